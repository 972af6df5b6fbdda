//! Fictitious play and regret matching: what their rounds tend to.

use super::support::{advance, distance, of_one, of_two};
use engines::dynamics::best_response::best_response;
use engines::dynamics::{Dynamic, Orbit, Payoffs};
use games::strategic::text::{self, Reading};

#[test]
fn beliefs_of_a_zero_sum_game_tend_to_the_optimal_strategies() {
    // 3p − 2(1 − p) = −p + (1 − p) and 3q − (1 − q) = −2q + (1 − q).
    let game = text::read("3,-1;-2,1", Reading::ZeroSum).expect("a game");
    let start = [vec![1.0, 0.0], vec![0.0, 1.0]];
    let payoffs = Payoffs::of_two(&game);
    let mut orbit = Orbit::new(payoffs, Dynamic::FictitiousPlay, start, 1.0);
    advance(&mut orbit, 100_000);
    let [p, q] = [3.0 / 7.0, 2.0 / 7.0];
    let optimal = [vec![p, 1.0 - p], vec![q, 1.0 - q]];
    assert!(distance(orbit.point(), &optimal) < 0.01);
    let mut hands = of_one(
        "rock-paper-scissors",
        Dynamic::FictitiousPlay,
        &[1.0, 0.0, 0.0],
    );
    advance(&mut hands, 100_000);
    assert!(distance(hands.point(), &hands.payoffs().uniform()) < 0.02);
}

#[test]
fn a_round_of_fictitious_play_adds_what_is_best_against_the_beliefs() {
    let mut orbit = of_two(
        "matching-pennies",
        Dynamic::FictitiousPlay,
        &[1.0, 0.0],
        &[1.0, 0.0],
    );
    // Tails beats heads; then the first, who still believes in heads, sees a tie and keeps to the first action.
    orbit.step();
    assert_eq!(orbit.point(), &[vec![1.0, 0.0], vec![0.5, 0.5]]);
    orbit.step();
    let third = 1.0 / 3.0;
    assert_eq!(orbit.point(), &[vec![1.0, 0.0], vec![third, 2.0 * third]]);
}

/// How long the first player keeps to each response.
fn stays(orbit: &mut Orbit, rounds: usize) -> Vec<u64> {
    let mut stays = vec![0];
    let mut before = best_response(orbit.payoffs(), 0, orbit.point());
    for _ in 0..rounds {
        orbit.step();
        let response = best_response(orbit.payoffs(), 0, orbit.point());
        if response != before {
            stays.push(0);
        }
        before = response;
        *stays.last_mut().expect("one") += 1;
    }
    stays
}

#[test]
fn shapleys_game_is_a_cycle_that_takes_longer_and_longer() {
    let mut orbit = of_two(
        "shapley",
        Dynamic::FictitiousPlay,
        &[1.0, 0.0, 0.0],
        &[0.0, 1.0, 0.0],
    );
    let stays = stays(&mut orbit, 200_000);
    // The last is not over, and the first are few rounds long.
    let late = &stays[stays.len() - 6..stays.len() - 1];
    for pair in late.windows(2) {
        let ratio = pair[1] as f64 / pair[0] as f64;
        assert!((1.2..3.0).contains(&ratio), "{stays:?}");
    }
    assert!(distance(orbit.point(), &orbit.payoffs().uniform()) > 0.1);
}

#[test]
fn regret_matching_plays_matching_pennies_evenly_on_average() {
    let mut orbit = of_two(
        "matching-pennies",
        Dynamic::RegretMatching,
        &[0.9, 0.1],
        &[0.6, 0.4],
    );
    let rounds = 40_000;
    advance(&mut orbit, rounds);
    // Each average regret is below range · √(actions / rounds), and in a zero-sum game both together are what the averages lose: |2p − 1| + |2q − 1|.
    let regrets = 2.0 * 2.0 * (2.0 / rounds as f64).sqrt();
    let far = distance(&orbit.average(), &orbit.payoffs().uniform());
    assert!(far < regrets / 2.0, "{far}");
}

#[test]
fn regret_matching_learns_what_is_dominated_and_keeps_an_equilibrium() {
    let mut dilemma = of_one("prisoners-dilemma", Dynamic::RegretMatching, &[0.9, 0.1]);
    advance(&mut dilemma, 100);
    assert_eq!(dilemma.point()[0], [0.0, 1.0]);
    let mut hunt = of_one("stag-hunt", Dynamic::RegretMatching, &[1.0, 0.0]);
    advance(&mut hunt, 100);
    assert_eq!(hunt.point()[0], [1.0, 0.0]);
}

#[test]
fn a_round_of_regret_matching_is_in_proportion_to_regrets() {
    let mut orbit = of_one(
        "rock-paper-scissors-well",
        Dynamic::RegretMatching,
        &[0.25; 4],
    );
    orbit.step();
    // Rock −1/4, paper 1/4, scissors −1/4, well 1/4: the regrets of paper and well are alike.
    assert_eq!(orbit.point()[0], [0.0, 0.5, 0.0, 0.5]);
}
