//! Terms of regret minimisation.

use crate::glossary::term::{Term, TermGroup};

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Poker and regret",
    labs: &["regret", "general-sum"],
    terms: &[
        Term {
            name: "Information set",
            meaning: "All situations that a player cannot tell apart: the player’s own cards and the bets so far, whatever the opponent holds.",
            formula: "",
            source: "H. Kuhn, Extensive games and the problem of information, 1953",
        },
        Term {
            name: "Strategy",
            meaning: "For each information set of a player, how often each action is chosen there.",
            formula: "σ(I, a)",
            source: "",
        },
        Term {
            name: "Current and average strategy",
            meaning: "The current strategy is what regret matching says now; it keeps swinging. In two-player zero-sum games the average of all of them so far is what comes close to an equilibrium.",
            formula: "σ̄(I, a) = Σ π(I)·σ(I, a) / Σ π(I)",
            source: "M. Zinkevich and others, Regret minimization in games with incomplete information, 2007",
        },
        Term {
            name: "Reach probability",
            meaning: "The probability that play reaches a situation. π of a player counts only that player’s own choices.",
            formula: "π(h) = π₁(h)·π₂(h)·π of chance(h)",
            source: "",
        },
        Term {
            name: "Counterfactual value",
            meaning: "What an information set is worth to its player, weighted by the probability that chance and the opponent let play get there.",
            formula: "v(I) = Σ π₋ᵢ(h)·π(h, z)·u(z)",
            source: "M. Zinkevich and others, Regret minimization in games with incomplete information, 2007",
        },
        Term {
            name: "Regret",
            meaning: "How much more an action would have won than the strategy played, summed over all iterations.",
            formula: "R(I, a) = Σ (v(I, a) − v(I))",
            source: "M. Zinkevich and others, Regret minimization in games with incomplete information, 2007",
        },
        Term {
            name: "Regret matching",
            meaning: "Choose each action in proportion to its positive regret; where none is positive, choose all equally often.",
            formula: "σ(a) = R⁺(a) / Σ R⁺(b)",
            source: "S. Hart and A. Mas-Colell, A simple adaptive procedure leading to correlated equilibrium, 2000",
        },
        Term {
            name: "CFR",
            meaning: "Counterfactual regret minimisation: regret matching at every information set, iteration after iteration.",
            formula: "",
            source: "M. Zinkevich and others, Regret minimization in games with incomplete information, 2007",
        },
        Term {
            name: "CFR+",
            meaning: "CFR that never lets a regret fall below 0, and gives later iterations more weight in the average.",
            formula: "R ← max(R + r, 0)",
            source: "O. Tammelin, Solving large imperfect information games using CFR+, 2014",
        },
        Term {
            name: "Linear and discounted CFR",
            meaning: "Variants that let early iterations, which know little, count less.",
            formula: "",
            source: "N. Brown and T. Sandholm, Solving imperfect-information games via discounted regret minimization, 2019",
        },
        Term {
            name: "Monte Carlo CFR",
            meaning: "CFR that samples instead of walking through the whole game: only the cards (chance sampling), everything but one player’s actions (external sampling), or one line of play (outcome sampling).",
            formula: "",
            source: "M. Lanctot and others, Monte Carlo sampling for regret minimization in extensive games, 2009",
        },
        Term {
            name: "Best response",
            meaning: "The strategy that wins most against a given one.",
            formula: "",
            source: "",
        },
        Term {
            name: "Exploitability",
            meaning: "How much both players together could gain by best responses, halved. 0 means that nobody can gain anything.",
            formula: "½·(gain of the first + gain of the second)",
            source: "",
        },
        Term {
            name: "Equilibrium",
            meaning: "Strategies that are best responses to each other: nobody gains by changing alone.",
            formula: "",
            source: "J. Nash, Non-cooperative games, 1951",
        },
        Term {
            name: "NashConv",
            meaning: "What all players together could gain, each by a best response to the others. 0 only in equilibrium. With two players it is twice the exploitability.",
            formula: "Σ (value of the best response of i − value of i)",
            source: "M. Lanctot and others, A unified game-theoretic approach to multiagent reinforcement learning, 2017",
        },
        Term {
            name: "Coarse correlated equilibrium",
            meaning: "A way to draw what all players do together, such that nobody gains by keeping to one strategy instead of what is drawn. What is played while regrets vanish comes close to one, whatever the game.",
            formula: "",
            source: "J. Hannan, Approximation to Bayes risk in repeated play, 1957; H. Moulin and J.-P. Vial, Strategically zero-sum games, 1978",
        },
        Term {
            name: "Average overall regret",
            meaning: "What a player would have gained per iteration by the best single strategy, all along, against what the others did.",
            formula: "Rᵢ = max Σ (uᵢ(σ, σ₋ᵢ of t) − uᵢ(σ of t)) / T",
            source: "M. Zinkevich and others, Regret minimization in games with incomplete information, 2007",
        },
        Term {
            name: "Ante",
            meaning: "What every player pays before the cards are dealt. Amounts are given in antes.",
            formula: "",
            source: "",
        },
    ],
};
