namespace Clash2D
{
    /// <summary>The operators round each coordinate once, like the library's own functions.</summary>
    public partial struct Vector2D
    {
        /// <summary>The null vector, and the origin.</summary>
        public static Vector2D Zero
        {
            get { return default(Vector2D); }
        }

        /// <summary>The length; see <see cref="Clash.Length(Vector2D)"/>.</summary>
        public float Length
        {
            get { return Clash.Length(this); }
        }

        /// <summary>The vector of length 1 in the same direction; see <see cref="Clash.Unit(Vector2D)"/>.</summary>
        public Vector2D Unit
        {
            get { return Clash.Unit(this); }
        }

        /// <summary>The sum.</summary>
        public static Vector2D operator +(Vector2D a, Vector2D b)
        {
            return new Vector2D((float)(a.X + b.X), (float)(a.Y + b.Y));
        }

        /// <summary>The difference.</summary>
        public static Vector2D operator -(Vector2D a, Vector2D b)
        {
            return new Vector2D((float)(a.X - b.X), (float)(a.Y - b.Y));
        }

        /// <summary>The opposite.</summary>
        public static Vector2D operator -(Vector2D v)
        {
            return new Vector2D(-v.X, -v.Y);
        }

        /// <summary>The vector times a number.</summary>
        public static Vector2D operator *(Vector2D v, float scalar)
        {
            return new Vector2D((float)(v.X * scalar), (float)(v.Y * scalar));
        }

        /// <summary>The vector times a number.</summary>
        public static Vector2D operator *(float scalar, Vector2D v)
        {
            return v * scalar;
        }

        /// <summary>The vector divided by a number; by 0 as IEEE 754 says.</summary>
        public static Vector2D operator /(Vector2D v, float divisor)
        {
            return new Vector2D((float)(v.X / divisor), (float)(v.Y / divisor));
        }
    }
}
