//! Texts of the catalogue: dominance, in one step or in many.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    after(
        "two-person-beauty-contest",
        "Guessing two thirds, for two",
        "Both guess from 0 to 5; the guess nearer to two thirds of the mean wins. For two that is simply the lower one, and 0 is weakly dominant; many professionals miss it.",
        "weak dominance that people overlook",
        "B. Grosskopf and R. Nagel, The two-person beauty contest, Games and Economic Behavior 62 (2008)",
    ),
    from(
        "battle-with-an-outside-option",
        "Battle of the sexes with an outside option",
        "The first can take 300 or play a battle for 600 and 200. Who does not take it must hope for 600: with this thought the outside option decides the battle.",
        "forward induction by weak dominance",
        "R. Cooper, D. V. DeJong, R. Forsythe and T. W. Ross, Forward induction in the battle-of-the-sexes games, American Economic Review 83 (1993); idea of E. Kohlberg and J.-F. Mertens (1986)",
    ),
    after(
        "stackelberg",
        "Stackelberg as one choice of plans",
        "The leader sells 4 or 6, the follower plans an answer to each; the price is 12 less all. The plan “always 4” supports Cournot’s outcome, but only as an empty threat.",
        "commitment; plans as strategies",
        "H. von Stackelberg, Marktform und Gleichgewicht (1934)",
    ),
    from(
        "boxed-pigs",
        "Boxed pigs",
        "A lever at one end brings food at the other. The small pig never gains by pressing, so the big pig has to, and the small one gets as much.",
        "one dominated action decides everything",
        "B. A. Baldwin and G. B. Meese, Social behaviour in pigs studied by means of operant conditioning, Animal Behaviour 27 (1979); E. Rasmusen, Games and Information",
    ),
    from(
        "iterated-dominance",
        "Rows and columns in turn",
        "First the middle column goes, then two rows, then the right column: one cell is left.",
        "iterated strict dominance",
        "D. Fudenberg and J. Tirole, Game Theory (1991), section 1.1",
    ),
    from(
        "dominated-by-a-mixture",
        "Dominated only by a mixture",
        "Neither other row alone always beats the middle one, but a mixture of half of each does. The column player never cares.",
        "dominance by mixed strategies",
        "D. Fudenberg and J. Tirole, Game Theory (1991), section 1.1",
    ),
    from(
        "dominance-and-doubt",
        "Would you rely on dominance?",
        "Right is dominated, if only just; so row should go up for 8. But if column errs, up costs a hundred: a doubt of one in a hundred is enough to prefer down.",
        "how sure one must be that others are rational",
        "D. Fudenberg and J. Tirole, Game Theory (1991), section 1.1",
    ),
    from(
        "three-steps",
        "Three steps of elimination",
        "Right is worse than middle; then down is worse than up; then left is worse than middle.",
        "iterated elimination step by step",
        "R. Gibbons, Game Theory for Applied Economists (1992), section 1.1.B",
    ),
    from(
        "nothing-to-eliminate",
        "Nothing to eliminate",
        "No action is dominated, so elimination says nothing at all; yet there is one equilibrium in pure strategies, best for both.",
        "what equilibrium adds to dominance",
        "R. Gibbons, Game Theory for Applied Economists (1992), section 1.1.C",
    ),
    from(
        "order-of-elimination",
        "The order of elimination",
        "Top and bottom are both weakly dominated. Removing top first leaves 2 for row, removing bottom first leaves 1. (Cross them out by hand: the list below takes both at once.)",
        "weak dominance: the order matters",
        "M. J. Osborne and A. Rubinstein, A Course in Game Theory (1994), section 4.3, figure 63.1",
    ),
    from(
        "rationalizable",
        "Rationalisable and not",
        "The fourth column is worse than a mixture, and with it goes the fourth row. All else can be justified by beliefs, though only one pair is an equilibrium.",
        "rationalisability is weaker than equilibrium",
        "B. D. Bernheim, Rationalizable strategic behavior, Econometrica 52 (1984); M. J. Osborne and A. Rubinstein, A Course in Game Theory (1994), section 4.1",
    ),
    after(
        "burning-money",
        "Burning money",
        "Before a battle of the sexes the first could burn 1. Burning and then not going for 3 makes no sense; thought through, the mere chance to burn wins the battle, unused.",
        "forward induction by repeated weak dominance",
        "E. Ben-Porath and E. Dekel, Signaling future actions and the potential for sacrifice, Journal of Economic Theory 57 (1992)",
    ),
];
