namespace Clash2D.Samples
{
    /// <summary>The ground, a ramp, a wall, a round stone and a ledge, prepared once for all questions.</summary>
    public static class Level
    {
        private static readonly Vector2D[] Ground =
        {
            new Vector2D(-8, 6), new Vector2D(-8, 0), new Vector2D(0, 0), new Vector2D(4, 2), new Vector2D(7, 2),
            new Vector2D(8, 0), new Vector2D(12, 0), new Vector2D(12, 6),
        };

        private static readonly Vector2D[] Ledge = { new Vector2D(-6, 2), new Vector2D(-3, 2), new Vector2D(-3, 2.4f), new Vector2D(-5, 2.4f) };

        /// <summary>A level of its own, which is to be disposed of.</summary>
        public static OwnedShape Create()
        {
            // The chain goes from the left to the right, and what is below it, on its right, is solid.
            using (OwnedChain ground = new OwnedChain(Ground, side: Side.Right))
            using (OwnedPolygon ledge = new OwnedPolygon(Ledge, radius: 0.1f))
            using (OwnedGroup all = new OwnedGroup(new Shape[] { ground, ledge, new Circle(new Vector2D(10.2f, 0.6f), 0.6f) }))
            {
                return OwnedShape.Prepared(all);
            }
        }
    }
}
