//! The principal branch: its points are fixed points, it turns and meets others where it is known to, and leads where it is known to lead.

use super::{assert_is_quantal, library, typed};
use engines::quantal::at::{at, on_branch, scale};
use engines::quantal::branch::{Branch, MAX_LAMBDA, principal};
use random::Random;

fn last(branch: &Branch) -> Vec<Vec<f64>> {
    branch.points.last().expect("a point").strategies.clone()
}

#[test]
fn all_points_are_quantal_response_equilibria() {
    let mut random = Random::stream(49, 6);
    let mut number = move || random.below(19) as i64 - 9;
    for sizes in [[2, 2], [2, 3], [3, 3], [4, 2]] {
        for _ in 0..8 {
            let row = |number: &mut dyn FnMut() -> i64| {
                let cells = (0..sizes[1]).map(|_| format!("{}:{}", number(), number()));
                cells.collect::<Vec<_>>().join(",")
            };
            let rows: Vec<String> = (0..sizes[0]).map(|_| row(&mut number)).collect();
            let game = typed(&rows.join(";"));
            let branch = principal(&game);
            assert!(
                branch.is_whole && branch.radius < 1e-7,
                "{rows:?} {branch:?}"
            );
            for point in &branch.points {
                assert_is_quantal(&game, point.lambda, &point.strategies);
            }
        }
    }
    for name in [
        "volunteers",
        "el-farol",
        "three-pennies",
        "five-volunteers",
        "minority-of-five",
        "three-of-five",
    ] {
        let game = library(name);
        let branch = principal(&game);
        assert!(branch.is_whole, "{name}");
        for point in &branch.points {
            assert_is_quantal(&game, point.lambda, &point.strategies);
        }
    }
}

#[test]
fn it_begins_where_all_actions_are_alike_and_leads_to_equilibria() {
    // Defecting is dominant.
    let dilemma = principal(&library("prisoners-dilemma"));
    assert_eq!(dilemma.points[0].strategies, [[0.5, 0.5], [0.5, 0.5]]);
    assert!(last(&dilemma)[0][1] > 1.0 - 1e-9 && dilemma.turns.is_empty());
    // Harsanyi and Selten's example: the safe action is risk dominant.
    assert!(last(&principal(&library("risk-dominance")))[0][1] > 1.0 - 1e-9);
    // In equilibrium the kicker goes left with 23/60, the goalkeeper with 5/12.
    let kick = last(&principal(&library("penalty-kick")));
    assert!((kick[0][0] - 23.0 / 60.0).abs() < 1e-3 && (kick[1][0] - 5.0 / 12.0).abs() < 1e-3);
}

#[test]
fn five_players_lead_to_their_equilibrium() {
    // All alike, until the probability of waiting is that of the symmetric equilibrium: (1/3)^(1/4).
    let wait = last(&principal(&library("five-volunteers")))[4][1];
    assert!((wait - (1.0_f64 / 3.0).powf(0.25)).abs() < 1e-3, "{wait}");
}

#[test]
fn a_constant_dominant_gain_has_the_odds_of_the_logistic_function() {
    // Cheating pays 1 more, whatever the other does: odds of exp λ.
    let game = typed("2:2,0:3;3:0,1:1");
    let branch = principal(&game);
    for lambda in [0.0, 0.5, 2.0, 7.5] {
        let found = at(&game, lambda).expect("a point");
        assert_eq!(on_branch(&game, &branch, lambda).as_ref(), Some(&found));
        let odds = found.point.strategies[0][1] / found.point.strategies[0][0];
        assert!((libm::log(odds) - lambda).abs() < 1e-9 && found.radius < 1e-9 && found.is_proved);
    }
    assert!(at(&game, -1.0).is_none() && at(&game, f64::NAN).is_none());
    assert!(at(&game, 2.0 * MAX_LAMBDA / scale(&game)).is_none());
}

#[test]
fn branches_meet_where_symmetry_breaks() {
    // Both want to meet, at either place alike: with p of the first place, the odds are exp(λ (2p − 1)), whose slope at 1/2 is 1 where λ = 2.
    let game = typed("1:1,0:0;0:0,1:1");
    let branch = principal(&game);
    let [meeting] = branch.meetings[..] else {
        panic!("{:?}", branch.meetings);
    };
    assert!((branch.points[meeting].lambda - 2.0).abs() < 0.01);
    // It goes straight on, and nothing is proved behind that place.
    assert!(
        !at(&game, 5.0).expect("a point").is_proved && at(&game, 1.0).expect("a point").is_proved
    );
    assert!((last(&branch)[0][0] - 0.5).abs() < 1e-9);
}

#[test]
fn the_travellers_branch_turns_twice_and_ends_at_the_lowest_claim() {
    let branch = principal(&library("travellers-dilemma"));
    assert!(branch.is_whole && branch.meetings.is_empty());
    let turns: Vec<f64> = branch
        .turns
        .iter()
        .map(|&turn| branch.points[turn].lambda)
        .collect();
    assert_eq!(turns.len(), 2);
    assert!(turns[1] < turns[0], "{turns:?}");
    for &turn in &branch.turns {
        let [before, at, after] =
            [turn - 1, turn, turn + 1].map(|point| branch.points[point].lambda);
        assert!((at - before) * (after - at) <= 0.0);
    }
    assert!(last(&branch)[0][0] > 1.0 - 1e-9);
}

#[test]
fn no_payoffs_no_reason_to_move() {
    let game = typed("1:1,1:1;1:1,1:1");
    let branch = principal(&game);
    assert!(branch.is_whole);
    assert_eq!(last(&branch), [[0.5, 0.5], [0.5, 0.5]]);
}
