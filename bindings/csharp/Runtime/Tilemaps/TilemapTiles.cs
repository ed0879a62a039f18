#if UNITY_5_3_OR_NEWER && CLASH2D_TILEMAP
using System;
using System.Collections.Generic;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Clash2D
{
    /// <summary>What the cells of a Tilemap collide with, as tiles of a grid.</summary>
    internal sealed class TilemapTiles
    {
        /// <summary>
        /// What turns and outlines lose: so near to a turn by a right angle, and in cells to a side, is on it.
        /// </summary>
        private const double Loss = 1e-5;

        private readonly Tilemap tilemap;
        private readonly double scaleX, scaleY;
        private readonly Dictionary<TileBase, ClashTileRule> rules = new Dictionary<TileBase, ClashTileRule>();
        private readonly Dictionary<Form, Found> known = new Dictionary<Form, Found>();
        private readonly List<Vector2> outline = new List<Vector2>();

        /// <exception cref="ArgumentException">The Tilemap is no grid of upright rectangles without gaps.</exception>
        public TilemapTiles(Tilemap tilemap, ClashTileRule[] rules)
        {
            Require(tilemap.cellLayout == GridLayout.CellLayout.Rectangle, "Its cells have to be rectangles.");
            Require(tilemap.cellSwizzle == GridLayout.CellSwizzle.XYZ && tilemap.orientation == Tilemap.Orientation.XY, "It has to lie in the plane of X and Y.");
            Require(tilemap.cellGap.x == 0 && tilemap.cellGap.y == 0, "There must be no gap between its cells.");
            Matrix4x4 place = tilemap.transform.localToWorldMatrix;
            bool isUpright = place.m00 > 0 && place.m11 > 0 && Math.Abs(place.m01) <= Loss * place.m00 && Math.Abs(place.m10) <= Loss * place.m11;
            Require(isUpright, "It must not be turned or flipped.");
            this.tilemap = tilemap;
            scaleX = place.m00;
            scaleY = place.m11;
            CellSize = new Vector2D((float)(scaleX * tilemap.cellSize.x), (float)(scaleY * tilemap.cellSize.y));
            Origin = new Vector2D(place.m03, place.m13);
            foreach (ClashTileRule rule in rules ?? new ClashTileRule[0])
            {
                Require(rule.Tile != null, "A rule has no tile.");
                Require(rule.OneWay.X - rule.OneWay.X == 0 && rule.OneWay.Y - rule.OneWay.Y == 0, "The direction of a rule is not finite.");
                this.rules[rule.Tile] = rule;
            }
        }

        public Vector2D CellSize { get; private set; }

        public Vector2D Origin { get; private set; }

        /// <summary>Reads what is in all cells with Z = 0; <c>unfit</c> hears of each that has to stay empty.</summary>
        public void WriteAll(ClashGrid grid, Action<Vector3Int, string> unfit)
        {
            BoundsInt bounds = tilemap.cellBounds;
            for (int y = bounds.yMin; y < bounds.yMax; y++)
            {
                for (int x = bounds.xMin; x < bounds.xMax; x++)
                {
                    Vector3Int cell = new Vector3Int(x, y, 0);
                    string why = Write(grid, cell);
                    if (why != null)
                    {
                        unfit(cell, why);
                    }
                }
            }
        }

        /// <summary>Reads what is in a cell; why it has to stay empty, or null.</summary>
        public string Write(ClashGrid grid, Vector3Int cell)
        {
            TileBase tile = tilemap.GetTile(cell);
            Found found = tile == null ? default(Found) : Find(grid, cell, tile);
            ClashTileRule rule;
            ushort material = tile != null && rules.TryGetValue(tile, out rule) ? rule.Material : (ushort)0;
            try
            {
                grid.Set(new GridCell(cell.x, cell.y), new ClashTile(found.Kind, found.Kind == 0 ? (ushort)0 : material));
            }
            catch (ArgumentException)
            {
                return "It is too far away for cells of this size.";
            }
            return found.Why;
        }

        private static void Require(bool isSo, string what)
        {
            if (!isSo)
            {
                throw new ArgumentException("This Tilemap can't be a grid. " + what);
            }
        }

        private Found Find(ClashGrid grid, Vector3Int cell, TileBase tile)
        {
            Form form = new Form { Type = tilemap.GetColliderType(cell) };
            ClashTileRule rule;
            form.OneWay = rules.TryGetValue(tile, out rule) ? rule.OneWay : Vector2D.Zero;
            if (form.Type == Tile.ColliderType.Sprite)
            {
                form.Sprite = tilemap.GetSprite(cell);
                form.Matrix = tilemap.GetTransformMatrix(cell);
            }
            Found found;
            if (!known.TryGetValue(form, out found))
            {
                found = Make(grid, form);
                known.Add(form, found);
            }
            return found;
        }

        private Found Make(ClashGrid grid, Form form)
        {
            switch (form.Type)
            {
                case Tile.ColliderType.None:
                    return default(Found);
                case Tile.ColliderType.Grid:
                    return Kind(grid, new[] { Vector2D.Zero, new Vector2D(CellSize.X, 0), CellSize, new Vector2D(0, CellSize.Y) }, form.OneWay);
            }
            int count = form.Sprite == null ? 0 : form.Sprite.GetPhysicsShapeCount();
            if (count > 1)
            {
                return new Found { Why = "Its sprite has " + count + " physics shapes, and a cell holds one convex polygon." };
            }
            if (count == 0)
            {
                return default(Found);
            }
            outline.Clear();
            form.Sprite.GetPhysicsShape(0, outline);
            Vector2D[] corners = new Vector2D[outline.Count];
            for (int number = 0; number < corners.Length; number++)
            {
                corners[number] = Corner(outline[number], form.Matrix);
            }
            return Kind(grid, corners, form.OneWay);
        }

        /// <summary>
        /// A point of a sprite, seen from where the cell begins. Products of floats are exact in doubles, so that no processor has other
        /// bits.
        /// </summary>
        private Vector2D Corner(Vector2 point, Matrix4x4 m)
        {
            double x = (double)tilemap.tileAnchor.x * tilemap.cellSize.x + m.m03 + Turn(m.m00) * point.x + Turn(m.m01) * point.y;
            double y = (double)tilemap.tileAnchor.y * tilemap.cellSize.y + m.m13 + Turn(m.m10) * point.x + Turn(m.m11) * point.y;
            return new Vector2D(OnSide(x, tilemap.cellSize.x, scaleX, CellSize.X), OnSide(y, tilemap.cellSize.y, scaleY, CellSize.Y));
        }

        /// <summary>A number of a matrix; if it is nearly that of a turn by right angles, or of a flip, it is that.</summary>
        private static double Turn(float number)
        {
            double whole = Math.Round(number);
            return Math.Abs(number - whole) <= Loss ? whole : number;
        }

        /// <summary>A coordinate in the scale of the scene; nearly on a side, it is on that.</summary>
        private static float OnSide(double place, double size, double scale, float scaled)
        {
            if (Math.Abs(place) <= Loss * size)
            {
                return 0;
            }
            return Math.Abs(place - size) <= Loss * size ? scaled : (float)(scale * place);
        }

        private Found Kind(ClashGrid grid, Vector2D[] corners, Vector2D oneWay)
        {
            if (oneWay == Vector2D.Zero && IsFull(corners))
            {
                return new Found { Kind = 1 };
            }
            foreach (Vector2D corner in corners)
            {
                if (!(corner.X >= 0 && corner.X <= CellSize.X && corner.Y >= 0 && corner.Y <= CellSize.Y))
                {
                    return new Found { Why = "Its sprite's physics shape reaches out of the cell." };
                }
            }
            try
            {
                return new Found { Kind = grid.AddKind(corners, oneWay) };
            }
            catch (ArgumentException)
            {
                return new Found { Why = "Its sprite's physics shape is not convex, or has no area." };
            }
        }

        /// <summary>Whether four corners are those of the cell, in an order without a crossing.</summary>
        private bool IsFull(Vector2D[] corners)
        {
            bool isFull = corners.Length == 4 && corners[0] != corners[1] && corners[0] != corners[3];
            for (int number = 0; isFull && number < 4; number++)
            {
                Vector2D corner = corners[number], across = corners[(number + 2) % 4];
                isFull = (corner.X == 0 || corner.X == CellSize.X) && (corner.Y == 0 || corner.Y == CellSize.Y)
                    && corner.X != across.X && corner.Y != across.Y;
            }
            return isFull;
        }

        /// <summary>All that the polygon in a cell depends on.</summary>
        private struct Form : IEquatable<Form>
        {
            public Tile.ColliderType Type;
            public Sprite Sprite;
            public Matrix4x4 Matrix;
            public Vector2D OneWay;

            public bool Equals(Form other)
            {
                return Type == other.Type && Equals(Sprite, other.Sprite) && Matrix.Equals(other.Matrix) && OneWay.Equals(other.OneWay);
            }

            public override bool Equals(object other)
            {
                return other is Form && Equals((Form)other);
            }

            public override int GetHashCode()
            {
                return (Sprite == null ? 0 : Sprite.GetHashCode()) ^ Matrix.GetHashCode() ^ OneWay.GetHashCode() ^ (int)Type;
            }
        }

        /// <summary>A kind of tile, or why there is none.</summary>
        private struct Found
        {
            public ushort Kind;
            public string Why;
        }
    }
}
#endif
