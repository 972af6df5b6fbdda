//! Envelopes: equilibria that are read from them, beside those of the enumeration.

use super::{WORDS_OF_ENVELOPE, analysed};
use games::fraction::Fraction;
use page_model::matrix::envelope::{Envelope, envelopes};
use random::Random;

/// Shares of the first action of a player in all extreme equilibria, each once.
fn enumerated(link: &str, player: usize) -> Vec<Fraction> {
    let of = analysed(link);
    let shares = of
        .found
        .equilibria()
        .iter()
        .map(|one| one.strategies[player][0].text.parse().unwrap());
    let mut all: Vec<Fraction> = shares.collect();
    all.sort();
    all.dedup();
    all
}

/// Every extreme equilibrium is in an interval that was read, and the ends of intervals are extreme equilibria.
fn assert_read(link: &str) -> Vec<Envelope> {
    let all = envelopes(&analysed(link).game);
    for envelope in &all {
        let found = enumerated(link, envelope.player);
        let read = envelope.equilibria();
        for share in &found {
            assert!(
                read.iter().any(|[from, to]| from <= share && share <= to),
                "{link} {share} {read:?}"
            );
        }
        for end in read.iter().flatten() {
            assert!(found.contains(end), "{link} {end} {found:?}");
        }
    }
    all
}

#[test]
fn equilibria_are_read_from_the_envelope() {
    let mut random = Random::stream(5, 0);
    for number in 0..300 {
        let columns = 2 + number % 4;
        // Few different payoffs, so that many games are degenerate.
        let mut cell = || format!("{}:{}", random.below(5), random.below(5));
        let mut row = |count: usize| (0..count).map(|_| cell()).collect::<Vec<_>>().join(",");
        let wide = format!("{};{}", row(columns), row(columns));
        let long = (0..columns).map(|_| row(2)).collect::<Vec<_>>().join(";");
        for game in [wide, long] {
            let all = assert_read(&format!("matrix?game={game}"));
            assert_eq!(all.len(), if columns == 2 { 2 } else { 1 }, "{game}");
        }
    }
}

/// Kick and dive with a third way to stand: lines 0 to 1, 1 to 0 and 3 ∕ 5 throughout, so the envelope bends at 2 ∕ 5 and 3 ∕ 5.
#[test]
fn an_envelope_has_its_pieces() {
    let all = assert_read("matrix?game=1:0,0:1,1/2:3/5;0:1,1:0,1/2:3/5");
    let [envelope] = &all[..] else {
        panic!("{all:?}");
    };
    let bends: Vec<String> = envelope
        .pieces
        .iter()
        .map(|piece| piece.from.to_string())
        .collect();
    assert_eq!(bends, ["0", "0", "2/5", "2/5", "3/5", "3/5", "1"]);
    let of = analysed("matrix?game=1:0,0:1,1/2:3/5;0:1,1:0,1/2:3/5");
    let actions = of.game.actions();
    let rows = envelope.rows([&actions[0], &actions[1]], WORDS_OF_ENVELOPE);
    assert_eq!(rows.len(), 3);
    assert_eq!(
        rows[1],
        ["2/5 – 3/5", actions[1][2].as_str(), "either"].map(str::to_owned)
    );
    assert!(envelope.said("x", WORDS_OF_ENVELOPE).contains("2/5 – 3/5"));
    assert_eq!(envelope.marks(WORDS_OF_ENVELOPE).len(), 2);
    let (axis, series, range) = envelope.lines(&actions[1], WORDS_OF_ENVELOPE);
    assert_eq!(axis, [0.0, 0.4, 0.6, 1.0]);
    assert_eq!(series[3].values, [1.0, 0.6, 0.6, 1.0]);
    assert!(range.0 < 0.0 && range.1 > 1.0);
    // Without two actions of anybody there is none.
    assert!(envelopes(&analysed("matrix?game=rock-paper-scissors").game).is_empty());
}
