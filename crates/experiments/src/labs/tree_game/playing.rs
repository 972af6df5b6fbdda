//! A game by hand: a person decides, chance and the others draw lots. The same link has the same draws.

use super::found::Found;
use super::inquiries::Learning;
use super::settings::{Opponent, TreeGameLab};
use games::tree_game::{Mover, NodeId, SetId, TreeGame};
use random::Random;

/// Where a game by hand is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hand {
    /// From the root on.
    pub nodes: Vec<NodeId>,
    /// Who decides now, from 0, and where; `None` when the game is over.
    pub turn: Option<(usize, SetId)>,
    /// The letters of the moves that were made: what is left out was not legal.
    pub done: usize,
}

impl TreeGameLab {
    /// Which player the person is, from 0.
    pub fn seat(&self, game: &TreeGame) -> usize {
        (self.person as usize - 1).min(game.players().len() - 1)
    }

    /// Whether people play all sides.
    pub fn is_between_people(&self) -> bool {
        self.opponent == Opponent::Person
    }

    /// Where the game by hand is.
    pub fn hand(&self, game: &TreeGame, found: &Found, learned: &Learning) -> Hand {
        let mut random = Random::stream(self.series, 0);
        let mut moves = self
            .moves
            .split('.')
            .map_while(|text| text.parse::<usize>().ok());
        let mut hand = Hand {
            nodes: vec![0],
            turn: None,
            done: 0,
        };
        let mut node = 0;
        while let Some((number, set)) = game.set_of(node) {
            let action = match &set.mover {
                Mover::Player(player) if self.is_between_people() || *player == self.seat(game) => {
                    match moves.next().filter(|&action| action < set.actions.len()) {
                        Some(action) => {
                            hand.done += 1;
                            action
                        }
                        None => {
                            hand.turn = Some((*player, number));
                            return hand;
                        }
                    }
                }
                Mover::Player(_) => drawn(&self.shares(game, found, learned, number), &mut random),
                Mover::Chance(chances) => {
                    let chances: Vec<f64> = chances.iter().map(|chance| chance.value()).collect();
                    drawn(&chances, &mut random)
                }
            };
            node = game.nodes()[node].children[action];
            hand.nodes.push(node);
        }
        hand
    }

    /// How an opponent plays at a set.
    fn shares(&self, game: &TreeGame, found: &Found, learned: &Learning, set: SetId) -> Vec<f64> {
        let count = game.sets()[set].actions.len();
        let alike = vec![1.0 / count as f64; count];
        match self.opponent {
            Opponent::Assessment => self.assessed(game)[set]
                .iter()
                .map(|share| share.value)
                .collect(),
            Opponent::Learner => match learned.average.get(set) {
                Some(average) => average.iter().map(|&share| f64::from(share)).collect(),
                None => alike,
            },
            Opponent::Solution => match found.solution(game) {
                Some(solution) => {
                    let shares = solution.behaviour()[set].iter();
                    shares.map(|share| share.value).collect()
                }
                None => alike,
            },
            _ => alike,
        }
    }

    /// With another move of the person.
    #[must_use]
    pub fn with_move(&self, hand: &Hand, action: usize) -> Self {
        let mut moves: Vec<String> = self.kept(hand.done);
        moves.push(action.to_string());
        Self {
            moves: moves.join("."),
            ..self.clone()
        }
    }

    /// Without the last move of the person.
    #[must_use]
    pub fn taken_back(&self, hand: &Hand) -> Self {
        Self {
            moves: self.kept(hand.done.saturating_sub(1)).join("."),
            ..self.clone()
        }
    }

    /// A new game with other draws.
    #[must_use]
    pub fn another_hand(&self) -> Self {
        Self {
            moves: String::new(),
            series: self.series.wrapping_add(1),
            ..self.clone()
        }
    }

    fn kept(&self, count: usize) -> Vec<String> {
        let moves = self.moves.split('.').filter(|text| !text.is_empty());
        moves.take(count).map(str::to_owned).collect()
    }
}

fn drawn(shares: &[f64], random: &mut Random) -> usize {
    let mut left = random.unit();
    for (action, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return action;
        }
    }
    shares
        .iter()
        .rposition(|&share| share > 0.0)
        .unwrap_or_default()
}
