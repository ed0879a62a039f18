using System;
#if UNITY_5_3_OR_NEWER
using Unity.Collections;
#endif

namespace Clash2D
{
    /// <summary>
    /// What stands in the way of a mover: the colliders of a world, a list, a grid, or several of these. A world, an array and a grid
    /// convert to it; one that is made without arguments is empty.
    /// </summary>
    /// <remarks>C: <c>ClashObstacles</c>.</remarks>
    public unsafe struct Obstacles
    {
        /// <summary>Null: no world. Its sensors are in nobody's way.</summary>
        public ClashWorld World;

        /// <summary>Which colliders of the world: not of the mover's own family.</summary>
        public WorldQuery Query;

        /// <summary>Null: no list, or that in native memory.</summary>
        public Obstacle[] List;

        /// <summary>Null: no grid.</summary>
        public ClashGrid Grid;

        private readonly Obstacle* first;
        private readonly int count;

        /// <summary>The colliders of a world that a query is about.</summary>
        public Obstacles(ClashWorld world, WorldQuery query = default(WorldQuery))
        {
            this = default(Obstacles);
            World = world;
            Query = query;
        }

        /// <summary>A list in an array, which stays the caller's.</summary>
        public Obstacles(Obstacle[] list)
        {
            this = default(Obstacles);
            List = list;
        }

        /// <summary>A list in native memory, which must stay there as long as this is used.</summary>
        public Obstacles(Obstacle* first, int count)
        {
            this = default(Obstacles);
            this.first = first;
            this.count = count;
        }

#if UNITY_5_3_OR_NEWER
        /// <summary>A list in an array of native memory, which must not be disposed of as long as this is used.</summary>
        public Obstacles(NativeArray<Obstacle> list) : this((Obstacle*)NativeArrays.First(list), list.Length)
        {
        }
#endif

        /// <summary>All solid colliders of a world.</summary>
        public static implicit operator Obstacles(ClashWorld world)
        {
            return new Obstacles(world);
        }

        /// <summary>A grid.</summary>
        public static implicit operator Obstacles(ClashGrid grid)
        {
            return new Obstacles { Grid = grid };
        }

        /// <summary>A list.</summary>
        public static implicit operator Obstacles(Obstacle[] list)
        {
            return new Obstacles(list);
        }

        /// <summary>A question to the world, if there is one.</summary>
        internal Asking Ask()
        {
            return World == null ? default(Asking) : World.Ask(Query);
        }

        /// <summary>As the library takes them; the array is pinned, and the query somewhere.</summary>
        internal NativeObstacles Native(Obstacle* array, IntPtr world, NativeQuery* query, IntPtr grid)
        {
            return List == null
                ? new NativeObstacles(first, ClashWorld.Size(count), world, query, grid)
                : new NativeObstacles(array, ClashWorld.Size(List.Length), world, query, grid);
        }
    }

    public partial struct Obstacle
    {
        /// <summary>One that stands, and lets nobody pass.</summary>
        public Obstacle(Shape shape)
        {
            this = default(Obstacle);
            Shape = shape;
        }
    }

    public partial struct ObstacleId
    {
        /// <summary>Whether it is one of the list, by its number, and not of the world, nor the grid.</summary>
        public bool IsListed
        {
            get { return Collider.IsNone && Number != uint.MaxValue; }
        }

        /// <summary>Whether it is the grid, which is one obstacle.</summary>
        public bool IsGrid
        {
            get { return Collider.IsNone && Number == uint.MaxValue; }
        }
    }
}
