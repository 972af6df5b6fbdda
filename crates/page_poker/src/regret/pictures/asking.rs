//! Question about the next moment that is kept: will the information set that is looked at do its last action more often?
//!
//! The answer is that of the run.

use super::shown::Shown;
use experiments::regret::board::part_of;
use experiments::regret::{MainRun, Past, RegretLab, naming};
use experiments::{Lab, link};
use page_kit::components::predict::{Predict, Wanted};
use page_kit::context::use_page;
use texts::AskingTexts;
use yew::prelude::*;

/// What changes less is no change that anybody could see.
const MIN_CHANGE: f32 = 0.005;

#[derive(PartialEq, Properties)]
pub struct AskingProps {
    pub lab: RegretLab,
    pub shown: Shown,
}

/// The moment that is shown and the one after it.
fn neighbours(main: &MainRun, iteration: u64) -> Option<(&Past, &Past)> {
    let next = main
        .past
        .partition_point(|past| past.iteration <= iteration);
    Some((main.past.get(next.checked_sub(1)?)?, main.past.get(next)?))
}

/// The question; none about the last moment, and none where the run has not come to the next.
#[component]
pub fn Asking(props: &AskingProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures;
    let tree = &props.shown.learned.tree;
    let main = props.shown.learned.main.as_ref();
    let moment = props.shown.moment.as_ref();
    let pair = main.zip(moment);
    let Some((now, next)) = pair.and_then(|(main, moment)| neighbours(main, moment.iteration))
    else {
        return Html::default();
    };
    let Some(row) = tree
        .find(&props.lab.set)
        .or_else(|| most_changed(props, now, next))
    else {
        return Html::default();
    };
    // What is fixed does not change.
    if props.lab.lock.of_game(tree).is_locked(row) {
        return Html::default();
    }
    let Some(slot) = tree.slots(row).next_back() else {
        return Html::default();
    };
    let (before, after) = (now.current[slot], next.current[slot]);
    let set = naming::set_name(tree, row, texts);
    let action = naming::action_names(tree, row, texts)
        .pop()
        .unwrap_or_default();
    let iteration = (texts.number)(next.iteration);
    let question = (words.asking.question)(&iteration, &set, &action);
    let percent = |share: f32| (words.percent)(f64::from(share));
    let why = (words.asking.answer)(&percent(before), &percent(after));
    let asked = props.lab.asked();
    let id = format!(
        "{} {} {row}",
        link::write(RegretLab::NAME, &asked),
        now.iteration
    );
    html! {
        <Predict {id} {question} wanted={wanted(before, after, &words.asking)} why={html! { <p>{ why }</p> }} />
    }
}

fn wanted(before: f32, after: f32, words: &AskingTexts) -> Wanted {
    let options = [words.more, words.less, words.as_often].map(AttrValue::Static);
    let change = after - before;
    let right = if change > MIN_CHANGE {
        0
    } else if change < -MIN_CHANGE {
        1
    } else {
        2
    };
    Wanted::Choice(options.to_vec(), right)
}

/// The information set of this part of the game whose last action changes most: there is something to be said about it.
fn most_changed(props: &AskingProps, now: &Past, next: &Past) -> Option<usize> {
    let tree = &props.shown.learned.tree;
    let change = |row: &usize| {
        let slot = tree.slots(*row).next_back().unwrap_or_default();
        (next.current[slot] - now.current[slot]).abs()
    };
    let sets = tree.information_sets().iter().enumerate();
    let rows = sets.filter(|(_, set)| part_of(&set.key) == props.lab.round);
    let rows = rows.map(|(row, _)| row);
    rows.max_by(|a, b| change(a).total_cmp(&change(b)))
}
