using System;
using System.Collections.Generic;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>What is written by hand, and what a program does with it.</summary>
    [TestFixture]
    public unsafe class FaceTests
    {
        private static readonly float[] Interesting =
        {
            0, -0f, 1, -1, 0.1f, 1e-45f, -1e-40f, 3.4028235e38f, 16777217, 1 / 3f,
            float.NaN, float.PositiveInfinity, float.NegativeInfinity,
        };

        [Test]
        public void TheReadmesGameWorks()
        {
            Circle ball = new Circle(new Vector2D(1, 2), 1);
            Vector2D move = new Vector2D(20, 0);
            Rectangle wall = new Rectangle(new Vector2D(10, 0), new Vector2D(1, 5));
            OrientedRectangle bat = new OrientedRectangle(new Vector2D(5, 4), new Vector2D(3, 0.5f), 30);
            Assert.IsFalse(Clash.Collide(ball, wall));
            Assert.IsFalse(Clash.Collide(wall, ball));
            Assert.IsTrue(Clash.MovingCollide(ball, move, wall));
            Assert.IsTrue(Clash.Collide(bat, new Vector2D(5, 4)));
            Rectangle hull;
            Assert.IsTrue(Clash.RectangleHull(new[] { ball }, out hull));
            Assert.IsTrue(hull == new Rectangle(new Vector2D(0, 1), new Vector2D(2, 2)));
        }

        [Test]
        public void TouchingCountsToTheLastBit()
        {
            Circle a = new Circle(Vector2D.Zero, 2);
            Assert.IsTrue(Clash.Collide(a, new Circle(new Vector2D(3, 4), 3)));
            Assert.IsFalse(Clash.Collide(a, new Circle(new Vector2D(3, 4), 2.9999998f)));
        }

        [Test]
        public void OperatorsAreTheLibrarysFunctions()
        {
            foreach (Vector2D a in Vectors())
            {
                AreSame(Clash.Negate(a), -a);
                AreSame(Clash.Unit(a), a.Unit);
                Assert.IsTrue(Answer.AreSame(Clash.Length(a), a.Length));
                foreach (Vector2D b in Vectors())
                {
                    AreSame(Clash.Add(a, b), a + b);
                    AreSame(Clash.Subtract(a, b), a - b);
                    AreSame(Clash.Multiply(a, b.X), a * b.X);
                    AreSame(Clash.Multiply(a, b.X), b.X * a);
                    AreSame(Clash.Divide(a, b.X), a / b.X);
                }
            }
        }

        [Test]
        public void EqualityComparesEachNumber()
        {
            Circle circle = new Circle(new Vector2D(1, 2), 3);
            Circle nan = new Circle(new Vector2D(1, 2), float.NaN);
            Assert.IsTrue(circle == new Circle(new Vector2D(1, 2), 3));
            Assert.IsTrue(circle != new Circle(new Vector2D(1, 2), 4));
            Assert.IsTrue(circle != new Circle(new Vector2D(1, 3), 3));
            Assert.IsTrue(nan != new Circle(new Vector2D(1, 2), float.NaN));
            Assert.IsTrue(nan.Equals(new Circle(new Vector2D(1, 2), float.NaN)));
            Assert.IsTrue(circle.Equals((object)new Circle(new Vector2D(1, 2), 3)));
            Assert.IsFalse(circle.Equals((object)circle.Center));
            Assert.IsFalse(circle.Equals(null));
            Assert.AreEqual(circle.GetHashCode(), new Circle(new Vector2D(1, 2), 3).GetHashCode());
            Assert.AreEqual(1, new HashSet<Vector2D> { new Vector2D(0, 1), new Vector2D(-0f, 1) }.Count);
        }

        [Test]
        public void TextHasAllDigits()
        {
            Assert.AreEqual("Circle(Vector2D(0.1, -2), 3.4028235E+38)", Digits(new Circle(new Vector2D(0.1f, -2), 3.4028235e38f)));
            Assert.AreEqual("FloatRange(0, NaN)", new FloatRange(0, float.NaN).ToString());
            Assert.AreEqual(
                "OrientedRectangle(Vector2D(1, 2), Vector2D(3, 4), 5)",
                new OrientedRectangle(new Vector2D(1, 2), new Vector2D(3, 4), 5).ToString());
        }

        [Test]
        public void ArraysMayBeEmptyOrMissing()
        {
            Circle hull;
            Assert.IsFalse(Clash.CircleHull(new Circle[0], out hull));
            Assert.IsFalse(Clash.CircleHull((Circle[])null, out hull));
            Assert.IsFalse(Clash.CircleHull(null, 0, out hull));
            Assert.IsFalse(Clash.CircleHull(null, 5, out hull));
            Circle one = new Circle(new Vector2D(1, 2), 3);
            Assert.IsTrue(Clash.CircleHull(&one, 1, out hull));
            Assert.IsTrue(one == hull);
            Assert.IsFalse(Clash.CircleHull(&one, -1, out hull));
            Assert.IsTrue(default(Circle) == hull);
            Assert.IsTrue(Clash.CircleHull(&one, 1, out one));
            Assert.IsTrue(new Circle(new Vector2D(1, 2), 3) == one);
        }

        [Test]
        public void NullPointersAreAnswered()
        {
            Circle circle = new Circle(new Vector2D(1, 2), 3);
            Vector2D result = new Vector2D(7, 8);
            Assert.AreEqual(0, Native.clash_circles_collide(null, &circle));
            Assert.AreEqual(0, Native.clash_circles_collide(&circle, null));
            Assert.IsNaN(Native.clash_vector_length(null));
            Native.clash_add_vector(&result, null, &result);
            Assert.IsTrue(result == new Vector2D(7, 8));
            Native.clash_add_vector(&result, &result, null);
            Native.clash_add_vector(&result, &result, &result);
            Assert.IsTrue(result == new Vector2D(14, 16));
        }

        [Test]
        public void ThreadsMayCallAtOnce()
        {
            Circle circle = new Circle(new Vector2D(1, 2), 3);
            int[] hits = new int[4];
            System.Threading.Tasks.Parallel.For(0, hits.Length, index =>
            {
                for (int time = 0; time < 10000; time++)
                {
                    hits[index] += Clash.Collide(circle, new Vector2D(time % 8, 2)) ? 1 : 0;
                }
            });
            CollectionAssert.AreEqual(new[] { 6250, 6250, 6250, 6250 }, hits);
        }

        private static IEnumerable<Vector2D> Vectors()
        {
            foreach (float x in Interesting)
            {
                foreach (float y in new[] { 0.7f, -0f, float.NaN })
                {
                    yield return new Vector2D(x, y);
                }
            }
        }

        private static void AreSame(Vector2D expected, Vector2D found)
        {
            bool isSame = Answer.AreSame(expected.X, found.X) && Answer.AreSame(expected.Y, found.Y);
            Assert.IsTrue(isSame, "expected " + expected + ", found " + found);
        }

        /// <summary>Runtimes print a float with up to 9 digits, and not all the fewest.</summary>
        private static string Digits(object value)
        {
            return value.ToString().Replace("3.40282347E+38", "3.4028235E+38");
        }
    }
}
