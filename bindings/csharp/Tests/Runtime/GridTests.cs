using System;
using System.Threading;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Grids of tiles: what is in them, what they tell, movers among them, and what is refused.</summary>
    [TestFixture]
    public unsafe class GridTests
    {
        private static readonly Vector2D[] Slope = { new Vector2D(0, 0), new Vector2D(16, 0), new Vector2D(16, 16) };

        /// <summary>A floor of 20 cells of 16, and a slope of 45 degrees on it, in column 4.</summary>
        private static ClashGrid Level()
        {
            ClashGrid grid = new ClashGrid(new Vector2D(16, 16));
            for (int x = -10; x < 10; x++)
            {
                grid.Set(new GridCell(x, -1), new ClashTile(1, 3));
            }
            Assert.AreEqual(2, grid.AddKind(Slope));
            grid.Set(new GridCell(4, 0), new ClashTile(2, 7));
            return grid;
        }

        [Test]
        public void WhatIsInTheCells()
        {
            using (ClashGrid grid = Level())
            {
                Assert.AreEqual(21, grid.Count);
                Assert.AreEqual(new ClashTile(2, 7), grid.Get(new GridCell(4, 0)));
                Assert.AreEqual(new ClashTile(0, 0), grid.Get(new GridCell(5, 0)));
                grid.Set(new GridCell(4, 0), new ClashTile(0, 0));
                grid.Set(new GridCell(int.MinValue, int.MaxValue), new ClashTile(1, 1));
                Assert.AreEqual(21, grid.Count);
                GridCell cell;
                Assert.IsTrue(grid.CellAt(new Vector2D(80, -0.5f), out cell) && cell == new GridCell(5, -1));
                Assert.IsFalse(grid.CellAt(new Vector2D(float.NaN, 0), out cell));
            }
            using (ClashGrid grid = new ClashGrid(new Vector2D(1, 2), new Vector2D(5, 6)))
            {
                GridCell cell;
                Assert.IsTrue(grid.CellAt(new Vector2D(5, 5), out cell) && cell == new GridCell(0, -1));
            }
        }

        [Test]
        public void Questions()
        {
            using (ClashGrid grid = Level())
            {
                Shape ball = new Circle(new Vector2D(32, 4), 4);
                GridTile[] tiles = new GridTile[4];
                Assert.IsTrue(grid.Collide(ball));
                Assert.AreEqual(2, grid.Touched(ball, tiles));
                Assert.AreEqual(new GridTile(new GridCell(1, -1), new ClashTile(1, 3)), tiles[0]);
                Assert.AreEqual(2, grid.Touched(ball, null));
                GridRayHit hit;
                Assert.IsTrue(grid.CastRay(new Vector2D(0, 8), new Vector2D(144, 0), out hit));
                Assert.IsTrue(hit.Fraction == 0.5f && hit.Point == new Vector2D(72, 8) && hit.Found.Cell == new GridCell(4, 0));
                Assert.IsFalse(grid.CastRay(new Vector2D(0, 17), new Vector2D(1000, 0), out hit));
                GridDistance near;
                Assert.IsTrue(grid.Distance(new Circle(new Vector2D(32, 20), 4), 100, out near));
                Assert.IsTrue(near.Distance.Value == 16 && near.Found.Tile.Material == 3);
                Assert.IsFalse(grid.Distance(new Circle(new Vector2D(32, 20), 4), 15, out near));
                Shape member, shape;
                Assert.IsTrue(grid.ShapeOf(new GridCell(4, 0), &member, &shape));
                Assert.IsTrue(Clash.Collide(shape, new Vector2D(72, 8)) && !Clash.Collide(shape, new Vector2D(71, 8)));
                Assert.IsFalse(grid.ShapeOf(new GridCell(5, 5), &member, &shape));
            }
        }

        [Test]
        public void MoversAmongTiles()
        {
            using (ClashGrid grid = Level())
            {
                Mover hero = new Mover(new Rectangle(new Vector2D(-4, 0), new Vector2D(8, 12)), new Vector2D(0, 1));
                MoverHit[] hits = new MoverHit[4];
                MoverResult moved = hero.Advance(grid, new Vector2D(-32, 20), new Vector2D(40, -60), default(MoverState), hits);
                Assert.IsTrue(moved.Position == new Vector2D(8, 0) && moved.Hits == 1 && moved.State.Floor.IsGrid);
                Assert.IsTrue(hits[0].Id.IsGrid && !hits[0].Id.IsListed && hits[0].Cell.Y == -1 && hits[0].User == 3);
                Obstacle[] wall = { new Obstacle(new Rectangle(new Vector2D(20, 0), new Vector2D(1, 50))) };
                moved = hero.Advance(new Obstacles(wall) { Grid = grid }, new Vector2D(8, 0), new Vector2D(40, -1), moved.State, hits);
                Assert.IsTrue(moved.Position == new Vector2D(16, 0) && moved.Hits == 2);
                int walls = hits[0].Id.IsListed ? 0 : 1;
                Assert.IsTrue(hits[walls].Id.IsListed && hits[walls].Cell == new GridCell(0, 0) && hits[1 - walls].Id.IsGrid);
                // Nobody asks it any more.
                grid.Set(new GridCell(0, 0), new ClashTile(1, 0));
            }
        }

        [Test]
        public void WhatIsRefused()
        {
            Assert.Throws<ArgumentException>(() => new ClashGrid(new Vector2D(0, 1)));
            Assert.Throws<ArgumentException>(() => new ClashGrid(new Vector2D(1, float.PositiveInfinity)));
            Assert.Throws<ArgumentException>(() => new ClashGrid(new Vector2D(1, 1), new Vector2D(float.NaN, 0)));
            ClashGrid grid = Level();
            Assert.Throws<ArgumentException>(() => grid.Set(new GridCell(0, 0), new ClashTile(3, 0)));
            Assert.Throws<ArgumentException>(() => grid.AddKind(null));
            Assert.Throws<ArgumentException>(() => grid.AddKind(Slope, new Vector2D(float.NaN, 0)));
            Assert.AreEqual(3, grid.AddKind(Slope, new Vector2D(0, 1)));
            grid.Dispose();
            grid.Dispose();
            Mover hero = new Mover(new Circle(Vector2D.Zero, 1), new Vector2D(0, 1));
            Assert.Throws<ObjectDisposedException>(() => grid.Get(new GridCell(0, 0)));
            Assert.Throws<ObjectDisposedException>(() => grid.Set(new GridCell(0, 0), new ClashTile(1, 0)));
            Assert.Throws<ObjectDisposedException>(() => Assert.AreEqual(IntPtr.Zero, grid.Pointer));
            Assert.Throws<ObjectDisposedException>(() => hero.Advance(grid, Vector2D.Zero, Vector2D.Zero, default(MoverState)));
        }

        [Test]
        public void ManyThreadsAsk()
        {
            using (ClashGrid grid = Level())
            {
                int found = 0;
                Thread[] threads = new Thread[4];
                for (int i = 0; i < threads.Length; i++)
                {
                    threads[i] = new Thread(() =>
                    {
                        for (int k = 0; k < 1000; k++)
                        {
                            Interlocked.Add(ref found, grid.Collide(new Vector2D(k % 160, 0)) ? 1 : 0);
                        }
                    });
                    threads[i].Start();
                }
                foreach (Thread thread in threads)
                {
                    thread.Join();
                }
                Assert.AreEqual(4000, found);
            }
        }
    }
}
