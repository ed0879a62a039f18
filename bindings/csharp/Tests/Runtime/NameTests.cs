using System;
using System.Collections.Generic;
using System.Linq;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>A file may use System, UnityEngine and Clash2D together: no type is in two of them.</summary>
    [TestFixture]
    public class NameTests
    {
        /// <summary>Of .NET and of UnityEngine, which are not all here: what geometry might be called.</summary>
        private const string Known =
            "Range Index Version Buffer Half Tuple Action Attribute Random Math MathF "
            + "AnimationCurve Bounds BoundsInt BoundingSphere Camera CapsuleDirection2D CastHit2D Collider2D Collision "
            + "Collision2D ColliderDistance2D CompositeCollider2D Component ContactFilter2D ContactPairPoint ContactPoint "
            + "ContactPoint2D Edge2D Event Flare Font Gizmos Gradient Grid GridLayout Hash128 Joint Light LineRenderer "
            + "LineUtility Mathf Matrix4x4 Mesh Motion Object PhysicsShape2D PhysicsShapeGroup2D PhysicsShapeType2D "
            + "PhysicsScene2D Plane PlatformEffector2D PolygonCollider2D Pose Projector Quaternion Ray Ray2D RaycastHit "
            + "RaycastHit2D RaycastCommand Rect RectInt RectOffset RangeInt Rigidbody2D Shader Skybox Space Sprite "
            + "Terrain Texture Time Touch Transform Tree Vector2 Vector2Int Vector3 Vector3Int Vector4 WheelHit";

        private static IEnumerable<Type> Ours()
        {
            return typeof(Clash).Assembly.GetExportedTypes().Where(type => !type.IsNested);
        }

        [Test]
        public void NoTypeIsCalledAsOneOfSystem()
        {
            Type[] roots = { typeof(object), typeof(Uri), typeof(Enumerable) };
            foreach (Type type in Ours())
            {
                Assert.AreEqual("Clash2D", type.Namespace);
                foreach (Type root in roots)
                {
                    Assert.IsNull(root.Assembly.GetType("System." + type.Name), type.Name);
                }
#if UNITY_5_3_OR_NEWER
                Assert.IsNull(typeof(UnityEngine.Vector2).Assembly.GetType("UnityEngine." + type.Name), type.Name);
#endif
            }
        }

        [Test]
        public void NoTypeIsCalledAsAKnownOne()
        {
            CollectionAssert.IsEmpty(Ours().Select(type => type.Name).Intersect(Known.Split(' ')));
            Assert.GreaterOrEqual(Ours().Count(), 30);
        }
    }
}
