using System;
using System.Collections.Generic;
using System.Linq;

namespace Clash2D.Tests
{
    /// <summary>A world of random colliders of many kinds, and what the functions of two shapes say about it.</summary>
    internal sealed class WorldScene : IDisposable
    {
        private const float Half = 20;
        private static readonly Vector2D[] Arrow = { new Vector2D(0, 0), new Vector2D(3, -2), new Vector2D(1, 0), new Vector2D(3, 2) };

        private readonly Random random;
        private readonly OwnedPolygon arrow = new OwnedPolygon(Arrow);
        private readonly OwnedChain path = new OwnedChain(Arrow);

        internal readonly ClashWorld World;

        /// <summary>The ids of all that are there.</summary>
        internal readonly List<ColliderId> Ids = new List<ColliderId>();

        internal WorldScene(int seed, int count, WorldSettings settings = default(WorldSettings))
        {
            random = new Random(seed);
            World = new ClashWorld(settings);
            Ids.AddRange(World.Add(Enumerable.Range(0, count).Select(number => Collider()).ToArray()));
        }

        public void Dispose()
        {
            World.Dispose();
            arrow.Dispose();
            path.Dispose();
        }

        internal int Whole(int below)
        {
            return random.Next(below);
        }

        internal float Number(float least, float most)
        {
            return least + (float)random.NextDouble() * (most - least);
        }

        internal Vector2D Position()
        {
            return new Vector2D(Number(-Half, Half), Number(-Half, Half));
        }

        internal Pose2D Pose()
        {
            return new Pose2D(Position(), random.Next(3) == 0 ? Number(0, 360) : 0);
        }

        internal Shape Shape()
        {
            switch (random.Next(8))
            {
                case 0: return Vector2D.Zero;
                case 1: return new Circle(Vector2D.Zero, Number(0, 2));
                case 2: return new Rectangle(Vector2D.Zero, new Vector2D(Number(0, 3), Number(0, 3)));
                case 3: return new OrientedRectangle(Vector2D.Zero, new Vector2D(Number(0, 2), Number(0, 2)), Number(0, 90));
                case 4: return new Segment(Vector2D.Zero, new Vector2D(Number(-4, 4), Number(-4, 4)));
                case 5: return new Capsule(Vector2D.Zero, new Vector2D(Number(0, 2), 1), Number(0, 1));
                case 6: return arrow;
                default: return path;
            }
        }

        internal WorldCollider Collider()
        {
            ColliderFlags flags = (ColliderFlags)(random.Next(4) == 0 ? random.Next(4) : 0);
            return new WorldCollider(Shape(), Pose())
            {
                Layers = 1ul << random.Next(3), Mask = (ulong)random.Next(8), Family = (uint)random.Next(5) / 4, Flags = flags,
                User = (ulong)random.Next(1000),
            };
        }

        /// <summary>One that is there.</summary>
        internal ColliderId Any()
        {
            return Ids[random.Next(Ids.Count)];
        }

        internal Shape Where(ColliderId id)
        {
            Shape shape;
            if (!World.TryGetShape(id, out shape))
            {
                throw new InvalidOperationException(id.ToString());
            }
            return shape;
        }

        internal WorldCollider What(ColliderId id)
        {
            WorldCollider collider;
            if (!World.TryGet(id, out collider))
            {
                throw new InvalidOperationException(id.ToString());
            }
            return collider;
        }

        /// <summary>Which pairs touch where they are, by the function of two shapes.</summary>
        internal HashSet<ColliderPair> Touching()
        {
            HashSet<ColliderPair> pairs = new HashSet<ColliderPair>();
            ColliderId[] ids = World.Ids();
            for (int a = 0; a < ids.Length; a++)
            {
                for (int b = a + 1; b < ids.Length; b++)
                {
                    if (ArePair(What(ids[a]), What(ids[b])) && Clash.Collide(Where(ids[a]), Where(ids[b])))
                    {
                        pairs.Add(new ColliderPair(ids[a], ids[b]));
                    }
                }
            }
            return pairs;
        }

        private static bool ArePair(WorldCollider a, WorldCollider b)
        {
            bool isSeen = (a.Mask & b.Layers) != 0 || (b.Mask & a.Layers) != 0;
            bool isForeign = a.Family == 0 || a.Family != b.Family;
            bool areStatic = (a.Flags & b.Flags & ColliderFlags.Static) != 0;
            bool isSensor = ((a.Flags | b.Flags) & ColliderFlags.Sensor) != 0;
            return isSeen && isForeign && (!areStatic || isSensor);
        }

        /// <summary>Whether a question may be about one, by its words.</summary>
        internal bool IsAskedFor(WorldQuery query, ColliderId id)
        {
            WorldCollider collider = What(id);
            bool isSensor = (collider.Flags & ColliderFlags.Sensor) != 0, isStatic = (collider.Flags & ColliderFlags.Static) != 0;
            return (query.Layers & collider.Layers) != 0
                && (query.Family == 0 || query.Family != collider.Family)
                && !(isSensor && (query.Flags & QueryFlags.NoSensors) != 0)
                && !(!isSensor && (query.Flags & QueryFlags.NoSolids) != 0)
                && !(isStatic && (query.Flags & QueryFlags.NoStatics) != 0)
                && !(!isStatic && (query.Flags & QueryFlags.NoMoving) != 0)
                && (query.Accept == null || query.Accept(id, collider.User));
        }

        internal WorldQuery Query()
        {
            WorldQuery query = new WorldQuery();
            switch (random.Next(5))
            {
                case 0:
                    query.Layers = (ulong)random.Next(8);
                    break;
                case 1:
                    query.Flags = (QueryFlags)(1 << random.Next(4));
                    break;
                case 2:
                    query.Family = 1;
                    break;
                case 3:
                    query.Accept = (id, user) => user % 2 == 0;
                    break;
            }
            return query;
        }
    }
}
