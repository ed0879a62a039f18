using System;

namespace Clash2D
{
    /// <summary>A world of the library's.</summary>
    internal sealed class WorldHandle : SharedHandle
    {
        internal WorldHandle(IntPtr world) : base(world, "ClashWorld", "world")
        {
        }

        protected override bool ReleaseHandle()
        {
            Native.clash_world_destroy(handle);
            return true;
        }
    }
}
