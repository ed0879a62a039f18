#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

#if CLASH2D_SPAN
using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    public sealed unsafe partial class ClashWorld
    {
        /// <summary>Adds all or none; their ids go to <c>ids</c>, in the same order, of which there is one for each.</summary>
        /// <exception cref="ArgumentException">One of them can't be added, or there are not as many ids; none is added.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Add(ReadOnlySpan<WorldCollider> colliders, Span<ColliderId> ids)
        {
            fixed (WorldCollider* first = &MemoryMarshal.GetReference(colliders))
            fixed (ColliderId* firstId = &MemoryMarshal.GetReference(ids))
            {
                Add(first, Same(colliders.Length, ids.Length), firstId);
            }
        }

        /// <summary>Removes them; how many. Stale ids are skipped. The next update ends their pairs.</summary>
        public int Remove(ReadOnlySpan<ColliderId> ids)
        {
            fixed (ColliderId* first = &MemoryMarshal.GetReference(ids))
            {
                return Remove(first, ids.Length);
            }
        }

        /// <summary>Moves them, straight and at an even rate, from where they are; how many. Skipped is what can't be moved.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int Move(ReadOnlySpan<ColliderId> ids, ReadOnlySpan<Pose2D> poses)
        {
            fixed (ColliderId* firstId = &MemoryMarshal.GetReference(ids))
            fixed (Pose2D* firstPose = &MemoryMarshal.GetReference(poses))
            {
                return Move(firstId, firstPose, Same(ids.Length, poses.Length));
            }
        }

        /// <summary>Puts them elsewhere: no way between, and none since the last update; how many. Skips what <c>Move</c> does.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int Place(ReadOnlySpan<ColliderId> ids, ReadOnlySpan<Pose2D> poses)
        {
            fixed (ColliderId* firstId = &MemoryMarshal.GetReference(ids))
            fixed (Pose2D* firstPose = &MemoryMarshal.GetReference(poses))
            {
                return Place(firstId, firstPose, Same(ids.Length, poses.Length));
            }
        }

        /// <summary>Gives all of them other shapes, or none: same ids, same pairs. Of one that is there twice the last shape counts.</summary>
        /// <exception cref="ArgumentException">An id is stale, a shape is invalid or becomes so at its pose, or the arrays have not as many elements; nothing was changed.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void SetShape(ReadOnlySpan<ColliderId> ids, ReadOnlySpan<Shape> shapes)
        {
            fixed (ColliderId* firstId = &MemoryMarshal.GetReference(ids))
            fixed (Shape* firstShape = &MemoryMarshal.GetReference(shapes))
            {
                SetShape(firstId, firstShape, Same(ids.Length, shapes.Length));
            }
        }

        /// <summary>Gives all of them other filters, <c>OneWay</c> and <c>User</c>, or none; shapes and poses are not looked at. Of one that is there twice the last settings count.</summary>
        /// <exception cref="ArgumentException">An id is stale, a number is not finite, flags are unknown, or the arrays have not as many elements; nothing was changed.</exception>
        public void Set(ReadOnlySpan<ColliderId> ids, ReadOnlySpan<WorldCollider> colliders)
        {
            fixed (ColliderId* firstId = &MemoryMarshal.GetReference(ids))
            fixed (WorldCollider* firstCollider = &MemoryMarshal.GetReference(colliders))
            {
                Set(firstId, firstCollider, Same(ids.Length, colliders.Length));
            }
        }

        /// <summary>All colliders by rising index; how many there are, of which as many are written as there is room for.</summary>
        public int Ids(Span<ColliderId> ids)
        {
            fixed (ColliderId* first = &MemoryMarshal.GetReference(ids))
            {
                return Ids(first, ids.Length);
            }
        }

        /// <summary>What a shape collides with, exactly, by rising index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Overlaps(Shape shape, Span<ColliderId> ids, WorldQuery query = default(WorldQuery))
        {
            fixed (ColliderId* first = &MemoryMarshal.GetReference(ids))
            {
                return Overlaps(shape, first, ids.Length, query);
            }
        }

        /// <summary>What is nearest to a shape and no farther than <c>maximum</c>, by distance, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Nearest(Shape shape, float maximum, Span<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldHit* first = &MemoryMarshal.GetReference(hits))
            {
                return Nearest(shape, maximum, first, hits.Length, query);
            }
        }

        /// <summary>What a ray meets, by entry, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int CastRay(Vector2D origin, Vector2D movement, Span<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldHit* first = &MemoryMarshal.GetReference(hits))
            {
                return CastRay(origin, movement, first, hits.Length, query);
            }
        }

        /// <summary>What a shape meets that moves, and turns unless the rotation is 0, by fraction, then by index; how many, of which as many are written as there is room for: the first ones.</summary>
        public int Cast(Shape shape, Motion2D motion, CastMode mode, Span<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldHit* first = &MemoryMarshal.GetReference(hits))
            {
                return Cast(shape, motion, mode, first, hits.Length, query);
            }
        }

        /// <summary>The closest hit of each ray, in their order, on all threads of the world; how many rays hit. Of a ray that hits nothing the id is none.</summary>
        /// <exception cref="ArgumentException">The arrays have not as many elements.</exception>
        public int CastRays(ReadOnlySpan<WorldRay> rays, Span<WorldHit> hits, WorldQuery query = default(WorldQuery))
        {
            fixed (WorldRay* firstRay = &MemoryMarshal.GetReference(rays))
            fixed (WorldHit* firstHit = &MemoryMarshal.GetReference(hits))
            {
                return CastRays(firstRay, Same(rays.Length, hits.Length), firstHit, query);
            }
        }
    }
}
#endif
