using System;

namespace Clash2D
{
    /// <summary>
    /// A level of tiles: cells of one size, each empty, full or with a convex polygon in it.
    /// <code>
    /// using (ClashGrid grid = new ClashGrid(new Vector2D(16, 16)))
    /// {
    ///     ushort slope = grid.AddKind(triangle);
    ///     grid.Set(new GridCell(4, 1), new ClashTile(slope, 7));
    ///     GridRayHit hit;
    ///     if (grid.CastRay(eye, way, out hit)) { ... }
    /// }
    /// </code>
    /// <para/>
    /// It is one set of points, the union of what is in its cells: the edges where tiles are flush are not there. Cell (x, y) begins at
    /// <c>origin + (x, y) * cellSize</c>, a real number that is never rounded. It takes memory for what is filled.
    /// <para/>
    /// Any number of threads may ask at the same time, as long as nobody changes the grid; a change at that time throws
    /// <see cref="InvalidOperationException"/>. Whatever is called after Dispose throws <see cref="ObjectDisposedException"/>; what is
    /// under way then still ends.
    /// </summary>
    /// <remarks>C: <c>ClashGrid</c>.</remarks>
    public sealed unsafe class ClashGrid : IDisposable
    {
        private readonly GridHandle handle;

        /// <summary>One that a world lends.</summary>
        internal ClashGrid(GridHandle handle)
        {
            this.handle = handle;
        }

        internal GridHandle Handle
        {
            get { return handle; }
        }

        /// <summary>A grid of empty cells of a size, of which the first begins at <c>origin</c>.</summary>
        /// <remarks>C: <c>clash_grid_create</c>, with <c>clash_default_grid</c>.</remarks>
        /// <exception cref="ArgumentException">A number is not finite, or a cell's size is not greater than 0.</exception>
        /// <exception cref="OutOfMemoryException">There is no memory for it.</exception>
        public ClashGrid(Vector2D cellSize, Vector2D origin = default(Vector2D))
        {
            if (!(cellSize.X > 0 && cellSize.Y > 0) || !IsFinite(cellSize) || !IsFinite(origin))
            {
                throw new ArgumentException("A grid needs cells of a finite size that is greater than 0, and a finite origin.");
            }
            NativeGridSettings settings;
            Native.clash_default_grid(&cellSize, &settings);
            settings.Origin = origin;
            handle = new GridHandle(Native.clash_grid_create(&settings));
            if (handle.IsInvalid)
            {
                throw new OutOfMemoryException("There is no memory for the grid.");
            }
        }

        /// <summary>
        /// Where the library has it, for questions by <see cref="Native"/> from Burst jobs; until Dispose. The grid then doesn't
        /// see who uses it: complete the jobs before it is changed.
        /// </summary>
        /// <exception cref="ObjectDisposedException">It is disposed of.</exception>
        public IntPtr Pointer
        {
            get
            {
                IntPtr grid = handle.Ask();
                handle.EndAsking();
                return grid;
            }
        }

        /// <summary>How many cells are not empty.</summary>
        /// <remarks>C: <c>clash_grid_count</c>.</remarks>
        public int Count
        {
            get
            {
                IntPtr grid = handle.Ask();
                int count = ClashWorld.Total(Native.clash_grid_count(grid));
                handle.EndAsking();
                return count;
            }
        }

        /// <summary>Ends it and all that belongs to it, unless a world has it. A second time it does nothing.</summary>
        /// <remarks>C: <c>clash_grid_destroy</c>.</remarks>
        public void Dispose()
        {
            handle.Dispose();
        }

        /// <summary>
        /// Adds a kind of tile: a convex polygon, seen from where a cell begins, either way round; its number, from 2 on in the order of
        /// the calls. A corner whose X or Y is 0 or the cell's size is exactly on the side of the cell, and the neighbour's corner there
        /// is the same point. Movers pass it in the direction <c>oneWay</c> as they pass such obstacles; (0, 0): in none.
        /// </summary>
        /// <remarks>C: <c>clash_grid_add_kind</c>.</remarks>
        /// <exception cref="ArgumentException">
        /// A number is not finite, a corner outside of the cell, or the polygon not convex or without an area. Nothing was changed.
        /// </exception>
        /// <exception cref="OutOfMemoryException">There is no memory, or there are 65,534 kinds. Nothing was changed.</exception>
        public ushort AddKind(Vector2D[] corners, Vector2D oneWay = default(Vector2D))
        {
            ushort kind = 0;
            Status status;
            IntPtr grid = handle.Change();
            fixed (Vector2D* first = corners)
            {
                status = (Status)Native.clash_grid_add_kind(grid, first, ClashWorld.Size(ClashWorld.Length(corners)), &oneWay, &kind);
            }
            handle.EndChanging();
            Refuse(status);
            return kind;
        }

        /// <summary>Writes what is in a cell. O(1).</summary>
        /// <remarks>C: <c>clash_grid_set</c>.</remarks>
        /// <exception cref="ArgumentException">
        /// There is no such kind, or the place where the cell begins is no sum of two floats on each axis, as it is up to 2^24 cells away
        /// from an origin of (0, 0) whatever their size is, and anywhere if the size has up to 17 binary digits. Nothing was changed.
        /// </exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Set(GridCell cell, ClashTile tile)
        {
            IntPtr grid = handle.Change();
            Status status = (Status)Native.clash_grid_set(grid, &cell, &tile);
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>Writes the same into all cells of a rectangle. What is empty takes no time, and no memory.</summary>
        /// <remarks>C: <c>clash_grid_fill</c>.</remarks>
        /// <exception cref="ArgumentException">As of <see cref="Set"/>, and of cells beyond those that there are. Nothing was changed.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void Fill(GridArea area, ClashTile tile)
        {
            IntPtr grid = handle.Change();
            Status status = (Status)Native.clash_grid_fill(grid, &area, &tile);
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>
        /// Writes what an array of bytes says into all cells of a rectangle: a row after the other, of which each begins <c>stride</c>
        /// bytes after the one before. <c>tiles</c> says what each byte stands for: 0 for the first of them; also nothing.
        /// </summary>
        /// <remarks>C: <c>clash_grid_fill_bytes</c>.</remarks>
        /// <exception cref="ArgumentException">
        /// As of <see cref="Fill"/>; there is no tile for a byte, or there are too few bytes. Nothing was changed.
        /// </exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void FillBytes(GridArea area, byte[] bytes, int stride, GridRows rows, ClashTile[] tiles)
        {
            UIntPtr count = ClashWorld.Size(ClashWorld.Length(bytes));
            UIntPtr kinds = ClashWorld.Size(ClashWorld.Length(tiles));
            UIntPtr step = ClashWorld.Size(stride);
            Status status;
            IntPtr grid = handle.Change();
            fixed (byte* first = bytes)
            fixed (ClashTile* table = tiles)
            {
                status = (Status)Native.clash_grid_fill_bytes(grid, &area, first, count, step, (uint)rows, table, kinds);
            }
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>
        /// Writes a tile where a bitmap has a 1, and nothing where it has a 0, into all cells of a rectangle: a row after the other, of
        /// which each begins <c>stride</c> bits after the one before. Of each byte the lowest bit comes first.
        /// </summary>
        /// <remarks>C: <c>clash_grid_fill_bits</c>.</remarks>
        /// <exception cref="ArgumentException">As of <see cref="Fill"/>; there are too few bits. Nothing was changed.</exception>
        /// <exception cref="OutOfMemoryException">Nothing was changed.</exception>
        public void FillBits(GridArea area, byte[] bits, int stride, GridRows rows, ClashTile tile)
        {
            UIntPtr count = ClashWorld.Size(ClashWorld.Length(bits));
            UIntPtr step = ClashWorld.Size(stride);
            Status status;
            IntPtr grid = handle.Change();
            fixed (byte* first = bits)
            {
                status = (Status)Native.clash_grid_fill_bits(grid, &area, first, count, step, (uint)rows, &tile);
            }
            handle.EndChanging();
            Refuse(status);
        }

        /// <summary>
        /// What is in the cells of a rectangle that is not empty, or in all cells if <c>area</c> is null: to draw or to save; how much, of
        /// which as much is written as there is room for. In the order of <see cref="Touched(Shape, GridTile*, int)"/>.
        /// </summary>
        /// <remarks>C: <c>clash_grid_tiles</c>.</remarks>
        public int Tiles(GridArea? area, GridTile[] tiles)
        {
            fixed (GridTile* first = tiles)
            {
                return Tiles(area, first, ClashWorld.Length(tiles));
            }
        }

        /// <summary>The same into memory of the caller's, such as a <c>NativeArray</c>.</summary>
        public int Tiles(GridArea? area, GridTile* tiles, int capacity)
        {
            GridArea within = area.GetValueOrDefault();
            GridArea* asked = area.HasValue ? &within : null;
            IntPtr grid = handle.Ask();
            int count = ClashWorld.Total(Native.clash_grid_tiles(grid, asked, tiles, ClashWorld.Size(capacity)));
            handle.EndAsking();
            return count;
        }

        /// <summary>What is in a cell. O(1).</summary>
        /// <remarks>C: <c>clash_grid_get</c>.</remarks>
        public ClashTile Get(GridCell cell)
        {
            ClashTile tile;
            IntPtr grid = handle.Ask();
            Native.clash_grid_get(grid, &cell, &tile);
            handle.EndAsking();
            return tile;
        }

        /// <summary>
        /// The cell in which a point is: of a point on a line between two, the one to the right or above. No if the point is not finite,
        /// or there is no such cell. Exact.
        /// </summary>
        /// <remarks>C: <c>clash_grid_cell_at</c>.</remarks>
        public bool CellAt(Vector2D point, out GridCell cell)
        {
            GridCell found = default(GridCell);
            IntPtr grid = handle.Ask();
            bool isFound = Native.clash_grid_cell_at(grid, &point, &found) != 0;
            handle.EndAsking();
            cell = found;
            return isFound;
        }

        /// <summary>
        /// The shape of what is in a cell, for all questions about shapes. Where the cell begins may be no float; then it is a group,
        /// whose member is written to <c>member</c>, and has to stay there. The corners are the grid's until it is changed. No if the cell
        /// is empty or a pointer null; then nothing is written.
        /// </summary>
        /// <remarks>C: <c>clash_grid_shape</c>.</remarks>
        public bool ShapeOf(GridCell cell, Shape* member, Shape* shape)
        {
            IntPtr grid = handle.Ask();
            bool isFound = Native.clash_grid_shape(grid, &cell, member, shape) != 0;
            handle.EndAsking();
            return isFound;
        }

        /// <summary>Whether a shape shares a point with the grid; touching counts. Exact.</summary>
        /// <remarks>C: <c>clash_grid_collide</c>.</remarks>
        public bool Collide(Shape shape)
        {
            IntPtr grid = handle.Ask();
            bool collide = Native.clash_grid_collide(grid, &shape) != 0;
            handle.EndAsking();
            return collide;
        }

        /// <summary>
        /// All cells with something that shares a point with a shape; how many, of which as many are written as there is room for. Exact.
        /// They come in blocks of 8 by 8, by rows from below and in each from the left.
        /// </summary>
        /// <remarks>C: <c>clash_grid_touched</c>.</remarks>
        public int Touched(Shape shape, GridTile* tiles, int capacity)
        {
            IntPtr grid = handle.Ask();
            int count = ClashWorld.Total(Native.clash_grid_touched(grid, &shape, tiles, ClashWorld.Size(capacity)));
            handle.EndAsking();
            return count;
        }

        /// <summary>The same, as many as there is room for in an array; null: nowhere.</summary>
        public int Touched(Shape shape, GridTile[] tiles)
        {
            fixed (GridTile* first = tiles)
            {
                return Touched(shape, first, ClashWorld.Length(tiles));
            }
        }

        /// <summary>
        /// What a ray, the way from <c>origin</c> to <c>origin + movement</c>, meets first; no if it shares no point with the grid. Exact; the
        /// end is a sum of real numbers. Tiles that let movers pass are there as all others.
        /// </summary>
        /// <remarks>C: <c>clash_grid_cast_ray</c>.</remarks>
        public bool CastRay(Vector2D origin, Vector2D movement, out GridRayHit hit)
        {
            GridRayHit found = default(GridRayHit);
            IntPtr grid = handle.Ask();
            bool isHit = Native.clash_grid_cast_ray(grid, &origin, &movement, &found) != 0;
            handle.EndAsking();
            hit = found;
            return isHit;
        }

        /// <summary>
        /// What a shape meets first that moves in a straight line, as <c>Clash.Cast</c> tells it; no if it never shares a point with the
        /// grid, or the settings are refused. The normal leads out of the union: it is none of an edge where tiles are flush, and a
        /// corner counts only if it is one of the union. What touches at the start meets at 0 with the deepest of the contacts, or with
        /// <see cref="CastMode.Approaching"/> the deepest into which the movement leads; what slides along flush tiles meets none of
        /// them.
        /// </summary>
        /// <remarks>C: <c>clash_grid_cast</c>.</remarks>
        public bool Cast(Shape shape, Vector2D movement, CastSettings settings, out GridCastHit hit)
        {
            return Cast(shape, movement, &settings, out hit);
        }

        /// <summary>The same with the settings of <c>clash_default_cast</c>.</summary>
        public bool Cast(Shape shape, Vector2D movement, out GridCastHit hit)
        {
            return Cast(shape, movement, null, out hit);
        }

        private bool Cast(Shape shape, Vector2D movement, CastSettings* settings, out GridCastHit hit)
        {
            GridCastHit found = default(GridCastHit);
            IntPtr grid = handle.Ask();
            bool isHit = Native.clash_grid_cast(grid, &shape, &movement, settings, &found) != 0;
            handle.EndAsking();
            hit = found;
            return isHit;
        }

        /// <summary>
        /// All contacts of a shape with the grid, or if it comes within a distance of it: of each edge of the union's border that it
        /// touches one, as <c>Clash.Contacts</c> has them of a polygon. How many, of which as many are written as there is room for. No
        /// contact has the normal of an edge where tiles are flush, and none stumbles over their ends; each is that of one cell.
        /// </summary>
        /// <remarks>C: <c>clash_grid_contacts</c>.</remarks>
        public int Contacts(Shape shape, float distance, GridContact* contacts, int capacity)
        {
            IntPtr grid = handle.Ask();
            UIntPtr room = ClashWorld.Size(capacity);
            int count = ClashWorld.Total(Native.clash_grid_contacts(grid, &shape, distance, contacts, room));
            handle.EndAsking();
            return count;
        }

        /// <summary>The same, as many as there is room for in an array; null: nowhere.</summary>
        public int Contacts(Shape shape, float distance, GridContact[] contacts)
        {
            fixed (GridContact* first = contacts)
            {
                return Contacts(shape, distance, first, ClashWorld.Length(contacts));
            }
        }

        /// <summary>
        /// How far a shape is from the grid, if that is no more than <c>maximum</c>; no also if all cells are empty. As exact as
        /// <c>Clash.Distance</c>. Looks at the cells within a few times that distance.
        /// </summary>
        /// <remarks>C: <c>clash_grid_distance</c>.</remarks>
        public bool Distance(Shape shape, float maximum, out GridDistance distance)
        {
            GridDistance found = default(GridDistance);
            IntPtr grid = handle.Ask();
            bool isNear = Native.clash_grid_distance(grid, &shape, maximum, &found) != 0;
            handle.EndAsking();
            distance = found;
            return isNear;
        }

        /// <summary>It, until <see cref="EndAsking"/>, for somebody else's question.</summary>
        internal IntPtr Ask()
        {
            return handle.Ask();
        }

        internal void EndAsking()
        {
            handle.EndAsking();
        }

        private static bool IsFinite(Vector2D v)
        {
            // What is not finite minus itself is NaN.
            return v.X - v.X == 0 && v.Y - v.Y == 0;
        }

        private static void Refuse(Status status)
        {
            if (status == Status.OutOfMemory)
            {
                throw new OutOfMemoryException("The grid was not changed: " + Clash.Message(status) + ".");
            }
            if (status != Status.Ok)
            {
                throw new ArgumentException("The grid was not changed: " + Clash.Message(status) + ".");
            }
        }
    }
}
