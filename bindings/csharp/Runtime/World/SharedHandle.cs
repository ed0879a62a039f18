using System;
using System.Runtime.InteropServices;
using System.Threading;

namespace Clash2D
{
    /// <summary>
    /// A thing that the library made, until Dispose or, if that is forgotten, until the garbage collector comes. It knows who
    /// uses it: many may ask at the same time, or one may change.
    /// </summary>
    internal abstract class SharedHandle : SafeHandle
    {
        private const int Changing = -1;

        /// <summary>How many ask, or <c>Changing</c>.</summary>
        private int users;

        private readonly string owner;
        private readonly string thing;

        /// <summary>What was made, the type that owns it, and what it is called.</summary>
        protected SharedHandle(IntPtr made, string owner, string thing) : base(IntPtr.Zero, true)
        {
            this.owner = owner;
            this.thing = thing;
            SetHandle(made);
        }

        public override bool IsInvalid
        {
            get { return handle == IntPtr.Zero; }
        }

        /// <summary>It, until it is released, for questions.</summary>
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
            throw new InvalidOperationException("The " + thing + " is asked while it is changed.");
        }

        internal void EndAsking()
        {
            Interlocked.Decrement(ref users);
            DangerousRelease();
        }

        /// <summary>It, until it is released, for changes.</summary>
        internal IntPtr Change()
        {
            Hold();
            if (Interlocked.CompareExchange(ref users, Changing, 0) == 0)
            {
                return handle;
            }
            DangerousRelease();
            throw new InvalidOperationException("The " + thing + " is changed while it is asked or changed.");
        }

        internal void EndChanging()
        {
            Volatile.Write(ref users, 0);
            DangerousRelease();
        }

        private void Hold()
        {
            if (IsClosed)
            {
                throw new ObjectDisposedException(owner);
            }
            bool isHeld = false;
            DangerousAddRef(ref isHeld);
        }
    }
}
