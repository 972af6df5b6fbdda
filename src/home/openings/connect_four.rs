//! Connect Four: the visitor's moves, and the job whose search answers them.

use super::played::PlayedProps;
use experiments::mcts::MctsExperiment;
use first_page::Words;
use first_page::opening::{OpeningBoard, OpeningCard};
use page_kit::components::job::{Asked, use_job};
use page_kit::context::use_page;
use page_model::home::openings::Opening;
use page_model::home::openings::connect_four::{Answer, ConnectFour};
use runner::scheduler::JobState;
use std::rc::Rc;
use yew::prelude::*;

/// The game.
#[component]
pub fn ConnectFourPlayed(PlayedProps { on_choose }: &PlayedProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.openings.connect_four;
    let game = use_state(ConnectFour::default);
    use_answers(&game);
    let on_press = {
        let game = game.clone();
        Callback::from(move |column| {
            if let Some(next) = game.press(column) {
                game.set(next);
            }
        })
    };
    let again = {
        let game = game.clone();
        Callback::from(move |_: MouseEvent| game.set(game.again()))
    };
    let actions = html! {
        if game.outcome().is_some() { <button type="button" onclick={again}>{ texts.openings.again }</button> }
    };
    let way = (AttrValue::from(game.link()), words.way);
    html! {
        <OpeningCard words={Words(texts)} opening={Opening::ConnectFour} title={words.title} said={game.said(words)} {way} {actions} {on_choose}>
            <OpeningBoard words={Words(texts)} columns={game.columns()} {on_press} />
        </OpeningCard>
    }
}

/// The machine's moves, when its search has come to its end.
#[hook]
fn use_answers(game: &UseStateHandle<ConnectFour>) {
    let question = game.question();
    let asked: Asked<MctsExperiment, Rc<Answer>> = use_job(question, |lab, job| {
        let is_finished = job.state == JobState::Finished;
        let answer = is_finished.then(|| Answer::read(lab, &job.snapshots));
        answer.flatten().map(Rc::new)
    });
    let answer = asked.answer().cloned();
    let game = game.clone();
    use_effect_with(answer, move |answer| {
        let next = answer.as_ref().and_then(|answer| game.answered(answer));
        if let Some(next) = next {
            game.set(next);
        }
    });
}
