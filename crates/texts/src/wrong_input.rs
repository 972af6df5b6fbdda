//! Links and files that are wrong, and what a parameter may be.

use crate::english::numbers::{grouped, limit};

texts! {
    /// What a parameter may be, as phrases after "allowed is".
    pub struct AllowedTexts {
        /// Of all numbers that need not be whole.
        how_numbers_are_written = "A number that need not be whole may be written as 1.4, 1,4 or 7/5.",
        integer(minimum: u64, maximum: u64) = match minimum == maximum {
            true => grouped(minimum),
            false => format!(
                "a whole number from {} to {}",
                grouped(minimum),
                grouped(maximum)
            ),
        },
        integer_or_end(minimum: u64, maximum: u64) = {
            let (minimum, maximum) = (grouped(minimum), grouped(maximum));
            format!("a whole number from {minimum} to {maximum}, or the word end")
        },
        real_or_infinite(minimum: f64, maximum: f64) = {
            let (minimum, maximum) = (limit(minimum), limit(maximum));
            format!("a number from {minimum} to {maximum}, or the word infinite")
        },
        real(minimum: f64, maximum: f64) = format!("a number from {} to {}", limit(minimum), limit(maximum)),
        fraction(minimum: &str, maximum: &str, below: u64) = format!(
            "a number from {minimum} to {maximum}, as a decimal with up to six places or as a fraction with up to {} below the line",
            grouped(below)
        ),
        choice(names: &str) = format!("one of: {names}"),
        switch = "on or off",
        cell_or_none = "none, or column.row counted from the bottom left, such as 4.1",
        moves(most: usize) = format!("moves of this game in up to {most} characters"),
        title = "any text",
        up_to(what: &str, most: usize) = format!("{what}; up to {} characters", grouped(most as u64)),
        set(names: &str) = format!("some of {names}, in this order, separated by commas, or none"),
        tree = "a tree such as ((3 12 8)(2 4 6)(14 5 2)) or ((w d)(l w))",
        space(most: usize) =
            format!("dimensions such as x: 0, 0.5, 1; y: 1..5; mode: slow, fast, up to {most} characters"),
        formula(most: usize) = format!("a formula over the dimensions, up to {most} characters"),
        heaps(count: usize, size: u8) = format!("1 to {count} numbers from 0 to {size}, such as 3,4,5"),
        even(minimum: u64, maximum: u64) = {
            let (minimum, maximum) = (grouped(minimum), grouped(maximum));
            format!("an even whole number from {minimum} to {maximum}")
        },
        agent = "an agent such as random, tactical, minimax(6), flat(1000), uct(1000), knowledge(1000) or perfect",
        agents = "agents separated by commas, such as random,minimax(6),uct(1000)",
        searchers = "agents that simulate, separated by commas, such as flat(1000),uct(1000),knowledge(1000)",
        real_or_none(minimum: f64, maximum: f64) = format!("a number from {minimum} to {maximum}, or none"),
        ratings = "up to 22 whole numbers from −4000 to 4000 with slashes between them, such as 700/120/-388, or none",
        locks = "none, or information sets and players with probabilities, such as K:0.3,Kb:1/3,second:uniform",
        increasing(maximum: u64) = {
            let numbers = "increasing whole numbers separated by commas";
            match maximum {
                0 => "none".to_owned(),
                _ => format!("none, or {numbers}, from 1 to {maximum}"),
            }
        },
        roll_on = "three or four probabilities from 0 to 1 separated by commas, as in 1,1,0.36",
        shares = "three numbers from 0 to 1 000 000 separated by commas, not all 0, as in 1,0,0",
    }

    /// Links that are wrong, each a whole sentence.
    pub struct LinkTexts {
        too_long(found: usize, most: usize) = format!("This link has {found} characters; up to {most} are allowed."),
        unknown_lab(found: &str, known: &str) = format!("There is no lab “{found}”. The labs are: {known}."),
        version(found: &str, known: u64) = format!("This link has version “{found}”; this page reads version {known}."),
        unknown_key(key: &str, known: &str, are_all: bool) = {
            let what = if are_all { "Its settings are" } else { "Similar settings" };
            format!("This lab has no setting “{key}”. {what}: {known}.")
        },
        repeated(key: &str) = format!("“{key}” appears in the link twice."),
        value(key: &str, found: &str, allowed: &str) = format!("{key} is “{found}”, but it must be {allowed}."),
        packed(key: &str, reason: &str) = format!("The packed value of {key} {reason}."),
        not_a_move(key: &str, ply: usize, symbol: &str) =
            format!("{key}: move {ply} is “{symbol}”, which is not a move of this game."),
        illegal_move(key: &str, ply: usize, symbol: &str) =
            format!("{key}: move {ply}, “{symbol}”, is not possible in that position."),
        after_the_end(key: &str, ply: usize, symbol: &str) =
            format!("{key}: move {ply}, “{symbol}”, comes after the end of the game."),
        tree(key: &str, fault: &str) = format!("{key}: {fault}"),
        agent(key: &str, fault: &str) = format!("{key}: {fault}"),
        lock(key: &str, fault: &str) = format!("{key}: {fault}"),
        blocked_outside(found: &str, width: u8, height: u8) =
            format!("blocked is “{found}”, outside a board of {width} columns and {height} rows."),
        space(fault: &str) = format!("“dimensions” and “values”: {fault}."),
        means_nothing(key: &str, found: &str) =
            format!("“{key}” has no effect in this experiment, so “{found}” was ignored."),
        unused(key: &str, found: &str) =
            format!("“{key}” is {found}, which makes no difference beside the other settings of this link."),
        too_many_points(key: &str, found: &str, most: &str) =
            format!("“{key}”: UCB1 tries every point once, and {found} points are too many; up to {most} are allowed."),
        after_the_last_move(key: &str, found: u64, last: u64) = {
            let moves = if last == 1 { "move" } else { "moves" };
            format!("{key} is {found}, but the game has {last} {moves}.")
        },
        nothing_is_cut = "hide is “cuts”, but plain minimax and expectiminimax cut nothing: choose alpha-beta or PVS.",
        nothing_chosen = "Nothing is chosen, so there is nothing to run.",
        nothing_to_run(outcome: &str) = format!("There is nothing to compute: {outcome}."),
    }

    /// Files that are wrong, each a whole sentence.
    pub struct FileTexts {
        too_long(found: usize, most: usize) = format!("This file has {found} bytes; up to {most} are allowed."),
        not_ours = "This is not a file saved by Saddlepoint.",
        no_game(fault: &str) = format!("It holds no game either: {fault}."),
        version(found: u64, known: u64) = format!("This file has version {found}; this page reads version {known}."),
        link(sentence: &str) = format!("The experiment in this file cannot be opened. {sentence}"),
        layout(link: &str) = format!(
            "The results in this file have the form of another version of Saddlepoint. The experiment is {link}: run \
                it again, and it finds the same."
        ),
        damaged = "This file was saved by Saddlepoint but is damaged.",
        unreadable = "The browser could not read this file as text.",
    }
}
