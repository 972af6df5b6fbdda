//! Time by the lines of the algorithm: each place is a moment and a line, which the listing and the loop of parts light.

use super::{moved, opened, stage};
use experiments::tuning::{LineAtWork, TuningExperiment};
use page_model::tuning::parts::{handed_on, part_at_work};
use page_model::tuning::pseudo_code::{Place, place, pseudo_code};
use texts::ENGLISH;

/// Every place in time by lines is one moment and one line, and the listing lights that line with its numbers.
#[test]
fn time_goes_by_lines() {
    let whole = stage("tuning?repeats=1&evaluations=5&finalists=0");
    let steps = whole.last();
    let last = Place::last(steps).number();
    let starts = ["value ←", "add ", "population ←", "current ← argmax"];
    let mut wanted = vec!["model ←"];
    wanted.extend(starts.iter().cycle().take(4 * 5 - 2));
    wanted.push("return");
    assert_eq!(last + 1, wanted.len() as u64);
    for number in 0..=last {
        let at = Place::of(number);
        assert_eq!(at.number(), number);
        let now = moved(&whole, |lab| {
            (lab.step, lab.line) = (Some(at.step), at.line)
        });
        assert_eq!(place(&now.lab, steps), at);
        let lines = pseudo_code(&now.lab, &now.run, &now.seen, &ENGLISH);
        let lit: Vec<_> = lines.iter().filter(|line| line.is_lit).collect();
        let [line] = lit[..] else { panic!("{lit:?}") };
        let start = wanted[number as usize];
        assert!(line.text.starts_with(start), "{number}: {}", line.text);
        if line.text.starts_with("value") {
            let after = now.run.history.steps(10).nth(at.step as usize).unwrap();
            let value = (ENGLISH.labs.tuning.page.amount)(after.values[0]);
            assert_eq!(line.note, value);
        }
    }
}

#[test]
fn without_a_line_in_the_link_the_choice_is_looked_at() {
    let lab = opened("tuning?evaluations=5");
    assert_eq!(
        place(&lab, 5),
        Place::last(5),
        "after the last value nothing is chosen"
    );
    let early = TuningExperiment {
        step: Some(2),
        ..lab
    };
    assert_eq!(place(&early, 5).line, LineAtWork::Choose);
}

#[test]
fn a_place_after_the_end_is_the_end() {
    let lab = TuningExperiment {
        step: Some(99),
        line: LineAtWork::Evaluate,
        ..opened("tuning")
    };
    for steps in [0, 1, 7] {
        assert_eq!(place(&lab, steps), Place::last(steps));
    }
}

#[test]
fn places_are_numbered_without_a_gap() {
    let mut before: Option<Place> = None;
    for number in 0..200 {
        let place = Place::of(number);
        assert_eq!(place.number(), number);
        if let Some(before) = before {
            assert!(place.step >= before.step && place.step <= before.step + 1);
            assert_eq!(
                place.step > before.step,
                place.line == LineAtWork::Add,
                "{number}"
            );
        }
        before = Some(place);
    }
}

#[test]
fn a_listing_has_the_lines_of_its_settings_alone() {
    let stage = stage("tuning?bits=4&repeats=1&evaluations=5&finalists=0");
    let count = |flip_once: bool, duplicates: bool| {
        let lab = TuningExperiment {
            flip_once,
            duplicates,
            ..stage.lab.clone()
        };
        pseudo_code(&lab, &stage.run, &stage.seen, &ENGLISH).len()
    };
    let all = count(true, false);
    assert_eq!((count(false, false), count(true, true)), (all - 1, all - 1));
    assert_eq!(count(false, true), all - 2);
}

#[test]
fn each_line_is_of_one_part() {
    let parts = LineAtWork::ALL.map(part_at_work);
    let part = |line: LineAtWork| parts[line as usize];
    assert_eq!(part(LineAtWork::Evaluate), 1);
    assert_eq!(part(LineAtWork::Add), 2);
    assert_eq!(
        (part(LineAtWork::Neighbours), part(LineAtWork::Choose)),
        (0, 0)
    );
}

/// The loop hands on the value that the listing shows, and the point that is evaluated next.
#[test]
fn a_part_hands_on_what_comes_next() {
    let whole = stage("tuning?bits=4&repeats=1&evaluations=8&finalists=0");
    let at = |line: LineAtWork| {
        let now = moved(&whole, |lab| (lab.step, lab.line) = (Some(3), line));
        handed_on(&now, place(&now.lab, now.last()), &ENGLISH)
    };
    let amount = ENGLISH.labs.tuning.page.amount;
    let steps: Vec<_> = whole.run.history.steps(4).collect();
    let ([point, chosen, bound], [_, evaluated, _]) =
        (at(LineAtWork::Choose), at(LineAtWork::Evaluate));
    let next: Vec<String> = steps[3].points.iter().map(u16::to_string).collect();
    assert_eq!(point, next.join(" "));
    assert_eq!(chosen, amount(steps[2].values[0]), "the last value");
    assert_eq!(evaluated, amount(steps[3].values[0]), "the next value");
    assert!(!bound.is_empty());
}

#[test]
fn before_the_first_value_nothing_is_handed_on() {
    let whole = stage("tuning?bits=4&repeats=1&evaluations=8&finalists=0");
    let before = moved(&whole, |lab| lab.step = Some(0));
    let handed = handed_on(&before, place(&before.lab, before.last()), &ENGLISH);
    assert_eq!(handed.join(""), "");
}

#[test]
fn the_step_looked_at_is_one_that_there_is() {
    let whole = stage("tuning?bits=4&repeats=1&evaluations=8&finalists=0");
    assert_eq!((whole.last(), whole.position()), (8, 8));
    let mut early = whole.clone();
    early.lab.step = Some(3);
    assert_eq!(early.position(), 3);
    early.lab.step = Some(80);
    assert_eq!(early.position(), 8);
}
