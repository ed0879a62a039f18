namespace Clash2D
{
    public partial struct ColliderId
    {
        /// <summary>No collider; no collider has this id.</summary>
        public static ColliderId None
        {
            get { return default(ColliderId); }
        }

        /// <summary>Whether it is no collider's.</summary>
        public bool IsNone
        {
            get { return Generation == 0; }
        }
    }

    public partial struct ColliderFilter
    {
        /// <summary>On layer 1, looking for all; solid, moving, swept.</summary>
        public static ColliderFilter Default
        {
            get { return new ColliderFilter(1, ulong.MaxValue, 0, 0); }
        }
    }

    public partial struct WorldEvent
    {
        /// <summary>Whether all these flags are set.</summary>
        public bool Is(EventFlags flags)
        {
            return (Flags & flags) == flags;
        }
    }

    public partial struct WorldHit
    {
        /// <summary>Whether anything was hit.</summary>
        public bool IsHit
        {
            get { return !Id.IsNone; }
        }
    }
}
