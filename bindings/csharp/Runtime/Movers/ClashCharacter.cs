#if UNITY_5_3_OR_NEWER
using System;
using UnityEngine;

namespace Clash2D
{
    /// <summary>
    /// A figure that walks, slides, climbs and rides through the colliders of a <see cref="ClashWorld"/> and over the tiles of a grid, as Unity's
    /// CharacterController does in 3D: it is never inside of anything, and nothing is crossed at any speed.
    /// <code>
    /// character.World = world;
    /// character.Query.Family = 1; // that of its own collider, if it has one
    /// ...
    /// character.Velocity += Physics2D.gravity * Time.deltaTime; // in FixedUpdate
    /// character.Move(Time.deltaTime);
    /// if (character.IsOnFloor &amp;&amp; jumps) { character.Velocity.Y = 7; }
    /// </code>
    /// It goes where its object is put, and puts that where it gets; the object's rotation and scale don't matter.
    /// </summary>
    public class ClashCharacter : MonoBehaviour
    {
        private const int Room = 64;

        /// <summary>The middle of its capsule, from its object.</summary>
        public Vector2D Center = Vector2D.Zero;

        /// <summary>Of its capsule.</summary>
        public float Radius = 0.5f;

        /// <summary>Of its capsule, the round ends included; at most two radii: a circle.</summary>
        public float Height = 2;

        /// <summary>Away from floors; (0, 0): seen from above, where everything is a wall.</summary>
        public Vector2D Up = new Vector2D(0, 1);

        /// <summary>The steepest floor, in degrees; exactly as steep is one.</summary>
        [Range(0, 180)] public float FloorAngle = 45;

        /// <summary>The highest step that it climbs from a floor.</summary>
        public float StepHeight = 0.3f;

        /// <summary>How far down a floor holds it that it stood on, unless it moves up.</summary>
        public float Snap = 0.3f;

        /// <summary>How far it gives way sideways to the corner of a ceiling.</summary>
        public float Nudge;

        /// <summary>The distance that it keeps; 0: it touches what stops it.</summary>
        public float Gap;

        /// <summary>What it does otherwise.</summary>
        public MoverFlags Flags = MoverFlags.StopOnSlope;

        /// <summary>
        /// In units a second. <see cref="Move"/> takes from it what leads into what it came to, and with the flag <c>StopOnSlope</c> on a
        /// floor all that leads up or down.
        /// </summary>
        public Vector2D Velocity;

#if CLASH2D_TILEMAP
        /// <summary>The tiles among which it moves, if <see cref="Grid"/> is null.</summary>
        public ClashTilemap Tiles;
#endif

        /// <summary>Another shape than the capsule, from its object, as long as its kind is not <c>None</c>. Arrays stay the caller's.</summary>
        [NonSerialized] public Shape Shape;

        /// <summary>Where it moves; null: there is nothing, but <see cref="List"/> and tiles.</summary>
        [NonSerialized] public ClashWorld World;

        /// <summary>Which colliders of the world stop it: not of its own family.</summary>
        [NonSerialized] public WorldQuery Query;

        /// <summary>What stops it besides the world; null: nothing.</summary>
        [NonSerialized] public Obstacle[] List;

        /// <summary>The tiles among which it moves; null: none, or those that it was given in the inspector.</summary>
        [NonSerialized] public ClashGrid Grid;

        /// <summary>Its own collider in the world, which goes where it goes, by the same way; none if it has none.</summary>
        [NonSerialized] public ColliderId Collider;

        private readonly MoverHit[] hits = new MoverHit[Room];
        private readonly MoverHit[] left = new MoverHit[Room + 2];
        private readonly WayStop[] stops = new WayStop[Room];
        private MoverResult result;
        private Vector2D rest;
        private Vector3 shown;

        /// <summary>It came to something, in the order of its way.</summary>
        public event Action<ClashCharacter, MoverHit> Touched;

        /// <summary>It stands on a floor, and did not before.</summary>
        public event Action<ClashCharacter> Landed;

        /// <summary>It stands on no floor, and did before.</summary>
        public event Action<ClashCharacter> LeftFloor;

        /// <summary>Carriers leave it no room, and did before.</summary>
        public event Action<ClashCharacter> Crushed;

        /// <summary>What has become of it: stepped, snapped, pushed out, stuck and so on.</summary>
        public MoverTouch Touches
        {
            get { return result.State.Touches; }
        }

        /// <summary>Whether it stands on a floor.</summary>
        public bool IsOnFloor
        {
            get { return result.State.Is(MoverTouch.Floor); }
        }

        /// <summary>Whether it came to a wall on its way.</summary>
        public bool IsOnWall
        {
            get { return result.State.Is(MoverTouch.Wall); }
        }

        /// <summary>Whether it came to a ceiling on its way.</summary>
        public bool IsOnCeiling
        {
            get { return result.State.Is(MoverTouch.Ceiling); }
        }

        /// <summary>What it stands on, if it stands on a floor.</summary>
        public ObstacleId Floor
        {
            get { return result.State.Floor; }
        }

        /// <summary>Out of the floor, of length 1; (0, 0): it stands on none.</summary>
        public Vector2D FloorNormal
        {
            get { return result.State.FloorNormal; }
        }

        /// <summary>How far carriers took or pushed it.</summary>
        public Vector2D Carried
        {
            get { return result.Carried; }
        }

        /// <summary>How often it came to something.</summary>
        public int HitCount
        {
            get { return Math.Min(result.Hits, Room); }
        }

        /// <summary>The settings as the library takes them.</summary>
        public Mover Mover
        {
            get
            {
                return new Mover(Shape.Kind == ShapeKind.None ? Capsule() : Shape, Up)
                {
                    FloorAngle = FloorAngle, Step = StepHeight, Snap = Snap, Nudge = Nudge, Gap = Gap, Flags = Flags,
                };
            }
        }

        /// <summary>What it came to, by the order of its way, from 0.</summary>
        /// <exception cref="IndexOutOfRangeException">There is none of this number.</exception>
        public MoverHit Hit(int number)
        {
            if ((uint)number >= (uint)HitCount)
            {
                throw new IndexOutOfRangeException();
            }
            return hits[number];
        }

        /// <summary>
        /// Moves it by its velocity for some seconds, along all that stops it, and takes from the velocity what leads into that;
        /// whether it stands on a floor then. Carriers take it along each time: call it once between two updates of the world. It
        /// makes no garbage.
        /// </summary>
        /// <exception cref="ArgumentException">A number or the shape can't be; it stays where it is.</exception>
        public bool Move(float seconds)
        {
            // Functions of the library: operators might be fused, and give other bits on other processors.
            MoverState before = result.State;
            Advance(Clash.Multiply(Velocity, seconds));
            Velocity = Left();
            Tell(before);
            return IsOnFloor;
        }

        /// <summary>Moves it by a way, along all that stops it, whatever its velocity; whether it stands on a floor then.</summary>
        /// <exception cref="ArgumentException">A number or the shape can't be; it stays where it is.</exception>
        public bool MoveBy(Vector2D movement)
        {
            MoverState before = result.State;
            Advance(movement);
            Tell(before);
            return IsOnFloor;
        }

        private Shape Capsule()
        {
            Vector2D half = new Vector2D(0, Math.Max(Height / 2 - Radius, 0));
            return new Capsule(Center - half, Center + half, Radius);
        }

        private ClashGrid Among()
        {
#if CLASH2D_TILEMAP
            if (Grid == null && Tiles != null)
            {
                return Tiles.Grid;
            }
#endif
            return Grid;
        }

        private void Advance(Vector2D movement)
        {
            Vector3 there = transform.position;
            bool isPut = there.x != shown.x || there.y != shown.y;
            Vector2D start = isPut ? (Vector2D)there : result.Position;
            MoverState before = isPut ? default(MoverState) : result.State;
            Vector2D whole = isPut ? movement : Clash.Add(movement, rest);
            result = Mover.Advance(new Obstacles(World, Query) { List = List, Grid = Among() }, start, whole, before, hits, stops);
            // Ways far below a float add up, until something stops them.
            rest = result.Hits == 0 ? result.Rest : Vector2D.Zero;
            transform.position = new Vector3(result.Position.X, result.Position.Y, there.z);
            // Under a parent it may be rounded.
            shown = transform.position;
            Follow(isPut, start);
        }

        /// <summary>
        /// What is left of the velocity. Of one that stands on a floor that holds it nothing leads up or down: its way along a
        /// slope is the floor's, and it neither speeds up downhill nor flies off the top.
        /// </summary>
        private Vector2D Left()
        {
            bool isHeld = (Flags & MoverFlags.StopOnSlope) != 0 && IsOnFloor && Clash.DotProduct(Velocity, Up) <= 0;
            if (!isHeld)
            {
                return Clash.SlidVelocity(Velocity, hits, HitCount);
            }
            Vector2D up = Clash.Unit(Up);
            left[0].Normal = up;
            left[1].Normal = Clash.Negate(up);
            int count = 2;
            for (int number = 0; number < HitCount; number++)
            {
                if (hits[number].Touch != MoverTouch.Floor)
                {
                    left[count++] = hits[number];
                }
            }
            return Clash.SlidVelocity(Velocity, left, count);
        }

        private void Follow(bool isPut, Vector2D start)
        {
            if (World == null || Collider.IsNone)
            {
                return;
            }
            if (isPut)
            {
                World.Place(Collider, new Pose2D(start, 0));
            }
            World.MoveAlong(Collider, stops, result.Stops);
        }

        /// <summary>Tells what has become of it; who is told may move it again.</summary>
        private void Tell(MoverState before)
        {
            MoverState now = result.State;
            Tell(Landed, now.IsOnFloor && !before.IsOnFloor);
            Tell(LeftFloor, before.IsOnFloor && !now.IsOnFloor);
            Tell(Crushed, now.Is(MoverTouch.Crushed) && !before.Is(MoverTouch.Crushed));
            for (int number = 0; Touched != null && number < HitCount; number++)
            {
                Touched(this, hits[number]);
            }
        }

        private void Tell(Action<ClashCharacter> listeners, bool happened)
        {
            if (happened && listeners != null)
            {
                listeners(this);
            }
        }

        private void OnDrawGizmosSelected()
        {
            Gizmos.color = Color.green;
            Shape shape = Mover.Shape;
            shape.Position += (Vector2D)transform.position;
            ClashGizmos.Draw(shape);
        }
    }
}
#endif
