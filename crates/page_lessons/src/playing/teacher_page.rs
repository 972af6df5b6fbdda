//! Page of a teacher: the link for students, codes as they come in, who is missing, and the round once it is closed.

use super::broken_round::BrokenRound;
use super::closed_round::ClosedRound;
use super::handing_in::{Handing, use_handing};
use super::kept::closed;
use super::settings_form::SettingsForm;
use crate::classes::invalid::invalid_list;
use crate::classes::paste_box::PasteBox;
use classes::playing::fault::RoundError;
use classes::playing::handed_in::{HandedIn, OfSeat};
use classes::playing::round::Round;
use lessons::link::CLASS;
use page_kit::components::focus::FocusFallback;
use page_kit::components::qr_code::QrButton;
use page_kit::components::share_button::ShareButton;
use page_kit::context::use_page;
use page_kit::device;
use page_model::lessons::hand_in::seat_of;
use page_model::playing::said::{choice, met, rules, title};
use page_model::playing::taken::missing;
use std::rc::Rc;
use texts::PlayingTexts;
use web_sys::HtmlInputElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct TeacherPageProps {
    pub round: Result<Round, RoundError>,
}

/// The page.
#[component]
pub fn TeacherPage(props: &TeacherPageProps) -> Html {
    match &props.round {
        Ok(round) => html! { <Collecting key={round.link()} round={Rc::new(round.clone())} /> },
        Err(error) => html! { <BrokenRound error={error.clone()} /> },
    }
}

#[derive(PartialEq, Properties)]
struct CollectingProps {
    round: Rc<Round>,
}

#[component]
fn Collecting(CollectingProps { round }: &CollectingProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.playing;
    let handing = use_handing(round);
    // A link with everybody's result is opened as it was closed.
    let is_closed = use_state_eq(|| round.choices.is_some());
    let count = handing.handed_in.seats.len();
    let toggle = {
        let is_closed = is_closed.clone();
        Callback::from(move |_: MouseEvent| is_closed.set(!*is_closed && count > 1))
    };
    let link = AttrValue::from(round.question());
    let url = Callback::from({
        let link = link.clone();
        move |()| device::url(&link)
    });
    // Rounds before it are read where they are kept, once.
    let of = (round.clone(), *is_closed, handing.handed_in.clone());
    let shown = use_memo(of, |(round, is_closed, handed_in)| match &round.choices {
        _ if !is_closed => None,
        Some(_) => Some(round.clone()),
        None if handed_in.seats.len() > 1 => Some(Rc::new(closed(round, &handed_in.choices()))),
        None => None,
    });
    let without_invalid = {
        let handed_in = handing.handed_in.clone();
        handing.on_change.reform(move |()| HandedIn {
            invalid: Vec::new(),
            ..(*handed_in).clone()
        })
    };
    html! {
        <div class="class-page">
            <header class="rows">
                <p class="lesson-title">{ (words.student.round)(round.number) }</p>
                <h1>{ title(round, texts) }</h1>
                <p class="play-rules">{ rules(round, texts) }{ " " }{ met(round, words).unwrap_or_default() }</p>
                <div class="actions"><span>{ words.teacher.link }</span><ShareButton link={link.clone()} /><QrButton {url} /><a class="play-link" href={format!("#/{link}")}>{ device::url(&link) }</a></div>
                // What was typed and refused is gone once the round is closed or opened again.
                <SettingsForm key={is_closed.to_string()} round={round.clone()} />
            </header>
            if let Some(closed) = (*shown).clone() {
                // What is opened from a link with everybody's result has no codes to go back to.
                if round.choices.is_none() { <p class="actions"><button id="open-round" onclick={toggle}>{ words.teacher.open }</button></p> }
                <ClosedRound {closed} />
            } else {
                <PasteBox on_look={handing.on_look.clone()} on_text={handing.on_text.clone()} />
                { invalid_list(&handing.handed_in.invalid, &without_invalid, &texts.lessons.class) }
                <State handing={handing.clone()}>
                    <button id="close-round" class="primary" aria-disabled={(count < 2).to_string()} title={(count < 2).then_some(words.teacher.too_few)} onclick={toggle}>{ words.teacher.close }</button>
                </State>
                { twice(round, &handing, words) }
            }
            <p class="quiet small">{ words.teacher.kept }{ " " }<a href={format!("#/{CLASS}")}>{ words.teacher.another }</a></p>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct StateProps {
    handing: Handing,
    children: Html,
}

/// How many have handed in, who is missing, and what to do with it.
#[component]
fn State(StateProps { handing, children }: &StateProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.playing.teacher;
    let not_kept = texts.lessons.class.page.not_kept;
    let given = use_state_eq(|| None::<u16>);
    let oninput = {
        let given = given.setter();
        Callback::from(move |event: InputEvent| {
            let field: HtmlInputElement = event.target_unchecked_into();
            given.set(seat_of(&field.value()).ok().flatten());
        })
    };
    let count = handing.handed_in.seats.len();
    let missing = given
        .map(|given| missing(&handing.handed_in, given))
        .filter(|missing| !missing.is_empty());
    let undo = handing
        .before
        .as_ref()
        .filter(|_| count == 0)
        .map(|before| {
            let before = before.clone();
            let onclick = handing
                .on_change
                .reform(move |_: MouseEvent| (*before).clone());
            html! { <button id="undo" {onclick}>{ words.undo }</button> }
        });
    html! {
        <FocusFallback fallback="#codes">
            <div class="actions" id="round-state" data-students={count.to_string()}>
                <strong role="status">{ (words.handed_in)(count) }</strong>
                { children.clone() }
                <label class="actions">{ words.seats_given }<input id="seats-given" class="number" inputmode="numeric" autocomplete="off" {oninput} /></label>
                if count > 0 { <button id="delete-round" onclick={handing.on_delete.reform(|_: MouseEvent| ())}>{ words.delete }</button> }
                { undo.unwrap_or_default() }
            </div>
            if let Some(missing) = missing { <p id="missing">{ (words.missing)(&missing) }</p> }
            if !handing.is_kept { <p class="field-error" role="alert">{ not_kept }</p> }
        </FocusFallback>
    }
}

/// Seats with several choices, of which the teacher says which counts.
fn twice(round: &Round, handing: &Handing, words: &'static PlayingTexts) -> Html {
    let several = handing
        .handed_in
        .seats
        .iter()
        .filter(|(_, of)| of.choices.len() > 1);
    let seat = |(seat, of): (&u16, &OfSeat)| {
        let role = round.game.role(round.seed, *seat);
        let one = |(place, choices): (usize, &Vec<u32>)| {
            let (handed_in, seat) = (handing.handed_in.clone(), *seat);
            let onclick = handing
                .on_change
                .reform(move |_: MouseEvent| handed_in.counting(seat, place));
            html! { <button aria-pressed={(place == of.counted).to_string()} {onclick}>{ choice(round, role, choices, words) }</button> }
        };
        html! { <li key={*seat} class="actions"><b>{ *seat }</b>{ for of.choices.iter().enumerate().map(one) }</li> }
    };
    let seats: Vec<Html> = several.map(seat).collect();
    if seats.is_empty() {
        return Html::default();
    }
    html! { <section class="card" id="twice"><h2>{ words.teacher.twice }</h2><ul class="play-twice">{ for seats }</ul></section> }
}
