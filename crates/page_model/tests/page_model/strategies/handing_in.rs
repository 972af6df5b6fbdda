//! Codes of strategies: what a page hands in is found in any text, and what has no code says why.

use classes::search::search_strategies;
use page_model::strategies::handing_in::code_of;
use texts::ENGLISH;

#[test]
fn what_is_handed_in_is_found_by_the_teacher() {
    let words = &ENGLISH.repeated_games.hand_in;
    let code = code_of("GTFT(1/4)", Some(12), words).expect("short enough");
    let found = search_strategies(&format!("from Ann: {code}"));
    let read = found[0].read.as_ref().expect("a code");
    assert_eq!((read.seat, read.text.as_str()), (Some(12), "gtft(1/4)"));
    let long = code_of(&"if they defected last 2: D; ".repeat(40), None, words);
    assert_eq!(long, Err(words.too_long));
}
