//! The bound of one move as a formula: with letters, and with the numbers of the moment.

use experiments::mcts::MctsExperiment;
use page_model::mcts::decision::Weighed;
use page_model::mcts::shown::Shown;
use page_model::mcts::{about, numbers};
use texts::Texts;
use yew::prelude::*;

/// What is worked out.
pub struct Worked<'a> {
    pub weighed: &'a Weighed,
    pub shown: &'a Shown,
    pub lab: &'a MctsExperiment,
}

/// The formula, and what its letters are.
pub fn formula(worked: &Worked, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.stage;
    let known = worked
        .weighed
        .arithmetic
        .filter(|parts| parts.value.is_finite() && parts.visits + parts.prior_visits > 0);
    let Some(parts) = known else {
        return html! { <p class="formula-note quiet small" id="formula">{ words.explains_infinite }</p> };
    };
    let moves = about::below(&worked.shown.moves, worked.weighed.column);
    let tried = parts.visits + parts.prior_visits;
    let visits = worked.shown.decision.visits;
    let terms = Terms {
        mean: about::mean(&moves),
        exploration: about::exploration(&moves),
        above: about::visits(&worked.shown.moves),
        own: about::visits(&moves),
        rootless: worked.lab.rootless,
    };
    let letters = terms.line(words.bound, words.mean, "C", "N", "n");
    let written = [
        (texts.number)(u64::from(visits) + 1),
        (texts.number)(tried.into()),
    ];
    let value = numbers::term(parts.value);
    let numbers_line = terms.line(
        &value,
        &numbers::mean_term(&parts),
        &worked.lab.c.to_string(),
        &written[0],
        &written[1],
    );
    html! {
        <div class="formula-lines" id="formula">
            <div class="formula-pair">
                <p class="formula quiet">{ letters }</p>
                <p class="formula number">{ numbers_line }</p>
            </div>
            <p class="formula-note quiet small">{ (words.explains_n)(&written[0], &(texts.number)(visits.into())) }</p>
        </div>
    }
}

/// What the terms of the formula are known by.
struct Terms {
    mean: String,
    exploration: String,
    above: String,
    own: String,
    rootless: bool,
}

impl Terms {
    /// value = mean + C · √(ln N / n), or without the root.
    fn line(&self, value: &str, mean: &str, c: &str, above: &str, own: &str) -> Html {
        html! {
            <>
                <span>{ value.to_owned() }</span>{ " = " }
                <span class="term" data-about={self.mean.clone()}>{ mean.to_owned() }</span>{ " + " }
                <span class="term" data-about={self.exploration.clone()}>
                    { c.to_owned() }{ if self.rootless { " · " } else { " · √" } }
                    <span class={classes!((!self.rootless).then_some("radicand"))}>
                        { "ln " }<span data-about={self.above.clone()}>{ above.to_owned() }</span>{ " / " }
                        <span data-about={self.own.clone()}>{ own.to_owned() }</span>
                    </span>
                </span>
            </>
        }
    }
}
