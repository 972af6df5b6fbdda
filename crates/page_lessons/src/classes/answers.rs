//! Answers of a class to one question: bars, the share of right ones, and the class as a player where options are actions.

use crate::counted_bars::CountedBars;
use crate::lessons::prose::{Live, Prose};
use crate::lessons::scene_stage::SceneStage;
use classes::tally::Tally;
use classes::{exercise, strategy};
use experiments::Experiment;
use lessons::lesson::{Question, Scene, Stage};
use page_kit::context::use_page;
use page_model::lessons::classes::answers::{counted, plays, shares};
use page_model::lessons::live::Known;
use page_model::lessons::results::Results;
use std::rc::Rc;
use texts::ClassPageTexts;
use yew::prelude::*;

/// What is shown of the class as a player, of the regret lab.
const VIEWS: [&str; 2] = ["best-responses", "strategies"];

#[derive(PartialEq, Properties)]
pub struct AnswersProps {
    /// Of the question, counted from 1.
    pub number: usize,
    pub scene: Rc<Scene>,
    pub tally: Tally,
    pub results: Results,
}

/// The picture of a question.
#[component]
pub fn Answers(props: &AnswersProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.lessons.class.page;
    let AnswersProps {
        number,
        scene,
        tally,
        ..
    } = props;
    let Some(question) = &scene.question else {
        return Html::default();
    };
    let experiment = exercise::experiment(scene, 0);
    // Words about the exercise of each reader say nothing about that of all.
    let known = experiment.clone().filter(|_| !scene.varies);
    let known =
        known.and_then(|experiment| Some((experiment.clone(), props.results.of(&experiment)?)));
    let live = Live {
        known: Known {
            experiment: experiment.clone(),
            found: known,
            is_complete: false,
            is_own: true,
        },
        on_go: Callback::noop(),
    };
    let bars = tally.bars.iter().map(|bar| counted(bar, question, texts));
    html! {
        <section class="card class-question" data-question={number.to_string()} data-answered={tally.answered.to_string()}>
            <h2>{ (words.question)(*number, &scene.heading) }</h2>
            <Prose blocks={Rc::new(question.words.clone())} {live} />
            <CountedBars name={words.answers} bars={bars.collect::<Vec<_>>()} />
            <p class="small">{ shares(tally, words, texts) }</p>
            if let Some(experiment) = experiment { { player(question, tally, &experiment, words) } }
        </section>
    }
}

/// The class as a player, on the lab's own picture.
fn player(
    question: &Question,
    tally: &Tally,
    experiment: &Experiment,
    words: &ClassPageTexts,
) -> Html {
    let fixed = strategy::fixed(question, tally, experiment);
    let (Some(fixed), Some(actions), Some(plays)) =
        (fixed, &question.actions, plays(question, tally))
    else {
        return Html::default();
    };
    let link = fixed.link();
    let stage = Stage {
        at: actions.at,
        link: link.clone(),
        views: VIEWS.map(str::to_owned).to_vec(),
    };
    html! {
        <section class="rows class-player" data-lock={fixed.value("lock")}>
            <h3>{ words.class_plays }</h3>
            <p>{ (words.strategy)(&actions.information_set, &plays) }</p>
            <SceneStage key={link.clone()} {stage} />
            <p class="actions"><a class="button" href={format!("#/{link}")}>{ words.open_in_lab }</a></p>
        </section>
    }
}
