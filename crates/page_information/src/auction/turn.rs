//! Turn of the viewer: a bid is typed, and what it brings against the others is said; then the best one, if it is asked for.

use super::found::FoundProps;
use super::opponents::OpponentTabs;
use page_kit::context::use_page;
use page_model::auction::turn::{Answer, answer, said, said_of_best};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The viewer's bid.
#[component]
pub fn TurnView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let views = &texts.labs.auction.views;
    let words = &views.turn;
    let typed = use_state_eq(String::new);
    let shows_best = use_state_eq(|| false);
    {
        let (shows_best, typed) = (shows_best.setter(), typed.setter());
        use_effect_with(of.asked.clone(), move |_| {
            shows_best.set(false);
            typed.set(String::new());
        });
    }
    let oninput = {
        let typed = typed.setter();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
                typed.set(field.value());
            }
        })
    };
    let on_show = {
        let shows_best = shows_best.setter();
        Callback::from(move |_: MouseEvent| shows_best.set(true))
    };
    if let Some(said) = of.instead(texts) {
        return html! { <p class="quiet" id="turn">{ said }</p> };
    }
    let found = (!typed.trim().is_empty())
        .then(|| answer(of, &typed))
        .flatten();
    let asks = match of.lab.is_common() {
        true => words.ask_with_signal,
        false => words.ask,
    };
    let is_wrong = matches!(
        found,
        Some(Answer::NoNumber | Answer::OffGrid { .. } | Answer::OverBudget)
    );
    html! {
        <div class="rows" id="turn">
            <OpponentTabs of={of.clone()} />
            if of.lowest().is_some_and(|lowest| of.value() < lowest) {
                <p>{ if of.stays_out(of.value()) { words.stays_out } else { views.bids.no_bid } }</p>
            } else {
                // Another auction begins with an empty field.
                <label class="turn-ask" key={format!("{:?}", of.asked)}>
                    { asks(&(texts.value)(of.value())) }{ " " }
                    <input class="number" inputmode="decimal" autocomplete="off" {oninput} aria-invalid={is_wrong.to_string()} />
                </label>
                if let Some(found) = &found { <p aria-live="polite">{ said(of, found, texts) }</p> }
                if *shows_best {
                    <p aria-live="polite">{ said_of_best(of, texts) }</p>
                } else if !of.hides() {
                    <div class="actions"><button onclick={on_show}>{ words.show }</button></div>
                }
            }
        </div>
    }
}
