//! Strategies of the literature after the first tournament, and those that were known before.

use super::entry::{Entry, Make, Numbers, Text, written};
use super::memory_one::{generous, linear, random, soft_joss, zero_determinant};
use games::fraction::Fraction;

const fn memory_one(
    name: &'static str,
    others: &'static [&'static str],
    (numbers, make): (Numbers, Make),
    source: &'static str,
) -> Entry {
    let text = Text::MemoryOne(numbers, make);
    Entry {
        name,
        others,
        source,
        text,
    }
}

const fn takes(least: usize, most: usize, allowed: &'static str) -> Numbers {
    Numbers {
        least,
        most,
        allowed,
    }
}

const AXELROD_1984: &str = "R. Axelrod, “The Evolution of Cooperation” (1984)";
const PRISON_1998: &str = "The PRISON project, Lille (1998), after B. Beaufils, J.-P. Delahaye and P. Mathieu, “Our meeting with gradual” (1996)";
const PRESS_DYSON: &str = "W. H. Press and F. J. Dyson, “Iterated prisoner's dilemma contains strategies that dominate any evolutionary opponent” (2012)";
const STEWART_PLOTKIN: &str =
    "A. J. Stewart and J. B. Plotkin, “Extortion and cooperation in the prisoner's dilemma” (2012)";
const FORTRESS: &str = "W. Ashlock and D. Ashlock, “Changes in prisoner's dilemma strategies over evolutionary time with different population sizes” (2006)";
const FRAMEWORK: &str = "V. Knight and others, “An open framework for the reproducible study of the iterated prisoner's dilemma” (2016)";

pub const CLASSICS: &[Entry] = &[
    written(
        "Cooperator",
        &["ALLC", "AlwaysCooperate"],
        "m1(1,1,1,1;1)",
        AXELROD_1984,
    ),
    written(
        "Defector",
        &["ALLD", "AlwaysDefect"],
        "m1(0,0,0,0;0)",
        AXELROD_1984,
    ),
    memory_one(
        "Random",
        &[],
        (
            takes(0, 1, "the probability of cooperating, or nothing for 1/2"),
            random,
        ),
        AXELROD_1984,
    ),
    // Any defection ends cooperation, the player's own too, as in the equilibrium; Grudger looks at the other's only.
    written(
        "GrimTrigger",
        &["Grim", "Trigger"],
        "automaton(c: C, C/D to d, D/C to d, D/D to d; d: D)",
        "J. W. Friedman, “A non-cooperative equilibrium for supergames” (1971)",
    ),
    written("Alternator", &[], "m1(0,0,1,1;1)", AXELROD_1984),
    written(
        "CyclerCCD",
        &["PeriodicallyCCD"],
        "else: C C D",
        PRISON_1998,
    ),
    written(
        "CyclerDDC",
        &["PeriodicallyDDC"],
        "else: D D C",
        PRISON_1998,
    ),
    written(
        "SuspiciousTitForTat",
        &["STFT", "Mistrust"],
        "m1(1,0,1,0;0)",
        "R. Boyd and J. P. Lorberbaum, “No pure strategy is evolutionarily stable in the repeated prisoner's dilemma game” (1987)",
    ),
    written(
        "AntiTitForTat",
        &["Psycho", "ATFT"],
        "m1(0,1,0,1;1)",
        "C. Hilbe, M. A. Nowak and A. Traulsen, “Adaptive dynamics of extortion and compliance” (2013)",
    ),
    written(
        "Bully",
        &["ReverseTitForTat"],
        "m1(0,1,0,1;0)",
        "J. H. Nachbar, “Evolution in the finitely repeated prisoner's dilemma” (1992)",
    ),
    written(
        "TitFor2Tats",
        &["TF2T", "TitForTwoTats", "Copykitten"],
        "if they played D D: D; else: C",
        "R. Axelrod, “Effective choice in the prisoner's dilemma” (1980); sent to the second tournament by J. Maynard Smith",
    ),
    written(
        "TwoTitsForTat",
        &["2TFT"],
        "if their D last 2 > 0: D; else: C",
        AXELROD_1984,
    ),
    written(
        "HardTitForTat",
        &["HTFT"],
        "if their D last 3 > 0: D; else: C",
        "The page prisoners-dilemma.com (2017)",
    ),
    written(
        "HardTitFor2Tats",
        &["HTF2T", "HardTitForTwoTats"],
        "if they played D D or they played D D C: D; else: C",
        STEWART_PLOTKIN,
    ),
    memory_one(
        "GTFT",
        &["GenerousTitForTat"],
        (
            takes(
                0,
                1,
                "the probability of forgiving, or nothing for the most at which no defection gains anything",
            ),
            generous,
        ),
        "M. A. Nowak and K. Sigmund, “Tit for tat in heterogeneous populations” (1992)",
    ),
    written(
        "ContriteTitForTat",
        &["CTFT"],
        "if a = 1 and I played C: C, a = 0; if slipped and I played D and they played C: a = 1; first: C; else: copy",
        "J. Wu and R. Axelrod, “How to cope with noise in the iterated prisoner's dilemma” (1995)",
    ),
    written(
        "WinStayLoseShift",
        &["WSLS", "Pavlov", "Simpleton"],
        "m1(1,0,0,1;1)",
        "M. A. Nowak and K. Sigmund, “A strategy of win-stay, lose-shift that outperforms tit-for-tat in the prisoner's dilemma game” (1993)",
    ),
    written(
        "WinShiftLoseStay",
        &["ReversePavlov"],
        "m1(0,1,1,0;0)",
        "J. Li, P. Hingston and G. Kendall, “Engineering design of strategies for winning iterated prisoner's dilemma competitions” (2011)",
    ),
    written(
        "FirmButFair",
        &[],
        "m1(1,0,1,2/3;1)",
        "M. R. Frean, “The prisoner's dilemma without synchrony” (1994)",
    ),
    memory_one(
        "SoftJoss",
        &[],
        (
            takes(
                0,
                1,
                "the probability of defecting after a defection, or nothing for 9/10",
            ),
            soft_joss,
        ),
        PRISON_1998,
    ),
    written(
        "Gradual",
        &[],
        "if a > 0: D, a = a - 1; if b > 0: C, b = b - 1; if they played D: D, a = their D - 1, b = 2; else: C",
        "P. Mathieu and J.-P. Delahaye, “New winning strategies for the iterated prisoner's dilemma” (2017), after “Our meeting with gradual” (1996)",
    ),
    written(
        "GoByMajority",
        &["SoftMajority", "SoftGoByMajority", "Majority"],
        "if their D > their C: D; else: C",
        "R. Axelrod, “More effective choice in the prisoner's dilemma” (1980); sent by G. Grisell",
    ),
    written(
        "HardGoByMajority",
        &["HardMajority"],
        "if their D >= their C: D; else: C",
        "S. Mittal and K. Deb, “Optimal strategies of the iterated prisoner's dilemma problem for multiple conflicting objectives” (2009)",
    ),
    written(
        "Prober",
        &[],
        "if round = 4 and they played C C: a = 1; first 3: D C C; if a = 1: D; else: copy",
        "J. Li, P. Hingston and G. Kendall, “Engineering design of strategies for winning iterated prisoner's dilemma competitions” (2011)",
    ),
    written(
        "Prober2",
        &[],
        "if round = 4 and they played D C: a = 1; first 3: D C C; if a = 1: C; else: copy",
        PRISON_1998,
    ),
    written(
        "Prober3",
        &[],
        "if round = 3 and they played C: a = 1; first 2: D C; if a = 1: D; else: copy",
        PRISON_1998,
    ),
    written(
        "HardProber",
        &[],
        "if round = 4 and they played C C: a = 1; first 4: D D C C; if a = 1: D; else: copy",
        PRISON_1998,
    ),
    written(
        "Handshake",
        &[],
        "if round = 3 and they played C D: a = 1; first 2: C D; if a = 1: C; else: D",
        "A. J. Robson, “Efficiency in evolutionary games: Darwin, Nash and the secret handshake” (1990)",
    ),
    written(
        "Detective",
        &[],
        "if round <= 5 and they played D: a = 1; first 4: C D C C; if a = 1: copy; else: D",
        "N. Case, “The Evolution of Trust” (2017)",
    ),
    written(
        "Forgiver",
        &[],
        "if 10 * their D > round - 1: D; else: C",
        FRAMEWORK,
    ),
    written(
        "Punisher",
        &[],
        "if a > 0: D, a = a - 1; if they played D: D, a = 20 * their D / (round - 1); else: C",
        FRAMEWORK,
    ),
    written(
        "InversePunisher",
        &[],
        "if a > 0: D, a = a - 1; if they played D and 20 * their C < round - 1: D, a = 1; \
         if they played D: D, a = 20 * their C / (round - 1); else: C",
        FRAMEWORK,
    ),
    written(
        "OmegaTFT",
        &["OmegaTitForTat"],
        "first: C; first 2: copy; if a = 4: C, a = 0; if a = 3: C, a = 4; if they played C C: b = b - 1; \
         if they played C D or they played D C: b = b + 1; if I played C and they played D or I played D and they played C: b = b + 1; \
         if b >= 8: D; if they played C D or they played D C: copy, a = a + 1; else: copy, a = 0",
        "W. Slany and W. Kienreich, “On some winning strategies for the iterated prisoner's dilemma” (2007)",
    ),
    written(
        "Fortress3",
        &[],
        "automaton(a: D, D to b; b: D, C to a, D to c; c: C, D to a)",
        FORTRESS,
    ),
    written(
        "Fortress4",
        &[],
        "automaton(a: D, D to b; b: D, C to a, D to c; c: D, C to a, D to e; e: C, D to a)",
        FORTRESS,
    ),
    written(
        "Ripoff",
        &[],
        "automaton(a: D, C to b, D to c; b: C, C to a, D to c; c: C, D to e; e: D, C to c)",
        "D. Ashlock and E.-Y. Kim, “Fingerprinting: visualization and automatic analysis of prisoner's dilemma strategies” (2008)",
    ),
    written(
        "SolutionB1",
        &[],
        "automaton(a: D, C to b; b: D, C to c, D to e; c: C, D to e; e: C)",
        "D. Ashlock, J. A. Brown and P. Hingston, “Multiple opponent optimization of prisoner's dilemma playing agents” (2015)",
    ),
    memory_one(
        "Extortion",
        &["ZDExtortion", "Extort"],
        (takes(1, 1, "the factor χ, from 1"), |payoffs, numbers| {
            zero_determinant(payoffs, payoffs[3], numbers[0].inverse()?)
        }),
        PRESS_DYSON,
    ),
    memory_one(
        "ZDExtort2",
        &["Extort2"],
        (takes(0, 0, "no numbers"), |payoffs, _| {
            linear(
                payoffs,
                payoffs[3],
                Fraction::new(1, 2),
                Fraction::new(1, 9),
            )
        }),
        STEWART_PLOTKIN,
    ),
    memory_one(
        "ZDExtort3",
        &["Extort3"],
        (takes(0, 0, "no numbers"), |payoffs, _| {
            zero_determinant(payoffs, payoffs[3], Fraction::new(1, 3))
        }),
        PRESS_DYSON,
    ),
    memory_one(
        "Generous",
        &["ZDGenerous"],
        (takes(1, 1, "the factor χ, from 1"), |payoffs, numbers| {
            zero_determinant(payoffs, payoffs[0], numbers[0].inverse()?)
        }),
        STEWART_PLOTKIN,
    ),
    memory_one(
        "ZDGTFT2",
        &["ZDGTFT-2"],
        (takes(0, 0, "no numbers"), |payoffs, _| {
            linear(
                payoffs,
                payoffs[0],
                Fraction::new(1, 2),
                Fraction::new(1, 4),
            )
        }),
        STEWART_PLOTKIN,
    ),
    memory_one(
        "Equalizer",
        &["Equaliser", "ZDEqualizer"],
        (
            takes(1, 1, "the payoff that the other player gets"),
            |payoffs, numbers| zero_determinant(payoffs, numbers[0], Fraction::ZERO),
        ),
        PRESS_DYSON,
    ),
];
