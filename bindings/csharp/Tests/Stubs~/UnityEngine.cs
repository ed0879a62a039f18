// As much of the engine as the package, its tests and its sample name, so that the parts for Unity are
// compiled and run where no Unity is. Unity doesn't see this folder.

using System;
using System.Collections.Generic;
using System.Runtime.InteropServices;

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

        public static Vector2 operator +(Vector2 a, Vector2 b)
        {
            return new Vector2(a.x + b.x, a.y + b.y);
        }

        public static Vector2 operator -(Vector2 a, Vector2 b)
        {
            return new Vector2(a.x - b.x, a.y - b.y);
        }

        public static Vector2 operator -(Vector2 v)
        {
            return new Vector2(-v.x, -v.y);
        }

        public static Vector2 operator *(Vector2 a, Vector2 b)
        {
            return new Vector2(a.x * b.x, a.y * b.y);
        }

        public static Vector2 operator /(Vector2 a, Vector2 b)
        {
            return new Vector2(a.x / b.x, a.y / b.y);
        }

        public static Vector2 operator *(Vector2 v, float scalar)
        {
            return new Vector2(v.x * scalar, v.y * scalar);
        }

        public static Vector2 operator *(float scalar, Vector2 v)
        {
            return v * scalar;
        }

        public static Vector2 operator /(Vector2 v, float divisor)
        {
            return new Vector2(v.x / divisor, v.y / divisor);
        }

        // With a tolerance, as in the engine.
        public static bool operator ==(Vector2 a, Vector2 b)
        {
            Vector2 way = a - b;
            return way.x * way.x + way.y * way.y < 9.99999944E-11f;
        }

        public static bool operator !=(Vector2 a, Vector2 b)
        {
            return !(a == b);
        }

        public override bool Equals(object other)
        {
            return other is Vector2 && Equals((Vector2)other);
        }

        public bool Equals(Vector2 other)
        {
            return x == other.x && y == other.y;
        }

        public override int GetHashCode()
        {
            return x.GetHashCode() ^ (y.GetHashCode() << 2);
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

        public static Vector3 operator +(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x + b.x, a.y + b.y, a.z + b.z);
        }

        public static Vector3 operator -(Vector3 a, Vector3 b)
        {
            return new Vector3(a.x - b.x, a.y - b.y, a.z - b.z);
        }

        public static bool operator ==(Vector3 a, Vector3 b)
        {
            Vector3 way = a - b;
            return way.x * way.x + way.y * way.y + way.z * way.z < 9.99999944E-11f;
        }

        public static bool operator !=(Vector3 a, Vector3 b)
        {
            return !(a == b);
        }

        public override bool Equals(object other)
        {
            return other is Vector3 && Equals((Vector3)other);
        }

        public bool Equals(Vector3 other)
        {
            return x == other.x && y == other.y && z == other.z;
        }

        public override int GetHashCode()
        {
            return x.GetHashCode() ^ (y.GetHashCode() << 2) ^ (z.GetHashCode() >> 2);
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

        public static bool operator ==(Rect a, Rect b)
        {
            return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height;
        }

        public static bool operator !=(Rect a, Rect b)
        {
            return !(a == b);
        }

        public override bool Equals(object other)
        {
            return other is Rect && this == (Rect)other;
        }

        public override int GetHashCode()
        {
            return x.GetHashCode() ^ (width.GetHashCode() << 2) ^ (y.GetHashCode() >> 2) ^ (height.GetHashCode() >> 1);
        }
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

        public static int Min(int a, int b)
        {
            return Math.Min(a, b);
        }
    }

    public struct Vector3Int
    {
        public Vector3Int(int x, int y, int z) : this()
        {
            this.x = x;
            this.y = y;
            this.z = z;
        }

        public int x { get; set; }
        public int y { get; set; }
        public int z { get; set; }
    }

    public struct BoundsInt
    {
        public int xMin { get; set; }
        public int yMin { get; set; }
        public int xMax { get; set; }
        public int yMax { get; set; }
    }

    public struct Matrix4x4
    {
        public float m00;
        public float m01;
        public float m03;
        public float m10;
        public float m11;
        public float m13;

        public static Matrix4x4 identity
        {
            get { return Turned(0, 1, 1); }
        }

        // As the engine has it, with what sines and cosines of floats lose.
        public static Matrix4x4 Turned(float degrees, float x, float y)
        {
            float sine = (float)Math.Sin((float)(degrees * Math.PI / 180)), cosine = (float)Math.Cos((float)(degrees * Math.PI / 180));
            return new Matrix4x4 { m00 = cosine * x, m01 = -sine * y, m10 = sine * x, m11 = cosine * y };
        }
    }

    public static class Debug
    {
        // What was told, for the tests.
        public static readonly List<string> Errors = new List<string>();

        public static void LogError(object message, Object context)
        {
            Errors.Add(message.ToString());
        }
    }

    public class ScriptableObject : Object
    {
    }

    // A sprite with an outline as the sprite editor makes it, from its pivot.
    public sealed class Sprite : Object
    {
        public Vector2[][] Outlines = new Vector2[0][];

        public int GetPhysicsShapeCount()
        {
            return Outlines.Length;
        }

        public int GetPhysicsShape(int shapeIdx, List<Vector2> physicsShape)
        {
            physicsShape.Clear();
            physicsShape.AddRange(Outlines[shapeIdx]);
            return physicsShape.Count;
        }
    }

    public class Behaviour : Object
    {
        public Transform transform = new Transform { localScale = new Vector3(1, 1, 1) };
    }

    public class GridLayout : Behaviour
    {
        public enum CellLayout
        {
            Rectangle,
            Hexagon,
            Isometric,
            IsometricZAsY,
        }

        public enum CellSwizzle
        {
            XYZ,
            XZY,
        }

        public CellLayout cellLayout { get; set; }
        public CellSwizzle cellSwizzle { get; set; }
        public Vector3 cellSize { get; set; }
        public Vector3 cellGap { get; set; }
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

        public Matrix4x4 localToWorldMatrix
        {
            get
            {
                Matrix4x4 matrix = Matrix4x4.Turned(eulerAngles.z, localScale.x, localScale.y);
                matrix.m03 = position.x;
                matrix.m13 = position.y;
                return matrix;
            }
        }

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

    public static class Input
    {
        public static float GetAxis(string name)
        {
            return 0;
        }

        public static bool GetButtonDown(string name)
        {
            return false;
        }
    }

    // Only names, which no type of ours may have.
    public class Motion : Object
    {
    }

    public struct Pose
    {
    }

    public struct ContactPoint
    {
    }

    public static class Gizmos
    {
        public static Color color;

        public static void DrawWireSphere(Vector3 center, float radius)
        {
        }

        // What was drawn, for the tests: both ends.
        public static readonly List<float[]> Lines = new List<float[]>();

        public static void DrawLine(Vector3 from, Vector3 to)
        {
            Lines.Add(new[] { from.x, from.y, from.z, to.x, to.y, to.z });
        }
    }
}

namespace UnityEngine.Tilemaps
{
    public abstract class TileBase : ScriptableObject
    {
    }

    public class Tile : TileBase
    {
        public enum ColliderType
        {
            None,
            Sprite,
            Grid,
        }

        public Sprite sprite { get; set; }
        public ColliderType colliderType { get; set; }
    }

    public sealed class Tilemap : GridLayout
    {
        public enum Orientation
        {
            XY,
            XZ,
        }

        private readonly Dictionary<Vector3Int, Tile> tiles = new Dictionary<Vector3Int, Tile>();
        private readonly Dictionary<Vector3Int, Matrix4x4> matrices = new Dictionary<Vector3Int, Matrix4x4>();
        private BoundsInt bounds;

        public Tilemap()
        {
            cellSize = new Vector3(1, 1, 0);
            tileAnchor = new Vector3(0.5f, 0.5f, 0);
            bounds = new BoundsInt();
        }

        public Orientation orientation { get; set; }
        public Vector3 tileAnchor { get; set; }

        public BoundsInt cellBounds
        {
            get { return bounds; }
        }

        public void SetTile(Vector3Int position, TileBase tile)
        {
            tiles[position] = (Tile)tile;
            matrices[position] = Matrix4x4.identity;
            bounds.xMin = Math.Min(bounds.xMin, position.x);
            bounds.yMin = Math.Min(bounds.yMin, position.y);
            bounds.xMax = Math.Max(bounds.xMax, position.x + 1);
            bounds.yMax = Math.Max(bounds.yMax, position.y + 1);
        }

        public void SetTransformMatrix(Vector3Int position, Matrix4x4 transform)
        {
            matrices[position] = transform;
        }

        public TileBase GetTile(Vector3Int position)
        {
            Tile tile;
            return tiles.TryGetValue(position, out tile) ? tile : null;
        }

        public Sprite GetSprite(Vector3Int position)
        {
            return tiles[position].sprite;
        }

        public Tile.ColliderType GetColliderType(Vector3Int position)
        {
            return tiles[position].colliderType;
        }

        public Matrix4x4 GetTransformMatrix(Vector3Int position)
        {
            return matrices[position];
        }
    }
}

namespace AOT
{
    [AttributeUsage(AttributeTargets.Method)]
    public sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        public MonoPInvokeCallbackAttribute(Type type)
        {
        }
    }
}

namespace Unity.Mathematics
{
    public struct bool2
    {
        public bool x;
        public bool y;

        public bool2(bool x, bool y)
        {
            this.x = x;
            this.y = y;
        }
    }

    public struct float2
    {
        public float x;
        public float y;

        public float2(float x, float y)
        {
            this.x = x;
            this.y = y;
        }

        public static implicit operator float2(float v)
        {
            return new float2(v, v);
        }

        public static implicit operator float2(UnityEngine.Vector2 v)
        {
            return new float2(v.x, v.y);
        }

        public static implicit operator UnityEngine.Vector2(float2 v)
        {
            return new UnityEngine.Vector2(v.x, v.y);
        }

        public static float2 operator +(float2 a, float2 b)
        {
            return new float2(a.x + b.x, a.y + b.y);
        }

        public static float2 operator +(float2 a, float b)
        {
            return a + new float2(b, b);
        }

        public static float2 operator +(float a, float2 b)
        {
            return new float2(a, a) + b;
        }

        public static float2 operator -(float2 a, float2 b)
        {
            return new float2(a.x - b.x, a.y - b.y);
        }

        public static float2 operator -(float2 a, float b)
        {
            return a - new float2(b, b);
        }

        public static float2 operator -(float a, float2 b)
        {
            return new float2(a, a) - b;
        }

        public static float2 operator *(float2 a, float2 b)
        {
            return new float2(a.x * b.x, a.y * b.y);
        }

        public static float2 operator *(float2 a, float b)
        {
            return a * new float2(b, b);
        }

        public static float2 operator *(float a, float2 b)
        {
            return new float2(a, a) * b;
        }

        public static bool2 operator ==(float2 a, float2 b)
        {
            return new bool2(a.x == b.x, a.y == b.y);
        }

        public static bool2 operator ==(float2 a, float b)
        {
            return a == new float2(b, b);
        }

        public static bool2 operator ==(float a, float2 b)
        {
            return new float2(a, a) == b;
        }

        public static bool2 operator !=(float2 a, float2 b)
        {
            return new bool2(a.x != b.x, a.y != b.y);
        }

        public static bool2 operator !=(float2 a, float b)
        {
            return a != new float2(b, b);
        }

        public static bool2 operator !=(float a, float2 b)
        {
            return new float2(a, a) != b;
        }

        public override bool Equals(object other)
        {
            return other is float2 && Equals((float2)other);
        }

        public bool Equals(float2 other)
        {
            return x == other.x && y == other.y;
        }

        public override int GetHashCode()
        {
            return x.GetHashCode() ^ (y.GetHashCode() << 2);
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
        None = 1,
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
        private readonly IntPtr lent;
        private readonly int lentCount;

        public NativeArray(int length, Allocator allocator)
        {
            elements = new T[length];
            lent = IntPtr.Zero;
            lentCount = 0;
        }

        internal NativeArray(IntPtr lent, int count)
        {
            elements = null;
            this.lent = lent;
            lentCount = count;
        }

        public T this[int index]
        {
            get
            {
                return elements != null ? elements[index] : (T)Marshal.PtrToStructure(lent + index * Marshal.SizeOf(typeof(T)), typeof(T));
            }
            set
            {
                elements[index] = value;
            }
        }

        public int Length
        {
            get { return elements == null ? lentCount : elements.Length; }
        }

        public bool IsCreated
        {
            get { return elements != null || lent != IntPtr.Zero; }
        }

        internal IntPtr Lent
        {
            get { return lent; }
        }

        public void Dispose()
        {
        }

        internal T[] Elements
        {
            get { return elements; }
        }
    }
}

namespace Unity.Collections.LowLevel.Unsafe
{
    [AttributeUsage(AttributeTargets.Field)]
    public sealed class NativeDisableUnsafePtrRestrictionAttribute : Attribute
    {
    }

    public static class NativeArrayUnsafeUtility
    {
        /// <summary>Pins the elements for good, as native memory doesn't move.</summary>
        public static unsafe void* GetUnsafeReadOnlyPtr<T>(NativeArray<T> array) where T : struct
        {
            return GetUnsafePtr(array);
        }

        public static unsafe void* GetUnsafePtr<T>(NativeArray<T> array) where T : struct
        {
            bool isLent = array.Lent != IntPtr.Zero;
            return (void*)(isLent ? array.Lent : GCHandle.Alloc(array.Elements, GCHandleType.Pinned).AddrOfPinnedObject());
        }

        public static unsafe NativeArray<T> ConvertExistingDataToNativeArray<T>(void* first, int length, Allocator allocator) where T : struct
        {
            return new NativeArray<T>((IntPtr)first, length);
        }
    }
}
