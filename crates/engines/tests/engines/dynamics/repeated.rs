//! Opponents in a repeated game: what each does is known.

use engines::dynamics::Payoffs;
use engines::dynamics::repeated::{Opponent, Repeated};
use games::strategic::text::{Reading, read};

fn payoffs(text: &str) -> Payoffs {
    Payoffs::of_two(&read(text, Reading::ZeroSum).expect(text))
}

/// Matching pennies: the first player wants the same, the second something else.
const PENNIES: &str = "1,-1;-1,1";

#[test]
fn a_best_responder_beats_whoever_repeats() {
    let mut game = Repeated::new(payoffs(PENNIES), 1, Opponent::BestResponder, 1);
    game.play(0);
    for _ in 0..20 {
        assert_eq!(game.mixture(), [0.0, 1.0]);
        assert_eq!(game.play(0), 1);
    }
    // Twenty-one times the first, then the second: it turns when both were seen as often.
    let turns = (0..30).map(|_| game.play(1)).position(|choice| choice == 0);
    assert_eq!(turns, Some(21));
}

#[test]
fn a_learner_regrets_no_more_than_the_bound_against_anybody() {
    // Regrets of regret matching are at most range · √(actions · rounds) if it always plays its mixture; what is drawn differs from that by little
    // (Azuma and Hoeffding: 4 range √(rounds / 2 · 2) with a probability below 1 − 10⁻⁶).
    let rounds = 10_000;
    for (seed, habit) in [
        (1, [0, 1, 2, 0, 0]),
        (2, [0, 0, 0, 0, 1]),
        (3, [2, 1, 0, 2, 1]),
    ] {
        let table = payoffs("0,-1,1;1,0,-1;-1,1,0");
        let mut game = Repeated::new(table.clone(), 0, Opponent::Learner, seed);
        let (mut got, mut counts) = (0.0, [0.0; 3]);
        for round in 0..rounds {
            let action = habit[round % habit.len()];
            let choice = game.play(action);
            got += table.payoff(0, choice, action);
            counts[action] += 1.0;
        }
        let always = |own: usize| -> f64 {
            (0..3)
                .map(|other| counts[other] * table.payoff(0, own, other))
                .sum()
        };
        let best = (0..3).map(always).fold(f64::NEG_INFINITY, f64::max);
        let range = 2.0;
        let bound = range * (3.0 * rounds as f64).sqrt() + 4.0 * range * (rounds as f64).sqrt();
        assert!(best - got <= bound, "seed {seed}: {}", best - got);
        // It has learned something: a player who does not adapt loses nothing here, so it wins more than that.
        assert!(seed == 3 || got > 0.1 * rounds as f64, "seed {seed}: {got}");
    }
}

#[test]
fn a_fixed_mixture_is_drawn_as_often_as_it_says_and_the_same_from_the_same_seed() {
    let play = |seed| {
        let opponent = Opponent::Fixed(vec![0.25, 0.75]);
        let mut game = Repeated::new(payoffs(PENNIES), 0, opponent, seed);
        (0..10_000).map(|_| game.play(0)).collect::<Vec<_>>()
    };
    let choices = play(7);
    let first = choices.iter().filter(|&&choice| choice == 0).count() as f64;
    // Five standard deviations.
    assert!((first - 2_500.0).abs() < 5.0 * (10_000.0_f64 * 0.25 * 0.75).sqrt());
    assert_eq!(choices, play(7));
    assert_ne!(choices, play(8));
}
