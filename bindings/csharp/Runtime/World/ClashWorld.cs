using System;

namespace Clash2D
{
    /// <summary>
    /// Many colliders, the pairs among them, and questions about all of them at once: exact, and the same on every platform.
    /// <code>
    /// using (ClashWorld world = new ClashWorld())
    /// {
    ///     ColliderId ball = world.Add(new Circle(Vector2D.Zero, 1), new Pose2D(start, 0));
    ///     world.Move(ball, new Pose2D(next, 0));
    ///     foreach (WorldEvent begin in world.Update().Begins) { ... }
    /// }
    /// </code>
    /// <para/>
    /// An update tells which pairs began to touch and which ended since the last one, also on the way: nothing that
    /// moves is too fast. Queries see every change at once.
    /// <para/>
    /// Any number of threads may ask at the same time, as long as nobody changes the world; a change at that time throws
    /// <see cref="InvalidOperationException"/>, and so does a change that <see cref="WorldQuery.Accept"/> tries. Whatever is called after
    /// Dispose throws <see cref="ObjectDisposedException"/>; what is under way then still ends.
    /// </summary>
    /// <remarks>C: <c>ClashWorld</c>.</remarks>
    public sealed unsafe partial class ClashWorld : IDisposable
    {
        private readonly WorldHandle handle;

        /// <summary>How often events of an update became invalid.</summary>
        private int version;

        /// <summary>One without colliders.</summary>
        /// <remarks>C: <c>clash_world_create</c>.</remarks>
        /// <exception cref="OutOfMemoryException">There is no memory for it and the colliders that the settings ask for.</exception>
        public ClashWorld(WorldSettings settings = default(WorldSettings))
        {
            NativeWorldSettings native = settings.Native();
            handle = new WorldHandle(Clash2D.Native.clash_world_create(&native));
            if (handle.IsInvalid)
            {
                throw new OutOfMemoryException("There is no memory for the world.");
            }
        }

        /// <summary>The settings that are taken where none are given.</summary>
        /// <remarks>C: <c>clash_default_world</c>.</remarks>
        public static WorldSettings DefaultSettings
        {
            get { return default(WorldSettings); }
        }

        /// <summary>
        /// Where the library has it, for questions by <see cref="Native"/> from Burst jobs; until Dispose. The world then doesn't
        /// see who uses it: complete the jobs before it is changed.
        /// </summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public IntPtr Pointer
        {
            get
            {
                RefuseDisposed();
                return handle.DangerousGetHandle();
            }
        }

        /// <summary>Ends it and all that belongs to it, events of updates as well. A second time it does nothing.</summary>
        /// <remarks>C: <c>clash_world_destroy</c>.</remarks>
        public void Dispose()
        {
            handle.Dispose();
        }

        internal static UIntPtr Size(int number)
        {
            return (UIntPtr)(uint)(number < 0 ? 0 : number);
        }

        internal static int Total(UIntPtr total)
        {
            return (int)Math.Min((ulong)total, int.MaxValue);
        }

        /// <summary>A question of somebody else's, as long as it is not disposed of.</summary>
        internal Asking Ask(WorldQuery query)
        {
            return new Asking(handle, query);
        }

        /// <summary>Throws if events are no longer those of the last update.</summary>
        internal void RefuseOld(int told)
        {
            RefuseDisposed();
            if (told != version)
            {
                throw new InvalidOperationException("The world was updated or restored since.");
            }
        }

        private void RefuseDisposed()
        {
            if (handle.IsClosed)
            {
                throw new ObjectDisposedException("ClashWorld");
            }
        }

        /// <summary>Throws what a status is in C#.</summary>
        private static void Refuse(Status status)
        {
            switch (status)
            {
                case Status.Ok:
                    return;
                case Status.OutOfMemory:
                    throw new OutOfMemoryException("There is no memory for the world's change; nothing was changed.");
                default:
                    throw new ArgumentException("The world was not changed: " + Clash.Message(status) + ".");
            }
        }

        /// <summary>Throws if two arrays have not as many elements.</summary>
        private static int Same(int count, int other)
        {
            if (count != other)
            {
                throw new ArgumentException("The arrays have " + count + " and " + other + " elements.");
            }
            return count;
        }

        /// <summary>Throws if an array has fewer elements than are asked for.</summary>
        private static int Within(int count, int length)
        {
            if (count > length)
            {
                throw new ArgumentException("The array has " + length + " elements, and not " + count + ".");
            }
            return count;
        }

        internal static int Length<T>(T[] array)
        {
            return array == null ? 0 : array.Length;
        }
    }
}
