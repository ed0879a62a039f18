using System;
using System.Runtime.InteropServices;

namespace Clash2D
{
    public sealed unsafe partial class ClashWorld
    {
        /// <summary>Adds one. Queries see it at once; the next update begins its pairs.</summary>
        /// <exception cref="ArgumentException">The shape is invalid, or becomes so at its pose; a number is not finite; flags are unknown.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public ColliderId Add(WorldCollider collider)
        {
            ColliderId id;
            Add(&collider, 1, &id);
            return id;
        }

        /// <summary>Adds one on layer 1 that looks for all; solid, moving, swept.</summary>
        /// <exception cref="ArgumentException">The shape is invalid, or becomes so at its pose, or that is not finite.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public ColliderId Add(Shape shape, Pose2D pose = default(Pose2D))
        {
            return Add(new WorldCollider(shape, pose));
        }

        /// <summary>Adds all or none; their ids are in the same order.</summary>
        /// <exception cref="ArgumentException">One of them can't be added; none is.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public ColliderId[] Add(WorldCollider[] colliders)
        {
            ColliderId[] ids = new ColliderId[Length(colliders)];
            fixed (WorldCollider* first = colliders)
            fixed (ColliderId* firstId = ids)
            {
                Add(first, ids.Length, firstId);
            }
            return ids;
        }

        /// <summary>
        /// Adds all or none; their ids go to <c>ids</c>, if that is not null, in the same order. Queries see them at once; the next
        /// update begins their pairs. Takes the empty shape.
        /// </summary>
        /// <remarks>C: <c>clash_world_add</c>.</remarks>
        /// <exception cref="ArgumentException">One of them can't be added; none is.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Add(WorldCollider* colliders, int count, ColliderId* ids)
        {
            NativeCollider* natives = Listed(colliders, count);
            try
            {
                IntPtr world = handle.Change();
                Status status = (Status)Native.clash_world_add(world, natives, Size(count), ids);
                handle.EndChanging();
                Refuse(status);
            }
            finally
            {
                Marshal.FreeHGlobal((IntPtr)natives);
            }
        }

        /// <summary>As the library takes them, in memory that is to be freed.</summary>
        private static NativeCollider* Listed(WorldCollider* colliders, int count)
        {
            NativeCollider* natives = (NativeCollider*)Marshal.AllocHGlobal((IntPtr)checked((long)Math.Max(count, 1) * sizeof(NativeCollider)));
            for (int index = 0; index < count; index++)
            {
                natives[index] = colliders[index].Native(&colliders[index].Shape);
            }
            return natives;
        }

        /// <summary>
        /// Adds a grid as one collider: it is the world's from then on, and ends with it. <c>grid</c> goes on as the world's grid:
        /// what it is asked the world is asked, and what is changed the next update tells.
        /// <para/>
        /// It stands where its cells are; of the collider <c>Filter</c>, <c>OneWay</c> and <c>User</c> are told again, shape and pose are
        /// not looked at, and tiles let pass in the directions of their kinds. Queries, updates and movers meet the union of its tiles;
        /// the shape of the collider is the empty one. Two grids are no pair. Hits have the cell, and are those of
        /// <c>ClashGrid.CastRay</c>, <c>Cast</c> and <c>Distance</c>; in a cast with a turn, and
        /// with <see cref="QueryFlags.OneWay"/> where a kind has a direction, each tile is met by itself.
        /// </summary>
        /// <remarks>C: <c>clash_world_add_grid</c>.</remarks>
        /// <exception cref="ArgumentException">A number is not finite, flags are unknown, or the grid is another world's; it stays what it was.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public ColliderId AddGrid(ClashGrid grid, WorldCollider collider)
        {
            if (grid == null)
            {
                throw new ArgumentNullException("grid");
            }
            ColliderId id = default(ColliderId);
            NativeCollider native = collider.Native(null);
            IntPtr taken = grid.Handle.Take();
            WorldHandle taker = null;
            try
            {
                IntPtr world = handle.Change();
                Status status = (Status)Native.clash_world_add_grid(world, taken, &native, &id);
                handle.EndChanging();
                Refuse(status);
                taker = handle;
                return id;
            }
            finally
            {
                grid.Handle.EndTaking(taker, id);
            }
        }

        /// <summary>
        /// The grid that a collider is, to be asked, until the collider is removed or the world restored: then what it is asked throws
        /// <see cref="InvalidOperationException"/>. Null of any other one, and of a stale id.
        /// </summary>
        /// <remarks>C: <c>clash_world_grid</c>.</remarks>
        public ClashGrid Grid(ColliderId id)
        {
            return Lent(id, false);
        }

        /// <summary>
        /// The same grid, to be changed as well. After a change the next update asks all colliders whether they touch it: what pairs the
        /// changes made and ended is told as <see cref="EventFlags.Changed"/>. Queries see each change at once. To a log the whole world
        /// is written then.
        /// </summary>
        /// <remarks>C: <c>clash_world_edit_grid</c>.</remarks>
        public ClashGrid EditGrid(ColliderId id)
        {
            return Lent(id, true);
        }

        private ClashGrid Lent(ColliderId id, bool mayChange)
        {
            IntPtr world = handle.Ask();
            IntPtr grid = Native.clash_world_grid(world, &id);
            handle.EndAsking();
            return grid == IntPtr.Zero ? null : new ClashGrid(new GridHandle(handle, id, mayChange));
        }

        /// <summary>Removes one, whether it was there. The next update ends its pairs.</summary>
        public bool Remove(ColliderId id)
        {
            return Remove(&id, 1) == 1;
        }

        /// <summary>Removes them; how many. Stale ids are skipped. The next update ends their pairs.</summary>
        /// <remarks>C: <c>clash_world_remove</c>.</remarks>
        public int Remove(ColliderId* ids, int count)
        {
            IntPtr world = handle.Change();
            int removed = Total(Native.clash_world_remove(world, ids, Size(count)));
            handle.EndChanging();
            return removed;
        }

        /// <summary>
        /// Moves one, straight and at an even rate, from where it is; whether it could. Several moves between two updates take
        /// equal parts of the time. Not if the id is stale, the pose not finite or one that makes the shape invalid.
        /// </summary>
        public bool Move(ColliderId id, Pose2D pose)
        {
            return Move(&id, &pose, 1) == 1;
        }

        /// <summary>
        /// Moves them, straight and at an even rate, from where they are; how many. Several moves of one between two updates take
        /// equal parts of the time. Skipped are stale ids, poses that are not finite or make the shape invalid, and colliders
        /// for whose further moves there is no memory. The first move since an update to where one is changes nothing.
        /// </summary>
        /// <remarks>C: <c>clash_world_move</c>.</remarks>
        public int Move(ColliderId* ids, Pose2D* poses, int count)
        {
            IntPtr world = handle.Change();
            int moved = Total(Native.clash_world_move(world, ids, poses, Size(count)));
            handle.EndChanging();
            return moved;
        }

        /// <summary>Puts one elsewhere: no way between, and none since the last update; whether it could, as <c>Move</c>.</summary>
        public bool Place(ColliderId id, Pose2D pose)
        {
            return Place(&id, &pose, 1) == 1;
        }

        /// <summary>Puts them elsewhere: no way between, and none since the last update; how many. Skips what <c>Move</c> does.</summary>
        /// <remarks>C: <c>clash_world_place</c>.</remarks>
        public int Place(ColliderId* ids, Pose2D* poses, int count)
        {
            IntPtr world = handle.Change();
            int placed = Total(Native.clash_world_place(world, ids, poses, Size(count)));
            handle.EndChanging();
            return placed;
        }

        /// <summary>
        /// Moves one along a bent way: from where it is to each stop until its time, and after the last one it stays. With
        /// other moves between the same two updates it takes one of equal parts of the time, and its stops have parts of
        /// that. Without stops it stays.
        /// </summary>
        /// <remarks>C: <c>clash_world_move_along</c>.</remarks>
        /// <exception cref="ArgumentException">
        /// The id is stale, a number is not finite, a time is not from 0 to 1 or less than the one before, or the shape
        /// becomes invalid.
        /// </exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void MoveAlong(ColliderId id, WayStop* stops, int count)
        {
            IntPtr world = handle.Change();
            Status status = (Status)Native.clash_world_move_along(world, &id, stops, Size(count));
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>Moves one along a bent way, by all of these stops.</summary>
        /// <exception cref="ArgumentException">
        /// The id is stale, a number is not finite, a time is not from 0 to 1 or less than the one before, or the shape
        /// becomes invalid.
        /// </exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void MoveAlong(ColliderId id, params WayStop[] stops)
        {
            MoveAlong(id, stops, Length(stops));
        }

        /// <summary>Moves one along a bent way, by the first <c>count</c> of these stops.</summary>
        /// <exception cref="ArgumentException">
        /// There are fewer stops, the id is stale, a number is not finite, a time is not from 0 to 1 or less than the one before,
        /// or the shape becomes invalid.
        /// </exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void MoveAlong(ColliderId id, WayStop[] stops, int count)
        {
            fixed (WayStop* first = stops)
            {
                MoveAlong(id, first, Within(count, Length(stops)));
            }
        }

        /// <summary>
        /// Gives one another shape: same id, same pairs; as if it had had it since the last update. <c>ShapeKind.None</c> is
        /// the empty shape.
        /// </summary>
        /// <exception cref="ArgumentException">The id is stale, or the shape is invalid or becomes so at its pose.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void SetShape(ColliderId id, Shape shape)
        {
            SetShape(&id, &shape, 1);
        }

        /// <summary>
        /// Gives all of them other shapes, or none: same ids, same pairs; as if they had had them since the last update. Of one that
        /// is there twice the last shape counts. <c>ShapeKind.None</c> is the empty shape.
        /// </summary>
        /// <remarks>C: <c>clash_world_set_shape</c>.</remarks>
        /// <exception cref="ArgumentException">An id is stale, or a shape is invalid or becomes so at its pose; nothing was changed.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void SetShape(ColliderId* ids, Shape* shapes, int count)
        {
            IntPtr world = handle.Change();
            Status status = (Status)Native.clash_world_set_shape(world, ids, shapes, Size(count));
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>
        /// Gives one another filter, <c>OneWay</c> and <c>User</c>; shape and pose are not looked at. The next update ends what is no
        /// pair now.
        /// </summary>
        /// <exception cref="ArgumentException">The id is stale, a number is not finite, or flags are unknown.</exception>
        public void Set(ColliderId id, WorldCollider collider)
        {
            Set(&id, &collider, 1);
        }

        /// <summary>
        /// Gives all of them other filters, <c>OneWay</c> and <c>User</c>, or none; shapes and poses are not looked at. Of one that is
        /// there twice the last settings count. The next update ends what is no pair now.
        /// </summary>
        /// <remarks>C: <c>clash_world_set</c>.</remarks>
        /// <exception cref="ArgumentException">An id is stale, a number is not finite, or flags are unknown; nothing was changed.</exception>
        public void Set(ColliderId* ids, WorldCollider* colliders, int count)
        {
            NativeCollider* natives = Listed(colliders, count);
            try
            {
                IntPtr world = handle.Change();
                Status status = (Status)Native.clash_world_set(world, ids, natives, Size(count));
                handle.EndChanging();
                Refuse(status);
            }
            finally
            {
                Marshal.FreeHGlobal((IntPtr)natives);
            }
        }

        /// <summary>
        /// Finds all pairs that touch now, or did on the ways since the last update. Nothing is allocated unless there are more
        /// pairs than before, and no garbage is made.
        /// </summary>
        /// <remarks>C: <c>clash_world_update</c>.</remarks>
        /// <exception cref="OutOfMemoryException">Nothing was changed; it may be repeated.</exception>
        public WorldUpdate Update()
        {
            WorldEvents events = default(WorldEvents);
            IntPtr world = handle.Change();
            Status status = (Status)Native.clash_world_update(world, &events);
            version += status == Status.Ok ? 1 : 0;
            handle.EndChanging();
            Refuse(status);
            return new WorldUpdate(this, version, events);
        }
    }
}
