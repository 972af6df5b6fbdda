//! Question: whether the averages come close to the equilibrium in Shapley's game, asked once something has been learned.

use super::found::FoundProps;
use experiments::general_sum::{GameName, GeneralSumLab};
use experiments::{Lab, link};
use page_kit::components::predict::{Predict, Wanted};
use texts::GeneralSumTexts;
use yew::prelude::*;

/// Averages from which somebody gains more are not close to an equilibrium.
const CLOSE: f64 = 0.05;

/// The question; nothing for other games.
pub fn asking(FoundProps { lab, findings }: &FoundProps, words: &'static GeneralSumTexts) -> Html {
    let run = findings.run(lab.run_shown());
    let last = run.filter(|run| run.done == lab.iterations);
    let last = last.and_then(|run| run.checkpoints.last());
    let Some(last) = last.filter(|_| lab.game == GameName::Shapley) else {
        return Html::default();
    };
    let right = usize::from(last.largest_gain() > CLOSE);
    let answers = words.answers.map(AttrValue::from).to_vec();
    let asked = link::write(GeneralSumLab::NAME, &lab.asked());
    let id = format!("{asked} {} averages", lab.run_shown());
    let why = html! { <p>{ words.why[right] }</p> };
    html! { <Predict {id} question={words.question} wanted={Wanted::Choice(answers, right)} {why} /> }
}
