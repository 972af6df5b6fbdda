//! Strategies that are being written.

use super::lab;
use page_model::repeated::editing::with_text;
use texts::ENGLISH;

#[test]
fn what_is_right_is_taken_and_played_against_anew() {
    let before = lab("repeated?moves=0101");
    let after =
        with_text(&before, 1, "if they defected last 2: D; else: C", &ENGLISH).expect("a strategy");
    assert_eq!(after.second, "if they defected last 2: D; else: C");
    assert_eq!(after.moves, "");
    let own = with_text(&before, 0, " Tit for Tat ", &ENGLISH).expect("a strategy");
    assert_eq!(
        (own.first.as_str(), own.moves.as_str()),
        ("TitForTat", "0101")
    );
}

#[test]
fn what_is_wrong_is_marked() {
    let lab = lab("repeated");
    for (text, wrong, says) in [
        ("first: C; else: X", "X", "no action"),
        ("m1(1,0,1,2;1)", "2", "from 0 to 1"),
        ("automaton(a: C, D to b)", "b", "no state"),
        (
            "else: C; if they defected: D",
            "if they defected: D",
            "never",
        ),
    ] {
        let fault = with_text(&lab, 0, text, &ENGLISH).expect_err(text);
        let place = fault.place.clone().expect(text);
        assert_eq!(&text[place], wrong, "{fault:?}");
        assert!(fault.sentence.contains(says), "{fault:?}");
        assert!(fault.around().is_some());
    }
    assert!(with_text(&lab, 0, "", &ENGLISH).is_err());
    let long = with_text(&lab, 0, &"é".repeat(50_000), &ENGLISH).expect_err("too long");
    assert!(long.sentence.contains("100000"), "{}", long.sentence);
}
