using System;

namespace Clash2D
{
    /// <summary>
    /// The borders of shapes as straight lines, for drawing: <c>ShapeLines.Draw(level, (from, to) => …)</c>.
    /// In Unity see <c>ClashGizmos</c>.
    /// </summary>
    public static class ShapeLines
    {
        /// <summary>How many lines stand for a whole circle.</summary>
        public const int CircleLines = 48;
        /// <summary>How far an endless line is drawn to either side.</summary>
        public const float Far = 10000;

        /// <summary>
        /// Calls for each line of the border of any shape; arcs become short lines, a point becomes a line to
        /// itself, and an invalid or empty shape has none.
        /// </summary>
        /// <exception cref="ArgumentNullException">There is nothing to call.</exception>
        public static void Draw(Shape shape, Action<Vector2D, Vector2D> line)
        {
            if (line == null)
            {
                throw new ArgumentNullException("line");
            }
            if (Clash.Check(shape) != Status.Ok)
            {
                return;
            }
            // Each edge of a long chain by its number takes as long as the chain has vertices, unless prepared.
            if (shape.Kind == ShapeKind.Polygon || shape.Kind == ShapeKind.Chain)
            {
                using (OwnedShape prepared = OwnedShape.Prepared(shape))
                {
                    DrawMembers(prepared, line);
                }
                return;
            }
            DrawMembers(shape, line);
        }

        private static void DrawMembers(Shape shape, Action<Vector2D, Vector2D> line)
        {
            int count = Clash.MemberCount(shape);
            for (uint member = 0; member < count; member++)
            {
                DrawMember(shape, member, line);
            }
        }

        private static void DrawMember(Shape shape, uint member, Action<Vector2D, Vector2D> line)
        {
            uint count = (uint)Clash.EdgeCount(shape, member);
            int vertices = Clash.VertexCount(shape, member);
            for (uint number = 0; number < count; number++)
            {
                Edge edge;
                // Around a vertex that goes straight on there is none.
                if (Clash.Edge(shape, member, number, out edge) && !(count > vertices && IsInside(shape, edge)))
                {
                    // Only lines have no vertices and a straight edge.
                    edge = vertices == 0 && edge.Radius == 0 ? FarAlong(edge) : edge;
                    DrawEdge(shape, new Place(member, number, 0), edge, line);
                }
            }
            Vector2D point;
            if (count == 0 && Clash.Vertex(shape, member, 0, out point))
            {
                line(point, point);
            }
        }

        /// <summary>Of the two sides of a rounded polygon's edge, one is inside.</summary>
        private static bool IsInside(Shape shape, Edge edge)
        {
            Vector2D way = edge.End - edge.Start, off = Clash.Rotate90(way) * (1 / 256f);
            Vector2D middle = edge.Start + way * 0.5f;
            return edge.Radius == 0 && Clash.Collide(shape, middle + off) && Clash.Collide(shape, middle - off);
        }

        private static void DrawEdge(Shape shape, Place place, Edge edge, Action<Vector2D, Vector2D> line)
        {
            if (edge.Radius > 0)
            {
                DrawArc(shape, place, edge, line);
                return;
            }
            line(edge.Start, edge.End);
        }

        private static Edge FarAlong(Edge edge)
        {
            Vector2D far = Clash.Multiply(Clash.Unit(edge.End - edge.Start), Far);
            edge.End = edge.Start + far;
            edge.Start -= far;
            return edge;
        }

        private static void DrawArc(Shape shape, Place place, Edge edge, Action<Vector2D, Vector2D> line)
        {
            int count = Math.Max(1, (int)Math.Ceiling(CircleLines * (edge.To - edge.From)));
            Vector2D from = edge.Start;
            for (int number = 1; number <= count; number++)
            {
                Vector2D to;
                place.Along = (float)number / count;
                Clash.PointAt(shape, place, out to);
                line(from, to);
                from = to;
            }
        }
    }
}
