//! The views of the page: the tree and α and β in front, the algorithm and its stack beside them, the rest below.

use super::algorithm::PseudoCode;
use super::counts_table::counts_table;
use super::evaluation::Evaluation;
use super::game::{Game, GameRow};
use super::go::Go;
use super::memory_view::MemoryView;
use super::savings_table::SavingsTable;
use super::stack::Stack;
use super::stage::Stage;
use super::toolbar::play_buttons;
use super::tree_text::TreeText;
use super::window_line::WindowLine;
use experiments::minimax::{GameName, MinimaxExperiment, View as Name};
use page_kit::components::deferred::Deferred;
use page_kit::components::lab_shell::ViewPart;
use page_model::minimax::game::shows_tree;
use page_model::minimax::predictions::Predictions;
use page_model::minimax::view::View;
use texts::Texts;
use yew::prelude::*;

/// What the views are made from.
pub struct Parts {
    pub lab: MinimaxExperiment,
    pub view: View,
    pub game: Game,
    pub go: Go,
    pub on_predict: UseStateSetter<Predictions>,
    pub texts: &'static Texts,
}

/// The views, in their order.
pub fn parts(parts: &Parts) -> Vec<ViewPart> {
    let Parts { lab, view, .. } = parts;
    let mut all = Vec::new();
    if lab.is_game() {
        all.push(ViewPart::main(Name::Play, play(parts)));
    }
    if shows_tree(lab) {
        all.push(ViewPart::main(Name::Tree, tree(parts)));
        all.extend(told(parts));
    }
    if lab.game == GameName::Tree {
        let text = html! { <TreeText lab={lab.clone()} go={parts.go.clone()} /> };
        all.push(ViewPart::below(Name::TreeText, text));
    }
    if lab.game == GameName::Gardner
        && let Some(side) = view.side(lab.side_in_focus())
    {
        let evaluation = html! { <Evaluation lab={lab.clone()} side={side.clone()} /> };
        all.push(ViewPart::below(Name::Evaluation, evaluation));
    }
    let savings = html! { <Deferred place={1}><SavingsTable lab={lab.clone()} is_asking={view.is_asking()} /></Deferred> };
    all.push(ViewPart::below(Name::Savings, savings));
    all.push(ViewPart::half(
        Name::Counts,
        counts_table(lab, view, parts.texts),
    ));
    let memory = html! { <Deferred place={2}><MemoryView lab={lab.clone()} view={view.clone()} /></Deferred> };
    all.push(ViewPart::half(Name::Memory, memory));
    if !lab.is_game() && !lab.is_tree() {
        all.push(ViewPart::below(Name::Play, play(parts)));
    }
    all
}

fn tree(parts: &Parts) -> Html {
    html! {
        <Stage lab={parts.lab.clone()} view={parts.view.clone()} go={parts.go.clone()} on_predict={parts.on_predict.clone()} />
    }
}

fn play(parts: &Parts) -> Html {
    let Parts {
        lab,
        game,
        go,
        texts,
        ..
    } = parts;
    if lab.is_game() {
        html! { <GameRow lab={lab.clone()} game={game.clone()} go={go.clone()} /> }
    } else {
        play_buttons(lab, go, &game.begin(), &texts.labs.minimax.page)
    }
}

/// What is told of the search in focus: its window, its pseudo-code, its stack.
fn told(parts: &Parts) -> Vec<ViewPart> {
    let Some(side) = parts.view.side(parts.lab.side_in_focus()) else {
        return Vec::new();
    };
    let predictions = parts.view.predictions.clone();
    let window = html! { <WindowLine side={side.clone()} predictions={predictions.clone()} /> };
    let code = html! { <PseudoCode lab={parts.lab.clone()} side={side.clone()} /> };
    let stack = html! { <Stack side={side.clone()} {predictions} /> };
    vec![
        ViewPart::main(Name::Window, window),
        ViewPart::side(Name::PseudoCode, code),
        ViewPart::side(Name::Stack, stack),
    ]
}
