//! No text makes the program panic: any characters at all, and pieces of real links in any order.

use experiments::{Experiment, LABS, packed, saved_run};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use texts::ENGLISH;

/// The same texts every time: a failure seen once can be seen again.
fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 1_500,
        rng_seed: RngSeed::Fixed(1),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

fn any_text() -> impl Strategy<Value = String> {
    vec(any::<char>(), 0..300).prop_map(|symbols| symbols.into_iter().collect())
}

/// What links are put together with, and what damages them.
const SIGNS: &[&str] = &[
    "~", "%", "&", "=", "?", "#", "/", ".", "-", "+", ":", "%00", "%ff", "%e2%9", " ", "\0",
];
/// Words and numbers of real links, and numbers at the edges of types.
const VALUES: &[&str] = &[
    "v",
    "1",
    "2",
    "end",
    "none",
    "on",
    "off",
    "uct",
    "4453",
    "cc",
    "4.1",
    "0.0",
    "255.255",
    "tree",
    "nim",
    "gardner",
    "rnbqk/ppppp/5/PPPPP/RNBQK w - - 0 1",
    "b1c3d4c3",
    "tic-tac-toe",
    "static,killer",
    "killer,static",
    "((3 12 8)(2 4 6))",
    "?(1/3:a=4!:1 2/3:max(2 3))",
    "1,2,3",
    "random,tactical",
    "minimax(6)",
    "uct(1000,solver,c:1.4)",
    "knowledge(10),perfect",
    "uct(",
    "minimax(99)",
    "a1b2",
    "K:0.3,Kb:1/3",
    "second:uniform",
    "JccQ:(0.2,0.3,0.5)",
    "cfr-plus,external-sampling",
    "leduc",
    "K:(",
    "256.1",
    "NaN",
    "inf",
    "-0",
    "1e999",
    "5e-324",
    "18446744073709551616",
    "9223372036854775807",
    "٣",
    "𝟜",
    "é",
    "\u{202e}",
];

/// A piece of a link.
fn piece() -> impl Strategy<Value = String> {
    let labs = LABS.iter().filter_map(|name| Experiment::of_lab(name));
    let keys: Vec<&str> = labs
        .flat_map(|lab| lab.schema())
        .map(|known| known.key)
        .collect();
    prop_oneof![
        proptest::sample::select(keys).prop_map(str::to_owned),
        proptest::sample::select(SIGNS).prop_map(str::to_owned),
        proptest::sample::select(VALUES).prop_map(str::to_owned),
        any::<u64>().prop_map(|number| number.to_string()),
        any::<f64>().prop_map(|number| number.to_string()),
        "[1-9a-f]{0,200}",
        any_text().prop_map(|text| packed::pack(&text)),
        any::<char>().prop_map(String::from),
    ]
}

/// What would be a link, if its pieces were well chosen.
fn link_of_pieces() -> impl Strategy<Value = String> {
    let pair = (piece(), vec(piece(), 0..4))
        .prop_map(|(key, values)| format!("{key}={}", values.concat()));
    let lab = proptest::sample::select(LABS);
    (lab, vec(pair, 0..8)).prop_map(|(lab, pairs)| format!("{lab}?{}", pairs.join("&")))
}

/// Opens `text` and looks at everything that comes of it.
fn look_at_everything(text: &str) {
    match Experiment::open(text) {
        Err(error) => assert!(!error.sentence(&ENGLISH, LABS).is_empty()),
        Ok(opened) => {
            for problem in &opened.problems {
                let sentence = problem.sentence(&ENGLISH);
                assert!(!sentence.is_empty() && sentence.chars().count() < 1_000);
            }
            let experiment = opened.experiment;
            let again = Experiment::open(&experiment.link()).unwrap();
            assert_eq!((&again.experiment, again.problems.len()), (&experiment, 0));
            let nothing_yet = vec![None; experiment.chunk_count()];
            assert!(experiment.report(&nothing_yet).is_ok());
            assert!(experiment.chunk_count() > 0 && experiment.summary(&ENGLISH).len() > 10);
            let _ = experiment
                .runnable()
                .map_err(|reason| reason.sentence(&ENGLISH));
        }
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn any_text_as_a_link(text in any_text()) {
        look_at_everything(&text);
        look_at_everything(&format!("mcts?{text}"));
        look_at_everything(&format!("mcts?moves={text}&blocked={text}"));
        look_at_everything(&format!("minimax?tree={text}&heaps={text}&ordering={text}"));
        look_at_everything(&format!("ladder?agent={text}&rungs={text}&games={text}"));
        look_at_everything(&format!("convergence?agents={text}&moves={text}&seeds={text}"));
        look_at_everything(&format!("regret?lock={text}&compare={text}&cards={text}"));
        look_at_everything(&format!("racing?epsilon={text}&delta={text}&mean={text}&first={text}"));
        look_at_everything(&format!("race-curves?from={text}&to={text}&races={text}"));
        look_at_everything(&format!("tuning?problem=own&space={text}&formula={text}&optimizer={text}&tune={text}"));
        look_at_everything(&format!("tuning?problem=own&formula={text}&bits={text}&values={text}"));
        look_at_everything(&format!("tuning?problem=aliens&own_space={text}"));
        look_at_everything(&format!("tuning?problem=agent&own_space=c:{text}"));
        look_at_everything(&format!("regret?game=leduc&lock=K:{text},{text}:1/2"));
        for game in ["tic-tac-toe", "nim", "connect-four"] {
            look_at_everything(&format!("minimax?game={game}&moves={text}"));
        }
    }

    #[test]
    fn any_text_as_a_packed_value(text in any_text(), cut in 0..40_usize) {
        look_at_everything(&format!("mcts?moves=~{text}"));
        let mut damaged = packed::pack(&text);
        damaged.truncate(damaged.len().saturating_sub(cut));
        look_at_everything(&format!("mcts?moves={damaged}"));
    }

    #[test]
    fn pieces_of_links(pieces in vec(piece(), 0..12), link in link_of_pieces()) {
        look_at_everything(&pieces.concat());
        look_at_everything(&link);
    }

    #[test]
    fn any_text_as_a_file(text in any_text(), link in link_of_pieces(), snapshot in any_text()) {
        prop_assert!(saved_run::read(&text).is_err());
        let file = serde_json::json!({
            "format": "saddlepoint-run",
            "version": 1,
            "experiment": link,
            "snapshots": [snapshot, text],
        });
        let _ = saved_run::read(&file.to_string());
    }
}
