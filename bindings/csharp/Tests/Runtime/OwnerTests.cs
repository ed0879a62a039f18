using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Who owns shapes: what is copied, what stays after the source is gone, and what is refused.</summary>
    [TestFixture]
    public unsafe class OwnerTests
    {
        private static readonly Vector2D[] Triangle = { new Vector2D(0, 0), new Vector2D(4, 0), new Vector2D(0, 4) };
        private static readonly Vector2D Shift = new Vector2D(100, 50);

        /// <summary>Shapes of all kinds, each with the point (1, 0), that are gone after the call.</summary>
        private static void EachKind(Action<Shape> each)
        {
            Vector2D[] vertices = (Vector2D[])Triangle.Clone();
            uint[] rings = { 3 };
            fixed (Vector2D* first = vertices)
            fixed (uint* sizes = rings)
            {
                Shape polygon = new Polygon(first, 3, sizes, 1), chain = new Chain(first, 3);
                Vector2D on = new Vector2D(1, 0);
                Shape[] plain =
                {
                    on, new Line(Vector2D.Zero, on), new Segment(Vector2D.Zero, on), new Circle(Vector2D.Zero, 1),
                    new Rectangle(Vector2D.Zero, on), new OrientedRectangle(Vector2D.Zero, on, 0),
                    new Capsule(Vector2D.Zero, on, 1), polygon, chain, new Sector(Vector2D.Zero, 0, 1, 0, 90),
                };
                foreach (Shape shape in plain)
                {
                    each(shape);
                }
                Shape far = new Circle(new Vector2D(-9, 0), 1);
                Shape[] members = { far, polygon, chain };
                fixed (Shape* firstMember = members)
                {
                    each(new Group(firstMember, 3));
                    using (OwnedShape prepared = OwnedShape.Prepared(new Group(firstMember, 3)))
                    {
                        each(prepared);
                    }
                    members[0] = members[1] = members[2] = new Circle(new Vector2D(-900, 0), 1);
                }
            }
            for (int index = 0; index < vertices.Length; index++)
            {
                vertices[index] = new Vector2D(float.NaN, 0);
            }
        }

        [Test]
        public void AnyShapeIsOwnedWithAllThatItPointsTo()
        {
            List<OwnedShape> owners = new List<OwnedShape>();
            EachKind(shape =>
            {
                shape.Position = Shift;
                owners.Add(new OwnedShape(shape));
                owners.Add(OwnedShape.Prepared(shape.Kind == ShapeKind.Prepared ? default(Shape) : shape));
            });
            Assert.AreEqual(24, owners.Count);
            foreach (OwnedShape owner in owners.Where(owner => owner.Value.Kind != ShapeKind.None))
            {
                string what = owner.Value.Kind.ToString();
                Assert.AreEqual(Status.Ok, Clash.Check(owner), what);
                Assert.IsTrue(Clash.Collide(owner, Shift + new Vector2D(1, 0)), what);
                owner.Position = Vector2D.Zero;
                Assert.IsTrue(owner.Position == Vector2D.Zero);
                Assert.IsTrue(Clash.Collide(owner, new Vector2D(1, 0)), what);
                Assert.IsFalse(Clash.Collide(owner, Shift + new Vector2D(1, 0)) && owner.Value.Kind != ShapeKind.Line, what);
            }
            // The polygon, the chain, the group, and what was a prepared group before.
            Assert.AreEqual(4, owners.Count(owner => owner.Value.Kind == ShapeKind.Prepared));
            owners.ForEach(owner => owner.Dispose());
        }

        /// <summary>(1, 0) is at (100, 51) after a quarter turn and the shift.</summary>
        [Test]
        public void AnyShapeIsOwnedAtAPose()
        {
            List<OwnedShape> owners = new List<OwnedShape>();
            EachKind(shape => owners.Add(OwnedShape.AtPose(shape, new Pose2D(Shift, 90))));
            EachKind(shape => owners.Add(OwnedShape.AtPose(shape, new Pose2D(Shift, 0))));
            Assert.AreEqual(24, owners.Count);
            for (int index = 0; index < owners.Count; index++)
            {
                Vector2D turned = index < 12 ? new Vector2D(0, 1) : new Vector2D(1, 0);
                Assert.IsTrue(Clash.Collide(owners[index], Shift + turned), owners[index].Value.Kind.ToString());
                Assert.IsFalse(Clash.Collide(owners[index], Shift - new Vector2D(20, 20)), owners[index].Value.Kind.ToString());
                owners[index].Dispose();
            }
            Assert.Throws<ArgumentException>(() => OwnedShape.AtPose(new Circle(Vector2D.Zero, -1), default(Pose2D)));
            Assert.Throws<ArgumentException>(() => OwnedShape.AtPose(Vector2D.Zero, new Pose2D(Shift, float.NaN)));
        }

        [Test]
        public void ShapesWithoutPointsCanBeOwned()
        {
            foreach (Shape empty in new Shape[] { default(Shape), new Polygon(null, 0), new Chain(null, 0), new Group(null, 0) })
            {
                using (OwnedShape plain = new OwnedShape(empty))
                using (OwnedShape prepared = OwnedShape.Prepared(empty))
                {
                    Assert.AreEqual(Status.Ok, Clash.Check(plain));
                    Assert.AreEqual(Status.Ok, Clash.Check(prepared));
                    Assert.IsFalse(Clash.Collide(prepared, prepared));
                }
            }
        }

        [Test]
        public void InvalidShapesAreNotPrepared()
        {
            Shape inner = new Group(null, 0);
            Shape negative = new Circle(Vector2D.Zero, -1), missing = new Polygon(null, 3);
            ArgumentException error = Assert.Throws<ArgumentException>(() => OwnedShape.Prepared(negative));
            StringAssert.Contains(Clash.Message(Status.Negative), error.Message);
            error = Assert.Throws<ArgumentException>(() => OwnedShape.Prepared(missing));
            StringAssert.Contains(Clash.Message(Status.BadArray), error.Message);
            Shape nested = new Group(&inner, 1);
            error = Assert.Throws<ArgumentException>(() => OwnedShape.Prepared(nested));
            StringAssert.Contains(Clash.Message(Status.NestedGroup), error.Message);
            using (OwnedShape copy = new OwnedShape(missing))
            {
                Assert.AreEqual(Status.BadArray, Clash.Check(copy));
            }
        }

        /// <summary>Each way to get at what an owner has.</summary>
        private static IEnumerable<KeyValuePair<IDisposable, Action>> Uses()
        {
            OwnedPolygon polygon = new OwnedPolygon(Triangle);
            yield return Use(polygon, () => Kept(polygon.Value));
            yield return Use(polygon, () => Clash.Check((Polygon)polygon));
            yield return Use(polygon, () => Clash.Collide(polygon, Vector2D.Zero));
            OwnedChain chain = new OwnedChain(Triangle);
            yield return Use(chain, () => Kept(chain.Value));
            yield return Use(chain, () => Clash.Check((Chain)chain));
            yield return Use(chain, () => Clash.Collide(chain, Vector2D.Zero));
            OwnedGroup group = new OwnedGroup(new Shape[] { Vector2D.Zero });
            yield return Use(group, () => Kept(group.Value));
            yield return Use(group, () => Clash.Check((Group)group));
            yield return Use(group, () => Clash.Collide(group, Vector2D.Zero));
            OwnedPrepared prepared = new OwnedPrepared(new Node[1]);
            yield return Use(prepared, () => Kept(prepared.Value));
            yield return Use(prepared, () => Clash.Check((Prepared)prepared));
            yield return Use(prepared, () => Clash.Collide(prepared, Vector2D.Zero));
            OwnedShape shape = new OwnedShape(Vector2D.Zero);
            yield return Use(shape, () => Kept(shape.Value));
            yield return Use(shape, () => Clash.Collide(shape, Vector2D.Zero));
            yield return Use(shape, () => Kept(shape.Position));
            yield return Use(shape, () => shape.Position = Vector2D.Zero);
        }

        /// <summary>C# has no expression that only reads.</summary>
        private static void Kept<T>(T value)
        {
        }

        private static KeyValuePair<IDisposable, Action> Use(IDisposable owner, Action use)
        {
            return new KeyValuePair<IDisposable, Action>(owner, use);
        }

        [Test]
        public void WhatIsDisposedOfIsRefused()
        {
            // Before any is disposed of, all may be used.
            KeyValuePair<IDisposable, Action>[] uses = Uses().ToArray();
            foreach (KeyValuePair<IDisposable, Action> use in uses)
            {
                use.Value();
            }
            foreach (KeyValuePair<IDisposable, Action> use in uses)
            {
                use.Key.Dispose();
                use.Key.Dispose();
                string name = use.Key.GetType().Name;
                Assert.AreEqual(name, Assert.Throws<ObjectDisposedException>(() => use.Value()).ObjectName);
            }
        }

        [Test]
        public void NoOwnerIsAnArgumentThatIsNull()
        {
            Assert.Throws<ArgumentNullException>(() => Clash.Collide((OwnedPolygon)null, Vector2D.Zero));
            Assert.Throws<ArgumentNullException>(() => Clash.Collide((OwnedChain)null, Vector2D.Zero));
            Assert.Throws<ArgumentNullException>(() => Clash.Collide((OwnedGroup)null, Vector2D.Zero));
            Assert.Throws<ArgumentNullException>(() => Clash.Collide((OwnedPrepared)null, Vector2D.Zero));
            Assert.Throws<ArgumentNullException>(() => Clash.Collide((OwnedShape)null, Vector2D.Zero));
            Assert.Throws<ArgumentNullException>(() => Clash.Check((Polygon)(OwnedPolygon)null));
        }

        /// <summary>What there is no memory for is refused, and what was copied of it before is freed.</summary>
        [Test]
        public void NothingIsLeftOfHalfACopy()
        {
            Vector2D[] vertices = new Vector2D[1 << 17];
            uint[] rings = { 1 };
            fixed (Vector2D* first = vertices)
            fixed (uint* sizes = rings)
            {
                Shape whole = new Polygon(first, vertices.Length), endless = new Polygon(first, vertices.Length, sizes, 1);
                endless.Data.Polygon.RingCount = (UIntPtr)ulong.MaxValue;
                Shape[] members = { whole, endless };
                fixed (Shape* firstMember = members)
                {
                    Shape group = new Group(firstMember, 2);
                    long before = Environment.WorkingSet;
                    for (int time = 0; time < 200; time++)
                    {
                        Assert.Throws<OverflowException>(() => new OwnedShape(endless));
                        Assert.Throws<OverflowException>(() => new OwnedShape(group));
                    }
                    // Of each time two or three megabytes, if they were left.
                    Assert.Less(Environment.WorkingSet - before, 1 << 27);
                    Assert.AreEqual(Status.Ok, Clash.Check(members[0]));
                }
            }
        }

        /// <summary>Only one of many threads frees.</summary>
        [Test]
        public void ThreadsMayDisposeAtOnce()
        {
            for (int time = 0; time < 200; time++)
            {
                OwnedPolygon polygon = new OwnedPolygon(Triangle);
                OwnedShape owner = new OwnedShape(polygon);
                System.Threading.Tasks.Parallel.For(0, 4, _ =>
                {
                    owner.Dispose();
                    polygon.Dispose();
                });
            }
        }
    }
}
