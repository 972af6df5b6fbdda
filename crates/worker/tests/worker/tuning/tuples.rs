//! Tuples of a model: of any size, and chosen one by one.

use super::lab::lab;
use engines::tuning::{Space, TupleChoice};
use experiments::{Experiment, Opened};
use std::collections::BTreeSet;
use texts::ENGLISH;

/// A space of so many dimensions has 2^d − 1 of them that are not empty, and each size its binomial coefficient.
#[test]
fn all_sizes_together_are_all_sets() {
    for dimensions in 1..=7_u8 {
        let space = Space::new(vec![2; usize::from(dimensions)]).unwrap();
        let choice = TupleChoice {
            sizes: (1..=dimensions).collect(),
            own: vec![vec![0]],
            all: true,
        };
        let tuples = choice.of(&space);
        let different: BTreeSet<_> = tuples.iter().collect();
        assert_eq!(
            (tuples.len(), different.len()),
            ((1 << dimensions) - 1, (1 << dimensions) - 1)
        );
        assert!(
            tuples
                .iter()
                .all(|tuple| tuple.is_sorted_by(|one, other| one < other))
        );
        // Their own one and that of all are counted again.
        assert_eq!(choice.count(space.dimensions()), tuples.len() as u64 + 2);
    }
}

#[test]
fn those_of_a_link_are_in_the_model() {
    let lab = lab("tuning?bits=5&tuples=1&own_tuples=3-1,2-4-5");
    let tuples = lab.ntbea().model.tuples.of(lab.problem().space());
    assert_eq!(tuples[5..], [vec![0, 2], vec![1, 3, 4]]);
}

/// With ten dimensions a model may have all of them.
#[test]
fn all_sets_of_ten_dimensions_are_tuples() {
    let lab = lab("tuning?bits=10&tuples=1,2,3,4,5,6,7,8,9,all");
    let mut tuples = lab.ntbea().model.tuples.of(lab.problem().space());
    tuples.sort_unstable();
    tuples.dedup();
    assert_eq!(tuples.len(), (1 << 10) - 1);
}

#[test]
fn what_cannot_be_is_left_out_with_a_sentence() {
    let cases = [
        (
            "tuning?bits=4&own_tuples=1-2,3-5,4",
            "own_tuples=1-2,4",
            "no dimension 5",
        ),
        // 53 choose 5 are 2 869 685.
        (
            "tuning?bits=53&tuples=1,5",
            "tuples=1",
            "up to 50 000 are allowed",
        ),
        ("tuning?own_tuples=1-1", "tuning", "own_tuples"),
        ("tuning?own_tuples=1-x", "tuning", "own_tuples"),
        ("tuning?own_tuples=0", "tuning", "own_tuples"),
        ("tuning?own_tuples=,", "tuning", "own_tuples"),
    ];
    for (link, kept, sentence) in cases {
        let Opened {
            experiment,
            problems,
            ..
        } = Experiment::open(link).expect(link);
        assert!(
            experiment.link().ends_with(kept),
            "{link}: {}",
            experiment.link()
        );
        let [problem] = &problems[..] else {
            panic!("{link}: {problems:?}")
        };
        let said = problem
            .sentence(&ENGLISH)
            .replace(['\u{202f}', '\u{a0}'], " ");
        assert!(said.contains(sentence), "{link}: {said}");
    }
}
