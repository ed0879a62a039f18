#if UNITY_5_3_OR_NEWER
using System;
using UnityEngine;

namespace Clash2D
{
    /// <summary>Shapes and answers in the scene view, in the color of <c>Gizmos</c>, at Z = 0.</summary>
    public static class ClashGizmos
    {
        /// <summary>The length that normals are drawn with.</summary>
        public const float NormalLength = 0.5f;
        /// <summary>Half of the size that points are drawn with.</summary>
        public const float PointSize = 0.1f;

        private static readonly Action<Vector2D, Vector2D> Line = DrawLine;

        /// <summary>
        /// Draws the border of a shape of any kind; nothing of an invalid or empty one. For
        /// <c>OnDrawGizmos</c>.
        /// </summary>
        public static void Draw(Shape shape)
        {
            ShapeLines.Draw(shape, Line);
        }

        /// <summary>Draws the points of a contact with its normal.</summary>
        public static void Draw(Contact contact)
        {
            foreach (PointOfContact point in contact)
            {
                Draw(point.Position, contact.Normal);
            }
        }

        /// <summary>Draws where moving shapes meet, with the normal.</summary>
        public static void Draw(CastHit hit)
        {
            Draw(hit.Point, hit.Normal);
        }

        /// <summary>Draws where a ray enters and leaves, with the normals.</summary>
        public static void Draw(RayHit hit)
        {
            Draw(hit.EntryPoint, hit.EntryNormal);
            Draw(hit.ExitPoint, hit.ExitNormal);
        }

        private static void Draw(Vector2D point, Vector2D normal)
        {
            DrawLine(point, point);
            DrawLine(point, point + normal * NormalLength);
        }

        private static void DrawLine(Vector2D from, Vector2D to)
        {
            if (from != to)
            {
                Gizmos.DrawLine((Vector3)from, (Vector3)to);
                return;
            }
            Vector2D right = new Vector2D(PointSize, 0), up = new Vector2D(0, PointSize);
            Gizmos.DrawLine((Vector3)(from - right), (Vector3)(from + right));
            Gizmos.DrawLine((Vector3)(from - up), (Vector3)(from + up));
        }
    }
}
#endif
