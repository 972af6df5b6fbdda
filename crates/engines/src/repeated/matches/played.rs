//! The match: two players, a horizon, noise, and one stream of random numbers, which alone decides it.
//!
//! In a round each player decides, the first before the second, and takes a number of the stream only to mix; then each may slip, then each may see wrongly,
//! which takes numbers only where there is such noise. How long a match of unknown length is, is drawn before its first round.

use super::mind::{ByRules, Mind, Reason};
use super::table::{AtTable, Table};
use crate::Status;
use crate::repeated::settings::{Horizon, MAX_ROUNDS, Noise};
use crate::repeated::stage_game::{MAX_ACTIONS, StageGame};
use crate::repeated::strategies::memory::Memory;
use crate::repeated::strategies::player::{Form, Player};
use random::Random;

/// A round that was played; the first player comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Round {
    pub decided: [usize; 2],
    pub actions: [usize; 2],
    /// What each saw of the other one.
    pub seen: [usize; 2],
    pub reasons: [Reason; 2],
}

/// A match under way.
#[derive(Clone, Debug)]
pub struct Match {
    minds: [AnyMind; 2],
    run: Run,
}

#[derive(Clone, Debug)]
enum AnyMind {
    AtTable(AtTable),
    ByRules(Box<ByRules>),
}

#[derive(Clone, Debug)]
struct Run {
    sizes: [usize; 2],
    /// Of the whole match.
    rounds: u32,
    played: u32,
    is_end_known: bool,
    execution: f64,
    perception: f64,
    random: Random,
    /// How often each pair of actions was played.
    outcomes: [u32; MAX_ACTIONS * MAX_ACTIONS],
}

impl Match {
    /// Before the first round.
    pub fn new(
        game: &StageGame,
        players: [&Player; 2],
        horizon: Horizon,
        noise: Noise,
        mut random: Random,
    ) -> Self {
        let is_end_known = matches!(horizon, Horizon::Rounds(_));
        let rounds = length(horizon, &mut random);
        let mind = |player: &Player| match player.form(is_end_known) {
            Form::Automaton(automaton) => AnyMind::AtTable(AtTable {
                table: Table::new(automaton),
                state: 0,
            }),
            Form::Program(program) => AnyMind::ByRules(Box::new(ByRules {
                program: program.clone(),
                memory: Memory::default(),
                rule: None,
            })),
        };
        Self {
            minds: players.map(mind),
            run: Run {
                sizes: [game.size(0), game.size(1)],
                rounds,
                played: 0,
                is_end_known,
                execution: noise.execution.value(),
                perception: noise.perception.value(),
                random,
                outcomes: [0; MAX_ACTIONS * MAX_ACTIONS],
            },
        }
    }

    /// The same players again, before the first round of another match.
    pub fn begin(&mut self, horizon: Horizon, mut random: Random) {
        let run = &mut self.run;
        run.rounds = length(horizon, &mut random);
        run.is_end_known = matches!(horizon, Horizon::Rounds(_));
        (run.played, run.random) = (0, random);
        run.outcomes = [0; MAX_ACTIONS * MAX_ACTIONS];
        for mind in &mut self.minds {
            match mind {
                AnyMind::AtTable(mind) => mind.state = 0,
                AnyMind::ByRules(mind) => mind.memory = Memory::default(),
            }
        }
    }

    /// Whether every such match is the same, whatever the stream is.
    pub fn is_certain(&self) -> bool {
        let is_pure = |mind: &AnyMind| match mind {
            AnyMind::AtTable(mind) => mind.table.is_pure(),
            AnyMind::ByRules(mind) => mind.program.is_pure(),
        };
        let run = &self.run;
        run.is_end_known
            && run.execution == 0.0
            && run.perception == 0.0
            && self.minds.iter().all(is_pure)
    }

    /// Plays at most so many rounds.
    pub fn advance(&mut self, budget: u64) -> Status {
        self.advance_seen(budget, |_| {})
    }

    /// Plays at most so many rounds, and tells of each.
    pub fn advance_seen(&mut self, budget: u64, seen: impl FnMut(Round)) -> Status {
        use AnyMind::{AtTable, ByRules};
        let run = &mut self.run;
        let [first, second] = &mut self.minds;
        match (first, second) {
            (AtTable(first), AtTable(second)) => run.advance(first, second, budget, seen),
            (AtTable(first), ByRules(second)) => run.advance(first, &mut **second, budget, seen),
            (ByRules(first), AtTable(second)) => run.advance(&mut **first, second, budget, seen),
            (ByRules(first), ByRules(second)) => {
                run.advance(&mut **first, &mut **second, budget, seen)
            }
        }
    }

    /// How many rounds were played, and how many there are.
    pub fn rounds(&self) -> [u32; 2] {
        [self.run.played, self.run.rounds]
    }

    /// How often the first player has done `own` while the second did `other`.
    pub fn count(&self, own: usize, other: usize) -> u32 {
        self.run.outcomes[own * self.run.sizes[1] + other]
    }

    /// How often `player` has done `action`.
    pub fn count_of(&self, player: usize, action: usize) -> u32 {
        let others = 0..self.run.sizes[1 - player];
        others
            .map(|other| {
                if player == 0 {
                    self.count(action, other)
                } else {
                    self.count(other, action)
                }
            })
            .sum()
    }

    /// What each has got in all, in units of the game.
    pub fn scores(&self, game: &StageGame) -> [i64; 2] {
        let [rows, columns] = self.run.sizes;
        let mut scores = [0; 2];
        for row in 0..rows {
            for column in 0..columns {
                let count = i64::from(self.count(row, column));
                scores[0] += count * game.units(0)[row * columns + column];
                scores[1] += count * game.units(1)[column * rows + row];
            }
        }
        scores
    }
}

/// How many rounds there are.
fn length(horizon: Horizon, random: &mut Random) -> u32 {
    let goes_on = match horizon {
        Horizon::Rounds(rounds) => return rounds.min(MAX_ROUNDS),
        Horizon::Continuation(probability) => probability.value(),
    };
    let mut rounds = 1;
    while rounds < MAX_ROUNDS && random.unit() < goes_on {
        rounds += 1;
    }
    rounds
}

impl Run {
    #[inline(always)]
    fn advance(
        &mut self,
        first: &mut impl Mind,
        second: &mut impl Mind,
        budget: u64,
        mut tell: impl FnMut(Round),
    ) -> Status {
        let end = u64::from(self.rounds).min(u64::from(self.played) + budget) as u32;
        crate::effort::spend(u64::from(end - self.played) * 4);
        while self.played < end {
            let left = self.is_end_known.then(|| self.rounds - self.played - 1);
            let decided = [
                first.decide(left, &mut self.random),
                second.decide(left, &mut self.random),
            ];
            let actions = self.erring(decided, self.execution, self.sizes);
            let [of_second, of_first] = self.erring(
                [actions[1], actions[0]],
                self.perception,
                [self.sizes[1], self.sizes[0]],
            );
            tell(Round {
                decided,
                actions,
                seen: [of_second, of_first],
                reasons: [first.reason(), second.reason()],
            });
            self.outcomes[actions[0] * self.sizes[1] + actions[1]] += 1;
            first.observe([actions[0], of_second], actions[0] != decided[0]);
            second.observe([actions[1], of_first], actions[1] != decided[1]);
            self.played += 1;
        }
        if self.played == self.rounds {
            Status::Finished
        } else {
            Status::Running
        }
    }

    /// Each action, or another one with that probability.
    #[inline(always)]
    fn erring(&mut self, actions: [usize; 2], probability: f64, sizes: [usize; 2]) -> [usize; 2] {
        if probability == 0.0 {
            return actions;
        }
        let mut erring = |action: usize, size: usize| {
            let drawn = self.random.unit();
            if drawn >= probability || size == 1 {
                return action;
            }
            let other = ((drawn / probability * (size - 1) as f64) as usize).min(size - 2);
            other + usize::from(other >= action)
        };
        [erring(actions[0], sizes[0]), erring(actions[1], sizes[1])]
    }
}
