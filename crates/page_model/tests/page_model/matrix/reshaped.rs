//! Games with other actions and payoffs.

use super::lab;
use experiments::matrix::MatrixExperiment;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use page_model::matrix::reshaped::{
    stepped, with_action_name, with_new_action, with_payoff, with_typed_payoff, without_action,
};

#[test]
fn actions_are_added_renamed_and_removed() {
    for link in [
        "matrix?game=battle-of-the-sexes",
        "matrix?game=prisoners-dilemma",
        "matrix?game=matching-pennies",
        "matrix?game=el-farol",
        "matrix?game=1:2,3:4;5:6,7:8&actions=x,y;x,z",
    ] {
        let before = lab(link);
        let sizes = |lab: &MatrixExperiment| -> Vec<usize> {
            let game = lab.game().expect(link);
            game.actions().iter().map(Vec::len).collect()
        };
        let game = before.game().expect(link);
        for player in 0..game.players().len() {
            let more = with_new_action(&before, player).expect(link);
            assert!(sizes(&more)[player] == game.size(player) + 1, "{link}");
            let last = without_action(&more, player, game.size(player)).expect(link);
            let last = last.game().expect(link);
            assert_eq!(last.actions(), game.actions(), "{link}");
            let payoffs = |game: &StrategicGame| -> Vec<Fraction> {
                let players = game.players().len();
                let profile = |profile| (0..players).map(move |player| (profile, player));
                let all = (0..game.profiles()).flat_map(profile);
                all.map(|(profile, player)| game.payoff(profile, player))
                    .collect()
            };
            assert_eq!(payoffs(&last), payoffs(&game), "{link}");
        }
        let renamed = with_action_name(&before, 0, 1, " sing, dance; rest ").expect(link);
        let names = renamed.game().expect(link).actions()[0].clone();
        assert_eq!(names[1], "sing, dance; rest");
        let twice = names[0].clone();
        assert!(with_action_name(&before, 0, 1, &twice).is_err(), "{link}");
    }
    let symmetric = lab("matrix?game=3,0;5,1&payoffs=symmetric");
    let more = with_new_action(&symmetric, 1)
        .expect("room")
        .game()
        .expect("a game");
    assert_eq!(
        (more.size(0), more.size(1), more.is_symmetric()),
        (3, 3, true)
    );
    assert!(without_action(&lab("matrix?game=1:1"), 0, 0).is_err());
    // The second row goes, not the last number.
    let less = without_action(&lab("matrix?game=1:2,3:4;5:6,7:8;9:0,1:1"), 0, 1).expect("rows");
    assert_eq!(less.game, "1:2,3:4;9:0,1:1");
}

#[test]
fn a_payoff_of_one_player_leaves_the_others() {
    let before = lab("matrix?game=1:2,3:4;5:6,7:8");
    let after = with_payoff(&before, 2, 1, Fraction::whole(9)).expect("a game");
    assert_eq!(after.game, "1:2,3:4;5:9,7:8");
}

#[test]
fn a_payoff_of_a_zero_sum_game_is_taken_from_the_other() {
    let before = lab("matrix?game=1,2;3,4&payoffs=zero-sum");
    let after = with_payoff(&before, 1, 1, Fraction::whole(9)).expect("a game");
    assert_eq!(after.game, "1,-9;3,4");
}

#[test]
fn a_payoff_of_a_symmetric_game_is_mirrored() {
    let before = lab("matrix?game=1,2;3,4&payoffs=symmetric");
    let after = with_payoff(&before, 1, 1, Fraction::whole(9)).expect("a game");
    // What the second player gets there is what the first gets with actions exchanged.
    assert_eq!(after.game, "1,2;9,4");
    assert!(after.game().expect("a game").is_symmetric());
}

#[test]
fn a_changed_game_of_the_library_is_ones_own_with_its_names() {
    let before = lab("matrix?game=prisoners-dilemma");
    let after = with_typed_payoff(&before, 0, 0, "11/2").expect("a number");
    assert!(!after.is_named());
    assert_eq!(after.actions, "cooperate,defect;cooperate,defect");
    assert_eq!(after.payoffs, experiments::matrix::Payoffs::Symmetric);
}

#[test]
fn what_is_no_number_changes_nothing() {
    let before = lab("matrix?game=1,2;3,4&payoffs=zero-sum");
    assert_eq!(with_typed_payoff(&before, 0, 0, "two"), None);
    assert_eq!(with_typed_payoff(&before, 0, 0, ""), None);
}

#[test]
fn a_step_is_one() {
    assert_eq!(stepped("2", 1).as_deref(), Some("3"));
    assert_eq!(stepped("1/2", -1).as_deref(), Some("-1/2"));
    assert_eq!(stepped("two", 1), None);
}
