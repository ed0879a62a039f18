using System;

namespace Clash2D
{
    public sealed unsafe partial class ClashWorld
    {
        /// <summary>How many colliders there are.</summary>
        public int Count
        {
            get { return Ids(null, 0); }
        }

        /// <summary>All colliders by rising index.</summary>
        public ColliderId[] Ids()
        {
            ColliderId[] ids = new ColliderId[Count];
            fixed (ColliderId* first = ids)
            {
                Ids(first, ids.Length);
            }
            return ids;
        }

        /// <summary>All colliders by rising index; how many there are, of which as many are written as there is room for. O(n).</summary>
        /// <remarks>C: <c>clash_world_ids</c>.</remarks>
        public int Ids(ColliderId* ids, int capacity)
        {
            IntPtr world = handle.Ask();
            int count = Total(Native.clash_world_ids(world, ids, Size(capacity)));
            handle.EndAsking();
            return count;
        }

        /// <summary>Whether there is a collider of this id.</summary>
        public bool Contains(ColliderId id)
        {
            WorldCollider collider;
            return TryGet(id, out collider);
        }

        /// <summary>
        /// What was set of one: its own shape, whose arrays are the world's until it is changed, where it is, and its filter.
        /// No if the id is stale.
        /// </summary>
        /// <remarks>C: <c>clash_world_get</c>.</remarks>
        public bool TryGet(ColliderId id, out WorldCollider collider)
        {
            NativeCollider native = default(NativeCollider);
            Shape shape = default(Shape);
            IntPtr world = handle.Ask();
            bool isThere = Native.clash_world_get(world, &id, &native, &shape) != 0;
            handle.EndAsking();
            collider = isThere ? WorldCollider.Of(native, shape) : default(WorldCollider);
            return isThere;
        }

        /// <summary>
        /// The shape of one where it is now, for each function of <see cref="Clash"/>: contacts, relations, drawing. Its arrays are the
        /// world's until it is changed: keep a copy, <see cref="OwnedShape"/>, if need be. No if the id is stale.
        /// </summary>
        /// <remarks>C: <c>clash_world_shape</c>.</remarks>
        public bool TryGetShape(ColliderId id, out Shape shape)
        {
            Shape found = default(Shape);
            IntPtr world = handle.Ask();
            bool isThere = Native.clash_world_shape(world, &id, &found) != 0;
            handle.EndAsking();
            shape = found;
            return isThere;
        }

        /// <summary>
        /// All that later answers depend on, ids to come included: the same bytes on every platform. With <c>difference</c>, a whole
        /// snapshot of this world, only what differs from that. O(n).
        /// </summary>
        /// <exception cref="ArgumentException">What the difference should be to is no whole snapshot.</exception>
        public byte[] Snapshot(byte[] difference = null)
        {
            byte[] bytes = new byte[Snapshot(difference, null)];
            Snapshot(difference, bytes);
            return bytes;
        }

        /// <summary>The same in memory that is there already; how many bytes that is. With too little room nothing is written.</summary>
        /// <remarks>C: <c>clash_world_snapshot</c>.</remarks>
        /// <exception cref="ArgumentException">What the difference should be to is no whole snapshot.</exception>
        public int Snapshot(byte[] difference, byte[] bytes)
        {
            fixed (byte* first = difference)
            fixed (byte* firstByte = bytes)
            {
                IntPtr world = handle.Ask();
                int size = Total(Native.clash_world_snapshot(world, first, Size(Length(difference)), firstByte, Size(Length(bytes))));
                handle.EndAsking();
                Refuse(size == 0 ? Status.BadSnapshot : Status.Ok);
                return size;
            }
        }

        /// <summary>
        /// Makes a world what it was at a snapshot; a difference needs the base that it was told to. Ids made since are void and may
        /// be given again; the events of the last update are gone. Memory and threads stay those of the world. O(n log n).
        /// </summary>
        /// <remarks>C: <c>clash_world_restore</c>.</remarks>
        /// <exception cref="ArgumentException">These bytes are no snapshot; nothing was changed.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Restore(byte[] bytes, byte[] difference = null)
        {
            fixed (byte* first = difference)
            fixed (byte* firstByte = bytes)
            {
                IntPtr world = handle.Change();
                Status status = (Status)Native.clash_world_restore(world, first, Size(Length(difference)), firstByte, Size(Length(bytes)));
                version += status == Status.Ok ? 1 : 0;
                handle.EndChanging();
                Refuse(status);
            }
        }

        /// <summary>A hash of all that later answers depend on: of equal whole snapshots equal, on every platform. O(n).</summary>
        /// <remarks>C: <c>clash_world_hash</c>.</remarks>
        public ulong Hash()
        {
            IntPtr world = handle.Ask();
            ulong hash = Native.clash_world_hash(world);
            handle.EndAsking();
            return hash;
        }
    }
}
