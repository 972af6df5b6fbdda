//! Equilibria and best responses, in words.

use super::analysis::{Analysis, shown};
use experiments::continuous::{Nearby, Stage, Straight};
use texts::Texts;

/// Best responses as equations, a sentence a player.
pub fn responses(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.continuous.views.plane;
    if !of.found.exact {
        return vec![words.no_equation.to_owned()];
    }
    let sentence = |player: usize| {
        let name = of.player(player);
        let lines = &of.found.lines[player];
        if of.found.indifferent[player] {
            return (words.indifferent)(name);
        }
        let across = of.found.indifferent_at(player);
        let is_only = lines.len() == 1 && across.is_none();
        let mut parts: Vec<String> = lines
            .iter()
            .map(|line| equation(of, player, line, is_only, texts))
            .collect();
        parts.extend(across.map(|at| {
            let [own, other] = [player, 1 - player].map(|player| of.action(player));
            (words.every)(own, other, &shown(at, texts))
        }));
        (words.responses)(name, &parts)
    };
    (0..2).map(sentence).collect()
}

fn equation(of: &Analysis, player: usize, line: &Straight, is_only: bool, texts: &Texts) -> String {
    let words = &texts.labs.continuous.views.plane;
    let (own, other) = (of.action(player), of.action(1 - player));
    let slope = shown(&line.slope, texts);
    let (sign, size) = match slope.strip_prefix('\u{2212}') {
        Some(size) => ("\u{2212}", size),
        None => ("+", slope.as_str()),
    };
    let times = match size {
        "0" => String::new(),
        "1" => String::from("\u{200a}"),
        size => format!("{size}\u{a0}·\u{a0}"),
    };
    let equation = (words.straight)(own, other, &shown(&line.constant, texts), &times, sign);
    match is_only {
        true => equation,
        false => (words.where_)(
            &equation,
            other,
            &shown(&line.from, texts),
            &shown(&line.to, texts),
        ),
    }
}

/// What there is to say about all equilibria.
pub fn said(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.continuous.views;
    if of.hides() {
        return vec![words.hidden.to_owned()];
    }
    if !of.knows(Stage::Equilibria) {
        return vec![words.under_way.to_owned()];
    }
    let words = &words.plane;
    let all = &of.found.equilibria;
    let mut said = Vec::new();
    let is_known = of.found.open.is_empty();
    let points = all.iter().filter(|one| one.is_point()).count();
    if of.found.is_everything() {
        said.push(words.everything.to_owned());
    } else if let ([one], true) = (&all[..], is_known) {
        match one.is_point() {
            true => said.push((words.one)(&of.said(&one.from, texts))),
            false => said.push((words.line)(
                &of.said(&one.from, texts),
                &of.said(&one.to, texts),
            )),
        }
    } else if !is_known {
        said.extend((!all.is_empty()).then(|| (words.some)(of.found.count)));
    } else if points < all.len() {
        said.push((words.lines)(points, all.len() - points));
    } else if !all.is_empty() {
        said.push((words.several)(of.found.count));
    } else {
        said.push(words.none.to_owned());
    }
    if of.found.count > all.len() as u64 {
        said.push((words.cut)(all.len()));
    }
    said.extend(proved(of, texts));
    if !of.found.open.is_empty() {
        said.push((words.open)(of.found.open.len()));
    }
    said.extend(of.place().and_then(|place| nearby(of, place, texts)));
    said
}

/// Smaller radii are said as this one, which is true of them too.
const MIN_RADIUS: f64 = 1e-15;

/// How sure equilibria are that are not exact.
fn proved(of: &Analysis, texts: &Texts) -> Option<String> {
    let words = &texts.labs.continuous.views.plane;
    let all = &of.found.equilibria;
    let radius = all.iter().map(|one| one.radius).reduce(f64::max)?;
    if of.found.exact {
        return None;
    }
    let radius = (texts.labs.continuous.views.size)(radius.max(MIN_RADIUS));
    Some(match (of.found.is_complete(), all.len()) {
        (false, _) => (words.proved_some)(&radius),
        (true, 1) => (words.proved_one)(&radius),
        (true, _) => (words.proved)(&radius),
    })
}

/// What best responses do near the equilibrium that is shown.
fn nearby(of: &Analysis, place: usize, texts: &Texts) -> Option<String> {
    let words = &texts.labs.continuous.views.plane;
    let name = match of.found.equilibria.len() {
        1 => words.it.to_owned(),
        _ => (words.numbered)(place + 1),
    };
    match of.found.equilibria[place].nearby {
        Nearby::Attracts => Some((words.attracts)(&name)),
        Nearby::Repels => Some((words.repels)(&name)),
        Nearby::Open => None,
    }
}
