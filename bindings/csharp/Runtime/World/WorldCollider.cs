namespace Clash2D
{
    /// <summary>
    /// A collider, as it is added to a world and told by it. One that is made without arguments has no shape, and is at the
    /// origin, on layer 1, looking for all; solid, moving, swept.
    /// </summary>
    /// <remarks>C: <c>clash_default_collider</c>.</remarks>
    public unsafe struct WorldCollider
    {
        /// <summary>
        /// In its own frame. The world copies it with its arrays, once for equal shapes. <c>ShapeKind.None</c> is the
        /// empty shape: nothing touches it.
        /// </summary>
        public Shape Shape;

        /// <summary>Where its frame is.</summary>
        public Pose2D Pose;

        /// <summary>In its own frame: stops movers that come from there only; (0, 0): from everywhere.</summary>
        public Vector2D OneWay;

        /// <summary>Parts of one body, a shot and who fired it; 0: none. Equal families are no pair.</summary>
        public uint Family;

        /// <summary>What it is, besides its shape.</summary>
        public ColliderFlags Flags;

        /// <summary>The program's; comes back in events and hits, also after removal.</summary>
        public ulong User;

        // What makes the default ones out of zeros.
        private ulong otherLayers;
        private ulong otherMask;

        /// <summary>One at a place, on layer 1, looking for all; solid, moving, swept.</summary>
        public WorldCollider(Shape shape, Pose2D pose = default(Pose2D))
        {
            this = default(WorldCollider);
            Shape = shape;
            Pose = pose;
        }

        /// <summary>What it is; 0: nobody finds it.</summary>
        public ulong Layers
        {
            get { return otherLayers ^ 1; }
            set { otherLayers = value ^ 1; }
        }

        /// <summary>Which layers it looks for; 0: none, it may be found.</summary>
        public ulong Mask
        {
            get { return ~otherMask; }
            set { otherMask = ~value; }
        }

        /// <summary>Whom it pairs with: <c>Layers</c>, <c>Mask</c>, <c>Family</c> and <c>Flags</c> in one.</summary>
        public ColliderFilter Filter
        {
            get
            {
                return new ColliderFilter(Layers, Mask, Family, Flags);
            }
            set
            {
                Layers = value.Layers;
                Mask = value.Mask;
                Family = value.Family;
                Flags = value.Flags;
            }
        }

        /// <summary>As the library takes it, whose shape is somewhere.</summary>
        internal NativeCollider Native(Shape* shape)
        {
            return new NativeCollider(shape, Pose, OneWay, Filter, User);
        }

        /// <summary>What the library told.</summary>
        internal static WorldCollider Of(NativeCollider native, Shape shape)
        {
            return new WorldCollider(shape, native.Pose) { OneWay = native.OneWay, Filter = native.Filter, User = native.User };
        }
    }
}
