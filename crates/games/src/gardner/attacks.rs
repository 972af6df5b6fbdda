//! Attacks: which squares a piece reaches from a square. Rays that end at the first piece in their way, and tables for the rest.

use super::kind::Kind;
use super::square::{SIDE, SQUARES, Square};
use crate::Player;

/// A set of squares for each square.
type Table = [u32; SQUARES];

/// Directions in which bits go up come first: along ranks and files, then diagonals, those that go up before those that go down.
const STRAIGHT: [(i8, i8); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];
const DIAGONAL: [(i8, i8); 4] = [(1, 1), (-1, 1), (-1, -1), (1, -1)];

const fn square_at(file: i8, rank: i8) -> Option<usize> {
    let side = SIDE as i8;
    if file < 0 || rank < 0 || file >= side || rank >= side {
        None
    } else {
        Some((side * rank + file) as usize)
    }
}

/// The squares that are reached in `steps` steps at most from each square.
const fn reached<const N: usize>(directions: [(i8, i8); N], steps: i8) -> Table {
    let mut table = [0; SQUARES];
    let mut from = 0;
    while from < SQUARES {
        let (file, rank) = (from as i8 % SIDE as i8, from as i8 / SIDE as i8);
        let mut index = 0;
        while index < N {
            let (across, up) = directions[index];
            let mut step = 1;
            while step <= steps {
                if let Some(to) = square_at(file + step * across, rank + step * up) {
                    table[from] |= 1 << to;
                }
                step += 1;
            }
            index += 1;
        }
        from += 1;
    }
    table
}

const fn rays(directions: [(i8, i8); 4]) -> [Table; 4] {
    let far = SIDE as i8;
    [
        reached([directions[0]], far),
        reached([directions[1]], far),
        reached([directions[2]], far),
        reached([directions[3]], far),
    ]
}

static STRAIGHT_RAYS: [Table; 4] = rays(STRAIGHT);
static DIAGONAL_RAYS: [Table; 4] = rays(DIAGONAL);
static KNIGHT: Table = reached(
    [
        (1, 2),
        (2, 1),
        (2, -1),
        (1, -2),
        (-1, -2),
        (-2, -1),
        (-2, 1),
        (-1, 2),
    ],
    1,
);
static KING: Table = reached(
    [
        (1, 0),
        (1, 1),
        (0, 1),
        (-1, 1),
        (-1, 0),
        (-1, -1),
        (0, -1),
        (1, -1),
    ],
    1,
);
/// What pawns of either side take.
static PAWN: [Table; 2] = [
    reached([(1, 1), (-1, 1)], 1),
    reached([(1, -1), (-1, -1)], 1),
];

/// What the four rays from a square reach up to the first piece, that one too.
#[inline(always)]
fn slide(rays: &[Table; 4], from: usize, occupied: u32) -> u32 {
    let up = |ray: &Table| {
        let blockers = ray[from] & occupied;
        // Bit 31 is no square, and no ray begins there.
        let first = (blockers | 1 << 31).trailing_zeros() as usize;
        ray[from] ^ ray.get(first).copied().unwrap_or(0)
    };
    let down = |ray: &Table| {
        let blockers = ray[from] & occupied;
        match blockers.checked_ilog2() {
            Some(first) => ray[from] ^ ray[first as usize],
            None => ray[from],
        }
    };
    up(&rays[0]) | up(&rays[1]) | down(&rays[2]) | down(&rays[3])
}

/// What a rook reaches.
#[inline(always)]
pub(super) fn rook(from: Square, occupied: u32) -> u32 {
    slide(&STRAIGHT_RAYS, from.index(), occupied)
}

/// What a bishop reaches.
#[inline(always)]
pub(super) fn bishop(from: Square, occupied: u32) -> u32 {
    slide(&DIAGONAL_RAYS, from.index(), occupied)
}

/// What a knight reaches.
#[inline(always)]
pub(super) fn knight(from: Square) -> u32 {
    KNIGHT[from.index()]
}

/// What a king reaches.
#[inline(always)]
pub(super) fn king(from: Square) -> u32 {
    KING[from.index()]
}

/// What a pawn of `player` takes.
#[inline(always)]
pub(super) fn pawn(player: Player, from: Square) -> u32 {
    PAWN[player.index()][from.index()]
}

/// What a piece of `player` attacks: of pawns, what they take.
#[inline(always)]
pub(super) fn attacks(kind: Kind, player: Player, from: Square, occupied: u32) -> u32 {
    match kind {
        Kind::Pawn => pawn(player, from),
        Kind::Knight => knight(from),
        Kind::Bishop => bishop(from, occupied),
        Kind::Rook => rook(from, occupied),
        Kind::Queen => rook(from, occupied) | bishop(from, occupied),
        Kind::King => king(from),
    }
}

/// The squares between two squares on one rank, file or diagonal, and the whole line through them; empty for others.
struct Lines {
    between: [Table; SQUARES],
    through: [Table; SQUARES],
}

const fn lines() -> Lines {
    let (straight, diagonal) = (rays(STRAIGHT), rays(DIAGONAL));
    let mut lines = Lines {
        between: [[0; SQUARES]; SQUARES],
        through: [[0; SQUARES]; SQUARES],
    };
    let mut from = 0;
    while from < SQUARES {
        let mut to = 0;
        while to < SQUARES {
            let mut direction = 0;
            while direction < 8 {
                let rays = if direction < 4 { &straight } else { &diagonal };
                let (ahead, behind) = (&rays[direction % 4], &rays[(direction + 2) % 4]);
                if ahead[from] >> to & 1 == 1 {
                    lines.between[from][to] = ahead[from] & behind[to];
                    lines.through[from][to] = ahead[from] | behind[from] | 1 << from;
                }
                direction += 1;
            }
            to += 1;
        }
        from += 1;
    }
    lines
}

static LINES: Lines = lines();

/// The squares between two squares on one line; empty for others.
#[inline(always)]
pub(super) fn between(one: Square, other: Square) -> u32 {
    LINES.between[one.index()][other.index()]
}

/// The whole line through two squares; empty if there is none.
#[inline(always)]
pub(super) fn line_through(one: Square, other: Square) -> u32 {
    LINES.through[one.index()][other.index()]
}
