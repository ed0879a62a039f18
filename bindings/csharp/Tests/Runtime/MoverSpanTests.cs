#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

#if CLASH2D_SPAN
using System;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Movers with spans: the same answers.</summary>
    [TestFixture]
    public class MoverSpanTests
    {
        [Test]
        public void SpansGiveTheSameAnswers()
        {
            Mover mover = MoverTests.Hero();
            Obstacle[] level = MoverTests.Level();
            Vector2D start = new Vector2D(1, 4.5f), way = new Vector2D(9, -12);
            MoverHit[] hits = new MoverHit[4], told = new MoverHit[4];
            WayStop[] stops = new WayStop[4], went = new WayStop[4];
            MoverResult expected = mover.Advance(level, start, way, default(MoverState), hits, stops);
            Span<MoverHit> room = told;
            Assert.AreEqual(expected, mover.Advance(level, start, way, default(MoverState), room, new Span<WayStop>(went)));
            CollectionAssert.AreEqual(hits, told);
            CollectionAssert.AreEqual(stops, went);
            Assert.AreEqual(2, expected.Hits);
            Assert.AreEqual(expected, mover.Advance(level, start, way, default(MoverState), Span<MoverHit>.Empty, Span<WayStop>.Empty));
            Assert.AreEqual(Vector2D.Zero, Clash.SlidVelocity(way, new ReadOnlySpan<MoverHit>(told), 64));
            using (ClashWorld world = new ClashWorld())
            {
                ColliderId id = world.Add(mover.Shape);
                world.MoveAlong(id, new ReadOnlySpan<WayStop>(went).Slice(0, expected.Stops));
                WorldCollider there;
                Assert.IsTrue(world.TryGet(id, out there) && there.Pose.Position == expected.Position);
            }
        }
    }
}
#endif
