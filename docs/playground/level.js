// Levels of the platformer as text: rows from the top, parted by `!`. In the address a number before a letter says how often
// it comes: `40.!` for a row of nothing.
export const WIDTH = 40;
export const HEIGHT = 16;

/** What a letter is, and how it is called. */
export const TILES = {
    ".": "nothing", "#": "solid", u: "slope up", d: "slope down", l: "gentle slope, lower half", h: "gentle slope, upper half", "-": "one-way",
};

export const USUAL = [
    "........................................",
    "........................................",
    "........................................",
    "........................................",
    "........................................",
    "..................................###...",
    "...................................#....",
    "...........----..............--.........",
    "........................................",
    "......................----..............",
    "...............................----.....",
    ".......lh###...................#####....",
    "......####......u##d........lh#######...",
    ".....u####d....u####d.....lh##########..",
    "#######################....#############",
    "#######################....#############",
];

/** Rows as a text for the address. */
export const textOf = (rows) => rows.map((row) => row.replace(/(.)\1{2,}/g, (same, letter) => `${same.length}${letter}`)).join("!");

/** What a text says; null if it is no level. */
export function parsed(text) {
    const rows = text.split("!").map((row) => row.replace(/(\d+)(\D)/g, (_, count, letter) => letter.repeat(Math.min(count, WIDTH + 1))));
    const isLevel = rows.length === HEIGHT && rows.every((row) => row.length === WIDTH && [...row].every((it) => it in TILES));
    return isLevel ? rows : null;
}

/** Rows with another letter somewhere. */
export const painted = (rows, x, y, letter) =>
    rows.map((row, k) => (k === HEIGHT - 1 - y ? row.slice(0, x) + letter + row.slice(x + 1) : row));

export const letterAt = (rows, x, y) => rows[HEIGHT - 1 - y]?.[x] ?? ".";
