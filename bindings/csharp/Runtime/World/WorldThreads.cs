using System;
using System.Collections.Concurrent;
using System.Runtime.InteropServices;
using System.Threading.Tasks;
#if UNITY_5_3_OR_NEWER
using AOT;
#endif

namespace Clash2D
{
    /// <summary>The threads of .NET's pool, lent to worlds.</summary>
    internal static class WorldThreads
    {
        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate void Task(IntPtr data, uint number);

        [UnmanagedFunctionPointer(CallingConvention.Cdecl)]
        private delegate void Runner(IntPtr task, IntPtr data, uint count, IntPtr context);

        private static readonly Runner Kept = Run;
        private static readonly IntPtr Address = Marshal.GetFunctionPointerForDelegate(Kept);

        /// <summary>The few functions that the library has run.</summary>
        private static readonly ConcurrentDictionary<IntPtr, Task> Tasks = new ConcurrentDictionary<IntPtr, Task>();

        /// <summary>So many threads; none for less than two.</summary>
        internal static WorldTasks Of(int threads)
        {
            return threads < 2 ? default(WorldTasks) : new WorldTasks(Address, (IntPtr)threads, (uint)threads);
        }

        /// <summary>What is not done here, because something went wrong, the library does when this returns.</summary>
        [MonoPInvokeCallback(typeof(Runner))]
        private static void Run(IntPtr task, IntPtr data, uint count, IntPtr context)
        {
            try
            {
                Task callable = Tasks.GetOrAdd(task, Marshal.GetDelegateForFunctionPointer<Task>);
                ParallelOptions options = new ParallelOptions { MaxDegreeOfParallelism = (int)context };
                Parallel.For(0L, count, options, number => callable(data, (uint)number));
            }
            catch (Exception)
            {
                // Nothing may unwind through the library. Parallel.For has returned: nothing is under way.
            }
        }
    }
}
