//! The strategic form beside the tree, as long as it can be seen at a glance.

use super::found::{FoundProps, TONES};
use experiments::matrix::MatrixExperiment;
use experiments::tree_game::StrategicForm;
use experiments::{Experiment, LabExperiment};
use games::strategic::StrategicGame;
use games::strategic::text::Reading;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::kit::best_response::is_best;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::marks::tells;
use page_model::tree_game::strategic::{Matrix, bayesian_link, matrix};
use yew::prelude::*;

/// The strategic form.
#[component]
pub fn Strategic(FoundProps { of }: &FoundProps) -> Html {
    let page = use_page();
    let words = &page.texts.labs.tree_game.page;
    let is_reduced = of.lab.strategic == StrategicForm::Reduced;
    let made = use_memo((of.game.clone(), is_reduced), |(game, is_reduced)| {
        matrix(game, *is_reduced)
    });
    let body = match made.as_ref() {
        Matrix::Large => html! { <p class="quiet">{ words.too_large_matrix }</p> },
        Matrix::None(why) => html! { <p class="quiet">{ (words.no_matrix)(why) }</p> },
        Matrix::Made(game) => {
            let whole = MatrixExperiment::opening().of_game(game, Reading::Each);
            let link = Experiment::from(whole).link();
            html! {
                <>
                    <p class="quiet small">{ (words.strategic_about)(game.size(0), game.size(1)) }</p>
                    { for tables(of, game) }
                    <p><a href={format!("#/{link}")} data-key="to-matrix">{ words.to_matrix }</a></p>
                </>
            }
        }
    };
    let bayesian = use_memo(of.game.clone(), |game| bayesian_link(game));
    html! {
        <div class="rows" id="strategic">
            <Sentence experiment={Experiment::from(of.lab.clone())} text={words.strategic_sentence} />
            { body }
            if let Some(link) = (*bayesian).clone() { <p><a href={format!("#/{link}")} data-key="to-bayesian">{ words.to_bayesian }</a></p> }
        </div>
    }
}

/// A table for each choice of the third player and the fourth.
fn tables(of: &Analysis, game: &StrategicGame) -> Vec<Html> {
    let size = |player: usize| {
        if game.players().len() > player {
            game.size(player)
        } else {
            1
        }
    };
    let others = (0..size(3)).flat_map(|fourth| (0..size(2)).map(move |third| [third, fourth]));
    others.map(|others| table(of, game, others)).collect()
}

fn table(of: &Analysis, game: &StrategicGame, others: [usize; 2]) -> Html {
    let count = game.players().len();
    let names: Vec<&str> = (2..count)
        .map(|player| game.actions()[player][others[player - 2]].as_str())
        .collect();
    let row = |row: usize| {
        let cell = |column: usize| {
            let actions = [row, column, others[0], others[1]];
            cell(of, game, &actions[..count])
        };
        html! { <tr><th scope="row">{ &game.actions()[0][row] }</th>{ for (0..game.size(1)).map(cell) }</tr> }
    };
    let column = |name: &String| html! { <th scope="col">{ name }</th> };
    html! {
        <div class="scroll">
            <table class="payoffs dense strategic-matrix" aria-label={of.lab.title.clone()}>
                if !names.is_empty() { <caption>{ names.join(", ") }</caption> }
                <thead><tr><td></td>{ for game.actions()[1].iter().map(column) }</tr></thead>
                <tbody>{ for (0..game.size(0)).map(row) }</tbody>
            </table>
        </div>
    }
}

fn cell(of: &Analysis, game: &StrategicGame, actions: &[usize]) -> Html {
    let tells = tells(of);
    let is_best: Vec<bool> = (0..actions.len())
        .map(|player| tells && is_best(game, actions, player))
        .collect();
    let is_equilibrium = is_best.iter().all(|best| *best);
    let number = |player: usize| {
        let payoff = game.payoff(game.profile(actions), player);
        html! { <span class={classes!("plain-payoff", TONES[player], is_best[player].then_some("best"))}>{ payoff.shown() }</span> }
    };
    html! { <td class={classes!("payoff-cell", is_equilibrium.then_some("equilibrium"))}><span>{ for (0..actions.len()).map(number) }</span></td> }
}
