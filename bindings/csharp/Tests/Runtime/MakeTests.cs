using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Shapes from what programs hold, and placing shapes.</summary>
    [TestFixture]
    public unsafe class MakeTests
    {
        [Test]
        [Answers("clash_rectangle_from_edges", "clash_rectangle_from_center")]
        public void RectanglesOfEdgesAndCenters()
        {
            Rectangle expected = new Rectangle(new Vector2D(1, 2), new Vector2D(4, 6));
            Assert.IsTrue(expected == Clash.RectangleFromEdges(1, 2, 5, 8));
            Assert.IsTrue(expected == Clash.RectangleFromEdges(5, 8, 1, 2));
            Assert.IsTrue(expected == Clash.RectangleFromCenter(new Vector2D(3, 5), new Vector2D(4, 6)));
        }

        [Test]
        [Answers("clash_oriented_rectangle_from_center", "clash_oriented_rectangle_from_pivot")]
        public void TurnedRectanglesOfCentersAndPivots()
        {
            Vector2D half = new Vector2D(2, 1);
            Vector2D size = new Vector2D(4, 2);
            OrientedRectangle upright = Clash.OrientedRectangleFromCenter(new Vector2D(1, 2), size, 1.5707964f);
            Assert.IsTrue(upright == new OrientedRectangle(new Vector2D(1, 2), half, 90));
            // The pivot lies at (10, 20), one to the left of the center; a quarter turn takes that below it.
            Rectangle r = new Rectangle(new Vector2D(10, 20), size);
            Assert.IsTrue(Clash.OrientedRectangleFromPivot(r, new Vector2D(1, 1), 0).Center == new Vector2D(11, 20));
            OrientedRectangle turned = Clash.OrientedRectangleFromPivot(r, new Vector2D(1, 1), 90);
            Assert.IsTrue(turned == new OrientedRectangle(new Vector2D(10, 21), half, 90));
        }

        [Test]
        [Answers("clash_line_through_points")]
        public void LinesThroughPoints()
        {
            Line line = Clash.LineThrough(new Vector2D(1, 2), new Vector2D(4, 6));
            Assert.IsTrue(line == new Line(new Vector2D(1, 2), new Vector2D(3, 4)));
        }

        [Test]
        [Answers("clash_regular_polygon", "clash_rounded_rectangle")]
        public void PolygonsInVerticesOfTheCaller()
        {
            Vector2D* vertices = stackalloc Vector2D[4];
            Shape square = Clash.RegularPolygon(Vector2D.Zero, 2, 90, vertices, 4);
            Assert.IsTrue(vertices[0] == new Vector2D(0, 2) && vertices[1] == new Vector2D(-2, 0));
            Assert.IsTrue(Clash.Collide(square, new Vector2D(1, 1)));
            Assert.IsFalse(Clash.Collide(square, new Vector2D(1, 1.0000002f)));
            Shape card = Clash.Rounded(new Rectangle(Vector2D.Zero, new Vector2D(10, 6)), 1, vertices, 4);
            Assert.IsTrue(vertices[0] == new Vector2D(1, 1) && vertices[2] == new Vector2D(9, 5));
            Assert.AreEqual(1, card.Data.Polygon.Radius);
            Assert.IsTrue(Clash.Collide(card, new Vector2D(5, 0)));
            Assert.IsFalse(Clash.Collide(card, Vector2D.Zero), "its corner");
        }

        [Test]
        [Answers("clash_place_vertices", "clash_shape_at_pose", "clash_shape_at_pose_capacity")]
        public void PlacingTurnsAndThenMoves()
        {
            Vector2D position = new Vector2D(5, 5);
            Vector2D[] placed = new Vector2D[1];
            Assert.AreEqual(2, Clash.PlaceVertices(new[] { new Vector2D(1, 0), Vector2D.Zero }, position, 90, placed));
            Assert.IsTrue(placed[0] == new Vector2D(5, 6));
            Shape shape;
            Pose2D pose = new Pose2D(position, 90);
            Assert.AreEqual(Status.Ok, Clash.AtPose(new Circle(new Vector2D(1, 0), 3), pose, null, 0, out shape));
            Assert.IsTrue(shape.Data.Circle == new Circle(new Vector2D(0, 1), 3) && shape.Position == position);
            Assert.AreEqual(Status.Negative, Clash.AtPose(new Circle(Vector2D.Zero, -1), pose, null, 0, out shape));
            Assert.AreEqual(ShapeKind.None, shape.Kind);
            Vector2D* vertices = stackalloc Vector2D[3];
            Shape square = Clash.RegularPolygon(new Vector2D(1, 0), 2, 0, vertices, 3);
            Node* nodes = stackalloc Node[Clash.AtPoseCapacity(square)];
            Assert.AreEqual(Status.Ok, Clash.AtPose(square, pose, nodes, Clash.AtPoseCapacity(square), out shape));
            Assert.IsTrue(shape.Data.Polygon.Vertices[0] == new Vector2D(0, 3) && shape.Position == position);
            Assert.AreEqual(Status.BufferTooSmall, Clash.AtPose(square, pose, null, 0, out shape));
        }
    }
}
