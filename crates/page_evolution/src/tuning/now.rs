//! Verdict at the moment looked at: what is recommended, what that is worth in truth, how far from the best, and how sure it is.

use experiments::tuning::ProblemName;
use experiments::tuning::seen::Recommended;
use page_model::tuning::now::{has_names, truth, verdict, what_is_known, whose_run};
use page_model::tuning::stage::Stage;
use page_model::tuning::words::{setting, short_setting};
use texts::Texts;
use yew::prelude::*;

/// The verdict, and what was evaluated last.
pub fn now(stage: &Stage, texts: &'static Texts) -> Html {
    let words = &texts.labs.tuning.page.now;
    let is_busy = (!stage.is_current).to_string();
    let steps = stage.seen.steps.to_string();
    let Some(recommended) = &stage.seen.recommended else {
        return html! { <p class="quiet tuning-now" data-steps={steps} aria-busy={is_busy}>{ words.before }</p> };
    };
    let point = &recommended.point;
    let evaluations = stage.seen.evaluations;
    html! {
        <div class="tuning-now" data-steps={steps} aria-busy={is_busy}>
            <p id="recommended" data-point={short_setting(&stage.facts.dimensions, point)}>
                { (words.recommends)(&(texts.number)(evaluations), evaluations == 1) }{ " " }
                <strong>{ name_of(stage, point, texts) }</strong>{ ". " }
                { truth(stage, recommended, texts) }{ " " }{ what_is_known(stage, recommended, texts) }
                { better_measured(stage, recommended, texts) }
                if let Some(verdict) = verdict(stage, texts) { { " " }<span id="ending">{ (words.raced)(&verdict) }</span> }
            </p>
            <p class="quiet small">
                { last_evaluated(stage, texts) }{ " " }
                if let Some(whose) = whose_run(&stage.lab, texts) { <span id="whose-run">{ whose }</span> }
                { to_play(stage, point, texts) }
            </p>
        </div>
    }
}

/// The points of the last step, with what came of them.
fn last_evaluated(stage: &Stage, texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.now;
    let amount = texts.labs.tuning.page.amount;
    let one = |(place, (point, value)): (usize, &(Vec<u16>, f64))| {
        let name = name_of(stage, point, texts);
        html! { <>{ if place > 0 { ", " } else { " " } }{ name }{ " " }<span class="number">{ (words.value)(&amount(*value)) }</span></> }
    };
    html! {
        <span id="evaluated-last">{ words.evaluated }{ ":" }{ for stage.seen.last.iter().enumerate().map(one) }{ "." }</span>
    }
}

/// The values alone where dimensions are called by numbers and there are many of them.
fn name_of(stage: &Stage, point: &[u16], texts: &Texts) -> Html {
    let long = setting(&stage.facts.dimensions, point, texts);
    let short = short_setting(&stage.facts.dimensions, point);
    if has_names(&stage.lab) {
        html! { <span>{ long }</span> }
    } else {
        html! { <span class="number" title={long}>{ short }</span> }
    }
}

/// Without noise a point that was evaluated is known exactly, and the model's mean, which mixes in others, may recommend a
/// worse one.
fn better_measured(stage: &Stage, recommended: &Recommended, texts: &Texts) -> Option<Html> {
    let (best, highest) = recommended.better_measured.as_ref()?;
    let sentence =
        (texts.labs.tuning.page.now.better_measured)(&(texts.labs.tuning.page.amount)(*highest));
    Some(
        html! { <span id="better-measured">{ " " }{ sentence }{ " " }{ name_of(stage, best, texts) }{ "." }</span> },
    )
}

fn to_play(stage: &Stage, point: &[u16], texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.now;
    let label = match stage.lab.problem {
        ProblemName::Agent => words.play_agent,
        _ => words.play_game,
    };
    match stage.lab.to_play(point) {
        Some(experiment) => html! {
            <>{ " " }<a id="to-play" href={format!("#/{}", experiment.link())}>{ label }</a></>
        },
        None => Html::default(),
    }
}
