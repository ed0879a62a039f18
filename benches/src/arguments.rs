//! Options of the command line.

use std::path::PathBuf;
use std::str::FromStr;

/// What was asked for.
pub struct Arguments {
    words: Vec<String>,
}

impl Arguments {
    /// Those of this process, checked against the known options.
    pub fn read(usage: &str) -> Arguments {
        let words: Vec<String> = std::env::args().skip(1).collect();
        let unknown = |word: &&String| {
            word.starts_with("--") && word.as_str() != "--bench" && !usage.contains(word.as_str())
        };
        if let Some(word) = words.iter().find(unknown) {
            eprintln!("unknown option {word}\nusage: {usage}");
            std::process::exit(2);
        }
        Arguments { words }
    }

    /// Whether the option is there.
    pub fn has(&self, option: &str) -> bool {
        self.words.iter().any(|word| word == option)
    }

    /// The word after an option.
    pub fn text(&self, option: &str) -> Option<&str> {
        let place = self.words.iter().position(|word| word == option)?;
        self.words.get(place + 1).map(String::as_str)
    }

    /// The number after an option.
    pub fn number<T: FromStr>(&self, option: &str, default: T) -> T {
        let Some(text) = self.text(option) else {
            return default;
        };
        text.replace('_', "").parse().unwrap_or_else(|_| {
            eprintln!("{option} wants a number, not {text}");
            std::process::exit(2);
        })
    }

    /// The path after `--library`: a shared library to use instead of a fresh one.
    pub fn library(&self) -> Option<PathBuf> {
        self.text("--library").map(PathBuf::from)
    }
}
