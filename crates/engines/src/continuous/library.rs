//! Library: continuous games that courses teach, by name.

/// A game of the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: &'static str,
    pub text: &'static str,
}

/// The game of this name.
pub fn find(name: &str) -> Option<&'static Entry> {
    LIBRARY.iter().find(|entry| entry.name == name)
}

/// All games.
pub const LIBRARY: &[Entry] = &[
    Entry {
        name: "cournot",
        // A. A. Cournot (1838), chapter 7.
        text: "Firm 1: q1 from 0 to 12\nFirm 2: q2 from 0 to 12\nprice = 12 - q1 - q2\npayoff Firm 1 = q1 * (price - 3)\npayoff Firm 2 = q2 * (price - 3 - 3*t)",
    },
    Entry {
        name: "bertrand",
        // After J. Bertrand (1883) and F. Y. Edgeworth.
        text: "Firm 1: p1 from 0 to 20\nFirm 2: p2 from 0 to 20\nlikeness = (1 + t)/2\npayoff Firm 1 = (p1 - 2) * (10 - p1 + likeness*p2)\npayoff Firm 2 = (p2 - 2) * (10 - p2 + likeness*p1)",
    },
    Entry {
        name: "hotelling",
        // H. Hotelling, Economic Journal 39 (1929).
        text: "Left shop: p1 from 0 to 4\nRight shop: p2 from 0 to 4\nway = 1 + t\nshare = max(0, min(1, 1/2 + (p2 - p1) / (2*way)))\npayoff Left shop = p1 * share\npayoff Right shop = p2 * (1 - share)",
    },
    Entry {
        name: "locations",
        // C. d’Aspremont, J. J. Gabszewicz, J.-F. Thisse, Econometrica 47 (1979).
        text: "Left shop: a from 0 to 1/2\nRight shop: b from 1/2 to 1\npayoff Left shop = (b - a) * (2 + a + b)^2 / 18\npayoff Right shop = (b - a) * (4 - a - b)^2 / 18",
    },
    Entry {
        name: "contest",
        // G. Tullock (1980).
        text: "Ann: effort1 from 1/100 to 1\nBob: effort2 from 1/100 to 1\nchance = effort1 / (effort1 + effort2)\npayoff Ann = chance - effort1\npayoff Bob = (1 + t) * (1 - chance) - effort2",
    },
    Entry {
        name: "public-good",
        // After T. Bergstrom, L. Blume, H. Varian, Journal of Public Economics 29 (1986).
        text: "Ann: g1 from 0 to 10\nBob: g2 from 0 to 10\ngood = 4 * sqrt(g1 + g2 + 1)\npayoff Ann = 10 - g1 + good\npayoff Bob = 10 - g2 + (1 + t)/2 * good",
    },
    Entry {
        name: "commons",
        // After G. Hardin, Science 162 (1968), and R. Gibbons (1992), section 1.2.D.
        text: "Ann: cows1 from 0 to 10\nBob: cows2 from 0 to 10\nworth = 100 - (cows1 + cows2)^2\npayoff Ann = cows1 * (worth - 20)\npayoff Bob = cows2 * (worth - 20 - 20*t)",
    },
    Entry {
        name: "partnership",
        // After J. Watson, Strategy, chapter 8.
        text: "Ann: x from 0 to 4\nBob: y from 0 to 4\nprofit = 4 * (x + y + x*y*(1 + t)/4)\npayoff Ann = profit / 2 - x^2\npayoff Bob = profit / 2 - y^2",
    },
    Entry {
        name: "fashion",
        // A game to try curves on.
        text: "Ann: x from 0 to 1\nBob: y from 0 to 1\npayoff Ann = -(x - 1/20 - 9/10*(3*y^2 - 2*y^3))^2\npayoff Bob = -(y - 1/20 - 9/10*(3*x^2 - 2*x^3))^2",
    },
    Entry {
        name: "chase",
        // A zero-sum game with no saddle point, as in J. von Neumann (1928).
        text: "Hider: x from 0 to 1\nSeeker: y from 0 to 1\npayoff Hider = (x - y)^2\npayoff Seeker = -(x - y)^2",
    },
    Entry {
        name: "quarrel",
        // After L. F. Richardson, Arms and Insecurity (1949).
        text: "Ann: x from 0 to 10\nBob: y from 0 to 10\npayoff Ann = -(x - (3/2)*y + 2)^2\npayoff Bob = -(y - (3/2)*x + 2)^2",
    },
];
