//! Pseudo-code of the walk, with the line at work.

use super::walking::Walking;
use engines::regret::GameTree;
use experiments::regret::{Findings, RegretExperiment};
use page_kit::components::pseudo_code::PseudoCode as Lines;
use page_kit::context::use_page;
use page_model::regret::story::{self, Line, Telling};
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;
use yew::prelude::*;

#[derive(Properties)]
pub struct PseudoCodeProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    pub walking: Walking,
}

/// Of what was learned only the game matters here.
impl PartialEq for PseudoCodeProps {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab
            && self.walking == other.walking
            && Arc::ptr_eq(&self.learned.tree, &other.learned.tree)
    }
}

/// The line that the last step is about.
fn line_at_work(
    lab: &RegretExperiment,
    tree: &GameTree,
    walking: &Walking,
    texts: &'static Texts,
) -> Option<Line> {
    let iteration = walking.seen.iteration.as_ref();
    let iteration = iteration.filter(|iteration| iteration.fits(tree))?;
    let telling = Telling {
        lab,
        tree,
        iteration,
        state: walking.state.as_ref()?,
        texts,
    };
    story::tell(telling).map(|story| story.line)
}

/// The lines.
#[component]
pub fn PseudoCode(props: &PseudoCodeProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.inside;
    let lab = &props.lab;
    let lit = line_at_work(lab, &props.learned.tree, &props.walking, texts);
    let lines = story::code_lines(lab, lit, words);
    html! { <Lines label={words.code} {lines} letters={words.letters} /> }
}
