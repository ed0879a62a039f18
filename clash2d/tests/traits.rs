//! The traits that Rust programs count on: equality, operators, sums, words.

use clash2d::{Chain, Circle, Form, Group, Node, Polygon, Prepared, Shape, Side, Status, Vector2D};
use std::error::Error;

const CORNERS: [Vector2D; 3] =
    [Vector2D::new(0.0, 0.0), Vector2D::new(4.0, 0.0), Vector2D::new(0.0, 3.0)];

#[test]
fn operators_with_assignment_are_those_without() {
    let (v, w) = (Vector2D::new(0.1, -7.5), Vector2D::new(3.3, 1e-9));
    let with = |change: fn(&mut Vector2D, Vector2D)| {
        let mut changed = v;
        change(&mut changed, w);
        changed
    };
    assert_eq!(with(|v, w| *v += w), v + w);
    assert_eq!(with(|v, w| *v -= w), v - w);
    assert_eq!(with(|v, w| *v *= w.x), v * w.x);
    assert_eq!(with(|v, w| *v /= w.x), v / w.x);
    assert_eq!(w.x * v, v * w.x);
}

#[test]
fn sums_are_rounded_one_after_the_other() {
    let vectors = [1e8, 1.0, -1e8, 1.0].map(|x| Vector2D::new(x, -x));
    assert_eq!(vectors.iter().sum::<Vector2D>(), Vector2D::new(1.0, -1.0));
    assert_eq!(vectors.into_iter().sum::<Vector2D>(), Vector2D::new(1.0, -1.0));
    let none: [Vector2D; 0] = [];
    assert_eq!(none.into_iter().sum::<Vector2D>(), Vector2D::ZERO);
}

#[test]
fn vectors_are_written_as_the_formatter_is_told() {
    assert_eq!(format!("{}", Vector2D::new(0.1, -2.0)), "(0.1, -2)");
    assert_eq!(format!("{:+.2}", Vector2D::new(0.125, -2.0)), "(+0.12, -2.00)");
    assert_eq!(format!("{:6.1}|", Vector2D::new(1.0, 2.0)), "(   1.0,    2.0)|");
}

fn refused() -> Result<(), Box<dyn Error + Send + Sync>> {
    let broken = Shape::from(Circle::new(Vector2D::ZERO, -1.0));
    Prepared::new(broken, &mut [])?;
    Ok(())
}

#[test]
fn a_status_is_an_error_with_a_sentence() {
    let error = refused().expect_err("a circle is not prepared");
    let status = *error.downcast_ref::<Status>().expect("a status");
    assert_ne!(status, Status::Ok);
    assert_eq!(error.to_string(), status.message());
    assert_eq!(format!("{:>30}", Status::Ok), "              nothing is wrong");
}

/// Each number of a status leads back to it; the first one that is none has no status.
#[test]
fn statuses_have_the_numbers_of_c() {
    let statuses: Vec<Status> = (0..).map_while(Status::from_u32).collect();
    assert!(statuses.len() >= 13, "{statuses:?}");
    assert!(statuses.iter().enumerate().all(|(number, &status)| status as usize == number));
    assert!(statuses.iter().all(|status| !status.message().is_empty()));
    assert_eq!(Status::from_u32(u32::MAX), None);
}

/// What is equal is so wherever it lies in the memory, and differs with any of its numbers.
#[test]
fn shapes_are_equal_by_their_numbers() {
    let copy = CORNERS;
    let mut moved = CORNERS;
    moved[2].y = 3.5;
    let polygon = Polygon::new(&CORNERS);
    let chain = Chain::new(&CORNERS);
    let different = [
        Shape::default(),
        CORNERS[1].into(),
        Circle::new(CORNERS[1], 0.0).into(),
        polygon.into(),
        Polygon::new(&moved).into(),
        polygon.with_radius(0.5).into(),
        polygon.with_rings(&[3]).into(),
        chain.into(),
        chain.closed().into(),
        chain.with_radius(0.5).into(),
        chain.with_solid_side(Side::Left).into(),
        Shape::from(chain).at(Vector2D::new(0.0, 1.0)),
        Group::new(&[]).into(),
    ];
    for (i, a) in different.iter().enumerate() {
        for (j, b) in different.iter().enumerate() {
            assert_eq!(a == b, i == j, "{a:?} {b:?}");
        }
    }
    assert_eq!(Shape::from(Polygon::new(&copy)), different[3]);
    assert_eq!(Polygon::new(&copy).with_rings(&[3]), polygon.with_rings(&[3]));
    assert_eq!(Form::Chain(Chain::new(&copy)), Form::Chain(chain));
    let nan = Shape::from(Vector2D::new(f32::NAN, 0.0));
    assert_ne!(nan, nan);
}

#[test]
fn groups_and_prepared_shapes_are_equal_by_what_they_are_made_of() {
    let members = [Shape::from(CORNERS[0]), Polygon::new(&CORNERS).into()];
    let others = members;
    assert_eq!(Group::new(&members), Group::new(&others));
    assert_ne!(Group::new(&members), Group::new(&members[..1]));
    let prepare = |radius| {
        let shape = Shape::from(Polygon::new(&CORNERS).with_radius(radius));
        let mut nodes = vec![Node::default(); Prepared::size(shape)];
        Prepared::new(shape, &mut nodes).expect("a valid polygon");
        nodes
    };
    let [nodes, same, rounded] = [0.0, 0.0, 0.5].map(prepare);
    assert_eq!(Prepared::written(&nodes), Prepared::written(&same));
    assert_ne!(Prepared::written(&nodes), Prepared::written(&rounded));
}

/// What threads share, and what `?` and collections ask for.
#[test]
fn types_are_shared_and_copied() {
    fn is_plain<T: Copy + Send + Sync + Unpin + std::fmt::Debug + PartialEq>() {}
    is_plain::<Shape<'_>>();
    is_plain::<Form<'_>>();
    is_plain::<Group<'_>>();
    is_plain::<Prepared<'_>>();
    is_plain::<Polygon<'_>>();
    is_plain::<clash2d::Rings<'_>>();
    is_plain::<Chain<'_>>();
    is_plain::<clash2d::ConvexPieces<'_>>();
    is_plain::<clash2d::Contact>();
    is_plain::<clash2d::RayHit>();
    is_plain::<clash2d::CastHit>();
    is_plain::<clash2d::Intersection>();
    is_plain::<clash2d::Motion>();
    is_plain::<Node>();
    is_plain::<Status>();
}
