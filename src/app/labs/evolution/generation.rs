//! One generation: who was changed into what, and how it was decided whether that is better.

use super::race_chart::RaceChart;
use crate::app::components::time_control::TimeControl;
use crate::app::context::use_page;
use crate::engines::evolution::{RaceRecord, TracePoint};
use crate::experiments::evolution::{EvolutionLab, GameName, Step};
use crate::texts::Texts;
use std::rc::Rc;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GenerationViewProps {
    pub lab: EvolutionLab,
    pub step: Rc<Step>,
    /// To another moment.
    pub on_go: Callback<EvolutionLab>,
}

/// A moment of the races of a generation.
#[derive(Clone, Copy, PartialEq)]
struct Moment {
    race: usize,
    /// Points of the race's trace that are seen.
    points: usize,
    /// Games of the generation so far.
    games: u64,
}

/// All moments, from before the first game.
fn moments(step: &Step) -> Vec<Moment> {
    let mut before = 0;
    let mut all = vec![Moment {
        race: 0,
        points: 0,
        games: 0,
    }];
    for (race, (record, trace)) in step.races.iter().zip(&step.traces).enumerate() {
        let moment = |(index, point): (usize, &TracePoint)| Moment {
            race,
            points: index + 1,
            games: before + u64::from(point.games),
        };
        all.extend(trace.iter().enumerate().map(moment));
        before += record.games;
    }
    all
}

/// The generation.
#[component]
pub fn GenerationView(props: &GenerationViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.evolution_page;
    let (lab, step) = (&props.lab, &props.step);
    let moments = moments(step);
    let last = moments.len() as u64 - 1;
    let seen = lab.game_seen.map_or(last, |games| {
        moments
            .iter()
            .rposition(|moment| moment.games <= games)
            .unwrap_or(0) as u64
    });
    let moment = moments[seen as usize];
    let is_over = seen == last;
    let on_move = {
        let (lab, on_go) = (lab.clone(), props.on_go.clone());
        let games: Vec<u64> = moments.iter().map(|moment| moment.games).collect();
        let number = step.number;
        Callback::from(move |index: u64| {
            on_go.emit(EvolutionLab {
                look: (number < lab.generations).then_some(number),
                game_seen: (index < last).then(|| games[index as usize]),
                ..lab.clone()
            });
        })
    };
    let all = step.own_games();
    let caption = (words.game)(
        &(texts.number)(if is_over { all } else { moment.games }),
        &(texts.number)(all),
    );
    let verdict = if is_over {
        verdict(step, texts)
    } else {
        words.undecided.to_owned()
    };
    html! {
        <div id="generation" data-number={step.number.to_string()} data-accepted={step.is_accepted.to_string()}>
            { strategies(lab, step, texts) }
            <p class="number" id="step-size">{ (words.sigma)(step.sigma, step.sigma_after(lab)) }</p>
            <p id="verdict" class={classes!(is_over.then_some(if step.is_accepted { "accepted" } else { "refused" }))}>
                <strong>{ verdict }</strong>
            </p>
            if step.traces.is_empty() {
                <p class="quiet small">{ words.no_trace }</p>
            } else {
                { race(step, moment, texts) }
                <TimeControl position={seen} {last} {caption} {on_move} has_keys=false />
            }
            if step.races.len() > 1 { { races(&step.races, texts) } }
        </div>
    }
}

fn verdict(step: &Step, texts: &Texts) -> String {
    let words = &texts.evolution_page;
    if step.is_accepted {
        (words.accepted)(step.races.len())
    } else {
        let lost = step.races.last();
        (words.refused)(lost.map_or(0.5, |race| race.mean), step.races.len())
    }
}

/// Parent and offspring, a row a number.
fn strategies(lab: &EvolutionLab, step: &Step, texts: &'static Texts) -> Html {
    let words = &texts.evolution_page;
    let names = parameter_names(lab.game, texts);
    let both = step.parent_meaning.iter().zip(&step.offspring_meaning);
    let largest = match lab.game {
        GameName::ConnectFour => both
            .clone()
            .fold(0.0_f64, |most, (a, b)| most.max(*a).max(*b)),
        GameName::Rrrats | GameName::War => 1.0,
    };
    let cell = |value: f64| {
        html! {
            <td><span class="probability">
                <span class="probability-bar wide" style={format!("--share:{:.4}", value / largest)}></span>
                { format!("{value:.4}") }
            </span></td>
        }
    };
    let row = |((name, (parent, offspring)), index): ((&&'static str, (&f64, &f64)), usize)| {
        html! {
            <tr data-parameter={index.to_string()}><th scope="row">{ *name }</th>{ cell(*parent) }{ cell(*offspring) }</tr>
        }
    };
    html! {
        <div class="scroll whole">
            <table class="number strategies-now">
                <caption>{ what_numbers_are(lab.game, texts) }</caption>
                <thead><tr>{ for words.strategy_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                <tbody>{ for names.iter().zip(both).zip(0..).map(row) }</tbody>
            </table>
        </div>
    }
}

/// What the numbers of a strategy are called.
pub fn parameter_names(game: GameName, texts: &'static Texts) -> &'static [&'static str] {
    let words = &texts.evolution_page;
    match game {
        GameName::Rrrats => &words.rrrats_parameters,
        GameName::War => &words.war_parameters,
        GameName::ConnectFour => &words.connect_four_parameters,
    }
}

/// What they say.
pub fn what_numbers_are(game: GameName, texts: &'static Texts) -> &'static str {
    let words = &texts.evolution_page;
    match game {
        GameName::Rrrats => words.rrrats_numbers,
        GameName::War => words.war_numbers,
        GameName::ConnectFour => words.connect_four_numbers,
    }
}

/// The race at its moment.
fn race(step: &Step, moment: Moment, texts: &'static Texts) -> Html {
    let words = &texts.evolution_page;
    let trace = &step.traces[moment.race];
    let record = &step.races[moment.race];
    let opponent = match record.opponent {
        Some(0) => words.against_start.to_owned(),
        Some(member) => (words.against_member)(member),
        None => words.against_any.to_owned(),
    };
    let title = (words.race)(moment.race + 1, step.races.len(), &opponent);
    let points: Vec<TracePoint> = trace[..moment.points].to_vec();
    html! { <RaceChart {title} points={Rc::new(points)} games={record.games} /> }
}

/// All races of the generation.
fn races(races: &[RaceRecord], texts: &'static Texts) -> Html {
    let words = &texts.evolution_page;
    let row = |(index, race): (usize, &RaceRecord)| {
        let opponent = match race.opponent {
            Some(0) => words.start.to_owned(),
            Some(member) => member.to_string(),
            None => String::new(),
        };
        let verdict = if race.is_better {
            words.won
        } else {
            words.not_won
        };
        html! {
            <tr>
                <th scope="row">{ index + 1 }</th>
                <td>{ opponent }</td>
                <td>{ (texts.number)(race.games) }</td>
                <td>{ format!("{:.4}", race.mean) }</td>
                <td>{ format!("{:.3} – {:.3}", race.bounds.0, race.bounds.1) }</td>
                <td>{ verdict }{ if race.by_bounds { "" } else { words.by_mean } }</td>
            </tr>
        }
    };
    html! {
        <details id="races">
            <summary>{ (words.all_races)(races.len()) }</summary>
            <div class="scroll whole"><table class="number">
                <thead><tr>{ for words.race_header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                <tbody>{ for races.iter().enumerate().map(row) }</tbody>
            </table></div>
        </details>
    }
}
