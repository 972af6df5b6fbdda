//! Terms of races and of evolution.

use super::term::{Term, TermGroup};

pub(super) const RACES: TermGroup = TermGroup {
    name: "Races",
    labs: &["racing", "race-curves", "war", "rrrats"],
    terms: &[
        Term {
            name: "Race",
            meaning: "Games between two players that go on until it is clear who is better, and no longer. A win counts 1, a draw ½, a loss 0.",
            formula: "",
            source: "O. Maron and A. Moore, Hoeffding races, 1994",
        },
        Term {
            name: "Mean",
            meaning: "Points per game of the first player. Above ½ the first player is better.",
            formula: "μ; of the games so far, X̄",
            source: "",
        },
        Term {
            name: "Bounds",
            meaning: "Numbers between which the true mean lies, unless something improbable has happened. They close in as games are played.",
            formula: "LB = max(LB, X̄ − εₙ), UB = min(UB, X̄ + εₙ)",
            source: "",
        },
        Term {
            name: "Hoeffding’s inequality",
            meaning: "How far a mean of n games may be from the truth, whatever the games are like.",
            formula: "√(ln(2/δ) / 2n)",
            source: "W. Hoeffding, Probability inequalities for sums of bounded random variables, 1963",
        },
        Term {
            name: "Empirical Bernstein bound",
            meaning: "The same with the variance σ̂² that was seen: narrower where results vary little.",
            formula: "σ̂·√(2 ln(3/δ) / n) + 3 ln(3/δ) / n",
            source: "J.-Y. Audibert, R. Munos and C. Szepesvári, Tuning bandit algorithms in stochastic environments, 2007",
        },
        Term {
            name: "Error probability δ",
            meaning: "How probable it is, at most, that the bounds are wrong.",
            formula: "",
            source: "",
        },
        Term {
            name: "Precision ε",
            meaning: "A race stops trying when the bounds are 2ε apart: smaller differences are not worth more games.",
            formula: "UB − LB ≤ 2ε",
            source: "",
        },
        Term {
            name: "Test",
            meaning: "A moment at which a race looks at its bounds. Few tests leave more of δ for each.",
            formula: "after n games, n² games or (n + n₀)² games",
            source: "",
        },
        Term {
            name: "LEBR, ILEBR 1 and 2, ILEBR* 1 and 2",
            meaning: "The races of the thesis, each with other tests and stopping rules. Those with a star also stop when ½ is no longer between the bounds.",
            formula: "",
            source: "The thesis on evolved strategies for War and Rrrats, chapter 2",
        },
    ],
};

pub(super) const EVOLUTION: TermGroup = TermGroup {
    name: "Evolution",
    labs: &["evolution", "reproduce", "rrrats", "war"],
    terms: &[
        Term {
            name: "Parent and offspring",
            meaning: "The offspring is the parent with every number changed at random. If a race finds it better, it takes the parent’s place.",
            formula: "x′ = x + σ·N(0, 1)",
            source: "I. Rechenberg, Evolutionsstrategie, 1973",
        },
        Term {
            name: "Step size σ",
            meaning: "How much an offspring differs from its parent. It grows after a success and shrinks after a failure.",
            formula: "",
            source: "",
        },
        Term {
            name: "Archive",
            meaning: "The start and every offspring that was accepted.",
            formula: "",
            source: "",
        },
        Term {
            name: "Coevolution",
            meaning: "An offspring must beat not its parent alone but every strategy of the archive, or one that is drawn from it.",
            formula: "",
            source: "The thesis on evolved strategies for War and Rrrats, chapter 3",
        },
        Term {
            name: "Start",
            meaning: "The strategy that an evolution begins with: all its numbers are 0, so every choice is made by chance.",
            formula: "",
            source: "",
        },
    ],
};
