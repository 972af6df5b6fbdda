//! The work on a game: all subgames from the last to the first, beliefs for what was found, then the sequence form.

use super::beliefs::{ToJudge, own_actions, rearrange};
use crate::Chunk;
use crate::chunk::step_until_over;
use crate::exact::{exact, mixed};
use engines::Status;
use engines::absent_minded::planning_optimum;
use engines::exact::rational::{Rational, of_fraction};
use engines::sequence_form::form::SequenceForm;
use engines::sequence_form::lemke::{Lemke, pairs};
use engines::sequence_form::zero_sum::ZeroSum;
use engines::subgame_perfect::{Equilibrium, SubgamePerfect, roots};
use experiments::Progress;
use experiments::inquiry::encode;
use experiments::tree_game::{
    Behaviour, Findings, Forgotten, NoPlay, Planned, Play, Pure, Rationality, Stage, Subgame,
};
use games::fraction::Fraction;
use games::tree_game::TreeGame;
use games::tree_game::recall::forgotten;
use std::sync::Arc;

/// Complementary pairs of a game that is not zero-sum, at most: a pivot of Lemke's algorithm goes through the square of them.
const MAX_PAIRS: usize = 400;
/// Equilibria of the whole game that are shown at most, and subgames.
const MAX_SHOWN: usize = 100;
const MAX_SUBGAMES: usize = 5_000;

/// What both get, and what they do at their own sets.
type PlayOfTwo = ([Rational; 2], [Vec<Vec<Rational>>; 2]);

/// What is being looked for on the sequence form.
enum Search {
    ZeroSum(Box<ZeroSum<Arc<SequenceForm>>>),
    Lemke(Box<Lemke<Arc<SequenceForm>>>),
}

/// The work.
pub(super) struct TreeGameChunk {
    game: Option<Arc<TreeGame>>,
    induction: Option<SubgamePerfect<Arc<TreeGame>>>,
    to_judge: Option<ToJudge>,
    form: Option<Arc<SequenceForm>>,
    search: Option<Search>,
    found: Findings,
}

impl TreeGameChunk {
    /// Nothing found yet. Without a game there is nothing to find.
    pub fn new(game: Option<Arc<TreeGame>>) -> Self {
        let mut found = Findings::default();
        if let Some(game) = &game {
            found.forgotten = forgotten(game).map(|forgotten| Forgotten {
                set: forgotten.set as u32,
                nodes: forgotten.nodes.map(|node| node as u32),
                is_absent_minded: forgotten.is_absent_minded,
            });
            found.subgame_count = roots(game).len() as u32;
            let is_absent_minded = found.forgotten.is_some_and(|of| of.is_absent_minded);
            let planned = is_absent_minded.then(|| planning_optimum(game)).flatten();
            found.planned = planned.map(|planned| Planned {
                set: planned.set as u32,
                shares: mixed(&planned.shares),
                payoffs: mixed(&planned.payoffs),
            });
        }
        Self {
            induction: game.clone().map(SubgamePerfect::new),
            game,
            to_judge: None,
            form: None,
            search: None,
            found,
        }
    }

    /// A unit of the work that is due.
    fn step(&mut self) {
        match self.found.stage {
            Stage::Induction => self.induce(),
            Stage::Beliefs => self.judge(),
            Stage::Play => self.play(),
            Stage::Done => {}
        }
    }

    fn induce(&mut self) {
        let (Some(game), Some(induction)) = (&self.game, &mut self.induction) else {
            self.found.stage = Stage::Done;
            return;
        };
        let root = induction.next();
        let status = induction.step();
        if let Some(root) = root
            && let Some(solved) = induction.solved(root)
            && self.found.subgames.len() < MAX_SUBGAMES
        {
            let first = solved.equilibria.first();
            self.found.subgames.push(Subgame {
                root: root as u32,
                count: solved.equilibria.len() as u32,
                is_complete: solved.is_complete,
                payoffs: first.map(|one| mixed(&one.payoffs)).unwrap_or_default(),
                actions: first.map(own_actions).unwrap_or_default(),
            });
        }
        if status == Status::Running {
            return;
        }
        if let Some(whole) = induction.solved(0) {
            let first = whole.equilibria.iter().take(MAX_SHOWN);
            let pure = first.map(|one| pure(game, one, &induction.actions(one)));
            self.found.subgame_perfect = pure.collect();
            self.found.subgame_perfect_count = whole.equilibria.len() as u32;
            self.found.subgame_perfect_is_complete = whole.is_complete;
        } else {
            // The game is over before it has begun.
            self.found.subgame_perfect_is_complete = true;
        }
        self.to_judge = Some(ToJudge::new(game, &self.found));
        self.found.stage = Stage::Beliefs;
    }

    fn judge(&mut self) {
        let (Some(game), Some(to_judge)) = (&self.game, &mut self.to_judge) else {
            self.found.stage = Stage::Done;
            return;
        };
        if to_judge.step(game, &mut self.found.subgame_perfect) == Status::Running {
            return;
        }
        if let Some(induction) = self.induction.take() {
            rearrange(&mut self.found, &induction);
        }
        self.to_judge = None;
        self.found.stage = Stage::Play;
    }

    fn play(&mut self) {
        match &mut self.search {
            None => self.begin(),
            Some(Search::ZeroSum(search)) => {
                let status = search.step();
                if let Some([least, most]) = search.bounds() {
                    self.found.play = Play::Between([exact(least), exact(most)]);
                }
                if status == Status::Finished {
                    let optimal = search.optimal().cloned();
                    let sum = self.game.as_ref().and_then(|game| game.constant_sum());
                    let sum = of_fraction(sum.unwrap_or(Fraction::ZERO));
                    let found = optimal.map(|optimal| {
                        let payoffs = [optimal.value.clone(), sum - optimal.value];
                        (payoffs, optimal.behaviour)
                    });
                    self.finish(found, true);
                }
            }
            Some(Search::Lemke(lemke)) => {
                if lemke.step() == Status::Finished {
                    let found = lemke.equilibrium();
                    self.finish(found.map(|found| (found.payoffs, found.behaviour)), false);
                }
            }
        }
    }

    fn begin(&mut self) {
        let Some(game) = &self.game else {
            self.found.stage = Stage::Done;
            return;
        };
        let is_constant_sum = game.constant_sum().is_some();
        let form = (game.players().len() == 2).then(|| {
            if is_constant_sum {
                SequenceForm::new(&TreeGame::clone(game).zero_sum_twin())
            } else {
                SequenceForm::new(game)
            }
        });
        let no_play = match form {
            None => NoPlay::Players,
            Some(Err(_)) => NoPlay::Recall,
            Some(Ok(form)) if !is_constant_sum && pairs(&form) > MAX_PAIRS => NoPlay::Size,
            Some(Ok(form)) => {
                let form = Arc::new(form);
                self.search = Some(if is_constant_sum {
                    Search::ZeroSum(Box::new(ZeroSum::new(form.clone())))
                } else {
                    Search::Lemke(Box::new(Lemke::new(form.clone())))
                });
                self.form = Some(form);
                return;
            }
        };
        self.found.play = Play::None(no_play);
        self.found.stage = Stage::Done;
    }

    /// Behaviour is by player and own set; findings have it by set.
    fn finish(&mut self, found: Option<PlayOfTwo>, is_value: bool) {
        self.found.stage = Stage::Done;
        self.search = None;
        let (Some(game), Some(form), Some((payoffs, by_player))) = (&self.game, &self.form, found)
        else {
            return;
        };
        let mut behaviour: Behaviour = vec![Vec::new(); game.sets().len()];
        for (sets, shares) in form.sets.iter().zip(&by_player) {
            for (set, shares) in sets.iter().zip(shares) {
                behaviour[set.set] = mixed(shares);
            }
        }
        self.found.play = Play::Known {
            payoffs: mixed(&payoffs),
            behaviour,
            is_value,
        };
    }
}

fn pure(game: &TreeGame, equilibrium: &Equilibrium, chosen: &[(usize, usize)]) -> Pure {
    let mut actions = vec![0; game.sets().len()];
    for &(set, action) in chosen {
        actions[set] = action as u16;
    }
    Pure {
        payoffs: mixed(&equilibrium.payoffs),
        actions,
        rationality: Rationality::default(),
    }
}

impl Chunk for TreeGameChunk {
    fn advance(&mut self, budget: u64) -> Status {
        let is_over = |chunk: &Self| chunk.found.stage == Stage::Done;
        step_until_over(self, budget, is_over, |chunk| {
            chunk.step();
            chunk.found.effort += 1;
        })
    }

    fn progress(&self) -> Progress {
        Progress {
            done: u64::from(self.found.stage == Stage::Done),
            total: 1,
        }
    }

    fn snapshot(&self) -> Vec<u8> {
        encode(&self.found)
    }
}
