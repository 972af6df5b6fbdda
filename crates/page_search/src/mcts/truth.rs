//! The exact truth beside the estimates: solves the position looked at, the one in which the person moved last, and the one in
//! which the machine decided.
//!
//! It makes way for the machine's thoughts and goes on after them with the moves that are not known yet.

use experiments::mcts::MctsLab;
use experiments::solve::{SolveLab, Truth};
use experiments::{Experiment, Lab, Sent};
use games::Player;
use games::connect_four::Column;
use page_kit::components::job::use_job_while;
use page_kit::workers::submit_resumed;
use runner::remembered::Remembered;
use runner::scheduler::{Job, JobState};
use std::rc::Rc;
use yew::prelude::*;

/// Positions whose truth is remembered.
const MAX_REMEMBERED: usize = 400;

/// What a file has said: the experiment and the solver's snapshots.
pub type FromFile = (MctsLab, Vec<Option<Sent>>);

/// What is known about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Known {
    pub truth: Rc<Truth>,
    /// As a file has them; empty before anything is known.
    pub snapshots: Vec<Option<Sent>>,
    pub is_finished: bool,
}

/// A move of the person, to be judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    pub column: Column,
    /// The truth about the position in which it was made; `None` while nothing is known.
    pub known: Option<Rc<Known>>,
}

/// The truth as the lab shows it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Truths {
    /// About the position looked at; `None` if it is not asked for.
    pub now: Option<Rc<Known>>,
    /// About the position before, where the machine decided; `None` if nobody asks for it.
    pub past: Option<Rc<Known>>,
    /// The person's last move.
    pub judged: Option<Judged>,
}

#[derive(Clone, Default, PartialEq)]
struct Solved(Remembered<Rc<Known>, MAX_REMEMBERED>);

enum Action {
    News(SolveLab, Job),
    Restored(SolveLab, Vec<Option<Sent>>),
}

impl Reducible for Solved {
    type Action = Action;

    fn reduce(self: Rc<Self>, happening: Action) -> Rc<Self> {
        let (lab, snapshots, is_finished) = match happening {
            Action::News(lab, job) => {
                let ended = matches!(job.state, JobState::Finished | JobState::Failed(_));
                (lab, job.snapshots, ended)
            }
            Action::Restored(lab, snapshots) => (lab, snapshots, false),
        };
        let before = self.0.get(&key(&lab));
        let snapshots = match before {
            Some(before) => lab.richer(&before.snapshots, snapshots),
            None => snapshots,
        };
        // Bytes come from outside: nonsense changes nothing.
        let Ok(truth) = lab.merge(&snapshots) else {
            return self;
        };
        let mut solved = self.0.clone();
        let is_finished = is_finished || truth.moves.iter().all(|known| known.is_finished);
        let known = Known {
            truth: Rc::new(truth),
            snapshots,
            is_finished,
        };
        solved.insert(key(&lab), Rc::new(known));
        Rc::new(Self(solved))
    }
}

fn key(lab: &SolveLab) -> String {
    Experiment::Solve(lab.clone()).link()
}

/// The person's last move at or before the moment looked at: its ply and column.
fn last_move_of_person(lab: &MctsLab) -> Option<(usize, Column)> {
    let game = lab.game_so_far();
    let plies = lab.plies();
    let earliest = plies.saturating_sub(2);
    let mut recent = (earliest..plies).rev();
    let ply = recent.find(|&ply| lab.is_person(Player::at_ply(ply)))?;
    Some((ply, game.moves()[ply]))
}

/// The truth about the moment looked at, and about the moment before it if that is `past`. `is_busy`: the machine thinks.
#[hook]
pub fn use_truths(
    lab: &MctsLab,
    is_busy: bool,
    past: Option<&MctsLab>,
) -> (Truths, Callback<FromFile>) {
    let solved = use_reducer(Solved::default);
    let is_wanted = lab.exact > 0;
    let now = lab.solve();
    let judged = last_move_of_person(lab);
    let before = judged.map(|(ply, _)| lab.at_ply(ply).solve());
    let find = |lab: &SolveLab| solved.0.get(&key(lab)).cloned();
    let is_open = |lab: &SolveLab| {
        is_wanted && lab.runnable().is_ok() && !find(lab).is_some_and(|known| known.is_finished)
    };
    let past = past.map(MctsLab::solve);
    let next = [Some(now.clone()), before.clone(), past.clone()];
    let next = next
        .into_iter()
        .flatten()
        .find(is_open)
        .filter(|_| !is_busy);
    {
        let solved = solved.clone();
        use_job_while(next, move |lab| {
            let found = solved.0.get(&key(&lab)).cloned().unwrap_or_default();
            let solved = solved.dispatcher();
            let experiment = Experiment::Solve(lab.clone());
            Some(submit_resumed(&experiment, &found.snapshots, move |job| {
                solved.dispatch(Action::News(lab.clone(), job.clone()));
            }))
        });
    }
    let truths = Truths {
        now: is_wanted.then(|| find(&now).unwrap_or_default()),
        past: past
            .filter(|_| is_wanted)
            .map(|past| find(&past).unwrap_or_default()),
        judged: judged.filter(|_| is_wanted).map(|(_, column)| Judged {
            column,
            known: before.as_ref().and_then(find),
        }),
    };
    let restore = {
        let solved = solved.dispatcher();
        Callback::from(move |(lab, snapshots): FromFile| {
            solved.dispatch(Action::Restored(lab.solve(), snapshots));
        })
    };
    (truths, restore)
}
