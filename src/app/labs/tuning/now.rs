//! The evaluation that was last and what is recommended now, with how sure that is.

use super::stage::Stage;
use super::words::{mean_with_interval, setting, short_setting};
use crate::app::context::use_page;
use experiments::Lab;
use experiments::tuning::ProblemName;
use experiments::tuning::seen::Recommended;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct NowProps {
    pub stage: Stage,
}

/// Both.
#[component]
pub fn Now(props: &NowProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.now;
    let stage = &props.stage;
    let Some(recommended) = &stage.seen.recommended else {
        let is_busy = (!stage.is_current).to_string();
        return html! { <p class="quiet tuning-now" aria-busy={is_busy}>{ words.before }</p> };
    };
    let point = &recommended.point;
    html! {
        <>
        { whose_run(stage, texts) }
        <dl class="tuning-now" data-steps={stage.seen.steps.to_string()}
            aria-busy={(!stage.is_current).to_string()}>
            <div>
                <dt>{ words.evaluated }</dt>
                { for stage.seen.last.iter().map(|(point, value)| html! {
                    <dd>{ point_name(stage, point, texts) }{ " " }
                        <span class="number">{ (words.value)(&(texts.labs.tuning.page.amount)(*value)) }</span></dd>
                }) }
            </div>
            <div id="recommended" data-point={short_setting(&stage.facts.dimensions, point)}>
                <dt>{ words.recommended }</dt>
                <dd><strong>{ point_name(stage, point, texts) }</strong></dd>
                <dd>{ what_is_known(stage, recommended, texts) }</dd>
                { better_measured(stage, recommended, texts) }
                <dd>{ truth(stage, recommended, texts) }</dd>
                { to_play(stage, point, texts) }
            </div>
        </dl>
        </>
    }
}

/// That this is one run of several, so that nobody takes it for all of them.
fn whose_run(stage: &Stage, texts: &Texts) -> Html {
    let lab = &stage.lab;
    let is_only = lab.chunk_count() == 1;
    let Some(optimizer) = lab.first_optimizer().filter(|_| !is_only) else {
        return Html::default();
    };
    let name = texts.labs.tuning.parameters.optimizer.options[optimizer as usize];
    let runs = (texts.number)(lab.repeats);
    html! { <p class="quiet small" id="whose-run">{ (texts.labs.tuning.page.now.whose)(name, &runs) }</p> }
}

/// Values in small boxes, each with the name of its dimension.
fn point_name(stage: &Stage, point: &[u16], texts: &Texts) -> Html {
    let long = setting(&stage.facts.dimensions, point, texts);
    let short = short_setting(&stage.facts.dimensions, point);
    let has_numbers_for_names = !matches!(
        stage.lab.problem,
        ProblemName::Agent | ProblemName::Game | ProblemName::Own
    );
    if has_numbers_for_names {
        html! { <span class="number" title={long}>{ short }</span> }
    } else {
        html! { <span>{ long }</span> }
    }
}

fn what_is_known(stage: &Stage, recommended: &Recommended, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.now;
    let expects = (words.expects)(&(texts.labs.tuning.page.amount)(recommended.expected));
    let entry = &recommended.own;
    let mean = mean_with_interval(entry, stage.facts.problem.range(), texts);
    let own = (words.own)(&mean, entry.visits);
    format!("{expects} {own}")
}

/// Without noise a point that was evaluated is known exactly, and the model's mean, which mixes in others, may recommend a
/// worse one.
fn better_measured(stage: &Stage, recommended: &Recommended, texts: &Texts) -> Option<Html> {
    let (best, highest) = recommended.better_measured.as_ref()?;
    let sentence =
        (texts.labs.tuning.page.now.better_measured)(&(texts.labs.tuning.page.amount)(*highest));
    Some(
        html! { <dd id="better-measured">{ sentence }{ " " }{ point_name(stage, best, texts) }</dd> },
    )
}

fn truth(stage: &Stage, recommended: &Recommended, texts: &Texts) -> String {
    let words = &texts.labs.tuning.page.now;
    let amount = texts.labs.tuning.page.amount;
    match recommended.truth {
        Some(value) => {
            let best = stage.truths.best.map(amount);
            (words.truth)(&amount(value), best.as_deref())
        }
        None => words.truth_unknown.to_owned(),
    }
}

fn to_play(stage: &Stage, point: &[u16], texts: &Texts) -> Html {
    let words = &texts.labs.tuning.page.now;
    let label = match stage.lab.problem {
        ProblemName::Agent => words.play_agent,
        _ => words.play_game,
    };
    match stage.lab.to_play(point) {
        Some(experiment) => html! {
            <dd><a id="to-play" href={format!("#/{}", experiment.link())}>{ label }</a></dd>
        },
        None => Html::default(),
    }
}
