//! What is drawn: the race in small, the map of strategies, and what they are worth.

use super::{evolved, opened, step};
use engines::evolution::TracePoint;
use engines::racing::{Outcome, Race};
use experiments::generation::GenerationMoment;
use experiments::racing::Moment;
use page_model::evolution::archive::{side, strength};
use page_model::evolution::history::{rise, worth};
use page_model::evolution::landscape::{BOTTOM, Known, LEFT, LENGTH, Map, held};
use page_model::evolution::strategies::parameter_names;
use page_model::evolution::trace::{axis, reach, until, visible};
use texts::ENGLISH;

fn point(games: u32, lower: f32, upper: f32) -> TracePoint {
    TracePoint {
        games,
        mean: 0.5,
        lower,
        upper,
    }
}

#[test]
fn the_window_is_wide_enough_for_the_last_bounds() {
    assert_eq!(
        reach(&[point(4, 0.0, 1.0), point(9, 0.375, 0.5625)]),
        2.5 * 0.125
    );
    assert_eq!(reach(&[point(4, 0.499, 0.501)]), 0.06, "no narrower");
    assert_eq!(reach(&[point(4, 0.0, 1.0)]), 0.5, "no wider than results");
    assert_eq!(reach(&[]), 0.5);
}

#[test]
fn lines_come_into_the_picture_when_they_are_near() {
    assert_eq!(visible(0.4, (0.25, 0.75)), 0.4);
    assert_eq!(visible(0.25, (0.25, 0.75)), 0.25);
    assert!(visible(0.2, (0.25, 0.75)).is_nan());
}

#[test]
fn the_axis_reaches_to_the_end_of_the_race() {
    let points = [point(4, 0.0, 1.0), point(9, 0.0, 1.0)];
    assert_eq!(axis(&points, 25), [4.0, 9.0, 25.0]);
    assert_eq!(axis(&points, 9), [4.0, 9.0]);
    assert_eq!(axis(&[], 9), [9.0]);
}

/// A race of which games were played since its last point.
fn race_after(games: u64, trace: Vec<TracePoint>) -> GenerationMoment {
    let mut race = Race::new(opened("evolution?epsilon=0.05").settings().race);
    for _ in 0..games {
        race.add(Outcome::Won);
    }
    GenerationMoment {
        race: 0,
        game: None,
        moment: Moment {
            race,
            counts: [games, 0, 0],
            last_test: None,
            verdict: None,
        },
        trace,
    }
}

#[test]
fn between_tests_the_race_is_drawn_to_where_it_is() {
    let points = until(&race_after(6, vec![point(4, 0.0, 1.0)]));
    assert_eq!(points.len(), 2);
    assert_eq!((points[1].games, points[1].mean), (6, 1.0));
}

#[test]
fn at_a_test_and_before_the_first_nothing_is_added() {
    assert_eq!(until(&race_after(4, vec![point(4, 0.0, 1.0)])).len(), 1);
    assert_eq!(until(&race_after(3, Vec::new())), []);
}

#[test]
fn colours_of_the_archive_grow_with_the_distance_from_even() {
    assert_eq!(strength(0.5), 0.0);
    let is_full = |mean: f64| (strength(mean) - 45.0).abs() < 1e-9;
    assert!(is_full(0.7) && is_full(0.3), "a fifth from even");
    assert!((strength(0.6) - 22.5).abs() < 1e-9);
    assert_eq!(strength(1.0), 45.0);
    assert_eq!(
        (side(0.51), side(0.5), side(0.49)),
        ("wins", "wins", "loses")
    );
}

#[test]
fn the_square_has_its_plane_upwards_and_to_the_right() {
    let map = Map::of(&opened("evolution?plane=one-three")).unwrap();
    assert_eq!(map, Map::Square(2, 0));
    assert_eq!(map.place(&[0.0, 0.9, 0.0]), (LEFT, BOTTOM));
    assert_eq!(map.place(&[1.0, 0.9, 0.0]), (LEFT + LENGTH, BOTTOM));
    assert_eq!(map.place(&[0.0, 0.9, 0.5]), (LEFT, BOTTOM - LENGTH / 2.0));
}

#[test]
fn corners_of_the_triangle_are_as_far_from_each_other() {
    let map = Map::of(&opened("evolution?game=war")).unwrap();
    let corners = [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]].map(|at| map.place(&at));
    for (one, other) in [(0, 1), (1, 2), (2, 0)] {
        let (x, y) = (
            corners[one].0 - corners[other].0,
            corners[one].1 - corners[other].1,
        );
        assert!(((x * x + y * y).sqrt() - LENGTH).abs() < 1e-9);
    }
    assert!(corners[0].1 < corners[1].1, "the first is at the top");
    let centre = map.place(&[1.0 / 3.0; 3]);
    let middle = corners.iter().map(|corner| corner.0).sum::<f64>() / 3.0;
    assert!((centre.0 - middle).abs() < 1e-9);
}

#[test]
fn strategies_that_are_no_probabilities_have_no_map() {
    assert_eq!(Map::of(&opened("evolution?game=connect-four")), None);
}

#[test]
fn the_way_leads_from_the_start_to_the_parent() {
    let (_, findings) = evolved("evolution?generations=12&epsilon=0.05&seed=3");
    for step in &findings.main().steps {
        let known = Known::of(&findings, step);
        assert_eq!(known.path.last(), Some(&&step.parent_meaning[..]));
        assert_eq!(
            known.path.len(),
            step.archive,
            "the start and those accepted"
        );
        assert_eq!(known.offspring, step.offspring_meaning);
        assert_eq!(known.is_accepted, step.is_accepted);
    }
}

#[test]
fn the_map_is_told_by_its_ends() {
    let (lab, findings) = evolved("evolution?generations=2&epsilon=0.2");
    let step = &findings.main().steps[0];
    let told = Known::of(&findings, step).in_words(&lab, &ENGLISH);
    assert!(told.contains("0.50, 0.50, 0.50"), "the start: {told}");
    let first = (ENGLISH.fixed)(step.offspring_meaning[0], 2);
    assert!(told.contains(&first), "{told}");
}

#[test]
fn numbers_that_the_plane_leaves_out_are_held() {
    let names = parameter_names(experiments::evolution::GameName::Rrrats, &ENGLISH);
    let of = |plane: &str| {
        let lab = opened(&format!("evolution?plane={plane}"));
        held(&lab, &step(Vec::new(), true), names, &ENGLISH)
    };
    let words = ENGLISH.labs.evolution.landscape.held;
    // The parent's numbers are 0.5, 0.25 and 0.125.
    assert_eq!(of("two-three"), words(names[0], "0.50"));
    assert_eq!(of("one-three"), words(names[1], "0.25"));
    assert_eq!(of("one-two"), words(names[2], &(ENGLISH.fixed)(0.125, 2)));
}

#[test]
fn worth_rises_from_one_half_to_the_most() {
    let (_, findings) = evolved("evolution?generations=12&epsilon=0.05&seed=3");
    let main = findings.main();
    let (rise, worth) = (rise(main), worth(main));
    assert_eq!((rise.len(), worth.len()), (12, 12));
    let most = worth.iter().copied().fold(0.6, f64::max);
    for (&(number, height), (step, worth)) in rise.iter().zip(main.steps.iter().zip(&worth)) {
        assert_eq!(number, step.number);
        assert!((0.0..=0.9).contains(&height));
        let wanted = 0.9 * ((worth - 0.5) / (most - 0.5)).max(0.0);
        assert!((height - wanted).abs() < 1e-12);
    }
}

#[test]
fn worth_is_drawn_without_a_gap() {
    let (_, mut findings) = evolved("evolution?generations=12&epsilon=0.05&seed=3");
    let main = &mut findings.evolved[0];
    main.worth.truncate(1);
    let known = main
        .steps
        .iter()
        .take_while(|step| main.worth_after(step).is_some());
    assert_eq!(worth(main).len(), known.count());
    main.worth.clear();
    assert_eq!((worth(main).len(), rise(main).len()), (0, 0));
}
