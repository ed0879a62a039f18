using System;
using System.Collections.Generic;
using System.Globalization;
using System.Linq;
using System.Runtime.InteropServices;

namespace Clash2D.Tests
{
    /// <summary>What a function returned: a bool, or numbers.</summary>
    internal sealed unsafe partial class Answer
    {
        private readonly object[] parts;

        private Answer(params object[] parts)
        {
            this.parts = parts;
        }

        internal static Answer Of(bool yes)
        {
            return new Answer(yes);
        }

        /// <summary>The library's bool: one byte that is 0 or 1, and nothing else.</summary>
        internal static Answer Of(byte yes)
        {
            if (yes > 1)
            {
                throw new ArgumentOutOfRangeException("yes", yes, "a bool is 0 or 1");
            }
            return new Answer(yes == 1);
        }

        internal static Answer Of(ulong number)
        {
            return Join(Of((uint)(number >> 32)), Of((uint)number));
        }

        internal static Answer Of(ulong[] numbers)
        {
            return Join(System.Array.ConvertAll(numbers, number => Of(number)));
        }

        /// <summary>The number that a pointer leads to.</summary>
        internal static Answer Of(float* place)
        {
            return Of(place == null ? 0 : *place);
        }

        internal static Answer Of(float number)
        {
            return new Answer(number);
        }

        internal static Answer Of(int number)
        {
            return new Answer(number);
        }

        internal static Answer Of(uint number)
        {
            return new Answer(number);
        }

        /// <summary>A number of things.</summary>
        internal static Answer Of(UIntPtr number)
        {
            return new Answer((ulong)number);
        }

        /// <summary>A number as it is, not as two halves.</summary>
        internal static Answer Whole(ulong number)
        {
            return new Answer(number);
        }

        /// <summary>How many there are, and those that there was room for.</summary>
        internal static Answer List<T>(int total, T[] room, Func<T, Answer> answer)
        {
            return Join(new[] { Of(total) }.Concat(room.Take(total).Select(answer)).ToArray());
        }

        /// <summary>The same without the last parts.</summary>
        internal Answer Without(int count)
        {
            return new Answer(parts.Take(parts.Length - count).ToArray());
        }

        internal static Answer Of(string text)
        {
            return new Answer(text);
        }

        internal static Answer Of(byte* text)
        {
            return Of(Marshal.PtrToStringAnsi((IntPtr)text));
        }

        /// <summary>Whether there is something; where it is changes from call to call.</summary>
        internal static Answer Of(IntPtr pointer)
        {
            return Of(pointer != IntPtr.Zero);
        }

        internal static Answer Of(float[] numbers)
        {
            return Join(Array.ConvertAll(numbers, number => Of(number)));
        }

        internal static Answer Of(uint[] numbers)
        {
            return Join(Array.ConvertAll(numbers, number => Of(number)));
        }

        internal static Answer Of(uint* first, UIntPtr count)
        {
            uint[] numbers = new uint[(int)count];
            for (int index = 0; index < numbers.Length; index++)
            {
                numbers[index] = first[index];
            }
            return Of(numbers);
        }

        /// <summary>Also what was written through pointers, which is nothing if the answer is no.</summary>
        internal Answer With(params Answer[] written)
        {
            bool isNo = parts[0] is bool && !(bool)parts[0];
            return isNo ? this : Join(new[] { this }.Concat(written).ToArray());
        }

        private static Answer Join(params Answer[] answers)
        {
            return new Answer(answers.SelectMany(answer => answer.parts).ToArray());
        }

        /// <summary>
        /// Whether it is what a case expects; numbers bit for bit, and NaN for NaN. An underscore stands for any number.
        /// </summary>
        internal bool Is(string[] expected)
        {
            if (expected.Length != parts.Length)
            {
                throw new MalformedException("expected " + parts.Length + " numbers, found " + expected.Length);
            }
            return parts.Zip(expected, IsPart).All(same => same);
        }

        private static bool IsPart(object part, string expected)
        {
            if (part is bool)
            {
                if (expected != "yes" && expected != "no")
                {
                    throw new MalformedException("neither yes nor no: " + expected);
                }
                return (bool)part == (expected == "yes");
            }
            if (expected == "_")
            {
                return true;
            }
            if (part is float)
            {
                return AreSame((float)part, Numbers.Parse(expected));
            }
            return Convert.ToInt64(part) == Numbers.Whole(expected);
        }

        /// <summary>Whether two floats have the same bits, or both are NaN.</summary>
        internal static bool AreSame(float a, float b)
        {
            return float.IsNaN(a) ? float.IsNaN(b) : Bits(a) == Bits(b);
        }

        private static int Bits(float number)
        {
            return BitConverter.ToInt32(BitConverter.GetBytes(number), 0);
        }

        public override string ToString()
        {
            return string.Join(" ", parts.Select(Text).ToArray());
        }

        private static string Text(object part)
        {
            if (part is bool)
            {
                return (bool)part ? "yes" : "no";
            }
            if (part is float)
            {
                float number = (float)part;
                string text = number.ToString("R", CultureInfo.InvariantCulture);
                return Bits(number) == Bits(-0f) && text == "0" ? "-0" : text;
            }
            return Convert.ToString(part, CultureInfo.InvariantCulture);
        }
    }
}
