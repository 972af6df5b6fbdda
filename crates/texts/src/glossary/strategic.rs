//! Terms of strategic games.

use crate::glossary::term::{Term, TermGroup};

const NASH: &str = "J. Nash, Non-cooperative games, 1951";

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Strategic games",
    labs: &["matrix"],
    terms: &[
        Term {
            name: "Payoff matrix",
            meaning: "A game in which everybody chooses at once: a row for each action of one player, a column for each of the other, and in each cell what both get.",
            formula: "uᵢ(a₁, a₂)",
            source: "",
        },
        Term {
            name: "Mixed strategy",
            meaning: "A probability for each action. A strategy that always plays one action is pure.",
            formula: "Σ x(a) = 1, x(a) ≥ 0",
            source: "",
        },
        Term {
            name: "Extreme equilibrium",
            meaning: "An equilibrium that is no mixture of others. All equilibria are mixtures of extreme ones that belong together.",
            formula: "",
            source: "D. Avis and others, Enumeration of Nash equilibria for two-player games, 2010",
        },
        Term {
            name: "Component",
            meaning: "Connected equilibria: you can get from any one to any other through equilibria.",
            formula: "",
            source: "",
        },
        Term {
            name: "Index",
            meaning: "A whole number for each component. They add up to 1, and a component whose index is not 0 cannot vanish when payoffs change a little.",
            formula: "Σ index = 1",
            source: "L. Shapley, A note on the Lemke-Howson algorithm, 1974",
        },
        Term {
            name: "Degenerate game",
            meaning: "A game with a strategy against which the other player has more best responses than the strategy has actions. Its equilibria can form lines and areas.",
            formula: "",
            source: "B. von Stengel, Computing equilibria for two-person games, 2002",
        },
        Term {
            name: "Dominated action",
            meaning: "An action that another strategy beats whatever the others do: always (strictly), or never worse and sometimes better (weakly).",
            formula: "u(x, b) > u(a, b) for all b",
            source: "",
        },
        Term {
            name: "Security level",
            meaning: "What a player can be sure of, whatever the other does. In a zero-sum game both security levels meet: the value.",
            formula: "max over x of min over b of u(x, b)",
            source: "J. von Neumann, Zur Theorie der Gesellschaftsspiele, 1928",
        },
        Term {
            name: "Support",
            meaning: "The actions that a mixed strategy really plays. In an equilibrium all of them are best responses.",
            formula: "",
            source: NASH,
        },
        Term {
            name: "Lemke and Howson’s algorithm",
            meaning: "A walk along the edges of two polytopes that drops one label and picks up another until none is there twice: then it has found an equilibrium.",
            formula: "",
            source: "C. Lemke and J. Howson, Equilibrium points of bimatrix games, 1964",
        },
        Term {
            name: "Label",
            meaning: "Of a strategy in a game of two: an own action that it does not use, or an action of the other player that is a best response to it. Two strategies with all labels between them are an equilibrium.",
            formula: "",
            source: "L. Shapley, A note on the Lemke-Howson algorithm, 1974",
        },
        Term {
            name: "Best-response polytope",
            meaning: "All multiples of a player’s strategies against which nothing pays the other more than 1, payoffs being made positive first. Every facet has a label; corners are where equilibria are looked for.",
            formula: "x ≥ 0, Bᵀx ≤ 1",
            source: "B. von Stengel, Computing equilibria for two-person games, 2002",
        },
        Term {
            name: "Quantal response equilibrium",
            meaning: "Everybody chooses better actions more often, against others who do the same. With precision 0 all actions are alike; the higher it is, the rarer are mistakes.",
            formula: "x(a) ∝ exp(λ u(a))",
            source: "R. McKelvey and T. Palfrey, Quantal response equilibria for normal form games, 1995",
        },
        Term {
            name: "Level of thinking",
            meaning: "Level 0 chooses at random, level 1 responds best to level 0, level 2 to level 1, and so on.",
            formula: "",
            source: "D. Stahl and P. Wilson, On players’ models of other players, 1995",
        },
        Term {
            name: "Cognitive hierarchy",
            meaning: "Players of all levels of thinking, each of whom responds best to the mixture of all lower levels. How many there are of each level follows a Poisson distribution.",
            formula: "f(k) = e^(−τ) τᵏ / k!",
            source: "C. Camerer, T.-H. Ho and J.-K. Chong, A cognitive hierarchy model of games, 2004",
        },
        Term {
            name: "Risk dominance",
            meaning: "Of two strict equilibria of a 2×2 game, the one whose players would lose more by changing only their own action, as a product of both losses.",
            formula: "",
            source: "J. Harsanyi and R. Selten, A general theory of equilibrium selection in games, 1988",
        },
        Term {
            name: "Correlated equilibrium",
            meaning: "Somebody draws a cell and tells each player only their own action; nobody gains by doing something else.",
            formula: "",
            source: "R. Aumann, Subjectivity and correlation in randomized strategies, 1974",
        },
        Term {
            name: "Evolutionarily stable strategy",
            meaning: "A strategy that, once all play it, does better than any rare other one that arises.",
            formula: "",
            source: "J. Maynard Smith and G. Price, The logic of animal conflict, 1973",
        },
        Term {
            name: "Replicator dynamic",
            meaning: "Actions that pay more than the mean grow, the others shrink, each in proportion to how many play it.",
            formula: "ẋ(a) = x(a)·(u(a, x) − u(x, x))",
            source: "P. Taylor and L. Jonker, Evolutionary stable strategies and game dynamics, 1978",
        },
        Term {
            name: "Fictitious play",
            meaning: "In each round both do what is best against the frequencies of all that the other has done so far.",
            formula: "",
            source: "G. Brown, Iterative solution of games by fictitious play, 1951",
        },
    ],
};
