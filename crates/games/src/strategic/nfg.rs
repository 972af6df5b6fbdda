//! Strategic games as Gambit writes them (`.nfg`), both ways: with payoffs, or with outcomes that profiles name by number.
//!
//! Source: the documentation of Gambit 16, "The strategic game (.nfg) file format". Profiles are listed with the first player's strategy
//! changing fastest. Files of other kinds that share the ending (action-graph games) begin with another word and are refused by name.

use super::game::StrategicGame;
use super::names::{SameNames, defaults, told_apart};
use crate::counted::counted;
use crate::fraction::Fraction;
use crate::gambit::lexer::{FileError, FileFault, Lexer, Token, quoted};

/// Reads a file. Gambit allows a player's strategies to share a name; here they are told apart, and which ones is said.
///
/// # Errors
/// The first thing that is wrong, with its line and column.
pub fn read(text: &str) -> Result<(StrategicGame, Vec<SameNames>), FileError> {
    let mut file = Lexer::new(text)?;
    header(&mut file)?;
    let title = file.quoted("the game's title in quotation marks")?;
    let players = names(&mut file, "the names of the players in brackets")?;
    let at = file.place();
    let mut actions = strategies(&mut file, players.len())?;
    let same = told_apart(&mut actions);
    let _comment = file.maybe_quoted();
    let profiles: usize = actions
        .iter()
        .map(Vec::len)
        .try_fold(1_usize, |product, count| {
            product
                .checked_mul(count)
                .filter(|&product| product <= 1_000_000)
        })
        .ok_or_else(|| FileError {
            place: at,
            fault: FileFault::Other("more than a million profiles".to_owned()),
        })?;
    let listed = if file.peek() == Some(&Token::Open) {
        by_outcomes(&mut file, players.len(), profiles)?
    } else {
        let count = profiles * players.len();
        (0..count)
            .map(|_| file.fraction("a payoff"))
            .collect::<Result<_, _>>()?
    };
    if file.peek().is_some() {
        return Err(file.unexpected("the end of the file"));
    }
    let payoffs = reordered(&listed, &actions);
    let game = StrategicGame::new(title, players, actions, payoffs).map_err(|fault| FileError {
        place: at,
        fault: FileFault::Other(fault.to_string()),
    })?;
    Ok((game, same))
}

fn header(file: &mut Lexer) -> Result<(), FileError> {
    let wanted = "NFG 1, which a file of a strategic game begins with";
    let at = file.place();
    let kind = file.word(wanted)?;
    if kind != "NFG" {
        let found = match kind.as_str() {
            "EFG" => "EFG: this is the file of an extensive game".to_owned(),
            "#AGG" | "#BAGG" => format!("{kind}: this is the file of an action-graph game"),
            _ => format!("“{}”", kind.chars().take(30).collect::<String>()),
        };
        let wanted = wanted.to_owned();
        let fault = FileFault::Unexpected { found, wanted };
        return Err(FileError { place: at, fault });
    }
    for allowed in [&["1"][..], &["R", "D"][..]] {
        if !matches!(file.peek(), Some(Token::Word(word)) if allowed.contains(&word.as_str())) {
            return Err(file.unexpected(&allowed.join(" or ")));
        }
        file.word(wanted)?;
    }
    Ok(())
}

fn names(file: &mut Lexer, wanted: &str) -> Result<Vec<String>, FileError> {
    if !file.skip(&Token::Open) {
        return Err(file.unexpected(wanted));
    }
    let mut names = Vec::new();
    while !file.skip(&Token::Close) {
        names.push(file.quoted("a name in quotation marks")?);
    }
    Ok(names)
}

/// The actions of each player: by name, or how many there are.
fn strategies(file: &mut Lexer, players: usize) -> Result<Vec<Vec<String>>, FileError> {
    file.bracket(&Token::Open)?;
    let mut actions = Vec::new();
    while !file.skip(&Token::Close) {
        let named = (file.peek() == Some(&Token::Open)).then(|| names(file, "names of strategies"));
        let named = named.transpose()?;
        let count = match &named {
            Some(named) => named.len(),
            None => file.whole("how many strategies a player has")?,
        };
        if count > super::sizes::MAX_ACTIONS {
            let fault = super::StrategicFault::Actions(count);
            return Err(file.error(FileFault::Other(fault.to_string())));
        }
        let numbered = || (1..=count).map(|number| number.to_string()).collect();
        actions.push(named.map_or_else(numbered, labelled));
    }
    if actions.len() == players {
        Ok(actions)
    } else {
        let found = actions.len();
        Err(file.error(FileFault::Other(format!(
            "strategies of {}, where {players} are named",
            counted(found, "player")
        ))))
    }
}

/// Gambit allows strategies without names; they get our own.
fn labelled(names: Vec<String>) -> Vec<String> {
    if names.iter().all(String::is_empty) {
        defaults(2, names.len())
    } else {
        names
    }
}

/// Payoffs where outcomes are listed first; outcome 0 pays nobody anything.
fn by_outcomes(
    file: &mut Lexer,
    players: usize,
    profiles: usize,
) -> Result<Vec<Fraction>, FileError> {
    file.bracket(&Token::Open)?;
    let mut outcomes = vec![vec![Fraction::ZERO; players]];
    while !file.skip(&Token::Close) {
        file.bracket(&Token::Open)?;
        file.quoted("the name of an outcome in quotation marks")?;
        let payoffs = (0..players).map(|_| file.fraction("a payoff of the outcome"));
        outcomes.push(payoffs.collect::<Result<_, _>>()?);
        file.bracket(&Token::Close)?;
    }
    let mut payoffs = Vec::new();
    for _ in 0..profiles {
        let at = file.place();
        let number: usize = file.whole("the number of an outcome")?;
        let Some(outcome) = outcomes.get(number) else {
            let last = outcomes.len() - 1;
            let fault = FileFault::Other(format!("outcome {number}; there are {last}"));
            return Err(FileError { place: at, fault });
        };
        payoffs.extend(outcome);
    }
    Ok(payoffs)
}

/// From the first player's strategy fastest to the last player's.
fn reordered(listed: &[Fraction], actions: &[Vec<String>]) -> Vec<Fraction> {
    let (players, sizes) = (actions.len(), actions.iter().map(Vec::len));
    let sizes: Vec<usize> = sizes.collect();
    let profiles = listed.len() / players.max(1);
    let mut payoffs = Vec::with_capacity(listed.len());
    for mut profile in 0..profiles {
        let mut place = vec![0; players];
        for player in (0..players).rev() {
            place[player] = profile % sizes[player];
            profile /= sizes[player];
        }
        let pairs = place.iter().zip(&sizes).rev();
        let from = pairs.fold(0, |number, (&action, &size)| number * size + action);
        payoffs.extend(&listed[from * players..(from + 1) * players]);
    }
    payoffs
}

/// The file of a game, with payoffs.
pub fn write(game: &StrategicGame) -> String {
    let list = |names: &[String]| {
        let names: Vec<String> = names.iter().map(|name| quoted(name)).collect();
        format!("{{ {} }}", names.join(" "))
    };
    let actions: Vec<String> = game.actions().iter().map(|names| list(names)).collect();
    let mut text = format!(
        "NFG 1 R {} {}\n\n{{ {} }}\n\"\"\n\n",
        quoted(&game.title),
        list(game.players()),
        actions.join("\n")
    );
    let players = game.players().len();
    let mut place = vec![0; players];
    for _ in 0..game.profiles() {
        let profile = game.profile(&place);
        let payoffs = (0..players).map(|player| game.payoff(profile, player).to_string());
        text += &payoffs.collect::<Vec<_>>().join(" ");
        text.push('\n');
        for (player, action) in place.iter_mut().enumerate() {
            *action = (*action + 1) % game.size(player);
            if *action > 0 {
                break;
            }
        }
    }
    text
}
