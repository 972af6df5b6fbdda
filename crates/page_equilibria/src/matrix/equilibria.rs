//! All equilibria as a table, how they are connected, and what players can be sure of.

use super::found::FoundProps;
use super::several::Several;
use experiments::exact::{Exact, Mixed};
use experiments::matrix::{Component, Equilibrium, Extreme, Stage};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::equilibria::{
    Listed, columns, component, degeneracy, is_grouped, known, remarks, security, so_far,
    stability, too_many,
};
use texts::{MatrixTexts, Texts};
use yew::prelude::*;

/// The table, and sentences about it.
#[component]
pub fn Equilibria(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    let found = &of.found;
    let body = match &found.extreme {
        _ if !of.is_of_two() => html! { <Several of={of.clone()} /> },
        Extreme::Unknown => known_so_far(of, 0, words),
        Extreme::UnderWay(noted) => known_so_far(of, noted.count, words),
        Extreme::TooMany(noted) => given_up(of, noted.count, texts),
        Extreme::Known(_) => all(of, words),
    };
    html! {
        <div class="rows" id="equilibria" data-known={found.equilibria().len().to_string()} data-done={(found.stage == Stage::Done).to_string()}>
            { body }
            { for security(of, words).into_iter().map(paragraph) }
        </div>
    }
}

fn paragraph(sentence: String) -> Html {
    html! { <p>{ sentence }</p> }
}

fn all(of: &Analysis, words: &MatrixTexts) -> Html {
    let components = &of.found.components;
    let listed = known(of);
    let item = |(number, one): (usize, &Component)| {
        html! { <li>{ component(of, number, one, words) }</li> }
    };
    html! {
        <>
            <p><strong>{ (words.components)(components.len(), listed.len()) }</strong></p>
            { table(of, listed, words) }
            if is_grouped(of) { <ul>{ for components.iter().enumerate().map(item) }</ul> }
            <p>{ degeneracy(of, words) }</p>
            { for remarks(of, words).into_iter().map(paragraph) }
        </>
    }
}

/// Equilibria with their indices, without the columns that would be empty.
fn table(of: &Analysis, listed: Listed, words: &MatrixTexts) -> Html {
    let columns = columns(&listed);
    let [.., has_index, has_stability] = columns;
    let names = words.equilibria_header.into_iter().zip(columns);
    let header: Header = names
        .filter_map(|(name, is_there)| is_there.then_some(name))
        .collect();
    let rows = listed
        .into_iter()
        .enumerate()
        .map(|(number, (equilibrium, index))| {
            let row = row(of, number, equilibrium);
            let row = if has_index {
                row.cell_of("number", index.unwrap_or_default())
            } else {
                row
            };
            if has_stability {
                row.cell(stability(equilibrium, words))
            } else {
                row
            }
        });
    html! { <DataTable id="equilibria-table" class="equilibria" {header} is_cut=true>{ for rows }</DataTable> }
}

fn row(of: &Analysis, number: usize, equilibrium: &Equilibrium) -> Row {
    let strategy = |(player, strategy): (usize, &Mixed)| {
        let class = ["of-first", "of-second"].get(player).copied();
        let title: Vec<String> = strategy
            .iter()
            .map(|part| format!("{:.4}", part.value))
            .collect();
        html! { <div {class} title={title.join(", ")}>{ of.strategy(player, strategy) }</div> }
    };
    let payoffs: Vec<String> = equilibrium.payoffs.iter().map(Exact::shown).collect();
    let decimals: Vec<String> = equilibrium
        .payoffs
        .iter()
        .map(|payoff| format!("{:.4}", payoff.value))
        .collect();
    let is_fraction = payoffs.iter().any(|payoff| payoff.contains('/'));
    let payoffs = html! { <>{ payoffs.join(", ") }if is_fraction { <div class="quiet small">{ decimals.join(", ") }</div> }</> };
    Row::of(number.to_string())
        .name((number + 1).to_string())
        .cell(html! { <>{ for equilibrium.strategies.iter().enumerate().map(strategy) }</> })
        .cell_of("number", payoffs)
}

/// Those that are known before all are.
fn known_so_far(of: &Analysis, count: u64, words: &MatrixTexts) -> Html {
    let listed = so_far(of);
    if listed.is_empty() {
        return html! { <p class="quiet">{ words.under_way }</p> };
    }
    let number = listed.len();
    let is_cut = count > number as u64;
    let known = count.max(number as u64);
    html! {
        <>
            <p id="so-far" data-known={known.to_string()}>
                { (words.so_far)(known) }
                if is_cut { { " " }{ (words.only_listed)(number) } }
            </p>
            { table(of, listed, words) }
        </>
    }
}

/// Those that were found before the search was given up.
fn given_up(of: &Analysis, count: u64, texts: &'static Texts) -> Html {
    let words = &texts.labs.matrix.page;
    let pure = of.found.pure.iter();
    let pure = pure.map(|profile| html! { <li>{ of.profile(profile).join(", ") }</li> });
    html! {
        <>
            <p>{ too_many(of, texts) }</p>
            <ul>{ for pure }</ul>
            { known_so_far(of, count, words) }
        </>
    }
}
