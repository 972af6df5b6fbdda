//! Path of best responses over time: two lines, and what follows from them.

use super::analysis::Analysis;
use crate::kit::chart::Series;
use experiments::continuous::{Film, Stage};
use texts::Texts;

/// Steps in a row after which a path may be where it was.
const MAX_CYCLE: usize = 12;
/// Changes smaller than this part of the interval are the same action.
const SAME: f64 = 1e-9;
/// A last change below this part of the interval is one of a path that settles.
const SETTLING: f64 = 0.01;

/// Both actions after each step.
pub struct Lines {
    pub axis: Vec<f64>,
    pub series: Vec<Series>,
    pub range: (f64, f64),
}

/// The lines of the path.
pub fn lines(of: &Analysis) -> Lines {
    let path = &of.found.path;
    let series = |player: usize| Series {
        name: of.action(player).to_owned(),
        values: path.iter().map(|at| at[player].value).collect(),
        tone: Some(player),
        ..Series::default()
    };
    let ends = of
        .game
        .players
        .each_ref()
        .map(engines::continuous::game::Player::ends);
    Lines {
        axis: (0..path.len()).map(|step| step as f64).collect(),
        series: vec![series(0), series(1)],
        range: (ends[0][0].min(ends[1][0]), ends[0][1].max(ends[1][1])),
    }
}

/// Where it is at the step that is shown.
pub fn now(of: &Analysis, texts: &Texts) -> Option<String> {
    let step = if of.asked.film == Film::Path {
        of.step()
    } else {
        of.found.path.len().checked_sub(1)?
    };
    let at = of.found.path.get(step)?;
    Some((texts.labs.continuous.views.path.at)(&of.said(at, texts)))
}

/// How long both intervals are.
fn lengths(of: &Analysis) -> [f64; 2] {
    of.game.players.each_ref().map(|player| {
        let [low, high] = player.ends();
        high - low
    })
}

/// How it ends.
pub fn said(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.continuous.views.path;
    if !of.knows(Stage::Path) {
        return Some(texts.labs.continuous.views.under_way.to_owned());
    }
    let path = &of.found.path;
    let last = path.len().checked_sub(1)?;
    if of.found.rests {
        return Some(match last {
            0 => words.rests_at_once.to_owned(),
            last => (words.rests)(last),
        });
    }
    let sides = lengths(of);
    if of.found.is_stuck(sides) {
        return Some(words.nowhere.to_owned());
    }
    let change = |one: usize, other: usize| {
        let part = |player: usize| {
            (path[one][player].value - path[other][player].value).abs() / sides[player]
        };
        part(0).max(part(1))
    };
    let is_cycle =
        |&length: &usize| (0..length).all(|back| change(last - back, last - back - length) <= SAME);
    // Both rounds of a cycle must be there.
    let mut lengths = (2..=MAX_CYCLE).filter(|length| 2 * length <= last + 1);
    let moves =
        |step: usize| step >= 2 && change(step, step - 1).max(change(step - 1, step - 2)) > SAME;
    if let Some(length) = lengths.find(is_cycle).filter(|_| moves(last)) {
        return Some((words.cycle)(length));
    }
    // In turns one player rests at each step, so two steps belong together.
    let Some(before) = last.checked_sub(2) else {
        return Some(words.goes_on.to_owned());
    };
    let now = change(last, before);
    let shrinks = before < 2 || now < 0.999 * change(before, before - 2) || now <= SAME;
    if now >= SETTLING || !shrinks {
        return Some(words.goes_on.to_owned());
    }
    let largest =
        (0..2).map(|player| (path[last][player].value - path[before][player].value).abs());
    let largest = largest.fold(0.0, f64::max);
    Some((words.nearer)(&(texts.labs.continuous.views.size)(largest)))
}
