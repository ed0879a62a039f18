using System;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Movers: where they get, as geometry tells; what they tell, and what is refused.</summary>
    [TestFixture]
    public unsafe class MoverTests
    {
        private static readonly Vector2D Up = new Vector2D(0, 1);
        private static readonly Shape Floor = new Rectangle(new Vector2D(-4, -1), new Vector2D(16, 1));

        /// <summary>A box of 1, around its place.</summary>
        internal static Mover Hero()
        {
            return new Mover(new Rectangle(new Vector2D(-0.5f, -0.5f), new Vector2D(1, 1)), Up);
        }

        /// <summary>A floor, and a wall on it.</summary>
        internal static Obstacle[] Level()
        {
            return new[] { new Obstacle(Floor), new Obstacle(new Rectangle(new Vector2D(7.5f, 0), new Vector2D(1, 4))) };
        }

        /// <summary>A move of one that stood, if there is a floor below it.</summary>
        private static MoverResult Go(Mover mover, Obstacles obstacles, Vector2D from, Vector2D by)
        {
            MoverState before = mover.Advance(obstacles, from, Vector2D.Zero, default(MoverState)).State;
            return mover.Advance(obstacles, from, by, before);
        }

        private static void IsAt(float x, float y, Vector2D place)
        {
            Assert.IsTrue(place == new Vector2D(x, y), place.ToString());
        }

        [Test]
        public void DownToAFloorAndAlongItToAWall()
        {
            Mover mover = Hero();
            Assert.IsTrue(mover.FloorAngle == 45 && mover.Step == 0 && mover.Flags == 0 && mover.PushOut == float.MaxValue);
            MoverHit[] hits = new MoverHit[4];
            WayStop[] stops = new WayStop[4];
            // By 5 along (3, -4), and by 3 to the right.
            Vector2D way = new Vector2D(9, -12);
            MoverResult moved = mover.Advance(Level(), new Vector2D(1, 4.5f), way, default(MoverState), hits, stops);
            IsAt(7, 0.5f, moved.Position);
            IsAt(3, -8, moved.Rest);
            Assert.AreEqual(new[] { 2, 2 }, new[] { moved.Hits, moved.Stops });
            Assert.AreEqual(new WayStop(new Pose2D(new Vector2D(4, 0.5f), 0), 0.625f), stops[0]);
            Assert.AreEqual(new WayStop(new Pose2D(new Vector2D(7, 0.5f), 0), 1), stops[1]);
            Assert.AreEqual(new MoverHit(new ObstacleId(ColliderId.None, 0), 1, 0, new Vector2D(4, 0.5f), new Vector2D(0, -1), 0.625f, MoverTouch.Floor, new GridCell(0, 0)), hits[0]);
            Assert.IsTrue(hits[1].Id.IsListed && hits[1].Id.Number == 1 && hits[1].Touch == MoverTouch.Wall);
            Assert.AreEqual(MoverTouch.Floor | MoverTouch.Wall, moved.State.Touches);
            Assert.IsTrue(moved.State.IsOnFloor && moved.State.Is(MoverTouch.Wall) && !moved.State.Is(MoverTouch.Ceiling));
            IsAt(0, 1, moved.State.FloorNormal);
            IsAt(0, 0, Clash.SlidVelocity(way, hits, moved.Hits));
            IsAt(9, 0, Clash.SlidVelocity(way, hits, 1));
            IsAt(9, -12, Clash.SlidVelocity(way, (MoverHit[])null, 7));
            Assert.AreEqual(moved.Position, mover.Advance(Level(), moved.Position, way, moved.State).Position, "it stays");
        }

        [Test]
        public void WhatHasNoRoomIsCounted()
        {
            MoverHit[] hits = new MoverHit[1];
            MoverResult moved = Hero().Advance(Level(), new Vector2D(1, 4.5f), new Vector2D(9, -12), default(MoverState), hits, new WayStop[1]);
            Assert.AreEqual(new[] { 2, 2 }, new[] { moved.Hits, moved.Stops });
            IsAt(9, 0, Clash.SlidVelocity(new Vector2D(9, -12), hits, moved.Hits));
        }

        [Test]
        public void SlopesAreFloorsToTheAngleItself()
        {
            Vector2D[] ramp = { new Vector2D(2, 0), new Vector2D(12, 0), new Vector2D(12, 10) };
            using (OwnedPolygon slope = new OwnedPolygon(ramp))
            {
                Obstacle[] level = { new Obstacle(Floor), new Obstacle(slope) };
                Mover mover = Hero();
                MoverResult moved = Go(mover, level, new Vector2D(0, 0.5f), new Vector2D(4, 0));
                // Its corner (0.5, -0.5) lies on y = x - 2.
                Assert.IsTrue(moved.State.IsOnFloor);
                Assert.Greater(moved.Position.X, 1.5f);
                Assert.AreEqual(moved.Position.X + 0.5f - 2, moved.Position.Y - 0.5f, 1e-6);
                Assert.AreEqual(-Math.Sqrt(0.5), moved.State.FloorNormal.X, 1e-6);
                mover.FloorAngle = 44.99f;
                moved = Go(mover, level, new Vector2D(0, 0.5f), new Vector2D(4, 0));
                Assert.IsTrue(moved.State.Is(MoverTouch.Wall));
                mover.Flags = MoverFlags.ClimbOnlyFloors;
                IsAt(1.5f, 0.5f, Go(mover, level, new Vector2D(0, 0.5f), new Vector2D(4, 0)).Position);
            }
        }

        [Test]
        public void StepsAndCeilings()
        {
            Obstacle[] level =
            {
                new Obstacle(Floor), new Obstacle(new Rectangle(new Vector2D(2, 0), new Vector2D(2, 0.25f))),
                new Obstacle(new Rectangle(new Vector2D(-4, 4), new Vector2D(4, 1))),
            };
            Mover mover = Hero();
            MoverResult moved = Go(mover, level, new Vector2D(0, 0.5f), new Vector2D(3, 0));
            IsAt(1.5f, 0.5f, moved.Position);
            Assert.IsTrue(moved.State.Is(MoverTouch.Floor | MoverTouch.Wall) && !moved.State.Is(MoverTouch.Stepped));
            mover.Step = 0.25f;
            moved = Go(mover, level, new Vector2D(0, 0.5f), new Vector2D(3, 0));
            IsAt(3, 0.75f, moved.Position);
            Assert.IsTrue(moved.State.Is(MoverTouch.Floor | MoverTouch.Stepped));
            mover.Snap = 0.25f;
            moved = Go(mover, level, moved.Position, new Vector2D(3, 0));
            IsAt(6, 0.5f, moved.Position);
            Assert.IsTrue(moved.State.Is(MoverTouch.Snapped));
            moved = Go(mover, level, new Vector2D(-2, 0.5f), new Vector2D(0, 5));
            IsAt(-2, 3.5f, moved.Position);
            Assert.AreEqual(MoverTouch.Ceiling, moved.State.Touches);
        }

        [Test]
        public void OneWayFloorsAndLifts()
        {
            Mover mover = Hero();
            Obstacle lift = new Obstacle(new Rectangle(new Vector2D(-4, -1), new Vector2D(8, 1)));
            MoverState before = mover.Advance(new[] { lift }, new Vector2D(0, 0.5f), new Vector2D(0, -1), default(MoverState)).State;
            lift.Shape.Position = lift.Motion.Movement = new Vector2D(1, 2);
            // By pointer, as from native memory.
            Obstacles one = new Obstacles(&lift, 1);
            MoverResult moved = mover.Advance(one, new Vector2D(0, 0.5f), new Vector2D(0.5f, 0), before);
            IsAt(1.5f, 2.5f, moved.Position);
            IsAt(1, 2, moved.Carried);
            mover.Flags = MoverFlags.NoCarry;
            IsAt(0.5f, 2.5f, mover.Advance(one, new Vector2D(0, 2.5f), new Vector2D(0.5f, 0), before).Position);
            lift.Motion = default(Motion2D);
            lift.OneWay = Up;
            IsAt(0, 2.5f, Go(mover, one, new Vector2D(0, 4), new Vector2D(0, -8)).Position);
            IsAt(0, 8, Go(mover, one, new Vector2D(0, 0), new Vector2D(0, 8)).Position);
            mover.Flags = MoverFlags.Drop;
            IsAt(0, 1.5f, Go(mover, one, new Vector2D(0, 2.5f), new Vector2D(0, -1)).Position);
        }

        [Test]
        public void AmongTheCollidersOfAWorld()
        {
            using (ClashWorld world = new ClashWorld())
            {
                Mover mover = Hero();
                Vector2D start = new Vector2D(1, 4.5f);
                ColliderId lift = world.Add(new WorldCollider(Floor) { Flags = ColliderFlags.Carrier, User = 70 });
                ColliderId own = world.Add(new WorldCollider(mover.Shape, new Pose2D(start, 0)) { Family = 5, User = 71 });
                Rectangle coin = new Rectangle(new Vector2D(5, 0), new Vector2D(0.25f, 0.25f));
                world.Add(new WorldCollider(coin) { Flags = ColliderFlags.Sensor, User = 72 });
                world.Update();
                Assert.IsTrue(mover.Advance(world, start, Vector2D.Zero, default(MoverState)).State.Is(MoverTouch.PushedOut), "of its own collider");
                Obstacles others = new Obstacles(world, new WorldQuery { Family = 5 });
                MoverHit[] hits = new MoverHit[4];
                WayStop[] stops = new WayStop[64];
                MoverResult moved = mover.Advance(others, start, new Vector2D(9, -12), default(MoverState), hits, stops);
                IsAt(10, 0.5f, moved.Position);
                Assert.IsTrue(moved.Hits == 1 && hits[0].User == 70 && hits[0].Id.Collider == lift && !hits[0].Id.IsListed);
                world.MoveAlong(own, stops, moved.Stops);
                Assert.Throws<ArgumentException>(() => world.MoveAlong(own, new WayStop[1], moved.Stops));
                WorldUpdate update = world.Update();
                Assert.AreEqual(1, update.Ends.Count, "through the coin, by a bent way");
                Assert.AreEqual(72, update.Ends[0].UserB);
                world.Move(lift, new Pose2D(new Vector2D(0, 0.5f), 0));
                moved = mover.Advance(others, moved.Position, Vector2D.Zero, moved.State);
                IsAt(10, 1, moved.Position);
                IsAt(0, 0.5f, moved.Carried);
                others.List = Level();
                IsAt(7, 1, mover.Advance(others, new Vector2D(0, 1), new Vector2D(9, 0), default(MoverState)).Position);
            }
        }

        /// <summary>Whatever the way, it shares no inner point with anything; by another question of the library.</summary>
        [Test]
        public void ItIsNeverInside()
        {
            Random random = new Random(5);
            Func<float> number = () => (float)random.NextDouble() * 8 - 4;
            int stopped = 0;
            for (int round = 0; round < 300; round++)
            {
                Obstacle[] list = new Obstacle[12];
                for (int index = 0; index < list.Length; index++)
                {
                    Vector2D half = new Vector2D(Math.Abs(number()) / 4, Math.Abs(number()) / 4);
                    list[index] = new Obstacle(new OrientedRectangle(new Vector2D(number(), number()), half, random.Next(8) * 15));
                }
                Mover mover = new Mover(new Capsule(new Vector2D(0, -0.25f), new Vector2D(0, 0.25f), 0.25f), Up) { Step = 0.1f, Snap = 0.1f };
                MoverResult moved = mover.Advance(list, new Vector2D(number(), number()), new Vector2D(3 * number(), 3 * number()), default(MoverState));
                if (moved.State.Is(MoverTouch.Stuck))
                {
                    continue;
                }
                stopped += moved.Hits > 0 ? 1 : 0;
                Shape there = mover.Shape;
                there.Position = moved.Position;
                foreach (Obstacle obstacle in list)
                {
                    Relation relation = Clash.Relate(there, obstacle.Shape);
                    Assert.IsTrue(relation == Relation.Disjoint || relation == Relation.Touching, round + ": " + relation);
                }
            }
            Assert.Greater(stopped, 100);
        }

        [Test]
        public void WhatCannotBeIsRefused()
        {
            Vector2D here = new Vector2D(0, 0.5f), by = new Vector2D(1, 0);
            Vector2D[] bent = { new Vector2D(0, 0), new Vector2D(4, 0), new Vector2D(1, 1), new Vector2D(0, 4) };
            Refused(Hero(), new Vector2D(float.NaN, 0), by, Status.NotFinite);
            Refused(Hero(), here, new Vector2D(0, float.PositiveInfinity), Status.NotFinite);
            Mover mover = Hero();
            mover.Step = -1;
            Refused(mover, here, by, Status.Negative);
            mover = Hero();
            mover.Flags = (MoverFlags)64;
            Refused(mover, here, by, Status.UnknownValue);
            mover = Hero();
            mover.Reserved = 1;
            Refused(mover, here, by, Status.ReservedNotZero);
            Refused(new Mover(new Circle(here, -1), Up), here, by, Status.Negative);
            Refused(new Mover(new Segment(here, by), Up), here, by, Status.NotSimple);
            Refused(default(Mover), here, by, Status.NotSimple);
            using (OwnedPolygon polygon = new OwnedPolygon(bent))
            {
                Refused(new Mover(polygon, Up), here, by, Status.NotSimple);
            }
            string message = Assert.Throws<ArgumentException>(() => Hero().Advance(new Obstacles(null, 1), here, by, default(MoverState))).Message;
            StringAssert.Contains(Clash.Message(Status.BadArray), message);
            IsAt(1, 0.5f, Hero().Advance(default(Obstacles), here, by, default(MoverState)).Position);
        }

        private static void Refused(Mover mover, Vector2D from, Vector2D by, Status status)
        {
            MoverHit[] hits = new MoverHit[2];
            string message = Assert.Throws<ArgumentException>(() => mover.Advance(Level(), from, by, default(MoverState), hits)).Message;
            StringAssert.Contains(Clash.Message(status), message);
            CollectionAssert.AreEqual(new MoverHit[2], hits);
        }

        [Test]
        public void FunctionsMayThrowAndWorldsBeDisposedOf()
        {
            ClashWorld world = new ClashWorld();
            world.Add(Floor);
            Vector2D here = new Vector2D(0, 3), by = new Vector2D(0, -5);
            WorldQuery throwing = new WorldQuery { Accept = (id, user) => { throw new FormatException("mine"); } };
            Assert.Throws<FormatException>(() => Hero().Advance(new Obstacles(world, throwing), here, by, default(MoverState)));
            WorldQuery refusing = new WorldQuery { Accept = (id, user) => false };
            IsAt(0, -2, Hero().Advance(new Obstacles(world, refusing), here, by, default(MoverState)).Position);
            IsAt(0, 0.5f, Hero().Advance(world, here, by, default(MoverState)).Position);
            world.Dispose();
            Assert.Throws<ObjectDisposedException>(() => Hero().Advance(world, here, by, default(MoverState)));
        }

#if !ENABLE_IL2CPP
        [Test]
        public void AFrameMakesNoGarbage()
        {
            using (ClashWorld world = new ClashWorld())
            {
                ColliderId own = world.Add(Hero().Shape);
                world.Add(new WorldCollider(Floor) { Family = 1 });
                MoverHit[] hits = new MoverHit[8];
                WayStop[] stops = new WayStop[64];
                Obstacles others = new Obstacles(world) { List = Level() };
                others.Query.Accept = (id, user) => id != own;
                Mover mover = Hero();
                long once = 0;
                for (int round = 0; round < 3; round++)
                {
                    long before = GC.GetAllocatedBytesForCurrentThread();
                    for (int time = 0; time < 1000; time++)
                    {
                        MoverResult moved = mover.Advance(others, new Vector2D(1, 4.5f), new Vector2D(9, -12), default(MoverState), hits, stops);
                        Clash.SlidVelocity(moved.Rest, hits, moved.Hits);
                        world.MoveAlong(own, stops, moved.Stops);
                        world.Place(own, default(Pose2D));
                    }
                    once = GC.GetAllocatedBytesForCurrentThread() - before;
                }
                Assert.Less(once, 1000, "bytes, for 1000 frames");
            }
        }
#endif
    }
}
