using Unity.Collections;
using UnityEngine;

namespace Clash2D.Samples
{
    /// <summary>
    /// Many fast bullets among walls, in one world: each bullet starts again where it hits, however thin the wall and
    /// however fast the bullet. No garbage is made in a frame.
    /// </summary>
    public class Bullets : MonoBehaviour
    {
        private const ulong Walls = 1, Shots = 2;

        [Range(1, 100000)] [SerializeField] private int count = 5000;
        [Range(0, 1000)] [SerializeField] private float speed = 200;

        private ClashWorld world;
        private NativeArray<ColliderId> ids;
        private NativeArray<Pose2D> poses;
        private NativeArray<Vector2D> speeds;

        /// <summary>How many bullets have hit a wall in the last frame.</summary>
        public int Hits { get; private set; }

        /// <summary>Where the world is, for questions from jobs.</summary>
        public ClashWorld World
        {
            get { return world; }
        }

        private void OnEnable()
        {
            world = new ClashWorld(new WorldSettings { Capacity = count + 100 });
            for (int number = 0; number < 100; number++)
            {
                Shape wall = new OrientedRectangle(Vector2D.Zero, new Vector2D(2, 0.01f), number * 30);
                Vector2D place = new Vector2D(number % 10 * 10 - 45, number / 10 * 10 - 45);
                world.Add(new WorldCollider(wall, new Pose2D(place, 0)) { Layers = Walls, Mask = 0, Flags = ColliderFlags.Static });
            }
            NativeArray<WorldCollider> bullets = new NativeArray<WorldCollider>(count, Allocator.Persistent);
            ids = new NativeArray<ColliderId>(count, Allocator.Persistent);
            poses = new NativeArray<Pose2D>(count, Allocator.Persistent);
            speeds = new NativeArray<Vector2D>(count, Allocator.Persistent);
            for (int number = 0; number < count; number++)
            {
                // Bullets look for walls and not for each other; `User` is the way back to what is hit.
                bullets[number] = new WorldCollider(new Circle(Vector2D.Zero, 0.05f))
                {
                    Layers = Shots, Mask = Walls, User = (ulong)number,
                };
                speeds[number] = Clash.Rotate(new Vector2D(speed, 0), 360f * number / count);
            }
            world.Add(bullets, ids);
            bullets.Dispose();
        }

        private void Update()
        {
            for (int number = 0; number < count; number++)
            {
                poses[number] = new Pose2D(poses[number].Position + speeds[number] * Time.deltaTime, 0);
            }
            world.Move(ids, poses);
            WorldUpdate update = world.Update();
            Hits = update.Begins.Count;
            // The wall is on layer 1 and was added first: it is the first of the pair.
            foreach (WorldEvent hit in update.Begins)
            {
                int number = (int)hit.UserB;
                poses[number] = default(Pose2D);
                world.Place(hit.Pair.B, poses[number]);
            }
        }

        private void OnDrawGizmosSelected()
        {
            if (world == null)
            {
                return;
            }
            foreach (ColliderId id in world.Ids())
            {
                Shape shape;
                if (world.TryGetShape(id, out shape))
                {
                    ClashGizmos.Draw(shape);
                }
            }
        }

        private void OnDisable()
        {
            world.Dispose();
            world = null;
            ids.Dispose();
            poses.Dispose();
            speeds.Dispose();
        }
    }
}
