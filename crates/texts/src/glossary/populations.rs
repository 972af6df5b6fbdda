//! Terms of populations.

use crate::glossary::term::{Term, TermGroup};

const NOWAK: &str = "M. A. Nowak, Evolutionary Dynamics, 2006";
const HOFBAUER_SIGMUND: &str =
    "J. Hofbauer and K. Sigmund, Evolutionary Games and Population Dynamics, 1998";

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Populations",
    labs: &["populations"],
    terms: &[
        Term {
            name: "Reproductive fitness",
            meaning: "How likely a player is to reproduce, compared with the others. The strength of selection w says how much of it comes from payoffs π.",
            formula: "1 − w + wπ, or e^(wπ)",
            source: NOWAK,
        },
        Term {
            name: "Moran process",
            meaning: "In each step one player reproduces in proportion to fitness, and the newcomer takes the place of one of all, chosen at random.",
            formula: "",
            source: "P. A. P. Moran, Random processes in genetics, 1958",
        },
        Term {
            name: "Wright–Fisher process",
            meaning: "All players are replaced at once, and each newcomer has a parent drawn in proportion to fitness.",
            formula: "",
            source: NOWAK,
        },
        Term {
            name: "Fixation",
            meaning: "That all players have come to play one strategy. The fixation probability of a mutant is 1/N, on average over where it begins, if nothing but chance is at work.",
            formula: "(1 − 1/r)/(1 − 1/rᴺ) for constant fitness r in the Moran process",
            source: NOWAK,
        },
        Term {
            name: "One-third law",
            meaning: "Of two strategies that are each the best reply to themselves: in a large well-mixed population under weak selection, one mutant takes over more often than by chance exactly if its strategy does better than the other from a share of less than a third on.",
            formula: "",
            source: "M. Nowak, A. Sasaki, C. Taylor and D. Fudenberg, Emergence of cooperation and evolutionary stability in finite populations, 2004",
        },
        Term {
            name: "Birth–death and death–birth",
            meaning: "On a graph: either one player reproduces and the newcomer takes a neighbour’s place, or one player dies and its neighbours compete for the place.",
            formula: "b/c > k favours cooperation (death–birth, k neighbours each, large population, weak selection)",
            source: "H. Ohtsuki, C. Hauert, E. Lieberman and M. Nowak, A simple rule for the evolution of cooperation on graphs and social networks, 2006",
        },
        Term {
            name: "Pairwise comparison",
            meaning: "One player compares its payoff with another’s and takes the other’s strategy, more probably the more the other’s payoff exceeds its own.",
            formula: "1/(1 + e^(−w(π′ − π)))",
            source: "A. Traulsen, M. Nowak and J. Pacheco, Stochastic dynamics of invasion and fixation, 2006",
        },
        Term {
            name: "Rest point",
            meaning: "Shares of an infinite population at which nothing changes. Where all eigenvalues of the flow around it have negative real parts it is a sink: what starts near it goes there.",
            formula: "",
            source: HOFBAUER_SIGMUND,
        },
        Term {
            name: "Phase portrait",
            meaning: "All orbits of a flow together. For the replicator dynamic of three strategies there are 49, up to names and the direction of time.",
            formula: "",
            source: "I. Bomze, Lotka–Volterra equation and replicator dynamics: new issues in classification, 1995",
        },
    ],
};
