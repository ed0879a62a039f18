using System;
using System.Threading;

namespace Clash2D
{
    /// <summary>
    /// A shape of any kind with arrays of its own: copies of all that it points to, in native memory, until
    /// Dispose. A level is prepared once and asked in every frame:
    /// <code>
    /// level = OwnedShape.Prepared(new Group(shapes, count));
    /// bool isHit = Clash.Collide(level, hero);
    /// </code>
    /// <para/>
    /// The garbage collector never frees them, because it doesn't see which shapes still point to them.
    /// </summary>
    public sealed unsafe class OwnedShape : IDisposable
    {
        private Shape owned;
        private int isDisposed;

        /// <summary>
        /// Copies a shape, and the arrays that it points to, also those of a group's members. An invalid one
        /// stays invalid.
        /// </summary>
        public OwnedShape(Shape borrowed)
        {
            owned = Memory.Copy(borrowed);
        }

        /// <summary>
        /// The same prepared for many questions: most of them then look at few of the edges or members of a polygon,
        /// chain or group. Other shapes have nothing to prepare, and are copied as they are.
        /// What it was made of may go. It takes as long as some questions about the shape as it is.
        /// </summary>
        /// <exception cref="ArgumentException">The shape is invalid; the message says why.</exception>
        public static OwnedShape Prepared(Shape shape)
        {
            Node[] nodes = new Node[Clash.PreparedCapacity(shape)];
            fixed (Node* first = nodes)
            {
                Shape prepared;
                Refuse(Clash.Prepared(shape, first, nodes.Length, out prepared));
                return new OwnedShape(prepared);
            }
        }

        /// <summary>
        /// A shape that is given in a frame, as it is where the frame is: see <see cref="Clash.AtPose"/>. A prepared
        /// one stays prepared.
        /// </summary>
        /// <exception cref="ArgumentException">The shape is invalid or becomes so, or the pose is; the message says why.</exception>
        public static OwnedShape AtPose(Shape shape, Pose2D pose)
        {
            Node[] nodes = new Node[Clash.AtPoseCapacity(shape)];
            fixed (Node* first = nodes)
            {
                Shape placed;
                Refuse(Clash.AtPose(shape, pose, first, nodes.Length, out placed));
                return new OwnedShape(placed);
            }
        }

        private static void Refuse(Status status)
        {
            if (status != Status.Ok)
            {
                throw new ArgumentException("The shape is impossible: " + Clash.Message(status) + ".", "shape");
            }
        }

        /// <summary>The shape, until Dispose.</summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public Shape Value
        {
            get
            {
                RefuseDisposed();
                return owned;
            }
        }

        /// <summary>What is added to each of its points; to set it copies nothing.</summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public Vector2D Position
        {
            get
            {
                return Value.Position;
            }
            set
            {
                RefuseDisposed();
                owned.Position = value;
            }
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Shape(OwnedShape owner)
        {
            if (owner == null)
            {
                throw new ArgumentNullException("owner");
            }
            return owner.Value;
        }

        /// <summary>Frees the arrays; no shape may point to them any more. A second time it does nothing.</summary>
        public void Dispose()
        {
            if (Interlocked.Exchange(ref isDisposed, 1) == 0)
            {
                Memory.Free(owned);
                owned = default(Shape);
            }
        }

        private void RefuseDisposed()
        {
            if (isDisposed != 0)
            {
                throw new ObjectDisposedException("OwnedShape");
            }
        }
    }
}
