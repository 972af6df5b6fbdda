//! The step in words: what happens, the formulas with their numbers, and the numbers before and after.

use super::numbers::{AllNumbers, step_numbers};
use engines::regret::GameTree;
use engines::regret::record::Iteration;
use experiments::regret::story::{self, Formula, Telling};
use experiments::regret::walk_state::WalkState;
use experiments::regret::{MAX_DRAWN, RegretLab};
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use std::rc::Rc;
use std::sync::Arc;
use yew::prelude::*;

#[derive(Properties)]
pub struct StoryPanelProps {
    pub lab: RegretLab,
    pub tree: Arc<GameTree>,
    pub iteration: Rc<Iteration>,
    pub state: Rc<WalkState>,
}

impl PartialEq for StoryPanelProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.iteration, &other.iteration)
            && Rc::ptr_eq(&self.state, &other.state)
            && self.lab == other.lab
    }
}

/// All of it.
#[component]
pub fn StoryPanel(props: &StoryPanelProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.inside;
    let telling = Telling {
        lab: &props.lab,
        tree: &props.tree,
        iteration: &props.iteration,
        state: &props.state,
        texts,
    };
    let story = story::tell(telling);
    let sentence = story
        .as_ref()
        .map_or(words.not_begun, |story| &story.sentence);
    let formulas = story.as_ref().map_or(&[][..], |story| &story.formulas);
    let numbers = telling
        .step()
        .map(|step| step_numbers(&props.tree, step, texts));
    html! {
        <div class="inside-story">
            <p id="iteration-story" aria-live="polite">{ sentence.to_owned() }</p>
            <ul class="formulas number" id="formulas">
                { for formulas.iter().map(|Formula { text, about }| html! { <li data-about={about.clone()}>{ text }</li> }) }
            </ul>
            { numbers }
            if props.tree.len() <= MAX_DRAWN {
                <Folded id="all-numbers" summary={texts.labs.regret.inside.table}>
                    <AllNumbers tree={props.tree.clone()} state={props.state.clone()} />
                </Folded>
            }
        </div>
    }
}
