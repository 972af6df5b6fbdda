//! Games of the library: what each is about.

use super::super::matrix::Story;

const fn story(key: &'static str, name: &'static str, story: &'static str) -> Story {
    Story { key, name, story }
}

pub(super) const ENGLISH: &[Story] = &[
    story(
        "cournot",
        "Cournot: two firms choose quantities",
        "Whatever both bring to the market is sold at the price that clears it. Each unit costs 3; t makes it dearer for the second firm, by as much as 3.",
    ),
    story(
        "bertrand",
        "Bertrand: prices of goods that are not quite alike",
        "A firm that asks more sells less, and the other one more. Best responses rise with the other’s price; t says how alike the goods are.",
    ),
    story(
        "hotelling",
        "Hotelling: prices along a street",
        "Two shops stand at the ends of a street, customers live along it and mind both the price and the way. The way costs 1 + t for the whole street; no shop has fewer than no customers, or more than all.",
    ),
    story(
        "locations",
        "Where to open a shop, if prices follow",
        "Once both shops stand, prices are set in equilibrium; customers’ ways cost the square of the distance. Then every shop gains by moving away from the other.",
    ),
    story(
        "contest",
        "A contest for a prize",
        "A prize of 1 goes to one of two; who tries harder is more likely to win it, and the effort of both is lost. The prize is worth 1 + t to the second.",
    ),
    story(
        "public-good",
        "A public good",
        "Both have 10, and what they give is there for both. Bob values it half as much as Ann does; t brings him nearer to her.",
    ),
    story(
        "commons",
        "The common pasture",
        "The more animals graze, the less each is worth. Every farmer counts what an animal takes from their own herd, and not what it takes from the neighbour’s. Keeping one costs 20, and Bob 20 t more.",
    ),
    story(
        "partnership",
        "Two partners",
        "They share a profit to which both contribute, and each bears their own effort. What one does is worth more if the other does much, and t makes it so still more: best responses rise.",
    ),
    story(
        "fashion",
        "As much as the others, but not quite",
        "Each wants to be where a curve of the other’s action says, a curve that is steep in the middle. It meets its mirror image three times.",
    ),
    story(
        "chase",
        "One hides, one seeks",
        "One wants to be near the other, the other far away. Nobody can rest anywhere: there is no equilibrium without chance.",
    ),
    story(
        "quarrel",
        "Two who outdo each other",
        "Each answers every change of the other with a larger one. In the middle, where both curves cross, nothing changes, but from nearly everywhere beside it both go to an end.",
    ),
];
