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
        public void CastsAndContacts()
        {
            using (ClashGrid grid = Level())
            {
                Shape hero = new Rectangle(new Vector2D(-60, 8), new Vector2D(40, 12));
                GridCastHit hit;
                Assert.IsTrue(grid.Cast(hero, new Vector2D(16, -16), out hit));
                Assert.IsTrue(hit.Cast.Fraction == 0.5f && hit.Cast.Normal == new Vector2D(0, 1) && hit.Found.Tile.Material == 3);
                Shape low = new Rectangle(new Vector2D(-60, 0), new Vector2D(40, 12));
                CastSettings settings = Clash.DefaultCast();
                settings.Mode = CastMode.Approaching;
                Assert.IsTrue(grid.Cast(low, new Vector2D(80, 0), out hit) && hit.Cast.StartsInContact);
                Assert.IsFalse(grid.Cast(low, new Vector2D(80, 0), settings, out hit));
                Assert.IsTrue(grid.Cast(low, new Vector2D(168, 0), settings, out hit));
                Assert.IsTrue(hit.Cast.Fraction == 0.5f && hit.Found.Cell == new GridCell(4, 0));
                GridContact[] contacts = new GridContact[4];
                Shape sunk = new Rectangle(new Vector2D(-60, -1), new Vector2D(40, 12));
                Assert.AreEqual(3, grid.Contacts(sunk, 0, contacts));
                for (int i = 0; i < 3; i++)
                {
                    Assert.IsTrue(contacts[i].Contact.Normal == new Vector2D(0, 1) && contacts[i].Contact.Depth == 1);
                    Assert.AreEqual(new GridCell(i - 4, -1), contacts[i].Found.Cell);
                }
                Assert.AreEqual(0, grid.Contacts(hero, 0, contacts));
                Assert.AreEqual(3, grid.Contacts(hero, 8, null));
            }
        }

        [Test]
        public void ManyCellsAtOnce()
        {
            using (ClashGrid grid = Level())
            {
                byte[] bytes = { 1, 1, 0, 9, 0, 2, 1, 9 };
                ClashTile[] tiles = { new ClashTile(0, 0), new ClashTile(1, 8), new ClashTile(2, 9) };
                GridArea area = new GridArea(new GridCell(-1, 5), 3, 2);
                grid.FillBytes(area, bytes, 4, GridRows.TopFirst, tiles);
                Assert.AreEqual(25, grid.Count);
                Assert.IsTrue(grid.Get(new GridCell(-1, 6)) == tiles[1] && grid.Get(new GridCell(0, 5)) == tiles[2]);
                GridTile[] found = new GridTile[4];
                Assert.AreEqual(4, grid.Tiles(area, found));
                Assert.AreEqual(new GridTile(new GridCell(0, 5), tiles[2]), found[0]);
                Assert.AreEqual(25, grid.Tiles(null, null));
                Assert.Throws<ArgumentException>(() => grid.FillBytes(area, bytes, 1, GridRows.TopFirst, tiles));
                Assert.Throws<ArgumentException>(() => grid.FillBytes(area, bytes, 6, GridRows.TopFirst, tiles));
                Assert.Throws<ArgumentException>(() => grid.FillBytes(area, bytes, 4, (GridRows)2, tiles));
                Assert.Throws<ArgumentException>(() => grid.FillBits(area, null, 4, GridRows.TopFirst, tiles[1]));
                Assert.AreEqual(25, grid.Count);
                grid.FillBits(area, bytes, 3, GridRows.BottomFirst, new ClashTile(1, 4));
                Assert.IsTrue(grid.Count == 22 && grid.Get(new GridCell(-1, 5)).Material == 4);
                grid.Fill(area, new ClashTile(0, 0));
                Assert.AreEqual(21, grid.Count);
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
        public void AWorldTakesAGrid()
        {
            using (ClashWorld world = new ClashWorld())
            {
                ClashGrid grid = new ClashGrid(new Vector2D(16, 16));
                for (int x = -10; x < 10; x++)
                {
                    grid.Set(new GridCell(x, -1), new ClashTile(1, 3));
                }
                WorldCollider collider = new WorldCollider { Layers = 4, User = 9, OneWay = new Vector2D(float.NaN, 0) };
                Assert.Throws<ArgumentException>(() => world.AddGrid(grid, collider));
                Assert.Throws<ArgumentNullException>(() => world.AddGrid(null, collider));
                collider.OneWay = Vector2D.Zero;
                ColliderId id = world.AddGrid(grid, collider);
                Assert.Throws<ArgumentException>(() => world.AddGrid(grid, collider));
                Assert.AreEqual(20, grid.Count);
                Assert.AreEqual(20, world.Grid(id).Count);

                ColliderId ball = world.Add(new Circle(Vector2D.Zero, 4), new Pose2D(new Vector2D(40, 40), 0));
                Assert.AreEqual(0, world.Update().Begins.Count);
                Pose2D down = new Pose2D(new Vector2D(40, 0), 0);
                Assert.IsTrue(world.Move(ball, down));
                Assert.IsFalse(world.Move(id, down));
                Assert.AreEqual(0.9f, world.Update().Begins[0].Enter);
                WorldHit hit;
                Assert.IsTrue(world.CastRay(new Vector2D(8, 8), new Vector2D(0, -100), out hit, new WorldQuery { Layers = 4 }));
                Assert.AreEqual(id, hit.Id);
                Assert.AreEqual(new GridCell(0, -1), hit.Cell);

                Assert.Throws<InvalidOperationException>(() => world.Grid(id).Set(new GridCell(0, 0), new ClashTile(1, 0)));
                for (int x = -10; x < 10; x++)
                {
                    grid.Set(new GridCell(x, -1), new ClashTile(0, 0));
                }
                Assert.AreEqual(1, world.Update().Ends.Count);
                world.EditGrid(id).Set(new GridCell(2, -1), new ClashTile(1, 0));
                Assert.AreEqual(1, world.Update().Begins.Count);
                Assert.AreEqual(1, grid.Count);
                Assert.IsNull(world.Grid(ball));
                Assert.IsNull(world.EditGrid(ball));
                Assert.IsTrue(world.Remove(id));
                Assert.Throws<InvalidOperationException>(() => Assert.AreEqual(0, grid.Count));
                grid.Dispose();
                Assert.Throws<ObjectDisposedException>(() => Assert.AreEqual(0, grid.Count));

                using (ClashGrid second = new ClashGrid(new Vector2D(1, 1)))
                {
                    world.AddGrid(second, new WorldCollider());
                    world.Dispose();
                    Assert.Throws<ObjectDisposedException>(() => Assert.AreEqual(0, second.Count));
                }
            }
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
