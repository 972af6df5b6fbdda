//! Reading a typed tree. Whatever is wrong is told with its place.

use super::tree::{Node, NodeId, Owner, Tree};
use crate::Player;
use core::str::FromStr;
use thiserror::Error;

/// Longer texts are refused.
pub const MAX_CHARACTERS: usize = 100_000;
/// More levels below the root are refused.
pub const MAX_LEVELS: usize = 100;
/// How far the probabilities of a chance node may be from 1 in all.
const PROBABILITY_TOLERANCE: f64 = 1e-9;
/// Numbers are refused beyond this: sums and means of them stay finite and exact enough.
const MAX_NUMBER: f64 = 1e12;
/// Characters of a number that a fault shows at most.
const MAX_SHOWN: usize = 20;

/// What is wrong with a tree, and where: the number of the character, from 1.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("at character {place}: {fault:?}")]
pub struct TreeError {
    pub place: usize,
    pub fault: TreeFault,
}

/// What can be wrong with a tree.
#[derive(Clone, Debug, PartialEq)]
pub enum TreeFault {
    /// There is no tree in the text.
    Empty,
    TooLong {
        characters: usize,
    },
    TooDeep,
    /// The text ends inside the bracket that begins at this character.
    NotClosed {
        open: usize,
    },
    /// A closing bracket without an opening one.
    NotOpened,
    /// Brackets with nothing in them.
    NoChildren,
    /// Something that is no number, bracket or name.
    Unexpected {
        found: String,
    },
    /// Something that looks like a number and is none, or is too large.
    NotANumber {
        found: String,
    },
    /// A number among leaves with letters, or a letter among leaves with numbers.
    Mixed {
        found: String,
    },
    /// A name that is not followed by a colon and a node.
    NameAlone {
        name: String,
    },
    /// Something in `?( )` without a probability.
    NoProbability,
    /// A probability outside of `?( )`.
    StrayProbability,
    /// A probability that is not above 0 and at most 1.
    Probability {
        found: String,
    },
    /// The probabilities of the chance node at this place do not add up to 1.
    ProbabilitySum {
        sum: f64,
    },
    /// A comma between digits where other values stand between spaces: it may be a decimal comma.
    Comma {
        found: String,
    },
    /// More text after the end of the tree.
    AfterTheEnd,
}

/// Reads a whole text as one tree.
///
/// # Errors
/// The first thing that is wrong.
pub fn parse(text: &str) -> Result<Tree, TreeError> {
    let characters: Vec<char> = text.chars().take(MAX_CHARACTERS + 1).collect();
    if characters.len() > MAX_CHARACTERS {
        return Err(TreeError {
            place: MAX_CHARACTERS + 1,
            fault: TreeFault::TooLong {
                characters: text.chars().count(),
            },
        });
    }
    let mut parser = Parser {
        characters,
        next: 0,
        nodes: Vec::new(),
        has_letters: None,
        comma: None,
        has_spaces: false,
    };
    parser.skip();
    if parser.peek().is_none() {
        return Err(parser.error_at(0, TreeFault::Empty));
    }
    parser.node(Player::First, 1.0, 0)?;
    parser.skip();
    if let Some(found) = parser.comma.filter(|_| parser.has_spaces) {
        return Err(parser.decimal_comma(found));
    }
    match parser.peek() {
        None => Ok(Tree {
            nodes: parser.nodes,
            has_letters: parser.has_letters == Some(true),
        }),
        Some(')') => Err(parser.error(TreeFault::NotOpened)),
        Some(_) => Err(parser.error(TreeFault::AfterTheEnd)),
    }
}

impl FromStr for Tree {
    type Err = TreeError;

    fn from_str(text: &str) -> Result<Self, TreeError> {
        parse(text)
    }
}

/// What stands before a node's colon.
#[derive(Default)]
struct Label {
    name: Option<Box<str>>,
    estimate: f64,
    is_noisy: bool,
}

struct Parser {
    characters: Vec<char>,
    next: usize,
    nodes: Vec<Node>,
    /// Whether the leaves so far have letters; `None` before the first.
    has_letters: Option<bool>,
    /// Where the first comma stands that has digits on both sides.
    comma: Option<usize>,
    /// Whether two values have nothing but spaces between them.
    has_spaces: bool,
}

impl Parser {
    fn peek(&self) -> Option<char> {
        self.characters.get(self.next).copied()
    }

    fn take(&mut self, wanted: char) -> bool {
        let is_there = self.peek() == Some(wanted);
        self.next += usize::from(is_there);
        is_there
    }

    fn skip(&mut self) {
        let begin = self.next;
        while self.peek().is_some_and(|c| c.is_whitespace() || c == ',') {
            self.next += 1;
        }
        let before = begin
            .checked_sub(1)
            .and_then(|place| self.characters.get(place));
        let (Some(before), Some(after)) = (before, self.peek()) else {
            return;
        };
        let between = &self.characters[begin..self.next];
        if between == [','] && before.is_ascii_digit() && after.is_ascii_digit() {
            self.comma.get_or_insert(begin);
        }
        let is_between_values = ![*before, after]
            .iter()
            .any(|symbol| "():".contains(*symbol));
        self.has_spaces |= is_between_values && !between.is_empty() && !between.contains(&',');
    }

    /// The values around the comma at this place.
    fn decimal_comma(&self, comma: usize) -> TreeError {
        let is_part = |symbol: &&char| symbol.is_ascii_digit() || ".-+−".contains(**symbol);
        let before = self.characters[..comma].iter().rev().take_while(is_part);
        let after = self.characters[comma + 1..].iter().take_while(is_part);
        let (begin, end) = (comma - before.count(), comma + 1 + after.count());
        let found = self.characters[begin..end].iter().take(MAX_SHOWN).collect();
        self.error_at(begin, TreeFault::Comma { found })
    }

    fn error(&self, fault: TreeFault) -> TreeError {
        self.error_at(self.next, fault)
    }

    fn error_at(&self, index: usize, fault: TreeFault) -> TreeError {
        TreeError {
            place: index + 1,
            fault,
        }
    }

    /// Everything up to the next separator or bracket, or a colon.
    fn word(&mut self) -> String {
        let is_part = |c: &char| !c.is_whitespace() && !",():".contains(*c);
        let rest = &self.characters[self.next..];
        let word: String = rest.iter().take_while(|c| is_part(c)).collect();
        self.next += word.chars().count();
        if matches!(word.as_str(), "max" | "min" | "?") {
            // "max (" is as good as "max(".
            let spaces = self.characters[self.next..]
                .iter()
                .take_while(|c| c.is_whitespace());
            let after = self.next + spaces.count();
            if self.characters.get(after) == Some(&'(') {
                self.next = after;
            }
        }
        word
    }

    /// A node, whose owner is `player` if nothing else is said, with all below it.
    fn node(
        &mut self,
        player: Player,
        probability: f64,
        level: usize,
    ) -> Result<NodeId, TreeError> {
        let begin = self.next;
        let word = self.word();
        if word.is_empty() && !matches!(self.peek(), Some('(')) {
            return Err(self.unexpected());
        }
        if self.peek() == Some(':') {
            let label = self.label(&word, begin)?;
            self.next += 1;
            self.skip();
            if matches!(self.peek(), None | Some(')')) {
                let name = word;
                return Err(self.error_at(begin, TreeFault::NameAlone { name }));
            }
            let begin = self.next;
            let word = self.word();
            return self.body(&word, begin, label, player, probability, level);
        }
        self.body(&word, begin, Label::default(), player, probability, level)
    }

    fn unexpected(&self) -> TreeError {
        self.error(match self.peek() {
            Some(')') => TreeFault::NotOpened,
            Some(found) => TreeFault::Unexpected {
                found: found.to_string(),
            },
            None => TreeFault::Empty,
        })
    }

    fn label(&self, word: &str, begin: usize) -> Result<Label, TreeError> {
        let unsigned = word.trim_start_matches(['+', '-', '−']);
        if unsigned.starts_with(|c: char| c.is_ascii_digit() || c == '.') {
            return Err(self.error_at(begin, TreeFault::StrayProbability));
        }
        let (word, is_noisy) = word
            .strip_suffix('!')
            .map_or((word, false), |word| (word, true));
        let (name, estimate) = word
            .split_once('=')
            .map_or((word, None), |(name, estimate)| (name, Some(estimate)));
        let estimate = match estimate {
            Some(text) => self.number(text, begin + name.chars().count() + 1)?,
            None => 0.0,
        };
        Ok(Label {
            name: (!name.is_empty()).then(|| name.into()),
            estimate,
            is_noisy,
        })
    }

    /// What comes after the label: `word`, which begins at `begin` and has been read, then perhaps brackets.
    fn body(
        &mut self,
        word: &str,
        begin: usize,
        label: Label,
        player: Player,
        probability: f64,
        level: usize,
    ) -> Result<NodeId, TreeError> {
        let id = self.nodes.len() as NodeId;
        let is_group = self.peek() == Some('(');
        let owner = match word {
            "" | "max" | "min" | "?" if is_group => owner_of(word, player),
            _ => Owner::Nobody,
        };
        let value = match owner {
            Owner::Nobody => self.leaf(word, begin)?,
            _ => label.estimate,
        };
        self.nodes.push(Node {
            owner,
            name: label.name,
            value,
            is_quiet: !label.is_noisy,
            probability,
            children: Vec::new(),
        });
        if owner != Owner::Nobody {
            let children = self.children(owner, player, begin, level)?;
            self.nodes[id as usize].children = children;
        }
        Ok(id)
    }

    fn leaf(&mut self, word: &str, begin: usize) -> Result<f64, TreeError> {
        if word.is_empty() {
            return Err(self.unexpected());
        }
        let of_letter = value_of_letter(word);
        let is_name =
            of_letter.is_none() && word.starts_with(|c: char| c.is_alphabetic() || c == '_');
        if is_name && word.parse::<f64>().is_err() {
            let name = word.to_owned();
            return Err(self.error_at(begin, TreeFault::NameAlone { name }));
        }
        if self.peek() == Some('(') {
            // A number, a letter, or something else, directly before a bracket.
            return Err(self.error_at(
                self.next,
                TreeFault::Unexpected {
                    found: "(".to_owned(),
                },
            ));
        }
        let value = of_letter.map_or_else(|| self.number(word, begin), Ok)?;
        let is_letter = of_letter.is_some();
        if *self.has_letters.get_or_insert(is_letter) != is_letter {
            let found = word.chars().take(MAX_SHOWN).collect();
            return Err(self.error_at(begin, TreeFault::Mixed { found }));
        }
        Ok(value)
    }

    fn number(&self, text: &str, begin: usize) -> Result<f64, TreeError> {
        let plain = text.replace('−', "-");
        let is_plain = plain
            .chars()
            .all(|c| c.is_ascii_digit() || "+-.eE".contains(c));
        let number = plain.parse::<f64>().ok().filter(|_| is_plain);
        // −0 is written differently from 0 and is equal to it.
        number
            .filter(|number| number.abs() <= MAX_NUMBER)
            .map(|number| number + 0.0)
            .ok_or_else(|| {
                let found = text.chars().take(MAX_SHOWN).collect();
                self.error_at(begin, TreeFault::NotANumber { found })
            })
    }

    /// The nodes between brackets, the first of which is next.
    fn children(
        &mut self,
        owner: Owner,
        player: Player,
        begin: usize,
        level: usize,
    ) -> Result<Vec<NodeId>, TreeError> {
        if level == MAX_LEVELS {
            return Err(self.error(TreeFault::TooDeep));
        }
        let open = self.next + 1;
        self.next += 1;
        let mut children = Vec::new();
        let mut sum = 0.0;
        let below = match owner {
            Owner::Player(player) => player.opponent(),
            _ => player,
        };
        loop {
            self.skip();
            if self.peek().is_none() {
                return Err(self.error(TreeFault::NotClosed { open }));
            }
            if self.take(')') {
                break;
            }
            let probability = match owner {
                Owner::Chance => self.probability(open)?,
                _ => 1.0,
            };
            sum += probability;
            children.push(self.node(below, probability, level + 1)?);
        }
        if children.is_empty() {
            return Err(self.error_at(self.next - 1, TreeFault::NoChildren));
        }
        if owner == Owner::Chance && (sum - 1.0).abs() > PROBABILITY_TOLERANCE {
            return Err(self.error_at(begin, TreeFault::ProbabilitySum { sum }));
        }
        Ok(children)
    }

    /// `0.25:` or `1/3:`, with something after it, in the bracket that begins at `open`.
    fn probability(&mut self, open: usize) -> Result<f64, TreeError> {
        let begin = self.next;
        let word = self.word();
        let is_number = word.starts_with(|c: char| "0123456789.+-−".contains(c));
        if !is_number || !self.take(':') {
            return Err(self.error_at(begin, TreeFault::NoProbability));
        }
        self.skip();
        let (numerator, denominator) = word.split_once('/').unwrap_or((&word, "1"));
        let after_the_stroke = begin + numerator.chars().count() + 1;
        let quotient =
            self.number(numerator, begin)? / self.number(denominator, after_the_stroke)?;
        if quotient <= 0.0 || quotient > 1.0 || quotient.is_nan() {
            return Err(self.error_at(begin, TreeFault::Probability { found: word }));
        }
        match self.peek() {
            None => Err(self.error(TreeFault::NotClosed { open })),
            Some(found @ ')') => Err(self.error(TreeFault::Unexpected {
                found: found.to_string(),
            })),
            Some(_) => Ok(quotient),
        }
    }
}

/// What a leaf is worth that says how the game ends for the maximising player: won, drawn or lost.
fn value_of_letter(word: &str) -> Option<f64> {
    match word {
        "w" | "W" => Some(1.0),
        "d" | "D" => Some(0.0),
        "l" | "L" => Some(-1.0),
        _ => None,
    }
}

fn owner_of(mark: &str, player: Player) -> Owner {
    match mark {
        "max" => Owner::Player(Player::First),
        "min" => Owner::Player(Player::Second),
        "?" => Owner::Chance,
        _ => Owner::Player(player),
    }
}
