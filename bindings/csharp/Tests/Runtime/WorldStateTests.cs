using System;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>What a world tells of itself, its snapshots and its threads.</summary>
    [TestFixture]
    public unsafe class WorldStateTests
    {
        /// <summary>What is made without arguments is what the library's own functions make.</summary>
        [Test]
        public void DefaultsAreThoseOfTheLibrary()
        {
            NativeCollider collider;
            Native.clash_default_collider(&collider);
            WorldCollider ours = default(WorldCollider);
            Assert.AreEqual(collider.Filter, ours.Filter);
            Assert.AreEqual(collider.Filter, ColliderFilter.Default);
            Assert.IsTrue(collider.Pose == ours.Pose && collider.OneWay == ours.OneWay && collider.User == ours.User);
            Assert.IsTrue(collider.Shape == null && ours.Shape.Kind == ShapeKind.None);
            NativeQuery query;
            Native.clash_default_query(&query);
            WorldQuery ourQuery = default(WorldQuery);
            Assert.AreEqual(query.Layers, ourQuery.Layers);
            Assert.AreEqual(query.Family, ourQuery.Family);
            Assert.AreEqual(query.Flags, ourQuery.Flags);
            Assert.AreEqual((int)query.Limit, ourQuery.Limit);
            Assert.IsTrue(query.Accept == IntPtr.Zero);
            NativeWorldSettings settings;
            Native.clash_default_world(&settings);
            Assert.AreEqual(settings.Tolerance, ClashWorld.DefaultSettings.Tolerance);
            Assert.AreEqual((int)settings.Capacity, ClashWorld.DefaultSettings.Capacity);
            Assert.IsTrue(settings.Tasks.Run == IntPtr.Zero);
        }

        [Test]
        public void WhatWasSetIsTold()
        {
            using (ClashWorld world = new ClashWorld())
            using (OwnedPolygon triangle = new OwnedPolygon(new[] { new Vector2D(0, 0), new Vector2D(4, 0), new Vector2D(0, 4) }))
            {
                Pose2D pose = new Pose2D(new Vector2D(100, 50), 90);
                WorldCollider given = new WorldCollider(triangle, pose)
                {
                    Layers = 6, Mask = 5, Family = 3, Flags = ColliderFlags.Sensor | ColliderFlags.Unswept, User = ulong.MaxValue,
                    OneWay = new Vector2D(0, 1),
                };
                ColliderId id = world.Add(given);
                WorldCollider told;
                Assert.IsTrue(world.TryGet(id, out told));
                Assert.AreEqual(given.Filter, told.Filter);
                Assert.AreEqual(new ColliderFilter(6, 5, 3, ColliderFlags.Sensor | ColliderFlags.Unswept), told.Filter);
                Assert.AreEqual(pose, told.Pose);
                Assert.AreEqual(new Vector2D(0, 1), told.OneWay);
                Assert.AreEqual(ulong.MaxValue, told.User);
                Assert.AreEqual(ShapeKind.Polygon, told.Shape.Kind);
                Assert.AreEqual(new Vector2D(4, 0), told.Shape.Data.Polygon.Vertices[1]);
                Assert.IsTrue(told.Shape.Data.Polygon.Vertices != triangle.Value.Vertices, "copied");
                // (4, 0) is at (100, 54) after a quarter turn.
                Shape where;
                Assert.IsTrue(world.TryGetShape(id, out where));
                Assert.IsTrue(Clash.Collide(where, new Vector2D(100, 54)));
                Assert.IsFalse(Clash.Collide(where, new Vector2D(101, 54)));
                world.SetShape(id, new Circle(Vector2D.Zero, 2));
                world.Set(id, new WorldCollider { Layers = 8, User = 1 });
                Assert.IsTrue(world.TryGet(id, out told));
                Assert.AreEqual(ShapeKind.Circle, told.Shape.Kind);
                Assert.AreEqual(8, told.Layers);
                Assert.AreEqual(1, told.User);
                Assert.AreEqual(pose, told.Pose);
                world.SetShape(new[] { id, id }, new Shape[] { new Circle(Vector2D.Zero, 3), default(Shape) });
                world.Set(new[] { id, id }, new[] { new WorldCollider { User = 2 }, new WorldCollider { User = 3 } });
                Assert.IsTrue(world.TryGet(id, out told));
                Assert.AreEqual(ShapeKind.None, told.Shape.Kind, "the last one counts");
                Assert.AreEqual(3, told.User);
            }
        }

        [Test]
        public void IdsArePrintedComparedAndGivenAgain()
        {
            using (ClashWorld world = new ClashWorld())
            {
                ColliderId[] ids = world.Add(new WorldCollider[70]);
                Assert.AreEqual(70, world.Count);
                CollectionAssert.AreEqual(ids, world.Ids());
                CollectionAssert.AllItemsAreUnique(ids);
                ColliderId first = ids[0];
                Assert.IsTrue(world.Contains(first) && !world.Contains(ColliderId.None) && ColliderId.None.IsNone && !first.IsNone);
                Assert.AreEqual("ColliderId(0, 1)", first.ToString());
                Assert.IsTrue(first == ids[0] && first != ids[1] && first.Equals((object)ids[0]));
                Assert.IsTrue(world.Remove(first));
                Assert.IsFalse(world.Contains(first) || world.Remove(first) || world.Move(first, default(Pose2D)));
                ColliderId again = world.Add(new Circle(Vector2D.Zero, 1));
                Assert.IsTrue(again.Index == first.Index && again != first);
                ColliderId[] few = new ColliderId[3];
                Assert.AreEqual(70, world.Ids(few));
                CollectionAssert.AreEqual(new[] { again, ids[1], ids[2] }, few);
                Assert.AreEqual(69, world.Remove(ids));
                Assert.AreEqual(1, world.Count);
            }
        }

        /// <summary>What is restored goes on as what never was.</summary>
        [TestCase(1)]
        [TestCase(3)]
        public void RestoredWorldsGoOnTheSame(int threads)
        {
            using (WorldScene scene = new WorldScene(6, 80))
            using (ClashWorld other = new ClashWorld(new WorldSettings { Threads = threads }))
            {
                scene.World.Update();
                byte[] start = scene.World.Snapshot();
                Assert.AreEqual(start.Length, scene.World.Snapshot(null, new byte[start.Length + 5]));
                scene.World.Move(scene.Any(), scene.Pose());
                byte[] difference = scene.World.Snapshot(start);
                Assert.Less(difference.Length, start.Length);
                other.Restore(difference, start);
                Assert.AreEqual(scene.World.Hash(), other.Hash());
                for (int frame = 0; frame < 30; frame++)
                {
                    ColliderId[] some = scene.Ids.Where(id => scene.Whole(2) == 0).ToArray();
                    Pose2D[] poses = some.Select(id => scene.Pose()).ToArray();
                    Assert.AreEqual(scene.World.Move(some, poses), other.Move(some, poses));
                    WorldCollider added = scene.Collider();
                    Assert.AreEqual(scene.World.Add(added), other.Add(added));
                    WorldUpdate a = scene.World.Update(), b = other.Update();
                    CollectionAssert.AreEqual(a.Begins.ToArray(), b.Begins.ToArray());
                    CollectionAssert.AreEqual(a.Ends.ToArray(), b.Ends.ToArray());
                    CollectionAssert.AreEqual(a.Stays.ToArray(), b.Stays.ToArray());
                    Assert.AreEqual(scene.World.Hash(), other.Hash());
                }
                CollectionAssert.AreEqual(scene.World.Snapshot(), other.Snapshot());
                scene.World.Restore(start);
                Assert.AreNotEqual(scene.World.Hash(), other.Hash());
            }
        }

        [Test]
        public void BytesThatAreNoSnapshotAreRefused()
        {
            using (WorldScene scene = new WorldScene(7, 20))
            {
                byte[] bytes = scene.World.Snapshot();
                ulong hash = scene.World.Hash();
                bytes[bytes.Length / 2] ^= 64;
                bytes[3] ^= 1;
                foreach (byte[] bad in new[] { null, new byte[0], new byte[] { 1, 2, 3 }, bytes, bytes.Take(100).ToArray() })
                {
                    Assert.Throws<ArgumentException>(() => scene.World.Restore(bad));
                }
                Assert.Throws<ArgumentException>(() => scene.World.Snapshot(new byte[] { 1, 2, 3 }));
                Assert.AreEqual(hash, scene.World.Hash());
            }
        }

        /// <summary>A log plays again to the same hashes, in a world of its own.</summary>
        [Test]
        public void LogsPlayAgain()
        {
            using (WorldScene scene = new WorldScene(10, 40))
            using (ClashWorld other = new ClashWorld())
            {
                Assert.AreEqual(0, scene.World.TakeLog().Length);
                scene.World.Record(true);
                byte[] log = new byte[0];
                for (int frame = 0; frame < 20; frame++)
                {
                    scene.World.Move(scene.Any(), scene.Pose());
                    scene.World.Place(scene.Any(), scene.Pose());
                    scene.World.Update();
                    log = log.Concat(scene.World.TakeLog()).ToArray();
                }
                WorldReplay replay = default(WorldReplay);
                int updates = 0;
                for (; replay.Place < (ulong)log.Length; updates++)
                {
                    other.Replay(log, ref replay);
                    Assert.AreEqual(replay.Expected, replay.Found);
                }
                Assert.AreEqual(21, updates, "the beginning and 20 updates");
                Assert.AreEqual(scene.World.Hash(), other.Hash());
                scene.World.Record(false);
                scene.World.Update();
                Assert.AreEqual(0, scene.World.TakeLog().Length);
                WorldReplay nowhere = new WorldReplay(3, 0, 0);
                Assert.Throws<ArgumentException>(() => other.Replay(log, ref nowhere));
                Assert.Throws<ArgumentException>(() => other.Replay(null, ref nowhere));
            }
        }

        [Test]
        public void PairsAreLookedForInARegion()
        {
            using (ClashWorld world = new ClashWorld())
            {
                Shape ball = new Circle(Vector2D.Zero, 1);
                world.Add(new[] { new WorldCollider(ball), new WorldCollider(ball) });
                Assert.AreEqual(1, world.Update().Begins.Count);
                world.SetRegion(new Rectangle(new Vector2D(5, 5), new Vector2D(1, 1)));
                WorldUpdate update = world.Update();
                Assert.AreEqual(1, update.Ends.Count);
                Assert.IsTrue(update.Ends[0].Is(EventFlags.Changed));
                Assert.IsTrue(world.Overlaps(ball));
                Assert.Throws<ArgumentException>(() => world.SetRegion(new Rectangle(Vector2D.Zero, new Vector2D(-1, 1))));
                world.SetRegion(null);
                Assert.AreEqual(1, world.Update().Begins.Count);
            }
        }
    }
}
