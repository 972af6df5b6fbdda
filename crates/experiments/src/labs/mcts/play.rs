//! Playing a game: move, undo, redo, begin anew, change sides or settings. Each gives the
//! next experiment; the page only puts it into the address.

use super::{MctsExperiment, Person};
use crate::parameters::Parameters;
use games::connect_four::Column;
use games::{Game, Player, Turn};

/// Settings that change the board: moves of another board mean nothing on it.
const BOARD_KEYS: [&str; 4] = ["width", "height", "in_a_row", "blocked"];

impl MctsExperiment {
    /// What the search is asked: the position at the moment looked at and how to think about it, and nothing
    /// that does not matter to the answer. Experiments with the same question have the same result.
    pub fn question(&self) -> Self {
        let game = self.game_so_far();
        Self {
            moves: game.moves_text(),
            ply: None,
            person: Person::First,
            exact: 0,
            ..self.without_look()
        }
    }

    /// Without the moment and the node of the search that are looked at: those of another position mean nothing.
    fn without_simulation(&self) -> Self {
        Self {
            look: None,
            at: String::new(),
            ..self.clone()
        }
    }

    /// Who is to move at the moment looked at.
    pub fn turn(&self) -> Turn {
        self.game_so_far().position().turn()
    }

    /// Whether the moment looked at is the end of the moves.
    pub fn is_at_end(&self) -> bool {
        self.ply.is_none()
    }

    /// Moves in the whole game.
    pub fn last_ply(&self) -> usize {
        self.moves.chars().count()
    }

    /// Whether a person plays this side.
    pub fn is_person(&self, player: Player) -> bool {
        match self.person {
            Person::First => player == Player::First,
            Person::Second => player == Player::Second,
            Person::Both => true,
            Person::Neither => false,
        }
    }

    /// Whether the machine is to move at the moment looked at.
    pub fn is_machines_turn(&self) -> bool {
        matches!(self.turn(), Turn::Player(player) if !self.is_person(player))
    }

    /// The game with `column` played at the moment looked at, moves after that moment replaced; `None` if
    /// that is not legal.
    pub fn play(&self, column: Column) -> Option<Self> {
        let mut game = self.game_so_far();
        game.try_apply(column).ok()?;
        Some(Self {
            moves: game.moves_text(),
            ply: None,
            ..self.without_simulation()
        })
    }

    /// The same game at another moment; the end for a moment after it.
    pub fn at_ply(&self, ply: usize) -> Self {
        Self {
            ply: (ply < self.last_ply()).then_some(ply as u64),
            ..self.without_simulation()
        }
    }

    /// The moment to which undo goes: the person's turn before this one. `None` at the beginning.
    pub fn undone(&self) -> Option<Self> {
        let earlier = (0..self.plies()).rev();
        self.nearest_turn(earlier)
    }

    /// The moment to which redo goes. `None` at the end.
    pub fn redone(&self) -> Option<Self> {
        let last = self.last_ply();
        let later = self.plies() + 1..=last;
        self.nearest_turn(later)
            .or_else(|| (!self.is_at_end()).then(|| self.at_ply(last)))
    }

    /// The first of `plies` at which a person moves; simply the first if no person plays.
    fn nearest_turn(&self, mut plies: impl Iterator<Item = usize>) -> Option<Self> {
        let persons_turn =
            |&ply: &usize| self.person == Person::Neither || self.is_person(Player::at_ply(ply));
        plies.find(persons_turn).map(|ply| self.at_ply(ply))
    }

    /// An empty board with another seed.
    pub fn new_game(&self, seed: u64) -> Self {
        Self {
            moves: String::new(),
            ply: None,
            seed,
            ..self.without_simulation()
        }
    }

    /// The person on the other side of the board.
    pub fn swapped(&self) -> Self {
        let person = match self.person {
            Person::First => Person::Second,
            Person::Second => Person::First,
            Person::Both => Person::Neither,
            Person::Neither => Person::Both,
        };
        Self {
            person,
            ..self.clone()
        }
    }

    /// Whether a parameter changes the board.
    pub fn is_board_key(key: &str) -> bool {
        BOARD_KEYS.contains(&key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LabExperiment;

    fn lab(moves: &str) -> MctsExperiment {
        MctsExperiment {
            moves: moves.to_owned(),
            ..MctsExperiment::default()
        }
    }

    #[test]
    fn undo_goes_to_the_persons_own_turn_and_redo_comes_back() {
        let game = lab("4453");
        let undone = game.undone().unwrap();
        assert_eq!(undone.plies(), 2);
        assert_eq!(undone.moves, "4453", "nothing is lost");
        assert_eq!(undone.redone(), Some(game.clone()));
        assert_eq!(undone.undone().unwrap().undone(), None);
        let second = MctsExperiment {
            person: Person::Second,
            ..game
        };
        assert_eq!(second.undone().unwrap().plies(), 3);
        assert_eq!(second.undone().unwrap().redone(), Some(second));
    }

    #[test]
    fn a_move_in_the_past_replaces_the_future() {
        let column = Column::new(6).unwrap();
        let game = lab("4453").at_ply(1).play(column).unwrap();
        assert_eq!((game.moves.as_str(), game.ply), ("47", None));
        assert_eq!(lab("444444").play(Column::new(3).unwrap()), None);
    }

    #[test]
    fn what_does_not_matter_to_the_answer_is_not_in_the_question() {
        let seen = lab("4453").at_ply(2).swapped();
        let question = MctsExperiment {
            exact: 0,
            ..lab("44")
        };
        assert_eq!(seen.question(), question);
        assert_ne!(seen.question(), question.with("c", "2").unwrap());
    }

    #[test]
    fn settings_of_the_board_empty_it_and_others_do_not() {
        let game = lab("4453");
        assert_eq!(game.with("width", "9").unwrap().moves, "");
        assert_eq!(game.with("simulations", "9").unwrap().moves, "4453");
        assert_eq!(game.with("simulations", "0"), None);
        assert_eq!(game.with("blocked", "8.1"), None);
        let blocked = game.with("blocked", "7.6").unwrap();
        assert_eq!(blocked.with("width", "6").unwrap().board.blocked, None);
    }
}
