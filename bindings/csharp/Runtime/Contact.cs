// foreach (PointOfContact point in contact) goes through the one or two points, and allocates nothing.

namespace Clash2D
{
    public partial struct Contact
    {
        /// <summary>Before the first point.</summary>
        public PointEnumerator GetEnumerator()
        {
            return new PointEnumerator(this);
        }

        /// <summary>The points of a contact, one after the other.</summary>
        public struct PointEnumerator
        {
            private readonly PointOfContactArray2 points;
            private readonly int count;
            private int next;

            internal PointEnumerator(Contact contact)
            {
                const int Room = PointOfContactArray2.Length;
                points = contact.Points;
                count = contact.PointCount <= Room ? (int)contact.PointCount : Room;
                next = 0;
            }

            /// <summary>The point at which it is.</summary>
            public PointOfContact Current
            {
                get { return points[next - 1]; }
            }

            /// <summary>Goes to the next point; no if there is none.</summary>
            public bool MoveNext()
            {
                if (next == count)
                {
                    return false;
                }
                next++;
                return true;
            }
        }
    }
}
