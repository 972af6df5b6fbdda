//! α, β and the value so far on a line: in order, inside, and as the engine has them.

use crate::minimax::support::{lab, random_lab, run};
use engines::minimax::record::Step;
use engines::minimax::{Moment, Pruning};
use experiments::minimax::Side;
use page_model::minimax::number_line::{NumberLine, reading};
use random::Random;

#[test]
fn numbers_stand_in_their_order() {
    let line = NumberLine::of(&lab("tree=((3%20-12%208)(2%204%2061.5))").place());
    let numbers = [f64::NEG_INFINITY, -12.0, 2.0, 3.0, 8.0, 61.5, f64::INFINITY];
    let places = numbers.map(|number| line.place(number));
    assert!(
        places.windows(2).all(|pair| pair[0] < pair[1]),
        "{places:?}"
    );
    assert_eq!((places[0], places[6]), (0.0, 1.0));
    // Estimates may lie beyond the leaves.
    assert_eq!(line.place(-99.0), line.place(-12.0));
}

#[test]
fn ticks_are_round_and_few() {
    for tree in [
        "(1 2)",
        "(5 5)",
        "7",
        "(-1000000 999999)",
        "(0.001 0.002)",
        "(3 12 8 2 4 6 14 5 2)",
    ] {
        let query = format!("tree={}", tree.replace(' ', "%20"));
        let line = NumberLine::of(&lab(&query).place());
        let ticks = line.ticks();
        assert!((2..=11).contains(&ticks.len()), "{tree}: {ticks:?}");
        assert!(
            ticks.windows(2).all(|pair| pair[0].1 < pair[1].1),
            "{tree}: {ticks:?}"
        );
        assert!(ticks.iter().all(|&(_, place)| (0.0..=1.0).contains(&place)));
    }
    let line = NumberLine::of(&lab("").place());
    let values: Vec<f64> = line.ticks().into_iter().map(|(value, _)| value).collect();
    assert_eq!(values, [2.0, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0]);
}

/// A window closes exactly where the search cuts, α only rises on the way down, β only falls.
#[test]
fn windows_close_where_the_rest_is_cut() {
    let (mut random, mut cuts) = (Random::stream(153, 0), 0);
    for _ in 0..240 {
        let lab = random_lab(&mut random);
        if lab.options(Side::Main).pruning == Pruning::None {
            continue;
        }
        let record = run(&lab, Side::Main).1.record;
        for at in 1..=record.step_count().min(400) {
            let moment = Moment::new(&record, at);
            let read = reading(&moment, true).expect("a node at work");
            assert_eq!(Some(read.node), moment.current());
            assert_eq!(read.is_cut, matches!(moment.step(), Some(Step::Cut(_))));
            // Means at chance nodes are bounded otherwise.
            let has_chance = lab.place().probability(0).is_some() || lab.tree().has_chance();
            if read.is_cut && !(lab.is_tree() && has_chance) {
                cuts += 1;
                assert!(read.alpha >= read.beta, "{read:?}");
            }
        }
    }
    assert!(cuts > 300, "{cuts}");
}

#[test]
fn the_textbooks_cut() {
    let record = run(&lab("algorithm=alpha-beta"), Side::Main).1.record;
    let read = |at| reading(&Moment::new(&record, at), true);
    assert_eq!(read(0), None);
    let opened = read(9).unwrap();
    assert_eq!(
        (opened.node, opened.alpha, opened.beta),
        (0, 3.0, f64::INFINITY)
    );
    assert_eq!((opened.value, opened.returned), (3.0, Some(3.0)));
    let cut = read(13).unwrap();
    assert_eq!(
        (cut.node, cut.alpha, cut.beta, cut.value),
        (5, 3.0, 2.0, 2.0)
    );
    assert!(cut.is_cut && !opened.is_cut);
}
