//! Crossing out by hand: what is pressed, what each step was in words, and eliminations as films.

use super::analysis::Analysis;
use experiments::exact::Mixed;
use experiments::matrix::{Crossed, CrossingVerdict, Elimination, MatrixExperiment, PlayerAction};
use texts::{CrossingTexts, MatrixLabTexts};

/// How many actions are shown as crossed out, and of how many.
pub fn moment(lab: &MatrixExperiment) -> [u64; 2] {
    let last = lab.crossings().len() as u64;
    [lab.crossing.map_or(last, |moment| moment.min(last)), last]
}

/// The actions that are shown as crossed out.
pub fn gone(lab: &MatrixExperiment) -> Vec<PlayerAction> {
    let [shown, _] = moment(lab);
    let mut all = lab.crossings();
    all.truncate(shown as usize);
    all
}

/// The lab with an action crossed out, or taken back where it was; `None` for the last one of a player.
pub fn pressed(of: &Analysis, action: PlayerAction) -> Option<MatrixExperiment> {
    let mut crossed = gone(&of.lab);
    match crossed.iter().position(|one| *one == action) {
        Some(place) => {
            crossed.remove(place);
        }
        None => {
            let of_player = crossed.iter().filter(|(player, _)| *player == action.0);
            if of_player.count() + 1 == of.game.size(action.0.into()) {
                return None;
            }
            crossed.push(action);
        }
    }
    Some(of.lab.with_crossings(&crossed))
}

/// What an action was, and what became of equilibria; `is_pure_only` if no others are compared.
pub fn story(
    of: &Analysis,
    crossed: &Crossed,
    is_pure_only: bool,
    texts: &MatrixLabTexts,
) -> String {
    let words = &texts.crossing;
    let verdict = verdict(of, crossed, texts);
    let all = |profiles: &[Vec<Mixed>]| -> Vec<String> {
        profiles.iter().map(|one| profile(of, one)).collect()
    };
    let (lost, new) = (all(&crossed.lost), all(&crossed.new));
    let lost = (!lost.is_empty()).then(|| (words.lost)(&lost));
    let new = (!new.is_empty()).then(|| (words.new)(&new));
    let changes: Vec<String> = lost.into_iter().chain(new).collect();
    if changes.is_empty() {
        format!("{verdict} {}", (words.nothing_changes)(is_pure_only))
    } else {
        format!("{verdict} {}", changes.join(" "))
    }
}

fn verdict(of: &Analysis, crossed: &Crossed, texts: &MatrixLabTexts) -> String {
    let words: &CrossingTexts = &texts.crossing;
    let player = usize::from(crossed.player);
    let name = of.player(player, &texts.page);
    let action = of.action(player, crossed.action);
    match &crossed.verdict {
        CrossingVerdict::Strict(by) => (words.strict)(&name, action, &of.strategy(player, by)),
        CrossingVerdict::Weak(by) => (words.weak)(&name, action, &of.strategy(player, by)),
        CrossingVerdict::BestAgainst(actions) => {
            let others = actions.iter().enumerate();
            let others = others.filter(|&(other, _)| other != player);
            let others = others.map(|(other, &action)| of.action(other, action));
            (words.best_against)(&name, action, &others.collect::<Vec<_>>().join(", "))
        }
        CrossingVerdict::BestAgainstBelief => (words.best_against_belief)(&name, action),
    }
}

/// A profile of mixed strategies.
fn profile(of: &Analysis, strategies: &[Mixed]) -> String {
    let strategies = strategies.iter().enumerate();
    let strategies: Vec<String> = strategies
        .map(|(player, strategy)| of.strategy(player, strategy))
        .collect();
    format!("({})", strategies.join(", "))
}

/// An elimination to watch: its name, and the lab at its beginning.
pub type Film = (String, MatrixExperiment);

/// Strict dominance, and weak dominance where it does more, in each order in which players take turns.
pub fn films(of: &Analysis, texts: &MatrixLabTexts) -> Vec<Film> {
    let words = &texts.crossing;
    let strict = of.found.strict.iter().map(sequence);
    let strict: Vec<PlayerAction> = strict.flatten().collect();
    let film = |name: String, sequence: &[PlayerAction]| {
        let lab = MatrixExperiment {
            crossing: Some(0),
            ..of.lab.with_crossings(sequence)
        };
        (!sequence.is_empty()).then_some((name, lab))
    };
    // The first order is that of everybody at once.
    let weak = of.found.weak.iter().skip(1).enumerate();
    let weak = weak.filter_map(|(player, elimination)| {
        let sequence = sequence(elimination);
        let is_more = sequence.len() > strict.len();
        let name = (words.film_weak)(&of.player(player, &texts.page));
        is_more.then(|| film(name, &sequence)).flatten()
    });
    let strict = film(words.film_strict.to_owned(), &strict);
    strict.into_iter().chain(weak).collect()
}

fn sequence(elimination: &Elimination) -> Vec<PlayerAction> {
    let gone = elimination.rounds.iter().flatten();
    gone.map(|gone| (gone.player, gone.action)).collect()
}
