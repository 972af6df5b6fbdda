//! One generation: who was changed into what, and how it was decided whether that is better.

use super::by_games::ByGames;
use super::by_tests::{self, ByTests};
use crate::app::components::data_table::{DataTable, Row};
use crate::app::components::fold::Folded;
use crate::app::components::tabs::{Tabs, tabs};
use crate::app::context::use_page;
use engines::evolution::RaceRecord;
use experiments::evolution::{EvolutionLab, GameName, Step, StepBy};
use experiments::generation::Accepted;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct GenerationViewProps {
    pub lab: EvolutionLab,
    pub step: Rc<Step>,
    /// The generations before it that were accepted.
    pub accepted: Accepted,
    /// Whether it is to be looked at longer than until the next one is over.
    pub is_settled: bool,
    /// To another moment.
    pub on_go: Callback<EvolutionLab>,
}

/// The generation.
#[component]
pub fn GenerationView(props: &GenerationViewProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.page;
    let GenerationViewProps {
        lab, step, on_go, ..
    } = props;
    let is_over = match lab.step_by {
        StepBy::Tests => by_tests::is_over(lab, step),
        StepBy::Games => lab.game_seen.is_none_or(|games| games >= step.own_games()),
    };
    let verdict = if is_over {
        verdict(step, texts)
    } else {
        words.undecided.to_owned()
    };
    html! {
        <div class="rows" id="generation" data-number={step.number.to_string()} data-accepted={step.is_accepted.to_string()}>
            { strategies(lab, step, texts) }
            <p class="number" id="step-size">{ (words.sigma)(step.sigma, step.sigma_after(lab)) }</p>
            <p id="verdict" class={classes!(is_over.then_some(if step.is_accepted { "accepted" } else { "refused" }))}>
                <strong>{ verdict }</strong>
            </p>
            { steps(lab, on_go, texts) }
            if lab.step_by == StepBy::Games {
                <ByGames lab={lab.clone()} step={step.clone()} accepted={props.accepted.clone()}
                    is_settled={props.is_settled} on_go={on_go.clone()} />
            } else {
                <ByTests lab={lab.clone()} step={step.clone()} on_go={on_go.clone()} />
            }
            if step.races.len() > 1 { { races(step, texts) } }
        </div>
    }
}

/// What a step inside the generation is.
fn steps(lab: &EvolutionLab, on_go: &Callback<EvolutionLab>, texts: &'static Texts) -> Html {
    let words = &texts.labs.racing.page.course;
    let steps = tabs([
        (StepBy::Tests, words.by_tests),
        (StepBy::Games, words.by_games),
    ]);
    let on_choose = {
        let lab = lab.clone();
        on_go.reform(move |step_by: StepBy| EvolutionLab {
            step_by,
            ..lab.clone()
        })
    };
    html! { <Tabs<StepBy> id="step-by" label={words.step_by} is_labelled=true tabs={steps} chosen={lab.step_by} {on_choose} /> }
}

fn verdict(step: &Step, texts: &Texts) -> String {
    let words = &texts.labs.evolution.page;
    if step.is_accepted {
        let is_sure = step.races.iter().all(|race| race.by_bounds);
        (words.accepted)(step.races.len(), is_sure)
    } else {
        let lost = step.races.last();
        let (mean, is_sure) = lost.map_or((0.5, false), |race| (race.mean, race.by_bounds));
        (words.refused)(mean, step.races.len(), is_sure)
    }
}

/// Parent and offspring, a row a number.
fn strategies(lab: &EvolutionLab, step: &Step, texts: &'static Texts) -> Html {
    let words = &texts.labs.evolution.page;
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
            <span class="probability">
                <span class="probability-bar long" style={format!("--share:{:.4}", value / largest)}></span>
                { (texts.fixed)(value, 4) }
            </span>
        }
    };
    let row = |((name, (parent, offspring)), index): ((&&'static str, (&f64, &f64)), usize)| {
        Row::named(*name)
            .with("data-parameter", index.to_string())
            .cells([*parent, *offspring].map(cell))
    };
    html! {
        <DataTable class="number strategies-now" caption={what_numbers_are(lab.game, texts)} header={&words.strategy_header}>
            { for names.iter().zip(both).zip(0..).map(row) }
        </DataTable>
    }
}

/// What the numbers of a strategy are called.
pub fn parameter_names(game: GameName, texts: &'static Texts) -> &'static [&'static str] {
    let words = &texts.labs.evolution.page;
    match game {
        GameName::Rrrats => &words.rrrats_parameters,
        GameName::War => &words.war_parameters,
        GameName::ConnectFour => &words.connect_four_parameters,
    }
}

/// What they say.
pub fn what_numbers_are(game: GameName, texts: &'static Texts) -> &'static str {
    let words = &texts.labs.evolution.page;
    match game {
        GameName::Rrrats => words.rrrats_numbers,
        GameName::War => words.war_numbers,
        GameName::ConnectFour => words.connect_four_numbers,
    }
}

/// All races of the generation.
fn races(step: &Rc<Step>, texts: &'static Texts) -> Html {
    let summary = (texts.labs.evolution.page.all_races)(step.races.len());
    html! { <Folded id="races" {summary}><RacesTable step={step.clone()} /></Folded> }
}

#[derive(Properties)]
struct RacesTableProps {
    step: Rc<Step>,
}

impl PartialEq for RacesTableProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.step, &other.step)
    }
}

#[component]
fn RacesTable(props: &RacesTableProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.evolution.page;
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
        let how = if race.by_bounds { "" } else { words.by_mean };
        Row::named((index + 1).to_string())
            .cell(opponent)
            .cell((texts.number)(race.games))
            .cell((texts.fixed)(race.mean, 4))
            .cell((texts.range)(race.bounds, 3))
            .cell(format!("{verdict}{how}"))
    };
    html! {
        <DataTable header={&words.race_header}>
            { for props.step.races.iter().enumerate().map(row) }
        </DataTable>
    }
}
