//! Playing, and changing an experiment. Each gives the next experiment; the
//! page only puts it into the address.

use super::place::Place;
use super::settings::{GameName, Hide, MAX_MOVE_CHARACTERS, MinimaxExperiment, Person, Side, View};
use super::shown::Shown;
use crate::LabExperiment;
use crate::diagnostic::Diagnostic;
use crate::parameters::Parameters;
use games::{Player, Turn};

/// Settings that change the position: moves made before mean nothing then.
const POSITION_KEYS: [&str; 8] = [
    "game", "heaps", "misere", "width", "height", "in_a_row", "blocked", "position",
];
/// How far games that nobody searches to the end are looked ahead unless somebody wants more: at once, and yet something to see.
fn first_depth(game: GameName) -> Option<u64> {
    match game {
        GameName::ConnectFour => Some(4),
        GameName::Gardner => Some(3),
        _ => None,
    }
}

impl MinimaxExperiment {
    /// What the searches are asked, and nothing that does not matter to the answer.
    pub fn question(&self) -> Self {
        let question = Self {
            moves: self.moves_so_far(),
            ply: None,
            hide: Hide::Nothing,
            person: Person::Nobody,
            step: Shown::Opening,
            side: Side::Main,
            node: None,
            thoughts: true,
            view: View::All,
            ..self.clone()
        };
        question.without_unused()
    }

    /// Whether the game is a tree, typed or drawn, and not one that is played.
    pub fn is_tree(&self) -> bool {
        matches!(self.game, GameName::Tree | GameName::Exercise)
    }

    /// Who is to move at the moment looked at.
    pub fn turn(&self) -> Turn {
        self.place().turn()
    }

    /// What the first player has won at the moment looked at; `None` while the game goes on.
    pub fn payoff(&self) -> Option<f64> {
        self.place().payoff()
    }

    /// Whether a game is played.
    pub fn is_game(&self) -> bool {
        self.person != Person::Nobody && !self.is_tree()
    }

    /// Whether a person plays this side.
    pub fn is_person(&self, player: Player) -> bool {
        match self.person {
            Person::Nobody => false,
            Person::First => player == Player::First,
            Person::Second => player == Player::Second,
            Person::Both => true,
        }
    }

    /// Whether in a game the machine is to move at the moment looked at.
    pub fn is_machines_turn(&self) -> bool {
        self.is_game() && matches!(self.turn(), Turn::Player(player) if !self.is_person(player))
    }

    /// With the move `text` made at the moment looked at, moves after that replaced; `None` if it is not legal.
    pub fn play(&self, text: &str) -> Option<Self> {
        let moves = format!("{}{text}", self.moves_so_far());
        if moves.chars().count() > MAX_MOVE_CHARACTERS {
            return self.beginning_here()?.play(text);
        }
        let next = Self {
            moves,
            ply: None,
            step: Shown::Opening,
            node: None,
            ..self.clone()
        };
        let is_one_more = next.last_ply() == self.plies() + 1;
        let is_legal = !self.is_tree() && next.checked_moves().1.is_ok();
        (is_one_more && is_legal).then_some(next)
    }

    /// The game of chess that begins at the moment looked at: what came before is too long for a link.
    fn beginning_here(&self) -> Option<Self> {
        let Place::Gardner(position) = self.place() else {
            return None;
        };
        let position = position.clone();
        let (moves, ply) = (String::new(), None);
        Some(Self {
            position,
            moves,
            ply,
            ..self.clone()
        })
    }

    /// The game that ends at the moment looked at.
    pub fn ended_here(&self) -> Self {
        Self {
            moves: self.moves_so_far(),
            ply: None,
            ..self.clone()
        }
    }

    /// The same game at another moment; the end for a moment after it.
    pub fn at_ply(&self, ply: usize) -> Self {
        Self {
            ply: (ply < self.last_ply()).then_some(ply as u64),
            step: Shown::Opening,
            node: None,
            ..self.clone()
        }
    }

    /// The moment to which undo goes: the person's turn before this one. `None` at the beginning.
    pub fn undone(&self) -> Option<Self> {
        let mut earlier = (0..self.plies()).rev().map(|ply| self.at_ply(ply));
        earlier.find(|lab| !lab.is_machines_turn())
    }

    /// The same game from its beginning.
    pub fn new_game(&self) -> Self {
        Self {
            moves: String::new(),
            ply: None,
            step: Shown::Opening,
            node: None,
            ..self.clone()
        }
    }

    /// With another value of a parameter.
    ///
    /// # Errors
    /// A value that is not allowed, with what is wrong with it if there is more to say than its kind.
    pub fn with(&self, key: &str, text: &str) -> Result<Self, Option<Diagnostic>> {
        let mut lab = self.clone();
        let refused = Parameters::read(&mut lab, key, text).err();
        if let Some(refusal) = refused {
            return Err(Diagnostic::of_refusal(key, refusal));
        }
        if POSITION_KEYS.contains(&key) && self.uses(key) {
            lab.moves.clear();
            lab.ply = None;
        }
        if key == "game" {
            lab.person = Person::Nobody;
            if lab.game != self.game {
                // How deep one looks belongs to the game.
                lab.depth = first_depth(lab.game);
                lab.versus_depth = lab.depth;
            }
        }
        if key == "versus" && self.versus.is_none() {
            // Beside the first search, one that differs from it in its algorithm alone.
            lab.versus_depth = lab.depth;
            lab.versus_ordering = lab.ordering;
            lab.versus_table = lab.table;
            lab.versus_deepening = lab.deepening;
            lab.versus_quiescence = lab.quiescence;
        }
        if lab.question() != self.question() {
            lab.step = Shown::Opening;
            lab.node = None;
        }
        if key == "moves" {
            lab.ply = None;
        }
        // The blocked cell may be outside of a smaller board: then that is what is not allowed. The rest of a
        // game that cannot be played is not left out silently here, as it is in links with a notice.
        let problems = lab.repair();
        match problems.into_iter().next() {
            Some(problem) if ["blocked", "tree", "moves"].contains(&key) => Err(Some(problem)),
            _ => Ok(lab),
        }
    }
}
