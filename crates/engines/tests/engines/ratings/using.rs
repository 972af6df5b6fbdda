//! Searches that are told ratings: what is the most promising comes first, and nothing that minimax says changes.

use crate::agents::support::{board, choice, random_position};
use engines::Status;
use engines::agents::{Agent, Insight, Memory};
use engines::mcts::{Uct, UctParameters};
use engines::ratings::Ratings;
use games::connect_four::Column;
use games::{Game, Knowledge};
use random::Random;

const ELO: &str =
    "2000/900/-900/500/100/50/-80/-60/-140/-230/-300/20/40/10/-120/60/150/200/-90/40/110/150";

#[test]
fn the_first_simulation_takes_the_highest_rating() {
    let (ratings, mut random) = (ELO.parse::<Ratings>().unwrap(), Random::stream(1, 0));
    let by_hand_differs = (0..200).filter(|&seed| {
        let position = random_position(&board(7, 6, 4), random.below(30), &mut random);
        let legal: Vec<Column> = position.actions().collect();
        let elo = |column: &Column| ratings.of(position.features(*column));
        let highest = legal.iter().map(elo).max().unwrap();
        let first = legal.iter().find(|column| elo(column) == highest).unwrap();
        let told = choice(&format!("uct(1,ordering,elo:{ELO})"), &position, seed);
        assert_eq!(told, *first);
        choice("uct(1,ordering)", &position, seed) != told
    });
    assert!(
        by_hand_differs.count() > 20,
        "the two know different things"
    );
}

#[test]
fn priors_are_the_chances_against_a_move_of_mean_strength() {
    let ratings: Ratings = ELO.parse().unwrap();
    let position = random_position(&board(6, 5, 4), 9, &mut Random::stream(3, 0));
    let parameters = UctParameters {
        prior_visits: 10,
        ratings: Some(ratings),
        ..UctParameters::PLAIN
    };
    let mut uct = Uct::new(position.clone(), parameters, Random::stream(1, 0));
    uct.advance(100);
    let strengths: Vec<f64> = position
        .actions()
        .map(|action| ratings.strength(position.features(action)))
        .collect();
    let mean = strengths.iter().sum::<f64>() / strengths.len() as f64;
    for (known, strength) in uct.moves().zip(&strengths) {
        assert_eq!(known.prior.visits, 10);
        let wanted = strength / (strength + mean);
        assert!((known.prior.mean - wanted).abs() < 1e-12, "{known:?}");
    }
}

#[test]
fn minimax_says_the_same_and_looks_at_other_positions() {
    let mut random = Random::stream(2, 0);
    let mut differ = 0;
    for seed in 0..60 {
        let position = random_position(&board(7, 6, 4), random.below(20), &mut random);
        let found = ["minimax(5)".to_owned(), format!("minimax(5,elo:{ELO})")].map(|agent| {
            let agent: Agent = agent.parse().unwrap();
            let mut thought = agent.think(&position, Random::stream(seed, 0), Memory::default());
            while thought.advance(u64::MAX) == Status::Running {}
            let Insight::Minimax(Some(foresight)) = thought.insight() else {
                panic!("it is finished")
            };
            (thought.choice(), foresight.value, foresight.nodes)
        });
        assert_eq!(found[0].0, found[1].0);
        assert_eq!(found[0].1, found[1].1);
        differ += u32::from(found[0].2 != found[1].2);
    }
    assert!(differ > 20, "{differ}");
}

#[test]
fn ratings_that_nothing_asks_for_change_nothing() {
    let position = board(6, 5, 4);
    for seed in 0..5 {
        let plain = choice("uct(300)", &position, seed);
        assert_eq!(
            choice(&format!("uct(300,elo:{ELO})"), &position, seed),
            plain
        );
    }
}
