//! Lab of strategic games: tests of what the page decides.

mod exercise;
mod playing;
mod reshaped;

use experiments::matrix::{Found, MatrixLab};
use experiments::{Experiment, Lab, Opened};
use page_model::matrix::analysis::Analysis;
use std::rc::Rc;
use texts::{ENGLISH, MatrixTexts};
use worker::inline;

/// The words of the page.
const WORDS: &MatrixTexts = &ENGLISH.labs.matrix.page;

/// The lab of a link without fault.
fn lab(link: &str) -> MatrixLab {
    let Opened {
        experiment,
        problems,
    } = Experiment::open(link).expect(link);
    assert_eq!(problems, [], "{link}");
    match experiment {
        Experiment::Matrix(lab) => lab,
        _ => panic!("{link}"),
    }
}

/// The game of a link, of which nothing has been found.
fn bare(link: &str) -> Analysis {
    let lab = lab(link);
    let game = Rc::new(lab.game().expect(link));
    Analysis {
        lab,
        game,
        found: Rc::default(),
    }
}

/// The game of a link, of which this has been found.
fn with(link: &str, found: Found) -> Analysis {
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
