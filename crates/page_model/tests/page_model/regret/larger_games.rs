//! Larger games on the page: what a person at the table is told, what is offered, and how large they are called.

use engines::regret::Strategy;
use experiments::Experiment;
use experiments::regret::betting::Table;
use experiments::regret::rules::Rules;
use experiments::regret::{Evaluated, RegretExperiment};
use page_model::kit::rules::GameRules;
use page_model::regret::look::{deal_shown, may_be_drawn};
use page_model::regret::sitting::{Seat, Sitting};
use page_model::regret::size::size;
use page_model::regret::table::commands::{Command, action_buttons, all_actions};
use page_model::regret::table::naming::{short_history, told};
use std::rc::Rc;
use texts::ENGLISH;

fn lab(link: &str) -> RegretExperiment {
    match Experiment::open(link).unwrap().experiment {
        Experiment::Regret(lab) => lab,
        other => panic!("{other:?}"),
    }
}

/// A game in which the person always takes the last action; what was told at each decision and at the end.
fn played(lab: &RegretExperiment, seat: Seat) -> (Vec<String>, String) {
    let tree = lab.tree();
    let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
    let mut sitting = Sitting::default();
    sitting.deal(&tree, &opponent, seat, 3);
    let mut all = Vec::new();
    while sitting.is_under_way() {
        let dealt = sitting.dealt.as_ref().unwrap();
        all.push(told(dealt, &ENGLISH).join(" "));
        let last = dealt.actions().last().unwrap().clone();
        let buttons = action_buttons(&tree, Some(dealt), &ENGLISH);
        assert!(
            buttons
                .iter()
                .any(|button| button.name == last && button.is_legal)
        );
        sitting.act(&last);
    }
    let dealt = sitting.dealt.as_ref().unwrap();
    let end = short_history(&Table::at(&tree, dealt.node()), &ENGLISH);
    (all, end)
}

#[test]
fn a_player_of_liars_dice_is_told_the_own_die_and_the_bids() {
    let lab = lab("regret?game=liars-dice&faces=3");
    let (told, end) = played(&lab, Seat::Second);
    assert_eq!(told.len(), 1);
    let (die, bids) = told[0].split_once(" · ").unwrap();
    assert!(die.parse::<u8>().is_ok() && bids.contains('-'), "{told:?}");
    assert!(end.ends_with("liar") && end.contains(bids), "{end}");
    let actions = all_actions(&lab.tree());
    assert_eq!(actions.len(), 7);
    assert_eq!(Command::of_key("7"), Some(Command::Act(6)));
    assert_eq!(Command::of_key("0"), None);
}

#[test]
fn a_bidder_is_told_who_has_won_and_not_what_was_bid() {
    let hidden = lab("regret?game=goofspiel&cards=4");
    let (told, _) = played(&hidden, Seat::First);
    assert_eq!(told[0], "First player · prize 4");
    assert!(
        told[1].starts_with("First player · prize 4: 4 "),
        "{told:?}"
    );
    assert!(told[1].ends_with("; prize 3") && !told[1].contains("against"));
    let open = lab("regret?game=goofspiel&cards=4&imperfect=off");
    let (told, _) = played(&open, Seat::First);
    assert!(told[1].contains("against"), "{told:?}");
}

#[test]
fn what_cannot_be_seen_of_large_games_is_not_offered() {
    let small = lab("regret?game=liars-dice&faces=3&variant=external-sampling");
    let large = lab("regret?game=liars-dice&variant=external-sampling");
    assert!(may_be_drawn(&small, &small.tree()) && small.tree().is_whole());
    assert!(!may_be_drawn(&large, &large.tree()) && !large.tree().is_whole());
    assert_eq!(deal_shown(&large, &large.tree()), None);
    let said = size(&large, &large.tree(), &ENGLISH);
    for number in [294_877, 24_576, 64] {
        assert!(said.contains(&(ENGLISH.number)(number)), "{said}");
    }
    assert!(said.contains("played against"), "{said}");
    assert!(!size(&small, &small.tree(), &ENGLISH).contains("too large"));
}

#[test]
fn links_that_ask_for_too_much_get_what_there_is() {
    let two = lab("regret?game=liars-dice&dice=2");
    assert_eq!(two.rules(), Rules::LiarsDice(2, 3));
    let opened = Experiment::open("regret?game=goofspiel&cards=9&points_order=random").unwrap();
    let said: Vec<String> = opened
        .problems
        .iter()
        .map(|problem| problem.sentence(&ENGLISH))
        .collect();
    assert!(
        said[0].contains("cards is 9") && said[0].contains("so 4 is taken"),
        "{said:?}"
    );
    let Experiment::Regret(lab) = opened.experiment else {
        panic!("another lab")
    };
    assert_eq!(lab.cards, 4);
}

#[test]
fn larger_games_have_rules_to_read() {
    let experiment = |link: &str| Experiment::open(link).unwrap().experiment;
    for (link, rules) in [
        ("regret?game=liars-dice", GameRules::LiarsDice),
        ("regret?game=goofspiel", GameRules::Goofspiel),
        ("regret?game=leduc&ranks=6", GameRules::Leduc),
    ] {
        assert_eq!(GameRules::of(&experiment(link)), [rules]);
    }
}
