using System;
using System.Collections.Generic;
using System.Globalization;
using System.Runtime.InteropServices;

namespace Clash2D.Tests
{
    /// <summary>Something that a case says and that makes no sense.</summary>
    internal sealed class MalformedException : Exception
    {
        internal MalformedException(string message) : base(message)
        {
        }
    }

    /// <summary>The numbers of a case, read one after the other.</summary>
    internal sealed unsafe partial class Numbers
    {
        private readonly string[] tokens;
        private int next;

        internal Numbers(string[] tokens)
        {
            this.tokens = tokens;
        }

        internal uint Uint()
        {
            return checked((uint)Whole(Next()));
        }

        internal byte Byte()
        {
            return checked((byte)Int());
        }

        internal UIntPtr UIntPtr()
        {
            return (UIntPtr)Uint();
        }

        /// <summary>The place of a number, in memory that stays.</summary>
        internal float* FloatPointer()
        {
            float* place = (float*)Marshal.AllocHGlobal(sizeof(float));
            *place = Float();
            return place;
        }

        internal bool Bool()
        {
            return Uint() != 0;
        }

        internal float[] FloatArray()
        {
            return Array(Float);
        }

        internal uint[] UintArray()
        {
            return Array(Uint);
        }

        internal ulong Ulong()
        {
            return Uint();
        }

        internal ulong[] UlongArray()
        {
            return Array(Ulong);
        }

        /// <summary>Fails unless all numbers were read.</summary>
        internal void End()
        {
            if (next < tokens.Length)
            {
                throw new MalformedException("too many numbers: " + tokens[next]);
            }
        }

        internal float Float()
        {
            return Parse(Next());
        }

        internal int Int()
        {
            int number;
            string token = Next();
            if (!int.TryParse(token, NumberStyles.AllowLeadingSign, CultureInfo.InvariantCulture, out number))
            {
                throw new MalformedException("not an integer: " + token);
            }
            return number;
        }

        /// <summary>The float of a token; -0 keeps its sign, which Mono's parser loses.</summary>
        internal static float Parse(string token)
        {
            switch (token)
            {
                case "nan":
                    return float.NaN;
                case "inf":
                    return float.PositiveInfinity;
                case "-inf":
                    return float.NegativeInfinity;
            }
            double number;
            if (!double.TryParse(token, NumberStyles.Float, CultureInfo.InvariantCulture, out number)
                || token.ToLowerInvariant().Contains("n"))
            {
                throw new MalformedException("not a number: " + token);
            }
            float magnitude = (float)Math.Abs(number);
            return token[0] == '-' ? -magnitude : magnitude;
        }

        /// <summary>The elements between two brackets.</summary>
        private T[] Array<T>(Func<T> element)
        {
            List<T> elements = new List<T>();
            Expect("[");
            while (next < tokens.Length && tokens[next] != "]")
            {
                elements.Add(element());
            }
            Expect("]");
            return elements.ToArray();
        }

        private void Expect(string bracket)
        {
            string token = Next();
            if (token != bracket)
            {
                throw new MalformedException("expected " + bracket + ", found " + token);
            }
        }

        private string Next()
        {
            if (next == tokens.Length)
            {
                throw new MalformedException("too few numbers");
            }
            return tokens[next++];
        }
    }
}
