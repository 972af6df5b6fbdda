//! The game as it is played: rolls are nature's, decisions the players'.

use super::MAX_TURNS;
use super::rules::{AfterRoll, Dice, Rules, TurnEnd, UnderWay};
use crate::{Chance, Game, Player, Turn, ZeroSum, score};

/// What may happen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// The player to move rolls on.
    Roll,
    /// The player to move puts the hand into the bank.
    Stop,
    /// How the dice fall.
    Fall(Dice),
}

/// Who decides what comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Next {
    Dice,
    Decision,
    Over,
}

/// A position. It is won by more tokens: the payoff is +1, 0 or −1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rrrats {
    rules: Rules,
    banks: [u8; 2],
    mover: Player,
    table: UnderWay,
    next: Next,
    /// Turns that are over.
    turns: u32,
}

impl Rrrats {
    /// The beginning: `begins` rolls.
    pub fn new(rules: Rules, begins: Player) -> Self {
        Self {
            rules,
            banks: [0; 2],
            mover: begins,
            table: UnderWay::begin(rules.tokens, 0),
            next: Next::Dice,
            turns: 0,
        }
    }

    /// The rules it is played by.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Whose turn it is, whether he is to decide or the dice are to fall.
    pub fn mover(&self) -> Player {
        self.mover
    }

    /// The tokens of `player`, without those in hand. What is stolen has left the bank already.
    pub fn bank(&self, player: Player) -> u8 {
        if player == self.mover {
            self.banks[player.index()]
        } else {
            self.table.other
        }
    }

    /// The turn under way.
    pub fn table(&self) -> &UnderWay {
        &self.table
    }

    /// Turns that are over.
    pub fn turns(&self) -> u32 {
        self.turns
    }

    fn end_turn(&mut self, end: TurnEnd) {
        let other = self.mover.opponent();
        self.banks[self.mover.index()] += end.gained;
        self.banks[other.index()] = end.other;
        self.turns += 1;
        let is_over = end.pile == 0 || self.turns == MAX_TURNS;
        self.next = if is_over { Next::Over } else { Next::Dice };
        self.table = UnderWay::begin(end.pile, self.banks[self.mover.index()]);
        self.mover = other;
    }
}

/// The legal actions.
#[derive(Clone, Debug)]
pub enum Actions {
    /// Rolls of the dice, from this one on in [`Dice::ALL`].
    Falls { next: usize },
    /// These.
    Choices(core::iter::Flatten<core::array::IntoIter<Option<Action>, 2>>),
}

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        match self {
            Self::Falls { next } => {
                let dice = Dice::ALL.get(*next)?;
                *next += 1;
                Some(Action::Fall(*dice))
            }
            Self::Choices(choices) => choices.next(),
        }
    }
}

impl Game for Rrrats {
    type Action = Action;
    type Actions = Actions;

    fn turn(&self) -> Turn {
        match self.next {
            Next::Dice => Turn::Chance,
            Next::Decision => Turn::Player(self.mover),
            Next::Over => Turn::Over,
        }
    }

    fn actions(&self) -> Actions {
        let choices =
            |choices: [Option<Action>; 2]| Actions::Choices(choices.into_iter().flatten());
        match self.next {
            Next::Dice => Actions::Falls { next: 0 },
            Next::Decision => choices([Some(Action::Roll), Some(Action::Stop)]),
            Next::Over => choices([None, None]),
        }
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Roll => self.next = Next::Dice,
            Action::Stop => self.end_turn(self.rules.stop(self.table)),
            Action::Fall(dice) => match self.rules.roll(self.table, dice) {
                AfterRoll::Over(end) => self.end_turn(end),
                AfterRoll::Decide(table) => {
                    self.table = table;
                    let decides = self.rules.may_decide(table.in_hand());
                    self.next = if decides { Next::Decision } else { Next::Dice };
                }
            },
        }
    }

    fn payoff(&self, player: Player) -> f64 {
        if self.table.pile > 0 {
            return 0.0;
        }
        let (own, other) = (self.bank(player), self.bank(player.opponent()));
        2.0 * score(own, other) - 1.0
    }
}

impl Chance for Rrrats {
    fn probability(&self, outcome: Action) -> f64 {
        match outcome {
            Action::Fall(dice) => self.rules.probability(dice),
            Action::Roll | Action::Stop => 0.0,
        }
    }
}

impl ZeroSum for Rrrats {}
