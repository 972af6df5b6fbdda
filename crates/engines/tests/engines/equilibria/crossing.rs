//! Crossing out by hand: what theorems say of dominated actions, and games that are known.

use super::support::{random_game, typed};
use engines::equilibria::bimatrix::{Bimatrix, pure};
use engines::equilibria::crossing::{Crossed, CrossingOut, Verdict, compares_mixed};
use engines::exact::rational::{Rational, of_fraction};
use games::strategic::StrategicGame;
use games::strategic::library::find;
use games::strategic::text::Reading;
use random::Random;

fn crossed(game: &StrategicGame, sequence: &[(usize, usize)]) -> Vec<Crossed> {
    let mut crossing = CrossingOut::new(game.clone());
    let each = sequence
        .iter()
        .map(|&(player, action)| crossing.cross(player, action));
    each.collect::<Option<_>>().expect("actions that are there")
}

/// What `player` gets by an action against the other one's.
fn payoff(game: &StrategicGame, player: usize, own: usize, others: usize) -> Rational {
    let profile = match player {
        0 => game.profile(&[own, others]),
        _ => game.profile(&[others, own]),
    };
    of_fraction(game.payoff(profile, player))
}

/// What a strategy gains over an action against each of the other one's that are left.
fn gains(
    game: &StrategicGame,
    player: usize,
    by: &[Rational],
    action: usize,
    left: &[usize],
) -> Vec<Rational> {
    let gain = |&others: &usize| {
        let parts = by.iter().enumerate();
        let sum = parts.fold(Rational::ZERO, |sum, (own, part)| {
            sum + part * payoff(game, player, own, others)
        });
        sum - payoff(game, player, action, others)
    };
    left.iter().map(gain).collect()
}

fn assert_is_true(game: &StrategicGame, one: &Crossed, left: &[Vec<usize>]) {
    let others = &left[1 - one.player];
    match &one.verdict {
        Verdict::Strict(by) => {
            let gains = gains(game, one.player, by, one.action, others);
            assert!(gains.iter().all(|gain| *gain > Rational::ZERO));
            assert!(one.lost.is_empty() && one.new.is_empty(), "{one:?}");
        }
        Verdict::Weak(by) => {
            let gains = gains(game, one.player, by, one.action, others);
            assert!(gains.iter().all(|gain| *gain >= Rational::ZERO));
            assert!(gains.iter().any(|gain| *gain > Rational::ZERO));
            assert!(one.new.is_empty(), "{one:?}");
        }
        Verdict::BestAgainst(actions) => {
            assert_eq!(actions[one.player], one.action);
            let against = actions[1 - one.player];
            assert!(others.contains(&against));
            let own = payoff(game, one.player, one.action, against);
            let left = &left[one.player];
            assert!(
                left.iter()
                    .all(|&other| payoff(game, one.player, other, against) <= own)
            );
        }
        Verdict::BestAgainstBelief => {}
    }
}

#[test]
fn what_is_dominated_takes_nothing_along_that_theorems_keep() {
    let mut random = Random::stream(49, 5);
    let mut kinds = [0; 4];
    for turn in 0..300 {
        let (rows, columns) = [(2, 2), (3, 3), (3, 4), (4, 2)][turn % 4];
        let game = random_game(rows, columns, 5, &mut random);
        let mut crossing = CrossingOut::new(game.clone());
        let mut left: Vec<Vec<usize>> = vec![(0..rows).collect(), (0..columns).collect()];
        loop {
            let open = (0..2).filter(|&player| left[player].len() > 1);
            let open: Vec<usize> = open.collect();
            if open.is_empty() {
                break;
            }
            let player = open[random.below(open.len() as u32) as usize];
            let action = left[player][random.below(left[player].len() as u32) as usize];
            let one = crossing.cross(player, action).expect("an action");
            assert_is_true(&game, &one, &left);
            assert_eq!(crossing.cross(player, action), None);
            kinds[match one.verdict {
                Verdict::Strict(_) => 0,
                Verdict::Weak(_) => 1,
                Verdict::BestAgainst(_) => 2,
                Verdict::BestAgainstBelief => 3,
            }] += 1;
            left[player].retain(|&other| other != action);
            let bimatrix = Bimatrix::new(&game);
            for profile in &one.lost {
                assert!(bimatrix.is_equilibrium([&profile[0], &profile[1]]));
                assert!(!profile[player][action].is_zero());
            }
            for profile in &one.new {
                assert!(!bimatrix.is_equilibrium([&profile[0], &profile[1]]));
                assert!(profile[player][action].is_zero());
            }
        }
        assert_eq!(crossing.cross(0, left[0][0]), None, "the last one stays");
    }
    assert!(kinds.iter().all(|&kind| kind > 0), "{kinds:?}");
}

#[test]
fn without_its_dominant_action_the_dilemma_has_an_equilibrium_that_is_none() {
    let game = find("prisoners-dilemma")
        .and_then(|entry| entry.game())
        .expect("a game");
    // Defecting pays more: without cooperating nothing changes.
    let right = crossed(&game, &[(0, 0), (1, 0)]);
    assert!(
        right
            .iter()
            .all(|one| one.lost.is_empty() && one.new.is_empty())
    );
    assert!(
        right
            .iter()
            .all(|one| one.verdict == Verdict::Strict(pure(1, 2)))
    );
    // Without the first player's defection, (cooperate, defect) is all that is left to both: no equilibrium of the game.
    let wrong = crossed(&game, &[(0, 1)]);
    assert_eq!(wrong[0].verdict, Verdict::BestAgainst(vec![1, 0]));
    assert_eq!(wrong[0].lost, [[pure(1, 2), pure(1, 2)]]);
    assert_eq!(wrong[0].new, [[pure(0, 2), pure(1, 2)]]);
}

#[test]
fn weak_dominance_loses_the_empty_threat() {
    // Somebody enters or stays out, the other fights or shares: fighting is weakly dominated, and staying out for fear of it is an equilibrium.
    let game = find("entry")
        .and_then(|entry| entry.game())
        .expect("a game");
    let one = &crossed(&game, &[(1, 0)])[0];
    assert_eq!(one.verdict, Verdict::Weak(pure(1, 2)));
    assert!(one.lost.contains(&vec![pure(1, 2), pure(0, 2)]));
    assert!(one.new.is_empty());
}

#[test]
fn an_action_that_is_never_the_best_against_one_action_may_be_against_a_belief() {
    // Half and half, the middle row pays 2, the others 3/2; against each column one of these pays 3.
    let game = typed("3:0,0:0;2:0,2:0;0:0,3:0", Reading::Each);
    let one = &crossed(&game, &[(0, 1)])[0];
    assert_eq!(one.verdict, Verdict::BestAgainstBelief);
}

#[test]
fn of_large_games_and_of_three_players_pure_equilibria_are_compared() {
    let game = find("volunteers")
        .and_then(|entry| entry.game())
        .expect("a game");
    assert!(!compares_mixed(&game));
    // One volunteers, two wait: three equilibria, of which one needs the first player's help.
    let one = &crossed(&game, &[(0, 0)])[0];
    assert_eq!(one.lost.len(), 1);
    assert!(one.new.is_empty(), "{:?}", one.new);
    let large = find("travellers-dilemma")
        .and_then(|entry| entry.game())
        .expect("a game");
    assert!(!compares_mixed(&large) && compares_mixed(&typed("1:1,0:0;0:0,1:1", Reading::Each)));
    let sequence: Vec<(usize, usize)> = (1..9)
        .rev()
        .flat_map(|action| [(0, action), (1, action)])
        .collect();
    let all = crossed(&large, &sequence);
    assert!(
        all.iter()
            .all(|one| one.lost.is_empty() && one.new.is_empty())
    );
    assert!(
        all.iter()
            .all(|one| !matches!(one.verdict, Verdict::BestAgainst(_)))
    );
}
