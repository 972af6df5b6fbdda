//! Payoffs at the same time, with a first mover, and together: a table, what follows from it, and a question that stands before it.

use super::analysis::{Analysis, shown};
use crate::kit::asked::Asked;
use experiments::continuous::{Equilibrium, Highest, Stage};
use experiments::exact::Exact;
use texts::Texts;

/// Numbers nearer than this are the same, where they are not exact.
const SAME: f64 = 1e-4;
/// Bounds nearer to each other than this part of the value are not told.
const TIGHT: f64 = 1e-4;

/// A way to choose: its name, both actions, what both get.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub name: String,
    pub actions: [String; 2],
    pub payoffs: [String; 2],
}

/// The one equilibrium, if it is a point and there is no other.
fn only(of: &Analysis) -> Option<&Equilibrium> {
    match &of.found.equilibria[..] {
        [one] if one.is_point() && of.found.is_complete() => Some(one),
        _ => None,
    }
}

/// Whether one number is larger than another (1), smaller (−1), or the same (0); where nothing is exact, compared with how large such numbers are.
fn against(of: &Analysis, number: &Exact, other: &Exact, size: f64) -> i8 {
    let change = number.value - other.value;
    let least = if of.found.exact { 0.0 } else { SAME * size };
    match change.abs() <= least {
        true => 0,
        false if change > 0.0 => 1,
        false => -1,
    }
}

/// Whether the bounds of a highest payoff are near to each other, of payoffs that are so far apart.
fn is_tight(found: &Highest, size: f64) -> bool {
    let [low, high] = &found.bounds;
    high.value - low.value <= TIGHT * size
}

/// What the first player would do if the second saw it.
pub fn question(of: &Analysis, texts: &Texts) -> Option<Asked> {
    let words = &texts.labs.continuous.views.payoffs;
    let (one, first) = (only(of)?, of.found.commitments.first()?);
    let is_clear = is_tight(first, of.found.ranges[0]) && !first.elsewhere;
    if of.hides() || !is_clear {
        return None;
    }
    let [low, high] = of.game.players[0].ends();
    let (leader, follower, action) = (of.player(0), of.player(1), of.action(0));
    let more = |number: &Exact| shown(number, texts);
    let change = against(of, &first.at[0], &one.from[0], high - low);
    Some(Asked {
        question: (words.question)(leader, follower, action),
        options: words.options.map(str::to_owned).to_vec(),
        right: match change {
            1 => 0,
            0 => 1,
            _ => 2,
        },
        why: match change {
            0 => (words.why_same)(leader, &more(&first.at[0]), &more(&first.payoffs[0])),
            _ => (words.why)(
                leader,
                &more(&first.at[0]),
                &more(&one.from[0]),
                &more(&first.payoffs[0]),
                &more(&one.payoffs[0][0]),
            ),
        },
    })
}

/// The rows of the table.
pub fn ways(of: &Analysis, texts: &Texts) -> Vec<Way> {
    if of.hides() {
        return Vec::new();
    }
    let words = &texts.labs.continuous.views.payoffs;
    let way = |name: String, at: &[Exact; 2], payoffs: &[Exact; 2]| Way {
        name,
        actions: at.each_ref().map(|number| shown(number, texts)),
        payoffs: payoffs.each_ref().map(|number| shown(number, texts)),
    };
    let all = &of.found.equilibria;
    let equilibrium = |(number, one): (usize, &Equilibrium)| {
        let name = match all.len() {
            1 => words.equilibrium.to_owned(),
            _ => (words.equilibrium_number)(number + 1),
        };
        let [from, to] = &one.payoffs;
        if one.is_point() {
            return vec![way(name, &one.from, from)];
        }
        let [begin, end] = [(words.line_from)(&name), (words.line_to)(&name)];
        vec![way(begin, &one.from, from), way(end, &one.to, to)]
    };
    let first = |(player, found): (usize, &Highest)| {
        way((words.first)(of.player(player)), &found.at, &found.payoffs)
    };
    let equilibria = all.iter().enumerate().flat_map(equilibrium);
    let firsts = of.found.commitments.iter().enumerate().map(first);
    let joint = of.found.joint.iter().map(|joint| {
        way(
            words.together.to_owned(),
            &joint.highest.at,
            &joint.highest.payoffs,
        )
    });
    equilibria.chain(firsts).chain(joint).collect()
}

/// What is said below it.
pub fn said(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.continuous.views;
    if of.hides() {
        return vec![words.hidden.to_owned()];
    }
    if !of.knows(Stage::Joint) {
        return vec![words.under_way.to_owned()];
    }
    let mut said: Vec<String> = order(of, texts).into_iter().collect();
    said.push(words.payoffs.about_together.to_owned());
    said.extend(agreement(of, texts));
    for (player, found) in of.found.commitments.iter().enumerate() {
        let name = (words.payoffs.first)(of.player(player));
        let what = (words.payoffs.payoff_of)(of.player(player));
        said.extend(remarks(&name, &what, found, of.found.ranges[player], texts));
    }
    if let Some(joint) = &of.found.joint {
        let (name, what) = (words.payoffs.together, words.payoffs.sum);
        let size = of.found.ranges[0] + of.found.ranges[1];
        said.extend(remarks(name, what, &joint.highest, size, texts));
    }
    said
}

/// Who gains by choosing first; nothing where that is not known well enough.
fn order(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.continuous.views.payoffs;
    let [one, two] = &of.found.commitments[..] else {
        return None;
    };
    if !is_tight(one, of.found.ranges[0]) || !is_tight(two, of.found.ranges[1]) {
        return None;
    }
    let changes = [0, 1].map(|player| {
        let (as_first, as_second) = if player == 0 { (one, two) } else { (two, one) };
        let (first, second) = (&as_first.payoffs[player], &as_second.payoffs[player]);
        against(of, first, second, of.found.ranges[player])
    });
    let alike = match changes {
        [0, 0] => Some(words.no_order),
        [1, 1] => Some(words.both_first),
        [-1, -1] => Some(words.both_second),
        _ => None,
    };
    if let Some(alike) = alike {
        return Some(alike.to_owned());
    }
    let said = [0, 1].map(|player| match changes[player] {
        1 => (words.first_gains)(of.player(player)),
        0 => (words.first_equal)(of.player(player)),
        _ => (words.first_waits)(of.player(player)),
    });
    Some((words.order)(&said))
}

/// What an agreement on the largest sum is worth, and what leaving it brings.
fn agreement(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.continuous.views.payoffs;
    let Some(joint) = &of.found.joint else {
        return Vec::new();
    };
    let leaving = |player: usize| {
        let (more, now) = (&joint.deviation[player], &joint.highest.payoffs[player]);
        let change = against(of, more, now, of.found.ranges[player]);
        match change * i8::from(shown(more, texts) != shown(now, texts)) {
            1 => (words.leaving)(of.player(player), &shown(more, texts), &shown(now, texts)),
            _ => (words.staying)(of.player(player)),
        }
    };
    let mut said = vec![format!("{}.", leaving(0)), format!("{}.", leaving(1))];
    if let ([Some(one), Some(two)], Some(_)) = (&joint.patience, only(of)) {
        let parts = [one, two]
            .into_iter()
            .enumerate()
            .filter(|(_, factor)| factor.value > 0.0);
        let parts: Vec<String> = parts
            .map(|(player, factor)| (words.at_least)(of.player(player), &shown(factor, texts)))
            .collect();
        said.extend((!parts.is_empty()).then(|| (words.patience)(&parts)));
    }
    said
}

/// What there is to add to a row, whose largest payoff or sum is called `what`.
fn remarks(name: &str, what: &str, found: &Highest, size: f64, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.continuous.views.payoffs;
    let [low, high] = &found.bounds;
    let bounds = || (words.uncertain)(name, what, &shown(low, texts), &shown(high, texts));
    let remarks = [
        found.elsewhere.then(|| (words.elsewhere)(name, what)),
        found.has_alternative.then(|| (words.not_alone)(name)),
        (!is_tight(found, size)).then(bounds),
    ];
    remarks.into_iter().flatten().collect()
}
