//! A choice: the moves at a node with their bounds as bars, in each the mean and what exploring adds; and one of them as a
//! formula.

use super::formula::{Worked, formula};
use crate::mcts::numbered_stone::NumberedStone;
use experiments::mcts::{Inside, MctsExperiment};
use games::Player;
use page_kit::components::player_mark::player_class;
use page_kit::context::use_page;
use page_model::mcts::decision::Weighed;
use page_model::mcts::shown::Shown;
use page_model::mcts::{about, numbers};
use std::rc::Rc;
use texts::StageTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ChoosingProps {
    pub lab: MctsExperiment,
    pub inside: Rc<Inside>,
    /// 1 to 3; `None` after backpropagation.
    pub phase: Option<u8>,
    /// The node looked at, if any.
    pub selected: Option<u32>,
}

/// The children of the node at which the walk chooses, with their terms.
#[component]
pub fn Choosing(props: &ChoosingProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.mcts.stage;
    let ChoosingProps {
        lab,
        inside,
        phase,
        selected,
        ..
    } = props;
    let shown = Shown::of(lab, inside, *phase, *selected);
    // The move whose bound is worked out, with the place that it belongs to.
    let pressed = use_state(|| None::<(Vec<u8>, u8)>);
    let pressed_here = pressed.as_ref().filter(|(moves, _)| *moves == shown.moves);
    let worked = pressed_here
        .and_then(|(_, column)| shown.decision.of(*column))
        .or_else(|| shown.decision.of(shown.decision.chosen?))
        .or_else(|| shown.decision.best());
    let heading = if shown.is_on_path && phase.is_some() {
        (words.chooses)(shown.player.index(), shown.decision.chosen.is_some())
    } else {
        (words.would_choose)(shown.player.index())
    };
    let on_press = {
        let (pressed, moves) = (pressed.setter(), shown.moves.clone());
        Callback::from(move |column: u8| pressed.set(Some((moves.clone(), column))))
    };
    html! {
        <div class="choosing" data-place={about::symbols(&shown.moves)}>
            if shown.decision.moves.is_empty() {
                <p class="quiet">{ words.game_is_over }</p>
            } else {
                if let Some(weighed) = worked {
                    { formula(&Worked { weighed, shown: &shown, lab }, texts) }
                }
                <div class="weighing">
                    <p class="small quiet">{ heading }</p>
                    { bars(&shown, worked, &on_press, words) }
                </div>
            }
        </div>
    }
}

/// A row a move.
fn bars(
    shown: &Shown,
    worked: Option<&Weighed>,
    on_press: &Callback<u8>,
    words: &StageTexts,
) -> Html {
    let finite = shown
        .decision
        .moves
        .iter()
        .map(Weighed::bound)
        .filter(|bound| bound.is_finite());
    let widest = finite.fold(1.0_f64, f64::max);
    let row = |weighed: &Weighed| {
        let moves = about::below(&shown.moves, weighed.column);
        let is_chosen = shown.decision.chosen == Some(weighed.column);
        let is_worked = worked.is_some_and(|worked| worked.column == weighed.column);
        let column = weighed.column;
        let onclick = on_press.reform(move |_: MouseEvent| column);
        let bound = numbers::term(weighed.bound());
        html! {
            <tr key={column} class={is_chosen.then_some("best")} data-about={about::node(&moves)} data-column={(column + 1).to_string()}>
                <th scope="row">
                    <button class="plain" {onclick} aria-pressed={is_worked.to_string()}>
                        <NumberedStone player={shown.player} number={column + 1} />
                        <span class="visually-hidden">{ column + 1 }</span>
                        if is_chosen { { " ★" } }
                    </button>
                </th>
                <td class="bound-bar">{ bar(weighed, shown.player, &moves, widest, words) }</td>
                <td class="number">{ bound }</td>
            </tr>
        }
    };
    let [column, parts, bound] = words.bounds_header;
    html! {
        <table class="bounds" id="bounds">
            <thead class="visually-hidden"><tr><th scope="col">{ column }</th><th scope="col">{ parts }</th><th scope="col">{ bound }</th></tr></thead>
            <tbody>{ for shown.decision.moves.iter().map(row) }</tbody>
        </table>
    }
}

/// The mean and what exploring adds, end to end.
fn bar(weighed: &Weighed, player: Player, moves: &[u8], widest: f64, words: &StageTexts) -> Html {
    if weighed.is_excluded {
        return html! { <span class="quiet small">{ words.left_out }</span> };
    }
    let Some(parts) = weighed.arithmetic.filter(|parts| parts.value.is_finite()) else {
        return html! { <span class="endless small">{ words.never_tried }</span> };
    };
    let percent = |part: f64| format!("width:{:.2}%", 100.0 * part / widest);
    let mean = parts.value - parts.exploration;
    html! {
        <span class="parts">
            <i class={classes!("part", "mean", player_class(player))} ~style={percent(mean)} data-about={about::mean(moves)}>{ format!("{mean:.2}") }</i>
            <i class={classes!("part", "more", player_class(player))} ~style={percent(parts.exploration)}
                data-about={about::exploration(moves)}>{ format!("+{:.2}", parts.exploration) }</i>
        </span>
    }
}
