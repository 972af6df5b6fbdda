//! Fixed strategies as text: the grammar, the canonical form, and what is said about everything else.

use crate::regret::support::{kuhn, leduc};
use experiments::regret::RegretExperiment;
use experiments::regret::locks::{LockFault, Locks};
use experiments::{Experiment, Opened};
use texts::ENGLISH;

fn opened(link: &str) -> (RegretExperiment, Vec<String>) {
    let Opened {
        experiment,
        problems,
        ..
    } = Experiment::open(link).unwrap();
    let Experiment::Regret(lab) = experiment else {
        panic!("{link}")
    };
    let sentences = problems.iter().map(|problem| problem.sentence(&ENGLISH));
    (lab, sentences.collect())
}

#[test]
fn what_is_fixed_is_fixed() {
    let (lab, problems) =
        opened("regret?lock=K:0.3,Kb:1/3,second:uniform,J:(0.25,0.75),Qpb:uniform");
    assert!(problems.is_empty(), "{problems:?}");
    // Players come first, then information sets in the order of the game.
    assert_eq!(
        lab.lock.to_string(),
        "second:uniform,J:(0.25,0.75),K:0.3,Qpb:uniform,Kb:1/3"
    );
    let tree = lab.tree();
    let locks = lab.lock.of_game(&tree);
    let locked: Vec<&str> = (0..12)
        .filter(|&row| locks.is_locked(row))
        .map(|row| tree.information_sets()[row].key.as_str())
        .collect();
    assert_eq!(
        locked,
        ["J", "K", "Qpb", "Jp", "Qp", "Kp", "Jb", "Qb", "Kb"]
    );
    let (lab, problems) = opened("regret?game=leduc&lock=Jcr:(0.2,0.3,0.5)");
    assert!(problems.is_empty() && !lab.lock.is_empty());
}

#[test]
fn a_row_can_be_fixed_and_freed_by_hand() {
    let (kuhn, leduc) = (kuhn(3), leduc());
    let locks = Locks::default()
        .with(&kuhn, 2, &[0.75, 0.25])
        .with(&kuhn, 0, &[1.0, 0.0]);
    assert_eq!(locks.to_string(), "J:0,K:0.25");
    assert_eq!(locks.with(&kuhn, 2, &[0.5, 0.5]).to_string(), "J:0,K:0.5");
    assert_eq!(locks.without("J").without("K"), Locks::default());
    let row = leduc.find("Jcr").unwrap();
    let third = 1.0 / 3.0;
    let locks = Locks::default().with(&leduc, row, &[third, third, third]);
    assert_eq!(locks.to_string().parse::<Locks>().as_ref(), Ok(&locks));
}

#[test]
fn faults_are_named() {
    let fault = |text: &str| text.parse::<Locks>().unwrap_err().fault;
    for text in [
        "K",
        "",
        "K:",
        ":0.3",
        "K:0.3,",
        "K b:0.3",
        "K:(0.5,0.5",
        "K:(0.5,0.5)x",
    ] {
        let found = fault(text);
        let is_form = matches!(found, LockFault::Form | LockFault::Probability { .. });
        assert!(is_form, "{text}: {found:?}");
    }
    for text in [
        "K:2", "K:-0.1", "K:NaN", "K:inf", "K:1/0", "K:0/0", "K:3/2", "K:1/+3", "K:x",
    ] {
        assert!(
            matches!(fault(text), LockFault::Probability { .. }),
            "{text}"
        );
    }
    assert!(matches!(fault("K:(0.5,0.6)"), LockFault::Sum { sum } if (sum - 1.1).abs() < 1e-12));
    assert_eq!(fault("K:0.3,K:0.4"), LockFault::Repeated);
    let many: Vec<String> = (0..301).map(|index| format!("K{index}:0")).collect();
    assert_eq!(fault(&many.join(",")), LockFault::TooMany { found: 301 });
}

/// The wrong entry is left out; the sentence names it and what is allowed.
#[test]
fn what_the_game_does_not_have_is_left_out() {
    for (link, words, left) in [
        (
            "regret?lock=X:0.3,K:1",
            &["lock", "“X:0.3”", "Jpb"][..],
            "K:1",
        ),
        (
            "regret?lock=K:(0.2,0.3,0.5)",
            &["3 probabilities", "pass, bet"],
            "none",
        ),
        (
            "regret?game=leduc&lock=first:0.5",
            &["1 probability", "fold, call, raise"],
            "none",
        ),
        ("regret?game=kuhn-seed&lock=Kpb:1", &["Kpb", "Kb"], "none"),
        ("regret?lock=K:0.3,K:0.5", &["“K:0.5”", "twice"], "none"),
    ] {
        let (lab, problems) = opened(link);
        assert_eq!(problems.len(), 1, "{link}: {problems:?}");
        for word in words {
            assert!(
                problems[0].contains(word),
                "{word} is not in: {}",
                problems[0]
            );
        }
        assert_eq!(lab.lock.to_string(), left, "{link}");
    }
}
