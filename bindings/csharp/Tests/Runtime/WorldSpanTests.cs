#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

#if CLASH2D_SPAN
using System;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Worlds with spans: the same answers, and events where the world has them.</summary>
    [TestFixture]
    public unsafe class WorldSpanTests
    {
        [Test]
        public void SpansGiveTheSameAnswers()
        {
            using (WorldScene scene = new WorldScene(3, 60))
            using (ClashWorld world = new ClashWorld())
            {
                WorldCollider[] colliders = Array.ConvertAll(scene.World.Ids(), scene.What);
                Span<ColliderId> ids = new ColliderId[60];
                world.Add(new ReadOnlySpan<WorldCollider>(colliders), ids);
                Assert.AreEqual(scene.World.Hash(), world.Hash());
                ReadOnlySpan<Pose2D> poses = Array.ConvertAll(colliders, collider => scene.Pose());
                Assert.AreEqual(50, world.Move(ids.Slice(10), poses.Slice(10)));
                scene.World.Move(scene.World.Ids().AsSpan(10), poses.Slice(10));
                Assert.AreEqual(60, world.Place(ids, poses));
                scene.World.Place(scene.World.Ids().AsSpan(), poses);
                world.SetShape(ids.Slice(0, 9), Array.ConvertAll(new int[9], number => (Shape)new Circle(Vector2D.Zero, 1)));
                world.Set(ids.Slice(50), new ReadOnlySpan<WorldCollider>(colliders, 0, 10));
                for (int number = 0; number < 9; number++)
                {
                    scene.World.SetShape(scene.World.Ids()[number], new Circle(Vector2D.Zero, 1));
                }
                for (int number = 0; number < 10; number++)
                {
                    scene.World.Set(scene.World.Ids()[50 + number], colliders[number]);
                }
                WorldUpdate update = world.Update();
                ReadOnlySpan<WorldEvent> begins = update.Begins.AsSpan();
                CollectionAssert.AreEqual(scene.World.Update().Begins.ToArray(), begins.ToArray());
                Assert.AreEqual(0, update.Stays.AsSpan().Length);
                Shape ball = new Circle(Vector2D.Zero, 9);
                Vector2D way = new Vector2D(30, 3);
                WorldHit[] expected = new WorldHit[60], hits = new WorldHit[60];
                Span<WorldHit> room = hits;
                Same(scene.World.Overlaps(ball, new ColliderId[9]), world.Overlaps(ball, ids), expected, hits);
                Same(scene.World.Nearest(ball, 9, expected), world.Nearest(ball, 9, room), expected, hits);
                Same(scene.World.CastRay(Vector2D.Zero, way, expected), world.CastRay(Vector2D.Zero, way, room), expected, hits);
                Motion2D motion = new Motion2D(way, 0, Vector2D.Zero);
                Same(scene.World.Cast(ball, motion, CastMode.All, expected), world.Cast(ball, motion, CastMode.All, room), expected, hits);
                ReadOnlySpan<WorldRay> rays = new[] { new WorldRay(Vector2D.Zero, way, 0) };
                Assert.AreEqual(1, world.CastRays(rays, room.Slice(0, 1)));
                Assert.AreEqual(60, world.Ids(ids));
                Assert.AreEqual(60, world.Remove(ids));
                Assert.AreEqual(0, world.Remove(default(ReadOnlySpan<ColliderId>)));
            }
        }

        private static void Same(int expectedCount, int count, WorldHit[] expected, WorldHit[] hits)
        {
            Assert.AreEqual(expectedCount, count);
            Assert.Greater(count, 1);
            CollectionAssert.AreEqual(expected, hits);
        }
    }
}
#endif
