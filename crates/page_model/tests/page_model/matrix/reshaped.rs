//! Games with other actions and payoffs.

use super::lab;
use experiments::matrix::MatrixLab;
use games::fraction::Fraction;
use games::strategic::StrategicGame;
use page_model::matrix::reshaped::{with_action_name, with_new_action, without_action};

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
        let sizes = |lab: &MatrixLab| -> Vec<usize> {
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
