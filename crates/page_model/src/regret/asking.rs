//! Question about the next moment that is kept: will the information set that is looked at do its last action more often?
//!
//! The answer is that of the run.

use super::shown::Shown;
use experiments::regret::naming::{action_names, set_name};
use experiments::regret::parts::part_of;
use experiments::regret::{MainRun, Past, RegretExperiment};
use experiments::{LabExperiment, link};
use texts::Texts;

/// What changes less is no change that anybody could see.
const MIN_CHANGE: f32 = 0.005;

/// How the share of an action changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    More,
    Less,
    AsOften,
}

impl Change {
    /// Of a share.
    pub fn of(before: f32, after: f32) -> Self {
        let change = after - before;
        if change > MIN_CHANGE {
            Self::More
        } else if change < -MIN_CHANGE {
            Self::Less
        } else {
            Self::AsOften
        }
    }
}

/// A question with its answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// Tells it from all other questions.
    pub id: String,
    pub text: String,
    pub right: Change,
    pub why: String,
}

/// The moment that is shown and the one after it.
fn neighbours(main: &MainRun, iteration: u64) -> Option<(&Past, &Past)> {
    let next = main
        .past
        .partition_point(|past| past.iteration <= iteration);
    Some((main.past.get(next.checked_sub(1)?)?, main.past.get(next)?))
}

/// The question; none about the last moment, none where the run has not come to the next, and none about what is fixed, which does
/// not change.
pub fn question(lab: &RegretExperiment, shown: &Shown, texts: &Texts) -> Option<Question> {
    let words = &texts.labs.regret.pictures;
    let tree = &shown.learned.tree;
    let main = shown.learned.main.as_ref()?;
    let (now, next) = neighbours(main, shown.moment.as_ref()?.iteration)?;
    let chosen = tree.find(&lab.set);
    let row = chosen.or_else(|| most_changed(lab, shown, now, next))?;
    if lab.lock.of_game(tree).is_locked(row) {
        return None;
    }
    let slot = tree.slots(row).next_back()?;
    let (before, after) = (now.current[slot], next.current[slot]);
    let action = action_names(tree, row, texts).pop().unwrap_or_default();
    let iteration = (texts.number)(next.iteration);
    let percent = |share: f32| (words.percent)(f64::from(share));
    let asked = link::write(RegretExperiment::NAME, &lab.asked());
    Some(Question {
        id: format!("{asked} {} {row}", now.iteration),
        text: (words.asking.question)(&iteration, &set_name(tree, row, texts), &action),
        right: Change::of(before, after),
        why: (words.asking.answer)(&percent(before), &percent(after)),
    })
}

/// The information set of this part of the game whose last action changes most: there is something to be said about it.
fn most_changed(lab: &RegretExperiment, shown: &Shown, now: &Past, next: &Past) -> Option<usize> {
    let tree = &shown.learned.tree;
    let change = |row: &usize| {
        let slot = tree.slots(*row).next_back().unwrap_or_default();
        (next.current[slot] - now.current[slot]).abs()
    };
    let sets = tree.information_sets().iter().enumerate();
    let rows = sets.filter(|(_, set)| part_of(&set.key) == lab.round);
    let rows = rows.map(|(row, _)| row);
    rows.max_by(|a, b| change(a).total_cmp(&change(b)))
}
