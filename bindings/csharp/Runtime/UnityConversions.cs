// To and from the engine's own types. What loses nothing is implicit, so that a Vector2 or a Rect can be
// handed to any function as it is.

#if UNITY_5_3_OR_NEWER
using UnityEngine;

namespace Clash2D
{
    public partial struct Vector2D
    {
        /// <summary>The same coordinates.</summary>
        public static implicit operator Vector2D(Vector2 v)
        {
            return new Vector2D(v.x, v.y);
        }

        /// <summary>The same coordinates.</summary>
        public static implicit operator Vector2(Vector2D v)
        {
            return new Vector2(v.X, v.Y);
        }

        /// <summary>The coordinates in the plane, without Z.</summary>
        public static explicit operator Vector2D(Vector3 v)
        {
            return new Vector2D(v.x, v.y);
        }

        /// <summary>The point of the plane, with 0 for Z.</summary>
        public static explicit operator Vector3(Vector2D v)
        {
            return new Vector3(v.X, v.Y, 0);
        }

#if CLASH2D_MATHEMATICS
        /// <summary>The same coordinates.</summary>
        public static implicit operator Vector2D(Unity.Mathematics.float2 v)
        {
            return new Vector2D(v.x, v.y);
        }

        /// <summary>The same coordinates.</summary>
        public static implicit operator Unity.Mathematics.float2(Vector2D v)
        {
            return new Unity.Mathematics.float2(v.X, v.Y);
        }
#endif
    }

    public partial struct Rectangle
    {
        /// <summary>The same numbers; a Rect of negative size is the empty set.</summary>
        public static implicit operator Rectangle(Rect r)
        {
            return new Rectangle(new Vector2D(r.x, r.y), new Vector2D(r.width, r.height));
        }

        /// <summary>The same numbers.</summary>
        public static implicit operator Rect(Rectangle r)
        {
            return new Rect(r.Origin.X, r.Origin.Y, r.Size.X, r.Size.Y);
        }

        /// <summary>
        /// The face of a box in the plane, without Z. Bounds keep center and extents, so that the corner is
        /// rounded.
        /// </summary>
        public static explicit operator Rectangle(Bounds b)
        {
            return new Rectangle((Vector2D)b.min, (Vector2D)b.size);
        }
    }

    public partial struct Shape
    {
        /// <summary>The point as a shape.</summary>
        public static implicit operator Shape(Vector2 v)
        {
            return Point(v);
        }

        /// <summary>The rectangle as a shape; a Rect of negative size is the empty set.</summary>
        public static implicit operator Shape(Rect r)
        {
            return Rectangle(r);
        }

#if CLASH2D_MATHEMATICS
        /// <summary>The point as a shape.</summary>
        public static implicit operator Shape(Unity.Mathematics.float2 v)
        {
            return Point(v);
        }
#endif
    }

    public partial struct OrientedRectangle
    {
        /// <summary>
        /// A box of the size <paramref name="size"/> around the origin, as a transform places, scales and turns
        /// it in the plane. The rotation is the transform's angle around Z.
        /// </summary>
        public static OrientedRectangle Of(Transform transform, Vector2 size)
        {
            Vector3 scale = transform.lossyScale;
            Vector2D halfExtend = new Vector2D(Mathf.Abs(size.x * scale.x) / 2, Mathf.Abs(size.y * scale.y) / 2);
            return new OrientedRectangle((Vector2D)transform.position, halfExtend, transform.eulerAngles.z);
        }
    }
}
#endif
