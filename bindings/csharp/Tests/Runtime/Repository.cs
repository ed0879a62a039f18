using System;
using System.IO;
using System.Runtime.CompilerServices;
using NUnit.Framework;

namespace Clash2D.Tests
{
    /// <summary>Files that the tests share with those of other languages.</summary>
    internal static class Repository
    {
        /// <summary>
        /// The shared cases: from the repository, or from the copy that comes with a packed package.
        /// Skips the test where there are none, but never in CI.
        /// </summary>
        internal static string Cases()
        {
            return Find("tests/cases") ?? Find("Tests/Cases~") ?? Skip("tests/cases");
        }

        /// <summary>The description of the ABI.</summary>
        internal static string Api()
        {
            return Find("bindings/api.json") ?? Find("Tests/api.json~") ?? Skip("bindings/api.json");
        }

        private static string Skip(string what)
        {
            if (Environment.GetEnvironmentVariable("CI") == "true")
            {
                Assert.Fail(what + " is in none of the folders above " + ThisFile());
            }
            Assert.Ignore("SKIPPED: no " + what + " above " + ThisFile());
            return null;
        }

        /// <summary>A path below one of the folders that this file is in.</summary>
        private static string Find(string path)
        {
            DirectoryInfo folder = new FileInfo(Path.GetFullPath(ThisFile())).Directory;
            for (; folder != null; folder = folder.Parent)
            {
                string found = Path.Combine(folder.FullName, path);
                if (Directory.Exists(found) || File.Exists(found))
                {
                    return found;
                }
            }
            return null;
        }

        private static string ThisFile([CallerFilePath] string path = "")
        {
            return path;
        }
    }
}
