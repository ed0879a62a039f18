using System;
using System.Runtime.InteropServices;
using System.Threading;

namespace Clash2D
{
    /// <summary>
    /// The world that the library made, until Dispose or, if that is forgotten, until the garbage collector comes. It knows who
    /// uses it: many may ask at the same time, or one may change.
    /// </summary>
    internal sealed class WorldHandle : SafeHandle
    {
        private const int Changing = -1;

        /// <summary>How many ask, or <c>Changing</c>.</summary>
        private int users;

        internal WorldHandle(IntPtr world) : base(IntPtr.Zero, true)
        {
            SetHandle(world);
        }

        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        /// <summary>The world, until it is released, for questions.</summary>
        internal IntPtr Ask()
        {
            Hold();
            int before = Volatile.Read(ref users);
            while (before != Changing)
            {
                int found = Interlocked.CompareExchange(ref users, before + 1, before);
                if (found == before)
                {
                    return handle;
                }
                before = found;
            }
            DangerousRelease();
            throw new InvalidOperationException("The world is asked while it is changed.");
        }

        internal void EndAsking()
        {
            Interlocked.Decrement(ref users);
            DangerousRelease();
        }

        /// <summary>The world, until it is released, for changes.</summary>
        internal IntPtr Change()
        {
            Hold();
            if (Interlocked.CompareExchange(ref users, Changing, 0) == 0)
            {
                return handle;
            }
            DangerousRelease();
            throw new InvalidOperationException("The world is changed while it is asked or changed.");
        }

        internal void EndChanging()
        {
            Volatile.Write(ref users, 0);
            DangerousRelease();
        }

        protected override bool ReleaseHandle()
        {
            Native.clash_world_destroy(handle);
            return true;
        }

        private void Hold()
        {
            if (IsClosed)
            {
                throw new ObjectDisposedException("ClashWorld");
            }
            bool isHeld = false;
            DangerousAddRef(ref isHeld);
        }
    }
}
