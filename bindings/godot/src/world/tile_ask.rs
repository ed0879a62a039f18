//! Questions to a `ClashTileGrid2D`.

use clash2d::{GridArea, GridContact, GridTile};
use godot::classes::Resource;
use godot::prelude::*;

use super::tile_fill::area;
use super::tile_grid::ClashTileGrid2D;
use super::tile_hit::{ClashTileContact2D, ClashTileDistance2D, ClashTileHit2D, vector2i};
use crate::convert::vector;
use crate::report;
use crate::shape::ask::{all, settings};
use crate::shape::shape_of;

#[godot_api(secondary)]
impl ClashTileGrid2D {
    /// The cell in which a point is: on a line between two, the one to the right or below. (0, 0) and an error of a point that is not
    /// finite, and if there is no such cell.
    #[func]
    fn cell_at(&self, point: Vector2) -> Vector2i {
        if !point.is_finite() {
            report::not_finite("point");
            return Vector2i::ZERO;
        }
        let cell = self.ask(|grid| grid.cell_at(vector(point)));
        if cell.is_none() {
            report::out_of_range("point", "within 2147483648 cells of the origin");
        }
        cell.map_or(Vector2i::ZERO, vector2i)
    }

    /// Whether a shape in global coordinates shares a point with a tile; touching counts.
    #[func]
    fn collide(&self, shape: Option<Gd<Resource>>) -> bool {
        let asked = shape_of("shape", shape);
        asked.is_some_and(|shape| shape.lend(|shape| self.ask(|grid| grid.collide(shape))))
    }

    /// All cells with something that shares a point with a shape in global coordinates, touching included, in an order that
    /// depends on nothing but their numbers.
    #[func]
    fn touched(&self, shape: Option<Gd<Resource>>) -> Array<Vector2i> {
        let Some(shape) = shape_of("shape", shape) else { return Array::new() };
        let found = shape.lend(|shape| self.ask(|grid| all(|out| grid.touched(shape, out))));
        found.into_iter().map(|found: GridTile| vector2i(found.cell)).collect()
    }

    /// What a ray, the way from `origin` to `origin + movement`, meets first; null if it meets no tile. Its normal is never that
    /// of an edge between two tiles; one-way tiles are there from all sides.
    #[func]
    fn cast_ray(&self, origin: Vector2, movement: Vector2) -> Option<Gd<ClashTileHit2D>> {
        let hit = self.ask(|grid| grid.cast_ray(vector(origin), vector(movement)));
        hit.as_ref().map(ClashTileHit2D::of)
    }

    /// The tile that is nearest to a shape in global coordinates; null if none is within `maximum`.
    #[func]
    fn distance(
        &self,
        shape: Option<Gd<Resource>>,
        #[opt(default = f32::INFINITY)] maximum: f32,
    ) -> Option<Gd<ClashTileDistance2D>> {
        let shape = shape_of("shape", shape)?;
        let nearest = shape.lend(|shape| self.ask(|grid| grid.distance(shape, maximum)));
        nearest.as_ref().map(ClashTileDistance2D::of)
    }

    /// What a shape in global coordinates meets first on a straight way; null if it never shares a point with a tile. The normal is
    /// one of the whole grid: where tiles are flush there is no edge, and what slides along them meets none. One-way tiles are there
    /// from all sides. See [method ClashGeometry2D.cast].
    #[func]
    fn cast(
        &self,
        shape: Option<Gd<Resource>>,
        movement: Vector2,
        #[opt(default = 0)] mode: i64,
        #[opt(default = 1.0)] largest_fraction: f64,
        #[opt(default = 0.0)] distance_kept: f64,
    ) -> Option<Gd<ClashTileHit2D>> {
        let shape = shape_of("shape", shape)?;
        let settings = settings([mode, 0], [largest_fraction, distance_kept, 0.0])?;
        let hit =
            shape.lend(|shape| self.ask(|grid| grid.cast(shape, vector(movement), &settings)));
        hit.as_ref().map(ClashTileHit2D::of_cast)
    }

    /// All contacts of a shape in global coordinates with the grid, or if it comes within a distance of it: of each edge of the whole
    /// that it touches one for each cell, none of an edge between two tiles. See [method ClashGeometry2D.contacts].
    #[func]
    fn contacts(
        &self,
        shape: Option<Gd<Resource>>,
        #[opt(default = 0.0)] distance: f32,
    ) -> Array<Gd<ClashTileContact2D>> {
        let Some(shape) = shape_of("shape", shape) else { return Array::new() };
        let found: Vec<GridContact> =
            shape.lend(|shape| self.ask(|grid| all(|out| grid.contacts(shape, distance, out))));
        found.iter().map(ClashTileContact2D::of).collect()
    }

    /// The cells of a rectangle that are not empty; of [code]Rect2i()[/code], all that there are. In an order that depends on nothing
    /// but their numbers.
    #[func]
    fn get_used_cells(&self, #[opt(default = Rect2i::default())] rect: Rect2i) -> Array<Vector2i> {
        if rect == Rect2i::default() {
            return self.used(None).into_iter().map(|found| vector2i(found.cell)).collect();
        }
        let Some(area) = area(rect) else { return Array::new() };
        self.used(Some(area)).into_iter().map(|found| vector2i(found.cell)).collect()
    }

    /// What is in the cells of a rectangle, or in all.
    pub(super) fn used(&self, area: Option<GridArea>) -> Vec<GridTile> {
        self.ask(|grid| all(|out| grid.tiles(area, out)))
    }
}
