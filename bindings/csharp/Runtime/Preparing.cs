namespace Clash2D
{
    public sealed unsafe partial class OwnedPrepared
    {
        /// <summary>
        /// A polygon, chain or group, prepared for many questions; null if it is invalid or another shape.
        /// What it was made of may go; members of a group are copied, and what they point to.
        /// </summary>
        public static OwnedPrepared Of(Shape shape)
        {
            Node[] nodes = new Node[Clash.PreparedCapacity(shape)];
            fixed (Node* first = nodes)
            {
                Shape prepared;
                Status status = Clash.Prepared(shape, first, nodes.Length, out prepared);
                return status == Status.Ok ? new OwnedPrepared(prepared.Data.Prepared) : null;
            }
        }
    }
}
