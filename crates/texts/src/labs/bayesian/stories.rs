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
        "Two firms choose how much to make; the price is 14 less all that is made. The incumbent’s cost of a unit is 2. The rival’s cost of a unit is low (0) or high (4), and only the rival knows which.",
    ),
    story(
        "lemons",
        "The market for lemons",
        "A used car is worth half as much again to the buyer as to the seller. Only the seller knows how good it is. The buyer names a price, the seller the least that will do.",
    ),
    story(
        "reputation",
        "Is the incumbent tough?",
        "An entrant comes in or stays out, and at the same time the incumbent decides what it would do. A tough incumbent likes a price war, a normal one does not; x, above 0 and below 1, is the probability of a tough one.",
    ),
    story(
        "jury",
        "Three jurors",
        "Each has seen a sign of guilt or innocence that is right with probability (1 + x)/2. All three must vote to convict; convicting the guilty is worth 1 to each, the innocent −1. If the other two vote by their signs, a juror with a sign of innocence still does best to convict: their own vote counts only if both others have seen guilt.",
    ),
    story(
        "global-game",
        "To invest or to wait",
        "Investing pays what one has seen, less 1 if the other waits. What the two have seen is the same or next to each other. If it were one number between 0 and 1 that both knew, both investing and both waiting would be equilibria.",
    ),
    story(
        "public-good",
        "Who mends it?",
        "One of two neighbours is enough to mend the lamp, which is worth 1 to both. What it would cost, each knows only for themselves.",
    ),
    story(
        "double-auction",
        "A double auction",
        "A buyer bids and a seller asks at the same time. They trade at the mean if the bid is at least the ask. Neither knows what the thing is worth to the other.",
    ),
    story(
        "purification",
        "Matching pennies, with moods",
        "Each likes heads a little more or less, by up to x, which the other does not see. As long as x is small and above 0, no type mixes, and yet all types together do what the mixture would do.",
    ),
    story(
        "sunspots",
        "Sunspots",
        "Investing pays if the other invests too. Both look at the sky, which has nothing to do with it, and see the same four times in five.",
    ),
    story(
        "knowing-hurts",
        "Knowing hurts",
        "Bob knows whether it is day or night, and Ann knows that he knows. He would be better off if he did not.",
    ),
];
