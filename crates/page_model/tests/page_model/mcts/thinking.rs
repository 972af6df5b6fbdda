//! Thinking of the machine: what it has found, what the solver has, and what is said about both.

use crate::mcts::support::lab;
use engines::solver::Bounds;
use experiments::mcts::{MctsExperiment, Person, Thoughts};
use experiments::solve::Truth;
use experiments::{ChunkOutput, Experiment, Snapshots};
use games::Player;
use games::connect_four::Column;
use page_model::kit::state::State;
use page_model::kit::store;
use page_model::mcts::status::{Now, is_idle, status};
use page_model::mcts::thinking::{Action, Found, Purpose, Running, Thinking, asked, question_of};
use page_model::mcts::thoughts_table::{bound, is_shown, moves, summary};
use page_model::mcts::truths::{self, Judged, Known, Solved, last_move_of_person};
use page_model::mcts::verdict::{coach, game_over, regret, verdict};
use page_model::mcts::words::sight_sentence;
use runner::scheduler::{Job, JobState, Scheduler};
use std::rc::Rc;
use texts::ENGLISH;
use worker::inline;

const SEARCH: &str = "mcts?width=4&height=4&in_a_row=3&simulations=40&seed=2&exact=0";

fn sent(lab: &MctsExperiment) -> Vec<Option<ChunkOutput>> {
    inline::run(&Experiment::Mcts(lab.clone()))
}

/// A job about an experiment, with these snapshots.
fn job(experiment: &Experiment, state: JobState, snapshots: Vec<Option<ChunkOutput>>) -> Job {
    let mut scheduler = Scheduler::new(1);
    let (id, _) = scheduler.submit(experiment);
    let mut job = scheduler.job(id).unwrap().clone();
    job.state = state;
    job.snapshots = snapshots;
    job
}

/// A machine at its work, and what is heard of it.
struct Machine {
    asked: Rc<store::Asked<String, Rc<Thoughts>>>,
    purpose: Purpose,
}

impl Machine {
    fn of(lab: &MctsExperiment, purpose: Purpose) -> Self {
        Self {
            asked: asked(lab),
            purpose,
        }
    }

    /// It has begun.
    fn begun(&self, thinking: Thinking) -> Thinking {
        let begun = Action::Begun(self.asked.question.clone(), self.purpose);
        let job = store::Action::Begun(self.asked.clone());
        thinking.after(begun).after(job.into())
    }

    fn says(&self, state: JobState, snapshots: Vec<Option<ChunkOutput>>) -> Action {
        let job = job(&self.asked.experiment, state, snapshots);
        store::Action::News(self.asked.clone(), job, 250.0).into()
    }
}

/// Thinking of a machine that moves by itself, after one news about this experiment.
fn heard(
    lab: &MctsExperiment,
    purpose: Purpose,
    state: JobState,
    snapshots: Vec<Option<ChunkOutput>>,
) -> Thinking {
    let machine = Machine::of(lab, purpose);
    let live = Thinking::default().after(Action::Live(true));
    machine.begun(live).after(machine.says(state, snapshots))
}

fn found(lab: &MctsExperiment) -> Rc<Found> {
    let thinking = heard(lab, Purpose::Search, JobState::Finished, sent(lab));
    thinking.found(&question_of(lab)).unwrap().clone()
}

#[test]
fn what_is_looked_at_is_no_other_question() {
    let plain = question_of(&lab(SEARCH));
    assert_eq!(
        question_of(&lab(&format!("{SEARCH}&look=9&thoughts=on"))),
        plain
    );
    assert_ne!(question_of(&lab(&format!("{SEARCH}&c=2"))), plain);
}

#[test]
fn an_answer_is_there_and_still_to_be_played() {
    let lab = lab(SEARCH).question();
    let thinking = heard(&lab, Purpose::Move, JobState::Finished, sent(&lab));
    let running = thinking.running.clone().unwrap();
    assert!(running.answered && !running.paused && !running.is_only_search());
    let found = thinking.found(&question_of(&lab)).unwrap();
    assert_eq!(
        (found.findings.progress.done, found.milliseconds),
        (40, 250.0)
    );
    assert_eq!(thinking.after(Action::Ended).running, None);
}

#[test]
fn a_pause_is_known() {
    let lab = lab(SEARCH).question();
    let thinking = heard(&lab, Purpose::Move, JobState::Paused, vec![None]);
    assert!(thinking.running.unwrap().paused);
}

#[test]
fn a_search_that_is_stopped_stops_the_machine() {
    let lab = lab(SEARCH).question();
    let thinking = heard(&lab, Purpose::Move, JobState::Stopped, sent(&lab));
    assert_eq!((thinking.running.clone(), thinking.live), (None, false));
    assert!(
        thinking.found(&question_of(&lab)).is_some(),
        "what was found stays"
    );
}

#[test]
fn a_search_under_way_can_be_wanted_for_something_else() {
    let lab = lab(SEARCH).question();
    let search = Machine::of(&lab, Purpose::Search).begun(Thinking::default());
    let wanted = search.after(Action::Wanted(Purpose::Hint));
    assert_eq!(wanted.running.unwrap().purpose, Purpose::Hint);
    let idle = Thinking::default().after(Action::Wanted(Purpose::Hint));
    assert_eq!(idle.running, None);
}

#[test]
fn late_news_changes_nothing_of_what_is_asked_again() {
    let lab = lab(SEARCH).question();
    let (before, now) = [Purpose::Move; 2]
        .map(|purpose| Machine::of(&lab, purpose))
        .into();
    let late = || before.says(JobState::Stopped, sent(&lab));
    let left = before.begun(Thinking::default()).after(Action::Ended);
    let asked_again = now.begun(left.clone()).after(late());
    assert!(asked_again.running.is_some(), "it goes on");
    assert!(asked_again.found(&question_of(&lab)).is_none());
    // What is asked no more is remembered from late news too.
    assert!(left.after(late()).found(&question_of(&lab)).is_some());
}

#[test]
fn one_that_was_just_begun_has_no_thoughts() {
    let lab = lab(SEARCH).question();
    let begun = Machine::of(&lab, Purpose::Search).begun(Thinking::default());
    assert!(begun.found(&question_of(&lab)).is_none());
}

#[test]
fn nonsense_is_not_remembered() {
    let lab = lab(SEARCH).question();
    let nonsense = vec![Some(vec![1, 2, 3].into())];
    let thinking = heard(&lab, Purpose::Search, JobState::Finished, nonsense);
    assert!(thinking.found(&question_of(&lab)).is_none());
}

#[test]
fn a_file_is_restored_with_how_far_it_was() {
    let lab = lab(SEARCH).question();
    let restored =
        |snapshots| Thinking::default().after(Action::Restored(Box::new(lab.clone()), snapshots));
    let whole = restored(sent(&lab));
    assert_eq!(
        whole.found(&question_of(&lab)).unwrap().state,
        JobState::Finished
    );
    assert!(
        restored(vec![None]).found(&question_of(&lab)).is_none(),
        "nothing was done"
    );
    let long = self::lab("mcts?simulations=100000&exact=0").question();
    let mut chunk = computing::ComputeAny::start(&Experiment::Mcts(long.clone()), 0);
    let _ = chunk.advance(1);
    let begun = vec![Some(chunk.snapshot().into())];
    let half = Thinking::default().after(Action::Restored(Box::new(long.clone()), begun));
    let found = half.found(&question_of(&long)).unwrap();
    assert_eq!(found.state, JobState::Stopped);
    assert!(found.findings.progress.done > 0 && found.redone > 0.0);
}

fn running(lab: &MctsExperiment, purpose: Purpose, paused: bool) -> Running {
    Running {
        question: question_of(lab),
        purpose,
        paused,
        answered: false,
    }
}

/// The status while this is thought.
fn said(lab: &MctsExperiment, running: Option<&Running>) -> String {
    let now = Now {
        running,
        found: None,
    };
    status(lab, now, &ENGLISH.labs.mcts.page).1
}

#[test]
fn the_status_says_what_the_machine_does() {
    let words = &ENGLISH.labs.mcts.page;
    let lab = lab(SEARCH);
    let while_it = |purpose, paused| said(&lab, Some(&running(&lab, purpose, paused)));
    assert_eq!(while_it(Purpose::Move, false), (words.thinking)(0));
    assert_eq!(while_it(Purpose::Hint, false), (words.looking_for_hint)(0));
    assert_eq!(while_it(Purpose::Move, true), (words.paused)(0));
    assert_eq!(
        while_it(Purpose::Search, false),
        (words.your_move)(0),
        "it only shows what it finds"
    );
    let machines = MctsExperiment {
        person: Person::Second,
        ..lab
    };
    assert_eq!(said(&machines, None), (words.machine_waits)(0));
}

#[test]
fn the_machines_move_is_said_with_whose_turn_it_is() {
    let words = &ENGLISH.labs.mcts.page;
    let answered = lab(&format!("{SEARCH}&moves=12"));
    let expected = format!("{} {}", (words.played)(1, 2), (words.your_move)(0));
    assert_eq!(said(&answered, None), expected);
    let own = MctsExperiment {
        person: Person::Both,
        ..answered
    };
    assert_eq!(said(&own, None), (words.your_move)(0), "nobody else moved");
}

#[test]
fn a_finished_search_suggests_its_move_to_who_sees_its_thoughts() {
    let words = &ENGLISH.labs.mcts.page;
    let lab = lab(&format!("{SEARCH}&thoughts=on")).question();
    let lab = MctsExperiment {
        person: Person::First,
        thoughts: true,
        ..lab
    };
    let found = found(&lab);
    let best = found.findings.best.unwrap().number();
    let say = |lab: &MctsExperiment| {
        let now = Now {
            running: None,
            found: Some(&found),
        };
        status(lab, now, words).1
    };
    assert!(
        say(&lab).ends_with(&(words.suggests)(best)),
        "{}",
        say(&lab)
    );
    let without = MctsExperiment {
        thoughts: false,
        ..lab
    };
    assert_eq!(say(&without), (words.your_move)(0));
}

#[test]
fn the_end_is_said_with_who_has_won() {
    let words = &ENGLISH.labs.mcts.page;
    // First has the bottom three of column 1.
    let over = lab(&format!("{SEARCH}&moves=12121"));
    let now = Now {
        running: None,
        found: None,
    };
    let (winner, sentence) = status(&over, now, words);
    assert_eq!(winner, Some(Player::First));
    assert_eq!(sentence, game_over(&over, over.outcome().unwrap(), words));
    assert!(!is_idle(&over, None), "there is nothing to ask for");
}

#[test]
fn a_machine_that_thinks_for_somebody_is_not_idle() {
    let lab = lab(SEARCH);
    assert!(is_idle(&lab, None));
    assert!(is_idle(&lab, Some(&running(&lab, Purpose::Search, false))));
    assert!(!is_idle(&lab, Some(&running(&lab, Purpose::Hint, false))));
}

#[test]
fn the_table_has_the_columns_that_mean_something() {
    let shown = |link: &str, has_truth: bool| {
        let lab = lab(link);
        let all = (0..8).filter(|&index| is_shown(&lab, None, has_truth, index));
        all.collect::<Vec<usize>>()
    };
    assert_eq!(shown(SEARCH, false), [0, 2, 3, 4, 5]);
    assert_eq!(shown(SEARCH, true), [0, 1, 2, 3, 4, 5]);
    assert_eq!(
        shown(&format!("{SEARCH}&prior=4"), false),
        [0, 2, 3, 4, 5, 6]
    );
    assert_eq!(
        shown(&format!("{SEARCH}&trees=2"), false),
        [0, 2, 3, 4],
        "two trees have two bounds"
    );
    assert_eq!(
        shown(&format!("{SEARCH}&agent=random"), false),
        [0],
        "it knows no numbers"
    );
}

#[test]
fn all_moves_stand_there_before_numbers_come() {
    let lab = lab(SEARCH);
    let before = moves(&lab, None);
    assert_eq!(before.len(), 4);
    assert_eq!(moves(&lab, Some(&*found(&lab.question()))), before);
}

/// w/n + C·√(ln(N + 1)/n), by hand.
#[test]
fn the_bound_is_the_formula() {
    let lab = MctsExperiment {
        c: 1.4,
        ..lab(SEARCH)
    };
    let mut known = engines::mcts::MoveStatistics::new(Column::new(0).unwrap(), 7, 5.0);
    let wanted = 5.0 / 7.0 + 1.4 * (25.0_f64.ln() / 7.0).sqrt();
    assert!((bound(&known, 24, &lab).unwrap() - wanted).abs() < 1e-12);
    let rootless = MctsExperiment {
        rootless: true,
        ..lab.clone()
    };
    let wanted = 5.0 / 7.0 + 1.4 * 25.0_f64.ln() / 7.0;
    assert!((bound(&known, 24, &rootless).unwrap() - wanted).abs() < 1e-12);
    known.visits = 0;
    assert_eq!(bound(&known, 24, &lab), None);
}

#[test]
fn the_summary_says_how_far_the_search_has_come() {
    let lab = lab(SEARCH).question();
    let whole = found(&lab);
    let words = &ENGLISH.labs.mcts.page;
    let said = summary(&lab, &whole, &ENGLISH);
    assert!(
        said.starts_with(&(words.simulations_done)("40", "40")),
        "{said}"
    );
    // Forty in a quarter of a second.
    assert!(said.contains(&(words.rate)("160")), "{said}");
    let stopped = Found {
        state: JobState::Stopped,
        redone: 0.5,
        ..(*whole).clone()
    };
    let said = summary(&lab, &stopped, &ENGLISH);
    assert!(
        said.contains(words.stopped_early) && said.contains(&(ENGLISH.runs.redone)(50)),
        "{said}"
    );
}

#[test]
fn an_agent_says_what_it_knows_in_its_own_terms() {
    let words = &ENGLISH.labs.mcts.sight;
    let say = |link: &str| {
        let lab = lab(link).question();
        let found = found(&lab);
        (
            found.findings.best.unwrap().number(),
            sight_sentence(&found.findings, &ENGLISH),
        )
    };
    let small = "mcts?width=4&height=4&in_a_row=3&exact=0";
    let (best, said) = say(&format!("{small}&agent=random"));
    assert_eq!(said, (words.random)(best, 4));
    let (best, said) = say(&format!("{small}&agent=tactical&moves=1212"));
    assert_eq!((best, said), (1, (words.wins)(1, 1)));
    let (best, said) = say(&format!("{small}&agent=tactical&moves=11"));
    assert_eq!(said, (words.nothing)(best, 4));
    let (_, said) = say(&format!("{small}&agent=minimax(3)&moves=1212"));
    assert!(said.contains(words.sees_win), "{said}");
    let (_, said) = say(SEARCH);
    assert_eq!(said, "", "its numbers say it");
}

#[test]
fn an_agent_that_has_not_chosen_says_nothing() {
    let lab = lab(&format!("{SEARCH}&agent=minimax(3)")).question();
    let thoughts = lab.thoughts(&[None]).unwrap();
    assert_eq!(sight_sentence(&thoughts, &ENGLISH), "");
    assert!(lab.snapshot(0, &[]).is_none());
}

/// What the solver has found about a position, at its end.
fn solved(lab: &MctsExperiment) -> Rc<Known> {
    let solve = lab.solve();
    let snapshots = inline::run(&Experiment::Solve(solve.clone()));
    let restored = store::Action::Restored(truths::asked(&solve), snapshots);
    let solved = Solved::default().after(restored);
    assert!(!solved.is_open(&solve));
    solved.of(&solve).unwrap().clone()
}

const SOLVABLE: &str = "mcts?width=4&height=4&in_a_row=3&moves=1212&exact=1000000&simulations=40";

#[test]
fn a_position_is_open_until_it_is_solved() {
    let solve = lab(SOLVABLE).solve();
    assert!(Solved::default().is_open(&solve));
    assert!(solved(&lab(SOLVABLE)).is_finished);
}

#[test]
fn what_a_file_says_of_a_position_is_kept_beside_what_is_known() {
    let solve = lab(SOLVABLE).solve();
    let snapshots = inline::run(&Experiment::Solve(solve.clone()));
    let restored = |snapshots| store::Action::Restored(truths::asked(&solve), snapshots);
    let whole = Solved::default().after(restored(snapshots.clone()));
    assert!(whole.of(&solve).unwrap().is_finished);
    // An emptier file takes nothing away; nonsense changes nothing.
    let nothing = vec![None; snapshots.len()];
    let again = whole.clone().after(restored(nothing));
    assert_eq!(again.of(&solve), whole.of(&solve));
    let mut nonsense = snapshots;
    nonsense[0] = Some(vec![9; 40].into());
    let none = Solved::default().after(restored(nonsense));
    assert_eq!(none.of(&solve), None);
}

#[test]
fn the_verdict_is_that_of_perfect_play() {
    let words = &ENGLISH.labs.solve.page;
    let lab = lab(SOLVABLE);
    let known = solved(&lab);
    let best = known.truth.best().unwrap();
    assert!(best > 0, "three in a row are there for the taking");
    let said = verdict(&lab, &known, words);
    assert_eq!(
        said,
        (words.verdict)(best, 0, lab.solve().moves_to_end(best))
    );
}

#[test]
fn what_is_not_known_is_not_said() {
    let words = &ENGLISH.labs.solve.page;
    let lab = lab(SOLVABLE);
    let open = Known::default();
    assert_eq!(verdict(&lab, &open, words), words.no_verdict);
    let given_up = Known {
        is_finished: true,
        ..Known::default()
    };
    assert_eq!(verdict(&lab, &given_up, words), words.too_large);
    assert_eq!(regret(&open, None, words), None);
}

#[test]
fn the_choice_of_the_search_is_judged_by_the_truth() {
    let words = &ENGLISH.labs.solve.page;
    let lab = lab(SOLVABLE);
    let known = solved(&lab);
    let question = lab.question();
    let found = found(&question);
    let chosen = found.findings.best.unwrap();
    let lost = known.truth.regret(chosen).unwrap();
    assert_eq!(
        regret(&known, Some(&*found), words),
        Some((words.regret)(lost))
    );
}

#[test]
fn the_coach_names_the_best_moves() {
    let words = &ENGLISH.labs.solve.page;
    let known = solved(&lab(SOLVABLE));
    let judge = |known: Option<Rc<Known>>| {
        let column = Column::new(3).unwrap();
        coach(&Judged { column, known }, words)
    };
    let truth: &Truth = &known.truth;
    let best: Vec<String> = truth
        .moves
        .iter()
        .filter(|of| truth.is_best(of.column))
        .map(|of| of.column.number().to_string())
        .collect();
    let score = truth.score(Column::new(3).unwrap()).unwrap();
    let expected = (words.coach)(4, score, truth.best().unwrap(), &best.join(", "));
    assert_eq!(judge(Some(known.clone())), Some(expected));
    assert_eq!(judge(None).as_deref(), Some(words.coach_waits));
    let given_up = Known {
        is_finished: true,
        ..Known::default()
    };
    assert_eq!(judge(Some(Rc::new(given_up))), None, "it will not be known");
    assert!(truth.moves.iter().all(|of| of.bounds != Bounds::OPEN));
}

#[test]
fn the_persons_last_move_is_judged() {
    let last = |link: &str| {
        let found = last_move_of_person(&lab(link));
        found.map(|(ply, column)| (ply, column.number()))
    };
    assert_eq!(
        last("mcts?moves=4453&exact=0"),
        Some((2, 5)),
        "of the first player"
    );
    assert_eq!(last("mcts?moves=445&exact=0"), Some((2, 5)));
    assert_eq!(last("mcts?moves=4453&person=second&exact=0"), Some((3, 3)));
    assert_eq!(last("mcts?exact=0"), None);
    assert_eq!(last("mcts?moves=4453&person=neither&exact=0"), None);
}

/// What an agent says in place of numbers, and which columns of the table it fills.
fn said_by(link: &str) -> (String, u8, Vec<usize>) {
    let lab = lab(link).question();
    let found = found(&lab);
    let shown = (0..8).filter(|&index| is_shown(&lab, Some(&*found), false, index));
    let best = found.findings.best.unwrap().number();
    (summary(&lab, &found, &ENGLISH), best, shown.collect())
}

/// Of single moves these know nothing.
#[test]
fn agents_that_do_not_simulate_say_how_they_chose_in_words() {
    let by = |agent: &str| said_by(&format!("mcts?moves=4&exact=0&agent={agent}"));
    let (said, best, shown) = by("random");
    let drew = format!(
        "It drew column {best}: one of 7 legal moves, all equally likely. It knows nothing else."
    );
    assert_eq!((said, shown), (drew, vec![0]));
    let (said, best, shown) = by("tactical");
    let drew = format!(
        "It saw no win and nothing to block, and drew column {best}: one of 7 legal moves, all equally likely."
    );
    assert_eq!((said, shown), (drew, vec![0]));
    let (said, _, shown) = by("minimax(4)");
    assert!(said.starts_with("It looked 4 moves ahead, at "), "{said}");
    assert_eq!(shown, [0]);
    let (said, _, shown) = by("uct(200)");
    assert!(said.contains("200 simulations."), "{said}");
    assert!(shown.len() > 1, "{shown:?}");
}

#[test]
fn a_perfect_player_has_scores_in_place_of_visits() {
    let (said, _, shown) = said_by("mcts?width=5&height=4&moves=3322&agent=perfect&exact=0");
    assert!(said.contains("no move has a better"), "{said}");
    let header = &ENGLISH.labs.mcts.page.thoughts_header;
    let header: Vec<&str> = shown.iter().map(|&index| header[index]).collect();
    assert_eq!(header, ["Column", "Its score"]);
}

/// With 12 of 42 stones on the board a score of 12 is the seventh stone from now.
#[test]
fn exact_scores_are_told_in_words() {
    let words = &ENGLISH.labs.solve.page;
    let lab = lab("mcts?moves=445523314672");
    let known = solved(&lab);
    let score = |column: u8| known.truth.score(Column::new(column - 1).unwrap()).unwrap();
    assert_eq!([1, 2, 5, 6, 7].map(score), [1, 4, 12, 12, 3]);
    assert_eq!(
        verdict(&lab, &known, words),
        "With perfect play First wins in 7 moves (score +12 for First, who is to move)."
    );
    assert_eq!(
        (words.scored)(12, lab.solve().moves_to_end(12)),
        "wins in 7"
    );
    assert_eq!((words.regret)(0), "Its choice is a perfect move.");
    let column = Column::new(0).unwrap();
    let judged = Judged {
        column,
        known: Some(known),
    };
    assert_eq!(
        coach(&judged, words).as_deref(),
        Some(
            "Your last move, column 1, is still a win, but scores 11 less than the best (columns 5, 6)."
        )
    );
}

/// Column 1 has four stones of the first player.
#[test]
fn a_game_that_is_over_is_told_and_nothing_is_asked() {
    let over = lab("mcts?moves=1212121");
    let said = said(&over, None);
    assert!(said.starts_with("First has won"), "{said}");
    assert!(!is_idle(&over, None));
}
