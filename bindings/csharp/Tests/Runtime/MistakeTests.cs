using System;
using System.Collections.Generic;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>
    /// Bad input to every function: nothing ends the program, and nothing throws but what is documented. Each is
    /// called with null, with numbers that are none, out of range and at random, one mistake at a time and all at
    /// once.
    /// </summary>
    [TestFixture]
    public unsafe class MistakeTests
    {
        private const BindingFlags Static = BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly;
        private const int Room = 1 << 16;

        private static readonly float[] BadFloats =
        {
            float.NaN, float.PositiveInfinity, float.NegativeInfinity, -1, -0f, float.MaxValue, -float.MaxValue, float.Epsilon,
        };

        /// <summary>Parameters of each import, one of which is null, or all.</summary>
        [Test]
        public void NullPointersAreAnsweredByEveryImport()
        {
            int count = 0;
            foreach (MethodInfo import in typeof(Native).GetMethods(Static))
            {
                int parameters = import.GetParameters().Length;
                for (int missing = -1; missing < parameters; missing++)
                {
                    bool isNoPointer = missing >= 0 && !import.GetParameters()[missing].ParameterType.IsPointer;
                    count += isNoPointer ? 0 : CallWithout(import, missing);
                }
            }
            Assert.Greater(count, 300);
        }

        /// <summary>Calls an import with zeros, but for one pointer that is null; for all of them, if it is -1.</summary>
        private static int CallWithout(MethodInfo import, int missing)
        {
            List<IntPtr> buffers = new List<IntPtr>();
            try
            {
                object[] arguments = import.GetParameters().Select((parameter, index) =>
                {
                    Type type = parameter.ParameterType;
                    if (!type.IsPointer)
                    {
                        return type == typeof(UIntPtr) ? (object)(UIntPtr)3 : Activator.CreateInstance(type);
                    }
                    IntPtr buffer = missing < 0 || index == missing ? IntPtr.Zero : Zeros();
                    buffers.Add(buffer);
                    return (object)buffer;
                }).ToArray();
                import.Invoke(null, arguments);
                return 1;
            }
            finally
            {
                buffers.ForEach(Marshal.FreeHGlobal);
            }
        }

        private static IntPtr Zeros()
        {
            IntPtr buffer = Marshal.AllocHGlobal(Room);
            for (int index = 0; index < Room / 8; index++)
            {
                ((long*)buffer)[index] = 0;
            }
            return buffer;
        }

        /// <summary>All forms answer the same to bad numbers, one at a time and all at once.</summary>
        [Test]
        public void BadNumbersAreAnsweredByEveryForm()
        {
            foreach (Function function in Functions.All)
            {
                string[] tokens = function.Sample.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
                int numbers = tokens.Count(token => token == "#");
                foreach (float bad in BadFloats)
                {
                    for (int which = numbers > 1 ? -1 : 0; which < numbers; which++)
                    {
                        AllFormsAgree(function, Filled(tokens, bad, which));
                    }
                }
            }
        }

        /// <summary>The tokens with numbers for each #, of which one is bad; all of them, if it is -1.</summary>
        private static string[] Filled(string[] tokens, float bad, int which)
        {
            int number = 0;
            return tokens.Select((token, index) =>
            {
                if (token == "i")
                {
                    return "1";
                }
                if (token != "#")
                {
                    return token;
                }
                bool isBad = which < 0 || number == which;
                number++;
                return isBad ? Word(bad) : (index + 1).ToString();
            }).ToArray();
        }

        private static string Word(float number)
        {
            if (float.IsNaN(number))
            {
                return "nan";
            }
            return float.IsInfinity(number) ? (number > 0 ? "inf" : "-inf") : number.ToString("R", System.Globalization.CultureInfo.InvariantCulture);
        }

        private static void AllFormsAgree(Function function, string[] tokens)
        {
            string[] answers = function.Ways.Select(way => way.Call(new Numbers(tokens)).ToString()).Distinct().ToArray();
            Assert.AreEqual(1, answers.Length, function.Name + " " + string.Join(" ", tokens) + ": " + string.Join(", ", answers));
        }

        /// <summary>An array that is null is an empty one, in each overload that takes arrays.</summary>
        [Test]
        public void NoArrayIsAnEmptyOne()
        {
            int count = 0;
            foreach (MethodInfo method in typeof(Clash).GetMethods(Static))
            {
                Type[] types = method.GetParameters().Select(parameter => parameter.ParameterType).ToArray();
                if (types.Any(type => type.IsArray))
                {
                    object none = method.Invoke(null, types.Select(type => Given(type, false)).ToArray());
                    object empty = method.Invoke(null, types.Select(type => Given(type, true)).ToArray());
                    Assert.AreEqual(empty, none, method.ToString());
                    count++;
                }
            }
            Assert.GreaterOrEqual(count, 8);
        }

        /// <summary>An argument that is zero: of an array an empty one, or none.</summary>
        private static object Given(Type type, bool hasArrays)
        {
            Type plain = type.IsByRef ? type.GetElementType() : type;
            if (plain.IsArray)
            {
                return hasArrays ? (object)Array.CreateInstance(plain.GetElementType(), 0) : null;
            }
            return plain.IsPointer ? IntPtr.Zero : Activator.CreateInstance(plain);
        }

        /// <summary>A count below 0 is 0, whatever the pointer is.</summary>
        [Test]
        public void NegativeCountsAreNone()
        {
            Vector2D vertex = new Vector2D(1, 2);
            Shape member = vertex;
            Contact contact;
            foreach (int count in new[] { -1, int.MinValue })
            {
                Assert.AreEqual(UIntPtr.Zero, new Polygon(&vertex, count).Count);
                Assert.AreEqual(UIntPtr.Zero, new Chain(&vertex, count).Count);
                Assert.AreEqual(UIntPtr.Zero, new Group(&member, count).Count);
                Assert.IsFalse(Clash.Collide(new Group(&member, count), vertex));
                Assert.AreEqual(1, Clash.Contacts(member, member, &contact, count));
            }
        }

        /// <summary>A shape of any bits: what its kind can't be, and what can't be its numbers.</summary>
        [Test]
        public void ShapesOfAnyBitsAreAnswered()
        {
            Random random = new Random(7);
            byte[] bytes = new byte[sizeof(Shape)];
            ShapeKind[] plain = Enumerable.Range(0, 20).Select(kind => (ShapeKind)kind).Where(kind => !PointsToArrays(kind)).ToArray();
            for (int time = 0; time < 2000; time++)
            {
                Shape a = Random(random, bytes, plain), b = Random(random, bytes, plain);
                bool collide = Clash.Collide(a, b);
                Assert.AreEqual(collide, Clash.Collide(b, a));
                Assert.AreEqual(collide, Clash.Relate(a, b) != Relation.Disjoint);
                bool isValid = Clash.Check(a) == Status.Ok && Clash.Check(b) == Status.Ok;
                Assert.IsTrue(isValid || !collide);
                using (OwnedShape owner = new OwnedShape(a))
                {
                    Assert.AreEqual(Clash.Check(a), Clash.Check(owner));
                }
            }
        }

        private static bool PointsToArrays(ShapeKind kind)
        {
            return kind == ShapeKind.Polygon || kind == ShapeKind.Chain || kind == ShapeKind.Group || kind == ShapeKind.Prepared;
        }

        private static Shape Random(Random random, byte[] bytes, ShapeKind[] kinds)
        {
            random.NextBytes(bytes);
            Shape shape;
            Marshal.Copy(bytes, 0, (IntPtr)(&shape), bytes.Length);
            shape.Kind = kinds[random.Next(kinds.Length)];
            shape.Reserved = random.Next(8) == 0 ? 1u : 0;
            return shape;
        }
    }
}
