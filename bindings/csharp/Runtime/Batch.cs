using System;

namespace Clash2D
{
    /// <summary>Batches of arrays of shapes, which have to stay where they are for as long as these are used.</summary>
    public unsafe partial struct Batch
    {
        /// <summary>Shapes of a kind that lie in structs which begin with them, so many bytes apart.</summary>
        public Batch(ShapeKind kind, void* first, int count, int stride)
        {
            Kind = kind;
            Count = (UIntPtr)(uint)(first == null || count < 0 ? 0 : count);
            Fields = default(FieldArray6);
            Fields.Item0 = new Field((float*)first, (UIntPtr)(uint)stride);
        }

        /// <summary>Points side by side.</summary>
        public Batch(Vector2D* shapes, int count) : this(ShapeKind.Point, shapes, count, sizeof(Vector2D)) { }

        /// <summary>Lines side by side, or rays from each base along the direction.</summary>
        public Batch(Line* shapes, int count) : this(ShapeKind.Line, shapes, count, sizeof(Line)) { }

        /// <summary>Segments side by side.</summary>
        public Batch(Segment* shapes, int count) : this(ShapeKind.Segment, shapes, count, sizeof(Segment)) { }

        /// <summary>Circles side by side.</summary>
        public Batch(Circle* shapes, int count) : this(ShapeKind.Circle, shapes, count, sizeof(Circle)) { }

        /// <summary>Rectangles side by side.</summary>
        public Batch(Rectangle* shapes, int count) : this(ShapeKind.Rectangle, shapes, count, sizeof(Rectangle)) { }

        /// <summary>Turned rectangles side by side.</summary>
        public Batch(OrientedRectangle* shapes, int count)
            : this(ShapeKind.OrientedRectangle, shapes, count, sizeof(OrientedRectangle)) { }

        /// <summary>Capsules side by side.</summary>
        public Batch(Capsule* shapes, int count) : this(ShapeKind.Capsule, shapes, count, sizeof(Capsule)) { }

        /// <summary>Sectors side by side.</summary>
        public Batch(Sector* shapes, int count) : this(ShapeKind.Sector, shapes, count, sizeof(Sector)) { }
    }

    public static unsafe partial class Clash
    {
        /// <summary>
        /// All pairs of two shapes of a batch that collide, the lesser number first, as <c>FindPairs</c> of two batches finds them.
        /// </summary>
        public static int FindPairs(Batch shapes, int limit, IndexPair* pairs, int capacity, ulong* scratch, int scratchCapacity)
        {
            return Total(Native.clash_batch_find_pairs(&shapes, null, Size(limit), pairs, Size(capacity), scratch, Size(scratchCapacity)));
        }

        /// <summary>
        /// All pairs of two shapes of a batch that collide, the lesser number first, as <c>FindPairs</c> of two batches finds them.
        /// </summary>
        public static int FindPairs(Batch shapes, int limit, IndexPair[] pairs, ulong[] scratch)
        {
            fixed (IndexPair* firstPair = pairs)
            fixed (ulong* firstWord = scratch)
            {
                return FindPairs(shapes, limit, firstPair, pairs == null ? 0 : pairs.Length, firstWord, scratch == null ? 0 : scratch.Length);
            }
        }

        private static UIntPtr Size(int number)
        {
            return (UIntPtr)(uint)(number < 0 ? 0 : number);
        }
    }
}
