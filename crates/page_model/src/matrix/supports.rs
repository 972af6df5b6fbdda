//! Pairs of supports in words, and what follows from each.

use super::analysis::Analysis;
use experiments::exact::Mixed;
use experiments::matrix::{Supports, SupportsVerdict};
use texts::MatrixTexts;

/// A pair of supports in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pair {
    pub title: String,
    /// The strategies that it would take, where there are any.
    pub strategies: Vec<String>,
    pub verdict: String,
}

/// The pair at a position.
pub fn pair(
    of: &Analysis,
    supports: &Supports,
    position: usize,
    words: &MatrixTexts,
) -> Option<Pair> {
    let (pair, verdict) = supports.pairs.get(position)?;
    let names = |player: usize| format!("{{{}}}", of.actions(player, &pair[player]).join(", "));
    let both = |strategies: &[Mixed; 2]| {
        let strategies = strategies.iter().enumerate();
        strategies
            .map(|(player, strategy)| of.strategy(player, strategy))
            .collect()
    };
    let (which, player, action, strategies): (usize, u8, &str, Vec<String>) = match verdict {
        SupportsVerdict::NoSolution { player } => (0, *player, "", Vec::new()),
        SupportsVerdict::NotPositive { player, strategy } => {
            let strategy = of.strategy((*player).into(), strategy);
            (1, *player, "", vec![strategy])
        }
        SupportsVerdict::Better {
            player,
            action,
            strategies,
        } => (
            2,
            *player,
            of.action((*player).into(), *action),
            both(strategies),
        ),
        SupportsVerdict::Equilibrium(strategies) => (3, 0, "", both(strategies)),
    };
    Some(Pair {
        title: (words.pair)(&names(0), &names(1)),
        strategies,
        verdict: (words.verdicts[which])(&of.player(player.into(), words), action),
    })
}
