using System;

namespace Clash2D
{
    public unsafe partial struct Mover
    {
        /// <summary>
        /// With floors to 45 degrees, pushed out of what it overlaps at the start by any way; no step, snap, nudge, gap or flags.
        /// Arrays of the shape stay the caller's.
        /// </summary>
        /// <remarks>C: <c>clash_default_mover</c>.</remarks>
        public Mover(Shape shape, Vector2D up)
        {
            Mover mover;
            Native.clash_default_mover(&shape, &up, &mover);
            this = mover;
        }

        /// <summary>
        /// Moves it through obstacles from a place by a movement: out of what it is in, then with its carriers, then its own way,
        /// along all that stops it. <c>before</c> is the state of its last result; the default at first.
        /// <para/>
        /// Where it ends it shares no inner point with an obstacle, unless the state says that it is stuck or crushed, and no
        /// straight part of its way leads through one, but for those out of what it is in at the start and out of a
        /// carrier that turned: both exactly, at any speed. The same bits in whatever order the
        /// obstacles are. What it came to and the stops of its way, for <see cref="ClashWorld.MoveAlong(ColliderId, WayStop[], int)"/>,
        /// are written as far as there is room; there is no more than 64 of each.
        /// <para/>
        /// Pure: a world is only asked, as by its queries, and no garbage is made.
        /// </summary>
        /// <remarks>C: <c>clash_mover_advance</c>.</remarks>
        /// <exception cref="ArgumentException">
        /// A number is not finite or negative where it can't be; flags are unknown; the shape is invalid, or has a piece that is
        /// not convex or has no area; the list is at no possible address. Nothing was written.
        /// </exception>
        public MoverResult Advance(Obstacles obstacles, Vector2D start, Vector2D movement, MoverState before, MoverHit* hits, int hitCapacity, WayStop* stops, int stopCapacity)
        {
            Mover mover = this;
            MoverResult result;
            Status status;
            fixed (Obstacle* list = obstacles.List)
            using (Asking asking = obstacles.Ask())
            {
                NativeQuery query = asking.Query;
                IntPtr grid = obstacles.Grid == null ? IntPtr.Zero : obstacles.Grid.Ask();
                NativeObstacles native = obstacles.Native(list, asking.World, &query, grid);
                status = (Status)Native.clash_mover_advance(
                    &mover, &native, &start, &movement, &before, hits, ClashWorld.Size(hitCapacity), stops, ClashWorld.Size(stopCapacity), &result);
                if (obstacles.Grid != null)
                {
                    obstacles.Grid.EndAsking();
                }
                asking.Throw();
            }
            if (status != Status.Ok)
            {
                throw new ArgumentException("The mover was not moved: " + Clash.Message(status) + ".");
            }
            return result;
        }

        /// <summary>
        /// Moves it through obstacles from a place by a movement, along all that stops it. <c>before</c> is the state of its last
        /// result; the default at first. What it came to and the stops of its way are written as far as there is room; null: nowhere.
        /// </summary>
        /// <exception cref="ArgumentException">
        /// A number is not finite or negative where it can't be; flags are unknown; the shape is invalid, or has a piece that is
        /// not convex or has no area. Nothing was written.
        /// </exception>
        public MoverResult Advance(Obstacles obstacles, Vector2D start, Vector2D movement, MoverState before, MoverHit[] hits = null, WayStop[] stops = null)
        {
            fixed (MoverHit* firstHit = hits)
            fixed (WayStop* firstStop = stops)
            {
                return Advance(obstacles, start, movement, before, firstHit, ClashWorld.Length(hits), firstStop, ClashWorld.Length(stops));
            }
        }
    }

    public partial struct MoverState
    {
        /// <summary>Whether it stands on a floor: the next float below it is in one.</summary>
        public bool IsOnFloor
        {
            get { return Is(MoverTouch.Floor); }
        }

        /// <summary>Whether all these touches are set.</summary>
        public bool Is(MoverTouch touches)
        {
            return (Touches & touches) == touches;
        }
    }

    public partial struct MoverResult
    {
        /// <summary>What it came to in all, at most 64; what has no room is not told.</summary>
        public int Hits
        {
            get { return ClashWorld.Total(HitCount); }
        }

        /// <summary>The stops of its way in all, at most 64, the last of which is where it is.</summary>
        public int Stops
        {
            get { return ClashWorld.Total(StopCount); }
        }
    }

    public static unsafe partial class Clash
    {
        /// <summary>
        /// The velocity nearest to another one that leads into nothing that was hit: the same, one along something, or none.
        /// It does not matter in which order things were hit. O(n) for n hits, times those into which it leads.
        /// </summary>
        /// <remarks>C: <c>clash_slid_velocity</c>.</remarks>
        public static Vector2D SlidVelocity(Vector2D velocity, MoverHit* hits, int count)
        {
            Vector2D result;
            Native.clash_slid_velocity(&velocity, hits, ClashWorld.Size(count), &result);
            return result;
        }

        /// <summary>
        /// The velocity nearest to another one that leads into nothing that was hit. Of the array count the first <c>count</c>, or
        /// all if it has fewer: <see cref="MoverResult.Hits"/> may be more than there was room for.
        /// </summary>
        public static Vector2D SlidVelocity(Vector2D velocity, MoverHit[] hits, int count)
        {
            fixed (MoverHit* first = hits)
            {
                return SlidVelocity(velocity, first, Math.Min(count, ClashWorld.Length(hits)));
            }
        }
    }
}
