//! Closed round: what the class chose, who got what, what theory says, rounds beside each other, and the link with everybody's result.

use super::explained::Explained;
use super::histogram::{Mark, histogram_of};
use super::neighbours::neighbours;
use super::points_plot::points_plot;
use super::round_by_round::RoundByRound;
use crate::counted_bars::CountedBars;
use crate::lessons::scene_stage::SceneStage;
use classes::playing::choices::Choices;
use classes::playing::closed::Outcome;
use classes::playing::game::ClassGame;
use classes::playing::round::Round;
use classes::playing::summary::{OfField, summary, target};
use lessons::fault::Position;
use lessons::lesson::Stage;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::components::qr_code::QrButton;
use page_kit::components::share_button::ShareButton;
use page_kit::context::use_page;
use page_kit::device;
use page_model::kit::route::OF_CLASS;
use page_model::playing::chosen::{bars, name};
use page_model::playing::published::{Published, published};
use page_model::playing::said::{has_left_over, header, of_closed, points};
use page_model::playing::taken::{cells, csv, json};
use page_model::playing::theory::{lab, pictured, sentences, story};
use std::rc::Rc;
use texts::PlayingTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ClosedRoundProps {
    /// With its choices, and the rounds before it.
    pub closed: Rc<Round>,
}

/// The round in cards.
#[component]
pub fn ClosedRound(ClosedRoundProps { closed }: &ClosedRoundProps) -> Html {
    let words = &use_page().texts.playing;
    let outcomes = use_memo(closed.clone(), |closed| of_closed(closed));
    let choices = closed.choices.clone().unwrap_or_default();
    let is_large = use_state_eq(|| false);
    let on_large = {
        let is_large = is_large.clone();
        Callback::from(move |_: MouseEvent| is_large.set(!*is_large))
    };
    html! {
        <div class="rows" id="closed-round">
            <section class={classes!("card", "play-screen", is_large.then_some("play-large"))}>
                <div class="actions">
                    <h2>{ words.teacher.chosen }</h2>
                    <button id="show-large" aria-pressed={is_large.to_string()} onclick={on_large}>{ words.teacher.large }</button>
                </div>
                { chosen_by_class(closed, &outcomes, words) }
            </section>
            { neighbours(closed, words) }
            <Revealed round={closed.clone()} />
            <Explained round={closed.clone()} choices={choices} />
            <section class="card">
                <h2>{ words.teacher.paid }</h2>
                <TakenAway closed={closed.clone()} />
                { paid(closed, &outcomes, words) }
            </section>
            <RoundByRound closed={closed.clone()} />
        </div>
    }
}

/// What the class chose, and what each got.
pub fn chosen_by_class(closed: &Round, outcomes: &[Outcome], words: &'static PlayingTexts) -> Html {
    let choices = closed.choices.clone().unwrap_or_default();
    html! {
        <>
            { for summary(closed, &choices).iter().map(|field| chosen(closed, field, words)) }
            { hit(closed, &choices, words) }
            { points_plot(outcomes, words) }
        </>
    }
}

/// The link with everybody's result, files, and the way to the next round.
#[component]
fn TakenAway(ClosedRoundProps { closed }: &ClosedRoundProps) -> Html {
    let words = &use_page().texts.playing;
    let link = AttrValue::from(closed.link());
    let url = Callback::from({
        let link = link.clone();
        move |()| device::url(&link)
    });
    let number = closed.number;
    let on_csv = {
        let closed = closed.clone();
        Callback::from(move |_: MouseEvent| {
            let content = csv(&closed.all_closed(), words);
            device::download(&format!("round-{number}.csv"), "text/csv", &content);
        })
    };
    let on_json = {
        let closed = closed.clone();
        Callback::from(move |_: MouseEvent| {
            let content = json(&closed, words);
            device::download(
                &format!("round-{number}.json"),
                "application/json",
                &content,
            );
        })
    };
    html! {
        <div class="actions">
            <span>{ words.teacher.results }</span><ShareButton {link} /><QrButton {url} />
            <button id="round-json" onclick={on_json}>{ words.teacher.json }</button>
            <button id="round-csv" onclick={on_csv}>{ words.teacher.csv }</button>
            <a class="button" id="next-round" href={format!("#/{OF_CLASS}{}", closed.next().question())}>{ words.teacher.next }</a>
        </div>
    }
}

/// What was chosen in a field: bars of actions, a histogram of numbers.
fn chosen(round: &Round, of: &OfField, words: &'static PlayingTexts) -> Html {
    let name = name(round, of, words);
    let picture = match bars(round, of, words) {
        Some(bars) => html! { <CountedBars name={name.clone()} {bars} /> },
        None => histogram_of(&name, &of.counts, marks(round, of, words)),
    };
    html! { <div class="play-chosen"><h3>{ name }</h3>{ picture }</div> }
}

/// The mean, and of guesses what they are measured by.
fn marks(round: &Round, of: &OfField, words: &PlayingTexts) -> Vec<Mark> {
    let mean = of.mean.map(|mean| Mark {
        at: mean.value(),
        name: (words.teacher.mean)(&points(mean)),
        class: "mean",
    });
    let choices = round.choices.as_ref();
    let target = choices.and_then(|choices| target(round, choices));
    let target = target.map(|target| {
        let fraction = match &round.game {
            ClassGame::Guess { fraction, .. } => fraction.shown(),
            _ => String::new(),
        };
        Mark {
            at: target.value(),
            name: (words.teacher.target)(&fraction, &points(target)),
            class: "target",
        }
    });
    mean.into_iter().chain(target).collect()
}

/// What a guess is measured by.
fn hit(round: &Round, choices: &Choices, words: &PlayingTexts) -> Html {
    let ClassGame::Guess { fraction, .. } = &round.game else {
        return Html::default();
    };
    let target = target(round, choices)
        .map(|target| (words.teacher.target)(&fraction.shown(), &points(target)));
    html! { <p id="target"><b>{ target.unwrap_or_default() }</b></p> }
}

fn paid(round: &Round, outcomes: &[Outcome], words: &PlayingTexts) -> Html {
    let all: Vec<[String; 6]> = outcomes
        .iter()
        .map(|outcome| cells(round, outcome, words))
        .collect();
    // Values and who was met stand there where there are some; the round is that of the page.
    let is_shown = |place: &usize| all.iter().any(|cells| !cells[*place].is_empty());
    let shown: Vec<usize> = (1..6).filter(is_shown).collect();
    let shown_header: Header = [0]
        .iter()
        .chain(&shown)
        .map(|place| header(round, words)[place + 1])
        .collect();
    let row = |cells: &[String; 6]| {
        let rest = shown.iter().map(|place| cells[*place].clone());
        Row::of(cells[0].clone())
            .name(cells[0].clone())
            .cells(rest)
            .into()
    };
    let rows: Vec<Html> = all.iter().map(row).collect();
    html! {
        <>
            <div class="scroll" id="paid"><DataTable header={shown_header}>{ for rows }</DataTable></div>
            if has_left_over(outcomes) { <p class="quiet" id="left-over">{ words.teacher.left_over }</p> }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct RevealedProps {
    round: Rc<Round>,
}

/// What theory says and others have found, once it is asked for.
#[component]
fn Revealed(RevealedProps { round }: &RevealedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.playing;
    let (has_theory, has_published) = (use_state_eq(|| false), use_state_eq(|| false));
    let toggle = |state: &UseStateHandle<bool>| {
        let state = state.clone();
        Callback::from(move |_: MouseEvent| state.set(!*state))
    };
    let others = published(round, words);
    html! {
        <section class="card">
            <p>{ words.teacher.ask }</p>
            <div class="actions">
                <button id="show-theory" aria-expanded={has_theory.to_string()} onclick={toggle(&has_theory)}>
                    { if *has_theory { words.teacher.hide_theory } else { words.teacher.show_theory } }
                </button>
                if others.is_some() {
                    <button id="show-published" aria-expanded={has_published.to_string()} onclick={toggle(&has_published)}>{ words.teacher.show_published }</button>
                }
            </div>
            if *has_theory {
                <div id="theory">
                    if let Some(story) = story(round, texts) { <p>{ story }</p> }
                    { for sentences(round, words).into_iter().map(|said| html! { <p>{ said }</p> }) }
                    { pictured(round).map_or_else(Html::default, class_in_picture) }
                    if let Some(lab) = lab(round) { <p><a href={format!("#/{lab}")}>{ words.teacher.lab }</a></p> }
                </div>
            }
            if let Some(Published { said, lab }) = others.filter(|_| *has_published) {
                <div id="published">
                    <p>{ said }</p>
                    if let Some(lab) = lab { <p><a href={format!("#/{lab}")}>{ words.teacher.published_lab }</a></p> }
                </div>
            }
        </section>
    }
}

/// The class in the picture of the game's best responses, with its equilibria, which the game's lab draws.
fn class_in_picture(link: String) -> Html {
    let stage = Stage {
        at: Position::default(),
        link: link.clone(),
        views: ["picture", "equilibria"].map(str::to_owned).to_vec(),
    };
    html! { <div id="class-in-picture"><SceneStage key={link} {stage} asks=true /></div> }
}
