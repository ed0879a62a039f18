//! The sections of a source: `// ---- Title ----…`.

/// A section's title and the line on which it starts.
pub struct Banner {
    pub line: usize,
    pub title: String,
}

/// The banners of a source, from top to bottom.
pub fn banners(text: &str) -> Vec<Banner> {
    let banner = |(index, line): (usize, &str)| {
        let title = line.strip_prefix("// ---- ")?.trim_end_matches('-').trim();
        Some(Banner { line: index + 1, title: title.to_owned() })
    };
    text.lines().enumerate().filter_map(banner).collect()
}

/// The title of the section that a line is in.
pub fn section(banners: &[Banner], line: usize) -> Option<&str> {
    banners.iter().rev().find(|banner| banner.line < line).map(|banner| banner.title.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_belongs_to_the_banner_above_it() {
        let banners = banners("a\n// ---- Red, green -----\nb\n// ---- Blue ----\nc");
        assert_eq!(section(&banners, 1), None);
        assert_eq!(section(&banners, 3), Some("Red, green"));
        assert_eq!(section(&banners, 5), Some("Blue"));
    }
}
