//! Plane of payoffs: what is shown in the picture, and the best correlated equilibria in words.

use super::analysis::Analysis;
use crate::kit::plane::Point;
use experiments::exact::Exact;
use experiments::matrix::{Distribution, Stage};
use texts::MatrixTexts;

/// What agreements, equilibria and correlated equilibria pay both players, as far as it is known.
#[derive(Clone, Debug, PartialEq)]
pub struct Payoffs {
    /// Of every profile.
    pub profiles: Vec<Point>,
    pub equilibria: Vec<Point>,
    /// The corners of what correlated equilibria pay.
    pub correlated: Vec<Point>,
}

impl Payoffs {
    pub fn of(Analysis { game, found, .. }: &Analysis) -> Self {
        let of = |profile, player| game.payoff(profile, player).value();
        let profiles = (0..game.profiles()).map(|profile| (of(profile, 0), of(profile, 1)));
        let equilibria = found.equilibria().iter().map(|one| &one.payoffs);
        let corners = found.correlated.iter().flat_map(|known| &known.corners);
        Self {
            profiles: profiles.collect(),
            equilibria: equilibria.map(|of| (of[0].value, of[1].value)).collect(),
            correlated: corners.map(|[a, b]| (a.value, b.value)).collect(),
        }
    }
}

/// Sentences about correlated equilibria.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    TooLarge,
    UnderWay,
    /// All of them pay the same.
    Only(String),
    /// The best ones, and the egalitarian one if it is known.
    Best(Vec<String>, Option<String>),
}

fn shown(payoffs: &[Exact; 2]) -> [String; 2] {
    payoffs.each_ref().map(Exact::shown)
}

/// What is best for somebody: a point, or a whole edge.
fn sentence(
    whom: usize,
    best: &Distribution,
    edge: Option<&[[Exact; 2]; 2]>,
    words: &MatrixTexts,
) -> String {
    match edge {
        Some(ends) => {
            let ends = ends.each_ref().map(shown);
            (words.best_edge)(
                whom,
                ends.each_ref()
                    .map(|end| end.each_ref().map(String::as_str)),
            )
        }
        None => {
            let payoffs = shown(&best.payoffs);
            (words.best_correlated)(whom, payoffs.each_ref().map(String::as_str))
        }
    }
}

/// What the referee draws from.
fn lottery(of: &Analysis, distribution: &Distribution, words: &MatrixTexts) -> String {
    let cells = distribution.cells.iter().enumerate();
    let drawn = cells.filter(|(_, part)| !part.is_zero());
    let pairs: Vec<([&str; 2], String)> = drawn
        .map(|(profile, part)| {
            let actions = of.game.actions_of(profile);
            let names = [0, 1].map(|player| &of.game.actions()[player][actions[player]][..]);
            (names, part.shown())
        })
        .collect();
    (words.lottery)(&pairs)
}

/// Sentences about correlated equilibria, as far as they are known.
pub fn said(of: &Analysis, words: &MatrixTexts) -> Said {
    let Some(known) = &of.found.correlated else {
        return match of.found.stage {
            Stage::Done => Said::TooLarge,
            _ => Said::UnderWay,
        };
    };
    if let [only] = &known.corners[..] {
        let payoffs = shown(only);
        let said = (words.only_correlated)(payoffs.each_ref().map(String::as_str));
        return Said::Only(said);
    }
    let best = known.best.iter().zip(&known.edges).enumerate();
    let best = best.map(|(whom, (best, edge))| sentence(whom, best, edge.as_ref(), words));
    let egalitarian = known.egalitarian.as_ref().map(|one| {
        let payoffs = shown(&one.payoffs);
        let said = (words.egalitarian)(payoffs.each_ref().map(String::as_str));
        format!("{said} {}", lottery(of, one, words))
    });
    Said::Best(best.collect(), egalitarian)
}
