//! Where a shape touches the union of the tiles.

use core::cmp::Ordering;

use super::cells::Square;
use super::grid::{Grid, GridTile, Tile};
use crate::any::{Chain, Form, Placed, Shape, Side, frame_moved_by, moved_frame};
use crate::collide::{placed_collide, placed_is_near};
use crate::contact::{Contact, Nearness, Rank, Seam, Unplaced, each_in_order};
use crate::distance::members::each_member;
use crate::exact::position::Position;
use crate::place::Place;
use crate::tree::Frame;
use crate::vector::Vector2D;

/// How a shape touches a grid, or comes near it.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct GridContact {
    /// The cell, and what is in it.
    pub found: GridTile,
    /// How the shape touches what is in it: the tile is the first shape, so that the normal leads out of the grid.
    pub contact: Contact,
}

impl Grid {
    /// All contacts of a shape with the grid, or if it comes within a distance of it: of each edge of the union's border
    /// that it touches one, as [`contacts_within`](crate::contacts_within) has them of a polygon. How many, of which as
    /// many are written as there is room for.
    ///
    /// The edges where tiles are flush are not there: no contact has the normal of one, and none stumbles over their
    /// ends; a border that goes on straight in the next cell pushes straight out there, too. Each contact is that of one
    /// cell: a box on a floor has one for each tile below it, all alike. What is all inside of the grid, touching
    /// no edge but from inside, is pushed out past an edge that it touches from outside then: the shortest one of the 16 shortest ways after which
    /// it is in no tile, or else the shortest one.
    /// Lines and sectors touch each tile as if that were alone.
    ///
    /// There is one exactly if the shape collides with the grid, or comes within the distance. Errors as those of
    /// [`contact_within`](crate::contact_within); cells come in the order of [`touched`](Self::touched), of groups for
    /// each member. Looks at the cells at the border that come within the distance, and passes over blocks of 8 × 8 cells
    /// with full ones all around; of what is all inside looks at the border within twice that way.
    pub fn contacts<'s>(
        &self,
        shape: impl Into<Shape<'s>>,
        distance: f32,
        out: &mut [GridContact],
    ) -> usize {
        let shape = &shape.into();
        let mut count = 0;
        if distance >= 0.0 {
            self.each_contact(shape, distance, &mut |contact| {
                if let Some(place) = out.get_mut(count) {
                    *place = *contact;
                }
                count += 1;
            });
        }
        count
    }

    /// Out of the union where a shape that comes within a distance is deepest in it, or nearest; None if it does not.
    pub(crate) fn deepest_normal(&self, shape: &Shape<'_>, distance: f32) -> Option<Vector2D> {
        let mut deepest: Option<Contact> = None;
        self.each_contact(shape, distance, &mut |GridContact { contact, .. }| {
            if deepest.is_none_or(|deepest| contact.depth > deepest.depth) {
                deepest = Some(*contact);
            }
        });
        deepest.map(|contact| contact.normal)
    }

    /// Visits all contacts.
    pub(super) fn each_contact(
        &self,
        shape: &Shape<'_>,
        margin: f32,
        visit: &mut dyn FnMut(&GridContact),
    ) {
        each_member(Placed::of(shape), |number, member| {
            let is_met = self.any_near(member, 0.0, &mut |_, _| true);
            let nearness = Nearness { margin, is_met };
            let near = member.frame().grown(margin.into());
            Gathering { grid: self, number, member, near, nearness, count: 0, spare: None }
                .run(visit);
        });
    }

    /// Visits the tiles that come within a margin of a shape that is no group until `visit` says so; whether it did.
    pub(super) fn any_near<'s>(
        &'s self,
        member: Placed<'s>,
        margin: f32,
        visit: &mut dyn FnMut(GridTile, Placed<'s>) -> bool,
    ) -> bool {
        self.any_wanted(member, margin, &mut |_| true, visit)
    }

    /// Visits those of them at which there may be some of the border.
    fn each_near_at_border(
        &self,
        member: Placed<'_>,
        margin: f32,
        visit: &mut dyn FnMut(GridTile),
    ) {
        let mut surrounded = 0;
        let is_wanted = &mut |square: &Square| self.may_have_border(square, &mut surrounded);
        self.any_wanted(member, margin, is_wanted, &mut |found, _| {
            visit(found);
            false
        });
    }

    /// The same as `any_near` of those for which `is_wanted` says so, as of all squares around them.
    fn any_wanted<'s>(
        &'s self,
        member: Placed<'_>,
        margin: f32,
        is_wanted: &mut dyn FnMut(&Square) -> bool,
        visit: &mut dyn FnMut(GridTile, Placed<'s>) -> bool,
    ) -> bool {
        let is_near = |tile: Placed<'_>| match margin {
            0.0 => placed_collide(tile, member),
            margin => placed_is_near(tile, member, margin),
        };
        self.cells.any(
            &self.lines.window(&member.frame().grown(margin.into())),
            [false; 2],
            &mut |square| {
                let is_met = |block: Shape<'_>| is_near(Placed::of(&block));
                is_wanted(square) && (square.is_cell() || self.block(square).is_none_or(is_met))
            },
            &mut |cell, value| {
                let found = self.tile(cell, value);
                let tile = self.placed(found.cell, found.tile.kind);
                is_near(tile) && visit(found, tile)
            },
        )
    }
}

/// The contacts of a shape that is no group.
struct Gathering<'g> {
    grid: &'g Grid,
    /// Which member it is.
    number: u32,
    member: Placed<'g>,
    /// A box around all that it may touch.
    near: Frame,
    nearness: Nearness,
    count: usize,
    /// Where there is no other one.
    spare: Option<(Rank, GridContact)>,
}

impl<'g> Gathering<'g> {
    fn run(mut self, visit: &mut dyn FnMut(&GridContact)) {
        let (grid, member, margin) = (self.grid, self.member, self.nearness.margin);
        let is_round = matches!(self.member.form.plain(), Form::Line(_) | Form::Sector(_));
        if is_round {
            grid.any_near(member, margin, &mut |found, tile| {
                self.add_alone(found, tile, visit);
                false
            });
        } else {
            grid.each_near_at_border(member, margin, &mut |found| self.add_tile(found, visit));
        }
        if self.count > 0 {
            return;
        }
        let way_out = || self.nearness.is_met.then(|| self.way_out()).flatten();
        let spare = self.spare.map(|(_, contact)| contact);
        // What lies at an edge from inside does not touch only.
        let is_way = |spare: &GridContact| {
            !self.nearness.is_met || spare.contact.depth != 0.0 || self.leads_out(&spare.contact)
        };
        match spare.filter(is_way).or_else(way_out).or(spare) {
            Some(contact) => visit(&contact),
            None => {
                let first = &mut |found, tile| self.add_alone(found, tile, visit);
                grid.any_near(member, margin, first);
            }
        }
    }

    /// Adds the contacts with a tile as if it were alone; whether there are some.
    fn add_alone(
        &mut self,
        found: GridTile,
        tile: Placed<'g>,
        visit: &mut dyn FnMut(&GridContact),
    ) -> bool {
        each_in_order(tile, self.member, self.nearness.margin, &mut |contact| {
            let contact = contact.on_members([0, self.number]).placed();
            self.count += 1;
            visit(&GridContact { found, contact });
        });
        self.count > 0
    }

    fn add_tile(&mut self, found: GridTile, visit: &mut dyn FnMut(&GridContact)) {
        let (grid, near) = (self.grid, self.near);
        grid.each_seam(found, &near, &mut |seam| {
            seam.seam.each_contact(self.member, self.nearness, &mut |contact, rank| {
                let contact = self.finished(found, seam, contact);
                if rank == Rank::Front {
                    self.count += 1;
                    visit(&contact);
                } else if self.spare.is_none_or(|spare| is_nearer((rank, contact), spare)) {
                    self.spare = Some((rank, contact));
                }
            });
        });
    }

    /// A contact with the numbers of the tile's edges, and its places.
    fn finished(&self, found: GridTile, seam: &TileSeam<'_>, contact: Unplaced<'_>) -> GridContact {
        let number = seam.seam.number;
        let mut contact = contact.on_members([0, self.number]).placed();
        contact.part_a = seam.edge;
        for point in contact.points.iter_mut().take(contact.point_count as usize) {
            point.feature_a = point.feature_a + 4 * seam.edge - 4 * number;
            let along = match point.place_a.edge.cmp(&number) {
                Ordering::Less => 0.0,
                Ordering::Equal => point.place_a.along,
                Ordering::Greater => 1.0,
            };
            let along = seam.range[0] + along * (seam.range[1] - seam.range[0]);
            point.place_a = Place { member: 0, edge: seam.edge, along };
        }
        GridContact { found, contact }
    }

    /// The way out past an edge nearby, for what touches none: the shortest one that leads out, of the first ones, or else the
    /// shortest one.
    fn way_out(&self) -> Option<GridContact> {
        let (grid, size) = (self.grid, self.grid.lines.size);
        let (mut reach, mut ways, mut seen) = (size.x.max(size.y).into(), Ways::NONE, None);
        while ways.tried < ways.list.len() && reach < 2.0 * f64::from(f32::MAX) {
            let window = grid.lines.window(&self.near.grown(reach));
            grid.each_at_border(&window, seen.as_ref(), &mut |found| {
                grid.each_seam(found, &Frame::PLANE, &mut |seam| {
                    if let Some(contact) = seam.seam.past(self.member)
                        && self.moved_frame(&contact.contact).meets(&seam.inner_frame())
                    {
                        ways.add(self.finished(found, seam, contact));
                    }
                });
            });
            if let Some(way) = ways.try_within(reach, |way| self.leads_out(&way.contact)) {
                return Some(way);
            }
            (seen, reach) = (Some(window), 2.0 * reach);
        }
        ways.list[0]
    }

    /// A box around the shape where a contact moves it.
    fn moved_frame(&self, Contact { normal, depth, .. }: &Contact) -> Frame {
        frame_moved_by(self.member.frame(), *normal * *depth).grown(slip_of(*depth).into())
    }

    /// Whether the shape is out of the grid where a contact moves it, but for the rounding of that.
    fn leads_out(&self, Contact { normal, depth, .. }: &Contact) -> bool {
        let (by, from) = (*normal * *depth, self.member.position.of_place([0.0; 2]));
        let at = [from[0] + f64::from(by.x), from[1] + f64::from(by.y)];
        let terms = at.map(|x| [x as f32, (x - f64::from(x as f32)) as f32]);
        let moved = self.member.with_position(Position::sum(terms));
        let is_deep = |tile| {
            let mut is_deep = false;
            each_in_order(tile, moved, 0.0, &mut |found| {
                is_deep |= found.contact.depth > slip_of(*depth)
            });
            is_deep
        };
        !self.grid.any_near(moved, 0.0, &mut |_, tile| is_deep(tile))
    }
}

/// More than what a way out is rounded by.
fn slip_of(depth: f32) -> f32 {
    depth * (1.0 / (1 << 20) as f32)
}

/// Ways out, the shortest one first; of those that are the same only one.
struct Ways {
    list: [Option<GridContact>; 16],
    /// How many of them do not lead out.
    tried: usize,
}

impl Ways {
    const NONE: Self = Self { list: [None; 16], tried: 0 };

    fn add(&mut self, found: GridContact) {
        let way = |found: &GridContact| (found.contact.depth, found.contact.normal);
        let is_same = |other: &Option<GridContact>| other.as_ref().map(way) == Some(way(&found));
        let is_longer = |other: &Option<GridContact>| {
            other.is_none_or(|other| other.contact.depth > found.contact.depth)
        };
        let Some(place) = self.list.iter().position(is_longer) else { return };
        if !self.list.iter().any(is_same) {
            self.list[place..].rotate_right(1);
            self.list[place] = Some(found);
        }
    }

    /// The first one that is no longer than some length and passes a test, which no other one has to pass again.
    fn try_within(
        &mut self,
        length: f64,
        mut is_wanted: impl FnMut(&GridContact) -> bool,
    ) -> Option<GridContact> {
        while let Some(Some(way)) = self.list.get(self.tried)
            && f64::from(way.contact.depth) <= length
        {
            if is_wanted(way) {
                return Some(*way);
            }
            self.tried += 1;
        }
        None
    }
}

/// Whether a contact takes the place of another one where there is no better one: by rank, then of those that touch the
/// one that is left soonest, and of others the nearest.
fn is_nearer((rank, a): (Rank, GridContact), (other, b): (Rank, GridContact)) -> bool {
    let (a, b) = (a.contact.depth, b.contact.depth);
    rank > other || (rank == other && a.abs() < b.abs())
}

/// A part of a tile's edge that belongs to the border.
struct TileSeam<'g> {
    seam: Seam<'g>,
    /// The number of the tile's edge.
    edge: u32,
    /// Where on that it begins and ends.
    range: [f32; 2],
}

impl TileSeam<'_> {
    /// A box around it without its ends.
    fn inner_frame(&self) -> Frame {
        let Seam { chain: Placed { form, position }, number } = self.seam;
        let Form::Chain(chain) = form else { return Frame::PLANE };
        let [a, b] = [0, 1].map(|i| chain.vertices()[number as usize + i]);
        let end = (b - a) * (1.0 / 1024.0);
        moved_frame(Frame::of(a + end, b - end), position)
    }
}

impl Grid {
    /// Visits the edges of the border of a tile that are near, as chains in which their neighbours are.
    fn each_seam(&self, found: GridTile, near: &Frame, visit: &mut dyn FnMut(&TileSeam<'_>)) {
        let GridTile { cell, tile: Tile { kind, .. } } = found;
        let position = self.position_of(cell);
        let corners = self.kinds.corners(kind);
        self.each_exposed(cell, kind, &mut |edge, ends @ [a, b]| {
            if !moved_frame(Frame::of(a, b), position).meets(near) {
                return;
            }
            let [before, after] = self.neighbours(cell, ends);
            let vertices = [before.unwrap_or(a), a, b, after.unwrap_or(b)];
            let first = usize::from(before.is_none());
            let last = 3 - usize::from(after.is_none());
            let chain = Chain::new(&vertices[first..=last]).with_solid_side(Side::Left);
            let chain = Placed { form: Form::Chain(chain), position };
            let seam = Seam { chain, number: 1 - first as u32 };
            let [from, to] = [edge as usize, (edge as usize + 1) % corners.len()];
            let range = ends.map(|end| part_of([corners[from], corners[to]], end));
            visit(&TileSeam { seam, edge, range });
        });
    }
}

/// Which part of an edge lies before a point of it.
fn part_of([from, to]: [Vector2D; 2], point: Vector2D) -> f32 {
    let (way, before) = (to - from, point - from);
    if way.x.abs() > way.y.abs() { before.x / way.x } else { before.y / way.y }
}
