//! Text of an SVG picture: short numbers, and the one style that all figures share.

use std::fmt::Write;

use clash2d::Vector2D;

/// A place or a way in the picture, in pixels: X to the right, Y down.
pub(crate) type Place = [f64; 2];

/// How everything looks. Each figure brings its own background along, so that it can be read on a
/// light and on a dark page.
const STYLE: &str = "\
text{font-family:Helvetica,Arial,'Liberation Sans',sans-serif;font-size:12px;fill:#334155}\
.mono{font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:11px}\
.title{font-family:ui-monospace,Menlo,Consolas,'DejaVu Sans Mono',monospace;font-size:16px;\
font-weight:bold;fill:#0f172a}\
.headline{font-size:20px;font-weight:bold;fill:#0f172a}\
.label{font-weight:bold;font-size:13px}\
.quiet{fill:#64748b}\
.tick{font-size:9px;fill:#7c8aa0}\
.page{fill:#f8fafc;stroke:#cbd5e1}\
.paper{fill:#fff}\
.grid{fill:none;stroke:#e2e8f0}\
.axis{fill:none;stroke:#94a3b8;stroke-width:1.4}\
.frame{fill:none;stroke:#cbd5e1}\
.a,.b,.c{fill-opacity:.2;stroke-width:1.8;stroke-linejoin:round;stroke-linecap:round}\
.a{fill:#2563eb;stroke:#1d4ed8}.b{fill:#f59e0b;stroke:#b45309}.c{fill:#0d9488;stroke:#0f766e}\
.open{fill:none}\
.dot{fill-opacity:1;stroke:#fff;stroke-width:1}\
.a.dot,.a.head{fill:#1d4ed8}.b.dot,.b.head{fill:#b45309}.c.dot,.c.head{fill:#0f766e}\
.ghost{fill-opacity:.05;stroke-opacity:.45;stroke-width:1.2;stroke-dasharray:3 3}\
.dashed{stroke-dasharray:5 4;fill-opacity:.07}\
.contact{fill:none;stroke:#0f766e;stroke-width:2}\
.right{fill:#86cfa0;stroke:#15803d}.wrong{fill:#dc2626;stroke:#7f1d1d}\
.cell-yes{fill:#86cfa0}.cell-no{fill:#eef2f7}.cell-false-yes{fill:#dc2626}.cell-false-no{fill:#f59e0b}\
.thin{fill:none;stroke:#64748b;stroke-width:1;stroke-dasharray:2 3}\
.head{stroke:none;fill-opacity:1}\
.ta{fill:#1d4ed8}.tb{fill:#b45309}.tc{fill:#0f766e}\
.name{font-weight:bold;font-size:13px;paint-order:stroke;stroke:#fff;stroke-width:3px;\
stroke-linejoin:round;text-anchor:middle}\
.touch{fill:none;stroke:#7e22ce;stroke-width:1.8}.touch-dot{fill:#7e22ce}\
.yes{fill:#15803d}.no{fill:#b91c1c}.touching{fill:#7e22ce}\
.yes-frame{fill:none;stroke:#15803d;stroke-width:1.5}\
.no-frame{fill:none;stroke:#b91c1c;stroke-width:1.5}\
.touching-frame{fill:none;stroke:#7e22ce;stroke-width:1.5}\
.word{fill:#fff;font-weight:bold}\
.sign{fill:none;stroke:#fff;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}\
.small{stroke-width:1.3}.end{text-anchor:end}.middle{text-anchor:middle}";

/// A whole picture of some size.
pub(crate) fn picture(width: f64, height: f64, title: &str, content: &str) -> String {
    let (w, h) = (number(width), number(height));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{w}\" height=\"{h}\" \
         viewBox=\"0 0 {w} {h}\" role=\"img\">\n<title>{}</title>\n<style>{STYLE}</style>\n\
         <rect class=\"page\" x=\".5\" y=\".5\" width=\"{}\" height=\"{}\" rx=\"8\"/>\n\
         {content}</svg>\n",
        escaped(title),
        number(width - 1.0),
        number(height - 1.0),
    )
}

/// A number with at most one digit behind the point, and the same text on every machine.
pub(crate) fn number(x: f64) -> String {
    let text = format!("{x:.1}");
    let text = text.strip_suffix(".0").unwrap_or(&text);
    if text == "-0" { "0".into() } else { text.into() }
}

/// Two numbers, as in a path.
pub(crate) fn place([x, y]: Place) -> String {
    format!("{} {}", number(x), number(y))
}

/// Text that is no markup.
pub(crate) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

pub(crate) fn text(class: &str, [x, y]: Place, words: &str) -> String {
    let class = if class.is_empty() { String::new() } else { format!(" class=\"{class}\"") };
    format!("<text{class} x=\"{}\" y=\"{}\">{}</text>\n", number(x), number(y), escaped(words))
}

pub(crate) fn circle(class: &str, [x, y]: Place, radius: f64) -> String {
    let (x, y, r) = (number(x), number(y), number(radius));
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\"/>\n")
}

pub(crate) fn path(class: &str, steps: &str) -> String {
    format!("<path class=\"{class}\" d=\"{steps}\"/>\n")
}

/// A filled path, whose inner rings are holes.
pub(crate) fn path_with_holes(class: &str, steps: &str) -> String {
    format!("<path class=\"{class}\" fill-rule=\"evenodd\" d=\"{steps}\"/>\n")
}

/// Short strokes along a way, each turned by some degrees from it: 135 is back and to the left.
pub(crate) fn hatch([x1, y1]: Place, [x2, y2]: Place, degrees: f32) -> String {
    let (x, y) = (x2 - x1, y2 - y1);
    let length = (x * x + y * y).sqrt();
    // Pixels point down.
    let stroke = Vector2D::new((x / length) as f32, (-y / length) as f32).rotated(degrees) * 6.0;
    let count = (length / 7.0).round();
    let mut steps = String::new();
    for i in 0..count as u16 {
        let part = (f64::from(i) + 0.7) / count;
        let (from, to) = ([x1 + part * x, y1 + part * y], [stroke.x, -stroke.y].map(f64::from));
        write!(steps, "M{}l{}", place(from), place(to)).expect("a string takes any text");
    }
    steps
}

/// A line through some places; closed, it is a polygon.
pub(crate) fn polyline(class: &str, places: &[Place], is_closed: bool) -> String {
    let mut steps = String::new();
    for (i, &p) in places.iter().enumerate() {
        let letter = if i == 0 { 'M' } else { 'L' };
        write!(steps, "{letter}{}", place(p)).expect("a string takes any text");
    }
    path(class, &(steps + if is_closed { "z" } else { "" }))
}

pub(crate) fn rectangle(class: &str, [x, y]: Place, [width, height]: Place, round: f64) -> String {
    let (x, y, w, h) = (number(x), number(y), number(width), number(height));
    let round = if round == 0.0 { String::new() } else { format!(" rx=\"{}\"", number(round)) };
    format!("<rect class=\"{class}\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{h}\"{round}/>\n")
}

/// An arrow; its shaft ends inside its head.
pub(crate) fn arrow(class: &str, [x1, y1]: Place, [x2, y2]: Place) -> String {
    let (x, y) = (x2 - x1, y2 - y1);
    let length = (x * x + y * y).sqrt();
    let (x, y) = (x / length, y / length);
    let at = |along: f64, beside: f64| [x2 - along * x - beside * y, y2 - along * y + beside * x];
    polyline(&format!("{class} open"), &[[x1, y1], at(5.0, 0.0)], false)
        + &polyline(&format!("{class} head"), &[[x2, y2], at(9.0, 4.0), at(9.0, -4.0)], true)
}

/// Content at another place.
pub(crate) fn group([x, y]: Place, content: &str) -> String {
    format!("<g transform=\"translate({} {})\">\n{content}</g>\n", number(x), number(y))
}
