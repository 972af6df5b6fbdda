//! Store of what was found: what is kept of news, what stays in sight meanwhile, and what is forgotten.

use crate::jobs::{AtWork, experiment};
use experiments::ChunkOutput;
use page_model::kit::state::State;
use page_model::kit::store::{self, Asked, Store};
use runner::scheduler::{Failure, Job, JobState};
use std::rc::Rc;
use worker::inline;

const TWO_CHUNKS: &str = "mcts?moves=4453&simulations=400&exact=0&trees=2";

/// What a job says is how many chunks have sent something, the most of all news. Of job 9 nothing can be read.
type Known = Store<u32, usize, 3>;
type Found = store::Found<u32, usize>;
type Action = store::Action<u32, usize>;

fn asked(question: u32) -> Rc<Asked<u32, usize>> {
    let count = |job: &Job| job.snapshots.iter().flatten().count();
    Asked::new(question, experiment(TWO_CHUNKS), move |job, &before| {
        (question != 9).then(|| count(job).max(before))
    })
}

/// The job of a question, and what the store hears of it.
struct Run {
    asked: Rc<Asked<u32, usize>>,
    work: AtWork,
}

impl Run {
    fn from(question: u32, known: &[Option<ChunkOutput>]) -> Self {
        Self {
            asked: asked(question),
            work: AtWork::from(TWO_CHUNKS, known),
        }
    }

    fn of(question: u32) -> Self {
        Self::from(question, &[])
    }

    fn begun(&self) -> Action {
        Action::Begun(self.asked.clone())
    }

    fn news(&self, milliseconds: f64) -> Action {
        Action::News(self.asked.clone(), self.work.job(), milliseconds)
    }

    fn finished(&mut self) -> Action {
        self.work.finish(0);
        self.work.finish(1);
        self.news(9.0)
    }
}

fn after(happenings: impl IntoIterator<Item = Action>) -> Known {
    let happenings = happenings.into_iter();
    happenings.fold(Known::default(), Known::after)
}

fn found(store: &Known, question: u32) -> Found {
    (**store.found(&question).expect("remembered")).clone()
}

fn state(store: &Known, question: u32) -> JobState {
    found(store, question).state
}

fn whole() -> Vec<Option<ChunkOutput>> {
    inline::run(&experiment(TWO_CHUNKS))
}

fn restored(question: u32, snapshots: Vec<Option<ChunkOutput>>) -> Action {
    Action::Restored(asked(question), snapshots)
}

#[test]
fn nothing_is_known_of_what_was_never_begun() {
    assert!(after([Run::of(1).begun()]).found(&2).is_none());
}

#[test]
fn what_was_just_begun_runs_and_has_no_news() {
    let found = found(&after([Run::of(1).begun()]), 1);
    assert_eq!((found.state, found.findings), (JobState::Running, 0));
    assert!(found.snapshots.is_empty() && !found.has_news && !found.is_behind);
}

#[test]
fn news_say_what_was_found_and_how_long_it_took() {
    let mut run = Run::of(1);
    run.work.say(0, 30);
    let found = found(&after([run.begun(), run.news(7.0)]), 1);
    assert!(found.has_news);
    assert_eq!((found.milliseconds, found.findings), (7.0, 1));
    assert!(found.snapshots[0].is_some() && found.snapshots[1].is_none());
}

#[test]
fn computing_time_is_that_of_finished_chunks() {
    let mut run = Run::of(1);
    run.work.say(1, 30);
    run.work.finish(0);
    let found = found(&after([run.begun(), run.news(7.0)]), 1);
    assert_eq!(found.busy_milliseconds, [4.0, 0.0]);
    assert_eq!(found.all_busy_milliseconds(), 4.0);
    assert_eq!(found.state, JobState::Running);
}

#[test]
fn it_is_finished_when_all_chunks_are() {
    let mut run = Run::of(1);
    let found = found(&after([run.begun(), run.finished()]), 1);
    assert_eq!((found.state, found.findings), (JobState::Finished, 2));
    assert_eq!((found.snapshots, found.redone), (whole(), 0.0));
}

/// A file with a game and nothing found is opened, perhaps again.
#[test]
fn a_file_in_which_nothing_was_found_changes_nothing() {
    let game = || restored(1, vec![None, None]);
    assert!(after([game()]).found(&1).is_none());
    assert_eq!(
        state(&after([restored(1, whole()), game()]), 1),
        JobState::Finished
    );
}

#[test]
fn what_was_found_stays_when_it_is_begun_again() {
    let found = found(&after([restored(1, whole()), Run::of(1).begun()]), 1);
    assert_eq!((found.state, found.findings), (JobState::Running, 2));
    assert_eq!((found.snapshots, found.has_news), (whole(), false));
}

#[test]
fn what_was_found_stays_until_the_new_job_has_found_something() {
    let mut run = Run::of(1);
    let mut store = after([restored(1, whole()), run.begun(), run.news(1.0)]);
    assert_eq!(found(&store, 1).snapshots, whole());
    run.work.say(0, 30);
    store = store.after(run.news(2.0));
    let found = found(&store, 1);
    assert_ne!(found.snapshots, whole());
    assert_eq!((&found.snapshots[1], found.findings), (&None, 2));
}

#[test]
fn nonsense_changes_nothing() {
    let mut run = Run::of(9);
    let store = after([run.begun(), run.finished()]);
    assert_eq!(state(&store, 9), JobState::Running);
    assert!(!found(&store, 9).has_news);
    assert!(after([restored(9, whole())]).found(&9).is_none());
}

#[test]
fn late_news_of_a_job_that_was_replaced_change_nothing() {
    let (mut first, second) = (Run::of(1), Run::of(1));
    first.work.say(0, 30);
    first.work.stop();
    let begun = after([first.begun(), second.begun()]);
    let store = begun.clone().after(first.news(5.0));
    assert_eq!(found(&store, 1), found(&begun, 1));
    assert_eq!(state(&store.after(second.news(1.0)), 1), JobState::Running);
}

#[test]
fn late_news_of_a_job_that_was_left_are_remembered() {
    let (mut left, next) = (Run::of(1), Run::of(2));
    left.work.say(0, 30);
    left.work.stop();
    let store = after([left.begun(), next.begun(), left.news(5.0)]);
    let found = found(&store, 1);
    assert_eq!((found.state, found.findings), (JobState::Stopped, 1));
    assert_eq!(state(&store, 2), JobState::Running);
}

#[test]
fn news_of_what_was_forgotten_change_nothing() {
    let mut last = Store::<u32, usize, 1>::default();
    let (mut before, now) = (Run::of(1), Run::of(2));
    for happening in [before.begun(), now.begun(), before.finished()] {
        last = last.after(happening);
    }
    assert!(last.found(&1).is_none() && last.found(&2).is_some());
}

#[test]
fn one_job_is_under_way_at_a_time() {
    let runs = [Run::of(1), Run::of(2)];
    let store = after(runs.each_ref().map(Run::begun));
    let states = [1, 2].map(|question| state(&store, question));
    assert_eq!(states, [JobState::Stopped, JobState::Running]);
    assert!(!store.was_left_for(&2), "it is under way");
}

#[test]
fn what_was_answered_is_there_when_one_goes_back() {
    let (mut first, mut second) = (Run::of(1), Run::of(2));
    let happenings = [first.begun(), first.finished(), second.begun()];
    let store = after(happenings).after(second.finished());
    assert_eq!(found(&store, 1).snapshots, whole());
    assert_eq!(state(&store, 1), JobState::Finished);
}

#[test]
fn what_was_heard_of_longest_ago_is_forgotten_first() {
    let mut oldest = Run::of(1);
    let begun = [oldest.begun(), Run::of(2).begun(), Run::of(3).begun()];
    let store = after(begun)
        .after(oldest.finished())
        .after(Run::of(4).begun());
    let known: Vec<u32> = store.iter().map(|found| found.question).collect();
    assert_eq!(known, [4, 1, 3]);
}

#[test]
fn what_is_stopped_says_how_much_of_it_is_to_be_done_again() {
    let mut run = Run::of(1);
    run.work.finish(0);
    run.work.say(1, 100);
    let running = after([run.begun(), run.news(3.0)]);
    assert_eq!(found(&running, 1).redone, 0.0, "it goes on");
    run.work.stop();
    let found = found(&running.after(run.news(7.0)), 1);
    assert_eq!(found.state, JobState::Stopped);
    // A search begins anew: of 200 and 100 simulations that were done, the 100 of the second tree.
    assert!((found.redone - 1.0 / 3.0).abs() < 0.02, "{}", found.redone);
}

#[test]
fn what_is_paused_is_active_and_goes_on() {
    let mut run = Run::of(1);
    run.work.pause(true);
    let paused = after([run.begun(), run.news(1.0)]);
    assert_eq!(state(&paused, 1), JobState::Paused);
    assert!(state(&paused, 1).is_active());
    run.work.pause(false);
    assert_eq!(state(&paused.after(run.news(2.0)), 1), JobState::Running);
}

#[test]
fn what_has_failed_keeps_what_it_has_found_and_can_be_tried_again() {
    let mut run = Run::of(1);
    run.work.say(0, 30);
    run.work.refuse(1);
    let failed = after([run.begun(), run.news(1.0)]);
    let refused = JobState::Failed(Failure::Refused("no".to_owned()));
    assert_eq!(state(&failed, 1), refused);
    assert!(found(&failed, 1).snapshots[0].is_some());
    let mut again = Run::from(1, &found(&failed, 1).snapshots);
    let store = failed.after(again.begun());
    assert_eq!(state(&store, 1), JobState::Running);
    assert_eq!(found(&store, 1).findings, 1, "until there is more");
    assert_eq!(found(&store.after(again.finished()), 1).snapshots, whole());
}

#[test]
fn without_states_a_resumed_job_is_behind_until_it_has_caught_up() {
    let mut half = AtWork::of(TWO_CHUNKS);
    half.say(0, 100);
    let mut run = Run::from(1, &half.job().snapshots);
    let mut store = after([run.begun(), run.news(0.0)]);
    assert!(found(&store, 1).is_behind);
    run.work.say(0, 150);
    store = store.after(run.news(1.0));
    assert!(!found(&store, 1).is_behind);
    assert_eq!(found(&store.after(run.finished()), 1).snapshots, whole());
}

#[test]
fn what_was_there_keeps_its_time() {
    let mut first = Run::of(1);
    let store = after([first.begun(), first.finished()]);
    // Nothing is left for the second to do.
    let again = Run::from(1, &whole());
    let store = store.after(again.begun()).after(again.news(1.0));
    let found = found(&store, 1);
    assert_eq!(found.state, JobState::Finished);
    assert_eq!(
        (found.milliseconds, found.all_busy_milliseconds()),
        (9.0, 8.0)
    );
}

#[test]
fn a_job_that_is_left_is_stopped_and_the_page_says_for_what() {
    let mut run = Run::of(1);
    run.work.say(0, 30);
    let store = after([run.begun(), run.news(1.0), Action::OthersEnded(2)]);
    assert!(store.was_left_for(&2) && !store.was_left_for(&1));
    assert_eq!(state(&store, 1), JobState::Stopped);
    let begun = store.after(Run::of(2).begun());
    assert!(!begun.was_left_for(&2), "it is under way itself");
}

#[test]
fn nothing_is_said_to_be_left_where_nothing_was_under_way() {
    assert!(!after([Action::OthersEnded(2)]).was_left_for(&2));
    let store = after([restored(1, whole()), Action::OthersEnded(2)]);
    assert!(!store.was_left_for(&2));
    assert_eq!(state(&store, 1), JobState::Finished);
}

#[test]
fn the_own_job_goes_on_when_others_end() {
    let store = after([Run::of(1).begun(), Action::OthersEnded(1)]);
    assert_eq!(state(&store, 1), JobState::Running);
}

#[test]
fn a_file_is_restored_as_far_as_it_goes() {
    let half = vec![whole()[0].clone(), None];
    for (snapshots, state) in [(whole(), JobState::Finished), (half, JobState::Stopped)] {
        let found = found(&after([restored(1, snapshots.clone())]), 1);
        assert_eq!((found.state, found.snapshots), (state, snapshots));
        assert!(!found.has_news);
    }
}

#[test]
fn what_is_not_of_an_experiment_restores_nothing() {
    let other = experiment("mcts?moves=44&simulations=400&exact=0&trees=2");
    let short = whole()[..1].to_vec();
    for foreign in [inline::run(&other), short, Vec::new()] {
        let own = experiment(TWO_CHUNKS);
        assert!(Job::at_rest(&own, &foreign).is_none());
        assert!(after([restored(1, foreign)]).found(&1).is_none());
    }
}

#[test]
fn a_job_goes_on_beside_a_file_of_its_question() {
    let mut run = Run::of(1);
    run.work.say(0, 30);
    let half = vec![whole()[0].clone(), None];
    let store = after([run.begun(), run.news(1.0), restored(1, half)]);
    assert_eq!(state(&store, 1), JobState::Stopped);
    assert_eq!(state(&store.after(run.news(2.0)), 1), JobState::Running);
}
