//! Lab of several players: tests of what the page decides.

use experiments::general_sum::{Findings, GameName, GeneralSumExperiment};
use experiments::{Experiment, Snapshots};
use games::Player;
use page_model::general_sum::closeness::closeness;
use page_model::general_sum::convergence::{is_bounded, lines, promise};
use page_model::general_sum::paths::{EQUILIBRIA, is_triangle, path};
use page_model::general_sum::payoffs::{about, strips};
use page_model::general_sum::strategies::{ByCard, choices};
use page_model::general_sum::{is_poker, sentence_of};
use texts::{ENGLISH, GeneralSumTexts};
use worker::inline;

const WORDS: &GeneralSumTexts = &ENGLISH.labs.general_sum.page;

fn lab(link: &str) -> GeneralSumExperiment {
    let opened = Experiment::open(link).unwrap();
    assert!(opened.problems.is_empty(), "{link}: {:?}", opened.problems);
    match opened.experiment {
        Experiment::GeneralSum(lab) => lab,
        other => panic!("{other:?}"),
    }
}

fn found(link: &str) -> (GeneralSumExperiment, Findings) {
    let lab = lab(link);
    let snapshots = inline::run(&Experiment::from(lab.clone()));
    let findings = lab.merge(&snapshots).unwrap();
    (lab, findings)
}

fn promised(link: &str) -> String {
    let (lab, findings) = found(link);
    let (_, last) = findings.last().next().unwrap();
    promise(&lab, &findings, last, WORDS)
}

#[test]
fn amounts_are_antes_where_cards_are_dealt() {
    for game in GameName::ALL {
        let lab = GeneralSumExperiment {
            game,
            ..GeneralSumExperiment::default()
        };
        let expected = matches!(game, GameName::KuhnForThree | GameName::Kuhn);
        assert_eq!(is_poker(&lab), expected, "{game:?}");
        assert_eq!(sentence_of(&lab).is_poker, expected);
        // How many cards there are is a setting with three players alone.
        assert_eq!(sentence_of(&lab).has_cards, game == GameName::KuhnForThree);
    }
}

#[test]
fn the_sentence_knows_of_several_starts() {
    let of = |link: &str| {
        let of = sentence_of(&lab(link));
        (of.is_random, of.is_repeated)
    };
    assert_eq!(of("general-sum"), (false, false));
    assert_eq!(of("general-sum?start=random&starts=1"), (true, false));
    assert_eq!(of("general-sum?start=random&starts=3"), (true, true));
}

#[test]
fn two_players_and_zero_sum_have_a_bound() {
    for game in ["kuhn", "rock-paper-scissors"] {
        let link = format!("general-sum?game={game}&iterations=200&start=random&starts=1");
        assert!(is_bounded(&found(&link).1), "{game}");
        let told = promised(&link);
        assert!(told.contains("both regrets together"), "{told}");
    }
}

#[test]
fn three_players_are_promised_a_coarse_correlated_equilibrium() {
    let link = "general-sum?iterations=100";
    assert!(!is_bounded(&found(link).1));
    let told = promised(link);
    assert!(
        told.starts_with("Promised here: that what was played comes close to a coarse correlated"),
        "{told}"
    );
}

#[test]
fn nothing_is_promised_while_players_learn_one_after_the_other() {
    let told = promised("general-sum?iterations=100&updates=alternating");
    assert!(told.starts_with("Promised here: nothing while"), "{told}");
}

#[test]
fn a_bound_is_drawn_where_there_is_one_and_never_below_the_gain() {
    let (_, findings) = found("general-sum?game=kuhn&iterations=500");
    let points = &findings.run(0).unwrap().checkpoints;
    let lines = lines(&findings, points);
    assert_eq!(
        lines.axis,
        [1.0, 2.0, 5.0, 10.0, 20.0, 50.0, 100.0, 200.0, 500.0]
    );
    for (point, bound) in points.iter().zip(&lines.regret) {
        assert_eq!(*bound, point.average_regrets.iter().sum::<f64>());
    }
    for (gain, bound) in lines.gain.iter().zip(&lines.regret) {
        assert!(gain.is_nan() || *gain <= bound + 1e-9);
    }
}

#[test]
fn elsewhere_the_largest_regret_is_drawn() {
    let (_, findings) = found("general-sum?iterations=100");
    let points = &findings.run(0).unwrap().checkpoints;
    for (point, regret) in points.iter().zip(lines(&findings, points).regret) {
        assert_eq!(
            regret,
            point.average_regrets.iter().copied().fold(0.0, f64::max)
        );
    }
}

/// Even mixtures are the equilibrium of rock, paper, scissors: from a uniform start nobody ever gains or regrets anything.
#[test]
fn amounts_that_rounding_makes_are_not_drawn() {
    let (_, findings) = found("general-sum?game=rock-paper-scissors&start=uniform&iterations=10");
    let lines = lines(&findings, &findings.run(0).unwrap().checkpoints);
    assert!(
        lines
            .gain
            .iter()
            .chain(&lines.regret)
            .all(|amount| amount.is_nan())
    );
}

const SHAPLEY: &str = "general-sum?game=shapley&start=random&starts=2&iterations=2000";

#[test]
fn shapleys_averages_do_not_come_close() {
    let (lab, findings) = found(SHAPLEY);
    let gain = findings.last().next().unwrap().1.largest_gain();
    assert!(gain > 0.05, "{gain}");
    let said = closeness(&lab, &findings, &ENGLISH).unwrap();
    assert!(said.contains("do not come close"), "{said}");
    assert!(said.contains("somebody gains 0."), "{said}");
}

#[test]
fn averages_that_leave_little_to_gain_are_close() {
    // From the equilibrium itself nothing moves.
    let (lab, findings) = found("general-sum?game=shapley&start=uniform&iterations=10");
    let said = closeness(&lab, &findings, &ENGLISH).unwrap();
    assert!(said.contains("the averages come close"), "{said}");
}

#[test]
fn nothing_is_said_about_other_games_nor_before_the_end() {
    let (other, findings) = found("general-sum?game=battle-of-the-sexes&iterations=10");
    assert_eq!(closeness(&other, &findings, &ENGLISH), None);
    let (short, findings) = found("general-sum?game=shapley&start=random&starts=1&iterations=10");
    let longer = GeneralSumExperiment {
        iterations: 20,
        ..short
    };
    assert_eq!(closeness(&longer, &findings, &ENGLISH), None);
    let lab = lab(SHAPLEY);
    let findings = lab.merge(&[None, None]).unwrap();
    assert_eq!(closeness(&lab, &findings, &ENGLISH), None);
}

#[test]
fn a_game_of_three_choices_has_a_triangle_for_each_player() {
    let (lab, findings) = found(SHAPLEY);
    assert!(is_triangle(&findings));
    let paths = Player::BOTH.map(|player| path(&lab, &findings, player, |past| &past.average));
    assert_ne!(paths[0], paths[1]);
    // The second start has a path of its own.
    let second = GeneralSumExperiment { run: 2, ..lab };
    assert_ne!(
        path(&second, &findings, Player::First, |past| &past.average),
        paths[0]
    );
}

#[test]
fn a_game_of_two_choices_has_one_square_for_both() {
    let (lab, findings) =
        found("general-sum?game=battle-of-the-sexes&iterations=100&start=random&starts=1");
    assert!(!is_triangle(&findings));
    let [first, second] =
        Player::BOTH.map(|player| path(&lab, &findings, player, |past| &past.current));
    assert!(!first.is_empty() && first == second);
    assert!(
        first
            .iter()
            .all(|(x, y)| (0.0..=1.0).contains(x) && (0.0..=1.0).contains(y))
    );
}

/// Whatever either does instead, nobody gains: the payoffs are 2 and 1 where both meet, and nothing elsewhere.
#[test]
fn crosses_are_equilibria_of_the_battle_of_the_sexes() {
    for (first, second) in EQUILIBRIA {
        // How often each chooses the second action; meeting there pays the second player's favourite.
        let payoff = |x: f64, y: f64| {
            let (both_first, both_second) = ((1.0 - x) * (1.0 - y), x * y);
            (
                2.0 * both_first + both_second,
                both_first + 2.0 * both_second,
            )
        };
        let (own, other) = payoff(first, second);
        for deviation in [0.0, 1.0] {
            assert!(payoff(deviation, second).0 <= own + 1e-12);
            assert!(payoff(first, deviation).1 <= other + 1e-12);
        }
    }
}

#[test]
fn without_a_run_there_is_no_path() {
    let lab = lab(SHAPLEY);
    let findings = lab.merge(&[None, None]).unwrap();
    assert!(path(&lab, &findings, Player::First, |past| &past.average).is_empty());
}

#[test]
fn each_player_has_a_value_for_each_start() {
    let (lab, findings) =
        found("general-sum?game=battle-of-the-sexes&iterations=100&start=random&starts=5&run=3");
    let strips = strips(&lab, &findings, WORDS);
    assert_eq!(strips.len(), 2);
    for (player, strip) in strips.iter().enumerate() {
        let expected: Vec<f64> = findings
            .last()
            .map(|(_, point)| point.payoffs[player])
            .collect();
        assert_eq!(strip.values, expected);
        assert_eq!(
            (strip.marked, &*strip.name),
            (Some(2), &*format!("Player {}", player + 1))
        );
    }
}

#[test]
fn the_start_looked_at_is_marked_among_those_that_have_come() {
    let lab = lab("general-sum?game=battle-of-the-sexes&iterations=10&start=random&starts=3&run=3");
    let mut snapshots = inline::run(&Experiment::from(lab.clone()));
    snapshots[0] = None;
    let findings = lab.merge(&snapshots).unwrap();
    assert_eq!(strips(&lab, &findings, WORDS)[0].marked, Some(1));
    snapshots[2] = None;
    let findings = lab.merge(&snapshots).unwrap();
    assert_eq!(strips(&lab, &findings, WORDS)[0].marked, None);
}

#[test]
fn one_start_has_one_value() {
    let (lab, findings) = found("general-sum?game=battle-of-the-sexes&iterations=10");
    let strips = strips(&lab, &findings, WORDS);
    // A single value is no range.
    assert!(!strips[0].text.contains(" to "), "{}", strips[0].text);
    assert!(about(&lab, &findings, &strips, WORDS).starts_with("One start"));
}

#[test]
fn the_published_family_is_named_for_its_own_game() {
    let said = |link: &str| {
        let (lab, findings) = found(link);
        let strips = strips(&lab, &findings, WORDS);
        about(&lab, &findings, &strips, WORDS)
    };
    assert!(said("general-sum?iterations=10").contains("1/48 ante"));
    assert!(!said("general-sum?iterations=10&cards=5").contains("1/48"));
    let starts = said("general-sum?iterations=10&start=random&starts=2");
    assert!(
        starts.starts_with("2 starts.") && starts.contains("1/48"),
        "{starts}"
    );
}

/// Kuhn poker for three: four cards, and four situations of each player.
#[test]
fn cards_are_rows_and_situations_columns() {
    let (_, findings) = found("general-sum?iterations=20");
    let run = findings.run(0).unwrap();
    for player in 0..3 {
        let table = ByCard::of(&findings, run, player);
        let cards: Vec<&str> = table.rows.iter().map(|(card, _)| *card).collect();
        assert_eq!(cards, ["K", "Q", "J", "T"]);
        assert_eq!(table.situations.len(), 4);
        assert!(
            table
                .rows
                .iter()
                .all(|(_, shares)| shares.iter().all(Option::is_some))
        );
    }
    assert_eq!(ByCard::of(&findings, run, 0).situations[0], "");
}

#[test]
fn a_bar_is_how_often_the_bet_or_the_call_is_made() {
    let (_, findings) = found("general-sum?iterations=1000");
    let run = findings.run(0).unwrap();
    let game = &findings.compiled.game;
    let sets = game.information_sets();
    let table = ByCard::of(&findings, run, 2);
    let column = table
        .situations
        .iter()
        .position(|situation| *situation == "bc")
        .unwrap();
    let set = sets.iter().position(|set| set.key == "Kbc").unwrap();
    assert_eq!(
        table.rows[0].1[column],
        Some(run.average[game.slots(set)][1])
    );
    // A King calls.
    assert!(table.rows[0].1[column].unwrap() > 0.99);
}

#[test]
fn choices_of_a_game_of_one_add_up() {
    let (_, findings) = found(SHAPLEY);
    for player in 0..2 {
        let choices = choices(&findings, findings.run(1).unwrap(), player);
        assert_eq!(choices.len(), 3);
        let sum: f64 = choices.iter().map(|(_, share)| share).sum();
        assert!((sum - 1.0).abs() < 1e-9);
    }
}
