//! Others who find pairs of boxes: parry2d, Box2D, Chipmunk and broccoli.

use std::ffi::{c_int, c_void};
use std::path::Path;

use clash2d::Vector2D;
use libloading::Library;
use parry2d::bounding_volume::Aabb;
use parry2d::partitioning::{Bvh, BvhBuildStrategy, BvhWorkspace};

use super::{Finder, Item, Scene};

/// The least and the greatest coordinates of a box, as they lie in memory in C.
type Corners = [Vector2D; 2];

/// All boxes of a scene.
pub(super) fn corners(scene: &Scene) -> Vec<Corners> {
    scene.items.iter().map(Item::corners).collect()
}

// ---- parry2d -----------------------------------------------------------------------------------

/// parry2d's hierarchy: refitted, and traversed with itself.
pub(super) struct Parry {
    /// All boxes.
    pub(super) tree: Bvh,
    workspace: BvhWorkspace,
}

/// A box as parry2d has it.
pub(super) fn bounds(item: &Item) -> Aabb {
    let [low, high] = item.corners();
    Aabb { mins: [low.x, low.y].into(), maxs: [high.x, high.y].into() }
}

impl Parry {
    /// With the boxes of a scene.
    pub(super) fn new(scene: &Scene) -> Self {
        let boxes: Vec<Aabb> = scene.items.iter().map(bounds).collect();
        let tree = Bvh::from_leaves(BvhBuildStrategy::Binned, &boxes);
        Self { tree, workspace: BvhWorkspace::default() }
    }
}

impl Finder for Parry {
    fn frame(&mut self, scene: &Scene) -> usize {
        for (number, item) in scene.items.iter().enumerate() {
            self.tree.insert_or_update_partially(bounds(item), number as u32, 0.0);
        }
        self.tree.refit(&mut self.workspace);
        let mut pairs = 0;
        self.tree.traverse_bvtt_single_tree::<false>(&mut self.workspace, &mut |_, _| pairs += 1);
        pairs
    }
}

// ---- Box2D and Chipmunk ------------------------------------------------------------------------

type New = unsafe extern "C" fn(*const Corners, c_int) -> *mut c_void;
type NewHash = unsafe extern "C" fn(*const Corners, c_int, f32) -> *mut c_void;
type Free = unsafe extern "C" fn(*mut c_void);
type Frame = unsafe extern "C" fn(*mut c_void, *const Corners) -> u64;
type InBox = unsafe extern "C" fn(*const c_void, Corners) -> u64;
type OnWay = unsafe extern "C" fn(*const c_void, Vector2D, Vector2D) -> u64;

/// Something of a shared object that keeps boxes.
struct Kept {
    library: Library,
    prefix: &'static str,
    object: *mut c_void,
    boxes: Vec<Corners>,
}

impl Kept {
    /// # Safety
    /// The functions with this prefix are of the types above.
    unsafe fn new(
        path: &str,
        prefix: &'static str,
        scene: &Scene,
        make: impl FnOnce(&Library, &[Corners]) -> *mut c_void,
    ) -> Self {
        // SAFETY: none of these libraries runs code when it is loaded.
        let library = unsafe { Library::new(Path::new(path)) }.expect("a library");
        let boxes = corners(scene);
        let object = make(&library, &boxes);
        Self { library, prefix, object, boxes }
    }

    /// # Safety
    /// The function is of that type.
    unsafe fn function<T: Copy>(&self, name: &str) -> T {
        let name = format!("{}_{name}", self.prefix);
        // SAFETY: the caller's promise.
        *unsafe { self.library.get::<T>(name.as_bytes()) }.expect("a function")
    }

    fn frame(&mut self, scene: &Scene) -> usize {
        self.boxes.clear();
        self.boxes.extend(scene.items.iter().map(Item::corners));
        // SAFETY: the functions of our own C files are of these types; there are as many boxes as at first.
        unsafe { self.function::<Frame>("frame")(self.object, self.boxes.as_ptr()) as usize }
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        // SAFETY: it was made by the same library, and is not used any more.
        unsafe { self.function::<Free>("free")(self.object) }
    }
}

/// Box2D's dynamic tree.
pub(super) struct Box2d(Kept);

impl Box2d {
    /// With the boxes of a scene.
    pub(super) fn new(scene: &Scene) -> Self {
        // SAFETY: c/box2d_tree.c has functions of these types.
        Self(unsafe {
            Kept::new(env!("BOX2D_LIBRARY"), "box2d_tree", scene, |library, boxes| {
                let new = library.get::<New>(b"box2d_tree_new").expect("a function");
                new(boxes.as_ptr(), boxes.len() as c_int)
            })
        })
    }

    /// How many boxes meet one.
    pub(super) fn in_box(&self) -> impl Fn(Corners) -> u64 + '_ {
        // SAFETY: as above; nothing is changed.
        let ask = unsafe { self.0.function::<InBox>("box") };
        // SAFETY: the object lives as long as the answer; it is of the function's library.
        move |corners| unsafe { ask(self.0.object, corners) }
    }

    /// 1 if a ray meets a box; the closest one is looked for.
    pub(super) fn on_way(&self) -> impl Fn(Vector2D, Vector2D) -> u64 + '_ {
        // SAFETY: as above.
        let ask = unsafe { self.0.function::<OnWay>("ray") };
        // SAFETY: as in `in_box`.
        move |origin, way| unsafe { ask(self.0.object, origin, way) }
    }
}

impl Finder for Box2d {
    fn frame(&mut self, scene: &Scene) -> usize {
        self.0.frame(scene)
    }
}

/// Chipmunk's spatial hash.
pub(super) struct Chipmunk(Kept);

impl Chipmunk {
    /// With the boxes of a scene, in cells as large as twice the mean box; None where Chipmunk is not installed.
    pub(super) fn new(scene: &Scene) -> Option<Self> {
        let path = env!("CHIPMUNK_LIBRARY");
        let mean = scene.items.iter().map(|item| 2.0 * item.half).sum::<f32>();
        let side = 2.0 * mean / scene.items.len() as f32;
        // SAFETY: c/chipmunk_hash.c has functions of these types.
        (!path.is_empty()).then(|| unsafe {
            Self(Kept::new(path, "chipmunk_hash", scene, |library, boxes| {
                let new = library.get::<NewHash>(b"chipmunk_hash_new").expect("a function");
                new(boxes.as_ptr(), boxes.len() as c_int, side)
            }))
        })
    }
}

impl Finder for Chipmunk {
    fn frame(&mut self, scene: &Scene) -> usize {
        self.0.frame(scene)
    }
}

// ---- broccoli ----------------------------------------------------------------------------------

/// broccoli's tree, built anew each frame, as it is meant to be.
#[derive(Default)]
pub(super) struct Broccoli;

impl Finder for Broccoli {
    fn frame(&mut self, scene: &Scene) -> usize {
        let number = |(number, item): (usize, &Item)| {
            let [low, high] = item.corners();
            let rect = broccoli::rect(low.x, high.x, low.y, high.y);
            broccoli::bbox(rect, number as u32)
        };
        let mut boxes: Vec<_> = scene.items.iter().enumerate().map(number).collect();
        let mut pairs = 0;
        broccoli::Tree::new(&mut boxes).find_colliding_pairs(|_, _| pairs += 1);
        pairs
    }
}
