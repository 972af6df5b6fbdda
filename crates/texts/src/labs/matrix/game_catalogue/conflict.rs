//! Texts of the catalogue: conflict, where each wants the other to yield.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    from(
        "aumann-chicken",
        "Aumann’s chicken",
        "A referee draws one of three cells and tells each only their own part. Following pays 5 on average, more than the mixed equilibrium’s 14/3.",
        "correlated equilibria beyond mixtures of equilibria",
        "R. J. Aumann, Subjectivity and correlation in randomized strategies, Journal of Mathematical Economics 1 (1974)",
    ),
    after(
        "leader",
        "Leader",
        "Two cars wait at a crossing. If one goes first, both gain, the leader more; if both go, it is worst, and if both wait, little better.",
        "one of four archetypes of two by two",
        "A. Rapoport, Exploiter, leader, hero, and martyr, Behavioral Science 12 (1967)",
    ),
    after(
        "hero",
        "Hero",
        "Both like to be together, and who gives up their own plan gives the other the best outcome. If both give up theirs, it is worst.",
        "the one who deviates serves the other",
        "A. Rapoport, Exploiter, leader, hero, and martyr, Behavioral Science 12 (1967)",
    ),
    from(
        "welfare-game",
        "The Samaritan’s dilemma",
        "A government would help those who look for work, who look for work only if they cannot count on help. Both have to mix.",
        "a two-by-two game without pure equilibrium that is not zero-sum",
        "G. Tullock, Economics of Income Redistribution (1983); numbers of E. Rasmusen, Games and Information; compare J. M. Buchanan, The Samaritan’s dilemma (1975)",
    ),
];
