#if UNITY_5_3_OR_NEWER && CLASH2D_TILEMAP
using System;
using UnityEngine.Tilemaps;

namespace Clash2D
{
    /// <summary>What a tile of a Tilemap is in a grid, besides its shape.</summary>
    [Serializable]
    public struct ClashTileRule
    {
        /// <summary>Which tile.</summary>
        public TileBase Tile;

        /// <summary>Comes back with each hit.</summary>
        public ushort Material;

        /// <summary>Movers pass it in this direction: (0, 1) lets through who jumps from below; (0, 0): nobody.</summary>
        public Vector2D OneWay;

        /// <summary>One for a tile.</summary>
        public ClashTileRule(TileBase tile, ushort material, Vector2D oneWay = default(Vector2D))
        {
            Tile = tile;
            Material = material;
            OneWay = oneWay;
        }
    }
}
#endif
