using System;

namespace Clash2D
{
    public sealed unsafe partial class ClashWorld
    {
        /// <summary>Adds all or none; their ids go to <c>ids</c>, in the same order, of which there is one for each; null: nowhere.</summary>
        /// <exception cref="ArgumentException">One of them can't be added, or there are not as many ids; none is added.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Add(WorldCollider[] colliders, ColliderId[] ids)
        {
            fixed (WorldCollider* first = colliders)
            fixed (ColliderId* firstId = ids)
            {
                Add(first, ids == null ? Length(colliders) : Same(Length(colliders), ids.Length), firstId);
            }
        }

        /// <summary>Removes them; how many. Stale ids are skipped. The next update ends their pairs.</summary>
        public int Remove(ColliderId[] ids)
        {
            fixed (ColliderId* first = ids)
            {
                return Remove(first, Length(ids));
            }
        }

        /// <summary>Moves them, straight and at an even rate, from where they are; how many. Skipped is what can't be moved.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int Move(ColliderId[] ids, Pose2D[] poses)
        {
            fixed (ColliderId* firstId = ids)
            fixed (Pose2D* firstPose = poses)
            {
                return Move(firstId, firstPose, Same(Length(ids), Length(poses)));
            }
        }

        /// <summary>Puts them elsewhere: no way between, and none since the last update; how many. Skips what <c>Move</c> does.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int Place(ColliderId[] ids, Pose2D[] poses)
        {
            fixed (ColliderId* firstId = ids)
            fixed (Pose2D* firstPose = poses)
            {
                return Place(firstId, firstPose, Same(Length(ids), Length(poses)));
            }
        }

        /// <summary>Gives all of them other shapes, or none: same ids, same pairs. Of one that is there twice the last shape counts.</summary>
        /// <exception cref="ArgumentException">An id is stale, a shape is invalid or becomes so at its pose, or the arrays have not as many elements; nothing was changed.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void SetShape(ColliderId[] ids, Shape[] shapes)
        {
            fixed (ColliderId* firstId = ids)
            fixed (Shape* firstShape = shapes)
            {
                SetShape(firstId, firstShape, Same(Length(ids), Length(shapes)));
            }
        }

        /// <summary>Gives all of them other filters, <c>OneWay</c> and <c>User</c>, or none; shapes and poses are not looked at. Of one that is there twice the last settings count.</summary>
        /// <exception cref="ArgumentException">An id is stale, a number is not finite, flags are unknown, or the arrays have not as many elements; nothing was changed.</exception>
        public void Set(ColliderId[] ids, WorldCollider[] colliders)
        {
            fixed (ColliderId* firstId = ids)
            fixed (WorldCollider* firstCollider = colliders)
            {
                Set(firstId, firstCollider, Same(Length(ids), Length(colliders)));
            }
        }

        /// <summary>All colliders by rising index; how many there are, of which as many are written as there is room for.</summary>
        public int Ids(ColliderId[] ids)
        {
            fixed (ColliderId* first = ids)
            {
                return Ids(first, Length(ids));
            }
        }

        /// <summary>What a shape collides with, exactly, by rising index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Overlaps(Shape shape, ColliderId[] ids, WorldQuery query = default(WorldQuery))
        {
            fixed (ColliderId* first = ids)
            {
                return Overlaps(shape, first, Length(ids), query);
            }
        }

        /// <summary>What is nearest to a shape and no farther than <c>maximum</c>, by distance, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Nearest(Shape shape, float maximum, WorldHit[] hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldHit* first = hits)
            {
                return Nearest(shape, maximum, first, Length(hits), query);
            }
        }

        /// <summary>What a ray meets, by entry, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int CastRay(Vector2D origin, Vector2D movement, WorldHit[] hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldHit* first = hits)
            {
                return CastRay(origin, movement, first, Length(hits), query);
            }
        }

        /// <summary>What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Cast(Shape shape, Motion2D motion, CastMode mode, WorldHit[] hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldHit* first = hits)
            {
                return Cast(shape, motion, mode, first, Length(hits), query);
            }
        }

        /// <summary>The closest hit of each ray, in their order, on all threads of the world; how many rays hit. Of a ray that hits nothing the id is none.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int CastRays(WorldRay[] rays, WorldHit[] hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldRay* firstRay = rays)
            fixed (WorldHit* firstHit = hits)
            {
                return CastRays(firstRay, Same(Length(rays), Length(hits)), firstHit, query);
            }
        }
    }
}
