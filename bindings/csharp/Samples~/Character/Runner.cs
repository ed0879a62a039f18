using UnityEngine;

namespace Clash2D.Samples
{
    /// <summary>
    /// A character by the axis Horizontal and the button Jump, in a world with a ramp, steps, a ledge that is jumped through
    /// from below, and a lift that carries it. All is drawn in the scene view.
    /// </summary>
    public class Runner : MonoBehaviour
    {
        private static readonly Vector2D[] Ramp = { new Vector2D(3, 0), new Vector2D(6, 0), new Vector2D(6, 3) };

        [SerializeField] private ClashCharacter character;
        [Range(0, 20)] [SerializeField] private float speed = 5;
        [Range(0, 20)] [SerializeField] private float jumpSpeed = 9;
        [Range(0, 50)] [SerializeField] private float gravity = 20;

        private ClashWorld world;
        private ColliderId lift;
        private float time;
        private bool jumps;

        private void OnEnable()
        {
            world = new ClashWorld();
            Stand(new Rectangle(new Vector2D(-20, -1), new Vector2D(40, 1)));
            Stand(new Rectangle(new Vector2D(6, 0), new Vector2D(3, 3)));
            Stand(new Rectangle(new Vector2D(-5, 0), new Vector2D(1, 0.25f)));
            Stand(new Rectangle(new Vector2D(-6, 0), new Vector2D(1, 0.5f)));
            using (OwnedPolygon ramp = new OwnedPolygon(Ramp))
            {
                Stand(ramp);
            }
            world.Add(new WorldCollider(new Rectangle(new Vector2D(-3, 2.5f), new Vector2D(3, 0.25f))) { OneWay = new Vector2D(0, 1) });
            lift = world.Add(new WorldCollider(new Rectangle(new Vector2D(9, -0.25f), new Vector2D(2, 0.25f))) { Flags = ColliderFlags.Carrier });
            character.World = world;
        }

        private void Stand(Shape shape)
        {
            world.Add(new WorldCollider(shape) { Flags = ColliderFlags.Static });
        }

        private void Update()
        {
            jumps |= Input.GetButtonDown("Jump");
        }

        private void FixedUpdate()
        {
            // The last update ended the lift's way; what it moves now it is still to carry.
            world.Update();
            time += Time.deltaTime;
            world.Move(lift, new Pose2D(new Vector2D(0, 1.5f - 1.5f * Clash.Rotate(new Vector2D(1, 0), time * 60).X), 0));
            Vector2D velocity = character.Velocity;
            velocity.X = Input.GetAxis("Horizontal") * speed;
            velocity.Y = jumps && character.IsOnFloor ? jumpSpeed : velocity.Y - gravity * Time.deltaTime;
            jumps = false;
            character.Velocity = velocity;
            character.Move(Time.deltaTime);
        }

        private void OnDrawGizmos()
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
            character.World = null;
            world.Dispose();
            world = null;
        }
    }
}
