#if UNITY_5_3_OR_NEWER
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;

namespace Clash2D
{
    /// <summary>The engine's arrays in native memory.</summary>
    internal static unsafe class NativeArrays
    {
        /// <summary>Where the first element is; null of an array that was never created.</summary>
        internal static void* First<T>(NativeArray<T> array) where T : struct
        {
            return array.IsCreated ? NativeArrayUnsafeUtility.GetUnsafeReadOnlyPtr(array) : null;
        }
    }
}
#endif
