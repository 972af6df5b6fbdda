//! Equilibria of three players and more as a table: those on their own, then components of infinitely many, piece by piece.

use super::found::FoundProps;
use experiments::exact::Exact;
use experiments::matrix::{Approximate, Piece, Profile};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::continua::{Said, said};
use page_model::matrix::equilibria::{approximate_strategy, bound, of_several};
use texts::{MatrixTexts, Texts};
use yew::prelude::*;

/// The table, and whether these are all.
#[component]
pub fn Several(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    let found = &of.found;
    let points = found.several.iter().enumerate();
    let points = points.map(|(number, one)| point(of, number, one, texts));
    let first = found.several.len();
    let continua = found.continua.iter().enumerate();
    let continua = continua.map(|(number, pieces)| continuum(of, first + number, pieces, words));
    html! {
        <>
            if let Some(said) = of_several(of, words) { <p>{ said }</p> } else { <p class="quiet">{ words.under_way }</p> }
            <DataTable id="equilibria-table" class="equilibria" header={&words.several_header} is_cut=true>{ for points.chain(continua) }</DataTable>
        </>
    }
}

/// Fractions where they are known, else numbers with a bound; pure ones are exact.
fn point(of: &Analysis, number: usize, one: &Approximate, texts: &Texts) -> Row {
    let words = &texts.labs.matrix.page;
    let decimals: Vec<String> = one
        .payoffs
        .iter()
        .map(|&payoff| (texts.value)(payoff))
        .collect();
    let decimals = decimals.join(", ");
    let strategies: Vec<String> = match &one.exact {
        Some(exact) => strategies(of, exact),
        None => {
            let shares = one.strategies.iter().enumerate();
            let nearly = |(player, shares): (usize, &Vec<f64>)| {
                approximate_strategy(of, player, shares, texts)
            };
            shares.map(nearly).collect()
        }
    };
    let exact = one.exact.as_ref().map(|exact| {
        let payoffs: Vec<String> = exact.payoffs.iter().map(Exact::shown).collect();
        payoffs.join(", ")
    });
    let payoffs = match exact {
        Some(exact) if exact != decimals => {
            html! { <>{ exact }<div class="quiet small">{ decimals }</div></> }
        }
        _ => html! { decimals },
    };
    Row::of(number.to_string())
        .name((number + 1).to_string())
        .cell(lines(strategies))
        .cell_of("number", payoffs)
        .cell(
            html! { <>{ bound(one, words) }if !one.is_certified { { " " }{ words.uncertain } }</> },
        )
}

fn strategies(of: &Analysis, exact: &Profile) -> Vec<String> {
    let strategies = exact.strategies.iter().enumerate();
    strategies
        .map(|(player, strategy)| of.strategy(player, strategy))
        .collect()
}

fn lines(lines: Vec<String>) -> Html {
    html! { <>{ for lines.into_iter().map(|line| html! { <div>{ line }</div> }) }</> }
}

/// A component of infinitely many: each piece with its corners and what these pay, and how it goes from one to another.
fn continuum(of: &Analysis, number: usize, pieces: &[Piece], words: &MatrixTexts) -> Row {
    let pieces: Vec<Said> = pieces.iter().map(|piece| said(of, piece, words)).collect();
    let piece = |piece: Said| {
        html! {
            <>
                <div class="quiet small">{ piece.shape }</div>
                { lines(piece.corners) }
                <div class="small">{ piece.remarks.join(" ") }</div>
            </>
        }
    };
    Row::of(number.to_string())
        .name((number + 1).to_string())
        .cell(html! { <>{ for pieces.into_iter().map(piece) }</> })
        .cell("")
        .cell(words.exactly)
}
