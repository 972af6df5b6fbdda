//! Learning: what regret minimisation makes of the game, beside what is exact, with what somebody has fixed.

use super::behaviour_table::{MAX_ROWS, in_line};
use super::found::FoundProps;
use super::share_fields::action_fields;
use experiments::tree_game::assessment::Shares;
use experiments::tree_game::{Learning, TreeGameExperiment};
use experiments::{Experiment, LabExperiment};
use games::tree_game::SetId;
use page_kit::components::answer::use_answer;
use page_kit::components::chart::LineChart;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::chart::Series;
use page_model::kit::chart::extent;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::learning::{in_the_regret_lab, shown};
use std::rc::Rc;
use texts::TreeGameTexts;
use yew::prelude::*;

/// Smaller numbers than this are drawn as this: 0 has no place on a logarithmic axis.
const MIN_DRAWN: f64 = 1e-9;

/// What is learned, beside the solution.
#[component]
pub fn LearningView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tree_game.page;
    let question = Experiment::from(of.lab.asked());
    let answer = use_answer(&question, Some(of.lab.learning()), &[]);
    let body = match answer.latest.clone() {
        None => html! { <p class="quiet">{ words.under_way }</p> },
        Some(learning) if !learning.refusal.is_empty() => {
            html! { <p class="quiet">{ (words.not_learned)(&learning.refusal) }</p> }
        }
        Some(learning) => html! {
            <>
                <p role="status"><strong>{ of.lab.learned_sentence(&of.found, &learning, texts) }</strong></p>
                { chart(&learning, words) }
                <Learned of={of.clone()} {learning} />
            </>
        },
    };
    html! {
        <div class="rows" id="learning" data-points={answer.latest.map(|learning| learning.points.len().to_string())}>
            <Sentence experiment={Experiment::from(of.lab.clone())} text={words.learning_sentence} />
            { body }
            if let Some(link) = in_the_regret_lab(&of.lab) { <p><a href={link} data-key="to-regret">{ words.to_regret }</a></p> }
        </div>
    }
}

fn chart(learning: &Learning, words: &TreeGameTexts) -> Html {
    let points = learning.points.iter();
    let axis: Vec<f64> = points.clone().map(|point| point.iteration as f64).collect();
    let values: Vec<f64> = points
        .map(|point| point.exploitability.max(MIN_DRAWN))
        .collect();
    let range = extent(values.iter().copied()).unwrap_or((MIN_DRAWN, 1.0));
    let series = vec![Series::line(words.exploitability, values)];
    html! {
        <LineChart title={words.learning_chart} axis_label={words.iterations_axis} axis={Rc::new(axis)} series={Rc::new(series)} {range}
            logarithmic=true logarithmic_values=true />
    }
}

/// What was learned at each information set, and a box that fixes it to what the assessment says. What is fixed can be typed.
#[derive(PartialEq, Properties)]
struct TableProps {
    of: Analysis,
    learning: Rc<Learning>,
}

#[component]
fn Learned(props: &TableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tree_game.page;
    let go = use_go::<TreeGameExperiment>();
    let TableProps { of, learning } = props;
    let all = of.lab.locked(&of.game);
    let change = |set: SetId| {
        let (of, all) = (of.clone(), all.clone());
        go.reform(move |shares: Shares| {
            let mut all = all.clone();
            all[set] = shares;
            (of.lab.with_locked(&of.game, &all), Entry::Replace)
        })
    };
    let row = |set: SetId| {
        let player = of.game.sets()[set].player().unwrap_or_default();
        let change = change(set);
        let cell = match &all[set] {
            Some(shares) => {
                let on_shares = change.reform(Some);
                action_fields(of, set, shares, "lock", words.behaviour_label, &on_shares)
            }
            None => in_line(of, set, &shown(&learning.average[set], texts)),
        };
        Row::of(set.to_string())
            .name(of.player(player, words))
            .cell_of("text", of.labels[set].clone())
            .cell_of("text", cell)
            .cell_of("text", fix(of, set, all[set].is_some(), &change, words))
    };
    let header: Header = words
        .learned_header
        .map(AttrValue::from)
        .into_iter()
        .collect();
    html! { <DataTable id="learned" class="of-words" {header}>{ for of.own_sets().take(MAX_ROWS).map(row) }</DataTable> }
}

/// The box that fixes a set: to what the assessment says, else to all actions alike.
fn fix(
    of: &Analysis,
    set: SetId,
    is_fixed: bool,
    change: &Callback<Shares>,
    words: &TreeGameTexts,
) -> Html {
    let onchange = {
        let of = of.clone();
        change.reform(move |_: Event| {
            (!is_fixed).then(|| {
                let assessed = of.assessed().behaviour_or_alike(&of.game);
                assessed[set].clone()
            })
        })
    };
    let label = (words.fix_label)(&of.labels[set]);
    html! { <input type="checkbox" checked={is_fixed} {onchange} aria-label={label} data-key={format!("fix-{set}")} /> }
}
