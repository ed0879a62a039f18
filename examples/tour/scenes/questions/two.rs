//! Two shapes, before the library was asked.

use clash2d::{Shape, Vector2D};

use crate::figure::{Note, note};
use crate::panel::{Panel, View};
use crate::shape::words;

pub(super) struct Two {
    pub(super) caption: &'static str,
    pub(super) a: Shape<'static>,
    pub(super) b: Shape<'static>,
    /// Where their names best stand.
    names: [Vector2D; 2],
}

/// Two shapes, each with the place of its name.
pub(super) fn two(
    caption: &'static str,
    a: (impl Into<Shape<'static>>, Vector2D),
    b: (impl Into<Shape<'static>>, Vector2D),
) -> Two {
    Two { caption, a: a.0.into(), b: b.0.into(), names: [a.1, b.1] }
}

impl Two {
    /// Both shapes without their names, which come last.
    pub(super) fn panel(&self, view: View) -> Panel {
        let mut panel = Panel::new(view);
        panel.any(&self.a, "a").any(&self.b, "b");
        panel
    }

    /// Writes the names where there is room.
    pub(super) fn name(&self, panel: &mut Panel) {
        panel.label("a", self.names[0], "ta").label("b", self.names[1], "tb");
    }

    pub(super) fn notes(&self) -> Vec<Note> {
        vec![note("ta", "a", words(&self.a)), note("tb", "b", words(&self.b))]
    }
}
