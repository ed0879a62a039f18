using System;

namespace Clash2D.Tests
{
    /// <summary>The functions of the C API whose answers a test knows, if the shared cases have none of them.</summary>
    [AttributeUsage(AttributeTargets.Method)]
    internal sealed class AnswersAttribute : Attribute
    {
        internal readonly string[] Functions;

        public AnswersAttribute(params string[] functions)
        {
            Functions = functions;
        }
    }
}
