//! Searches with every combination of switches.

use crate::minimax::plain::{Limits, plain, stops};
use engines::Status;
use engines::minimax::ordering::Ordering;
use engines::minimax::{Finding, Options, Pruning, Record, Search};
use games::{Chance, Evaluate, Indexed, Keyed, Player, Turn, ZeroSum};

/// What a game has to be to be searched.
pub trait Searchable: ZeroSum + Chance + Keyed + Indexed + core::fmt::Debug {}
impl<G: ZeroSum + Chance + Keyed + Indexed + core::fmt::Debug> Searchable for G {}

/// Plain minimax to the ends of the game.
pub const PLAIN: Options = Options {
    pruning: Pruning::None,
    ordering: GIVEN,
    table: false,
    deepening: false,
    depth: None,
    quiescence: 0,
};
/// The game's own order of moves.
pub const GIVEN: Ordering = Ordering {
    by_promise: false,
    killer: false,
    history: false,
};
pub const PRUNINGS: [Pruning; 3] = [
    Pruning::None,
    Pruning::AlphaBeta,
    Pruning::PrincipalVariation,
];

/// All eight sets of heuristics.
pub fn orderings() -> impl Iterator<Item = Ordering> {
    (0..8).map(|set| Ordering {
        by_promise: set & 1 != 0,
        killer: set & 2 != 0,
        history: set & 4 != 0,
    })
}

/// Every combination of algorithm, ordering, table and deepening, with these limits: 96.
pub fn all_options(limits: Limits) -> impl Iterator<Item = Options> {
    let switches = [(false, false), (false, true), (true, false), (true, true)];
    let prunings = PRUNINGS.into_iter();
    prunings.flat_map(move |pruning| {
        orderings().flat_map(move |ordering| {
            switches.into_iter().map(move |(table, deepening)| Options {
                pruning,
                ordering,
                table,
                deepening,
                depth: limits.depth,
                quiescence: limits.quiescence,
            })
        })
    })
}

/// A search that has come to its end, with its record if it is not too long.
pub fn finished<G: Searchable, E: Evaluate<G>>(
    root: &G,
    maximiser: Player,
    evaluation: E,
    options: Options,
) -> Search<G, E> {
    let search = Search::new(root.clone(), maximiser, evaluation, options);
    let mut search = search.recording(100_000, u32::MAX);
    assert_eq!(search.advance(u64::MAX), Status::Finished);
    search
}

/// The record of a whole search.
pub fn record_of<G: Searchable, E: Evaluate<G>>(
    root: &G,
    maximiser: Player,
    evaluation: E,
    options: Options,
) -> Record {
    let mut search = finished(root, maximiser, evaluation, options);
    search.take_record().expect("not so many steps")
}

/// The search with these options finds what the plain one finds, and its best line leads there.
pub fn assert_finds<G: Searchable, E: Evaluate<G> + Clone>(
    root: &G,
    maximiser: Player,
    evaluation: &E,
    options: Options,
    expected: f64,
) {
    let search = Search::new(root.clone(), maximiser, evaluation.clone(), options);
    let mut search = search;
    assert_eq!(search.advance(u64::MAX), Status::Finished);
    let finding = search.finding().expect("it is finished");
    // Bit for bit: not even the sign of a zero is different.
    assert_eq!(
        finding.value.to_bits(),
        expected.to_bits(),
        "{} for {expected}: {options:?}",
        finding.value
    );
    assert_leads_to_its_value(root, maximiser, evaluation, options, finding);
}

/// Every move of the principal variation keeps the value of the root, and the line ends only where the search
/// evaluated, where nature decides, or where the table knew more.
fn assert_leads_to_its_value<G: Searchable, E: Evaluate<G>>(
    root: &G,
    maximiser: Player,
    evaluation: &E,
    options: Options,
    finding: &Finding<G::Action>,
) {
    let limits = Limits {
        depth: finding.depth,
        quiescence: options.quiescence,
    };
    let (mut position, mut ply) = (root.clone(), 0);
    for &action in &finding.principal_variation {
        assert!(
            matches!(position.turn(), Turn::Player(_)),
            "{finding:?} {options:?}"
        );
        assert!(
            !stops(&position, evaluation, ply, limits),
            "{finding:?} {options:?}"
        );
        assert!(
            position.actions().any(|legal| legal == action),
            "{finding:?}"
        );
        position.apply(action);
        ply += 1;
        let value = plain(&position, maximiser, evaluation, ply, limits).value;
        assert_eq!(
            value, finding.value,
            "move {ply} of {finding:?} with {options:?}"
        );
    }
    let is_at_an_end = stops(&position, evaluation, ply, limits) || position.turn() == Turn::Chance;
    assert!(is_at_an_end || options.table, "{finding:?} {options:?}");
}
