#if UNITY_5_3_OR_NEWER && CLASH2D_TILEMAP
using System;
using UnityEngine;
using UnityEngine.Tilemaps;

namespace Clash2D
{
    /// <summary>
    /// A Tilemap as a <see cref="ClashGrid"/>, for questions and in the way of movers: its tiles are one piece without inner edges. Put
    /// it on any object, and give it to <see cref="ClashCharacter.Tiles"/>; or read one without a component:
    /// <code>
    /// using (ClashGrid grid = ClashTilemap.Read(tilemap)) { ... }
    /// </code>
    /// A tile is what its Collider Type says: nothing, all of the cell, or its sprite's physics shape, turned and flipped as the tile is;
    /// that has to be one convex polygon within the cell. No TilemapCollider2D is needed. The Tilemap may be moved and scaled, not turned.
    /// </summary>
    /// <remarks>It is there if the project has the module <c>com.unity.modules.tilemap</c>.</remarks>
    public class ClashTilemap : MonoBehaviour
    {
        /// <summary>What is read when the component is enabled, where it is then; if it is given later, by <see cref="Read()"/>.</summary>
        public Tilemap Tilemap;

        /// <summary>Materials and one-way tiles; those without a rule have the material 0 and stop everybody.</summary>
        public ClashTileRule[] Rules;

        private TilemapTiles tiles;

        /// <summary>The grid, in the world's coordinates; null as long as the component is disabled.</summary>
        public ClashGrid Grid { get; private set; }

        /// <summary>
        /// A Tilemap as a new grid, which the caller disposes of. Cells are those of the Tilemap with Z = 0. Cells whose tiles don't fit stay
        /// empty, and <c>unfit</c> hears why.
        /// </summary>
        /// <exception cref="ArgumentNullException">There is no Tilemap.</exception>
        /// <exception cref="ArgumentException">
        /// The Tilemap has other cells than rectangles, gaps between them, or is turned or flipped; or a tile does not fit, and nobody is to
        /// hear why.
        /// </exception>
        public static ClashGrid Read(Tilemap tilemap, ClashTileRule[] rules = null, Action<Vector3Int, string> unfit = null)
        {
            TilemapTiles tiles = Tiles(tilemap, rules);
            ClashGrid grid = new ClashGrid(tiles.CellSize, tiles.Origin);
            try
            {
                tiles.WriteAll(grid, unfit ?? Refuse);
            }
            catch
            {
                grid.Dispose();
                throw;
            }
            return grid;
        }

        /// <summary>
        /// Reads all of the Tilemap again, into a new grid: after many changes, or if it was moved. An error in the console of each tile that
        /// does not fit.
        /// </summary>
        /// <exception cref="ArgumentException">See <see cref="Read(Tilemap, ClashTileRule[], Action{Vector3Int, string})"/>.</exception>
        public void Read()
        {
            TilemapTiles read = Tiles(Tilemap, Rules);
            Forget();
            tiles = read;
            Grid = new ClashGrid(tiles.CellSize, tiles.Origin);
            tiles.WriteAll(Grid, Tell);
        }

        /// <summary>Reads a cell again, after <c>Tilemap.SetTile</c> and its like. An error in the console if its tile does not fit.</summary>
        public void ReadCell(Vector3Int cell)
        {
            string why = Grid == null ? null : tiles.Write(Grid, cell);
            if (why != null)
            {
                Tell(cell, why);
            }
        }

        private static TilemapTiles Tiles(Tilemap tilemap, ClashTileRule[] rules)
        {
            if (tilemap == null)
            {
                throw new ArgumentNullException("tilemap");
            }
            return new TilemapTiles(tilemap, rules);
        }

        private static void Refuse(Vector3Int cell, string why)
        {
            throw new ArgumentException(Text(cell, why));
        }

        private static string Text(Vector3Int cell, string why)
        {
            return "The tile in cell (" + cell.x + ", " + cell.y + ") can't be in a grid. " + why;
        }

        private void Tell(Vector3Int cell, string why)
        {
            Debug.LogError(Text(cell, why), this);
        }

        private void Forget()
        {
            if (Grid != null)
            {
                Grid.Dispose();
            }
            Grid = null;
        }

        private void OnEnable()
        {
            // A component that a script adds is enabled before it can be told.
            if (Tilemap != null)
            {
                Read();
            }
        }

        private void OnDisable()
        {
            Forget();
        }
    }
}
#endif
