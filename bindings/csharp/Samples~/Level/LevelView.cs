using UnityEngine;

namespace Clash2D.Samples
{
    /// <summary>
    /// The hero in its level, by the axis Horizontal and the button Jump; shapes and contacts are drawn in the
    /// scene view, and in the game view where Gizmos are switched on.
    /// </summary>
    public class LevelView : MonoBehaviour
    {
        private readonly Contact[] contacts = new Contact[8];
        private OwnedShape level;
        private Hero hero;
        private bool jumps;

        private void OnEnable()
        {
            level = Level.Create();
            hero = new Hero(level, new Vector2D(-4, 4));
        }

        private void Update()
        {
            jumps |= Input.GetButtonDown("Jump");
        }

        private void FixedUpdate()
        {
            hero.Step(Input.GetAxis("Horizontal"), jumps, Time.deltaTime);
            jumps = false;
        }

        private void OnDrawGizmos()
        {
            if (hero == null)
            {
                return;
            }
            Gizmos.color = Color.white;
            ClashGizmos.Draw(level);
            Gizmos.color = Color.green;
            ClashGizmos.Draw(hero.Body);
            Gizmos.color = Color.red;
            int count = Mathf.Min(hero.Contacts(contacts), contacts.Length);
            for (int index = 0; index < count; index++)
            {
                ClashGizmos.Draw(contacts[index]);
            }
        }

        private void OnDisable()
        {
            hero = null;
            level.Dispose();
        }
    }
}
