//! Parts of the program.

use super::classes::class_page::ClassPage;
use super::classes::exercises_page::ExercisesPage;
use super::gallery::Gallery;
use super::lessons::lesson_page::LessonPage;
use super::lessons::writer::Writer;
use super::router::Route;
use super::labs::*;
use super::labs::{aliens::*, convergence::*};
use experiments::{Experiment as Of, Lab, Opened};
use experiments::mcts::MctsLab;
use super::components::lab_page::LabProps;
use yew::prelude::*;
use yew::virtual_dom::VChild;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

pub type Draw = fn(&Route) -> Html;

macro_rules! part {
    ($name:ident, $draw:ident, $($pattern:pat => $html:expr),* $(,)?) => {
        #[wasm_split($name, fallible)]
        pub fn $name() -> Result<Draw, SplitLoaderError> { Ok($draw) }
        fn $draw(route: &Route) -> Html {
            match route { $($pattern => $html,)* _ => Html::default() }
        }
    };
}
macro_rules! labs {
    ($name:ident, $draw:ident, $($lab:ident => $page:ty, $shown:expr);* $(;)?) => {
        #[wasm_split($name, fallible)]
        pub fn $name() -> Result<Draw, SplitLoaderError> { Ok($draw) }
        fn $draw(route: &Route) -> Html {
            let Route::Lab(opened) = route else { return Html::default() };
            match opened.experiment.clone() { $(Of::$lab(lab) => page::<$page, _>($shown(lab), opened),)* _ => Html::default() }
        }
    };
}

part!(lessons, draw_lessons,
    Route::Lesson(link) => html! { <LessonPage link={link.clone()} /> },
    Route::Gallery => html! { <Gallery /> },
);
part!(writing, draw_writing, Route::Write => html! { <Writer /> });
part!(classes, draw_classes,
    Route::Class(lesson) => html! { <ClassPage link={lesson.clone()} /> },
    Route::Exercises(lesson) => html! { <ExercisesPage link={lesson.clone()} /> },
);
labs!(trees, draw_trees, Minimax => minimax::MinimaxPage, same);
labs!(connect_four, draw_connect_four,
    Mcts => mcts::MctsPage, same; Ladder => ladder::LadderPage, same; GradedTest => graded_test::GradedTestPage, same;
    Convergence => ConvergencePage, same; Ratings => ratings::RatingsPage, same;
    Solve => mcts::MctsPage, (|l| MctsLab::of_position(&l))
);
labs!(equilibria, draw_equilibria, Matrix => matrix::MatrixPage, same; TreeGame => tree_game::TreeGamePage, same);
labs!(poker, draw_poker, Regret => regret::RegretPage, same; GeneralSum => general_sum::GeneralSumPage, same);
labs!(evolving, draw_evolving,
    Racing => racing::RacingPage, same; RaceCurves => race_curves::RaceCurvesPage, same;
    Evolution => evolution::EvolutionPage, same;
    Generation => evolution::EvolutionPage, (|l: experiments::generation::GenerationLab| l.evolution()); Reproduce => reproduce::ReproducePage, same;
    Rrrats => rrrats::RrratsPage, same; War => war::WarPage, same; WarGame => war::WarPage, (|l: experiments::war_game::WarGameLab| l.shown())
);
labs!(tuning_part, draw_tuning, Aliens => AliensPage, same; AliensGame => AliensPage, (|l: experiments::aliens_game::AliensGameLab| l.shown()); Tuning => tuning::TuningPage, same);

fn page<C, L>(lab: L, opened: &Opened) -> Html
where
    C: BaseComponent<Properties = LabProps<L>>,
    L: Lab + PartialEq,
{
    let problems = opened.problems.clone();
    VChild::<C>::new(LabProps { lab, problems }, None).into()
}

#[derive(PartialEq, Properties)]
pub struct PartProps { pub route: Route }

#[component]
pub fn Part(props: &PartProps) -> Html {
    let drawn = use_state(|| None::<(usize, Draw)>);
    let which = which(&props.route);
    {
        let drawn = drawn.setter();
        use_effect_with(which, move |&which| {
            wasm_bindgen_futures::spawn_local(async move {
                let got = match which {
                    0 => lessons().await, 1 => writing().await, 2 => classes().await, 3 => trees().await,
                    4 => connect_four().await, 5 => equilibria().await, 6 => poker().await, 7 => evolving().await,
                    _ => tuning_part().await,
                };
                if let Ok(draw) = got { drawn.set(Some((which, draw))); }
            });
        });
    }
    match &*drawn {
        Some((of, draw)) if *of == which => draw(&props.route),
        _ => Html::default(),
    }
}

fn which(route: &Route) -> usize {
    match route {
        Route::Lesson(_) | Route::Gallery => 0,
        Route::Write => 1,
        Route::Class(_) | Route::Exercises(_) => 2,
        Route::Lab(opened) => match &opened.experiment {
            Of::Minimax(_) => 3,
            Of::Mcts(_) | Of::Ladder(_) | Of::GradedTest(_) | Of::Convergence(_) | Of::Ratings(_) | Of::Solve(_) => 4,
            Of::Matrix(_) | Of::TreeGame(_) => 5,
            Of::Regret(_) | Of::GeneralSum(_) => 6,
            Of::Racing(_) | Of::RaceCurves(_) | Of::Evolution(_) | Of::Generation(_) | Of::Reproduce(_) | Of::Rrrats(_) | Of::War(_) | Of::WarGame(_) => 7,
            Of::Aliens(_) | Of::AliensGame(_) | Of::Tuning(_) => 8,
        },
        Route::Home | Route::Broken(_) => 9,
    }
}

fn same<T>(lab: T) -> T { lab }
