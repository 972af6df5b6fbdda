//! Window of a node in words: who has α and β where, and what the number line says.

use super::number_line::{Reading, reading};
use super::predictions::Predictions;
use super::view::SideView;
use engines::minimax::frame::Role;
use texts::{Holder, Texts, WindowTexts};

/// What is read at the moment shown; nothing before the search, and while the value of the node at work is asked for.
pub fn shown(side: &SideView, predictions: &Predictions) -> Option<Reading> {
    let read = reading(&side.moment(), side.subject.cuts);
    read.filter(|read| !predictions.hides(read.node))
}

/// Where Max has α: nowhere yet, at this node, or at one above.
pub fn of_alpha(read: &Reading) -> Holder {
    let is_here = read.role == Some(Role::Max) && read.value == read.alpha;
    holder(read.alpha, is_here)
}

/// Where Min has β.
pub fn of_beta(read: &Reading) -> Holder {
    let is_here = read.role == Some(Role::Min) && read.value == read.beta;
    holder(read.beta, is_here)
}

fn holder(bound: f64, is_here: bool) -> Holder {
    if bound.is_infinite() {
        Holder::Nobody
    } else if is_here {
        Holder::Here
    } else {
        Holder::Elsewhere
    }
}

/// On which side of its place a text stands, so that it stays on the line.
pub fn anchor(place: f64) -> &'static str {
    if place < 0.3 {
        "from-left"
    } else if place > 0.7 {
        "from-right"
    } else {
        "centred"
    }
}

/// What the line says, in a sentence.
pub fn caption(read: Option<&Reading>, side: &SideView, texts: &Texts) -> String {
    let words: &WindowTexts = &texts.labs.minimax.window;
    let number = texts.value;
    let Some(read) = read else {
        let is_hidden = side.moment().current().is_some();
        return (if is_hidden {
            words.hidden
        } else {
            words.before
        })
        .to_owned();
    };
    let value = number(read.value);
    if read.is_cut {
        return words.cut.to_owned();
    }
    if side.subject.cuts {
        return (words.between)(&number(read.alpha), &number(read.beta));
    }
    match read.role {
        Some(_) if read.value.is_infinite() => words.nothing_yet.to_owned(),
        Some(Role::Max) => (words.max_has)(&value),
        Some(Role::Min) => (words.min_has)(&value),
        Some(Role::Chance) => (words.mean_so_far)(&value),
        None => (words.leaf)(&value),
    }
}
