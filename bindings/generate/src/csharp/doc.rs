//! Documentation: from Markdown to XML.

/// A doc comment of C#: the summary, and the book's section as a remark.
pub fn comment(doc: &str, remark: &str, indent: &str) -> String {
    let (summary, book) = split(doc);
    let mut text = format!("{indent}/// <summary>\n");
    for line in summary.lines() {
        let line = if line.is_empty() { "<para/>".into() } else { xml(line) };
        text += &format!("{indent}/// {line}\n");
    }
    text += &format!("{indent}/// </summary>\n");
    let remarks = [remark.to_owned(), xml(&book)];
    let remarks: Vec<&str> =
        remarks.iter().map(String::as_str).filter(|remark| !remark.is_empty()).collect();
    if !remarks.is_empty() {
        text += &format!("{indent}/// <remarks>{}</remarks>\n", remarks.join(" "));
    }
    text
}

/// The facts, and the paragraph that starts with "Book:".
fn split(doc: &str) -> (String, String) {
    let (mut facts, mut book) = (Vec::new(), Vec::new());
    for line in doc.lines() {
        let is_book = line.starts_with("Book:")
            || (!book.is_empty() && !line.is_empty() && facts.last() != Some(&""));
        if is_book { book.push(line) } else { facts.push(line) }
    }
    while facts.last() == Some(&"") {
        facts.pop();
    }
    (facts.join("\n"), book.join(" "))
}

/// A line with `code` as <c>code</c>.
fn xml(line: &str) -> String {
    let line = line.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    marked(&line, |code| format!("<c>{code}</c>"))
}

/// A text whose `code` has other names: those that are given by their names in C.
pub fn renamed(text: &str, names: &[(String, String)]) -> String {
    let renamed = |word: &str| {
        let name = names.iter().find(|(of_c, _)| of_c == word);
        name.map_or(word, |(_, name)| name).to_owned()
    };
    let code = |code: &str| {
        let words: Vec<String> = code.split(' ').map(renamed).collect();
        format!("`{}`", words.join(" "))
    };
    marked(text, code)
}

/// A text with something done to what is between backticks.
fn marked(text: &str, code: impl Fn(&str) -> String) -> String {
    let mark = |(index, piece): (usize, &str)| match index % 2 {
        0 => piece.to_owned(),
        _ => code(piece),
    };
    text.split('`').enumerate().map(mark).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_code_are_those_of_csharp() {
        let names = [("halfA".to_owned(), "HalfA".to_owned())];
        assert_eq!(renamed("Of halfA, `halfA + b`", &names), "Of halfA, `HalfA + b`");
    }

    #[test]
    fn the_book_is_a_remark() {
        let text = comment("Whether `a < b`.\nNever.\nBook: \"A & B\".\n\nMore.", "C.", "  ");
        assert_eq!(
            text,
            "  /// <summary>\n  /// Whether <c>a &lt; b</c>.\n  /// Never.\n  /// <para/>\n  /// More.\n  \
             /// </summary>\n  /// <remarks>C. Book: \"A &amp; B\".</remarks>\n"
        );
    }
}
