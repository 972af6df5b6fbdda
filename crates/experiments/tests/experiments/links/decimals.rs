//! Decimal commas: understood where they can be nothing else, in links as in forms.

use experiments::parameters::number;
use experiments::{Experiment, LABS};

#[test]
fn a_comma_is_a_point_where_it_can_be_nothing_else() {
    for (text, value) in [
        ("1,4", 1.4),
        ("0,55", 0.55),
        ("0,485", 0.485),
        ("-0,5", -0.5),
        ("12,3456", 12.3456),
        ("1.4", 1.4),
        ("1e-6", 1e-6),
    ] {
        assert_eq!(number(text), Some(value), "{text}");
    }
    for text in [
        "1,000", "12,345", "1,2,3", ",5", "5,", "1,4e3", "1.000,5", "a,b", "1, 4", "",
    ] {
        assert_eq!(number(text), None, "{text}");
    }
}

#[test]
fn links_of_all_labs_take_it_and_write_a_point() {
    let opened = Experiment::open("mcts?c=1,4").unwrap();
    assert_eq!(opened.problems, []);
    assert_eq!(opened.experiment.link(), "mcts?c=1.4");
    let opened = Experiment::open("racing?mean=0,55").unwrap();
    assert_eq!(opened.problems, []);
    assert_eq!(opened.experiment.value("mean"), "0.55");
    let opened = Experiment::open("repeated?continuation=0,55&execution=1/3").unwrap();
    assert_eq!(opened.problems, []);
    assert_eq!(
        opened.experiment.link(),
        "repeated?continuation=0.55&execution=1%2F3"
    );
    // Lists keep the comma between their parts.
    let opened = Experiment::open("minimax?game=nim&heaps=1,4").unwrap();
    assert_eq!(
        (opened.problems, opened.experiment.value("heaps").as_str()),
        (vec![], "1,4")
    );
    let opened = Experiment::open("mcts?c=1,000").unwrap();
    assert_eq!(opened.problems.len(), 1, "a thousand, or one?");
    assert!(LABS.contains(&opened.experiment.lab()));
}
