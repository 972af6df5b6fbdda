//! Texts of the catalogue: dilemmas, where what is best for each is bad for all.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    after(
        "tit-for-tat",
        "Tit for tat",
        "Ten rounds of the prisoner’s dilemma by fixed rules. Tit for tat holds defectors off; among its own kind, pure cooperators go unnoticed.",
        "reciprocity, neutral drift and its danger",
        "R. Axelrod and W. D. Hamilton, The evolution of cooperation, Science 211 (1981)",
    ),
    after(
        "optional-prisoners-dilemma",
        "The optional prisoner’s dilemma",
        "Who stays alone gets 2, more than two defectors and less than two cooperators. Defectors do better than cooperators, loners better than defectors; among loners cooperators do better, once they meet each other.",
        "a way out can bring cooperation back",
        "J. Batali and P. Kitcher, Evolution of altruism in optional and compulsory games, Journal of Theoretical Biology 175 (1995)",
    ),
    after(
        "tragedy-of-the-commons",
        "The tragedy of the commons",
        "Three herders put up to 3 goats each on a common; with k goats, each is worth 9 1/2 - k and costs 1. With 2 each all earn 5; with 4 goats in all they would share 18.",
        "an external effect: everybody grazes too much",
        "G. Hardin, The tragedy of the commons, Science 162 (1968); as a game in R. Gibbons, Game Theory for Applied Economists (1992), section 1.2.D",
    ),
    from(
        "trust-game",
        "Trust",
        "Trusting pays both if it is honoured, but abusing trust pays more. So there is no trust, although both would like some.",
        "a one-sided prisoner’s dilemma",
        "D. M. Kreps, Corporate culture and economic theory (1990), in Perspectives on Positive Political Economy",
    ),
    after(
        "split-or-steal",
        "Split or steal",
        "At the end of a television show two split a prize of 8. One who steals alone takes all, two who steal get nothing: stealing is only weakly dominant.",
        "a weak prisoner’s dilemma",
        "M. J. van den Assem, D. van Dolder and R. H. Thaler, Split or steal?, Management Science 58 (2012)",
    ),
    after(
        "diners-dilemma",
        "The diners’ dilemma",
        "Four share a bill. The costly dish is worth 9 and costs 12, the cheap one 6 and 4; one’s own extra costs 2 of the 8, so all order it and lose 3.",
        "a dilemma for many",
        "N. S. Glance and B. A. Huberman, The dynamics of social dilemmas, Scientific American, March 1994; U. Gneezy, E. Haruvy and H. Yafe, The inefficiency of splitting the bill, Economic Journal 114 (2004)",
    ),
    from(
        "pollution-game",
        "The pollution game",
        "Controlling pollution costs a country 3, and each one that does not costs all four 1. All pollute and pay 4, where 3 would do.",
        "the prisoner’s dilemma among nations",
        "É. Tardos and V. V. Vazirani, Basic solution concepts and computational issues, in Algorithmic Game Theory (2007), chapter 1",
    ),
    after(
        "threshold-public-good",
        "A bridge that takes two",
        "Three neighbours may each give 1, and with two gifts a bridge worth 3 to each is built. Two giving is an equilibrium, and so is nobody.",
        "public goods with a threshold: free riding and fear",
        "T. R. Palfrey and H. Rosenthal, Participation and the provision of discrete public goods, Journal of Public Economics 24 (1984)",
    ),
];
