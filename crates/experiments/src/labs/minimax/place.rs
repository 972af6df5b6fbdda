//! A position of whichever game, moved about by the numbers that a record has: for pictures and words, not for
//! searching.

use games::connect_four::game_record::AnyBoard;
use games::gardner::Gardner;
use games::nim::Nim;
use games::record::Notation;
use games::tic_tac_toe::TicTacToe;
use games::typed_tree::{Branch, Owner, TypedTree};
use games::{Chance, Game, Indexed, Player, Turn};
use texts::Texts;

/// A position.
#[derive(Clone, Debug)]
pub enum Place {
    Tree(TypedTree),
    TicTacToe(TicTacToe),
    Nim(Nim),
    ConnectFour(AnyBoard),
    Gardner(Gardner),
}

/// The legal action with this number.
fn action<G: Indexed>(position: &G, slot: u32) -> Option<G::Action> {
    position
        .actions()
        .find(|&action| G::index(action) == slot as usize)
}

fn follow<G: Indexed>(position: &mut G, slot: u32) -> bool {
    let action = action(position, slot);
    if let Some(action) = action {
        position.apply(action);
    }
    action.is_some()
}

fn symbol<G: Indexed + Notation>(position: &G, slot: u32) -> Option<String> {
    action(position, slot).map(G::symbol_of)
}

fn payoff<G: Game>(position: &G) -> Option<f64> {
    (position.turn() == Turn::Over).then(|| position.payoff(Player::First))
}

impl Place {
    /// Who is to move.
    pub fn turn(&self) -> Turn {
        match self {
            Self::Tree(position) => position.turn(),
            Self::TicTacToe(position) => position.turn(),
            Self::Nim(position) => position.turn(),
            Self::ConnectFour(position) => position.turn(),
            Self::Gardner(position) => position.turn(),
        }
    }

    /// What the first player has won; `None` while the game goes on.
    pub fn payoff(&self) -> Option<f64> {
        match self {
            Self::Tree(position) => payoff(position),
            Self::TicTacToe(position) => payoff(position),
            Self::Nim(position) => payoff(position),
            Self::ConnectFour(position) => payoff(position),
            Self::Gardner(position) => payoff(position),
        }
    }

    /// Makes the move with this number; false, and nothing done, if there is none.
    pub fn follow(&mut self, slot: u32) -> bool {
        match self {
            Self::Tree(position) => follow(position, slot),
            Self::TicTacToe(position) => follow(position, slot),
            Self::Nim(position) => follow(position, slot),
            Self::ConnectFour(position) => follow(position, slot),
            Self::Gardner(position) => follow(position, slot),
        }
    }

    /// The move with this number as text: as links have it; in a typed tree the name of the node it leads to,
    /// or which one it is, from 1. Empty if there is no such move.
    pub fn move_text(&self, slot: u32) -> String {
        let text = match self {
            Self::Tree(position) => branch_text(position, slot),
            Self::TicTacToe(position) => symbol(position, slot),
            Self::Nim(position) => symbol(position, slot),
            Self::ConnectFour(position) => symbol(position, slot),
            Self::Gardner(position) => symbol(position, slot),
        };
        text.unwrap_or_default()
    }

    /// The same as players write it: in chess `Nxd4+` for `c2d4`.
    pub fn move_name(&self, slot: u32) -> String {
        match self {
            Self::Gardner(position) => {
                let action = action(position, slot);
                action.map_or_else(String::new, |action| position.algebraic(action))
            }
            _ => self.move_text(slot),
        }
    }

    /// The move with this number in words: "square 8", "column 4", "2 from heap a", "Nxd4+", "branch 3". Empty if there is none.
    pub fn move_words(&self, slot: u32, texts: &Texts) -> String {
        let text = self.move_text(slot);
        match self {
            Self::Tree(position) if branch_name(position, slot).is_some() => {
                (texts.labs.minimax.moves.named)(&text)
            }
            _ => self.words_of(&text, texts),
        }
    }

    /// The same of a move as links have it.
    pub fn words_of(&self, text: &str, texts: &Texts) -> String {
        let words = &texts.labs.minimax.moves;
        match self {
            _ if text.is_empty() => String::new(),
            Self::Tree(_) => (words.branch)(text),
            Self::TicTacToe(_) => (words.square)(text),
            Self::Nim(_) => {
                let (heap, count) = text.split_at(1);
                (words.objects)(count, heap)
            }
            Self::ConnectFour(_) => (words.column)(text),
            Self::Gardner(position) => match Gardner::action_of(text) {
                Some(action) if position.actions().any(|legal| legal == action) => {
                    position.algebraic(action)
                }
                _ => text.to_owned(),
            },
        }
    }

    /// The probability of the outcome with this number; `None` where nature does not decide.
    pub fn probability(&self, slot: u32) -> Option<f64> {
        match self {
            Self::Tree(position) if position.turn() == Turn::Chance => {
                action(position, slot).map(|branch| position.probability(branch))
            }
            _ => None,
        }
    }

    /// Whether every game from here is won, drawn or lost for the same stake of 1.
    pub fn is_won_or_lost(&self) -> bool {
        let Self::Tree(position) = self else {
            return true;
        };
        let leaves = position.tree().nodes().iter();
        let mut leaves = leaves.filter(|node| node.owner == Owner::Nobody);
        leaves.all(|leaf| [-1.0, 0.0, 1.0].contains(&leaf.value))
    }

    /// The name typed for this node.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::Tree(position) => position.tree().node(position.node()).name.as_deref(),
            _ => None,
        }
    }

    /// The numbers of the moves as the texts of a line of play, as links have them.
    pub fn line_texts(&self, slots: &[u32]) -> Vec<String> {
        self.line(slots, Self::move_text)
    }

    /// The same as players write them.
    pub fn line_names(&self, slots: &[u32]) -> Vec<String> {
        self.line(slots, Self::move_name)
    }

    fn line(&self, slots: &[u32], name: fn(&Self, u32) -> String) -> Vec<String> {
        let mut place = self.clone();
        let text = |&slot: &u32| {
            let text = name(&place, slot);
            place.follow(slot).then_some(text)
        };
        slots.iter().map_while(text).collect()
    }
}

fn branch_text(position: &TypedTree, slot: u32) -> Option<String> {
    action::<TypedTree>(position, slot)?;
    let name = branch_name(position, slot);
    Some(name.unwrap_or_else(|| (slot + 1).to_string()))
}

/// The name typed for the node that a branch leads to.
fn branch_name(position: &TypedTree, slot: u32) -> Option<String> {
    let branch: Branch = action(position, slot)?;
    let mut child = position.clone();
    child.apply(branch);
    let name = child.tree().node(child.node()).name.as_deref();
    name.map(str::to_owned)
}
