//! Information set that is looked at, a question about it, and the paths of mixtures.

use crate::regret::situation::{iteration, lab, learned, not_begun, shown, shown_of};
use games::Player;
use page_model::regret::asking::{Change, question};
use page_model::regret::paths::{is_triangle, path};
use page_model::regret::set_line::{added, now, regrets, start};
use page_model::regret::walk_state::WalkState;
use texts::ENGLISH;

/// Against either card of the opponent, with probability ⅙ each, the King learns −0.375 of passing and 0.375 of betting: see the
/// iteration that is worked out by hand.
#[test]
fn what_an_iteration_adds_is_the_sum_over_its_histories() {
    let lab = lab("regret");
    let (tree, first) = (lab.tree(), iteration(&lab, 1));
    let sums = added(&first, tree.find("K").unwrap(), 2);
    assert!(
        (sums[0] + 0.125).abs() < 1e-12 && (sums[1] - 0.125).abs() < 1e-12,
        "{sums:?}"
    );
}

#[test]
fn regrets_are_told_with_what_was_added() {
    let (lab, shown) = shown("regret?look=1");
    let first = iteration(&lab, 1);
    let tree = &shown.learned.tree;
    let end = WalkState::new(tree, &first, usize::MAX);
    let told = regrets(&shown, tree.find("K").unwrap(), &first, &end, &ENGLISH).unwrap();
    assert_eq!(
        told,
        [
            "Regret for “check”: −0.125 (−0.125 in this iteration)",
            "Regret for “bet”: +0.125 (+0.125 in this iteration)"
        ]
    );
}

#[test]
fn an_iteration_of_another_game_teaches_nothing() {
    let (_, shown) = shown("regret?cards=4&iterations=2");
    let kuhn = lab("regret");
    let first = iteration(&kuhn, 1);
    let end = WalkState::new(&kuhn.tree(), &first, usize::MAX);
    assert_eq!(regrets(&shown, 0, &first, &end, &ENGLISH), None);
}

#[test]
fn what_is_done_now_is_the_current_strategy() {
    let (_, shown) = shown("regret?iterations=40&look=1");
    let row = shown.learned.tree.find("K").unwrap();
    // After its first iteration the King always bets.
    assert_eq!(
        now(&shown, row, &ENGLISH),
        "now check 0\u{202f}%, bet 100\u{202f}%"
    );
    let (_, before) = not_begun("regret");
    assert_eq!(now(&before, row, &ENGLISH), "");
}

#[test]
fn fields_begin_with_the_average_or_with_every_action_alike() {
    let (_, shown) = shown("regret?iterations=40&look=end");
    let row = shown.learned.tree.find("Qpb").unwrap();
    assert_eq!(start(&shown, row), shown.row(row).unwrap().0);
    let (_, before) = not_begun("regret?game=rock-paper-scissors");
    assert_eq!(start(&before, 0), [1.0 / 3.0; 3]);
}

#[test]
fn a_change_that_nobody_could_see_is_none() {
    assert_eq!(Change::of(0.5, 0.504), Change::AsOften);
    assert_eq!(Change::of(0.5, 0.496), Change::AsOften);
    assert_eq!(Change::of(0.5, 0.51), Change::More);
    assert_eq!(Change::of(0.5, 0.49), Change::Less);
}

/// The page's answers are in this order.
#[test]
fn answers_are_in_the_order_of_changes() {
    let places = [Change::More, Change::Less, Change::AsOften].map(|change| change as usize);
    assert_eq!(places, [0, 1, 2]);
}

#[test]
fn the_answer_is_what_the_run_does_next() {
    let found = learned(&lab("regret"));
    for look in 1..75 {
        let lab = lab(&format!("regret?set=Qpb&look={look}"));
        let shown = shown_of(&lab, found.clone());
        let asked = question(&lab, &shown, &ENGLISH).unwrap();
        let past = &found.main.as_ref().unwrap().past;
        let slot = found.tree.slots(found.tree.find("Qpb").unwrap()).end - 1;
        let [before, after] = [look - 1, look].map(|place| past[place].current[slot]);
        assert_eq!(asked.right, Change::of(before, after), "{look}");
        assert!(asked.text.starts_with("Q · check, bet: "), "{}", asked.text);
        assert!(
            asked
                .text
                .contains(&format!("“call” at iteration {}?", look + 1))
        );
    }
}

#[test]
fn without_a_choice_the_set_that_changes_most_is_asked_about() {
    let (lab, shown) = shown("regret?look=1");
    let asked = question(&lab, &shown, &ENGLISH).unwrap();
    let tree = &shown.learned.tree;
    let past = &shown.learned.main.as_ref().unwrap().past;
    let change = |row: usize| {
        let slot = tree.slots(row).end - 1;
        (past[1].current[slot] - past[0].current[slot]).abs()
    };
    let rows = 0..tree.information_sets().len();
    let largest = rows.map(change).fold(0.0, f32::max);
    let row: usize = asked.id.rsplit_once(' ').unwrap().1.parse().unwrap();
    assert_eq!(change(row), largest);
}

#[test]
fn only_the_betting_round_that_is_shown_is_asked_about() {
    let (lab, shown) = shown("regret?game=leduc&iterations=10&look=2&round=crcK");
    let asked = question(&lab, &shown, &ENGLISH).unwrap();
    assert!(asked.text.contains("| board K"), "{}", asked.text);
}

#[test]
fn nothing_is_asked_about_the_end() {
    let (lab, shown) = shown("regret?iterations=40&look=end");
    assert_eq!(question(&lab, &shown, &ENGLISH), None);
}

#[test]
fn nothing_is_asked_before_anything_is_learned() {
    let (lab, shown) = not_begun("regret?look=5");
    assert_eq!(question(&lab, &shown, &ENGLISH), None);
}

#[test]
fn nothing_is_asked_about_what_is_fixed() {
    let (lab, shown) = shown("regret?iterations=40&look=5&lock=Qpb:0.5&set=Qpb");
    assert_eq!(question(&lab, &shown, &ENGLISH), None);
}

#[test]
fn each_moment_and_each_set_is_another_question() {
    let found = learned(&lab("regret"));
    let id = |link: &str| {
        let lab = lab(link);
        question(&lab, &shown_of(&lab, found.clone()), &ENGLISH)
            .unwrap()
            .id
    };
    let one = id("regret?set=Qpb&look=20");
    assert_ne!(one, id("regret?set=Qpb&look=21"));
    assert_ne!(one, id("regret?set=Kb&look=20"));
    assert_eq!(one, id("regret?set=Qpb&look=20&view=strategies&deal=JQ"));
}

#[test]
fn a_path_goes_up_to_the_moment_looked_at() {
    let link = "regret?game=rock-paper-scissors&iterations=200&head_start=1";
    for (look, points) in [("1", 1), ("37", 37), ("100", 100)] {
        let (_, shown) = shown(&format!("{link}&look={look}"));
        let path = path(&shown, Player::First, |past| &past.current);
        assert_eq!(path.len(), points, "{look}");
    }
}

/// The even mixture of three choices is in the middle, two thirds of the height below the top.
#[test]
fn a_run_that_begins_in_equilibrium_does_not_move() {
    let (_, shown) = shown("regret?game=rock-paper-scissors&iterations=20");
    let middle = (0.5, 3.0_f64.sqrt() / 3.0);
    for (x, y) in path(&shown, Player::Second, |past| &past.average) {
        assert!((x - middle.0).abs() < 1e-6 && (y - middle.1).abs() < 1e-6);
    }
}

#[test]
fn each_player_has_a_triangle_and_both_have_one_square() {
    assert!(is_triangle(3) && !is_triangle(2));
    let both = |link: &str| {
        let (_, shown) = shown(link);
        Player::BOTH.map(|player| path(&shown, player, |past| &past.current))
    };
    let [first, second] =
        both("regret?game=rock-paper-scissors&iterations=30&head_start=1&look=end");
    assert_ne!(first, second);
    let [first, second] = both("regret?game=matching-pennies&iterations=30&head_start=1&look=end");
    assert!(first.len() == 30 && first == second);
}

#[test]
fn games_of_more_than_one_choice_have_no_path() {
    let (_, shown) = shown("regret?iterations=5");
    assert!(path(&shown, Player::First, |past| &past.average).is_empty());
}

/// As its name says, it does not begin in equilibrium.
#[test]
fn the_preset_of_a_matrix_game_moves() {
    let presets = ENGLISH.labs.regret.page.presets.iter();
    let mut links = presets.map(|&(link, _)| link);
    let link = links.find(|link| link.contains("game=rock-paper-scissors"));
    let (_, shown) = shown(&format!(
        "{}&look=end",
        link.unwrap().replace("&look=60", "")
    ));
    let path = path(&shown, Player::First, |past| &past.average);
    let places: std::collections::BTreeSet<String> =
        path.iter().map(|place| format!("{place:?}")).collect();
    assert!(places.len() > 20, "{places:?}");
}
