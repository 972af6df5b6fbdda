//! Strategies: how often each player bets or calls, by card and situation; in games of one choice how often each choice is made.

use super::found::FoundProps;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::general_sum::is_poker;
use page_model::general_sum::strategies::{ByCard, choices};
use texts::GeneralSumTexts;
use yew::prelude::*;

/// A bar a place of a table, a table a player.
#[component]
pub fn Strategies(found: &FoundProps) -> Html {
    let words = &use_page().texts.labs.general_sum.page;
    let FoundProps { lab, findings } = found;
    let Some(run) = findings.run(lab.run_shown()) else {
        return html! { <p class="quiet nothing-yet">{ words.nothing_yet }</p> };
    };
    let table = |player: usize| {
        let caption = (words.player)(player);
        if is_poker(lab) {
            by_card(caption, ByCard::of(findings, run, player), words)
        } else {
            let row = |(name, share): (&str, f64)| {
                Row::of(name.to_owned())
                    .name(name.to_owned())
                    .cell(bar(share, words))
            };
            let choices = choices(findings, run, player).into_iter();
            html! { <DataTable class="shares" {caption}>{ for choices.map(row) }</DataTable> }
        }
    };
    let players = findings.compiled.game.players();
    let lead = if is_poker(lab) {
        words.bars_of_cards
    } else {
        words.bars_of_choices
    };
    html! {
        <div class="rows" id="strategies">
            <p class="quiet small">{ lead }</p>
            <div class="share-tables">{ for (0..players).map(table) }</div>
        </div>
    }
}

/// A row a card, a column a situation.
fn by_card(caption: String, ByCard { situations, rows }: ByCard, words: &GeneralSumTexts) -> Html {
    let names = situations
        .iter()
        .map(|situation| (words.situation)(situation));
    let header: Header = core::iter::once(words.card.to_owned())
        .chain(names)
        .collect();
    let row = |(card, shares): (&str, Vec<Option<f64>>)| {
        let cell =
            |share: Option<f64>| share.map_or_else(|| html! { "–" }, |share| bar(share, words));
        let row = Row::of(card.to_owned()).name(card.to_owned());
        row.cells(shares.into_iter().map(cell))
    };
    html! { <DataTable class="shares" {caption} {header}>{ for rows.into_iter().map(row) }</DataTable> }
}

fn bar(share: f64, words: &GeneralSumTexts) -> Html {
    html! { <span class="strategy-share"><i ~style={format!("--share:{share:.3}")} /><span class="number">{ (words.percent)(share) }</span></span> }
}
