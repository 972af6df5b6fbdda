//! Inside a generation game by game: how it ended, what was known then, and what is decided.

use super::race_chart::RaceChart;
use super::replay::use_replay;
use experiments::Experiment;
use experiments::evolution::{EvolutionExperiment, Step};
use experiments::generation::{Accepted, GenerationExperiment, GenerationMoment};
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::run::RunFailure;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_model::evolution::replay::Replay;
use page_model::evolution::story::{self, title};
use page_model::evolution::trace;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// What the race of a generation is drawn from.
#[derive(Clone, PartialEq, Properties)]
pub struct RaceProps {
    pub lab: EvolutionExperiment,
    pub step: Rc<Step>,
    /// The generations before it that were accepted.
    pub accepted: Accepted,
    /// Whether it is to be shown longer than until the next one is over.
    pub is_settled: bool,
    /// To another moment.
    pub on_go: Callback<EvolutionExperiment>,
}

/// Time in games, and the moment looked at.
#[component]
pub fn ByGames(props: &RaceProps) -> Html {
    let texts = use_page().texts;
    let RaceProps { lab, step, .. } = props;
    let (replay, again) = use_replay(lab, step, &props.accepted, props.is_settled);
    let last = step.own_games();
    let seen = lab.game_seen.map_or(last, |games| games.min(last));
    let (answered, is_asked) = use_moment(lab, step, &replay, seen);
    let Answered {
        latest: moment,
        is_current,
        failure,
    } = answered;
    let on_move = {
        let (lab, on_go, number) = (lab.clone(), props.on_go.clone(), step.number);
        Callback::from(move |games: u64| {
            on_go.emit(lab.looking(number, (games < last).then_some(games)));
        })
    };
    let number = texts.number;
    let caption = (texts.labs.evolution.page.game)(&number(seen), &number(last));
    let widest = (texts.labs.evolution.page.game)(&number(last), &number(last));
    html! {
        <>
            if let Some(moment) = &moment {
                { chart(step, moment, texts) }
            }
            <TimeControl position={seen} {last} {caption} {widest} {on_move} />
            if let Some(failure) = failure {
                <RunFailure {failure} />
            } else if let Some(moment) = &moment {
                { told(moment, is_current, texts) }
            } else if !is_asked {
                <p class="quiet" id="replay">
                    { if props.is_settled { why_not(&replay, &again, last, texts) } else { texts.labs.evolution.page.replay_later.into() } }
                </p>
            }
        </>
    }
}

/// The moment after `seen` games, and whether it is known or asked for.
#[hook]
fn use_moment(
    lab: &EvolutionExperiment,
    step: &Rc<Step>,
    replay: &Replay,
    seen: u64,
) -> (Answered<GenerationMoment>, bool) {
    let generation = GenerationExperiment::of(lab, step.number, Accepted::default());
    let inquiry = match replay {
        Replay::Known(games) => games.looking(&step.races, seen),
        _ => None,
    };
    let is_asked = inquiry.is_some();
    let answered = use_answer(&Experiment::Generation(generation), inquiry, &[]);
    let fits = |moment: &Rc<GenerationMoment>| moment.race < step.races.len();
    let answered = Answered {
        latest: answered.latest.filter(fits),
        ..answered
    };
    (answered, is_asked)
}

/// Why there is nothing to be seen.
fn why_not(replay: &Replay, again: &Callback<()>, games: u64, texts: &Texts) -> Html {
    match replay {
        Replay::Failed(failure) => {
            html! { <RunFailure failure={failure.clone()} again={again.clone()} fallback="#step-by button" /> }
        }
        other => other.why_not(games, texts).unwrap_or_default().into(),
    }
}

fn chart(step: &Step, seen: &GenerationMoment, texts: &'static Texts) -> Html {
    let points = trace::until(seen);
    let title = title(step, seen.race, texts);
    let games = step.races[seen.race].games;
    html! { <RaceChart {title} points={Rc::new(points)} {games} /> }
}

/// The game, the race so far, its last test and its next one or its verdict.
fn told(seen: &GenerationMoment, is_current: bool, texts: &Texts) -> Html {
    let test = story::last_test(seen, texts);
    let test = test.map(|test| html! { <p class="number" id="bounds">{ test }</p> });
    html! {
        <div class="games-watched" data-race={(seen.race + 1).to_string()} data-game={seen.moment.race.games().to_string()}
            aria-live="polite" aria-busy={(!is_current).to_string()}>
            <p id="game">{ story::game(seen, texts) }</p>
            <p class="number" id="so-far">{ story::so_far(seen, texts) }</p>
            { test }
            <p id="decision">{ story::decision(seen, texts) }</p>
        </div>
    }
}
