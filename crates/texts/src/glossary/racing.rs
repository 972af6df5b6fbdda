//! Terms of races and of evolution.

use crate::glossary::term::{Term, TermGroup};

pub(super) const RACES: TermGroup = TermGroup {
    name: "Races",
    labs: &["racing", "race-curves", "war", "rrrats"],
    terms: &[
        Term {
            name: "Race",
            meaning: "Games between two players that go on until bounds on their result are narrow enough to stop: because one is surely better, or because the difference is too small to matter. A win counts 1, a draw ½, a loss 0.",
            formula: "",
            source: "O. Maron and A. Moore, Hoeffding races, 1994",
        },
        Term {
            name: "Mean",
            meaning: "The first player’s points per game. Above ½ the first player is better.",
            formula: "μ; for the games so far, X̄",
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
            meaning: "With probability 1 − δ, how far the mean of n independent results between 0 and 1 is from the truth at most.",
            formula: "√(ln(2/δ) / 2n)",
            source: "W. Hoeffding, Probability inequalities for sums of bounded random variables, 1963",
        },
        Term {
            name: "Empirical Bernstein bound",
            meaning: "The same with the variance σ̂² that was observed: narrower where results vary little.",
            formula: "σ̂·√(2 ln(3/δ) / n) + 3 ln(3/δ) / n",
            source: "J.-Y. Audibert, R. Munos and C. Szepesvári, Tuning bandit algorithms in stochastic environments, 2007",
        },
        Term {
            name: "Popoviciu’s inequality",
            meaning: "A variable between 0 and 1 has a variance of at most one quarter. So after a given number of games the empirical Bernstein bound is never wider than with variance ¼, and a race that stops once its bounds are 2ε apart needs a limited number of games.",
            formula: "σ² ≤ (b − a)²/4",
            source: "T. Popoviciu, Sur les équations algébriques ayant toutes leurs racines réelles, 1935",
        },
        Term {
            name: "Error probability δ",
            meaning: "The largest probability that any bound is wrong.",
            formula: "",
            source: "",
        },
        Term {
            name: "Precision ε",
            meaning: "A race ends when the bounds are 2ε apart: smaller differences are not worth more games.",
            formula: "UB − LB ≤ 2ε",
            source: "",
        },
        Term {
            name: "Test",
            meaning: "A moment at which a race looks at its bounds. With fewer tests each gets more of δ.",
            formula: "after n games, after n² games, or after n² games from the first test that can decide",
            source: "",
        },
        Term {
            name: "LEBR, ILEBR 1 and 2, ILEBR* 1 and 2",
            meaning: "The races of the thesis, each with other tests and stopping rules. Those with a star also stop as soon as ½ is outside the bounds.",
            formula: "",
            source: "M.-L. Cauwet and O. Teytaud, Surprising strategies obtained by stochastic optimization in partially observable games, 2018; A. Jakóbczyk, Application of stochastic optimization to partially observable games, 2023, chapter 2; tests at n²: V. Heidrich-Meisner and C. Igel, Non-linearly increasing resampling in racing algorithms, 2011",
        },
        Term {
            name: "Classic race",
            meaning: "A race that stops only when ½ is outside its bounds. It tests after every game. Between equal players it would go on for ever with a probability of at least 1 − δ; here its last test ends it.",
            formula: "δₙ = 6δ/(π²n²)",
            source: "O. Maron and A. Moore, Hoeffding races, 1994; V. Mnih, C. Szepesvári and J.-Y. Audibert, Empirical Bernstein stopping, 2008",
        },
        Term {
            name: "Composed race",
            meaning: "Any combination of when to test, how δ is divided, which inequality the bounds follow from and what ends the race.",
            formula: "",
            source: "",
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
            meaning: "An offspring must beat every strategy of the archive, not only its parent. In approximate coevolution it plays only one member drawn at random, or another for every game.",
            formula: "",
            source: "M.-L. Cauwet and O. Teytaud, Surprising strategies obtained by stochastic optimization in partially observable games, 2018; A. Jakóbczyk, Application of stochastic optimization to partially observable games, 2023, chapter 3; one member drawn: P. Collet, E. Lutton, F. Raynal and M. Schoenauer, Polar IFS + Parisian genetic programming, 2000",
        },
        Term {
            name: "Start",
            meaning: "The strategy that an evolution begins with: all its numbers are 0, or they are drawn, or given.",
            formula: "",
            source: "",
        },
    ],
};
