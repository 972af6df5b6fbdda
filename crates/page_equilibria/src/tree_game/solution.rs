//! Solution: the value or an equilibrium, what is done at every information set, and the subgame-perfect equilibria.

use super::behaviour_table::behaviour_table;
use super::found::FoundProps;
use super::marks::has_hidden_moves;
use super::perfect::Perfect;
use experiments::tree_game::{NoPlay, Play, Solution as Recommended, Stage};
use page_kit::context::use_page;
use texts::{TreeGameRationality, TreeGameTexts};
use yew::prelude::*;

/// The view.
#[component]
pub fn Solution(of: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    html! {
        <div class="rows" id="solution" data-done={(of.found.stage == Stage::Done).to_string()}>
            if let Some(forgets) = forgets(of, words) { <p>{ forgets }</p> }
            { play(of, words) }
            if let Some(solution) = of.found.solution(&of.game) {
                { behaviour_table(of, solution.behaviour(), "behaviour", words) }
            }
            if let Some(lemke) = by_lemke(of, words) { <p class="quiet small">{ lemke }</p> }
            <Perfect ..of.clone() />
        </div>
    }
}

/// What somebody forgets.
fn forgets(of: &FoundProps, words: &TreeGameTexts) -> Option<String> {
    let forgotten = of.found.forgotten?;
    let set = forgotten.set as usize;
    let player = of.player(of.game.sets()[set].player()?, words);
    Some((words.forgets)(
        &of.labels[set],
        &player,
        forgotten.is_absent_minded,
    ))
}

fn play(of: &FoundProps, words: &TreeGameTexts) -> Html {
    let text = match (of.found.solution(&of.game), &of.found.play) {
        (Some(Recommended::SubgamePerfect(_, payoffs)), _) => {
            let pure = of.found.recommended(&of.game);
            let pure = pure.filter(|_| has_hidden_moves(of));
            let kind = pure.map_or(TreeGameRationality::Untested, FoundProps::rationality);
            (words.one_subgame_perfect)(&of.listed(&payoffs), kind)
        }
        (Some(Recommended::Planned(_, payoffs)), _) => {
            let pure = of.found.subgame_perfect.first();
            (words.planned)(
                &of.listed(&payoffs),
                pure.map(|pure| of.listed(&pure.payoffs)).as_deref(),
            )
        }
        (Some(Recommended::Equilibrium(_, payoffs)), _) => {
            (words.one_equilibrium)(&of.listed(&payoffs))
        }
        (_, Play::Known { payoffs, .. }) => {
            (words.value)(&of.player(0, words), &payoffs[0].shown())
        }
        (_, Play::Unknown) => words.under_way.to_owned(),
        (_, Play::None(NoPlay::Players)) => words.no_play[0].to_owned(),
        (_, Play::None(NoPlay::Recall)) => words.no_play[1].to_owned(),
        (_, Play::None(NoPlay::Size)) => words.no_play[2].to_owned(),
        (_, Play::Between([least, most])) => (words.between)(&least.shown(), &most.shown()),
    };
    html! { <p role="status" id="value"><strong>{ text }</strong></p> }
}

/// What else was found: an equilibrium on the sequence form, which need not be subgame-perfect.
fn by_lemke(of: &FoundProps, words: &TreeGameTexts) -> Option<String> {
    let solution = of.found.solution(&of.game)?;
    match (&solution, &of.found.play) {
        (
            Recommended::SubgamePerfect(best, _),
            Play::Known {
                behaviour, payoffs, ..
            },
        ) => {
            let is_other = best != behaviour;
            is_other.then(|| (words.by_lemke)(&of.listed(payoffs)))
        }
        _ => None,
    }
}
