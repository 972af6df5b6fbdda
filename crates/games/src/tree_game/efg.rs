//! Games as trees as Gambit writes them (`.efg`), both ways.
//!
//! Source: the documentation of Gambit 16, "The extensive game (.efg) file format". Nodes are listed in preorder. Information sets and outcomes
//! have numbers, and are described where they come up first; later their number is enough. Outcome 0 pays nobody anything.

use super::fault::TreeGameFault;
use super::game::{Mover, TreeGame};
use super::given::{Builder, Given, GivenNode};
use super::labels::set_numbers;
use crate::fraction::Fraction;
use crate::gambit::lexer::{FileError, FileFault, Lexer, Place, Token, quoted};
use std::collections::BTreeMap;

/// Reads a file.
///
/// # Errors
/// The first thing that is wrong, with its line and column.
pub fn read(text: &str) -> Result<TreeGame, FileError> {
    let mut file = Lexer::new(text)?;
    header(&mut file)?;
    let title = file.quoted("the game's title in quotation marks")?;
    let at = file.place();
    let players = list(&mut file, "the names of the players in brackets", |file| {
        file.quoted("a name in quotation marks")
    })?;
    let _comment = file.maybe_quoted();
    let mut reader = Reader {
        players: players.len(),
        ..Reader::default()
    };
    let mut builder = Builder::new(title, players).map_err(|fault| placed(at, &fault))?;
    while !builder.is_complete() {
        let at = file.place();
        let node = reader.node(&mut file)?;
        builder.add(node).map_err(|fault| placed(at, &fault))?;
    }
    if file.peek().is_some() {
        return Err(file.unexpected("the end of the file"));
    }
    let end = file.place();
    builder.finished().map_err(|fault| placed(end, &fault))
}

fn placed(place: Place, fault: &TreeGameFault) -> FileError {
    other(place, &fault.to_string())
}

fn header(file: &mut Lexer) -> Result<(), FileError> {
    let wanted = "EFG 2, which a file of an extensive game begins with";
    let at = file.place();
    let kind = file.word(wanted)?;
    if kind != "EFG" {
        let found = match kind.as_str() {
            "NFG" => "NFG: this is the file of a strategic game".to_owned(),
            _ => format!("“{}”", kind.chars().take(30).collect::<String>()),
        };
        let wanted = wanted.to_owned();
        let fault = FileFault::Unexpected { found, wanted };
        return Err(FileError { place: at, fault });
    }
    for allowed in [&["2"][..], &["R", "D"][..]] {
        if !matches!(file.peek(), Some(Token::Word(word)) if allowed.contains(&word.as_str())) {
            return Err(file.unexpected(&allowed.join(" or ")));
        }
        file.word(wanted)?;
    }
    Ok(())
}

/// What stands between brackets.
fn list<T>(
    file: &mut Lexer,
    wanted: &str,
    entry: impl Fn(&mut Lexer) -> Result<T, FileError>,
) -> Result<Vec<T>, FileError> {
    if !file.skip(&Token::Open) {
        return Err(file.unexpected(wanted));
    }
    let mut entries = Vec::new();
    while !file.skip(&Token::Close) {
        entries.push(entry(file)?);
    }
    Ok(entries)
}

type Outcomes = BTreeMap<u64, Vec<Fraction>>;
/// What has a number and is described once: its name, and its actions.
type Described<T> = BTreeMap<T, (String, Vec<(String, Fraction)>)>;

/// What was described so far.
#[derive(Default)]
struct Reader {
    players: usize,
    chance: Described<u64>,
    sets: Described<(usize, u64)>,
    outcomes: Outcomes,
}

impl Reader {
    fn node(&mut self, file: &mut Lexer) -> Result<GivenNode, FileError> {
        let wanted = "a node: c for chance, p for a player or t for an end";
        let at = file.place();
        let kind = file.word(wanted)?;
        let name = file.quoted("the name of the node in quotation marks")?;
        let what = match kind.as_str() {
            "c" => self.chance(file)?,
            "p" => self.decision(file)?,
            "t" => Given::End,
            other => {
                let found = format!("“{}”", other.chars().take(30).collect::<String>());
                let wanted = wanted.to_owned();
                let fault = FileFault::Unexpected { found, wanted };
                return Err(FileError { place: at, fault });
            }
        };
        let payoffs = self.outcome(file)?;
        Ok(GivenNode {
            name,
            what,
            payoffs,
        })
    }

    fn chance(&mut self, file: &mut Lexer) -> Result<Given, FileError> {
        let at = file.place();
        let number: u64 = file.whole("the number of the information set")?;
        let entry = |file: &mut Lexer| {
            let name = file.quoted("an action in quotation marks")?;
            Ok((name, file.fraction("the probability of the action")?))
        };
        let (name, actions) = described(file, &mut self.chance, number, at, entry)?;
        // Nodes of chance are joined by nobody, who could check that.
        if self.chance[&number].1 != actions {
            return Err(other(
                at,
                &format!(
                    "chance {number} is described again, with other actions or probabilities than before"
                ),
            ));
        }
        Ok(Given::Chance { name, actions })
    }

    fn decision(&mut self, file: &mut Lexer) -> Result<Given, FileError> {
        let at = file.place();
        let player: usize = file.whole("the number of the player")?;
        if !(1..=self.players).contains(&player) {
            let (found, players) = (player, self.players);
            return Err(placed(at, &TreeGameFault::Player { found, players }));
        }
        let at = file.place();
        let number: u64 = file.whole("the number of the information set")?;
        let entry =
            |file: &mut Lexer| Ok((file.quoted("an action in quotation marks")?, Fraction::ONE));
        let (name, actions) = described(file, &mut self.sets, (player, number), at, entry)?;
        Ok(Given::Decision {
            player: player - 1,
            key: Some(number.to_string()),
            name,
            actions: actions.into_iter().map(|(name, _)| name).collect(),
        })
    }

    fn outcome(&mut self, file: &mut Lexer) -> Result<Vec<Fraction>, FileError> {
        let at = file.place();
        let number: u64 = file.whole("the number of an outcome, 0 for none")?;
        let is_named = file.maybe_quoted().is_some();
        if number > 0 && file.peek() == Some(&Token::Open) {
            let payoffs = list(file, "payoffs in brackets", |file| {
                file.fraction("a payoff")
            })?;
            let (found, wanted) = (payoffs.len(), self.players);
            if found != wanted {
                return Err(placed(at, &TreeGameFault::Payoffs { found, wanted }));
            }
            let known = self
                .outcomes
                .entry(number)
                .or_insert_with(|| payoffs.clone());
            if *known != payoffs {
                return Err(other(
                    at,
                    &format!("outcome {number} is described again, with other payoffs than before"),
                ));
            }
            return Ok(payoffs);
        }
        match self.outcomes.get(&number) {
            Some(payoffs) => Ok(payoffs.clone()),
            None if number == 0 => Ok(Vec::new()),
            None if is_named => Err(file.unexpected("payoffs in brackets")),
            None => Err(other(
                at,
                &format!("outcome {number} has no payoffs so far"),
            )),
        }
    }
}

/// The name and the actions of what has this number, here or from where it came up first.
fn described<T: Ord>(
    file: &mut Lexer,
    known: &mut Described<T>,
    number: T,
    at: Place,
    entry: impl Fn(&mut Lexer) -> Result<(String, Fraction), FileError>,
) -> Result<(String, Vec<(String, Fraction)>), FileError> {
    let name = file.maybe_quoted();
    if file.peek() == Some(&Token::Open) {
        let actions = list(file, "actions in brackets", entry)?;
        let described = (name.unwrap_or_default(), actions);
        known.entry(number).or_insert_with(|| described.clone());
        return Ok(described);
    }
    let known = known.get(&number).cloned();
    known.ok_or_else(|| other(at, "an information set without actions so far"))
}

fn other(place: Place, what: &str) -> FileError {
    let fault = FileFault::Other(what.to_owned());
    FileError { place, fault }
}

/// The file of a game.
pub fn write(game: &TreeGame) -> String {
    let players: Vec<String> = game.players().iter().map(|name| quoted(name)).collect();
    let mut text = format!(
        "EFG 2 R {} {{ {} }}\n\"\"\n\n",
        quoted(&game.title),
        players.join(" ")
    );
    let numbers = set_numbers(game);
    let mut outcomes = 0;
    for node in game.nodes() {
        let name = quoted(&node.name);
        text += &match node.set {
            None => format!("t {name}"),
            Some(number) => {
                let set = &game.sets()[number];
                let place = numbers[number];
                let (kind, actions) = match &set.mover {
                    Mover::Player(player) => (
                        format!("p {name} {}", player + 1),
                        set.actions.iter().map(|name| quoted(name)).collect(),
                    ),
                    Mover::Chance(probabilities) => {
                        let both = set.actions.iter().zip(probabilities);
                        let actions: Vec<String> = both
                            .map(|(name, probability)| format!("{} {probability}", quoted(name)))
                            .collect();
                        (format!("c {name}"), actions)
                    }
                };
                let label = quoted(&set.name);
                format!("{kind} {place} {label} {{ {} }}", actions.join(" "))
            }
        };
        if node.payoffs.is_empty() {
            text += " 0\n";
        } else {
            outcomes += 1;
            let payoffs: Vec<String> = node.payoffs.iter().map(Fraction::to_string).collect();
            text += &format!(" {outcomes} \"\" {{ {} }}\n", payoffs.join(", "));
        }
    }
    text
}
