//! The regret lab: two players learn, and the page shows how well, what, and what it costs.
//!
//! * `learning`: what is known, each made once.
//! * `summary`, `charts`, `curves`: how good the average strategies are.
//! * `strategies`: the table of information sets, and fixing what is done there; `lock_cost`: what that costs.
//! * `inside`: an iteration step by step. `table`: hands played against what was learned.
//! * `family`: Kuhn's equilibria. `evaluations`: values and best responses. `strategy_files`: out and in.

mod charts;
mod curves;
mod evaluations;
mod family;
mod inside;
mod learning;
mod lock_cost;
mod strategies;
mod strategy_files;
mod summary;
mod table;

use crate::app::components::answer::Answered;
use crate::app::components::lab_page::presets::Presets;
use crate::app::components::lab_page::{LabProps, LabRun, use_lab_run};
use crate::app::components::lab_shell::LabShell;
use crate::app::components::later::Later;
use crate::app::components::run::{Run, RunRow};
use crate::app::components::section::Section;
use crate::app::context::use_page;
use charts::Charts;
use evaluations::Evaluations;
use experiments::Progress;
use experiments::regret::{Evaluated, GameName, Learned, RegretLab};
use family::Family;
use inside::Inside;
use learning::{use_answers, use_loaded};
use lock_cost::LockCostTable;
use runner::scheduler::Failure;
use std::rc::Rc;
use strategies::Strategies;
use strategy_files::{Loaded, StrategyFiles};
use summary::Summary;
use table::PokerTable;
use texts::Texts;
use yew::prelude::*;

/// Experiments to begin with, in the order of their names.
const LINKS: [&str; 4] = [
    "regret?iterations=10000&compare=cfr-plus",
    "regret?game=leduc&iterations=500&compare=cfr-plus,linear,discounted,chance-sampling,external-sampling,outcome-sampling",
    "regret?game=rock-paper-scissors&iterations=10000&head_start=1",
    "regret?variant=external-sampling&iterations=10000&compare=chance-sampling,outcome-sampling&seeds=20",
];

/// The whole lab.
#[component]
pub fn RegretPage(LabProps { lab, problems }: &LabProps<RegretLab>) -> Html {
    let texts = use_page().texts;
    let LabRun { run, shown } = use_lab_run(lab);
    let (question, learned) = (shown.question.clone(), shown.findings.clone());
    let Answered {
        latest, failure, ..
    } = use_answers(&question, &learned);
    let presets = Presets::new(&LINKS, &texts.labs.regret.page.preset_names);
    html! {
        <LabShell<RegretLab> lab={lab.clone()} problems={problems.clone()} snapshots={shown.snapshots.clone()} on_restore={run.on_restore()}
            sentence={Html::default()} views={Vec::new()} presets={vec![presets]}>
            { results(&question, &run, &learned, texts) }
            <Learning lab={question} learned={learned.clone()} answers={latest.clone()} {failure} />
            <Later place={3}><Inside lab={lab.clone()} learned={learned.clone()} /></Later>
            <Later place={4}><PokerTable lab={lab.clone()} {learned} opponent={latest} /></Later>
        </LabShell<RegretLab>>
    }
}

/// The run, and how good what it has learned is.
fn results(lab: &RegretLab, run: &Run, learned: &Rc<Learned>, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page;
    let progress = progress(lab, learned);
    let busy_milliseconds = run
        .found
        .as_ref()
        .map_or_else(Vec::new, |found| found.busy_milliseconds.clone());
    let (done, wanted) = learned.runs;
    let runs = (words.runs)(done, wanted);
    let done = (words.done)(
        &(texts.number)(progress.done),
        &(texts.number)(progress.total),
        &runs,
    );
    html! {
        <Section class="card stage" name="results" heading={words.results}>
            <RunRow run={run.clone()} {progress} {done} />
            <Summary lab={lab.clone()} learned={learned.clone()} run={run.clone()} />
            if learned.curves.iter().any(|curve| !curve.points.is_empty()) {
                <Charts lab={lab.clone()} learned={learned.clone()} {busy_milliseconds} />
            }
        </Section>
    }
}

/// In iterations, of the main run while it goes on; runs that are finished count whole.
fn progress(lab: &RegretLab, learned: &Learned) -> Progress {
    let (finished, wanted) = learned.runs;
    let main = learned.main.as_ref().map_or(0, |main| main.iterations);
    let begun = if main < lab.iterations { main } else { 0 };
    Progress {
        done: finished
            .saturating_mul(lab.iterations)
            .saturating_add(begun),
        total: wanted.saturating_mul(lab.iterations),
    }
}

#[derive(PartialEq, Properties)]
struct LearningProps {
    lab: RegretLab,
    learned: Rc<Learned>,
    /// The learned averages, answered best, and why not.
    answers: Option<Rc<Evaluated>>,
    failure: Option<Failure>,
}

/// What was learned, and what can be done with it.
#[component]
fn Learning(props: &LearningProps) -> Html {
    let words = &use_page().texts.labs.regret.page;
    let LearningProps {
        lab,
        learned,
        answers,
        failure,
    } = props;
    // With the game it belongs to.
    let loaded = use_state(|| None::<(GameName, u64, Loaded)>);
    let game = (lab.game, lab.cards);
    let shown = loaded.as_ref().filter(|known| (known.0, known.1) == game);
    let shown = shown.map(|known| known.2.clone());
    let on_load = {
        let loaded = loaded.setter();
        Callback::from(move |read: Option<Loaded>| {
            loaded.set(read.map(|read| (game.0, game.1, read)));
        })
    };
    let strategy = shown.as_ref().map(|shown| shown.strategy.clone());
    let evaluated = use_loaded(lab, strategy.as_deref());
    let evaluation = evaluated.latest.map(|evaluated| evaluated.evaluation);
    let failure = failure.clone().or(evaluated.failure);
    let has_loaded = shown.is_some();
    let table = html! {
        <Strategies lab={lab.clone()} learned={learned.clone()} answers={answers.clone()} loaded={strategy} />
    };
    let worth = html! {
        <div class="two-columns">
            <div>
                <Evaluations answers={answers.clone()} {has_loaded} loaded={evaluation} {failure} />
                <LockCostTable lab={lab.clone()} learned={learned.clone()} />
                <StrategyFiles lab={lab.clone()} learned={learned.clone()} loaded={shown} {on_load} />
            </div>
            if lab.lock.is_empty() { <Family learned={learned.clone()} /> }
        </div>
    };
    html! {
        <>
            <Later place={1}><Section class="card wide" name="strategies" heading={words.strategies}>{ table }</Section></Later>
            <Later place={2}><Section class="card wide" name="answers" heading={words.answers.heading}>{ worth }</Section></Later>
        </>
    }
}
