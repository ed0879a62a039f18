#if UNITY_5_3_OR_NEWER && CLASH2D_TILEMAP
using System;
using System.Collections.Generic;
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
    /// Its place is rounded by at most 2^-24 of a cell, to the last digit of the cell's size, so that all cells within 2^24 have their place.
    /// </summary>
    /// <remarks>It is there if the project has the module <c>com.unity.modules.tilemap</c>.</remarks>
    public class ClashTilemap : MonoBehaviour
    {
        /// <summary>What is read when the component is enabled, where it is then; if it is given later, by <see cref="Read()"/>.</summary>
        public Tilemap Tilemap;

        /// <summary>Others with the same cells, at the same place: each is read into what is empty in those before it.</summary>
        public Tilemap[] More;

        /// <summary>Materials and one-way tiles; those without a rule have the material 0 and stop everybody.</summary>
        public ClashTileRule[] Rules;

        private readonly List<TilemapTiles> tiles = new List<TilemapTiles>();

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
                tiles.WriteAll(grid, unfit ?? Refuse, null);
            }
            catch
            {
                grid.Dispose();
                throw;
            }
            return grid;
        }

        /// <summary>
        /// Reads all of the Tilemap again, into a new grid: after many changes, or if it was moved. An error in the console for the first
        /// cell with each tile that does not fit.
        /// </summary>
        /// <exception cref="ArgumentException">
        /// See <see cref="Read(Tilemap, ClashTileRule[], Action{Vector3Int, string})"/>; or one of <see cref="More"/> has other cells.
        /// </exception>
        public void Read()
        {
            List<TilemapTiles> read = All();
            Forget();
            tiles.AddRange(read);
            Grid = new ClashGrid(tiles[0].CellSize, tiles[0].Origin);
            foreach (TilemapTiles each in tiles)
            {
                each.WriteAll(Grid, null, Tell);
            }
        }

        /// <summary>
        /// Reads a cell again, after <c>Tilemap.SetTile</c> and its like; its Z does not matter. An error in the console if its tile does not
        /// fit, and none did not before.
        /// </summary>
        public void ReadCell(Vector3Int cell)
        {
            cell.z = 0;
            for (int number = 0; Grid != null && number < tiles.Count; number++)
            {
                tiles[number].Write(Grid, cell, null, Tell);
                if (Grid.Get(new GridCell(cell.x, cell.y)).Kind != 0)
                {
                    return;
                }
            }
        }

        /// <summary>What is read, in its order.</summary>
        private List<TilemapTiles> All()
        {
            List<TilemapTiles> all = new List<TilemapTiles> { Tiles(Tilemap, Rules) };
            foreach (Tilemap more in More ?? new Tilemap[0])
            {
                TilemapTiles other = Tiles(more, Rules);
                if (other.CellSize != all[0].CellSize || other.Origin != all[0].Origin)
                {
                    throw new ArgumentException("One of the Tilemaps of More has other cells, or is at another place.");
                }
                all.Add(other);
            }
            return all;
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
            tiles.Clear();
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
