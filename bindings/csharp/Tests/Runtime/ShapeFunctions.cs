using System;
using System.Collections.Generic;

namespace Clash2D.Tests
{
    /// <summary>The functions of any shape as the shared cases ask them.</summary>
    internal static unsafe class ShapeFunctions
    {
        internal static readonly Dictionary<string, Func<Numbers, Answer>> All = new Dictionary<string, Func<Numbers, Answer>>
        {
            { "clash_rectangle_from_edges", n => Answer.Of(Clash.RectangleFromEdges(n.Float(), n.Float(), n.Float(), n.Float())) },
            { "clash_rectangle_from_center", n => Answer.Of(Clash.RectangleFromCenter(n.Vector2D(), n.Vector2D())) },
            { "clash_oriented_rectangle_from_center", n => Answer.Of(Clash.OrientedRectangleFromCenter(n.Vector2D(), n.Vector2D(), n.Float())) },
            { "clash_oriented_rectangle_from_pivot", n => Answer.Of(Clash.OrientedRectangleFromPivot(n.Rectangle(), n.Vector2D(), n.Float())) },
            { "clash_line_through_points", n => Answer.Of(Clash.LineThrough(n.Vector2D(), n.Vector2D())) },
            { "clash_place_vertices", n =>
            {
                Vector2D[] vertices = n.Vector2DArray();
                Vector2D position = n.Vector2D();
                float rotation = n.Float();
                return List<Vector2D>(n, room => Clash.PlaceVertices(vertices, position, rotation, room), Answer.Of);
            } },

            { "clash_shape_check", n => Answer.Of(Clash.Check(n.AnyShape())) },
            { "clash_shape_prepared_capacity", n => Answer.Of(Clash.PreparedCapacity(n.AnyShape())) },
            { "clash_shape_prepared", n =>
            {
                Shape shape = n.AnyShape(), prepared;
                int capacity = n.Int();
                return Answer.Of(Clash.Prepared(shape, (Node*)Numbers.Room(capacity, sizeof(Node)), capacity, out prepared));
            } },
            { "clash_shape_at_pose_capacity", n => Answer.Of(Clash.AtPoseCapacity(n.AnyShape())) },
            { "clash_shape_at_pose", n =>
            {
                Shape shape = n.AnyShape(), placed;
                Pose2D pose = n.Pose2D();
                int capacity = n.Int();
                return Answer.Of(Clash.AtPose(shape, pose, (Node*)Numbers.Room(capacity, sizeof(Node)), capacity, out placed));
            } },

            { "clash_shape_member_count", n => Answer.Of(Clash.MemberCount(n.AnyShape())) },
            { "clash_shape_edge_count", n => Answer.Of(Clash.EdgeCount(n.AnyShape(), n.Uint())) },
            { "clash_shape_vertex_count", n => Answer.Of(Clash.VertexCount(n.AnyShape(), n.Uint())) },
            { "clash_shape_edge", n => { Edge e; return Answer.Of(Clash.Edge(n.AnyShape(), n.Uint(), n.Uint(), out e)).With(Answer.Of(e)); } },
            { "clash_shape_vertex", n => { Vector2D v; return Answer.Of(Clash.Vertex(n.AnyShape(), n.Uint(), n.Uint(), out v)).With(Answer.Of(v)); } },
            { "clash_shape_point_at", n => { Vector2D v; return Answer.Of(Clash.PointAt(n.AnyShape(), n.Place(), out v)).With(Answer.Of(v)); } },
            { "clash_shape_place_at", n => { Place p; return Answer.Of(Clash.PlaceAt(n.AnyShape(), n.Vector2D(), n.Vector2D(), out p)).With(Answer.Of(p)); } },

            { "clash_collide", n => Answer.Of(Clash.Collide(n.AnyShape(), n.AnyShape())) },
            { "clash_within", n => Answer.Of(Clash.Within(n.AnyShape(), n.AnyShape(), n.Float())) },
            { "clash_relate", n => Answer.Of(Clash.Relate(n.AnyShape(), n.AnyShape())) },
            { "clash_contains", n => Answer.Of(Clash.Contains(n.AnyShape(), n.AnyShape())) },
            { "clash_distance", n => { Distance d; return Answer.Of(Clash.Distance(n.AnyShape(), n.AnyShape(), n.Float(), out d)).With(Answer.Of(d)); } },
            { "clash_signed_distance", n => { SignedDistance d; return Answer.Of(Clash.SignedDistance(n.AnyShape(), n.Vector2D(), out d)).With(Answer.Of(d)); } },
            { "clash_contact", n => { Contact c; return Answer.Of(Clash.Contact(n.AnyShape(), n.AnyShape(), n.Float(), out c)).With(Answer.Of(c)); } },
            { "clash_contacts", n =>
            {
                Shape a = n.AnyShape(), b = n.AnyShape();
                float distance = n.Float();
                return List<Contact>(n, room => Clash.Contacts(a, b, distance, room), Answer.Of);
            } },
            { "clash_separation", n => { Vector2D v; return Answer.Of(Clash.Separation(n.AnyShape(), n.AnyShape(), out v)).With(Answer.Of(v)); } },
            { "clash_intersections", n =>
            {
                Shape a = n.AnyShape(), b = n.AnyShape();
                return List<Intersection>(n, room => Clash.Intersections(a, b, room), Answer.Of);
            } },
            { "clash_clip_segment", n =>
            {
                Shape shape = n.AnyShape();
                Segment segment = n.Segment();
                return List<Stretch>(n, room => Clash.ClipSegment(shape, segment, room), Answer.Of);
            } },

            { "clash_default_cast", n => Answer.Of(Clash.DefaultCast()) },
            { "clash_cast_settings_check", n => Answer.Of(Clash.Check(n.Settings())) },
            // What is reserved is left out.
            { "clash_cast_ray", n => { RayHit h; return Answer.Of(Clash.CastRay(n.AnyShape(), n.Vector2D(), n.Vector2D(), n.Settings(), out h)).With(Answer.Of(h).Without(3)); } },
            { "clash_cast", n => { CastHit h; return Answer.Of(Clash.Cast(n.AnyShape(), n.Vector2D(), n.AnyShape(), n.Vector2D(), n.Settings(), out h)).With(Answer.Of(h).Without(3)); } },
            { "clash_cast_turning", n => { CastHit h; return Answer.Of(Clash.CastTurning(n.AnyShape(), n.Motion2D(), n.AnyShape(), n.Motion2D(), n.Settings(), out h)).With(Answer.Of(h).Without(3)); } },

            { "clash_bounding_rectangle", n => { Rectangle r; return Answer.Of(Clash.BoundingRectangle(n.AnyShape(), out r)).With(Answer.Of(r)); } },
            { "clash_swept_bounding_rectangle", n => { Rectangle r; return Answer.Of(Clash.SweptBoundingRectangle(n.AnyShape(), n.Motion2D(), out r)).With(Answer.Of(r)); } },
            { "clash_bounding_circle", n => { Circle c; return Answer.Of(Clash.BoundingCircle(n.AnyShape(), out c)).With(Answer.Of(c)); } },
            { "clash_oriented_box", n => { OrientedRectangle r; return Answer.Of(Clash.OrientedBox(n.AnyShape(), out r)).With(Answer.Of(r)); } },
            { "clash_support_point", n => { Support s; return Answer.Of(Clash.SupportPoint(n.AnyShape(), n.Vector2D(), out s)).With(Answer.Of(s)); } },
            { "clash_convex_hull", n =>
            {
                Vector2D[] points = n.Vector2DArray();
                return List<Vector2D>(n, room => Clash.ConvexHull(points, room), Answer.Of);
            } },
            { "clash_mass", n => { Mass m; return Answer.Of(Clash.Mass(n.AnyShape(), out m)).With(Answer.Of(m)); } },

            { "clash_polygon_area", n => { float area; return Answer.Of(Clash.PolygonArea(n.AnyShape(), out area)).With(Answer.Of(area)); } },
            { "clash_polygon_centroid", n => { Vector2D v; return Answer.Of(Clash.PolygonCentroid(n.AnyShape(), out v)).With(Answer.Of(v)); } },
            { "clash_polygon_is_convex", n => Answer.Of(Clash.PolygonIsConvex(n.AnyShape())) },
            { "clash_polygon_is_simple", n => Answer.Of(Clash.PolygonIsSimple(n.AnyShape())) },
            { "clash_winding", n => Answer.Of(Clash.Winding(n.Vector2DArray())) },
            { "clash_convex_pieces_capacity", n => Answer.Of(Clash.ConvexPiecesCapacity(n.AnyShape())) },
            { "clash_convex_pieces", n => Pieces(n.AnyShape(), n.Int(), Clash.ConvexPieces) },
            { "clash_triangles", n => Pieces(n.AnyShape(), n.Int(), Clash.Triangles) },

            { "clash_batch_collide", n =>
            {
                Shape shape = n.AnyShape();
                Batch many = n.Many();
                return List<ulong>(n, room => Clash.Collide(shape, many, room), Answer.Whole);
            } },
            { "clash_batch_collide_pairs", n =>
            {
                Batch a = n.Many(), b = n.Many();
                return List<ulong>(n, room => Clash.CollidePairs(a, b, room), Answer.Whole);
            } },
            { "clash_batch_cast_rays", n =>
            {
                Shape shape = n.AnyShape();
                Batch rays = n.Many();
                return List<float>(n, room => Clash.CastRays(shape, rays, room), Answer.Of);
            } },
            { "clash_batch_find_pairs", n =>
            {
                Batch a = n.Many();
                bool isAlone = n.Accept("null");
                Batch b = isAlone ? default(Batch) : n.Many();
                int limit = n.Int(), capacity = n.Int();
                IndexPair[] pairs = new IndexPair[capacity];
                ulong[] scratch = new ulong[n.Int()];
                int total = isAlone ? Clash.FindPairs(a, limit, pairs, scratch) : Clash.FindPairs(a, b, limit, pairs, scratch);
                return Answer.List(total, pairs, Answer.Of);
            } },
            { "clash_mask_indices", n =>
            {
                ulong[] mask = n.WholeArray();
                return List<uint>(n, room => Clash.MaskIndices(mask, room), Answer.Of);
            } },
        };

        /// <summary>The answer of a function that fills a buffer, whose capacity is the next number.</summary>
        private static Answer List<T>(Numbers numbers, Func<T[], int> ask, Func<T, Answer> answer)
        {
            T[] room = new T[numbers.Int()];
            return Answer.List(ask(room), room, answer);
        }

        private delegate Status Cut(Shape shape, uint[] buffer, out PieceCounts counts);

        private static Answer Pieces(Shape shape, int capacity, Cut cut)
        {
            uint[] buffer = new uint[capacity];
            PieceCounts counts;
            Status status = cut(shape, buffer, out counts);
            if (status != Status.Ok)
            {
                return Answer.Of(status);
            }
            Array.Resize(ref buffer, (int)counts.IndexCount + (int)counts.PieceCount);
            return Answer.Of(status).With(Answer.Of(counts), Answer.Of(buffer));
        }
    }
}
