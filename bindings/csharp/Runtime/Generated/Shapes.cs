// Written by bindings/generate from the Rust source; changes here are lost.

using System;
using System.Globalization;
using System.Runtime.InteropServices;

namespace Clash2D
{
    /// <summary>
    /// A point, or a direction with a length. X points to the right, Y up.
    /// <para/>
    /// The unit is the program's own; tiles, pixels and metres work alike.
    /// </summary>
    /// <remarks>C: <c>ClashVector2D</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Vector2D : IEquatable<Vector2D>
    {
        /// <summary>
        /// The coordinate along the X axis, which points to the right.
        /// </summary>
        public float X;

        /// <summary>
        /// The coordinate along the Y axis, which points up.
        /// </summary>
        public float Y;

        /// <summary>Sets every field.</summary>
        public Vector2D(float x, float y)
        {
            X = x;
            Y = y;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Vector2D other)
        {
            return X.Equals(other.X) && Y.Equals(other.Y);
        }

        /// <summary>Whether the other object is a Vector2D with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Vector2D && Equals((Vector2D)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + X.GetHashCode();
                hash = hash * 31 + Y.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Vector2D a, Vector2D b)
        {
            return a.X == b.X && a.Y == b.Y;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Vector2D a, Vector2D b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Vector2D({0}, {1})", X.ToString("R", CultureInfo.InvariantCulture), Y.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// An endless straight line.
    /// <para/>
    /// With the null vector as its direction it is its base point.
    /// </summary>
    /// <remarks>C: <c>ClashLine</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Line : IEquatable<Line>
    {
        /// <summary>
        /// Any point of the line.
        /// </summary>
        public Vector2D Base;

        /// <summary>
        /// Which way the line runs; any length, either way along it.
        /// </summary>
        public Vector2D Direction;

        /// <summary>Sets every field.</summary>
        public Line(Vector2D @base, Vector2D direction)
        {
            Base = @base;
            Direction = direction;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Line other)
        {
            return Base.Equals(other.Base) && Direction.Equals(other.Direction);
        }

        /// <summary>Whether the other object is a Line with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Line && Equals((Line)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Base.GetHashCode();
                hash = hash * 31 + Direction.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Line a, Line b)
        {
            return a.Base == b.Base && a.Direction == b.Direction;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Line a, Line b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Line({0}, {1})", Base, Direction);
        }
    }

    /// <summary>
    /// A straight piece between two points, both included.
    /// <para/>
    /// With two equal points it is a point.
    /// </summary>
    /// <remarks>C: <c>ClashSegment</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Segment : IEquatable<Segment>
    {
        /// <summary>
        /// One end.
        /// </summary>
        public Vector2D Point1;

        /// <summary>
        /// The other end.
        /// </summary>
        public Vector2D Point2;

        /// <summary>Sets every field.</summary>
        public Segment(Vector2D point1, Vector2D point2)
        {
            Point1 = point1;
            Point2 = point2;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Segment other)
        {
            return Point1.Equals(other.Point1) && Point2.Equals(other.Point2);
        }

        /// <summary>Whether the other object is a Segment with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Segment && Equals((Segment)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Point1.GetHashCode();
                hash = hash * 31 + Point2.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Segment a, Segment b)
        {
            return a.Point1 == b.Point1 && a.Point2 == b.Point2;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Segment a, Segment b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Segment({0}, {1})", Point1, Point2);
        }
    }

    /// <summary>
    /// A filled circle, its rim included.
    /// </summary>
    /// <remarks>C: <c>ClashCircle</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Circle : IEquatable<Circle>
    {
        /// <summary>
        /// The middle.
        /// </summary>
        public Vector2D Center;

        /// <summary>
        /// The distance from the middle to the rim, 0 or more.
        /// </summary>
        public float Radius;

        /// <summary>Sets every field.</summary>
        public Circle(Vector2D center, float radius)
        {
            Center = center;
            Radius = radius;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Circle other)
        {
            return Center.Equals(other.Center) && Radius.Equals(other.Radius);
        }

        /// <summary>Whether the other object is a Circle with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Circle && Equals((Circle)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Center.GetHashCode();
                hash = hash * 31 + Radius.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Circle a, Circle b)
        {
            return a.Center == b.Center && a.Radius == b.Radius;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Circle a, Circle b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Circle({0}, {1})", Center, Radius.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// A filled rectangle whose sides run along the axes, its border included.
    /// <para/>
    /// It reaches from <c>Origin</c> to <c>Origin + Size</c>, a sum of real numbers that is never rounded.
    /// </summary>
    /// <remarks>C: <c>ClashRectangle</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Rectangle : IEquatable<Rectangle>
    {
        /// <summary>
        /// The corner with the smallest coordinates: lower left with Y up.
        /// </summary>
        public Vector2D Origin;

        /// <summary>
        /// Width and height, 0 or more.
        /// </summary>
        public Vector2D Size;

        /// <summary>Sets every field.</summary>
        public Rectangle(Vector2D origin, Vector2D size)
        {
            Origin = origin;
            Size = size;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Rectangle other)
        {
            return Origin.Equals(other.Origin) && Size.Equals(other.Size);
        }

        /// <summary>Whether the other object is a Rectangle with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Rectangle && Equals((Rectangle)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Origin.GetHashCode();
                hash = hash * 31 + Size.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Rectangle a, Rectangle b)
        {
            return a.Origin == b.Origin && a.Size == b.Size;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Rectangle a, Rectangle b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Rectangle({0}, {1})", Origin, Size);
        }
    }

    /// <summary>
    /// A filled rectangle that is turned around its center, its border included.
    /// </summary>
    /// <remarks>C: <c>ClashOrientedRectangle</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct OrientedRectangle : IEquatable<OrientedRectangle>
    {
        /// <summary>
        /// The middle, around which it is turned.
        /// </summary>
        public Vector2D Center;

        /// <summary>
        /// Half of the width and half of the height before turning, 0 or more.
        /// </summary>
        public Vector2D HalfExtend;

        /// <summary>
        /// Degrees, counterclockwise with Y up; any finite number, and the true sine and cosine of it.
        /// </summary>
        public float Rotation;

        /// <summary>Sets every field.</summary>
        public OrientedRectangle(Vector2D center, Vector2D halfExtend, float rotation)
        {
            Center = center;
            HalfExtend = halfExtend;
            Rotation = rotation;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(OrientedRectangle other)
        {
            return Center.Equals(other.Center) && HalfExtend.Equals(other.HalfExtend) && Rotation.Equals(other.Rotation);
        }

        /// <summary>Whether the other object is a OrientedRectangle with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is OrientedRectangle && Equals((OrientedRectangle)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Center.GetHashCode();
                hash = hash * 31 + HalfExtend.GetHashCode();
                hash = hash * 31 + Rotation.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(OrientedRectangle a, OrientedRectangle b)
        {
            return a.Center == b.Center && a.HalfExtend == b.HalfExtend && a.Rotation == b.Rotation;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(OrientedRectangle a, OrientedRectangle b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "OrientedRectangle({0}, {1}, {2})", Center, HalfExtend, Rotation.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// The numbers from <c>Minimum</c> to <c>Maximum</c>, both included.
    /// <para/>
    /// Any unit; the two ends may be infinite. A range whose ends are swapped is not sorted on its own.
    /// </summary>
    /// <remarks>C: <c>ClashRange</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Range : IEquatable<Range>
    {
        /// <summary>
        /// The lower end.
        /// </summary>
        public float Minimum;

        /// <summary>
        /// The upper end.
        /// </summary>
        public float Maximum;

        /// <summary>Sets every field.</summary>
        public Range(float minimum, float maximum)
        {
            Minimum = minimum;
            Maximum = maximum;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Range other)
        {
            return Minimum.Equals(other.Minimum) && Maximum.Equals(other.Maximum);
        }

        /// <summary>Whether the other object is a Range with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Range && Equals((Range)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Minimum.GetHashCode();
                hash = hash * 31 + Maximum.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Range a, Range b)
        {
            return a.Minimum == b.Minimum && a.Maximum == b.Maximum;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Range a, Range b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Range({0}, {1})", Minimum.ToString("R", CultureInfo.InvariantCulture), Maximum.ToString("R", CultureInfo.InvariantCulture));
        }
    }
}
