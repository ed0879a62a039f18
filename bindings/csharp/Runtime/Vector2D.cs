namespace Clash2D
{
    /// <summary>
    /// The operators are C#, so that they are as fast as the compiler makes them: under .NET and Mono they round
    /// each coordinate once, and give the bits of the library's functions. IL2CPP's C++ compiler and Burst may
    /// fuse a product with a sum (<c>a + b * t</c>), which rounds once where two roundings are written; that
    /// differs between processors. Where every platform must have the same bits, call the functions:
    /// <see cref="Clash.Add(Vector2D, Vector2D)"/>, <see cref="Clash.Multiply(Vector2D, float)"/> and so on.
    /// </summary>
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
        /// <remarks>May be fused with a product under IL2CPP and Burst; <see cref="Clash.Add(Vector2D, Vector2D)"/> never is.</remarks>
        public static Vector2D operator +(Vector2D a, Vector2D b)
        {
            return new Vector2D((float)(a.X + b.X), (float)(a.Y + b.Y));
        }

        /// <summary>The difference.</summary>
        /// <remarks>May be fused with a product under IL2CPP and Burst; <see cref="Clash.Subtract(Vector2D, Vector2D)"/> never is.</remarks>
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
        /// <remarks>May be fused with a sum under IL2CPP and Burst; <see cref="Clash.Multiply(Vector2D, float)"/> never is.</remarks>
        public static Vector2D operator *(Vector2D v, float scalar)
        {
            return new Vector2D((float)(v.X * scalar), (float)(v.Y * scalar));
        }

        /// <summary>The vector times a number.</summary>
        /// <remarks>May be fused with a sum under IL2CPP and Burst; <see cref="Clash.Multiply(Vector2D, float)"/> never is.</remarks>
        public static Vector2D operator *(float scalar, Vector2D v)
        {
            return v * scalar;
        }

        /// <summary>The vector divided by a number; by 0 as IEEE 754 says.</summary>
        /// <remarks>Burst with FloatMode.Fast may multiply instead; <see cref="Clash.Divide(Vector2D, float)"/> never does.</remarks>
        public static Vector2D operator /(Vector2D v, float divisor)
        {
            return new Vector2D((float)(v.X / divisor), (float)(v.Y / divisor));
        }
    }
}
