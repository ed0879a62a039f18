//! Box2D's mover: a capsule, without platforms, one-way floors, steps and snapping.

use std::ffi::{c_int, c_void};
use std::path::Path;

use clash2d::Vector2D;
use libloading::Library;

use super::level::Piece;
use super::script::{Frame, Script};
use super::walker::{Made, Walker, corners};

type New = unsafe extern "C" fn() -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Add = unsafe extern "C" fn(*mut c_void, *const Vector2D, c_int, f32) -> bool;
type Advance = unsafe extern "C" fn(
    *mut c_void,
    Vector2D,
    Vector2D,
    f32,
    Vector2D,
    Vector2D,
    f32,
    *mut bool,
) -> Vector2D;

/// Box2D's mover, which is a capsule.
pub(crate) struct Box2d {
    library: Library,
    level: *mut c_void,
    points: [Vector2D; 2],
    radius: f32,
    floor: f32,
    advance: Advance,
}

impl Drop for Box2d {
    fn drop(&mut self) {
        // SAFETY: the function of c/box2d_mover.c, for what it made.
        unsafe { self.library.get::<Free>(b"box2d_mover_free").expect("a function")(self.level) }
    }
}

/// Of a scene.
pub(crate) fn new(script: &Script) -> Made {
    if script.has_one_way() {
        return Err("one-way floors");
    }
    if script.has_platforms() {
        return Err("platforms");
    }
    if script.setting("snap").is_some() || script.setting("step_height").is_some() {
        return Err("snapping or steps");
    }
    Ok(Box::new(Box2d::new(script)?))
}

impl Box2d {
    pub(crate) fn new(script: &Script) -> Result<Self, &'static str> {
        let (corners, radius) = corners(&script.mover);
        let points = match corners[..] {
            [center] => [center; 2],
            [a, b] => [a, b],
            _ => return Err("shape"),
        };
        // SAFETY: the library runs no code when it is loaded, and its functions are of these types.
        let (library, level, advance) = unsafe {
            let library = Library::new(Path::new(env!("BOX2D_WORLD_LIBRARY"))).expect("a library");
            let level = library.get::<New>(b"box2d_mover_new").expect("a function")();
            let advance = *library.get::<Advance>(b"box2d_mover_advance").expect("a function");
            (library, level, advance)
        };
        // The cosine, as clash2d has it.
        let floor =
            Vector2D::new(1.0, 0.0).rotated(script.setting("floor_angle").unwrap_or(45.0)).x;
        let mut walker = Self { library, level, points, radius, floor, advance };
        walker.add(&script.pieces);
        Ok(walker)
    }

    fn add(&mut self, pieces: &[Piece]) {
        for (corners, radius) in pieces.iter().map(corners) {
            // SAFETY: the function is of this type, and there are so many corners.
            unsafe {
                let add = self.library.get::<Add>(b"box2d_mover_add").expect("a function");
                add(self.level, corners.as_ptr(), corners.len() as c_int, radius);
            }
        }
    }
}

impl Walker for Box2d {
    fn change(&mut self, pieces: &[Piece]) {
        // SAFETY: as above.
        unsafe {
            self.library.get::<Free>(b"box2d_mover_free").expect("a function")(self.level);
            self.level = self.library.get::<New>(b"box2d_mover_new").expect("a function")();
        }
        self.add(pieces);
    }

    fn advance(&mut self, place: Vector2D, frame: &Frame) -> (Vector2D, bool) {
        let ([a, b], mut stands) = (self.points, false);
        // SAFETY: the level is there, and `stands` is written.
        let place = unsafe {
            (self.advance)(
                self.level,
                a,
                b,
                self.radius,
                place,
                frame.movement,
                self.floor,
                &mut stands,
            )
        };
        (place, stands)
    }
}
