//! The step in words: what happens, the formulas with their numbers, and the numbers before and after.

use super::numbers::{AllNumbers, step_numbers};
use engines::regret::GameTree;
use engines::regret::record::Iteration;
use experiments::regret::RegretExperiment;
use page_kit::components::fold::Folded;
use page_model::regret::look::MAX_DRAWN;
use page_model::regret::story::{self, Formula, Telling};
use page_model::regret::walk_state::WalkState;
use std::rc::Rc;
use std::sync::Arc;
use texts::Texts;
use yew::prelude::*;

/// All of it.
pub fn story_panel(
    lab: &RegretExperiment,
    tree: &Arc<GameTree>,
    iteration: &Iteration,
    state: &Rc<WalkState>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.regret.inside;
    let telling = Telling {
        lab,
        tree,
        iteration,
        state,
        texts,
    };
    let story = story::tell(telling);
    let sentence = story
        .as_ref()
        .map_or(words.not_begun, |story| &story.sentence);
    let formulas = story.as_ref().map_or(&[][..], |story| &story.formulas);
    let numbers = telling.step().map(|step| step_numbers(tree, step, texts));
    html! {
        <div class="inside-story">
            <p id="iteration-story" aria-live="polite">{ sentence.to_owned() }</p>
            <ul class="formulas number" id="formulas">
                { for formulas.iter().map(|Formula { text, about }| html! { <li data-about={about.clone()}>{ text }</li> }) }
            </ul>
            { numbers }
            if tree.len() <= MAX_DRAWN {
                <Folded id="all-numbers" summary={texts.labs.regret.inside.table}>
                    <AllNumbers tree={tree.clone()} state={state.clone()} />
                </Folded>
            }
        </div>
    }
}
