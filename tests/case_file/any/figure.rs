//! What the oracle says to the cases of pairs: an answer that shares no code with the library.

use super::reader::{Read, Reader, integer};
use super::spaced;
use crate::case_file::Case;
use clash2d::{Pose, Vector2D};
use clash2d_oracle::any::{
    Figure, Pair, Relation, cast, collide, distance, is_empty, ray, relate, within,
};

/// The first words of the true answer, and what they have to be; none where the oracle has no words for the
/// shapes, or can't tell.
pub(crate) fn truth(case: &Case) -> Option<(String, String)> {
    let text = spaced(&case.text);
    let (call, answer) = text.split_once('=')?;
    let words: Vec<&str> = call.split_whitespace().skip(1).collect();
    let is_cast = case.name.starts_with("clash_cast");
    if is_cast && words.iter().any(|word| ["left", "right", "nan", "inf"].contains(word)) {
        return None;
    }
    let truth = asked(&case.name, &mut Reader::new(&words))?;
    let told: Vec<&str> = answer.split_whitespace().take(truth.len()).collect();
    Some((told.join(" "), truth.join(" ")))
}

/// What the oracle answers.
fn asked(question: &str, words: &mut Reader<'_>) -> Option<Vec<String>> {
    let a = figure(words)?;
    if question == "clash_cast_ray" {
        let (origin, movement) = (pair(words)?, pair(words)?);
        words.accept("default").then_some(())?;
        let hit = ray(&a, origin, movement)?;
        return Some(told(hit.map(|(entry, exit)| vec![entry.down(), exit.up()])));
    }
    if question == "clash_cast" {
        let (move_a, b, move_b) = (pair(words)?, figure(words)?, pair(words)?);
        words.accept("default").then_some(())?;
        return Some(told(cast(&a, move_a, &b, move_b)?.map(|fraction| vec![fraction.down()])));
    }
    let b = figure(words)?;
    Some(match question {
        "clash_collide" | "clash_separation" => yes(collide(&a, &b)?),
        "clash_within" => yes(within(&a, &b, take(words)?)?),
        "clash_relate" => vec![name(relate(&a, &b)?).to_owned()],
        "clash_contains" => {
            let inside = [Relation::AInsideB, Relation::AInsideBTouching, Relation::Equal];
            yes(inside.contains(&relate(&b, &a)?))
        }
        "clash_distance" => match (take::<f32>(words)?, distance(&a, &b)) {
            (f32::INFINITY, Some(distance)) => told(Some(vec![distance.nearest().0])),
            (_, None) if is_empty(&a) || is_empty(&b) => told(None),
            _ => return None,
        },
        _ => return None,
    })
}

/// Yes and some numbers, or no.
fn told(numbers: Option<Vec<f32>>) -> Vec<String> {
    let numbers = numbers.map(|numbers| numbers.iter().map(f32::to_string).collect());
    let numbers: Option<Vec<String>> = numbers;
    [yes(numbers.is_some()), numbers.unwrap_or_default()].concat()
}

fn yes(answer: bool) -> Vec<String> {
    vec![if answer { "yes" } else { "no" }.to_owned()]
}

fn take<T: Read>(words: &mut Reader<'_>) -> Option<T> {
    T::read(words).ok()
}

fn pair(words: &mut Reader<'_>) -> Option<Pair> {
    take::<Vector2D>(words).map(|v| [v.x, v.y])
}

fn name(relation: Relation) -> &'static str {
    match relation {
        Relation::Disjoint => "disjoint",
        Relation::Equal => "equal",
        Relation::AInsideB => "a_inside_b",
        Relation::AInsideBTouching => "a_inside_b_touching",
        Relation::BInsideA => "b_inside_a",
        Relation::BInsideATouching => "b_inside_a_touching",
        Relation::Touching => "touching",
        Relation::Overlapping => "overlapping",
    }
}

/// A shape as the oracle has it.
fn figure(words: &mut Reader<'_>) -> Option<Figure> {
    let number = |words: &mut Reader<'_>| take::<f32>(words);
    Some(match words.next().ok()? {
        "null" | "none" | "unknown" => Figure::Group(vec![]),
        "point" => Figure::Point { at: pair(words)? },
        "line" => Figure::Line { base: pair(words)?, direction: pair(words)? },
        "segment" => Figure::Segment { point1: pair(words)?, point2: pair(words)? },
        "circle" => Figure::Circle { center: pair(words)?, radius: number(words)? },
        "rectangle" => Figure::Rectangle { origin: pair(words)?, size: pair(words)? },
        "oriented_rectangle" => Figure::Oriented {
            center: pair(words)?,
            half_extend: pair(words)?,
            rotation: number(words)?,
        },
        "capsule" => {
            Figure::Capsule { point1: pair(words)?, point2: pair(words)?, radius: number(words)? }
        }
        "sector" => Figure::Sector {
            center: pair(words)?,
            inner_radius: number(words)?,
            radius: number(words)?,
            direction: number(words)?,
            half_angle: number(words)?,
        },
        "polygon" => {
            let vertices = vertices(words)?;
            let rings = rings(&vertices, &take::<Vec<u32>>(words)?)?;
            Figure::Polygon { rings, radius: number(words)? }
        }
        "chain" => {
            let (vertices, radius) = (vertices(words)?, number(words)?);
            let closed = integer(words.next().ok()?).ok()? != 0;
            let side = take(words).filter(|&side| side <= 2)?;
            Figure::Chain { vertices, closed, radius, side }
        }
        "group" => Figure::Group(members(words)?),
        "prepared" => figure(words)?,
        "at" => {
            let position = pair(words)?;
            figure(words)?.at(position)
        }
        "posed" => {
            let pose: Pose = take(words)?;
            let is_turned = pose.rotation != 0.0;
            if is_turned { None } else { Some(figure(words)?.at(pose.position.into())) }?
        }
        _ => return None,
    })
}

fn vertices(words: &mut Reader<'_>) -> Option<Vec<Pair>> {
    Some(Vec::<Vector2D>::read(words).ok()?.into_iter().map(|v| [v.x, v.y]).collect())
}

fn rings(vertices: &[Pair], sizes: &[u32]) -> Option<Vec<Vec<Pair>>> {
    if sizes.is_empty() {
        return Some(vec![vertices.to_vec()]);
    }
    let (mut rings, mut rest) = (vec![], vertices);
    for &size in sizes {
        let (ring, others) = rest.split_at_checked(size as usize)?;
        rings.push(ring.to_vec());
        rest = others;
    }
    rest.is_empty().then_some(rings)
}

fn members(words: &mut Reader<'_>) -> Option<Vec<Figure>> {
    let mut members = vec![];
    words.accept("[").then_some(())?;
    while !words.accept("]") {
        members.push(figure(words)?);
    }
    let is_nested = members.iter().any(|member| matches!(member, Figure::Group(_)));
    (!is_nested).then_some(members)
}
