#if UNITY_5_3_OR_NEWER
using System;
using Unity.Collections;

namespace Clash2D
{
    public sealed unsafe partial class ClashWorld
    {
        /// <summary>Adds all or none; their ids go to <c>ids</c>, in the same order, of which there is one for each.</summary>
        /// <exception cref="ArgumentException">One of them can't be added, or there are not as many ids; none is added.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Add(NativeArray<WorldCollider> colliders, NativeArray<ColliderId> ids)
        {
            Add((WorldCollider*)NativeArrays.First(colliders), Same(colliders.Length, ids.Length), (ColliderId*)NativeArrays.Room(ids));
        }

        /// <summary>Removes them; how many. Stale ids are skipped. The next update ends their pairs.</summary>
        public int Remove(NativeArray<ColliderId> ids)
        {
            return Remove((ColliderId*)NativeArrays.First(ids), ids.Length);
        }

        /// <summary>Moves them, straight and at an even rate, from where they are; how many. Skipped is what can't be moved.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int Move(NativeArray<ColliderId> ids, NativeArray<Pose2D> poses)
        {
            return Move((ColliderId*)NativeArrays.First(ids), (Pose2D*)NativeArrays.First(poses), Same(ids.Length, poses.Length));
        }

        /// <summary>Puts them elsewhere: no way between, and none since the last update; how many. Skips what <c>Move</c> does.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int Place(NativeArray<ColliderId> ids, NativeArray<Pose2D> poses)
        {
            return Place((ColliderId*)NativeArrays.First(ids), (Pose2D*)NativeArrays.First(poses), Same(ids.Length, poses.Length));
        }

        /// <summary>Gives all of them other shapes, or none: same ids, same pairs. Of one that is there twice the last shape counts.</summary>
        /// <exception cref="ArgumentException">An id is stale, a shape is invalid or becomes so at its pose, or the arrays have not as many elements; nothing was changed.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void SetShape(NativeArray<ColliderId> ids, NativeArray<Shape> shapes)
        {
            SetShape((ColliderId*)NativeArrays.First(ids), (Shape*)NativeArrays.First(shapes), Same(ids.Length, shapes.Length));
        }

        /// <summary>Gives all of them other filters, <c>OneWay</c> and <c>User</c>, or none; shapes and poses are not looked at. Of one that is there twice the last settings count.</summary>
        /// <exception cref="ArgumentException">An id is stale, a number is not finite, flags are unknown, or the arrays have not as many elements; nothing was changed.</exception>
        public void Set(NativeArray<ColliderId> ids, NativeArray<WorldCollider> colliders)
        {
            Set((ColliderId*)NativeArrays.First(ids), (WorldCollider*)NativeArrays.First(colliders), Same(ids.Length, colliders.Length));
        }

        /// <summary>All colliders by rising index; how many there are, of which as many are written as there is room for.</summary>
        public int Ids(NativeArray<ColliderId> ids)
        {
            return Ids((ColliderId*)NativeArrays.Room(ids), ids.Length);
        }

        /// <summary>What a shape collides with, exactly, by rising index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Overlaps(Shape shape, NativeArray<ColliderId> ids, WorldQuery query = default(WorldQuery))
        {
            return Overlaps(shape, (ColliderId*)NativeArrays.Room(ids), ids.Length, query);
        }

        /// <summary>What is nearest to a shape and no farther than <c>maximum</c>, by distance, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Nearest(Shape shape, float maximum, NativeArray<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            return Nearest(shape, maximum, (WorldHit*)NativeArrays.Room(hits), hits.Length, query);
        }

        /// <summary>What a ray meets, by entry, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int CastRay(Vector2D origin, Vector2D movement, NativeArray<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            return CastRay(origin, movement, (WorldHit*)NativeArrays.Room(hits), hits.Length, query);
        }

        /// <summary>What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Cast(Shape shape, Motion2D motion, CastMode mode, NativeArray<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            return Cast(shape, motion, mode, (WorldHit*)NativeArrays.Room(hits), hits.Length, query);
        }

        /// <summary>The closest hit of each ray, in their order, on all threads of the world; how many rays hit. Of a ray that hits nothing the id is none.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int CastRays(NativeArray<WorldRay> rays, NativeArray<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            return CastRays((WorldRay*)NativeArrays.First(rays), Same(rays.Length, hits.Length), (WorldHit*)NativeArrays.Room(hits), query);
        }
    }
}
#endif
