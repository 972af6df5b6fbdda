//! Lab of strategic games: tests of what the page decides.

mod analysis;
mod continua;
mod crossing;
mod dominance;
mod dynamics;
mod elsewhere;
mod envelope;
mod equilibria;
mod exercise;
mod geometry;
mod labels;
mod marks;
mod observed;
mod pictures;
mod plane;
mod playing;
mod polytope;
mod quantal;
mod reshaped;
mod supports;
mod way;

use crate::jobs::experiment;
use experiments::exact::{Exact, Mixed};
use experiments::matrix::{Findings, MatrixExperiment};
use experiments::{Experiment, Snapshots};
use games::fraction::Fraction;
use page_model::matrix::analysis::Analysis;
use std::rc::Rc;
use texts::{ENGLISH, EnvelopeTexts, MatrixTexts};
use worker::inline;

/// The words of the page.
const WORDS: &MatrixTexts = &ENGLISH.labs.matrix.page;

/// The words of envelopes.
const WORDS_OF_ENVELOPE: &EnvelopeTexts = &ENGLISH.labs.matrix.envelope;

/// The lab of a link without fault.
fn lab(link: &str) -> MatrixExperiment {
    match experiment(link) {
        Experiment::Matrix(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The game of a link, of which nothing has been found.
fn bare(link: &str) -> Analysis {
    let lab = lab(link);
    let game = lab.game().expect(link);
    Analysis {
        lab,
        game,
        found: Rc::default(),
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

/// Opera or match: the first player likes opera, both like to be together.
const SEXES: &str = "matrix?game=3:2,0:0;0:0,2:3&actions=opera,match;opera,match";
const DILEMMA: &str = "matrix?game=3:3,0:5;5:0,1:1&actions=trust,cheat;trust,cheat";
const PENNIES: &str = "matrix?game=1:-1,-1:1;-1:1,1:-1&actions=heads,tails;heads,tails";
/// Somebody enters or stays out; the other one would lose by a fight.
const ENTRY: &str = "matrix?game=0:2,0:2;-1:-1,1:1&actions=out,in;fight,share";

/// An exact number by its text.
fn exact(text: &str) -> Exact {
    let number: Fraction = text.parse().expect(text);
    Exact {
        text: text.to_owned(),
        value: number.value(),
    }
}

/// A mixed strategy by the texts of its shares.
fn mixed(texts: &[&str]) -> Mixed {
    texts.iter().map(|text| exact(text)).collect()
}
