//! What games say of their actions at a glance, against the plain rule: try each of them.

use ethnum::U256;
use games::connect_four::bits::Bits;
use games::connect_four::{Cell, ConnectFour, Custom, Setup, Standard};
use games::tic_tac_toe::TicTacToe;
use games::{Game, Indexed, Knowledge, Player, Turn};
use random::Random;
use std::fmt::Debug;

/// What a test has seen, to be sure that there was something to see.
#[derive(Debug, Default)]
struct Seen {
    positions: usize,
    wins: usize,
    threats: usize,
    refuted: usize,
}

fn after<G: Game>(position: &G, action: G::Action) -> G {
    let mut child = position.clone();
    child.apply(action);
    child
}

/// The actions that end the game with a win for anyone who carries them out.
fn winning_plainly<G: Game>(position: &G) -> Vec<G::Action> {
    let wins = |action: &G::Action| {
        let Turn::Player(mover) = position.turn() else {
            return false;
        };
        let child = after(position, *action);
        child.turn() == Turn::Over && child.payoff(mover) > 0.0
    };
    position.actions().filter(wins).collect()
}

/// The actions after which the opponent has no winning action.
fn safe_plainly<G: Game>(position: &G) -> Vec<G::Action> {
    let is_safe = |action: &G::Action| winning_plainly(&after(position, *action)).is_empty();
    position.actions().filter(is_safe).collect()
}

fn compare<G: Knowledge + Indexed + Debug + PartialEq>(
    position: &G,
    threats_of: impl Fn(&G) -> Option<Vec<G::Action>>,
    seen: &mut Seen,
) {
    let Turn::Player(mover) = position.turn() else {
        return;
    };
    let wins = winning_plainly(position);
    let safe = safe_plainly(position);
    assert_eq!(
        position.winning_actions().collect::<Vec<_>>(),
        wins,
        "{position:?}"
    );
    assert_eq!(
        position.safe_actions().collect::<Vec<_>>(),
        safe,
        "{position:?}"
    );
    let blocking: Vec<_> = position.blocking_actions().collect();
    if let Some(threats) = threats_of(position) {
        assert_eq!(blocking, threats, "{position:?}");
    }
    for action in position.actions() {
        let rating = position.rating(action);
        assert!(
            (0.0..=1.0).contains(&rating),
            "{rating} of {action:?} in {position:?}"
        );
        assert_eq!(
            rating == 1.0,
            wins.contains(&action),
            "{action:?} in {position:?}"
        );
        let (place, child) = (position.place(action), after(position, action));
        assert!(!position.has_taken(mover, place) && !position.has_taken(mover.opponent(), place));
        assert!(child.has_taken(mover, place) && !child.has_taken(mover.opponent(), place));
        // What blocks nothing and does not win loses at once.
        if !blocking.is_empty() && !blocking.contains(&action) && !wins.contains(&action) {
            assert!(!safe.contains(&action), "{action:?} in {position:?}");
        }
    }
    compare_tactical_step(position, wins.first().or(blocking.first()).copied());
    seen.positions += 1;
    seen.wins += usize::from(!wins.is_empty());
    seen.threats += usize::from(!blocking.is_empty());
    seen.refuted += usize::from(safe.len() < position.actions().count());
}

/// Wins, blocks, or does what random play does from the same number.
fn compare_tactical_step<G: Knowledge + Debug + PartialEq>(
    position: &G,
    wanted: Option<G::Action>,
) {
    let mut randoms = [Random::stream(5, 0), Random::stream(5, 0)];
    let (mut tactical, mut plain) = (position.clone(), position.clone());
    tactical.apply_tactical(&mut randoms[0]);
    match wanted {
        Some(action) => plain.apply(action),
        None => plain.apply_random(&mut randoms[1]),
    }
    assert_eq!(tactical, plain, "{position:?}");
    assert_eq!(randoms[0], randoms[1], "{position:?}");
}

/// Random games, in which nobody completes a line if he can help it where `careful`, so that boards fill up.
fn watch<G: Knowledge>(initial: &G, random: &mut Random, careful: bool, mut look: impl FnMut(&G)) {
    let mut position = initial.clone();
    while position.turn() != Turn::Over {
        look(&position);
        let wins = winning_plainly(&position);
        let harmless: Vec<_> = position
            .actions()
            .filter(|action| !wins.contains(action))
            .collect();
        let actions: Vec<_> = if careful && !harmless.is_empty() {
            harmless
        } else {
            position.actions().collect()
        };
        position.apply(actions[random.below(actions.len() as u32) as usize]);
    }
}

fn connect_four<B: Bits>(setup: Setup, random: &mut Random, seen: &mut Seen) {
    let Some(shape) = Custom::<B>::new(setup) else {
        return;
    };
    for careful in [false, true, true] {
        watch(&ConnectFour::new(shape), random, careful, |position| {
            compare(position, |position| Some(threats_plainly(position)), seen);
        });
    }
}

/// The columns where a stone of the opponent would complete a line, found by walking along the lines.
fn threats_plainly<B: Bits>(position: &ConnectFour<Custom<B>>) -> Vec<games::connect_four::Column> {
    let Turn::Player(mover) = position.turn() else {
        return Vec::new();
    };
    let owns = |column: i32, row: i32| is_stone(position, mover.opponent(), column, row);
    let completes = |column: &games::connect_four::Column| {
        let row = i32::from(position.landing_row(*column).unwrap());
        let column = i32::from(column.index());
        [(1, 0), (0, 1), (1, 1), (1, -1)]
            .iter()
            .any(|&(right, up)| {
                let run = |sign: i32| {
                    (1..)
                        .take_while(|step| {
                            owns(column + sign * step * right, row + sign * step * up)
                        })
                        .count()
                };
                run(1) + run(-1) + 1 >= usize::from(position_setup(position).in_a_row())
            })
    };
    position.actions().filter(completes).collect()
}

fn position_setup<B: Bits>(position: &ConnectFour<Custom<B>>) -> Setup {
    use games::connect_four::Shape;
    position.shape().setup()
}

fn is_stone<B: Bits>(
    position: &ConnectFour<Custom<B>>,
    player: Player,
    column: i32,
    row: i32,
) -> bool {
    let setup = position_setup(position);
    let inside = (0..i32::from(setup.width())).contains(&column)
        && (0..i32::from(setup.height())).contains(&row);
    inside
        && position.stone(Cell {
            column: column as u8,
            row: row as u8,
        }) == Some(player)
}

#[test]
fn connect_four_on_random_boards() {
    let mut random = Random::stream(31, 0);
    let mut seen = Seen::default();
    for _ in 0..150 {
        let (width, height) = (4 + random.below(9) as u8, 4 + random.below(9) as u8);
        let in_a_row = 3 + random.below(3) as u8;
        let blocked = (random.below(2) == 0).then(|| Cell {
            column: random.below(u32::from(width)) as u8,
            row: random.below(u32::from(height)) as u8,
        });
        let setup = Setup::new(width, height, in_a_row, blocked).unwrap();
        connect_four::<u64>(setup, &mut random, &mut seen);
        connect_four::<u128>(setup, &mut random, &mut seen);
        connect_four::<U256>(setup, &mut random, &mut seen);
    }
    assert!(seen.positions > 20_000 && seen.wins > 1_000, "{seen:?}");
    assert!(seen.threats > 1_000 && seen.refuted > 1_000, "{seen:?}");
}

#[test]
fn connect_four_on_the_standard_board() {
    let (mut random, mut seen) = (Random::stream(32, 0), Seen::default());
    for game in 0..200 {
        watch(
            &ConnectFour::new(Standard),
            &mut random,
            game % 2 == 0,
            |position| {
                compare(position, |_| None, &mut seen);
            },
        );
    }
    assert!(seen.positions > 4_000 && seen.threats > 500, "{seen:?}");
}

#[test]
fn tic_tac_toe() {
    let (mut random, mut seen) = (Random::stream(33, 0), Seen::default());
    for game in 0..1_000 {
        watch(&TicTacToe::new(), &mut random, game % 2 == 0, |position| {
            compare(position, |_| None, &mut seen);
        });
    }
    assert!(
        seen.wins > 500 && seen.threats > 500 && seen.refuted > 500,
        "{seen:?}"
    );
}
