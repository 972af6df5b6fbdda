//! Edits: one thing changes, the rest stays, and nodes that look alike still do.

use super::typed;
use games::fraction::Fraction;
use games::tree_game::edit::{Edit, EditFault, edited};
use games::tree_game::library;
use games::tree_game::text::{read, write};
use random::Random;

fn after(text: &str, edit: &Edit) -> String {
    let (game, _) = edited(&typed(text), edit).expect("an edit");
    write(&game)
}

fn refused(text: &str, edit: &Edit) -> EditFault {
    edited(&typed(text), edit).expect_err("no edit")
}

#[test]
fn payoffs_names_and_players_change() {
    let text = "1(out:0;2 in:3;1)";
    assert_eq!(
        after(text, &Edit::Payoff(1, 1, Fraction::new(-1, 2))),
        "1(out:0;-1/2 in:3;1)"
    );
    assert_eq!(
        after(text, &Edit::ActionName(0, 1, "go in".to_owned())),
        "1(out:0;2 \"go in\":3;1)"
    );
    assert_eq!(
        after(text, &Edit::SetName(0, "start".to_owned())),
        "1.start(out:0;2 in:3;1)"
    );
    assert_eq!(after(text, &Edit::Decision(0, 1)), "2(out:0;2 in:3;1)");
    assert_eq!(after(text, &Edit::AddPlayer), "1(out:0;2;0 in:3;1;0)");
    assert_eq!(
        after("1(out:0;2;0 in:3(3;1;7 3;1;8))", &Edit::RemovePlayer),
        "1(out:0;2 in:0;0)"
    );
}

#[test]
fn an_end_becomes_a_decision_that_pays_the_same() {
    assert_eq!(
        after("1(out:0;2 in:3;1)", &Edit::Decision(2, 1)),
        "1(out:0;2 in:2(3;1 3;1))"
    );
    assert_eq!(after("3;4", &Edit::Chance(0)), "?(1/2:3;4 1/2:3;4)");
    assert_eq!(
        after("1(out:0;2 in:2(3;1 5;1))", &Edit::End(2)),
        "1(out:0;2 in:0;0)"
    );
}

#[test]
fn what_is_done_to_a_set_is_done_at_all_its_nodes() {
    let text = "1(l:2.h(a:1;1 b:2;2) r:2.h(a:3;3 b:4;4))";
    assert_eq!(
        after(text, &Edit::AddAction(5 - 1)),
        "1(l:2.h(a:1;1 b:2;2 3:0;0) r:2.h(a:3;3 b:4;4 3:0;0))".replace("3:0;0", "0;0")
    );
    assert_eq!(
        after(text, &Edit::RemoveAction(1, 0)),
        "1(l:2.h(b:2;2) r:2.h(b:4;4))"
    );
    assert_eq!(
        after(text, &Edit::ActionName(4, 0, "up".to_owned())),
        "1(l:2.h(up:1;1 b:2;2) r:2.h(up:3;3 b:4;4))"
    );
    assert_eq!(
        after(text, &Edit::Decision(4, 0)),
        "1(l:1.h(a:1;1 b:2;2) r:1.h(a:3;3 b:4;4))"
    );
    assert_eq!(
        after(text, &Edit::Split(4)),
        "1(l:2.h(a:1;1 b:2;2) r:2(a:3;3 b:4;4))"
    );
    assert_eq!(
        after(text, &Edit::Chance(1)),
        "1(l:?(1/2:a:1;1 1/2:b:2;2) r:2.h(a:3;3 b:4;4))"
    );
}

#[test]
fn nodes_are_joined_whatever_their_actions_were_called() {
    let text = "1(l:2(a:1;1 b:2;2) r:2.h(c:3;3 d:4;4))";
    assert_eq!(
        after(text, &Edit::Join(1, 4)),
        "1(l:2.h(c:1;1 d:2;2) r:2.h(c:3;3 d:4;4))"
    );
    let other = "1(l:2(a:1;1) r:2(c:3;3 d:4;4))";
    assert_eq!(
        refused(other, &Edit::Join(1, 3)),
        EditFault::OtherActions {
            found: 1,
            wanted: 2
        }
    );
    assert_eq!(refused(other, &Edit::Join(2, 3)), EditFault::NoDecision);
    assert_eq!(
        refused("1(l:?(1/2:1;1 1/2:2;2) r:2(3;3 4;4))", &Edit::Join(1, 4)),
        EditFault::OfChance
    );
}

#[test]
fn probabilities_add_up_to_one_after_every_edit() {
    let text = "?(1/2:a:1 1/3:b:2 1/6:c:3)";
    assert_eq!(
        after(text, &Edit::Probability(0, 0, Fraction::new(1, 4))),
        "?(1/4:a:1 1/2:b:2 1/4:c:3)"
    );
    assert_eq!(
        after(text, &Edit::Probability(0, 2, Fraction::ONE)),
        "?(0:a:1 0:b:2 1:c:3)"
    );
    assert_eq!(
        after(
            "?(0:a:1 0:b:2 1:c:3)",
            &Edit::Probability(0, 2, Fraction::new(1, 2))
        ),
        "?(1/4:a:1 1/4:b:2 1/2:c:3)"
    );
    assert_eq!(after(text, &Edit::RemoveAction(0, 0)), "?(2/3:b:2 1/3:c:3)");
    assert_eq!(
        after(text, &Edit::AddAction(0)),
        "?(1/2:a:1 1/3:b:2 1/6:c:3 0:0)"
    );
    let two = Fraction::whole(2);
    assert_eq!(
        refused(text, &Edit::Probability(0, 0, two)),
        EditFault::Probability(two)
    );
    assert_eq!(
        refused("1(1 2)", &Edit::Probability(0, 0, two)),
        EditFault::NoDecision
    );
}

#[test]
fn an_edit_says_where_nodes_have_gone() {
    let game = typed("1(l:2(a:1;1 b:2;2) r:3;3)");
    let (_, places) = edited(&game, &Edit::RemoveAction(1, 0)).expect("an edit");
    assert_eq!(places, [Some(0), Some(1), None, Some(2), Some(3)]);
    let (_, places) = edited(&game, &Edit::Decision(2, 0)).expect("an edit");
    assert_eq!(places, [Some(0), Some(1), Some(2), Some(5), Some(6)]);
}

#[test]
fn any_edits_in_any_order_leave_a_game() {
    let mut random = Random::stream(81, 0);
    let mut done = 0;
    for entry in library::LIBRARY {
        let (entry, number) = library::find(entry.name).expect("an entry");
        let mut game = entry.game(number).expect("a game");
        for _ in 0..60 {
            let nodes = game.nodes().len() as u32;
            let node = random.below(nodes) as usize;
            let action = game
                .set_of(node)
                .map_or(0, |(_, set)| random.below(set.actions.len() as u32))
                as usize;
            let players = game.players().len() as u32;
            let edit = match random.below(12) {
                0 => Edit::Payoff(
                    node,
                    random.below(players) as usize,
                    Fraction::new(random.below(9).into(), 4),
                ),
                1 if nodes > 60 => Edit::End(node),
                2 | 3 => Edit::Decision(node, random.below(players) as usize),
                4 => Edit::Chance(node),
                5 => Edit::AddAction(node),
                6 => Edit::RemoveAction(node, action),
                7 => Edit::Probability(node, action, Fraction::new(random.below(5).into(), 4)),
                8 => Edit::Join(node, random.below(nodes) as usize),
                9 => Edit::Split(node),
                10 => Edit::AddPlayer,
                _ => Edit::RemovePlayer,
            };
            if let Ok((changed, places)) = edited(&game, &edit) {
                assert_eq!(places.len(), game.nodes().len());
                let text = write(&changed);
                let again =
                    read(&text, changed.title.clone(), changed.players()).expect("it reads");
                assert_eq!(write(&again), text);
                game = changed;
                done += 1;
            }
        }
    }
    assert!(done > 200, "{done}");
}
