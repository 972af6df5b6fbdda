//! The labs, a folder each, and which of them an experiment belongs to.

pub mod aliens;
pub mod convergence;
pub mod evolution;
pub mod general_sum;
pub mod graded_test;
pub mod ladder;
pub mod matrix;
pub mod mcts;
pub mod minimax;
pub mod race_curves;
pub mod racing;
pub mod ratings;
pub mod regret;
pub mod reproduce;
pub mod rrrats;
pub mod tree_game;
pub mod tuning;
pub mod war;

use super::components::lab_page::LabProps;
use aliens::AliensPage;
use convergence::ConvergencePage;
use evolution::EvolutionPage;
use experiments::mcts::MctsLab;
use experiments::{Experiment, Lab, Opened};
use general_sum::GeneralSumPage;
use graded_test::GradedTestPage;
use ladder::LadderPage;
use matrix::MatrixPage;
use mcts::MctsPage;
use minimax::MinimaxPage;
use race_curves::RaceCurvesPage;
use racing::RacingPage;
use ratings::RatingsPage;
use regret::RegretPage;
use reproduce::ReproducePage;
use rrrats::RrratsPage;
use tree_game::TreeGamePage;
use tuning::TuningPage;
use war::WarPage;
use yew::prelude::*;
use yew::virtual_dom::VChild;

/// The style sheets that only labs need, in the order in which they are read.
pub const SHEETS: [&str; 17] = [
    include_str!("../../../styles/rules.css"),
    include_str!("../../../styles/stage.css"),
    include_str!("../../../styles/forms.css"),
    include_str!("../../../styles/mcts.css"),
    include_str!("../../../styles/ladder.css"),
    include_str!("../../../styles/evolution.css"),
    include_str!("../../../styles/racing.css"),
    include_str!("../../../styles/regret.css"),
    include_str!("../../../styles/regret_inside.css"),
    include_str!("../../../styles/regret_play.css"),
    include_str!("../../../styles/general_sum.css"),
    include_str!("../../../styles/matrix.css"),
    include_str!("../../../styles/tree_game.css"),
    include_str!("../../../styles/tuning.css"),
    include_str!("../../../styles/war.css"),
    include_str!("../../../styles/rrrats.css"),
    include_str!("../../../styles/aliens.css"),
];

/// The page of what a link opened: a line a lab.
pub fn lab(opened: &Opened) -> Html {
    use Experiment as Of;
    match opened.experiment.clone() {
        Of::Minimax(lab) => page::<MinimaxPage, _>(lab, opened),
        Of::Mcts(lab) => page::<MctsPage, _>(lab, opened),
        Of::Ladder(lab) => page::<LadderPage, _>(lab, opened),
        Of::GradedTest(lab) => page::<GradedTestPage, _>(lab, opened),
        Of::Convergence(lab) => page::<ConvergencePage, _>(lab, opened),
        Of::Ratings(lab) => page::<RatingsPage, _>(lab, opened),
        Of::Solve(lab) => page::<MctsPage, _>(MctsLab::of_position(&lab), opened),
        Of::Matrix(lab) => page::<MatrixPage, _>(lab, opened),
        Of::TreeGame(lab) => page::<TreeGamePage, _>(lab, opened),
        Of::Regret(lab) => page::<RegretPage, _>(lab, opened),
        Of::GeneralSum(lab) => page::<GeneralSumPage, _>(lab, opened),
        Of::Racing(lab) => page::<RacingPage, _>(lab, opened),
        Of::RaceCurves(lab) => page::<RaceCurvesPage, _>(lab, opened),
        Of::Evolution(lab) => page::<EvolutionPage, _>(lab, opened),
        Of::Generation(lab) => page::<EvolutionPage, _>(lab.evolution(), opened),
        Of::Reproduce(lab) => page::<ReproducePage, _>(lab, opened),
        Of::Rrrats(lab) => page::<RrratsPage, _>(lab, opened),
        Of::War(lab) => page::<WarPage, _>(lab, opened),
        Of::WarGame(lab) => page::<WarPage, _>(lab.shown(), opened),
        Of::Aliens(lab) => page::<AliensPage, _>(lab, opened),
        Of::AliensGame(lab) => page::<AliensPage, _>(lab.shown(), opened),
        Of::Tuning(lab) => page::<TuningPage, _>(lab, opened),
    }
}

fn page<C, L>(lab: L, opened: &Opened) -> Html
where
    C: BaseComponent<Properties = LabProps<L>>,
    L: Lab + PartialEq,
{
    let problems = opened.problems.clone();
    VChild::<C>::new(LabProps { lab, problems }, None).into()
}
