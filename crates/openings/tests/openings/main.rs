//! Openings: what they say is what the engines find, and what the laboratory finds behind their links.

use engines::effort;
use experiments::mcts::MctsExperiment;
use experiments::{Experiment, Snapshots};
use games::Game;
use games::kuhn::{Card, FirstPass, Kuhn, KuhnAction};
use openings::bluff::hand::{self, Bluff, answer};
use openings::connect_four::game::{ConnectFour, DrawnColumn};
use openings::opening::Opening;
use openings::penalty::mixture::{self, Penalty, best, chances};
use openings::repeated::matches::{self, ROUNDS, Repeated, STRATEGIES, points};
use openings::ultimatum::offer::{self, Ultimatum};
use texts::{OPENINGS, OpeningsTexts};
use worker::inline;

const WORDS: &OpeningsTexts = &OPENINGS;

#[test]
fn every_opening_has_a_name_of_its_own() {
    let mut names: Vec<_> = Opening::ALL.map(|opening| opening.name(WORDS)).to_vec();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), Opening::ALL.len());
}

#[test]
fn the_experiments_behind_them_open() {
    for link in [hand::LINK, mixture::LINK, matches::LINK, offer::LINK] {
        let opened = Experiment::open(link).unwrap();
        assert!(opened.problems.is_empty(), "{link}");
        assert_eq!(opened.experiment.link(), link);
    }
}

/// The machine's answer.
fn answered(game: &ConnectFour) -> ConnectFour {
    let mut search = game.search().unwrap();
    let answer = (0..10_000).find_map(|_| search.advance()).unwrap();
    game.answered(answer)
}

fn press(game: &ConnectFour, place: usize) -> Option<ConnectFour> {
    game.press(game.columns()[place].column)
}

fn lab_of(link: &str) -> MctsExperiment {
    let opened = Experiment::open(link).unwrap();
    assert!(opened.problems.is_empty(), "{link}");
    assert_eq!(opened.experiment.link(), link);
    match opened.experiment {
        Experiment::Mcts(lab) => lab,
        _ => panic!("{link}"),
    }
}

#[test]
fn a_move_is_answered_and_what_was_tried_is_said() {
    let game = ConnectFour::default();
    assert!(game.search().is_none());
    assert!(
        game.columns()
            .iter()
            .all(|column| column.is_free && column.tried.is_none())
    );
    lab_of(&game.link());
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
    let tried = |column: &DrawnColumn| column.tried.clone().unwrap();
    assert_eq!(
        columns
            .iter()
            .map(|column| tried(column).games)
            .sum::<u64>(),
        400
    );
    let played = columns.iter().filter(|column| tried(column).is_played);
    assert_eq!(played.count(), 1);
    let said = after.said(&WORDS.connect_four);
    assert!(said.contains("400 games"), "{said}");
}

/// The opening searches by itself; the laboratory finds the same behind its link, and so does the solver.
#[test]
fn the_link_under_a_game_shows_the_same_search() {
    let mut game = ConnectFour::default();
    let mut compared = 0;
    for place in [2, 0, 4, 1, 3, 2, 0, 4, 1, 3, 0, 1, 2, 3, 4, 2] {
        if game.is_over() {
            game = game.again();
        }
        let Some(pressed) = press(&game, place) else {
            continue;
        };
        game = pressed;
        if game.search().is_none() {
            continue;
        }
        let mut search = game.search().unwrap();
        let answer = (0..10_000).find_map(|_| search.advance()).unwrap();
        game = game.answered(answer.clone());
        let lab = lab_of(&game.link());
        let found = inline::run(&Experiment::from(lab.clone()));
        let thoughts = lab.thoughts(&found).unwrap();
        assert_eq!(thoughts.best, Some(answer.column));
        assert_eq!(thoughts.moves, answer.moves);
        let truth = lab.solve().merge(lab.of_solver(&found)).unwrap();
        let known = truth
            .moves
            .iter()
            .find(|known| known.column == answer.column);
        assert_eq!(known.unwrap().bounds.outcome(), Some(answer.worth));
        compared += 1;
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn steps_of_a_search_are_small() {
    let mut search = press(&ConnectFour::default(), 2).unwrap().search().unwrap();
    let mut most = 0;
    let mut step = || {
        let before = effort::spent();
        let answer = search.advance();
        most = most.max(effort::spent() - before);
        answer
    };
    (0..10_000).find_map(|_| step()).unwrap();
    assert!(most > 0 && most < 2_000_000, "{most} operations in a step");
}

/// The player who begins on this board wins from the middle; so the machine's answer to that loses, and it says so.
#[test]
fn what_a_move_is_worth_is_said_from_the_machines_side() {
    let after = answered(&press(&ConnectFour::default(), 2).unwrap());
    let said = after.said(&WORDS.connect_four);
    assert!(said.ends_with((WORDS.connect_four.exact)(-1)), "{said}");
}

#[test]
fn games_come_to_an_end_and_begin_anew() {
    let mut game = ConnectFour::default();
    while !game.is_over() {
        let columns = game.columns();
        let free = columns.iter().position(|column| column.is_free).unwrap();
        game = press(&game, free).unwrap();
        if game.search().is_some() {
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
    lab_of(&answered(&press(&again, 1).unwrap()).link());
}

#[test]
fn the_best_mixture_of_a_penalty_is_the_equilibrium_of_the_lab() {
    let lab = Experiment::open(mixture::LINK).unwrap().experiment;
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

/// The laboratory's match of two of the strategies.
fn match_of(own: usize, other: usize) -> (Vec<[bool; 2]>, i64) {
    let [own, other] = [own, other].map(|place| STRATEGIES[place]);
    let link = format!("repeated?first={own}&second={other}&rounds={ROUNDS}&matches=1");
    let Experiment::Repeated(lab) = Experiment::open(&link).unwrap().experiment else {
        panic!("{link}")
    };
    let film = lab
        .merge(&inline::run(&Experiment::from(lab.clone())))
        .unwrap()
        .analysis
        .film;
    let rounds = film
        .rounds
        .iter()
        .map(|round| round.actions.map(|action| action == 0));
    let points = film.payoffs(&lab.stage.stage().unwrap().game)[0];
    (rounds.collect(), points as i64)
}

#[test]
fn three_matches_add_up_and_the_best_is_named_when_all_are_known() {
    let mut state = Repeated::default();
    let mut totals = Vec::new();
    for own in 0..STRATEGIES.len() {
        state = state.choose(own);
        let matches = state.matches().unwrap();
        totals.push(points(matches));
        for (other, played) in matches.iter().enumerate() {
            assert_eq!(match_of(own, other), (played.rounds.clone(), played.points));
        }
        let is_last = own + 1 == STRATEGIES.len();
        assert_eq!(state.said(&WORDS.repeated).contains("gets most"), is_last);
    }
    assert_eq!(totals, [[30, 9, 30], [14, 10, 50], [30, 0, 30]]);
    let said = state.said(&WORDS.repeated);
    assert!(said.contains("Always defect gets most"), "{said}");
}
