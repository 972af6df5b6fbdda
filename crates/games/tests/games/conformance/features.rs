//! Features of moves in Connect Four, against the plain rule: look at every line through a cell, stone by stone.

use games::connect_four::bits::Bits;
use games::connect_four::features::{COUNT, GROUPS, NAMES};
use games::connect_four::{Cell, Column, ConnectFour, Custom, Setup, Shape, Standard};
use games::{Game, Knowledge, Player, Turn};
use random::Random;
use std::collections::BTreeSet;

/// The lines of a board, for each of its cells those through it.
struct Lines {
    setup: Setup,
    through: Vec<Vec<Vec<Cell>>>,
}

impl Lines {
    fn of(setup: Setup) -> Self {
        let through = cells(setup).map(|cell| lines(setup, cell)).collect();
        Self { setup, through }
    }

    fn through(&self, cell: Cell) -> &[Vec<Cell>] {
        let height = usize::from(self.setup.height());
        &self.through[usize::from(cell.column) * height + usize::from(cell.row)]
    }
}

/// All cells, column by column.
fn cells(setup: Setup) -> impl Iterator<Item = Cell> {
    (0..setup.width())
        .flat_map(move |column| (0..setup.height()).map(move |row| Cell { column, row }))
}

/// Every line of the board through a cell that the blocked cell is not in.
fn lines(setup: Setup, cell: Cell) -> Vec<Vec<Cell>> {
    let length = i32::from(setup.in_a_row());
    let mut lines = Vec::new();
    for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
        for before in 0..length {
            let at = |place: i32| {
                let column = i32::from(cell.column) + (place - before) * right;
                let row = i32::from(cell.row) + (place - before) * up;
                let inside = (0..i32::from(setup.width())).contains(&column)
                    && (0..i32::from(setup.height())).contains(&row);
                let cell = Cell {
                    column: column as u8,
                    row: row as u8,
                };
                (inside && setup.blocked() != Some(cell)).then_some(cell)
            };
            lines.extend((0..length).map(at).collect::<Option<Vec<Cell>>>());
        }
    }
    lines
}

/// A board as rows and columns.
struct Plain<'a> {
    lines: &'a Lines,
    stones: Vec<Vec<Option<Player>>>,
}

impl<'a> Plain<'a> {
    fn of<S: Shape>(position: &ConnectFour<S>, lines: &'a Lines) -> Self {
        let setup = lines.setup;
        let stone = |column, row| position.stone(Cell { column, row });
        let column = |column| (0..setup.height()).map(|row| stone(column, row)).collect();
        let stones = (0..setup.width()).map(column).collect();
        Self { lines, stones }
    }

    fn stone(&self, cell: Cell) -> Option<Player> {
        self.stones[usize::from(cell.column)][usize::from(cell.row)]
    }

    /// The most stones of a player in a line through the cell without one of the opponent's.
    fn best_line(&self, cell: Cell, player: Player) -> Option<usize> {
        let count = |whose, line: &[Cell]| {
            let stones = line.iter().map(|&cell| self.stone(cell));
            stones.filter(|&stone| stone == Some(whose)).count()
        };
        let lines = self.lines.through(cell).iter();
        let open = lines.filter(|line| count(player.opponent(), line) == 0);
        open.map(|line| count(player, line)).max()
    }

    /// The free cells that would complete a line of a player.
    fn completing(&self, player: Player) -> BTreeSet<(u8, u8)> {
        let setup = self.lines.setup;
        let length = usize::from(setup.in_a_row());
        let is_free = |cell: &Cell| self.stone(*cell).is_none() && setup.blocked() != Some(*cell);
        let completes = |cell: &Cell| self.best_line(*cell, player) == Some(length - 1);
        let found = cells(setup).filter(is_free).filter(completes);
        found.map(|cell| (cell.column, cell.row)).collect()
    }
}

/// What is the same for all moves of a position.
struct Before<'a> {
    board: Plain<'a>,
    mover: Player,
    /// Where the player to move, and where the opponent would complete a line.
    own: BTreeSet<(u8, u8)>,
    their: BTreeSet<(u8, u8)>,
}

impl<'a> Before<'a> {
    fn of<S: Shape>(position: &ConnectFour<S>, lines: &'a Lines) -> Self {
        let Turn::Player(mover) = position.turn() else {
            panic!("somebody moves")
        };
        let board = Plain::of(position, lines);
        Self {
            own: board.completing(mover),
            their: board.completing(mover.opponent()),
            board,
            mover,
        }
    }
}

fn landing<S: Shape>(position: &ConnectFour<S>) -> BTreeSet<(u8, u8)> {
    let columns = (0..position.shape().setup().width()).filter_map(Column::new);
    let cell = |column: Column| Some((column.index(), position.landing_row(column)?));
    columns.filter_map(cell).collect()
}

fn plainly<S: Shape>(position: &ConnectFour<S>, before: &Before, action: Column) -> Vec<String> {
    let (mover, lines) = (before.mover, before.board.lines);
    let cell = Cell {
        column: action.index(),
        row: position.landing_row(action).unwrap(),
    };
    let place = (cell.column, cell.row);
    let mut next = position.clone();
    next.apply(action);
    if next.turn() == Turn::Over && next.payoff(mover) > 0.0 {
        return vec!["wins".to_owned()];
    }
    let (after, free) = (Plain::of(&next, lines), landing(&next));
    let mut names = Vec::new();
    let mut replies = free
        .intersection(&after.completing(mover.opponent()))
        .count();
    if next.turn() == Turn::Over {
        replies = 0;
    }
    if replies > 0 {
        names.push("loses".to_owned());
    } else if before.their.contains(&place) {
        names.push("blocks".to_owned());
    }
    let own_after = after.completing(mover);
    match free.intersection(&own_after).count() {
        0 if own_after.difference(&before.own).next().is_some() => {
            names.push("later-threat".to_owned())
        }
        0 => {}
        1 => names.push("one-threat".to_owned()),
        _ => names.push("two-threats".to_owned()),
    }
    let free_before = landing(position);
    let mut opened = free.difference(&free_before).copied();
    if opened.any(|cell| before.own.contains(&cell)) {
        names.push("spoils".to_owned());
    }
    let middle = f64::from(lines.setup.width() - 1) / 2.0;
    let distance = (f64::from(cell.column) - middle).abs().floor() as usize;
    if distance > 0 {
        names.push(format!("column-{}", distance.min(4)));
    }
    if cell.row > 0 {
        names.push(format!("row-{}", (cell.row + 1).min(4)));
    }
    for (whose, player) in [("own", mover), ("their", mover.opponent())] {
        match before.board.best_line(cell, player) {
            None => names.push(format!("{whose}-closed")),
            Some(stones) if stones == 0 || stones + 1 == usize::from(lines.setup.in_a_row()) => {}
            Some(stones) => names.push(format!("{whose}-{}", stones.min(3))),
        }
    }
    names
}

fn compare<S: Shape>(shape: S, random: &mut Random, seen: &mut [u64; COUNT]) {
    let (mut position, lines) = (ConnectFour::new(shape), Lines::of(shape.setup()));
    while position.turn() != Turn::Over {
        let before = Before::of(&position, &lines);
        for action in position.actions() {
            let set = position.features(action);
            let names: Vec<&str> = (0..COUNT)
                .filter(|bit| set >> bit & 1 == 1)
                .map(|bit| NAMES[bit])
                .collect();
            assert_eq!(
                names,
                plainly(&position, &before, action),
                "{action} in {position:?}"
            );
            for &(first, end) in &GROUPS {
                let of_group = set >> first & ((1 << (end - first)) - 1);
                assert!(of_group.count_ones() <= 1, "{names:?}");
            }
            (0..COUNT).for_each(|bit| seen[bit] += u64::from(set >> bit & 1));
        }
        // By chance, but nobody ends the game while something else is left.
        let quiet: Vec<Column> = position
            .actions()
            .filter(|&action| position.features(action) & 1 == 0)
            .collect();
        match quiet.len() {
            0 => position.apply_random(random),
            count => position.apply(quiet[random.below(count as u32) as usize]),
        }
    }
}

fn on<B: Bits>(setup: Setup, random: &mut Random, seen: &mut [u64; COUNT]) {
    if let Some(shape) = Custom::<B>::new(setup) {
        compare(shape, random, seen);
    }
}

#[test]
fn of_every_move_on_many_boards() {
    let (mut random, mut seen) = (Random::stream(41, 0), [0; COUNT]);
    for _ in 0..25 {
        let (width, height) = (4 + random.below(9) as u8, 4 + random.below(9) as u8);
        let in_a_row = 3 + random.below(3) as u8;
        let blocked = (random.below(2) == 0).then(|| Cell {
            column: random.below(u32::from(width)) as u8,
            row: random.below(u32::from(height)) as u8,
        });
        let setup = Setup::new(width, height, in_a_row, blocked).unwrap();
        on::<u64>(setup, &mut random, &mut seen);
        on::<u128>(setup, &mut random, &mut seen);
        on::<ethnum::U256>(setup, &mut random, &mut seen);
    }
    for _ in 0..30 {
        compare(Standard, &mut random, &mut seen);
    }
    for (name, count) in NAMES.iter().zip(seen) {
        assert!(count > 10, "{name}: {count}");
    }
}

#[test]
fn groups_hold_every_feature_once() {
    let ends = GROUPS.map(|(_, end)| end);
    let firsts = GROUPS.map(|(first, _)| first);
    assert_eq!((firsts[0], ends[GROUPS.len() - 1]), (0, COUNT));
    assert!(
        ends.iter()
            .zip(&firsts[1..])
            .all(|(end, first)| end == first)
    );
}
