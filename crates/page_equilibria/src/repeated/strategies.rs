//! Both strategies: as text to be edited, as rules of which the one that decided is lit, and as drawings or tables with the state they are in.

use super::editor::{Editor, HELP};
use super::found::{FoundProps, class_of};
use super::machine::MachineView;
use crate::strategies::hand_in::HandIn;
use games::Player;
use page_kit::components::player_mark::player_mark;
use page_kit::context::use_page;
use page_model::repeated::analysis::{Analysis, entry_of};
use page_model::repeated::reasons::rule_now;
use texts::Texts;
use yew::prelude::*;

/// Both.
#[component]
pub fn Strategies(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let help = texts.labs.repeated.views.strategy.help;
    html! {
        <div class="rows" id="strategies">
            { for (0..2).map(|player| strategy(of, player, texts)) }
            <p class="quiet small" id={HELP}>{ help }</p>
            <HandIn text={of.asked.first.clone()} />
        </div>
    }
}

fn strategy(of: &Analysis, player: usize, texts: &'static Texts) -> Html {
    let name = of.name(player, texts);
    let mark = player_mark([Player::First, Player::Second][player]);
    let entry = entry_of(of.text(player), texts);
    html! {
        <section class={classes!("strategy", "rows", class_of(player))} aria-label={name.clone()}>
            <h3>{ mark }{ name }</h3>
            if let Some(entry) = entry { <p class="quiet small">{ entry.sentence }</p> }
            <Editor lab={of.asked.clone()} {player} />
            { in_full(of, player, texts) }
            <MachineView of={of.clone()} {player} />
        </section>
    }
}

/// The rules, or what a name stands for.
fn in_full(of: &Analysis, player: usize, texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.strategy;
    let Some(known) = of.described(player) else {
        return Html::default();
    };
    let now = rule_now(of, player).map(usize::from);
    let rule = |(number, rule): (usize, &String)| {
        let is_lit = now == Some(number);
        html! { <li class={is_lit.then_some("lit")} aria-current={is_lit.then_some("true")}>{ rule }</li> }
    };
    if !known.rules.is_empty() {
        let rules = known.rules.iter().enumerate().map(rule);
        return html! { <ol class="strategy-rules" aria-label={words.rules}>{ for rules }</ol> };
    }
    if known.text == of.text(player) {
        return Html::default();
    }
    html! { <p class="small"><span class="quiet">{ words.in_full }{ ": " }</span><code>{ &known.text }</code></p> }
}
