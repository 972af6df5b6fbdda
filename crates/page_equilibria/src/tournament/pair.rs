//! Pair: two entrants with their strategies, what they get from each other, and all opponents of the first.

use super::found::FoundProps;
use super::pressing::use_look;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::tournament::analysis::Analysis;
use page_model::tournament::pair::{Opponent, Side, link, opponents, sides, why_inexact};
use texts::Texts;
use yew::prelude::*;

/// The two, and the opponents.
#[component]
pub fn Pair(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.pair;
    let [row, column] = of.pair();
    let title = if row == column {
        (words.with_itself)(&of.names[row])
    } else {
        (words.against)(&of.names[row], &of.names[column])
    };
    let sides = sides(of, texts);
    html! {
        <div class="rows" id="pair">
            <h3>{ title }</h3>
            { values(&sides, texts) }
            { for why_inexact(of, texts).map(|why| html! { <p class="quiet small">{ why }</p> }) }
            if let Some(link) = link(&of.lab, [row, column]) {
                <p class="actions"><a class="button" href={format!("#/{link}")} data-key="watch-match">{ words.watch }</a></p>
            }
            { for sides.iter().map(strategy) }
            <h3>{ (words.opponents)(&of.names[row]) }</h3>
            <Opponents of={of.clone()} />
        </div>
    }
}

fn values(sides: &[Side], texts: &Texts) -> Html {
    let words = &texts.labs.tournament.views.pair;
    let names = sides.iter().map(|side| side.name.clone());
    let header: Header = core::iter::once(words.header.to_owned())
        .chain(names)
        .collect();
    let row = |(index, &name): (usize, &&'static str)| {
        Row::named(name).cells(sides.iter().map(|side| side.values[index].clone()))
    };
    html! { <DataTable class="number pair-values" {header}>{ for words.rows.iter().enumerate().map(row) }</DataTable> }
}

fn strategy(side: &Side) -> Html {
    html! {
        <div class="met-strategy" key={side.entrant}>
            <p><strong>{ &side.name }</strong>{ " " }<code>{ &side.text }</code></p>
            if let Some(sentence) = side.sentence { <p class="quiet small">{ sentence }</p> }
        </div>
    }
}

/// Whom the first of the two meets; press one to see that pair.
#[component]
fn Opponents(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tournament.views.pair;
    let look = use_look(&of.asked);
    let row = |opponent: &Opponent| opponent_row(of, opponent, &look);
    html! {
        <DataTable class="number" header={&words.opponents_header} is_cut=true>{ for opponents(of, texts).iter().map(row) }</DataTable>
    }
}

fn opponent_row(of: &Analysis, opponent: &Opponent, look: &Callback<[usize; 2]>) -> Row {
    let ([row, column], entrant) = (of.pair(), opponent.entrant);
    let onclick = look.reform(move |_: MouseEvent| [row, entrant]);
    let is_chosen = column == entrant;
    let name = html! { <button class="entrant-name" {onclick} aria-pressed={is_chosen.to_string()}>{ &opponent.name }</button> };
    Row::of(entrant.to_string())
        .class("chosen", is_chosen)
        .name(name)
        .cells(opponent.values.clone())
}
