namespace Clash2D.Samples
{
    /// <summary>
    /// A capsule that walks, jumps and falls through a level. Nothing of it is Unity's, so that it is the
    /// same in any game: see LevelView for the scene, and README for a game without Unity.
    /// </summary>
    public sealed class Hero
    {
        /// <summary>In units and seconds.</summary>
        public const float Speed = 4, JumpSpeed = 7, Gravity = -18;

        private readonly OwnedShape level;
        private Shape body = new Capsule(new Vector2D(0, 0.4f), new Vector2D(0, 1.2f), 0.4f);

        /// <summary>Its speed, after the last step.</summary>
        public Vector2D Velocity;

        /// <summary>In a level, with its feet at a place.</summary>
        public Hero(OwnedShape level, Vector2D feet)
        {
            this.level = level;
            body.Position = feet;
        }

        /// <summary>Its capsule where it is.</summary>
        public Shape Body
        {
            get { return body; }
        }

        /// <summary>Whether it stood on something in the last step.</summary>
        public bool IsOnGround { get; private set; }

        /// <summary>A step of the game: walk is from -1 to 1, time in seconds.</summary>
        public void Step(float walk, bool jump, float time)
        {
            Velocity.X = walk * Speed;
            Velocity.Y = jump && IsOnGround ? JumpSpeed : Velocity.Y + Gravity * time;
            IsOnGround = false;
            Move(Velocity * time);
            GetOut();
        }

        /// <summary>Goes until it meets something, and then along that with what is left.</summary>
        private void Move(Vector2D way)
        {
            for (int turn = 0; turn < 4 && way != Vector2D.Zero; turn++)
            {
                CastHit hit;
                if (!Clash.Cast(body, way, level, Vector2D.Zero, CastMode.Approaching, out hit))
                {
                    body.Position += way;
                    return;
                }
                body.Position += way * hit.Fraction;
                way = Clash.Slide(way * (1 - hit.Fraction), hit.Normal);
                Velocity = Clash.Slide(Velocity, hit.Normal);
                // The normal points from the hero to what it meets: steeper than 45 degrees is no ground.
                IsOnGround |= hit.Normal.Y < -0.7f;
            }
        }

        /// <summary>A position is rounded to a float, and a step of it may be too far then.</summary>
        private void GetOut()
        {
            Vector2D way;
            if (Clash.Separation(level, body, out way))
            {
                body.Position += way;
            }
        }

        /// <summary>Where it touches the level: what fits into the array, and how many there are.</summary>
        public int Contacts(Contact[] contacts)
        {
            return Clash.Contacts(level, body, contacts);
        }
    }
}
