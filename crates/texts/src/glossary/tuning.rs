//! Terms of N-tuple bandit evolution.

use crate::glossary::term::{Term, TermGroup};

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Tuning",
    labs: &["tuning"],
    terms: &[
        Term {
            name: "Point",
            meaning: "One choice of a value for every setting: what is evaluated.",
            formula: "",
            source: "",
        },
        Term {
            name: "Fitness",
            meaning: "How good a point is. Here it is noisy: the same point gives a different number each time it is evaluated.",
            formula: "",
            source: "",
        },
        Term {
            name: "NTBEA",
            meaning: "N-tuple bandit evolutionary algorithm: it evaluates a point once, adds the result to its model, and goes on to the neighbour whose bound is highest.",
            formula: "",
            source: "S. Lucas, J. Liu and D. Perez-Liebana, The N-tuple bandit evolutionary algorithm for game agent optimisation, 2018",
        },
        Term {
            name: "N-tuple",
            meaning: "A group of N settings looked at together. For each combination of their values the model keeps how often it was evaluated and what came out.",
            formula: "",
            source: "S. Lucas, J. Liu and D. Perez-Liebana, The N-tuple bandit evolutionary algorithm for game agent optimisation, 2018",
        },
        Term {
            name: "Bound of a point (v_UCB)",
            meaning: "What is known about a point plus what is not: the mean over all tuples of their means and of their uncertainties.",
            formula: "v = (1/m)·Σ (Q(s, a) + C·√(ln N(s) / (N(s, a) + ε)))",
            source: "S. Lucas, J. Liu and D. Perez-Liebana, The N-tuple bandit evolutionary algorithm for game agent optimisation, 2018",
        },
        Term {
            name: "Neighbour",
            meaning: "A point that differs from the current one in a few values, drawn at random.",
            formula: "",
            source: "",
        },
        Term {
            name: "Recommendation",
            meaning: "The point that the algorithm would choose now: of those it evaluated, the one with the highest mean in the model.",
            formula: "",
            source: "",
        },
        Term {
            name: "OneMax",
            meaning: "The fitness is how many bits are 1. Every bit counts on its own, so only the noise makes it hard.",
            formula: "",
            source: "",
        },
        Term {
            name: "Trap",
            meaning: "A problem in which each number looks best at its largest value, but all of them there together are worth nothing. Ackley’s own trap is stricter: nearly every improvement leads away from the best point.",
            formula: "",
            source: "D. Ackley, A connectionist machine for genetic hillclimbing, 1987",
        },
    ],
};
