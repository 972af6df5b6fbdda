//! A game by hand: the person, who is the first player and begins, against the second strategy of the experiment.
//!
//! Dice and the strategy's decisions come from the seed and the game's number, the person's decisions from the link: `r` to roll, `s` to stop.
//! So the game is the same for anyone who opens the link, and taking a decision back is leaving it out. The dice of a roll
//! depend on the number of rolls and of decisions of the strategy before it alone.

use super::settings::{MAX_DEALS, RrratsExperiment};
use crate::diagnostic::Diagnostic;
use engines::rrrats::table::roll;
use games::record::MoveError;
use games::rrrats::{Action, Rrrats};
use games::{Game, Player, Turn};
use random::Random;

/// The number of the stream that the dice of the first game are drawn from; blocks of games have smaller ones.
const STREAM: u64 = 1 << 40;

/// Something that has happened.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Event {
    pub player: Player,
    pub action: Action,
    /// The position after it.
    pub after: Rrrats,
}

/// A decision of the person: where it was taken, and what.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decision {
    pub before: Rrrats,
    pub action: Action,
}

/// The game as far as it was played: it is the person's turn to decide, or it is over.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub position: Rrrats,
    pub events: Vec<Event>,
    pub decisions: Vec<Decision>,
}

impl RrratsExperiment {
    /// The game by hand. Also how many of the decisions in the link were used.
    fn play(&self) -> (Table, usize) {
        let mut random = Random::stream(self.seed, STREAM + self.deal - 1);
        let mut wanted = self.decisions.chars().map(action);
        let mut table = Table {
            position: Rrrats::new(self.rules.rules(), Player::First),
            events: Vec::new(),
            decisions: Vec::new(),
        };
        loop {
            let before = table.position;
            let action = match before.turn() {
                Turn::Over => break,
                Turn::Chance => roll(&before, &mut random),
                Turn::Player(Player::Second) => {
                    let on = self.b.with(before.table().in_hand());
                    if random.unit() < on {
                        Action::Roll
                    } else {
                        Action::Stop
                    }
                }
                Turn::Player(Player::First) => match wanted.next().flatten() {
                    Some(action) => action,
                    None => break,
                },
            };
            table.carry_out(before, action);
        }
        let used = table.decisions.len();
        (table, used)
    }

    /// The game by hand, as far as it was played.
    pub fn table(&self) -> Table {
        self.play().0
    }

    /// With another game, from its beginning. Its number is no part of what is asked, so what was computed stays.
    #[must_use]
    pub fn new_game(&self) -> Self {
        Self {
            deal: self.deal % MAX_DEALS + 1,
            decisions: String::new(),
            ..self.clone()
        }
    }

    /// With one more decision of the person.
    #[must_use]
    pub fn decide(&self, action: Action) -> Self {
        let mut next = self.clone();
        next.decisions.push(symbol(action));
        next
    }

    /// Leaves out decisions from the first that is none, or that comes after the end.
    pub(super) fn repair_decisions(&mut self) -> Option<Diagnostic> {
        let (_, used) = self.play();
        let found = self.decisions.chars().nth(used)?;
        let error = if action(found).is_some() {
            MoveError::AfterTheEnd {
                ply: used + 1,
                symbol: found.to_string(),
            }
        } else {
            MoveError::NotAMove {
                ply: used + 1,
                symbol: found.to_string(),
            }
        };
        self.decisions = self.decisions.chars().take(used).collect();
        Some(Diagnostic::new("decisions", error))
    }
}

impl Table {
    fn carry_out(&mut self, before: Rrrats, action: Action) {
        if before.turn() == Turn::Player(Player::First) {
            self.decisions.push(Decision { before, action });
        }
        self.position.apply(action);
        self.events.push(Event {
            player: before.mover(),
            action,
            after: self.position,
        });
    }
}

fn action(symbol: char) -> Option<Action> {
    match symbol {
        'r' => Some(Action::Roll),
        's' => Some(Action::Stop),
        _ => None,
    }
}

fn symbol(action: Action) -> char {
    if action == Action::Stop { 's' } else { 'r' }
}
