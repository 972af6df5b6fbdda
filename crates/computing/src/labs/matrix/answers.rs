//! Answers: the way of Lemke and Howson, pairs of supports, orbits, games by hand.

use super::chunk::numbers_of;
use super::crossing::Crossing;
use super::moving;
use super::playing;
use super::quantal::Responding;
use crate::answering::{Answering, at_once};
use crate::exact::mixed;
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::lemke_howson::LemkeHowson;
use engines::equilibria::supports::{Verdict, examine, pairs};
use experiments::inquiry::NoAnswer;
use experiments::matrix::{
    MatrixExperiment, MatrixInquiry, Pivot, Supports, SupportsVerdict, Way, has_quantal,
};

/// Pivots that are shown at most.
const MAX_PIVOTS: usize = 500;
/// Pairs of supports that are shown at most: all of a game of six by six.
const MAX_PAIRS: usize = 1_000;

/// Answers an inquiry.
pub(super) fn answer(
    lab: &MatrixExperiment,
    inquiry: &[u8],
) -> Result<Box<dyn Answering>, NoAnswer> {
    let inquiry = postcard::from_bytes(inquiry).map_err(|_| NoAnswer::Unknown)?;
    let whole = lab.game().map_err(|_| NoAnswer::Unknown)?;
    let game = || Bimatrix::new(&whole);
    Ok(match inquiry {
        MatrixInquiry::Crossings(actions) => Box::new(Crossing::new(&whole, actions)),
        MatrixInquiry::Quantal(question) if has_quantal(&whole) => {
            Box::new(Responding::new(&whole, question))
        }
        _ if whole.players().len() != 2 => return Err(NoAnswer::Unknown),
        MatrixInquiry::Quantal(_) => return Err(NoAnswer::Unknown),
        MatrixInquiry::Way(label) => at_once(&way(&game(), label)),
        MatrixInquiry::Supports => at_once(&supports(&game())),
        MatrixInquiry::Orbit(points) => at_once(&moving::orbit(lab, &whole, points)),
        MatrixInquiry::Play(done) => at_once(&playing::played(lab, &whole, &game(), &done)?),
        MatrixInquiry::Field => at_once(&moving::field(lab, &whole)),
    })
}

fn way(game: &Bimatrix, label: u32) -> Way {
    let label = label.min((game.rows + game.columns) as u32 - 1);
    let mut search = LemkeHowson::new(game, label);
    let pivots = core::iter::from_fn(|| search.step()).take(MAX_PIVOTS + 1);
    let mut pivots: Vec<Pivot> = pivots
        .map(|pivot| Pivot {
            player: pivot.player as u8,
            dropped: pivot.dropped,
            found: pivot.found,
            strategies: pivot
                .strategies
                .map(|strategy| strategy.as_deref().map(mixed)),
            labels: pivot.labels,
        })
        .collect();
    let is_cut = pivots.len() > MAX_PIVOTS;
    pivots.truncate(MAX_PIVOTS);
    Way { pivots, is_cut }
}

fn supports(game: &Bimatrix) -> Supports {
    let mut shown: Vec<_> = pairs(game)
        .take(MAX_PAIRS + 1)
        .map(|pair| {
            let verdict = match examine(game, &pair) {
                Verdict::NoSolution { player } => SupportsVerdict::NoSolution {
                    player: player as u8,
                },
                Verdict::NotPositive { player, strategies } => SupportsVerdict::NotPositive {
                    player: player as u8,
                    strategy: mixed(&strategies),
                },
                Verdict::Better {
                    player,
                    action,
                    strategies,
                } => SupportsVerdict::Better {
                    player: player as u8,
                    action: action as u8,
                    strategies: strategies.each_ref().map(|strategy| mixed(strategy)),
                },
                Verdict::Equilibrium(strategies) => SupportsVerdict::Equilibrium(
                    strategies.each_ref().map(|strategy| mixed(strategy)),
                ),
            };
            (pair.each_ref().map(|actions| numbers_of(actions)), verdict)
        })
        .collect();
    let is_cut = shown.len() > MAX_PAIRS;
    shown.truncate(MAX_PAIRS);
    Supports {
        pairs: shown,
        is_cut,
    }
}
