using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Questions about many shapes at once, with answers found by hand.</summary>
    public unsafe class BatchTests
    {
        /// <summary>Circles of radius 0.25 around (0, 0), (1, 0) and so on.</summary>
        private static Circle[] Row(int count)
        {
            Circle[] circles = new Circle[count];
            for (int i = 0; i < count; i++)
            {
                circles[i] = new Circle(new Vector2D(i, 0), 0.25f);
            }
            return circles;
        }

        [Test]
        [Answers("clash_batch_collide", "clash_mask_indices")]
        public void OneShapeMeetsSome()
        {
            Shape gate = new Rectangle(new Vector2D(62.25f, -1), new Vector2D(2.5f, 2));
            ulong[] mask = new ulong[2];
            fixed (Circle* circles = Row(70))
            {
                Assert.AreEqual(4, Clash.Collide(gate, new Batch(circles, 70), mask));
            }
            Assert.AreEqual(new[] { 3UL << 62, 3UL }, mask);
            uint[] indices = new uint[3];
            Assert.AreEqual(4, Clash.MaskIndices(mask, indices));
            Assert.AreEqual(new[] { 62u, 63u, 64u }, indices);
        }

        [Test]
        [Answers("clash_batch_collide_pairs")]
        public void EachMeetsItsOwn()
        {
            // The second row is half a unit above: exactly as far as two radii.
            Segment[] above = { Above(0, 0.25f), Above(1, 0.26f), Above(2, 0) };
            ulong[] mask = new ulong[1];
            fixed (Circle* circles = Row(3))
            fixed (Segment* segments = above)
            {
                Assert.AreEqual(2, Clash.CollidePairs(new Batch(circles, 3), new Batch(segments, 3), mask));
            }
            Assert.AreEqual(5UL, mask[0]);
        }

        private static Segment Above(int x, float y)
        {
            return new Segment(new Vector2D(x - 0.5f, y), new Vector2D(x + 0.5f, y));
        }

        [Test]
        [Answers("clash_batch_cast_rays")]
        public void RaysEnter()
        {
            Line[] lines =
            {
                new Line(new Vector2D(0, 1), new Vector2D(8, 0)),
                new Line(new Vector2D(0, 3), new Vector2D(8, 0)),
                new Line(new Vector2D(3, 1), new Vector2D(8, 0)),
            };
            float[] entries = new float[3];
            fixed (Line* rays = lines)
            {
                Shape wall = new Rectangle(new Vector2D(2, 0), new Vector2D(2, 2));
                Assert.AreEqual(2, Clash.CastRays(wall, new Batch(rays, 3), entries));
            }
            Assert.AreEqual(new[] { 0.25f, 2, 0 }, entries);
        }

        [Test]
        [Answers("clash_batch_find_pairs", "clash_batch_find_pairs_capacity")]
        public void AllPairsAreFound()
        {
            Circle[] row = Row(40);
            row[7] = new Circle(new Vector2D(8, 0.25f), 0.25f);
            fixed (Circle* circles = row)
            {
                Batch batch = new Batch(circles, 40);
                ulong[] scratch = new ulong[Clash.FindPairsCapacity(batch, batch)];
                Assert.Greater(scratch.Length, 0);
                foreach (ulong[] memory in new[] { scratch, null })
                {
                    IndexPair[] pairs = new IndexPair[2];
                    Assert.AreEqual(1, Clash.FindPairs(batch, 0, pairs, memory));
                    Assert.AreEqual(7, pairs[0].A);
                    Assert.AreEqual(8, pairs[0].B);
                    // With itself each is a pair, and the two that meet in both orders.
                    Assert.AreEqual(42, Clash.FindPairs(batch, batch, 0, pairs, memory));
                    Assert.AreEqual(1, Clash.FindPairs(batch, batch, 1, pairs, memory));
                }
            }
        }
    }
}
