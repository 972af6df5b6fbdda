//! The strategies of R. Axelrod's first tournament, as they are known, in the order in which they came.
//!
//! Source: R. Axelrod, "Effective choice in the prisoner's dilemma", Journal of Conflict Resolution 24 (1980), which describes each in a few sentences. Where
//! those leave something open, they are read as the Axelrod library reads them, so that matches can be compared: a test of randomness is a test of χ² at 5 %
//! (one degree of freedom: 3.841) of the other's cooperations and defections against equal ones, and Graaskamp recognises tit for tat and itself by all moves
//! so far. The strategy whose author is not named is the library's too: its probability is drawn from 3/10 to 7/10 anew in every round, which is 1/2.

use super::entry::{Entry, Text, written};

const SOURCE: &str = "R. Axelrod, “Effective choice in the prisoner's dilemma” (1980)";

pub const TOURNAMENT_1980: &[Entry] = &[
    written(
        "TitForTat",
        &["TFT", "Copycat", "FirstByRapoport"],
        "m1(1,0,1,0;1)",
        "A. Rapoport, in R. Axelrod, “Effective choice in the prisoner's dilemma” (1980)",
    ),
    written(
        "FirstByTidemanAndChieruzzi",
        &["TidemanAndChieruzzi"],
        "first: C; last 2: D; if they played D: a = a + 1; if b = 1: C, b = 0; \
         if lead >= 10 and left >= 10 and they played C and (c = 0 or round - c >= 20) \
         and (2 * a - round + 1) * (2 * a - round + 1) >= 9 * (round - 1): C, a = 0, b = 1, c = round, e = 0, f = 0; \
         if f > 0: D, f = f - 1; if they played D: D, e = e + 1, f = e - 1; else: C",
        SOURCE,
    ),
    written(
        "FirstByNydegger",
        &["Nydegger"],
        "always: a = a / 4 + 32 * their D last 1 + 16 * my D last 1; first: C; if round = 3 and they played D C: D; first 3: copy; \
         if a in 1 6 7 17 22 23 26 29 30 31 33 38 39 45 49 54 55 58 61: D; else: C",
        SOURCE,
    ),
    written("FirstByGrofman", &["Grofman"], "m1(1,2/7,2/7,1;1)", SOURCE),
    written(
        "FirstByShubik",
        &["Shubik"],
        "if b > 0: D, b = b - 1; if they played D and I played C: D, a = a + 1, b = a - 1; else: C",
        SOURCE,
    ),
    written(
        "FirstBySteinAndRapoport",
        &["SteinAndRapoport"],
        "last 2: D; first 4: C; every 15: a = 0; \
         if every 15 and 1000 * (their C - their D) * (their C - their D) <= 3841 * (round - 1): a = 1; if a = 1: D; else: copy",
        SOURCE,
    ),
    written(
        "Grudger",
        &["Spite", "FirstByFriedman", "Friedman"],
        "automaton(c: C, D to d; d: D)",
        "J. W. Friedman, in R. Axelrod, “Effective choice in the prisoner's dilemma” (1980)",
    ),
    written(
        "FirstByDavis",
        &["Davis"],
        "first 10: C; if their D > 0: D; else: C",
        SOURCE,
    ),
    written(
        "FirstByGraaskamp",
        &["Graaskamp"],
        "if I played C ? and they played D or I played D ? and they played C: a = 1; \
         if I played C and they played D or I played D and they played C: b = 1; first: C; if round = 51: D; first 56: copy; \
         if 1000 * (their C - their D) * (their C - their D) <= 3841 * (round - 1): c = 1; if c = 1: D; if a = 0 or b = 0: copy; \
         always: e = e + 1; if I played D and e > 1: e = 2; if e > 5: D with 1/(17 - e); else: C",
        SOURCE,
    ),
    Entry {
        name: "FirstByDowning",
        others: &["Downing"],
        source: SOURCE,
        text: Text::Made(downing),
    },
    written(
        "FirstByFeld",
        &["Feld"],
        "first: C; if they played D: D; if first 200: C with (401 - round)/400; else: C with 1/2",
        SOURCE,
    ),
    written(
        "FirstByJoss",
        &["Joss", "HardJoss"],
        "m1(9/10,0,9/10,0;1)",
        SOURCE,
    ),
    written(
        "FirstByTullock",
        &["Tullock"],
        "first 11: C; else: C with (their C last 10 - 1)/10",
        SOURCE,
    ),
    written(
        "FirstByAnonymous",
        &["Anonymous", "NameWithheld"],
        "m1(1/2,1/2,1/2,1/2;1/2)",
        SOURCE,
    ),
];

/// Compares what always cooperating and always defecting would get, if the other one cooperates as often after a cooperation and after a defection as so far.
fn downing([reward, sucker, temptation, punishment]: [i64; 4]) -> String {
    format!(
        "if round = 2 and they played C: a = a + 1; if I played C ? and they played C: a = a + 1; \
         if I played D ? and they played C: b = b + 1; first 2: D; always: c = my D; if c < 2: c = 2; \
         always: e = ({reward} * a + {sucker} * (my C + 1 - a)) * c, f = ({temptation} * b + {punishment} * (c - b)) * (my C + 1); \
         if e > f: C; if e < f: D; else: switch"
    )
}
