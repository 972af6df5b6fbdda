//! Openings: what they say is what the engines find.

use experiments::Experiment;
use games::Game;
use games::kuhn::{Card, FirstPass, Kuhn, KuhnAction};
use page_model::home::openings::Opening;
use page_model::home::openings::bluff::{self, Bluff, answer};
use page_model::home::openings::connect_four::{Answer, ConnectFour};
use page_model::home::openings::penalty::{self, Penalty, best, chances};
use page_model::home::openings::repeated::{self, ROUNDS, Repeated, STRATEGIES, experiment, read};
use page_model::home::openings::ultimatum::{self, Ultimatum};
use std::rc::Rc;
use texts::{ENGLISH, OpeningsTexts};
use worker::inline;

const WORDS: &OpeningsTexts = &ENGLISH.openings;

#[test]
fn every_opening_has_a_name_of_its_own() {
    let mut names: Vec<_> = Opening::ALL.map(|opening| opening.name(WORDS)).to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Opening::ALL.len());
}

#[test]
fn the_experiments_behind_them_open() {
    for link in [bluff::LINK, penalty::LINK, repeated::LINK, ultimatum::LINK] {
        let opened = Experiment::open(link).unwrap();
        assert!(opened.problems.is_empty(), "{link}");
        assert_eq!(opened.experiment.link(), link);
    }
}

/// The machine's answer, as a worker would find it.
fn answered(game: &ConnectFour) -> ConnectFour {
    let question = game.question().unwrap();
    let found = inline::run(&Experiment::from(question.clone()));
    let answer = Answer::read(&question, &found).unwrap();
    game.answered(&Rc::new(answer)).unwrap()
}

fn press(game: &ConnectFour, place: usize) -> Option<ConnectFour> {
    game.press(game.columns()[place].column)
}

#[test]
fn a_move_is_answered_and_what_was_tried_is_said() {
    let game = ConnectFour::default();
    assert_eq!(game.question(), None);
    assert!(
        game.columns()
            .iter()
            .all(|column| column.is_free && column.tried.is_none())
    );
    let pressed = press(&game, 2).unwrap();
    assert_eq!(
        pressed.said(&WORDS.connect_four),
        WORDS.connect_four.thinking
    );
    assert_eq!(press(&pressed, 2), None, "it is the machine's turn");
    let after = answered(&pressed);
    let columns = after.columns();
    let stones: usize = columns.iter().map(|column| column.stones.len()).sum();
    assert_eq!(stones, 2);
    let tried: u64 = columns
        .iter()
        .filter_map(|column| Some(column.tried.as_ref()?.games))
        .sum();
    assert_eq!(tried, 400);
    assert_eq!(
        columns
            .iter()
            .filter(|column| column.tried.as_ref().unwrap().is_played)
            .count(),
        1
    );
    let said = after.said(&WORDS.connect_four);
    assert!(said.contains("400 games"), "{said}");
    // The search that it made is one link away.
    let opened = Experiment::open(&after.link()).unwrap();
    assert!(opened.problems.is_empty());
    assert!(after.link().contains("moves=3"), "{}", after.link());
}

/// The player who begins on this board wins from the middle; so the machine's answer to that loses, and it says so.
#[test]
fn what_a_move_is_worth_is_said_from_the_machines_side() {
    let solved = inline::run(
        &Experiment::open("solve?width=5&height=4&in_a_row=3&moves=3")
            .unwrap()
            .experiment,
    );
    let Experiment::Solve(lab) = Experiment::open("solve?width=5&height=4&in_a_row=3&moves=3")
        .unwrap()
        .experiment
    else {
        panic!("the solver")
    };
    let truth = experiments::Snapshots::merge(&lab, &solved).unwrap();
    let best = truth
        .moves
        .iter()
        .filter_map(|known| known.bounds.outcome())
        .max()
        .unwrap();
    assert_eq!(best, -1);
    let after = answered(&press(&ConnectFour::default(), 2).unwrap());
    let said = after.said(&WORDS.connect_four);
    assert!(said.ends_with((WORDS.connect_four.exact)(-1)), "{said}");
}

#[test]
fn games_come_to_an_end_and_begin_anew() {
    let mut game = ConnectFour::default();
    while game.outcome().is_none() {
        let free = game
            .columns()
            .iter()
            .position(|column| column.is_free)
            .unwrap();
        game = press(&game, free).unwrap();
        if game.question().is_some() {
            game = answered(&game);
        }
    }
    assert!(game.columns().iter().all(|column| !column.is_free));
    let said = game.said(&WORDS.connect_four);
    let ends = [
        WORDS.connect_four.you_have_won,
        WORDS.connect_four.it_has_won,
        WORDS.connect_four.drawn,
    ];
    assert!(ends.iter().any(|end| said.ends_with(end)), "{said}");
    let again = game.again();
    assert!(
        again
            .columns()
            .iter()
            .all(|column| column.stones.is_empty())
    );
    assert_ne!(again, ConnectFour::default(), "other lots");
}

#[test]
fn the_best_mixture_of_a_penalty_is_the_equilibrium_of_the_lab() {
    let lab = Experiment::open(penalty::LINK).unwrap().experiment;
    let report = lab.report(&inline::run(&lab)).unwrap();
    let (left, value) = best();
    let text = serde_json::to_string(&report.json).unwrap();
    assert_eq!(left.shown(), "23/60");
    assert!(text.contains("23/60"), "{text}");
    assert_eq!(
        chances(left.value()).map(|chance| (chance - value.value()).abs() < 1e-12),
        [true; 2]
    );
    // Everywhere else the keeper leaves less.
    for left in 0..=100 {
        let (dives_left, goals) = Penalty { left }.worst();
        assert!(goals < value.value());
        assert_eq!(
            dives_left,
            f64::from(left) > 100.0 * best().0.value(),
            "{left}"
        );
    }
    let said = |left| Penalty { left }.said(&WORDS.penalty);
    assert!(
        said(38).contains("23/60") && !said(39).contains("23/60") && !said(37).contains("23/60")
    );
}

/// What the machine does after a bet, or a check, of somebody with another card.
fn answers(own: usize, other: usize, bets: bool, lot: f64) -> KuhnAction {
    let deck: Vec<Card> = Card::deck(3).collect();
    let mut position = Kuhn::new(3, FirstPass::SecondPlayer);
    let (first, second) = (deck[own], deck[other]);
    position.apply(KuhnAction::Deal { first, second });
    position.apply(if bets {
        KuhnAction::Bet
    } else {
        KuhnAction::Pass
    });
    answer(&position, lot)
}

/// What the first player gets against the machine, for a plan: bet or check with each card, and call or fold after a check.
fn value(plan: [(bool, bool); 3]) -> f64 {
    let mut sum = 0.0;
    for (own, (bets, calls)) in plan.into_iter().enumerate() {
        for other in (0..3).filter(|&other| other != own) {
            let stake = |size: f64| if own > other { size } else { -size };
            // A lot below a third, and one above.
            for (lot, weight) in [(0.0, 1.0 / 3.0), (0.9, 2.0 / 3.0)] {
                let it_bets = answers(own, other, bets, lot) == KuhnAction::Bet;
                let payoff = match (bets, it_bets) {
                    (true, true) => stake(2.0),
                    (true, false) => 1.0,
                    (false, false) => stake(1.0),
                    (false, true) if calls => stake(2.0),
                    (false, true) => -1.0,
                };
                sum += weight * payoff / 6.0;
            }
        }
    }
    sum
}

#[test]
fn nobody_gets_more_than_the_value_from_the_machine_at_kuhn_poker() {
    let plans = (0..64_u32).map(|bits| {
        [0, 1, 2].map(|card| (bits >> (2 * card) & 1 == 1, bits >> (2 * card + 1) & 1 == 1))
    });
    let best = plans.map(value).fold(f64::MIN, f64::max);
    assert!((best + 1.0 / 18.0).abs() < 1e-12, "{best}");
}

#[test]
fn hands_are_played_to_their_end_and_counted() {
    let (mut hand, mut total, mut seen) = (Bluff::new(1), 0, std::collections::BTreeSet::new());
    for number in 1..=200 {
        assert!(!hand.is_over() && !hand.faces_bet());
        assert!(
            hand.said(&WORDS.bluff)
                .contains(WORDS.bluff.cards[hand.cards()[0].unwrap()])
        );
        let before = hand.clone();
        hand = hand.act(number % 3 == 0);
        if !hand.is_over() {
            assert!(hand.faces_bet() && hand.cards()[1].is_none());
            hand = hand.act(number % 2 == 0);
        }
        let [hands, now] = hand.so_far();
        assert_eq!(hands, number);
        let payoff = now - total;
        assert!([-2, -1, 1, 2].contains(&payoff));
        // The smaller stake is what changes hands.
        assert_eq!(payoff.unsigned_abs(), *hand.coins().iter().min().unwrap());
        assert_eq!(hand.act(true), hand, "nothing after the end");
        seen.insert((before.cards()[0], payoff));
        total = now;
        hand = hand.next();
    }
    assert!(seen.len() >= 8, "{seen:?}");
}

#[test]
fn an_offer_is_accepted_if_it_is_more_than_nothing() {
    for offer in 0..=10 {
        let ultimatum = Ultimatum { offer: Some(offer) };
        let coins = ultimatum.coins().unwrap();
        assert_eq!(ultimatum.is_accepted(), Some(offer > 0));
        assert_eq!(coins.iter().sum::<u32>(), if offer > 0 { 10 } else { 0 });
        assert!(!ultimatum.said(&WORDS.ultimatum).is_empty());
    }
    assert_eq!(Ultimatum::default().coins(), None);
}

#[test]
fn three_matches_add_up_and_the_best_is_named_when_all_are_known() {
    let mut state = Repeated::default();
    let mut totals = Vec::new();
    for own in 0..STRATEGIES.len() {
        let points = [0, 1, 2].map(|other| {
            let lab = experiment(own, other).unwrap();
            let played = read(&lab, &inline::run(&Experiment::from(lab.clone()))).unwrap();
            assert_eq!(played.rounds.len(), ROUNDS);
            played.points
        });
        totals.push(points);
        state = state.choose(own).met(own, points);
    }
    assert_eq!(totals, [[30, 9, 30], [14, 10, 50], [30, 0, 30]]);
    let said = state.said(&WORDS.repeated);
    assert!(said.contains("Always defect gets most"), "{said}");
    assert!(
        !Repeated::default()
            .choose(0)
            .met(0, totals[0])
            .said(&WORDS.repeated)
            .contains("gets most")
    );
}
