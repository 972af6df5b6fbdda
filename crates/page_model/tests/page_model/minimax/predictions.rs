//! Predictions of a viewer: what is said about answers, what is kept, and where a link begins.

use crate::minimax::support::{lab, run};
use engines::minimax::Record;
use experiments::minimax::{Hide, Side};
use page_model::minimax::predictions::{Kept, Predictions, Verdict};

fn record(query: &str) -> Record {
    run(&lab(query), Side::Main).1.record
}

/// The question that is open, and the value that it asks for.
fn open(predictions: &Predictions, record: &Record) -> (u32, u32, f64) {
    let (step, node) = predictions.barrier(record).expect("a question");
    (step, node, record.view(node).value)
}

#[test]
fn answers_are_told_right_from_wrong_and_from_no_number() {
    let record = record("");
    let mut predictions = Predictions::new(Hide::Values);
    let (_, node, value) = open(&predictions, &record);
    predictions.answer(node, value, "2");
    assert_eq!(predictions.verdict, Some(Verdict::TooLow));
    // What was said of one attempt goes with the next; that it was wrong does not.
    predictions.begin_attempt();
    assert_eq!(predictions.verdict, None);
    predictions.answer(node, value, "abc");
    assert_eq!(predictions.verdict, Some(Verdict::NotANumber));
    predictions.answer(node, value, "3");
    assert_eq!(predictions.verdict, Some(Verdict::Right(node)));
    assert_eq!((predictions.asked, predictions.right), (1, 0));
    // A slip of the fingers costs nothing.
    let (_, node, value) = open(&predictions, &record);
    predictions.answer(node, value, "two");
    predictions.answer(node, value, " 2,0 ");
    assert_eq!(predictions.verdict, Some(Verdict::Right(node)));
    assert_eq!((predictions.asked, predictions.right), (2, 1));
    let (_, node, _) = open(&predictions, &record);
    predictions.give_up(node);
    assert_eq!(predictions.verdict, Some(Verdict::Shown(node)));
    assert_eq!((predictions.asked, predictions.right), (3, 1));
}

#[test]
fn what_was_said_is_kept() {
    let record = record("algorithm=alpha-beta");
    let mut predictions = Predictions::new(Hide::Values);
    let (first, node, value) = open(&predictions, &record);
    predictions.answer(node, value, "3");
    let (second, node, value) = open(&predictions, &record);
    predictions.answer(node, value, "99");
    let again = Predictions::of_kept(Hide::Values, &predictions.kept(), &record);
    assert_eq!((again.asked, again.right), (1, 1));
    assert_eq!(again.barrier(&record), Some((second, node)));
    assert!(first < second);
    // The wrong answer is remembered too: a reload is no second first try.
    let mut again = again;
    again.answer(node, value, &value.to_string());
    assert_eq!((again.asked, again.right), (2, 1));

    let mut marks = Predictions::new(Hide::Cuts);
    marks.toggle(7);
    marks.toggle(4);
    let text = serde_json::to_string(&marks.kept()).unwrap();
    let kept: Kept = serde_json::from_str(&text).unwrap();
    let mut again = Predictions::of_kept(Hide::Cuts, &kept, &record);
    assert!(again.is_marked(7) && again.is_marked(4) && !again.is_marked(8));
    again.check(&record);
    let checked = Predictions::of_kept(Hide::Cuts, &again.kept(), &record);
    assert_eq!(checked.checked, again.checked);
    assert!(checked.checked.is_some() && !checked.asks_for_cuts());
}

#[test]
fn nonsense_that_was_kept_does_no_harm() {
    let record = record("");
    let kept = r#"{"answered":[1,4000000000],"marked":[99999],"is_checked":true,"is_missed":false,"asked":1,"right":7}"#;
    let kept: Kept = serde_json::from_str(kept).unwrap();
    for hide in [Hide::Values, Hide::Cuts, Hide::Nothing] {
        let predictions = Predictions::of_kept(hide, &kept, &record);
        assert!(predictions.right <= predictions.asked);
        let _ = predictions.barrier(&record);
    }
}

#[test]
fn a_link_keeps_its_moment() {
    let record = record("");
    let fresh = Predictions::new(Hide::Values);
    let last = record.step_count();
    for step in 0..=last {
        let mut predictions = fresh.clone();
        predictions.begin_at(&record, step);
        let barrier = predictions.barrier(&record);
        // The root returns with the last step: anyone who comes after it is asked from the beginning.
        let is_past = step == last;
        assert_eq!(barrier, if is_past { Some((8, 1)) } else { barrier });
        assert!(
            barrier.is_some_and(|(barrier, _)| is_past || barrier >= step),
            "{step}"
        );
        // Nobody has said anything.
        assert_eq!((predictions.asked, predictions.right), (0, 0));
        // What comes after is asked as ever.
        let left = |at: u32| {
            let mut later = fresh.clone();
            later.begin_at(&record, at);
            later.barrier(&record)
        };
        assert_eq!(left(step), barrier);
        if let Some((barrier, node)) = barrier {
            assert!(predictions.hides(node) && barrier < last);
        }
    }
    assert_eq!(fresh.barrier(&record), Some((8, 1)));
    let mut predictions = fresh;
    predictions.begin_at(&record, 24);
    assert_eq!(predictions.barrier(&record).map(|(_, node)| node), Some(9));
}
