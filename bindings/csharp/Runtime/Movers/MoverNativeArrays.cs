#if UNITY_5_3_OR_NEWER
using System;
using Unity.Collections;

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
        public MoverResult Advance(Obstacles obstacles, Vector2D start, Vector2D movement, MoverState before, NativeArray<MoverHit> hits, NativeArray<WayStop> stops)
        {
            return Advance(
                obstacles, start, movement, before, (MoverHit*)NativeArrays.Room(hits), hits.Length, (WayStop*)NativeArrays.Room(stops), stops.Length);
        }
    }

    public static unsafe partial class Clash
    {
        /// <summary>
        /// The velocity nearest to another one that leads into nothing that was hit. Of the array count the first <c>count</c>, or
        /// all if it has fewer: <see cref="MoverResult.Hits"/> may be more than there was room for.
        /// </summary>
        public static Vector2D SlidVelocity(Vector2D velocity, NativeArray<MoverHit> hits, int count)
        {
            return SlidVelocity(velocity, (MoverHit*)NativeArrays.First(hits), Math.Min(count, hits.Length));
        }
    }

    public sealed unsafe partial class ClashWorld
    {
        /// <summary>Moves one along a bent way, by the first <c>count</c> of these stops.</summary>
        /// <exception cref="ArgumentException">
        /// There are fewer stops, the id is stale, a number is not finite, a time is not from 0 to 1 or less than the one before,
        /// or the shape becomes invalid.
        /// </exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void MoveAlong(ColliderId id, NativeArray<WayStop> stops, int count)
        {
            MoveAlong(id, (WayStop*)NativeArrays.First(stops), Within(count, stops.Length));
        }
    }
}
#endif
