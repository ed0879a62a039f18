// Written by bindings/generate from the Rust source; changes here are lost.

#if NETSTANDARD2_1 || NETSTANDARD2_1_OR_GREATER || NETCOREAPP2_1_OR_GREATER || NET_STANDARD_2_1
#define CLASH2D_SPAN
#endif

using System;
using System.Threading;
#if CLASH2D_SPAN
using System.Runtime.InteropServices;
#endif

namespace Clash2D
{
    /// <summary>
    /// A <see cref="Polygon"/> with arrays of its own: copies, in native memory, until Dispose.
    /// <para/>
    /// The garbage collector never frees them, because it doesn't see which shapes still point to them.
    /// </summary>
    public sealed unsafe partial class OwnedPolygon : IDisposable
    {
        private Polygon owned;
        private int isDisposed;

        /// <summary>Copies arrays; null is an empty one.</summary>
        public OwnedPolygon(Vector2D[] vertices, uint[] ringSizes = null, float radius = 0)
        {
            fixed (Vector2D* firstVertices = vertices)
            fixed (uint* firstRingSizes = ringSizes)
            {
                owned = Copy(new Polygon(firstVertices, vertices == null ? 0 : vertices.Length, firstRingSizes, ringSizes == null ? 0 : ringSizes.Length, radius));
            }
        }

#if CLASH2D_SPAN
        /// <summary>Copies arrays.</summary>
        public OwnedPolygon(ReadOnlySpan<Vector2D> vertices, ReadOnlySpan<uint> ringSizes = default(ReadOnlySpan<uint>), float radius = 0)
        {
            fixed (Vector2D* firstVertices = &MemoryMarshal.GetReference(vertices))
            fixed (uint* firstRingSizes = &MemoryMarshal.GetReference(ringSizes))
            {
                owned = Copy(new Polygon(firstVertices, vertices.Length, firstRingSizes, ringSizes.Length, radius));
            }
        }
#endif

        /// <summary>Copies the arrays that another polygon points to.</summary>
        public OwnedPolygon(Polygon borrowed)
        {
            owned = Copy(borrowed);
        }

        /// <summary>The polygon, until Dispose.</summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public Polygon Value
        {
            get
            {
                if (isDisposed != 0)
                {
                    throw new ObjectDisposedException("OwnedPolygon");
                }
                return owned;
            }
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Polygon(OwnedPolygon owner)
        {
            if (owner == null)
            {
                throw new ArgumentNullException("owner");
            }
            return owner.Value;
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Shape(OwnedPolygon owner)
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
                Free(owned);
                owned = default(Polygon);
            }
        }

        internal static Polygon Copy(Polygon borrowed)
        {
            Polygon copy = borrowed;
            copy.Vertices = null;
            copy.RingSizes = null;
            try
            {
                copy.Vertices = (Vector2D*)Memory.Copy(borrowed.Vertices, borrowed.Count, sizeof(Vector2D));
                copy.RingSizes = (uint*)Memory.Copy(borrowed.RingSizes, borrowed.RingCount, sizeof(uint));
            }
            catch
            {
                // What was copied before the memory was at its end.
                Free(copy);
                throw;
            }
            return copy;
        }

        internal static void Free(Polygon owned)
        {
            Memory.Free(owned.Vertices);
            Memory.Free(owned.RingSizes);
        }
    }

    /// <summary>
    /// A <see cref="Chain"/> with arrays of its own: copies, in native memory, until Dispose.
    /// <para/>
    /// The garbage collector never frees them, because it doesn't see which shapes still point to them.
    /// </summary>
    public sealed unsafe partial class OwnedChain : IDisposable
    {
        private Chain owned;
        private int isDisposed;

        /// <summary>Copies arrays; null is an empty one.</summary>
        public OwnedChain(Vector2D[] vertices, float radius = 0, bool closed = false, Side side = default(Side))
        {
            fixed (Vector2D* firstVertices = vertices)
            {
                owned = Copy(new Chain(firstVertices, vertices == null ? 0 : vertices.Length, radius, closed, side));
            }
        }

#if CLASH2D_SPAN
        /// <summary>Copies arrays.</summary>
        public OwnedChain(ReadOnlySpan<Vector2D> vertices, float radius = 0, bool closed = false, Side side = default(Side))
        {
            fixed (Vector2D* firstVertices = &MemoryMarshal.GetReference(vertices))
            {
                owned = Copy(new Chain(firstVertices, vertices.Length, radius, closed, side));
            }
        }
#endif

        /// <summary>Copies the arrays that another chain points to.</summary>
        public OwnedChain(Chain borrowed)
        {
            owned = Copy(borrowed);
        }

        /// <summary>The chain, until Dispose.</summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public Chain Value
        {
            get
            {
                if (isDisposed != 0)
                {
                    throw new ObjectDisposedException("OwnedChain");
                }
                return owned;
            }
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Chain(OwnedChain owner)
        {
            if (owner == null)
            {
                throw new ArgumentNullException("owner");
            }
            return owner.Value;
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Shape(OwnedChain owner)
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
                Free(owned);
                owned = default(Chain);
            }
        }

        internal static Chain Copy(Chain borrowed)
        {
            Chain copy = borrowed;
            copy.Vertices = null;
            try
            {
                copy.Vertices = (Vector2D*)Memory.Copy(borrowed.Vertices, borrowed.Count, sizeof(Vector2D));
            }
            catch
            {
                // What was copied before the memory was at its end.
                Free(copy);
                throw;
            }
            return copy;
        }

        internal static void Free(Chain owned)
        {
            Memory.Free(owned.Vertices);
        }
    }

    /// <summary>
    /// A <see cref="Group"/> with arrays of its own: copies, in native memory, until Dispose.
    /// <para/>
    /// The garbage collector never frees them, because it doesn't see which shapes still point to them.
    /// </summary>
    public sealed unsafe partial class OwnedGroup : IDisposable
    {
        private Group owned;
        private int isDisposed;

        /// <summary>Copies arrays; null is an empty one.</summary>
        public OwnedGroup(Shape[] shapes)
        {
            fixed (Shape* firstShapes = shapes)
            {
                owned = Copy(new Group(firstShapes, shapes == null ? 0 : shapes.Length));
            }
        }

#if CLASH2D_SPAN
        /// <summary>Copies arrays.</summary>
        public OwnedGroup(ReadOnlySpan<Shape> shapes)
        {
            fixed (Shape* firstShapes = &MemoryMarshal.GetReference(shapes))
            {
                owned = Copy(new Group(firstShapes, shapes.Length));
            }
        }
#endif

        /// <summary>Copies the arrays that another group points to.</summary>
        public OwnedGroup(Group borrowed)
        {
            owned = Copy(borrowed);
        }

        /// <summary>The group, until Dispose.</summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public Group Value
        {
            get
            {
                if (isDisposed != 0)
                {
                    throw new ObjectDisposedException("OwnedGroup");
                }
                return owned;
            }
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Group(OwnedGroup owner)
        {
            if (owner == null)
            {
                throw new ArgumentNullException("owner");
            }
            return owner.Value;
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Shape(OwnedGroup owner)
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
                Free(owned);
                owned = default(Group);
            }
        }

        internal static Group Copy(Group borrowed)
        {
            Group copy = borrowed;
            copy.Shapes = null;
            try
            {
                copy.Shapes = Memory.CopyShapes(borrowed.Shapes, borrowed.Count);
            }
            catch
            {
                // What was copied before the memory was at its end.
                Free(copy);
                throw;
            }
            return copy;
        }

        internal static void Free(Group owned)
        {
            Memory.FreeShapes(owned.Shapes, owned.Count);
        }
    }

    /// <summary>
    /// A <see cref="Prepared"/> with arrays of its own: copies, in native memory, until Dispose.
    /// <para/>
    /// The garbage collector never frees them, because it doesn't see which shapes still point to them.
    /// </summary>
    public sealed unsafe partial class OwnedPrepared : IDisposable
    {
        private Prepared owned;
        private int isDisposed;

        /// <summary>Copies arrays; null is an empty one.</summary>
        public OwnedPrepared(Node[] nodes, Shape[] shapes = null)
        {
            fixed (Node* firstNodes = nodes)
            fixed (Shape* firstShapes = shapes)
            {
                owned = Copy(new Prepared(firstNodes, nodes == null ? 0 : nodes.Length, firstShapes, shapes == null ? 0 : shapes.Length));
            }
        }

#if CLASH2D_SPAN
        /// <summary>Copies arrays.</summary>
        public OwnedPrepared(ReadOnlySpan<Node> nodes, ReadOnlySpan<Shape> shapes = default(ReadOnlySpan<Shape>))
        {
            fixed (Node* firstNodes = &MemoryMarshal.GetReference(nodes))
            fixed (Shape* firstShapes = &MemoryMarshal.GetReference(shapes))
            {
                owned = Copy(new Prepared(firstNodes, nodes.Length, firstShapes, shapes.Length));
            }
        }
#endif

        /// <summary>Copies the arrays that another prepared points to.</summary>
        public OwnedPrepared(Prepared borrowed)
        {
            owned = Copy(borrowed);
        }

        /// <summary>The prepared, until Dispose.</summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public Prepared Value
        {
            get
            {
                if (isDisposed != 0)
                {
                    throw new ObjectDisposedException("OwnedPrepared");
                }
                return owned;
            }
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Prepared(OwnedPrepared owner)
        {
            if (owner == null)
            {
                throw new ArgumentNullException("owner");
            }
            return owner.Value;
        }

        /// <summary>The same, until Dispose.</summary>
        /// <exception cref="ArgumentNullException">There is no owner.</exception>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public static implicit operator Shape(OwnedPrepared owner)
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
                Free(owned);
                owned = default(Prepared);
            }
        }

        internal static Prepared Copy(Prepared borrowed)
        {
            Prepared copy = borrowed;
            copy.Nodes = null;
            copy.Shapes = null;
            try
            {
                copy.Nodes = (Node*)Memory.Copy(borrowed.Nodes, borrowed.NodeCount, sizeof(Node));
                copy.Shapes = Memory.CopyShapes(borrowed.Shapes, borrowed.ShapeCount);
            }
            catch
            {
                // What was copied before the memory was at its end.
                Free(copy);
                throw;
            }
            return copy;
        }

        internal static void Free(Prepared owned)
        {
            Memory.Free(owned.Nodes);
            Memory.FreeShapes(owned.Shapes, owned.ShapeCount);
        }
    }
}
