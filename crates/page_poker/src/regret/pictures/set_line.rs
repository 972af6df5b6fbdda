//! Information set that is looked at, in a few lines: what the iteration has taught there, and what is done now.

use super::shown::Shown;
use crate::regret::strategies::FixRow;
use engines::regret::record::{Iteration, Step};
use experiments::regret::walk_state::WalkState;
use experiments::regret::{RegretLab, naming};
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use std::rc::Rc;
use texts::SetLineTexts;
use yew::prelude::*;

#[derive(Properties)]
pub struct SetLineProps {
    pub lab: RegretLab,
    pub shown: Shown,
    /// The iteration looked at, and what the table has after it.
    pub iteration: Option<Rc<Iteration>>,
    pub end: Option<Rc<WalkState>>,
}

impl PartialEq for SetLineProps {
    fn eq(&self, other: &Self) -> bool {
        let is_same = match (&self.end, &other.end) {
            (Some(one), Some(other)) => Rc::ptr_eq(one, other),
            (None, None) => true,
            _ => false,
        };
        is_same && self.lab == other.lab && self.shown == other.shown
    }
}

/// What one iteration has added to the regrets of a row, all histories together.
fn added(iteration: &Iteration, row: usize, actions: usize) -> Vec<f64> {
    let mut sums = vec![0.0; actions];
    for step in &iteration.steps {
        if let Step::Learn {
            row: of,
            regret_added,
            ..
        } = step
            && *of as usize == row
        {
            for (sum, added) in sums.iter_mut().zip(regret_added) {
                *sum += added;
            }
        }
    }
    sums
}

/// The lines; how to choose an information set where none is looked at.
#[component]
pub fn SetLine(props: &SetLineProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.set_line;
    let tree = &props.shown.learned.tree;
    let Some(row) = tree.find(&props.lab.set) else {
        return html! { <p class="set-line quiet small">{ (words.nothing_selected)(props.lab.is_poker()) }</p> };
    };
    let names = naming::action_names(tree, row, texts);
    let name = naming::set_name(tree, row, texts);
    let percent = texts.labs.regret.pictures.percent;
    let now = props.shown.row(row).map(|(_, current)| {
        let pairs = names.iter().zip(current);
        let told = pairs.map(|(name, &share)| format!("{name} {}", percent(share)));
        (words.now)(&told.collect::<Vec<_>>().join(", "))
    });
    html! {
        <div class="set-line" id="set-line" data-about={format!("set-{}", props.lab.set)}>
            <p><strong>{ name }</strong>{ ": " }{ now.unwrap_or_default() }</p>
            { regrets(props, row, &names, words, texts.value) }
            <Folded id="fix-here" summary={html! { { texts.labs.regret.page.fixing.heading } }}>
                <FixRow key={props.lab.set.clone()} lab={props.lab.clone()} learned={props.shown.learned.clone()} {row} start={start(props, row)} />
            </Folded>
        </div>
    }
}

/// What the iteration has added to each regret, and what they are now; nothing before the iteration is there.
fn regrets(
    props: &SetLineProps,
    row: usize,
    names: &[String],
    words: &SetLineTexts,
    value: fn(f64) -> String,
) -> Html {
    let tree = &props.shown.learned.tree;
    let fits = |iteration: &&Rc<Iteration>| iteration.fits(tree);
    let known = props
        .iteration
        .as_ref()
        .filter(fits)
        .zip(props.end.as_ref());
    let Some((iteration, end)) = known else {
        return Html::default();
    };
    let added = added(iteration, row, names.len());
    let signed = |amount: f64| {
        let text = value(amount);
        if amount > 0.0 && text != "0" {
            format!("+{text}")
        } else {
            text
        }
    };
    let regret = |(action, name): (usize, &String)| {
        let now = end.rows[row].cumulative_regret[action];
        let about = format!("regret-{}-{action}", props.lab.set);
        html! { <li data-about={about}>{ (words.regret)(name, &signed(added[action]), &signed(now)) }</li> }
    };
    html! { <ul class="set-regrets number">{ for names.iter().enumerate().map(regret) }</ul> }
}

/// What the fields for fixing begin with: the average.
fn start(props: &SetLineProps, row: usize) -> Vec<f64> {
    let actions = props.shown.learned.tree.slots(row).len();
    let average = props.shown.row(row).map(|(average, _)| average.to_vec());
    average.unwrap_or_else(|| vec![1.0 / actions as f64; actions])
}
