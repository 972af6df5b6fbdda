//! Evaluation by number and kind of pieces, of the position looked at: the board, and the sum of counts times worths.

use super::chess_board::ChessBoard;
use experiments::minimax::MinimaxExperiment;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::minimax::evaluation::{Evaluated, evaluated};
use page_model::minimax::view::SideView;
use texts::EvaluationTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct EvaluationProps {
    pub lab: MinimaxExperiment,
    pub side: SideView,
}

/// The board and the sum.
#[component]
pub fn Evaluation(props: &EvaluationProps) -> Html {
    let texts = use_page().texts;
    let Some(evaluated) = evaluated(&props.lab, &props.side, texts) else {
        return Html::default();
    };
    let words = &texts.labs.minimax.chess.evaluation;
    html! {
        <div class="evaluation-by-kind">
            <ChessBoard position={evaluated.position.clone()} playable={false} />
            <div class="rows">
                { table(&evaluated, words) }
                <p class="small" id="evaluation-said">{ &evaluated.said }</p>
                if evaluated.is_searched { <p class="quiet small">{ words.not_asked }</p> }
            </div>
        </div>
    }
}

fn table(evaluated: &Evaluated, words: &'static EvaluationTexts) -> Html {
    let rows = evaluated.rows.iter().cloned();
    html! {
        <DataTable id="evaluation" header={words.header}>
            { for rows.map(|(name, cells)| Row::named(name).cells(cells)) }
            { Row::named(words.sum).class("sum", true).cells(["", "", "", ""]).cell(evaluated.sum.clone()) }
        </DataTable>
    }
}
