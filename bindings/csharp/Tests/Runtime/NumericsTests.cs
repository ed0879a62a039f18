#if CLASH2D_NUMERICS
using NUnit.Framework;
using Vector2 = System.Numerics.Vector2;

namespace Clash2D.Tests
{
    /// <summary>To and from System.Numerics.</summary>
    [TestFixture]
    public class NumericsTests
    {
        [Test]
        public void VectorsConvert()
        {
            Vector2D ours = new Vector2(1, 2);
            Vector2 theirs = new Vector2D(3, 4);
            Assert.IsTrue(ours == new Vector2D(1, 2));
            Assert.AreEqual(new[] { 3f, 4 }, new[] { theirs.X, theirs.Y });
            Circle circle = new Circle(new Vector2(3, 4), 5);
            Assert.IsTrue(Clash.Collide(circle, new Vector2(0, 0)));
            Assert.IsTrue(Clash.Collide(new Capsule(theirs, ours, 1), new Vector2(1, 1)));
            Vector2 way;
            Vector2D separation;
            Assert.IsTrue(Clash.Separation(circle, new Circle(new Vector2(8, 4), 1), out separation));
            way = separation;
            Assert.AreEqual(1, way.X, 1e-6);
        }

        [Test]
        public void VectorsMixInOperators()
        {
            Vector2D ours = new Vector2D(5, 7);
            Vector2 theirs = new Vector2(1, 2);
            Assert.IsTrue(ours + theirs == new Vector2D(6, 9) && theirs + ours == new Vector2D(6, 9));
            Assert.IsTrue(ours - theirs == new Vector2D(4, 5) && theirs - ours == new Vector2D(-4, -5));
            Assert.IsTrue(theirs == new Vector2D(1, 2) && new Vector2D(1, 2) == theirs);
            Assert.IsTrue(theirs != ours && ours != theirs);
            Assert.IsFalse(theirs != new Vector2D(1, 2) || new Vector2D(1, 2) != theirs);
            Vector2 nan = new Vector2(float.NaN, 0);
            Assert.IsTrue(nan != (Vector2D)nan && !((Vector2D)nan == nan));
            theirs += ours;
            Assert.IsTrue(theirs == new Vector2D(6, 9));
        }
    }
}
#endif
