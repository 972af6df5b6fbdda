//! The game by hand, again and again: against an equilibrium, a best responder or a learner, or by two people at one screen.

use super::found::FoundProps;
use super::plain_table::PlainTable;
use experiments::Experiment;
use experiments::matrix::playing::{Standing, paid, standing};
use experiments::matrix::{MatrixLab, Played};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use texts::{MatrixTexts, Texts};
use yew::prelude::*;

/// Rounds that are listed.
const LISTED: usize = 10;

/// The game.
#[component]
pub fn Play(props: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    let lab = &props.lab;
    let question = Experiment::from(lab.hand_game());
    let inquiry = (!lab.is_between_people()).then(|| lab.play());
    let answer = use_answer(&question, inquiry, &[]);
    let played = answer.latest.unwrap_or_default();
    let rounds = lab.rounds_with(&played.choices);
    let text = (words.play_sentence)(lab.is_between_people());
    // The machine has chosen before one can.
    let is_ready = lab.is_between_people() || played.choices.len() > lab.done().len();
    html! {
        <div class="rows" id="play" data-rounds={rounds.len().to_string()}>
            <Sentence experiment={Experiment::from(lab.clone())} {text} />
            <PlainTable of={props.clone()} played={rounds.last().copied()} />
            <Choice of={props.clone()} round={rounds.len()} {is_ready} />
            { last_round(props, &rounds, words) }
            { for standings(props, &rounds, texts) }
            { list(props, &rounds, words) }
            if !lab.is_between_people() {
                <Folded id="opponent" summary={html! { words.opponent_thinks }}>{ thoughts(props, &played, words) }</Folded>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct ChoiceProps {
    of: FoundProps,
    /// Rounds that are over.
    round: usize,
    is_ready: bool,
}

/// What one can do now.
#[component]
fn Choice(
    ChoiceProps {
        of,
        round,
        is_ready,
    }: &ChoiceProps,
) -> Html {
    let words = &use_page().texts.labs.matrix.page;
    let go = use_go::<MatrixLab>();
    let lab = &of.lab;
    let player = lab.to_play();
    let action = |(action, name): (usize, &String)| {
        let lab = lab.with_action(action as u8);
        let is_possible = *is_ready && lab.is_some();
        let onclick =
            go.reform(move |_: MouseEvent| (lab.clone().unwrap_or_default(), Entry::Replace));
        let onclick = is_possible.then_some(onclick);
        html! { <button class="play-action" {onclick} aria-disabled={(!is_possible).to_string()} data-key={format!("play-{action}")}>{ name }</button> }
    };
    let move_to = |lab: MatrixLab| {
        let lab = lab.clone();
        go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace))
    };
    let is_empty = lab.rounds.is_empty();
    html! {
        <>
            <p><strong>{ (words.your_turn)(*round + 1, &of.player(player, words), lab.is_between_people()) }</strong></p>
            <div class="actions">{ for of.game.actions()[player].iter().enumerate().map(action) }</div>
            if !is_empty {
                <div class="actions">
                    <button onclick={move_to(lab.taken_back())} data-key="play-back">{ words.take_back }</button>
                    <button onclick={move_to(lab.another_series())} data-key="play-anew">{ words.play_anew }</button>
                </div>
            }
        </>
    }
}

fn last_round(props: &FoundProps, rounds: &[[u8; 2]], words: &MatrixTexts) -> Html {
    let sentence = rounds.last().map(|&round| {
        let [first, second] = [0, 1].map(|player| props.action(player, round[player]));
        let got = paid(&props.game, round).map(|payoff| payoff.shown());
        (words.round)(rounds.len(), [first, second], [&got[0], &got[1]])
    });
    html! { <p role="status" id="last-round">{ sentence.unwrap_or_default() }</p> }
}

/// How the person stands, or both people.
fn standings(props: &FoundProps, rounds: &[[u8; 2]], texts: &'static Texts) -> Vec<Html> {
    let words = &texts.labs.matrix.page;
    if rounds.is_empty() {
        return Vec::new();
    }
    let lab = &props.lab;
    let sentence = |player: usize| {
        let Standing { sum, in_hindsight } = standing(&props.game, player, rounds);
        let number = |number: f64| (texts.value)(number);
        let each = sum / rounds.len() as f64;
        let (action, other) = in_hindsight;
        let always = props.action(player, action);
        let gained = (other > sum).then(|| number(other));
        (words.standing)(
            &props.player(player, words),
            &number(sum),
            &number(each),
            always,
            gained.as_deref(),
        )
    };
    let players = (0..2).filter(|&player| lab.is_between_people() || player == lab.seat());
    players
        .map(|player| html! { <p>{ sentence(player) }</p> })
        .collect()
}

/// The last rounds, the latest first.
fn list(props: &FoundProps, rounds: &[[u8; 2]], words: &MatrixTexts) -> Html {
    if rounds.is_empty() {
        return Html::default();
    }
    let row = |(number, &round): (usize, &[u8; 2])| {
        let got = paid(&props.game, round).map(|payoff| payoff.shown());
        Row::of(number.to_string())
            .name((number + 1).to_string())
            .cells((0..2).map(|player| props.action(player, round[player]).to_owned()))
            .cell_of("number", got.join("; "))
    };
    let header: Vec<AttrValue> = core::iter::once(words.round_column.into())
        .chain((0..2).map(|player| props.player(player, words).into()))
        .chain([words.payoffs_column.into()])
        .collect();
    let latest = rounds.iter().enumerate().rev().take(LISTED).map(row);
    html! { <DataTable id="rounds" class="rounds" header={header.into_iter().collect::<page_kit::components::data_table::Header>()}>{ for latest }</DataTable> }
}

/// How the machine will choose next, and how it got there.
fn thoughts(props: &FoundProps, played: &Played, words: &MatrixTexts) -> Html {
    let machine = 1 - props.lab.seat();
    let shares = props.game.actions()[machine].iter().zip(&played.mixture);
    let parts: Vec<String> = shares
        .filter(|(_, share)| **share > 0.0)
        .map(|(name, share)| format!("{name} {:.0}\u{202f}%", 100.0 * share))
        .collect();
    let exact = played
        .strategy
        .as_ref()
        .map(|strategy| props.strategy(machine, strategy));
    html! { <p>{ (words.opponent_next)(&parts.join(", "), exact.as_deref()) }</p> }
}
