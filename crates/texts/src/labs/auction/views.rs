//! Auctions: what stands in the views of the page.

use crate::english::numbers::grouped;

fn over_rounds(rounds: u64) -> String {
    match rounds {
        1 => "in the first round".to_owned(),
        _ => format!("over {} rounds", grouped(rounds)),
    }
}

texts! {
    /// The sentence, and all views.
    pub struct AuctionViewTexts {
        sentence: AuctionSentenceTexts,
        bids: BidsTexts,
        revenue: RevenueTexts,
        turn: TurnTexts,
        virtual_values: VirtualValueTexts,
        held: HeldTexts,
        learning: AuctionLearningTexts,
        play: AuctionPlayTexts,
        under_way = "Not known yet.",
        between(low: &str, high: &str) = format!("{low} to {high}"),
        nobody_can_pay = "Nobody takes part: what bidders have is less than the lowest bid that is accepted.",
        none = "There is no equilibrium in which bids increase with values here: not every format has one for every distribution.",
        nobody = "Nobody takes part: not even the highest value is worth the reserve and the fee.",
    }

    /// Who bids how, and what comes of it. Braces are places of controls.
    pub struct AuctionSentenceTexts {
        start(has_vowel: bool) = {
            let article = if has_vowel { "an" } else { "a" };
            format!("{{bidders}} bidders in {article} {{format}} auction for ")
        },
        one_unit = "one thing",
        several_units = "{units} things",
        worth = " of {worth}",
        values = ", values {values}",
        signals = ", signals {values}",
        affiliated = ", or, with probability {other_share}, all {other_values}",
        reserve = ", reserve {reserve}",
        fee = ", fee {fee}",
        budget = ", budget {budget}",
        averse = ", risk aversion {risk_aversion}",
        end = ". In equilibrium a value of {value} {=bid}; the seller expects {=revenue}.",
        end_of_common = ". In equilibrium a signal of {value} {=bid}; the seller expects {=revenue}.",
        /// What the distribution is called.
        uniform = "uniform",
        table = "by a table",
        formula(formula: &str) = format!("with F(v) = {formula}"),
        bids(bid: &str) = format!("bids {bid}"),
        stays_out = "stays out",
        unknown_bid = "has no bid",
    }

    /// What each value bids.
    pub struct BidsTexts {
        title = "Bid by value",
        axis = "value",
        bid = "bid",
        truth = "bid = value",
        title_of_common = "Bid by signal",
        axis_of_common = "signal",
        naive = "naive bid",
        reserve = "reserve",
        value = "this value",
        signal = "this signal",
        /// Value, bid, probability of winning, expected payment, expected gain.
        said([value, bid, winning, payment, gain]: [&str; 5]) = format!(
            "A value of {value} bids {bid}, wins with probability {winning}, pays {payment} and gains {gain} on average."
        ),
        said_of_signal([signal, bid, winning, payment, gain]: [&str; 5]) = format!(
            "A signal of {signal} bids {bid}, wins with probability {winning}, pays {payment} and gains {gain} on average."
        ),
        about_states = "Nobody is told from which of the two distributions all values are drawn.",
        about_affiliated = "Nobody is told from which of the two distributions all values are drawn. A high value makes it likelier that the others’ are high too.",
        pool(from: &str) = format!(
            "Values from {from} on bid all that they have. Of several who do, one wins at random, so it need not be the highest value."
        ),
        about_common = "It is worth the same to all: the mean of all signals.",
        /// What would answer the question while bids are hidden.
        about_winning = "Winning says that all others have seen less, so a bid allows for that. A naive bid takes the others’ signals to be of mean size.",
        stays_out(value: &str, lowest: &str) = format!("A value of {value} stays out: only values from {lowest} on take part."),
        hidden = "Bids in equilibrium are not shown. What would you bid?",
        no_bid = "Nobody has such a value, or its bid is not known.",
        error(error: &str) = format!("Each bid is within {error} of the true one."),
        english = "An English auction ends when the second-highest value is reached: staying in until the price is the value \
            comes to the same as bidding the value in a second-price auction.",
        dutch = "In a Dutch auction the price falls until somebody takes it: that is the same decision as a bid in a first-price \
            auction.",
        /// In the tile of the first page.
        tile: [&'static str; 2] = ["bid", "value"],
    }

    /// What the seller gets.
    pub struct RevenueTexts {
        formats: [&'static str; 3] = ["first price", "second price", "all-pay"],
        formats_of_units: [&'static str; 3] = ["own bids", "best losing bid", "all-pay"],
        best = "best reserve",
        question = "The same bidders, the same values: which brings the seller more on average?",
        answers: [&'static str; 3] = ["the first price", "the second price", "both the same"],
        answers_of_units: [&'static str; 3] =
            ["winners pay their own bids", "winners pay the highest bid that loses", "both the same"],
        why_same_of_units(first: &str) = format!(
            "Both bring {first}. Who pays the highest losing bid bids more; in equilibrium the two cancel out for every value \
                (revenue equivalence)."
        ),
        why_same(first: &str) = format!(
            "Both bring {first}. With the second price people bid more and pay somebody else’s bid; in equilibrium the two \
                cancel out for every value (revenue equivalence)."
        ),
        why_averse(first: &str, second: &str) = format!(
            "The first price brings {first}, the second {second}. Who is averse to risk bids more to lose less often; with the \
                second price, bidding the value stays best."
        ),
        why_affiliated(first: &str, second: &str) = format!(
            "The first price brings {first}, the second {second}. With the second price, even with the same bid, a winner with a higher value expects to pay more, \
                since the others’ values are likely to be higher too: that leaves winners less (the linkage principle)."
        ),
        why_states(first: &str, second: &str) = format!(
            "The first price brings {first}, the second {second}. What others’ values are depends on one’s own here, which breaks revenue equivalence."
        ),
        why_budget(first: &str, second: &str) = format!(
            "The first price brings {first}, the second {second}. With the first price bids are below values, so the budget is in the way of \
                fewer of them."
        ),
        header: [&'static str; 2] = ["In equilibrium", "Expected"],
        naive(gain: &str, is_loss: bool) = if is_loss {
            format!("Were all naive, the winner would lose {gain} on average: the winner’s curse.")
        } else {
            format!("Were all naive, the winner would gain {gain} on average; among more bidders that becomes a loss.")
        },
        naive_nothing = "Were all naive, the winner would neither gain nor lose on average; among more bidders that becomes a loss.",
        sold = "things sold",
        surplus = "gain of each bidder",
        welfare = "winners’ values",
        efficiency = "share of what could be had",
        error(error: &str) = format!("Revenue is within {error} of the true one."),
    }

    /// The viewer's bid.
    pub struct TurnTexts {
        ask(value: &str) = format!("Your value is {value}. You bid"),
        ask_with_signal(signal: &str) = format!("You have seen {signal}. You bid"),
        no_number = "A bid is a number from 0 on.",
        /// Probability and gain.
        said(against: &str, winning: &str, gain: &str) =
            format!("Against {against} you win with probability {winning} and gain {gain} on average."),
        others = "The others",
        opponents: [&'static str; 3] = ["in equilibrium", "naive", "have learned"],
        naive = "Naive bidders bid what the thing is worth to them.",
        naive_of_common = "Naive bidders take the others’ signals to be of mean size, whatever winning says.",
        against_equilibrium = "the others’ equilibrium bids",
        against_naive = "naive bids",
        against_learned = "bidders who have learned",
        off_grid([step, lowest, highest]: [&str; 3]) =
            format!("Bidders who learn bid multiples of {step} from {lowest} to {highest}. Bid one of them too."),
        nothing_gained = "Against them nothing can be gained with this value: best is not to win.",
        never_wins = "Nobody bids so low, so you never win with it.",
        unknown = "The best bid is not known here.",
        no_win = "That is below every bid that is accepted: you win nothing and pay nothing.",
        best(bid: &str, gain: &str) = format!("Best is {bid}, for a gain of {gain}."),
        averse_best(bid: &str, gain: &str) = format!(
            "Best for somebody so averse to risk is {bid}, for a gain of {gain} on average."
        ),
        as_good = "No other bid is better.",
        show = "Show the best bid",
        stays_out = "With this value nothing can be gained here. Choose a higher value.",
        over_budget = "Nobody has so much to bid.",
        many_best = "The value itself is always as good as any other bid, whatever the others do.",
    }

    /// Bidders who learn.
    pub struct AuctionLearningTexts {
        title = "Bids learned, by value",
        axis = "value",
        axis_of_common = "signal",
        learned = "learned",
        free = "equilibrium",
        on_grid = "equilibrium on the grid",
        distance = "gain of the best bids",
        title_of_distance = "Distance from equilibrium",
        axis_of_distance = "rounds",
        hidden = "This is how they begin. What they learn is not shown yet.",
        this_round = "this round",
        moment(round: &str, rounds: &str) = format!("round {round} of {rounds}"),
        /// Rounds, distance and revenue.
        said(rounds: u64, distance: &str, revenue: &str) = format!(
            "What was bid on average {}: one bidder alone could gain {distance} more with the best bids, and the seller gets {revenue}.",
            over_rounds(rounds)
        ),
        said_of_averse(rounds: u64, distance: &str, revenue: &str) = format!(
            "What was bid on average {}: the best bids would be worth {distance} more to one bidder alone, averse to risk as they are, and the seller gets {revenue}.",
            over_rounds(rounds)
        ),
        no_bid = "No bid of the grid lies between the lowest that is accepted and what bidders have. Choose a finer grid.",
        free_revenue(revenue: &str) = format!("In equilibrium, without a grid, it is {revenue}."),
        about(values: u64, step: &str) = format!(
            "Bidders have one of {values} values and bid multiples of {step}. All learn alike, from what each bid would have brought on \
                average in every round."
        ),
        rounded = "Probabilities of values are rounded to millionths.",
        none = "Bidders learn where one thing is sold, and not for the third price.",
        header: [&'static str; 4] = ["Values", "Revenue on the grid", "As a decimal", "More than without a grid"],
        of_two = "Two bidders: an equilibrium on grids from coarse to fine, in fractions.",
    }

    /// Auctions to play.
    pub struct AuctionPlayTexts {
        ask(value: &str) = format!("Your value is {value}. You bid"),
        ask_with_signal(signal: &str) = format!("You have seen {signal}. You bid"),
        bid = "Bid",
        next = "Next auction",
        won = "You win.",
        tied = "A tie, broken at random; what counts is what you gain on average.",
        lost = "You do not win.",
        was_worth(worth: &str) = format!("It was worth {worth}."),
        gained(gain: &str) = format!("Gain: {gain}."),
        to_beat(bid: &str) = format!("The bid to beat was {bid}."),
        alone = "Nobody’s bid had to be beaten.",
        hindsight_alone(most: &str) = format!("With hindsight, the lowest bid that is accepted would have gained {most}."),
        hindsight_all(most: &str) = format!("With hindsight, bidding all that you have, and sharing, would have gained {most}."),
        hindsight(most: &str) = format!("With hindsight, a bid just above would have gained {most}."),
        better_lost = "With hindsight, it was better not to win.",
        header(auctions: u64) = match auctions {
            1 => "After one auction:".to_owned(),
            _ => format!("After {} auctions:", grouped(auctions)),
        },
        columns: [&'static str; 2] = ["In all", "Gained"],
        own = "your bids",
        usual = "bids of equilibrium",
        most = "the best bids with hindsight",
        again = "Start again",
    }

    /// Virtual values.
    pub struct VirtualValueTexts {
        title = "Virtual value ψ(v) = v − (1 − F(v))/f(v)",
        axis = "value",
        name = "virtual value",
        truth = "the value itself",
        zero = "zero",
        mark = "best reserve",
        hidden = "Virtual values and the best reserve are not shown. Which reserve would you choose?",
        of_affiliated = "Virtual values are worked out where values are independent.",
        of_common = "Virtual values are of private values. What is worth the same to all is sold to anybody as well.",
        regular(reserve: &str, revenue: &str) = format!(
            "The best reserve is {reserve}, where the virtual value is 0, however many bid. It brings {revenue}, and no other \
                way of selling brings more (Myerson 1981)."
        ),
        irregular(reserve: &str, revenue: &str) = format!(
            "Virtual values do not increase everywhere, so another way of selling may bring more than a reserve. Of reserves \
                the best is {reserve}, which brings {revenue} with so many bidders."
        ),
        none(revenue: &str) = format!(
            "No virtual value is below 0, so no reserve brings more than {revenue}, and no other way of selling either (Myerson \
                1981)."
        ),
        jumps(reserve: &str, revenue: &str) = format!(
            "The best reserve is {reserve}, where virtual values jump above 0. It brings {revenue}."
        ),
        free = "This is without a fee, a budget or risk aversion.",
        now(reserve: &str, revenue: &str) = format!("The reserve of {reserve} brings {revenue}."),
    }

    /// Auctions that were held.
    pub struct HeldTexts {
        header: [&'static str; 4] = ["On average", "Exactly", "In the auctions held", "95 % interval"],
        rows: [&'static str; 3] = ["the seller’s revenue", "things sold", "winners’ values"],
        about(auctions: u64) = match auctions {
            1 => "One auction was held.".to_owned(),
            _ => format!("{} auctions were held with values drawn anew for each.", grouped(auctions)),
        },
        title = "How often a unit brings at most so much",
        axis = "revenue",
        first_price = "first price",
        second_price = "second price",
        in_held = "auctions held",
        spread = "With the second price revenue is spread more widely around its mean.",
        needed(half: &str, auctions: u64) =
            format!("For an interval of ± {half} it takes about {} auctions.", grouped(auctions)),
    }
}
