namespace Clash2D
{
    /// <summary>What the last update told.</summary>
    public struct WorldUpdate
    {
        /// <summary>The pairs that began to touch, by enter, then by indices.</summary>
        public readonly EventList Begins;

        /// <summary>The pairs that ended, by exit, then by indices.</summary>
        public readonly EventList Ends;

        /// <summary>The pairs that touched at the last update and touch now; by indices.</summary>
        public readonly PairList Stays;

        internal unsafe WorldUpdate(ClashWorld world, int version, WorldEvents events)
        {
            Begins = new EventList(world, version, events.Begins, events.BeginCount);
            Ends = new EventList(world, version, events.Ends, events.EndCount);
            Stays = new PairList(world, version, events.Stays, events.StayCount);
        }
    }
}
