//! Trees: the betting of Kuhn poker, and a game tree as it is.

use super::parts::{drawing, line, node, remark, text};
use games::Player;
use texts::RulesDrawingTexts;
use yew::prelude::*;

const ROOT: (f64, f64) = (160.0, 26.0);
const AFTER_CHECK: (f64, f64) = (88.0, 92.0);
const AFTER_BET: (f64, f64) = (236.0, 92.0);
const AFTER_CHECK_AND_BET: (f64, f64) = (134.0, 158.0);
const CHECKS: (f64, f64) = (41.0, 174.0);
const FOLD: (f64, f64) = (194.0, 158.0);
const CALL: (f64, f64) = (278.0, 158.0);
const LATE_FOLD: (f64, f64) = (92.0, 222.0);
const LATE_CALL: (f64, f64) = (182.0, 222.0);

/// The betting. Where the first check ends the hand, nobody moves after it.
pub fn kuhn(check_ends_it: bool, words: &RulesDrawingTexts) -> Html {
    let cards = words.showdown;
    let begin = html! {
        <>
            { way(ROOT, AFTER_CHECK, words.check) }{ way(ROOT, AFTER_BET, words.bet) }
            { way(AFTER_BET, FOLD, words.fold) }{ end(FOLD, words.wins_one[0]) }
            { way(AFTER_BET, CALL, words.call) }{ end(CALL, cards(2)) }
            { mover(ROOT, 0, "start", words) }{ mover(AFTER_BET, 1, "start", words) }
        </>
    };
    if check_ends_it {
        let content =
            html! { <>{ begin }{ end((AFTER_CHECK.0, AFTER_CHECK.1 + 14.0), cards(1)) }</> };
        return drawing(168.0, content);
    }
    let after_check = html! {
        <>
            { way(AFTER_CHECK, CHECKS, words.check) }{ end(CHECKS, cards(1)) }
            { way(AFTER_CHECK, AFTER_CHECK_AND_BET, words.bet) }
            { way(AFTER_CHECK_AND_BET, LATE_FOLD, words.fold) }{ end(LATE_FOLD, words.wins_one[1]) }
            { way(AFTER_CHECK_AND_BET, LATE_CALL, words.call) }{ end(LATE_CALL, cards(2)) }
            { mover(AFTER_CHECK, 1, "end", words) }{ mover(AFTER_CHECK_AND_BET, 0, "end", words) }
        </>
    };
    drawing(232.0, html! { <>{ begin }{ after_check }</> })
}

/// A tree with four leaves.
pub fn game_tree(words: &RulesDrawingTexts) -> Html {
    let (left, right) = ((90.0, 84.0), (230.0, 84.0));
    let leaves = [
        (left, 50.0, "3"),
        (left, 130.0, "8"),
        (right, 190.0, "2"),
        (right, 270.0, "9"),
    ];
    let leaf = |(from, x, number): ((f64, f64), f64, &'static str)| {
        html! { <>{ line(from, (x, 130.0)) }{ end((x, 146.0), number) }</> }
    };
    drawing(
        154.0,
        html! {
            <>
                { line(ROOT, left) }{ line(ROOT, right) }
                { for leaves.map(leaf) }
                { named(ROOT, 0, "start", words.max_and_min) }{ named(left, 1, "end", words.max_and_min) }{ named(right, 1, "start", words.max_and_min) }
            </>
        },
    )
}

/// What is won at the end of a branch.
fn end(at: (f64, f64), what: impl Into<AttrValue>) -> Html {
    text(at, "middle", what)
}

/// A node with the name of who moves there.
fn mover(at: (f64, f64), player: usize, anchor: &'static str, words: &RulesDrawingTexts) -> Html {
    named(at, player, anchor, words.players)
}

fn named(at: (f64, f64), player: usize, anchor: &'static str, names: [&'static str; 2]) -> Html {
    let aside = if anchor == "end" { -18.0 } else { 18.0 };
    html! { <>{ node(at, Player::BOTH[player]) }{ text((at.0 + aside, at.1 + 2.0), anchor, names[player]) }</> }
}

/// A move from one node to another, its name beside the middle of the line.
fn way(from: (f64, f64), to: (f64, f64), name: &'static str) -> Html {
    let (anchor, aside) = if to.0 < from.0 {
        ("end", -8.0)
    } else {
        ("start", 8.0)
    };
    let middle = ((from.0 + to.0) / 2.0 + aside, (from.1 + to.1) / 2.0);
    html! { <>{ line(from, (to.0, to.1 - 14.0)) }{ remark(middle, anchor, name) }</> }
}
