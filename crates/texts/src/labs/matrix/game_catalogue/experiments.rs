//! Texts of the catalogue: games of famous experiments.

use super::listing::{Listing, after, from};

pub(super) const LISTINGS: &[Listing] = &[
    from(
        "selten-chmura-one",
        "Selten and Chmura, game 1",
        "A constant-sum game with one equilibrium, far from half and half: up once in eleven times, left ten times. In the laboratory people go left less often than that.",
        "testing equilibrium against other stationary concepts",
        "R. Selten and T. Chmura, Stationary concepts for experimental 2x2-games, American Economic Review 98 (2008), game 1",
    ),
    from(
        "selten-chmura-six",
        "Selten and Chmura, game 6",
        "A constant-sum game whose equilibrium, 5/11 up and 7/11 left, is near the middle, where rival theories predict much the same.",
        "when an experiment cannot tell theories apart",
        "R. Selten and T. Chmura, Stationary concepts for experimental 2x2-games, American Economic Review 98 (2008), game 6",
    ),
    from(
        "selten-chmura-seven",
        "Selten and Chmura, game 7",
        "Game 1 with 4 more for one player in one column and for the other in one row. No incentive changes, so the equilibrium is the same, but the sum is no longer constant.",
        "adding constants for the other’s actions changes no equilibrium",
        "R. Selten and T. Chmura, Stationary concepts for experimental 2x2-games, American Economic Review 98 (2008), game 7",
    ),
    from(
        "asymmetric-matching-pennies",
        "Asymmetric matching pennies",
        "Matching pennies with one large prize. In equilibrium the row player still mixes half and half; in the laboratory 96 per cent went for the 320.",
        "own payoffs do not matter for one’s own mixture, yet people react",
        "J. K. Goeree and C. A. Holt, Ten little treasures of game theory and ten intuitive contradictions, American Economic Review 91 (2001), matching pennies",
    ),
    from(
        "kreps-game",
        "Kreps’s game",
        "Column’s safe action is part of no equilibrium, yet most people choose it: every equilibrium risks a heavy loss if the other errs.",
        "an action outside all equilibria that is the sensible one",
        "J. K. Goeree and C. A. Holt, Ten little treasures of game theory and ten intuitive contradictions, American Economic Review 91 (2001), the Kreps game; after D. M. Kreps",
    ),
    from(
        "trust-in-reason",
        "Trusting that others are rational",
        "The first can take 80 safely, or pass and get 90 if the second then does what is best for both; a spiteful second mover makes it 20.",
        "subgame perfection against a harmless bad equilibrium",
        "J. K. Goeree and C. A. Holt, Ten little treasures of game theory and ten intuitive contradictions, American Economic Review 91 (2001), on two-stage games",
    ),
    from(
        "beard-beil",
        "Beard and Beil’s game",
        "Going right earns 10.00 rather than 9.75, if the other then picks 5.00 and not 4.75. Two people in three do not dare rely on that.",
        "how far people rely on the rationality of others",
        "T. R. Beard and R. O. Beil, Do people rely on the self-interested maximization of others?, Management Science 40 (1994)",
    ),
    from(
        "incredible-threat",
        "A threat that is not credible",
        "Passing is worth 90 if the second does not carry out the threat to punish, which would cost both. The threat supports a second, imperfect equilibrium.",
        "incredible threats as Nash equilibria",
        "J. K. Goeree and C. A. Holt, Ten little treasures of game theory and ten intuitive contradictions, American Economic Review 91 (2001), on two-stage games",
    ),
    from(
        "ochs",
        "Ochs’s matching game",
        "Row gets 9 for one match and 1 for the other, column 1 for a mismatch. In equilibrium the 9 changes only what column does.",
        "the payoff effect that equilibrium denies",
        "J. Ochs, Games with unique, mixed strategy equilibria: an experimental study, Games and Economic Behavior 10 (1995)",
    ),
    after(
        "mckelvey-palfrey-weber",
        "Unequal stakes",
        "Matching pennies with prizes of 9, 1 and 4. Row should mix half and half, column one to nine; in the laboratory row goes up more often than down.",
        "quantal response: errors depend on what they cost",
        "R. D. McKelvey, T. R. Palfrey and R. A. Weber, The effects of payoff magnitude and heterogeneity on behavior in 2×2 games with unique mixed strategy equilibria, Journal of Economic Behavior and Organization 42 (2000)",
    ),
    from(
        "eleven-twenty",
        "The 11–20 money request game",
        "Both ask for 11 to 20 and get what they ask; exactly one less than the other brings 20 more. Each thought “and so they will …” lowers the request by one.",
        "levels of reasoning made visible",
        "A. Arad and A. Rubinstein, The 11–20 money request game: a level-k reasoning study, American Economic Review 102 (2012)",
    ),
    from(
        "centipede",
        "Centipede",
        "Two piles double with every pass, and each player in turn may take the larger. Who reasons backwards takes at once; hardly anybody does.",
        "backward induction as repeated weak dominance",
        "R. D. McKelvey and T. R. Palfrey, An experimental study of the centipede game, Econometrica 60 (1992); after R. W. Rosenthal, Journal of Economic Theory 25 (1981)",
    ),
    after(
        "dominated-cooperation",
        "Coordination beside a dominated temptation",
        "Both do best at 600 each, but that action is dominated. Who fears or hopes that others try it plays 1, and the good equilibrium 2 is missed.",
        "a dominated action that still selects the equilibrium",
        "R. W. Cooper, D. V. DeJong, R. Forsythe and T. W. Ross, Selection criteria in coordination games: some experimental results, American Economic Review 80 (1990)",
    ),
];
