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
    /// Pairs that stay, in the world's own memory: until its next update, restore or end, whatever is added, moved or
    /// removed meanwhile. Then using it throws.
    /// </summary>
    public unsafe struct PairList
    {
        private readonly ClashWorld world;
        private readonly int version;
        private readonly ColliderPair* first;
        private readonly int count;

        internal PairList(ClashWorld world, int version, ColliderPair* first, UIntPtr count)
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
        public ColliderPair this[int index]
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
        public ColliderPair* Pointer
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
        public ColliderPair[] ToArray()
        {
            ColliderPair[] array = new ColliderPair[count];
            for (int index = 0; index < count; index++)
            {
                array[index] = this[index];
            }
            return array;
        }

#if CLASH2D_SPAN
        /// <summary>All of them, where they are: no longer than the world keeps them.</summary>
        public ReadOnlySpan<ColliderPair> AsSpan()
        {
            return new ReadOnlySpan<ColliderPair>(Pointer, count);
        }
#endif

#if UNITY_5_3_OR_NEWER
        /// <summary>
        /// All of them, where they are, for jobs: no longer than the world keeps them. Nothing is copied, and nothing is to be
        /// disposed of. Only to be read.
        /// </summary>
        public NativeArray<ColliderPair> AsNativeArray()
        {
            return NativeArrays.Lent<ColliderPair>(Pointer, count);
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
            private readonly PairList list;
            private int index;

            internal Enumerator(PairList list)
            {
                this.list = list;
                index = -1;
            }

            /// <summary>The one that it is at.</summary>
            public ColliderPair Current
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
