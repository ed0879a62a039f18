using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Reflection;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>The cases that every language must agree on, by every form of each function.</summary>
    [TestFixture]
    public class CaseTests
    {
        private static readonly string[] Files = { "pairs.txt", "motion.txt", "vectors.txt", "ways.txt", "poses.txt", "hulls.txt", "helpers.txt" };

        [TestCaseSource("Files")]
        public void CasesHold(string file)
        {
            string path = Path.Combine(Repository.Cases(), file);
            List<string> failures = Failures(file, File.ReadAllLines(path));
            Assert.IsEmpty(failures, string.Join("\n", failures.Take(20).ToArray()));
        }

        private static readonly string[] FilesOfShapes =
        {
            "batch.txt", "border.txt", "bound.txt", "cast.txt", "collide.txt", "contact.txt", "distance.txt", "make.txt", "polygon.txt",
            "relate.txt",
        };

        [TestCaseSource("FilesOfShapes")]
        public void CasesOfAnyShapeHold(string file)
        {
            string path = Path.Combine(Path.Combine(Repository.Cases(), "shapes"), file);
            List<string> failures = Failures(file, File.ReadAllLines(path));
            Assert.IsEmpty(failures, string.Join("\n", failures.Take(20).ToArray()));
        }

        [Test]
        public void NoFileIsForgotten()
        {
            // The book's own names are no functions of C#.
            IEnumerable<string> there = Directory.GetFiles(Repository.Cases(), "*.txt").Select(Path.GetFileName);
            CollectionAssert.AreEquivalent(Files.Concat(new[] { "book.txt" }), there);
            string shapes = Path.Combine(Repository.Cases(), "shapes");
            CollectionAssert.AreEquivalent(FilesOfShapes, Directory.GetFiles(shapes, "*.txt").Select(Path.GetFileName));
        }

        [Test]
        public void EachFunctionHasAKnownAnswer()
        {
            HashSet<string> named = Named(Files.Concat(FilesOfShapes.Select(file => Path.Combine("shapes", file))));
            string[] others = Functions.All.Select(function => function.Name).Where(name => !named.Contains(name)).ToArray();
            CollectionAssert.IsSubsetOf(others, Named(new[] { Path.Combine("shapes", "elsewhere") }).ToArray());
            string[] ofShapes = Functions.All.Select(function => function.Name).Where(name => !Named(Files).Contains(name)).ToArray();
            CollectionAssert.AreEqual(new[] { "clash_version" }, ofShapes.Except(AnsweredByTests()));
        }

        /// <summary>The first words of the lines of some files.</summary>
        private static HashSet<string> Named(IEnumerable<string> files)
        {
            IEnumerable<string> lines = files.SelectMany(file => File.ReadAllLines(Path.Combine(Repository.Cases(), file)));
            return new HashSet<string>(lines.Select(line => line.Split(' ')[0]));
        }

        /// <summary>The functions of which a test here has the answers, and not the shared cases.</summary>
        private static IEnumerable<string> AnsweredByTests()
        {
            IEnumerable<MethodInfo> tests = typeof(CaseTests).Assembly.GetTypes().SelectMany(type => type.GetMethods());
            IEnumerable<object> found = tests.SelectMany(test => test.GetCustomAttributes(typeof(AnswersAttribute), false));
            return found.Cast<AnswersAttribute>().SelectMany(answers => answers.Functions);
        }

        [Test]
        public void TheReaderRefusesWhatIsMalformed()
        {
            Refuses("clash_unknown 1 = 1", "unknown function");
            Refuses("clash_circles_collide 0 0 1 0 0 1", "no =");
            Refuses("clash_circles_collide 0 0 1 0 0 = yes", "too few");
            Refuses("clash_circles_collide 0 0 1 0 0 1 7 = yes", "too many");
            Refuses("clash_circles_collide 0 0 1 0 0 1 = 1", "neither yes nor no");
            Refuses("clash_circles_collide 0 0 1 0 0 1 = yes no", "expected 1 numbers");
            Refuses("clash_circles_collide 0 0 1 0 0 x = yes", "not a number");
            Refuses("clash_circles_collide 0 0 1 0 0 Infinity = yes", "not a number");
            Refuses("clash_rectangle_corner 0 0 1 1 0.5 = 1 0", "not an integer");
            Refuses("clash_vector_length 3 4 = five", "not a number");
            Refuses("clash_circles_circle_hull 0 0 1 = yes 0 0 1", "expected [");
            Refuses("clash_circles_circle_hull [ 0 0 1 = yes 0 0 1", "expected ]|too few");
            Refuses("clash_collide point 0 0 pint 0 0 = yes", "no kind: pint");
            Refuses("clash_collide point 0 0 point 0 = yes", "too few");
            Refuses("clash_collide point 0 0 point 0 0 0 = yes", "too many");
            Refuses("clash_collide point 0 0 polygon 0 0 [ ] 0 = yes", "expected [");
            Refuses("clash_collide point 0 0 point 0 0 = _", "neither yes nor no");
            Refuses("clash_relate point 0 0 point 0 0 = same", "not an integer");
            Refuses("clash_mask_indices [ 1 ] 1 = 1", "expected 2 numbers");
            Refuses("# nothing but a comment", "no case");
        }

        [Test]
        public void TheReaderSeesWrongAnswers()
        {
            Refuses("clash_circles_collide 0 0 1 0 0 1 = no", "expected no, got yes");
            Refuses("clash_vector_length 3 4 = 5.0000005", "expected 5.0000005, got 5");
            Refuses("clash_negate_vector 0 0 = 0 0", "expected 0 0, got -0 -0");
            Refuses("clash_vector_length nan 4 = 5", "expected 5, got NaN");
            Refuses("clash_collide point 0 0 point 0 0 = no", "expected no, got yes");
            Refuses("clash_mask_indices [ 1 ] 1 = 1 1", "expected 1 1, got 1 0");
            Refuses("clash_bounding_circle circle 0 0 1 = yes -0 0 1", "expected yes -0 0 1, got yes 0 0 1");
            Refuses("clash_circles_circle_hull [ ] = yes 0 0 0", "expected 1 numbers, found 4");
            Assert.IsEmpty(Failures("good", new[] { "clash_negate_vector 0 nan = -0 nan # yes" }));
        }

        private static void Refuses(string line, string why)
        {
            string failures = string.Join("\n", Failures("a file", new[] { "", line }).ToArray());
            Assert.IsTrue(why.Split('|').Any(failures.Contains), line + ": " + failures);
        }

        /// <summary>What is wrong in a file: where, and what was expected.</summary>
        private static List<string> Failures(string file, string[] lines)
        {
            List<string> failures = new List<string>();
            int cases = 0;
            for (int index = 0; index < lines.Length; index++)
            {
                string line = lines[index].Split('#')[0].Trim();
                if (line.Length == 0)
                {
                    continue;
                }
                cases++;
                foreach (string failure in FailuresOf(line))
                {
                    failures.Add(file + ":" + (index + 1) + ": " + line + ": " + failure);
                }
            }
            if (cases == 0)
            {
                failures.Add(file + ": no case");
            }
            return failures;
        }

        private static IEnumerable<string> FailuresOf(string line)
        {
            string spaced = line.Replace("[", " [ ").Replace("]", " ] ");
            string[] tokens = spaced.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
            int middle = Array.IndexOf(tokens, "=");
            if (middle < 1)
            {
                return new[] { "no =" };
            }
            string[] given = tokens.Skip(1).Take(middle - 1).ToArray();
            // Brackets in an answer are for the eye.
            string[] expected = tokens.Skip(middle + 1).Where(token => token != "[" && token != "]").ToArray();
            if (given.Contains("null") && !tokens[0].StartsWith("clash_batch_"))
            {
                return new string[0]; // C# has no null shapes.
            }
            IEnumerable<Way> ways = Ways(tokens[0]);
            if (ways == null)
            {
                return new[] { "unknown function" };
            }
            return ways.Select(way => FailureOf(way, given, expected)).Where(failure => failure != null);
        }

        /// <summary>The ways in which a function is asked, or null.</summary>
        private static IEnumerable<Way> Ways(string name)
        {
            Func<Numbers, Answer> ask;
            if (ShapeFunctions.All.TryGetValue(name, out ask))
            {
                return new[] { new Way("Clash", ask, null) };
            }
            Function function = Functions.All.FirstOrDefault(candidate => candidate.Name == name);
            return function == null ? null : function.Ways;
        }

        /// <summary>What is wrong with a call, or null.</summary>
        private static string FailureOf(Way way, string[] given, string[] expected)
        {
            try
            {
                Numbers numbers = new Numbers(given);
                Answer answer = way.Call(numbers);
                numbers.End();
                string wrong = way.Label + ": expected " + string.Join(" ", expected) + ", got " + answer;
                return answer.Is(expected) ? null : wrong;
            }
            catch (MalformedException malformed)
            {
                return malformed.Message;
            }
        }
    }
}
