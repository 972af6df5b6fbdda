//! Texts of the catalogue: games that are hard, or a surprise, for algorithms.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    from(
        "chaotic-rock-paper-scissors",
        "Rock, paper, scissors with paid ties",
        "A tie pays the first player 1/2 from the second. The solution stays uniform, but two learners who reinforce what pays move chaotically around it.",
        "learning in a zero-sum game need not converge",
        "Y. Sato, E. Akiyama and J. D. Farmer, Chaos in learning a simple two-person game, Proceedings of the National Academy of Sciences 99 (2002)",
    ),
    after(
        "sixty-three-equilibria",
        "Sixty-three equilibria",
        "Both win 1 for the same of six actions. Any set of actions, mixed evenly by both, is an equilibrium: two to the sixth less one.",
        "how many equilibria a game of given size can have",
        "T. Quint and M. Shubik, A theorem on the number of Nash equilibria in a bimatrix game, International Journal of Game Theory 26 (1997)",
    ),
    from(
        "miscoordination",
        "Persistent miscoordination",
        "Both win by choosing differently. Two fictitious players who begin alike always switch together: their frequencies approach an equilibrium, and they never win.",
        "convergence of beliefs is not success",
        "D. Fudenberg and D. M. Kreps, Learning mixed equilibria, Games and Economic Behavior 5 (1993)",
    ),
    from(
        "von-stengel-three-by-two",
        "Von Stengel’s three by two",
        "One pure and two mixed equilibria: small enough to draw the polytopes and follow the algorithm of Lemke and Howson by hand.",
        "Lemke–Howson on a picture",
        "B. von Stengel, Computing equilibria for two-person games, Handbook of Game Theory 3 (2002)",
    ),
    after(
        "hard-to-solve",
        "Hard to solve",
        "The only equilibrium uses all actions, and a path of Lemke and Howson to it can take 20 steps. In larger games of this kind even the shortest path grows exponentially.",
        "the worst case of Lemke–Howson",
        "R. Savani and B. von Stengel, Hard-to-solve bimatrix games, Econometrica 74 (2006); rebuilt from dual cyclic polytopes",
    ),
    after(
        "wilsons-example",
        "Wilson’s example",
        "Three equilibria, one of them symmetric. No path of Lemke and Howson from the start finds the symmetric one.",
        "an equilibrium that no path from the start finds",
        "R. Wilson’s example in L. S. Shapley, A note on the Lemke–Howson algorithm, Mathematical Programming Study 1 (1974); B. von Stengel, Handbook of Game Theory 3 (2002)",
    ),
    from(
        "nash-first-example",
        "Nash’s first example",
        "Nearly but not quite zero-sum; the only equilibrium is 9/16 and 7/17.",
        "mixing where interests are nearly opposed",
        "J. F. Nash, Non-cooperative games, Annals of Mathematics 54 (1951), example 1",
    ),
];
