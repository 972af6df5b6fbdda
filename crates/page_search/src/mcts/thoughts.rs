//! Thoughts of the machine about the moves of one position, in its own terms; and apart from them, those by which it made its
//! last move. Numbers beside each other are always about the same position.

use super::thoughts_table::{Beside, moves_table, summary_line};
use super::verdict::verdict_line;
use experiments::mcts::MctsExperiment;
use page_kit::components::fold::Folded;
use page_kit::context::use_page;
use page_model::mcts::thinking::Found;
use page_model::mcts::truths::Known;
use std::rc::Rc;
use texts::MctsTexts;
use yew::prelude::*;

/// A position, and what is known about it.
#[derive(Clone, PartialEq)]
pub struct About {
    pub lab: MctsExperiment,
    pub found: Option<Rc<Found>>,
    /// `None` if the exact scores are not asked for.
    pub known: Option<Rc<Known>>,
}

/// The view; `past` is the position where the machine made the last move, if something was found there.
pub fn thoughts_view(now: About, past: Option<About>, words: &MctsTexts) -> Html {
    html! {
        <div class="thoughts rows">
            <Thoughts about={now} is_past=false />
            if let Some(past) = past {
                <Folded id="past-thoughts" summary={(words.past_thoughts)(past.lab.plies() + 1)}>
                    <Thoughts about={past} is_past=true />
                </Folded>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct ThoughtsProps {
    about: About,
    is_past: bool,
}

/// What is thought of one position.
#[component]
fn Thoughts(props: &ThoughtsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.mcts.page;
    let About { lab, found, known } = &props.about;
    if lab.outcome().is_some() {
        return html! { <p class="quiet">{ words.nothing_to_think }</p> };
    }
    let (table, verdict_id, summary) = if props.is_past {
        ("past-thoughts-table", "past-verdict", "past-summary")
    } else {
        ("thoughts", "verdict", "summary")
    };
    let found = found.as_deref();
    let beside = Beside {
        id: table,
        lab,
        truth: known.as_ref().map(|known| &*known.truth),
    };
    html! {
        <>
            { match found {
                None => html! { <p class="quiet">{ words.no_thoughts }</p> },
                Some(found) => summary_line(summary, lab, found, texts),
            } }
            { moves_table(found, &beside, texts) }
            if let Some(known) = known { { verdict_line(verdict_id, lab, known, found, texts) } }
            <ul class="quiet small notes">
                if known.is_some() { <li>{ texts.labs.solve.page.score_explained }</li> }
                if lab.simulates() { <li>{ words.noise_explained }</li> }
            </ul>
        </>
    }
}
