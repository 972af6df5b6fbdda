//! N-tuple bandit evolution as the source draws it, a loop of three parts, and as it lists it, with the part and the line at work.
//!
//! Source: figure 7.1 and algorithm 7.7.

use super::stage::Stage;
use super::words::short_setting;
use experiments::tuning::LineAtWork;
use experiments::tuning::OptimizerName;
use experiments::tuning::pseudo_code::{Place, next_values};
use page_kit::components::pseudo_code::PseudoCode;
use texts::Texts;
use yew::prelude::*;

/// The listing.
pub fn listing(stage: &Stage, texts: &'static Texts) -> Html {
    let words = &texts.labs.tuning.page.code;
    if stage.lab.first_optimizer() != Some(OptimizerName::Ntbea) {
        return html! { <p class="quiet">{ words.not_ntbea }</p> };
    }
    let lines = stage.lab.pseudo_code(&stage.run, &stage.seen, texts);
    html! { <PseudoCode label={words.label} {lines} /> }
}

/// The three parts, with what each hands on to the next.
pub fn loop_of_parts(stage: &Stage, texts: &'static Texts) -> Html {
    let words = &texts.labs.tuning.page.code;
    let place = stage.lab.place(stage.last());
    let part_at_work = match place.line {
        LineAtWork::Evaluate => 1,
        LineAtWork::Add => 2,
        LineAtWork::Neighbours | LineAtWork::Choose => 0,
    };
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

/// The point that is evaluated next, the last value, and the bounds of the neighbours. Nothing where there is none yet.
fn handed_on(stage: &Stage, place: Place, texts: &Texts) -> [String; 3] {
    let amount = texts.labs.tuning.page.amount;
    let best = stage.seen.neighbours.best.first();
    let point = best.map(|best| short_setting(&stage.facts.dimensions, &best.point));
    let value = if place.line == LineAtWork::Evaluate {
        next_values(&stage.run, stage.seen.steps).next()
    } else {
        stage.seen.last.first().map(|(_, value)| *value)
    };
    let bound = best.map(|best| amount(best.bound.value()));
    [point, value.map(amount), bound].map(Option::unwrap_or_default)
}
