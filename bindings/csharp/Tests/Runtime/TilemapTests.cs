#if CLASH2D_TILEMAP && CLASH2D_STUBS
using System;
using System.Collections.Generic;
using System.Reflection;
using NUnit.Framework;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Clash2D.Tests
{
    /// <summary>Grids from a Tilemap, and a character among them. Against stand-ins for the engine's classes.</summary>
    [TestFixture]
    public unsafe class TilemapTests
    {
        private static readonly Vector2[] Square = Points(-0.5f, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, -0.5f, 0.5f);
        private static readonly Vector2[] Ramp = Points(-0.5f, -0.5f, 0.5f, -0.5f, 0.5f, 0.25f);
        private static readonly Vector2[] Ledge = Points(-0.5f, 0.25f, 0.5f, 0.25f, 0.5f, 0.5f, -0.5f, 0.5f);

        private Tilemap tilemap;

        [SetUp]
        public void MakeTilemap()
        {
            tilemap = new Tilemap();
            UnityEngine.Debug.Errors.Clear();
        }

        private static Vector2[] Points(params float[] numbers)
        {
            Vector2[] points = new Vector2[numbers.Length / 2];
            for (int number = 0; number < points.Length; number++)
            {
                points[number] = new Vector2(numbers[2 * number], numbers[2 * number + 1]);
            }
            return points;
        }

        private static Tile Sprite(params Vector2[][] outlines)
        {
            return new Tile { sprite = new Sprite { Outlines = outlines }, colliderType = Tile.ColliderType.Sprite };
        }

        private static Vector3Int At(int x, int y)
        {
            return new Vector3Int(x, y, 0);
        }

        /// <summary>Whether what is in a cell is a polygon, as sets of points.</summary>
        private static bool Is(ClashGrid grid, int x, int y, params float[] numbers)
        {
            Shape member, shape;
            if (!grid.ShapeOf(new GridCell(x, y), &member, &shape))
            {
                return numbers.Length == 0;
            }
            Vector2D[] corners = Array.ConvertAll(Points(numbers), point => (Vector2D)point);
            using (OwnedPolygon polygon = new OwnedPolygon(corners))
            {
                return Clash.Relate(shape, polygon) == Relation.Equal;
            }
        }

        [Test]
        public void TilesAreWhatTheirColliderTypeSays()
        {
            Tile ramp = Sprite(Ramp);
            tilemap.SetTile(At(-2, 3), ramp);
            tilemap.SetTile(At(0, 0), Sprite(Square));
            tilemap.SetTile(At(1, 0), new Tile { sprite = ramp.sprite, colliderType = Tile.ColliderType.Grid });
            tilemap.SetTile(At(2, 0), new Tile { sprite = ramp.sprite, colliderType = Tile.ColliderType.None });
            tilemap.SetTile(At(3, 0), Sprite());
            tilemap.SetTile(At(4, 0), new Tile { colliderType = Tile.ColliderType.Sprite });
            using (ClashGrid grid = ClashTilemap.Read(tilemap))
            {
                Assert.AreEqual(3, grid.Count);
                Assert.IsTrue(Is(grid, -2, 3, -2, 3, -1, 3, -1, 3.75f));
                Assert.AreEqual(new ClashTile(1, 0), grid.Get(new GridCell(0, 0)));
                Assert.AreEqual(new ClashTile(1, 0), grid.Get(new GridCell(1, 0)));
            }
        }

        /// <summary>Turns lose bits in the engine's matrices; the corners are on the sides of the cell all the same.</summary>
        [Test]
        public void TurnsAndFlipsAreTakenOver()
        {
            float[][] expected =
            {
                new[] { 0f, 0, 1, 0, 1, 0.75f }, // as it is
                new[] { 0f, 0, 0, 0.75f, 1, 0 }, // flipped along X, from column 1 on seen from there
                new[] { 0f, 1, 1, 1, 1, 0.25f }, // flipped along Y
                new[] { 1f, 0, 1, 1, 0.25f, 1 }, // turned by 90 degrees
                new[] { 1f, 1, 0, 1, 0, 0.25f }, // by 180
                new[] { 0f, 1, 0, 0, 0.75f, 0 }, // by 270
            };
            float[][] turns = { new[] { 0f, 1, 1 }, new[] { 0f, -1, 1 }, new[] { 0f, 1, -1 }, new[] { 90f, 1, 1 }, new[] { 180f, 1, 1 }, new[] { 270f, 1, 1 } };
            Tile ramp = Sprite(Ramp);
            for (int number = 0; number < turns.Length; number++)
            {
                tilemap.SetTile(At(number, 0), ramp);
                tilemap.SetTransformMatrix(At(number, 0), Matrix4x4.Turned(turns[number][0], turns[number][1], turns[number][2]));
            }
            using (ClashGrid grid = ClashTilemap.Read(tilemap))
            {
                for (int number = 0; number < turns.Length; number++)
                {
                    float[] there = expected[number];
                    for (int x = 0; x < there.Length; x += 2)
                    {
                        there[x] += number;
                    }
                    Assert.IsTrue(Is(grid, number, 0, there), "turn " + number);
                }
            }
        }

        [Test]
        public void WhereItStandsAndHowLargeItIs()
        {
            tilemap.cellSize = new Vector3(1, 2, 0);
            tilemap.transform.position = new Vector3(10, -4, 7);
            tilemap.transform.localScale = new Vector3(2, 3, 1);
            tilemap.SetTile(At(1, 1), Sprite(Points(-0.5f, -1, 0.5f, -1, 0.5f, 1)));
            using (ClashGrid grid = ClashTilemap.Read(tilemap))
            {
                Assert.IsTrue(Is(grid, 1, 1, 12, 2, 14, 2, 14, 8));
                GridCell cell;
                Assert.IsTrue(grid.CellAt(new Vector2D(14, 8), out cell) && cell == new GridCell(2, 2));
            }
        }

        /// <summary>A place of many digits below those of the cells' size; and a size of many digits.</summary>
        [Test]
        public void NoisyPlacesMakeNoHoles()
        {
            foreach (float place in new[] { 1e-7f, -1.2345e-9f, 0.1f, -3.3f, 1234.567f, 3e7f, 1e-30f })
            {
                foreach (float scale in new[] { 1.1f, 0.3f, 1, 100, 7e-5f })
                {
                    if (Math.Abs(place) > 16e6 * scale)
                    {
                        continue;
                    }
                    tilemap = new Tilemap();
                    tilemap.transform.position = new Vector3(place, -place, 0);
                    tilemap.transform.localScale = new Vector3(scale, scale, 1);
                    Tile floor = Sprite(Square);
                    for (int x = 0; x < 1000; x++)
                    {
                        tilemap.SetTile(At(x, 0), floor);
                    }
                    using (ClashGrid grid = ClashTilemap.Read(tilemap))
                    {
                        Assert.AreEqual(1000, grid.Count, place + " " + scale);
                        GridCell cell;
                        double middle = (double)place + 800.5 * scale;
                        Assert.IsTrue(grid.CellAt(new Vector2D((float)middle, -place), out cell));
                        // What floats can tell of a point so far away.
                        Assert.IsTrue(Math.Abs(cell.X - 800) <= Math.Abs(middle) * 1e-7 / scale, place + " " + scale + ": " + cell);
                    }
                }
            }
        }

        [Test]
        public void FarAwayIsToldOnceAndForWhatItIs()
        {
            tilemap.transform.localScale = new Vector3(0.1f, 0.1f, 1);
            ClashTilemap tiles = new ClashTilemap { Tilemap = tilemap };
            tiles.Read();
            foreach (int x in new[] { 2000000011, 2000000013 })
            {
                tilemap.SetTile(At(x, 5), Sprite(Square));
                tiles.ReadCell(At(x, 5));
            }
            Assert.AreEqual(1, UnityEngine.Debug.Errors.Count);
            StringAssert.Contains("no sum of two floats", UnityEngine.Debug.Errors[0]);
            Assert.AreEqual(0, tiles.Grid.Count);
        }

        /// <summary>Sprites are seen from the anchor, and a matrix may move them.</summary>
        [Test]
        public void AnchorsAndMatricesMoveSprites()
        {
            tilemap.cellSize = new Vector3(1, 2, 0);
            tilemap.tileAnchor = new Vector3(0.25f, 0, 0);
            Tile small = Sprite(Points(-0.25f, 0, 0.25f, 0, 0.25f, 0.5f));
            tilemap.SetTile(At(0, 0), small);
            tilemap.SetTile(At(1, 0), small);
            Matrix4x4 moved = Matrix4x4.Turned(0, 2, -1);
            moved.m03 = 0.25f;
            moved.m13 = 1.5f;
            tilemap.SetTransformMatrix(At(1, 0), moved);
            using (ClashGrid grid = ClashTilemap.Read(tilemap))
            {
                Assert.IsTrue(Is(grid, 0, 0, 0, 0, 0.5f, 0, 0.5f, 0.5f));
                Assert.IsTrue(Is(grid, 1, 0, 1, 1.5f, 2, 1.5f, 2, 1));
            }
        }

        /// <summary>A cell as the collider stays that cell, or is told.</summary>
        [Test]
        public void CellsAsCollidersStayCells()
        {
            Tile whole = new Tile { colliderType = Tile.ColliderType.Grid };
            tilemap.SetTile(At(0, 0), whole);
            tilemap.SetTransformMatrix(At(0, 0), Matrix4x4.Turned(90, -1, 1));
            using (ClashGrid grid = ClashTilemap.Read(tilemap))
            {
                Assert.AreEqual(new ClashTile(1, 0), grid.Get(new GridCell(0, 0)));
            }
            Matrix4x4 moved = Matrix4x4.identity;
            moved.m03 = 0.5f;
            foreach (Matrix4x4 matrix in new[] { Matrix4x4.Turned(0, 0.5f, 1), Matrix4x4.Turned(45, 1, 1), moved })
            {
                tilemap.SetTransformMatrix(At(0, 0), matrix);
                StringAssert.Contains("its matrix", Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap)).Message);
            }
            tilemap.cellSize = new Vector3(1, 2, 0);
            tilemap.SetTransformMatrix(At(0, 0), Matrix4x4.Turned(90, 1, 1));
            Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap));
            tilemap.SetTransformMatrix(At(0, 0), Matrix4x4.Turned(180, 1, 1));
            ClashTilemap.Read(tilemap).Dispose();
        }

        /// <summary>Corners on the line between two others, which no float lies on exactly; and shapes without points.</summary>
        [Test]
        public void CornersOnALineDoNotMatter()
        {
            tilemap.transform.localScale = new Vector3(1.1f, 0.7f, 1);
            Vector2[] ramp = Points(-0.5f, -0.5f, 0.1f, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, 0.2f, 0.2f, 0.1f, 0.1f, -0.3f, -0.3f);
            Vector2[] square = Points(0, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, 0.3f, 0.5f, 0, 0.5f, -0.5f, 0.5f, -0.5f, -0.5f);
            tilemap.SetTile(At(0, 0), Sprite(ramp));
            tilemap.SetTile(At(1, 0), Sprite(new Vector2[0], square));
            tilemap.SetTile(At(2, 0), Sprite(new Vector2[0]));
            using (ClashGrid grid = ClashTilemap.Read(tilemap))
            {
                Assert.IsTrue(Is(grid, 0, 0, 0, 0, 1.1f, 0, 1.1f, 0.7f));
                Assert.AreEqual(new ClashTile(1, 0), grid.Get(new GridCell(1, 0)));
                Assert.AreEqual(2, grid.Count);
            }
        }

        /// <summary>The first Tilemap with a tile that is something counts, when all is read and when a cell is.</summary>
        [Test]
        public void SeveralTilemapsAreOneGrid()
        {
            Tilemap other = new Tilemap();
            Tile full = Sprite(Square), ramp = Sprite(Ramp);
            tilemap.SetTile(At(0, 0), ramp);
            tilemap.SetTile(At(2, 0), Sprite());
            other.SetTile(At(0, 0), full);
            other.SetTile(At(1, 0), full);
            other.SetTile(At(2, 0), full);
            ClashTilemap tiles = new ClashTilemap { Tilemap = tilemap, More = new[] { other } };
            tiles.Read();
            Func<int, int> kind = x => tiles.Grid.Get(new GridCell(x, 0)).Kind;
            Assert.AreEqual(new[] { 2, 1, 1 }, new[] { kind(0), kind(1), kind(2) });
            tiles.ReadCell(At(1, 0));
            tiles.ReadCell(new Vector3Int(2, 0, 5));
            Assert.AreEqual(new[] { 2, 1, 1 }, new[] { kind(0), kind(1), kind(2) });
            tilemap.SetTile(At(0, 0), null);
            tiles.ReadCell(At(0, 0));
            other.SetTile(At(1, 0), null);
            tiles.ReadCell(new Vector3Int(1, 0, -3));
            Assert.AreEqual(new[] { 1, 0, 1 }, new[] { kind(0), kind(1), kind(2) });
            other.transform.position = new Vector3(1, 0, 0);
            ClashGrid before = tiles.Grid;
            Assert.Throws<ArgumentException>(() => tiles.Read());
            Assert.AreSame(before, tiles.Grid);
            Assert.AreEqual(2, tiles.Grid.Count);
        }

        [Test]
        public void RulesAreMaterialsAndOneWay()
        {
            Tile ledge = Sprite(Ledge), floor = Sprite(Square);
            tilemap.SetTile(At(0, 0), ledge);
            tilemap.SetTile(At(1, 0), floor);
            tilemap.SetTile(At(2, 0), Sprite(Square));
            ClashTileRule[] rules = { new ClashTileRule(ledge, 5, new Vector2D(0, 1)), new ClashTileRule(floor, 65535) };
            using (ClashGrid grid = ClashTilemap.Read(tilemap, rules))
            {
                Assert.AreEqual(new ClashTile(2, 5), grid.Get(new GridCell(0, 0)));
                Assert.AreEqual(new ClashTile(1, 65535), grid.Get(new GridCell(1, 0)));
                Assert.AreEqual(new ClashTile(1, 0), grid.Get(new GridCell(2, 0)));
                Mover mover = new Mover(new Circle(Vector2D.Zero, 0.25f), new Vector2D(0, 1));
                MoverResult up = mover.Advance(grid, new Vector2D(0.5f, -2), new Vector2D(0, 4), default(MoverState));
                Assert.IsTrue(up.Position == new Vector2D(0.5f, 2) && up.Hits == 0);
                MoverResult down = mover.Advance(grid, up.Position, new Vector2D(0, -4), up.State);
                Assert.IsTrue(down.Position == new Vector2D(0.5f, 1.25f) && down.State.IsOnFloor);
            }
        }

        [Test]
        public void WhatDoesNotFitIsTold()
        {
            Vector2[] bent = Points(-0.5f, -0.5f, 0.5f, -0.5f, 0.5f, 0.5f, 0, 0.5f, 0, 0, -0.5f, 0);
            Vector2[] wide = Points(-0.5f, -0.5f, 0.6f, -0.5f, 0.6f, 0.5f);
            foreach (KeyValuePair<string, Tile> row in new[]
            {
                new KeyValuePair<string, Tile>("2 physics shapes", Sprite(Ramp, Ledge)),
                new KeyValuePair<string, Tile>("not convex", Sprite(bent)),
                new KeyValuePair<string, Tile>("no area", Sprite(Points(0, 0, 0.5f, 0))),
                new KeyValuePair<string, Tile>("out of the cell", Sprite(wide)),
            })
            {
                tilemap.SetTile(At(0, 0), Sprite(Square));
                tilemap.SetTile(At(2, 1), row.Value);
                ArgumentException refused = Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap));
                StringAssert.Contains(row.Key, refused.Message);
                StringAssert.Contains("(2, 1)", refused.Message);
                List<string> told = new List<string>();
                using (ClashGrid grid = ClashTilemap.Read(tilemap, null, (cell, why) => told.Add(cell.x + " " + cell.y + " " + why)))
                {
                    Assert.AreEqual(1, grid.Count);
                }
                Assert.AreEqual(1, told.Count);
                StringAssert.StartsWith("2 1 Its sprite", told[0]);
            }
        }

        [Test]
        public void WhatIsNoGridIsRefused()
        {
            Assert.Throws<ArgumentNullException>(() => ClashTilemap.Read(null));
            Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap, new ClashTileRule[1]));
            tilemap.cellGap = new Vector3(0.5f, 0, 0);
            Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap));
            tilemap.cellGap = new Vector3(0, 0, 0);
            tilemap.transform.eulerAngles = new Vector3(0, 0, 10);
            Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap));
            tilemap.transform.eulerAngles = new Vector3(0, 0, 0);
            tilemap.transform.localScale = new Vector3(-1, 1, 1);
            Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap));
            tilemap.transform.localScale = new Vector3(1, 1, 1);
            tilemap.cellLayout = GridLayout.CellLayout.Hexagon;
            Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap));
            tilemap.cellLayout = GridLayout.CellLayout.Rectangle;
            tilemap.cellSwizzle = GridLayout.CellSwizzle.XZY;
            Assert.Throws<ArgumentException>(() => ClashTilemap.Read(tilemap));
            tilemap.cellSwizzle = GridLayout.CellSwizzle.XYZ;
            ClashTilemap.Read(tilemap).Dispose();
        }

        [Test]
        public void ItIsThereWhileItIsEnabled()
        {
            ClashTilemap tiles = new ClashTilemap();
            Send(tiles, "OnEnable");
            Assert.IsNull(tiles.Grid);
            tilemap.SetTile(At(3, 0), Sprite(Square));
            tiles.Tilemap = tilemap;
            Send(tiles, "OnEnable");
            ClashGrid grid = tiles.Grid;
            Assert.AreEqual(1, grid.Count);
            Send(tiles, "OnDisable");
            Assert.IsNull(tiles.Grid);
            Assert.Throws<ObjectDisposedException>(() => grid.Get(new GridCell(3, 0)));
            tiles.ReadCell(At(3, 0));
            Assert.IsNull(tiles.Grid);
        }

        /// <summary>As the engine does.</summary>
        private static void Send(ClashTilemap tiles, string message)
        {
            typeof(ClashTilemap).GetMethod(message, BindingFlags.Instance | BindingFlags.NonPublic).Invoke(tiles, null);
        }

        /// <summary>Over 100 flush tiles at once, up a ramp, and where a tile has come meanwhile.</summary>
        [Test]
        public void ACharacterFeelsNoSeams()
        {
            for (int x = 0; x < 100; x++)
            {
                tilemap.SetTile(At(x, -1), Sprite(Square));
            }
            tilemap.SetTile(At(90, 0), Sprite(Ramp));
            Tile twice = Sprite(Ramp, Ramp);
            tilemap.SetTile(At(50, 5), twice);
            tilemap.SetTile(At(51, 5), twice);
            ClashTilemap tiles = new ClashTilemap { Tilemap = tilemap };
            GameObject body = new GameObject();
            ClashCharacter character = new ClashCharacter { transform = body.transform, Tiles = tiles, Center = new Vector2D(0, 1) };
            Assert.IsFalse(character.MoveBy(new Vector2D(0, 1)), "nothing is there yet");
            tiles.Read();
            Assert.AreEqual(1, UnityEngine.Debug.Errors.Count);
            StringAssert.Contains("2 physics shapes", UnityEngine.Debug.Errors[0]);
            Assert.AreEqual(101, tiles.Grid.Count);

            body.transform.position = new Vector3(1, 2, 0);
            Assert.IsTrue(character.MoveBy(new Vector2D(0, -5)));
            Assert.IsTrue(character.HitCount == 1 && character.Hit(0).Cell == new GridCell(0, -1) && character.Floor.IsGrid, character.Hit(0).Cell.ToString());
            Assert.IsTrue(character.MoveBy(new Vector2D(80, -0.25f)) && !character.IsOnWall);
            Assert.AreEqual(new[] { 81, 0f }, new[] { body.transform.position.x, body.transform.position.y });

            tilemap.SetTile(At(85, 0), Sprite(Square));
            tilemap.SetTile(At(85, 1), Sprite(Square));
            tiles.ReadCell(At(85, 0));
            tiles.ReadCell(At(85, 1));
            character.MoveBy(new Vector2D(8, 0));
            Assert.IsTrue(character.IsOnWall && body.transform.position.x == 84.5f, body.transform.position.x.ToString());
            tilemap.SetTile(At(85, 0), null);
            tilemap.SetTile(At(85, 1), Sprite(Ramp, Ramp));
            tiles.ReadCell(new Vector3Int(85, 0, 4));
            tiles.ReadCell(At(85, 1));
            tiles.ReadCell(At(85, 1));
            Assert.AreEqual(2, UnityEngine.Debug.Errors.Count);
            Assert.AreEqual(101, tiles.Grid.Count);
            character.MoveBy(new Vector2D(6.4f, 0));
            Assert.IsTrue(character.IsOnFloor && body.transform.position.x > 90 && body.transform.position.y > 0.2f);

            using (ClashGrid other = new ClashGrid(new Vector2D(1, 1)))
            {
                character.Grid = other;
                Assert.IsFalse(character.MoveBy(new Vector2D(0, -50)), "the grid of a program comes first");
            }
        }
    }
}
#endif
