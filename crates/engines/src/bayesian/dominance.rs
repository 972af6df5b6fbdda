//! Actions that pay some type less than others do, whatever the others' types do; and what is left when they are gone, again and again.
//!
//! What is left is what is *interim rationalizable* (E. Dekel, D. Fudenberg, S. Morris, "Interim correlated rationalizability", 2007): of three players, what two
//! others do may depend on each other. An action is dominated by a mixture if the worst of it is positive: in each profile of the others' types they do what makes
//! the difference least. That is a linear programme for each type and action.

use super::game::BayesianGame;
use crate::exact::program::Program;
use crate::exact::rational::{Rational, of_fraction};
use crate::exact::sparse::{common_denominator, whole};
use crate::{Status, effort};
use dashu_int::IBig;
use std::collections::BTreeMap;

/// By player and type: the actions that are left.
pub type Left = Vec<Vec<Vec<usize>>>;

/// An action of a type that is gone.
#[derive(Clone, Debug, PartialEq)]
pub struct Dominated {
    pub player: usize,
    pub kind: usize,
    pub action: usize,
    /// The mixture that pays more.
    pub by: Vec<Rational>,
}

/// All actions of everybody.
pub fn everything(game: &BayesianGame) -> Left {
    let players = 0..game.players.len();
    let all = |player| vec![(0..game.actions(player)).collect(); game.types(player)];
    players.map(all).collect()
}

/// The elimination: in a round all dominated actions go at once.
pub struct Elimination {
    game: BayesianGame,
    pub rounds: Vec<Vec<Dominated>>,
    pub left: Left,
    round: Vec<Dominated>,
    /// Types that this round has not come to.
    ahead: Vec<(usize, usize)>,
    /// The type that is looked at, with its payoffs.
    at: Option<At>,
}

struct At {
    player: usize,
    kind: usize,
    payoffs: Vec<Vec<Vec<IBig>>>,
    /// Actions that it has not come to.
    ahead: Vec<usize>,
    program: Option<Search>,
}

/// A programme under way: whether an action is dominated.
struct Search {
    action: usize,
    losses: IBig,
    program: Program,
}

impl Elimination {
    /// Before the first round.
    pub fn new(game: &BayesianGame) -> Self {
        let mut elimination = Self {
            left: everything(game),
            game: game.clone(),
            rounds: Vec::new(),
            round: Vec::new(),
            ahead: Vec::new(),
            at: None,
        };
        elimination.begin();
        elimination
    }

    /// All types with a choice are looked at once more.
    fn begin(&mut self) {
        for (player, types) in self.left.iter().enumerate().rev() {
            let choosing = types.iter().enumerate().filter(|(_, left)| left.len() > 1);
            self.ahead
                .extend(choosing.map(|(kind, _)| (player, kind)).rev());
        }
    }

    /// Pivots, or goes on to the next action, type or round.
    pub fn step(&mut self) -> Status {
        let Some(mut at) = self.at.take() else {
            return self.next();
        };
        let left = &self.left[at.player][at.kind];
        let size = self.game.actions(at.player);
        match at.program.take() {
            None => {
                at.program = at
                    .ahead
                    .pop()
                    .map(|action| search(&at.payoffs, left, action))
            }
            Some(mut search) => {
                effort::spend(search.program.cost());
                if search.program.step() == Status::Running {
                    at.program = Some(search);
                } else if let Some(by) = search.dominating(left, size) {
                    self.round.push(Dominated {
                        player: at.player,
                        kind: at.kind,
                        action: search.action,
                        by,
                    });
                }
            }
        }
        let is_over = at.program.is_none() && at.ahead.is_empty();
        self.at = (!is_over).then_some(at);
        Status::Running
    }

    fn next(&mut self) -> Status {
        if let Some((player, kind)) = self.ahead.pop() {
            let mut ahead = self.left[player][kind].clone();
            ahead.reverse();
            self.at = Some(At {
                player,
                kind,
                payoffs: payoffs(&self.game, &self.left, player, kind),
                ahead,
                program: None,
            });
            return Status::Running;
        }
        if self.round.is_empty() {
            return Status::Finished;
        }
        for gone in &self.round {
            self.left[gone.player][gone.kind].retain(|&action| action != gone.action);
        }
        self.rounds.push(core::mem::take(&mut self.round));
        self.begin();
        Status::Running
    }
}

/// All rounds, and what is left after them.
pub fn iterated(game: &BayesianGame) -> (Vec<Vec<Dominated>>, Left) {
    let mut elimination = Elimination::new(game);
    while elimination.step() == Status::Running {}
    (elimination.rounds, elimination.left)
}

/// For each profile of the others' types and of their actions that are left: what each own action pays, weighted, as an integer above 0.
fn payoffs(game: &BayesianGame, left: &Left, player: usize, kind: usize) -> Vec<Vec<Vec<IBig>>> {
    let mut groups: BTreeMap<Vec<usize>, BTreeMap<Vec<usize>, Vec<Rational>>> = BTreeMap::new();
    for state in game
        .states
        .iter()
        .filter(|state| state.types[player] == kind)
    {
        let group = groups.entry(state.types.clone()).or_default();
        for profile in 0..game.profiles() {
            let mut actions = game.actions_of(profile);
            let own = actions[player];
            actions[player] = 0;
            let is_left = |other: usize| {
                other == player || left[other][state.types[other]].contains(&actions[other])
            };
            if (0..actions.len()).all(is_left) {
                let nothing = vec![Rational::ZERO; game.actions(player)];
                let payoff = of_fraction(game.payoff(state, profile, player));
                let cell = group.entry(actions).or_insert(nothing);
                cell[own] += of_fraction(state.probability) * payoff;
            }
        }
    }
    let numbers = groups.values().flat_map(|group| group.values().flatten());
    let denominator = common_denominator(numbers.clone());
    let least = numbers
        .clone()
        .min()
        .map(|least| whole(least, &denominator));
    let shift = IBig::ONE - least.unwrap_or_default();
    let above = |number: &Rational| whole(number, &denominator) + &shift;
    let group = |group: &BTreeMap<Vec<usize>, Vec<Rational>>| {
        let cells = group.values();
        cells.map(|cell| cell.iter().map(above).collect()).collect()
    };
    groups.values().map(group).collect()
}

/// Whether a mixture of the actions that are left always pays more than `action`.
fn search(groups: &[Vec<Vec<IBig>>], actions: &[usize], action: usize) -> Search {
    // The mixture, then what it gains at least in each group, above the most that it can lose.
    let variables = actions.len() + groups.len();
    let mut constraints = Vec::new();
    let mut losses = IBig::ZERO;
    for (number, group) in groups.iter().enumerate() {
        let most = group.iter().map(|cell| cell[action].clone()).max();
        let most = most.unwrap_or_default();
        for cell in group {
            let mut row = vec![IBig::ZERO; variables + 1];
            for (place, &other) in actions.iter().enumerate() {
                row[place] = -cell[other].clone();
            }
            row[actions.len() + number] = IBig::ONE;
            row[variables] = &most - &cell[action];
            constraints.push(row);
        }
        losses += most;
    }
    let mut whole = vec![IBig::ZERO; variables + 1];
    whole[..actions.len()].fill(IBig::ONE);
    whole[variables] = IBig::ONE;
    constraints.push(whole);
    let mut objective = vec![IBig::ZERO; variables];
    objective[actions.len()..].fill(IBig::ONE);
    Search {
        action,
        losses,
        program: Program::new(&objective, &constraints),
    }
}

impl Search {
    /// The mixture that was found, of so many actions.
    fn dominating(&self, actions: &[usize], size: usize) -> Option<Vec<Rational>> {
        (self.program.value() > Rational::from(self.losses.clone())).then(|| {
            let mut by = vec![Rational::ZERO; size];
            for (&other, part) in actions.iter().zip(self.program.solution()) {
                by[other] = part;
            }
            by
        })
    }
}
