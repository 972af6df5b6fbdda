//! Auctions: texts. `views`: what stands in the views of the page.

mod views;

use crate::english::numbers::value;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::GAMES_SEED;
pub use views::*;

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "auction",
    name: "Bid in an auction",
    question: "How far below your value should you bid?",
    link: "auction?reserve=0.2",
    live: "Live: three bidders with values of every size bid for one thing. Dashed: what they think it is worth.",
    subject: Subject::Hidden,
};

texts! {
    /// The texts of the lab.
    pub struct AuctionLabTexts {
        parameters: AuctionParameterTexts,
        page: AuctionTexts,
        views: AuctionViewTexts,
        wrong: WrongAuctionTexts,
        allowed_values = "a formula of v that rises from 0 at v = 0 to 1 at v = 1 without a jump, such as v, v^2, sqrt(v) or \
            (exp(v)-1)/(exp(1)-1); or pairs of value and share of values up to it, such as 0:0, 1/2:1/5, 1:1, with straight lines between",
    }

    /// What can be wrong.
    pub struct WrongAuctionTexts {
        of_key(key: &str, fault: &str) = format!("“{key}”: {fault}"),
        undefined(at: f64, why: &str, place: usize) = format!(
            "At v = {} there is {why}, at character {place} of the formula. A distribution function has a value from v = 0 to \
                v = 1; if() can give it one there.",
            value(at)
        ),
        begins(found: f64) = format!(
            "At v = 0 the formula gives {}. A distribution function of values from 0 to 1 begins with 0.",
            value(found)
        ),
        ends(found: f64) = format!(
            "At v = 1 the formula gives {}. A distribution function of values from 0 to 1 ends with 1: divide by what it \
                gives there.",
            value(found)
        ),
        decreases(from: f64, to: f64) = format!(
            "The formula falls between v = {} and v = {}. A distribution function never falls.",
            value(from),
            value(to)
        ),
        no_pair(found: &str) = format!("“{found}” is no pair of numbers such as 1/2:1/5, a value and the share of values up to it."),
        unsorted(value: &str) = format!("The value {value} is not above the one before it: values of a table ascend."),
        pairs(found: usize, most: usize) = format!("A table has 2 to {most} pairs, not {found}."),
        jumps(at: f64, by: f64) = format!(
            "The formula rises by {by:.2e} at v = {}, between two numbers side by side. Only distribution functions without \
                jumps are worked out.",
            value(at)
        ),
    }

    /// The parameters of the lab.
    pub struct AuctionParameterTexts: ParameterText {
        format = choice("Format", "Who pays what. With several units, first price and discriminatory: winners \
            pay their bids; second price and uniform price: the highest bid that loses.", &[
            ("first-price", "first-price"),
            ("second-price", "second-price"),
            ("english", "English"),
            ("dutch", "Dutch"),
            ("all-pay", "all-pay"),
            ("third-price", "third-price"),
            ("uniform-price", "uniform-price"),
            ("discriminatory", "discriminatory"),
        ]),
        bidders = counted("Bidders", "bidders", "How many bid. Each wants one unit."),
        worth = choice("Worth", "Private: everybody knows what it is worth to themselves. Common: it is worth the same to all, the mean of \
            what each has seen; with one unit, and neither a reserve nor a fee.", &[
            ("private", "private value"),
            ("common", "common value"),
        ]),
        units = counted("Units", "units", "How many equal things are sold; fewer than there are bidders."),
        values = plain("Values", "The distribution function F of values from 0 to 1, as a formula of v: the share of values \
            that are at most v; or as a table of values and shares, such as 0:0, 1/2:1/5, 1:1. Given this, values are independent."),
        other_share = plain("Another state", "How likely it is that all values are distributed in another way, which nobody is told: so values may come together \
            (affiliated values). Looked at with one unit with a private value, no fee, and not for the third price."),
        other_values = plain("Values in it", "The distribution function of values in the other state."),
        reserve = plain("Reserve price", "The lowest bid that is accepted. In an all-pay auction: the lowest value for which \
            taking part would be worth it without a fee."),
        fee = plain("Entry fee", "What everybody pays who bids, won or lost."),
        budget = plain("Budget", "What each bidder has, and so the highest bid that anybody can make; 1 is enough for all. Looked at with one \
            unit with a private value, no fee and one state, and not for the third price."),
        risk_aversion = plain("Risk aversion", "Relative risk aversion ρ of bidders: a gain x is worth x to the power 1 − ρ to \
            them. Looked at with one unit, one state, no fee and no budget, in first-price and second-price auctions; otherwise bidders only count money."),
        value = plain("Value", "The value that is looked at."),
        marks = choice("Shown", "Whether bids in equilibrium and the best reserve are shown.", &[
            ("equilibrium", "the equilibrium"),
            ("nothing", "nothing of it"),
        ]),
        auctions = counted("Auctions", "auctions", "How many auctions are held."),
        grid = counted("Grid", "values", "How many values there are on the grid on which bidders learn; bids lie twice as close."),
        learner = choice("Learning", "How bidders learn. Regret matching: bids in proportion to what has been missed by not always \
            bidding them. Fictitious play: the best bid against what the others have bid so far.", &[
            ("regret-matching", "regret matching"),
            ("fictitious-play", "fictitious play"),
        ]),
        rounds = counted("Rounds", "rounds", "How many rounds bidders learn for."),
        round = counted("Round", "round", "The round of learning that is looked at."),
        opponents = choice("Opponents", "Whom you bid against: bidders in equilibrium, naive ones, or those who have learned.", &[
            ("equilibrium", "bidders in equilibrium"),
            ("naive", "naive bidders"),
            ("learned", "bidders who have learned"),
        ]),
        view = views(&[
            ("all", "The whole page"),
            ("bids", "What each value bids"),
            ("revenue", "What the seller gets"),
            ("turn", "Your turn"),
            ("virtual-values", "The best reserve"),
            ("held", "Auctions that were held"),
            ("learning", "Bidders who learn"),
            ("play", "Auctions to play"),
        ]),
        seed = GAMES_SEED,
    }

    /// The page of the lab.
    pub struct AuctionTexts {
        summary = "Auctions of one or several things among bidders who know only their own values: what each value bids in \
            equilibrium in eight formats, with proved bounds, and beside auctions that are held; what the seller gets, why \
            formats bring the same and what breaks that; virtual values and the best reserve.",
        presets: &'static [Preset] = &[
            ("auction?bidders=2", "Two bidders, uniform values, first price"),
            ("auction?format=second-price&bidders=2", "The same with the second price"),
            ("auction?format=all-pay&bidders=5", "All pay: five lobbyists"),
            ("auction?bidders=2&risk_aversion=0.5", "Bidders who are averse to risk"),
            ("auction?bidders=2&reserve=0.5", "The best reserve for uniform values"),
            ("auction?values=v^2&bidders=5", "High values are more likely"),
            ("auction?format=second-price&worth=common&bidders=5", "The winner’s curse: a jar of coins"),
            ("auction?format=third-price&bidders=5", "The third price: bids above values"),
            ("auction?format=discriminatory&bidders=6&units=3", "Three units: winners pay their bids"),
            ("auction?bidders=4&fee=0.05", "An entry fee"),
            ("auction?bidders=2&budget=0.3", "Nobody has more than 0.3"),
            ("auction?bidders=2&other_share=0.5&other_values=v^4", "High values come together"),
            ("auction?bidders=2&learner=fictitious-play&rounds=3000", "Two who learn by fictitious play"),
        ],
        done(done: &str, wanted: &str) = format!("{done} of {wanted} auctions held."),
    }
}
