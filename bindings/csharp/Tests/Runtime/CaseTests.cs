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

        [Test]
        public void NoFileIsForgotten()
        {
            // The book's own names are no functions of C#.
            IEnumerable<string> there = Directory.GetFiles(Repository.Cases(), "*.txt").Select(Path.GetFileName);
            CollectionAssert.AreEquivalent(Files.Concat(new[] { "book.txt" }), there);
        }

        [Test]
        public void EachFunctionHasAKnownAnswer()
        {
            IEnumerable<string> lines = Files.SelectMany(file => File.ReadAllLines(Path.Combine(Repository.Cases(), file)));
            HashSet<string> named = new HashSet<string>(lines.Select(line => line.Split(' ')[0]));
            string[] others = Functions.All.Select(function => function.Name).Where(name => !named.Contains(name)).ToArray();
            CollectionAssert.IsSubsetOf(others, File.ReadAllLines(Path.Combine(Repository.Cases(), "elsewhere")));
            CollectionAssert.AreEqual(new[] { "clash_version" }, others.Except(AnsweredByTests()));
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
            Refuses("clash_circles_circle_hull 0 0 1 = 0 0 1", "expected [");
            Refuses("clash_circles_circle_hull [ 0 0 1 = 0 0 1", "expected ]|too few");
            Refuses("# nothing but a comment", "no case");
        }

        [Test]
        public void TheReaderSeesWrongAnswers()
        {
            Refuses("clash_circles_collide 0 0 1 0 0 1 = no", "expected no, got yes");
            Refuses("clash_vector_length 3 4 = 5.0000005", "expected 5.0000005, got 5");
            Refuses("clash_negate_vector 0 0 = 0 0", "expected 0 0, got -0 -0");
            Refuses("clash_vector_length nan 4 = 5", "expected 5, got NaN");
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
            string[] tokens = line.Split(new[] { ' ' }, StringSplitOptions.RemoveEmptyEntries);
            int middle = Array.IndexOf(tokens, "=");
            if (middle < 1)
            {
                return new[] { "no =" };
            }
            Function function = Functions.All.FirstOrDefault(candidate => candidate.Name == tokens[0]);
            if (function == null)
            {
                return new[] { "unknown function" };
            }
            string[] given = tokens.Skip(1).Take(middle - 1).ToArray();
            string[] expected = tokens.Skip(middle + 1).ToArray();
            return function.Ways.Select(way => FailureOf(way, given, expected)).Where(failure => failure != null);
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
