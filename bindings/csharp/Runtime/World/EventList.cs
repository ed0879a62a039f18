#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

using System;
#if UNITY_5_3_OR_NEWER
using Unity.Collections;
#endif

namespace Clash2D
{
    /// <summary>
    /// Pairs that began to touch or ended, in the world's own memory: until its next update, restore or end, whatever is added, moved or
    /// removed meanwhile. Then using it throws.
    /// </summary>
    public unsafe struct EventList
    {
        private readonly ClashWorld world;
        private readonly int version;
        private readonly WorldEvent* first;
        private readonly int count;

        internal EventList(ClashWorld world, int version, WorldEvent* first, UIntPtr count)
        {
            this.world = world;
            this.version = version;
            this.first = first;
            this.count = ClashWorld.Total(count);
        }

        /// <summary>How many there are.</summary>
        public int Count
        {
            get { return count; }
        }

        /// <summary>One of them; the first has the number 0.</summary>
        /// <exception cref="IndexOutOfRangeException">There is none of this number.</exception>
        /// <exception cref="InvalidOperationException">The world was updated or restored since.</exception>
        /// <exception cref="ObjectDisposedException">The world is disposed of.</exception>
        public WorldEvent this[int index]
        {
            get
            {
                if ((uint)index >= (uint)count)
                {
                    throw new IndexOutOfRangeException();
                }
                return Pointer[index];
            }
        }

        /// <summary>Where the first one is; null of none.</summary>
        /// <exception cref="InvalidOperationException">The world was updated or restored since.</exception>
        /// <exception cref="ObjectDisposedException">The world is disposed of.</exception>
        public WorldEvent* Pointer
        {
            get
            {
                if (world != null)
                {
                    world.RefuseOld(version);
                }
                return first;
            }
        }

        /// <summary>A copy of all.</summary>
        public WorldEvent[] ToArray()
        {
            WorldEvent[] array = new WorldEvent[count];
            for (int index = 0; index < count; index++)
            {
                array[index] = this[index];
            }
            return array;
        }

#if CLASH2D_SPAN
        /// <summary>All of them, where they are: no longer than the world keeps them.</summary>
        public ReadOnlySpan<WorldEvent> AsSpan()
        {
            return new ReadOnlySpan<WorldEvent>(Pointer, count);
        }
#endif

#if UNITY_5_3_OR_NEWER
        /// <summary>
        /// All of them, where they are, for jobs: no longer than the world keeps them. Nothing is copied, and nothing is to be
        /// disposed of. Only to be read.
        /// </summary>
        public NativeArray<WorldEvent> AsNativeArray()
        {
            return NativeArrays.Lent<WorldEvent>(Pointer, count);
        }
#endif

        /// <summary>Goes through them, in their order.</summary>
        public Enumerator GetEnumerator()
        {
            return new Enumerator(this);
        }

        /// <summary>For <c>foreach</c>.</summary>
        public struct Enumerator
        {
            private readonly EventList list;
            private int index;

            internal Enumerator(EventList list)
            {
                this.list = list;
                index = -1;
            }

            /// <summary>The one that it is at.</summary>
            public WorldEvent Current
            {
                get { return list[index]; }
            }

            /// <summary>Goes on; whether there is another one.</summary>
            public bool MoveNext()
            {
                return ++index < list.count;
            }
        }
    }
}
