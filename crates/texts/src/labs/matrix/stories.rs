//! Games of the library: the name of each, and its story.

/// A game of the library.
#[derive(Debug, PartialEq)]
pub struct Story {
    /// As links name it.
    pub key: &'static str,
    pub name: &'static str,
    pub story: &'static str,
}

const fn story(key: &'static str, name: &'static str, story: &'static str) -> Story {
    Story { key, name, story }
}

pub(super) const ENGLISH: &[Story] = &[
    story(
        "prisoners-dilemma",
        "The prisoner’s dilemma",
        "Whatever the other does, defecting pays more; yet both would be better off if both cooperated.",
    ),
    story(
        "stag-hunt",
        "The stag hunt",
        "A stag takes two hunters; a hare takes one. Trust pays more, caution is safer.",
    ),
    story(
        "chicken",
        "Chicken",
        "Two drivers race towards each other. Who swerves loses face; if neither does, both lose more.",
    ),
    story(
        "battle-of-the-sexes",
        "The battle of the sexes",
        "Both would rather be together than alone, but one prefers the opera and the other the match.",
    ),
    story(
        "matching-pennies",
        "Matching pennies",
        "One wins if the coins show the same side, the other if they differ. Nobody may be predictable.",
    ),
    story(
        "coordination",
        "Pure coordination",
        "Both want to meet; one of the two places is better for both.",
    ),
    story(
        "risk-dominance",
        "Bold or safe",
        "Harsanyi and Selten’s example: being bold together pays most, but a doubt about the other makes the safe choice better.",
    ),
    story(
        "hawk-dove",
        "Hawk and dove",
        "Hawks fight for a prize, doves yield. In a population of both, neither drives out the other.",
    ),
    story(
        "hawk-dove-bourgeois",
        "Hawk, dove, bourgeois",
        "A third behaviour fights as an owner and yields as an intruder: it is evolutionarily stable.",
    ),
    story(
        "rock-paper-scissors",
        "Rock, paper, scissors",
        "Each hand beats one and loses to the other: all three are played equally often.",
    ),
    story(
        "rock-paper-scissors-costly",
        "Rock, paper, scissors with costly defeats",
        "Losing costs more than winning brings. Evolution spirals away from the mixture.",
    ),
    story(
        "rock-paper-scissors-generous",
        "Rock, paper, scissors with generous wins",
        "Winning brings more than losing costs. Evolution spirals into the mixture.",
    ),
    story(
        "rock-paper-scissors-well",
        "Rock, paper, scissors, well",
        "Rock and scissors fall into the well, paper covers it. One of the four hands becomes useless: which?",
    ),
    story(
        "rock-paper-scissors-lizard-spock",
        "Rock, paper, scissors, lizard, Spock",
        "Five hands, each of which beats two.",
    ),
    story(
        "shapley",
        "Shapley’s game",
        "One wants the same number as the other, who wants the next one: learners run in circles.",
    ),
    story(
        "morra-two",
        "Morra with two fingers",
        "Both show fingers and say the sum; the player who alone is right wins that much.",
    ),
    story(
        "morra-three",
        "Morra with three fingers",
        "Nine calls. A fair game, and most of the calls should never be made.",
    ),
    story(
        "morra-four",
        "Morra with four fingers",
        "Sixteen calls, and a fair game that few people play well.",
    ),
    story(
        "morra-five",
        "Morra with five fingers",
        "The old Italian game on one hand: twenty-five calls that make sense.",
    ),
    story(
        "inspection",
        "Inspection",
        "Controls cost money, violations cost more. In equilibrium the inspector is sometimes fooled.",
    ),
    story(
        "penalty-kick",
        "The penalty kick",
        "Chances of a goal in per cent, from 1417 kicks of professionals: kicker and keeper choose a side at once.",
    ),
    story(
        "blotto",
        "Colonel Blotto",
        "Four regiments against three, and two posts to attack and defend.",
    ),
    story(
        "cournot",
        "Cournot’s duopoly",
        "Two firms choose quantities from 0 to 6; the price falls with what both bring to the market.",
    ),
    story(
        "travellers-dilemma",
        "The traveller’s dilemma",
        "Both claim from 2 to 10; the lower claim is paid to both, with 2 from the higher claimant to the lower.",
    ),
    story(
        "second-price-auction",
        "A second-price auction",
        "The highest bid wins and pays the other’s. Bidding what it is worth to you is never worse.",
    ),
    story(
        "weakest-link",
        "The weakest link",
        "A team is as good as its least effort, and effort costs: every common effort is an equilibrium.",
    ),
    story(
        "dominance-in-steps",
        "Dominance in steps",
        "No single look is enough: each action that goes takes the reason of another with it.",
    ),
    story(
        "entry",
        "Entry into a market",
        "Staying out leaves the threat to fight untested: a whole line of equilibria keeps the entrant away.",
    ),
    story(
        "indifference",
        "Indifference",
        "Nobody’s own choice matters to them, only the other’s: everything is an equilibrium.",
    ),
    story("all-equal", "All the same", "Whatever they do, both get 1."),
    story(
        "degenerate",
        "A degenerate game",
        "Against one column two rows are equally good, and equilibria form a line.",
    ),
    story(
        "seventy-five",
        "Seventy-five equilibria",
        "Von Stengel’s six-by-six game has more than the 63 equilibria that had been conjectured to be the most.",
    ),
    story(
        "three-pennies",
        "Matching pennies for three",
        "Each wants to match the next, and the last to differ from the first. Learning goes round in circles.",
    ),
    story(
        "volunteers",
        "The volunteer’s dilemma",
        "One of three must go for help, at a cost; if nobody does, all lose.",
    ),
    story(
        "beauty-contest",
        "A small beauty contest",
        "Three guess from 0 to 3; the guess nearest to two thirds of the mean wins.",
    ),
    story(
        "el-farol",
        "The bar El Farol",
        "Four think of going out; with more than two the bar is too full.",
    ),
];
