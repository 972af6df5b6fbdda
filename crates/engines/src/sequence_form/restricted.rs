//! The linear programme of a game in which only some actions are allowed.
//!
//! Where a set has a single action that is allowed, its sequence is that of the set's past, so the programme has variables only where there is a
//! choice. Payoffs are raised until none is below 1: then the plans' equations may be inequalities, since more of an own sequence never harms, and
//! 0 is a beginning. The first player's programme is the greatest `q` of the empty sequence, where each sequence of the second player
//! has q(its set) ≤ Σ q(sets that come after it) + Σ payoff · x; what a unit of such a bound costs is the second player's plan.

use super::form::SequenceForm;
use crate::exact::program::Program;
use crate::exact::rational::Rational;
use dashu_int::IBig;
use dashu_int::ops::Gcd;
use std::collections::BTreeMap;

/// For each of a player's sets whether each action is allowed.
pub type Allowed = Vec<Vec<bool>>;

/// What stands for a sequence: nothing where an action on the way is not allowed, 0 where there was no choice.
type Standing = Vec<Option<usize>>;

/// A set with a choice.
struct Choice {
    /// The place of the set among the player's own.
    own: usize,
    parent: usize,
    /// Its allowed actions, and what stands for each.
    options: Vec<(usize, usize)>,
}

/// The sequences of a player that are left.
struct Reduced {
    standing: Standing,
    count: usize,
    choices: Vec<Choice>,
}

impl Reduced {
    fn new(form: &SequenceForm, player: usize, allowed: &Allowed) -> Self {
        let mut standing: Standing = vec![None; form.sizes[player]];
        standing[0] = Some(0);
        let mut reduced = Self {
            standing,
            count: 1,
            choices: Vec::new(),
        };
        for (own, (set, allowed)) in form.sets[player].iter().zip(allowed).enumerate() {
            let Some(parent) = reduced.standing[set.parent] else {
                continue;
            };
            let options: Vec<usize> = (0..set.actions).filter(|&action| allowed[action]).collect();
            if let [only] = options[..] {
                reduced.standing[set.first + only] = Some(parent);
                continue;
            }
            let first = reduced.count;
            reduced.count += options.len();
            let options: Vec<(usize, usize)> = options.into_iter().zip(first..).collect();
            for &(action, number) in &options {
                reduced.standing[set.first + action] = Some(number);
            }
            reduced.choices.push(Choice {
                own,
                parent,
                options,
            });
        }
        reduced
    }

    /// A probability for each action of all sets, from a weight for each sequence that stands. What is not reached does what is allowed first.
    fn behaviour(
        &self,
        form: &SequenceForm,
        player: usize,
        allowed: &Allowed,
        weights: &[Rational],
    ) -> Vec<Vec<Rational>> {
        let only = |allowed: &Vec<bool>| {
            let chosen = allowed.iter().position(|&is_allowed| is_allowed);
            crate::equilibria::bimatrix::pure(chosen.unwrap_or_default(), allowed.len())
        };
        let mut behaviour: Vec<Vec<Rational>> = allowed.iter().map(only).collect();
        for choice in &self.choices {
            let sum = choice
                .options
                .iter()
                .fold(Rational::ZERO, |sum, &(_, number)| sum + &weights[number]);
            if sum.is_zero() {
                continue;
            }
            let actions = form.sets[player][choice.own].actions;
            let mut probabilities = vec![Rational::ZERO; actions];
            for &(action, number) in &choice.options {
                probabilities[action] = &weights[number] / &sum;
            }
            behaviour[choice.own] = probabilities;
        }
        behaviour
    }
}

/// The programme under way.
pub(super) struct Restricted {
    pub program: Program,
    players: [Reduced; 2],
}

impl Restricted {
    /// Of the game in which these actions are allowed, at least one at each set.
    pub fn new(form: &SequenceForm, allowed: &[Allowed; 2]) -> Self {
        let players = [0, 1].map(|player| Reduced::new(form, player, &allowed[player]));
        let payoffs = payoffs(form, &players);
        let [first, second] = &players;
        let variables = first.count - 1 + second.choices.len() + 1;
        // Variables: the first player's sequences but the empty one; q of each set of the second player; q of the empty sequence.
        let root = variables - 1;
        let q = |choice: usize| first.count - 1 + choice;
        let mut constraints = vec![vec![IBig::ZERO; variables + 1]; second.count];
        constraints[0][root] = IBig::ONE;
        for (number, choice) in second.choices.iter().enumerate() {
            for &(_, sequence) in &choice.options {
                constraints[sequence][q(number)] = IBig::ONE;
            }
            constraints[choice.parent][q(number)] -= IBig::ONE;
        }
        for ([own, other], payoff) in payoffs {
            match own {
                0 => constraints[other][variables] = payoff,
                _ => constraints[other][own - 1] = -payoff,
            }
        }
        for choice in &first.choices {
            let mut constraint = vec![IBig::ZERO; variables + 1];
            for &(_, sequence) in &choice.options {
                constraint[sequence - 1] = IBig::ONE;
            }
            match choice.parent {
                0 => constraint[variables] = IBig::ONE,
                parent => constraint[parent - 1] = -IBig::ONE,
            }
            constraints.push(constraint);
        }
        let mut objective = vec![IBig::ZERO; variables];
        objective[root] = IBig::ONE;
        Self {
            program: Program::new(&objective, &constraints),
            players,
        }
    }

    /// Both players' behaviour, once the programme is solved.
    pub fn behaviours(
        &self,
        form: &SequenceForm,
        allowed: &[Allowed; 2],
    ) -> [Vec<Vec<Rational>>; 2] {
        let [first, second] = &self.players;
        let mut plan = self.program.solution();
        plan.truncate(first.count - 1);
        plan.insert(0, Rational::ONE);
        let mut costs = self.program.prices();
        costs.truncate(second.count);
        [
            first.behaviour(form, 0, &allowed[0], &plan),
            second.behaviour(form, 1, &allowed[1], &costs),
        ]
    }
}

/// What pairs of sequences that are left pay, raised and as integers.
fn payoffs(form: &SequenceForm, players: &[Reduced; 2]) -> BTreeMap<[usize; 2], IBig> {
    let raise = Rational::ONE - &form.least[0];
    let mut sums: BTreeMap<[usize; 2], Rational> = BTreeMap::new();
    for entry in &form.entries {
        let [first, second] = entry.sequences;
        if let (Some(first), Some(second)) =
            (players[0].standing[first], players[1].standing[second])
        {
            *sums.entry([first, second]).or_default() += &entry.payoffs[0] + &raise * &entry.reach;
        }
    }
    let mut common = IBig::ONE;
    for sum in sums.values() {
        let below = IBig::from(sum.denominator().clone());
        let divisor = IBig::from((&common).gcd(&below));
        common = common * below / divisor;
    }
    let whole = |(pair, sum): ([usize; 2], Rational)| {
        let (above, below) = sum.into_parts();
        (pair, above * (&common / IBig::from(below)))
    };
    sums.into_iter().map(whole).collect()
}
