using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Questions to a world, beside the same ones asked of each collider.</summary>
    [TestFixture]
    public class WorldQueryTests
    {
        private const int Room = 200;

        /// <summary>A hit as a function of two shapes tells it.</summary>
        private struct Hit
        {
            internal ColliderId Id;
            internal float Fraction;
            internal Vector2D Point;
            internal Vector2D Normal;
        }

        private static void Same(IEnumerable<Hit> expected, WorldHit[] hits, int count)
        {
            Hit[] sorted = expected.OrderBy(hit => hit.Fraction).ThenBy(hit => hit.Id.Index).ToArray();
            Assert.AreEqual(sorted.Length, count);
            for (int index = 0; index < count; index++)
            {
                Assert.AreEqual(sorted[index].Id, hits[index].Id);
                Assert.AreEqual(sorted[index].Fraction, hits[index].Fraction);
                Assert.AreEqual(sorted[index].Point, hits[index].Point);
                Assert.AreEqual(sorted[index].Normal, hits[index].Normal);
            }
        }

        /// <summary>A scene, and questions to it.</summary>
        private static void Each(Action<WorldScene, WorldQuery> ask)
        {
            for (int seed = 0; seed < 3; seed++)
            {
                using (WorldScene scene = new WorldScene(seed, 120))
                {
                    for (int time = 0; time < 60; time++)
                    {
                        ask(scene, scene.Query());
                        scene.World.Move(scene.Any(), scene.Pose());
                    }
                }
            }
        }

        private static IEnumerable<ColliderId> Asked(WorldScene scene, WorldQuery query)
        {
            return scene.World.Ids().Where(id => scene.IsAskedFor(query, id));
        }

        [Test]
        public void OverlapsAreThoseOfTwoShapes()
        {
            int total = 0;
            Each((scene, query) =>
            {
                Shape shape = scene.Shape();
                shape.Position = scene.Position();
                ColliderId[] expected = Asked(scene, query).Where(id => Clash.Collide(shape, scene.Where(id))).ToArray();
                ColliderId[] ids = new ColliderId[Room];
                int count = scene.World.Overlaps(shape, ids, query);
                CollectionAssert.AreEqual(expected, ids.Take(count));
                Assert.AreEqual(expected.Length > 0, scene.World.Overlaps(shape, query));
                total += count;
            });
            Assert.Greater(total, 60);
        }

        [Test]
        public void TheNearestAreThoseOfTwoShapes()
        {
            Each((scene, query) =>
            {
                Shape shape = scene.Shape();
                shape.Position = scene.Position();
                float maximum = scene.Number(0, 12);
                List<Hit> expected = new List<Hit>();
                foreach (ColliderId id in Asked(scene, query))
                {
                    Distance distance;
                    if (Clash.Distance(shape, scene.Where(id), maximum, out distance))
                    {
                        expected.Add(new Hit { Id = id, Fraction = distance.Value, Point = distance.PointB });
                    }
                }
                WorldHit[] hits = new WorldHit[Room];
                int count = scene.World.Nearest(shape, maximum, hits, query);
                for (int index = 0; index < expected.Count; index++)
                {
                    // The direction is compared where it is a question's own answer: towards the nearest point.
                    Hit hit = expected[index];
                    hit.Normal = hits.Take(count).First(it => it.Id == hit.Id).Normal;
                    Assert.AreEqual(hit.Fraction == 0, hit.Normal == Vector2D.Zero);
                    expected[index] = hit;
                }
                Same(expected, hits, count);
                WorldHit first;
                Assert.AreEqual(count > 0, scene.World.Nearest(shape, maximum, out first, query));
                Assert.AreEqual(hits[0], first);
            });
        }

        [Test]
        public void RaysMeetWhatTheyMeetOneByOne()
        {
            int total = 0;
            Each((scene, query) =>
            {
                Vector2D origin = scene.Position(), movement = scene.Position() - origin;
                List<Hit> expected = new List<Hit>();
                foreach (ColliderId id in Asked(scene, query))
                {
                    RayHit hit;
                    if (Clash.CastRay(scene.Where(id), origin, movement, CastSettings.Default, out hit))
                    {
                        Vector2D normal = new Vector2D(0 - hit.EntryNormal.X, 0 - hit.EntryNormal.Y);
                        expected.Add(new Hit { Id = id, Fraction = hit.Entry, Point = hit.EntryPoint, Normal = normal });
                    }
                }
                WorldHit[] hits = new WorldHit[Room];
                int count = scene.World.CastRay(origin, movement, hits, query);
                Same(expected, hits, count);
                WorldHit first;
                Assert.AreEqual(count > 0, scene.World.CastRay(origin, movement, out first, query));
                Assert.AreEqual(hits[0].Id, first.Id);
                Assert.AreEqual(count > 0, first.IsHit);
                total += count;
            });
            Assert.Greater(total, 200);
        }

        [Test]
        public void CastsMeetWhatTheyMeetOneByOne()
        {
            int total = 0;
            Each((scene, query) =>
            {
                Shape shape = scene.Shape();
                shape.Position = scene.Position();
                Vector2D movement = scene.Position() - shape.Position;
                CastMode mode = scene.Whole(2) == 0 ? CastMode.All : CastMode.Approaching;
                List<Hit> expected = new List<Hit>();
                foreach (ColliderId id in Asked(scene, query))
                {
                    CastHit hit;
                    if (Clash.Cast(shape, movement, scene.Where(id), Vector2D.Zero, mode, out hit))
                    {
                        expected.Add(new Hit { Id = id, Fraction = hit.Fraction, Point = hit.Point, Normal = hit.Normal });
                    }
                }
                WorldHit[] hits = new WorldHit[Room];
                int count = scene.World.Cast(shape, new Motion2D(movement, 0, Vector2D.Zero), mode, hits, query);
                Same(expected, hits, count);
                total += count;
            });
            Assert.Greater(total, 200);
        }

        /// <summary>A stick turns into a ball beside it, as the cast of two shapes says.</summary>
        [Test]
        public void CastsTurn()
        {
            using (ClashWorld world = new ClashWorld())
            {
                ColliderId ball = world.Add(new Circle(new Vector2D(0, 4), 0.5f));
                Shape stick = new Segment(Vector2D.Zero, new Vector2D(5, 0));
                Motion2D turn = new Motion2D(Vector2D.Zero, 180, Vector2D.Zero);
                WorldHit hit;
                CastHit expected;
                Assert.IsTrue(world.Cast(stick, turn, CastMode.All, out hit));
                Assert.IsTrue(Clash.CastTurning(stick, turn, new Circle(new Vector2D(0, 4), 0.5f), default(Motion2D), CastSettings.Default, out expected));
                Assert.AreEqual(ball, hit.Id);
                Assert.AreEqual(expected.Fraction, hit.Fraction);
                Assert.AreEqual(expected.Point, hit.Point);
                Assert.IsFalse(world.Cast(stick, new Motion2D(Vector2D.Zero, -45, Vector2D.Zero), CastMode.All, out hit));
            }
        }

        [TestCase(1)]
        [TestCase(3)]
        public void ManyRaysAreAskedAtOnce(int threads)
        {
            using (WorldScene scene = new WorldScene(8, 200, new WorldSettings { Threads = threads }))
            {
                WorldRay[] rays = new WorldRay[700];
                for (int index = 0; index < rays.Length; index++)
                {
                    Vector2D origin = scene.Position();
                    rays[index] = new WorldRay(origin, (scene.Position() - origin) * 0.2f, 0);
                }
                WorldHit[] hits = new WorldHit[rays.Length];
                WorldQuery query = new WorldQuery { Accept = (id, user) => id.Index % 3 != 0 };
                int count = scene.World.CastRays(rays, hits, query);
                Assert.AreEqual(hits.Count(hit => hit.IsHit), count);
                Assert.Greater(count, 50);
                Assert.Less(count, rays.Length);
                for (int index = 0; index < rays.Length; index++)
                {
                    WorldHit hit;
                    scene.World.CastRay(rays[index].Origin, rays[index].Movement, out hit, query);
                    Assert.AreEqual(hit, hits[index]);
                }
            }
        }

        [Test]
        public void TooLittleRoomHasTheFirstOnes()
        {
            using (WorldScene scene = new WorldScene(4, 150))
            {
                Vector2D origin = new Vector2D(-25, 0), movement = new Vector2D(50, 1);
                WorldHit[] all = new WorldHit[Room], few = new WorldHit[3];
                int count = scene.World.CastRay(origin, movement, all);
                Assert.Greater(count, 3);
                Assert.AreEqual(count, scene.World.CastRay(origin, movement, few));
                CollectionAssert.AreEqual(all.Take(3), few);
                Assert.AreEqual(2, scene.World.CastRay(origin, movement, few, new WorldQuery { Limit = 2 }));
                Assert.AreEqual(count, scene.World.CastRay(origin, movement, (WorldHit[])null, new WorldQuery { Limit = -5 }));
            }
        }
    }
}
