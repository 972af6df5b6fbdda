//! The game by hand, again and again: against an equilibrium, a best responder or a learner, or by two people at one screen.

use super::found::FoundProps;
use super::plain_table::PlainTable;
use experiments::Experiment;
use experiments::matrix::MatrixExperiment;
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::playing::{
    another_series, is_ready, last_round, paid, rounds_with, standings, thoughts, to_play,
};
use texts::MatrixTexts;
use yew::prelude::*;

/// Rounds that are listed.
const LISTED: usize = 10;

/// The game.
#[component]
pub fn Play(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    let lab = &of.lab;
    let question = Experiment::from(lab.hand_game());
    let inquiry = (!lab.is_between_people()).then(|| lab.play());
    let answer = use_answer(&question, inquiry, &[]);
    let played = answer.latest.unwrap_or_default();
    let rounds = rounds_with(lab, &played.choices);
    let text = (words.play_sentence)(lab.is_between_people());
    let is_ready = is_ready(lab, &played);
    html! {
        <div class="rows" id="play" data-rounds={rounds.len().to_string()}>
            <Sentence experiment={Experiment::from(lab.clone())} {text} />
            <PlainTable of={of.clone()} played={rounds.last().copied()} />
            <Choice of={of.clone()} round={rounds.len()} {is_ready} />
            <p role="status" id="last-round">{ last_round(of, &rounds, words) }</p>
            { for standings(of, &rounds, texts).into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
            { list(of, &rounds, words) }
            if !lab.is_between_people() {
                <Folded id="opponent" summary={html! { words.opponent_thinks }}><p>{ thoughts(of, &played, words) }</p></Folded>
            }
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct ChoiceProps {
    of: Analysis,
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
    let go = use_go::<MatrixExperiment>();
    let lab = &of.lab;
    let player = to_play(lab);
    let action = |(action, name): (usize, &String)| {
        let lab = lab.with_action(action as u8);
        let is_possible = *is_ready && lab.is_some();
        let onclick =
            go.reform(move |_: MouseEvent| (lab.clone().unwrap_or_default(), Entry::Replace));
        let onclick = is_possible.then_some(onclick);
        html! { <button class="play-action" {onclick} aria-disabled={(!is_possible).to_string()} data-key={format!("play-{action}")}>{ name }</button> }
    };
    let move_to = |lab: MatrixExperiment| {
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
                    <button onclick={move_to(another_series(lab))} data-key="play-anew">{ words.play_anew }</button>
                </div>
            }
        </>
    }
}

/// The last rounds, the latest first.
fn list(of: &Analysis, rounds: &[[u8; 2]], words: &MatrixTexts) -> Html {
    if rounds.is_empty() {
        return Html::default();
    }
    let row = |(number, &round): (usize, &[u8; 2])| {
        let got = paid(&of.game, round).map(|payoff| payoff.shown());
        Row::of(number.to_string())
            .name((number + 1).to_string())
            .cells((0..2).map(|player| of.action(player, round[player]).to_owned()))
            .cell_of("number", got.join("; "))
    };
    let header: Vec<AttrValue> = core::iter::once(words.round_column.into())
        .chain((0..2).map(|player| of.player(player, words).into()))
        .chain([words.payoffs_column.into()])
        .collect();
    let latest = rounds.iter().enumerate().rev().take(LISTED).map(row);
    html! { <DataTable id="rounds" class="rounds" header={header.into_iter().collect::<page_kit::components::data_table::Header>()}>{ for latest }</DataTable> }
}
