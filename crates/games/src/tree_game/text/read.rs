//! Reading a game. Whatever is wrong is told with its place.

use crate::fraction::{Fraction, FractionError};
use crate::tree_game::fault::TreeGameFault;
use crate::tree_game::game::TreeGame;
use crate::tree_game::given::{Given, GivenNode, game};
use crate::tree_game::sizes::MAX_PLAYERS;
use thiserror::Error;

/// Longer texts are refused.
pub const MAX_CHARACTERS: usize = 1_000_000;

/// What is wrong with a game, and where: the number of the character, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("at character {place}: {fault}")]
pub struct TreeGameError {
    pub place: usize,
    pub fault: TextFault,
}

/// What can be wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TextFault {
    #[error("more than {MAX_CHARACTERS} characters")]
    TooLong,
    #[error("the text ends inside the bracket that begins at character {open}")]
    NotClosed { open: usize },
    #[error("a closing bracket without an opening one")]
    NotOpened,
    #[error("a quotation mark that is never closed")]
    OpenQuotation,
    #[error(
        "{found} is no node; allowed are payoffs such as 3 or 2;-1, and brackets such as 1(left:3 right:2)"
    )]
    NoNode { found: String },
    #[error(
        "“{found}” is {error}; integers, decimals and fractions such as -3, 0.25 and 3/4 are allowed"
    )]
    Number { found: String, error: FractionError },
    #[error(
        "“{found}” decides nothing; before a bracket stand a player’s number, max, min, ? or nothing, and after a dot the name of the information set"
    )]
    Mover { found: String },
    #[error("there is no player {found}; a game has 2 to {MAX_PLAYERS}")]
    Player { found: String },
    #[error("an outcome of chance without its probability, as in ?(1/3:5 2/3:8)")]
    NoProbability,
    #[error(
        "after a comma “{found}” would be an action without a name; payoffs of several players stand between semicolons, as in left:2;1, and decimals have a point"
    )]
    Comma { found: String },
    #[error("one payoff for {players} players, although other places have several, as in 2;1")]
    OnePayoff { players: usize },
    #[error("more text after the end of the game")]
    AfterTheEnd,
    #[error("{0}")]
    Game(TreeGameFault),
}

/// Reads a whole text as a game of these players; names that are missing are numbers.
///
/// # Errors
/// The first thing that is wrong.
pub fn read(text: &str, title: String, names: &[String]) -> Result<TreeGame, TreeGameError> {
    let characters: Vec<char> = text.chars().take(MAX_CHARACTERS + 1).collect();
    if characters.len() > MAX_CHARACTERS {
        return Err(error(MAX_CHARACTERS, TextFault::TooLong));
    }
    let mut reader = Reader {
        characters,
        next: 0,
        nodes: Vec::new(),
        open: Vec::new(),
        players: names.len().max(2),
    };
    reader.all()?;
    let names = (0..reader.players).map(|player| match names.get(player) {
        Some(name) => name.clone(),
        None => (player + 1).to_string(),
    });
    let places: Vec<usize> = reader.nodes.iter().map(|&(place, _)| place).collect();
    let players = reader.players;
    reader.check_payoffs()?;
    let nodes = reader.nodes.into_iter().map(|(_, mut node)| {
        if let ([first], 2) = (&node.payoffs[..], players) {
            node.payoffs = vec![*first, -*first];
        }
        node
    });
    game(title, names.collect(), nodes).map_err(|(node, fault)| {
        let place = places.get(node).copied().unwrap_or_default();
        error(place, TextFault::Game(fault))
    })
}

fn error(index: usize, fault: TextFault) -> TreeGameError {
    let place = index + 1;
    TreeGameError { place, fault }
}

/// A bracket whose end is not there yet.
struct Open {
    at: usize,
    node: usize,
    /// Whose turn it is below where nobody is named.
    below: usize,
}

struct Reader {
    characters: Vec<char>,
    next: usize,
    /// With the place of each, in preorder.
    nodes: Vec<(usize, GivenNode)>,
    open: Vec<Open>,
    players: usize,
}

impl Reader {
    fn all(&mut self) -> Result<(), TreeGameError> {
        self.skip();
        if self.peek().is_none() {
            return Err(error(0, TextFault::Game(TreeGameFault::Empty)));
        }
        self.node()?;
        while let Some(open) = self.open.last() {
            let (at, node) = (open.at, open.node);
            self.skip();
            match self.peek() {
                None => return Err(error(self.next, TextFault::NotClosed { open: at + 1 })),
                Some(')') => {
                    self.next += 1;
                    self.open.pop();
                }
                Some(_) => self.branch(node)?,
            }
        }
        self.skip();
        match self.peek() {
            None => Ok(()),
            Some(')') => Err(error(self.next, TextFault::NotOpened)),
            Some(_) => Err(error(self.next, TextFault::AfterTheEnd)),
        }
    }

    /// A single payoff of two players is what the second one pays. Where other payoffs are written for both, it is one that is missing.
    fn check_payoffs(&self) -> Result<(), TreeGameError> {
        let is_single = |payoffs: &[Fraction]| matches!(payoffs, [one] if *one != Fraction::ZERO);
        let has_more = self.nodes.iter().any(|(_, node)| node.payoffs.len() > 1);
        let mut nodes = self.nodes.iter();
        let single = nodes.find(|(_, node)| has_more && is_single(&node.payoffs));
        match single {
            Some(&(place, _)) if self.players == 2 => {
                let players = self.players;
                Err(error(place, TextFault::OnePayoff { players }))
            }
            _ => Ok(()),
        }
    }

    fn peek(&self) -> Option<char> {
        self.characters.get(self.next).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        self.next += usize::from(is_there);
        is_there
    }

    fn skip(&mut self) {
        while self.peek().is_some_and(|c| c.is_whitespace() || c == ',') {
            self.next += 1;
        }
    }

    /// Everything up to the next separator; what stands in quotation marks counts as one letter each.
    fn word(&mut self) -> Result<String, TreeGameError> {
        let mut word = String::new();
        while let Some(next) = self.peek() {
            match next {
                '"' => word += &self.quotation()?,
                _ if next.is_whitespace() || ",():;&".contains(next) => break,
                _ => {
                    word.push(next);
                    self.next += 1;
                }
            }
        }
        Ok(word)
    }

    fn quotation(&mut self) -> Result<String, TreeGameError> {
        let begin = self.next;
        self.next += 1;
        let rest = &self.characters[self.next..];
        let Some(length) = rest.iter().position(|&c| c == '"') else {
            return Err(error(begin, TextFault::OpenQuotation));
        };
        let text = rest[..length].iter().collect();
        self.next += length + 1;
        Ok(text)
    }

    /// A word that a colon follows, if there is one here.
    fn label(&mut self) -> Result<Option<String>, TreeGameError> {
        let begin = self.next;
        let is_quoted = self.peek() == Some('"');
        let mut word = self.word()?;
        if self.take(':') {
            self.skip();
            // What a search is told of a node.
            if let Some(end) = word.find(['=', '!']).filter(|_| !is_quoted) {
                word.truncate(end);
            }
            return Ok(Some(word));
        }
        self.next = begin;
        Ok(None)
    }

    /// A branch of a node: what it is called, its probability, and the node that it leads to.
    fn branch(&mut self, parent: usize) -> Result<(), TreeGameError> {
        let begin = self.next;
        let mut label = self.label()?;
        let is_chance = matches!(self.nodes[parent].1.what, Given::Chance { .. });
        let mut probability = Fraction::ONE;
        if is_chance {
            let text = label.ok_or_else(|| error(begin, TextFault::NoProbability))?;
            probability = number(&text, begin)?;
            label = self.label()?;
        }
        let named = label.filter(|label| !label.is_empty());
        let is_named = named.is_some();
        let name = |count: usize| named.unwrap_or_else(|| (count + 1).to_string());
        match &mut self.nodes[parent].1.what {
            Given::Chance { actions, .. } => actions.push((name(actions.len()), probability)),
            Given::Decision { actions, .. } => actions.push(name(actions.len())),
            Given::End => {}
        }
        self.node()?;
        let is_end =
            matches!(self.nodes.last(), Some((_, node)) if matches!(node.what, Given::End));
        if is_named && is_end && !is_chance && self.peek() == Some(',') {
            self.no_number_follows()?;
        }
        Ok(())
    }

    /// Behind the payoffs of an action with a name and a comma, a number alone is meant as another payoff.
    fn no_number_follows(&mut self) -> Result<(), TreeGameError> {
        self.skip();
        let begin = self.next;
        let is_named = self.label()?.is_some();
        let found = shortened(&self.word()?);
        let is_alone = !is_named && !matches!(self.peek(), Some('(' | '&'));
        self.next = begin;
        if is_alone && found.parse::<Fraction>().is_ok() {
            return Err(error(begin, TextFault::Comma { found }));
        }
        Ok(())
    }

    /// A node without what is below it.
    fn node(&mut self) -> Result<(), TreeGameError> {
        let begin = self.next;
        if let Some(_of_the_root) = self.label()? {
            self.skip();
        }
        let mut word = self.word()?;
        let mut payoffs = Vec::new();
        if matches!(self.peek(), Some(';' | '&')) {
            payoffs.push(number(&word, begin)?);
            while self.take(';') {
                let at = self.next;
                payoffs.push(number(&self.word()?, at)?);
            }
            if !self.take('&') {
                return self.end(begin, payoffs);
            }
            self.skip();
            word = self.word()?;
        }
        if matches!(word.as_str(), "max" | "min" | "?") {
            self.skip();
        }
        let at = self.next;
        if self.take('(') {
            return self.choice(begin, at, &word, payoffs);
        }
        if word.is_empty() || !payoffs.is_empty() {
            let found = match self.peek() {
                Some(other) => format!("“{other}”"),
                None => "nothing".to_owned(),
            };
            return Err(error(self.next, TextFault::NoNode { found }));
        }
        let payoff = number(&word, begin)?;
        self.end(begin, vec![payoff])
    }

    fn end(&mut self, begin: usize, payoffs: Vec<Fraction>) -> Result<(), TreeGameError> {
        self.players = self.players.max(payoffs.len());
        self.add(begin, Given::End, payoffs);
        Ok(())
    }

    fn add(&mut self, begin: usize, what: Given, payoffs: Vec<Fraction>) {
        let name = String::new();
        let node = GivenNode {
            name,
            what,
            payoffs,
        };
        self.nodes.push((begin, node));
    }

    fn choice(
        &mut self,
        begin: usize,
        at: usize,
        word: &str,
        payoffs: Vec<Fraction>,
    ) -> Result<(), TreeGameError> {
        let (mover, set) = match word.split_once('.') {
            Some((mover, set)) => (mover, Some(set.to_owned())),
            None => (word, None),
        };
        let turn = self.open.last().map_or(0, |open| open.below);
        let player = match mover {
            "?" => None,
            "" => Some(turn),
            "max" => Some(0),
            "min" => Some(1),
            _ => Some(player(mover).map_err(|fault| error(begin, fault))?),
        };
        let name = set.clone().unwrap_or_default();
        let what = match player {
            Some(player) => Given::Decision {
                player,
                key: set,
                name,
                actions: Vec::new(),
            },
            None => Given::Chance {
                name,
                actions: Vec::new(),
            },
        };
        self.players = self.players.max(player.map_or(0, |player| player + 1));
        self.players = self.players.max(payoffs.len());
        self.open.push(Open {
            at,
            node: self.nodes.len(),
            below: player.map_or(turn, |player| usize::from(player == 0)),
        });
        self.add(begin, what, payoffs);
        Ok(())
    }
}

/// A player, from 0. The number is refused here: names and payoffs are made for every player up to the last one.
fn player(mover: &str) -> Result<usize, TextFault> {
    let is_number = !mover.is_empty() && mover.bytes().all(|byte| byte.is_ascii_digit());
    match mover.parse::<usize>() {
        Ok(number @ 1..=MAX_PLAYERS) => Ok(number - 1),
        Ok(1..) => Err(TextFault::Player {
            found: shortened(mover),
        }),
        // More digits than a machine's number has.
        Err(_) if is_number => Err(TextFault::Player {
            found: shortened(mover),
        }),
        _ => Err(TextFault::Mover {
            found: shortened(mover),
        }),
    }
}

fn shortened(text: &str) -> String {
    text.chars().take(30).collect()
}

fn number(text: &str, place: usize) -> Result<Fraction, TreeGameError> {
    text.parse().map_err(|fault| {
        error(
            place,
            TextFault::Number {
                found: shortened(text),
                error: fault,
            },
        )
    })
}
