//! Objects as text, for `print` and the debugger: the class, and each property by its name.

#![forbid(unsafe_code)]

use core::fmt::Display;

use godot::classes::Resource;
use godot::prelude::*;

/// How many elements of an array are told.
const MOST: usize = 16;

/// A value as text.
pub(crate) trait Told {
    fn told(&self) -> String;
}

impl Told for bool {
    fn told(&self) -> String {
        self.to_string()
    }
}

impl Told for i64 {
    fn told(&self) -> String {
        self.to_string()
    }
}

/// With the digits that matter: what comes from the library has 32 bits.
impl Told for f64 {
    fn told(&self) -> String {
        let single = *self as f32;
        if f64::from(single) == *self { single.to_string() } else { self.to_string() }
    }
}

impl Told for Vector2 {
    fn told(&self) -> String {
        format!("({}, {})", self.x, self.y)
    }
}

impl Told for Vector2i {
    fn told(&self) -> String {
        format!("({}, {})", self.x, self.y)
    }
}

impl Told for Rect2 {
    fn told(&self) -> String {
        format!("[P: {}, S: {}]", self.position.told(), self.size.told())
    }
}

impl<T: GodotClass> Told for Gd<T> {
    fn told(&self) -> String {
        self.to_string()
    }
}

impl Told for PackedVector2Array {
    fn told(&self) -> String {
        list(self.len(), self.as_slice().iter().map(Told::told))
    }
}

impl Told for PackedInt32Array {
    fn told(&self) -> String {
        list(self.len(), self.as_slice().iter())
    }
}

impl Told for PackedInt64Array {
    fn told(&self) -> String {
        list(self.len(), self.as_slice().iter())
    }
}

impl Told for PackedFloat32Array {
    fn told(&self) -> String {
        list(self.len(), self.as_slice().iter())
    }
}

impl Told for Array<Option<Gd<Resource>>> {
    fn told(&self) -> String {
        let member = |shape: Option<Gd<Resource>>| match shape {
            Some(shape) => shape.to_string(),
            None => "null".to_owned(),
        };
        list(self.len(), self.iter_shared().map(member))
    }
}

/// The first elements, and how many there are if that is not all.
fn list<T: Display>(count: usize, elements: impl Iterator<Item = T>) -> String {
    let mut told: Vec<String> = elements.take(MOST).map(|element| element.to_string()).collect();
    if count > MOST {
        told.push(format!("… {count} in all"));
    }
    format!("[{}]", told.join(", "))
}

/// Gives a class its text: `told!(ClashCircle2D: IResource, center, radius)`.
macro_rules! told {
    ($class:ident: $interface:ident, $($property:ident),+) => {
        #[godot_api]
        impl godot::classes::$interface for $class {
            fn to_string(&self) -> GString {
                use $crate::text::Told;
                let told = [
                    $(format!("{}: {}", stringify!($property), self.$property.told())),+
                ];
                GString::from(&format!("{}({})", stringify!($class), told.join(", ")))
            }
        }
    };
}

pub(crate) use told;
