using UnityEngine;

namespace Clash2D.Samples
{
    /// <summary>
    /// A ball on its way against a turning bat and a thin wall. Drawn in the scene view: red is a hit.
    /// </summary>
    public class BallAndBat : MonoBehaviour
    {
        [SerializeField] private Circle ball = new Circle(new Vector2D(0, 0), 1);
        [SerializeField] private Vector2D speed = new Vector2D(900, 0);
        [SerializeField] private Rectangle wall = new Rectangle(new Vector2D(8, -4), new Vector2D(0.1f, 8));
        [SerializeField] private OrientedRectangle bat = new OrientedRectangle(new Vector2D(0, 3), new Vector2D(3, 0.5f), 0);

        /// <summary>Whether the ball touches the bat now.</summary>
        public bool IsHit
        {
            get { return Clash.Collide(ball, bat); }
        }

        /// <summary>Whether the ball meets the wall within this frame, also if it would be through it at the end.</summary>
        public bool MeetsWall
        {
            get { return Clash.MovingCollide(ball, speed * Time.deltaTime, wall); }
        }

        private void Update()
        {
            bat.Rotation += 90 * Time.deltaTime;
        }

        private void OnDrawGizmos()
        {
            Gizmos.color = IsHit ? Color.red : Color.green;
            Gizmos.DrawWireSphere((Vector3)ball.Center, ball.Radius);
            for (int number = 0; number < 4; number++)
            {
                Draw(Clash.Edge(bat, number));
            }
            Gizmos.color = MeetsWall ? Color.red : Color.green;
            for (int number = 0; number < 4; number++)
            {
                Draw(new Segment(Clash.Corner(wall, number), Clash.Corner(wall, number + 1)));
            }
        }

        private static void Draw(Segment edge)
        {
            Gizmos.DrawLine((Vector3)edge.Point1, (Vector3)edge.Point2);
        }
    }
}
