//! The question about a mistake.

use super::{analysed, answered};
use page_model::repeated::mistake::{Asked, asked};
use texts::ENGLISH;

fn question(first: &str, second: &str) -> Option<Asked> {
    let of = analysed(&format!(
        "repeated?first={first}&second={second}&rounds=5&matches=1"
    ));
    let found = answered(&of.lab, &of.lab.recovery())?;
    Some(asked(&of, &found, &ENGLISH))
}

#[test]
fn the_right_answer_is_how_long_it_takes() {
    for (first, second, right) in [
        ("TitForTat", "Cooperator", "in the next round"),
        (
            "WinStayLoseShift",
            "WinStayLoseShift",
            "in the round after that",
        ),
        (
            "m1(1,1/4,1,1/4;1)",
            "m1(1,1/4,1,1/4;1)",
            "within ten rounds, on average",
        ),
        (
            "m1(1,1/50,1,1/50;1)",
            "m1(1,1/50,1,1/50;1)",
            "later than that",
        ),
        ("TitForTat", "FirstByJoss", "perhaps never"),
    ] {
        let asked = question(first, second).expect(first);
        assert_eq!(asked.options[asked.right], right, "{first} and {second}");
        assert!(asked.question.contains("In round 10"), "{}", asked.question);
    }
    assert_eq!(question("TitForTat", "Defector"), None);
}

#[test]
fn the_explanation_has_the_moves() {
    let asked = question("WinStayLoseShift", "WinStayLoseShift").expect("cooperation");
    assert_eq!(
        asked.why[1],
        "The likeliest moves after the mistake, in pairs: DD, CC."
    );
    let asked = question("TitForTat", "TitForTat").expect("cooperation");
    assert!(asked.why[1].ends_with("CD, DC …."), "{:?}", asked.why);
}
