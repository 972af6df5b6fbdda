//! The racing lab below the page: results do not depend on how the work is cut, and say what they should.

use experiments::common::races::RaceName;
use experiments::parameters::Parameters;
use experiments::racing::RacingExperiment;
use experiments::{Experiment, LabExperiment, Snapshots};
use games::Player;
use serde_json::Value;
use worker::threads;

fn result(link: &str) -> Value {
    let opened = Experiment::open(link).unwrap();
    assert_eq!(opened.problems, [], "{link}");
    let snapshots = threads::run(&opened.experiment, 2, |_| {});
    let report = opened.experiment.report(&snapshots).unwrap();
    let document: Value = serde_json::from_str(&report.json).unwrap();
    document["result"].clone()
}

fn number(result: &Value, key: &str) -> f64 {
    let number = result[key].as_f64();
    number.unwrap_or_else(|| panic!("{key} of {result}"))
}

#[test]
fn the_result_has_bound_exact_and_simulated_beside_each_other() {
    let result =
        result("racing?race=ilebr-star-2&mean=0.503&epsilon=0.01&delta=0.05&repeats=2000&seed=1");
    assert_eq!(
        (number(&result, "n_max"), number(&result, "n_min")),
        (213.0, 8.0)
    );
    assert_eq!(number(&result, "races"), 2_000.0);
    assert!((number(&result, "error_exact") - 0.100_62).abs() < 5e-6);
    assert!((number(&result, "games_exact") - 45_354.0).abs() < 0.5);
    assert!((number(&result, "error_bound") - 0.108_407).abs() < 1e-6);
    // Four standard errors: √(0.1·0.9/2000) = 0.0067 each.
    let difference = number(&result, "error_simulated") - number(&result, "error_exact");
    assert!(
        difference.abs() < 4.0 * number(&result, "error_standard_error"),
        "{result}"
    );
    assert!(number(&result, "error_simulated") < number(&result, "error_bound") + 4.0 * 0.0067);
    // The width rule ends some races early, none late.
    let games = number(&result, "games_simulated");
    assert!(games < 45_354.0 && games > 44_900.0, "{result}");
}

/// Near ½ so many races go on to the last test that the errors of all races can be told from those of a fair coin.
#[test]
fn every_race_is_wrong_no_oftener_than_its_bound_says() {
    for race in RaceName::ALL {
        let link = format!(
            "racing?race={}&mean=0.52&epsilon=0.03&repeats=1000",
            race.name()
        );
        let result = result(&link);
        let error = number(&result, "error_simulated");
        let standard_error = number(&result, "error_standard_error");
        if let Some(bound) = result["error_bound"].as_f64() {
            assert!(error < bound + 4.0 * standard_error, "{link}: {result}");
        }
        let exact = number(&result, "error_exact");
        assert!(
            (error - exact).abs() < 4.0 * standard_error + 0.01,
            "{link}: {result}"
        );
    }
}

#[test]
fn races_do_not_depend_on_how_many_there_are() {
    let lab = |repeats: u64| RacingExperiment {
        repeats,
        epsilon: 0.05,
        ..RacingExperiment::default()
    };
    let tally = |repeats: u64, threads: usize| {
        let lab = lab(repeats);
        let snapshots = threads::run(&Experiment::Racing(lab.clone()), threads, |_| {});
        lab.merge(&snapshots).unwrap().tally
    };
    assert_eq!(tally(130, 1), tally(130, 3));
    // The last race of 131 is not among 130, the others are.
    let (fewer, more) = (tally(130, 2), tally(131, 2));
    assert_eq!(more.races - fewer.races, 1);
    let games = more.games - fewer.games;
    assert!(games > 0 && games <= lab(1).plan().most_games(), "{games}");
}

#[test]
fn the_race_looked_at_says_what_every_race_says_of_the_same_games() {
    let lab = RacingExperiment {
        mean: 0.6,
        epsilon: 0.03,
        repeats: 1,
        ..RacingExperiment::default()
    };
    let snapshots = threads::run(&Experiment::Racing(lab.clone()), 1, |_| {});
    let findings = lab.merge(&snapshots).unwrap();
    let live = findings.live.unwrap();
    assert!(live.is_over);
    assert_eq!(live.outcomes.len(), live.games);
    for race in RaceName::TABLE {
        let decision = live.decision(&lab, race).unwrap();
        let mut again = engines::racing::Race::new(lab.plan_of(race));
        let mut outcomes = live.outcomes.iter();
        let verdict = loop {
            if let Some(verdict) = again.add(outcomes.next().unwrap()) {
                break verdict;
            }
        };
        assert_eq!((verdict, again.games()), (decision.verdict, decision.games));
        // 0.6 is far enough from ½ for all of them.
        assert_eq!(verdict.better, Player::First, "{race:?}");
    }
    assert_eq!(
        findings.tally.games,
        live.decision(&lab, lab.race).unwrap().games
    );
}

/// A race that is composed as one with a name is that race; it stands beside those of the table only when it is chosen.
#[test]
fn a_composed_race_is_the_one_with_its_rules() {
    for (name, rules) in [
        (
            "ilebr-star-2",
            "schedule=squares-from-minimum&correction=equal",
        ),
        (
            "hoeffding",
            "schedule=every-game&inequality=hoeffding&stops=width",
        ),
        ("classic-bernstein", "schedule=every-game&stops=half"),
        ("lebr-squares", "stops=width"),
    ] {
        let rest = "mean=0.56&epsilon=0.05&repeats=40";
        let named = result(&format!("racing?race={name}&{rest}"));
        let composed = result(&format!("racing?race=composed&{rules}&{rest}"));
        for key in [
            "error_exact",
            "games_exact",
            "error_simulated",
            "games_simulated",
        ] {
            assert_eq!(named[key], composed[key], "{name}: {key}");
            assert!(named[key].is_number(), "{name}: {key}");
        }
    }
}

#[test]
fn draws_and_agents_race_like_coins() {
    let coins =
        result("racing?contest=two-coins&first_coin=0.7&second_coin=0.4&repeats=100&epsilon=0.05");
    assert!((number(&coins, "mean") - 0.65).abs() < 1e-12);
    assert_eq!(number(&coins, "error_simulated"), 0.0);
    assert!(coins["error_exact"].is_null(), "{coins}");
    let agents = result(
        "racing?contest=connect-four&first=tactical&second=random&epsilon=0.1&repeats=2&all=off&width=5&height=4",
    );
    assert_eq!(number(&agents, "verdicts_for_first"), 2.0);
    assert!(agents["mean"].is_null() && agents["error_simulated"].is_null());
    let same = result("racing?contest=two-coins&first_coin=1&second_coin=1&repeats=3&epsilon=0.1");
    // Draws alone: neither player is better, and the width says so.
    assert_eq!(number(&same["ended_by"], "width"), 3.0, "{same}");
}

#[test]
fn strategies_of_other_games_race_too() {
    // Decreasing order beats random order, 0.696 of games; the thesis's strategy beats one half in 0.7886.
    let war = result("racing?contest=war&epsilon=0.1&repeats=5&all=off");
    assert_eq!(number(&war, "verdicts_for_first"), 5.0, "{war}");
    assert!(war["mean"].is_null());
    let rrrats = result("racing?contest=rrrats&epsilon=0.1&repeats=50&all=off");
    assert!(
        (number(&rrrats, "mean") - 0.788_620).abs() < 1e-6,
        "{rrrats}"
    );
    assert_eq!(number(&rrrats, "error_simulated"), 0.0);
    let turned = "racing?contest=rrrats&first_rolls=0.5,0.5,0.5&second_rolls=1,1,0.36&epsilon=0.1&repeats=5&all=off";
    assert_eq!(number(&result(turned), "verdicts_for_first"), 0.0);
}

#[test]
fn snapshots_of_other_experiments_are_refused() {
    let lab = RacingExperiment {
        epsilon: 0.1,
        repeats: 4,
        ..RacingExperiment::default()
    };
    let snapshots = threads::run(&Experiment::Racing(lab.clone()), 1, |_| {});
    for (index, snapshot) in snapshots.iter().enumerate() {
        let bytes = snapshot.as_ref().unwrap();
        assert!(lab.finished(index, bytes).is_some(), "chunk {index}");
        for length in 0..bytes.len() {
            assert!(lab.finished(index, &bytes[..length]).is_none());
        }
    }
    // Where one looks is no other experiment; another coin is.
    let looking = RacingExperiment {
        game: Some(3),
        ..lab.clone()
    };
    assert!(looking.merge(&snapshots).is_ok());
    let other = RacingExperiment { mean: 0.51, ..lab };
    assert!(other.merge(&snapshots).is_err());
}

#[test]
fn what_is_not_allowed_is_refused_with_what_is() {
    use texts::ENGLISH;
    let rows = [
        ("delta", "1", "a number from 0.000000000001 to 0.999"),
        ("delta", "0", "a number from 0.000000000001 to 0.999"),
        ("epsilon", "0.5", "a number from 0.001 to 0.499"),
        ("repeats", "1000000", "a whole number from 1 to 100000"),
        ("mean", "1.2", "a number from 0 to 1"),
        ("race", "leopard", "lebr, ilebr-1"),
    ];
    for (key, value, allowed) in rows {
        let link = format!("racing?{key}={value}");
        let opened = Experiment::open(&link).unwrap();
        let [problem] = &opened.problems[..] else {
            panic!("{link}: {:?}", opened.problems)
        };
        let sentence = problem.sentence(&ENGLISH).replace('\u{202f}', "");
        for part in [key, value, allowed] {
            assert!(sentence.contains(part), "{sentence}");
        }
        assert_eq!(
            opened.experiment.value(key),
            RacingExperiment::default().write(key)
        );
    }
}

/// At exactly ½ neither player is better: nothing is said about errors, and the verdicts for the first are counted all the same.
#[test]
fn of_equals_no_verdict_is_wrong() {
    let result = result("racing?mean=0.5&epsilon=0.05&repeats=20");
    for key in [
        "error_simulated",
        "error_exact",
        "error_bound",
        "error_product",
    ] {
        assert!(result[key].is_null(), "{key}: {result}");
    }
    assert!(number(&result, "verdicts_for_first") > 0.0);
    assert!(number(&result, "games_exact") > 0.0);
    assert!(result["wanted_exactly"].is_null() && result["wanted"].is_null());
}

#[test]
fn the_wanted_error_is_found_by_the_bound_and_exactly() {
    let result = result("racing?mean=0.503&alpha=0.0145&repeats=1&all=off");
    assert!(result["wanted"].is_null(), "{result}");
    let exactly = &result["wanted_exactly"];
    assert!(number(exactly, "error") < 0.0145 && number(exactly, "delta") < 1.0);
}

/// What is edited leaves nothing in the link that means nothing any more.
#[test]
fn an_edit_leaves_no_old_moment_and_no_foreign_parameter() {
    let lab: RacingExperiment = opened("racing?contest=two-coins&first_coin=0.6&game=1102");
    let other = lab.with("second_coin", "0.4").unwrap().after_edit_of(&lab);
    assert_eq!(other.game, None);
    let coin = lab.with("contest", "coin").unwrap().after_edit_of(&lab);
    assert_eq!(Experiment::Racing(coin).link(), "racing");
    // What is no other question keeps the moment.
    let same = lab.after_edit_of(&lab);
    assert_eq!(same, lab);
}

fn opened(link: &str) -> RacingExperiment {
    match Experiment::open(link).unwrap().experiment {
        Experiment::Racing(lab) => lab,
        other => panic!("{other:?}"),
    }
}

/// Forms leave out the rest.
#[test]
fn only_what_matters_to_the_contestants_is_asked() {
    let asked = |link: &str| {
        let lab = opened(link);
        ["mean", "first_coin", "first", "first_rolls"].map(|key| lab.uses(key))
    };
    assert_eq!(asked("racing"), [true, false, false, false]);
    let coins = asked("racing?contest=two-coins");
    assert_eq!(coins, [false, true, false, false]);
    let agents = asked("racing?contest=connect-four");
    assert_eq!(agents, [false, false, true, false]);
}
