//! Texts of the catalogue: degenerate games, whose equilibria form lines and areas.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    after(
        "ring-of-equilibria",
        "A ring of equilibria",
        "The equilibria form a closed chain of six segments, a hexagon, around nothing: a single component with a hole.",
        "components need not be convex nor without holes",
        "E. Kohlberg and J.-F. Mertens, On the strategic stability of equilibria, Econometrica 54 (1986)",
    ),
    from(
        "myersons-proper-example",
        "Myerson’s proper example",
        "Three pure equilibria on the diagonal. A weakly dominated third action makes the middle one perfect, though not proper: bad errors should be rarer.",
        "perfect against proper equilibrium",
        "R. B. Myerson, Refinements of the Nash equilibrium concept, International Journal of Game Theory 7 (1978)",
    ),
    after(
        "trembling-hands",
        "Trembling hands",
        "Both choosing the second action is an equilibrium, but any doubt about the other speaks against it.",
        "the smallest equilibrium that is not perfect",
        "R. Selten, Reexamination of the perfectness concept for equilibrium points in extensive games, International Journal of Game Theory 4 (1975)",
    ),
    from(
        "ultimatum-minigame",
        "The ultimatum minigame",
        "The proposer offers half, or a quarter that the responder may refuse, so that both get nothing. Fair offers are equilibria as long as refusal is likely enough.",
        "learning need not remove weakly dominated threats",
        "J. Gale, K. Binmore and L. Samuelson, Learning to be imperfect: the ultimatum game, Games and Economic Behavior 8 (1995)",
    ),
    after(
        "limit-of-mistakes",
        "Where mistakes lead",
        "Down and right are weakly dominant and make the only perfect equilibrium. Yet as players err less and less by a logit rule, they do not end there.",
        "quantal response picks another equilibrium than perfection",
        "R. D. McKelvey and T. R. Palfrey, Quantal response equilibria for normal form games, Games and Economic Behavior 10 (1995)",
    ),
];
