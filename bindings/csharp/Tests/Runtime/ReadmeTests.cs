using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>The examples of README.md, line by line, and what they answer.</summary>
    [TestFixture]
    public class ReadmeTests
    {
        private string logged;

        private void Log(string line)
        {
            logged += line;
        }

        [Test]
        public void WorldsTell()
        {
            ClashWorld world = new ClashWorld();
            ColliderId wall = world.Add(new WorldCollider(new Rectangle(new Vector2D(5, -5), new Vector2D(0.01f, 10))) { Flags = ColliderFlags.Static });
            ColliderId shot = world.Add(new WorldCollider(new Circle(Vector2D.Zero, 0.1f)) { User = 7 });
            world.Update();
            world.Move(shot, new Pose2D(new Vector2D(1000, 0), 0)); // through the wall, in one frame
            WorldUpdate update = world.Update();
            foreach (WorldEvent hit in update.Begins)
                Log(hit.UserB + " at " + hit.Enter + " of its way"); // 7 at 0.0049
            bool isHit = world.CastRay(Vector2D.Zero, new Vector2D(10, 0), out WorldHit seen); // the wall, at 0.5
            world.Dispose();

            StringAssert.StartsWith("7 at 0.0049 of", logged);
            Assert.IsTrue(isHit && seen.Id == wall && seen.Fraction == 0.5f);
        }

        [Test]
        public void MoversMove()
        {
            Vector2D position = new Vector2D(0, 2), velocity = new Vector2D(6, -4);
            float time = 1;
            ClashWorld world = new ClashWorld();
            world.Add(new Rectangle(new Vector2D(-9, -1), new Vector2D(99, 1)));
            Mover mover = new Mover(new Capsule(new Vector2D(0, 0.4f), new Vector2D(0, 1.2f), 0.4f), new Vector2D(0, 1)) { Step = 0.3f, Snap = 0.3f };
            ColliderId own = world.Add(new WorldCollider(mover.Shape, new Pose2D(position, 0)) { Family = 1 });
            Obstacles obstacles = new Obstacles(world, new WorldQuery { Family = 1 }); // all but its own collider
            MoverHit[] hits = new MoverHit[8];
            WayStop[] stops = new WayStop[64];
            MoverState state = default(MoverState);

            MoverResult moved = mover.Advance(obstacles, position, velocity * time, state, hits, stops); // each frame
            position = moved.Position;
            state = moved.State; // state.IsOnFloor, state.FloorNormal, state.Is(MoverTouch.Wall)
            velocity = Clash.SlidVelocity(velocity, hits, moved.Hits);
            world.MoveAlong(own, stops, moved.Stops); // past what is a trigger

            world.Dispose();
            Assert.IsTrue(position == new Vector2D(6, 0) && velocity == new Vector2D(6, 0) && state.IsOnFloor);
        }

        [Test]
        public void EachQuestionAnswers()
        {
            Shape wall = new Rectangle(new Vector2D(3, -1), new Vector2D(2, 4));
            Shape hero = new Capsule(new Vector2D(0, 0), new Vector2D(0, 2), 0.5f);
            Shape beam = new Segment(new Vector2D(0, 0), new Vector2D(6, 0));
            Shape coin = new Circle(new Vector2D(0, 3), 0.5f);
            Vector2D step = new Vector2D(5, 0);

            bool isHit = Clash.Collide(beam, wall);
            Relation relation = Clash.Relate(beam, wall); // Overlapping
            bool isInside = Clash.Contains(wall, hero);
            Clash.Distance(hero, wall, out Distance distance); // 2.5, and the nearest points
            Clash.Contact(coin, hero, out Contact contact); // from the coin to the hero: 0, -1; 0 deep
            int contactCount = Clash.Contacts(coin, hero, new Contact[8]);
            Clash.Separation(coin, hero, out Vector2D way);
            int crossingCount = Clash.Intersections(beam, wall, new Intersection[8]); // 2
            Clash.CastRay(wall, Vector2D.Zero, new Vector2D(6, 0), CastSettings.Default, out RayHit look); // from 0.5 to 0.8333
            Clash.Cast(hero, step, wall, Vector2D.Zero, CastMode.Approaching, out CastHit stop); // at 0.5
            Motion2D swing = new Motion2D(Vector2D.Zero, 90, Vector2D.Zero);
            Clash.CastTurning(beam, swing, coin, default(Motion2D), CastSettings.Default, out CastHit cut); // at 0.893
            Clash.BoundingCircle(wall, out Circle around); // around 4, 1 with the radius 2.236

            Assert.IsTrue(isHit && !isInside);
            Assert.AreEqual(Relation.Overlapping, relation);
            Assert.AreEqual(2.5f, distance.Value);
            Assert.IsTrue(contact.Normal == new Vector2D(0, -1) && contact.Depth == 0 && contactCount == 1);
            Assert.IsTrue(way == Vector2D.Zero);
            Assert.AreEqual(2, crossingCount);
            Assert.AreEqual(0.5f, look.Entry);
            Assert.AreEqual(5 / 6.0, look.Exit, 1e-6);
            Assert.AreEqual(0.5f, stop.Fraction);
            Assert.AreEqual(0.8934, cut.Fraction, 1e-3); // (90 - asin(0.5 / 3)) / 90
            Assert.IsTrue(around.Center == new Vector2D(4, 1));
            Assert.AreEqual(2.2360680, around.Radius, 1e-6);
        }

        [Test]
        public void ALevelIsPrepared()
        {
            Vector2D[] ground = { new Vector2D(-9, 0), new Vector2D(0, 0), new Vector2D(9, 3) };
            Shape feet = new Circle(new Vector2D(-2, 1), 1);

            OwnedShape level;
            using (OwnedChain chain = new OwnedChain(ground, side: Side.Right)) // from the left to the right: solid below
                level = OwnedShape.Prepared(chain); // throws an ArgumentException that says why, if it is invalid
            bool isOnGround = Clash.Collide(level, feet);
            level.Position = new Vector2D(0, 16); // moves it without a copy
            bool isThere = Clash.Collide(level, feet);
            level.Dispose();

            Assert.IsTrue(isOnGround && !isThere);
        }
    }
}
