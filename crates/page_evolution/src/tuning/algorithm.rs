//! N-tuple bandit evolution as the source draws it, a loop of three parts, and as it lists it, with the part and the line at work.
//!
//! Source: figure 7.1 and algorithm 7.7.

use experiments::tuning::OptimizerName;
use page_kit::components::pseudo_code::PseudoCode;
use page_model::tuning::parts::{handed_on, part_at_work};
use page_model::tuning::pseudo_code::{place, pseudo_code};
use page_model::tuning::stage::Stage;
use texts::Texts;
use yew::prelude::*;

/// The listing.
pub fn listing(stage: &Stage, texts: &'static Texts) -> Html {
    let words = &texts.labs.tuning.page.code;
    if stage.lab.first_optimizer() != Some(OptimizerName::Ntbea) {
        return html! { <p class="quiet">{ words.not_ntbea }</p> };
    }
    let lines = pseudo_code(&stage.lab, &stage.run, &stage.seen, texts);
    html! { <PseudoCode label={words.label} {lines} /> }
}

/// The three parts, with what each hands on to the next.
pub fn loop_of_parts(stage: &Stage, texts: &'static Texts) -> Html {
    let words = &texts.labs.tuning.page.code;
    let place = place(&stage.lab, stage.last());
    let part_at_work = part_at_work(place.line);
    let handed = handed_on(stage, place, texts);
    let part = |index: usize| {
        let is_lit = index == part_at_work;
        html! {
            <li class={is_lit.then_some("lit")} data-part={index.to_string()}>
                <strong>{ words.parts[index] }</strong>
                <span class="passes">{ words.passes[index] }{ " " }<b class="number">{ &handed[index] }</b></span>
            </li>
        }
    };
    html! { <ol class="tuning-loop" aria-label={words.loop_label}>{ for (0..3).map(part) }</ol> }
}
