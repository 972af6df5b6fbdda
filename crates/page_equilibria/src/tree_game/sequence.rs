//! The sequence form: what pairs of sequences pay, and the equations of both players' plans.

use super::found::FoundProps;
use experiments::exact::Exact;
use experiments::tree_game::{SequenceMatrices, Sequences};
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::deferred::rows;
use page_kit::context::use_page;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::sequences::{Payoffs, coefficient, name};
use texts::TreeGameTexts;
use yew::prelude::*;

/// The sequence form.
#[component]
pub fn SequenceForm(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let question = Experiment::from(of.lab.asked());
    let answer = use_answer(&question, Some(of.lab.sequence_form()), &[]);
    let body = match answer.latest.as_deref() {
        None => html! { <p class="quiet">{ words.under_way }</p> },
        Some(SequenceMatrices::None) => {
            html! { <p class="quiet">{ words.no_play[usize::from(of.game.players().len() == 2)] }</p> }
        }
        Some(SequenceMatrices::TooLarge) => {
            html! { <p class="quiet">{ words.too_large_sequence }</p> }
        }
        Some(SequenceMatrices::Made { players, cells }) => html! {
            <>
                <p class="quiet small">{ words.sequence_about }</p>
                { payoffs(of, players, cells, words) }
                { for (0..2).map(|player| equations(of, player, &players[player], words)) }
            </>
        },
    };
    html! { <div class="rows" id="sequence-form">{ body }</div> }
}

fn payoffs(
    of: &Analysis,
    players: &[Sequences; 2],
    cells: &[([u32; 2], [Exact; 2])],
    words: &TreeGameTexts,
) -> Html {
    let paid = Payoffs::new(of, cells);
    let columns = &players[1].names;
    let row = |(row, own): (usize, &Option<(u32, u16)>)| {
        let cells = (0..columns.len()).map(|column| html! { <td>{ paid.at(row, column) }</td> });
        html! { <tr><th scope="row">{ name(of, *own, words) }</th>{ for cells }</tr> }
    };
    html! {
        <div class="scroll">
            <table class="sequence-table" aria-label={words.sequence_label}>
                <caption>{ words.sequence_label }</caption>
                <thead><tr><td></td>{ for columns.iter().map(|own| html! { <th scope="col">{ name(of, *own, words) }</th> }) }</tr></thead>
                { rows(players[0].names.iter().enumerate().map(row), 1) }
            </table>
        </div>
    }
}

/// The equations of a plan as a matrix, with what each row adds up to.
fn equations(of: &Analysis, player: usize, sequences: &Sequences, words: &TreeGameTexts) -> Html {
    let label = (words.plan_label)(&of.player(player, words));
    let row = |(number, equation): (usize, &Vec<i8>)| {
        let cell = |&number: &i8| html! { <td>{ coefficient(number) }</td> };
        let sum = if number == 0 { "= 1" } else { "= 0" };
        html! { <tr>{ for equation.iter().map(cell) }<td>{ sum }</td></tr> }
    };
    html! {
        <div class="scroll">
            <table class="sequence-table" aria-label={label.clone()}>
                <caption>{ label }</caption>
                <thead><tr>{ for sequences.names.iter().map(|own| html! { <th scope="col">{ name(of, *own, words) }</th> }) }<td></td></tr></thead>
                { rows(sequences.equations.iter().enumerate().map(row), 1) }
            </table>
        </div>
    }
}
