using System;

namespace Clash2D
{
    public sealed unsafe partial class ClashWorld
    {
        /// <summary>
        /// What a shape collides with (a point, a rectangle, anything), exactly, by rising index; how many, at most the query's
        /// limit. As many are written as there is room for: the first ones. O(log n + hits).
        /// </summary>
        /// <remarks>C: <c>clash_world_overlaps</c>.</remarks>
        public int Overlaps(Shape shape, ColliderId* ids, int capacity, WorldQuery query = default(WorldQuery))
        {
            using (Asking asking = new Asking(handle, query))
            {
                NativeQuery native = asking.Query;
                return asking.Told(Native.clash_world_overlaps(asking.World, &shape, &native, ids, Size(capacity)));
            }
        }

        /// <summary>
        /// What is nearest to a shape and no farther than <c>maximum</c>, which counts, by distance, then by index; how many, at most the
        /// query's limit. As many are written as there is room for: the nearest ones.
        /// Each hit has the distance as its <c>Fraction</c>, the nearest point of the collider, and the direction towards it.
        /// Distances are compared as the floats that they are rounded to; whether one is at most <c>maximum</c> is exact. O(log n + hits).
        /// </summary>
        /// <remarks>C: <c>clash_world_nearest</c>.</remarks>
        public int Nearest(Shape shape, float maximum, WorldHit* hits, int capacity, WorldQuery query = default(WorldQuery))
        {
            using (Asking asking = new Asking(handle, query))
            {
                NativeQuery native = asking.Query;
                return asking.Told(Native.clash_world_nearest(asking.World, &shape, maximum, &native, hits, Size(capacity)));
            }
        }

        /// <summary>
        /// What a ray meets, the way from <c>origin</c> to <c>origin + movement</c>, by entry, then by index; how many, at most the query's
        /// limit. As many are written as there is room for: the first ones. Each hit is that of <c>Clash.CastRay</c>, with the
        /// normal towards the collider. None if a number is not finite. O(log n + hits).
        /// </summary>
        /// <remarks>C: <c>clash_world_cast_ray</c>.</remarks>
        public int CastRay(Vector2D origin, Vector2D movement, WorldHit* hits, int capacity, WorldQuery query = default(WorldQuery))
        {
            using (Asking asking = new Asking(handle, query))
            {
                NativeQuery native = asking.Query;
                return asking.Told(Native.clash_world_cast_ray(asking.World, &origin, &movement, &native, hits, Size(capacity)));
            }
        }

        /// <summary>
        /// What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, at most the
        /// query's limit. As many are written as there is room for: the first ones. Each hit is that of <c>Clash.Cast</c>, or with a
        /// turn that of <c>Clash.CastTurning</c> with the world's tolerance. None if a number is not finite or the mode unknown.
        /// O(log n + hits).
        /// </summary>
        /// <remarks>C: <c>clash_world_cast</c>.</remarks>
        public int Cast(Shape shape, Motion2D motion, CastMode mode, WorldHit* hits, int capacity, WorldQuery query = default(WorldQuery))
        {
            using (Asking asking = new Asking(handle, query))
            {
                NativeQuery native = asking.Query;
                return asking.Told(Native.clash_world_cast(asking.World, &shape, &motion, (uint)mode, &native, hits, Size(capacity)));
            }
        }

        /// <summary>
        /// The closest hit of each ray, in their order, on all threads of the world; how many rays hit. Of a ray that hits nothing the
        /// id is none. The query's limit does not matter.
        /// </summary>
        /// <remarks>C: <c>clash_world_cast_rays</c>.</remarks>
        public int CastRays(WorldRay* rays, int count, WorldHit* hits, WorldQuery query = default(WorldQuery))
        {
            using (Asking asking = new Asking(handle, query))
            {
                NativeQuery native = asking.Query;
                return asking.Told(Native.clash_world_cast_rays(asking.World, rays, Size(count), &native, hits));
            }
        }

        /// <summary>Whether a shape collides with any collider.</summary>
        public bool Overlaps(Shape shape, WorldQuery query = default(WorldQuery))
        {
            return Overlaps(shape, (ColliderId*)null, 0, query.First()) > 0;
        }

        /// <summary>The collider that is nearest to a shape and no farther than <c>maximum</c>; all zero if there is none.</summary>
        public bool Nearest(Shape shape, float maximum, out WorldHit hit, WorldQuery query = default(WorldQuery))
        {
            WorldHit found = default(WorldHit);
            bool isHit = Nearest(shape, maximum, &found, 1, query.First()) > 0;
            hit = found;
            return isHit;
        }

        /// <summary>What a ray meets first; all zero if that is nothing.</summary>
        public bool CastRay(Vector2D origin, Vector2D movement, out WorldHit hit, WorldQuery query = default(WorldQuery))
        {
            WorldHit found = default(WorldHit);
            bool isHit = CastRay(origin, movement, &found, 1, query.First()) > 0;
            hit = found;
            return isHit;
        }

        /// <summary>What a shape meets first that moves, and turns unless the rotation is 0; all zero if that is nothing.</summary>
        public bool Cast(Shape shape, Motion2D motion, CastMode mode, out WorldHit hit, WorldQuery query = default(WorldQuery))
        {
            WorldHit found = default(WorldHit);
            bool isHit = Cast(shape, motion, mode, &found, 1, query.First()) > 0;
            hit = found;
            return isHit;
        }
    }
}
