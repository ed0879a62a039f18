using System;

namespace Clash2D
{
    /// <summary>
    /// Whether a question is about a collider that it found. It may be called on several threads at once by <c>CastRays</c> of a world
    /// with threads; asks the world if it likes, but a change throws. What it throws ends the question, and comes out of it.
    /// </summary>
    public delegate bool ColliderAccept(ColliderId id, ulong user);

    /// <summary>What a question is about; one that is made without arguments is about all colliders.</summary>
    /// <remarks>C: <c>clash_default_query</c>.</remarks>
    public struct WorldQuery
    {
        /// <summary>None of this family; 0: of any.</summary>
        public uint Family;

        /// <summary>Which colliders it is not about.</summary>
        public QueryFlags Flags;

        /// <summary>
        /// The first so many and no search for more; 0: all. 1 with room for it: the closest; without: whether any. A negative one is 0.
        /// </summary>
        public int Limit;

        /// <summary>Colliders of which it says yes; null: all. It is asked about those that are found otherwise.</summary>
        public ColliderAccept Accept;

        private ulong otherLayers;

        /// <summary>Colliders on one of these; all of them, unless it is set.</summary>
        public ulong Layers
        {
            get { return ~otherLayers; }
            set { otherLayers = ~value; }
        }

        /// <summary>The same, of which only the first is wanted.</summary>
        internal WorldQuery First()
        {
            WorldQuery first = this;
            first.Limit = 1;
            return first;
        }

        /// <summary>As the library takes it.</summary>
        internal NativeQuery Native(IntPtr accept, IntPtr context)
        {
            return new NativeQuery(Layers, Family, Flags, ClashWorld.Size(Limit), accept, context);
        }
    }
}
