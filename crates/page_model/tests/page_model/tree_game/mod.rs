//! Lab of extensive games: tests of what the page decides.

mod analysis;
mod changing;
mod figure;
mod induction;
mod marks;
mod nodes;
mod perfect;
mod playing;
mod sequences;
mod shares;
mod solution;
mod tikz;
mod verdicts;

use crate::jobs::experiment;
use experiments::exact::{Exact, Mixed};
use experiments::tree_game::{Findings, TreeGameExperiment};
use experiments::{Experiment, Snapshots};
use games::fraction::Fraction;
use page_model::tree_game::analysis::Analysis;
use std::rc::Rc;
use texts::{ENGLISH, TreeGameTexts};
use worker::inline;

/// The words of the page.
const WORDS: &TreeGameTexts = &ENGLISH.labs.tree_game.page;

/// Nodes in preorder: 0 the entrant's, 1 out, 2 the incumbent's, 3 fight, 4 share.
const ENTRY: &str = "tree-game?game=entry-deterrence";
/// Matching pennies: the second player does not see what the first one has done.
const PENNIES: &str = "tree-game?game=1(heads:2.x(heads:1 tails:-1) tails:2.x(heads:-1 tails:1))";
const HORSE: &str = "tree-game?game=seltens-horse";
const QUICHE: &str = "tree-game?game=beer-quiche";
const DRIVER: &str = "tree-game?game=absent-minded-driver";

/// The lab of a link without fault.
fn lab(link: &str) -> TreeGameExperiment {
    match experiment(link) {
        Experiment::TreeGame(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The game of a link, of which nothing has been found.
fn bare(link: &str) -> Analysis {
    let lab = lab(link);
    let game = lab.tree().expect(link);
    Analysis {
        lab,
        ..Analysis::new(game, WORDS)
    }
}

/// The game of a link, of which this has been found.
fn with(link: &str, found: Findings) -> Analysis {
    let bare = bare(link);
    assert!(found.fits(&bare.game), "{link}");
    Analysis {
        found: Rc::new(found),
        ..bare
    }
}

/// The game of a link with everything that is found of it.
fn analysed(link: &str) -> Analysis {
    let bare = bare(link);
    let snapshots = inline::run(&Experiment::from(bare.lab.clone()));
    let found = bare.lab.merge(&snapshots).expect(link);
    Analysis {
        found: Rc::new(found),
        ..bare
    }
}

/// An exact number by its text.
fn exact(text: &str) -> Exact {
    let number: Fraction = text.parse().expect(text);
    Exact {
        text: text.to_owned(),
        value: number.value(),
    }
}

/// Shares of actions by their texts.
fn mixed(texts: &[&str]) -> Mixed {
    texts.iter().map(|text| exact(text)).collect()
}
