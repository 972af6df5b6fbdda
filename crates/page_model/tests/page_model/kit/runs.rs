//! Runs of a visit: what there is to go on from.

use crate::jobs::{AtWork, experiment};
use page_model::kit::runs::{Left, Runs, asked};
use page_model::kit::state::State;
use page_model::kit::store::Action;
use worker::inline;

const TWO_CHUNKS: &str = "mcts?moves=4453&simulations=400&exact=0&trees=2";
const OTHER: &str = "mcts?moves=44&simulations=400&exact=0&trees=2";
const SHORT: &str = "regret?iterations=20";
const LONG: &str = "regret?iterations=40";

fn after(happenings: impl IntoIterator<Item = Action<String, ()>>) -> Runs {
    happenings.into_iter().fold(Runs::default(), Runs::after)
}

fn finished(link: &str) -> Action<String, ()> {
    let experiment = experiment(link);
    let found = inline::run(&experiment);
    Action::Restored(asked(experiment), found)
}

#[test]
fn where_one_looks_makes_no_other_run() {
    let runs = after([finished("regret?iterations=20")]);
    let looked_at = experiment("regret?iterations=20&view=tree").asked();
    assert!(runs.found(&asked(looked_at).question).is_some());
}

#[test]
fn a_longer_run_goes_on_from_the_longest_shorter_one() {
    let runs = after([finished("regret?iterations=10"), finished(SHORT)]);
    let continued = runs.continued(&experiment(LONG)).expect("a shorter run");
    let effort = experiment(LONG)
        .reached(0, continued[0].as_ref().expect("of the only chunk"))
        .expect("its own")
        .effort;
    let short = inline::run(&experiment(SHORT));
    let shorter = experiment(SHORT).reached(0, short[0].as_ref().expect("found"));
    assert_eq!(Some(effort), shorter.map(|reached| reached.effort));
}

#[test]
fn a_search_goes_on_from_no_shorter_one() {
    let runs = after([finished(TWO_CHUNKS)]);
    let longer = "mcts?moves=4453&simulations=800&exact=0&trees=2";
    assert_eq!(runs.continued(&experiment(longer)), None);
}

#[test]
fn somebody_who_comes_for_the_first_time_finds_nothing() {
    let (left, restored) = Runs::default().left(&experiment(TWO_CHUNKS), || None);
    assert_eq!(left, Some(Left::Nothing(Vec::new())));
    assert_eq!(restored, None);
}

#[test]
fn what_has_come_to_its_end_leaves_nothing_to_do() {
    let runs = after([finished(TWO_CHUNKS)]);
    let never = || panic!("the tab is asked only where this visit knows nothing");
    assert_eq!(runs.left(&experiment(TWO_CHUNKS), never), (None, None));
}

#[test]
fn what_was_stopped_in_this_visit_is_half_done() {
    let mut work = AtWork::of(TWO_CHUNKS);
    work.finish(0);
    let snapshots = work.stop().snapshots;
    let run = asked(experiment(TWO_CHUNKS));
    let news = Action::News(run.clone(), work.job(), 1.0);
    let runs = after([Action::Begun(run), news]);
    let (left, restored) = runs.left(&experiment(TWO_CHUNKS), || None);
    assert_eq!(left, Some(Left::Half(snapshots)));
    assert_eq!(restored, None);
}

#[test]
fn what_the_tab_has_kept_is_restored_and_gone_on_with() {
    let whole = inline::run(&experiment(TWO_CHUNKS));
    let half = vec![whole[0].clone(), None];
    let kept = half.clone();
    let (left, restored) = Runs::default().left(&experiment(TWO_CHUNKS), || Some(kept));
    assert_eq!(left, Some(Left::Half(half.clone())));
    assert_eq!(restored, Some(half));
    let (left, restored) = Runs::default().left(&experiment(TWO_CHUNKS), || Some(whole.clone()));
    assert_eq!((left, restored), (None, Some(whole)));
}

#[test]
fn what_the_tab_has_kept_of_another_build_is_begun_anew() {
    let foreign = inline::run(&experiment(OTHER));
    let (left, _) = Runs::default().left(&experiment(TWO_CHUNKS), || Some(foreign));
    assert_eq!(left, Some(Left::Nothing(Vec::new())));
}

#[test]
fn what_a_shorter_run_has_found_is_shown_but_nobody_has_stopped_it() {
    let runs = after([finished(SHORT)]);
    let (left, restored) = runs.left(&experiment(LONG), || None);
    let restored = restored.expect("a shorter run");
    assert_eq!(left, Some(Left::Nothing(restored)));
}
