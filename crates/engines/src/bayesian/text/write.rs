//! Games as they would be typed: with numbers in place of formulas.

use super::super::game::{BayesianGame, State};
use super::parts::profiles;
use crate::exact::rational::of_fraction;
use games::fraction::Fraction;

/// Signs that divide what is typed.
const DIVIDERS: [char; 9] = [',', ';', ':', '=', '|', '(', ')', '#', '"'];

/// The text of a game. Names lose what would divide them; those that are missing or there already become numbers.
pub fn write(game: &BayesianGame) -> String {
    let names = game.players.iter().map(|player| {
        let is_number = player.name.bytes().all(|byte| byte.is_ascii_digit());
        let before = if is_number { "Player " } else { "" };
        format!("{before}{}", player.name)
    });
    let names: Vec<String> = names.collect();
    let names = cleaned(names.iter().map(String::as_str), "Player ", " ");
    let is_independent = is_independent(game);
    let types: Vec<Vec<String>> = game
        .players
        .iter()
        // What stands behind a space in the name of a type may be read as its probability.
        .map(|of| cleaned(of.types.iter().map(String::as_str), "", "-"))
        .collect();
    let mut text = String::new();
    for (player, of) in game.players.iter().enumerate() {
        let actions = cleaned(of.actions.iter().map(String::as_str), "", " ").join(", ");
        let mut all = types[player].clone();
        if is_independent {
            for (name, share) in all.iter_mut().zip(game.prior(player)) {
                *name = format!("{name} {share}");
            }
        }
        let types = if game.is_informed(player) {
            format!(" ({})", all.join(", "))
        } else {
            String::new()
        };
        text.push_str(&format!("{}{types}: {actions}\n", names[player]));
    }
    if !is_independent {
        text.push_str("prior:\n");
        text.push_str(&prior(game));
    }
    for state in &game.states {
        let named = (0..game.players.len()).filter(|&player| game.is_informed(player));
        let named: Vec<&str> = named
            .map(|player| types[player][state.types[player]].as_str())
            .collect();
        let named = named.join(", ");
        let space = if named.is_empty() { "" } else { " " };
        text.push_str(&format!("payoffs{space}{named}:\n{}", payoffs(game, state)));
    }
    text.truncate(text.trim_end().len());
    text
}

/// Whether the probability of every profile of types is the product of its types'.
fn is_independent(game: &BayesianGame) -> bool {
    let priors: Vec<_> = (0..game.players.len())
        .map(|player| game.prior(player))
        .collect();
    let all = profiles(priors.iter().map(Vec::len));
    all.len() == game.states.len()
        && game.states.iter().all(|state| {
            let kinds = state.types.iter().zip(&priors);
            let product = kinds.map(|(&kind, prior)| prior[kind].clone());
            product.reduce(|one, other| one * other) == Some(of_fraction(state.probability))
        })
}

/// Cells in rows, by the first number, and tables, by the third.
fn tables(sizes: &[usize], cell: impl Fn(&[usize]) -> String) -> String {
    let third = sizes.get(2).copied().unwrap_or(1);
    let table = |third: usize| {
        let row = |first: usize| {
            let cells = (0..sizes[1]).map(|second| cell(&[first, second, third][..sizes.len()]));
            cells.collect::<Vec<_>>().join(", ")
        };
        (0..sizes[0]).map(row).collect::<Vec<_>>().join("\n")
    };
    let tables: Vec<String> = (0..third).map(table).collect();
    format!("{}\n", tables.join("\n| "))
}

fn prior(game: &BayesianGame) -> String {
    let sizes: Vec<usize> = (0..game.players.len())
        .map(|player| game.types(player))
        .collect();
    tables(&sizes, |types| {
        let state = game.states.iter().find(|state| state.types == types);
        state
            .map_or(Fraction::ZERO, |state| state.probability)
            .to_string()
    })
}

fn payoffs(game: &BayesianGame, state: &State) -> String {
    let sizes: Vec<usize> = (0..game.players.len())
        .map(|player| game.actions(player))
        .collect();
    tables(&sizes, |actions| {
        let profile = game.profile(actions);
        let all =
            (0..game.players.len()).map(|player| game.payoff(state, profile, player).to_string());
        all.collect::<Vec<_>>().join(":")
    })
}

/// Names without what divides them and with `space` between their words, each once; a number with `before` stands for one that is missing.
fn cleaned<'a>(names: impl Iterator<Item = &'a str>, before: &str, space: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for (number, name) in names.enumerate() {
        let name = name.replace(DIVIDERS, " ");
        let words: Vec<&str> = name.split_whitespace().collect();
        let mut name = words.join(space);
        let is_keyword = words.first().is_some_and(|word| {
            matches!(word.to_lowercase().as_str(), "prior" | "payoffs" | "payoff")
        });
        if is_keyword || name.is_empty() || all.contains(&name) {
            name = format!("{before}{}", number + 1);
        }
        // Somebody else may be called like that number.
        while all.contains(&name) {
            name.push('\'');
        }
        all.push(name);
    }
    all
}
