#if UNITY_5_3_OR_NEWER
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;
using UnityEngine;

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

        /// <summary>The same of an array that is written.</summary>
        internal static void* Room<T>(NativeArray<T> array) where T : struct
        {
            return array.IsCreated ? NativeArrayUnsafeUtility.GetUnsafePtr(array) : null;
        }

        /// <summary>Memory of somebody else's as an array, which must not be disposed of; no bytes are copied.</summary>
        internal static NativeArray<T> Lent<T>(void* first, int count) where T : struct
        {
            NativeArray<T> array = NativeArrayUnsafeUtility.ConvertExistingDataToNativeArray<T>(first, count, Allocator.None);
#if ENABLE_UNITY_COLLECTIONS_CHECKS
            NativeArrayUnsafeUtility.SetAtomicSafetyHandle(ref array, AtomicSafetyHandle.GetTempUnsafePtrSliceHandle());
#endif
            return array;
        }
    }

    public unsafe partial class OwnedPolygon
    {
        /// <summary>Copies arrays; null is an empty one.</summary>
        public OwnedPolygon(Vector2[] vertices, uint[] ringSizes = null, float radius = 0)
        {
            fixed (Vector2* first = vertices)
            fixed (uint* sizes = ringSizes)
            {
                owned = Copy(new Polygon((Vector2D*)first, Count(vertices), sizes, Count(ringSizes), radius));
            }
        }

        private static int Count<T>(T[] array)
        {
            return array == null ? 0 : array.Length;
        }
    }

    public unsafe partial class OwnedChain
    {
        /// <summary>Copies an array; null is an empty one.</summary>
        public OwnedChain(Vector2[] vertices, float radius = 0, bool closed = false, Side side = Side.None)
        {
            fixed (Vector2* first = vertices)
            {
                owned = Copy(new Chain((Vector2D*)first, vertices == null ? 0 : vertices.Length, radius, closed, side));
            }
        }
    }
}
#endif
