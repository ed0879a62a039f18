// As much of the engine as the package, its tests and its sample name, so that the parts for Unity are
// compiled and run where no Unity is. Unity doesn't see this folder.

using System;

namespace UnityEngine
{
    public struct Vector2
    {
        public float x;
        public float y;

        public Vector2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }

        public static implicit operator Vector3(Vector2 v)
        {
            return new Vector3(v.x, v.y, 0);
        }

        public static implicit operator Vector2(Vector3 v)
        {
            return new Vector2(v.x, v.y);
        }
    }

    public struct Vector3
    {
        public float x;
        public float y;
        public float z;

        public Vector3(float x, float y, float z)
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }
    }

    public struct Rect
    {
        public Rect(float x, float y, float width, float height) : this()
        {
            this.x = x;
            this.y = y;
            this.width = width;
            this.height = height;
        }

        public float x { get; set; }
        public float y { get; set; }
        public float width { get; set; }
        public float height { get; set; }
    }

    public struct Bounds
    {
        private readonly Vector3 center;
        private readonly Vector3 extents;

        public Bounds(Vector3 center, Vector3 size)
        {
            this.center = center;
            extents = new Vector3(size.x / 2, size.y / 2, size.z / 2);
        }

        public Vector3 min
        {
            get { return new Vector3(center.x - extents.x, center.y - extents.y, center.z - extents.z); }
        }

        public Vector3 size
        {
            get { return new Vector3(extents.x * 2, extents.y * 2, extents.z * 2); }
        }
    }

    public struct Color
    {
        public static Color red;
        public static Color green;
        public static Color white;
    }

    public static class Mathf
    {
        public static float Abs(float x)
        {
            return Math.Abs(x);
        }
    }

    public static class Time
    {
        public static float deltaTime;
    }

    public class Object
    {
        public static void DestroyImmediate(Object it)
        {
        }
    }

    public class Transform : Object
    {
        public Vector3 position { get; set; }
        public Vector3 localScale { get; set; }
        public Vector3 eulerAngles { get; set; }

        public Vector3 lossyScale
        {
            get { return localScale; }
        }
    }

    public class GameObject : Object
    {
        public readonly Transform transform = new Transform();
    }

    public class MonoBehaviour : Object
    {
        public Transform transform;
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class RangeAttribute : Attribute
    {
        public RangeAttribute(float min, float max)
        {
        }
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class SerializeFieldAttribute : Attribute
    {
    }

    public static class Gizmos
    {
        public static Color color;

        public static void DrawWireSphere(Vector3 center, float radius)
        {
        }

        public static void DrawLine(Vector3 from, Vector3 to)
        {
        }
    }
}

namespace Unity.Mathematics
{
    public struct float2
    {
        public float x;
        public float y;

        public float2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }
    }
}

namespace Unity.Burst
{
    [AttributeUsage(AttributeTargets.Struct | AttributeTargets.Method | AttributeTargets.Class)]
    public sealed class BurstCompileAttribute : Attribute
    {
    }
}

namespace Unity.Jobs
{
    public struct JobHandle
    {
        public void Complete()
        {
        }
    }

    public interface IJobParallelFor
    {
        void Execute(int index);
    }

    public static class IJobParallelForExtensions
    {
        public static JobHandle Schedule<T>(this T job, int length, int batch) where T : struct, IJobParallelFor
        {
            for (int index = 0; index < length; index++)
            {
                job.Execute(index);
            }
            return default(JobHandle);
        }
    }
}

namespace Unity.Collections
{
    public enum Allocator
    {
        TempJob,
        Persistent,
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class ReadOnlyAttribute : Attribute
    {
    }

    [AttributeUsage(AttributeTargets.Field)]
    public sealed class WriteOnlyAttribute : Attribute
    {
    }

    public struct NativeArray<T> where T : struct
    {
        private readonly T[] elements;

        public NativeArray(int length, Allocator allocator)
        {
            elements = new T[length];
        }

        public T this[int index]
        {
            get { return elements[index]; }
            set { elements[index] = value; }
        }

        public int Length
        {
            get { return elements.Length; }
        }

        public bool IsCreated
        {
            get { return elements != null; }
        }

        public void Dispose()
        {
        }
    }
}
