//! The labs, a folder each, and which of them an experiment belongs to.

pub mod convergence;
pub mod evolution;
pub mod ladder;
pub mod mcts;
pub mod minimax;
pub mod race_curves;
pub mod racing;
pub mod regret;
pub mod reproduce;
pub mod rrrats;
pub mod sheets;
pub mod tuning;
pub mod war;

use experiments::mcts::MctsLab;
use experiments::{Experiment, Opened};
use yew::prelude::*;

/// The lab of what a link opened.
pub fn lab(opened: &Opened) -> Html {
    use convergence::ConvergencePage;
    use evolution::EvolutionPage;
    use ladder::LadderPage;
    use mcts::MctsPage;
    use minimax::MinimaxPage;
    use race_curves::RaceCurvesPage;
    use racing::RacingPage;
    use regret::RegretPage;
    use reproduce::ReproducePage;
    use rrrats::RrratsPage;
    use tuning::TuningPage;
    use war::WarPage;
    let problems = opened.problems.clone();
    match &opened.experiment {
        Experiment::Mcts(lab) => html! { <MctsPage lab={lab.clone()} {problems} /> },
        Experiment::Solve(lab) => html! { <MctsPage lab={MctsLab::of_position(lab)} {problems} /> },
        Experiment::Minimax(lab) => html! { <MinimaxPage lab={lab.clone()} {problems} /> },
        Experiment::Ladder(lab) => html! { <LadderPage lab={lab.clone()} {problems} /> },
        Experiment::Convergence(lab) => html! { <ConvergencePage lab={lab.clone()} {problems} /> },
        Experiment::Regret(lab) => html! { <RegretPage lab={lab.clone()} {problems} /> },
        Experiment::Racing(lab) => html! { <RacingPage lab={lab.clone()} {problems} /> },
        Experiment::RaceCurves(lab) => html! { <RaceCurvesPage lab={lab.clone()} {problems} /> },
        Experiment::Evolution(lab) => html! { <EvolutionPage lab={lab.clone()} {problems} /> },
        Experiment::Generation(lab) => html! { <EvolutionPage lab={lab.evolution()} {problems} /> },
        Experiment::Reproduce(lab) => html! { <ReproducePage lab={lab.clone()} {problems} /> },
        Experiment::Rrrats(lab) => html! { <RrratsPage lab={lab.clone()} {problems} /> },
        Experiment::Tuning(lab) => html! { <TuningPage lab={lab.clone()} {problems} /> },
        Experiment::War(lab) => html! { <WarPage lab={lab.clone()} {problems} /> },
        Experiment::WarGame(lab) => html! { <WarPage lab={lab.shown()} {problems} /> },
    }
}
