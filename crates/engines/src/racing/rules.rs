//! The races as data: when they test, how they correct for testing often, which inequality they use, when they stop.
//!
//! Source: thesis, algorithms 1 to 5 and section 1.4. Every race keeps LB = max(LB, X̄ − ε_n) from 0 and
//! UB = min(UB, X̄ + ε_n), and stops when UB − LB ≤ 2ε, if it stops by width, when ½ is outside the bounds, if it stops at
//! ½, or after its last test.
//!
//! | race | tests at | δ_n | inequality | stops at ½ | by width | source |
//! |---|---|---|---|---|---|---|
//! | [`Rules::LEBR`] | every game | 6δ/(π²n²) | Bernstein | no | yes | 1 |
//! | [`Rules::ILEBR_1`] | every game | δ/n_max | Bernstein | no | yes | 2 |
//! | [`Rules::ILEBR_2`] | n² games | δ/n_max | Bernstein | no | yes | 3 |
//! | [`Rules::ILEBR_STAR_1`] | n² games | δ/n_max | Bernstein | yes | yes | 4 |
//! | [`Rules::ILEBR_STAR_2`] | n² games from n_min | δ/n_max | Bernstein | yes | yes | 5 |
//! | [`Rules::HOEFFDING`] | every game | 6δ/(π²n²) | Hoeffding | no | yes | 1 with lemma 1.11 |
//! | [`Rules::HOEFFDING_STAR_2`] | n² games from n_min | δ/n_max | Hoeffding | yes | yes | 5 with lemma 1.11 |
//! | [`Rules::CLASSIC_HOEFFDING`] | every game | 6δ/(π²n²) | Hoeffding | yes | no | Maron and Moore 1994 |
//! | [`Rules::CLASSIC_BERNSTEIN`] | every game | 6δ/(π²n²) | Bernstein | yes | no | Mnih, Szepesvári and Audibert 2008 |
//! | [`Rules::LEBR_SQUARES`] | n² games | 6δ/(π²n²) | Bernstein | no | yes | 1 with the example after lemma 1.16 |
//!
//! Any other combination is a race too.
//!
//! Deviations from the algorithms as printed:
//! * 2 to 5 print "UB − LB > 2ε *or* n ≤ n_max" for going on; with "or" nothing would ever stop before n_max. It is "and".
//! * 1 to 5 start with UB = ∞; here it is 1, which no mean exceeds, so that both players are treated alike.
//! * 5 is printed with tests at (n + n_min)² and n up to an n_max that knows nothing about the shift; the text of section
//!   2.5 keeps the last test where it was. Here test n is at n² games, from n_min to the n_max of algorithm 3: the tests of
//!   algorithm 4 without those that could decide nothing. δ_n stays δ/n_max, as printed; (2.5) would allow δ/206 instead
//!   of δ/213 for ε = 0.01 and δ = 0.05, since only that many tests are left.
//! * The classic races have no last test: two equal players keep them going for ever, with probability 1 − δ. Here they end at
//!   the test at which LEBR with their inequality ends at the latest, with nobody told apart.
//! * The example after lemma 1.16 prints g(k) = (6/π²)/k², which would make δ_k = δ/g(k) grow; its sum is δ with g(k) = π²k²/6.
//! * A race that does not stop at ½ returns its mean in the source; who is better is said by the mean, as in 4 and 5.

use super::concentration::Concentration;
use serde::{Deserialize, Serialize};

/// After how many games tests are done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Schedule {
    /// Test n after game n.
    EveryGame,
    /// Test n after n² games.
    Squares,
    /// The same, without the tests that could not decide even if one side had won every game.
    SquaresFromMinimum,
}

/// How the error probability δ is divided among tests (thesis 1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Correction {
    /// δ_n = 6δ/(π²n²): for any number of tests (1.4.2).
    Summable,
    /// δ_n = δ/n_max (1.4.1), where Hoeffding's inequality gives precision ε at test n_max.
    Equal,
}

/// A race.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Rules {
    pub schedule: Schedule,
    pub correction: Correction,
    pub concentration: Concentration,
    /// Whether it stops as soon as ½ is outside the bounds: it asks who is better and not by how much.
    pub stops_at_half: bool,
    /// Whether it stops as soon as its bounds are 2ε apart.
    pub stops_by_width: bool,
}

impl Rules {
    pub const LEBR: Self = Self {
        schedule: Schedule::EveryGame,
        correction: Correction::Summable,
        concentration: Concentration::EmpiricalBernstein,
        stops_at_half: false,
        stops_by_width: true,
    };

    pub const ILEBR_1: Self = Self {
        correction: Correction::Equal,
        ..Self::LEBR
    };

    pub const ILEBR_2: Self = Self {
        schedule: Schedule::Squares,
        ..Self::ILEBR_1
    };

    pub const ILEBR_STAR_1: Self = Self {
        stops_at_half: true,
        ..Self::ILEBR_2
    };

    pub const ILEBR_STAR_2: Self = Self {
        schedule: Schedule::SquaresFromMinimum,
        ..Self::ILEBR_STAR_1
    };

    pub const HOEFFDING: Self = Self {
        concentration: Concentration::Hoeffding,
        ..Self::LEBR
    };

    pub const HOEFFDING_STAR_2: Self = Self {
        concentration: Concentration::Hoeffding,
        ..Self::ILEBR_STAR_2
    };

    pub const CLASSIC_HOEFFDING: Self = Self {
        concentration: Concentration::Hoeffding,
        ..Self::CLASSIC_BERNSTEIN
    };

    pub const CLASSIC_BERNSTEIN: Self = Self {
        stops_at_half: true,
        stops_by_width: false,
        ..Self::LEBR
    };

    pub const LEBR_SQUARES: Self = Self {
        schedule: Schedule::Squares,
        ..Self::LEBR
    };

    /// All that have a name, in the order of the table.
    pub const ALL: [Self; 10] = [
        Self::LEBR,
        Self::ILEBR_1,
        Self::ILEBR_2,
        Self::ILEBR_STAR_1,
        Self::ILEBR_STAR_2,
        Self::HOEFFDING,
        Self::HOEFFDING_STAR_2,
        Self::CLASSIC_HOEFFDING,
        Self::CLASSIC_BERNSTEIN,
        Self::LEBR_SQUARES,
    ];

    /// Whether α₂ of (2.10) is asked of it: it stops at ½, and tests after growing numbers of games.
    pub fn has_alpha_two(&self) -> bool {
        self.stops_at_half && self.schedule != Schedule::EveryGame
    }
}
