//! Texts of the catalogue: politics: votes, candidates, committees.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    after(
        "downs",
        "Two parties, five platforms",
        "Eleven voters, 4, 3, 2, 1 and 1 of them from left to right, vote for the nearer platform, and parties want to win. Both move to the median voter.",
        "the median voter, by elimination",
        "A. Downs, An Economic Theory of Democracy (1957); D. Black, On the rationale of group decision-making, Journal of Political Economy 56 (1948)",
    ),
    from(
        "chairmans-paradox",
        "The chairman’s paradox",
        "Three vote on A, B and C with cyclic preferences, and the chair’s vote breaks ties. If weakly dominated votes go, and then those that are dominated now, the chair gets the worst result.",
        "power can hurt; repeated weak dominance",
        "R. Farquharson, Theory of Voting (1969); H. Moulin, Game Theory for the Social Sciences (1986)",
    ),
    after(
        "unanimous-jury",
        "A unanimous jury",
        "Three jurors each see a hint that is right with chance 0.7; all must convict. The payoff is the chance of a right verdict. If the others follow their hints, it is better to convict always.",
        "voting as if one’s vote decides; sincerity is not equilibrium",
        "T. Feddersen and W. Pesendorfer, Convicting the innocent, American Political Science Review 92 (1998)",
    ),
    after(
        "deadlock",
        "Deadlock",
        "Both would rather both arm than both disarm. Arming is dominant, and no better outcome is missed.",
        "looks like a dilemma and is none",
        "G. H. Snyder and P. Diesing, Conflict Among Nations (1977)",
    ),
    after(
        "called-bluff",
        "Called bluff",
        "One side sees a prisoner’s dilemma, the other chicken. The first stands firm whatever happens, and the second gives way.",
        "a crisis in which one side is weaker",
        "G. H. Snyder and P. Diesing, Conflict Among Nations (1977)",
    ),
    after(
        "participation",
        "Is it worth voting?",
        "Two citizens favour A and one B. Winning is worth 4, a tie 2, and voting costs 1. No pure equilibrium: who is sure to win or to lose stays at home.",
        "turnout as a game",
        "T. R. Palfrey and H. Rosenthal, A strategic calculus of voting, Public Choice 41 (1983)",
    ),
];
