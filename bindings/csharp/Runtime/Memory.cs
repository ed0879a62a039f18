using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    /// <summary>Native memory, which the garbage collector neither moves nor frees.</summary>
    internal static unsafe class Memory
    {
        /// <summary>A copy of some elements; null of none.</summary>
        internal static void* Copy(void* first, UIntPtr count, int size)
        {
            if (first == null || count == UIntPtr.Zero)
            {
                return null;
            }
            long bytes = checked((long)(ulong)count * size);
            void* copy = (void*)Marshal.AllocHGlobal((IntPtr)bytes);
            Buffer.MemoryCopy(first, copy, bytes, bytes);
            return copy;
        }

        /// <summary>Frees a copy; null is none.</summary>
        internal static void Free(void* copy)
        {
            Marshal.FreeHGlobal((IntPtr)copy);
        }
    }
}
