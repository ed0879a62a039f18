//! The truth about any shape with any shape.
//!
//! Whether two figures collide is decided in whole numbers, with error-tracked `f64` in front. Every
//! other answer is found in numbers of hundreds of bits by going through all pairs of features, on
//! other ways than the first: the tests hold each against the others and against plain floats.
//! Where the sine or cosine of an angle leaves an answer in doubt there is none; [`relate`] has none
//! either for very many curves, nor for groups whose common border can be told in several ways.
//!
//! ```
//! use clash2d_oracle::Rng;
//! use clash2d_oracle::any::{Distribution, Figure, Kind, collide, draw_pair};
//!
//! let ball = Figure::Circle { center: [3.0, 4.0], radius: 5.0 };
//! assert_eq!(collide(&ball, &Figure::Point { at: [0.0, 0.0] }), Some(true));
//!
//! let mut rng = Rng::with_seed(1);
//! let [a, b] = draw_pair([Kind::Sector, Kind::Polygon], Distribution::Adjacent, &mut rng);
//! println!("{a} and {b}: {:?}", collide(&a, &b));
//! ```

mod border;
mod cast;
mod collide;
mod contact;
mod distance;
mod draw;
mod figure;
mod kind;
mod lift;
mod line;
mod part;
mod plane;
mod ray;
mod relate;
mod sector;
mod simple;
mod source;
mod straight;
mod surd;
mod there;
mod turning;
mod within;

pub use border::{Crossing, Shared, Stretch, shared_border};
pub use cast::cast;
pub use collide::{collide, contains_point};
pub use contact::{Convex, Way, cores_collide, depth_along, ways_out};
pub use distance::{distance, distance_at, is_empty};
pub use draw::{Distribution, draw, draw_pair};
pub use figure::{Entry, Figure, Pair, Role};
pub use kind::Kind;
pub use plane::Motion;
pub use ray::ray;
pub use relate::{Relation, relate};
pub use there::{there, there_for};
pub(crate) use turning::Turning;
pub use within::within;
