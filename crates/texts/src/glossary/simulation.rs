//! Terms of Monte Carlo tree search.

use crate::glossary::term::{Term, TermGroup};

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Monte Carlo tree search",
    labs: &["mcts", "ladder", "graded-test", "convergence", "ratings"],
    terms: &[
        Term {
            name: "Playout",
            meaning: "A game played to its end from some position, at random or by simple rules.",
            formula: "",
            source: "",
        },
        Term {
            name: "Simulation",
            meaning: "One round of the search: selection, expansion, playout, backpropagation.",
            formula: "",
            source: "C. Browne and others, A survey of Monte Carlo tree search methods, 2012",
        },
        Term {
            name: "Flat Monte Carlo",
            meaning: "Playouts, each after a move of the position itself that is drawn with equal probability, and no tree. The move with the highest mean is played.",
            formula: "mean = (won + ½ · drawn) / games",
            source: "C. Browne and others, A survey of Monte Carlo tree search methods, 2012",
        },
        Term {
            name: "Selection",
            meaning: "The way down the tree. At each node the move with the highest bound is taken.",
            formula: "",
            source: "",
        },
        Term {
            name: "Expansion",
            meaning: "A new node is added to the tree where the selection left it.",
            formula: "",
            source: "",
        },
        Term {
            name: "Backpropagation",
            meaning: "The result of the playout is counted in every node on the way down.",
            formula: "",
            source: "",
        },
        Term {
            name: "UCB1",
            meaning: "A rule for choosing among options of which you know only samples: take the one that is best if you are optimistic about those you have tried little.",
            formula: "mean + c·√(ln N / n)",
            source: "P. Auer, N. Cesa-Bianchi and P. Fischer, Finite-time analysis of the multiarmed bandit problem, 2002",
        },
        Term {
            name: "UCT",
            meaning: "Monte Carlo tree search that selects by UCB1. N counts the visits of the node, this one included; n those of the move.",
            formula: "bound = mean + c·√(ln N / n)",
            source: "L. Kocsis and C. Szepesvári, Bandit based Monte-Carlo planning, 2006",
        },
        Term {
            name: "Exploration constant c",
            meaning: "How much uncertainty counts compared with the mean. With 0 the search keeps to what has gone well so far.",
            formula: "",
            source: "",
        },
        Term {
            name: "RAVE",
            meaning: "A move is also judged by playouts in which it was made later. Such results are many but not exact, so they count less the more visits there are.",
            formula: "(1 − β)·mean + β·mean of later moves",
            source: "S. Gelly and D. Silver, Monte-Carlo tree search and rapid action value estimation in computer Go, 2011",
        },
        Term {
            name: "Prior",
            meaning: "What a move is believed to be worth before it is tried, counted like a number of visits.",
            formula: "",
            source: "S. Gelly and D. Silver, Combining online and offline knowledge in UCT, 2007",
        },
        Term {
            name: "Rating of a feature",
            meaning: "What a feature of a move is worth, learned from games: each move played has beaten the others that were legal. A move is as strong as the product of its features’ strengths; 400 Elo are a factor of ten.",
            formula: "P(move i) = γᵢ / Σ γⱼ",
            source: "R. Coulom, Computing Elo ratings of move patterns in the game of Go, 2007",
        },
        Term {
            name: "First-play urgency",
            meaning: "The bound of a move that was never tried. If it is infinite, every move is tried once before any is tried twice.",
            formula: "",
            source: "Y. Wang and S. Gelly, Modifications of UCT and sequence-like simulations for Monte-Carlo Go, 2007",
        },
        Term {
            name: "Decisive move",
            meaning: "A move that wins at once; an anti-decisive one keeps the opponent from it. With the switch on, nothing else is considered where there is one.",
            formula: "",
            source: "F. Teytaud and O. Teytaud, On the huge benefit of decisive moves in Monte-Carlo tree search, 2010",
        },
        Term {
            name: "Regret of a move",
            meaning: "How much worse a move is than the best one, by the exact scores of the solver.",
            formula: "",
            source: "",
        },
    ],
};
