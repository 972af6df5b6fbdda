//! Strategies: how often each player bets or calls, by card and situation; in games of one choice how often each choice is made.

use super::found::{FoundProps, is_poker};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use texts::GeneralSumTexts;
use yew::prelude::*;

/// A bar a place of a table, a table a player.
#[component]
pub fn Strategies(found: &FoundProps) -> Html {
    let words = &use_page().texts.labs.general_sum.page;
    let FoundProps { lab, findings } = found;
    let Some(run) = findings.run(lab.run_shown()) else {
        return html! { <p class="quiet">{ words.nothing_yet }</p> };
    };
    let game = &findings.compiled.game;
    let table = |player: usize| {
        let sets = game.sets_of(player);
        let of = |set: usize| {
            (
                &game.information_sets()[set].key[..],
                &run.average[game.slots(set)],
            )
        };
        let caption = (words.player)(player);
        if is_poker(lab) {
            by_card(caption, &sets.map(of).collect::<Vec<_>>(), words)
        } else {
            let actions = sets.flat_map(|set| {
                let names = game.information_sets()[set].actions.iter();
                names.zip(&run.average[game.slots(set)])
            });
            let row = |(name, &share): (&String, &f64)| {
                Row::of(name.clone())
                    .name(name.clone())
                    .cell(bar(share, words))
            };
            html! { <DataTable class="shares" {caption}>{ for actions.map(row) }</DataTable> }
        }
    };
    let lead = if is_poker(lab) {
        words.bars_of_cards
    } else {
        words.bars_of_choices
    };
    html! {
        <div class="rows" id="strategies">
            <p class="quiet small">{ lead }</p>
            <div class="share-tables">{ for (0..game.players()).map(table) }</div>
        </div>
    }
}

/// A row a card, a column a situation: the name of an information set is a letter for the card, then what has been done.
fn by_card(caption: String, sets: &[(&str, &[f64])], words: &GeneralSumTexts) -> Html {
    let (mut cards, mut situations) = (Vec::new(), Vec::new());
    for (key, _) in sets {
        let (card, situation) = key.split_at(1);
        if !cards.contains(&card) {
            cards.push(card);
        }
        if !situations.contains(&situation) {
            situations.push(situation);
        }
    }
    let names = situations
        .iter()
        .map(|situation| (words.situation)(situation));
    let header: Header = core::iter::once(words.card.to_owned())
        .chain(names)
        .collect();
    let row = |card: &&str| {
        let cell = |situation: &&str| {
            let key = format!("{card}{situation}");
            let set = sets.iter().find(|(known, _)| *known == key);
            // The second action is the bet or the call.
            let share = set.and_then(|(_, shares)| shares.get(1)).copied();
            share.map_or_else(|| html! { "–" }, |share| bar(share, words))
        };
        let cells = situations.iter().map(cell);
        cells.fold(
            Row::of((*card).to_owned()).name((*card).to_owned()),
            Row::cell,
        )
    };
    html! { <DataTable class="shares" {caption} {header}>{ for cards.iter().rev().map(row) }</DataTable> }
}

fn bar(share: f64, words: &GeneralSumTexts) -> Html {
    html! { <span class="strategy-share"><i ~style={format!("--share:{share:.3}")} /><span class="number">{ (words.percent)(share) }</span></span> }
}
