//! Three seconds per move on this machine, in simulations of the candidate.
//!
//! A worker simulates as much as it is told, twice as much again and again until that takes long enough to be measured; the page looks at
//! the clock. Nothing of it goes into a result or a link, except by the link that is offered: a test with as many simulations.

use experiments::Experiment;
use experiments::common::agents::agent_name;
use experiments::graded_test::{GradedTestExperiment, Simulated};
use page_kit::components::data_table::{DataTable, Row};
use page_kit::context::use_page;
use page_kit::workers::{Asker, now};
use page_model::graded_test::{per_move, rounded, timed_test};
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

/// Milliseconds that are long enough.
const ENOUGH: f64 = 400.0;
/// The first measurement; before it a worker may have to be started, which is not measured.
const FIRST: u64 = 4_000;
/// Simulations that nobody waits for.
const MAX_SIMULATIONS: u64 = 20_000_000;

/// What is known about the machine.
#[derive(Clone, Debug, PartialEq)]
enum Known {
    Nothing,
    Measuring,
    /// Boards by their side, each with simulations per second.
    Speeds(Vec<(u8, f64)>),
    Failed,
}

#[derive(PartialEq, Properties)]
pub struct SpeedProps {
    pub lab: GradedTestExperiment,
    /// Whether games are played meanwhile.
    pub is_busy: bool,
}

/// The measurement, when somebody asks for it.
#[component]
pub fn Speed(props: &SpeedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.graded_test.page.speed;
    let lab = &props.lab;
    let known = use_state_eq(|| Known::Nothing);
    let asker = use_memo((), |()| Asker::unique());
    {
        // Another candidate, or other boards, are other speeds.
        let (known, asker) = (known.setter(), asker.clone());
        let what = (
            lab.agent,
            lab.smallest,
            lab.largest,
            lab.in_a_row,
            lab.blocked,
        );
        use_effect_with(what, move |_| {
            asker.withdraw();
            known.set(Known::Nothing);
            move || asker.withdraw()
        });
    }
    if lab.agent.simulations().is_none() {
        return html! { <p class="quiet" id="speed">{ (words.does_not_simulate)(&agent_name(&lab.agent, texts)) }</p> };
    }
    let is_unable = props.is_busy || *known == Known::Measuring;
    let onclick = {
        let (lab, known) = (lab.clone(), known.setter());
        Callback::from(move |_: MouseEvent| {
            if !is_unable {
                known.set(Known::Measuring);
                begin(&asker, &lab, known.clone());
            }
        })
    };
    let told = match &*known {
        Known::Speeds(speeds) => table(speeds, lab, texts),
        Known::Failed => html! { <p role="alert">{ words.failed }</p> },
        Known::Measuring => html! { <p role="status">{ words.measuring }</p> },
        Known::Nothing if props.is_busy => {
            html! { <p class="quiet small">{ words.not_while_running }</p> }
        }
        Known::Nothing => Html::default(),
    };
    html! {
        <div class="rows" id="speed">
            <p class="small">{ words.lead }</p>
            <p><button id="measure-speed" {onclick} aria-disabled={is_unable.to_string()}>{ words.measure }</button></p>
            { told }
        </div>
    }
}

/// A measurement under way.
struct Measuring {
    asker: Rc<Asker>,
    experiment: Experiment,
    sides: Vec<u8>,
    known: UseStateSetter<Known>,
}

fn begin(asker: &Rc<Asker>, lab: &GradedTestExperiment, known: UseStateSetter<Known>) {
    let mut sides = vec![lab.smallest as u8, lab.largest as u8];
    sides.dedup();
    let measuring = Rc::new(Measuring {
        asker: asker.clone(),
        experiment: Experiment::from(lab.clone()),
        sides,
        known,
    });
    // Not measured: a worker is there after it.
    measuring.ask(measuring.sides[0], 1, |measuring, _| {
        measuring.measure(Vec::new(), FIRST);
    });
}

impl Measuring {
    /// Asks for so many simulations; then goes on with the milliseconds that they took.
    fn ask(
        self: &Rc<Self>,
        side: u8,
        simulations: u64,
        then: impl FnOnce(&Rc<Self>, f64) + 'static,
    ) {
        let (measuring, begun) = (self.clone(), now());
        let listener = move |answer: Result<Simulated, _>| match answer {
            Ok(simulated) if simulated.simulations == simulations => {
                then(&measuring, now() - begun);
            }
            _ => measuring.known.set(Known::Failed),
        };
        let inquiry = GradedTestExperiment::simulate(side, simulations);
        self.asker.ask(&self.experiment, &inquiry, &[], listener);
    }

    /// Measures the next board, after those whose speed is known.
    fn measure(self: &Rc<Self>, mut speeds: Vec<(u8, f64)>, simulations: u64) {
        let Some(&side) = self.sides.get(speeds.len()) else {
            self.known.set(Known::Speeds(speeds));
            return;
        };
        self.ask(side, simulations, move |measuring, milliseconds| {
            if milliseconds < ENOUGH && simulations < MAX_SIMULATIONS {
                measuring.measure(speeds, 2 * simulations);
                return;
            }
            speeds.push((side, 1_000.0 * simulations as f64 / milliseconds.max(1.0)));
            measuring.measure(speeds, FIRST);
        });
    }
}

fn table(speeds: &[(u8, f64)], lab: &GradedTestExperiment, texts: &Texts) -> Html {
    let words = &texts.labs.graded_test.page.speed;
    let row = |&(side, speed): &(u8, f64)| {
        Row::of(side.to_string())
            .name((words.board)(side, lab.blocked))
            .cell((texts.number)(rounded(speed)))
            .cell((texts.number)(per_move(speed)))
    };
    let link = timed_test(lab, speeds).map(|test| format!("#/{}", Experiment::from(test).link()));
    html! {
        <>
            <DataTable id="speeds" header={&words.header}>{ for speeds.iter().map(row) }</DataTable>
            <p class="small"><a href={link}>{ words.try_it }</a></p>
        </>
    }
}
