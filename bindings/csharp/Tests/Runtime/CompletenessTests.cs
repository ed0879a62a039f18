using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using System.Text.RegularExpressions;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Everything that the C API has is there, callable, and as cheap as it should be.</summary>
    [TestFixture]
    public class CompletenessTests
    {
        private const BindingFlags Static = BindingFlags.Public | BindingFlags.Static | BindingFlags.DeclaredOnly;
        private const int Calls = 20000;

        private static IEnumerable<string> Symbols()
        {
            return Found("functions", "book", "\"name\": \"(clash_\\w+)\"");
        }

        /// <summary>Those of worlds, which the class of worlds calls.</summary>
        private static IEnumerable<string> OfWorlds()
        {
            return Found("world", null, "\"name\": \"(clash_\\w+)\"");
        }

        /// <summary>The functions that free something: objects of C# call them.</summary>
        private static IEnumerable<string> Frees()
        {
            return Found("handles", "functions", "\"free\": \"(clash_\\w+)\"");
        }

        /// <summary>What a pattern finds in a part of api.json; JSON parsers are not the same in Unity and Mono.</summary>
        private static IEnumerable<string> Found(string part, string next, string pattern)
        {
            string json = File.ReadAllText(Repository.Api());
            int start = json.IndexOf("\n  \"" + part + "\": [");
            int end = next == null ? json.Length : json.IndexOf("\n  \"" + next + "\": [");
            Assert.IsTrue(0 < start && start < end, "api.json has " + part + " and then " + next);
            MatchCollection found = Regex.Matches(json.Substring(start, end - start), pattern);
            return found.Cast<Match>().Select(match => match.Groups[1].Value);
        }

        private static IEnumerable<MethodInfo> Imports()
        {
            return typeof(Native).GetMethods(Static);
        }

        [Test]
        public void EachFunctionIsImported()
        {
            CollectionAssert.IsNotEmpty(Symbols());
            CollectionAssert.IsNotEmpty(OfWorlds());
            CollectionAssert.AreEquivalent(Symbols().Concat(OfWorlds()), Imports().Select(import => import.Name));
        }

        [Test]
        public void EachFunctionIsInTheTable()
        {
            CollectionAssert.AreEqual(Symbols().Except(Frees()), Functions.All.Select(function => function.Name));
        }

        [Test]
        public void EachFunctionIsInTheFace()
        {
            foreach (Function function in Functions.All)
            {
                CollectionAssert.Contains(function.Ways.Select(way => way.Label), "Native", function.Name);
                Assert.Greater(function.Ways.Length, 1, function.Name + " is not in Clash");
            }
            // Two for a pair of different shapes: either may come first.
            int swapped = Functions.All.Count(function => function.Ways.Any(way => way.Label == "Clash, swapped"));
            int mixed = Functions.All.Count(function => Regex.IsMatch(function.Name, "^clash_(?!moving|batch).*_collide$")
                && function.Given.Split(' ').Distinct().Count() == 2);
            Assert.AreEqual(15, swapped);
            Assert.AreEqual(swapped, mixed);
        }

        /// <summary>Burst's manual, "DllImport and internal calls": numbers and pointers, no struct, no bool.</summary>
        [Test]
        public void BurstCanCallAllImports()
        {
            Type[] numbers = { typeof(byte), typeof(int), typeof(uint), typeof(float), typeof(double), typeof(ulong), typeof(UIntPtr), typeof(IntPtr) };
            foreach (MethodInfo import in Imports())
            {
                IEnumerable<Type> types = import.GetParameters().Select(parameter => parameter.ParameterType);
                foreach (Type type in types.Concat(new[] { import.ReturnType }))
                {
                    bool isFit = numbers.Contains(type) || type.IsPointer || type == typeof(void);
                    Assert.IsTrue(isFit, import.Name + ": " + type);
                }
            }
        }

        [Test]
        public void TheLibraryIsOfThisVersion()
        {
            string version = Regex.Match(File.ReadAllText(Repository.Api()), "\"version\": \"([\\d.]+)\"").Groups[1].Value;
            uint[] parts = version.Split('.').Select(uint.Parse).ToArray();
            Assert.AreEqual(parts[0] * 1000000 + parts[1] * 1000 + parts[2], Clash.Version());
        }

        [Test]
        public void StructsAreLaidOutAsInC()
        {
            IEnumerable<string> records = Found("structs", "enums", "\n      \"name\": \"(Clash\\w+)\"");
            CollectionAssert.AreEqual(records, Layouts.All.Select(layout => layout.Name));
            Assert.GreaterOrEqual(Layouts.All.Length, 7);
            foreach (Layout layout in Layouts.All)
            {
                string name = layout.Struct.Name;
                Assert.AreEqual(layout.Expected, layout.Size, name);
                Assert.AreEqual(layout.Expected, Marshal.SizeOf(layout.Struct), name);
                FieldInfo[] fields = layout.Struct.GetFields(BindingFlags.Public | BindingFlags.NonPublic | BindingFlags.Instance);
                CollectionAssert.AreEqual(layout.Places.Select(place => place.Field), fields.Select(field => field.Name));
                foreach (FieldPlace place in layout.Places)
                {
                    Assert.AreEqual(place.Expected, place.Offset(), name + "." + place.Field);
                    Assert.AreEqual(place.Expected, Marshal.OffsetOf(layout.Struct, place.Field).ToInt64(), name + "." + place.Field);
                }
            }
        }

        /// <summary>Every form of every function gives the same answer to ordinary numbers and to NaN.</summary>
        [TestCase("ordinary")]
        [TestCase("nan")]
        public void AllFormsAgree(string numbers)
        {
            foreach (Function function in Functions.All)
            {
                string[] answers = function.Ways.Select(way => way.Call(Given(function, numbers)).ToString()).ToArray();
                Assert.AreEqual(1, answers.Distinct().Count(), function.Name + ": " + string.Join(", ", answers));
            }
        }

#if !ENABLE_IL2CPP
        [Test]
        public void NothingIsAllocated()
        {
            // The first call of each compiles it.
            Allocated(1);
            // What the test itself allocates does not depend on the number of calls.
            long once = Allocated(1);
            int collections = GC.CollectionCount(0);
            long often = Allocated(Calls);
            Assert.Less(often - once, Calls, "bytes, for " + Calls + " calls of every function");
            Assert.LessOrEqual(GC.CollectionCount(0) - collections, 1, "collections");
        }

        /// <summary>The bytes that were allocated while each function was called so often.</summary>
        private static long Allocated(int times)
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            foreach (Function function in Functions.All.Where(function => !function.Allocates))
            {
                foreach (Way way in function.Ways)
                {
                    way.Repeat(Given(function, "ordinary"), times);
                }
            }
            return GC.GetAllocatedBytesForCurrentThread() - before;
        }

        /// <summary>The measure of the test above sees an allocation.</summary>
        [Test]
        public void AllocationsAreSeen()
        {
            long before = GC.GetAllocatedBytesForCurrentThread();
            byte[] array = new byte[100000];
            Assert.GreaterOrEqual(GC.GetAllocatedBytesForCurrentThread() - before, array.Length);
        }
#endif

        /// <summary>Numbers for one call.</summary>
        private static Numbers Given(Function function, string numbers)
        {
            string[] tokens = function.Sample.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
            for (int index = 0; index < tokens.Length; index++)
            {
                string number = (index + 1).ToString();
                tokens[index] = tokens[index] == "#" ? (numbers == "nan" ? "nan" : number) : tokens[index] == "i" ? number : tokens[index];
            }
            return new Numbers(tokens);
        }
    }
}
