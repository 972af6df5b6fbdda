//! Texts of the catalogue: coordination, where players want to do alike, or to fit together.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    from(
        "coordination-with-a-secure-option",
        "Coordination with a secure option",
        "Both would like to meet on high. Column can also take 40 for sure, and then low pays row 400; that prize changes no pure equilibrium, but it changes what people do.",
        "a third action that matters though it is in no equilibrium",
        "J. K. Goeree and C. A. Holt, Ten little treasures of game theory and ten intuitive contradictions, American Economic Review 91 (2001), extended coordination game",
    ),
    from(
        "x-or-y",
        "X or Y",
        "Both get about 5 dollars if they say the same letter, but each has a favourite by ten cents. That dime ruins the power of the salient X.",
        "focal points are fragile",
        "V. P. Crawford, U. Gneezy and Y. Rottenstreich, The power of focal points is limited, American Economic Review 98 (2008)",
    ),
    after(
        "median-effort",
        "The median game",
        "Three choose a level from 1 to 4. All gain from a high median, and each loses by being away from it; every common level is an equilibrium, and history picks one.",
        "better equilibria need not be reached",
        "J. B. Van Huyck, R. C. Battalio and R. O. Beil, Strategic uncertainty, equilibrium selection, and coordination failure in average opinion games, Quarterly Journal of Economics 106 (1991)",
    ),
    after(
        "optimised-stag-hunt",
        "A stag hunt with large incentives",
        "X pays 45 if both choose it, Y pays 35 or 40. Both are equilibria, and errors are dear; the dearer they are, the more groups end at the safe Y.",
        "risk dominance wins when incentives are strong",
        "R. Battalio, L. Samuelson and J. Van Huyck, Optimization incentives and coordination failure in laboratory stag hunt games, Econometrica 69 (2001), game 2R",
    ),
    from(
        "young-conventions",
        "Young’s three conventions",
        "Three conventions, all strict equilibria. With rare mistakes a population spends most of its time at the middle one, though 8 would be better for all.",
        "stochastic stability need not pick the best equilibrium",
        "H. P. Young, The evolution of conventions, Econometrica 61 (1993)",
    ),
    after(
        "signalling-game",
        "Lewis’s signalling game",
        "The sender sees one of two states and shows red or green; the receiver sees the colour and guesses the state. Meaning is a matter of convention, or fails to arise.",
        "how signals get their meaning",
        "D. Lewis, Convention (1969); B. Skyrms, Signals (2010)",
    ),
    after(
        "meeting-in-new-york",
        "Meeting in New York",
        "Two are to meet in New York and forgot to say where. Any common place will do, and most people asked thought of the same one.",
        "focal points: labels that the payoffs do not show",
        "T. C. Schelling, The Strategy of Conflict (1960), chapter 3",
    ),
    after(
        "climbing-game",
        "The climbing game",
        "Both get the same. The peak of 11 lies beside pits of -30, so learners come to rest at 7 or slide along the ridge.",
        "a test for learners with one common aim",
        "C. Claus and C. Boutilier, The dynamics of reinforcement learning in cooperative multiagent systems, AAAI (1998)",
    ),
    after(
        "penalty-game",
        "The penalty game",
        "Two ways to win 10 each, but mixing them up costs 10; so the safe 2 in the middle attracts.",
        "miscoordination between two best equilibria",
        "C. Claus and C. Boutilier, The dynamics of reinforcement learning in cooperative multiagent systems, AAAI (1998)",
    ),
];
