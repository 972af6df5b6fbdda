//! A space that somebody gives for Aliens, its agent or a tree search.

use super::lab::{findings, lab};
use engines::tuning::problems::Dimension;
use experiments::tuning::TuningExperiment;
use experiments::tuning::problem::Tuned;
use experiments::tuning::problems::{AgentDimension, AgentProblem};
use experiments::{Experiment, LabExperiment, Snapshots};
use games::aliens::Rules;
use texts::ENGLISH;
use worker::inline;

/// The dimensions as somebody may give them.
fn as_text(lab: &TuningExperiment) -> String {
    let dimensions = lab.problem().dimensions();
    let text =
        |dimension: &Dimension| format!("{}: {}", dimension.name, dimension.values.join(", "));
    dimensions.iter().map(text).collect::<Vec<_>>().join("; ")
}

#[test]
fn rules_that_are_not_named_are_those_of_the_start() {
    let lab = lab("tuning?problem=aliens&own_space=alien_pause: 7, 12; lives: 1..5");
    let dimensions = lab.problem().dimensions();
    assert_eq!(as_text(&lab), "alien_pause: 7, 12; lives: 1, 2, 3, 4, 5");
    assert_eq!(dimensions.len(), 2);
    let Tuned::Aliens(problem) = lab.tuned() else {
        panic!("the link names it")
    };
    let wanted = Rules {
        alien_pause: 12,
        lives: 5,
        ..Rules::default()
    };
    assert_eq!(problem.rules_of(&[1, 4]), wanted);
    let Some(Experiment::Aliens(play)) = lab.to_play(&[1, 4]) else {
        panic!("a game of Aliens")
    };
    assert_eq!(play.rules.rules(), wanted);
    let rows = problem.described(&[1, 4], &ENGLISH);
    let values: Vec<(&str, i16, &[i16])> = rows
        .iter()
        .map(|row| (row.name, row.value, &row.values[..]))
        .collect();
    assert_eq!(
        values,
        [
            ("alien_pause", 12, &[7, 12][..]),
            ("lives", 5, &[1, 2, 3, 4, 5][..]),
        ]
    );
}

#[test]
fn switches_that_are_not_named_are_those_of_the_plain_search() {
    let link = "tuning?problem=agent&tune=rave&own_space=c: 0.25, 3; first_play: none, 0.7; solver: off, on";
    let lab = lab(link);
    assert_eq!(
        as_text(&lab),
        "c: 0.25, 3; first_play: none, 0.7; solver: off, on"
    );
    let Tuned::Agent(problem) = lab.tuned() else {
        panic!("the link names it")
    };
    let agent = problem.agent_of(&[1, 1, 0]);
    let text = engines::agents::Agent::Uct(agent).to_string();
    assert_eq!(text, "uct(50,c:3,first_play:0.7)");
    // Without one, the old parameter says what is tuned; none at all is enough with one.
    let tuned = self::lab("tuning?problem=agent&tune=rave");
    assert_eq!(as_text(&tuned), "rave: 0, 50, 500, 5000");
    let none = self::lab("tuning?problem=agent&tune=none&own_space=c: 0, 1");
    assert_eq!(none.runnable(), Ok(()));
}

/// An agent that is tuned has the parameters that the space does not name as it usually has them.
#[test]
fn parameters_of_the_agent_that_are_not_named_are_usual() {
    let lab =
        lab("tuning?problem=rolling-horizon&own_space=shift: on, off; horizon: 4..12 by 4, 150");
    let Tuned::RollingHorizon(problem) = lab.tuned() else {
        panic!("the link names it")
    };
    let agent = problem.agent_of(&[1, 3]);
    assert_eq!((agent.horizon, agent.shift), (150, false));
    assert_eq!((agent.population, agent.mutation), (1, 0.1));
}

/// The usual space written out is the usual space, run for run; every usual value can be given.
#[test]
fn the_usual_space_can_be_given() {
    let quick = [
        "tuning?problem=rolling-horizon&evaluations=15&repeats=2&fresh=2&finalists=1&plan_budget=5",
        "tuning?problem=aliens&evaluations=10&repeats=1&fresh=2&finalists=0&skilled_budget=5&unskilled_budget=3",
        "tuning?problem=agent&evaluations=10&repeats=1&simulations=20&fresh=2&finalists=0&opponent=random",
    ];
    for link in quick {
        let (usual, found) = findings(link);
        assert_eq!(usual.own_space, "");
        let (given, same) = findings(&format!("{link}&own_space={}", as_text(&usual)));
        assert_ne!(given.own_space, "");
        assert_eq!(same.found, found.found, "{link}");
    }
    let all = AgentProblem::usual(&AgentDimension::ALL);
    for dimension in all.as_slice() {
        let text = format!("{}: {}", dimension.name, dimension.values.join(", "));
        let lab = lab(&format!("tuning?problem=agent&own_space={text}"));
        assert_eq!(as_text(&lab), text);
    }
}

#[test]
fn the_report_has_what_is_chosen() {
    let lab = lab(
        "tuning?problem=aliens&own_space=lives: 2, 9&evaluations=4&repeats=1&fresh=1&finalists=0&skilled_budget=3&unskilled_budget=3",
    );
    let report = lab.report(&inline::run(&lab.clone().into())).unwrap();
    let json: serde_json::Value = serde_json::from_str(&report.json).unwrap();
    let described = json["result"]["described"].as_array().unwrap();
    assert_eq!(described.len(), 1);
    assert_eq!(described[0]["values"], serde_json::json!([2, 9]));
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    for (link, said) in [
        (
            "aliens&own_space=lives: 1, 2; allies: 1, 2",
            "“own_space”, character 14: “allies” is not a dimension here; the dimensions are cannon_pause, reload, shots, shot_speed, aliens, arrival_pause, alien_pause, bomb_probability, bomb_pause, bombs, bases, lives, alien_points, base_points, hit_points.",
        ),
        (
            "aliens&own_space=lives: 1..12",
            "character 8: lives is “10”, but it must be a whole number from 1 to 9.",
        ),
        ("aliens&own_space=lives: 1.5, 2", "lives is “1.5”"),
        ("aliens&own_space=lives: few, many", "lives is “few”"),
        ("aliens&own_space=lives: -1, 2", "lives is “-1”"),
        ("aliens&own_space=lives: 3", "at least two are needed"),
        (
            "aliens&own_space=lives",
            "character 6: it ends where a colon",
        ),
        (
            "agent&own_space=rootless: on, off",
            "the dimensions are c, first_play, choice",
        ),
        (
            "agent&own_space=choice: visits, most",
            "choice is “most”, but it must be one of: visits, mean, secure.",
        ),
        (
            "agent&own_space=solver: true, false",
            "it must be on or off",
        ),
        ("agent&own_space=c: none, 1", "c is “none”"),
        (
            "rolling-horizon&own_space=budget: 1, 2",
            "the dimensions are horizon, population, mutation, shift.",
        ),
        (
            "rolling-horizon&own_space=mutation: 0, 2",
            "mutation is “2”",
        ),
    ] {
        let lab = lab(&format!("tuning?problem={link}"));
        let sentence = lab.runnable().unwrap_err().sentence(&ENGLISH);
        assert!(sentence.contains(said), "{link}: {sentence}");
        // Something stands in until it is mended.
        assert!(lab.problem().space().points() > 1);
    }
}

/// Of another problem it says nothing, and is left out with a word.
#[test]
fn elsewhere_it_means_nothing() {
    let opened = Experiment::open("tuning?problem=hill&own_space=lives: 1, 2").unwrap();
    assert_eq!(opened.problems.len(), 1);
    assert_eq!(opened.experiment.link(), "tuning?problem=hill");
}
