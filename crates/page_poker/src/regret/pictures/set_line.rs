//! Information set that is looked at, in a few lines: what the iteration has taught there, and what is done now.

use crate::regret::strategies::FixRow;
use engines::regret::record::Iteration;
use experiments::regret::RegretExperiment;
use experiments::regret::naming::set_name;
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::regret::set_line::{now, regrets, start};
use page_model::regret::shown::Shown;
use page_model::regret::walk_state::WalkState;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(Properties)]
pub struct SetLineProps {
    pub lab: RegretExperiment,
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

/// The lines; how to choose an information set where none is looked at.
#[component]
pub fn SetLine(props: &SetLineProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.set_line;
    let tree = &props.shown.learned.tree;
    let Some(row) = tree.find(&props.lab.set) else {
        let told = (words.nothing_selected)(props.lab.is_poker());
        return html! { <p class="set-line quiet small">{ told }</p> };
    };
    let name = set_name(tree, row, texts);
    let start = start(&props.shown, row);
    html! {
        <div class="set-line" id="set-line" data-about={format!("set-{}", props.lab.set)}>
            <p><strong>{ name }</strong>{ ": " }{ now(&props.shown, row, texts) }</p>
            { told_regrets(props, row, texts) }
            <Folded id="fix-here" summary={html! { { texts.labs.regret.page.fixing.heading } }}>
                <FixRow key={props.lab.set.clone()} lab={props.lab.clone()} learned={props.shown.learned.clone()} {row} {start} />
            </Folded>
        </div>
    }
}

/// What the iteration has added to each regret, and what they are now; nothing before the iteration is there.
fn told_regrets(props: &SetLineProps, row: usize, texts: &Texts) -> Html {
    let known = props.iteration.as_ref().zip(props.end.as_ref());
    let told = known.and_then(|(iteration, end)| regrets(&props.shown, row, iteration, end, texts));
    let Some(told) = told else {
        return Html::default();
    };
    let regret = |(action, told): (usize, String)| {
        let about = format!("regret-{}-{action}", props.lab.set);
        html! { <li data-about={about}>{ told }</li> }
    };
    html! { <ul class="set-regrets number">{ for told.into_iter().enumerate().map(regret) }</ul> }
}
