//! Inside a generation game by game: how it ended, what was known then, and what is decided.

use super::race_chart::{RaceChart, opponent_name, title};
use super::replay::{Replay, use_replay};
use crate::race_words::reason;
use engines::evolution::TracePoint;
use experiments::Experiment;
use experiments::evolution::{EvolutionLab, Step};
use experiments::generation::{Accepted, GameSeen, GenerationLab, GenerationMoment};
use games::Player;
use page_kit::components::answer::{Answered, use_answer};
use page_kit::components::run::RunFailure;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// What the race of a generation is drawn from.
#[derive(Clone, PartialEq, Properties)]
pub struct RaceProps {
    pub lab: EvolutionLab,
    pub step: Rc<Step>,
    /// The generations before it that were accepted.
    pub accepted: Accepted,
    /// Whether it is to be shown longer than until the next one is over.
    pub is_settled: bool,
    /// To another moment.
    pub on_go: Callback<EvolutionLab>,
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
                { story(moment, is_current, texts) }
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
    lab: &EvolutionLab,
    step: &Rc<Step>,
    replay: &Replay,
    seen: u64,
) -> (Answered<GenerationMoment>, bool) {
    let generation = GenerationLab::of(lab, step.number, Accepted::default());
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
    let words = &texts.labs.evolution.page;
    let number = texts.number;
    match replay {
        Replay::UnderWay(done) => (words.replaying)(&number(*done), &number(games)).into(),
        Replay::Known(games) => {
            (texts.labs.racing.page.course.not_kept)(&number(games.most())).into()
        }
        Replay::Different => words.replay_differs.into(),
        Replay::Failed(failure) => {
            html! { <RunFailure failure={failure.clone()} again={again.clone()} fallback="#step-by button" /> }
        }
    }
}

fn chart(step: &Step, seen: &GenerationMoment, texts: &'static Texts) -> Html {
    let race = &seen.moment.race;
    let mut points = seen.trace.clone();
    let is_between = |last: &TracePoint| u64::from(last.games) < race.games();
    if points.last().is_some_and(is_between) {
        let (lower, upper) = race.bounds();
        points.push(TracePoint {
            games: race.games() as u32,
            mean: race.mean() as f32,
            lower: lower as f32,
            upper: upper as f32,
        });
    }
    let title = title(step, seen.race, texts);
    let games = step.races[seen.race].games;
    html! { <RaceChart {title} points={Rc::new(points)} {games} /> }
}

/// The game, the race so far, its last test and its next one or its verdict.
fn story(seen: &GenerationMoment, is_current: bool, texts: &Texts) -> Html {
    let (words, course) = (&texts.labs.evolution.page, &texts.labs.racing.page.course);
    let number = texts.number;
    let race = &seen.moment.race;
    let [won, drawn, lost] = seen.moment.counts.map(number);
    let mean = (race.games() > 0).then(|| race.mean());
    let so_far = (course.so_far)(&number(race.games()), [&won, &drawn, &lost], mean);
    let test = seen.moment.last_test.map(|test| {
        let title = (course.test)(&number(test.number), &number(test.games));
        let bounds = (course.bounds)(test.mean, test.radius, test.lower, test.upper);
        html! { <p class="number" id="bounds">{ title }{ " " }{ bounds }</p> }
    });
    let decision = match seen.moment.verdict {
        None => (words.next_test)(&number(race.next_games())),
        Some(verdict) => {
            let is_better = verdict.better == Player::First;
            (words.race_verdict)(is_better, reason(verdict.reason, texts))
        }
    };
    html! {
        <div class="games-watched" data-race={(seen.race + 1).to_string()} data-game={race.games().to_string()}
            aria-live="polite" aria-busy={(!is_current).to_string()}>
            <p id="game">{ seen.game.map_or_else(|| words.no_game.to_owned(), |game| game_story(game, race.games(), texts)) }</p>
            <p class="number" id="so-far">{ so_far }</p>
            { test }
            <p id="decision">{ decision }</p>
        </div>
    }
}

fn game_story(game: GameSeen, games: u64, texts: &Texts) -> String {
    (texts.labs.evolution.page.game_story)(
        &(texts.number)(games),
        &opponent_name(game.opponent, texts),
        game.begins == Player::First,
        game.outcome.half_points(),
    )
}
