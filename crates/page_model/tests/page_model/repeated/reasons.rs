//! Why moves were made.

use super::analysed;
use page_model::repeated::analysis::Analysis;
use page_model::repeated::reasons::{rule_now, sentences, state_now};
use texts::ENGLISH;

fn told(of: &Analysis) -> Vec<String> {
    sentences(of, &ENGLISH)
}

#[test]
fn before_the_first_round_nothing_has_happened() {
    let of = analysed("repeated?rounds=5&round=0");
    assert_eq!(told(&of), ["Before the first round."]);
    assert_eq!((state_now(&of, 0), rule_now(&of, 0)), (Some(0), None));
}

#[test]
fn a_state_is_told_with_the_next_one() {
    let of = analysed(
        "repeated?first=automaton(calm: C, D to cross; cross: D)&second=Defector&rounds=5&round=1",
    );
    assert_eq!(
        told(&of)[0],
        "The first strategy plays cooperate, in state calm; on to state cross."
    );
    let of = analysed(
        "repeated?first=automaton(calm: C, D to cross; cross: D)&second=Defector&rounds=5&round=3",
    );
    assert_eq!(
        told(&of)[0],
        "The first strategy plays defect, in state cross; it stays there."
    );
    assert_eq!(state_now(&of, 0), Some(1));
}

#[test]
fn a_rule_is_told_as_it_is_written() {
    let of = analysed(
        "repeated?first=first: C; if their D > 2: D; else: C&second=Defector&rounds=9&round=5",
    );
    assert!(
        told(&of)[0].contains("plays defect, by the rule “if their D > 2: D”"),
        "{:?}",
        told(&of)
    );
    assert_eq!(rule_now(&of, 0), Some(1));
}

#[test]
fn chance_and_mistakes_are_told() {
    let of = analysed("repeated?first=m1(1/2,1/2,1/2,1/2;1/2)&second=Cooperator&rounds=5&round=1");
    assert!(
        told(&of)[0].contains("with probability 1/2"),
        "{:?}",
        told(&of)
    );
    // Somewhere in 24 rounds with errors in half of them.
    let wrong = (1..24).any(|round| {
        let of = analysed(&format!(
            "repeated?first=Cooperator&second=Cooperator&rounds=24&execution=0.5&round={round}"
        ));
        told(&of)[0].contains("plays defect by mistake: it decided cooperate")
    });
    assert!(wrong);
}
