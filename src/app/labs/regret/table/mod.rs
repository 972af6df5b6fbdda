//! A table to play at, against the average strategy that was learned.
//!
//! * [`playing`]: what has been played. [`felt`]: cards, chips and the pot.
//! * [`naming`]: what happens, in words. [`score`]: the score and the last hands.

mod felt;
mod naming;
mod playing;
mod score;

use crate::app::components::keys::use_page_keys;
use crate::app::context::use_page;
use crate::experiments::regret::betting::{self, Table};
use crate::experiments::regret::sitting::{Dealt, Seat};
use crate::experiments::regret::{Learned, RegretLab};
use crate::games::Player;
use crate::texts::Texts;
use playing::{Move, use_playing};
use std::rc::Rc;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Properties)]
pub struct PokerTableProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
}

impl PartialEq for PokerTableProps {
    fn eq(&self, other: &Self) -> bool {
        self.lab == other.lab && Rc::ptr_eq(&self.learned, &other.learned)
    }
}

/// What a key or a button asks for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wish {
    Next,
    /// The action in this place.
    Act(usize),
}

impl Wish {
    fn of_key(key: &str) -> Option<Self> {
        match key {
            "n" | "N" => Some(Self::Next),
            "1" => Some(Self::Act(0)),
            "2" => Some(Self::Act(1)),
            "3" => Some(Self::Act(2)),
            _ => None,
        }
    }
}

/// The table.
#[component]
pub fn PokerTable(props: &PokerTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.regret_play;
    let (lab, learned) = (&props.lab, &props.learned);
    let tree = &learned.tree;
    let playing = use_playing(lab, tree);
    let seat = use_state_eq(Seat::default);
    let has_coach = use_state_eq(|| true);
    let actions = use_memo(Rc::as_ptr(learned) as usize, |_| betting::all_actions(tree));
    // For the one render between another link and the table that is laid for it nothing is on it.
    let is_laid = playing.is_against(lab);
    let dealt = playing.sitting.dealt.clone().filter(|_| is_laid);
    let on_wish = {
        let (playing, learned) = (playing.dispatcher(), learned.clone());
        let (seat, seed, actions) = (*seat, lab.seed, actions.clone());
        Callback::from(move |wish: Wish| match wish {
            Wish::Act(place) => {
                if let Some(name) = actions.get(place) {
                    playing.dispatch(Move::Act(name.clone()));
                }
            }
            Wish::Next => {
                if let Some(main) = &learned.main {
                    playing.dispatch(Move::Deal {
                        tree: learned.tree.clone(),
                        strategy: Box::new(main.average.clone()),
                        seat,
                        seed,
                    });
                }
            }
        })
    };
    let is_possible = learned.main.is_some() && is_laid;
    use_page_keys(is_possible, Wish::of_key, on_wish.clone());
    let on_restart = {
        let playing = playing.dispatcher();
        Callback::from(move |_: MouseEvent| playing.dispatch(Move::Restart))
    };
    let sitting = &playing.sitting;
    let is_playing = dealt.as_ref().is_some_and(|dealt| !dealt.is_over());
    let state = match (&dealt, is_playing) {
        _ if learned.main.is_none() => "none",
        (None, _) => "waiting",
        (Some(_), true) => "playing",
        (Some(_), false) => "over",
    };
    let next = if dealt.is_some() {
        words.next_hand
    } else {
        words.deal
    };
    let next_wish = on_wish.reform(|_: MouseEvent| Wish::Next);
    html! {
        <section class="poker-table" id="poker-table" aria-labelledby="poker-table-heading" data-state={state}
            data-hands={sitting.played.len().to_string()}>
            <h2 id="poker-table-heading">{ words.heading }</h2>
            if learned.main.is_none() {
                <p class="quiet" id="run-first">{ words.run_first }</p>
            } else {
                <p class="quiet small">{ words.lead }{ " " }{ words.keys }</p>
                <Choices seat={*seat} on_seat={setter(&seat)} has_coach={*has_coach} on_coach={setter(&has_coach)} />
                { hand(dealt.as_ref(), *seat, sitting.played.len(), lab.is_poker(), texts) }
                <div class="table-buttons" role="group" aria-label={words.actions}>
                    { action_buttons(dealt.as_ref(), &actions, &on_wish, texts) }
                    <button id="next-hand" class="primary" onclick={next_wish} aria-disabled={is_playing.to_string()}>{ next }</button>
                </div>
                if *has_coach { { coach(dealt.as_ref(), texts) } }
                if is_laid {
                    { score::score(sitting, *has_coach, texts) }
                    { score::last_hands(tree, sitting, *has_coach, texts) }
                    if !sitting.played.is_empty() && !is_playing {
                        <p><button id="restart" onclick={on_restart}>{ words.start_again }</button></p>
                    }
                }
            }
        </section>
    }
}

fn setter<T: 'static>(state: &UseStateHandle<T>) -> Callback<T> {
    let setter = state.setter();
    Callback::from(move |value| setter.set(value))
}

#[derive(PartialEq, Properties)]
struct ChoicesProps {
    seat: Seat,
    on_seat: Callback<Seat>,
    has_coach: bool,
    on_coach: Callback<bool>,
}

/// Where the person sits, and whether the coach speaks.
#[component]
fn Choices(props: &ChoicesProps) -> Html {
    let words = &use_page().texts.regret_play;
    let on_seat = props.on_seat.clone();
    let onchange = Callback::from(move |event: Event| {
        let select = event.target_dyn_into::<HtmlSelectElement>();
        let index = select.and_then(|select| usize::try_from(select.selected_index()).ok());
        if let Some(seat) = index.and_then(|index| Seat::ALL.get(index)) {
            on_seat.emit(*seat);
        }
    });
    let on_coach = props.on_coach.clone();
    let oncoach = Callback::from(move |event: Event| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            on_coach.emit(input.checked());
        }
    });
    let seats = Seat::ALL.into_iter().zip(words.seats);
    html! {
        <div class="table-choices">
            <label>
                { words.seat }{ " " }
                <select id="seat" {onchange}>
                    { for seats.map(|(seat, name)| html! { <option selected={seat == props.seat}>{ name }</option> }) }
                </select>
            </label>
            <label>
                <input type="checkbox" id="has-coach" checked={props.has_coach} onchange={oncoach} />
                { " " }{ words.coach }
            </label>
        </div>
    }
}

/// The table, what has happened, and whose turn it is.
fn hand(
    dealt: Option<&Dealt>,
    seat: Seat,
    played: usize,
    is_poker: bool,
    texts: &'static Texts,
) -> Html {
    let words = &texts.regret_play;
    let Some(dealt) = dealt else {
        let person = seat.player(played as u64);
        return html! {
            <>
                { felt::felt(None, person, false, is_poker, texts) }
                <p class="turn" id="turn" aria-live="polite">{ words.not_dealt }</p>
            </>
        };
    };
    let table = Table::at(dealt.tree(), dealt.node());
    let is_over = dealt.is_over();
    let history = naming::history(&table, dealt.person, is_over, texts).join(" ");
    let turn = if is_over {
        let payoff = dealt.tree().payoff(dealt.node());
        let won = match dealt.person {
            Player::First => payoff,
            Player::Second => -payoff,
        };
        let sign = i32::from(won > 0.0) - i32::from(won < 0.0);
        (words.over)(&(texts.value)(won.abs()), sign)
    } else {
        (words.your_turn)(dealt.person == Player::First)
    };
    html! {
        <>
            { felt::felt(Some(&table), dealt.person, is_over, is_poker, texts) }
            <div aria-live="polite" class="turn">
                <p id="hand-history">{ history }</p>
                <p id="turn" class={is_over.then_some("result")}>{ turn }</p>
            </div>
        </>
    }
}

/// A button for each action that the game knows, always in the same place.
fn action_buttons(
    dealt: Option<&Dealt>,
    actions: &[String],
    on_wish: &Callback<Wish>,
    texts: &'static Texts,
) -> Html {
    let table = dealt.map(|dealt| Table::at(dealt.tree(), dealt.node()));
    let button = |(place, name): (usize, &String)| {
        let is_legal = dealt.is_some_and(|dealt| dealt.actions().contains(name));
        let person = dealt.map_or(Player::First, |dealt| dealt.person);
        let label = table.as_ref().map_or_else(
            || name.clone(),
            |table| naming::deed(&table.deed(person, name), texts),
        );
        let onclick = on_wish.reform(move |_: MouseEvent| Wish::Act(place));
        html! {
            <button key={name.clone()} {onclick} data-action={name.clone()} aria-disabled={(!is_legal).to_string()}>{ label }</button>
        }
    };
    actions.iter().enumerate().map(button).collect()
}

/// What the last decision cost.
fn coach(dealt: Option<&Dealt>, texts: &'static Texts) -> Html {
    let words = &texts.regret_play;
    let said = dealt.and_then(|dealt| naming::judgement(dealt, texts));
    html! {
        <div class="coach small" id="coach" aria-live="polite">
            if let Some(said) = said {
                <p><b>{ words.coach_label }</b>{ ": " }{ said.join(" ") }</p>
            }
        </div>
    }
}
