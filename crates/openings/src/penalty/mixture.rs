//! A penalty kick: how often the visitor shoots left, and what a keeper who knows that leaves them. The chances of a goal are those of the lab's game.

use games::fraction::Fraction;
use games::strategic::library::find_offered;
use texts::PenaltyWords;

/// The experiment behind it, without `#/`.
pub const LINK: &str = "matrix?game=penalty-kick";
/// The name of the game in the library.
const GAME: &str = "penalty-kick";
/// How far from the best a mixture may be to be called so, in hundredths: as fine as it can be chosen.
const NEAR: f64 = 0.5;

/// A mixture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Penalty {
    /// How often left, in a hundred.
    pub left: u32,
}

impl Default for Penalty {
    fn default() -> Self {
        Self { left: 50 }
    }
}

/// Goals in a hundred, by the kicker's side and then the keeper's, the left ones first.
fn goals() -> [[i64; 2]; 2] {
    let game = find_offered(GAME).and_then(|entry| entry.game());
    let of = |profile: usize| {
        let payoff = game.as_ref().map(|game| game.payoff(profile, 0));
        payoff.map_or(0, |payoff| payoff.numerator() as i64)
    };
    [[of(0), of(1)], [of(2), of(3)]]
}

impl Penalty {
    /// Goals in a hundred if the keeper dives to the left, and if to the right.
    pub fn chances(self) -> [f64; 2] {
        chances(f64::from(self.left) / 100.0)
    }

    /// Which side the keeper dives to who knows the mixture, whether it is the left one, and what that leaves.
    pub fn worst(self) -> (bool, f64) {
        let [left, right] = self.chances();
        (left < right, left.min(right))
    }

    /// What is said about it.
    pub fn said(self, words: &PenaltyWords) -> String {
        let (best, value) = best();
        let question = (words.question)(self.left);
        let answer = if (f64::from(self.left) - 100.0 * best.value()).abs() <= NEAR {
            (words.best)(&best.shown(), value.value())
        } else {
            let (dives_left, goals) = self.worst();
            (words.worst)(dives_left, goals)
        };
        format!("{question} {answer}")
    }
}

/// Goals in a hundred against each side, of somebody who shoots left with this probability.
pub fn chances(left: f64) -> [f64; 2] {
    let goals = goals();
    [0, 1].map(|side| left * goals[0][side] as f64 + (1.0 - left) * goals[1][side] as f64)
}

/// The mixture against which both sides are worth the same, and what it is worth.
pub fn best() -> (Fraction, Fraction) {
    let [[a, b], [c, d]] = goals();
    // (a − c)p + c = (b − d)p + d
    let slopes = (a - c) - (b - d);
    (
        Fraction::new(d - c, slopes),
        Fraction::new(a * d - b * c, slopes),
    )
}
