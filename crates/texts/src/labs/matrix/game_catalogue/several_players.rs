//! Texts of the catalogue: games of three players and more.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    from(
        "three-person-majority",
        "The three-person majority game",
        "Each names one of the others. A pair that name each other win 1/2 each from the third. Every pair is an equilibrium.",
        "coalitions in a zero-sum game of three",
        "J. von Neumann and O. Morgenstern, Theory of Games and Economic Behavior (1944), section 21",
    ),
    from(
        "undominated-but-imperfect",
        "Undominated but imperfect",
        "Bottom, left and the first table are an equilibrium without dominated actions. Yet independent trembles of the others make top better.",
        "with three players perfect is more than undominated",
        "E. van Damme, Stability and Perfection of Nash Equilibria (1987); M. J. Osborne and A. Rubinstein, A Course in Game Theory (1994), figure 248.1",
    ),
    from(
        "seltens-horse",
        "Selten’s horse",
        "If the first and the second go across, all get 1; else the third, who does not know which of them went down, decides. One pure equilibrium has the first go down, and is not perfect.",
        "trembles in a game tree with hidden moves",
        "R. Selten, Reexamination of the perfectness concept for equilibrium points in extensive games, International Journal of Game Theory 4 (1975)",
    ),
    from(
        "irrational-equilibrium",
        "An irrational equilibrium",
        "Whole payoffs, yet the only equilibrium has irrational probabilities, with the root of 601. Two players alone can never have that.",
        "why equilibria of three players are found approximately",
        "R. Nau, S. Gomez Canovas and P. Hansen, On the geometry of Nash equilibria and correlated equilibria, International Journal of Game Theory 32 (2004)",
    ),
    from(
        "an-uninformed-third",
        "A third who should not know",
        "All get 2 in the middle table if the first two toss a common coin that the third does not see. Pure equilibria pay at most 1 each.",
        "hidden correlation beats every pure equilibrium",
        "R. J. Aumann, Subjectivity and correlation in randomized strategies, Journal of Mathematical Economics 1 (1974); M. J. Osborne and A. Rubinstein, A Course in Game Theory (1994), section 3.3",
    ),
    after(
        "coalition-proof",
        "Better for two",
        "In the equilibrium of the first table the third gets 10 and the others nothing. The first two would leave it together for 1 each. Only the other equilibrium, worse for all three, is safe from that.",
        "coalition-proof equilibria: who deviates from a deviation",
        "B. D. Bernheim, B. Peleg and M. D. Whinston, Coalition-proof Nash equilibria, Journal of Economic Theory 42 (1987)",
    ),
    after(
        "minority-game",
        "The minority game",
        "Three choose one of two sides, and only one who is alone on a side wins. When both sides are chosen, nobody in the pair gains by changing over.",
        "congestion without a market; whole lines of equilibria",
        "D. Challet and Y.-C. Zhang, Emergence of cooperation and organization in an evolutionary game, Physica A 246 (1997)",
    ),
    after(
        "truel",
        "A truel",
        "Three duellists who hit always, four times in five and half of the time shoot at once, round after round. Payoffs are chances to be the only one left: if all aim at the best of the others, the worst shot’s is nine in ten.",
        "strength makes one a target",
        "D. M. Kilgour, The simultaneous truel, International Journal of Game Theory 1 (1972)",
    ),
    after(
        "janken-for-three",
        "Rock, paper, scissors for three",
        "All winning hands share what the losers pay, 1 each; if one or three kinds are shown, nobody pays. The sum is zero, and the uniform mixture is an equilibrium.",
        "a zero-sum game of three",
        "the folk game (Japanese janken); compare J. Hofbauer and K. Sigmund, Evolutionary Games and Population Dynamics (1998)",
    ),
    after(
        "braess-paradox",
        "Braess’s paradox",
        "Four drivers cross two bridges that slow with traffic, or wide roads of 5 minutes. A short cut makes using both bridges dominant: all need 8 minutes, and 7 without the short cut.",
        "a new road can make everybody slower",
        "D. Braess, Über ein Paradoxon aus der Verkehrsplanung, Unternehmensforschung 12 (1968)",
    ),
    after(
        "five-volunteers",
        "Five bystanders",
        "One of five should go for help. Help is worth 3 to each, and costs 1 the one who goes. If all hesitate alike, nobody goes in a quarter of the cases; of two, it would be a ninth.",
        "more bystanders, less help; five players",
        "A. Diekmann, Volunteer’s dilemma, Journal of Conflict Resolution 29 (1985)",
    ),
    after(
        "minority-of-five",
        "The minority game of five",
        "Five choose one of two sides; who is on the smaller one wins. With two against three, one of the three may toss a coin: thirty lines of equilibria, joined at their ends, and as many points beside one where all toss one.",
        "congestion without a market; lines of equilibria of five",
        "D. Challet and Y.-C. Zhang, Emergence of cooperation and organization in an evolutionary game, Physica A 246 (1997)",
    ),
    after(
        "three-of-five",
        "Three of five",
        "If three of five give 1, all have 2; if fewer do, what was given is lost. Any three who give are an equilibrium, and so is nobody.",
        "a public good with a threshold: not a dilemma but a question of who",
        "T. R. Palfrey and H. Rosenthal, Participation and the provision of discrete public goods, Journal of Public Economics 24 (1984)",
    ),
];
