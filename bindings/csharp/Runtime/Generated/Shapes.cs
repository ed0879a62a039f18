// Written by bindings/generate from the Rust source; changes here are lost.

using System;
using System.Globalization;
using System.Runtime.InteropServices;
#if UNITY_5_3_OR_NEWER
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;
#endif

namespace Clash2D
{
    /// <summary>
    /// Which side of a chain is solid ground, seen from each vertex towards the next.
    /// </summary>
    /// <remarks>C: <c>ClashSide</c>.</remarks>
    public enum Side
    {
        /// <summary>
        /// None: things are pushed off to the side on which they are.
        /// </summary>
        None = 0,

        /// <summary>
        /// The left one: things are pushed off to the right.
        /// </summary>
        Left = 1,

        /// <summary>
        /// The right one: things are pushed off to the left.
        /// </summary>
        Right = 2,
    }

    /// <summary>
    /// The kinds of shapes.
    /// </summary>
    /// <remarks>C: <c>ClashShapeKind</c>.</remarks>
    public enum ShapeKind
    {
        /// <summary>
        /// No shape: the empty set, which meets nothing.
        /// </summary>
        None = 0,

        /// <summary>
        /// A point.
        /// </summary>
        Point = 1,

        /// <summary>
        /// An endless straight line.
        /// </summary>
        Line = 2,

        /// <summary>
        /// A straight piece between two points.
        /// </summary>
        Segment = 3,

        /// <summary>
        /// A filled circle.
        /// </summary>
        Circle = 4,

        /// <summary>
        /// A filled rectangle whose sides run along the axes.
        /// </summary>
        Rectangle = 5,

        /// <summary>
        /// A filled rectangle that is turned around its center.
        /// </summary>
        OrientedRectangle = 6,

        /// <summary>
        /// All points within a distance from a segment.
        /// </summary>
        Capsule = 7,

        /// <summary>
        /// A filled polygon.
        /// </summary>
        Polygon = 8,

        /// <summary>
        /// A line of straight pieces.
        /// </summary>
        Chain = 9,

        /// <summary>
        /// A piece of a disc or of a ring.
        /// </summary>
        Sector = 10,

        /// <summary>
        /// Several shapes taken as one.
        /// </summary>
        Group = 11,

        /// <summary>
        /// A polygon, chain or group that is prepared for many questions.
        /// </summary>
        Prepared = 12,
    }

    /// <summary>
    /// What became of a call, or what is wrong with a shape.
    /// </summary>
    /// <remarks>C: <c>ClashStatus</c>.</remarks>
    public enum Status
    {
        /// <summary>
        /// Nothing is wrong.
        /// </summary>
        Ok = 0,

        /// <summary>
        /// A pointer that must lead to something is null.
        /// </summary>
        NullPointer = 1,

        /// <summary>
        /// A shape's kind is an unknown number.
        /// </summary>
        UnknownKind = 2,

        /// <summary>
        /// A number is NaN or infinite.
        /// </summary>
        NotFinite = 3,

        /// <summary>
        /// A radius, a size, a half extent or a half angle is negative, or a fraction, distance or tolerance of a
        /// cast's settings.
        /// </summary>
        Negative = 4,

        /// <summary>
        /// A sector's inner radius is greater than its radius.
        /// </summary>
        BadInnerRadius = 5,

        /// <summary>
        /// An array is null although it has elements, lies at an unaligned address, or is longer than
        /// the memory.
        /// </summary>
        BadArray = 6,

        /// <summary>
        /// The sizes of a polygon's rings do not add up to the number of its vertices.
        /// </summary>
        BadRings = 7,

        /// <summary>
        /// A chain's <c>closed</c> or <c>side</c>, or the mode or sides of a cast's settings, is none of the values that it
        /// may have.
        /// </summary>
        UnknownValue = 8,

        /// <summary>
        /// A group is a member of a group.
        /// </summary>
        NestedGroup = 9,

        /// <summary>
        /// Edges of a polygon meet where it must be simple.
        /// </summary>
        NotSimple = 10,

        /// <summary>
        /// A buffer has too little room.
        /// </summary>
        BufferTooSmall = 11,

        /// <summary>
        /// A shape's <c>reserved</c> is not 0.
        /// </summary>
        ReservedNotZero = 12,

        /// <summary>
        /// The nodes of a prepared shape are not as they were written, or were written by another version of
        /// the library or with the bytes in another order.
        /// </summary>
        BadNodes = 13,

        /// <summary>
        /// An id is none's, or that of a collider that was removed.
        /// </summary>
        StaleId = 14,

        /// <summary>
        /// There is no memory.
        /// </summary>
        OutOfMemory = 15,

        /// <summary>
        /// What should be a snapshot is none, or of another base.
        /// </summary>
        BadSnapshot = 16,
    }

    /// <summary>
    /// How two shapes lie to each other, as sets of points.
    /// <para/>
    /// What has an area consists of its border and its interior; of a segment or an open chain without a
    /// radius the ends take the place of the border, and a point, a line and a closed chain have none.
    /// </summary>
    /// <remarks>C: <c>ClashRelation</c>.</remarks>
    public enum Relation
    {
        /// <summary>
        /// They share no point, or one of them is empty.
        /// </summary>
        Disjoint = 0,

        /// <summary>
        /// They share points, but no interior ones, and neither contains the other.
        /// </summary>
        Touching = 1,

        /// <summary>
        /// They share interior points, and neither contains the other.
        /// </summary>
        Overlapping = 2,

        /// <summary>
        /// All of a belongs to the interior of b.
        /// </summary>
        AInsideB = 3,

        /// <summary>
        /// All of a belongs to b, and some of it to the border of b.
        /// </summary>
        AInsideBTouching = 4,

        /// <summary>
        /// All of b belongs to the interior of a.
        /// </summary>
        BInsideA = 5,

        /// <summary>
        /// All of b belongs to a, and some of it to the border of a.
        /// </summary>
        BInsideATouching = 6,

        /// <summary>
        /// They consist of the same points.
        /// </summary>
        Equal = 7,
    }

    /// <summary>
    /// Which contacts a cast is about.
    /// </summary>
    /// <remarks>C: <c>ClashCastMode</c>.</remarks>
    public enum CastMode
    {
        /// <summary>
        /// All of them: what touches at the start meets at 0.
        /// </summary>
        All = 0,

        /// <summary>
        /// Not the contacts at the start that the movement leaves, or along which it slides.
        /// <para/>
        /// Those into which it leads by more than 2^-22 of its length, about the rounding of a normal,
        /// hit at 0. Otherwise the next contact counts that is met from its free side and not just in
        /// passing: the other arm of a concave shape, the wall behind a row of floor tiles.
        /// </summary>
        Approaching = 1,
    }

    /// <summary>
    /// What the solid sides of chains mean to a cast.
    /// </summary>
    /// <remarks>C: <c>ClashCastSides</c>.</remarks>
    public enum CastSides
    {
        /// <summary>
        /// An edge of a chain with a solid side is there only for what moves into its ground.
        /// <para/>
        /// That is what crosses it from the free side to the solid one, as exact arithmetic tells of the edge
        /// and the movement of the other shape past the chain. What moves along it, or out of the ground,
        /// passes. Nothing gets into the ground between two edges that way. With no movement all edges
        /// are there.
        /// </summary>
        Respect = 0,

        /// <summary>
        /// Chains are met from both sides, as if they had no solid one.
        /// </summary>
        Ignore = 1,
    }

    /// <summary>
    /// Which way round a ring runs.
    /// </summary>
    /// <remarks>C: <c>ClashWinding</c>.</remarks>
    public enum Winding
    {
        /// <summary>
        /// Neither: the areas to its left and to its right are equal.
        /// </summary>
        None = 0,

        /// <summary>
        /// Counterclockwise with Y up: most of its area is to its left.
        /// </summary>
        Counterclockwise = 1,

        /// <summary>
        /// Clockwise with Y up: most of its area is to its right.
        /// </summary>
        Clockwise = 2,
    }

    /// <summary>
    /// What a collider is, besides its shape: bits of a filter's <c>flags</c>.
    /// </summary>
    /// <remarks>C: <c>ClashColliderFlags</c>.</remarks>
    [Flags]
    public enum ColliderFlags
    {
        /// <summary>
        /// Moves rarely: dear to move, same answers; two of them pair only if one is a sensor.
        /// </summary>
        Static = 1,

        /// <summary>
        /// Stops no mover. Two sensors are a pair like any other.
        /// </summary>
        Sensor = 2,

        /// <summary>
        /// Only where it is at an update counts, not the way there.
        /// </summary>
        Unswept = 4,

        /// <summary>
        /// As it moves it carries and pushes movers: a platform, a lift.
        /// </summary>
        Carrier = 8,
    }

    /// <summary>
    /// What is known of an event besides: bits of its <c>flags</c>.
    /// </summary>
    /// <remarks>C: <c>ClashEventFlags</c>.</remarks>
    [Flags]
    public enum EventFlags
    {
        /// <summary>
        /// The mask of the first one holds a layer of the second one.
        /// </summary>
        ASeesB = 1,

        /// <summary>
        /// The mask of the second one holds a layer of the first one.
        /// </summary>
        BSeesA = 2,

        /// <summary>
        /// In and out within one update: among the begins and among the ends.
        /// </summary>
        Passed = 4,

        /// <summary>
        /// The first one was removed: its id is stale, its user still told.
        /// </summary>
        ARemoved = 8,

        /// <summary>
        /// The second one was removed.
        /// </summary>
        BRemoved = 16,

        /// <summary>
        /// By what was added, placed or set, or is not swept, not on a way: enter and exit are 0.
        /// </summary>
        Changed = 32,
    }

    /// <summary>
    /// In which order the rows of cells are in an array.
    /// </summary>
    /// <remarks>C: <c>ClashGridRows</c>.</remarks>
    public enum GridRows
    {
        /// <summary>
        /// The lowest one first, upwards, as the numbers of cells are.
        /// </summary>
        BottomFirst = 0,

        /// <summary>
        /// The highest one first, as text and most pictures are.
        /// </summary>
        TopFirst = 1,
    }

    /// <summary>
    /// Which colliders a question is not about: bits of a query's <c>flags</c>.
    /// </summary>
    /// <remarks>C: <c>ClashQueryFlags</c>.</remarks>
    [Flags]
    public enum QueryFlags
    {
        /// <summary>
        /// No sensors.
        /// </summary>
        NoSensors = 1,

        /// <summary>
        /// None but sensors.
        /// </summary>
        NoSolids = 2,

        /// <summary>
        /// None that are static.
        /// </summary>
        NoStatics = 4,

        /// <summary>
        /// None but static ones.
        /// </summary>
        NoMoving = 8,

        /// <summary>
        /// Rays and casts pass one-way colliders, except from their open side: what comes against that, and is not deeper
        /// in them than by a touch. Chains with a solid side are met from the free one in any case.
        /// </summary>
        OneWay = 16,
    }

    /// <summary>
    /// What a mover does otherwise: bits of its <c>flags</c>.
    /// </summary>
    /// <remarks>C: <c>ClashMoverFlags</c>.</remarks>
    [Flags]
    public enum MoverFlags
    {
        /// <summary>
        /// It falls through one-way floors.
        /// </summary>
        Drop = 1,

        /// <summary>
        /// Carriers neither take it with them nor push it: they are where they are now.
        /// </summary>
        NoCarry = 2,

        /// <summary>
        /// It stops at the first obstacle.
        /// </summary>
        NoSlide = 4,

        /// <summary>
        /// It goes as fast on slopes as on flat floors.
        /// </summary>
        EvenSpeed = 8,

        /// <summary>
        /// It does not slide down floors where it moves straight down.
        /// </summary>
        StopOnSlope = 16,

        /// <summary>
        /// It does not climb what is too steep for a floor.
        /// </summary>
        ClimbOnlyFloors = 32,
    }

    /// <summary>
    /// What became of a mover: bits of <c>touches</c>.
    /// </summary>
    /// <remarks>C: <c>ClashMoverTouch</c>.</remarks>
    [Flags]
    public enum MoverTouch
    {
        /// <summary>
        /// It stands on a floor: the next float below it is in one.
        /// </summary>
        Floor = 1,

        /// <summary>
        /// It came to a wall on its way.
        /// </summary>
        Wall = 2,

        /// <summary>
        /// It came to a ceiling on its way.
        /// </summary>
        Ceiling = 4,

        /// <summary>
        /// It climbed a step.
        /// </summary>
        Stepped = 8,

        /// <summary>
        /// A floor held it.
        /// </summary>
        Snapped = 16,

        /// <summary>
        /// It gave way to a corner.
        /// </summary>
        Nudged = 32,

        /// <summary>
        /// It was pushed out of what it overlapped at the start.
        /// </summary>
        PushedOut = 64,

        /// <summary>
        /// There is no way out within <c>pushOut</c>: it stays where it was, and overlaps.
        /// </summary>
        Stuck = 128,

        /// <summary>
        /// Carriers leave no room: it stays where they pushed it, and overlaps.
        /// </summary>
        Crushed = 256,
    }

    /// <summary>
    /// 32 elements, one after the other: an array in a struct of C.
    /// </summary>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct UintArray32 : IEquatable<UintArray32>
    {
        /// <summary>
        /// Element 0.
        /// </summary>
        public uint Item0;

        /// <summary>
        /// Element 1.
        /// </summary>
        public uint Item1;

        /// <summary>
        /// Element 2.
        /// </summary>
        public uint Item2;

        /// <summary>
        /// Element 3.
        /// </summary>
        public uint Item3;

        /// <summary>
        /// Element 4.
        /// </summary>
        public uint Item4;

        /// <summary>
        /// Element 5.
        /// </summary>
        public uint Item5;

        /// <summary>
        /// Element 6.
        /// </summary>
        public uint Item6;

        /// <summary>
        /// Element 7.
        /// </summary>
        public uint Item7;

        /// <summary>
        /// Element 8.
        /// </summary>
        public uint Item8;

        /// <summary>
        /// Element 9.
        /// </summary>
        public uint Item9;

        /// <summary>
        /// Element 10.
        /// </summary>
        public uint Item10;

        /// <summary>
        /// Element 11.
        /// </summary>
        public uint Item11;

        /// <summary>
        /// Element 12.
        /// </summary>
        public uint Item12;

        /// <summary>
        /// Element 13.
        /// </summary>
        public uint Item13;

        /// <summary>
        /// Element 14.
        /// </summary>
        public uint Item14;

        /// <summary>
        /// Element 15.
        /// </summary>
        public uint Item15;

        /// <summary>
        /// Element 16.
        /// </summary>
        public uint Item16;

        /// <summary>
        /// Element 17.
        /// </summary>
        public uint Item17;

        /// <summary>
        /// Element 18.
        /// </summary>
        public uint Item18;

        /// <summary>
        /// Element 19.
        /// </summary>
        public uint Item19;

        /// <summary>
        /// Element 20.
        /// </summary>
        public uint Item20;

        /// <summary>
        /// Element 21.
        /// </summary>
        public uint Item21;

        /// <summary>
        /// Element 22.
        /// </summary>
        public uint Item22;

        /// <summary>
        /// Element 23.
        /// </summary>
        public uint Item23;

        /// <summary>
        /// Element 24.
        /// </summary>
        public uint Item24;

        /// <summary>
        /// Element 25.
        /// </summary>
        public uint Item25;

        /// <summary>
        /// Element 26.
        /// </summary>
        public uint Item26;

        /// <summary>
        /// Element 27.
        /// </summary>
        public uint Item27;

        /// <summary>
        /// Element 28.
        /// </summary>
        public uint Item28;

        /// <summary>
        /// Element 29.
        /// </summary>
        public uint Item29;

        /// <summary>
        /// Element 30.
        /// </summary>
        public uint Item30;

        /// <summary>
        /// Element 31.
        /// </summary>
        public uint Item31;

        /// <summary>Sets every field.</summary>
        public UintArray32(uint item0, uint item1, uint item2, uint item3, uint item4, uint item5, uint item6, uint item7, uint item8, uint item9, uint item10, uint item11, uint item12, uint item13, uint item14, uint item15, uint item16, uint item17, uint item18, uint item19, uint item20, uint item21, uint item22, uint item23, uint item24, uint item25, uint item26, uint item27, uint item28, uint item29, uint item30, uint item31)
        {
            Item0 = item0;
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
            Item6 = item6;
            Item7 = item7;
            Item8 = item8;
            Item9 = item9;
            Item10 = item10;
            Item11 = item11;
            Item12 = item12;
            Item13 = item13;
            Item14 = item14;
            Item15 = item15;
            Item16 = item16;
            Item17 = item17;
            Item18 = item18;
            Item19 = item19;
            Item20 = item20;
            Item21 = item21;
            Item22 = item22;
            Item23 = item23;
            Item24 = item24;
            Item25 = item25;
            Item26 = item26;
            Item27 = item27;
            Item28 = item28;
            Item29 = item29;
            Item30 = item30;
            Item31 = item31;
        }

        /// <summary>How many elements there are.</summary>
        public const int Length = 32;

        /// <summary>One element; the first has the number 0.</summary>
        public uint this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0:
                        return Item0;
                    case 1:
                        return Item1;
                    case 2:
                        return Item2;
                    case 3:
                        return Item3;
                    case 4:
                        return Item4;
                    case 5:
                        return Item5;
                    case 6:
                        return Item6;
                    case 7:
                        return Item7;
                    case 8:
                        return Item8;
                    case 9:
                        return Item9;
                    case 10:
                        return Item10;
                    case 11:
                        return Item11;
                    case 12:
                        return Item12;
                    case 13:
                        return Item13;
                    case 14:
                        return Item14;
                    case 15:
                        return Item15;
                    case 16:
                        return Item16;
                    case 17:
                        return Item17;
                    case 18:
                        return Item18;
                    case 19:
                        return Item19;
                    case 20:
                        return Item20;
                    case 21:
                        return Item21;
                    case 22:
                        return Item22;
                    case 23:
                        return Item23;
                    case 24:
                        return Item24;
                    case 25:
                        return Item25;
                    case 26:
                        return Item26;
                    case 27:
                        return Item27;
                    case 28:
                        return Item28;
                    case 29:
                        return Item29;
                    case 30:
                        return Item30;
                    case 31:
                        return Item31;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0:
                        Item0 = value;
                        break;
                    case 1:
                        Item1 = value;
                        break;
                    case 2:
                        Item2 = value;
                        break;
                    case 3:
                        Item3 = value;
                        break;
                    case 4:
                        Item4 = value;
                        break;
                    case 5:
                        Item5 = value;
                        break;
                    case 6:
                        Item6 = value;
                        break;
                    case 7:
                        Item7 = value;
                        break;
                    case 8:
                        Item8 = value;
                        break;
                    case 9:
                        Item9 = value;
                        break;
                    case 10:
                        Item10 = value;
                        break;
                    case 11:
                        Item11 = value;
                        break;
                    case 12:
                        Item12 = value;
                        break;
                    case 13:
                        Item13 = value;
                        break;
                    case 14:
                        Item14 = value;
                        break;
                    case 15:
                        Item15 = value;
                        break;
                    case 16:
                        Item16 = value;
                        break;
                    case 17:
                        Item17 = value;
                        break;
                    case 18:
                        Item18 = value;
                        break;
                    case 19:
                        Item19 = value;
                        break;
                    case 20:
                        Item20 = value;
                        break;
                    case 21:
                        Item21 = value;
                        break;
                    case 22:
                        Item22 = value;
                        break;
                    case 23:
                        Item23 = value;
                        break;
                    case 24:
                        Item24 = value;
                        break;
                    case 25:
                        Item25 = value;
                        break;
                    case 26:
                        Item26 = value;
                        break;
                    case 27:
                        Item27 = value;
                        break;
                    case 28:
                        Item28 = value;
                        break;
                    case 29:
                        Item29 = value;
                        break;
                    case 30:
                        Item30 = value;
                        break;
                    case 31:
                        Item31 = value;
                        break;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(UintArray32 other)
        {
            return Item0.Equals(other.Item0) && Item1.Equals(other.Item1) && Item2.Equals(other.Item2) && Item3.Equals(other.Item3) && Item4.Equals(other.Item4) && Item5.Equals(other.Item5) && Item6.Equals(other.Item6) && Item7.Equals(other.Item7) && Item8.Equals(other.Item8) && Item9.Equals(other.Item9) && Item10.Equals(other.Item10) && Item11.Equals(other.Item11) && Item12.Equals(other.Item12) && Item13.Equals(other.Item13) && Item14.Equals(other.Item14) && Item15.Equals(other.Item15) && Item16.Equals(other.Item16) && Item17.Equals(other.Item17) && Item18.Equals(other.Item18) && Item19.Equals(other.Item19) && Item20.Equals(other.Item20) && Item21.Equals(other.Item21) && Item22.Equals(other.Item22) && Item23.Equals(other.Item23) && Item24.Equals(other.Item24) && Item25.Equals(other.Item25) && Item26.Equals(other.Item26) && Item27.Equals(other.Item27) && Item28.Equals(other.Item28) && Item29.Equals(other.Item29) && Item30.Equals(other.Item30) && Item31.Equals(other.Item31);
        }

        /// <summary>Whether the other object is a UintArray32 with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is UintArray32 && Equals((UintArray32)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Item0.GetHashCode();
                hash = hash * 31 + Item1.GetHashCode();
                hash = hash * 31 + Item2.GetHashCode();
                hash = hash * 31 + Item3.GetHashCode();
                hash = hash * 31 + Item4.GetHashCode();
                hash = hash * 31 + Item5.GetHashCode();
                hash = hash * 31 + Item6.GetHashCode();
                hash = hash * 31 + Item7.GetHashCode();
                hash = hash * 31 + Item8.GetHashCode();
                hash = hash * 31 + Item9.GetHashCode();
                hash = hash * 31 + Item10.GetHashCode();
                hash = hash * 31 + Item11.GetHashCode();
                hash = hash * 31 + Item12.GetHashCode();
                hash = hash * 31 + Item13.GetHashCode();
                hash = hash * 31 + Item14.GetHashCode();
                hash = hash * 31 + Item15.GetHashCode();
                hash = hash * 31 + Item16.GetHashCode();
                hash = hash * 31 + Item17.GetHashCode();
                hash = hash * 31 + Item18.GetHashCode();
                hash = hash * 31 + Item19.GetHashCode();
                hash = hash * 31 + Item20.GetHashCode();
                hash = hash * 31 + Item21.GetHashCode();
                hash = hash * 31 + Item22.GetHashCode();
                hash = hash * 31 + Item23.GetHashCode();
                hash = hash * 31 + Item24.GetHashCode();
                hash = hash * 31 + Item25.GetHashCode();
                hash = hash * 31 + Item26.GetHashCode();
                hash = hash * 31 + Item27.GetHashCode();
                hash = hash * 31 + Item28.GetHashCode();
                hash = hash * 31 + Item29.GetHashCode();
                hash = hash * 31 + Item30.GetHashCode();
                hash = hash * 31 + Item31.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(UintArray32 a, UintArray32 b)
        {
            return a.Item0 == b.Item0 && a.Item1 == b.Item1 && a.Item2 == b.Item2 && a.Item3 == b.Item3 && a.Item4 == b.Item4 && a.Item5 == b.Item5 && a.Item6 == b.Item6 && a.Item7 == b.Item7 && a.Item8 == b.Item8 && a.Item9 == b.Item9 && a.Item10 == b.Item10 && a.Item11 == b.Item11 && a.Item12 == b.Item12 && a.Item13 == b.Item13 && a.Item14 == b.Item14 && a.Item15 == b.Item15 && a.Item16 == b.Item16 && a.Item17 == b.Item17 && a.Item18 == b.Item18 && a.Item19 == b.Item19 && a.Item20 == b.Item20 && a.Item21 == b.Item21 && a.Item22 == b.Item22 && a.Item23 == b.Item23 && a.Item24 == b.Item24 && a.Item25 == b.Item25 && a.Item26 == b.Item26 && a.Item27 == b.Item27 && a.Item28 == b.Item28 && a.Item29 == b.Item29 && a.Item30 == b.Item30 && a.Item31 == b.Item31;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(UintArray32 a, UintArray32 b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "UintArray32({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10}, {11}, {12}, {13}, {14}, {15}, {16}, {17}, {18}, {19}, {20}, {21}, {22}, {23}, {24}, {25}, {26}, {27}, {28}, {29}, {30}, {31})", Item0, Item1, Item2, Item3, Item4, Item5, Item6, Item7, Item8, Item9, Item10, Item11, Item12, Item13, Item14, Item15, Item16, Item17, Item18, Item19, Item20, Item21, Item22, Item23, Item24, Item25, Item26, Item27, Item28, Item29, Item30, Item31);
        }
    }

    /// <summary>
    /// 2 elements, one after the other: an array in a struct of C.
    /// </summary>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PointOfContactArray2 : IEquatable<PointOfContactArray2>
    {
        /// <summary>
        /// Element 0.
        /// </summary>
        public PointOfContact Item0;

        /// <summary>
        /// Element 1.
        /// </summary>
        public PointOfContact Item1;

        /// <summary>Sets every field.</summary>
        public PointOfContactArray2(PointOfContact item0, PointOfContact item1)
        {
            Item0 = item0;
            Item1 = item1;
        }

        /// <summary>How many elements there are.</summary>
        public const int Length = 2;

        /// <summary>One element; the first has the number 0.</summary>
        public PointOfContact this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0:
                        return Item0;
                    case 1:
                        return Item1;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0:
                        Item0 = value;
                        break;
                    case 1:
                        Item1 = value;
                        break;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(PointOfContactArray2 other)
        {
            return Item0.Equals(other.Item0) && Item1.Equals(other.Item1);
        }

        /// <summary>Whether the other object is a PointOfContactArray2 with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is PointOfContactArray2 && Equals((PointOfContactArray2)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Item0.GetHashCode();
                hash = hash * 31 + Item1.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(PointOfContactArray2 a, PointOfContactArray2 b)
        {
            return a.Item0 == b.Item0 && a.Item1 == b.Item1;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(PointOfContactArray2 a, PointOfContactArray2 b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "PointOfContactArray2({0}, {1})", Item0, Item1);
        }
    }

    /// <summary>
    /// 3 elements, one after the other: an array in a struct of C.
    /// </summary>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ByteArray3 : IEquatable<ByteArray3>
    {
        /// <summary>
        /// Element 0.
        /// </summary>
        public byte Item0;

        /// <summary>
        /// Element 1.
        /// </summary>
        public byte Item1;

        /// <summary>
        /// Element 2.
        /// </summary>
        public byte Item2;

        /// <summary>Sets every field.</summary>
        public ByteArray3(byte item0, byte item1, byte item2)
        {
            Item0 = item0;
            Item1 = item1;
            Item2 = item2;
        }

        /// <summary>How many elements there are.</summary>
        public const int Length = 3;

        /// <summary>One element; the first has the number 0.</summary>
        public byte this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0:
                        return Item0;
                    case 1:
                        return Item1;
                    case 2:
                        return Item2;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0:
                        Item0 = value;
                        break;
                    case 1:
                        Item1 = value;
                        break;
                    case 2:
                        Item2 = value;
                        break;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(ByteArray3 other)
        {
            return Item0.Equals(other.Item0) && Item1.Equals(other.Item1) && Item2.Equals(other.Item2);
        }

        /// <summary>Whether the other object is a ByteArray3 with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is ByteArray3 && Equals((ByteArray3)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Item0.GetHashCode();
                hash = hash * 31 + Item1.GetHashCode();
                hash = hash * 31 + Item2.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(ByteArray3 a, ByteArray3 b)
        {
            return a.Item0 == b.Item0 && a.Item1 == b.Item1 && a.Item2 == b.Item2;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(ByteArray3 a, ByteArray3 b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "ByteArray3({0}, {1}, {2})", Item0, Item1, Item2);
        }
    }

    /// <summary>
    /// 6 elements, one after the other: an array in a struct of C.
    /// </summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct FieldArray6
    {
        /// <summary>
        /// Element 0.
        /// </summary>
        public Field Item0;

        /// <summary>
        /// Element 1.
        /// </summary>
        public Field Item1;

        /// <summary>
        /// Element 2.
        /// </summary>
        public Field Item2;

        /// <summary>
        /// Element 3.
        /// </summary>
        public Field Item3;

        /// <summary>
        /// Element 4.
        /// </summary>
        public Field Item4;

        /// <summary>
        /// Element 5.
        /// </summary>
        public Field Item5;

        /// <summary>Sets every field.</summary>
        public FieldArray6(Field item0, Field item1, Field item2, Field item3, Field item4, Field item5)
        {
            Item0 = item0;
            Item1 = item1;
            Item2 = item2;
            Item3 = item3;
            Item4 = item4;
            Item5 = item5;
        }

        /// <summary>How many elements there are.</summary>
        public const int Length = 6;

        /// <summary>One element; the first has the number 0.</summary>
        public Field this[int index]
        {
            get
            {
                switch (index)
                {
                    case 0:
                        return Item0;
                    case 1:
                        return Item1;
                    case 2:
                        return Item2;
                    case 3:
                        return Item3;
                    case 4:
                        return Item4;
                    case 5:
                        return Item5;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
            set
            {
                switch (index)
                {
                    case 0:
                        Item0 = value;
                        break;
                    case 1:
                        Item1 = value;
                        break;
                    case 2:
                        Item2 = value;
                        break;
                    case 3:
                        Item3 = value;
                        break;
                    case 4:
                        Item4 = value;
                        break;
                    case 5:
                        Item5 = value;
                        break;
                    default:
                        throw new IndexOutOfRangeException();
                }
            }
        }
    }

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
    /// The numbers from <c>Minimum</c> to <c>Maximum</c>, both included.
    /// <para/>
    /// Any unit; the two ends may be infinite. A range whose ends are swapped is not sorted on its own.
    /// </summary>
    /// <remarks>C: <c>ClashRange</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct FloatRange : IEquatable<FloatRange>
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
        public FloatRange(float minimum, float maximum)
        {
            Minimum = minimum;
            Maximum = maximum;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(FloatRange other)
        {
            return Minimum.Equals(other.Minimum) && Maximum.Equals(other.Maximum);
        }

        /// <summary>Whether the other object is a FloatRange with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is FloatRange && Equals((FloatRange)obj);
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
        public static bool operator ==(FloatRange a, FloatRange b)
        {
            return a.Minimum == b.Minimum && a.Maximum == b.Maximum;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(FloatRange a, FloatRange b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "FloatRange({0}, {1})", Minimum.ToString("R", CultureInfo.InvariantCulture), Maximum.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// Where a frame stands and how it is turned: what is at <c>v</c> in the frame is at <c>Position</c> plus <c>v</c>
    /// turned by <c>Rotation</c>.
    /// </summary>
    /// <remarks>C: <c>ClashPose</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Pose2D : IEquatable<Pose2D>
    {
        /// <summary>
        /// Where the origin of the frame is.
        /// </summary>
        public Vector2D Position;

        /// <summary>
        /// By how many degrees its axes are turned, counterclockwise.
        /// </summary>
        public float Rotation;

        /// <summary>Sets every field.</summary>
        public Pose2D(Vector2D position, float rotation)
        {
            Position = position;
            Rotation = rotation;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Pose2D other)
        {
            return Position.Equals(other.Position) && Rotation.Equals(other.Rotation);
        }

        /// <summary>Whether the other object is a Pose2D with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Pose2D && Equals((Pose2D)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Position.GetHashCode();
                hash = hash * 31 + Rotation.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Pose2D a, Pose2D b)
        {
            return a.Position == b.Position && a.Rotation == b.Rotation;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Pose2D a, Pose2D b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Pose2D({0}, {1})", Position, Rotation.ToString("R", CultureInfo.InvariantCulture));
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
    /// All points within a distance from a segment: a filled stadium, its border included.
    /// <para/>
    /// With two equal points it is a circle, with radius 0 a segment.
    /// </summary>
    /// <remarks>C: <c>ClashCapsule</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Capsule : IEquatable<Capsule>
    {
        /// <summary>
        /// One end of the segment.
        /// </summary>
        public Vector2D Point1;

        /// <summary>
        /// The other end.
        /// </summary>
        public Vector2D Point2;

        /// <summary>
        /// The greatest distance from the segment, 0 or more.
        /// </summary>
        public float Radius;

        /// <summary>Sets every field.</summary>
        public Capsule(Vector2D point1, Vector2D point2, float radius)
        {
            Point1 = point1;
            Point2 = point2;
            Radius = radius;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Capsule other)
        {
            return Point1.Equals(other.Point1) && Point2.Equals(other.Point2) && Radius.Equals(other.Radius);
        }

        /// <summary>Whether the other object is a Capsule with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Capsule && Equals((Capsule)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Point1.GetHashCode();
                hash = hash * 31 + Point2.GetHashCode();
                hash = hash * 31 + Radius.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Capsule a, Capsule b)
        {
            return a.Point1 == b.Point1 && a.Point2 == b.Point2 && a.Radius == b.Radius;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Capsule a, Capsule b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Capsule({0}, {1}, {2})", Point1, Point2, Radius.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
    /// cone of sight.
    /// <para/>
    /// Its points are between <c>InnerRadius</c> and <c>Radius</c> away from the center, in directions that differ
    /// by at most <c>HalfAngle</c> from <c>Direction</c>. From 180 degrees on it is the whole disc or ring, with
    /// 0 degrees a segment.
    /// </summary>
    /// <remarks>C: <c>ClashSector</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Sector : IEquatable<Sector>
    {
        /// <summary>
        /// The middle of the disc; it belongs to the sector if <c>InnerRadius</c> is 0.
        /// </summary>
        public Vector2D Center;

        /// <summary>
        /// The distance from the center at which it begins, from 0 to <c>Radius</c>.
        /// </summary>
        public float InnerRadius;

        /// <summary>
        /// The distance from the center at which it ends, 0 or more.
        /// </summary>
        public float Radius;

        /// <summary>
        /// Degrees of the middle direction, counterclockwise from the X axis; any finite number.
        /// </summary>
        public float Direction;

        /// <summary>
        /// Degrees to either side of that direction, 0 or more.
        /// </summary>
        public float HalfAngle;

        /// <summary>Sets every field.</summary>
        public Sector(Vector2D center, float innerRadius, float radius, float direction, float halfAngle)
        {
            Center = center;
            InnerRadius = innerRadius;
            Radius = radius;
            Direction = direction;
            HalfAngle = halfAngle;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Sector other)
        {
            return Center.Equals(other.Center) && InnerRadius.Equals(other.InnerRadius) && Radius.Equals(other.Radius) && Direction.Equals(other.Direction) && HalfAngle.Equals(other.HalfAngle);
        }

        /// <summary>Whether the other object is a Sector with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Sector && Equals((Sector)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Center.GetHashCode();
                hash = hash * 31 + InnerRadius.GetHashCode();
                hash = hash * 31 + Radius.GetHashCode();
                hash = hash * 31 + Direction.GetHashCode();
                hash = hash * 31 + HalfAngle.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Sector a, Sector b)
        {
            return a.Center == b.Center && a.InnerRadius == b.InnerRadius && a.Radius == b.Radius && a.Direction == b.Direction && a.HalfAngle == b.HalfAngle;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Sector a, Sector b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Sector({0}, {1}, {2}, {3}, {4})", Center, InnerRadius.ToString("R", CultureInfo.InvariantCulture), Radius.ToString("R", CultureInfo.InvariantCulture), Direction.ToString("R", CultureInfo.InvariantCulture), HalfAngle.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// A filled polygon, its border included: convex or not, with or without holes, counterclockwise or
    /// clockwise.
    /// <para/>
    /// It consists of its edges and of all points inside by the even-odd rule: a ray from there crosses
    /// the edges an odd number of times. A ring within another one is therefore a hole, and edges may
    /// cross. It borrows its vertices and is made of all of them: one that is not finite makes it
    /// invalid.
    /// </summary>
    /// <remarks>C: <c>ClashPolygon</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Polygon
    {
        /// <summary>
        /// The vertices of all rings, one ring after the other; each ring leads back to its first one.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public Vector2D* Vertices;

        /// <summary>
        /// How many vertices there are; a polygon without any is empty, with one a point.
        /// </summary>
        public UIntPtr Count;

        /// <summary>
        /// How many vertices each ring has, which must add up to <c>Count</c>; null if there is one ring.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public uint* RingSizes;

        /// <summary>
        /// How many rings there are; 0 if there is one of all vertices.
        /// </summary>
        public UIntPtr RingCount;

        /// <summary>
        /// Rounds the corners: all points within this distance belong to it, too; 0 or more.
        /// </summary>
        public float Radius;

        /// <summary>Borrows arrays, which have to stay where they are for as long as this is used.</summary>
        public Polygon(Vector2D* vertices, int count, uint* ringSizes = null, int ringCount = 0, float radius = 0)
        {
            Vertices = vertices;
            Count = (UIntPtr)(uint)(count < 0 ? 0 : count);
            RingSizes = ringSizes;
            RingCount = (UIntPtr)(uint)(ringCount < 0 ? 0 : ringCount);
            Radius = radius;
        }

#if UNITY_5_3_OR_NEWER
        /// <summary>Borrows arrays, which have to live for as long as this is used.</summary>
        public Polygon(NativeArray<Vector2D> vertices, NativeArray<uint> ringSizes = default(NativeArray<uint>), float radius = 0)
            : this((Vector2D*)NativeArrays.First(vertices), vertices.Length, (uint*)NativeArrays.First(ringSizes), ringSizes.Length, radius)
        {
        }
#endif
    }

    /// <summary>
    /// A line of straight pieces from vertex to vertex, open or closed, nothing of it filled.
    /// <para/>
    /// A solid side does not add points to it: it says to which side contacts push, and from which side rays and
    /// casts meet it. What touches the chain is pushed to its free side, however it came there; what is near it
    /// without touching has contacts in front of the free side only. As each piece knows its neighbours, nothing
    /// stumbles over the vertices in between. It borrows its vertices; one that
    /// is not finite makes it invalid.
    /// </summary>
    /// <remarks>C: <c>ClashChain</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Chain
    {
        /// <summary>
        /// The vertices, in order.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public Vector2D* Vertices;

        /// <summary>
        /// How many vertices there are; a chain without any is empty, with one a point.
        /// </summary>
        public UIntPtr Count;

        /// <summary>
        /// The thickness to either side: all points within this distance belong to it; 0 or more.
        /// </summary>
        public float Radius;

        /// <summary>
        /// 1 if the last vertex is joined to the first one, otherwise 0.
        /// </summary>
        public uint Closed;

        /// <summary>
        /// The solid side: a <c>Side</c>.
        /// </summary>
        public Side Side;

        /// <summary>Borrows arrays, which have to stay where they are for as long as this is used.</summary>
        public Chain(Vector2D* vertices, int count, float radius = 0, bool closed = false, Side side = default(Side))
        {
            Vertices = vertices;
            Count = (UIntPtr)(uint)(count < 0 ? 0 : count);
            Radius = radius;
            Closed = closed ? 1u : 0u;
            Side = side;
        }

#if UNITY_5_3_OR_NEWER
        /// <summary>Borrows arrays, which have to live for as long as this is used.</summary>
        public Chain(NativeArray<Vector2D> vertices, float radius = 0, bool closed = false, Side side = default(Side))
            : this((Vector2D*)NativeArrays.First(vertices), vertices.Length, radius, closed, side)
        {
        }
#endif
    }

    /// <summary>
    /// A piece of the memory that a prepared shape is written to; what is in it has no meaning.
    /// </summary>
    /// <remarks>C: <c>ClashNode</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Node : IEquatable<Node>
    {
        /// <summary>
        /// Numbers, none of them an address.
        /// </summary>
        public UintArray32 Words;

        /// <summary>Sets every field.</summary>
        public Node(UintArray32 words)
        {
            Words = words;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Node other)
        {
            return Words.Equals(other.Words);
        }

        /// <summary>Whether the other object is a Node with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Node && Equals((Node)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Words.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Node a, Node b)
        {
            return a.Words == b.Words;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Node a, Node b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Node({0})", Words);
        }
    }

    /// <summary>
    /// Several shapes taken as one: all of their points.
    /// <para/>
    /// It borrows its members; an invalid one is empty, and groups can't be members.
    /// </summary>
    /// <remarks>C: <c>ClashGroup</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Group
    {
        /// <summary>
        /// The members.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public Shape* Shapes;

        /// <summary>
        /// How many members there are; a group without any is empty.
        /// </summary>
        public UIntPtr Count;

        /// <summary>Borrows arrays, which have to stay where they are for as long as this is used.</summary>
        public Group(Shape* shapes, int count)
        {
            Shapes = shapes;
            Count = (UIntPtr)(uint)(count < 0 ? 0 : count);
        }

#if UNITY_5_3_OR_NEWER
        /// <summary>Borrows arrays, which have to live for as long as this is used.</summary>
        public Group(NativeArray<Shape> shapes)
            : this((Shape*)NativeArrays.First(shapes), shapes.Length)
        {
        }
#endif
    }

    /// <summary>
    /// A polygon, chain or group that is prepared for many questions: most of them look at a few of its
    /// edges or members only.
    /// <para/>
    /// It is the same set of points, and all answers are the same. It borrows nodes. Polygons and chains
    /// are copied into these, so that what they were made of may change or go; a group keeps borrowing
    /// its members, which must stay as they are. Nodes hold no addresses, and may be moved as a whole.
    /// </summary>
    /// <remarks>C: <c>ClashPrepared</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Prepared
    {
        /// <summary>
        /// What clash_shape_prepared wrote.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public Node* Nodes;

        /// <summary>
        /// How many nodes there are; a prepared shape without any is empty.
        /// </summary>
        public UIntPtr NodeCount;

        /// <summary>
        /// The members of a group; null if it is none.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public Shape* Shapes;

        /// <summary>
        /// How many members there are.
        /// </summary>
        public UIntPtr ShapeCount;

        /// <summary>Borrows arrays, which have to stay where they are for as long as this is used.</summary>
        public Prepared(Node* nodes, int nodeCount, Shape* shapes = null, int shapeCount = 0)
        {
            Nodes = nodes;
            NodeCount = (UIntPtr)(uint)(nodeCount < 0 ? 0 : nodeCount);
            Shapes = shapes;
            ShapeCount = (UIntPtr)(uint)(shapeCount < 0 ? 0 : shapeCount);
        }

#if UNITY_5_3_OR_NEWER
        /// <summary>Borrows arrays, which have to live for as long as this is used.</summary>
        public Prepared(NativeArray<Node> nodes, NativeArray<Shape> shapes = default(NativeArray<Shape>))
            : this((Node*)NativeArrays.First(nodes), nodes.Length, (Shape*)NativeArrays.First(shapes), shapes.Length)
        {
        }
#endif
    }

    /// <summary>
    /// A place on the border of a shape, the same numbers in every answer.
    /// <para/>
    /// Edges are numbered from 0, along the border, counterclockwise from the lower left. Polygons and
    /// chains have them in the order of their vertices, ring after ring; rectangles bottom, right, top and
    /// left before they are turned; a capsule the side to the right of its way, the arc around <c>point2</c>,
    /// the other side and the arc around <c>point1</c>; a sector the first side, the outer arc, the second
    /// side, and the inner arc if there is one; what is a single point, a segment, a line or a circle has
    /// one. A rounded polygon or chain has for each of its edges the arc around the first vertex, then,
    /// if it is the last one of an open chain, the arc around the second one, and both sides, the right
    /// one first; of an edge between equal vertices only the arcs. What has no width has the edge of the
    /// segment or point that it is.
    /// </summary>
    /// <remarks>C: <c>ClashPlace</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Place : IEquatable<Place>
    {
        /// <summary>
        /// The member of a group; of any other shape 0.
        /// </summary>
        public uint Member;

        /// <summary>
        /// The number of its edge.
        /// </summary>
        public uint Edge;

        /// <summary>
        /// Where on the edge, from 0 to 1; of a line a multiple of its direction. On arcs, which run
        /// counterclockwise, it is measured on the square whose corners lie on the circle right of its
        /// center, above, left of and below it: where the way from the center crosses that. Of a circle,
        /// which begins at the right, that is the part of the angle at each eighth, and nearly in between.
        /// </summary>
        public float Along;

        /// <summary>Sets every field.</summary>
        public Place(uint member, uint edge, float along)
        {
            Member = member;
            Edge = edge;
            Along = along;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Place other)
        {
            return Member.Equals(other.Member) && Edge.Equals(other.Edge) && Along.Equals(other.Along);
        }

        /// <summary>Whether the other object is a Place with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Place && Equals((Place)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Member.GetHashCode();
                hash = hash * 31 + Edge.GetHashCode();
                hash = hash * 31 + Along.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Place a, Place b)
        {
            return a.Member == b.Member && a.Edge == b.Edge && a.Along == b.Along;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Place a, Place b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Place({0}, {1}, {2})", Member, Edge, Along.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// An edge of the border of a shape: straight, or an arc.
    /// </summary>
    /// <remarks>C: <c>ClashEdge</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Edge : IEquatable<Edge>
    {
        /// <summary>
        /// Where it begins; of a line its base.
        /// </summary>
        public Vector2D Start;

        /// <summary>
        /// Where it ends; of a line the base plus the direction.
        /// </summary>
        public Vector2D End;

        /// <summary>
        /// The center of an arc, which runs counterclockwise; the null vector of a straight edge.
        /// </summary>
        public Vector2D Center;

        /// <summary>
        /// The radius of an arc; 0 of a straight edge.
        /// </summary>
        public float Radius;

        /// <summary>
        /// Where an arc begins on the whole circle, as a place on that has it.
        /// </summary>
        public float From;

        /// <summary>
        /// Where an arc ends, more than 1 beyond the start of the circle; of a straight edge 0.
        /// </summary>
        public float To;

        /// <summary>Sets every field.</summary>
        public Edge(Vector2D start, Vector2D end, Vector2D center, float radius, float from, float to)
        {
            Start = start;
            End = end;
            Center = center;
            Radius = radius;
            From = from;
            To = to;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Edge other)
        {
            return Start.Equals(other.Start) && End.Equals(other.End) && Center.Equals(other.Center) && Radius.Equals(other.Radius) && From.Equals(other.From) && To.Equals(other.To);
        }

        /// <summary>Whether the other object is a Edge with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Edge && Equals((Edge)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Start.GetHashCode();
                hash = hash * 31 + End.GetHashCode();
                hash = hash * 31 + Center.GetHashCode();
                hash = hash * 31 + Radius.GetHashCode();
                hash = hash * 31 + From.GetHashCode();
                hash = hash * 31 + To.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Edge a, Edge b)
        {
            return a.Start == b.Start && a.End == b.End && a.Center == b.Center && a.Radius == b.Radius && a.From == b.From && a.To == b.To;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Edge a, Edge b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Edge({0}, {1}, {2}, {3}, {4}, {5})", Start, End, Center, Radius.ToString("R", CultureInfo.InvariantCulture), From.ToString("R", CultureInfo.InvariantCulture), To.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// How far two shapes are apart, and where they are nearest.
    /// </summary>
    /// <remarks>C: <c>ClashDistance</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Distance : IEquatable<Distance>
    {
        /// <summary>
        /// The distance: 0 exactly if they collide; infinite if no <c>f32</c> is large enough.
        /// </summary>
        public float Value;

        /// <summary>
        /// A point of the first shape that is nearest to the second one.
        /// </summary>
        public Vector2D PointA;

        /// <summary>
        /// A point of the second shape that is nearest to <c>PointA</c>; the same point if they collide.
        /// </summary>
        public Vector2D PointB;

        /// <summary>
        /// Where <c>PointA</c> is on the border of the first shape: at a corner on one of the edges that meet
        /// there; all 0 if the shapes collide.
        /// </summary>
        public Place PlaceA;

        /// <summary>
        /// Where <c>PointB</c> is on the border of the second shape; all 0 if the shapes collide.
        /// </summary>
        public Place PlaceB;

        /// <summary>Sets every field.</summary>
        public Distance(float distance, Vector2D pointA, Vector2D pointB, Place placeA, Place placeB)
        {
            Value = distance;
            PointA = pointA;
            PointB = pointB;
            PlaceA = placeA;
            PlaceB = placeB;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Distance other)
        {
            return Value.Equals(other.Value) && PointA.Equals(other.PointA) && PointB.Equals(other.PointB) && PlaceA.Equals(other.PlaceA) && PlaceB.Equals(other.PlaceB);
        }

        /// <summary>Whether the other object is a Distance with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Distance && Equals((Distance)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Value.GetHashCode();
                hash = hash * 31 + PointA.GetHashCode();
                hash = hash * 31 + PointB.GetHashCode();
                hash = hash * 31 + PlaceA.GetHashCode();
                hash = hash * 31 + PlaceB.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Distance a, Distance b)
        {
            return a.Value == b.Value && a.PointA == b.PointA && a.PointB == b.PointB && a.PlaceA == b.PlaceA && a.PlaceB == b.PlaceB;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Distance a, Distance b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Distance({0}, {1}, {2}, {3}, {4})", Value.ToString("R", CultureInfo.InvariantCulture), PointA, PointB, PlaceA, PlaceB);
        }
    }

    /// <summary>
    /// How far a point is from the border of a shape, and where that is nearest.
    /// </summary>
    /// <remarks>C: <c>ClashSignedDistance</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct SignedDistance : IEquatable<SignedDistance>
    {
        /// <summary>
        /// The distance: positive outside, 0 exactly on the border, negative inside; infinite if no <c>f32</c> is
        /// large enough.
        /// </summary>
        public float Distance;

        /// <summary>
        /// A point of the border that is nearest.
        /// </summary>
        public Vector2D Point;

        /// <summary>
        /// The direction in which the signed distance grows most, of length 1: out of the shape. On the border that
        /// of a contact with the point.
        /// </summary>
        public Vector2D Normal;

        /// <summary>
        /// Where on the border the point is.
        /// </summary>
        public Place Place;

        /// <summary>Sets every field.</summary>
        public SignedDistance(float distance, Vector2D point, Vector2D normal, Place place)
        {
            Distance = distance;
            Point = point;
            Normal = normal;
            Place = place;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(SignedDistance other)
        {
            return Distance.Equals(other.Distance) && Point.Equals(other.Point) && Normal.Equals(other.Normal) && Place.Equals(other.Place);
        }

        /// <summary>Whether the other object is a SignedDistance with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is SignedDistance && Equals((SignedDistance)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Distance.GetHashCode();
                hash = hash * 31 + Point.GetHashCode();
                hash = hash * 31 + Normal.GetHashCode();
                hash = hash * 31 + Place.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(SignedDistance a, SignedDistance b)
        {
            return a.Distance == b.Distance && a.Point == b.Point && a.Normal == b.Normal && a.Place == b.Place;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(SignedDistance a, SignedDistance b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "SignedDistance({0}, {1}, {2}, {3})", Distance.ToString("R", CultureInfo.InvariantCulture), Point, Normal, Place);
        }
    }

    /// <summary>
    /// A point of a shape that lies farthest along a direction.
    /// </summary>
    /// <remarks>C: <c>ClashSupport</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Support : IEquatable<Support>
    {
        /// <summary>
        /// The point; infinite where no float is large enough.
        /// </summary>
        public Vector2D Point;

        /// <summary>
        /// Where it is on the border.
        /// </summary>
        public Place Place;

        /// <summary>Sets every field.</summary>
        public Support(Vector2D point, Place place)
        {
            Point = point;
            Place = place;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Support other)
        {
            return Point.Equals(other.Point) && Place.Equals(other.Place);
        }

        /// <summary>Whether the other object is a Support with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Support && Equals((Support)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Point.GetHashCode();
                hash = hash * 31 + Place.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Support a, Support b)
        {
            return a.Point == b.Point && a.Place == b.Place;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Support a, Support b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Support({0}, {1})", Point, Place);
        }
    }

    /// <summary>
    /// The area of a shape, where it balances, and its second moment of area.
    /// </summary>
    /// <remarks>C: <c>ClashMass</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Mass : IEquatable<Mass>
    {
        /// <summary>
        /// The area: 0 of what has none, infinite where no float is large enough. Times the mass of a unit
        /// of area it is the mass.
        /// </summary>
        public float Area;

        /// <summary>
        /// Where the shape balances if it weighs the same everywhere; of what has no area by its length, and
        /// of points in their middle.
        /// </summary>
        public Vector2D Centroid;

        /// <summary>
        /// The polar second moment of area about the centroid: the sum of all areas times the squares of
        /// their distances from there; 0 without area. Times the mass of a unit of area it is the moment of
        /// inertia. About another point it is larger by the area times the square of the distance.
        /// </summary>
        public float SecondMoment;

        /// <summary>Sets every field.</summary>
        public Mass(float area, Vector2D centroid, float secondMoment)
        {
            Area = area;
            Centroid = centroid;
            SecondMoment = secondMoment;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Mass other)
        {
            return Area.Equals(other.Area) && Centroid.Equals(other.Centroid) && SecondMoment.Equals(other.SecondMoment);
        }

        /// <summary>Whether the other object is a Mass with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Mass && Equals((Mass)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Area.GetHashCode();
                hash = hash * 31 + Centroid.GetHashCode();
                hash = hash * 31 + SecondMoment.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Mass a, Mass b)
        {
            return a.Area == b.Area && a.Centroid == b.Centroid && a.SecondMoment == b.SecondMoment;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Mass a, Mass b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Mass({0}, {1}, {2})", Area.ToString("R", CultureInfo.InvariantCulture), Centroid, SecondMoment.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// A point where two shapes touch.
    /// </summary>
    /// <remarks>C: <c>ClashContactPoint</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PointOfContact : IEquatable<PointOfContact>
    {
        /// <summary>
        /// Where: in the middle between the surfaces of the two shapes.
        /// </summary>
        public Vector2D Position;

        /// <summary>
        /// How far the surfaces overlap there, along the normal; negative if they are apart there.
        /// </summary>
        public float Depth;

        /// <summary>
        /// Which vertex or edge of the first shape or member touches: of vertex k 4k, of edge k 4k + 1, and
        /// where an edge touches on its own, of a chain or a polygon that is not convex, 4k for its start and
        /// 4k + 2 for its end. Vertices are numbered from 0 in their order, a rectangle's counterclockwise
        /// from the lower left one before it is turned; an edge, also of a rounded shape, has the number of
        /// the vertex at which it begins. What has no width has those of the segment or point that it is; of
        /// a circle or a line it is 0.
        /// <para/>
        /// Both features and the members of both places are the id of the point: they are the same while two
        /// shapes slide a little, and no other point of the two shapes has all four, unless borders cross
        /// each other or themselves hundreds of times or have 2^30 vertices. Of shapes that are no groups the
        /// features are enough.
        /// </summary>
        public uint FeatureA;

        /// <summary>
        /// Which vertex or edge of the second shape or member touches.
        /// </summary>
        public uint FeatureB;

        /// <summary>
        /// Where its surface is on the border of the first shape: half of the depth from the position, along
        /// the normal. A place on the edge that touches; at a vertex on one of its edges, or on the arc around
        /// it.
        /// <para/>
        /// It leads back to a point that is off by 2^-20 of the numbers of both shapes at most. Where that
        /// surface is none, as two shapes touch without facing each other, the place is about the nearest.
        /// </summary>
        public Place PlaceA;

        /// <summary>
        /// Where its surface is on the border of the second shape, against the normal.
        /// </summary>
        public Place PlaceB;

        /// <summary>Sets every field.</summary>
        public PointOfContact(Vector2D position, float depth, uint featureA, uint featureB, Place placeA, Place placeB)
        {
            Position = position;
            Depth = depth;
            FeatureA = featureA;
            FeatureB = featureB;
            PlaceA = placeA;
            PlaceB = placeB;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(PointOfContact other)
        {
            return Position.Equals(other.Position) && Depth.Equals(other.Depth) && FeatureA.Equals(other.FeatureA) && FeatureB.Equals(other.FeatureB) && PlaceA.Equals(other.PlaceA) && PlaceB.Equals(other.PlaceB);
        }

        /// <summary>Whether the other object is a PointOfContact with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is PointOfContact && Equals((PointOfContact)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Position.GetHashCode();
                hash = hash * 31 + Depth.GetHashCode();
                hash = hash * 31 + FeatureA.GetHashCode();
                hash = hash * 31 + FeatureB.GetHashCode();
                hash = hash * 31 + PlaceA.GetHashCode();
                hash = hash * 31 + PlaceB.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(PointOfContact a, PointOfContact b)
        {
            return a.Position == b.Position && a.Depth == b.Depth && a.FeatureA == b.FeatureA && a.FeatureB == b.FeatureB && a.PlaceA == b.PlaceA && a.PlaceB == b.PlaceB;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(PointOfContact a, PointOfContact b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "PointOfContact({0}, {1}, {2}, {3}, {4}, {5})", Position, Depth.ToString("R", CultureInfo.InvariantCulture), FeatureA, FeatureB, PlaceA, PlaceB);
        }
    }

    /// <summary>
    /// How two shapes touch.
    /// </summary>
    /// <remarks>C: <c>ClashContact</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Contact : IEquatable<Contact>
    {
        /// <summary>
        /// Of length 1, from the first shape to the second one.
        /// </summary>
        public Vector2D Normal;

        /// <summary>
        /// How far the second shape is to be moved along the normal, so that these parts of the two are
        /// apart: 0 or more if they collide, otherwise the negative of their distance; infinite for lines that cross,
        /// and if no <c>f32</c> is large enough.
        /// </summary>
        public float Depth;

        /// <summary>
        /// The points of the contact.
        /// </summary>
        public PointOfContactArray2 Points;

        /// <summary>
        /// How many points there are: 1, or 2 where two edges touch.
        /// </summary>
        public uint PointCount;

        /// <summary>
        /// Which member of the first shape touches, if it is a group; otherwise 0.
        /// </summary>
        public uint MemberA;

        /// <summary>
        /// Which member of the second shape touches.
        /// </summary>
        public uint MemberB;

        /// <summary>
        /// Which part of the first shape or member touches: the number of an edge, if it is a chain or a
        /// polygon that is not convex; 0 if it is convex.
        /// </summary>
        public uint PartA;

        /// <summary>
        /// Which part of the second shape or member touches.
        /// </summary>
        public uint PartB;

        /// <summary>Sets every field.</summary>
        public Contact(Vector2D normal, float depth, PointOfContactArray2 points, uint pointCount, uint memberA, uint memberB, uint partA, uint partB)
        {
            Normal = normal;
            Depth = depth;
            Points = points;
            PointCount = pointCount;
            MemberA = memberA;
            MemberB = memberB;
            PartA = partA;
            PartB = partB;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Contact other)
        {
            return Normal.Equals(other.Normal) && Depth.Equals(other.Depth) && Points.Equals(other.Points) && PointCount.Equals(other.PointCount) && MemberA.Equals(other.MemberA) && MemberB.Equals(other.MemberB) && PartA.Equals(other.PartA) && PartB.Equals(other.PartB);
        }

        /// <summary>Whether the other object is a Contact with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Contact && Equals((Contact)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Normal.GetHashCode();
                hash = hash * 31 + Depth.GetHashCode();
                hash = hash * 31 + Points.GetHashCode();
                hash = hash * 31 + PointCount.GetHashCode();
                hash = hash * 31 + MemberA.GetHashCode();
                hash = hash * 31 + MemberB.GetHashCode();
                hash = hash * 31 + PartA.GetHashCode();
                hash = hash * 31 + PartB.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Contact a, Contact b)
        {
            return a.Normal == b.Normal && a.Depth == b.Depth && a.Points == b.Points && a.PointCount == b.PointCount && a.MemberA == b.MemberA && a.MemberB == b.MemberB && a.PartA == b.PartA && a.PartB == b.PartB;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Contact a, Contact b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Contact({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7})", Normal, Depth.ToString("R", CultureInfo.InvariantCulture), Points, PointCount, MemberA, MemberB, PartA, PartB);
        }
    }

    /// <summary>
    /// A point that the borders of two shapes share, or a stretch along which they run together.
    /// <para/>
    /// The border of a shape without area is all of it.
    /// </summary>
    /// <remarks>C: <c>ClashIntersection</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Intersection : IEquatable<Intersection>
    {
        /// <summary>
        /// The common point, or the first one of the stretch along the border of a.
        /// </summary>
        public Vector2D Start;

        /// <summary>
        /// The last point of the stretch; of a point, the same.
        /// </summary>
        public Vector2D End;

        /// <summary>
        /// Where on the border of a it starts.
        /// </summary>
        public Place PlaceA;

        /// <summary>
        /// Where on the border of b it starts.
        /// </summary>
        public Place PlaceB;

        /// <summary>
        /// Where on the same edge of a it ends.
        /// </summary>
        public float EndA;

        /// <summary>
        /// Where on the same edge of b it ends: less than the start if b runs the other way, and more than 1
        /// beyond the start of a whole circle.
        /// </summary>
        public float EndB;

        /// <summary>Sets every field.</summary>
        public Intersection(Vector2D start, Vector2D end, Place placeA, Place placeB, float endA, float endB)
        {
            Start = start;
            End = end;
            PlaceA = placeA;
            PlaceB = placeB;
            EndA = endA;
            EndB = endB;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Intersection other)
        {
            return Start.Equals(other.Start) && End.Equals(other.End) && PlaceA.Equals(other.PlaceA) && PlaceB.Equals(other.PlaceB) && EndA.Equals(other.EndA) && EndB.Equals(other.EndB);
        }

        /// <summary>Whether the other object is a Intersection with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Intersection && Equals((Intersection)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Start.GetHashCode();
                hash = hash * 31 + End.GetHashCode();
                hash = hash * 31 + PlaceA.GetHashCode();
                hash = hash * 31 + PlaceB.GetHashCode();
                hash = hash * 31 + EndA.GetHashCode();
                hash = hash * 31 + EndB.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Intersection a, Intersection b)
        {
            return a.Start == b.Start && a.End == b.End && a.PlaceA == b.PlaceA && a.PlaceB == b.PlaceB && a.EndA == b.EndA && a.EndB == b.EndB;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Intersection a, Intersection b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Intersection({0}, {1}, {2}, {3}, {4}, {5})", Start, End, PlaceA, PlaceB, EndA.ToString("R", CultureInfo.InvariantCulture), EndB.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// A stretch of a segment that lies in a shape, or a single point of it.
    /// </summary>
    /// <remarks>C: <c>ClashStretch</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Stretch : IEquatable<Stretch>
    {
        /// <summary>
        /// The part of the segment before the stretch, from 0 to 1.
        /// </summary>
        public float Entry;

        /// <summary>
        /// The part of the segment before the end of the stretch, from 0 to 1; of a single point the same.
        /// </summary>
        public float Exit;

        /// <summary>
        /// The first point of the stretch.
        /// </summary>
        public Vector2D EntryPoint;

        /// <summary>
        /// The last point of the stretch.
        /// </summary>
        public Vector2D ExitPoint;

        /// <summary>Sets every field.</summary>
        public Stretch(float entry, float exit, Vector2D entryPoint, Vector2D exitPoint)
        {
            Entry = entry;
            Exit = exit;
            EntryPoint = entryPoint;
            ExitPoint = exitPoint;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Stretch other)
        {
            return Entry.Equals(other.Entry) && Exit.Equals(other.Exit) && EntryPoint.Equals(other.EntryPoint) && ExitPoint.Equals(other.ExitPoint);
        }

        /// <summary>Whether the other object is a Stretch with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Stretch && Equals((Stretch)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Entry.GetHashCode();
                hash = hash * 31 + Exit.GetHashCode();
                hash = hash * 31 + EntryPoint.GetHashCode();
                hash = hash * 31 + ExitPoint.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Stretch a, Stretch b)
        {
            return a.Entry == b.Entry && a.Exit == b.Exit && a.EntryPoint == b.EntryPoint && a.ExitPoint == b.ExitPoint;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Stretch a, Stretch b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Stretch({0}, {1}, {2}, {3})", Entry.ToString("R", CultureInfo.InvariantCulture), Exit.ToString("R", CultureInfo.InvariantCulture), EntryPoint, ExitPoint);
        }
    }

    /// <summary>
    /// What a cast is asked for: which contacts count, how far and how near.
    /// </summary>
    /// <remarks>C: <c>ClashCastSettings</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct CastSettings : IEquatable<CastSettings>
    {
        /// <summary>
        /// Which contacts count: a <c>CastMode</c>.
        /// </summary>
        public CastMode Mode;

        /// <summary>
        /// What the solid sides of chains mean: a <c>CastSides</c>.
        /// </summary>
        public CastSides Sides;

        /// <summary>
        /// What is met after this part of the way does not count, exactly: from 0 to 1, or more, which is as 1.
        /// Of a ray the first point must not lie beyond; the last one may.
        /// </summary>
        public float LargestFraction;

        /// <summary>
        /// Shapes meet where they are that far apart, and never come nearer: 0 or more, exactly, as if one of
        /// them were grown by all that is within the distance. A ray is that thick to either side.
        /// </summary>
        public float DistanceKept;

        /// <summary>
        /// How early clash_cast_turning may be, as a distance: 0 or more. Nothing else needs it.
        /// </summary>
        public float Tolerance;

        /// <summary>Sets every field.</summary>
        public CastSettings(CastMode mode, CastSides sides, float largestFraction, float distanceKept, float tolerance)
        {
            Mode = mode;
            Sides = sides;
            LargestFraction = largestFraction;
            DistanceKept = distanceKept;
            Tolerance = tolerance;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(CastSettings other)
        {
            return Mode == other.Mode && Sides == other.Sides && LargestFraction.Equals(other.LargestFraction) && DistanceKept.Equals(other.DistanceKept) && Tolerance.Equals(other.Tolerance);
        }

        /// <summary>Whether the other object is a CastSettings with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is CastSettings && Equals((CastSettings)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + (int)Mode;
                hash = hash * 31 + (int)Sides;
                hash = hash * 31 + LargestFraction.GetHashCode();
                hash = hash * 31 + DistanceKept.GetHashCode();
                hash = hash * 31 + Tolerance.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(CastSettings a, CastSettings b)
        {
            return a.Mode == b.Mode && a.Sides == b.Sides && a.LargestFraction == b.LargestFraction && a.DistanceKept == b.DistanceKept && a.Tolerance == b.Tolerance;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(CastSettings a, CastSettings b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "CastSettings({0}, {1}, {2}, {3}, {4})", Mode, Sides, LargestFraction.ToString("R", CultureInfo.InvariantCulture), DistanceKept.ToString("R", CultureInfo.InvariantCulture), Tolerance.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// Where a ray enters a shape, and where it leaves it.
    /// </summary>
    /// <remarks>C: <c>ClashRayHit</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct RayHit : IEquatable<RayHit>
    {
        /// <summary>
        /// The part of the ray before the first point of the shape, from 0 to 1: the greatest f32 that
        /// is not beyond it. A ray that keeps a distance meets a shape from there to where it leaves it.
        /// </summary>
        public float Entry;

        /// <summary>
        /// The part of the ray before the last point of the shape, from 0 to 1: the smallest f32 that is
        /// not before it. In between there may be gaps.
        /// </summary>
        public float Exit;

        /// <summary>
        /// The first point.
        /// </summary>
        public Vector2D EntryPoint;

        /// <summary>
        /// The last point.
        /// </summary>
        public Vector2D ExitPoint;

        /// <summary>
        /// Out of the shape at the first point, against the ray, of length 1; the null vector if the ray
        /// starts in the shape.
        /// </summary>
        public Vector2D EntryNormal;

        /// <summary>
        /// Out of the shape at the last point, of length 1; the null vector if the ray ends in the shape.
        /// </summary>
        public Vector2D ExitNormal;

        /// <summary>
        /// Where the first point is on the border; all 0 if the ray starts in the shape.
        /// </summary>
        public Place EntryPlace;

        /// <summary>
        /// Where the last point is on the border; all 0 if the ray ends in the shape.
        /// </summary>
        public Place ExitPlace;

        /// <summary>
        /// Whether the ray's start belongs to the shape, or is as near to it as the distance that is kept.
        /// </summary>
        [MarshalAs(UnmanagedType.U1)]
        public bool StartsInside;

        /// <summary>
        /// Always 0, so that no byte of the struct is left unwritten.
        /// </summary>
        public ByteArray3 Reserved;

        /// <summary>Sets every field.</summary>
        public RayHit(float entry, float exit, Vector2D entryPoint, Vector2D exitPoint, Vector2D entryNormal, Vector2D exitNormal, Place entryPlace, Place exitPlace, bool startsInside, ByteArray3 reserved)
        {
            Entry = entry;
            Exit = exit;
            EntryPoint = entryPoint;
            ExitPoint = exitPoint;
            EntryNormal = entryNormal;
            ExitNormal = exitNormal;
            EntryPlace = entryPlace;
            ExitPlace = exitPlace;
            StartsInside = startsInside;
            Reserved = reserved;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(RayHit other)
        {
            return Entry.Equals(other.Entry) && Exit.Equals(other.Exit) && EntryPoint.Equals(other.EntryPoint) && ExitPoint.Equals(other.ExitPoint) && EntryNormal.Equals(other.EntryNormal) && ExitNormal.Equals(other.ExitNormal) && EntryPlace.Equals(other.EntryPlace) && ExitPlace.Equals(other.ExitPlace) && StartsInside.Equals(other.StartsInside) && Reserved.Equals(other.Reserved);
        }

        /// <summary>Whether the other object is a RayHit with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is RayHit && Equals((RayHit)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Entry.GetHashCode();
                hash = hash * 31 + Exit.GetHashCode();
                hash = hash * 31 + EntryPoint.GetHashCode();
                hash = hash * 31 + ExitPoint.GetHashCode();
                hash = hash * 31 + EntryNormal.GetHashCode();
                hash = hash * 31 + ExitNormal.GetHashCode();
                hash = hash * 31 + EntryPlace.GetHashCode();
                hash = hash * 31 + ExitPlace.GetHashCode();
                hash = hash * 31 + StartsInside.GetHashCode();
                hash = hash * 31 + Reserved.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(RayHit a, RayHit b)
        {
            return a.Entry == b.Entry && a.Exit == b.Exit && a.EntryPoint == b.EntryPoint && a.ExitPoint == b.ExitPoint && a.EntryNormal == b.EntryNormal && a.ExitNormal == b.ExitNormal && a.EntryPlace == b.EntryPlace && a.ExitPlace == b.ExitPlace && a.StartsInside == b.StartsInside && a.Reserved == b.Reserved;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(RayHit a, RayHit b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "RayHit({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9})", Entry.ToString("R", CultureInfo.InvariantCulture), Exit.ToString("R", CultureInfo.InvariantCulture), EntryPoint, ExitPoint, EntryNormal, ExitNormal, EntryPlace, ExitPlace, StartsInside, Reserved);
        }
    }

    /// <summary>
    /// When and where two moving shapes meet first.
    /// </summary>
    /// <remarks>C: <c>ClashCastHit</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct CastHit : IEquatable<CastHit>
    {
        /// <summary>
        /// The part of the movements before the first contact, from 0 to 1: never beyond it.
        /// </summary>
        public float Fraction;

        /// <summary>
        /// A point of both shapes then, or the middle of the distance that is kept; at the start the first one of
        /// the contact, in the middle of the overlap.
        /// </summary>
        public Vector2D Point;

        /// <summary>
        /// From the first shape to the second one then, of length 1; at the start that of the contact.
        /// </summary>
        public Vector2D Normal;

        /// <summary>
        /// Where they touch on the border of the first shape: at a corner on one of the edges that meet there;
        /// at the start that of the contact.
        /// </summary>
        public Place PlaceA;

        /// <summary>
        /// Where they touch on the border of the second shape.
        /// </summary>
        public Place PlaceB;

        /// <summary>
        /// Whether the shapes meet at the start: share a point, or are as near as the distance that is kept.
        /// </summary>
        [MarshalAs(UnmanagedType.U1)]
        public bool StartsInContact;

        /// <summary>
        /// Always 0, so that no byte of the struct is left unwritten.
        /// </summary>
        public ByteArray3 Reserved;

        /// <summary>Sets every field.</summary>
        public CastHit(float fraction, Vector2D point, Vector2D normal, Place placeA, Place placeB, bool startsInContact, ByteArray3 reserved)
        {
            Fraction = fraction;
            Point = point;
            Normal = normal;
            PlaceA = placeA;
            PlaceB = placeB;
            StartsInContact = startsInContact;
            Reserved = reserved;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(CastHit other)
        {
            return Fraction.Equals(other.Fraction) && Point.Equals(other.Point) && Normal.Equals(other.Normal) && PlaceA.Equals(other.PlaceA) && PlaceB.Equals(other.PlaceB) && StartsInContact.Equals(other.StartsInContact) && Reserved.Equals(other.Reserved);
        }

        /// <summary>Whether the other object is a CastHit with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is CastHit && Equals((CastHit)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Fraction.GetHashCode();
                hash = hash * 31 + Point.GetHashCode();
                hash = hash * 31 + Normal.GetHashCode();
                hash = hash * 31 + PlaceA.GetHashCode();
                hash = hash * 31 + PlaceB.GetHashCode();
                hash = hash * 31 + StartsInContact.GetHashCode();
                hash = hash * 31 + Reserved.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(CastHit a, CastHit b)
        {
            return a.Fraction == b.Fraction && a.Point == b.Point && a.Normal == b.Normal && a.PlaceA == b.PlaceA && a.PlaceB == b.PlaceB && a.StartsInContact == b.StartsInContact && a.Reserved == b.Reserved;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(CastHit a, CastHit b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "CastHit({0}, {1}, {2}, {3}, {4}, {5}, {6})", Fraction.ToString("R", CultureInfo.InvariantCulture), Point, Normal, PlaceA, PlaceB, StartsInContact, Reserved);
        }
    }

    /// <summary>
    /// A straight way along which a shape turns at an even rate: at a part of the time it has moved by that
    /// part of the movement, and turned by that part of the rotation.
    /// </summary>
    /// <remarks>C: <c>ClashMotion</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct Motion2D : IEquatable<Motion2D>
    {
        /// <summary>
        /// The whole way of the pivot.
        /// </summary>
        public Vector2D Movement;

        /// <summary>
        /// Degrees, counterclockwise, by which the shape turns around the pivot; any number of turns.
        /// </summary>
        public float Rotation;

        /// <summary>
        /// The point around which it turns, where it is at the start.
        /// </summary>
        public Vector2D Pivot;

        /// <summary>Sets every field.</summary>
        public Motion2D(Vector2D movement, float rotation, Vector2D pivot)
        {
            Movement = movement;
            Rotation = rotation;
            Pivot = pivot;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(Motion2D other)
        {
            return Movement.Equals(other.Movement) && Rotation.Equals(other.Rotation) && Pivot.Equals(other.Pivot);
        }

        /// <summary>Whether the other object is a Motion2D with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is Motion2D && Equals((Motion2D)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Movement.GetHashCode();
                hash = hash * 31 + Rotation.GetHashCode();
                hash = hash * 31 + Pivot.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(Motion2D a, Motion2D b)
        {
            return a.Movement == b.Movement && a.Rotation == b.Rotation && a.Pivot == b.Pivot;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(Motion2D a, Motion2D b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "Motion2D({0}, {1}, {2})", Movement, Rotation.ToString("R", CultureInfo.InvariantCulture), Pivot);
        }
    }

    /// <summary>
    /// A number of each of many shapes: that of the shape k is <c>k * Stride</c> bytes after the first one.
    /// <para/>
    /// Numbers of structs lie as far apart as the structs, those of an array <c>sizeof(float)</c>, and with a
    /// stride of 0 all shapes have the same number. No address has to be aligned.
    /// </summary>
    /// <remarks>C: <c>ClashField</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Field
    {
        /// <summary>
        /// The number of the first shape.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public float* First;

        /// <summary>
        /// How many bytes lie between one number and the next.
        /// </summary>
        public UIntPtr Stride;

        /// <summary>Sets every field.</summary>
        public Field(float* first, UIntPtr stride)
        {
            First = first;
            Stride = stride;
        }
    }

    /// <summary>
    /// Many shapes of one kind, wherever their numbers lie: in structs, in arrays of numbers, or both.
    /// <para/>
    /// It borrows them. An invalid shape among them is empty, as it is alone; all are if the kind is not
    /// allowed or the first field is at null.
    /// </summary>
    /// <remarks>C: <c>ClashBatch</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Batch
    {
        /// <summary>
        /// A <c>ShapeKind</c>: any from <c>ShapeKind.Point</c> to <c>ShapeKind.Capsule</c>, or <c>ShapeKind.Sector</c>.
        /// </summary>
        public ShapeKind Kind;

        /// <summary>
        /// How many shapes there are.
        /// </summary>
        public UIntPtr Count;

        /// <summary>
        /// Their numbers in the order of the fields of the kind's struct: of circles those of center.x,
        /// center.y and radius. A field at null lies right behind the one before it, with the same stride:
        /// of structs only the first number is told. What is beyond those of the kind does not matter.
        /// </summary>
        public FieldArray6 Fields;

        /// <summary>Sets every field.</summary>
        public Batch(ShapeKind kind, UIntPtr count, FieldArray6 fields)
        {
            Kind = kind;
            Count = count;
            Fields = fields;
        }
    }

    /// <summary>
    /// Two shapes by their numbers in their batches.
    /// </summary>
    /// <remarks>C: <c>ClashIndexPair</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct IndexPair : IEquatable<IndexPair>
    {
        /// <summary>
        /// The number of the first one.
        /// </summary>
        public uint A;

        /// <summary>
        /// The number of the second one.
        /// </summary>
        public uint B;

        /// <summary>Sets every field.</summary>
        public IndexPair(uint a, uint b)
        {
            A = a;
            B = b;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(IndexPair other)
        {
            return A.Equals(other.A) && B.Equals(other.B);
        }

        /// <summary>Whether the other object is a IndexPair with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is IndexPair && Equals((IndexPair)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + A.GetHashCode();
                hash = hash * 31 + B.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(IndexPair a, IndexPair b)
        {
            return a.A == b.A && a.B == b.B;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(IndexPair a, IndexPair b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "IndexPair({0}, {1})", A, B);
        }
    }

    /// <summary>
    /// Where the convex pieces of a polygon stand in the buffer of clash_convex_pieces.
    /// <para/>
    /// First the numbers of the vertices of all pieces, <c>IndexCount</c> in all, one piece after the other
    /// and each counterclockwise; behind them how many vertices each piece has, <c>PieceCount</c> numbers.
    /// </summary>
    /// <remarks>C: <c>ClashPieceCounts</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct PieceCounts : IEquatable<PieceCounts>
    {
        /// <summary>
        /// How many numbers of vertices there are.
        /// </summary>
        public UIntPtr IndexCount;

        /// <summary>
        /// How many pieces there are.
        /// </summary>
        public UIntPtr PieceCount;

        /// <summary>Sets every field.</summary>
        public PieceCounts(UIntPtr indexCount, UIntPtr pieceCount)
        {
            IndexCount = indexCount;
            PieceCount = pieceCount;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(PieceCounts other)
        {
            return IndexCount.Equals(other.IndexCount) && PieceCount.Equals(other.PieceCount);
        }

        /// <summary>Whether the other object is a PieceCounts with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is PieceCounts && Equals((PieceCounts)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + IndexCount.GetHashCode();
                hash = hash * 31 + PieceCount.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(PieceCounts a, PieceCounts b)
        {
            return a.IndexCount == b.IndexCount && a.PieceCount == b.PieceCount;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(PieceCounts a, PieceCounts b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "PieceCounts({0}, {1})", IndexCount, PieceCount);
        }
    }

    /// <summary>
    /// One collider of one world; all zero: none. An index returns with another generation, never 0; used up,
    /// it is retired.
    /// </summary>
    /// <remarks>C: <c>ClashColliderId</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ColliderId : IEquatable<ColliderId>
    {
        /// <summary>
        /// The place among all colliders; each is given again after its collider is removed.
        /// </summary>
        public uint Index;

        /// <summary>
        /// Which collider at this place it is.
        /// </summary>
        public uint Generation;

        /// <summary>Sets every field.</summary>
        public ColliderId(uint index, uint generation)
        {
            Index = index;
            Generation = generation;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(ColliderId other)
        {
            return Index.Equals(other.Index) && Generation.Equals(other.Generation);
        }

        /// <summary>Whether the other object is a ColliderId with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is ColliderId && Equals((ColliderId)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Index.GetHashCode();
                hash = hash * 31 + Generation.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(ColliderId a, ColliderId b)
        {
            return a.Index == b.Index && a.Generation == b.Generation;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(ColliderId a, ColliderId b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "ColliderId({0}, {1})", Index, Generation);
        }
    }

    /// <summary>
    /// Which colliders are pairs. Two are if the mask of one holds a layer of the other, their families differ
    /// or are 0, and not both are static unless one is a sensor.
    /// </summary>
    /// <remarks>C: <c>ClashFilter</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ColliderFilter : IEquatable<ColliderFilter>
    {
        /// <summary>
        /// What it is; 0: nobody finds it.
        /// </summary>
        public ulong Layers;

        /// <summary>
        /// Which layers it looks for; 0: none, it may be found.
        /// </summary>
        public ulong Mask;

        /// <summary>
        /// Parts of one body, a shot and who fired it; 0: none.
        /// </summary>
        public uint Family;

        /// <summary>
        /// <c>ColliderFlags</c>.
        /// </summary>
        public ColliderFlags Flags;

        /// <summary>Sets every field.</summary>
        public ColliderFilter(ulong layers, ulong mask, uint family, ColliderFlags flags)
        {
            Layers = layers;
            Mask = mask;
            Family = family;
            Flags = flags;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(ColliderFilter other)
        {
            return Layers.Equals(other.Layers) && Mask.Equals(other.Mask) && Family.Equals(other.Family) && Flags == other.Flags;
        }

        /// <summary>Whether the other object is a ColliderFilter with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is ColliderFilter && Equals((ColliderFilter)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Layers.GetHashCode();
                hash = hash * 31 + Mask.GetHashCode();
                hash = hash * 31 + Family.GetHashCode();
                hash = hash * 31 + (int)Flags;
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(ColliderFilter a, ColliderFilter b)
        {
            return a.Layers == b.Layers && a.Mask == b.Mask && a.Family == b.Family && a.Flags == b.Flags;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(ColliderFilter a, ColliderFilter b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "ColliderFilter({0}, {1}, {2}, {3})", Layers, Mask, Family, Flags);
        }
    }

    /// <summary>
    /// A collider, as it is added to a world and told by it.
    /// </summary>
    /// <remarks>C: <c>ClashCollider</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct NativeCollider
    {
        /// <summary>
        /// In its own frame; copied with its arrays, once for equal shapes. Null: the empty shape.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public Shape* Shape;

        /// <summary>
        /// Where its frame is.
        /// </summary>
        public Pose2D Pose;

        /// <summary>
        /// In its own frame: stops movers that come from there only; (0, 0): from everywhere.
        /// </summary>
        public Vector2D OneWay;

        /// <summary>
        /// Whom it pairs with.
        /// </summary>
        public ColliderFilter Filter;

        /// <summary>
        /// The program's; comes back in events and hits, also after removal.
        /// </summary>
        public ulong User;

        /// <summary>Sets every field.</summary>
        public NativeCollider(Shape* shape, Pose2D pose, Vector2D oneWay, ColliderFilter filter, ulong user)
        {
            Shape = shape;
            Pose = pose;
            OneWay = oneWay;
            Filter = filter;
            User = user;
        }
    }

    /// <summary>
    /// Where memory comes from. The default has no functions: then it is Rust's global allocator with the
    /// feature <c>alloc</c>, and without that there is none.
    /// </summary>
    /// <remarks>C: <c>ClashAllocator</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct WorldAllocator
    {
        /// <summary>
        /// Memory of a size and an alignment (a power of two), or null; may be called from any thread.
        /// </summary>
        public IntPtr Allocate;

        /// <summary>
        /// Takes memory back, told the size and the alignment that it was asked for with; null: it is kept.
        /// </summary>
        public IntPtr Release;

        /// <summary>
        /// What both functions are called with.
        /// </summary>
        public IntPtr Context;

        /// <summary>Sets every field.</summary>
        public WorldAllocator(IntPtr allocate, IntPtr release, IntPtr context)
        {
            Allocate = allocate;
            Release = release;
            Context = context;
        }
    }

    /// <summary>
    /// The threads of a program. The default is none but the caller's; no answer depends on it.
    /// </summary>
    /// <remarks>C: <c>ClashTasks</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct WorldTasks
    {
        /// <summary>
        /// Runs <c>task(data, 0)</c> to <c>task(data, count - 1)</c>, in any order, on any threads; returns when all are done.
        /// </summary>
        public IntPtr Run;

        /// <summary>
        /// What it is called with.
        /// </summary>
        public IntPtr Context;

        /// <summary>
        /// How many threads it has; 0 and 1: work is not divided.
        /// </summary>
        public uint Workers;

        /// <summary>Sets every field.</summary>
        public WorldTasks(IntPtr run, IntPtr context, uint workers)
        {
            Run = run;
            Context = context;
            Workers = workers;
        }
    }

    /// <summary>
    /// What a world is made with.
    /// </summary>
    /// <remarks>C: <c>ClashWorldSettings</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct NativeWorldSettings
    {
        /// <summary>
        /// Where its memory comes from.
        /// </summary>
        public WorldAllocator Allocator;

        /// <summary>
        /// Who runs what can be divided; no answer depends on it.
        /// </summary>
        public WorldTasks Tasks;

        /// <summary>
        /// Up to as many colliders, whose shapes have no arrays, nothing is allocated for them later, unless
        /// more than 64 are added or get another shape at once; 0: as it comes.
        /// </summary>
        public UIntPtr Capacity;

        /// <summary>
        /// Of ways with a turn: how near counts as a contact, as in a cast that turns.
        /// </summary>
        public float Tolerance;

        /// <summary>
        /// Always 0, so that no byte of the struct is left unwritten.
        /// </summary>
        public uint Reserved;

        /// <summary>Sets every field.</summary>
        public NativeWorldSettings(WorldAllocator allocator, WorldTasks tasks, UIntPtr capacity, float tolerance, uint reserved)
        {
            Allocator = allocator;
            Tasks = tasks;
            Capacity = capacity;
            Tolerance = tolerance;
            Reserved = reserved;
        }
    }

    /// <summary>
    /// At the part <c>Time</c> of a way a collider is at <c>Pose</c>.
    /// </summary>
    /// <remarks>C: <c>ClashStop</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct WayStop : IEquatable<WayStop>
    {
        /// <summary>
        /// Where it is.
        /// </summary>
        public Pose2D Pose;

        /// <summary>
        /// From 0 to 1; never less than that of the stop before.
        /// </summary>
        public float Time;

        /// <summary>Sets every field.</summary>
        public WayStop(Pose2D pose, float time)
        {
            Pose = pose;
            Time = time;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(WayStop other)
        {
            return Pose.Equals(other.Pose) && Time.Equals(other.Time);
        }

        /// <summary>Whether the other object is a WayStop with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is WayStop && Equals((WayStop)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Pose.GetHashCode();
                hash = hash * 31 + Time.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(WayStop a, WayStop b)
        {
            return a.Pose == b.Pose && a.Time == b.Time;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(WayStop a, WayStop b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "WayStop({0}, {1})", Pose, Time.ToString("R", CultureInfo.InvariantCulture));
        }
    }

    /// <summary>
    /// Two colliders that are a pair.
    /// </summary>
    /// <remarks>C: <c>ClashPair</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ColliderPair : IEquatable<ColliderPair>
    {
        /// <summary>
        /// The one with the lower index.
        /// </summary>
        public ColliderId A;

        /// <summary>
        /// The one with the higher index.
        /// </summary>
        public ColliderId B;

        /// <summary>Sets every field.</summary>
        public ColliderPair(ColliderId a, ColliderId b)
        {
            A = a;
            B = b;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(ColliderPair other)
        {
            return A.Equals(other.A) && B.Equals(other.B);
        }

        /// <summary>Whether the other object is a ColliderPair with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is ColliderPair && Equals((ColliderPair)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + A.GetHashCode();
                hash = hash * 31 + B.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(ColliderPair a, ColliderPair b)
        {
            return a.A == b.A && a.B == b.B;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(ColliderPair a, ColliderPair b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "ColliderPair({0}, {1})", A, B);
        }
    }

    /// <summary>
    /// A pair that began to touch or ended.
    /// </summary>
    /// <remarks>C: <c>ClashEvent</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct WorldEvent : IEquatable<WorldEvent>
    {
        /// <summary>
        /// Which two they are.
        /// </summary>
        public ColliderPair Pair;

        /// <summary>
        /// What the program keeps with the first one.
        /// </summary>
        public ulong UserA;

        /// <summary>
        /// What the program keeps with the second one.
        /// </summary>
        public ulong UserB;

        /// <summary>
        /// The part of the span before the first contact, never too late; 0 of a pair that touched before.
        /// </summary>
        public float Enter;

        /// <summary>
        /// The part before the last contact, never too early; 1 if they touch at the end.
        /// </summary>
        public float Exit;

        /// <summary>
        /// Where they touch first, of an end where they touch last; zero if that is on no way.
        /// </summary>
        public Vector2D Point;

        /// <summary>
        /// The normal there, from the first one to the second one.
        /// </summary>
        public Vector2D Normal;

        /// <summary>
        /// <c>EventFlags</c>.
        /// </summary>
        public EventFlags Flags;

        /// <summary>
        /// Always 0, so that no byte of the struct is left unwritten.
        /// </summary>
        public uint Reserved;

        /// <summary>Sets every field.</summary>
        public WorldEvent(ColliderPair pair, ulong userA, ulong userB, float enter, float exit, Vector2D point, Vector2D normal, EventFlags flags, uint reserved)
        {
            Pair = pair;
            UserA = userA;
            UserB = userB;
            Enter = enter;
            Exit = exit;
            Point = point;
            Normal = normal;
            Flags = flags;
            Reserved = reserved;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(WorldEvent other)
        {
            return Pair.Equals(other.Pair) && UserA.Equals(other.UserA) && UserB.Equals(other.UserB) && Enter.Equals(other.Enter) && Exit.Equals(other.Exit) && Point.Equals(other.Point) && Normal.Equals(other.Normal) && Flags == other.Flags && Reserved.Equals(other.Reserved);
        }

        /// <summary>Whether the other object is a WorldEvent with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is WorldEvent && Equals((WorldEvent)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Pair.GetHashCode();
                hash = hash * 31 + UserA.GetHashCode();
                hash = hash * 31 + UserB.GetHashCode();
                hash = hash * 31 + Enter.GetHashCode();
                hash = hash * 31 + Exit.GetHashCode();
                hash = hash * 31 + Point.GetHashCode();
                hash = hash * 31 + Normal.GetHashCode();
                hash = hash * 31 + (int)Flags;
                hash = hash * 31 + Reserved.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(WorldEvent a, WorldEvent b)
        {
            return a.Pair == b.Pair && a.UserA == b.UserA && a.UserB == b.UserB && a.Enter == b.Enter && a.Exit == b.Exit && a.Point == b.Point && a.Normal == b.Normal && a.Flags == b.Flags && a.Reserved == b.Reserved;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(WorldEvent a, WorldEvent b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "WorldEvent({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8})", Pair, UserA, UserB, Enter.ToString("R", CultureInfo.InvariantCulture), Exit.ToString("R", CultureInfo.InvariantCulture), Point, Normal, Flags, Reserved);
        }
    }

    /// <summary>
    /// What the last update told. It belongs to the world and stays until its next update, restore or end,
    /// whatever is added, moved or removed meanwhile.
    /// </summary>
    /// <remarks>C: <c>ClashEvents</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct WorldEvents
    {
        /// <summary>
        /// By enter, then by indices.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public WorldEvent* Begins;

        /// <summary>
        /// How many pairs began to touch.
        /// </summary>
        public UIntPtr BeginCount;

        /// <summary>
        /// By exit, then by indices.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public WorldEvent* Ends;

        /// <summary>
        /// How many pairs ended.
        /// </summary>
        public UIntPtr EndCount;

        /// <summary>
        /// Touched at the last update and touch now; by indices.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public ColliderPair* Stays;

        /// <summary>
        /// How many pairs stay.
        /// </summary>
        public UIntPtr StayCount;

        /// <summary>Sets every field.</summary>
        public WorldEvents(WorldEvent* begins, UIntPtr beginCount, WorldEvent* ends, UIntPtr endCount, ColliderPair* stays, UIntPtr stayCount)
        {
            Begins = begins;
            BeginCount = beginCount;
            Ends = ends;
            EndCount = endCount;
            Stays = stays;
            StayCount = stayCount;
        }
    }

    /// <summary>
    /// What a grid is made with.
    /// </summary>
    /// <remarks>C: <c>ClashGridSettings</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct NativeGridSettings
    {
        /// <summary>
        /// How large a cell is: greater than 0.
        /// </summary>
        public Vector2D CellSize;

        /// <summary>
        /// Where cell (0, 0) begins.
        /// </summary>
        public Vector2D Origin;

        /// <summary>
        /// Where its memory comes from.
        /// </summary>
        public WorldAllocator Allocator;

        /// <summary>Sets every field.</summary>
        public NativeGridSettings(Vector2D cellSize, Vector2D origin, WorldAllocator allocator)
        {
            CellSize = cellSize;
            Origin = origin;
            Allocator = allocator;
        }
    }

    /// <summary>
    /// Which cell: as many to the right of the first one, and above it.
    /// </summary>
    /// <remarks>C: <c>ClashGridCell</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GridCell : IEquatable<GridCell>
    {
        /// <summary>
        /// The column.
        /// </summary>
        public int X;

        /// <summary>
        /// The row.
        /// </summary>
        public int Y;

        /// <summary>Sets every field.</summary>
        public GridCell(int x, int y)
        {
            X = x;
            Y = y;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(GridCell other)
        {
            return X.Equals(other.X) && Y.Equals(other.Y);
        }

        /// <summary>Whether the other object is a GridCell with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is GridCell && Equals((GridCell)obj);
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
        public static bool operator ==(GridCell a, GridCell b)
        {
            return a.X == b.X && a.Y == b.Y;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(GridCell a, GridCell b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "GridCell({0}, {1})", X, Y);
        }
    }

    /// <summary>
    /// What is in a cell.
    /// </summary>
    /// <remarks>C: <c>ClashTile</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ClashTile : IEquatable<ClashTile>
    {
        /// <summary>
        /// 0: nothing; 1: all of the cell is solid; others by their numbers in the table.
        /// </summary>
        public ushort Kind;

        /// <summary>
        /// The program's own number, which comes back with each hit; of nothing it is 0.
        /// </summary>
        public ushort Material;

        /// <summary>Sets every field.</summary>
        public ClashTile(ushort kind, ushort material)
        {
            Kind = kind;
            Material = material;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(ClashTile other)
        {
            return Kind.Equals(other.Kind) && Material.Equals(other.Material);
        }

        /// <summary>Whether the other object is a ClashTile with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is ClashTile && Equals((ClashTile)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Kind.GetHashCode();
                hash = hash * 31 + Material.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(ClashTile a, ClashTile b)
        {
            return a.Kind == b.Kind && a.Material == b.Material;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(ClashTile a, ClashTile b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "ClashTile({0}, {1})", Kind, Material);
        }
    }

    /// <summary>
    /// A cell, and what is in it.
    /// </summary>
    /// <remarks>C: <c>ClashGridTile</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GridTile : IEquatable<GridTile>
    {
        /// <summary>
        /// Which cell.
        /// </summary>
        public GridCell Cell;

        /// <summary>
        /// What is in it.
        /// </summary>
        public ClashTile Tile;

        /// <summary>Sets every field.</summary>
        public GridTile(GridCell cell, ClashTile tile)
        {
            Cell = cell;
            Tile = tile;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(GridTile other)
        {
            return Cell.Equals(other.Cell) && Tile.Equals(other.Tile);
        }

        /// <summary>Whether the other object is a GridTile with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is GridTile && Equals((GridTile)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Cell.GetHashCode();
                hash = hash * 31 + Tile.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(GridTile a, GridTile b)
        {
            return a.Cell == b.Cell && a.Tile == b.Tile;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(GridTile a, GridTile b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "GridTile({0}, {1})", Cell, Tile);
        }
    }

    /// <summary>
    /// How far a shape is from a grid.
    /// </summary>
    /// <remarks>C: <c>ClashGridDistance</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GridDistance : IEquatable<GridDistance>
    {
        /// <summary>
        /// The nearest cell that is not empty: of several the first one in the order of the cells.
        /// </summary>
        public GridTile Found;

        /// <summary>
        /// How far the shape is from what is in it: <c>pointA</c> and <c>placeA</c> are the tile's.
        /// </summary>
        public Distance Distance;

        /// <summary>Sets every field.</summary>
        public GridDistance(GridTile found, Distance distance)
        {
            Found = found;
            Distance = distance;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(GridDistance other)
        {
            return Found.Equals(other.Found) && Distance.Equals(other.Distance);
        }

        /// <summary>Whether the other object is a GridDistance with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is GridDistance && Equals((GridDistance)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Found.GetHashCode();
                hash = hash * 31 + Distance.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(GridDistance a, GridDistance b)
        {
            return a.Found == b.Found && a.Distance == b.Distance;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(GridDistance a, GridDistance b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "GridDistance({0}, {1})", Found, Distance);
        }
    }

    /// <summary>
    /// Where a ray meets a grid.
    /// </summary>
    /// <remarks>C: <c>ClashGridRayHit</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GridRayHit : IEquatable<GridRayHit>
    {
        /// <summary>
        /// The cell, and what is in it.
        /// </summary>
        public GridTile Found;

        /// <summary>
        /// The part of the ray before the first point of the grid, from 0 to 1: the greatest f32 that is not beyond it.
        /// </summary>
        public float Fraction;

        /// <summary>
        /// That point.
        /// </summary>
        public Vector2D Point;

        /// <summary>
        /// Out of the edge of the grid there, of length 1: of two edges at a corner the one that is more against the ray. The
        /// null vector if the ray starts in the grid.
        /// </summary>
        public Vector2D Normal;

        /// <summary>
        /// Where the point is on the border of the tile; all 0 if the ray starts in the grid.
        /// </summary>
        public Place Place;

        /// <summary>
        /// Whether the ray's start belongs to the grid.
        /// </summary>
        [MarshalAs(UnmanagedType.U1)]
        public bool StartsInside;

        /// <summary>
        /// Always 0, so that no byte of the struct is left unwritten.
        /// </summary>
        public ByteArray3 Reserved;

        /// <summary>Sets every field.</summary>
        public GridRayHit(GridTile found, float fraction, Vector2D point, Vector2D normal, Place place, bool startsInside, ByteArray3 reserved)
        {
            Found = found;
            Fraction = fraction;
            Point = point;
            Normal = normal;
            Place = place;
            StartsInside = startsInside;
            Reserved = reserved;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(GridRayHit other)
        {
            return Found.Equals(other.Found) && Fraction.Equals(other.Fraction) && Point.Equals(other.Point) && Normal.Equals(other.Normal) && Place.Equals(other.Place) && StartsInside.Equals(other.StartsInside) && Reserved.Equals(other.Reserved);
        }

        /// <summary>Whether the other object is a GridRayHit with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is GridRayHit && Equals((GridRayHit)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Found.GetHashCode();
                hash = hash * 31 + Fraction.GetHashCode();
                hash = hash * 31 + Point.GetHashCode();
                hash = hash * 31 + Normal.GetHashCode();
                hash = hash * 31 + Place.GetHashCode();
                hash = hash * 31 + StartsInside.GetHashCode();
                hash = hash * 31 + Reserved.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(GridRayHit a, GridRayHit b)
        {
            return a.Found == b.Found && a.Fraction == b.Fraction && a.Point == b.Point && a.Normal == b.Normal && a.Place == b.Place && a.StartsInside == b.StartsInside && a.Reserved == b.Reserved;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(GridRayHit a, GridRayHit b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "GridRayHit({0}, {1}, {2}, {3}, {4}, {5}, {6})", Found, Fraction.ToString("R", CultureInfo.InvariantCulture), Point, Normal, Place, StartsInside, Reserved);
        }
    }

    /// <summary>
    /// When and where a moving shape meets a grid first.
    /// </summary>
    /// <remarks>C: <c>ClashGridCastHit</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GridCastHit : IEquatable<GridCastHit>
    {
        /// <summary>
        /// The cell, and what is in it.
        /// </summary>
        public GridTile Found;

        /// <summary>
        /// When and where: the tile is the first shape, so that the normal leads out of the grid.
        /// </summary>
        public CastHit Cast;

        /// <summary>Sets every field.</summary>
        public GridCastHit(GridTile found, CastHit cast)
        {
            Found = found;
            Cast = cast;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(GridCastHit other)
        {
            return Found.Equals(other.Found) && Cast.Equals(other.Cast);
        }

        /// <summary>Whether the other object is a GridCastHit with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is GridCastHit && Equals((GridCastHit)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Found.GetHashCode();
                hash = hash * 31 + Cast.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(GridCastHit a, GridCastHit b)
        {
            return a.Found == b.Found && a.Cast == b.Cast;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(GridCastHit a, GridCastHit b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "GridCastHit({0}, {1})", Found, Cast);
        }
    }

    /// <summary>
    /// How a shape touches a grid, or comes near it.
    /// </summary>
    /// <remarks>C: <c>ClashGridContact</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GridContact : IEquatable<GridContact>
    {
        /// <summary>
        /// The cell, and what is in it.
        /// </summary>
        public GridTile Found;

        /// <summary>
        /// How the shape touches what is in it: the tile is the first shape, so that the normal leads out of the grid.
        /// </summary>
        public Contact Contact;

        /// <summary>Sets every field.</summary>
        public GridContact(GridTile found, Contact contact)
        {
            Found = found;
            Contact = contact;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(GridContact other)
        {
            return Found.Equals(other.Found) && Contact.Equals(other.Contact);
        }

        /// <summary>Whether the other object is a GridContact with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is GridContact && Equals((GridContact)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Found.GetHashCode();
                hash = hash * 31 + Contact.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(GridContact a, GridContact b)
        {
            return a.Found == b.Found && a.Contact == b.Contact;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(GridContact a, GridContact b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "GridContact({0}, {1})", Found, Contact);
        }
    }

    /// <summary>
    /// A rectangle of cells.
    /// </summary>
    /// <remarks>C: <c>ClashGridArea</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct GridArea : IEquatable<GridArea>
    {
        /// <summary>
        /// The lower left one.
        /// </summary>
        public GridCell First;

        /// <summary>
        /// How many columns there are.
        /// </summary>
        public uint Width;

        /// <summary>
        /// How many rows there are.
        /// </summary>
        public uint Height;

        /// <summary>Sets every field.</summary>
        public GridArea(GridCell first, uint width, uint height)
        {
            First = first;
            Width = width;
            Height = height;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(GridArea other)
        {
            return First.Equals(other.First) && Width.Equals(other.Width) && Height.Equals(other.Height);
        }

        /// <summary>Whether the other object is a GridArea with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is GridArea && Equals((GridArea)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + First.GetHashCode();
                hash = hash * 31 + Width.GetHashCode();
                hash = hash * 31 + Height.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(GridArea a, GridArea b)
        {
            return a.First == b.First && a.Width == b.Width && a.Height == b.Height;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(GridArea a, GridArea b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "GridArea({0}, {1}, {2})", First, Width, Height);
        }
    }

    /// <summary>
    /// What a question is about.
    /// </summary>
    /// <remarks>C: <c>ClashQuery</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct NativeQuery
    {
        /// <summary>
        /// Colliders on one of these.
        /// </summary>
        public ulong Layers;

        /// <summary>
        /// None of this family; 0: of any.
        /// </summary>
        public uint Family;

        /// <summary>
        /// <c>QueryFlags</c>.
        /// </summary>
        public QueryFlags Flags;

        /// <summary>
        /// The first so many and no search for more; 0: all. 1 with room for it: the closest; without: whether any.
        /// </summary>
        public UIntPtr Limit;

        /// <summary>
        /// Null: all. Called with colliders that are found otherwise, on any worker; it must not change the world.
        /// </summary>
        public IntPtr Accept;

        /// <summary>
        /// What it is called with.
        /// </summary>
        public IntPtr Context;

        /// <summary>Sets every field.</summary>
        public NativeQuery(ulong layers, uint family, QueryFlags flags, UIntPtr limit, IntPtr accept, IntPtr context)
        {
            Layers = layers;
            Family = family;
            Flags = flags;
            Limit = limit;
            Accept = accept;
            Context = context;
        }
    }

    /// <summary>
    /// What a question found.
    /// </summary>
    /// <remarks>C: <c>ClashWorldHit</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct WorldHit : IEquatable<WorldHit>
    {
        /// <summary>
        /// Which collider; none: no hit.
        /// </summary>
        public ColliderId Id;

        /// <summary>
        /// What the program keeps with it.
        /// </summary>
        public ulong User;

        /// <summary>
        /// The part of the movement before the contact, never beyond it; of what is nearest the distance.
        /// </summary>
        public float Fraction;

        /// <summary>
        /// Of a ray the part before the last point, never before it; otherwise 0.
        /// </summary>
        public float Exit;

        /// <summary>
        /// On the collider.
        /// </summary>
        public Vector2D Point;

        /// <summary>
        /// Towards the collider; zero where a ray starts inside, and of what is at a distance of 0.
        /// </summary>
        public Vector2D Normal;

        /// <summary>
        /// On the border of the collider, of a grid on that of the tile.
        /// </summary>
        public Place Place;

        /// <summary>
        /// Whether they touch at the start.
        /// </summary>
        [MarshalAs(UnmanagedType.U1)]
        public bool StartsInside;

        /// <summary>
        /// Always 0, so that no byte of the struct is left unwritten.
        /// </summary>
        public ByteArray3 Reserved;

        /// <summary>
        /// Of a grid the cell of the tile; of others (0, 0).
        /// </summary>
        public GridCell Cell;

        /// <summary>Sets every field.</summary>
        public WorldHit(ColliderId id, ulong user, float fraction, float exit, Vector2D point, Vector2D normal, Place place, bool startsInside, ByteArray3 reserved, GridCell cell)
        {
            Id = id;
            User = user;
            Fraction = fraction;
            Exit = exit;
            Point = point;
            Normal = normal;
            Place = place;
            StartsInside = startsInside;
            Reserved = reserved;
            Cell = cell;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(WorldHit other)
        {
            return Id.Equals(other.Id) && User.Equals(other.User) && Fraction.Equals(other.Fraction) && Exit.Equals(other.Exit) && Point.Equals(other.Point) && Normal.Equals(other.Normal) && Place.Equals(other.Place) && StartsInside.Equals(other.StartsInside) && Reserved.Equals(other.Reserved) && Cell.Equals(other.Cell);
        }

        /// <summary>Whether the other object is a WorldHit with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is WorldHit && Equals((WorldHit)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Id.GetHashCode();
                hash = hash * 31 + User.GetHashCode();
                hash = hash * 31 + Fraction.GetHashCode();
                hash = hash * 31 + Exit.GetHashCode();
                hash = hash * 31 + Point.GetHashCode();
                hash = hash * 31 + Normal.GetHashCode();
                hash = hash * 31 + Place.GetHashCode();
                hash = hash * 31 + StartsInside.GetHashCode();
                hash = hash * 31 + Reserved.GetHashCode();
                hash = hash * 31 + Cell.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(WorldHit a, WorldHit b)
        {
            return a.Id == b.Id && a.User == b.User && a.Fraction == b.Fraction && a.Exit == b.Exit && a.Point == b.Point && a.Normal == b.Normal && a.Place == b.Place && a.StartsInside == b.StartsInside && a.Reserved == b.Reserved && a.Cell == b.Cell;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(WorldHit a, WorldHit b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "WorldHit({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9})", Id, User, Fraction.ToString("R", CultureInfo.InvariantCulture), Exit.ToString("R", CultureInfo.InvariantCulture), Point, Normal, Place, StartsInside, Reserved, Cell);
        }
    }

    /// <summary>
    /// A ray, the way from <c>Origin</c> to <c>Origin + Movement</c>.
    /// </summary>
    /// <remarks>C: <c>ClashRay</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct WorldRay : IEquatable<WorldRay>
    {
        /// <summary>
        /// Where it starts.
        /// </summary>
        public Vector2D Origin;

        /// <summary>
        /// The whole way.
        /// </summary>
        public Vector2D Movement;

        /// <summary>
        /// It meets none of this family; 0: the query's.
        /// </summary>
        public uint Family;

        /// <summary>Sets every field.</summary>
        public WorldRay(Vector2D origin, Vector2D movement, uint family)
        {
            Origin = origin;
            Movement = movement;
            Family = family;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(WorldRay other)
        {
            return Origin.Equals(other.Origin) && Movement.Equals(other.Movement) && Family.Equals(other.Family);
        }

        /// <summary>Whether the other object is a WorldRay with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is WorldRay && Equals((WorldRay)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Origin.GetHashCode();
                hash = hash * 31 + Movement.GetHashCode();
                hash = hash * 31 + Family.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(WorldRay a, WorldRay b)
        {
            return a.Origin == b.Origin && a.Movement == b.Movement && a.Family == b.Family;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(WorldRay a, WorldRay b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "WorldRay({0}, {1}, {2})", Origin, Movement, Family);
        }
    }

    /// <summary>
    /// How far a log was played. All zero: not at all.
    /// </summary>
    /// <remarks>C: <c>ClashReplay</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct WorldReplay : IEquatable<WorldReplay>
    {
        /// <summary>
        /// Where in the log the next update's calls begin, in bytes; its size when all was played.
        /// </summary>
        public ulong Place;

        /// <summary>
        /// A hash of the world and of what the update told, as it was when the log was written.
        /// </summary>
        public ulong Expected;

        /// <summary>
        /// The same as it is now: with another one the two runs differ since this update.
        /// </summary>
        public ulong Found;

        /// <summary>Sets every field.</summary>
        public WorldReplay(ulong place, ulong expected, ulong found)
        {
            Place = place;
            Expected = expected;
            Found = found;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(WorldReplay other)
        {
            return Place.Equals(other.Place) && Expected.Equals(other.Expected) && Found.Equals(other.Found);
        }

        /// <summary>Whether the other object is a WorldReplay with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is WorldReplay && Equals((WorldReplay)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Place.GetHashCode();
                hash = hash * 31 + Expected.GetHashCode();
                hash = hash * 31 + Found.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(WorldReplay a, WorldReplay b)
        {
            return a.Place == b.Place && a.Expected == b.Expected && a.Found == b.Found;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(WorldReplay a, WorldReplay b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "WorldReplay({0}, {1}, {2})", Place, Expected, Found);
        }
    }

    /// <summary>
    /// Which obstacle it is.
    /// </summary>
    /// <remarks>C: <c>ClashObstacleId</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct ObstacleId : IEquatable<ObstacleId>
    {
        /// <summary>
        /// By its id in the world; none: one of the list, or the grid.
        /// </summary>
        public ColliderId Collider;

        /// <summary>
        /// By its number in the list, from 0; 2^32 - 1: the grid, which is one obstacle.
        /// </summary>
        public uint Number;

        /// <summary>Sets every field.</summary>
        public ObstacleId(ColliderId collider, uint number)
        {
            Collider = collider;
            Number = number;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(ObstacleId other)
        {
            return Collider.Equals(other.Collider) && Number.Equals(other.Number);
        }

        /// <summary>Whether the other object is a ObstacleId with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is ObstacleId && Equals((ObstacleId)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Collider.GetHashCode();
                hash = hash * 31 + Number.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(ObstacleId a, ObstacleId b)
        {
            return a.Collider == b.Collider && a.Number == b.Number;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(ObstacleId a, ObstacleId b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "ObstacleId({0}, {1})", Collider, Number);
        }
    }

    /// <summary>
    /// What a mover keeps between calls; all zero at first.
    /// </summary>
    /// <remarks>C: <c>ClashMoverState</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct MoverState : IEquatable<MoverState>
    {
        /// <summary>
        /// What it stands on, if the touches tell that it does.
        /// </summary>
        public ObstacleId Floor;

        /// <summary>
        /// <c>MoverTouch</c>.
        /// </summary>
        public MoverTouch Touches;

        /// <summary>
        /// Out of the floor, of length 1; (0, 0): it stands on none.
        /// </summary>
        public Vector2D FloorNormal;

        /// <summary>Sets every field.</summary>
        public MoverState(ObstacleId floor, MoverTouch touches, Vector2D floorNormal)
        {
            Floor = floor;
            Touches = touches;
            FloorNormal = floorNormal;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(MoverState other)
        {
            return Floor.Equals(other.Floor) && Touches == other.Touches && FloorNormal.Equals(other.FloorNormal);
        }

        /// <summary>Whether the other object is a MoverState with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is MoverState && Equals((MoverState)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Floor.GetHashCode();
                hash = hash * 31 + (int)Touches;
                hash = hash * 31 + FloorNormal.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(MoverState a, MoverState b)
        {
            return a.Floor == b.Floor && a.Touches == b.Touches && a.FloorNormal == b.FloorNormal;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(MoverState a, MoverState b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "MoverState({0}, {1}, {2})", Floor, Touches, FloorNormal);
        }
    }

    /// <summary>
    /// What a mover came to.
    /// </summary>
    /// <remarks>C: <c>ClashMoverHit</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct MoverHit : IEquatable<MoverHit>
    {
        /// <summary>
        /// The obstacle.
        /// </summary>
        public ObstacleId Id;

        /// <summary>
        /// How many stops of the way there are before.
        /// </summary>
        public uint Stop;

        /// <summary>
        /// What the program keeps with the collider; of the grid that is in no world the material of the tile; of the list 0.
        /// </summary>
        public ulong User;

        /// <summary>
        /// Where the mover was then.
        /// </summary>
        public Vector2D Position;

        /// <summary>
        /// Towards the obstacle, of length 1.
        /// </summary>
        public Vector2D Normal;

        /// <summary>
        /// The part of the way before.
        /// </summary>
        public float Time;

        /// <summary>
        /// What it is to the mover: the <c>MoverTouch</c> of a floor, a wall or a ceiling.
        /// </summary>
        public MoverTouch Touch;

        /// <summary>
        /// Of a grid the cell of the tile, of several that are flush the first to which it came; of others (0, 0).
        /// </summary>
        public GridCell Cell;

        /// <summary>Sets every field.</summary>
        public MoverHit(ObstacleId id, uint stop, ulong user, Vector2D position, Vector2D normal, float time, MoverTouch touch, GridCell cell)
        {
            Id = id;
            Stop = stop;
            User = user;
            Position = position;
            Normal = normal;
            Time = time;
            Touch = touch;
            Cell = cell;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(MoverHit other)
        {
            return Id.Equals(other.Id) && Stop.Equals(other.Stop) && User.Equals(other.User) && Position.Equals(other.Position) && Normal.Equals(other.Normal) && Time.Equals(other.Time) && Touch == other.Touch && Cell.Equals(other.Cell);
        }

        /// <summary>Whether the other object is a MoverHit with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is MoverHit && Equals((MoverHit)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Id.GetHashCode();
                hash = hash * 31 + Stop.GetHashCode();
                hash = hash * 31 + User.GetHashCode();
                hash = hash * 31 + Position.GetHashCode();
                hash = hash * 31 + Normal.GetHashCode();
                hash = hash * 31 + Time.GetHashCode();
                hash = hash * 31 + (int)Touch;
                hash = hash * 31 + Cell.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(MoverHit a, MoverHit b)
        {
            return a.Id == b.Id && a.Stop == b.Stop && a.User == b.User && a.Position == b.Position && a.Normal == b.Normal && a.Time == b.Time && a.Touch == b.Touch && a.Cell == b.Cell;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(MoverHit a, MoverHit b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "MoverHit({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7})", Id, Stop, User, Position, Normal, Time.ToString("R", CultureInfo.InvariantCulture), Touch, Cell);
        }
    }

    /// <summary>
    /// Where a mover got.
    /// </summary>
    /// <remarks>C: <c>ClashMoverResult</c>.</remarks>
    [Serializable]
    [StructLayout(LayoutKind.Sequential)]
    public partial struct MoverResult : IEquatable<MoverResult>
    {
        /// <summary>
        /// Unless it is stuck or crushed it shares no inner point with any obstacle there.
        /// </summary>
        public Vector2D Position;

        /// <summary>
        /// How far carriers took or pushed it.
        /// </summary>
        public Vector2D Carried;

        /// <summary>
        /// What is left of the movement.
        /// </summary>
        public Vector2D Rest;

        /// <summary>
        /// For the next call.
        /// </summary>
        public MoverState State;

        /// <summary>
        /// What it came to in all, at most 64; what has no room is not told.
        /// </summary>
        public UIntPtr HitCount;

        /// <summary>
        /// The stops of its way in all, at most 64, the last of which is where it is.
        /// </summary>
        public UIntPtr StopCount;

        /// <summary>Sets every field.</summary>
        public MoverResult(Vector2D position, Vector2D carried, Vector2D rest, MoverState state, UIntPtr hitCount, UIntPtr stopCount)
        {
            Position = position;
            Carried = carried;
            Rest = rest;
            State = state;
            HitCount = hitCount;
            StopCount = stopCount;
        }

        /// <summary>Whether both have the same numbers; NaN equals NaN.</summary>
        public bool Equals(MoverResult other)
        {
            return Position.Equals(other.Position) && Carried.Equals(other.Carried) && Rest.Equals(other.Rest) && State.Equals(other.State) && HitCount.Equals(other.HitCount) && StopCount.Equals(other.StopCount);
        }

        /// <summary>Whether the other object is a MoverResult with the same numbers; NaN equals NaN.</summary>
        public override bool Equals(object obj)
        {
            return obj is MoverResult && Equals((MoverResult)obj);
        }

        /// <summary>A hash of all numbers.</summary>
        public override int GetHashCode()
        {
            unchecked
            {
                int hash = 17;
                hash = hash * 31 + Position.GetHashCode();
                hash = hash * 31 + Carried.GetHashCode();
                hash = hash * 31 + Rest.GetHashCode();
                hash = hash * 31 + State.GetHashCode();
                hash = hash * 31 + HitCount.GetHashCode();
                hash = hash * 31 + StopCount.GetHashCode();
                return hash;
            }
        }

        /// <summary>Whether both have the same numbers; NaN equals nothing.</summary>
        public static bool operator ==(MoverResult a, MoverResult b)
        {
            return a.Position == b.Position && a.Carried == b.Carried && a.Rest == b.Rest && a.State == b.State && a.HitCount == b.HitCount && a.StopCount == b.StopCount;
        }

        /// <summary>Whether some number differs; NaN differs from itself.</summary>
        public static bool operator !=(MoverResult a, MoverResult b)
        {
            return !(a == b);
        }

        /// <summary>The name and the numbers, as the constructor takes them.</summary>
        public override string ToString()
        {
            return string.Format(CultureInfo.InvariantCulture, "MoverResult({0}, {1}, {2}, {3}, {4}, {5})", Position, Carried, Rest, State, HitCount, StopCount);
        }
    }

    /// <summary>
    /// What stands in the way of a mover: a list, a world, a grid, or several of these.
    /// </summary>
    /// <remarks>C: <c>ClashObstacles</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct NativeObstacles
    {
        /// <summary>
        /// Null: no list. Of it the first 2^32 - 1 count.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public Obstacle* List;

        /// <summary>
        /// How many are in the list.
        /// </summary>
        public UIntPtr Count;

        /// <summary>
        /// Null: no world. Its sensors are in nobody's way.
        /// </summary>
        public IntPtr World;

        /// <summary>
        /// Which colliders of the world: not of the mover's own family. Null: all that are solid.
        /// </summary>
#if UNITY_5_3_OR_NEWER
        [NativeDisableUnsafePtrRestriction]
#endif
        public NativeQuery* Query;

        /// <summary>
        /// Null: no grid.
        /// </summary>
        public IntPtr Grid;

        /// <summary>Sets every field.</summary>
        public NativeObstacles(Obstacle* list, UIntPtr count, IntPtr world, NativeQuery* query, IntPtr grid)
        {
            List = list;
            Count = count;
            World = world;
            Query = query;
            Grid = grid;
        }
    }

    /// <summary>
    /// Any shape: a kind, and the shape of that kind.
    /// </summary>
    /// <remarks>C: <c>ClashShape</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Shape
    {
        /// <summary>
        /// A <c>ShapeKind</c>; with any other number it is the empty set.
        /// </summary>
        public ShapeKind Kind;

        /// <summary>
        /// 0; with any other number it is the empty set.
        /// </summary>
        public uint Reserved;

        /// <summary>
        /// The shape of that kind.
        /// </summary>
        public ShapeData Data;

        /// <summary>
        /// Where it stands: each of its points is the one in <c>Data</c> plus this, a sum of real numbers that
        /// is never rounded. So a shape keeps its form wherever it is, and moves without a copy and
        /// without being prepared anew. Members of a group have their own position and the group's.
        /// </summary>
        public Vector2D Position;

        /// <summary>
        /// The shape that is a point.
        /// </summary>
        /// <remarks>C: <c>clash_shape_point</c>.</remarks>
        public static Shape Point(Vector2D point)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Point;
            made.Data.Point = point;
            return made;
        }

        /// <summary>The point as a shape.</summary>
        public static implicit operator Shape(Vector2D point)
        {
            return Point(point);
        }

        /// <summary>
        /// The shape that is a line.
        /// </summary>
        /// <remarks>C: <c>clash_shape_line</c>.</remarks>
        public static Shape Line(Line line)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Line;
            made.Data.Line = line;
            return made;
        }

        /// <summary>The line as a shape.</summary>
        public static implicit operator Shape(Line line)
        {
            return Line(line);
        }

        /// <summary>
        /// The shape that is a segment.
        /// </summary>
        /// <remarks>C: <c>clash_shape_segment</c>.</remarks>
        public static Shape Segment(Segment segment)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Segment;
            made.Data.Segment = segment;
            return made;
        }

        /// <summary>The segment as a shape.</summary>
        public static implicit operator Shape(Segment segment)
        {
            return Segment(segment);
        }

        /// <summary>
        /// The shape that is a circle.
        /// </summary>
        /// <remarks>C: <c>clash_shape_circle</c>.</remarks>
        public static Shape Circle(Circle circle)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Circle;
            made.Data.Circle = circle;
            return made;
        }

        /// <summary>The circle as a shape.</summary>
        public static implicit operator Shape(Circle circle)
        {
            return Circle(circle);
        }

        /// <summary>
        /// The shape that is a rectangle.
        /// </summary>
        /// <remarks>C: <c>clash_shape_rectangle</c>.</remarks>
        public static Shape Rectangle(Rectangle rectangle)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Rectangle;
            made.Data.Rectangle = rectangle;
            return made;
        }

        /// <summary>The rectangle as a shape.</summary>
        public static implicit operator Shape(Rectangle rectangle)
        {
            return Rectangle(rectangle);
        }

        /// <summary>
        /// The shape that is an oriented rectangle.
        /// </summary>
        /// <remarks>C: <c>clash_shape_oriented_rectangle</c>.</remarks>
        public static Shape OrientedRectangle(OrientedRectangle orientedRectangle)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.OrientedRectangle;
            made.Data.OrientedRectangle = orientedRectangle;
            return made;
        }

        /// <summary>The oriented rectangle as a shape.</summary>
        public static implicit operator Shape(OrientedRectangle orientedRectangle)
        {
            return OrientedRectangle(orientedRectangle);
        }

        /// <summary>
        /// The shape that is a capsule.
        /// </summary>
        /// <remarks>C: <c>clash_shape_capsule</c>.</remarks>
        public static Shape Capsule(Capsule capsule)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Capsule;
            made.Data.Capsule = capsule;
            return made;
        }

        /// <summary>The capsule as a shape.</summary>
        public static implicit operator Shape(Capsule capsule)
        {
            return Capsule(capsule);
        }

        /// <summary>
        /// The polygon as a shape.
        /// </summary>
        public static Shape Polygon(Polygon polygon)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Polygon;
            made.Data.Polygon = polygon;
            return made;
        }

        /// <summary>The polygon as a shape.</summary>
        public static implicit operator Shape(Polygon polygon)
        {
            return Polygon(polygon);
        }

        /// <summary>
        /// The chain as a shape.
        /// </summary>
        public static Shape Chain(Chain chain)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Chain;
            made.Data.Chain = chain;
            return made;
        }

        /// <summary>The chain as a shape.</summary>
        public static implicit operator Shape(Chain chain)
        {
            return Chain(chain);
        }

        /// <summary>
        /// The shape that is a sector.
        /// </summary>
        /// <remarks>C: <c>clash_shape_sector</c>.</remarks>
        public static Shape Sector(Sector sector)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Sector;
            made.Data.Sector = sector;
            return made;
        }

        /// <summary>The sector as a shape.</summary>
        public static implicit operator Shape(Sector sector)
        {
            return Sector(sector);
        }

        /// <summary>
        /// The group as a shape.
        /// </summary>
        public static Shape Group(Group group)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Group;
            made.Data.Group = group;
            return made;
        }

        /// <summary>The group as a shape.</summary>
        public static implicit operator Shape(Group group)
        {
            return Group(group);
        }

        /// <summary>
        /// The prepared as a shape.
        /// </summary>
        public static Shape Prepared(Prepared prepared)
        {
            Shape made = default(Shape);
            made.Kind = ShapeKind.Prepared;
            made.Data.Prepared = prepared;
            return made;
        }

        /// <summary>The prepared as a shape.</summary>
        public static implicit operator Shape(Prepared prepared)
        {
            return Prepared(prepared);
        }

        /// <summary>
        /// The shape that is a polygon of one ring of <c>count</c> vertices, and of all points within <c>radius</c>
        /// of it. Nothing is copied or looked at: the vertices stay the caller's and must outlive the
        /// shape.
        /// <para/>
        /// Whenever the shape is used, <c>vertices</c> points to <c>count</c> readable elements, or is null or
        /// unaligned, which makes it invalid.
        /// </summary>
        /// <remarks>C: <c>clash_shape_polygon</c>.</remarks>
        public static Shape Polygon(Vector2D* vertices, int count, float radius)
        {
            Shape result = default(Shape);
            Native.clash_shape_polygon(vertices, (UIntPtr)(uint)(count < 0 ? 0 : count), radius, &result);
            return result;
        }

        /// <summary>
        /// The shape that is a polygon of <c>ringCount</c> rings, outlines and holes: the first <c>ringSizes[0]</c>
        /// vertices, the next <c>ringSizes[1]</c> ones, and so on until there are <c>count</c>; and of all points
        /// within <c>radius</c> of it. Nothing is copied or looked at: both arrays stay the caller's and must
        /// outlive the shape.
        /// <para/>
        /// Whenever the shape is used, <c>vertices</c> points to <c>count</c> readable elements and <c>ringSizes</c> to
        /// <c>ringCount</c> ones, or one is null or unaligned, which makes it invalid.
        /// </summary>
        /// <remarks>C: <c>clash_shape_polygon_with_rings</c>.</remarks>
        public static Shape PolygonWithRings(Vector2D* vertices, int count, uint* ringSizes, int ringCount, float radius)
        {
            Shape result = default(Shape);
            Native.clash_shape_polygon_with_rings(vertices, (UIntPtr)(uint)(count < 0 ? 0 : count), ringSizes, (UIntPtr)(uint)(ringCount < 0 ? 0 : ringCount), radius, &result);
            return result;
        }

        /// <summary>
        /// The shape that is a chain of <c>count</c> vertices, and of all points within <c>radius</c> of it.
        /// <c>isClosed</c> joins the last vertex to the first one; <c>side</c> is a <c>Side</c>, the solid one.
        /// Nothing is copied or looked at: the vertices stay the caller's and must outlive the shape.
        /// <para/>
        /// Whenever the shape is used, <c>vertices</c> points to <c>count</c> readable elements, or is null or
        /// unaligned, which makes it invalid.
        /// </summary>
        /// <remarks>C: <c>clash_shape_chain</c>.</remarks>
        public static Shape Chain(Vector2D* vertices, int count, float radius, bool isClosed, Side side)
        {
            Shape result = default(Shape);
            Native.clash_shape_chain(vertices, (UIntPtr)(uint)(count < 0 ? 0 : count), radius, (byte)(isClosed ? 1 : 0), (uint)side, &result);
            return result;
        }

        /// <summary>
        /// The shape that consists of all points of <c>count</c> others, none of them a group. Nothing is copied
        /// or looked at: the members stay the caller's and must outlive the shape.
        /// <para/>
        /// Whenever the shape is used, <c>shapes</c> points to <c>count</c> readable elements, or is null or
        /// unaligned, which makes it invalid.
        /// </summary>
        /// <remarks>C: <c>clash_shape_group</c>.</remarks>
        public static Shape Group(Shape* shapes, int count)
        {
            Shape result = default(Shape);
            Native.clash_shape_group(shapes, (UIntPtr)(uint)(count < 0 ? 0 : count), &result);
            return result;
        }
    }

    /// <summary>
    /// What stands in the way of movers, where it is at the end of the span.
    /// </summary>
    /// <remarks>C: <c>ClashObstacle</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Obstacle
    {
        /// <summary>
        /// Any but lines and sectors, which stop nobody; of a chain with a solid side each edge lets pass to its
        /// free one. An invalid one stops nobody.
        /// </summary>
        public Shape Shape;

        /// <summary>
        /// How it came there; zero: it stands. A carrier takes with it what stands on it, and pushes what is in its
        /// way; one that turns takes with it, and then pushes out of where it is.
        /// </summary>
        public Motion2D Motion;

        /// <summary>
        /// The direction in which movers pass it; (0, 0): in none.
        /// </summary>
        public Vector2D OneWay;

        /// <summary>Sets every field.</summary>
        public Obstacle(Shape shape, Motion2D motion, Vector2D oneWay)
        {
            Shape = shape;
            Motion = motion;
            OneWay = oneWay;
        }
    }

    /// <summary>
    /// A shape that is moved, and how.
    /// </summary>
    /// <remarks>C: <c>ClashMover</c>.</remarks>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe partial struct Mover
    {
        /// <summary>
        /// In its own frame, turned as it is to be: a circle, capsule or rectangle, a convex polygon, or a group of
        /// such; each with an area.
        /// </summary>
        public Shape Shape;

        /// <summary>
        /// Away from floors, of any length; (0, 0): seen from above, where there are none.
        /// </summary>
        public Vector2D Up;

        /// <summary>
        /// Degrees between <c>Up</c> and the normal of the steepest floor, from 0 to 180; exactly as many are a floor.
        /// </summary>
        public float FloorAngle;

        /// <summary>
        /// The highest step that it climbs from a floor; 0: none.
        /// </summary>
        public float Step;

        /// <summary>
        /// How far down a floor holds it that it stood on, unless it moves up.
        /// </summary>
        public float Snap;

        /// <summary>
        /// How far it gives way sideways to the corner of a ceiling.
        /// </summary>
        public float Nudge;

        /// <summary>
        /// The distance that it keeps from obstacles; 0: it touches them.
        /// </summary>
        public float Gap;

        /// <summary>
        /// The longest way out of what it overlaps at the start.
        /// </summary>
        public float PushOut;

        /// <summary>
        /// <c>MoverFlags</c>.
        /// </summary>
        public MoverFlags Flags;

        /// <summary>
        /// Has to be 0.
        /// </summary>
        public uint Reserved;

        /// <summary>Sets every field.</summary>
        public Mover(Shape shape, Vector2D up, float floorAngle, float step, float snap, float nudge, float gap, float pushOut, MoverFlags flags, uint reserved)
        {
            Shape = shape;
            Up = up;
            FloorAngle = floorAngle;
            Step = step;
            Snap = snap;
            Nudge = nudge;
            Gap = gap;
            PushOut = pushOut;
            Flags = flags;
            Reserved = reserved;
        }
    }

    /// <summary>
    /// The shapes of all kinds, in one place.
    /// </summary>
    /// <remarks>C: <c>ClashShapeData</c>.</remarks>
    [StructLayout(LayoutKind.Explicit)]
    public unsafe partial struct ShapeData
    {
        /// <summary>
        /// For <c>ShapeKind.Point</c>.
        /// </summary>
        [FieldOffset(0)]
        public Vector2D Point;

        /// <summary>
        /// For <c>ShapeKind.Line</c>.
        /// </summary>
        [FieldOffset(0)]
        public Line Line;

        /// <summary>
        /// For <c>ShapeKind.Segment</c>.
        /// </summary>
        [FieldOffset(0)]
        public Segment Segment;

        /// <summary>
        /// For <c>ShapeKind.Circle</c>.
        /// </summary>
        [FieldOffset(0)]
        public Circle Circle;

        /// <summary>
        /// For <c>ShapeKind.Rectangle</c>.
        /// </summary>
        [FieldOffset(0)]
        public Rectangle Rectangle;

        /// <summary>
        /// For <c>ShapeKind.OrientedRectangle</c>.
        /// </summary>
        [FieldOffset(0)]
        public OrientedRectangle OrientedRectangle;

        /// <summary>
        /// For <c>ShapeKind.Capsule</c>.
        /// </summary>
        [FieldOffset(0)]
        public Capsule Capsule;

        /// <summary>
        /// For <c>ShapeKind.Polygon</c>.
        /// </summary>
        [FieldOffset(0)]
        public Polygon Polygon;

        /// <summary>
        /// For <c>ShapeKind.Chain</c>.
        /// </summary>
        [FieldOffset(0)]
        public Chain Chain;

        /// <summary>
        /// For <c>ShapeKind.Sector</c>.
        /// </summary>
        [FieldOffset(0)]
        public Sector Sector;

        /// <summary>
        /// For <c>ShapeKind.Group</c>.
        /// </summary>
        [FieldOffset(0)]
        public Group Group;

        /// <summary>
        /// For <c>ShapeKind.Prepared</c>.
        /// </summary>
        [FieldOffset(0)]
        public Prepared Prepared;
    }
}
