#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

#if CLASH2D_SPAN
using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    public unsafe partial struct Mover
    {
        /// <summary>
        /// Moves it through obstacles from a place by a movement, along all that stops it. <c>before</c> is the state of its last
        /// result; the default at first. What it came to and the stops of its way are written as far as there is room.
        /// </summary>
        /// <exception cref="ArgumentException">
        /// A number is not finite or negative where it can't be; flags are unknown; the shape is invalid, or has a piece that is
        /// not convex or has no area. Nothing was written.
        /// </exception>
        public MoverResult Advance(Obstacles obstacles, Vector2D start, Vector2D movement, MoverState before, Span<MoverHit> hits, Span<WayStop> stops)
        {
            fixed (MoverHit* firstHit = &MemoryMarshal.GetReference(hits))
            fixed (WayStop* firstStop = &MemoryMarshal.GetReference(stops))
            {
                return Advance(obstacles, start, movement, before, firstHit, hits.Length, firstStop, stops.Length);
            }
        }
    }

    public static unsafe partial class Clash
    {
        /// <summary>
        /// The velocity nearest to another one that leads into nothing that was hit. Of the span count the first <c>count</c>, or
        /// all if it has fewer: <see cref="MoverResult.Hits"/> may be more than there was room for.
        /// </summary>
        public static Vector2D SlidVelocity(Vector2D velocity, ReadOnlySpan<MoverHit> hits, int count)
        {
            fixed (MoverHit* first = &MemoryMarshal.GetReference(hits))
            {
                return SlidVelocity(velocity, first, Math.Min(count, hits.Length));
            }
        }
    }

    public sealed unsafe partial class ClashWorld
    {
        /// <summary>Moves one along a bent way, by all of these stops.</summary>
        /// <exception cref="ArgumentException">
        /// The id is stale, a number is not finite, a time is not from 0 to 1 or less than the one before, or the shape
        /// becomes invalid.
        /// </exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void MoveAlong(ColliderId id, ReadOnlySpan<WayStop> stops)
        {
            fixed (WayStop* first = &MemoryMarshal.GetReference(stops))
            {
                MoveAlong(id, first, stops.Length);
            }
        }
    }
}
#endif
