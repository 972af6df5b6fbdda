//! More of the same: a longer run goes on from a shorter one, and ends as if it had begun at the beginning.

use crate::saved_run::file::experiment;
use computing::ComputeAny;
use experiments::{ChunkOutput, Experiment, saved_run};
use std::time::Duration;
use worker::inline;
use worker::threads::{self, Keeping};

/// What is regretted, without how long.
const RUNS: [&str; 5] = [
    "regret?seed=7",
    "regret?variant=cfr-plus&compare=linear,external-sampling&seeds=2&seed=7",
    "regret?variant=outcome-sampling&cards=5&seed=7",
    "regret?game=leduc&variant=discounted&seed=7",
    "regret?lock=Kpb:0.5,0.5&simultaneous=on&seed=7",
];

fn of_length(link: &str, iterations: u64) -> Experiment {
    experiment(&format!("{link}&iterations={iterations}"))
}

/// Through a file, as a run comes from where it was kept.
fn saved(experiment: &Experiment, sent: &[Option<ChunkOutput>]) -> Vec<Option<ChunkOutput>> {
    let text = saved_run::write(experiment, sent);
    saved_run::read(&text).unwrap().snapshots
}

#[test]
fn a_longer_run_ends_as_if_it_had_begun_at_the_beginning() {
    for link in RUNS {
        let longer = of_length(link, 143);
        let expected = inline::run(&longer);
        // A round number, which the longer run looks at too, and two that it does not.
        for iterations in [100, 37, 142] {
            let shorter = of_length(link, iterations);
            let sent = saved(&shorter, &inline::run(&shorter));
            let begun = longer.continued(&shorter, &sent).unwrap();
            assert!(longer.check(&begun).is_ok(), "{link}");
            for (chunk, sent) in begun.iter().enumerate() {
                let sent = sent.as_ref().unwrap();
                let state = sent.state().unwrap();
                let resumed = longer.resume(chunk, state).unwrap();
                assert_eq!(resumed.progress().done, iterations, "{link}");
                assert_eq!(longer.finished(chunk, sent), None, "{link}");
            }
            assert_eq!(
                threads::run_from(&longer, 2, &begun, |_| {}),
                expected,
                "{link}"
            );
        }
    }
}

#[test]
fn it_can_be_gone_on_with_again_and_again() {
    let link = RUNS[2];
    let mut earlier = of_length(link, 1);
    let mut sent = inline::run(&earlier);
    for iterations in [2, 30, 31, 500] {
        let longer = of_length(link, iterations);
        let begun = longer.continued(&earlier, &sent).unwrap();
        sent = threads::run_from(&longer, 1, &begun, |_| {});
        earlier = longer;
    }
    assert_eq!(sent, inline::run(&earlier));
}

#[test]
fn a_run_that_was_left_in_the_middle_goes_on_to_a_later_end() {
    let (shorter, longer) = (of_length(RUNS[0], 100), of_length(RUNS[0], 300));
    let mut chunk = shorter.start(0);
    chunk.advance(61);
    let state = shorter.state_of(0, chunk.as_ref()).unwrap();
    let sent = ChunkOutput::from(chunk.snapshot()).with_state(Some(state.into()));
    let begun = longer.continued(&shorter, &[Some(sent)]).unwrap();
    assert_eq!(
        threads::run_from(&longer, 1, &begun, |_| {}),
        inline::run(&longer)
    );
}

#[test]
fn nothing_else_is_gone_on_from() {
    let shorter = of_length(RUNS[0], 100);
    let sent = inline::run(&shorter);
    for link in [
        "regret?seed=7&iterations=99",
        "regret?seed=7&iterations=100",
        "regret?seed=8&iterations=300",
        "regret?seed=7&iterations=300&cards=4",
        "regret?seed=7&iterations=300&variant=cfr-plus",
        "regret?seed=7&iterations=300&compare=linear",
        "regret?seed=7&iterations=300&head_start=2",
        "mcts?simulations=300&seed=7",
    ] {
        assert_eq!(experiment(link).continued(&shorter, &sent), None, "{link}");
    }
    // Nor from what was kept without what it takes.
    let without: Vec<_> = sent
        .iter()
        .cloned()
        .map(|sent| Some(sent?.with_state(None)))
        .collect();
    assert_eq!(of_length(RUNS[0], 300).continued(&shorter, &without), None);
    // What is damaged is not taken over.
    let damaged = sent.iter().cloned().map(|sent| {
        let sent = sent?;
        let mut state = sent.state()?.to_vec();
        *state.last_mut()? ^= 1;
        Some(sent.with_state(Some(state.into())))
    });
    let damaged: Vec<_> = damaged.collect();
    assert_eq!(of_length(RUNS[0], 300).continued(&shorter, &damaged), None);
}

/// Also where some chunks are finished, others begun and the rest not, and where a chunk has no state and begins again.
#[test]
fn a_run_goes_on_from_whatever_was_kept_on_the_way() {
    for link in [
        "regret?variant=cfr-plus&compare=linear,external-sampling&seeds=2&seed=7&iterations=143",
        "general-sum?iterations=40&starts=2&start=random",
        "racing?mean=0.6&repeats=40",
        "war?games=3000",
        "mcts?simulations=700&trees=2&exact=0",
        "minimax?game=tic-tac-toe&moves=1&algorithm=alpha-beta&versus=pvs",
    ] {
        let experiment = experiment(link);
        let expected = inline::run(&experiment);
        let mut kept = Vec::new();
        let mut keep = |sent: &[Option<ChunkOutput>]| kept.push(sent.to_vec());
        let keeping = Keeping {
            every: Duration::ZERO,
            keep: &mut keep,
        };
        let whole = threads::run_keeping(
            &experiment,
            2,
            &(0..experiment.chunk_count()).collect::<Vec<_>>(),
            &[],
            Some(keeping),
            |_| {},
        );
        assert_eq!(whole, expected, "{link}");
        assert!(
            kept.len() >= experiment.chunk_count(),
            "{link}: {}",
            kept.len()
        );
        for part in 0..5 {
            let begun = saved(&experiment, &kept[part * (kept.len() - 1) / 4]);
            assert_eq!(
                threads::run_from(&experiment, 2, &begun, |_| {}),
                expected,
                "{link}"
            );
        }
    }
}

/// A run that goes on and is kept before it comes to a chunk keeps what that one had sent.
#[test]
fn nothing_that_was_kept_is_lost_when_it_is_kept_again() {
    let experiment = experiment("racing?mean=0.6&repeats=40");
    let expected = inline::run(&experiment);
    assert!(expected.len() > 1);
    let mut begun = expected.clone();
    begun[0] = None;
    let mut first = None;
    let mut keep = |sent: &[Option<ChunkOutput>]| {
        first.get_or_insert_with(|| sent.to_vec());
    };
    let keeping = Keeping {
        every: Duration::ZERO,
        keep: &mut keep,
    };
    threads::run_keeping(
        &experiment,
        1,
        &(0..experiment.chunk_count()).collect::<Vec<_>>(),
        &begun,
        Some(keeping),
        |_| {},
    );
    assert_eq!(first.unwrap()[1..], expected[1..]);
}
