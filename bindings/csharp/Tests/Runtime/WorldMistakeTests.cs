using System;
using System.Collections.Generic;
using System.Linq;
using System.Threading;
using System.Threading.Tasks;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>What programs get wrong, and what their functions may do: an exception, and the world is as it was.</summary>
    [TestFixture]
    public unsafe class WorldMistakeTests
    {
        private static readonly Shape Ball = new Circle(Vector2D.Zero, 1);

        [Test]
        public void ImpossibleCollidersAreRefused()
        {
            using (ClashWorld world = new ClashWorld())
            {
                ColliderId id = world.Add(Ball), gone = world.Add(Ball);
                world.Remove(gone);
                ulong hash = world.Hash();
                Pose2D nowhere = new Pose2D(new Vector2D(float.NaN, 0), 0);
                Shape negative = new Circle(Vector2D.Zero, -1);
                string message = Assert.Throws<ArgumentException>(() => world.Add(negative)).Message;
                StringAssert.Contains(Clash.Message(Status.Negative), message);
                Assert.Throws<ArgumentException>(() => world.Add(Ball, nowhere));
                Assert.Throws<ArgumentException>(() => world.Add(new WorldCollider(Ball) { Flags = (ColliderFlags)64 }));
                Assert.Throws<ArgumentException>(() => world.Add(new WorldCollider(Ball) { OneWay = new Vector2D(0, float.PositiveInfinity) }));
                Assert.Throws<ArgumentException>(() => world.Add(new[] { new WorldCollider(Ball), new WorldCollider(negative) }));
                Assert.Throws<ArgumentException>(() => world.Add(new WorldCollider[2], new ColliderId[1]));
                Assert.Throws<ArgumentException>(() => world.SetShape(id, negative));
                message = Assert.Throws<ArgumentException>(() => world.SetShape(gone, Ball)).Message;
                StringAssert.Contains(Clash.Message(Status.StaleId), message);
                Assert.Throws<ArgumentException>(() => world.Set(gone, default(WorldCollider)));
                Assert.Throws<ArgumentException>(() => world.SetShape(new[] { id, gone }, new[] { negative, Ball }));
                message = Assert.Throws<ArgumentException>(() => world.SetShape(new[] { id, gone }, new[] { Ball, Ball })).Message;
                StringAssert.Contains(Clash.Message(Status.StaleId), message);
                Assert.Throws<ArgumentException>(() => world.SetShape(new[] { id }, new Shape[2]));
                WorldCollider[] settings = { new WorldCollider { User = 9 }, new WorldCollider { Flags = (ColliderFlags)64 } };
                message = Assert.Throws<ArgumentException>(() => world.Set(new[] { id, id }, settings)).Message;
                StringAssert.Contains(Clash.Message(Status.UnknownValue), message);
                Assert.Throws<ArgumentException>(() => world.Set(new[] { id }, settings));
                Assert.Throws<ArgumentException>(() => world.MoveAlong(gone));
                Assert.Throws<ArgumentException>(() => world.MoveAlong(id, new WayStop(default(Pose2D), 2)));
                Assert.Throws<ArgumentException>(() => world.Move(new[] { id }, new Pose2D[2]));
                Assert.IsFalse(world.Move(id, nowhere) || world.Place(id, nowhere) || world.Move(gone, default(Pose2D)));
                WorldCollider none;
                Shape empty;
                Assert.IsFalse(world.TryGet(gone, out none) || world.TryGetShape(gone, out empty));
                Assert.AreEqual(default(WorldCollider), none);
                Assert.AreEqual(hash, world.Hash());
            }
        }

        [Test]
        public void NoArrayIsAnEmptyOne()
        {
            using (ClashWorld world = new ClashWorld())
            {
                Assert.AreEqual(0, world.Add((WorldCollider[])null).Length);
                world.Add((WorldCollider[])null, null);
                world.Add(new[] { new WorldCollider(Ball) }, null);
                Assert.AreEqual(0, world.Remove((ColliderId[])null));
                Assert.AreEqual(0, world.Move((ColliderId[])null, (Pose2D[])null));
                Assert.AreEqual(0, world.Place(null, (Pose2D[])null));
                world.SetShape(null, (Shape[])null);
                world.Set(null, (WorldCollider[])null);
                Assert.AreEqual(1, world.Ids((ColliderId[])null));
                Assert.AreEqual(1, world.Overlaps(Ball, (ColliderId[])null));
                Assert.AreEqual(1, world.Nearest(Ball, 1, (WorldHit[])null));
                Assert.AreEqual(0, world.CastRays((WorldRay[])null, (WorldHit[])null));
            }
        }

        [Test]
        public void NothingIsLeftAfterDispose()
        {
            ClashWorld world = new ClashWorld();
            ColliderId id = world.Add(Ball);
            world.Dispose();
            world.Dispose();
            WorldHit hit;
            WorldCollider collider;
            WorldReplay replay = default(WorldReplay);
            TestDelegate[] uses =
            {
                () => world.Add(Ball), () => world.Add(new WorldCollider[3]), () => world.Remove(id),
                () => world.Move(id, default(Pose2D)), () => world.Place(id, default(Pose2D)), () => world.MoveAlong(id),
                () => world.SetShape(id, Ball), () => world.Set(id, default(WorldCollider)), () => world.Update(),
                () => world.SetShape(new[] { id }, new[] { Ball }), () => world.Set(new[] { id }, new WorldCollider[1]),
                () => world.TryGet(id, out collider), () => world.Contains(id), () => world.Ids(), () => world.Count.ToString(),
                () => world.Overlaps(Ball), () => world.Nearest(Ball, 1, out hit),
                () => world.CastRay(Vector2D.Zero, Vector2D.Zero, out hit),
                () => world.Cast(Ball, default(Motion2D), CastMode.All, out hit),
                () => world.CastRays(new WorldRay[1], new WorldHit[1]), () => world.Snapshot(), () => world.Restore(new byte[9]),
                () => world.Hash(), () => world.Pointer.ToString(), () => world.SetRegion(null), () => world.Record(true),
                () => world.TakeLog(), () => world.Replay(new byte[9], ref replay),
            };
            foreach (TestDelegate use in uses)
            {
                Assert.Throws<ObjectDisposedException>(use);
            }
        }

        /// <summary>An exception comes out of the question, not out of the library's middle, and the world goes on.</summary>
        [TestCase(1)]
        [TestCase(4)]
        public void FunctionsMayThrow(int threads)
        {
            using (ClashWorld world = new ClashWorld(new WorldSettings { Threads = threads }))
            {
                world.Add(Enumerable.Repeat(new WorldCollider(Ball), 10).ToArray());
                ulong hash = world.Hash();
                int calls = 0;
                WorldQuery query = new WorldQuery
                {
                    Accept = (id, user) =>
                    {
                        Interlocked.Increment(ref calls);
                        throw new FormatException("mine");
                    },
                };
                WorldRay[] rays = Enumerable.Repeat(new WorldRay(new Vector2D(-5, 0), new Vector2D(10, 0), 0), 1000).ToArray();
                FormatException thrown = Assert.Throws<FormatException>(() => world.Overlaps(Ball, query));
                Assert.AreEqual("mine", thrown.Message);
                Assert.AreEqual(1, calls, "it is not asked again");
                Assert.Throws<FormatException>(() => world.CastRays(rays, new WorldHit[1000], query));
                Assert.AreEqual(hash, world.Hash());
                Assert.AreEqual(10, world.Overlaps(Ball, new ColliderId[10], default(WorldQuery)));
                Assert.IsTrue(world.Move(world.Ids()[0], default(Pose2D)));
            }
        }

        [Test]
        public void FunctionsMayAskButNotChange()
        {
            using (ClashWorld world = new ClashWorld())
            {
                ColliderId[] ids = world.Add(Enumerable.Repeat(new WorldCollider(Ball), 10).ToArray());
                WorldQuery inner = new WorldQuery { Accept = (id, user) => id == ids[3] };
                WorldQuery outer = new WorldQuery { Accept = (id, user) => world.Overlaps(Ball, new ColliderId[1], inner) == 1 && id != ids[5] };
                ColliderId[] found = new ColliderId[10];
                Assert.AreEqual(9, world.Overlaps(Ball, found, outer));
                CollectionAssert.AreEqual(ids.Where(id => id != ids[5]), found.Take(9));
                WorldQuery change = new WorldQuery { Accept = (id, user) => world.Remove(id) };
                Assert.Throws<InvalidOperationException>(() => world.Overlaps(Ball, change));
                WorldQuery update = new WorldQuery { Accept = (id, user) => world.Update().Begins.Count > 0 };
                Assert.Throws<InvalidOperationException>(() => world.Overlaps(Ball, update));
                Assert.AreEqual(10, world.Count);
                Assert.AreEqual(45, world.Update().Begins.Count);
            }
        }

        /// <summary>A question that is under way ends, although its world is disposed of.</summary>
        [Test]
        public void DisposeWaitsForQuestions()
        {
            ClashWorld world = new ClashWorld();
            world.Add(Enumerable.Repeat(new WorldCollider(Ball), 100).ToArray());
            int calls = 0;
            WorldQuery query = new WorldQuery
            {
                Accept = (id, user) =>
                {
                    world.Dispose();
                    return ++calls > 0;
                },
            };
            Assert.AreEqual(100, world.Overlaps(Ball, new ColliderId[100], query));
            Assert.AreEqual(100, calls);
            Assert.Throws<ObjectDisposedException>(() => world.Hash());
        }

        /// <summary>Many ask while one tries to change: each gets an answer or an exception, and nothing is torn.</summary>
        [Test]
        public void ThreadsAskAtTheSameTime()
        {
            using (WorldScene scene = new WorldScene(9, 200))
            {
                WorldHit[] expected = new WorldHit[50];
                int count = scene.World.CastRay(new Vector2D(-30, 1), new Vector2D(60, 0), expected);
                Parallel.For(0, 64, number =>
                {
                    WorldHit[] hits = new WorldHit[50];
                    WorldQuery query = new WorldQuery { Accept = (id, user) => true };
                    Assert.AreEqual(count, scene.World.CastRay(new Vector2D(-30, 1), new Vector2D(60, 0), hits, query));
                    CollectionAssert.AreEqual(expected, hits);
                });
                ColliderId any = scene.Any();
                int refused = 0, done = 0;
                Parallel.For(0, 2000, number =>
                {
                    try
                    {
                        if (number % 3 == 0)
                        {
                            scene.World.Move(any, new Pose2D(new Vector2D(number, 0), 0));
                        }
                        else
                        {
                            scene.World.Overlaps(Ball);
                        }
                        Interlocked.Increment(ref done);
                    }
                    catch (InvalidOperationException)
                    {
                        Interlocked.Increment(ref refused);
                    }
                });
                Assert.AreEqual(2000, done + refused);
                Assert.Greater(done, 0);
                scene.World.Update();
            }
        }

        /// <summary>Worlds that nobody disposed of are freed by the garbage collector, all but those that the stack still seems to have.</summary>
        [Test]
        public void ForgottenWorldsAreFreed()
        {
            List<WeakReference> forgotten = new List<WeakReference>();
            Thread thread = new Thread(() => forgotten.AddRange(Enumerable.Range(0, 50).Select(number => Forgotten())));
            thread.Start();
            thread.Join();
            for (int time = 0; time < 10; time++)
            {
                GC.Collect();
                GC.WaitForPendingFinalizers();
            }
            Assert.Less(forgotten.Count(world => world.IsAlive), 10);
        }

        private static WeakReference Forgotten()
        {
            ClashWorld world = new ClashWorld();
            world.Add(Ball);
            return new WeakReference(world);
        }
    }
}
