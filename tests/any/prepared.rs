//! Prepared shapes give the very answers of the shapes that they were made of.

use clash2d::{
    CastMode, Contact, Form, Intersection, Node, Prepared, Shape, Vector2D, bounding_circle,
    bounding_rectangle,
};
use std::fmt::Debug;

use crate::compare::{Extent, check};
use crate::shape::with_shapes;

/// All there is to say about two shapes, in words that tell all bits.
fn answers(a: &Shape<'_>, b: &Shape<'_>) -> Vec<String> {
    fn told(answer: impl Debug) -> String {
        format!("{answer:?}")
    }
    let (mut contacts, mut crossings) = ([Contact::default(); 4], [Intersection::default(); 4]);
    let counts =
        [clash2d::contacts(a, b, &mut contacts), clash2d::intersections(a, b, &mut crossings)];
    let (way, back) = (Vector2D::new(3.0, -2.0), Vector2D::new(0.5, 1.0));
    vec![
        told(clash2d::collide(a, b)),
        told(clash2d::relate(a, b)),
        told(clash2d::contains(a, b)),
        told(clash2d::distance(a, b)),
        told(clash2d::separation(a, b)),
        told(clash2d::contact(a, b)),
        told((contacts, crossings, counts)),
        told(clash2d::cast(a, way, b, back)),
        told(clash2d::cast_with(a, way, b, back, &CastMode::Approaching.into())),
        told(first_vertex(b).map(|origin| clash2d::cast_ray(a, origin, way))),
        told((bounding_rectangle(a), bounding_circle(a), a.check())),
    ]
}

fn first_vertex(shape: &Shape<'_>) -> Option<Vector2D> {
    match shape.form().plain() {
        Form::Polygon(polygon) => polygon.vertices().first().copied(),
        Form::Chain(chain) => chain.vertices().first().copied(),
        Form::Point(p) => Some(p),
        _ => None,
    }
}

/// The shape, prepared if it can be.
pub(crate) fn prepared<'a>(shape: &Shape<'a>, memory: &'a mut Vec<Node>) -> Shape<'a> {
    memory.resize(Prepared::size(shape), Node::default());
    let prepared = match shape.form() {
        Form::Group(group) => Prepared::group(group, memory),
        _ => Prepared::new(shape, memory),
    };
    prepared.map_or(*shape, Shape::from)
}

#[test]
fn prepared_shapes_are_no_others() {
    let extent = match cfg!(debug_assertions) {
        true => Extent { cases: 1, every: 4, points: 12 },
        false => Extent { cases: 1, every: 1, points: 16 },
    };
    check(extent, |a, b, _| {
        with_shapes(a, b, |a, b| {
            let (mut memory, mut other_memory) = (Vec::new(), Vec::new());
            let (ready, other) = (prepared(a, &mut memory), prepared(b, &mut other_memory));
            let plain = answers(a, b);
            for (number, [a, b]) in
                [[&ready, b], [a, &other], [&ready, &other]].into_iter().enumerate()
            {
                let answers = answers(a, b);
                let differ = plain.iter().zip(&answers).find(|(plain, other)| plain != other);
                if let Some((plain, other)) = differ {
                    return Err(format!("prepared {number}: {other} is not {plain}"));
                }
            }
            Ok(())
        })
    });
}

/// What is asked of the edges themselves, however many there are. Of several points that are shared, or equally
/// near, prepared shapes may have others.
fn answers_of_edges(a: &Shape<'_>, b: &Shape<'_>) -> String {
    let gap = clash2d::distance(a, b).map(|gap| gap.distance);
    let ray = first_vertex(b).map(|origin| {
        let hits = [(30.0, -20.0), (-1e3, 7.0)].map(Vector2D::from);
        hits.map(|way| clash2d::cast_ray(a, origin, way))
    });
    format!("{} {gap:?} {ray:?}", clash2d::collide(a, b))
}

#[test]
fn large_prepared_shapes_answer_like_others() {
    let extent = match cfg!(debug_assertions) {
        true => Extent { cases: 1, every: 4, points: 400 },
        false => Extent { cases: 2, every: 1, points: 1000 },
    };
    check(extent, |a, b, _| {
        with_shapes(a, b, |a, b| {
            let (mut memory, mut other_memory) = (Vec::new(), Vec::new());
            let (ready, other) = (prepared(a, &mut memory), prepared(b, &mut other_memory));
            let plain = answers_of_edges(a, b);
            let pairs = [[&ready, b], [a, &other], [&ready, &other]];
            let answers = pairs.map(|[a, b]| answers_of_edges(a, b));
            let differs = answers.into_iter().find(|answer| *answer != plain);
            differs.map_or(Ok(()), |answer| Err(format!("{answer}, not {plain}")))
        })
    });
}
