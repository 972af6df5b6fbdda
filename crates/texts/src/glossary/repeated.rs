//! Terms of repeated games.

use crate::glossary::term::{Term, TermGroup};

const AXELROD: &str = "R. Axelrod, The Evolution of Cooperation, 1984";
const MAILATH_SAMUELSON: &str = "G. Mailath and L. Samuelson, Repeated Games and Reputations, 2006";
const PRESS_DYSON: &str = "W. Press and F. Dyson, Iterated prisoner’s dilemma contains strategies that dominate any evolutionary opponent, 2012";

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Repeated games",
    labs: &["repeated", "tournament"],
    terms: &[
        Term {
            name: "Stage game",
            meaning: "The game that is played in every round of a repeated game.",
            formula: "",
            source: MAILATH_SAMUELSON,
        },
        Term {
            name: "Discount factor",
            meaning: "What a payoff of the next round is worth now. It is also the probability that there is a next round: then it is called the continuation probability.",
            formula: "0 ≤ δ < 1",
            source: MAILATH_SAMUELSON,
        },
        Term {
            name: "Normalised discounted payoff",
            meaning: "What all rounds are worth together, each discounted, on the scale of a single round: 3 in every round is 3.",
            formula: "(1 − δ) Σ δᵗ uₜ",
            source: MAILATH_SAMUELSON,
        },
        Term {
            name: "Limit of means",
            meaning: "What a round pays on average if the game goes on and on. It may depend on chance, if the players can end up in different ways.",
            formula: "lim (u₁ + … + uₙ)/n",
            source: MAILATH_SAMUELSON,
        },
        Term {
            name: "Tit for tat",
            meaning: "Cooperate first, and then do what the other one did last. It won both of Axelrod’s tournaments.",
            formula: "m1(1, 0, 1, 0; 1)",
            source: AXELROD,
        },
        Term {
            name: "Grim trigger",
            meaning: "Cooperate until somebody defects, and defect ever after: the hardest threat there is.",
            formula: "",
            source: "J. Friedman, A non-cooperative equilibrium for supergames, 1971",
        },
        Term {
            name: "Memory-one strategy",
            meaning: "A strategy that remembers the last round only: a probability of cooperating after each of its four outcomes, and one for the first round.",
            formula: "m1(p_CC, p_CD, p_DC, p_DD; p₀)",
            source: "M. Nowak and K. Sigmund, A strategy of win-stay, lose-shift that outperforms tit-for-tat in the Prisoner’s Dilemma game, 1993",
        },
        Term {
            name: "Automaton",
            meaning: "A strategy as states: in each of them something is done, and what is then done by both leads to the next.",
            formula: "",
            source: "A. Rubinstein, Finite automata play the repeated prisoner’s dilemma, 1986",
        },
        Term {
            name: "Error of execution, error of perception",
            meaning: "Somebody does something else than they decided, and both see it; or somebody sees something else than was done.",
            formula: "",
            source: "J. Wu and R. Axelrod, How to cope with noise in the iterated prisoner’s dilemma, 1995",
        },
        Term {
            name: "Round robin",
            meaning: "A tournament in which everybody meets everybody. In Axelrod’s everybody met itself too.",
            formula: "",
            source: "R. Axelrod, Effective choice in the prisoner’s dilemma, 1980",
        },
        Term {
            name: "Ecology",
            meaning: "A population in which a strategy’s share of the next generation is in proportion to its share of this one times what it gets in it.",
            formula: "xᵢ′ ∝ xᵢ Σⱼ xⱼ uᵢⱼ",
            source: AXELROD,
        },
        Term {
            name: "Minmax",
            meaning: "What a player can be held down to: the least that the others can leave to a player who answers as well as possible.",
            formula: "min max uᵢ",
            source: MAILATH_SAMUELSON,
        },
        Term {
            name: "Folk theorem",
            meaning: "With enough patience, every feasible payoff above the minmax is that of a subgame-perfect equilibrium: always so for two players, and for more if no two have the same interests.",
            formula: "δ → 1",
            source: "D. Fudenberg and E. Maskin, The folk theorem in repeated games with discounting or with incomplete information, 1986",
        },
        Term {
            name: "Public randomisation",
            meaning: "A coin that all see before each round, so that players can agree on what to do next by chance.",
            formula: "",
            source: MAILATH_SAMUELSON,
        },
        Term {
            name: "One-shot deviation",
            meaning: "Doing something else in one round and then going on as planned. Where none of these gains, nothing does.",
            formula: "",
            source: "D. Blackwell, Discounted dynamic programming, 1965",
        },
        Term {
            name: "Zero-determinant strategy",
            meaning: "A memory-one strategy that holds the payoffs of both players to a line, whatever the other one does.",
            formula: "α s + β t + γ = 0",
            source: PRESS_DYSON,
        },
        Term {
            name: "Extortion",
            meaning: "A zero-determinant strategy whose surplus over mutual defection is χ times that of the other player, who gets most by cooperating all the time.",
            formula: "s − P = χ (t − P)",
            source: PRESS_DYSON,
        },
    ],
};
