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
