//! Absent-mindedness: the best plan of a player who may come to the same information set twice and does not know it.
//!
//! M. Piccione and A. Rubinstein, "On the interpretation of decision problems with imperfect recall", 1997, section 3: the *planning
//! optimum* of the absent-minded driver, who exits with probability 1/3 and gets 4/3, more than any pure strategy pays. Only such plans are
//! computed that one probability describes: one information set with two actions, which is passed twice at most, and nobody else
//! decides. What the player gets is then a quadratic function of the probability, so its largest value is a rational number.

use crate::exact::rational::{Rational, of_fraction};
use games::tree_game::{Mover, NodeId, SetId, TreeGame};

/// The most that a plan can get, and the plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanningOptimum {
    pub set: SetId,
    /// The probabilities of both actions.
    pub shares: [Rational; 2],
    /// What each player gets on average, in units of the game.
    pub payoffs: Vec<Rational>,
}

/// The coefficients of a quadratic function, that of the square last.
type Quadratic = [Rational; 3];

/// The best plan; `None` where more than one probability, or a higher power of it, would be needed. Of equally good plans the one that takes
/// the first action least often.
pub fn planning_optimum(game: &TreeGame) -> Option<PlanningOptimum> {
    let set = only_set(game)?;
    let player = game.sets()[set].player()?;
    let functions = expected(game, set)?;
    let part = best_argument(&functions[player]);
    Some(PlanningOptimum {
        set,
        payoffs: functions.iter().map(|of| at(of, &part)).collect(),
        shares: [part.clone(), Rational::ONE - part],
    })
}

/// The only set at which a player decides, if it has two actions.
fn only_set(game: &TreeGame) -> Option<SetId> {
    let mut sets = game.sets().iter().enumerate();
    let (set, of) = sets.find(|(_, set)| set.player().is_some())?;
    let is_only = game.decisions() == 1 && of.actions.len() == 2;
    is_only.then_some(set)
}

/// What each player gets as a function of the probability of the first action.
fn expected(game: &TreeGame, set: SetId) -> Option<Vec<Quadratic>> {
    let totals = game.totals()?;
    let mut reached: Vec<Quadratic> = Vec::with_capacity(game.nodes().len());
    let mut all = vec![Quadratic::default(); game.players().len()];
    for (id, node) in game.nodes().iter().enumerate() {
        let here = match node.parent {
            Some((parent, action)) => after(game, set, &reached, parent, action)?,
            None => [Rational::ONE, Rational::ZERO, Rational::ZERO],
        };
        if node.set.is_none() {
            for (sum, &payoff) in all.iter_mut().zip(&totals[id]) {
                let payoff = of_fraction(payoff);
                for (sum, part) in sum.iter_mut().zip(&here) {
                    *sum += part * &payoff;
                }
            }
        }
        reached.push(here);
    }
    Some(all)
}

/// How likely a node is; `None` if the set is passed a third time on the way.
fn after(
    game: &TreeGame,
    set: SetId,
    reached: &[Quadratic],
    parent: NodeId,
    action: usize,
) -> Option<Quadratic> {
    let above = &reached[parent];
    let (here, of) = game.set_of(parent)?;
    if let Mover::Chance(shares) = &of.mover {
        let share = of_fraction(shares[action]);
        return Some(above.each_ref().map(|part| part * &share));
    }
    debug_assert_eq!(here, set, "nobody decides elsewhere");
    let [constant, linear, square] = above;
    if !square.is_zero() {
        return None;
    }
    // Times p for the first action, times 1 − p for the second.
    Some(if action == 0 {
        [Rational::ZERO, constant.clone(), linear.clone()]
    } else {
        let difference = linear - constant;
        [constant.clone(), difference, Rational::ZERO - linear]
    })
}

fn at(of: &Quadratic, part: &Rational) -> Rational {
    let [constant, linear, square] = of;
    constant + (linear + square * part) * part
}

/// Where in the unit interval the function is largest: at an end, or where its derivative is 0.
fn best_argument(of: &Quadratic) -> Rational {
    let [_, linear, square] = of;
    let mut candidates = vec![Rational::ZERO, Rational::ONE];
    if !square.is_zero() {
        let still = (Rational::ZERO - linear) / (square + square);
        if still > Rational::ZERO && still < Rational::ONE {
            candidates.push(still);
        }
    }
    candidates.sort();
    // Of equal ones the last is taken, so the smallest stands there.
    let best = candidates.into_iter().rev();
    best.max_by_key(|part| at(of, part)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::tree_game::text::read;

    fn optimum(text: &str) -> Option<(String, String)> {
        let game = read(text, String::new(), &[]).expect("a game");
        let found = planning_optimum(&game)?;
        let player = game.sets()[found.set].player()?;
        Some((
            found.shares[0].to_string(),
            found.payoffs[player].to_string(),
        ))
    }

    fn both(share: &str, payoff: &str) -> Option<(String, String)> {
        Some((share.to_owned(), payoff.to_owned()))
    }

    #[test]
    fn the_driver_exits_every_third_time() {
        let driver = "1.j(exit:0;0 continue:1.j(exit:4;0 continue:1;0))";
        assert_eq!(optimum(driver), both("1/3", "4/3"));
        // The actions the other way round.
        let driver = "1.j(continue:1.j(continue:1;0 exit:4;0) exit:0;0)";
        assert_eq!(optimum(driver), both("2/3", "4/3"));
    }

    #[test]
    fn certain_plans_are_found_at_the_ends() {
        assert_eq!(optimum("1.j(a:3;0 b:1.j(a:2;0 b:1;0))"), both("1", "3"));
        assert_eq!(optimum("1.j(a:0;0 b:1.j(a:0;0 b:1;0))"), both("0", "1"));
        assert_eq!(optimum("1.j(a:1;0 b:1;0)"), both("0", "1"));
    }

    #[test]
    fn chance_on_the_way_counts() {
        let game = "?(1/2:1.j(a:0;0 b:1.j(a:4;0 b:1;0)) 1/2:1.j(a:0;0 b:2;0))";
        // Half of 4p(1 − p) + (1 − p)² and of 2(1 − p): (3 − 3p²) / 2.
        assert_eq!(optimum(game), both("0", "3/2"));
    }

    #[test]
    fn more_than_a_quadratic_function_is_left_alone() {
        let thrice = "1.j(a:0;0 b:1.j(a:0;0 b:1.j(a:1;0 b:0;0)))";
        assert_eq!(optimum(thrice), None);
        assert_eq!(optimum("1.j(a:0;0 b:2.k(a:1;0 b:0;0))"), None);
        assert_eq!(optimum("1.j(a:0;0 b:1;0 c:2;0)"), None);
        assert_eq!(optimum("3;4"), None);
    }
}
