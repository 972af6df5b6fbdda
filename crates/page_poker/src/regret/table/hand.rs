//! The hand on the table: what has happened, whose turn it is, how it ended, and what the coach says.

use super::felt;
use experiments::regret::betting::Table;
use games::Player;
use page_model::regret::sitting::Dealt;
use page_model::regret::table::naming;
use texts::Texts;
use yew::prelude::*;

/// The hand; before the first one an empty table, at which the person will be `person`.
pub fn hand(dealt: Option<&Dealt>, person: Player, is_poker: bool, texts: &'static Texts) -> Html {
    let table = dealt.map(|dealt| Table::at(dealt.tree(), dealt.node()));
    let person = dealt.map_or(person, |dealt| dealt.person);
    let is_over = dealt.is_some_and(Dealt::is_over);
    let history = dealt.map_or_else(Vec::new, |dealt| naming::told(dealt, texts));
    html! {
        <>
            { felt::felt(table.as_ref(), person, is_over, is_poker, texts) }
            <div aria-live="polite" class="turn">
                <p id="hand-history">{ history.join(" ") }</p>
                <p id="turn" class={is_over.then_some("result")}>{ naming::turn(dealt, texts) }</p>
            </div>
        </>
    }
}

/// What would be best now, once somebody has asked.
pub fn hint(dealt: Option<&Dealt>, is_asked: bool, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.play;
    let said = dealt
        .filter(|_| is_asked)
        .and_then(|dealt| naming::hint(dealt, texts));
    let is_taken_back = dealt.is_some_and(|dealt| dealt.is_taken_back);
    html! {
        <div class="coach small" id="hinted" aria-live="polite">
            if let Some(said) = said { <p>{ said }</p> }
            if is_taken_back { <p class="quiet" id="taken-back">{ words.taken_back }</p> }
        </div>
    }
}

/// What the last decision cost.
pub fn coach(dealt: Option<&Dealt>, texts: &'static Texts) -> Html {
    let words = &texts.labs.regret.play;
    let said = dealt.and_then(|dealt| naming::judgement(dealt, texts));
    html! {
        <div class="coach small" id="coach" aria-live="polite">
            if let Some(said) = said {
                <p><b>{ words.coach_label }</b>{ ": " }{ said.join(" ") }</p>
            }
        </div>
    }
}
