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

        private const string Far = "Where it begins is no sum of two floats: it, or the Tilemap, is more than 16777216 cells away from where X and Y are 0.";

        private readonly Tilemap tilemap;
        private readonly double scaleX, scaleY;
        private readonly Dictionary<TileBase, ClashTileRule> rules = new Dictionary<TileBase, ClashTileRule>();
        private readonly Dictionary<Form, Found> known = new Dictionary<Form, Found>();
        private readonly List<Vector2> outline = new List<Vector2>();
        private bool isFarTold;

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
            Origin = new Vector2D(OnDigit(place.m03, CellSize.X), OnDigit(place.m13, CellSize.Y));
            foreach (ClashTileRule rule in rules ?? new ClashTileRule[0])
            {
                Require(rule.Tile != null, "A rule has no tile.");
                Require(rule.OneWay.X - rule.OneWay.X == 0 && rule.OneWay.Y - rule.OneWay.Y == 0, "The direction of a rule is not finite.");
                this.rules[rule.Tile] = rule;
            }
        }

        public Vector2D CellSize { get; private set; }

        public Vector2D Origin { get; private set; }

        /// <summary>
        /// Reads what is in all cells with Z = 0 into those that are empty. <c>each</c> hears of each that has to stay so, and <c>first</c>
        /// of the first one for each reason; both may be null.
        /// </summary>
        public void WriteAll(ClashGrid grid, Action<Vector3Int, string> each, Action<Vector3Int, string> first)
        {
            BoundsInt bounds = tilemap.cellBounds;
            for (int y = bounds.yMin; y < bounds.yMax; y++)
            {
                for (int x = bounds.xMin; x < bounds.xMax; x++)
                {
                    if (grid.Get(new GridCell(x, y)).Kind == 0)
                    {
                        Write(grid, new Vector3Int(x, y, 0), each, first);
                    }
                }
            }
        }

        /// <summary>Reads what is in a cell, and tells if it has to stay empty, as <see cref="WriteAll"/> does.</summary>
        public void Write(ClashGrid grid, Vector3Int cell, Action<Vector3Int, string> each, Action<Vector3Int, string> first)
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
                found = new Found { Why = Far, IsNew = !isFarTold };
                isFarTold = true;
            }
            if (found.Why != null && each != null)
            {
                each(cell, found.Why);
            }
            if (found.Why != null && found.IsNew && first != null)
            {
                first(cell, found.Why);
            }
        }

        /// <summary>
        /// Where an axis begins, rounded to the last digit that a size has: by at most 2^-24 of that. So all cells within 2^24 begin at
        /// sums of two floats. Exact in doubles.
        /// </summary>
        private static float OnDigit(float origin, float size)
        {
            // A size has 24 digits, of which the last is from 2^-149 to 2^104.
            double digit = float.Epsilon;
            while (digit * 16777216 <= size && digit < 2e31)
            {
                digit *= 2;
            }
            return (float)(Math.Round(origin / digit) * digit);
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
            if (form.Type != Tile.ColliderType.None)
            {
                form.Matrix = tilemap.GetTransformMatrix(cell);
            }
            if (form.Type == Tile.ColliderType.Sprite)
            {
                form.Sprite = tilemap.GetSprite(cell);
            }
            Found found;
            if (!known.TryGetValue(form, out found))
            {
                found = Make(grid, form);
                known.Add(form, found);
                found.IsNew = true;
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
                    if (!KeepsCell(form.Matrix))
                    {
                        return new Found { Why = "Its collider is the cell, but its matrix moves, turns or scales that." };
                    }
                    return Kind(grid, new[] { Vector2D.Zero, new Vector2D(CellSize.X, 0), CellSize, new Vector2D(0, CellSize.Y) }, form.OneWay);
            }
            List<Vector2D> corners = new List<Vector2D>();
            int count = 0;
            for (int number = 0; form.Sprite != null && number < form.Sprite.GetPhysicsShapeCount(); number++)
            {
                outline.Clear();
                form.Sprite.GetPhysicsShape(number, outline);
                count += outline.Count == 0 ? 0 : 1;
                foreach (Vector2 point in outline)
                {
                    corners.Add(Corner(point, form.Matrix));
                }
            }
            if (count > 1)
            {
                return new Found { Why = "Its sprite has " + count + " physics shapes, and a cell holds one convex polygon." };
            }
            return count == 0 ? default(Found) : Kind(grid, Bends(corners), form.OneWay);
        }

        /// <summary>Whether a matrix makes of a cell that cell: flips do, and turns by right angles if it is a square.</summary>
        private bool KeepsCell(Matrix4x4 m)
        {
            bool isThere = Math.Abs(m.m03) <= Loss * tilemap.cellSize.x && Math.Abs(m.m13) <= Loss * tilemap.cellSize.y;
            double right = Math.Abs(Turn(m.m00)), up = Math.Abs(Turn(m.m11)), rightToUp = Math.Abs(Turn(m.m10)), upToRight = Math.Abs(Turn(m.m01));
            bool isFlip = right == 1 && up == 1 && rightToUp == 0 && upToRight == 0;
            bool isTurn = right == 0 && up == 0 && rightToUp == 1 && upToRight == 1 && tilemap.cellSize.x == tilemap.cellSize.y;
            return isThere && (isFlip || isTurn);
        }

        /// <summary>Corners without those that lie on the line from the one before to the one after: rounding has bent that.</summary>
        private Vector2D[] Bends(List<Vector2D> corners)
        {
            List<Vector2D> bends = new List<Vector2D>();
            for (int number = 0; number < corners.Count; number++)
            {
                Vector2D before = bends.Count > 0 ? bends[bends.Count - 1] : corners[corners.Count - 1];
                Vector2D after = number + 1 < corners.Count ? corners[number + 1] : bends.Count > 0 ? bends[0] : corners[0];
                if (!IsBetween(before, corners[number], after))
                {
                    bends.Add(corners[number]);
                }
            }
            return bends.ToArray();
        }

        private bool IsBetween(Vector2D before, Vector2D corner, Vector2D after)
        {
            double toX = ((double)corner.X - before.X) / CellSize.X, toY = ((double)corner.Y - before.Y) / CellSize.Y;
            double onX = ((double)after.X - corner.X) / CellSize.X, onY = ((double)after.Y - corner.Y) / CellSize.Y;
            double wayX = toX + onX, wayY = toY + onY;
            return Math.Abs(toX * onY - toY * onX) <= Loss * Math.Sqrt(wayX * wayX + wayY * wayY) && toX * onX + toY * onY >= 0;
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
            public bool IsNew;
        }
    }
}
#endif
