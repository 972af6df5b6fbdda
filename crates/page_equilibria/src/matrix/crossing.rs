//! Crossing out by hand: the game with names of actions that are pressed, what each step was, and eliminations as films.

use super::found::FoundProps;
use super::plain_table::PlainTable;
use experiments::matrix::{Crossings, MatrixExperiment, PlayerAction};
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::lab_page::use_go;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::matrix::analysis::Analysis;
use page_model::matrix::crossing::{Film, films, gone, moment, pressed, story};
use page_model::matrix::tables::tables;
use texts::MatrixLabTexts;
use yew::prelude::*;

/// The game, what was crossed out of it, and films.
#[component]
pub fn CrossingView(FoundProps { of }: &FoundProps) -> Html {
    let texts = &use_page().texts.labs.matrix;
    let words = &texts.crossing;
    let go = use_go::<MatrixExperiment>();
    let inquiry = (!of.lab.crossed.is_empty()).then(|| of.lab.ask_crossings());
    let answer = use_answer(&Experiment::from(of.lab.asked()), inquiry, &[]).latest;
    let move_to =
        move |lab: MatrixExperiment| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace));
    let film = |(number, (name, lab)): (usize, Film)| {
        html! { <button onclick={move_to(lab)} data-key={format!("film-{number}")}>{ name }</button> }
    };
    let anew = (!of.lab.crossed.is_empty()).then(|| of.lab.with_crossings(&[]));
    html! {
        <div class="rows" id="crossing" data-crossed={gone(&of.lab).len().to_string()}>
            <h3>{ words.title }</h3>
            <CrossedGame of={of.clone()} />
            <p class="quiet small">{ words.about }</p>
            if !of.lab.crossed.is_empty() { <CrossingTime of={of.clone()} /> }
            { answer.map_or_else(Html::default, |answer| steps(of, &answer, texts)) }
            <div class="actions">
                { for films(of, texts).into_iter().enumerate().map(film) }
                if let Some(lab) = anew { <button onclick={move_to(lab)} data-key="crossing-anew">{ words.anew }</button> }
            </div>
        </div>
    }
}

/// The tables of the game, and the actions of the third player and all behind.
#[component]
fn CrossedGame(FoundProps { of }: &FoundProps) -> Html {
    let texts = &use_page().texts.labs.matrix;
    let go = use_go::<MatrixExperiment>();
    let out = gone(&of.lab);
    let name = {
        let (of, out) = (of.clone(), out.clone());
        let words = &texts.crossing;
        Callback::from(move |action: PlayerAction| {
            let (player, number) = action;
            let is_gone = out.contains(&action);
            let text = of.action(player.into(), number).to_owned();
            let next = pressed(&of, action);
            let is_possible = next.is_some();
            let onclick =
                next.map(|lab| go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace)));
            let label = (words.press)(&text, is_gone);
            html! {
                <button class={classes!("crossed-name", is_gone.then_some("gone"))} {onclick} aria-disabled={(!is_possible).to_string()} aria-label={label.clone()} title={label}
                    data-key={format!("cross-{player}-{number}")}>{ text }</button>
            }
        })
    };
    let table = |others: Vec<usize>| {
        html! { <PlainTable of={of.clone()} {others} gone={out.clone()} name={Some(name.clone())} /> }
    };
    let row = |player: usize| {
        let actions = 0..of.game.size(player) as u8;
        let names = actions.map(|action| name.emit((player as u8, action)));
        html! { <div class="actions"><span>{ of.player(player, &texts.page) }</span>{ for names }</div> }
    };
    html! {
        <>
            <div class="matrices">{ for tables(&of.game).into_iter().map(table) }</div>
            { for (2..of.game.players().len()).map(row) }
        </>
    }
}

/// How much is shown as crossed out.
#[component]
fn CrossingTime(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.matrix.crossing;
    let [position, last] = moment(&of.lab);
    let lab = of.lab.clone();
    let on_move = use_go().reform(move |moment: u64| {
        let crossing = (moment < last).then_some(moment);
        (
            MatrixExperiment {
                crossing,
                ..lab.clone()
            },
            Entry::Replace,
        )
    });
    let caption = (words.moment)(position, last);
    let widest = (words.moment)(last, last);
    html! { <TimeControl {position} {last} {caption} {widest} {on_move} speed=1.0 /> }
}

/// A sentence for each action that is crossed out now.
fn steps(of: &Analysis, answer: &Crossings, texts: &MatrixLabTexts) -> Html {
    let [shown, _] = moment(&of.lab);
    let crossed = answer.crossed.iter().take(shown as usize);
    let stories =
        crossed.map(|one| html! { <li>{ story(of, one, !answer.compares_mixed, texts) }</li> });
    html! {
        <>
            <ol class="rounds" role="status">{ for stories }</ol>
            if !answer.compares_mixed { <p class="quiet small">{ texts.crossing.pure_only }</p> }
        </>
    }
}
