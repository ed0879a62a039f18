using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>The questions about any two shapes, where the answers are plain to see.</summary>
    [TestFixture]
    public class QuestionTests
    {
        private static readonly Circle Disc = new Circle(Vector2D.Zero, 5);
        private static readonly Rectangle Box = new Rectangle(Vector2D.Zero, new Vector2D(4, 2));

        [TestCase(7, Relation.Disjoint, Relation.Disjoint)]
        [TestCase(6, Relation.Touching, Relation.Touching)]
        [TestCase(5, Relation.Overlapping, Relation.Overlapping)]
        [TestCase(4, Relation.BInsideATouching, Relation.AInsideBTouching)]
        [TestCase(3, Relation.BInsideA, Relation.AInsideB)]
        [Answers("clash_relate", "clash_contains")]
        public void CirclesRelate(float distance, Relation expected, Relation swapped)
        {
            Circle small = new Circle(new Vector2D(distance, 0), 1);
            Assert.AreEqual(expected, Clash.Relate(Disc, small));
            Assert.AreEqual(swapped, Clash.Relate(small, Disc));
            Assert.AreEqual(Relation.Equal, Clash.Relate(small, small));
            Assert.AreEqual(distance <= 4, Clash.Contains(Disc, small));
            Assert.IsFalse(Clash.Contains(small, Disc));
        }

        [TestCase(3, true)]
        [TestCase(2.9999998f, false)]
        [TestCase(float.PositiveInfinity, true)]
        [TestCase(-1, false)]
        [TestCase(float.NaN, false)]
        [Answers("clash_within")]
        public void ShapesComeWithinADistance(float distance, bool expected)
        {
            Circle other = new Circle(new Vector2D(10, 0), 2);
            Assert.AreEqual(expected, Clash.Within(Disc, other, distance));
            Assert.AreEqual(expected, Clash.Within(other, Disc, distance));
        }

        [Test]
        [Answers("clash_distance")]
        public void DistancesHaveTheirPoints()
        {
            Distance distance;
            Assert.IsTrue(Clash.Distance(Disc, new Circle(new Vector2D(10, 0), 2), out distance));
            Assert.AreEqual(3, distance.Value);
            Assert.IsTrue(distance.PointA == new Vector2D(5, 0));
            Assert.IsTrue(distance.PointB == new Vector2D(8, 0));
            Assert.AreEqual(0, distance.PlaceA.Along);
            Assert.AreEqual(0.5f, distance.PlaceB.Along);
            Assert.IsTrue(Clash.Distance(Disc, new Vector2D(3, 4), out distance));
            Assert.AreEqual(0, distance.Value);
            Circle other = new Circle(new Vector2D(10, 0), 2);
            Assert.IsTrue(Clash.Distance(Disc, other, 3, out distance));
            Assert.AreEqual(3, distance.Value);
            Assert.IsFalse(Clash.Distance(Disc, other, 2.9999998f, out distance));
            Assert.IsFalse(Clash.Distance(Disc, default(Shape), out distance));
            Assert.IsTrue(distance == default(Distance));
        }

        [Test]
        [Answers("clash_contact")]
        public void ContactsPointFromTheFirstToTheSecond()
        {
            Contact contact;
            Assert.IsTrue(Clash.Contact(Box, new Circle(new Vector2D(5, 1), 2), out contact));
            Assert.IsTrue(contact.Normal == new Vector2D(1, 0));
            Assert.AreEqual(1, contact.Depth);
            Assert.AreEqual(1u, contact.PointCount);
            Assert.IsTrue(contact.Points[0].Position == new Vector2D(3.5f, 1));
            Assert.IsFalse(Clash.Contact(Box, new Circle(new Vector2D(7, 1), 2), out contact));
            Assert.IsTrue(contact == default(Contact));
            Assert.IsTrue(Clash.Contact(Box, new Circle(new Vector2D(7, 1), 2), 1, out contact));
            Assert.IsTrue(contact.Normal == new Vector2D(1, 0));
            Assert.AreEqual(-1, contact.Depth);
        }

        [Test]
        public void ContactsAreGoneThroughPointByPoint()
        {
            Contact contact;
            Assert.IsTrue(Clash.Contact(Box, new Rectangle(new Vector2D(1, 1), new Vector2D(2, 3)), out contact));
            List<PointOfContact> points = new List<PointOfContact>();
            foreach (PointOfContact point in contact)
            {
                points.Add(point);
            }
            CollectionAssert.AreEqual(new[] { contact.Points[0], contact.Points[1] }, points);
            Assert.AreEqual(1, Points(Box, new Circle(new Vector2D(5, 1), 2)));
            contact.PointCount = uint.MaxValue;
            Assert.AreEqual(2, Points(contact));
            Assert.AreEqual(0, Points(default(Contact)));
        }

#if !ENABLE_IL2CPP
        [Test]
        public void ToGoThroughPointsAllocatesNothing()
        {
            Circle circle = new Circle(new Vector2D(5, 1), 2);
            Assert.AreEqual(1, Points(Box, circle));
            long before = GC.GetAllocatedBytesForCurrentThread();
            int count = 0;
            for (int time = 0; time < 10000; time++)
            {
                count += Points(Box, circle);
            }
            Assert.Less(GC.GetAllocatedBytesForCurrentThread() - before, 10000);
            Assert.AreEqual(10000, count);
        }
#endif

        private static int Points(Shape a, Shape b)
        {
            Contact contact;
            Clash.Contact(a, b, out contact);
            return Points(contact);
        }

        private static int Points(Contact contact)
        {
            int count = 0;
            foreach (PointOfContact point in contact)
            {
                count++;
            }
            return count;
        }

        [Test]
        [Answers("clash_contacts")]
        public void BuffersThatAreTooSmallLoseNothingSilently()
        {
            Shape[] members = { new Circle(new Vector2D(0, -1), 2), new Circle(new Vector2D(4, -1), 2) };
            using (OwnedGroup group = new OwnedGroup(members))
            {
                Contact[] contacts = new Contact[3];
                Assert.AreEqual(2, Clash.Contacts(Box, group, contacts));
                Assert.IsTrue(contacts[0].MemberB == 0 && contacts[1].MemberB == 1);
                Assert.IsTrue(contacts[2] == default(Contact));
                Assert.AreEqual(2, Clash.Contacts(Box, group, 0.5f, contacts));
                Assert.AreEqual(2, Clash.Contacts(Box, group, new Contact[1]));
                Assert.AreEqual(2, Clash.Contacts(Box, group, (Contact[])null));
            }
        }

        [Test]
        [Answers("clash_separation")]
        public void SeparationsSeparate()
        {
            Vector2D separation;
            Circle circle = new Circle(new Vector2D(5, 1), 2);
            Assert.IsTrue(Clash.Separation(Box, circle, out separation));
            Assert.AreEqual(1, separation.X, 1e-6);
            Assert.AreEqual(0, separation.Y);
            circle.Center += separation;
            Relation after = Clash.Relate(Box, circle);
            Assert.IsTrue(after == Relation.Disjoint || after == Relation.Touching, after.ToString());
        }

        [Test]
        [Answers("clash_intersections")]
        public void BordersCross()
        {
            Segment up = new Segment(Vector2D.Zero, new Vector2D(2, 2));
            Segment down = new Segment(new Vector2D(0, 2), new Vector2D(2, 0));
            Intersection[] found = new Intersection[2];
            Assert.AreEqual(1, Clash.Intersections(up, down, found));
            Assert.IsTrue(found[0].Start == new Vector2D(1, 1) && found[0].End == new Vector2D(1, 1));
            Assert.AreEqual(0.5f, found[0].PlaceA.Along);
            Assert.AreEqual(0.5f, found[0].PlaceB.Along);
        }

        [Test]
        [Answers("clash_clip_segment")]
        public void SegmentsAreClipped()
        {
            Shape[] posts = { new Rectangle(Vector2D.Zero, new Vector2D(1, 4)), new Circle(new Vector2D(6, 2), 1) };
            Segment beam = new Segment(new Vector2D(-2, 2), new Vector2D(8, 2));
            Stretch[] found = new Stretch[2];
            using (OwnedGroup both = new OwnedGroup(posts))
            {
                Assert.AreEqual(2, Clash.ClipSegment(both, beam, found));
            }
            Assert.AreEqual(0.2f, found[0].Entry);
            Assert.IsTrue(found[0].EntryPoint == new Vector2D(0, 2));
            Assert.AreEqual(0.9f, found[1].Exit);
            Assert.IsTrue(found[1].ExitPoint == new Vector2D(7, 2));
            Assert.AreEqual(0, Clash.ClipSegment(posts[0], new Segment(new Vector2D(0, 5), new Vector2D(8, 5)), found));
        }

        [Test]
        [Answers("clash_signed_distance")]
        public void PointsAreDeepInside()
        {
            SignedDistance found;
            Shape box = new Rectangle(new Vector2D(4, 0), new Vector2D(4, 4));
            Assert.IsTrue(Clash.SignedDistance(box, new Vector2D(7, 2), out found));
            Assert.AreEqual(-1, found.Distance);
            Assert.IsTrue(found.Point == new Vector2D(8, 2) && found.Normal == new Vector2D(1, 0));
            Assert.AreEqual(1, found.Place.Edge);
            Assert.IsTrue(Clash.SignedDistance(box, new Vector2D(11, 8), out found));
            Assert.AreEqual(5, found.Distance);
            Assert.IsFalse(Clash.SignedDistance(default(Shape), Vector2D.Zero, out found));
        }

        [Test]
        [Answers("clash_shape_member_count", "clash_shape_edge_count", "clash_shape_vertex_count",
            "clash_shape_edge", "clash_shape_vertex", "clash_shape_point_at", "clash_shape_place_at")]
        public void BordersHaveEdgesAndVertices()
        {
            Shape wall = new Rectangle(Vector2D.Zero, new Vector2D(4, 3));
            Assert.AreEqual(1, Clash.MemberCount(wall));
            Assert.AreEqual(4, Clash.EdgeCount(wall, 0));
            Assert.AreEqual(0, Clash.EdgeCount(wall, 1));
            Assert.AreEqual(4, Clash.VertexCount(wall, 0));
            Edge right;
            Assert.IsTrue(Clash.Edge(wall, 0, 1, out right));
            Assert.IsTrue(right.Start == new Vector2D(4, 0) && right.End == new Vector2D(4, 3));
            Assert.IsFalse(Clash.Edge(wall, 0, 4, out right));
            Vector2D point;
            Assert.IsTrue(Clash.Vertex(wall, 0, 2, out point) && point == new Vector2D(4, 3));
            Place place = default(Place);
            place.Edge = 2;
            place.Along = 0.25f;
            Assert.IsTrue(Clash.PointAt(wall, place, out point) && point == new Vector2D(3, 3));
            Place found;
            Assert.IsTrue(Clash.PlaceAt(wall, point, new Vector2D(0, 1), out found));
            Assert.IsTrue(found.Member == 0 && found.Edge == 2 && found.Along == 0.25f);
        }

        [Test]
        [Answers("clash_cast_ray")]
        public void RaysEnterAndLeave()
        {
            RayHit hit;
            Circle circle = new Circle(new Vector2D(5, 0), 1);
            Assert.IsTrue(Clash.CastRay(circle, Vector2D.Zero, new Vector2D(8, 0), CastSettings.Default, out hit));
            Assert.AreEqual(0.5f, hit.Entry);
            Assert.AreEqual(0.75f, hit.Exit);
            Assert.IsTrue(hit.EntryPoint == new Vector2D(4, 0) && hit.ExitPoint == new Vector2D(6, 0));
            Assert.IsTrue(hit.EntryNormal == new Vector2D(-1, 0) && hit.ExitNormal == new Vector2D(1, 0));
            Assert.IsFalse(hit.StartsInside);
            Assert.IsFalse(Clash.CastRay(circle, Vector2D.Zero, new Vector2D(3, 0), CastSettings.Default, out hit));
        }

        [Test]
        [Answers("clash_default_cast", "clash_cast_settings_check")]
        public void CastsTakeSettings()
        {
            CastHit hit;
            Circle ball = new Circle(Vector2D.Zero, 1);
            Rectangle wall = new Rectangle(new Vector2D(5, -1), new Vector2D(2, 2));
            CastSettings settings = CastSettings.Default;
            Assert.AreEqual(new CastSettings(CastMode.All, CastSides.Respect, 1, 0, 0), settings);
            Assert.AreEqual(Status.Ok, Clash.Check(settings));
            settings.DistanceKept = 2;
            Assert.IsTrue(Clash.Cast(ball, new Vector2D(8, 0), wall, Vector2D.Zero, settings, out hit));
            Assert.AreEqual(0.25f, hit.Fraction);
            settings.LargestFraction = 0.125f;
            Assert.IsFalse(Clash.Cast(ball, new Vector2D(8, 0), wall, Vector2D.Zero, settings, out hit));
            settings.DistanceKept = -1;
            Assert.AreEqual(Status.Negative, Clash.Check(settings));
        }

        [Test]
        [Answers("clash_cast", "clash_cast_turning")]
        public void CastsStopAtTheFirstContact()
        {
            CastHit hit;
            Circle ball = new Circle(Vector2D.Zero, 1);
            Rectangle wall = new Rectangle(new Vector2D(5, -1), new Vector2D(2, 2));
            Vector2D move = new Vector2D(8, 0);
            Assert.IsTrue(Clash.Cast(ball, move, wall, Vector2D.Zero, CastMode.All, out hit));
            Assert.AreEqual(0.5f, hit.Fraction);
            Assert.IsTrue(hit.Normal == new Vector2D(1, 0));
            Assert.AreEqual(0, hit.PlaceA.Along);
            Assert.AreEqual(3, hit.PlaceB.Edge);
            Assert.AreEqual(0.5f, hit.PlaceB.Along);
            Assert.IsFalse(Clash.Cast(ball, move, wall, move, CastMode.All, out hit));
            Assert.IsFalse(Clash.Cast(ball, move, wall, Vector2D.Zero, (CastMode)9, out hit));
            Motion2D turning = new Motion2D(move, 90, Vector2D.Zero);
            CastSettings fine = CastSettings.Default;
            fine.Tolerance = 0.001f;
            Assert.IsTrue(Clash.CastTurning(ball, turning, wall, default(Motion2D), fine, out hit));
            Assert.LessOrEqual(hit.Fraction, 0.5f);
            Assert.AreEqual(0.5f, hit.Fraction, 0.001f);
        }
    }
}
