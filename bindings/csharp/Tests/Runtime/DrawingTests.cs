using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Lines for drawing lie on the borders, all the way round.</summary>
    [TestFixture]
    public unsafe class DrawingTests
    {
        private static List<Segment> Lines(Shape shape)
        {
            List<Segment> lines = new List<Segment>();
            ShapeLines.Draw(shape, (from, to) => lines.Add(new Segment(from, to)));
            return lines;
        }

        private static double Length(IEnumerable<Segment> lines)
        {
            return lines.Sum(line => (double)(line.Point2 - line.Point1).Length);
        }

        /// <summary>The lines are as long as the border, by the formulas of school; chords miss some of an arc.</summary>
        private static void IsAround(double length, Shape shape)
        {
            shape.Position = new Vector2D(30, -20);
            List<Segment> lines = Lines(shape);
            Assert.AreEqual(length, Length(lines), length * 0.003, shape.Kind.ToString());
            Circle origin = new Circle(new Vector2D(30, -20), 30);
            Assert.IsTrue(lines.All(line => Clash.Contains(origin, line)), shape.Kind.ToString());
        }

        [Test]
        public void BordersAreDrawnAllTheWayRound()
        {
            const double Turn = 2 * Math.PI;
            IsAround(5, new Segment(Vector2D.Zero, new Vector2D(3, 4)));
            IsAround(Turn * 5, new Circle(new Vector2D(1, 2), 5));
            IsAround(14, new Rectangle(new Vector2D(1, 2), new Vector2D(3, 4)));
            IsAround(28, new OrientedRectangle(new Vector2D(1, 2), new Vector2D(3, 4), 30));
            IsAround(10 + Turn * 2, new Capsule(Vector2D.Zero, new Vector2D(3, 4), 2));
            IsAround(Turn / 4 * 8 + 4, new Sector(Vector2D.Zero, 3, 5, 10, 45));
            Vector2D[] corners = { Vector2D.Zero, new Vector2D(4, 0), new Vector2D(0, 3) };
            using (OwnedPolygon polygon = new OwnedPolygon(corners))
            using (OwnedPolygon rounded = new OwnedPolygon(corners, radius: 1))
            using (OwnedChain open = new OwnedChain(corners))
            using (OwnedChain closed = new OwnedChain(corners, closed: true))
            using (OwnedGroup group = new OwnedGroup(new Shape[] { polygon, new Circle(Vector2D.Zero, 1) }))
            using (OwnedShape prepared = OwnedShape.Prepared(group))
            {
                IsAround(12, polygon);
                IsAround(12 + Turn, rounded);
                IsAround(9, open);
                IsAround(12, closed);
                IsAround(12 + Turn, group);
                IsAround(12 + Turn, prepared);
            }
        }

        [Test]
        public void PointsAreLinesToThemselvesAndLinesGoFar()
        {
            Vector2D point = new Vector2D(3, 4);
            CollectionAssert.AreEqual(new[] { new Segment(point, point) }, Lines(point));
            Segment line = Lines(new Line(point, new Vector2D(0, 2))).Single();
            Assert.IsTrue(line == new Segment(new Vector2D(3, 4 - ShapeLines.Far), new Vector2D(3, 4 + ShapeLines.Far)));
        }

        [Test]
        public void NothingIsDrawnOfNothing()
        {
            CollectionAssert.IsEmpty(Lines(default(Shape)));
            CollectionAssert.IsEmpty(Lines(new Circle(Vector2D.Zero, -1)));
            CollectionAssert.IsEmpty(Lines(new Polygon(null, 7)));
            Assert.Throws<ArgumentNullException>(() => ShapeLines.Draw(Vector2D.Zero, null));
        }

        /// <summary>A chain of many vertices takes no time that grows with their square.</summary>
        [Test, Timeout(20000)]
        public void LongChainsAreDrawnAtOnce()
        {
            Vector2D[] vertices = new Vector2D[50000];
            for (int index = 0; index < vertices.Length; index++)
            {
                vertices[index] = new Vector2D(index, index % 2);
            }
            using (OwnedChain chain = new OwnedChain(vertices))
            {
                Assert.AreEqual(vertices.Length - 1, Lines(chain).Count);
            }
        }

#if CLASH2D_STUBS
        [Test]
        public void GizmosDrawEachAnswer()
        {
            UnityEngine.Gizmos.Lines.Clear();
            ClashGizmos.Draw(new Rectangle(Vector2D.Zero, new Vector2D(3, 4)));
            Assert.AreEqual(4, UnityEngine.Gizmos.Lines.Count);
            ClashGizmos.Draw(new Vector2D(1, 1));
            Assert.AreEqual(6, UnityEngine.Gizmos.Lines.Count, "a cross");
            Contact contact;
            Clash.Contact(new Circle(Vector2D.Zero, 2), new Circle(new Vector2D(3, 0), 2), out contact);
            ClashGizmos.Draw(contact);
            Assert.AreEqual(9, UnityEngine.Gizmos.Lines.Count, "a cross and a normal");
            CollectionAssert.AreEqual(new[] { 1.5f, 0, 0, 2, 0, 0 }, UnityEngine.Gizmos.Lines[8]);
            ClashGizmos.Draw(default(CastHit));
            ClashGizmos.Draw(default(RayHit));
        }
#endif
    }
}
