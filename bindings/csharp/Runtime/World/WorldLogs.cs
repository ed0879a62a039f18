using System;

namespace Clash2D
{
    public sealed unsafe partial class ClashWorld
    {
        /// <summary>
        /// Lets updates look only for pairs of which both are in a region; null: for all, as at first. One is in it if a box around it
        /// and its way since the last update touches it. The next update ends the pairs of what is outside then, and begins
        /// those of what is inside, as <c>EventFlags.Changed</c>. Queries ask everywhere. O(n).
        /// </summary>
        /// <remarks>C: <c>clash_world_set_region</c>.</remarks>
        /// <exception cref="ArgumentException">The rectangle is invalid.</exception>
        public void SetRegion(Rectangle? region)
        {
            Rectangle given = region.GetValueOrDefault();
            IntPtr world = handle.Change();
            Status status = (Status)Native.clash_world_set_region(world, region.HasValue ? &given : null);
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>
        /// Begins a log of all that changes the world, with all that is in it now; <c>isOn</c> no: ends it, and forgets what was not
        /// taken. Each update costs a hash of the world while a log is written. O(n).
        /// </summary>
        /// <remarks>C: <c>clash_world_record</c>.</remarks>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Record(bool isOn)
        {
            IntPtr world = handle.Change();
            Status status = (Status)Native.clash_world_record(world, (byte)(isOn ? 1 : 0));
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>
        /// Takes what was written since the last time, up to the last update. All that was taken, in one piece, is the log; the same
        /// bytes on every platform. Where memory for it ran out it has ended: then there is nothing to take after an update.
        /// </summary>
        /// <remarks>C: <c>clash_world_take_log</c>.</remarks>
        public byte[] TakeLog()
        {
            IntPtr world = handle.Change();
            try
            {
                byte[] bytes = new byte[Total(Native.clash_world_take_log(world, null, UIntPtr.Zero))];
                fixed (byte* first = bytes)
                {
                    Native.clash_world_take_log(world, first, Size(bytes.Length));
                }
                return bytes;
            }
            finally
            {
                handle.EndChanging();
            }
        }

        /// <summary>
        /// Plays a log from the place in <c>replay</c> on, until after the next update; from place 0 until the world is what it was
        /// when the log was begun. Whether the two runs are still the same, <c>Expected</c> and <c>Found</c> tell. At the end of
        /// the log nothing is played, and the place stays. The events of the last update are gone.
        /// </summary>
        /// <remarks>C: <c>clash_world_replay</c>.</remarks>
        /// <exception cref="ArgumentException">These bytes are no log, or there is no such place in it.</exception>
        /// <exception cref="OutOfMemoryException">It can't be played on.</exception>
        public void Replay(byte[] log, ref WorldReplay replay)
        {
            WorldReplay played = replay;
            fixed (byte* first = log)
            {
                IntPtr world = handle.Change();
                Status status = (Status)Native.clash_world_replay(world, first, Size(Length(log)), &played);
                version++;
                handle.EndChanging();
                Refuse(status);
            }
            replay = played;
        }
    }
}
