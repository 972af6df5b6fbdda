//! Matches: a strategy against three others, ten rounds each of the prisoner's dilemma, played by the laboratory's engine.

use engines::Status;
use engines::repeated::matches::played::Match;
use engines::repeated::settings::{Horizon, Noise};
use engines::repeated::stage_game::StageGame;
use engines::repeated::strategies::player::Player;
use engines::repeated::strategies::strategy::memory_one;
use games::fraction::Fraction;
use games::strategic::library::find_offered;
use random::Random;
use std::collections::BTreeMap;
use texts::RepeatedWords;

/// The experiment behind it, without `#/`.
pub const LINK: &str = "tournament";
/// The stage game, as the library calls it.
const GAME: &str = "prisoners-dilemma";

/// The strategies, as links name them: those one may be, and those one meets.
pub const STRATEGIES: [&str; 3] = ["TitForTat", "Defector", "Cooperator"];
pub const ROUNDS: usize = 10;

/// Whether each cooperates after CC, CD, DC and DD, own action first, and in the first round.
const COOPERATES: [[bool; 5]; 3] = [[true, false, true, false, true], [false; 5], [true; 5]];

/// A match as it is drawn: what both did in each round, whether they cooperated; and the points of the visitor.
#[derive(Clone, Debug, PartialEq)]
pub struct Played {
    pub rounds: Vec<[bool; 2]>,
    pub points: i64,
}

/// Who the visitor is now, and what every strategy that they were has got.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Repeated {
    pub chosen: Option<usize>,
    played: BTreeMap<usize, [Played; 3]>,
}

fn player(strategy: usize) -> Player {
    let probability = |cooperates: bool| {
        if cooperates {
            Fraction::ONE
        } else {
            Fraction::ZERO
        }
    };
    Player::Automaton(memory_one(&COOPERATES[strategy].map(probability)))
}

/// The match of two of the strategies. No chance is in it.
fn played(game: &StageGame, own: usize, other: usize) -> Played {
    let [first, second] = [own, other].map(player);
    let horizon = Horizon::Rounds(ROUNDS as u32);
    let random = Random::stream(0, 0);
    let mut played = Match::new(game, [&first, &second], horizon, Noise::NONE, random);
    let (mut rounds, mut points) = (Vec::with_capacity(ROUNDS), 0);
    let mut note = |[own, other]: [usize; 2]| {
        rounds.push([own, other].map(|action| action == 0));
        points += game.units(0)[own * game.size(1) + other];
    };
    while played.advance_seen(1, |round| note(round.actions)) == Status::Running {}
    Played { rounds, points }
}

impl Repeated {
    /// After a choice, whose three matches are played.
    #[must_use]
    pub fn choose(&self, chosen: usize) -> Self {
        let mut next = self.clone();
        next.chosen = Some(chosen);
        let game = find_offered(GAME).and_then(|entry| entry.game());
        if let Some(game) = game.and_then(|game| StageGame::new(&game).ok()) {
            let matches = [0, 1, 2].map(|other| played(&game, chosen, other));
            next.played.insert(chosen, matches);
        }
        next
    }

    /// The matches of the strategy that is chosen.
    pub fn matches(&self) -> Option<&[Played; 3]> {
        self.played.get(&self.chosen?)
    }

    /// What is said now.
    pub fn said(&self, words: &RepeatedWords) -> String {
        let Some(matches) = self.matches() else {
            return words.begin.to_owned();
        };
        let total = (words.total)(points(matches));
        let played = self.played.iter();
        let best = played.max_by_key(|(_, matches)| points(matches).iter().sum::<i64>());
        match best {
            Some((&best, _)) if self.played.len() == STRATEGIES.len() => {
                format!("{total} {}", (words.all_tried)(words.strategies[best]))
            }
            _ => total,
        }
    }
}

/// What the visitor got in each.
pub fn points(matches: &[Played; 3]) -> [i64; 3] {
    matches.each_ref().map(|played| played.points)
}
