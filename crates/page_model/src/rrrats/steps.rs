//! Steps of a game by hand: its rolls and stops, one after the other, and the turns that they make.

use experiments::rrrats::RrratsExperiment;
use experiments::rrrats::table::{Decision, Event, Table};
use games::rrrats::{Action, Dice, Rrrats};
use games::{Game, Player, Turn};

/// What has happened until a moment of the game.
pub struct Until<'a> {
    /// Rolls and stops so far, and of the whole game.
    pub steps: usize,
    pub all: usize,
    /// The events that led here.
    events: &'a [Event],
    table: &'a Table,
    begin: Rrrats,
}

/// A roll or a stop of a turn.
pub struct Step {
    /// Its place in the game.
    pub place: usize,
    /// The dice; `None` for a stop.
    pub dice: Option<Dice>,
    /// Tokens in hand after it, or, of a stop, before it; `None` where a roll has ended the turn.
    pub in_hand: Option<u8>,
}

impl Step {
    /// Whether both dice show 0, which costs what is in hand.
    pub fn loses_hand(&self) -> bool {
        self.in_hand.is_none() && self.dice.is_some_and(|dice| dice.high == 0)
    }
}

/// Some steps of one player.
pub struct PlayerTurn {
    pub player: Player,
    pub steps: Vec<Step>,
}

fn is_step(event: &Event) -> bool {
    event.action != Action::Roll
}

impl<'a> Until<'a> {
    /// The game as far as `lab` looks at it.
    pub fn of(lab: &RrratsExperiment, table: &'a Table) -> Self {
        let all = table.events.iter().filter(|event| is_step(event)).count();
        let wanted = lab.step.and_then(|step| usize::try_from(step).ok());
        let steps = wanted.unwrap_or(all).min(all);
        let places = table.events.iter().enumerate();
        let mut places = places.filter(|(_, event)| is_step(event));
        let last = steps.checked_sub(1).and_then(|last| places.nth(last));
        let count = last.map_or(0, |(index, _)| index + 1);
        Self {
            steps,
            all,
            events: &table.events[..count],
            table,
            begin: Rrrats::new(lab.rules.rules(), Player::First),
        }
    }

    /// Whether that is where the game is now.
    pub fn is_now(&self) -> bool {
        self.steps == self.all
    }

    /// The position there.
    pub fn position(&self) -> Rrrats {
        self.events.last().map_or(self.begin, |event| event.after)
    }

    /// How the dice fell last.
    pub fn dice(&self) -> Option<Dice> {
        self.events.iter().rev().find_map(dice)
    }

    /// The person's decisions so far.
    pub fn decisions(&self) -> &'a [Decision] {
        let is_decision = |event: &&Event| {
            event.player == Player::First && matches!(event.action, Action::Roll | Action::Stop)
        };
        let count = self.events.iter().filter(is_decision).count();
        &self.table.decisions[..count]
    }

    /// Whether the person's last turn that is over cost the hand.
    pub fn has_lost_hand(&self) -> bool {
        let turns = self.turns();
        let over = match turns.last() {
            Some(open) if open.player == Player::First => &turns[..turns.len() - 1],
            _ => &turns[..],
        };
        let own = over.iter().rfind(|turn| turn.player == Player::First);
        own.and_then(|turn| turn.steps.last())
            .is_some_and(Step::loses_hand)
    }

    /// The turns so far.
    pub fn turns(&self) -> Vec<PlayerTurn> {
        let mut turns: Vec<PlayerTurn> = Vec::new();
        let steps = self.events.iter().filter(|event| is_step(event));
        let mut in_hand = 0;
        for (place, event) in steps.enumerate() {
            let step = Step {
                place,
                dice: dice(event),
                in_hand: if event.action == Action::Stop {
                    Some(in_hand)
                } else {
                    hand_after(event)
                },
            };
            in_hand = step.in_hand.unwrap_or_default();
            match turns.last_mut() {
                Some(turn) if turn.player == event.player => turn.steps.push(step),
                _ => turns.push(PlayerTurn {
                    player: event.player,
                    steps: vec![step],
                }),
            }
        }
        turns
    }
}

fn dice(event: &Event) -> Option<Dice> {
    match event.action {
        Action::Fall(dice) => Some(dice),
        Action::Roll | Action::Stop => None,
    }
}

/// What is in hand after a roll, if the turn goes on.
fn hand_after(event: &Event) -> Option<u8> {
    let goes_on = event.after.mover() == event.player && event.after.turn() != Turn::Over;
    goes_on.then(|| event.after.table().in_hand())
}
