using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>What bounds a shape, and the measures of polygons.</summary>
    [TestFixture]
    public class MeasureTests
    {
        /// <summary>A square of 4 without its upper right quarter.</summary>
        private static readonly Vector2D[] Corner =
        {
            new Vector2D(0, 0), new Vector2D(4, 0), new Vector2D(4, 2), new Vector2D(2, 2), new Vector2D(2, 4), new Vector2D(0, 4),
        };

        [Test]
        [Answers("clash_bounding_rectangle", "clash_bounding_circle", "clash_oriented_box")]
        public void BoundsAreTheSmallest()
        {
            Capsule capsule = new Capsule(Vector2D.Zero, new Vector2D(10, 0), 2);
            Rectangle around;
            Assert.IsTrue(Clash.BoundingRectangle(capsule, out around));
            Assert.IsTrue(around == new Rectangle(new Vector2D(-2, -2), new Vector2D(14, 4)));
            Circle circle;
            Assert.IsTrue(Clash.BoundingCircle(new Rectangle(Vector2D.Zero, new Vector2D(6, 8)), out circle));
            Assert.IsTrue(circle.Center == new Vector2D(3, 4));
            Assert.AreEqual(5, circle.Radius, 5e-6);
            Assert.GreaterOrEqual(circle.Radius, 5);
            OrientedRectangle turned = new OrientedRectangle(new Vector2D(1, 2), new Vector2D(3, 4), 30);
            OrientedRectangle box;
            Assert.IsTrue(Clash.OrientedBox(turned, out box) && box == turned);
            Assert.IsFalse(Clash.BoundingRectangle(default(Shape), out around));
        }

        [Test]
        [Answers("clash_swept_bounding_rectangle")]
        public void AWholeWayHasABound()
        {
            Shape bat = new Segment(Vector2D.Zero, new Vector2D(4, 0));
            Motion2D swing = new Motion2D(Vector2D.Zero, 180, Vector2D.Zero);
            Rectangle around;
            Assert.IsTrue(Clash.SweptBoundingRectangle(bat, swing, out around));
            Assert.LessOrEqual(around.Origin.X, -4);
            Assert.AreEqual(8, around.Size.X, 1e-5);
            Assert.AreEqual(4, around.Size.Y, 1e-5);
        }

        [Test]
        [Answers("clash_mass")]
        public void ShapesWeigh()
        {
            Shape plank = new Rectangle(Vector2D.Zero, new Vector2D(4, 3));
            Mass mass;
            Assert.IsTrue(Clash.Mass(plank, out mass));
            Assert.AreEqual(12, mass.Area);
            Assert.IsTrue(mass.Centroid == new Vector2D(2, 1.5f));
            Assert.AreEqual(25, mass.SecondMoment);
            Assert.IsFalse(Clash.Mass(default(Shape), out mass));
        }

        [Test]
        [Answers("clash_support_point")]
        public void SomethingLiesFarthest()
        {
            Shape wall = new Rectangle(Vector2D.Zero, new Vector2D(4, 3));
            Support tip;
            Assert.IsTrue(Clash.SupportPoint(wall, new Vector2D(1, 0.5f), out tip));
            Assert.IsTrue(tip.Point == new Vector2D(4, 3));
            Assert.AreEqual(1, tip.Place.Edge);
            Assert.IsFalse(Clash.SupportPoint(wall, Vector2D.Zero, out tip));
        }

        [Test]
        [Answers("clash_convex_hull", "clash_winding")]
        public void PointsHaveAHullAndAWinding()
        {
            Vector2D[] hull = new Vector2D[6];
            Assert.AreEqual(5, Clash.ConvexHull(Corner, hull));
            Vector2D[] expected = { Corner[0], Corner[1], Corner[2], Corner[4], Corner[5] };
            CollectionAssert.AreEqual(expected, hull.Take(5));
            Assert.AreEqual(5, Clash.ConvexHull(Corner, new Vector2D[2]));
            Assert.AreEqual(Winding.Counterclockwise, Clash.Winding(Corner));
            Assert.AreEqual(Winding.None, Clash.Winding(new Vector2D[0]));
        }

        [Test]
        [Answers("clash_polygon_area", "clash_polygon_centroid", "clash_polygon_is_convex", "clash_polygon_is_simple")]
        public void PolygonsAreMeasured()
        {
            Vector2D[] bow = { Corner[0], Corner[2], Corner[1], Corner[5] };
            using (OwnedPolygon corner = new OwnedPolygon(Corner))
            using (OwnedPolygon crossed = new OwnedPolygon(bow))
            {
                float size;
                Assert.IsTrue(Clash.PolygonArea(corner, out size));
                Assert.AreEqual(12, size);
                // Three squares of 4 around (1, 1), (3, 1) and (1, 3).
                Vector2D centroid;
                Assert.IsTrue(Clash.PolygonCentroid(corner, out centroid));
                Assert.IsTrue(centroid == new Vector2D(5 / 3f, 5 / 3f));
                Assert.IsFalse(Clash.PolygonIsConvex(corner));
                Assert.IsTrue(Clash.PolygonIsSimple(corner));
                Assert.IsFalse(Clash.PolygonIsSimple(crossed));
            }
            float none;
            Assert.IsFalse(Clash.PolygonArea(new Circle(Vector2D.Zero, 1), out none));
        }

        [Test]
        [Answers("clash_triangles")]
        public void PolygonsAreCutIntoTriangles()
        {
            using (OwnedPolygon corner = new OwnedPolygon(Corner))
            {
                uint[] buffer = new uint[Clash.ConvexPiecesCapacity(corner)];
                PieceCounts counts;
                Assert.AreEqual(Status.Ok, Clash.Triangles(corner, buffer, out counts));
                Assert.AreEqual(4, (int)counts.PieceCount);
                Assert.AreEqual(12, (int)counts.IndexCount);
                float area = 0;
                for (int first = 0; first < 12; first += 3)
                {
                    Vector2D a = Corner[buffer[first]], b = Corner[buffer[first + 1]], c = Corner[buffer[first + 2]];
                    area += ((b.X - a.X) * (c.Y - a.Y) - (b.Y - a.Y) * (c.X - a.X)) / 2;
                }
                Assert.AreEqual(12, area);
            }
        }

        [Test]
        [Answers("clash_convex_pieces", "clash_convex_pieces_capacity")]
        public void PolygonsAreCutIntoConvexPieces()
        {
            using (OwnedPolygon corner = new OwnedPolygon(Corner))
            {
                Assert.AreEqual(72, Clash.ConvexPiecesCapacity(corner));
                uint[] buffer = new uint[72];
                PieceCounts counts;
                Assert.AreEqual(Status.Ok, Clash.ConvexPieces(corner, buffer, out counts));
                float area = 0;
                int first = 0;
                for (int piece = 0; piece < (int)counts.PieceCount; piece++)
                {
                    Vector2D[] vertices = new Vector2D[buffer[(int)counts.IndexCount + piece]];
                    for (int number = 0; number < vertices.Length; number++)
                    {
                        vertices[number] = Corner[buffer[first + number]];
                    }
                    first += vertices.Length;
                    using (OwnedPolygon convex = new OwnedPolygon(vertices))
                    {
                        Assert.IsTrue(Clash.PolygonIsConvex(convex));
                        float part;
                        Assert.IsTrue(Clash.PolygonArea(convex, out part));
                        area += part;
                    }
                }
                Assert.AreEqual(12, area);
                Assert.AreEqual((int)counts.IndexCount, first);
                Assert.AreEqual(Status.BufferTooSmall, Clash.ConvexPieces(corner, new uint[3], out counts));
                Assert.IsTrue(counts == default(PieceCounts));
            }
        }
    }
}
