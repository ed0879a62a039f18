using System;
using System.Runtime.ExceptionServices;
using System.Runtime.InteropServices;
using System.Threading;
#if UNITY_5_3_OR_NEWER
using AOT;
#endif

namespace Clash2D
{
    /// <summary>A question that is under way: holds the world, and the program's function if there is one.</summary>
    internal struct Asking : IDisposable
    {
        private readonly WorldHandle handle;
        private readonly Acceptor acceptor;

        internal readonly IntPtr World;
        internal readonly NativeQuery Query;

        internal Asking(WorldHandle handle, WorldQuery query)
        {
            this.handle = handle;
            World = handle.Ask();
            acceptor = query.Accept == null ? null : Acceptor.Of(query.Accept);
            Query = acceptor == null ? query.Native(IntPtr.Zero, IntPtr.Zero) : acceptor.Native(query);
        }

        /// <summary>How many there are, unless the program's function threw something.</summary>
        internal int Told(UIntPtr total)
        {
            Throw();
            return ClashWorld.Total(total);
        }

        /// <summary>Throws what the program's function threw.</summary>
        internal void Throw()
        {
            if (acceptor != null)
            {
                acceptor.Throw();
            }
        }

        public void Dispose()
        {
            if (acceptor != null)
            {
                acceptor.Free();
            }
            // There is none where no world is asked.
            if (handle != null)
            {
                handle.EndAsking();
            }
        }
    }

    /// <summary>A program's function, as the library calls it: through a static one, with a handle to it.</summary>
    internal sealed class Acceptor
    {
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        [return: MarshalAs(UnmanagedType.U1)]
        private delegate bool Callback(ColliderId id, ulong user, IntPtr context);

        private static readonly Callback Kept = Call;
        private static readonly IntPtr Address = Marshal.GetFunctionPointerForDelegate(Kept);

        /// <summary>One that is not in use, so that questions make no garbage.</summary>
        [ThreadStatic]
        private static Acceptor spare;

        private ColliderAccept accept;
        private GCHandle self;
        private Exception thrown;

        internal static Acceptor Of(ColliderAccept accept)
        {
            Acceptor acceptor = spare ?? new Acceptor();
            spare = null;
            acceptor.accept = accept;
            acceptor.self = GCHandle.Alloc(acceptor);
            return acceptor;
        }

        internal NativeQuery Native(WorldQuery query)
        {
            return query.Native(Address, GCHandle.ToIntPtr(self));
        }

        /// <summary>Throws what the function threw first.</summary>
        internal void Throw()
        {
            if (thrown != null)
            {
                ExceptionDispatchInfo.Capture(thrown).Throw();
            }
        }

        internal void Free()
        {
            self.Free();
            accept = null;
            thrown = null;
            spare = this;
        }

        /// <summary>An exception must not unwind through the library: it is kept, and the rest is refused.</summary>
        [MonoPInvokeCallback(typeof(Callback))]
        private static bool Call(ColliderId id, ulong user, IntPtr context)
        {
            Acceptor acceptor = null;
            try
            {
                acceptor = (Acceptor)GCHandle.FromIntPtr(context).Target;
                return Volatile.Read(ref acceptor.thrown) == null && acceptor.accept(id, user);
            }
            catch (Exception exception)
            {
                if (acceptor != null)
                {
                    Interlocked.CompareExchange(ref acceptor.thrown, exception, null);
                }
                return false;
            }
        }
    }
}
