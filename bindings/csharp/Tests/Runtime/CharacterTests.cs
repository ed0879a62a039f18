#if UNITY_5_3_OR_NEWER
using System;
using System.Collections.Generic;
using NUnit.Framework;
using Unity.Collections;
using UnityEngine;

namespace Clash2D.Tests
{
    /// <summary>Movers with the engine's arrays, and the component that is one.</summary>
    [TestFixture]
    public class CharacterTests
    {
        private const float Second = 0.25f;

        private ClashWorld world;
        private GameObject body;
        private ClashCharacter character;
        private List<string> told;

        /// <summary>A capsule of the height 2 whose feet are at its object's place, over a floor, left of a wall.</summary>
        [SetUp]
        public void MakeCharacter()
        {
            world = new ClashWorld();
            world.Add(new WorldCollider(new Rectangle(new Vector2D(-20, -1), new Vector2D(40, 1))) { User = 1 });
            world.Add(new WorldCollider(new Rectangle(new Vector2D(10, 0), new Vector2D(1, 9))) { User = 2 });
            body = new GameObject();
#if CLASH2D_STUBS
            character = new ClashCharacter { transform = body.transform };
#else
            character = body.AddComponent<ClashCharacter>();
#endif
            character.Center = new Vector2D(0, 1);
            character.World = world;
            told = new List<string>();
            character.Landed += it => told.Add("landed");
            character.LeftFloor += it => told.Add("left");
            character.Crushed += it => told.Add("crushed");
            character.Touched += (it, hit) => told.Add(hit.Touch + " " + hit.User);
        }

        [TearDown]
        public void End()
        {
            world.Dispose();
            UnityEngine.Object.DestroyImmediate(body);
        }

        private void IsAt(float x, float y)
        {
            Vector3 place = body.transform.position;
            Assert.AreEqual(new[] { x, y, 3 }, new[] { place.x, place.y, place.z });
        }

        [Test]
        public void ItFallsWalksJumpsAndRides()
        {
            body.transform.position = new Vector3(0, 2, 3);
            character.Velocity = new Vector2D(0, -16);
            Assert.IsTrue(character.Move(Second) && character.IsOnFloor && !character.IsOnWall && !character.IsOnCeiling);
            IsAt(0, 0);
            Assert.AreEqual("landed Floor 1", string.Join(" ", told.ToArray()));
            Assert.IsTrue(character.Velocity == Vector2D.Zero && character.FloorNormal == new Vector2D(0, 1));
            Assert.IsTrue(character.HitCount == 1 && character.Hit(0).User == 1 && character.Floor == character.Hit(0).Id);
            Assert.Throws<IndexOutOfRangeException>(() => character.Hit(1));
            told.Clear();
            character.Velocity = new Vector2D(80, -1);
            Assert.IsTrue(character.Move(Second) && character.IsOnWall);
            IsAt(9.5f, 0);
            Assert.IsTrue(character.Velocity == Vector2D.Zero);
            CollectionAssert.Contains(told, "Wall 2");
            CollectionAssert.DoesNotContain(told, "landed");
            told.Clear();
            character.Velocity = new Vector2D(0, 4);
            Assert.IsFalse(character.Move(Second));
            IsAt(9.5f, 1);
            Assert.AreEqual("left", string.Join(" ", told.ToArray()));
            Assert.IsTrue(character.Velocity == new Vector2D(0, 4));
            Assert.IsTrue(character.MoveBy(new Vector2D(0, -9)));
            IsAt(9.5f, 0);
            Assert.IsTrue(character.Velocity == new Vector2D(0, 4), "a way is no velocity");
        }

        /// <summary>A fall onto a slope ends there, and no speed down the slope is left; without the flag there is.</summary>
        [Test]
        public void OnSlopesItStopsIfItIsTo()
        {
            Vector2D[] ramp = { new Vector2D(-8, 8), new Vector2D(-8, 0), new Vector2D(0, 0) };
            using (OwnedPolygon slope = new OwnedPolygon(ramp))
            {
                world.Add(slope);
            }
            character.Shape = new Circle(new Vector2D(0, 1), 1);
            foreach (MoverFlags flags in new[] { MoverFlags.StopOnSlope, default(MoverFlags) })
            {
                body.transform.position = new Vector3(-4, 7, 3);
                character.Flags = flags;
                character.Velocity = new Vector2D(0, -12);
                Assert.IsTrue(character.Move(Second) && character.Move(Second));
                float right = body.transform.position.x;
                bool stops = flags == MoverFlags.StopOnSlope;
                Assert.IsTrue(stops ? right == -4 && character.Velocity == Vector2D.Zero : right > -3 && character.Velocity.X > 1, right.ToString());
            }
        }

        /// <summary>Uphill and over the top with gravity: it never leaves the floor, and no speed is lost.</summary>
        [Test]
        public void ItDoesNotFlyOffTheTop()
        {
            Vector2D[] hill = { new Vector2D(-8, 0), new Vector2D(4, 0), new Vector2D(0, 4), new Vector2D(-4, 4) };
            using (OwnedPolygon polygon = new OwnedPolygon(hill))
            {
                world.Add(polygon);
            }
            character.StepHeight = 0;
            body.transform.position = new Vector3(-12, 0, 3);
            character.MoveBy(new Vector2D(0, -1));
            float highest = 0;
            for (int frame = 0; frame < 300 && body.transform.position.x < 6; frame++)
            {
                character.Velocity = new Vector2D(5, character.Velocity.Y - 0.4f);
                Assert.IsTrue(character.Move(0.02f), body.transform.position.x.ToString());
                Assert.AreEqual(0, character.Velocity.Y);
                highest = Math.Max(highest, body.transform.position.y);
            }
            Assert.AreEqual(4, highest);
            Assert.GreaterOrEqual(body.transform.position.x, 6);
            Assert.AreEqual(5, character.Velocity.X);
        }

        [Test]
        public void WhereItsObjectIsPutItGoesOn()
        {
            body.transform.position = new Vector3(0, 0, 3);
            character.MoveBy(new Vector2D(4, -1));
            IsAt(4, 0);
            body.transform.position = new Vector3(-7, 5, 3);
            character.MoveBy(new Vector2D(1, 0));
            IsAt(-6, 5);
            Assert.IsFalse(character.IsOnFloor);
            character.MoveBy(new Vector2D(1, 0));
            IsAt(-5, 5);
        }

        [Test]
        public void ItsOwnColliderGoesItsWay()
        {
            Shape shape = character.Mover.Shape;
            character.Collider = world.Add(new WorldCollider(shape) { Family = 7, Mask = 2 });
            character.Query.Family = 7;
            world.Add(new WorldCollider(new Circle(new Vector2D(5, 0.5f), 0.25f)) { Layers = 2, Flags = ColliderFlags.Sensor, User = 8 });
            world.Update();
            body.transform.position = new Vector3(0, 2, 3);
            character.MoveBy(new Vector2D(8, -8));
            IsAt(8, 0);
            WorldUpdate update = world.Update();
            Assert.AreEqual(1, update.Ends.Count, "through the sensor");
            Assert.AreEqual(8, update.Ends[0].UserB);
            WorldCollider there;
            Assert.IsTrue(world.TryGet(character.Collider, out there) && there.Pose.Position == new Vector2D(8, 0));
        }

        [Test]
        public void ListsCarryAndCrush()
        {
            Obstacle lift = new Obstacle(new Rectangle(new Vector2D(-1, 2), new Vector2D(2, 1)));
            body.transform.position = new Vector3(0, 3, 3);
            character.List = new[] { lift };
            Assert.IsTrue(character.MoveBy(new Vector2D(0, -1)) && character.Floor.IsListed);
            character.List[0].Motion.Movement = character.List[0].Shape.Position = new Vector2D(2, 1);
            character.MoveBy(Vector2D.Zero);
            IsAt(2, 4);
            Assert.IsTrue(character.Carried == new Vector2D(2, 1));
            // A press comes down on it, and there is the floor.
            Obstacle press = new Obstacle(new Rectangle(new Vector2D(-9, 1.5f), new Vector2D(18, 2)));
            press.Motion.Movement = new Vector2D(0, -2);
            body.transform.position = new Vector3(0, 0, 3);
            character.List = new[] { press };
            character.MoveBy(Vector2D.Zero);
            Assert.IsTrue((character.Touches & MoverTouch.Crushed) != 0, character.Touches.ToString());
            CollectionAssert.Contains(told, "crushed");
        }

        [Test]
        public void OtherShapesAndBadOnes()
        {
            body.transform.position = new Vector3(0, 4, 3);
            character.Shape = new Rectangle(new Vector2D(-1, -1), new Vector2D(2, 2));
            character.MoveBy(new Vector2D(0, -9));
            IsAt(0, 1);
            character.Shape = new Circle(Vector2D.Zero, -1);
            string message = Assert.Throws<ArgumentException>(() => character.MoveBy(new Vector2D(0, 1))).Message;
            StringAssert.Contains(Clash.Message(Status.Negative), message);
            IsAt(0, 1);
            character.Shape = default(Shape);
            character.Height = 0;
            character.Center = Vector2D.Zero;
            character.MoveBy(new Vector2D(0, -9));
            IsAt(0, 0.5f);
        }

        /// <summary>A thousandth of a float each time, until it is a float.</summary>
        [Test]
        public void SmallWaysAddUp()
        {
            world.Dispose();
            character.World = null;
            body.transform.position = new Vector3(16777216, 0, 3);
            for (int time = 0; time < 16; time++)
            {
                character.MoveBy(new Vector2D(0.25f, 0));
            }
            IsAt(16777220, 0);
        }

        [Test]
        public void NativeArraysGiveTheSameAnswers()
        {
            Mover mover = MoverTests.Hero();
            Obstacle[] level = MoverTests.Level();
            Vector2D start = new Vector2D(1, 4.5f), way = new Vector2D(9, -12);
            MoverHit[] expected = new MoverHit[4];
            WayStop[] stops = new WayStop[4];
            MoverResult moved = mover.Advance(level, start, way, default(MoverState), expected, stops);
            NativeArray<Obstacle> list = new NativeArray<Obstacle>(2, Allocator.Persistent);
            NativeArray<MoverHit> hits = new NativeArray<MoverHit>(4, Allocator.Persistent);
            NativeArray<WayStop> went = new NativeArray<WayStop>(4, Allocator.Persistent);
            list[0] = level[0];
            list[1] = level[1];
            Assert.AreEqual(moved, mover.Advance(new Obstacles(list), start, way, default(MoverState), hits, went));
            for (int number = 0; number < 4; number++)
            {
                Assert.AreEqual(expected[number], hits[number]);
                Assert.AreEqual(stops[number], went[number]);
            }
            Assert.AreEqual(Vector2D.Zero, Clash.SlidVelocity(way, hits, 64));
            ColliderId id = world.Add(mover.Shape);
            world.MoveAlong(id, went, moved.Stops);
            Assert.Throws<ArgumentException>(() => world.MoveAlong(id, went, 5));
            WorldCollider there;
            Assert.IsTrue(world.TryGet(id, out there) && there.Pose.Position == moved.Position);
            list.Dispose();
            hits.Dispose();
            went.Dispose();
        }
    }
}
#endif
