//! The position that the searches think about: over each column its exact score, and how many of the searches recommend it
//! at the moment looked at.

use experiments::Experiment;
use experiments::common::agents::agent_name;
use experiments::convergence::{ConvergenceExperiment, CurvePoint, Findings};
use experiments::mcts::MctsExperiment;
use experiments::solve::MoveTruth;
use page_kit::components::connect_four_board::{ConnectFourBoard, OverColumn};
use page_kit::components::tabs::{Tabs, tabs, use_choose};
use page_kit::context::use_page;
use page_model::convergence::{point_looked_at, right, share};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct PositionProps {
    pub lab: ConvergenceExperiment,
    pub curves: Rc<Findings>,
}

/// The board, and which search is looked at.
#[component]
pub fn Position(props: &PositionProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.convergence.page.position;
    let PositionProps { lab, curves } = props;
    let search = use_state(|| 0_usize);
    let on_choose = use_choose(&search);
    let place = (*search).min(curves.curves.len().saturating_sub(1));
    let names = curves.curves.iter().enumerate();
    let names = names.map(|(place, curve)| (place, agent_name(&curve.agent, texts)));
    let names: Vec<(usize, String)> = names.collect();
    let names = names.iter().map(|(place, name)| (*place, name.as_str()));
    let point = point_looked_at(lab, curves, place);
    let over = point.map(|point| over(point, curves, texts));
    let Some(board) = board_of(lab) else {
        return Html::default();
    };
    html! {
        <div class="position rows" id="position" data-simulations={point.map(|point| point.simulations.to_string())}>
            if curves.curves.len() > 1 {
                <Tabs<usize> label={words.search} tabs={tabs(names)} chosen={place} {on_choose} />
            }
            <ConnectFourBoard lab={board} thoughts={None} over={over.unwrap_or_default()} truth={Rc::new(curves.truth.clone())}
                column_id="position-column" playable=false on_play={Callback::noop()} />
            if let Some(point) = point { <p id="right">{ right(point, curves, texts) }</p> }
            <p class="quiet small">{ words.lead }{ " " }<a href={format!("#/{}", lab.position_to_look_at().link())} id="look-at-position">{ texts.labs.convergence.page.look_at_position }</a></p>
        </div>
    }
}

/// The same position, as the board draws it.
fn board_of(lab: &ConvergenceExperiment) -> Option<MctsExperiment> {
    match lab.position_to_look_at() {
        Experiment::Mcts(board) => Some(board),
        _ => None,
    }
}

/// Which share of the searches recommends each column.
fn over(point: &CurvePoint, curves: &Findings, texts: &Texts) -> Vec<OverColumn> {
    let bar = |known: &MoveTruth| OverColumn {
        column: known.column,
        height: share(point, known),
        text: (texts.labs.convergence.page.position.share)(share(point, known)),
        is_best: curves.truth.is_best(known.column),
    };
    curves.truth.moves.iter().map(bar).collect()
}
