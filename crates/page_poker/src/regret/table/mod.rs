//! A table to play at, against the average strategy that was learned.
//!
//! * [`playing`]: what has been played. [`commands`]: keys and buttons. [`mod@choices`]: the seat and the coach.
//! * [`hand`]: the hand on the table. [`felt`]: its cards and the pot; [`playing_card`]: a card.
//! * [`score`]: the score and the last hands.

mod choices;
mod commands;
mod felt;
mod hand;
mod playing;
mod playing_card;
mod score;

use choices::choices;
use commands::use_commands;
use experiments::regret::{Evaluated, Findings, RegretExperiment};
use page_kit::components::focus::FocusFallback;
use page_kit::context::use_page;
use page_model::regret::sitting::{Seat, Sitting};
use page_model::regret::table::playing::{Move, state};
use playing::use_playing;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(Properties)]
pub struct PokerTableProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    /// What the opponent plays by; `None` before anything was learned.
    pub opponent: Option<Rc<Evaluated>>,
}

impl PartialEq for PokerTableProps {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab
            && Rc::ptr_eq(&self.learned, &other.learned)
            && self.opponent == other.opponent
    }
}

/// The table.
#[component]
pub fn PokerTable(props: &PokerTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.play;
    let (lab, learned) = (&props.lab, &props.learned);
    let playing = use_playing(lab, &learned.tree);
    let seat = use_state_eq(Seat::default);
    let has_coach = use_state_eq(|| true);
    // Between another link and the table that is laid for it there is nothing to be seen.
    let is_laid = playing.is_against(lab);
    let nothing = Sitting::default();
    let sitting = if is_laid { &playing.sitting } else { &nothing };
    let dealt = sitting.dealt.as_ref();
    let place = use_node_ref();
    let opponent = props.opponent.as_ref();
    let ready = opponent.filter(|_| is_laid);
    // At which decision of which hand somebody has asked for a hint.
    let hinted = use_state_eq(|| None::<(u64, u32)>);
    let decision = dealt.map(|dealt| (dealt.index, dealt.node()));
    let on_hint = {
        let hinted = hinted.setter();
        Callback::from(move |()| hinted.set(decision))
    };
    let on_command = use_commands(&playing, learned, ready, (*seat, lab.seed), &place, on_hint);
    let on_restart = {
        let playing = playing.dispatcher();
        Callback::from(move |_: MouseEvent| playing.dispatch(Move::Restart))
    };
    let hands = sitting.played.len();
    let person = seat.player(hands as u64);
    html! {
        <div class="poker-table rows" id="poker-table" ref={place} data-state={state(opponent.is_some(), sitting)} data-hands={hands.to_string()}>
            if opponent.is_none() {
                <p class="quiet" id="run-first">{ words.run_first }</p>
            } else {
                <p class="quiet small">{ words.lead }{ " " }{ words.keys }</p>
                { choices(*seat, &setter(&seat), *has_coach, &setter(&has_coach), words) }
                { hand::hand(dealt, person, lab.is_poker(), texts) }
                { commands::buttons(learned, dealt, &on_command, texts) }
                { hand::hint(dealt, decision.is_some() && *hinted == decision, texts) }
                if *has_coach { { hand::coach(dealt, texts) } }
                { record(learned, sitting, *has_coach, on_restart, texts) }
            }
        </div>
    }
}

fn setter<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let setter = state.setter();
    Callback::from(move |value| setter.set(value))
}

/// The score, the last hands, and the way to begin anew.
fn record(
    learned: &Findings,
    sitting: &Sitting,
    has_coach: bool,
    on_restart: Callback<MouseEvent>,
    texts: &'static Texts,
) -> Html {
    let is_idle = sitting.played.is_empty() || sitting.is_under_way();
    html! {
        <>
            { score::score(&learned.tree, sitting, has_coach, texts) }
            { score::last_hands(&learned.tree, sitting, has_coach, texts) }
            if !is_idle {
                <FocusFallback fallback="#next-hand">
                    <p><button id="restart" onclick={on_restart}>{ texts.labs.regret.play.start_again }</button></p>
                </FocusFallback>
            }
        </>
    }
}
