//! Rust's text: where code ends and comments and strings begin.

/// The code without comments, and with nothing between the quotes of strings and characters.
pub(crate) fn code(text: &str) -> String {
    let mut code = String::new();
    let mut rest = text;
    while let Some(next) = rest.chars().next() {
        let skipped = comment(rest).or_else(|| literal(rest, code.chars().last()));
        if let Some(length) = skipped {
            code.push(' ');
            rest = &rest[length..];
        } else {
            code.push(next);
            rest = &rest[next.len_utf8()..];
        }
    }
    code
}

/// The length of the comment that a text starts with.
fn comment(text: &str) -> Option<usize> {
    if text.starts_with("//") {
        return Some(text.find('\n').unwrap_or(text.len()));
    }
    if !text.starts_with("/*") {
        return None;
    }
    let (mut depth, mut at) = (0, 0);
    while at < text.len() {
        let rest = &text.as_bytes()[at..];
        let step = if rest.starts_with(b"/*") { 1 } else { -i32::from(rest.starts_with(b"*/")) };
        depth += step;
        at += 1 + step.unsigned_abs() as usize;
        if depth == 0 {
            return Some(at);
        }
    }
    Some(text.len())
}

/// The length of the string or character that a text starts with; `before` is the character in front
/// of it.
fn literal(text: &str, before: Option<char>) -> Option<usize> {
    let is_inside_a_word = before.is_some_and(|c| c.is_alphanumeric() || c == '_');
    let raw = text.strip_prefix("br").or_else(|| text.strip_prefix('r')).unwrap_or("");
    let hashes = raw.len() - raw.trim_start_matches('#').len();
    if !is_inside_a_word && raw[hashes..].starts_with('"') {
        let end = format!("\"{}", "#".repeat(hashes));
        let start = text.len() - raw.len() + hashes + 1;
        return Some(text[start..].find(&end).map_or(text.len(), |at| start + at + end.len()));
    }
    match text.as_bytes() {
        [b'"', ..] => Some(quoted(text, b'"')),
        [b'\'', b'\\', ..] => Some(quoted(text, b'\'')),
        // One character and a quote; without the quote it is a lifetime.
        [b'\'', ..] => {
            let length = 1 + text[1..].chars().next().map_or(0, char::len_utf8);
            text[length..].starts_with('\'').then_some(length + 1)
        }
        _ => None,
    }
}

/// The length of a literal between quotes, in which a backslash takes the next character along.
fn quoted(text: &str, quote: u8) -> usize {
    let bytes = text.as_bytes();
    let mut at = 1;
    while at < bytes.len() && bytes[at] != quote {
        at += if bytes[at] == b'\\' { 2 } else { 1 };
    }
    bytes.len().min(at + 1)
}

/// The words and signs of some code; `::` is one sign.
pub(crate) fn words(code: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = code.trim_start();
    while let Some(first) = rest.chars().next() {
        let is_part = |c: char| c.is_alphanumeric() || c == '_';
        let length = match rest.find(|c| !is_part(c)).unwrap_or(rest.len()) {
            0 if rest.starts_with("::") => 2,
            0 => first.len_utf8(),
            length => length,
        };
        words.push(rest[..length].to_string());
        rest = rest[length..].trim_start();
    }
    words
}
