//! A match by hand against the second strategy, named or hidden, and the question who it is.

use super::found::FoundProps;
use experiments::Experiment;
use experiments::repeated::{Played, RepeatedExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::components::lab_page::use_go;
use page_kit::components::predict::{Predict, Wanted};
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_kit::storage;
use page_model::repeated::analysis::Analysis;
use page_model::repeated::hand::{
    Asked, against_another, asked, can_go_on, happened, id, payoffs, revealed, rows,
};
use texts::Texts;
use yew::prelude::*;

/// Rounds that are listed.
const LISTED: usize = 12;

/// The match.
#[component]
pub fn Hand(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views.hand;
    let lab = &of.lab;
    let question = Experiment::from(lab.hand_match());
    let answer = use_answer(&question, Some(lab.play()), &[]);
    let played = answer.latest.unwrap_or_default();
    let is_ready = answer.is_current && can_go_on(lab, &played);
    let against = if lab.hidden {
        words.against_hidden.to_owned()
    } else {
        (words.against)(&of.name(1, texts))
    };
    html! {
        <div class="rows" id="hand" data-rounds={played.rounds.len().to_string()}>
            <p>{ against }</p>
            <Moves of={of.clone()} {is_ready} played={(*played).clone()} />
            <div role="status" id="hand-told">
                { for happened(of, &played, texts).into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
            </div>
            { payoff_table(of, &played, texts) }
            <Who of={of.clone()} played={(*played).clone()} />
            { list(of, &played, texts) }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct MovesProps {
    of: Analysis,
    played: Played,
    is_ready: bool,
}

/// What one can do now.
#[component]
fn Moves(
    MovesProps {
        of,
        played,
        is_ready,
    }: &MovesProps,
) -> Html {
    let words = &use_page().texts.labs.repeated.views.hand;
    let go = use_go::<RepeatedExperiment>();
    let lab = &of.asked;
    let button = |(action, name): (usize, &String)| {
        let next = lab.with_decision(action as u8).filter(|_| *is_ready);
        let is_disabled = next.is_none();
        let onclick =
            next.map(|next| go.reform(move |_: MouseEvent| (next.clone(), Entry::Replace)));
        html! { <button class="play-action" {onclick} aria-disabled={is_disabled.to_string()} data-key={format!("move-{action}")}>{ name }</button> }
    };
    let to =
        |lab: RepeatedExperiment| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace));
    let anew = RepeatedExperiment {
        moves: String::new(),
        ..lab.clone()
    };
    let turn = if played.is_over {
        words.is_over.to_owned()
    } else if lab.moves.len() >= lab.max_moves() {
        words.is_full.to_owned()
    } else {
        (words.your_turn)(lab.moves.len() as u64 + 1)
    };
    html! {
        <>
            <p><strong>{ turn }</strong></p>
            <div class="actions">{ for of.stage.game.names(0).iter().enumerate().map(button) }</div>
            if !lab.moves.is_empty() {
                <div class="actions">
                    <button onclick={to(lab.taken_back())} data-key="move-back">{ words.take_back }</button>
                    <button onclick={to(anew)} data-key="move-anew">{ words.anew }</button>
                </div>
            }
        </>
    }
}

#[derive(PartialEq, Properties)]
struct WhoProps {
    of: Analysis,
    played: Played,
}

/// Who it may be, asked where the opponent is hidden; and the ways to meet somebody else.
#[component]
fn Who(WhoProps { of, played }: &WhoProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views.hand;
    let go = use_go::<RepeatedExperiment>();
    let id = id(&of.lab);
    let said = storage::answer(&id);
    let answers = use_state(|| 0_u32);
    let on_answer = {
        let (setter, count) = (answers.setter(), *answers);
        Callback::from(move |_: bool| setter.set(count + 1))
    };
    let is_hidden = of.lab.hidden;
    let asked = asked(of, played, said.as_deref(), texts);
    let to = |lab: RepeatedExperiment| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Push));
    let on_another = {
        let of = of.clone();
        go.reform(move |_: MouseEvent| (against_another(&of), Entry::Push))
    };
    let another = if is_hidden { words.another } else { words.hide };
    html! {
        <>
            if let Some(Asked { possible: [possible, all], .. }) = &asked {
                <p class="quiet small" id="possible">{ (words.possible)(*possible, *all) }</p>
            }
            if let Some(asked) = asked.filter(|_| is_hidden) {
                <Predict {id} question={words.who} wanted={wanted(&asked)} why={html! { <p>{ asked.why.clone() }</p> }} {on_answer} is_exercise=true />
            }
            <div class="actions">
                <button onclick={on_another} data-key="meet-another">{ another }</button>
                if is_hidden { <button onclick={to(revealed(&of.asked))} data-key="reveal">{ words.reveal }</button> }
            </div>
        </>
    }
}

fn wanted(asked: &Asked) -> Wanted {
    let options = asked.options.iter().cloned().map(AttrValue::from);
    Wanted::Choice(options.collect(), asked.right)
}

/// What there is to win, with the last round marked.
fn payoff_table(of: &Analysis, played: &Played, texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.hand;
    let header: Header = of.stage.game.names(1).iter().cloned().collect();
    let row = |(name, cells): (String, Vec<(String, bool)>)| {
        let row = Row::named(name);
        let cell = |row: Row, (pays, is_last): (String, bool)| {
            row.cell_of(if is_last { "number chosen" } else { "number" }, pays)
        };
        cells.into_iter().fold(row, cell)
    };
    let rows = payoffs(of, played, texts).into_iter().map(row);
    html! { <DataTable class="number hand-payoffs" caption={words.payoffs} corner={words.corner} {header}>{ for rows }</DataTable> }
}

/// The last rounds, the latest first.
fn list(of: &Analysis, played: &Played, texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.hand;
    let rows = rows(of, played, LISTED);
    if rows.is_empty() {
        return Html::default();
    }
    let row = |[number, own, other]: [String; 3]| Row::named(number).cells([own, other]);
    html! { <DataTable id="hand-rounds" class="hand-rounds" header={&words.columns}>{ for rows.into_iter().map(row) }</DataTable> }
}
