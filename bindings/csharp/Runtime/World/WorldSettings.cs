namespace Clash2D
{
    /// <summary>What a <see cref="ClashWorld"/> is made with; the default is good for most.</summary>
    public struct WorldSettings
    {
        /// <summary>
        /// Up to as many colliders, whose shapes have no arrays, nothing is allocated for them later, unless more than 64
        /// are added at once; 0: as it comes.
        /// </summary>
        public int Capacity;

        /// <summary>Of ways with a turn: how near counts as a contact, as in a cast that turns; 0: the least there is.</summary>
        public float Tolerance;

        /// <summary>
        /// On how many threads of .NET's pool work is divided at most; 0 and 1: it is done by the caller alone. No answer
        /// depends on it. An update and <c>CastRays</c> then make some garbage. There are no threads in a browser.
        /// </summary>
        public int Threads;

        /// <summary>
        /// A task system of native code, in place of <c>Threads</c>; its function has to stay callable until the world
        /// is disposed of.
        /// </summary>
        public WorldTasks Tasks;

        /// <summary>As the library takes them: the system's memory.</summary>
        internal NativeWorldSettings Native()
        {
            NativeWorldSettings native = default(NativeWorldSettings);
            native.Capacity = ClashWorld.Size(Capacity);
            native.Tolerance = Tolerance;
            native.Tasks = Tasks.Run == System.IntPtr.Zero ? WorldThreads.Of(Threads) : Tasks;
            return native;
        }
    }
}
