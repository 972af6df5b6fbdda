//! Lab of Rrrats: tests of what the page decides.

use engines::rrrats::Values;
use experiments::rrrats::RrratsExperiment;
use experiments::{Experiment, Snapshots};
use games::rrrats::{Action, Dice};
use games::{Game, Player, Turn};
use page_model::rrrats::commands::Command;
use page_model::rrrats::price::{choice, cost, verdict};
use page_model::rrrats::standing::{is_over, last, may_decide, said, standing};
use page_model::rrrats::steps::{PlayerTurn, Step, Until};
use random::Random;
use texts::ENGLISH;
use worker::inline;

fn opened(link: &str) -> RrratsExperiment {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    match opened.experiment {
        Experiment::Rrrats(lab) => lab,
        other => panic!("{other:?}"),
    }
}

fn values(lab: &RrratsExperiment) -> Values {
    let snapshots = inline::run(&Experiment::Rrrats(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    findings.exact.unwrap().values(&lab.rules.rules()).unwrap()
}

/// The game of a seed, played to its end at random.
fn played(seed: u64) -> RrratsExperiment {
    let mut random = Random::stream(seed, 0);
    let mut lab = opened(&format!("rrrats?seed={seed}"));
    while lab.table().position.turn() != Turn::Over {
        let rolls = random.unit() < 0.6;
        lab = lab.decide(if rolls { Action::Roll } else { Action::Stop });
    }
    lab
}

fn at(lab: &RrratsExperiment, step: usize) -> RrratsExperiment {
    RrratsExperiment {
        step: Some(step as u64),
        ..lab.clone()
    }
}

#[test]
fn a_game_is_looked_at_where_it_is_now_unless_the_link_says_when() {
    let lab = played(3);
    let table = lab.table();
    let until = Until::of(&lab, &table);
    assert!(until.is_now() && until.steps == until.all);
    assert_eq!(until.position(), table.position);
    assert_eq!(until.decisions().len(), table.decisions.len());
    let later = at(&lab, 9_999);
    assert!(Until::of(&later, &table).is_now());
}

#[test]
fn before_the_first_roll_nothing_has_happened() {
    let lab = at(&played(3), 0);
    let table = lab.table();
    let until = Until::of(&lab, &table);
    assert!(!until.is_now());
    assert_eq!((until.dice(), until.turns().len()), (None, 0));
    assert_eq!(until.decisions(), []);
    assert!(!until.has_lost_hand());
}

/// Every moment has one roll or stop more than the one before, and its turns are those of the game so far.
#[test]
fn a_game_is_gone_through_roll_by_roll() {
    for seed in 1..=20 {
        let lab = played(seed);
        let table = lab.table();
        let all = Until::of(&lab, &table).all;
        for step in 0..=all {
            let lab = at(&lab, step);
            let until = Until::of(&lab, &table);
            let turns = until.turns();
            let steps: Vec<usize> = turns
                .iter()
                .flat_map(|turn| &turn.steps)
                .map(|step| step.place)
                .collect();
            assert_eq!(steps, (0..step).collect::<Vec<_>>(), "{seed}");
            assert!(
                turns
                    .windows(2)
                    .all(|pair| pair[0].player != pair[1].player)
            );
            assert!(until.decisions().len() <= step);
        }
    }
}

/// Tokens in hand after a roll are those of the position, and a stop banks them.
#[test]
fn what_is_in_hand_is_that_of_the_position() {
    for seed in 1..=20 {
        let lab = played(seed);
        let table = lab.table();
        let all = Until::of(&lab, &table).all;
        for step in 1..=all {
            let lab = at(&lab, step);
            let until = Until::of(&lab, &table);
            let turns = until.turns();
            let last = turns.last().unwrap().steps.last().unwrap();
            if let (Some(_), Some(count)) = (last.dice, last.in_hand) {
                assert_eq!(count, until.position().table().in_hand(), "{seed} {step}");
            }
            assert!(last.dice.is_none() || last.dice == until.dice());
        }
    }
}

#[test]
fn two_zeros_lose_the_hand() {
    let step = |low, high, in_hand| Step {
        place: 0,
        dice: Some(Dice { low, high }),
        in_hand,
    };
    assert!(step(0, 0, None).loses_hand());
    assert!(!step(0, 1, None).loses_hand(), "the hand is full");
    assert!(
        !step(0, 0, Some(0)).loses_hand(),
        "an empty hand costs nothing"
    );
    let stop = Step {
        place: 0,
        dice: None,
        in_hand: Some(2),
    };
    assert!(!stop.loses_hand());
    let told = |step: &Step| said(step, &ENGLISH);
    assert_eq!(told(&step(0, 0, None)), "loses the hand");
    assert_eq!(told(&step(1, 2, None)), "turn over");
    assert_eq!(told(&step(1, 2, Some(3))), "3 in hand");
    assert_eq!(told(&stop), "stops with 2");
}

#[test]
fn the_last_three_turns_are_shown() {
    let turns: Vec<PlayerTurn> = (0..5)
        .map(|turn| PlayerTurn {
            player: Player::BOTH[turn % 2],
            steps: Vec::new(),
        })
        .collect();
    let shown = last(&turns);
    assert_eq!(shown.len(), 3);
    assert!(core::ptr::eq(&shown[2], &turns[4]));
    assert_eq!(last(&turns[..2]).len(), 2);
}

/// By the events of the game: the person's last one that gave the dice away.
#[test]
fn a_lost_hand_is_told_with_the_next_decision() {
    let mut lost = 0;
    for seed in 1..=60 {
        let lab = opened(&format!("rrrats?seed={seed}")).decide(Action::Roll);
        let table = lab.table();
        let until = Until::of(&lab, &table);
        let gave_away = table
            .events
            .iter()
            .rfind(|event| event.player == Player::First && event.after.mover() == Player::Second);
        let zeros = Action::Fall(Dice { low: 0, high: 0 });
        let is_lost = gave_away.is_some_and(|event| event.action == zeros);
        assert_eq!(until.has_lost_hand(), is_lost, "{seed}");
        let told = standing(&until, &ENGLISH);
        assert_eq!(told.starts_with("You rolled 0 and 0"), is_lost, "{told}");
        lost += u32::from(is_lost);
    }
    // A roll loses the hand with probability ¼: of 60 games some begin so, and not all.
    assert!((1..60).contains(&lost), "{lost}");
}

#[test]
fn an_earlier_moment_asks_for_no_decision() {
    let lab = opened("rrrats?seed=9")
        .decide(Action::Roll)
        .decide(Action::Roll);
    let table = lab.table();
    let early = at(&lab, 1);
    let until = Until::of(&early, &table);
    assert!(standing(&until, &ENGLISH).starts_with("You are looking at an earlier moment"));
    assert!(!may_decide(&table, &until));
}

#[test]
fn the_end_says_who_has_more_tokens() {
    let mut seen = std::collections::BTreeSet::new();
    for seed in 1..=40 {
        let lab = played(seed);
        let table = lab.table();
        let until = Until::of(&lab, &table);
        assert!(is_over(&table) && !may_decide(&table, &until));
        let [own, other] = Player::BOTH.map(|player| table.position.bank(player));
        let wanted = match own.cmp(&other) {
            core::cmp::Ordering::Greater => "you win with",
            core::cmp::Ordering::Less => "you lose with",
            core::cmp::Ordering::Equal => "a draw with",
        };
        let told = standing(&until, &ENGLISH);
        assert!(
            told.contains(&format!("{wanted} {own} to {other}.")),
            "{told}"
        );
        let is_decided = told.starts_with("The pile is empty: ");
        assert!(is_decided || own == other, "{told}");
        seen.insert(wanted);
    }
    assert!(seen.contains("you win with") && seen.contains("you lose with"));
}

#[test]
fn keys_ask_for_what_buttons_do() {
    let of = |keys: &[&str]| {
        keys.iter()
            .map(|key| Command::of_key(key))
            .collect::<Vec<_>>()
    };
    assert_eq!(of(&["r", "R", "1"]), [Some(Command::Roll); 3]);
    assert_eq!(of(&["s", "S", "2"]), [Some(Command::Stop); 3]);
    assert_eq!(of(&["u", "U"]), [Some(Command::Undo); 2]);
    assert_eq!(of(&["n", "N"]), [Some(Command::NewGame); 2]);
    assert_eq!(of(&["x", "Enter"]), [None; 2]);
}

#[test]
fn decisions_are_made_when_they_may_be() {
    let lab = opened("rrrats?seed=9");
    let decisions = |command: Command, may| Some(command.of(&lab, may)?.decisions);
    assert_eq!(decisions(Command::Roll, true).as_deref(), Some("r"));
    assert_eq!(decisions(Command::Stop, true).as_deref(), Some("s"));
    assert_eq!(decisions(Command::Roll, false), None);
    assert_eq!(decisions(Command::Stop, false), None);
}

#[test]
fn taking_back_leaves_out_the_last_decision_and_looks_at_now() {
    let lab = at(&opened("rrrats?decisions=rs"), 1);
    let before = Command::Undo.of(&lab, false).unwrap();
    assert_eq!((before.decisions.as_str(), before.step), ("r", None));
    assert_eq!(Command::Undo.of(&opened("rrrats"), true), None);
}

#[test]
fn a_new_game_is_another_deal() {
    let next = Command::NewGame
        .of(&opened("rrrats?decisions=r&deal=4"), false)
        .unwrap();
    assert_eq!((next.deal, next.decisions.as_str()), (5, ""));
}

#[test]
fn what_decisions_cost_is_never_negative_and_best_decisions_cost_nothing() {
    let lab = opened("rrrats?seed=3");
    let values = values(&lab);
    let mut best = lab.clone();
    let mut worst = lab;
    for _ in 0..200 {
        for (lab, wants_best) in [(&mut best, true), (&mut worst, false)] {
            let position = lab.table().position;
            if position.turn() == Turn::Over {
                continue;
            }
            let choice = engines::rrrats::table::worth(&position, &values);
            let action = if (choice.roll >= choice.stop) == wants_best {
                Action::Roll
            } else {
                Action::Stop
            };
            *lab = lab.decide(action);
        }
    }
    let costs = |lab: &RrratsExperiment| -> Vec<f64> {
        let table = lab.table();
        let costs = table
            .decisions
            .iter()
            .map(|decision| cost(decision, &values));
        costs.collect()
    };
    assert!(costs(&best).iter().all(|&cost| cost == 0.0));
    let costs = costs(&worst);
    assert!(costs.iter().all(|&cost| cost >= 0.0) && costs.iter().sum::<f64>() > 0.05);
}

#[test]
fn a_decision_is_the_best_or_says_what_it_cost() {
    let lab = played(5);
    let values = values(&lab);
    let mut kinds = [0, 0];
    for decision in &lab.table().decisions {
        let (told, cost) = (
            verdict(decision, &values, &ENGLISH),
            cost(decision, &values),
        );
        let worth = choice(decision, &values);
        let rolled = decision.action == Action::Roll;
        let difference = (worth.roll - worth.stop).abs();
        if cost < 5e-5 {
            let wanted =
                ["Stopping was the better", "Rolling on was the better"][usize::from(rolled)];
            assert!(told.starts_with(wanted), "{told}");
            kinds[0] += 1;
        } else {
            let wanted = ["Rolling on would", "Stopping would"][usize::from(rolled)];
            assert!(told.starts_with(wanted), "{told}");
            assert!(
                told.contains(&format!("cost {:.2} points", 100.0 * difference)),
                "{told}"
            );
            kinds[1] += 1;
        }
    }
    assert!(kinds[0] > 0 && kinds[1] > 0, "{kinds:?}");
}
