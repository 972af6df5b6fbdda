//! Solution: the value or an equilibrium, what is done at every information set, and the subgame-perfect equilibria.

use super::behaviour_table::behaviour_table;
use super::found::FoundProps;
use experiments::tree_game::{Pure, Stage, TreeGameExperiment};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tree_game::induction::ending;
use page_model::tree_game::perfect::{actions, has_beliefs, limits, said};
use page_model::tree_game::solution::{by_lemke, forgets, play};
use yew::prelude::*;

/// The solution of the game.
#[component]
pub fn Solution(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    html! {
        <div class="rows" id="solution" data-done={(of.found.stage == Stage::Done).to_string()}>
            if let Some(forgets) = forgets(of, words) { <p>{ forgets }</p> }
            <p role="status" id="value"><strong>{ play(of, words) }</strong></p>
            if let Some(solution) = of.found.solution(&of.game) {
                { behaviour_table(of, solution.behaviour(), "behaviour", words) }
            }
            if let Some(lemke) = by_lemke(of, words) { <p class="quiet small">{ lemke }</p> }
            <Perfect of={of.clone()} />
        </div>
    }
}

/// Equilibria that are listed.
const MAX_SHOWN: usize = 12;

/// The list.
#[component]
fn Perfect(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let go = use_go::<TreeGameExperiment>();
    let found = &of.found;
    if found.stage == Stage::Induction {
        return Html::default();
    }
    let hides = has_beliefs(of);
    let now = of.assessed().assessment;
    let row = |(place, pure): (usize, &Pure)| {
        let lab = of.lab.with_equilibrium(&of.game, pure);
        let is_shown = lab.assessment == now;
        let onclick = go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace));
        let label = (words.show_equilibrium)(place + 1);
        let button = html! { <button class="small" {onclick} aria-label={label.clone()} title={label} aria-pressed={is_shown.to_string()} data-key={format!("equilibrium-{}", place + 1)}>{ place + 1 }</button> };
        let row = Row::of(place.to_string())
            .name(button)
            .cell_of("number", of.listed(&pure.payoffs))
            .cell_of("text", actions(of, pure));
        if hides {
            row.cell_of("text", said(of, pure, words))
        } else {
            row
        }
    };
    let header = words.equilibria_header[..3 + usize::from(hides)]
        .iter()
        .copied();
    let shown = found.subgame_perfect.iter().take(MAX_SHOWN).enumerate();
    let end = ending(of, words);
    html! {
        <>
            <p>{ end }</p>
            if !found.subgame_perfect.is_empty() {
                if hides { <p class="quiet small">{ words.rationality_about }</p> }
                <DataTable id="subgame-perfect" class="of-words" header={header.collect::<Header>()}>{ for shown.map(row) }</DataTable>
                if found.subgame_perfect.len() > MAX_SHOWN { <p class="quiet small">{ (words.first_equilibria)(MAX_SHOWN) }</p> }
                if let Some(limits) = limits(of, words) { <p class="quiet small">{ limits }</p> }
            }
        </>
    }
}
