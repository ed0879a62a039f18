using System;

namespace Clash2D
{
    /// <summary>A grid of the library's: a program's, or one that is in a world, which is asked for it each time.</summary>
    internal sealed unsafe class GridHandle : SharedHandle
    {
        /// <summary>The world in which it is; null: in none.</summary>
        private WorldHandle world;

        private ColliderId id;
        private bool mayChange;

        internal GridHandle(IntPtr grid) : base(grid, "ClashGrid", "grid")
        {
        }

        /// <summary>One that is in a world.</summary>
        internal GridHandle(WorldHandle world, ColliderId id, bool mayChange) : base(IntPtr.Zero, "ClashGrid", "grid")
        {
            this.world = world;
            this.id = id;
            this.mayChange = mayChange;
        }

        /// <summary>It, until it is released, for questions.</summary>
        internal new IntPtr Ask()
        {
            IntPtr own = base.Ask();
            if (world == null)
            {
                return own;
            }
            try
            {
                IntPtr asked = world.Ask();
                ColliderId holder = id;
                IntPtr grid = Native.clash_world_grid(asked, &holder);
                if (grid != IntPtr.Zero)
                {
                    return grid;
                }
                world.EndAsking();
                throw Gone();
            }
            catch
            {
                base.EndAsking();
                throw;
            }
        }

        internal new void EndAsking()
        {
            if (world != null)
            {
                world.EndAsking();
            }
            base.EndAsking();
        }

        /// <summary>It, until it is released, for changes.</summary>
        internal new IntPtr Change()
        {
            IntPtr own = base.Change();
            if (world == null)
            {
                return own;
            }
            try
            {
                if (!mayChange)
                {
                    throw new InvalidOperationException("The grid is to be asked only: EditGrid is for changes.");
                }
                IntPtr changed = world.Change();
                ColliderId holder = id;
                IntPtr grid = Native.clash_world_edit_grid(changed, &holder);
                if (grid != IntPtr.Zero)
                {
                    return grid;
                }
                world.EndChanging();
                throw Gone();
            }
            catch
            {
                base.EndChanging();
                throw;
            }
        }

        internal new void EndChanging()
        {
            if (world != null)
            {
                world.EndChanging();
            }
            base.EndChanging();
        }

        /// <summary>It for a world, until <c>EndTaking</c>, if it is the program's.</summary>
        internal IntPtr Take()
        {
            IntPtr own = base.Change();
            if (world == null)
            {
                return own;
            }
            base.EndChanging();
            throw new ArgumentException("The grid is in a world.");
        }

        /// <summary>Ends the taking; whether a world has it now, by the id of a collider.</summary>
        internal void EndTaking(WorldHandle taker, ColliderId holder)
        {
            if (taker != null)
            {
                SetHandle(IntPtr.Zero);
                id = holder;
                mayChange = true;
                world = taker;
            }
            base.EndChanging();
        }

        protected override bool ReleaseHandle()
        {
            Native.clash_grid_destroy(handle);
            return true;
        }

        private static InvalidOperationException Gone()
        {
            return new InvalidOperationException("The grid is in its world no more.");
        }
    }
}
