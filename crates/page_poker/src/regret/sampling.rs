//! Sampled regrets beside full ones, with the current strategy of the moment looked at: the more walks, the closer.

use engines::regret::GameTree;
use experiments::Experiment;
use experiments::regret::{RegretExperiment, Sampled, SampledBy};
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::dots::{Dot, DotPlot};
use page_kit::components::lab_page::use_go;
use page_kit::components::run::RunFailure;
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::chart::extent;
use page_model::kit::chart::with_air;
use page_model::kit::dots::Marks;
use page_model::regret::sampling::{SampledRegret, WALKS, regrets};
use page_model::regret::shown::Shown;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SamplingProps {
    pub lab: RegretExperiment,
    pub shown: Shown,
}

/// What is drawn and how often, and what that finds.
#[component]
pub fn SamplingView(props: &SamplingProps) -> Html {
    let texts = use_page().texts;
    let SamplingProps { lab, shown } = props;
    let tree = &shown.learned.tree;
    let answered = use_sampled(lab, shown);
    let found = answered.latest.filter(|found| found.fits(tree));
    let body = match (&answered.failure, found) {
        (Some(failure), _) => html! { <RunFailure failure={failure.clone()} /> },
        (None, Some(found)) => picture(&found, tree, texts),
        (None, None) => {
            html! { <p class="quiet nothing-yet">{ texts.labs.regret.page.nothing_yet }</p> }
        }
    };
    html! {
        <div class="rows" id="sampling" aria-busy={(!answered.is_current).to_string()}>
            <Choices lab={lab.clone()} />
            { body }
        </div>
    }
}

/// What a worker finds with the current strategy of the moment.
#[hook]
fn use_sampled(lab: &RegretExperiment, shown: &Shown) -> Answered<Sampled> {
    let game = RegretExperiment {
        seed: lab.seed,
        ..lab.game_alone()
    };
    let moment = shown.moment.as_ref();
    let inquiry = moment.map(|moment| lab.sampling(&moment.current));
    use_answer(&Experiment::Regret(game), inquiry, &[])
}

#[derive(PartialEq, Properties)]
struct ChoicesProps {
    lab: RegretExperiment,
}

/// What walks draw, and how many there are.
#[component]
fn Choices(props: &ChoicesProps) -> Html {
    let texts = use_page().texts;
    let (words, parameters) = (
        &texts.labs.regret.page.sampling,
        &texts.labs.regret.parameters,
    );
    let lab = &props.lab;
    let go = use_go();
    let on_choose = {
        let lab = lab.clone();
        go.reform(move |sampled: SampledBy| {
            (
                RegretExperiment {
                    sampled,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    let on_walks = {
        let lab = lab.clone();
        go.reform(move |walks: u64| {
            (
                RegretExperiment {
                    walks,
                    ..lab.clone()
                },
                Entry::Replace,
            )
        })
    };
    let kinds = SampledBy::ALL
        .into_iter()
        .zip(parameters.sampled.options.iter().map(|(_, text)| *text));
    let counts = WALKS.map(|walks| (walks, (texts.number)(walks)));
    html! {
        <>
            <Tabs<SampledBy> id="sampled-by" label={words.by} is_labelled=true tabs={tabs(kinds)} chosen={lab.sampled} {on_choose} />
            <Tabs<u64> id="walks" label={words.walks} is_labelled=true tabs={tabs(counts)} chosen={lab.walks} on_choose={on_walks} />
        </>
    }
}

fn picture(found: &Sampled, tree: &GameTree, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.page.sampling;
    let regrets = regrets(found, tree, texts).into_iter();
    let dots: Vec<Dot> = regrets.map(dot).collect();
    let numbers: Vec<f64> = dots.iter().flat_map(|dot| dot.marks.numbers()).collect();
    let range = with_air(extent(numbers).unwrap_or((-1.0, 1.0)), 0.03, 0.01);
    let hidden = found.full.len() - dots.len();
    let distance = (texts.labs.regret.page.amount)(found.distance());
    html! {
        <>
            <p id="sampling-distance" data-distance={found.distance().to_string()}>
                { (words.distance)(&(texts.number)(found.walks), &distance) }
            </p>
            <DotPlot id="sampled-dots" label={words.label} {dots} {range} line={Some(0.0)} />
            <p class="quiet small">{ words.legend }{ " " }{ (words.hidden)(hidden) }</p>
        </>
    }
}

fn dot(regret: SampledRegret) -> Dot {
    Dot {
        name: regret.name.into(),
        marks: Marks {
            value: Some(regret.mean),
            whisker: Some(regret.whisker),
            truth: Some(regret.full),
        },
        text: regret.text.into(),
        class: classes!(regret.is_first.then_some("first-of-group")),
        about: Some(format!("set-{}", regret.set).into()),
    }
}
