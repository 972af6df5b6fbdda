//! Findings of small experiments as pictures of tiles: which experiment, and how its findings are drawn.
//!
//! `arcade`, `searches`, `learning`, `matrix`, `races`, `repeated`, `strategies`, `tournament`, `tree_game`, `tuning`: the labs. [`run`]: what is read. [`scale`]:
//! numbers as places.

mod arcade;
mod learning;
mod matrix;
mod races;
mod repeated;
pub mod run;
pub mod scale;
mod searches;
mod strategies;
mod tournament;
mod tree_game;
mod tuning;

use crate::home::picture::Picture;
use arcade::aliens;
use experiments::Experiment;
use learning::{general_sum, regret};
use matrix::matrix;
use races::race_curves;
use repeated::repeated;
use run::Run;
use searches::{convergence, graded_test, ladder};
use strategies::{evolution, reproduction, rrrats, war};
use texts::Texts;
use tournament::tournament;
use tree_game::tree_game;
use tuning::tuning;

/// What a run has found, as a picture; `None` before there is anything to see.
type Read = fn(&Experiment, &Run, &'static Texts) -> Option<Picture>;

/// An experiment and how it is drawn.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    pub link: &'static str,
    pub read: Read,
}

/// A link is drawn in one way.
impl PartialEq for Shown {
    fn eq(&self, other: &Self) -> bool {
        self.link == other.link
    }
}

/// What stands in the tile of a lab; each takes a fraction of a second.
pub fn shown(lab: &str) -> Option<Shown> {
    let (link, read): (_, Read) = match lab {
        "ladder" => (
            "ladder?agent=uct(100)&rungs=random,tactical,uct(30),minimax(4)&games=16&width=5&height=4",
            ladder,
        ),
        "graded-test" => (
            "graded-test?agent=uct(100)&games=8&first=10&last=45&step=5&smallest=5&largest=6",
            graded_test,
        ),
        "convergence" => (
            "convergence?moves=44552331&agents=uct(1000)&seeds=8&width=5&height=5",
            convergence,
        ),
        "regret" => ("regret?iterations=300&compare=cfr-plus", regret),
        "general-sum" => ("general-sum?iterations=1000", general_sum),
        "matrix" => ("matrix?game=penalty-kick", matrix),
        "repeated" => ("repeated?rounds=60&matches=1", repeated),
        "tournament" => (
            "tournament?rounds=50&execution=3/100&repetitions=20",
            tournament,
        ),
        "tree-game" => ("tree-game", tree_game),
        "race-curves" => (
            "race-curves?races=lebr,ilebr-star-2,hoeffding&epsilon=0.05&from=0.4&to=0.49&points=10&repeats=0",
            race_curves,
        ),
        "evolution" => (
            "evolution?game=war&algorithm=iterative&generations=8&epsilon=0.3",
            evolution,
        ),
        "reproduce" => ("rrrats?a=1,1,0.36", reproduction),
        "war" => ("war-game", war),
        "aliens" => ("aliens-game", aliens),
        "rrrats" => ("rrrats?tokens=15", rrrats),
        "tuning" => (
            "tuning?problem=hill&dimensions=2&values=11&noise=0.2&evaluations=60&repeats=1&finalists=0",
            tuning,
        ),
        _ => return None,
    };
    Some(Shown { link, read })
}
