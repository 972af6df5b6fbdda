//! A common value: what is sold is worth the same to all, the mean of what each has seen, its signal. So winning is bad news: it says that all others have seen less.
//!
//! Signals are independent with the distribution function F; of one unit, without reserve and fee. With v(x, y) for what it is worth on average if one's own signal is
//! x, the highest of the others' is y, and m(y) is the mean of a signal below y,
//!
//! * second price: v(x, x) = (2 x + (n − 2) m(x)) ∕ n; first price: ∫ v(y, y) dFⁿ⁻¹(y) ∕ Fⁿ⁻¹(x), by parts x − (n − 1) K ∕ (n F) − J ∕ (n Fⁿ⁻¹), where K = ∫ F
//!   and J = ∫ Fⁿ⁻¹ up to x, and m(x) = x − K ∕ F; all-pay: Fⁿ⁻¹ times that;
//! * a signal x gains J ∕ n: revenue is the mean signal less what all gain, in every one of these formats.
//!
//! Who is naive forgets that winning is bad news, and bids as if others' signals were of mean size whatever happens: the winner's curse. If all are,
//! signals are private values (x + (n − 1) μ) ∕ n to them, and who wins gains (μ − E X₂) ∕ n, which is a loss where the second-highest signal X₂ is above the mean μ.
//!
//! Sources: V. Krishna, "Auction Theory" (2010), sections 6.1 to 6.5; J. Bulow and P. Klemperer, "Prices and the winner's curse" (2002), for the sum of signals
//! (the "wallet game").

use super::point::Point;
use super::setting::{Format, Setting};
use crate::intervals::Interval;

/// What stands in the place of a point of private values, whose gain is J; `area` is K, `mean` the mean signal.
pub(super) fn point(
    setting: &Setting,
    private: &Point,
    area: Interval,
    mean: Interval,
    is_lowest: bool,
) -> Point {
    let bidders = Interval::from(setting.bidders);
    let others = Interval::from(setting.bidders - 1);
    let own = Interval::point(private.value);
    let gain = private.gain / bidders;
    let naive_worth = (own + others * mean) / bidders;
    let bids = if is_lowest {
        Some([own, own, naive_worth])
    } else if private.winning.low > 0.0 {
        let shaded = gain / private.winning;
        let excess = area / private.below / bidders;
        let second = own - Interval::from(setting.bidders - 2) * excess;
        let first = own - others * excess - shaded;
        Some([first, second, naive_worth - shaded])
    } else {
        None
    };
    let bid = bids.map(|[first, second, naive]| match setting.format {
        Format::AllPay => [private.winning * first, private.winning * naive],
        Format::SecondPrice => [second, naive_worth],
        Format::FirstPrice | Format::ThirdPrice => [first, naive],
    });
    Point {
        bid: bid.map(|[bid, _]| bid),
        naive: bid.map(|[_, naive]| naive),
        gain,
        payment: bids.map_or(Interval::ZERO, |[first, ..]| private.winning * first),
        mean_below: match private.below.low > 0.0 {
            true => own - area / private.below,
            false => own,
        },
        ..*private
    }
}

/// What who wins gains if all are naive: (μ − E X₂) ∕ n with E X₂ = 1 − n J + (n − 1) ∫ Fⁿ.
pub(super) fn naive_gain(
    setting: &Setting,
    mean: Interval,
    winning: Interval,
    all_below: Interval,
) -> Interval {
    let bidders = Interval::from(setting.bidders);
    let others = Interval::from(setting.bidders - 1);
    let second = Interval::ONE - bidders * winning + others * all_below;
    (mean - second) / bidders
}
