//! Games of the library: what each is about.

use super::super::matrix::Story;

const fn story(key: &'static str, name: &'static str, story: &'static str) -> Story {
    Story { key, name, story }
}

pub(super) const ENGLISH: &[Story] = &[
    story(
        "unknown-friend",
        "The unknown friend",
        "Ann and Bob each go to a concert, Bach or Stravinsky. A friendly Bob wants to meet Ann there, an unfriendly one to avoid her. Ann cannot tell which he is.",
    ),
    story(
        "cournot",
        "A rival with unknown costs",
        "Two firms choose how much to make; the more there is, the lower the price. The rival’s cost of a unit is 0 or 4, and only the rival knows it.",
    ),
    story(
        "lemons",
        "The market for lemons",
        "A used car is worth half as much again to the buyer as to the seller. Only the seller knows how good it is. The buyer names a price, the seller the least that will do.",
    ),
    story(
        "reputation",
        "Is the incumbent tough?",
        "An entrant comes in or stays out. A tough incumbent likes a price war, a normal one does not; x is the probability of a tough one.",
    ),
    story(
        "jury",
        "Three jurors",
        "Each has seen a sign of guilt or innocence that is right with probability (1 + x)/2. The accused is convicted only if all three vote 1. Convicting the guilty pays 1, the innocent −1.",
    ),
    story(
        "global-game",
        "To invest or to wait",
        "Investing pays what each has seen, less 1 if the other waits. What they have seen is nearly the same. With the number known to both there would be two equilibria in the middle.",
    ),
    story(
        "public-good",
        "Who mends it?",
        "One of two neighbours is enough to mend the lamp, which is worth 1 to both. What it would cost each, only they know.",
    ),
    story(
        "double-auction",
        "A double auction",
        "A buyer bids and a seller asks at the same time. They trade at the mean if the bid is at least the ask. Neither knows what the thing is worth to the other.",
    ),
    story(
        "purification",
        "Matching pennies, with moods",
        "Each likes heads a little more or a little less than the other knows: up to x. Nobody mixes, and yet together the types do what the mixture would do.",
    ),
    story(
        "sunspots",
        "Sunspots",
        "Investing pays if the other invests too. Both look at the sky, which has nothing to do with it.",
    ),
    story(
        "knowing-hurts",
        "Knowing hurts",
        "Bob knows whether it is day or night, and Ann knows that he knows. He would be better off if he did not.",
    ),
];
