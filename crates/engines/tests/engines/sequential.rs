//! Beliefs that make pure strategies rational: textbooks' games, and random trees against mistakes that are tried one by one.

use crate::sequence_form::support::{random_general, typed};
use engines::assessment::{Assessment, Beliefs, Judgement, is_consistent, judged};
use engines::exact::rational::{Rational, of_fraction, quotient};
use engines::subgame_perfect::subgame_perfect;
use games::tree_game::{Mover, NodeId, SetId, TreeGame};
use random::Random;

const HORSE: &str = "1(C:2(c:1;1;1 d:3.h(L:4;4;0 R:0;0;1)) D:3.h(L:3;2;2 R:0;0;0))";

fn share(above: i64, below: i64) -> Rational {
    quotient(above.into(), below.into())
}

/// The actions of these names, in the order of the players' sets.
fn named(game: &TreeGame, names: &str) -> Vec<usize> {
    let mut names = names.split(' ');
    let sets = game.sets().iter().map(|set| match set.player() {
        Some(_) => {
            let name = names.next().expect("an action");
            let place = set.actions.iter().position(|action| action == name);
            place.unwrap_or_else(|| panic!("{name}"))
        }
        None => 0,
    });
    sets.collect()
}

fn of(game: &str, names: &str) -> Judgement {
    let game = typed(game);
    judged(&game, &named(&game, names))
}

/// Whether there are beliefs, and whether consistent ones.
fn said(game: &str, names: &str) -> (bool, Option<bool>) {
    let judgement = of(game, names);
    (judgement.beliefs.is_some(), judgement.is_sequential)
}

fn certain(game: &TreeGame, actions: &[usize]) -> Vec<Vec<Rational>> {
    let sets = game.sets().iter().zip(actions);
    sets.map(|(set, &taken)| {
        (0..set.actions.len())
            .map(|action| Rational::from(u8::from(action == taken)))
            .collect()
    })
    .collect()
}

#[test]
fn no_belief_holds_up_the_equilibrium_that_seltens_horse_was_made_for() {
    let rejected = of(HORSE, "D c L");
    assert_eq!(
        (rejected.beliefs, rejected.failing, rejected.is_sequential),
        (None, Some(1), Some(false))
    );
    let kept = of(HORSE, "C c R");
    assert_eq!((kept.failing, kept.is_sequential), (None, Some(true)));
    // The third player stays with R if D is believed with a third at most.
    let beliefs = kept.beliefs.expect("beliefs");
    let at = beliefs[2].as_ref().expect("a belief of the third player");
    assert_eq!(
        at.iter().fold(Rational::ZERO, |sum, one| sum + one),
        Rational::ONE
    );
    assert!(at[1] <= share(1, 3) || at[0] >= share(2, 3), "{at:?}");
    assert_eq!(beliefs[0], None);
    assert_eq!(
        beliefs[1], None,
        "nobody has to guess at a node that stands alone"
    );
}

#[test]
fn both_breakfasts_are_sequential() {
    // Cho and Kreps's criterion rejects quiche; consistency does not.
    let game = "?(9/10:strong:1.strong(beer:2.beer(duel:1;0 retreat:3;1) quiche:2.quiche(duel:0;0 retreat:2;1)) \
        1/10:weak:1.weak(beer:2.beer(duel:0;1 retreat:2;0) quiche:2.quiche(duel:1;1 retreat:3;0)))";
    assert_eq!(said(game, "beer retreat duel beer"), (true, Some(true)));
    assert_eq!(said(game, "quiche duel retreat quiche"), (true, Some(true)));
    assert!(!said(game, "beer retreat duel quiche").0);
}

#[test]
fn a_threat_that_is_worse_after_every_entry_has_no_belief() {
    // A. Mas-Colell, M. Whinston, J. Green, "Microeconomic Theory" (1995), figure 9.C.1.
    let game = "1(out:0;2 one:2.in(fight:-1;-1 share:3;0) two:2.in(fight:-1;-1 share:2;1))";
    assert_eq!(said(game, "out fight"), (false, Some(false)));
    assert_eq!(said(game, "one share"), (true, Some(true)));
    // If a fight is better after one of them, it may be believed in.
    let game = "1(out:0;2 one:2.in(fight:-1;1 share:3;0) two:2.in(fight:-1;-1 share:2;1))";
    assert_eq!(said(game, "out fight"), (true, Some(true)));
}

#[test]
fn mistakes_say_nothing_of_what_who_makes_them_does_not_know() {
    // As figure 9.C.4 of the same book: the first player does not see what chance did, so the second cannot learn it from the first one's mistake.
    let game = "?(1/2:a:1.h(x:2;10 y:2.k(l:0;5 r:5;2)) 1/2:b:1.h(x:2;10 y:2.k(l:0;5 r:5;10)))";
    assert_eq!(said(game, "x l"), (true, Some(false)));
    assert_eq!(said(game, "y r"), (true, Some(true)));
    let consistent = |first: i64| {
        let game = typed(game);
        let beliefs = game.sets().iter().map(|set| match set.nodes.len() {
            1 => vec![Rational::ONE],
            _ if set.name == "h" => vec![share(1, 2); 2],
            _ => vec![share(first, 10), share(10 - first, 10)],
        });
        let beliefs: Vec<_> = beliefs.collect();
        is_consistent(&game, &certain(&game, &named(&game, "x l")), &beliefs)
    };
    assert_eq!(
        [5, 9, 0].map(consistent),
        [Some(true), Some(false), Some(false)]
    );
}

/// After the same mistake of the first player, the second or the third has to guess which one it was.
fn two_who_guess(second: [i64; 2], third: [i64; 2]) -> String {
    let end = |player: usize, gain: i64| {
        let mut payoffs = [0; 3];
        payoffs[player] = gain;
        payoffs.map(|payoff| payoff.to_string()).join(";")
    };
    let after = |mistake: usize| {
        let guess = |player: usize, gain: i64| {
            let name = ["", "second", "third"][player];
            format!(
                "{}.{name}(stay:0;0;0 move:{})",
                player + 1,
                end(player, gain)
            )
        };
        format!(
            "?(1/2:{} 1/2:{})",
            guess(1, second[mistake]),
            guess(2, third[mistake])
        )
    };
    format!("1(out:1;0;0 a:{} b:{})", after(0), after(1))
}

#[test]
fn those_who_see_the_same_believe_the_same() {
    // Moving gains the second player unless a is believed with two thirds, the third unless b is.
    let game = two_who_guess([-1, 2], [2, -1]);
    assert_eq!(said(&game, "out stay stay"), (true, Some(false)));
    // Each unless a is: then they can.
    let game = two_who_guess([-1, 2], [-1, 3]);
    assert_eq!(said(&game, "out stay stay"), (true, Some(true)));
    // One belief only: a and b alike.
    let game = two_who_guess([-1, 1], [1, -1]);
    let judgement = of(&game, "out stay stay");
    assert_eq!(judgement.is_sequential, Some(true));
    let beliefs: Vec<_> = judgement
        .beliefs
        .expect("beliefs")
        .into_iter()
        .flatten()
        .collect();
    assert_eq!(beliefs, [vec![share(1, 2); 2], vec![share(1, 2); 2]]);
}

#[test]
fn what_chance_never_does_is_no_mistake_of_known_order() {
    let game = "?(1:a:1.a(x:1;0 y:2.k(l:0;1 r:2;0)) 0:b:1.b(x:1;0 y:2.k(l:0;0 r:2;1)))";
    assert_eq!(said(game, "x l x"), (true, None));
}

/// What is believed when mistakes have these orders and coefficients: by hand, from the top.
fn believed(
    game: &TreeGame,
    actions: &[usize],
    mistakes: &[(SetId, usize, u64, Rational)],
) -> Vec<Vec<Rational>> {
    let mut ways: Vec<(u64, Rational)> = vec![(0, Rational::ONE)];
    for node in &game.nodes()[1..] {
        let (parent, action) = node.parent.expect("a node below the root");
        let (order, weight) = ways[parent].clone();
        let (set, known) = game.set_of(parent).expect("a decision");
        ways.push(match &known.mover {
            Mover::Chance(chances) => (order, weight * of_fraction(chances[action])),
            Mover::Player(_) if actions[set] == action => (order, weight),
            Mover::Player(_) => {
                let made = mistakes
                    .iter()
                    .find(|made| (made.0, made.1) == (set, action));
                let (_, _, more, coefficient) = made.expect("a mistake");
                (order + more, weight * coefficient)
            }
        });
    }
    let at = |nodes: &Vec<NodeId>| {
        let least = nodes.iter().map(|&node| ways[node].0).min();
        let weight = |&node: &NodeId| {
            let is_possible = Some(ways[node].0) == least;
            if is_possible {
                ways[node].1.clone()
            } else {
                Rational::ZERO
            }
        };
        let weights: Vec<Rational> = nodes.iter().map(weight).collect();
        let sum = weights.iter().fold(Rational::ZERO, |sum, one| sum + one);
        weights.into_iter().map(|one| one / &sum).collect()
    };
    game.sets().iter().map(|set| at(&set.nodes)).collect()
}

fn is_rational(game: &TreeGame, actions: &[usize], beliefs: &[Vec<Rational>]) -> bool {
    let behaviour = certain(game, actions);
    let beliefs: Beliefs = beliefs.iter().cloned().map(Some).collect();
    let check = Assessment::new(game, &behaviour, &beliefs);
    let mut own = (0..game.sets().len()).filter(|&set| game.sets()[set].player().is_some());
    own.all(|set| {
        let verdict = check.verdict(set);
        verdict.is_rational() && !verdict.is_wrong()
    })
}

/// What is believed everywhere: what was found, else what Bayes' rule gives.
fn everywhere(game: &TreeGame, actions: &[usize], found: &Beliefs) -> Vec<Vec<Rational>> {
    let behaviour = certain(game, actions);
    let check = Assessment::new(game, &behaviour, found);
    let sets = game.sets().iter().enumerate();
    sets.map(|(number, set)| match set.player() {
        Some(_) => check.verdict(number).beliefs,
        None => vec![Rational::ONE],
    })
    .collect()
}

#[test]
fn mistakes_of_all_kinds_make_the_same_equilibria_of_random_trees() {
    let mut random = Random::stream(81, 0);
    let (mut yes, mut weak, mut none) = (0, 0, 0);
    for _ in 0..400 {
        let game = random_general(4, &mut random);
        if game.sets().iter().all(|set| set.nodes.len() == 1) {
            continue;
        }
        for one in subgame_perfect(&game).equilibria.iter().take(6) {
            let mut actions = vec![0; game.sets().len()];
            for &(set, action) in &one.actions {
                actions[set] = action;
            }
            let judgement = judged(&game, &actions);
            let is_tried = tried(&game, &actions, &mut random);
            match (&judgement.beliefs, judgement.is_sequential) {
                (Some(beliefs), Some(true)) => {
                    let beliefs = everywhere(&game, &actions, beliefs);
                    assert!(is_rational(&game, &actions, &beliefs));
                    assert_eq!(
                        is_consistent(&game, &certain(&game, &actions), &beliefs),
                        Some(true)
                    );
                    yes += 1;
                }
                (Some(beliefs), other) => {
                    assert_eq!(other, Some(false), "small enough");
                    assert!(is_rational(
                        &game,
                        &actions,
                        &everywhere(&game, &actions, beliefs)
                    ));
                    assert!(!is_tried);
                    weak += 1;
                }
                (None, _) => {
                    assert!(!is_tried);
                    none += 1;
                }
            }
        }
    }
    assert!(yes > 100 && none > 10, "{yes}, {weak}, {none}");
}

/// Whether one of some mistakes makes everything best; all of them make beliefs that are consistent.
fn tried(game: &TreeGame, actions: &[usize], random: &mut Random) -> bool {
    (0..60).any(|_| {
        let mut mistakes = Vec::new();
        for (set, known) in game
            .sets()
            .iter()
            .enumerate()
            .filter(|(_, set)| set.player().is_some())
        {
            for action in (0..known.actions.len()).filter(|&action| action != actions[set]) {
                let coefficient = share(
                    1 + i64::from(random.below(4)),
                    1 + i64::from(random.below(4)),
                );
                mistakes.push((set, action, 1 + u64::from(random.below(3)), coefficient));
            }
        }
        let beliefs = believed(game, actions, &mistakes);
        assert_eq!(
            is_consistent(game, &certain(game, actions), &beliefs),
            Some(true)
        );
        is_rational(game, actions, &beliefs)
    })
}
