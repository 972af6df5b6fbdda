//! A game as it is kept: its state after some of its rounds, evenly spaced, and the random numbers that come next. Any other
//! moment is found from the last of these before it, in a few hundred rounds at most, however long the game is.

use super::settings::WarGameExperiment;
use games::Player;
use games::war::table::{CARDS, RANKS, Standing};
use games::war::{Orders, OutOfCards, War};
use random::Random;
use serde::{Deserialize, Serialize};

/// The number of the first stream; blocks of games have smaller ones.
const STREAM: u64 = 1 << 40;
/// States that are kept, at most.
const MAX_KEPT: usize = 2_048;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct End {
    /// Running if it was stopped.
    pub standing: Standing,
    /// Points of the first strategy.
    pub score: f64,
}

impl End {
    /// Whether it was stopped at the cap.
    pub fn is_capped(&self) -> bool {
        self.standing == Standing::Running
    }
}

/// The game at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// Rounds played.
    pub round: u64,
    /// Ranks in both stores, from the top.
    pub stores: [Vec<u8>; 2],
    /// What was played for in the last round: what each has put, and the cards in between are face down.
    pub pot: [Vec<u8>; 2],
    /// Who took it; `None` before the first round, and for a war that nobody could finish.
    pub taken_by: Option<Player>,
    /// What the winner put under the store, in its order.
    pub put_back: Vec<u8>,
}

/// A game, as far as it has been played.
#[derive(Clone, Debug)]
pub struct WarGame {
    out_of_cards: OutOfCards,
    orders: [Orders; 2],
    /// A state is kept after every so many rounds: a power of two, which doubles when there are too many.
    every: u64,
    kept: Vec<(War, Random)>,
    rounds: u64,
    last: War,
    random: Random,
}

/// The record: what is not known from the experiment.
#[derive(Serialize, Deserialize)]
struct Record {
    every: u64,
    rounds: u64,
    kept: Vec<(State, Random)>,
    last: State,
}

/// The ranks in both stores, from the top.
type State = [Vec<u8>; 2];

fn state(war: &War) -> State {
    Player::BOTH.map(|player| war.store(player).collect())
}

fn is_sound(state: &State) -> bool {
    let [first, second] = state;
    first.len() + second.len() <= CARDS
        && first
            .iter()
            .chain(second)
            .all(|&rank| usize::from(rank) < RANKS)
}

impl WarGame {
    /// Before the first round.
    pub fn deal(lab: &WarGameExperiment) -> Self {
        let mut random = Random::stream(lab.seed, STREAM + lab.show);
        let last = War::deal(&mut random);
        Self {
            out_of_cards: lab.readings.rules().out_of_cards,
            orders: [lab.a.orders(), lab.b.orders()],
            every: 1,
            kept: vec![(last.clone(), random.clone())],
            rounds: 0,
            last,
            random,
        }
    }

    /// Plays a round; how the game stands after it.
    pub fn play_round(&mut self) -> Standing {
        let standing = self
            .last
            .round(self.out_of_cards, &self.orders, &mut self.random);
        self.rounds += 1;
        if self.rounds.is_multiple_of(self.every) {
            self.kept.push((self.last.clone(), self.random.clone()));
            if self.kept.len() > MAX_KEPT {
                self.every *= 2;
                let mut index = 0;
                self.kept.retain(|_| {
                    index += 1;
                    index % 2 == 1
                });
            }
        }
        standing
    }

    /// Rounds of the whole game.
    pub fn rounds(&self) -> u64 {
        self.rounds
    }

    /// The cards after the last round.
    pub fn last(&self) -> &War {
        &self.last
    }

    /// As bytes, for a worker's message.
    pub fn encode(&self) -> Vec<u8> {
        let kept = self.kept.iter();
        let record = Record {
            every: self.every,
            rounds: self.rounds,
            kept: kept
                .map(|(war, random)| (state(war), random.clone()))
                .collect(),
            last: state(&self.last),
        };
        // Numbers and lists in memory: postcard has no way to fail here.
        postcard::to_stdvec(&record).unwrap_or_default()
    }

    /// Reads bytes from a worker; `None` if they cannot be this game.
    pub fn decode(bytes: &[u8], lab: &WarGameExperiment) -> Option<Self> {
        let record: Record = postcard::from_bytes(bytes).ok()?;
        let mut states = record.kept.iter().map(|(state, _)| state);
        let fits = record.every > 0
            && record.kept.len() as u64 == record.rounds / record.every + 1
            && record.kept.len() <= MAX_KEPT
            && states.all(is_sound)
            && is_sound(&record.last);
        if !fits {
            return None;
        }
        let war = |[first, second]: &State| War::with(first, second);
        let kept = record.kept.iter();
        let (_, random) = record.kept.last()?;
        Some(Self {
            every: record.every,
            kept: kept
                .map(|(state, random)| (war(state), random.clone()))
                .collect(),
            rounds: record.rounds,
            last: war(&record.last),
            random: random.clone(),
            ..Self::deal(lab)
        })
    }

    /// How many cards each has after every so many rounds, and at the end: the rounds, and the cards of both.
    pub fn counts(&self) -> (Vec<f64>, [Vec<f64>; 2]) {
        let kept = self.kept.iter().map(|(war, _)| war);
        let rounds = (0..kept.len() as u64).map(|index| index * self.every);
        let is_last_kept = self.rounds.is_multiple_of(self.every);
        let end = (!is_last_kept).then_some((self.rounds, &self.last));
        let all: Vec<(u64, &War)> = rounds.zip(kept).chain(end).collect();
        let counts = Player::BOTH.map(|player| {
            let counts = all.iter().map(|(_, war)| f64::from(war.count(player)));
            counts.collect()
        });
        (all.iter().map(|&(round, _)| round as f64).collect(), counts)
    }

    /// The game after `round` rounds, or at its end if it has fewer.
    pub fn at(&self, round: u64) -> Moment {
        let round = round.min(self.rounds);
        let Some(before) = round.checked_sub(1) else {
            return Moment {
                round,
                stores: state(&self.kept[0].0),
                pot: Default::default(),
                taken_by: None,
                put_back: Vec::new(),
            };
        };
        let (before, mut random) = self.after(before);
        let mut now = before.clone();
        now.round(self.out_of_cards, &self.orders, &mut random);
        let (pot, taken_by, put_back) = what_happened(&before, &now);
        Moment {
            round,
            stores: state(&now),
            pot,
            taken_by,
            put_back,
        }
    }

    /// The state after `round` rounds, found from the last one before that was kept.
    fn after(&self, round: u64) -> (War, Random) {
        let (mut war, mut random) = self.kept[(round / self.every) as usize].clone();
        for _ in 0..round % self.every {
            war.round(self.out_of_cards, &self.orders, &mut random);
        }
        (war, random)
    }
}

/// What each has put into the pot of a round, who took it, and in which order it went back.
fn what_happened(before: &War, now: &War) -> ([Vec<u8>; 2], Option<Player>, Vec<u8>) {
    let taken = Player::BOTH.map(|player| before.taken_until(now, player));
    let put = Player::BOTH.map(|player| before.put_until(now, player));
    let winner = Player::BOTH
        .into_iter()
        .find(|player| put[player.index()].len() > put[player.opponent().index()].len());
    let put_back = winner.map_or_else(Vec::new, |winner| put[winner.index()].clone());
    (taken, winner, put_back)
}
