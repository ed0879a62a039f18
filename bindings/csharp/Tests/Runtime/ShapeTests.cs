using System;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Shapes of any kind: how they are made, who owns their arrays, and what is asked about them.</summary>
    [TestFixture]
    public unsafe class ShapeTests
    {
        /// <summary>A square of 10 with a hole of 6 in its middle.</summary>
        private static readonly Vector2D[] Frame =
        {
            new Vector2D(0, 0), new Vector2D(10, 0), new Vector2D(10, 10), new Vector2D(0, 10),
            new Vector2D(2, 2), new Vector2D(8, 2), new Vector2D(8, 8), new Vector2D(2, 8),
        };

        /// <summary>Three sides of a square of 4, without the left one.</summary>
        private static readonly Vector2D[] Cup =
        {
            new Vector2D(0, 0), new Vector2D(4, 0), new Vector2D(4, 4), new Vector2D(0, 4),
        };

        [Test]
        [Answers("clash_collide")]
        public void PlainShapesConvert()
        {
            Capsule capsule = new Capsule(new Vector2D(0, 0), new Vector2D(10, 0), 2);
            // The nearest point of the segment is (10, 0): a triangle of 3, 4 and 5.
            Assert.IsTrue(Clash.Collide(capsule, new Circle(new Vector2D(13, 4), 3)));
            Assert.IsFalse(Clash.Collide(capsule, new Circle(new Vector2D(13, 4), 2.9999998f)));
            Assert.IsTrue(Clash.Collide(new Vector2D(5, 2), capsule));
            Assert.IsFalse(Clash.Collide(new Vector2D(5, 2.0000002f), capsule));
            Assert.IsTrue(Clash.Collide(new Line(new Vector2D(-2, 7), new Vector2D(0, 1)), capsule));
            Assert.IsTrue(Clash.Collide(capsule, capsule));
        }

        [Test]
        [Answers("clash_shape_point", "clash_shape_line", "clash_shape_segment", "clash_shape_circle",
            "clash_shape_rectangle", "clash_shape_oriented_rectangle", "clash_shape_capsule", "clash_shape_sector")]
        public void ShapesAreOfTheirKind()
        {
            Vector2D one = new Vector2D(1, 2);
            Vector2D two = new Vector2D(3, 4);
            Assert.AreEqual(new[] { 0u, 1u, 5u }, new[] { (uint)ShapeKind.None, (uint)ShapeKind.Point, (uint)ShapeKind.Rectangle });
            Is(ShapeKind.Point, one, one, shape => shape.Data.Point);
            Is(ShapeKind.Line, new Line(one, two), new Line(one, two), shape => shape.Data.Line);
            Is(ShapeKind.Segment, new Segment(one, two), new Segment(one, two), shape => shape.Data.Segment);
            Is(ShapeKind.Circle, new Circle(one, 5), new Circle(one, 5), shape => shape.Data.Circle);
            Is(ShapeKind.Rectangle, new Rectangle(one, two), new Rectangle(one, two), shape => shape.Data.Rectangle);
            OrientedRectangle box = new OrientedRectangle(one, two, 5);
            Is(ShapeKind.OrientedRectangle, box, box, shape => shape.Data.OrientedRectangle);
            Is(ShapeKind.Capsule, new Capsule(one, two, 5), new Capsule(one, two, 5), shape => shape.Data.Capsule);
            Is(ShapeKind.Sector, new Sector(one, 1, 2, 3, 4), new Sector(one, 1, 2, 3, 4), shape => shape.Data.Sector);
        }

        private static void Is<T>(ShapeKind kind, Shape shape, T expected, Func<Shape, T> stored)
        {
            Assert.AreEqual(kind, shape.Kind);
            Assert.AreEqual(expected, stored(shape));
        }

        [Test]
        public void TheOldPairsStayAsTheyWere()
        {
            Circle circle = new Circle(new Vector2D(3, 4), 5);
            Rectangle rectangle = new Rectangle(new Vector2D(-2, 0), new Vector2D(2, 0));
            Assert.IsTrue(Clash.Collide(circle, rectangle));
            Assert.IsTrue(Clash.Collide((Shape)circle, rectangle));
            Assert.IsTrue(Clash.Collide(circle, (Shape)rectangle));
        }

        [Test]
        public void SectorsReachAsFarAsTheySay()
        {
            Sector swing = new Sector(new Vector2D(1, 1), 3, 5, 90, 45);
            Assert.IsTrue(Clash.Collide(swing, new Vector2D(1, 6)));
            Assert.IsTrue(Clash.Collide(swing, new Vector2D(1, 4)));
            Assert.IsTrue(Clash.Collide(swing, new Vector2D(4, 4)), "its edge, at 45 degrees");
            Assert.IsFalse(Clash.Collide(swing, new Vector2D(1, 3)), "nearer than it starts");
            Assert.IsFalse(Clash.Collide(swing, new Vector2D(4, 5)) && Clash.Collide(swing, new Vector2D(5, 4)));
        }

        [Test]
        [Answers("clash_shape_polygon", "clash_shape_polygon_with_rings")]
        public void PolygonsHaveHoles()
        {
            using (OwnedPolygon frame = new OwnedPolygon(Frame, new uint[] { 4, 4 }))
            {
                Assert.IsTrue(Clash.Collide(frame, new Vector2D(1, 5)));
                Assert.IsTrue(Clash.Collide(frame, new Vector2D(2, 5)), "the border of the hole");
                Assert.IsFalse(Clash.Collide(frame, new Vector2D(5, 5)), "in the hole");
                Assert.IsFalse(Clash.Collide(new Circle(new Vector2D(5, 5), 2.9999998f), frame));
                Assert.IsTrue(Clash.Collide(new Circle(new Vector2D(5, 5), 3), frame));
            }
            fixed (Vector2D* first = Frame)
            {
                uint* rings = stackalloc uint[2];
                rings[0] = rings[1] = 4;
                Shape full = Shape.Polygon(first, 4, 0.5f);
                Assert.IsTrue(Clash.Collide(full, new Vector2D(5, 5)));
                Assert.IsTrue(Clash.Collide(full, new Vector2D(-0.5f, 5)), "its rounding");
                Shape frame = Shape.PolygonWithRings(first, 8, rings, 2, 0);
                Assert.IsFalse(Clash.Collide(frame, new Vector2D(5, 5)));
            }
        }

        [Test]
        [Answers("clash_shape_chain")]
        public void ChainsAreOpenOrClosed()
        {
            Vector2D left = new Vector2D(0, 2);
            using (OwnedChain open = new OwnedChain(Cup))
            using (OwnedChain closed = new OwnedChain(Cup, closed: true, side: Side.Right))
            using (OwnedChain thick = new OwnedChain(Cup, 2))
            {
                Assert.IsFalse(Clash.Collide(left, open));
                Assert.IsTrue(Clash.Collide(left, closed));
                Assert.IsTrue(Clash.Collide(left, thick));
                Assert.IsFalse(Clash.Collide(new Vector2D(2, 1), closed), "nothing of it is filled");
                Assert.AreEqual(Side.Right, closed.Value.Side);
                Assert.AreEqual(1u, closed.Value.Closed);
            }
            fixed (Vector2D* first = Cup)
            {
                Assert.IsTrue(Clash.Collide(left, Shape.Chain(first, 4, 0, true, Side.None)));
                Assert.IsFalse(Clash.Collide(left, Shape.Chain(first, 4, 0, false, Side.Left)));
            }
        }

        [Test]
        [Answers("clash_shape_group")]
        public void GroupsAreAllOfTheirMembers()
        {
            Shape[] members = { new Circle(new Vector2D(0, 0), 1), new Rectangle(new Vector2D(5, 5), new Vector2D(2, 1)) };
            using (OwnedGroup group = new OwnedGroup(members))
            {
                Assert.IsTrue(Clash.Collide(group, new Vector2D(0, 1)));
                Assert.IsTrue(Clash.Collide(group, new Vector2D(7, 6)));
                Assert.IsFalse(Clash.Collide(group, new Vector2D(3, 3)));
            }
            fixed (Shape* first = members)
            {
                Assert.IsTrue(Clash.Collide(Shape.Group(first, 2), new Vector2D(7, 6)));
                Assert.IsFalse(Clash.Collide(Shape.Group(first, 1), new Vector2D(7, 6)));
            }
        }

        [Test]
        [Answers("clash_shape_prepared", "clash_shape_prepared_capacity")]
        public void PreparedShapesAreTheSame()
        {
            using (OwnedPolygon plain = new OwnedPolygon(Cup))
            using (OwnedShape prepared = OwnedShape.Prepared(plain))
            {
                Assert.AreEqual(Relation.Equal, Clash.Relate(prepared, plain));
                Assert.AreEqual((UIntPtr)Clash.PreparedCapacity(plain), prepared.Value.Data.Prepared.NodeCount);
                Assert.AreEqual(Status.Ok, Clash.Check(prepared));
            }
            Shape[] members = { new Circle(new Vector2D(0, 0), 1), new Circle(new Vector2D(9, 0), 1) };
            using (OwnedGroup plain = new OwnedGroup(members))
            using (OwnedShape prepared = OwnedShape.Prepared(plain))
            {
                Assert.AreEqual(Relation.Equal, Clash.Relate(prepared, plain));
            }
            Node[] nodes = new Node[8];
            fixed (Node* first = nodes)
            {
                Shape shape;
                Assert.AreEqual(Status.Ok, Clash.Prepared(members[0], first, 0, out shape));
                Assert.AreEqual(ShapeKind.Circle, shape.Kind, "nothing of it is prepared");
            }
        }

        [Test]
        public void GroupsOwnWhatTheirMembersPointTo()
        {
            Vector2D[] corners = { new Vector2D(0, 0), new Vector2D(4, 0), new Vector2D(0, 4) };
            Shape inside = new Vector2D(1, 1), onPath = new Vector2D(2, 0);
            OwnedPolygon polygon = new OwnedPolygon(corners);
            OwnedChain chain = new OwnedChain(corners);
            OwnedShape prepared = OwnedShape.Prepared(polygon);
            OwnedGroup ofPolygon = new OwnedGroup(new Shape[] { polygon });
            OwnedGroup ofChain = new OwnedGroup(new Shape[] { chain });
            OwnedGroup ofPrepared = new OwnedGroup(new Shape[] { prepared });
            OwnedShape preparedGroup = OwnedShape.Prepared(ofPolygon);
            OwnedGroup nested = new OwnedGroup(new Shape[] { ofPolygon, preparedGroup });
            Status status = Clash.Check(nested);
            polygon.Dispose();
            chain.Dispose();
            prepared.Dispose();
            using (OwnedGroup copy = new OwnedGroup(ofPolygon.Value))
            {
                ofPolygon.Dispose();
                Assert.IsTrue(Clash.Collide(copy, inside));
            }
            Assert.IsTrue(Clash.Collide(ofChain, onPath));
            Assert.IsFalse(Clash.Collide(ofChain, inside));
            Assert.IsTrue(Clash.Collide(ofPrepared, inside));
            Assert.IsTrue(Clash.Collide(preparedGroup, inside));
            Assert.AreEqual(Status.Ok, Clash.Check(ofPrepared));
            Assert.IsFalse(Clash.Collide(nested, inside), "groups in groups are empty");
            Assert.AreEqual(status, Clash.Check(nested));
            Assert.AreNotEqual(Status.Ok, status);
            foreach (IDisposable owner in new IDisposable[] { ofChain, ofPrepared, preparedGroup, nested })
            {
                owner.Dispose();
            }
        }

        [Test]
        public void OwnersCopyTheirArrays()
        {
            Vector2D[] vertices = { new Vector2D(0, 0), new Vector2D(4, 0), new Vector2D(0, 4) };
            OwnedPolygon owner = new OwnedPolygon(vertices, radius: 1);
            vertices[0] = new Vector2D(100, 100);
            Polygon polygon = owner;
            Assert.IsTrue(polygon.Vertices[0] == Vector2D.Zero);
            Assert.AreEqual((UIntPtr)3, polygon.Count);
            Assert.AreEqual(1, polygon.Radius);
            using (OwnedPolygon copy = new OwnedPolygon(polygon))
            {
                owner.Dispose();
                Assert.IsTrue(copy.Value.Vertices[0] == Vector2D.Zero);
            }
        }

        [Test]
        public void WhatIsDisposedOfIsRefused()
        {
            OwnedPolygon owner = new OwnedPolygon(Frame);
            owner.Dispose();
            owner.Dispose();
            Assert.Throws<ObjectDisposedException>(() => Clash.Collide(owner, Vector2D.Zero));
            Assert.Throws<ObjectDisposedException>(() => Clash.Check((Polygon)owner));
        }

        [Test]
        public void ArraysMayBeEmptyOrMissing()
        {
            using (OwnedPolygon none = new OwnedPolygon((Vector2D[])null))
            using (OwnedChain empty = new OwnedChain(new Vector2D[0]))
            {
                Assert.AreEqual(Status.Ok, Clash.Check(none));
                Assert.AreEqual(Status.Ok, Clash.Check(empty));
                Assert.IsFalse(Clash.Collide(none, Vector2D.Zero));
                Assert.IsFalse(Clash.Collide(empty, Vector2D.Zero));
            }
            Assert.AreEqual(Status.Ok, Clash.Check(new Polygon(null, 0)));
            Assert.AreEqual(Status.BadArray, Clash.Check(new Polygon(null, 3)));
        }

        [Test]
        [Answers("clash_shape_check")]
        public void InvalidShapesSayWhy()
        {
            Shape unknown = default(Shape);
            Assert.AreEqual(Status.Ok, Clash.Check(unknown));
            unknown.Kind = (ShapeKind)77;
            Assert.AreEqual(Status.UnknownKind, Clash.Check(unknown));
            Shape reserved = new Circle(Vector2D.Zero, 1);
            reserved.Reserved = 1;
            Assert.AreEqual(Status.ReservedNotZero, Clash.Check(reserved));
            Assert.IsFalse(Clash.Collide(reserved, reserved));
            Assert.AreEqual(Status.Negative, Clash.Check(new Circle(Vector2D.Zero, -1)));
            Assert.AreEqual(Status.NotFinite, Clash.Check(new Vector2D(0, float.NaN)));
            Assert.AreEqual(Status.BadInnerRadius, Clash.Check(new Sector(Vector2D.Zero, 2, 1, 0, 10)));
            using (OwnedPolygon cut = new OwnedPolygon(Frame, new uint[] { 4, 3 }))
            {
                Assert.AreEqual(Status.BadRings, Clash.Check(cut));
            }
            Assert.AreEqual((uint)Status.NullPointer, (uint)Native.clash_shape_check(null));
        }

        [Test]
        [Answers("clash_status_message")]
        public void EachStatusHasAMessageOfItsOwn()
        {
            Status[] all = (Status[])Enum.GetValues(typeof(Status));
            string[] messages = all.Select(Clash.Message).ToArray();
            CollectionAssert.AllItemsAreUnique(messages);
            CollectionAssert.DoesNotContain(messages, "");
            Assert.AreEqual("a number is NaN or infinite", Clash.Message(Status.NotFinite));
            Assert.IsNotEmpty(Clash.Message((Status)4711));
        }

        [Test]
        public void NullPointersAreAnswered()
        {
            Shape circle = new Circle(Vector2D.Zero, 1);
            Assert.AreEqual(0, Native.clash_collide(null, &circle));
            Assert.AreEqual(0, Native.clash_collide(&circle, null));
            Assert.AreEqual(1, Native.clash_collide(&circle, &circle));
        }

        [Test]
        public void ConversionsMakeNoGarbage()
        {
            Circle circle = new Circle(new Vector2D(1, 2), 1);
            Assert.IsTrue(Meets(circle, 1));
#if !ENABLE_IL2CPP
            long before = GC.GetAllocatedBytesForCurrentThread();
            Assert.IsTrue(Meets(circle, 10000));
            Assert.Less(GC.GetAllocatedBytesForCurrentThread() - before, 10000);
#endif
        }

        private static bool Meets(Circle circle, int times)
        {
            bool meets = true;
            for (int time = 0; time < times; time++)
            {
                meets &= Clash.Collide(circle, new Capsule(Vector2D.Zero, new Vector2D(4, 2), 1));
            }
            return meets;
        }
    }
}
