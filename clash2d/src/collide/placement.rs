//! How two areas lie to each other.

/// How two areas without flat parts lie to each other.
pub(crate) struct Placement {
    /// Whether they share no point. Nothing else matters then.
    pub(crate) is_apart: bool,
    /// Whether the first one lies in the second one, and that one in the first one.
    pub(crate) held: [bool; 2],
    /// Whether the border of one that lies in the other one touches that one's border.
    pub(crate) touches: bool,
    /// Whether their interiors meet.
    pub(crate) overlaps: bool,
}
