//! Terms of games in which players know different things.

use crate::glossary::term::{Term, TermGroup};

const HARSANYI: &str =
    "J. C. Harsanyi, Games with incomplete information played by “Bayesian” players, 1967";

pub(super) const TERMS: TermGroup = TermGroup {
    name: "What others know",
    labs: &["bayesian"],
    terms: &[
        Term {
            name: "Bayesian game",
            meaning: "A game whose players do not all know the same: chance draws a type for each, with probabilities that all know, and each sees only their own.",
            formula: "",
            source: HARSANYI,
        },
        Term {
            name: "Type",
            meaning: "What a player knows: a card, a cost, a mood, a sign that was seen. A strategy says what each type does.",
            formula: "",
            source: HARSANYI,
        },
        Term {
            name: "Common prior",
            meaning: "The probabilities with which types are drawn, the same for everybody and known to everybody.",
            formula: "",
            source: HARSANYI,
        },
        Term {
            name: "Interim belief",
            meaning: "What a type believes about the types of others, by Bayes’ rule. If types are independent, all types of a player believe the same.",
            formula: "p(t₂ | t₁) = p(t₁, t₂) / p(t₁)",
            source: HARSANYI,
        },
        Term {
            name: "Bayesian equilibrium",
            meaning: "Strategies in which every type does what pays most on average, given its beliefs and what the other types do.",
            formula: "",
            source: HARSANYI,
        },
        Term {
            name: "Value of information",
            meaning: "What knowing more brings. To find something out in secret never hurts; in a game in which the others know of it, knowing more can hurt.",
            formula: "",
            source: "M. J. Osborne, An Introduction to Game Theory, 2004, section 9.3",
        },
        Term {
            name: "Adverse selection",
            meaning: "Those who are most eager to trade are those with whom one would least like to: at any price the owners of the best keep them, so that what is sold is worse than the average.",
            formula: "",
            source: "G. A. Akerlof, The market for “lemons”, 1970",
        },
        Term {
            name: "Purification",
            meaning: "Mixing without dice: players with slightly different payoffs, seen by nobody else, each choose for certain, and all types together do what the mixture would.",
            formula: "",
            source: "J. C. Harsanyi, Games with randomly disturbed payoffs, 1973",
        },
        Term {
            name: "Global game",
            meaning: "A game about a number that all have seen nearly, but not exactly. A little doubt can leave one equilibrium where certainty would have two.",
            formula: "",
            source: "H. Carlsson and E. van Damme, Global games and equilibrium selection, 1993",
        },
        Term {
            name: "Bayes-correlated equilibrium",
            meaning: "What somebody who sees all types can bring about by telling each player what to do, if everybody does best to obey.",
            formula: "",
            source: "D. Bergemann and S. Morris, Bayes correlated equilibrium, 2016",
        },
    ],
};
