using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>What updates tell, beside what the functions of two shapes say.</summary>
    [TestFixture]
    public unsafe class WorldEventTests
    {
        /// <summary>Everything is placed, so that no pair touches on a way only.</summary>
        [TestCase(1, 1)]
        [TestCase(2, 1)]
        [TestCase(3, 4)]
        public void UpdatesTellWhatBeginsEndsAndStays(int seed, int threads)
        {
            using (WorldScene scene = new WorldScene(seed, 90, new WorldSettings { Threads = threads }))
            {
                HashSet<ColliderPair> before = new HashSet<ColliderPair>();
                int events = 0;
                for (int frame = 0; frame < 30; frame++)
                {
                    WorldUpdate update = scene.World.Update();
                    HashSet<ColliderPair> now = scene.Touching();
                    CollectionAssert.AreEquivalent(now.Except(before), update.Begins.ToArray().Select(it => it.Pair));
                    CollectionAssert.AreEquivalent(before.Except(now), update.Ends.ToArray().Select(it => it.Pair));
                    ColliderPair[] stays = update.Stays.ToArray();
                    CollectionAssert.AreEquivalent(before.Intersect(now), stays);
                    CollectionAssert.AreEqual(stays.OrderBy(it => it.A.Index).ThenBy(it => it.B.Index), stays);
                    foreach (WorldEvent it in update.Begins)
                    {
                        Told(scene, it);
                    }
                    events += update.Begins.Count + update.Ends.Count;
                    before = now;
                    Change(scene);
                }
                Assert.Greater(events, 300);
            }
        }

        private static void Told(WorldScene scene, WorldEvent it)
        {
            WorldCollider a = scene.What(it.Pair.A), b = scene.What(it.Pair.B);
            Assert.AreEqual(a.User, it.UserA);
            Assert.AreEqual(b.User, it.UserB);
            Assert.AreEqual((a.Mask & b.Layers) != 0, it.Is(EventFlags.ASeesB));
            Assert.AreEqual((b.Mask & a.Layers) != 0, it.Is(EventFlags.BSeesA));
        }

        private static void Change(WorldScene scene)
        {
            ColliderId[] some = Enumerable.Range(0, 20).Select(number => scene.Any()).Distinct().ToArray();
            Assert.AreEqual(some.Length, scene.World.Place(some, some.Select(id => scene.Pose()).ToArray()));
            scene.World.SetShape(some.Take(2).ToArray(), new[] { scene.Shape(), scene.Shape() });
            scene.World.Set(some.Take(2).ToArray(), new[] { scene.Collider(), scene.Collider() });
            ColliderId gone = scene.Any();
            Assert.IsTrue(scene.World.Remove(gone));
            scene.Ids.Remove(gone);
            scene.Ids.Add(scene.World.Add(scene.Collider()));
        }

        /// <summary>A bullet passes a wall in one update: as the exact cast says, and back.</summary>
        [Test]
        public void NothingIsTooFast()
        {
            using (ClashWorld world = new ClashWorld())
            {
                Shape bullet = new Circle(Vector2D.Zero, 0.5f), wall = new Rectangle(new Vector2D(3, -5), new Vector2D(0.001f, 10));
                ColliderId a = world.Add(bullet, new Pose2D(new Vector2D(-10, 0.25f), 0));
                ColliderId b = world.Add(new WorldCollider(wall) { User = 7, Flags = ColliderFlags.Static });
                Assert.AreEqual(0, world.Update().Begins.Count);
                bullet.Position = new Vector2D(-10, 0.25f);
                CastHit hit;
                Assert.IsTrue(Clash.Cast(bullet, new Vector2D(1000, 0), wall, Vector2D.Zero, CastSettings.Default, out hit));
                Assert.IsTrue(world.Move(a, new Pose2D(new Vector2D(990, 0.25f), 0)));
                WorldUpdate update = world.Update();
                Assert.AreEqual(1, update.Begins.Count);
                Assert.AreEqual(1, update.Ends.Count);
                WorldEvent begin = update.Begins[0];
                Assert.AreEqual(new ColliderPair(a, b), begin.Pair);
                Assert.IsTrue(begin.Is(EventFlags.Passed | EventFlags.ASeesB | EventFlags.BSeesA));
                Assert.AreEqual(hit.Fraction, begin.Enter);
                Assert.Greater(begin.Exit, begin.Enter);
                Assert.AreEqual(7, begin.UserB);
                Assert.AreEqual(new Vector2D(1, 0), begin.Normal);
            }
        }

        /// <summary>A bent way meets a trigger behind a corner, which the straight one misses.</summary>
        [Test]
        public void BentWaysAreFollowed()
        {
            using (ClashWorld world = new ClashWorld())
            {
                ColliderId mover = world.Add(Vector2D.Zero);
                world.Add(new Circle(new Vector2D(10, 0), 0.5f));
                world.Update();
                Pose2D corner = new Pose2D(new Vector2D(10, 0), 0), end = new Pose2D(new Vector2D(10, 10), 0);
                world.MoveAlong(mover, new WayStop(corner, 0.25f), new WayStop(end, 1));
                WorldUpdate update = world.Update();
                Assert.AreEqual(1, update.Begins.Count);
                Assert.AreEqual(0.2375f, update.Begins[0].Enter);
                Assert.AreEqual(1, update.Ends.Count);
                Assert.AreEqual(end, What(world, mover).Pose);
            }
        }

        private static WorldCollider What(ClashWorld world, ColliderId id)
        {
            WorldCollider collider;
            Assert.IsTrue(world.TryGet(id, out collider));
            return collider;
        }

        [Test]
        public void EventsStayUntilTheNextUpdate()
        {
            ClashWorld world = new ClashWorld();
            ColliderId a = world.Add(Vector2D.Zero), b = world.Add(Vector2D.Zero);
            WorldUpdate first = world.Update();
            Assert.IsTrue(world.Remove(a));
            world.Move(b, new Pose2D(new Vector2D(5, 5), 0));
            Assert.AreEqual(new ColliderPair(a, b), first.Begins[0].Pair);
            Assert.Throws<IndexOutOfRangeException>(() => { WorldEvent none = first.Begins[1]; });
            Assert.Throws<IndexOutOfRangeException>(() => { WorldEvent none = first.Begins[-1]; });
            WorldUpdate second = world.Update();
            Assert.Throws<InvalidOperationException>(() => { WorldEvent old = first.Begins[0]; });
            Assert.Throws<InvalidOperationException>(() => first.Begins.ToArray());
            Assert.IsTrue(second.Ends[0].Is(EventFlags.ARemoved));
            Assert.IsFalse(second.Ends[0].Is(EventFlags.BRemoved));
            world.Restore(world.Snapshot());
            Assert.Throws<InvalidOperationException>(() => { WorldEvent old = second.Ends[0]; });
            WorldUpdate third = world.Update();
            world.Dispose();
            Assert.Throws<ObjectDisposedException>(() => { WorldEvent* old = third.Begins.Pointer; });
            Assert.AreEqual(0, default(WorldUpdate).Begins.ToArray().Length);
        }

#if !ENABLE_IL2CPP
        /// <summary>A steady frame: everything moves, the events are read, questions are asked, with and without a function.</summary>
        [Test]
        public void ASteadyFrameMakesNoGarbage()
        {
            using (WorldScene scene = new WorldScene(5, 100))
            {
                ColliderId[] ids = scene.Ids.ToArray();
                Pose2D[][] poses = { ids.Select(id => scene.Pose()).ToArray(), ids.Select(id => scene.Pose()).ToArray() };
                WorldHit[] hits = new WorldHit[16];
                WorldQuery query = new WorldQuery { Accept = (id, user) => user > 500 };
                Frames(scene.World, ids, poses, hits, query, 10);
                long before = GC.GetAllocatedBytesForCurrentThread();
                int events = Frames(scene.World, ids, poses, hits, query, 200);
                long garbage = GC.GetAllocatedBytesForCurrentThread() - before;
                Assert.Greater(events, 200);
                Assert.Less(garbage, 200, "bytes, in 200 frames");
            }
        }

        private static int Frames(ClashWorld world, ColliderId[] ids, Pose2D[][] poses, WorldHit[] hits, WorldQuery query, int count)
        {
            int events = 0;
            for (int frame = 0; frame < count; frame++)
            {
                world.Move(ids, poses[frame % 2]);
                WorldUpdate update = world.Update();
                foreach (WorldEvent it in update.Begins)
                {
                    events += it.Flags != 0 ? 1 : 0;
                }
                foreach (ColliderPair stay in update.Stays)
                {
                    events += stay.A.IsNone ? 1 : 0;
                }
                world.CastRay(new Vector2D(-30, 0), new Vector2D(60, 0), hits, query);
                world.Nearest(new Vector2D(frame, 0), 5, hits);
                world.Overlaps(new Circle(Vector2D.Zero, 3), query);
            }
            return events;
        }
#endif
    }
}
