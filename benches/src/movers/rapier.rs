//! rapier2d's character controller. It has no platforms and no one-way floors.

use clash2d::Vector2D;
use parry2d::query::DefaultQueryDispatcher;
use rapier2d::control::{CharacterAutostep, CharacterLength, KinematicCharacterController};
use rapier2d::prelude::{
    BroadPhaseBvh, ColliderBuilder, ColliderHandle, ColliderSet, IntegrationParameters, Pose,
    QueryFilter, RigidBodySet, SharedShape, Vector,
};

use super::level::{Kind, Piece};
use super::script::{Frame, Script};
use super::walker::{Made, Walker, corners};

/// rapier2d's colliders in their hierarchy.
pub(crate) struct Colliders {
    bodies: RigidBodySet,
    colliders: ColliderSet,
    broad: BroadPhaseBvh,
    handles: Vec<ColliderHandle>,
}

fn rapier_vector(v: Vector2D) -> Vector {
    Vector::new(v.x, v.y)
}

fn rapier_shape(piece: &Piece) -> Option<SharedShape> {
    let (corners, radius) = corners(piece);
    let corners: Vec<Vector> = corners.into_iter().map(rapier_vector).collect();
    match corners[..] {
        [center] if center == Vector::ZERO => Some(SharedShape::ball(radius)),
        [center] => Some(SharedShape::compound(vec![(
            Pose::from_translation(center),
            SharedShape::ball(radius),
        )])),
        [a, b] => Some(SharedShape::capsule(a, b, radius)),
        _ if radius > 0.0 => SharedShape::round_convex_hull(&corners, radius),
        _ => SharedShape::convex_hull(&corners),
    }
}

impl Colliders {
    pub(crate) fn new(pieces: &[Piece]) -> Self {
        let mut level = Self {
            bodies: RigidBodySet::new(),
            colliders: ColliderSet::new(),
            broad: BroadPhaseBvh::new(),
            handles: Vec::new(),
        };
        let parameters = IntegrationParameters::default();
        for piece in pieces {
            let collider = match &piece.kind {
                // A box is made as who uses it makes one.
                Kind::Rectangle(r) => {
                    let middle = r.origin + piece.position + r.size * 0.5;
                    ColliderBuilder::cuboid(r.size.x * 0.5, r.size.y * 0.5)
                        .translation(rapier_vector(middle))
                        .build()
                }
                _ => ColliderBuilder::new(rapier_shape(piece).expect("a shape")).build(),
            };
            let bounds = collider.compute_aabb();
            let handle = level.colliders.insert(collider);
            level.broad.set_aabb(&parameters, handle, bounds);
            level.handles.push(handle);
        }
        level
    }
}

/// rapier2d's character controller.
pub(crate) struct Rapier {
    controller: KinematicCharacterController,
    shape: SharedShape,
    level: Colliders,
}

/// Of a scene.
pub(crate) fn new(script: &Script) -> Made {
    if script.has_one_way() {
        return Err("one-way floors");
    }
    if script.has_platforms() {
        return Err("platforms");
    }
    Ok(Box::new(Rapier::new(script)))
}

impl Rapier {
    pub(crate) fn new(script: &Script) -> Self {
        // A little more than what is asked for, as it floats above the floor.
        let length =
            |name: &str| script.setting(name).map(|size| CharacterLength::Absolute(size + 0.03));
        let floor = script.setting("floor_angle").unwrap_or(45.0).to_radians();
        let climbs = script.settings["climb_only_floors"] != true;
        let stays = script.settings["stop_on_slope"] == true;
        let controller = KinematicCharacterController {
            max_slope_climb_angle: if climbs { core::f32::consts::FRAC_PI_2 } else { floor },
            min_slope_slide_angle: if stays { floor } else { 0.0 },
            snap_to_ground: length("snap"),
            autostep: length("step_height").map(|max_height| CharacterAutostep {
                max_height,
                min_width: CharacterLength::Absolute(0.01),
                include_dynamic_bodies: false,
            }),
            ..KinematicCharacterController::default()
        };
        let shape = match &script.mover.kind {
            Kind::Rectangle(r) if r.origin == r.size * -0.5 => {
                SharedShape::cuboid(r.size.x * 0.5, r.size.y * 0.5)
            }
            _ => rapier_shape(&script.mover).expect("a shape"),
        };
        Self { controller, shape, level: Colliders::new(&script.pieces) }
    }
}

impl Walker for Rapier {
    fn change(&mut self, pieces: &[Piece]) {
        self.level = Colliders::new(pieces);
    }

    fn advance(&mut self, place: Vector2D, frame: &Frame) -> (Vector2D, bool) {
        let Colliders { bodies, colliders, broad, .. } = &self.level;
        let queries = broad.as_query_pipeline(
            &DefaultQueryDispatcher,
            bodies,
            colliders,
            QueryFilter::default(),
        );
        let pose = Pose::from_translation(rapier_vector(place));
        let by = rapier_vector(frame.movement);
        let moved =
            self.controller.move_shape(1.0 / 60.0, &queries, &*self.shape, &pose, by, |_| ());
        (place + Vector2D::new(moved.translation.x, moved.translation.y), moved.grounded)
    }
}
