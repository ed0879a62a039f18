#if !UNITY_5_3_OR_NEWER
using System;

namespace Clash2D
{
    /// <summary>What Unity's IL2CPP wants of methods that native code calls; elsewhere it means nothing.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class MonoPInvokeCallbackAttribute : Attribute
    {
        internal MonoPInvokeCallbackAttribute(Type type)
        {
        }
    }
}
#endif
