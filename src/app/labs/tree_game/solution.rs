//! Solution: the value or an equilibrium, what is done at every information set, and the subgame-perfect equilibria.

use super::behaviour_table::behaviour_table;
use super::found::{FoundProps, listed};
use crate::app::components::data_table::{DataTable, Header, Row};
use crate::app::context::use_page;
use experiments::tree_game::{NoPlay, Play, Pure, Solution as Recommended, Stage};
use texts::TreeGameTexts;
use yew::prelude::*;

/// Equilibria that are listed.
const MAX_SHOWN: usize = 12;

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
            { perfect(of, words) }
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
            (words.one_subgame_perfect)(&listed(&payoffs))
        }
        (Some(Recommended::Equilibrium(_, payoffs)), _) => {
            (words.one_equilibrium)(&listed(&payoffs))
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
            is_other.then(|| (words.by_lemke)(&listed(payoffs)))
        }
        _ => None,
    }
}

/// The subgame-perfect equilibria.
fn perfect(of: &FoundProps, words: &TreeGameTexts) -> Html {
    if of.found.stage == Stage::Induction {
        return Html::default();
    }
    let row = |(number, pure): (usize, &Pure)| {
        let action = |set: usize| {
            let action = of.action(set, pure.actions[set].into());
            format!("{}: {action}", of.labels[set])
        };
        let actions: Vec<String> = of.own_sets().map(action).collect();
        Row::of(number.to_string())
            .name((number + 1).to_string())
            .cell_of("number", listed(&pure.payoffs))
            .cell_of("text", actions.join(", "))
    };
    let header: Header = words
        .equilibria_header
        .map(AttrValue::from)
        .into_iter()
        .collect();
    let shown = of.found.subgame_perfect.iter().take(MAX_SHOWN).enumerate();
    let end = (words.induction_end)(
        of.found.subgame_perfect_count,
        of.found.subgame_perfect_is_complete,
    );
    html! {
        <>
            <p>{ end }</p>
            if !of.found.subgame_perfect.is_empty() {
                <DataTable id="subgame-perfect" class="of-words" {header}>{ for shown.map(row) }</DataTable>
                if of.found.subgame_perfect.len() > MAX_SHOWN { <p class="quiet small">{ (words.first_equilibria)(MAX_SHOWN) }</p> }
            }
        </>
    }
}
