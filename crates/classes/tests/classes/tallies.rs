//! Tallies and strategies of classes, and their table.

use super::sample::{class, lesson};
use classes::answer::{Answer, Said};
use classes::code::HandedIn;
use classes::shape::Shape;
use classes::strategy;
use classes::table;
use classes::tally::{Label, tallies};
use experiments::Experiment;
use lessons::answer::Right;
use texts::ENGLISH;

fn say(number: usize, said: Said, claim: Option<bool>) -> HandedIn {
    let mut answers = vec![None; 5];
    answers[number] = Some(Answer {
        said,
        claim,
        is_own: true,
    });
    HandedIn {
        seat: None,
        seed: 1,
        answers,
    }
}

#[test]
fn what_was_said_is_counted_and_graded_again() {
    let shape = Shape::of(&lesson());
    // What is shown alike is one answer.
    let thirds = [0.333, 0.333, 0.333, 0.3333, 1.0 / 3.0, 0.33334];
    let mut students: Vec<HandedIn> = thirds
        .iter()
        .map(|&third| say(4, Said::number(third), Some(false)))
        .collect();
    students.extend((0..2).map(|_| say(4, Said::number(0.3), Some(true))));
    students.push(say(0, Said::Option(1), Some(true)));
    let rights = |number: usize, _: u64| (number == 4).then_some(Right::Number(1.0 / 3.0, 0.001));
    let tally = &tallies(&shape, &students, &rights)[4];
    assert_eq!(
        (tally.answered, tally.missing, tally.graded, tally.claimed),
        (8, 1, 8, 0)
    );
    let bars: Vec<_> = tally
        .bars
        .iter()
        .map(|bar| (bar.label.clone(), bar.count, bar.right))
        .collect();
    assert_eq!(
        bars,
        [(Label::Number(0.3), 2, 0), (Label::Number(0.333), 6, 6)]
    );
    let right = tally.right.unwrap();
    assert_eq!(
        (right.mean, right.interval),
        (0.75, Some(statistics::share(6.0, 8)))
    );
    // Where nothing is known here the claims count, and are told apart.
    let tally = &tallies(&shape, &students, &|_, _| None)[4];
    assert_eq!((tally.claimed, tally.right.unwrap().mean), (8, 0.25));
    // So they do for experiments that a student has changed.
    students[0].answers[4].as_mut().unwrap().is_own = false;
    let tally = &tallies(&shape, &students, &rights)[4];
    assert_eq!((tally.claimed, tally.right.unwrap().mean), (1, 0.625));
}

#[test]
fn many_numbers_are_put_into_bins_that_hold_all_of_them() {
    let shape = Shape::of(&lesson());
    let students: Vec<HandedIn> = (0..=100)
        .map(|number| say(4, Said::number(f64::from(number)), Some(false)))
        .collect();
    let bars = &tallies(&shape, &students, &|_, _| None)[4].bars;
    assert_eq!(bars.len(), 8);
    assert_eq!(bars.iter().map(|bar| bar.count).sum::<usize>(), 101);
    assert_eq!(bars[0].label, Label::Between(0.0, 12.5));
    assert_eq!((bars[0].count, bars[7].count), (13, 13));
}

#[test]
fn a_class_is_a_strategy_that_the_lab_fixes() {
    let lesson = lesson();
    let shape = Shape::of(&lesson);
    let students: Vec<HandedIn> = (0..30)
        .map(|seat| say(0, Said::Option(usize::from(seat < 10)), Some(true)))
        .collect();
    let tally = &tallies(&shape, &students, &|_, _| None)[0];
    assert_eq!(strategy::shares(tally).unwrap(), [0.6667, 0.3333]);
    let scene = &lesson.scenes[0];
    let experiment = Experiment::open(&scene.stage.as_ref().unwrap().link)
        .unwrap()
        .experiment;
    let question = scene.question.as_ref().unwrap();
    let fixed = strategy::fixed(question, tally, &experiment).unwrap();
    assert_eq!(fixed.value("lock"), "Jp:(0.6667,0.3333)");
    let opened = Experiment::open(&fixed.link()).unwrap();
    assert!(opened.problems.is_empty() && opened.experiment == fixed);
    // Nobody has answered, or there is nothing to fix.
    let nobody = &tallies(&shape, &[], &|_, _| None)[0];
    assert_eq!(strategy::fixed(question, nobody, &experiment), None);
    let elsewhere = Experiment::of_lab("minimax").unwrap();
    assert_eq!(strategy::fixed(question, tally, &elsewhere), None);
}

#[test]
fn the_table_has_a_row_for_each_student() {
    let lesson = lesson();
    let shape = Shape::of(&lesson);
    let students = class(12);
    let text = table::csv(
        &lesson,
        &shape,
        &students,
        &|_, _| None,
        &ENGLISH.lessons.class,
    );
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    assert_eq!(reader.headers().unwrap().len(), 11);
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 12);
    for (row, student) in rows.iter().zip(&students) {
        assert_eq!(row[0], student.seat.unwrap().to_string());
        let option = student.answers[0]
            .as_ref()
            .map(|answer| answer.said.clone());
        let expected = match option {
            Some(Said::Option(0)) => "Check",
            Some(_) => "Bet",
            None => "",
        };
        assert_eq!(&row[1], expected);
    }
}
