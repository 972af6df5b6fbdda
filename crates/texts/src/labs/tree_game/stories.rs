//! Stories of the games of the library.

use crate::labs::matrix::Story;

const fn story(key: &'static str, name: &'static str, story: &'static str) -> Story {
    Story { key, name, story }
}

pub(super) const ENGLISH: &[Story] = &[
    story(
        "entry-deterrence",
        "Entry deterrence",
        "A newcomer may enter a market. The firm that is there already says it would fight, but a fight would hurt both.",
    ),
    story(
        "centipede",
        "The centipede",
        "Two players take turns to stop or to go on. What is on the table doubles every time, but the one who stops takes most of it.",
    ),
    story(
        "ultimatum",
        "The ultimatum",
        "One offers some of the coins. The other accepts, or both get nothing.",
    ),
    story(
        "bargaining",
        "Bargaining",
        "Two players make offers in turn. With every offer that is rejected, a coin is lost.",
    ),
    story(
        "one-card-poker",
        "One-card poker",
        "Ann sees whether her card is red, Bob does not. She raises or folds; if she raises, Bob pays to see it or passes.",
    ),
    story(
        "kuhn",
        "Kuhn poker",
        "One card each, one bet of one chip. Bluffing with the worst card is part of perfect play.",
    ),
    story(
        "way-out",
        "A battle with a way out",
        "Ann may stay at home for 2. If she goes out, she and Bob choose between football and the opera without knowing what the other does. What does her going out say?",
    ),
    story(
        "beer-quiche",
        "Beer or quiche",
        "Most strangers are strong and like beer for breakfast; the weak like quiche. A bully watches the breakfast and picks fights with the weak.",
    ),
    story(
        "seltens-horse",
        "Selten’s horse",
        "The third player cannot tell who left the straight way. Some equilibria rest on what would never be done there.",
    ),
    story(
        "monty-hall",
        "The three doors",
        "A prize is behind one of the doors. You pick one, the host opens another one without the prize. Do you stay or change?",
    ),
    story(
        "absent-minded-driver",
        "The absent-minded driver",
        "The second exit is the way home, but at each junction the driver has forgotten whether there was one before.",
    ),
];
