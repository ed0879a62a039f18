#if UNITY_5_3_OR_NEWER
using System;
using NUnit.Framework;
using Unity.Collections;
using Unity.Collections.LowLevel.Unsafe;

namespace Clash2D.Tests
{
    /// <summary>Worlds with the engine's arrays: the same answers, and events where the world has them.</summary>
    [TestFixture]
    public unsafe class WorldUnityTests
    {
        private static NativeArray<T> Native<T>(T[] elements) where T : struct
        {
            NativeArray<T> array = new NativeArray<T>(elements.Length, Allocator.Persistent);
            for (int index = 0; index < elements.Length; index++)
            {
                array[index] = elements[index];
            }
            return array;
        }

        [Test]
        public void NativeArraysGiveTheSameAnswers()
        {
            using (WorldScene scene = new WorldScene(3, 60))
            using (ClashWorld world = new ClashWorld())
            {
                WorldCollider[] colliders = Array.ConvertAll(scene.World.Ids(), scene.What);
                NativeArray<ColliderId> ids = new NativeArray<ColliderId>(60, Allocator.Persistent);
                world.Add(Native(colliders), ids);
                Assert.AreEqual(scene.World.Hash(), world.Hash());
                Pose2D[] poses = Array.ConvertAll(colliders, collider => scene.Pose());
                Assert.AreEqual(60, world.Move(ids, Native(poses)));
                scene.World.Move(scene.World.Ids(), poses);
                Assert.AreEqual(60, world.Place(ids, Native(poses)));
                scene.World.Place(scene.World.Ids(), poses);
                Shape[] shapes = Array.ConvertAll(poses, pose => (Shape)new Circle(Vector2D.Zero, 1));
                Array.Reverse(colliders);
                world.SetShape(ids, Native(shapes));
                scene.World.SetShape(scene.World.Ids(), shapes);
                world.Set(ids, Native(colliders));
                scene.World.Set(scene.World.Ids(), colliders);
                Assert.AreEqual(scene.World.Hash(), world.Hash());
                WorldUpdate update = world.Update();
                CollectionAssert.AreEqual(scene.World.Update().Begins.ToArray(), update.Begins.ToArray());
                Shape ball = new Circle(Vector2D.Zero, 9);
                Vector2D way = new Vector2D(30, 3);
                WorldHit[] expected = new WorldHit[60];
                NativeArray<WorldHit> hits = new NativeArray<WorldHit>(60, Allocator.Persistent);
                Assert.AreEqual(scene.World.Overlaps(ball, new ColliderId[0]), world.Overlaps(ball, new NativeArray<ColliderId>()));
                Same(scene.World.Nearest(ball, 9, expected), expected, world.Nearest(ball, 9, hits), hits);
                Same(scene.World.CastRay(Vector2D.Zero, way, expected), expected, world.CastRay(Vector2D.Zero, way, hits), hits);
                Motion2D motion = new Motion2D(way, 0, Vector2D.Zero);
                Same(scene.World.Cast(ball, motion, CastMode.All, expected), expected, world.Cast(ball, motion, CastMode.All, hits), hits);
                WorldRay[] rays = { new WorldRay(Vector2D.Zero, way, 0) };
                Assert.AreEqual(1, world.CastRays(Native(rays), new NativeArray<WorldHit>(1, Allocator.Persistent)));
                Assert.Throws<ArgumentException>(() => world.CastRays(Native(rays), hits));
                Assert.AreEqual(60, world.Ids(ids));
                Assert.AreEqual(60, world.Remove(ids));
            }
        }

        private static void Same(int expectedCount, WorldHit[] expected, int count, NativeArray<WorldHit> hits)
        {
            Assert.AreEqual(expectedCount, count);
            Assert.Greater(count, 1);
            for (int index = 0; index < count; index++)
            {
                Assert.AreEqual(expected[index], hits[index]);
            }
        }

        [Test]
        public void EventsAreLentAndNotCopied()
        {
            using (WorldScene scene = new WorldScene(3, 60))
            {
                WorldUpdate update = scene.World.Update();
                NativeArray<WorldEvent> begins = update.Begins.AsNativeArray();
                Assert.AreEqual(update.Begins.Count, begins.Length);
                Assert.Greater(begins.Length, 5);
                Assert.IsTrue(NativeArrayUnsafeUtility.GetUnsafeReadOnlyPtr(begins) == update.Begins.Pointer);
                Assert.AreEqual(update.Begins[5], begins[5]);
                update = scene.World.Update();
                NativeArray<ColliderPair> stays = update.Stays.AsNativeArray();
                Assert.IsTrue(NativeArrayUnsafeUtility.GetUnsafeReadOnlyPtr(stays) == update.Stays.Pointer);
                Assert.AreEqual(begins.Length, stays.Length);
            }
        }
    }
}
#endif
