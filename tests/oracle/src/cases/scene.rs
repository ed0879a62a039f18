//! The language of `scenes/*.txt`: arguments worth a case, without their answers.
//!
//! `== NAME` begins the section of a function, `# …` a group; every other line is a scene, all
//! arguments of a call, with a note after ` # `. A number is a decimal, `nan`, `inf`, `max` (the
//! largest float), `tiny` or `3tiny` (multiples of the smallest one), each with a sign before it;
//! and after it
//!
//! - `+` or `-`: the next float above or below;
//! - `~`: three cases, with the float below, the number itself and the float above;
//! - `~NUMBER`: two cases, with the two neighbouring floats between here and there whose answers
//!   differ. One such in a scene.

use super::subject::{Subject, floats};
use crate::{Function, adjacent};

/// A section of a list of scenes.
pub(crate) struct Section<'a> {
    /// The function.
    pub(crate) name: &'a str,
    body: Vec<&'a str>,
}

/// A line to come.
pub(crate) enum Line {
    /// The title of a group.
    Group(String),
    /// A case; integers and floats alike.
    Case { arguments: Vec<f64>, note: String },
}

/// The sections of a list of scenes.
pub(crate) fn sections(scenes: &str) -> Vec<Section<'_>> {
    let mut sections: Vec<Section> = Vec::new();
    for line in scenes.lines().filter(|line| !line.trim().is_empty()) {
        match (line.strip_prefix("== "), sections.last_mut()) {
            (Some(name), _) => sections.push(Section { name, body: Vec::new() }),
            (None, Some(section)) => section.body.push(line),
            (None, None) => panic!("a scene before the first section: {line}"),
        }
    }
    sections
}

impl Section<'_> {
    /// The same with its first few groups alone.
    pub(crate) fn first_groups(&self, count: usize) -> Self {
        let mut groups = 0;
        let is_kept = |line: &&&str| {
            groups += usize::from(line.starts_with('#'));
            groups <= count
        };
        Self { name: self.name, body: self.body.iter().take_while(is_kept).copied().collect() }
    }

    /// Its groups and cases.
    pub(crate) fn lines(&self, subject: &Subject) -> Vec<Line> {
        self.body.iter().flat_map(|line| lines(line, subject)).collect()
    }
}

/// What a line stands for.
fn lines(line: &str, subject: &Subject) -> Vec<Line> {
    if let Some(title) = line.strip_prefix("# ") {
        return vec![Line::Group(title.to_owned())];
    }
    let (scene, note) = line.split_once(" # ").unwrap_or((line, ""));
    let tokens: Vec<&str> =
        scene.split_whitespace().filter(|token| !"[]".contains(token)).collect();
    let mut notes = std::iter::once(note.trim().to_owned()).chain(std::iter::repeat(String::new()));
    let cases = cases(&tokens, subject).into_iter();
    cases
        .map(|arguments| Line::Case { arguments, note: notes.next().unwrap_or_default() })
        .collect()
}

/// The arguments of the cases that a scene stands for.
fn cases(tokens: &[&str], subject: &Subject) -> Vec<Vec<f64>> {
    let with = |place: usize, replaced: f64| {
        let mut arguments: Vec<f64> = tokens.iter().map(|token| start(token)).collect();
        arguments[place] = replaced;
        arguments
    };
    let Some(place) = tokens.iter().position(|token| token.contains('~')) else {
        return vec![tokens.iter().map(|token| number(token)).collect()];
    };
    match tokens[place].split_once('~') {
        Some((middle, "")) => {
            let middle = number(middle) as f32;
            let neighbours = [middle.next_down(), middle, middle.next_up()];
            neighbours.map(|number| with(place, f64::from(number))).into()
        }
        Some((from, to)) => {
            let ends = (number(from) as f32, number(to) as f32);
            let function = subject.question().expect("a question");
            let arguments = floats(&with(place, 0.0));
            boundary(function, place, ends, arguments).map(|x| with(place, f64::from(x))).into()
        }
        None => unreachable!("a token with ~"),
    }
}

/// The two neighbouring floats between two others whose answers differ.
fn boundary(
    function: &Function,
    place: usize,
    ends: (f32, f32),
    mut arguments: Vec<f32>,
) -> [f32; 2] {
    let (from, to) = ends;
    let answers = [from, to].map(|end| {
        arguments[place] = end;
        function.truth(&arguments)
    });
    assert_ne!(answers[0], answers[1], "{} {arguments:?}: the same answers", function.name);
    let mut beside = adjacent::boundary(function, place, ends, &mut arguments);
    beside.sort_by(f32::total_cmp);
    beside
}

/// The number before a `~`.
fn start(token: &str) -> f64 {
    number(token.split('~').next().unwrap_or_default())
}

/// The number that a token without `~` stands for.
fn number(token: &str) -> f64 {
    if let Some(number) = token.strip_suffix('+') {
        return f64::from((self::number(number) as f32).next_up());
    }
    if let Some(number) = token.strip_suffix('-') {
        return f64::from((self::number(number) as f32).next_down());
    }
    let (sign, size) = token.strip_prefix('-').map_or((1.0, token), |size| (-1.0, size));
    let tiny = |size: &str| size.strip_suffix("tiny").map(|count| count.parse().unwrap_or(1.0));
    let size = match (size, tiny(size)) {
        (_, Some(count)) => f64::from(f32::from_bits(1)) * count,
        ("max", _) => f64::from(f32::MAX),
        _ => decimal(size),
    };
    sign * size
}

/// A decimal: an integer, or rounded to a float.
fn decimal(text: &str) -> f64 {
    let wide: f64 = text.parse().unwrap_or_else(|_| panic!("{text} is no number"));
    if wide.fract() == 0.0 && wide < 4e9 {
        return wide;
    }
    text.parse::<f32>().map_or(f64::NAN, f64::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn expanded(name: &str, scene: &str) -> Vec<Vec<f64>> {
        cases(&scene.split_whitespace().collect::<Vec<_>>(), &Subject::exact(name))
    }

    #[test]
    fn numbers_of_scenes() {
        assert_eq!(number("-max"), f64::from(f32::MIN));
        assert_eq!(number("3tiny"), 3.0 * f64::from(f32::from_bits(1)));
        assert_eq!(number("2+"), f64::from(2.0_f32.next_up()));
        assert_eq!(number("-2-"), f64::from((-2.0_f32).next_down()));
        assert_eq!(number("0.1"), f64::from(0.1_f32));
        assert_eq!(number("2147483647"), 2_147_483_647.0);
        assert!(number("nan").is_nan() && number("-inf") < f64::from(f32::MIN));
    }

    #[test]
    fn a_boundary_stands_for_the_floats_beside_it() {
        let rim = expanded("circle_point_collide", "0 0 5 3 1~9");
        assert_eq!(rim, [[0., 0., 5., 3., 4.], [0., 0., 5., 3., f64::from(4.0_f32.next_up())]]);
        let three = expanded("circle_point_collide", "0 0 5 3 4~");
        assert_eq!(three[1..], rim[..]);
    }

    #[test]
    fn groups_are_counted_from_the_start() {
        let section = &sections("== circles_collide\n# a\n1 2\n# b\n3 4\n\n# c\n5 6\n")[0];
        assert_eq!(section.first_groups(2).body, ["# a", "1 2", "# b", "3 4"]);
    }
}
