// A game without Unity: plays the sample's level with its hero, and says what happens. Ends with 1 if the
// hero does what it must not.

using System;
using Clash2D;
using Clash2D.Samples;

internal static class Game
{
    private const float Frame = 1 / 60f;
    private static int failures;

    private static void Must(bool isSo, string what)
    {
        if (!isSo)
        {
            failures++;
            Console.WriteLine("FAILED: " + what);
        }
    }

    /// <summary>Walks for some seconds, jumping when it stands, and looks at each frame.</summary>
    private static void Walk(OwnedShape level, Hero hero, string what, float walk, bool jumps, float seconds)
    {
        for (int frame = 0; frame < seconds / Frame; frame++)
        {
            Vector2D before = hero.Body.Position;
            hero.Step(walk, jumps, Frame);
            Relation relation = Clash.Relate(level, hero.Body);
            Must(relation == Relation.Disjoint || relation == Relation.Touching, what + ": " + relation + " in frame " + frame);
            Must((hero.Body.Position - before).Length < 0.5f, what + ": a jump in frame " + frame);
        }
        Console.WriteLine("{0,-28} at {1:0.00}, {2:0.00}{3}", what, hero.Body.Position.X, hero.Body.Position.Y, hero.IsOnGround ? ", on the ground" : "");
    }

    private static int Main()
    {
        using (OwnedShape level = Level.Create())
        {
            Hero hero = new Hero(level, new Vector2D(-4, 4));
            Walk(level, hero, "falls onto the ledge", 0, false, 1);
            Must(hero.IsOnGround && Math.Abs(hero.Body.Position.Y - 2.5f) < 0.01f, "it stands on the ledge");
            Walk(level, hero, "walks off it to the left", -1, false, 3);
            Must(hero.IsOnGround && Math.Abs(hero.Body.Position.Y) < 0.01f && Math.Abs(hero.Body.Position.X + 7.6f) < 0.01f, "it is at the wall");
            Walk(level, hero, "walks to the ramp and up", 1, false, 3.2f);
            Must(hero.IsOnGround && Math.Abs(hero.Body.Position.Y - 2) < 0.1f, "it stands on top of the ramp");
            Walk(level, hero, "goes down to the stone", 1, false, 2);
            Must(hero.IsOnGround && Math.Abs(hero.Body.Position.X - 9.2f) < 0.01f, "the stone is in its way");
            Walk(level, hero, "jumps over it", 1, true, 2);
            Walk(level, hero, "lands behind it", 1, false, 1);
            Must(hero.IsOnGround && Math.Abs(hero.Body.Position.X - 11.6f) < 0.01f, "it is at the right wall");
            Contact[] contacts = new Contact[8];
            int count = hero.Contacts(contacts), points = 0;
            for (int index = 0; index < count; index++)
            {
                foreach (PointOfContact point in contacts[index])
                {
                    points++;
                }
            }
            Must(count > 0 && points >= count, "it touches the wall");
        }
        Console.WriteLine(failures == 0 ? "played" : failures + " failures");
        return failures == 0 ? 0 : 1;
    }
}
