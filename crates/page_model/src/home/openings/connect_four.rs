//! Connect Four on a small board: the visitor moves, the machine tries games at random and answers, and what it has tried stands over the board.

use experiments::common::outcome::Outcome;
use experiments::mcts::{MctsExperiment, Thoughts};
use experiments::solve::Truth;
use experiments::{ChunkOutput, Experiment, Snapshots};
use games::connect_four::{Cell, Column};
use games::{Game, Player};
use std::rc::Rc;
use texts::ConnectFourOpening;

/// The board, and a search that is weak and quick.
const LINK: &str = "mcts?width=5&height=4&in_a_row=3&simulations=400";

/// Rows of that board.
pub const ROWS: u8 = 4;

/// What the machine thought before its move.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    column: Column,
    thoughts: Thoughts,
    truth: Truth,
}

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct ConnectFour {
    game: MctsExperiment,
    /// What the machine was asked last, and what it said.
    last: Option<(MctsExperiment, Rc<Answer>)>,
}

/// A column as it is drawn, from the left.
#[derive(Clone, Debug, PartialEq)]
pub struct DrawnColumn {
    pub column: Column,
    /// From below, with whether it is part of the row that wins.
    pub stones: Vec<(Player, bool)>,
    /// Whether the visitor may play there.
    pub is_free: bool,
    pub tried: Option<Tried>,
}

/// How often the machine has tried a column.
#[derive(Clone, Debug, PartialEq)]
pub struct Tried {
    /// Of the one tried most.
    pub share: f64,
    pub games: u64,
    pub is_played: bool,
}

impl Answer {
    /// What a finished search says.
    pub fn read(lab: &MctsExperiment, snapshots: &[Option<ChunkOutput>]) -> Option<Self> {
        let thoughts = lab.thoughts(snapshots).ok()?;
        Some(Self {
            column: thoughts.best?,
            truth: lab.solve().merge(lab.of_solver(snapshots)).ok()?,
            thoughts,
        })
    }

    fn said(&self, words: &ConnectFourOpening) -> String {
        let played = |of: &&_| -> bool {
            let of: &engines::mcts::MoveStatistics<Column> = of;
            of.action == self.column
        };
        let tried = self.thoughts.moves.iter().find(played);
        let mean = tried.and_then(|tried| tried.mean()).unwrap_or(0.0);
        let games = self.thoughts.progress.done;
        let answer = (words.answer)(games, self.column.number(), 100.0 * mean);
        let known = self.truth.moves.iter();
        let mut known = known.filter(|known| known.column == self.column);
        let worth = known.next().and_then(|known| known.bounds.outcome());
        match worth {
            Some(worth) => format!("{answer} {}", (words.exact)(worth)),
            None => answer,
        }
    }
}

impl Default for ConnectFour {
    fn default() -> Self {
        let game = match Experiment::open(LINK).map(|opened| opened.experiment) {
            Ok(Experiment::Mcts(game)) => game,
            _ => MctsExperiment::default(),
        };
        Self { game, last: None }
    }
}

impl ConnectFour {
    /// Another game, in which the machine draws other lots.
    #[must_use]
    pub fn again(&self) -> Self {
        Self {
            game: self.game.new_game(self.game.seed + 1),
            last: None,
        }
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.game.outcome()
    }

    /// The link of the search that the machine has made last, or of the game at its beginning.
    pub fn link(&self) -> String {
        let of = self.last.as_ref().map_or(&self.game, |(asked, _)| asked);
        Experiment::from(of.clone()).link()
    }

    /// After the visitor's move; nothing if they may not play there now.
    pub fn press(&self, column: Column) -> Option<Self> {
        if self.game.is_machines_turn() {
            return None;
        }
        Some(Self {
            game: self.game.play(column)?,
            last: self.last.clone(),
        })
    }

    /// What the machine is asked: the position in which it is to move.
    pub fn question(&self) -> Option<MctsExperiment> {
        self.game.is_machines_turn().then(|| self.game.clone())
    }

    /// After the machine's move.
    pub fn answered(&self, answer: &Rc<Answer>) -> Option<Self> {
        Some(Self {
            game: self.game.play(answer.column)?,
            last: Some((self.game.clone(), answer.clone())),
        })
    }

    /// What is said now.
    pub fn said(&self, words: &ConnectFourOpening) -> String {
        if self.question().is_some() {
            return words.thinking.to_owned();
        }
        let ended = match self.outcome() {
            Some(Outcome::Won(Player::First)) => return words.you_have_won.to_owned(),
            Some(Outcome::Won(Player::Second)) => words.it_has_won,
            Some(Outcome::Drawn) => words.drawn,
            None => "",
        };
        let answer = self.last.as_ref();
        let answer =
            answer.map_or_else(|| words.begin.to_owned(), |(_, answer)| answer.said(words));
        format!("{answer} {ended}").trim_end().to_owned()
    }

    /// The board, from the left.
    pub fn columns(&self) -> Vec<DrawnColumn> {
        let game = self.game.game_so_far();
        let (position, setup) = (game.position(), game.setup());
        let may_play = !self.game.is_machines_turn();
        let drawn = |column: Column| {
            let stones = (0..setup.height()).map_while(|row| {
                let cell = Cell {
                    column: column.index(),
                    row,
                };
                Some((position.stone(cell)?, position.is_winning(cell)))
            });
            DrawnColumn {
                column,
                stones: stones.collect(),
                is_free: may_play && position.actions().any(|free| free == column),
                tried: self.tried(column),
            }
        };
        (0..setup.width())
            .filter_map(Column::new)
            .map(drawn)
            .collect()
    }

    fn tried(&self, column: Column) -> Option<Tried> {
        let (_, answer) = self.last.as_ref()?;
        let moves = &answer.thoughts.moves;
        let most = moves.iter().map(|tried| tried.visits).max()?;
        let tried = moves.iter().find(|tried| tried.action == column)?;
        Some(Tried {
            share: tried.visits as f64 / most.max(1) as f64,
            games: tried.visits,
            is_played: answer.column == column,
        })
    }
}
