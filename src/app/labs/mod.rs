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
pub mod solve;
pub mod tree_game;
pub mod tuning;
pub mod war;

use super::components::lab_page::LabProps;
use super::components::split_page::{SplitModule, SplitPage, split_module};
use super::router::Route;
use aliens::AliensPage;
use convergence::ConvergencePage;
use evolution::EvolutionPage;
use experiments::{Experiment, Lab, Module, Opened};
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
use solve::SolvePage;
use tree_game::TreeGamePage;
use tuning::TuningPage;
use war::WarPage;
use yew::prelude::*;
use yew::virtual_dom::VChild;

/// The page of what a link opened.
pub fn lab(opened: &Opened) -> Html {
    let module = module_of(&opened.experiment);
    html! { <SplitPage {module} route={Route::Lab(Box::new(opened.clone()))} /> }
}

/// The pages of labs, by the modules of the program that they are in: a line a lab.
macro_rules! modules {
    ($($module:ident $name:ident: { $($lab:ident($shown:ident) => $page:ident($of:expr),)+ })+) => {
        $(
            fn $name(route: &Route) -> Html {
                let Route::Lab(opened) = route else {
                    return Html::default();
                };
                match opened.experiment.clone() {
                    $(Experiment::$lab($shown) => page::<$page, _>($of, opened),)+
                    // In another module.
                    _ => Html::default(),
                }
            }
        )+

        /// No lab is forgotten.
        const _: fn(&Experiment) = |experiment| match experiment {
            $($(Experiment::$lab(_))|+ => (),)+
        };

        fn module_of(experiment: &Experiment) -> SplitModule {
            match experiment.module() {
                $(Module::$module => split_module!($name, $name),)+
            }
        }
    };
}

modules! {
    Search search: {
        Minimax(lab) => MinimaxPage(lab),
        Mcts(lab) => MctsPage(lab),
        Solve(lab) => SolvePage(lab),
        Ladder(lab) => LadderPage(lab),
        GradedTest(lab) => GradedTestPage(lab),
        Convergence(lab) => ConvergencePage(lab),
        Ratings(lab) => RatingsPage(lab),
    }
    Equilibria equilibria: {
        Matrix(lab) => MatrixPage(lab),
        TreeGame(lab) => TreeGamePage(lab),
    }
    Poker poker: {
        Regret(lab) => RegretPage(lab),
        GeneralSum(lab) => GeneralSumPage(lab),
    }
    EvolutionAndTuning evolution_and_tuning: {
        Racing(lab) => RacingPage(lab),
        RaceCurves(lab) => RaceCurvesPage(lab),
        Evolution(lab) => EvolutionPage(lab),
        Generation(lab) => EvolutionPage(lab.evolution()),
        Reproduce(lab) => ReproducePage(lab),
        Rrrats(lab) => RrratsPage(lab),
        War(lab) => WarPage(lab),
        WarGame(lab) => WarPage(lab.shown()),
        Aliens(lab) => AliensPage(lab),
        AliensGame(lab) => AliensPage(lab.shown()),
        Tuning(lab) => TuningPage(lab),
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
