//! Solution in words: the value or an equilibrium, what else was found, and what somebody forgets.

use super::analysis::{Analysis, rationality};
use super::marks::has_hidden_moves;
use experiments::tree_game::{NoPlay, Play, Solution};
use texts::{TreeGameRationality, TreeGameTexts};

/// What somebody forgets.
pub fn forgets(of: &Analysis, words: &TreeGameTexts) -> Option<String> {
    let forgotten = of.found.forgotten?;
    let set = forgotten.set as usize;
    let player = of.player(of.game.sets()[set].player()?, words);
    Some((words.forgets)(
        &of.labels[set],
        &player,
        forgotten.is_absent_minded,
    ))
}

/// What best play pays, or why none is known.
pub fn play(of: &Analysis, words: &TreeGameTexts) -> String {
    match (of.found.solution(&of.game), &of.found.play) {
        (Some(Solution::SubgamePerfect(_, payoffs)), _) => {
            let pure = of.found.recommended(&of.game);
            let pure = pure.filter(|_| has_hidden_moves(of));
            let kind = pure.map_or(TreeGameRationality::Untested, rationality);
            (words.one_subgame_perfect)(&of.listed(&payoffs), kind)
        }
        (Some(Solution::Planned(_, payoffs)), _) => {
            let pure = of.found.subgame_perfect.first();
            (words.planned)(
                &of.listed(&payoffs),
                pure.map(|pure| of.listed(&pure.payoffs)).as_deref(),
            )
        }
        (Some(Solution::Equilibrium(_, payoffs)), _) => {
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
    }
}

/// What else was found: an equilibrium on the sequence form, which need not be subgame-perfect.
pub fn by_lemke(of: &Analysis, words: &TreeGameTexts) -> Option<String> {
    let solution = of.found.solution(&of.game)?;
    match (&solution, &of.found.play) {
        (
            Solution::SubgamePerfect(best, _),
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
