//! Terms of extensive games.

use crate::glossary::term::{Term, TermGroup};

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Extensive games",
    labs: &["tree-game"],
    terms: &[
        Term {
            name: "Perfect information",
            meaning: "Everyone who moves knows all that was done before: chess, Connect Four, tic-tac-toe. Minimax and the tree search here need it.",
            formula: "",
            source: "J. von Neumann and O. Morgenstern, Theory of games and economic behavior, 1944",
        },
        Term {
            name: "Complete information",
            meaning: "Everyone knows the game: who can do what, and what everyone gains from it. Poker has complete but not perfect information.",
            formula: "",
            source: "J. Harsanyi, Games with incomplete information played by “Bayesian” players, 1967",
        },
        Term {
            name: "Partially observable game",
            meaning: "Some who move do not see all that was done or drawn: poker, War. The thesis on War and Rrrats also counts games with dice among them.",
            formula: "",
            source: "",
        },
        Term {
            name: "Subgame",
            meaning: "A node that its player can tell from all others, with everything below it, if no information set is partly inside and partly outside.",
            formula: "",
            source: "R. Selten, 1965",
        },
        Term {
            name: "Backward induction",
            meaning: "Solving the last decisions first: once it is known what a decision leads to, the one before it can be made.",
            formula: "",
            source: "J. von Neumann and O. Morgenstern, 1944; H. W. Kuhn, Extensive games and the problem of information, 1953",
        },
        Term {
            name: "Subgame-perfect equilibrium",
            meaning: "Strategies that are an equilibrium in every subgame, even in those that are never reached. Threats that nobody would carry out are gone.",
            formula: "",
            source: "R. Selten, 1965",
        },
        Term {
            name: "Perfect recall",
            meaning: "Nobody forgets what they knew or did: all nodes of an information set have the same own actions before them.",
            formula: "",
            source: "H. W. Kuhn, 1953",
        },
        Term {
            name: "Behaviour strategy",
            meaning: "For each information set a probability for each action. With perfect recall it can do all that mixing whole strategies can.",
            formula: "Σ b(a) = 1",
            source: "H. W. Kuhn, 1953",
        },
        Term {
            name: "Reduced strategic form",
            meaning: "The payoff matrix of a game tree whose strategies say nothing about what they make impossible themselves.",
            formula: "",
            source: "",
        },
        Term {
            name: "Sequence form",
            meaning: "A matrix with a row for each sequence of one player’s actions and a column for each of the other’s. It grows with the tree, where the strategic form grows exponentially.",
            formula: "Ex = e, Fy = f",
            source: "B. von Stengel, Efficient computation of behavior strategies, 1996",
        },
        Term {
            name: "Assessment",
            meaning: "What is done at each information set, together with what is believed there.",
            formula: "(b, μ)",
            source: "D. Kreps and R. Wilson, Sequential equilibria, 1982",
        },
        Term {
            name: "Sequential rationality",
            meaning: "At no information set does anybody gain by doing something else from there on, given the beliefs.",
            formula: "",
            source: "D. Kreps and R. Wilson, Sequential equilibria, 1982",
        },
        Term {
            name: "Weak perfect Bayesian equilibrium",
            meaning: "An assessment that is sequentially rational, with beliefs that follow from the behaviour by Bayes’ rule at every information set that is reached. Elsewhere anything may be believed.",
            formula: "",
            source: "A. Mas-Colell, M. Whinston, J. Green, Microeconomic Theory, 1995",
        },
        Term {
            name: "Consistent beliefs",
            meaning: "Limits of what Bayes’ rule gives when every action is taken by mistake now and then, and mistakes become ever rarer.",
            formula: "(b, μ) = lim (bₙ, μₙ)",
            source: "D. Kreps and R. Wilson, Sequential equilibria, 1982",
        },
        Term {
            name: "Sequential equilibrium",
            meaning: "An assessment that is sequentially rational, with consistent beliefs. Each is a subgame-perfect equilibrium and a weak perfect Bayesian one.",
            formula: "",
            source: "D. Kreps and R. Wilson, Sequential equilibria, 1982",
        },
    ],
};
