//! Continuous games as they are typed, a line for each player and then for what names stand for and for payoffs.
//!
//! ```text
//! game       = player player { definition } payoff payoff
//! player     = name ":" action [ "from" ] number ( "to" | ".." ) number
//! definition = name "=" formula
//! payoff     = "payoff" player "=" formula
//! ```
//!
//! Formulas know both actions, the number `t` and the names that are defined before. What follows a `#` in a line is not read; a semicolon ends a line as well.

use super::fault::{Fault, MAX_ACTION, MAX_DEFINITIONS, MAX_OPERATIONS, Wrong};
use super::game::{ContinuousGame, Placed, Player};
use crate::formula::NamedSpace;
use crate::formula::operations::is_reserved;
use crate::formula::written::{self, formula, long_number, minus, place, trimmed};
use games::fraction::Fraction;

/// Points at which payoffs are tried, along each interval.
const TRIED: u32 = 8;

/// A fault at a piece of a text.
fn wrong<T>(text: &str, part: &str, what: Wrong) -> Result<T, Fault> {
    let place = place(text, part.trim());
    Err(Fault { place, what })
}

/// Reads a game, in which t is this number.
///
/// # Errors
/// The first thing that is wrong, with its place.
pub fn read(text: &str, t: Fraction) -> Result<ContinuousGame, Fault> {
    let lines = lines(text);
    let is_player = |line: &&&str| line.find(':').is_some_and(|at| !line[..at].contains('='));
    let count = lines.iter().take_while(|line| is_player(line)).count();
    let (players, rest) = lines.split_at(count);
    let [first, second] = players else {
        return match lines.first() {
            None => wrong(text, text, Wrong::Empty),
            Some(line) if count == 0 => wrong(text, line, Wrong::Line(short(line))),
            Some(line) => wrong(text, players.get(2).unwrap_or(line), Wrong::Players(count)),
        };
    };
    let players = [player(text, first)?, player(text, second)?];
    if players[0].name == players[1].name {
        return wrong(text, second, Wrong::NameTwice(players[0].name.clone()));
    }
    let mut reading = Reading {
        text,
        names: vec![players[0].action.clone()],
        definitions: Vec::new(),
        payoffs: [None, None],
        players,
    };
    let action = reading.players[1].action.clone();
    reading.name(&action, second)?;
    reading.names.push("t".to_owned());
    for line in rest {
        reading.line(line)?;
    }
    reading.game(t)
}

/// The lines that say something, and what is separated by semicolons in them.
fn lines(text: &str) -> Vec<&str> {
    let parts = written::lines(text).flat_map(|line| line.split(';'));
    parts.map(trimmed).filter(|part| !part.is_empty()).collect()
}

fn short(line: &str) -> String {
    line.chars().take(40).collect()
}

fn player(text: &str, line: &str) -> Result<Player, Fault> {
    let (name, rest) = line.split_once(':').unwrap_or((line, ""));
    let rest = rest.trim();
    let end = rest.find(|letter: char| letter.is_whitespace() || letter == '=');
    let (action, interval) = rest.split_at(end.unwrap_or(rest.len()));
    if name.trim().is_empty() {
        return wrong(text, line, Wrong::Line(short(line)));
    }
    check_name(text, action, line)?;
    let [low, high] = ends(text, interval.trim(), line)?;
    Ok(Player {
        name: name.trim().to_owned(),
        action: action.to_owned(),
        low,
        high,
    })
}

/// Checks that formulas can use a name.
fn check_name(text: &str, name: &str, line: &str) -> Result<(), Fault> {
    let is_part = |letter: char| letter.is_alphabetic() || letter.is_ascii_digit() || letter == '_';
    let is_name = name.starts_with(char::is_alphabetic) && name.chars().all(is_part);
    if !is_name {
        let part = if name.is_empty() { line } else { name };
        return wrong(text, part, Wrong::NoName(short(name)));
    }
    if is_reserved(name) || name == "t" {
        return wrong(text, name, Wrong::Reserved(name.to_owned()));
    }
    Ok(())
}

fn ends(text: &str, interval: &str, line: &str) -> Result<[Fraction; 2], Fault> {
    let part = if interval.is_empty() { line } else { interval };
    let no_interval = || wrong(text, part, Wrong::Interval(short(interval)));
    let bare = interval.strip_prefix("from").or(interval.strip_prefix('='));
    let bare = bare.unwrap_or(interval);
    let Some((low, high)) = bare.split_once("..").or_else(|| bare.split_once(" to ")) else {
        return no_interval();
    };
    let number = |text: &str| minus(text.trim()).parse::<Fraction>().ok();
    let (Some(low), Some(high)) = (number(low), number(high)) else {
        return no_interval();
    };
    let far = Fraction::whole(MAX_ACTION);
    if let Some(end) = [low, high].into_iter().find(|&end| end > far || end < -far) {
        return wrong(text, part, Wrong::TooFar(end));
    }
    if low >= high {
        return wrong(text, part, Wrong::NoInside(low, high));
    }
    Ok([low, high])
}

/// A text that is being read.
struct Reading<'a> {
    text: &'a str,
    players: [Player; 2],
    /// What formulas know so far.
    names: Vec<String>,
    definitions: Vec<Placed>,
    payoffs: [Option<Placed>; 2],
}

impl<'a> Reading<'a> {
    fn name(&mut self, name: &str, at: &str) -> Result<(), Fault> {
        if self.names.iter().any(|known| known == name) {
            return wrong(self.text, at, Wrong::NameTwice(name.to_owned()));
        }
        self.names.push(name.to_owned());
        Ok(())
    }

    fn line(&mut self, line: &'a str) -> Result<(), Fault> {
        let Some((head, formula)) = line.split_once('=') else {
            return wrong(self.text, line, Wrong::Line(short(line)));
        };
        let head = head.trim();
        let payoff = head.strip_prefix("payoff").or(head.strip_prefix("Payoff"));
        match payoff {
            Some(of) if of.is_empty() || of.starts_with(char::is_whitespace) => {
                self.payoff(head, of.trim(), formula)
            }
            _ => self.definition(head, formula, line),
        }
    }

    fn definition(&mut self, name: &str, formula: &'a str, line: &str) -> Result<(), Fault> {
        check_name(self.text, name, line)?;
        if self.payoffs.iter().any(Option::is_some) {
            return wrong(self.text, line, Wrong::TooLate);
        }
        if self.definitions.len() == MAX_DEFINITIONS {
            return wrong(self.text, line, Wrong::Definitions);
        }
        let placed = self.formula(formula)?;
        self.name(name, name)?;
        self.definitions.push(placed);
        Ok(())
    }

    fn payoff(&mut self, head: &str, of: &str, formula: &'a str) -> Result<(), Fault> {
        let mut players = self.players.iter();
        let Some(player) = players.position(|player| player.name == of) else {
            let part = if of.is_empty() { head } else { of };
            return wrong(self.text, part, Wrong::UnknownPlayer(short(of)));
        };
        if self.payoffs[player].is_some() {
            return wrong(self.text, of, Wrong::PayoffTwice(of.to_owned()));
        }
        self.payoffs[player] = Some(self.formula(formula)?);
        Ok(())
    }

    fn formula(&self, part: &'a str) -> Result<Placed, Fault> {
        if let Some(number) = long_number(part) {
            return wrong(self.text, number, Wrong::Digits);
        }
        let dimensions: Vec<String> = self
            .names
            .iter()
            .map(|name| format!("{name}: 0, 1"))
            .collect();
        let space: NamedSpace = dimensions.join("; ").parse().unwrap_or_else(|error| {
            unreachable!("names were looked at: {error}");
        });
        let formula = formula(self.text, part, &space).map_err(|(place, error)| Fault {
            place,
            what: Wrong::Formula(error),
        })?;
        let start = place(self.text, part).start;
        Ok(Placed { formula, start })
    }

    fn game(self, t: Fraction) -> Result<ContinuousGame, Fault> {
        let missing = self.payoffs.iter().position(Option::is_none);
        let [Some(first), Some(second)] = self.payoffs else {
            let name = self.players[missing.unwrap_or_default()].name.clone();
            return wrong(self.text, self.text, Wrong::NoPayoff(name));
        };
        let game = ContinuousGame {
            players: self.players,
            t,
            definitions: self.definitions,
            payoffs: [first, second],
        };
        let operations = game.operations();
        if operations > MAX_OPERATIONS {
            return wrong(self.text, self.text, Wrong::Operations(operations));
        }
        try_out(self.text, &game)?;
        Ok(game)
    }
}

/// Looks for a profile in which a payoff has no value: ends of intervals and points between.
fn try_out(text: &str, game: &ContinuousGame) -> Result<(), Fault> {
    let along = |player: &Player, step: u32| {
        let [low, high] = player.ends();
        match step {
            TRIED => high,
            _ => low + (high - low) * f64::from(step) / f64::from(TRIED),
        }
    };
    for place in 0..(TRIED + 1) * (TRIED + 1) {
        let [one, two] = &game.players;
        let at = [
            along(one, place % (TRIED + 1)),
            along(two, place / (TRIED + 1)),
        ];
        for player in 0..2 {
            if let Err((number, error)) = game.value(player, at) {
                let what = Wrong::NoValue {
                    names: format!("{} and {}", one.action, two.action),
                    at: format!("{} and {}", at[0], at[1]),
                    why: error.why,
                };
                let rest = &text[game.start(number)..];
                let end = rest.find(['\n', '\r', '#', ';']).unwrap_or(rest.len());
                return wrong(text, &rest[..end], what);
            }
        }
    }
    Ok(())
}
