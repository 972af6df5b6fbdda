//! Generations, races and strategies in words.

use super::{evolved, opened, race, step};
use engines::evolution::{Compared, RaceRecord};
use engines::racing::{Outcome, Race, Reason, Verdict};
use engines::rrrats::three_numbers::Found;
use experiments::evolution::GameName;
use experiments::generation::{GameSeen, GenerationMoment};
use experiments::racing::Moment;
use games::Player;
use page_model::evolution::history::{sentence, worth_cell};
use page_model::evolution::story::{
    decision, game, last_test, opponent_name, race_cells, so_far, title, verdict,
};
use page_model::evolution::strategies::{largest, parameter_names, told_apart, what_numbers_are};
use texts::ENGLISH;

#[test]
fn an_offspring_is_accepted_for_sure_if_all_bounds_say_so() {
    let words = &ENGLISH.labs.evolution.page;
    let of = |by_bounds: [bool; 2]| {
        let races = by_bounds.map(|by_bounds| race(9, true, by_bounds)).to_vec();
        verdict(&step(races, true), &ENGLISH)
    };
    assert_eq!(of([true, true]), (words.accepted)(2, true));
    assert_eq!(of([true, false]), (words.accepted)(2, false));
    assert_ne!(of([true, true]), of([true, false]));
}

#[test]
fn an_offspring_is_refused_by_its_last_race() {
    let words = &ENGLISH.labs.evolution.page;
    let mut lost = race(9, false, true);
    lost.mean = 0.375;
    let races = vec![race(9, true, true), lost];
    let told = verdict(&step(races, false), &ENGLISH);
    assert_eq!(told, (words.refused)(0.375, 2, true));
    assert!(told.contains("race 2"), "{told}");
}

#[test]
fn opponents_have_names() {
    assert_eq!(opponent_name(0, &ENGLISH), "the start");
    assert_eq!(opponent_name(4, &ENGLISH), "member 4 of the archive");
}

#[test]
fn a_race_is_counted_where_there_are_several() {
    let against = |opponent| RaceRecord {
        opponent,
        ..race(9, true, true)
    };
    let one = step(vec![against(None)], true);
    let told = title(&one, 0, &ENGLISH);
    assert!(told.ends_with("one drawn for each game"), "{told}");
    let two = step(vec![against(Some(0)), against(Some(3))], true);
    assert_eq!(title(&two, 0, &ENGLISH), "Race 1 of 2, against the start");
    assert_eq!(
        title(&two, 1, &ENGLISH),
        "Race 2 of 2, against member 3 of the archive"
    );
}

#[test]
fn a_row_of_a_race_says_what_decided_it() {
    let of = |opponent, is_better, by_bounds| {
        let race = RaceRecord {
            opponent,
            ..race(1_234, is_better, by_bounds)
        };
        race_cells(&race, &ENGLISH)
    };
    let games = (ENGLISH.number)(1_234);
    let start = ENGLISH.labs.evolution.page.start;
    assert_eq!(
        of(Some(0), true, true),
        [start, &games, "0.5000", "0.250 – 0.750", "better"]
    );
    assert_eq!(of(Some(5), false, false)[4], "not better, by the mean");
    assert_eq!(
        (
            of(Some(5), true, true)[0].as_str(),
            of(None, true, true)[0].as_str()
        ),
        ("5", "")
    );
}

/// A race of the generation in which the offspring has these results.
fn moment(outcomes: &[Outcome], verdict: Option<Verdict>) -> GenerationMoment {
    let mut race = Race::new(opened("evolution?epsilon=0.05").settings().race);
    let mut counts = [0; 3];
    for &outcome in outcomes {
        race.add(outcome);
        counts[2 - outcome as usize] += 1;
    }
    let last = outcomes.last().map(|&outcome| GameSeen {
        opponent: 3,
        begins: Player::Second,
        outcome,
    });
    GenerationMoment {
        race: 0,
        game: last,
        moment: Moment {
            race,
            counts,
            last_test: None,
            verdict,
        },
        trace: Vec::new(),
    }
}

#[test]
fn before_the_first_game_there_is_none_to_tell() {
    let before = moment(&[], None);
    assert_eq!(game(&before, &ENGLISH), "No game yet.");
    assert_eq!(so_far(&before, &ENGLISH), "No game has been played yet.");
    assert_eq!(last_test(&before, &ENGLISH), None);
}

#[test]
fn a_game_is_told_with_its_opponent_and_who_began() {
    let told = game(&moment(&[Outcome::Won, Outcome::Lost], None), &ENGLISH);
    assert!(told.contains("member 3 of the archive"), "{told}");
    assert!(told.contains("its opponent begins"), "{told}");
    let words = ENGLISH.labs.evolution.page.game_story;
    assert_eq!(told, words("2", "member 3 of the archive", false, 0));
}

#[test]
fn a_race_under_way_says_when_it_tests_next() {
    let now = moment(&[Outcome::Won; 3], None);
    let next = (ENGLISH.number)(now.moment.race.next_games());
    let told = decision(&now, &ENGLISH);
    assert_eq!(
        told,
        format!("Undecided: the next test is after game {next}.")
    );
    assert!(so_far(&now, &ENGLISH).starts_with("After 3 games: 3 won, 0 drawn, 0 lost"));
}

#[test]
fn a_race_that_is_over_says_whether_the_offspring_is_better() {
    let of = |better| {
        let reason = Reason::LastTest;
        decision(
            &moment(&[Outcome::Won], Some(Verdict { better, reason })),
            &ENGLISH,
        )
    };
    let first = of(Player::First);
    assert!(
        first.contains("offspring is better (that was the last test)"),
        "{first}"
    );
    assert!(of(Player::Second).contains("offspring is not better"));
}

#[test]
fn numbers_that_differ_are_written_until_they_do() {
    let of = |one, other| told_apart([one, other], &ENGLISH);
    assert_eq!(of(0.25, 0.5), ["0.2500", "0.5000"]);
    assert_eq!(of(0.25, 0.250_001), ["0.250000", "0.250001"]);
    assert_eq!(of(0.25, 0.250_000_01), ["0.25000000", "0.25000001"]);
}

#[test]
fn equal_numbers_and_those_alike_in_eight_digits_have_four() {
    let of = |one, other| told_apart([one, other], &ENGLISH);
    assert_eq!(of(0.25, 0.25), ["0.2500", "0.2500"]);
    assert_eq!(of(0.25, 0.25 + 1e-12), ["0.2500", "0.2500"]);
}

#[test]
fn bars_of_probabilities_go_up_to_one_and_others_to_the_largest() {
    let mut step = step(Vec::new(), true);
    step.parent_meaning = vec![3.0, 1.0, 2.0];
    step.offspring_meaning = vec![1.0, 4.0, 2.0];
    assert_eq!(largest(&opened("evolution"), &step), 1.0);
    assert_eq!(largest(&opened("evolution?game=war"), &step), 1.0);
    assert_eq!(largest(&opened("evolution?game=connect-four"), &step), 4.0);
}

#[test]
fn numbers_of_each_game_have_names() {
    for game in [GameName::Rrrats, GameName::War, GameName::ConnectFour] {
        let lab = opened(&format!("evolution?game={}", game.name()));
        let meaning = lab.meaning(&vec![0.0; lab.length()]);
        assert!(parameter_names(game, &ENGLISH).len() >= meaning.len());
    }
    let told = [GameName::Rrrats, GameName::War, GameName::ConnectFour]
        .map(|game| what_numbers_are(game, &ENGLISH));
    assert!(told[0] != told[1] && told[1] != told[2]);
}

const BEST: Found = Found {
    probabilities: [1.0, 1.0, 0.5],
    mean: 0.8,
};

#[test]
fn worth_is_told_as_exactly_as_it_is_known() {
    let (exact, simulated) = (opened("evolution"), opened("evolution?game=war"));
    let of = |lab, now, best| sentence(lab, now, best, &ENGLISH);
    assert_eq!(of(&exact, None, None), "");
    assert_eq!(of(&exact, None, Some(BEST)), "");
    assert_eq!(
        of(&exact, Some(0.75), None),
        "Against the start it scores exactly 0.7500 per game."
    );
    let told = of(&exact, Some(0.75), Some(BEST));
    assert!(
        told.ends_with("(1, 1, 0.5), scores 0.8000: 0.0500 more."),
        "{told}"
    );
    assert!(of(&simulated, Some(0.75), None).contains("about 0.750 per game (95 %: 0."));
}

#[test]
fn a_comparison_by_games_has_its_interval() {
    let compared = Compared {
        mean: 0.75,
        standard_error: 0.0,
    };
    let of = |link: &str, worth| worth_cell(&opened(link), worth, &ENGLISH);
    assert_eq!(of("evolution", Some(&compared)), "0.7500");
    assert!(of("evolution?game=war", Some(&compared)).starts_with("0.750 (0."));
    assert_eq!(of("evolution", None), "–");
}

/// Of real evolutions every generation has its verdict, and its races their rows.
#[test]
fn every_generation_is_told() {
    let (_, findings) = evolved("evolution?generations=12&epsilon=0.05&seed=3");
    for step in &findings.main().steps {
        assert!(!verdict(step, &ENGLISH).is_empty());
        for race in 0..step.races.len() {
            let told = title(step, race, &ENGLISH);
            assert!(told.contains("against"), "{told}");
        }
        assert_eq!(step.races.last().unwrap().is_better, step.is_accepted);
    }
}
