namespace Clash2D
{
    public partial struct CastSettings
    {
        /// <summary>
        /// All contacts on the whole way, from free sides, where shapes touch, and the least tolerance. Settings
        /// that are not made of these, as <c>default(CastSettings)</c>, count the contacts at the start only.
        /// </summary>
        public static CastSettings Default
        {
            get { return Clash.DefaultCast(); }
        }

        /// <summary>The default in a mode.</summary>
        public static implicit operator CastSettings(CastMode mode)
        {
            CastSettings settings = Default;
            settings.Mode = mode;
            return settings;
        }
    }
}
