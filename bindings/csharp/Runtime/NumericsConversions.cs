// To and from System.Numerics, for games without Unity: with the symbol CLASH2D_NUMERICS, which
// Clash2D.csproj defines. As both types convert to each other implicitly, the operators of both are here, too.

#if CLASH2D_NUMERICS
using Numerics = System.Numerics;

namespace Clash2D
{
    public partial struct Vector2D
    {
        /// <summary>The same coordinates.</summary>
        public static implicit operator Vector2D(Numerics.Vector2 v)
        {
            return new Vector2D(v.X, v.Y);
        }

        /// <summary>The same coordinates.</summary>
        public static implicit operator Numerics.Vector2(Vector2D v)
        {
            return new Numerics.Vector2(v.X, v.Y);
        }

        /// <summary>The sum.</summary>
        public static Vector2D operator +(Vector2D a, Numerics.Vector2 b)
        {
            return a + (Vector2D)b;
        }

        /// <summary>The sum.</summary>
        public static Vector2D operator +(Numerics.Vector2 a, Vector2D b)
        {
            return (Vector2D)a + b;
        }

        /// <summary>The difference.</summary>
        public static Vector2D operator -(Vector2D a, Numerics.Vector2 b)
        {
            return a - (Vector2D)b;
        }

        /// <summary>The difference.</summary>
        public static Vector2D operator -(Numerics.Vector2 a, Vector2D b)
        {
            return (Vector2D)a - b;
        }

        /// <summary>Whether the coordinates are equal; NaN equals nothing.</summary>
        public static bool operator ==(Vector2D a, Numerics.Vector2 b)
        {
            return a == (Vector2D)b;
        }

        /// <summary>Whether the coordinates are equal; NaN equals nothing.</summary>
        public static bool operator ==(Numerics.Vector2 a, Vector2D b)
        {
            return (Vector2D)a == b;
        }

        /// <summary>Whether some coordinate differs; NaN differs from itself.</summary>
        public static bool operator !=(Vector2D a, Numerics.Vector2 b)
        {
            return a != (Vector2D)b;
        }

        /// <summary>Whether some coordinate differs; NaN differs from itself.</summary>
        public static bool operator !=(Numerics.Vector2 a, Vector2D b)
        {
            return (Vector2D)a != b;
        }
    }

    public partial struct Shape
    {
        /// <summary>The point as a shape.</summary>
        public static implicit operator Shape(Numerics.Vector2 v)
        {
            return Point(v);
        }
    }
}
#endif
