//! Table: what keys, buttons, cards and words say during a hand, and what the tab keeps.

use crate::regret::situation::{lab, tree};
use engines::regret::{GameTree, Strategy};
use experiments::regret::betting::Table;
use experiments::regret::{Evaluated, GameName, RegretExperiment};
use games::Player;
use page_model::regret::sitting::{Dealt, Played, Seat, Sitting};
use page_model::regret::table::commands::{Command, action_buttons, all_actions};
use page_model::regret::table::felt::{card_seen, chips};
use page_model::regret::table::naming::{
    deed, hint, history, judgement, short_history, signed, turn,
};
use page_model::regret::table::playing::{Move, Playing, kept, question, state};
use page_model::regret::table::score::{last_hands, mean, rounded};
use std::rc::Rc;
use std::sync::Arc;
use texts::ENGLISH;

/// An opponent who passes, or bets and calls, always.
fn opponent(tree: &Arc<GameTree>, bets: bool) -> Rc<Evaluated> {
    let mut strategy = Strategy::uniform(tree);
    for row in 0..tree.information_sets().len() {
        if tree.slots(row).len() == 2 {
            let share = f64::from(u8::from(bets));
            strategy.set_row(tree, row, &[1.0 - share, share]);
        }
    }
    Rc::new(Evaluated::of(tree, &strategy))
}

/// A table of Kuhn poker with a hand on it, the first of those where the person holds this card.
fn dealt(card: char, seat: Seat, bets: bool) -> (Arc<GameTree>, Sitting) {
    let tree = tree(GameName::Kuhn);
    let opponent = opponent(&tree, bets);
    for seed in 0..100 {
        let mut sitting = Sitting::default();
        sitting.deal(&tree, &opponent, seat, seed);
        let hand = sitting.dealt.as_ref().unwrap();
        let cards = Table::at(&tree, hand.node()).cards.unwrap();
        if cards[hand.person.index()] == card && !hand.is_over() {
            return (tree, sitting);
        }
    }
    panic!("no {card} in a hundred hands")
}

fn hand(sitting: &Sitting) -> &Dealt {
    sitting.dealt.as_ref().unwrap()
}

#[test]
fn every_action_has_a_place() {
    for game in [GameName::Kuhn, GameName::Leduc, GameName::MatchingPennies] {
        let tree = tree(game);
        let all = all_actions(&tree);
        let mut names = tree.information_sets().iter().flat_map(|set| &set.actions);
        assert!(names.all(|name| all.contains(name)), "{all:?}");
    }
}

#[test]
fn keys_ask_for_actions_hints_and_the_next_hand() {
    for (keys, command) in [
        (["n", "N"], Command::Next),
        (["h", "H"], Command::Hint),
        (["u", "U"], Command::TakeBack),
        (["1", "1"], Command::Act(0)),
        (["3", "3"], Command::Act(2)),
    ] {
        for key in keys {
            assert_eq!(Command::of_key(key), Some(command));
        }
    }
    for key in ["0", "12", "+3", "Enter"] {
        assert_eq!(Command::of_key(key), None, "{key}");
    }
}

#[test]
fn before_the_first_hand_no_action_can_be_taken() {
    let buttons = action_buttons(&tree(GameName::Kuhn), None, &ENGLISH);
    let told: Vec<_> = buttons
        .iter()
        .map(|button| (&*button.name, &*button.label))
        .collect();
    assert_eq!(told, [("pass", "check"), ("bet", "bet 1")]);
    assert!(buttons.iter().all(|button| !button.is_legal));
}

#[test]
fn buttons_say_what_actions_mean_after_a_bet() {
    let (tree, sitting) = dealt('K', Seat::Second, true);
    let buttons = action_buttons(&tree, sitting.dealt.as_ref(), &ENGLISH);
    let told: Vec<_> = buttons
        .iter()
        .map(|button| (&*button.label, button.is_legal))
        .collect();
    assert_eq!(told, [("fold", true), ("call 1", true)]);
}

#[test]
fn what_cannot_be_done_now_keeps_its_place() {
    let tree = tree(GameName::Leduc);
    let mut sitting = Sitting::default();
    let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
    sitting.deal(&tree, &opponent, Seat::First, 1);
    let buttons = action_buttons(&tree, sitting.dealt.as_ref(), &ENGLISH);
    let told: Vec<_> = buttons
        .iter()
        .map(|button| (&*button.name, button.is_legal))
        .collect();
    // Nobody has bet, so there is nothing to fold to.
    assert_eq!(told, [("fold", false), ("call", true), ("raise", true)]);
    assert_eq!(buttons[2].label, "bet 2");
}

#[test]
fn the_opponents_card_is_seen_once_the_hand_is_over() {
    let (tree, sitting) = dealt('K', Seat::First, true);
    let table = Table::at(&tree, hand(&sitting).node());
    let [first, second] = table.cards.unwrap();
    let seen = |player, is_over| card_seen(&table, player, Player::First, is_over);
    assert_eq!(
        (seen(Player::First, false), seen(Player::Second, false)),
        (Some(first), None)
    );
    assert_eq!(seen(Player::Second, true), Some(second));
}

#[test]
fn without_cards_none_is_seen() {
    let table = Table::at(&tree(GameName::MatchingPennies), 0);
    assert_eq!(card_seen(&table, Player::First, Player::First, true), None);
}

#[test]
fn many_chips_are_a_number_alone() {
    assert_eq!([0.0, 1.0, 3.0, 14.0, 99.0].map(chips), [0, 1, 3, 14, 14]);
}

#[test]
fn the_course_of_a_hand_is_told_from_the_persons_side() {
    let tree = tree(GameName::Kuhn);
    let node = (0..tree.len() as u32).find(|&node| {
        let table = Table::at(&tree, node);
        table.events.len() == 3 && table.stakes == [2.0, 2.0]
    });
    let table = Table::at(&tree, node.unwrap());
    assert_eq!(
        history(&table, Player::First, true, &ENGLISH),
        ["You: check.", "Opponent: bet 1.", "You: call 1."]
    );
    assert_eq!(
        history(&table, Player::Second, true, &ENGLISH)[0],
        "Opponent: check."
    );
    assert_eq!(short_history(&table, &ENGLISH), "check, bet 1, call 1");
}

#[test]
fn a_public_card_is_part_of_the_course() {
    let tree = tree(GameName::Leduc);
    let node = (0..tree.len() as u32).find(|&node| Table::at(&tree, node).public == Some('K'));
    let told = history(
        &Table::at(&tree, node.unwrap()),
        Player::First,
        false,
        &ENGLISH,
    );
    assert_eq!(
        told.last().map(String::as_str),
        Some("The public card is a King.")
    );
}

#[test]
fn what_the_opponent_has_chosen_is_hidden_until_both_have() {
    let tree = tree(GameName::RockPaperScissors);
    let mut sitting = Sitting::default();
    let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
    sitting.deal(&tree, &opponent, Seat::Second, 1);
    let told = |sitting: &Sitting| {
        let dealt = hand(sitting);
        let table = Table::at(&tree, dealt.node());
        history(&table, dealt.person, dealt.is_over(), &ENGLISH)
    };
    assert_eq!(told(&sitting), ["The opponent has chosen."]);
    sitting.act("rock");
    let told = told(&sitting);
    assert_eq!(told[1], "You: rock.");
    assert!(told[0].starts_with("Opponent: "), "{}", told[0]);
}

#[test]
fn cards_are_hidden_by_the_felt_and_not_by_silence() {
    // What a poker player has done is no secret.
    let (tree, sitting) = dealt('K', Seat::Second, true);
    let table = Table::at(&tree, hand(&sitting).node());
    assert_eq!(
        history(&table, Player::Second, false, &ENGLISH),
        ["Opponent: bet 1."]
    );
}

#[test]
fn the_seat_is_named_while_the_person_decides() {
    assert_eq!(turn(None, &ENGLISH), "Press “New game” to begin.");
    let (_, first) = dealt('K', Seat::First, true);
    assert_eq!(
        turn(first.dealt.as_ref(), &ENGLISH),
        "Your turn. You are first."
    );
    let (_, second) = dealt('K', Seat::Second, true);
    assert_eq!(
        turn(second.dealt.as_ref(), &ENGLISH),
        "Your turn. You are second."
    );
}

#[test]
fn the_end_says_what_was_won_or_lost() {
    let (_, mut won) = dealt('K', Seat::Second, true);
    won.act("bet");
    assert_eq!(turn(won.dealt.as_ref(), &ENGLISH), "You win 2.");
    let (_, mut lost) = dealt('K', Seat::Second, true);
    lost.act("pass");
    assert_eq!(turn(lost.dealt.as_ref(), &ENGLISH), "You lose 1.");
}

#[test]
fn a_draw_is_won_by_nobody() {
    let tree = tree(GameName::RockPaperScissors);
    let mut strategy = Strategy::uniform(&tree);
    strategy.set_row(&tree, 0, &[1.0, 0.0, 0.0]);
    let mut sitting = Sitting::default();
    sitting.deal(
        &tree,
        &Rc::new(Evaluated::of(&tree, &strategy)),
        Seat::Second,
        1,
    );
    sitting.act("rock");
    assert_eq!(
        turn(sitting.dealt.as_ref(), &ENGLISH),
        "Nobody wins anything."
    );
}

/// Facing a bet with the King, a call wins 2 and a fold loses 1.
#[test]
fn a_hint_names_what_wins_most() {
    let (_, sitting) = dealt('K', Seat::Second, true);
    let told = hint(hand(&sitting), &ENGLISH).unwrap();
    assert!(told.contains("“call 1” wins most"), "{told}");
    assert!(told.contains("fold −1, call 1 +2"), "{told}");
}

#[test]
fn there_is_no_hint_once_the_hand_is_over() {
    let (_, mut sitting) = dealt('K', Seat::Second, true);
    sitting.act("bet");
    assert_eq!(hint(hand(&sitting), &ENGLISH), None);
}

#[test]
fn the_coach_is_silent_before_the_first_decision() {
    let (_, sitting) = dealt('K', Seat::Second, true);
    assert_eq!(judgement(hand(&sitting), &ENGLISH), None);
}

#[test]
fn the_best_action_costs_nothing() {
    let (_, mut sitting) = dealt('K', Seat::Second, true);
    sitting.act("bet");
    let told = judgement(hand(&sitting), &ENGLISH).unwrap();
    assert_eq!(
        told[0],
        "“call 1” was the best you could do: it cost nothing."
    );
    assert!(told[1].contains("fold −1, call 1 +2"), "{}", told[1]);
}

/// Folding the King loses 1 instead of winning 2.
#[test]
fn the_coach_names_the_price_of_a_mistake() {
    let (_, mut sitting) = dealt('K', Seat::Second, true);
    sitting.act("pass");
    let told = judgement(hand(&sitting), &ENGLISH).unwrap();
    assert_eq!(told[0], "“fold” cost 3; best was “call 1”.");
    assert_eq!(hand(&sitting).cost(), 3.0);
}

#[test]
fn amounts_have_their_sign() {
    let told = [1.0, 0.0, -0.5, 0.000_01].map(|amount| signed(amount, &ENGLISH));
    assert_eq!(told, ["+1", "0", "−0.5", "0"]);
}

#[test]
fn a_raise_says_how_much_it_is_in_all() {
    let tree = tree(GameName::Leduc);
    let table = Table {
        stakes: [3.0, 1.0],
        ..Table::at(&tree, 0)
    };
    // The call of 2, and 2 more.
    let told = deed(&table.deed(Player::Second, "raise"), &ENGLISH);
    assert_eq!(told, "raise, 4 in all");
}

fn playing(lab: &RegretExperiment, hands: usize) -> (Arc<GameTree>, Playing) {
    let tree = lab.tree();
    let opponent = Rc::new(Evaluated::of(&tree, &Strategy::uniform(&tree)));
    let mut playing = Playing::default().after(Move::SitDown(question(lab), Vec::new()));
    while playing.sitting.played.len() < hands {
        playing = playing.after(Move::Deal {
            tree: tree.clone(),
            opponent: opponent.clone(),
            seat: Seat::Alternately,
            seed: 7,
        });
        while playing.sitting.is_under_way() {
            let action = hand(&playing.sitting).actions()[0].clone();
            playing = playing.after(Move::Act(action));
        }
    }
    (tree, playing)
}

#[test]
fn hands_are_there_again_after_a_reload() {
    let lab = RegretExperiment::default();
    let (tree, playing) = playing(&lab, 5);
    let text = playing.to_text().unwrap();
    assert_eq!(kept(&text, &question(&lab), &tree), playing.sitting.played);
}

#[test]
fn hands_against_another_opponent_are_not_taken_over() {
    let lab = RegretExperiment::default();
    let (tree, playing) = playing(&lab, 3);
    let text = playing.to_text().unwrap();
    let other = self::lab("regret?variant=cfr-plus");
    assert!(kept(&text, &question(&other), &tree).is_empty());
    assert!(playing.is_against(&lab) && !playing.is_against(&other));
}

#[test]
fn where_one_looks_is_no_other_opponent() {
    let (_, playing) = playing(&RegretExperiment::default(), 1);
    assert!(playing.is_against(&lab("regret?look=5&view=table&compare=linear")));
}

#[test]
fn hands_that_cannot_have_been_played_are_not_taken_over() {
    let lab = RegretExperiment::default();
    let (tree, playing) = playing(&lab, 3);
    let of = |change: fn(&mut Played)| {
        let mut played = playing.sitting.played.clone();
        change(&mut played[1]);
        let changed = playing.after(Move::SitDown(question(&lab), played));
        kept(&changed.to_text().unwrap(), &question(&lab), &tree).len()
    };
    assert_eq!(of(|_| ()), 3);
    assert_eq!(of(|hand| hand.winnings += 1.0), 0);
    assert_eq!(of(|hand| hand.node = 0), 0);
    assert_eq!(of(|hand| hand.node = 9_999), 0);
    assert_eq!(of(|hand| hand.cost = -1.0), 0);
}

#[test]
fn a_damaged_text_has_no_hands() {
    let lab = RegretExperiment::default();
    let (tree, playing) = playing(&lab, 3);
    let text = playing.to_text().unwrap();
    for end in 0..text.len() {
        assert!(kept(&text[..end], &question(&lab), &tree).is_empty());
    }
}

#[test]
fn hands_that_were_kept_before_any_could_be_taken_back_count() {
    let lab = RegretExperiment::default();
    let (tree, playing) = playing(&lab, 2);
    let text = playing.to_text().unwrap().replace(",\"counts\":true", "");
    assert!(!text.contains("counts"));
    assert_eq!(kept(&text, &question(&lab), &tree), playing.sitting.played);
}

#[test]
fn a_restart_keeps_the_opponent_and_forgets_the_hands() {
    let lab = RegretExperiment::default();
    let (_, playing) = playing(&lab, 2);
    let anew = playing.after(Move::Restart);
    assert!(anew.is_against(&lab) && anew.sitting == Sitting::default());
}

#[test]
fn a_decision_that_is_taken_back_can_be_taken_again() {
    let lab = RegretExperiment::default();
    let (_, playing) = playing(&lab, 1);
    let back = playing.after(Move::TakeBack);
    assert!(back.sitting.played.is_empty() && back.sitting.is_under_way());
}

#[test]
fn the_table_says_where_it_stands() {
    let empty = Sitting::default();
    assert_eq!(
        (state(false, &empty), state(true, &empty)),
        ("none", "waiting")
    );
    let (_, mut sitting) = dealt('K', Seat::Second, true);
    assert_eq!(
        (state(true, &sitting), state(false, &sitting)),
        ("playing", "none")
    );
    sitting.act("bet");
    assert_eq!(state(true, &sitting), "over");
}

#[test]
fn the_list_has_the_last_ten_hands_the_latest_first() {
    let (tree, playing) = playing(&RegretExperiment::default(), 12);
    let rows = last_hands(&tree, &playing.sitting, &ENGLISH);
    let numbers: Vec<u64> = rows.iter().map(|row| row.number).collect();
    assert_eq!(numbers, (3..=12).rev().collect::<Vec<_>>());
    // The first hand is the first player's, so the twelfth is the second's.
    assert_eq!((rows[0].seat, rows[1].seat), ("second", "first"));
}

#[test]
fn a_row_has_the_persons_card_before_the_opponents() {
    let (tree, mut sitting) = dealt('K', Seat::Second, true);
    let [theirs, own] = Table::at(&tree, hand(&sitting).node()).cards.unwrap();
    sitting.act("bet");
    let rows = last_hands(&tree, &sitting, &ENGLISH);
    assert_eq!(rows[0].cards, format!("{own} – {theirs}"));
    assert_eq!(
        (&*rows[0].what, &*rows[0].won, &*rows[0].cost),
        ("bet 1, call 1", "+2", "0")
    );
}

#[test]
fn hands_of_another_game_are_not_listed() {
    let (_, playing) = playing(&lab("regret?game=leduc"), 4);
    let rows = last_hands(&tree(GameName::Kuhn), &playing.sitting, &ENGLISH);
    let fitting = playing.sitting.played.iter();
    let fitting = fitting.filter(|hand| hand.fits(&tree(GameName::Kuhn)));
    assert_eq!(rows.len(), fitting.count());
    assert!(rows.len() < 4);
}

#[test]
fn the_mean_has_its_interval() {
    let tree = tree(GameName::Kuhn);
    let hand = |winnings: f64| Played {
        node: 0,
        person: Player::First,
        winnings,
        cost: 0.0,
        counts: true,
    };
    let of = |winnings: &[f64]| {
        let sitting = Sitting {
            played: winnings.iter().copied().map(hand).collect(),
            dealt: None,
        };
        mean(&sitting.score(&tree).unwrap(), &ENGLISH)
    };
    // See the score's own test: half of the interval is 1.991164.
    assert_eq!(of(&[-1.0, 1.0, 2.0, -2.0]), "0 (−1.991 to +1.991)");
}

#[test]
fn costs_are_shown_in_thousandths() {
    assert_eq!(rounded(0.123_456, &ENGLISH), "0.123");
    assert_eq!(rounded(2.0, &ENGLISH), "2");
}
