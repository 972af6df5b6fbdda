//! Answers of a class to one question: bars, the share of right ones, and the class as a player where options are actions.

use super::results::Results;
use crate::counted_bars::{CountedBar, CountedBars};
use crate::lessons::live::{Live, number_written};
use crate::lessons::prose::Prose;
use crate::lessons::scene_stage::SceneStage;
use classes::exercise;
use classes::strategy;
use classes::tally::{Bar, Label, Tally};
use experiments::Experiment;
use lessons::lesson::{Format, Question, Scene, Stage, Wanted};
use page_kit::context::use_page;
use std::rc::Rc;
use texts::{ClassPageTexts, Texts};
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
        experiment: experiment.clone(),
        found: known,
        is_complete: false,
        is_own: true,
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

fn counted(bar: &Bar, question: &Question, texts: &Texts) -> CountedBar {
    let words = &texts.lessons.class.page;
    let number = |number: f64| number_written(number, Format::Short, texts);
    let label = match &bar.label {
        Label::Option(option) => match &question.wanted {
            Wanted::Choice(options) => options[*option].words.clone(),
            _ => String::new(),
        },
        Label::Number(of) => number(*of),
        Label::Between(low, high) => (words.between)(&number(*low), &number(*high)),
        Label::Place(place) => place.clone(),
        Label::OtherPlace => words.other_place.to_owned(),
        Label::Words => words.in_words.to_owned(),
    };
    CountedBar {
        label,
        count: bar.count,
        is_right: (bar.right > 0).then_some(bar.right == bar.count),
    }
}

/// Shares in sentences.
fn shares(tally: &Tally, words: &ClassPageTexts, texts: &Texts) -> String {
    let percent = |share: f64| number_written(share, Format::Percent(0), texts);
    let right = tally.right.map(|right| {
        let (low, high) = right.interval.unwrap_or((0.0, 1.0));
        (words.right)(
            &percent(right.mean),
            tally.graded,
            &percent(low),
            &percent(high),
        )
    });
    let missing = (tally.missing > 0).then(|| (words.missing)(tally.missing));
    let claimed = (tally.claimed > 0).then(|| (words.claimed)(tally.claimed));
    let sentences = [right, missing, claimed].into_iter().flatten();
    sentences.collect::<Vec<_>>().join(" ")
}

/// The class as a player, on the lab's own picture.
fn player(
    question: &Question,
    tally: &Tally,
    experiment: &Experiment,
    words: &ClassPageTexts,
) -> Html {
    let fixed = strategy::fixed(question, tally, experiment);
    let (Some(fixed), Some(actions), Wanted::Choice(options)) =
        (fixed, &question.actions, &question.wanted)
    else {
        return Html::default();
    };
    let shares = strategy::shares(tally).unwrap_or_default();
    let plays = options.iter().zip(shares);
    let plays = plays.map(|(option, share)| {
        format!(
            "{} {:.0} %",
            option.words.trim_end_matches('.'),
            100.0 * share
        )
    });
    let link = fixed.link();
    let stage = Stage {
        at: actions.at,
        link: link.clone(),
        views: VIEWS.map(str::to_owned).to_vec(),
    };
    html! {
        <section class="rows class-player" data-lock={fixed.value("lock")}>
            <h3>{ words.class_plays }</h3>
            <p>{ (words.strategy)(&actions.information_set, &plays.collect::<Vec<_>>().join(", ")) }</p>
            <SceneStage key={link.clone()} {stage} />
            <p class="actions"><a class="button" href={format!("#/{link}")}>{ words.open_in_lab }</a></p>
        </section>
    }
}
