#if UNITY_5_3_OR_NEWER
using NUnit.Framework;
using Unity.Collections;
using UnityEngine;

namespace Clash2D.Tests
{
    /// <summary>To and from the engine's own types.</summary>
    [TestFixture]
    public class UnityTests
    {
        [Test]
        public void VectorsConvert()
        {
            Vector2D ours = new Vector2(1, 2);
            Vector2 theirs = new Vector2D(3, 4);
            Assert.IsTrue(ours == new Vector2D(1, 2));
            Assert.AreEqual(3, theirs.x);
            Assert.AreEqual(4, theirs.y);
            Assert.IsTrue((Vector2D)new Vector3(5, 6, 7) == new Vector2D(5, 6));
            Vector3 flat = (Vector3)new Vector2D(8, 9);
            Assert.AreEqual(new[] { 8f, 9, 0 }, new[] { flat.x, flat.y, flat.z });
        }

        [Test]
        public void RectanglesConvert()
        {
            Rectangle ours = new Rect(1, 2, 3, 4);
            Rect theirs = ours;
            Assert.IsTrue(ours == new Rectangle(new Vector2D(1, 2), new Vector2D(3, 4)));
            Assert.AreEqual(new[] { 1f, 2, 3, 4 }, new[] { theirs.x, theirs.y, theirs.width, theirs.height });
            Rectangle face = (Rectangle)new Bounds(new Vector3(1, 2, 3), new Vector3(4, 6, 8));
            Assert.IsTrue(face == new Rectangle(new Vector2D(-1, -1), new Vector2D(4, 6)));
        }

        [Test]
        public void VectorsMixInOperators()
        {
            Vector2D ours = new Vector2D(5, 7);
            Vector2 theirs = new Vector2(1, 2);
            Assert.IsTrue(Sum(ours + theirs) == new Vector2D(6, 9));
            Assert.IsTrue(Sum(theirs + ours) == new Vector2D(6, 9));
            Assert.IsTrue(Sum(ours - theirs) == new Vector2D(4, 5));
            Assert.IsTrue(Sum(theirs - ours) == new Vector2D(-4, -5));
            Assert.IsTrue(Sum(theirs + ours * 0.5f - theirs) == ours * 0.5f);
            theirs += ours;
            Assert.IsTrue(theirs == new Vector2D(6, 9));
            ours -= theirs;
            Assert.IsTrue(ours == new Vector2(-1, -2));
        }

        [Test]
        public void MixedEqualityHasNoTolerance()
        {
            Vector2 theirs = new Vector2(1, 2);
            Vector2D same = new Vector2D(1, 2);
            Vector2D next = new Vector2D(1, 2.0000002f);
            Assert.IsTrue(theirs == (Vector2)next, "the engine's own tolerance");
            Assert.IsTrue(theirs == same && same == theirs);
            Assert.IsFalse(theirs != same || same != theirs);
            Assert.IsFalse(theirs == next || next == theirs);
            Assert.IsTrue(theirs != next && next != theirs);
        }

        [Test]
        public void RectanglesMixInEquality()
        {
            Rect theirs = new Rect(1, 2, 3, 4);
            Rectangle same = new Rectangle(new Vector2D(1, 2), new Vector2D(3, 4));
            Rectangle other = new Rectangle(new Vector2D(1, 2), new Vector2D(3, 5));
            Assert.IsTrue(theirs == same && same == theirs);
            Assert.IsFalse(theirs != same || same != theirs);
            Assert.IsTrue(theirs != other && other != theirs);
            Assert.IsFalse(theirs == other || other == theirs);
        }

        /// <summary>Takes what a mixed operator gives without a conversion.</summary>
        private static Vector2D Sum<T>(T sum)
        {
            Assert.AreEqual(typeof(Vector2D), typeof(T));
            return (Vector2D)(object)sum;
        }

        [Test]
        public void FunctionsTakeTheEnginesTypes()
        {
            Assert.IsTrue(Clash.Collide(new Rect(0, 0, 2, 2), new Vector2(2, 2)));
            Assert.IsFalse(Clash.Collide(new Rect(0, 0, -2, 2), new Vector2(-1, 1)));
            Assert.IsTrue(Clash.Collide(new Circle(new Vector2(3, 0), 1), new Rect(0, 0, 2, 2)));
        }

        [Test]
        public void ShapesAreMadeOfTheEnginesTypes()
        {
            Capsule capsule = new Capsule(new Vector2(0, 0), new Vector2(10, 0), 2);
            Assert.IsTrue(Clash.Collide(capsule, new Vector2(5, 2)));
            Assert.IsTrue(Clash.Collide(new Rect(5, 2, 1, 1), capsule));
            Assert.IsFalse(Clash.Collide(new Rect(5, 4, 1, -2), capsule));
            // Both are shapes, but also what the older functions take.
            Assert.IsTrue(Clash.Collide(new Rect(0, 0, 1, 1), new Rect(1, 1, 1, 1)));
            Assert.IsTrue(Clash.Collide(new Vector2(1, 1), new Rect(1, 1, 1, 1)));
        }

        [Test]
        public void OwnersCopyTheEnginesArrays()
        {
            Vector2[] triangle = { new Vector2(0, 0), new Vector2(4, 0), new Vector2(0, 4) };
            using (OwnedPolygon polygon = new OwnedPolygon(triangle))
            using (OwnedChain open = new OwnedChain(triangle))
            using (OwnedChain closed = new OwnedChain(triangle, closed: true))
            {
                Assert.IsTrue(Clash.Collide(polygon, new Vector2(1, 1)));
                Assert.IsFalse(Clash.Collide(closed, new Vector2(1, 1)));
                Assert.IsTrue(Clash.Collide(closed, new Vector2(0, 1)));
                Assert.IsFalse(Clash.Collide(open, new Vector2(0, 1)));
            }
        }

        [Test]
        public void NativeArraysAreBorrowed()
        {
            NativeArray<Vector2D> triangle = new NativeArray<Vector2D>(3, Allocator.Persistent);
            triangle[1] = new Vector2D(4, 0);
            triangle[2] = new Vector2D(0, 4);
            Shape polygon = new Polygon(triangle, radius: 1);
            Assert.IsTrue(Clash.Collide(polygon, new Vector2D(-1, 0)));
            NativeArray<Shape> members = new NativeArray<Shape>(2, Allocator.Persistent);
            members[0] = polygon;
            members[1] = new Chain(triangle, closed: true);
            Assert.IsTrue(Clash.Collide(new Group(members), new Vector2D(-1, 0)));
            Assert.AreEqual(Status.Ok, Clash.Check(new Polygon(default(NativeArray<Vector2D>))));
            members.Dispose();
            triangle.Dispose();
        }

        [Test]
        public void ATransformPlacesABox()
        {
            GameObject owner = new GameObject();
            owner.transform.position = new Vector3(1, 2, 3);
            owner.transform.localScale = new Vector3(-2, 3, 1);
            OrientedRectangle box = OrientedRectangle.Of(owner.transform, new Vector2(4, 2));
            Assert.IsTrue(box == new OrientedRectangle(new Vector2D(1, 2), new Vector2D(4, 3), 0));
            Object.DestroyImmediate(owner);
        }

#if CLASH2D_MATHEMATICS
        [Test]
        public void FloatsOfTheMathematicsPackageConvert()
        {
            Vector2D ours = new Unity.Mathematics.float2(1, 2);
            Unity.Mathematics.float2 theirs = ours;
            Assert.IsTrue(ours == new Vector2D(1, 2));
            Assert.AreEqual(new[] { 1f, 2 }, new[] { theirs.x, theirs.y });
        }

        [Test]
        public void FloatsOfTheMathematicsPackageMixInOperators()
        {
            Vector2D ours = new Vector2D(5, 7);
            Unity.Mathematics.float2 theirs = new Unity.Mathematics.float2(1, 2);
            Assert.IsTrue(Sum(ours + theirs) == new Vector2D(6, 9));
            Assert.IsTrue(Sum(theirs + ours) == new Vector2D(6, 9));
            Assert.IsTrue(Sum(ours - theirs) == new Vector2D(4, 5));
            Assert.IsTrue(Sum(theirs - ours) == new Vector2D(-4, -5));
            theirs += ours;
            Assert.IsTrue(theirs == new Vector2D(6, 9) && new Vector2D(6, 9) == theirs);
            Assert.IsTrue(theirs != ours && ours != theirs);
            Assert.IsFalse(theirs == ours || ours == theirs);
            Assert.IsFalse(theirs != new Vector2D(6, 9) || new Vector2D(6, 9) != theirs);
        }
#endif
    }
}
#endif
