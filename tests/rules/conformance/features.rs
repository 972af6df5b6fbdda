//! Features of moves in Connect Four, against the plain rule: look at every line through a cell, stone by stone.

use games::connect_four::bits::Bits;
use games::connect_four::features::{COUNT, GROUPS, NAMES};
use games::connect_four::{Cell, Column, ConnectFour, Custom, Setup, Shape, Standard};
use games::{Game, Knowledge, Player, Turn};
use random::Random;
use std::collections::BTreeSet;

/// A board as rows and columns.
struct Plain {
    setup: Setup,
    stones: Vec<Vec<Option<Player>>>,
}

impl Plain {
    fn of<S: Shape>(position: &ConnectFour<S>) -> Self {
        let setup = position.shape().setup();
        let stone = |column, row| position.stone(Cell { column, row });
        let column = |column| (0..setup.height()).map(|row| stone(column, row)).collect();
        let stones = (0..setup.width()).map(column).collect();
        Self { setup, stones }
    }

    /// Every line of the board through a cell that the blocked cell is not in.
    fn lines(&self, cell: Cell) -> Vec<Vec<Cell>> {
        let length = i32::from(self.setup.in_a_row());
        let mut lines = Vec::new();
        for (right, up) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for before in 0..length {
                let at = |place: i32| {
                    let column = i32::from(cell.column) + (place - before) * right;
                    let row = i32::from(cell.row) + (place - before) * up;
                    let inside = (0..i32::from(self.setup.width())).contains(&column)
                        && (0..i32::from(self.setup.height())).contains(&row);
                    let cell = Cell {
                        column: column as u8,
                        row: row as u8,
                    };
                    (inside && self.setup.blocked() != Some(cell)).then_some(cell)
                };
                lines.extend((0..length).map(at).collect::<Option<Vec<Cell>>>());
            }
        }
        lines
    }

    fn stone(&self, cell: Cell) -> Option<Player> {
        self.stones[usize::from(cell.column)][usize::from(cell.row)]
    }

    /// The most stones of a player in a line through the cell without one of the opponent's.
    fn best_line(&self, cell: Cell, player: Player) -> Option<usize> {
        let is = |whose: Player| move |cell: &&Cell| self.stone(**cell) == Some(whose);
        let lines = self.lines(cell).into_iter();
        let open = lines.filter(|line| line.iter().find(is(player.opponent())).is_none());
        open.map(|line| line.iter().filter(is(player)).count())
            .max()
    }

    /// The free cells that would complete a line of a player.
    fn completing(&self, player: Player) -> BTreeSet<(u8, u8)> {
        let length = usize::from(self.setup.in_a_row());
        let all = (0..self.setup.width())
            .flat_map(|column| (0..self.setup.height()).map(move |row| Cell { column, row }));
        let is_free =
            |cell: &Cell| self.stone(*cell).is_none() && self.setup.blocked() != Some(*cell);
        let completes = |cell: &Cell| self.best_line(*cell, player) == Some(length - 1);
        let cells = all.filter(is_free).filter(completes);
        cells.map(|cell| (cell.column, cell.row)).collect()
    }
}

fn landing<S: Shape>(position: &ConnectFour<S>) -> BTreeSet<(u8, u8)> {
    let columns = (0..position.shape().setup().width()).filter_map(Column::new);
    let cell = |column: Column| Some((column.index(), position.landing_row(column)?));
    columns.filter_map(cell).collect()
}

fn plainly<S: Shape>(position: &ConnectFour<S>, action: Column) -> Vec<String> {
    let Turn::Player(mover) = position.turn() else {
        panic!("somebody moves")
    };
    let (before, setup) = (Plain::of(position), position.shape().setup());
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
    let (after, free) = (Plain::of(&next), landing(&next));
    let mut names = Vec::new();
    let mut replies = free
        .intersection(&after.completing(mover.opponent()))
        .count();
    if next.turn() == Turn::Over {
        replies = 0;
    }
    if replies > 0 {
        names.push("loses".to_owned());
    } else if before.completing(mover.opponent()).contains(&place) {
        names.push("blocks".to_owned());
    }
    let (own_before, own_after) = (before.completing(mover), after.completing(mover));
    match free.intersection(&own_after).count() {
        0 if own_after.difference(&own_before).next().is_some() => {
            names.push("later-threat".to_owned())
        }
        0 => {}
        1 => names.push("one-threat".to_owned()),
        _ => names.push("two-threats".to_owned()),
    }
    let free_before = landing(position);
    let mut opened = free.difference(&free_before).copied();
    if opened.any(|cell| own_before.contains(&cell)) {
        names.push("spoils".to_owned());
    }
    let middle = f64::from(setup.width() - 1) / 2.0;
    let distance = (f64::from(cell.column) - middle).abs().floor() as usize;
    if distance > 0 {
        names.push(format!("column-{}", distance.min(4)));
    }
    if cell.row > 0 {
        names.push(format!("row-{}", (cell.row + 1).min(4)));
    }
    for (whose, player) in [("own", mover), ("their", mover.opponent())] {
        match before.best_line(cell, player) {
            None => names.push(format!("{whose}-closed")),
            Some(stones) if stones == 0 || stones + 1 == usize::from(setup.in_a_row()) => {}
            Some(stones) => names.push(format!("{whose}-{}", stones.min(3))),
        }
    }
    names
}

fn compare<S: Shape>(shape: S, random: &mut Random, seen: &mut [u64; COUNT]) {
    let mut position = ConnectFour::new(shape);
    while position.turn() != Turn::Over {
        for action in position.actions() {
            let set = position.features(action);
            let names: Vec<&str> = (0..COUNT)
                .filter(|bit| set >> bit & 1 == 1)
                .map(|bit| NAMES[bit])
                .collect();
            assert_eq!(
                names,
                plainly(&position, action),
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
