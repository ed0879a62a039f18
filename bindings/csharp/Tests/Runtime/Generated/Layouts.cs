// Written by bindings/generate from the Rust source; changes here are lost.

using System;

namespace Clash2D.Tests
{
    /// <summary>The size of every struct and the offset of every field, as C has them.</summary>
    internal static unsafe class Layouts
    {
        internal static readonly Layout[] All =
        {
            new Layout(typeof(Vector2D), sizeof(Vector2D), 8,
                new Place("X", 0, () => { Vector2D it = default(Vector2D); return Distance(&it, &it.X); }),
                new Place("Y", 4, () => { Vector2D it = default(Vector2D); return Distance(&it, &it.Y); })),
            new Layout(typeof(Line), sizeof(Line), 16,
                new Place("Base", 0, () => { Line it = default(Line); return Distance(&it, &it.Base); }),
                new Place("Direction", 8, () => { Line it = default(Line); return Distance(&it, &it.Direction); })),
            new Layout(typeof(Segment), sizeof(Segment), 16,
                new Place("Point1", 0, () => { Segment it = default(Segment); return Distance(&it, &it.Point1); }),
                new Place("Point2", 8, () => { Segment it = default(Segment); return Distance(&it, &it.Point2); })),
            new Layout(typeof(Circle), sizeof(Circle), 12,
                new Place("Center", 0, () => { Circle it = default(Circle); return Distance(&it, &it.Center); }),
                new Place("Radius", 8, () => { Circle it = default(Circle); return Distance(&it, &it.Radius); })),
            new Layout(typeof(Rectangle), sizeof(Rectangle), 16,
                new Place("Origin", 0, () => { Rectangle it = default(Rectangle); return Distance(&it, &it.Origin); }),
                new Place("Size", 8, () => { Rectangle it = default(Rectangle); return Distance(&it, &it.Size); })),
            new Layout(typeof(OrientedRectangle), sizeof(OrientedRectangle), 20,
                new Place("Center", 0, () => { OrientedRectangle it = default(OrientedRectangle); return Distance(&it, &it.Center); }),
                new Place("HalfExtend", 8, () => { OrientedRectangle it = default(OrientedRectangle); return Distance(&it, &it.HalfExtend); }),
                new Place("Rotation", 16, () => { OrientedRectangle it = default(OrientedRectangle); return Distance(&it, &it.Rotation); })),
            new Layout(typeof(Range), sizeof(Range), 8,
                new Place("Minimum", 0, () => { Range it = default(Range); return Distance(&it, &it.Minimum); }),
                new Place("Maximum", 4, () => { Range it = default(Range); return Distance(&it, &it.Maximum); })),
        };

        private static long Distance(void* from, void* to)
        {
            return (byte*)to - (byte*)from;
        }
    }
}
