//! Learning: from games to ratings, in steps. Every fifth game is kept back; how well the ratings foretell its moves is
//! compared with ratings set by hand and with chance.

use super::competitions::Competitions;
use super::fit::{Fit, Fitted, Terms};
use super::likelihood::strength;
use super::table::{ELO_OF_E, Ratings};
use crate::Status;
use ethnum::U256;
use games::connect_four::features::{COUNT, GROUPS};
use games::connect_four::{Column, ConnectFour, Custom, Setup};
use games::{Game, Knowledge};

/// One game of so many is not learned from.
pub const KEPT_BACK: usize = 5;

/// A game to learn from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// Legal moves from the empty board on.
    pub moves: Vec<Column>,
    /// Whether something is learned from the move after n stones.
    pub counts: Vec<bool>,
}

/// A position of a game that was kept back.
#[derive(Clone, Debug)]
struct Question {
    sets: Vec<u32>,
    by_hand: Vec<f64>,
    played: usize,
}

/// How well moves of games kept back were foretold.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Foretold {
    /// Moves, where there was a choice.
    pub moves: u64,
    /// How often the move with the highest rating was played: with the learned ratings, with those set by hand, and a move
    /// drawn by chance. Of n equal ones each counts 1/n.
    pub learned: f64,
    pub by_hand: f64,
    pub by_chance: f64,
    /// The logarithm of the probability that the learned ratings, and chance, give to all moves together.
    pub log_likelihood: f64,
    pub log_likelihood_by_chance: f64,
}

/// What was learned.
#[derive(Clone, Debug, PartialEq)]
pub struct Learned {
    pub fitted: Fitted,
    /// Positions learned from, with a choice.
    pub positions: u64,
    /// Of each feature: positions in which some move had it, and those in which such a move was played.
    pub counts: Vec<(u64, u64)>,
    pub foretold: Foretold,
}

impl Learned {
    /// The ratings, in whole Elo.
    pub fn ratings(&self) -> Ratings {
        let mut logarithms = [0.0; COUNT];
        logarithms.copy_from_slice(&self.fitted.logarithms);
        Ratings::of_logarithms(&logarithms)
    }

    /// A feature's rating and its standard error, in Elo.
    pub fn elo(&self, feature: usize) -> (f64, f64) {
        let fitted = &self.fitted;
        let of = |values: &[f64]| ELO_OF_E * values[feature];
        (of(&fitted.logarithms), of(&fitted.errors))
    }
}

/// Learning under way.
#[derive(Clone, Debug)]
pub struct Learning {
    setup: Setup,
    lessons: Vec<Lesson>,
    /// Lessons read.
    read: usize,
    data: Competitions,
    kept_back: Vec<Question>,
    fit: Option<Fit>,
}

impl Learning {
    /// From these games on this board.
    pub fn new(setup: Setup, lessons: Vec<Lesson>) -> Self {
        Self {
            setup,
            lessons,
            read: 0,
            data: Competitions::default(),
            kept_back: Vec::new(),
            fit: None,
        }
    }

    /// Reads a game, or does a step of the fit.
    pub fn step(&mut self) -> Status {
        if let Some(fit) = &mut self.fit {
            return fit.step();
        }
        match self.lessons.get(self.read) {
            Some(lesson) => {
                let lesson = lesson.clone();
                self.take(&lesson);
                self.read += 1;
            }
            None => {
                let data = core::mem::take(&mut self.data);
                self.fit = Some(Fit::new(data, GROUPS.to_vec(), Terms::USUAL));
            }
        }
        Status::Running
    }

    fn take(&mut self, lesson: &Lesson) {
        let Some(shape) = Custom::<U256>::new(self.setup) else {
            return;
        };
        let is_kept_back = self.read % KEPT_BACK == KEPT_BACK - 1;
        let mut position = ConnectFour::new(shape);
        for (&column, counts) in lesson.moves.iter().zip(&lesson.counts) {
            let legal: Vec<Column> = position.actions().collect();
            let Some(played) = legal.iter().position(|&action| action == column) else {
                return;
            };
            if *counts && legal.len() > 1 {
                let sets: Vec<u32> = legal
                    .iter()
                    .map(|&action| position.features(action))
                    .collect();
                if is_kept_back {
                    let by_hand = legal
                        .iter()
                        .map(|&action| position.rating(action))
                        .collect();
                    self.kept_back.push(Question {
                        sets,
                        by_hand,
                        played,
                    });
                } else {
                    self.data.add(&sets, played);
                }
            }
            position.apply(column);
        }
    }

    /// What was learned, once it is finished.
    pub fn learned(&self) -> Option<Learned> {
        let fit = self.fit.as_ref()?;
        let fitted = fit.fitted()?.clone();
        Some(Learned {
            positions: fit.data().len() as u64,
            counts: fit.data().counts(COUNT),
            foretold: foretell(&self.kept_back, &fitted.logarithms),
            fitted,
        })
    }
}

fn foretell(questions: &[Question], logarithms: &[f64]) -> Foretold {
    let mut all = Foretold::default();
    for Question {
        sets,
        by_hand,
        played,
    } in questions
    {
        let strengths: Vec<f64> = sets.iter().map(|&set| strength(set, logarithms)).collect();
        let chance = 1.0 / sets.len() as f64;
        all.moves += 1;
        all.learned += hit(&strengths, *played);
        all.by_hand += hit(by_hand, *played);
        all.by_chance += chance;
        all.log_likelihood += libm::log(strengths[*played] / strengths.iter().sum::<f64>());
        all.log_likelihood_by_chance += libm::log(chance);
    }
    all
}

/// Whether the highest rating was played; of n highest each counts 1/n.
fn hit(ratings: &[f64], played: usize) -> f64 {
    let highest = ratings.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let is_highest = |rating: f64| rating == highest;
    let equals = ratings.iter().filter(|&&rating| is_highest(rating)).count();
    if is_highest(ratings[played]) {
        1.0 / equals as f64
    } else {
        0.0
    }
}
