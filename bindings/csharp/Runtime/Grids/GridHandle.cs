using System;

namespace Clash2D
{
    /// <summary>A grid of the library's.</summary>
    internal sealed class GridHandle : SharedHandle
    {
        internal GridHandle(IntPtr grid) : base(grid, "ClashGrid", "grid")
        {
        }

        protected override bool ReleaseHandle()
        {
            Native.clash_grid_destroy(handle);
            return true;
        }
    }
}
