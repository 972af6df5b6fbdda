//! A strategy against three others: a row of moves for each match, played by a worker.

use super::played::PlayedProps;
use experiments::repeated::RepeatedExperiment;
use first_page::Words;
use first_page::opening::OpeningCard;
use page_kit::components::job::{Asked, use_job};
use page_kit::context::use_page;
use page_model::home::openings::Opening;
use page_model::home::openings::repeated::{LINK, Played, Repeated, STRATEGIES, experiment, read};
use runner::scheduler::JobState;
use texts::RepeatedOpening;
use yew::prelude::*;

/// The three matches.
#[component]
pub fn RepeatedPlayed(PlayedProps { on_choose }: &PlayedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.openings.repeated;
    let state = use_state_eq(Repeated::default);
    let matches = [
        use_match(state.chosen, 0),
        use_match(state.chosen, 1),
        use_match(state.chosen, 2),
    ];
    let points = points_of(&matches);
    {
        let state = state.clone();
        use_effect_with((state.chosen, points), move |&(chosen, points)| {
            if let Some((own, points)) = chosen.zip(points) {
                state.set(state.met(own, points));
            }
        });
    }
    let button = |own: usize| {
        let state = state.clone();
        let is_chosen = (state.chosen == Some(own)).to_string();
        let onclick = Callback::from(move |_: MouseEvent| state.set(state.choose(own)));
        html! { <button type="button" aria-pressed={is_chosen} {onclick}>{ words.strategies[own] }</button> }
    };
    let way = (AttrValue::from(LINK), words.way);
    html! {
        <OpeningCard words={Words(texts)} opening={Opening::Repeated} title={words.title} said={state.said(words)} {way} {on_choose}>
            { rows(&matches, words) }
            <div class="opening-buttons">{ for (0..STRATEGIES.len()).map(button) }</div>
        </OpeningCard>
    }
}

/// The match of the one who was chosen against another.
#[hook]
fn use_match(chosen: Option<usize>, other: usize) -> Option<Played> {
    let question = chosen.and_then(|own| experiment(own, other));
    let asked: Asked<RepeatedExperiment, Played> = use_job(question, |lab, job| {
        let is_finished = job.state == JobState::Finished;
        is_finished.then(|| read(lab, &job.snapshots)).flatten()
    });
    asked.answer().cloned()
}

fn points_of(matches: &[Option<Played>; 3]) -> Option<[i64; 3]> {
    let of = |place: usize| matches[place].as_ref().map(|played| played.points);
    Some([of(0)?, of(1)?, of(2)?])
}

/// A row for each match: the visitor's moves over the other's, and the points.
fn rows(matches: &[Option<Played>; 3], words: &RepeatedOpening) -> Html {
    let row = |other: usize| {
        let top = f64::from(other as u32) * 70.0;
        let played = matches[other].as_ref();
        html! {
            <g>
                <text x="0" y={(top + 13.0).to_string()} text-anchor="start">{ (words.against)(words.strategies[other]) }</text>
                if let Some(played) = played {
                    { moves(played, top) }
                    <text class="payoffs" x="450" y={(top + 46.0).to_string()} text-anchor="end">{ played.points }</text>
                }
            </g>
        }
    };
    let key = |place: usize| {
        let x = 258.0 + 104.0 * place as f64;
        html! {
            <>
                <rect class={["move first", "move first defects"][place]} x={x.to_string()} y="206" width="14" height="14" rx="3" />
                <text x={(x + 20.0).to_string()} y="218" text-anchor="start">{ words.moves[place] }</text>
            </>
        }
    };
    html! {
        <svg class="opening-rows" viewBox="0 0 456 224" aria-hidden="true">{ for (0..STRATEGIES.len()).map(row) }{ for [0, 1].map(key) }</svg>
    }
}

fn moves(played: &Played, top: f64) -> Html {
    let one = |(round, player): (usize, usize)| {
        let (x, y) = (round as f64 * 40.0, top + 20.0 + player as f64 * 19.0);
        let side = ["first", "second"][player];
        let defects = (!played.rounds[round][player]).then_some("defects");
        html! { <rect class={classes!("move", side, defects)} x={x.to_string()} y={y.to_string()} width="36" height="15" rx="3" /> }
    };
    let places = (0..played.rounds.len()).flat_map(|round| [(round, 0), (round, 1)]);
    places.map(one).collect()
}
