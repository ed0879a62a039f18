//! What the optional features add. `cargo test -p clash2d --features bytemuck,glam,mint,serde --test features`

use clash2d::{
    CastHit, Circle, Contact, Node, Polygon, Prepared, Rectangle, Shape, Vector2D, cast, collide,
    contact,
};

const CORNERS: [(f32, f32); 4] = [(0.0, 0.0), (4.0, 0.0), (4.0, 3.0), (-0.0, f32::MIN_POSITIVE)];

fn ball() -> Circle {
    Circle::new(Vector2D::new(3.0, -0.5), 1.25)
}

fn touch() -> Contact {
    let corners = CORNERS.map(Vector2D::from);
    contact(Polygon::new(&corners), ball()).expect("they overlap")
}

mod glam {
    use super::*;
    use ::glam::Vec2;

    #[test]
    fn vectors_keep_their_bits() {
        for (x, y) in CORNERS {
            let [there, back] = [Vec2::from(Vector2D::new(x, y)), Vec2::new(x, y)];
            assert_eq!(there.to_array().map(f32::to_bits), [x, y].map(f32::to_bits));
            let ours = <[f32; 2]>::from(Vector2D::from(back));
            assert_eq!(ours.map(f32::to_bits), [x, y].map(f32::to_bits));
        }
    }

    #[test]
    fn a_vector_is_a_point() {
        let point = Shape::from(Vec2::new(3.0, 0.75));
        assert_eq!(point, Shape::from(Vector2D::new(3.0, 0.75)));
        assert!(collide(&point, ball()));
    }

    /// Arrays of one are arrays of the other, without a copy.
    #[test]
    fn corners_are_cast_in_place() {
        let corners = CORNERS.map(|(x, y)| Vec2::new(x, y));
        let same: &[Vector2D] = ::bytemuck::cast_slice(&corners);
        assert_eq!(same.as_ptr().cast(), corners.as_ptr());
        assert_eq!(same, CORNERS.map(Vector2D::from));
    }
}

mod mint {
    use super::*;
    use ::mint::{IntoMint, Point2, Vector2};

    #[test]
    fn vectors_and_points_keep_their_numbers() {
        let v = Vector2D::new(1.5, -2.5);
        assert_eq!(Vector2::from(v), Vector2 { x: 1.5, y: -2.5 });
        assert_eq!(Point2::from(v), Point2 { x: 1.5, y: -2.5 });
        let back: [Vector2D; 2] = [Vector2::from(v).into(), Point2::from(v).into()];
        assert_eq!(back, [v, v]);
        assert_eq!(Shape::from(Point2 { x: 1.5, y: -2.5 }), v.into());
    }

    /// So that crates with vectors of their own need no name of ours.
    #[test]
    fn a_vector_leads_to_that_of_another_crate() {
        fn double(v: impl IntoMint<MintType = Vector2<f32>>) -> [f32; 2] {
            let v: Vector2<f32> = v.into();
            [v.x * 2.0, v.y * 2.0]
        }
        assert_eq!(double(Vector2D::new(1.5, -2.5)), [3.0, -5.0]);
    }
}

mod serde {
    use super::*;

    /// Through a text and back.
    fn copied<T: ::serde::Serialize + ::serde::de::DeserializeOwned>(value: &T) -> T {
        serde_json::from_str(&serde_json::to_string(value).expect("a text")).expect("a value")
    }

    #[test]
    fn shapes_and_answers_come_back_as_they_were() {
        let wall = Rectangle::new(Vector2D::new(0.1, -7.0), Vector2D::new(1e30, 3.0));
        assert_eq!((copied(&ball()), copied(&wall)), (ball(), wall));
        assert_eq!(copied(&touch()), touch());
        assert!(serde_json::from_str::<Circle>(r#"{"center": {"x": 1, "y": 2}}"#).is_err());
    }

    #[test]
    fn fields_have_their_names() {
        let text = serde_json::to_string(&ball()).expect("a text");
        assert_eq!(text, r#"{"center":{"x":3.0,"y":-0.5},"radius":1.25}"#);
    }

    /// A level that is prepared once and kept in a file.
    #[test]
    fn prepared_nodes_are_kept() {
        let corners = CORNERS.map(Vector2D::from);
        let shape = Shape::from(Polygon::new(&corners));
        let mut nodes = vec![Node::default(); Prepared::size(&shape)];
        Prepared::new(&shape, &mut nodes).expect("a valid polygon");
        let kept: Vec<Node> = copied(&nodes);
        assert_eq!(Prepared::written(&kept), Prepared::written(&nodes));
        assert!(collide(Prepared::written(&kept), ball()));
    }
}

mod bytemuck {
    use super::*;
    use ::bytemuck::{bytes_of, cast_slice, pod_read_unaligned};

    #[test]
    fn bytes_are_the_numbers() {
        let numbers = [3.0_f32, -0.5, 1.25];
        assert_eq!(bytes_of(&ball()), cast_slice::<f32, u8>(&numbers));
        assert_eq!(pod_read_unaligned::<Circle>(bytes_of(&ball())), ball());
        assert_eq!(pod_read_unaligned::<Contact>(bytes_of(&touch())), touch());
    }

    /// Hits have a `bool`: they are bytes, but not any bytes are one.
    #[test]
    fn hits_are_written_but_not_read() {
        let [still, way] = [Vector2D::ZERO, Vector2D::new(-9.0, 0.0)];
        let shapes = [Shape::from(ball()), Shape::from(Vector2D::new(9.0, 0.0))];
        let hit = cast(&shapes[0], still, &shapes[1], way).expect("a hit");
        assert_eq!(bytes_of(&hit)[..4], hit.fraction.to_ne_bytes());
        assert_eq!(<CastHit as ::bytemuck::Zeroable>::zeroed().fraction, 0.0);
    }
}
