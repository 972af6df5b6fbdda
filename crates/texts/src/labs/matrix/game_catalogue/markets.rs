//! Texts of the catalogue: markets: firms, prices, auctions.

use super::listing::{Listing, after};

pub(super) const LISTINGS: &[Listing] = &[
    after(
        "bertrand",
        "Bertrand with a grid of prices",
        "The cheaper of two shops sells 8 less its price, at a cost of 1 each; equal prices share. Prices 1 and 2 are equilibria, the monopoly’s 4 or 5 are not.",
        "price wars, and how a grid softens them",
        "J. Bertrand, Journal des Savants (1883); price grids in textbooks such as M. J. Osborne, An Introduction to Game Theory (2004)",
    ),
    after(
        "first-price-auction",
        "A first-price auction",
        "A thing is worth 4 to both. The higher bid wins and is paid; equal bids draw lots. Common bids of 2, 3 and 4 are equilibria.",
        "bidding below value; ties on a grid",
        "W. Vickrey, Counterspeculation, auctions, and competitive sealed tenders, Journal of Finance 16 (1961)",
    ),
    after(
        "all-pay-auction",
        "An all-pay auction",
        "Both pay what they bid, and only the higher bid wins the prize of 5. No pure bids are in equilibrium.",
        "contests in which the losers pay too",
        "M. R. Baye, D. Kovenock and C. G. de Vries, The all-pay auction with complete information, Economic Theory 8 (1996)",
    ),
    after(
        "rent-seeking",
        "Tullock’s rent seeking",
        "Two lobby for a rent of 16; a share of the effort is a chance of winning, and all effort is lost. Both spend 4.",
        "half of the rent is wasted",
        "G. Tullock, Efficient rent seeking (1980), in Toward a Theory of the Rent-Seeking Society",
    ),
    after(
        "hotelling",
        "Ice cream on a beach",
        "Two sellers choose one of seven places; one customer at each place walks to the nearer. Both end in the middle, which helps no customer.",
        "minimum differentiation by iterated dominance",
        "H. Hotelling, Stability in competition, Economic Journal 39 (1929)",
    ),
    after(
        "three-sellers",
        "Three sellers on a beach",
        "Three sellers choose one of four places, with a customer at each. Two share one of the middle places, and the third, alone on the other, sells as much as both.",
        "equal firms, unequal outcomes",
        "B. C. Eaton and R. G. Lipsey, The principle of minimum differentiation reconsidered, Review of Economic Studies 42 (1975)",
    ),
    after(
        "sales",
        "Sales",
        "Each of two shops has one loyal customer, and two more buy where it is cheaper, up to a price of 8. Prices must be random, so there are sales.",
        "price dispersion as a mixed strategy",
        "H. R. Varian, A model of sales, American Economic Review 70 (1980)",
    ),
    after(
        "clarke-pivot",
        "Clarke’s pivot mechanism",
        "A path is worth 2 to one neighbour and -1 to the other. Both report a value; it is built if the sum is not negative, and the player who turns the decision pays the other’s loss.",
        "telling the truth is weakly dominant",
        "E. H. Clarke, Multipart pricing of public goods, Public Choice 11 (1971)",
    ),
];
