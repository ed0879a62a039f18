//! The kinds of figures.

/// What sort of figure it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the variants are named like those of Figure")]
pub enum Kind {
    Point,
    Line,
    Segment,
    Circle,
    Rectangle,
    Oriented,
    Capsule,
    Polygon,
    Chain,
    Sector,
    Group,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 11] = [
        Kind::Point,
        Kind::Line,
        Kind::Segment,
        Kind::Circle,
        Kind::Rectangle,
        Kind::Oriented,
        Kind::Capsule,
        Kind::Polygon,
        Kind::Chain,
        Kind::Sector,
        Kind::Group,
    ];

    /// Every pair of kinds, both orders.
    pub fn pairs() -> impl Iterator<Item = [Kind; 2]> {
        Self::ALL.into_iter().flat_map(|a| Self::ALL.map(|b| [a, b]))
    }
}
