//! Bayesian games that everybody should have met, by name. Their stories are texts of the interface.
//!
//! Sources: M. J. Osborne, "An Introduction to Game Theory" (2004), chapter 9, for the unknown friend, more information that hurts and the public good; R. Gibbons, "Game
//! Theory for Applied Economists" (1992), section 3.1, for Cournot; G. A. Akerlof, "The market for 'lemons'" (1970); D. Kreps and R. Wilson, "Reputation and imperfect
//! information" (1982), one round of it; T. Feddersen and W. Pesendorfer, "Convicting the innocent" (1998); H. Carlsson and E. van Damme, "Global games and equilibrium
//! selection" (1993); K. Chatterjee and W. Samuelson, "Bargaining under incomplete information" (1983); J. C. Harsanyi, "Games with randomly disturbed payoffs" (1973);
//! D. Cass and K. Shell, "Do sunspots matter?" (1983). Numbers are ours where the source has a continuum.

/// A game: its name in links, and its text.
#[derive(Debug)]
pub struct Entry {
    pub name: &'static str,
    pub text: &'static str,
}

/// All games, in the order of the interface.
pub const LIBRARY: [Entry; 11] = [
    Entry {
        name: "unknown-friend",
        text: "\
Ann: Bach, Stravinsky
Bob (friendly 1/2, unfriendly 1/2): Bach, Stravinsky
payoffs friendly:
2:1, 0:0
0:0, 1:2
payoffs unfriendly:
2:0, 0:2
0:1, 1:0",
    },
    Entry {
        name: "cournot",
        text: "\
Incumbent: 1, 3, 4, 5, 7
Rival (low 1/2, high 1/2): 1, 3, 4, 5, 7
payoff Incumbent = a1 * (14 - a1 - a2 - 2)
payoff Rival = a2 * (14 - a1 - a2 - if(t2 = low, 0, 4))",
    },
    Entry {
        name: "lemons",
        text: "\
Buyer: 0, 1, 2, 3, 4
Seller (lemon 1/3, fair 1/3, peach 1/3): 0, 1, 2, 3, 4
# The buyer offers a1; the seller sells for at least a2. To the seller a lemon is worth 0, a fair car 2, a peach 4; to the buyer half as much again.
payoff Buyer = if(a1 >= a2, 3/2 * if(t2 = lemon, 0, if(t2 = fair, 2, 4)) - a1, 0)
payoff Seller = if(a1 >= a2, a1 - if(t2 = lemon, 0, if(t2 = fair, 2, 4)), 0)",
    },
    Entry {
        name: "reputation",
        text: "\
Entrant: enter, out
Incumbent (tough x, normal 1-x): fight, share
payoff Entrant = if(a1 = out, 0, if(a2 = fight, -1, 1))
payoff Incumbent = if(a1 = out, 3, if(a2 = fight, if(t2 = tough, 2, -1), 1))",
    },
    Entry {
        name: "jury",
        text: "\
# Each has seen a sign that is right with probability (1 + x)/2. All must vote to convict.
A (innocent, guilty): acquit, convict
B (innocent, guilty): acquit, convict
C (innocent, guilty): acquit, convict
prior = if((t1 = t2)*(t2 = t3), (1 + 3*x^2)/8, (1 - x^2)/8)
payoff A, B, C = if((a1 = convict)*(a2 = convict)*(a3 = convict), if((t1 = t2)*(t2 = t3), if(t1 = guilty, 1, -1)*(3*x + x^3)/(1 + 3*x^2), if((t1 = guilty) + (t2 = guilty) + (t3 = guilty) = 2, x, -x)), 0)",
    },
    Entry {
        name: "global-game",
        text: "\
# What investing is worth, as each has seen it; what they have seen is the same or next to each other.
Ann (-1/5, 1/10, 3/10, 7/10, 9/10, 6/5): invest, wait
Bob (-1/5, 1/10, 3/10, 7/10, 9/10, 6/5): invest, wait
prior = if(abs(t1-t2) <= 2/5, 1/16, 0)
payoff Ann = if(a1 = invest, t1 - if(a2 = invest, 0, 1), 0)
payoff Bob = if(a2 = invest, t2 - if(a1 = invest, 0, 1), 0)",
    },
    Entry {
        name: "public-good",
        text: "\
# One contribution is enough, and worth 1 to both; types are what it costs.
Ann (1/4 1/3, 1/2 1/3, 3/4 1/3): mend, wait
Bob (1/4 1/3, 1/2 1/3, 3/4 1/3): mend, wait
payoff Ann = if(a1 = mend, 1 - t1, if(a2 = mend, 1, 0))
payoff Bob = if(a2 = mend, 1 - t2, if(a1 = mend, 1, 0))",
    },
    Entry {
        name: "double-auction",
        text: "\
# They trade at the mean of bid and ask if the bid is at least the ask.
Buyer (2 1/2, 4 1/2): 1, 2, 3
Seller (0 1/2, 2 1/2): 1, 2, 3
payoff Buyer = if(a1 >= a2, t1 - (a1+a2)/2, 0)
payoff Seller = if(a1 >= a2, (a1+a2)/2 - t2, 0)",
    },
    Entry {
        name: "purification",
        text: "\
# Matching pennies; each likes heads a little more or less, which the other does not see.
Ann (-1 1/4, -1/3 1/4, 1/3 1/4, 1 1/4): heads, tails
Bob (-1 1/4, -1/3 1/4, 1/3 1/4, 1 1/4): heads, tails
payoff Ann = if(a1 = a2, 1, -1) + if(a1 = heads, x*t1, 0)
payoff Bob = if(a1 = a2, -1, 1) + if(a2 = heads, x*t2, 0)",
    },
    Entry {
        name: "sunspots",
        text: "\
# What they see changes no payoff, but both see nearly the same.
Ann (sun, clouds): invest, save
Bob (sun, clouds): invest, save
prior: 2/5, 1/10
1/10, 2/5
payoffs: 4:4, 0:2
2:0, 2:2",
    },
    Entry {
        name: "knowing-hurts",
        text: "\
Ann: top, bottom
Bob (day 1/2, night 1/2): left, middle, right
payoffs day:
1:1/2, 1:0, 1:3/4
2:2, 0:0, 0:3
payoffs night:
1:1/2, 1:3/4, 1:0
2:2, 0:3, 0:0",
    },
];

/// The game of a name, in capitals or not.
pub fn find(name: &str) -> Option<&'static Entry> {
    LIBRARY
        .iter()
        .find(|entry| entry.name.eq_ignore_ascii_case(name))
}

/// The text of a game by its name.
pub fn text(name: &str) -> Option<&'static str> {
    Some(find(name)?.text)
}
