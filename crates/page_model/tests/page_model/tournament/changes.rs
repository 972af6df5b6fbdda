//! What changes who is ahead.

use super::{THREE, analysed, bare};
use experiments::tournament::{Newcomer, NoiseCurve};
use page_model::tournament::changes::{
    asked, curve_question, in_words, newcomers, spans, without_errors,
};
use texts::ENGLISH;

fn curve(payoffs: &[[f64; 3]]) -> NoiseCurve {
    let row = |row: &[f64; 3]| row.iter().copied().map(Some).collect();
    NoiseCurve {
        payoffs: payoffs.iter().map(row).collect(),
    }
}

#[test]
fn shares_of_errors_with_one_winner_are_one_span() {
    let mut curve = curve(&[
        [2.0, 2.0, 1.0],
        [2.0, 3.0, 1.0],
        [2.0, 3.0, 1.0],
        [2.0, 3.0, 4.0],
    ]);
    curve.payoffs.push(vec![Some(1.0), None, Some(2.0)]);
    let spans = spans(&curve);
    let found: Vec<(usize, usize, Option<&[usize]>)> = spans
        .iter()
        .map(|span| (span.from, span.to, span.winners.as_deref()))
        .collect();
    let wanted: [(usize, usize, Option<&[usize]>); 4] = [
        (0, 0, Some(&[0, 1])),
        (1, 2, Some(&[1])),
        (3, 3, Some(&[2])),
        (4, 4, None),
    ];
    assert_eq!(found, wanted);
}

#[test]
fn it_is_asked_where_somebody_else_is_ahead() {
    let of = analysed(THREE);
    let changing = curve(&[
        [2.0, 3.0, 1.0],
        [2.0, 3.0, 1.0],
        [2.0, 3.0, 1.0],
        [2.0, 3.0, 4.0],
    ]);
    let question = asked(&of, &changing, &ENGLISH).expect("a question");
    assert!(question.question.contains(" 3 %"), "{question:?}");
    assert_eq!(
        question.options,
        ["Always cooperate", "Always defect", "Tit for tat"]
    );
    assert_eq!(question.right, 2);
    assert!(
        question.why.contains("Tit for tat gets 4.000"),
        "{question:?}"
    );
    let told = without_errors(&of, &changing, &ENGLISH);
    assert_eq!(
        told.as_deref(),
        Some("If no move went wrong: Always defect earns most.")
    );
}

#[test]
fn where_nobody_else_is_ahead_it_is_asked_about_five_percent() {
    let of = analysed(THREE);
    let question = asked(&of, &curve(&[[2.0, 3.0, 1.0]; 11]), &ENGLISH).expect("a question");
    assert!(
        question.question.contains(" 5 %") && question.right == 1,
        "{question:?}"
    );
}

#[test]
fn where_nobody_is_ahead_alone_nothing_is_asked() {
    let of = analysed(THREE);
    assert_eq!(asked(&of, &curve(&[[3.0, 3.0, 1.0]; 11]), &ENGLISH), None);
    assert_eq!(asked(&of, &NoiseCurve::default(), &ENGLISH), None);
}

#[test]
fn changes_of_who_takes_part_are_told_in_words() {
    let told = in_words(&analysed(THREE), &ENGLISH);
    assert_eq!(told.len(), 3, "{told:?}");
    assert_eq!(told[0], "Without Always cooperate: Tit for tat earns most.");
    assert_eq!(in_words(&bare(THREE), &ENGLISH), [""; 0]);
}

#[test]
fn newcomers_are_told_with_what_they_would_get() {
    let of = analysed(THREE);
    let newcomer = |strategy: &str, payoffs: &[[f64; 2]]| Newcomer {
        strategy: strategy.to_owned(),
        payoffs: payoffs.iter().copied().map(Some).collect(),
    };
    let grim = newcomer(
        "GrimTrigger",
        &[[3.0, 3.0], [0.995, 1.02], [3.0, 3.0], [3.0, 3.0]],
    );
    let unknown = Newcomer {
        strategy: "Gradual".to_owned(),
        payoffs: vec![None; 4],
    };
    let told = newcomers(&of, &[unknown, grim], &ENGLISH);
    let [told] = &told[..] else {
        panic!("{told:?}");
    };
    assert_eq!(
        (&*told.name, &*told.payoff, &*told.place),
        ("Grim trigger", "2.499", "1")
    );
    assert_eq!(told.winners, "Tit for tat, Grim trigger");
    assert_eq!(newcomers(&bare(THREE), &[], &ENGLISH), []);
}

#[test]
fn the_curve_is_the_same_whatever_it_does_not_follow_from() {
    let question = |more: &str| curve_question(&super::lab(&format!("{THREE}{more}")));
    assert_eq!(
        question(""),
        question("&execution=1/20&seed=9&pair=1.2&generations=7")
    );
    assert_ne!(question(""), question("&perception=1/20"));
}
