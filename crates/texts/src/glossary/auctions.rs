//! Terms of auctions.

use crate::glossary::term::{Term, TermGroup};

const KRISHNA: &str = "V. Krishna, Auction Theory, 2010";
const MYERSON: &str = "R. B. Myerson, Optimal auction design, 1981";

pub(super) const TERMS: TermGroup = TermGroup {
    name: "Auctions",
    labs: &["auction"],
    terms: &[
        Term {
            name: "First-price auction",
            meaning: "Sealed bids: the highest wins and pays what it says. A Dutch auction, in which the price falls until somebody takes it, comes to the same for one thing.",
            formula: "β(v) = v − ∫ F(x)ⁿ⁻¹ dx / F(v)ⁿ⁻¹",
            source: KRISHNA,
        },
        Term {
            name: "Second-price auction",
            meaning: "Sealed bids: the highest wins and pays the second-highest bid, so that bidding the value is as good as anything, whatever the others do. With private values an English auction, in which the price rises, comes to the same.",
            formula: "β(v) = v",
            source: "W. Vickrey, Counterspeculation, auctions, and competitive sealed tenders, 1961",
        },
        Term {
            name: "All-pay auction",
            meaning: "The highest bid wins, and everybody pays their bid: contests, races for patents, lobbying.",
            formula: "β(v) = v F(v)ⁿ⁻¹ − ∫ F(x)ⁿ⁻¹ dx",
            source: KRISHNA,
        },
        Term {
            name: "Bid shading",
            meaning: "Bidding less than the value: the bid that wins is paid, so a lower one gains more but wins less often.",
            formula: "",
            source: KRISHNA,
        },
        Term {
            name: "Revenue equivalence",
            meaning: "With independent private values from one distribution and bidders who are neutral to risk, all formats in which the highest value wins and the lowest gains nothing bring the seller the same on average.",
            formula: "",
            source: MYERSON,
        },
        Term {
            name: "Reserve price",
            meaning: "The lowest bid that a seller accepts. Sometimes nothing is sold because of it; but what is sold brings more.",
            formula: "",
            source: MYERSON,
        },
        Term {
            name: "Virtual value",
            meaning: "What a seller can get of a value, less what that makes it necessary to leave to higher ones. If virtual values increase with values, the seller does best to sell to the highest if it is not negative.",
            formula: "ψ(v) = v − (1 − F(v))/f(v)",
            source: MYERSON,
        },
        Term {
            name: "Relative risk aversion",
            meaning: "How much somebody dislikes risk: with ρ a gain of x is worth as much as its power 1 − ρ. In first-price auctions who is averse to risk bids more.",
            formula: "u(x) = x^(1 − ρ)",
            source: KRISHNA,
        },
        Term {
            name: "Affiliated values",
            meaning: "Values of which a high one makes it likelier that the others are high too. With private values the second price then brings the seller at least as much as the first: what a winner with a given bid expects to pay rises with the winner’s value (the linkage principle).",
            formula: "",
            source: "P. Milgrom and R. Weber, A theory of auctions and competitive bidding, 1982",
        },
        Term {
            name: "Bidders’ budget",
            meaning: "What a bidder has, and so the highest bid. If all know that all have the same and it is too little for some, values from a threshold on bid it and share what they win; the first price then brings the seller at least as much as the second.",
            formula: "",
            source: "Y.-K. Che and I. Gale, Standard auctions with financially constrained bidders, 1998",
        },
    ],
};
