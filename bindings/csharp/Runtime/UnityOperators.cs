// Sums, differences and comparisons of a type of the engine with ours. As both convert to each other
// implicitly, the compiler could not choose between the operators of the two without these. The result is
// always ours, and a comparison has no tolerance.

#if UNITY_5_3_OR_NEWER
using UnityEngine;
#if CLASH2D_MATHEMATICS
using Unity.Mathematics;
#endif

namespace Clash2D
{
    public partial struct Vector2D
    {
        /// <summary>The sum.</summary>
        public static Vector2D operator +(Vector2D a, Vector2 b)
        {
            return a + (Vector2D)b;
        }

        /// <summary>The difference.</summary>
        public static Vector2D operator -(Vector2D a, Vector2 b)
        {
            return a - (Vector2D)b;
        }

        /// <summary>Whether the coordinates are equal, without a tolerance; NaN equals nothing.</summary>
        public static bool operator ==(Vector2D a, Vector2 b)
        {
            return a == (Vector2D)b;
        }

        /// <summary>Whether some coordinate differs; NaN differs from itself.</summary>
        public static bool operator !=(Vector2D a, Vector2 b)
        {
            return a != (Vector2D)b;
        }

        /// <summary>The sum.</summary>
        public static Vector2D operator +(Vector2 a, Vector2D b)
        {
            return (Vector2D)a + b;
        }

        /// <summary>The difference.</summary>
        public static Vector2D operator -(Vector2 a, Vector2D b)
        {
            return (Vector2D)a - b;
        }

        /// <summary>Whether the coordinates are equal, without a tolerance; NaN equals nothing.</summary>
        public static bool operator ==(Vector2 a, Vector2D b)
        {
            return (Vector2D)a == b;
        }

        /// <summary>Whether some coordinate differs; NaN differs from itself.</summary>
        public static bool operator !=(Vector2 a, Vector2D b)
        {
            return (Vector2D)a != b;
        }

#if CLASH2D_MATHEMATICS
        /// <summary>The sum.</summary>
        public static Vector2D operator +(Vector2D a, float2 b)
        {
            return a + (Vector2D)b;
        }

        /// <summary>The difference.</summary>
        public static Vector2D operator -(Vector2D a, float2 b)
        {
            return a - (Vector2D)b;
        }

        /// <summary>Whether the coordinates are equal, without a tolerance; NaN equals nothing.</summary>
        public static bool operator ==(Vector2D a, float2 b)
        {
            return a == (Vector2D)b;
        }

        /// <summary>Whether some coordinate differs; NaN differs from itself.</summary>
        public static bool operator !=(Vector2D a, float2 b)
        {
            return a != (Vector2D)b;
        }

        /// <summary>The sum.</summary>
        public static Vector2D operator +(float2 a, Vector2D b)
        {
            return (Vector2D)a + b;
        }

        /// <summary>The difference.</summary>
        public static Vector2D operator -(float2 a, Vector2D b)
        {
            return (Vector2D)a - b;
        }

        /// <summary>Whether the coordinates are equal, without a tolerance; NaN equals nothing.</summary>
        public static bool operator ==(float2 a, Vector2D b)
        {
            return (Vector2D)a == b;
        }

        /// <summary>Whether some coordinate differs; NaN differs from itself.</summary>
        public static bool operator !=(float2 a, Vector2D b)
        {
            return (Vector2D)a != b;
        }
#endif
    }

    public partial struct Rectangle
    {
        /// <summary>Whether all numbers are equal, without a tolerance; NaN equals nothing.</summary>
        public static bool operator ==(Rectangle a, Rect b)
        {
            return a == (Rectangle)b;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Rectangle a, Rect b)
        {
            return a != (Rectangle)b;
        }

        /// <summary>Whether all numbers are equal, without a tolerance; NaN equals nothing.</summary>
        public static bool operator ==(Rect a, Rectangle b)
        {
            return (Rectangle)a == b;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Rect a, Rectangle b)
        {
            return (Rectangle)a != b;
        }
    }
}
#endif
