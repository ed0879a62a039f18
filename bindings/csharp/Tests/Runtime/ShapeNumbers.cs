using System;
using System.Collections.Generic;
using System.Globalization;
using System.IO;
using System.Linq;
using System.Runtime.InteropServices;

namespace Clash2D.Tests
{
    /// <summary>Shapes, batches and settings from the words of a shared case.</summary>
    internal sealed unsafe partial class Numbers
    {
        /// <summary>How many numbers each kind takes in batches, by the number of the kind.</summary>
        private static readonly int[] Sizes = { 1, 2, 4, 4, 3, 4, 5, 5, 2, 1, 6 };

        private static Dictionary<string, long> names;

        /// <summary>A whole number, or the name of one.</summary>
        internal static long Whole(string token)
        {
            long number;
            if (names == null)
            {
                IEnumerable<string> lines = File.ReadAllLines(Path.Combine(Repository.Cases(), "shapes", "names"));
                names = lines.Where(line => !line.StartsWith("#")).Select(line => line.Split(' '))
                    .ToDictionary(words => words[0], words => long.Parse(words[1], CultureInfo.InvariantCulture));
            }
            if (!names.TryGetValue(token, out number)
                && !long.TryParse(token, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number))
            {
                throw new MalformedException("not an integer: " + token);
            }
            return number;
        }

        internal ulong[] WholeArray()
        {
            return Array(() => (ulong)Whole(Next()));
        }

        /// <summary>Whether a token is the next one, which is taken then.</summary>
        internal bool Accept(string token)
        {
            bool isNext = next < tokens.Length && tokens[next] == token;
            next += isNext ? 1 : 0;
            return isNext;
        }

        /// <summary>Memory that stays.</summary>
        internal static void* Room(int count, int size)
        {
            return (void*)Marshal.AllocHGlobal(count * size);
        }

        /// <summary>The shape of some tokens. C# has no null: that is a shape of no kind, too.</summary>
        internal Shape AnyShape()
        {
            Shape shape = default(Shape);
            string kind = Next();
            switch (kind)
            {
                case "null":
                case "none":
                    return shape;
                case "unknown":
                    shape.Kind = (ShapeKind)99;
                    return shape;
                case "at":
                    Vector2D position = Vector2D();
                    shape = AnyShape();
                    shape.Position = position;
                    return shape;
                case "prepared":
                    return OwnedShape.Prepared(AnyShape());
                case "posed":
                    Pose2D pose = Pose2D();
                    return OwnedShape.AtPose(AnyShape(), pose);
                case "group":
                    return new OwnedGroup(Array(AnyShape)).Value;
                case "regular_polygon":
                    return RegularPolygon(Vector2D(), Float(), Float(), Int());
                case "rounded_rectangle":
                    return Clash.Rounded(Rectangle(), Float(), (Vector2D*)Room(4, sizeof(Vector2D)), 4);
                default:
                    next--;
                    return Shape();
            }
        }

        private Shape RegularPolygon(Vector2D center, float radius, float rotation, int count)
        {
            return Clash.RegularPolygon(center, radius, rotation, (Vector2D*)Room(count, sizeof(Vector2D)), count);
        }

        /// <summary>Shapes of one kind.</summary>
        internal Batch Many()
        {
            if (Accept("null"))
            {
                return default(Batch);
            }
            long kind = Whole(Next());
            float[] numbers = FloatArray();
            int size = Sizes[kind];
            if (numbers.Length % size != 0)
            {
                throw new MalformedException("not a multiple of " + size + " numbers");
            }
            float* first = (float*)Room(numbers.Length, sizeof(float));
            Marshal.Copy(numbers, 0, (IntPtr)first, numbers.Length);
            return new Batch((ShapeKind)kind, first, numbers.Length / size, size * sizeof(float));
        }

        /// <summary>Settings of casts; what is null in C is the default.</summary>
        internal CastSettings Settings()
        {
            return Accept("default") ? Clash2D.CastSettings.Default : CastSettings();
        }
    }
}
