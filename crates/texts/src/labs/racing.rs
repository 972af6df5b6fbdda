//! Racing: its texts.

use crate::english::numbers::{number, probability};
use crate::english::phrases::done_of;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::{EPSILON, RACES, SEED};

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "racing",
    name: "Race two strategies",
    question: "When have you seen enough games?",
    link: "racing?mean=0.52",
    live: "Live: a coin that shows heads six times in ten, and bounds that close until ½ is outside.",
    subject: Subject::Measuring,
};

texts! {
    /// The texts of the lab.
    pub struct RacingLabTexts {
        parameters: RacingParameterTexts,
        page: RacingTexts,
    }

    /// The parameters of the racing lab.
    pub struct RacingParameterTexts: ParameterText {
        race = choice("Race", "When the race tests, which bounds it uses and what ends it. A star means that it stops \
            as soon as ½ is outside the bounds.", RACES),
        contest = choice("Contestants", "Who plays against whom.", &[
            ("coin", "One coin"),
            ("two-coins", "Two coins"),
            ("connect-four", "Two agents at Connect Four"),
            ("war", "Two strategies at War"),
            ("rrrats", "Two strategies at Rrrats"),
        ]),
        mean = plain("Coin", "One coin: the probability that the first player wins a game."),
        epsilon = EPSILON,
        delta = plain("Error probability δ",
            "The largest probability that any bound is wrong, divided among the tests."),
        repeats = counted("Races", "", "How many times the race is run; the first run is shown game by game."),
        alpha = plain("Target error α", "How often the verdict may be wrong: the calculator finds a δ for it."),
        first_coin = plain("First coin", "Two coins: the probability that the first player's coin shows heads. Heads \
            beats tails; equal sides are a draw."),
        second_coin = plain("Second coin", "Two coins: the probability that the second player's coin shows heads."),
        first = plain("First agent", "Connect Four: the first player of the race. The two take turns to begin."),
        second = plain("Second agent", "Connect Four: the first agent's opponent."),
        first_orders = plain("First player's order of cards", "War: the proportions in which the first player's won \
            cards go back in decreasing, increasing and random order."),
        second_orders = plain("Second player's order of cards", "War: the same for the second player."),
        first_rolls = plain("First player rolls on",
            "Rrrats: the first player's probabilities of rolling on with one, two and three tokens in hand."),
        second_rolls = plain("Second player rolls on", "Rrrats: the same for the second player."),
        all = plain("Play on for all races",
            "The first run goes on until every race has its verdict on the same games."),
        game = plain("Moment", "The race is shown after this many games."),
        seed = SEED,
        view = views(&[
            ("all", "The whole page"),
            ("race", "The race"),
            ("moment", "Why it goes on or stops"),
            ("decisions", "The same games in every race"),
            ("errors", "How often it is wrong, and what it costs"),
            ("calculator", "Calculator: the δ for a target error"),
            ("slips", "Where the thesis slips"),
            ("pseudo-code", "The algorithm"),
        ]),
    }

    /// The racing lab. Numbers in sentences have been written already.
    pub struct RacingTexts {
        /// The settings are named between braces.
        sentence_of_coin = "{contest} shows heads with probability {mean}: {race} tosses it until it knows on which \
            side of ½ that is, or gives up. Precision ε = {epsilon}, error probability δ = {delta}.",
        sentence = "{contest}: {race} plays until it knows who is better, or gives up. Precision ε = {epsilon}, error \
            probability δ = {delta}.",
        /// Of races that do not stop when one half is outside their bounds.
        sentence_of_coin_by_width = "{contest} shows heads with probability {mean}: {race} tosses it until it knows that \
            probability to within ε = {epsilon}, or gives up. Error probability δ = {delta}.",
        sentence_by_width = "{contest}: {race} plays until it knows how often the first wins to within ε = {epsilon}, or \
            gives up. Error probability δ = {delta}.",
        summary = "Which of two players is better? Play until confidence bounds decide, and see how often that is \
            wrong and what it costs.",
        presets: &'static [Preset] = &[
            ("racing", "The thesis's example: a coin at 0.503"),
            ("racing?mean=0.6", "A clear case: a coin at 0.6"),
            ("racing?mean=0.5", "Equal players: a fair coin"),
            ("racing?race=ilebr-star-1&mean=0.497&delta=0.0000204714319", "The δ for an error below 0.05"),
            ("racing?contest=two-coins&first_coin=0.3&second_coin=0.27", "Two coins, with many draws"),
            ("racing?contest=connect-four&first=uct(30)&second=tactical&epsilon=0.05&repeats=4&all=off",
                "Two agents at Connect Four"),
            ("racing?contest=war&repeats=20&all=off", "War: decreasing against random order"),
            ("racing?contest=rrrats&repeats=100", "Rrrats: the thesis's strategy against one half"),
            ("racing?race=classic-hoeffding&mean=0.55&repeats=200", "The classic Hoeffding race"),
            ("racing?race=composed&mean=0.55&repeats=200",
                "A race of your own: tests at n², δ for any number of tests"),
        ],
        nothing_yet = "No game has been played yet: run the race, then step through it.",
        races_done(done: &str, total: &str) = done_of(done, total, ["race", "races"]),
        course: CourseTexts,
        decisions: DecisionsTexts,
        errors: ErrorsTexts,
        calculator: CalculatorTexts,
        slips: SlipsTexts,
        code: RacingCodeTexts,
        /// The way to the curves.
        to_curves = "Curves of all races at this ε and δ",
    }

    /// One race, game by game.
    pub struct CourseTexts {
        chart = "The mean and its bounds",
        games_axis = "games",
        lower = "LB",
        mean = "mean",
        upper = "UB",
        half = "½",
        /// The width at which a race ends.
        two_epsilon = "2ε",
        verdict = "stops here",
        now = "now",
        step_by = "Step by",
        by_tests = "tests",
        by_games = "games",
        moment(games: &str, total: &str) = format!("game {games} of {total}"),
        so_far(games: &str, [won, drawn, lost]: [&str; 3], mean: Option<f64>) = match mean {
            None => "No game has been played yet.".to_owned(),
            Some(mean) => {
                format!(
                    "After {games} games: {won} won, {drawn} drawn, {lost} lost; mean {mean:.6}."
                )
            }
        },
        /// Takes n and its games.
        test(n: &str, games: &str) = format!("Test {n}, after {games} games:"),
        bounds(mean: f64, radius: f64, lower: f64, upper: f64) =
            format!("{mean:.6} ± {radius:.6}; the best bounds so far are {lower:.6} and {upper:.6}."),
        /// Over the formula of the last test: takes after how many games it was, if there was one.
        at_test(games: Option<&str>) = games.map_or_else(
            || "There has been no test yet.".to_owned(),
            |games| format!("At the last test, after {games} games:"),
        ),
        highest_so_far = "highest so far",
        lowest_so_far = "lowest so far",
        goes_on = "Undecided: the race goes on.",
        decided(better: usize, games: &str) = format!(
            "Stopped after {games} games: ½ is outside the bounds, so the {} player is better.",
            PLAYERS[better]
        ),
        outside(better: usize, games: &str, reason: &str) = format!(
            "Stopped after {games} games: {reason}. ½ is outside the bounds, so the {} player is better.",
            PLAYERS[better]
        ),
        /// The same where ½ is within the bounds.
        guessed(better: usize, games: &str, reason: &str) = format!(
            "Stopped after {games} games: {reason}. ½ is still inside the bounds, so the verdict is a guess: the mean \
                favours the {} player.",
            PLAYERS[better]
        ),
        /// The same where the mean is ½ too.
        tied(better: usize, games: &str, reason: &str) = format!(
            "Stopped after {games} games: {reason}. ½ is inside the bounds and the mean is ½: the rules name the {} \
                player then.",
            PLAYERS[better]
        ),
        nobody_is_better = "Both players expect ½, so neither is better: no verdict is right or wrong.",
        stopping: StoppingTexts,
        not_kept(games: &str) = format!("You can step through the first {games} games only."),
    }

    /// The pseudo-code of a race.
    pub struct RacingCodeTexts {
        label = "Pseudo-code of the race",
        /// The last test: for any number of tests, for tests after every game, after squares.
        last: [&'static str; 3] = [
            "n_max ← first n with ε_n ≤ ε whatever the results", "n_max ← first n with √(ln(2n/δ) / 2n) ≤ ε",
            "n_max ← first n with √(ln(2n/δ) / 2n²) ≤ ε",
        ],
        first = "n_min ← first n at which winning all would decide",
        /// From the first test, from n_min.
        begin: [&'static str; 2] = ["LB ← 0, UB ← 1, t ← 0, n ← 1", "LB ← 0, UB ← 1, t ← 0, n ← n_min"],
        repeat = "repeat",
        /// A game a test, squares.
        play: [&'static str; 2] = ["play a game, t ← t + 1", "while t < n²: play a game, t ← t + 1"],
        /// For any number of tests, the same for all.
        share: [&'static str; 2] = ["δ_n ← 6δ/(π²n²)", "δ_n ← δ/n_max"],
        /// Bernstein, Hoeffding.
        radius: [&'static str; 2] = ["L ← ln(3/δ_n), ε_n ← σ̄·√(2L/t) + 3L/t", "L ← ln(2/δ_n), ε_n ← √(L/2t)"],
        bounds = "LB ← max(LB, X̄ − ε_n), UB ← min(UB, X̄ + ε_n)",
        half = "if LB > ½ or UB < ½: return the better one",
        width = "if UB − LB ≤ 2ε: return the one ahead",
        last_test = "if n = n_max: return the one ahead",
        next = "n ← n + 1",
        played(games: &str, mean: f64) = format!("t = {games}, X̄ = {mean:.4}"),
        test(test: &str, last: &str) = format!("n = {test} of {last}"),
        /// What the letters are.
        letters = "t games have been played, X̄ is their mean and σ̄ its standard deviation; n counts tests. A mean of \
            exactly ½ goes to the second player.",
    }

    /// The rules that end a race.
    pub struct StoppingTexts {
        label = "The race stops when",
        /// The lower bound above ½, the upper one below, the width, the last test.
        rules: [&'static str; 4] = [
            "LB > ½: the first is better", "UB < ½: the second is better", "UB − LB ≤ 2ε: the mean decides",
            "last test: the mean decides",
        ],
        /// What the number of the last rule is: takes the test and the last one.
        test(test: &str, last: &str) = format!("test {test} of {last}"),
        /// The same before the first test: takes its games.
        first_test(games: &str) = format!("first after {games} games"),
        /// Of a rule that this race does not have.
        not_here = "not in this race",
        /// Beside the rule that has ended the race.
        stops = "stops here",
    }

    /// What each race says about the same games.
    pub struct DecisionsTexts {
        as_table = "As a table",
        verdict_in_short(better: usize, reason: usize) =
            format!("{}: {}", PLAYERS[better], ["½ outside", "2ε apart", "last test"][reason]),
        introduction = "The verdict of each race on the same games, and when it comes. A star means that it stops as \
            soon as ½ is outside the bounds.",
        header: [&'static str; 5] = ["Race", "Tests", "Better", "Games", "Reason"],
        /// When each race tests, in the order of the races.
        schedules: [&'static str; 3] = ["every game", "n² games", "n² games from n_min"],
        corrections: [&'static str; 2] = ["δ·6/(π²n²)", "δ/n_max"],
        players: [&'static str; 2] = PLAYERS,
        /// Bounds, width, last test.
        reasons: [&'static str; 3] = ["½ is outside the bounds", "the bounds are 2ε apart", "that was the last test"],
        undecided = "not yet",
    }

    /// How often a verdict is wrong.
    pub struct ErrorsTexts {
        /// The picture of what races cost.
        costs = "Wrong verdicts against games per race",
        costs_note = "Every race with this coin, exact but for the width rule. The point with a line through it is the \
            chosen race, simulated, with its 95 % interval. Errors below 10⁻⁹ are drawn at the lower edge.",
        simulated_race(race: &str) = format!("{race}, simulated"),
        header: [&'static str; 5] = ["Method", "Wrong verdicts", "95 %", "Games per race", "95 %"],
        /// The second column where neither player is better, and what it says.
        header_of_equals = "Verdicts for the first player",
        equals = "With a mean of one half neither player is better and no verdict is wrong. Shown instead: how often \
            the verdict is for the first player.",
        bound = "Bound F, as printed (2.12)",
        bound_with_delta = "Bound F with the race's δ (2.11)",
        product = "The thesis's product (2.6)",
        exact = "Exact but for the width rule",
        simulated = "Simulated",
        numbers(n_min: &str, n_max: &str, most: &str) = format!("Tests {n_min} to {n_max}, at most {most} games."),
        at_most(games: &str) = format!("at most {games}"),
        notes: [&'static str; 2] = [
            "Exact but for the width rule: by dynamic programming over the number of wins at each test. It applies the \
                rule that a race ends when its bounds are 2ε apart to the bounds of each test alone. Real races, such \
                as the simulated ones, use the best bounds so far, so they may end earlier: LEBR near one half ends \
                after about 3 % fewer games.",
            "The product treats the tests as independent, which they are not; see below.",
        ],
        no_bound = "This race has no last test, so the thesis's formulas do not apply to it.",
        coins_only = "Formulas and exact numbers are for a single coin, since they have no draws. Here there are only \
            simulated numbers.",
        /// The first player's expected result.
        known_mean(mean: f64) = format!("The first player's expected result is exactly {mean:.6}."),
        ended_by(races: &str, [bounds, width, last]: [&str; 3]) = format!(
            "Of {races} races {bounds} ended with one half outside the bounds, {width} with bounds 2ε apart, {last} \
                with the last test."
        ),
        /// A probability in as many digits as it is known.
        probability: fn(f64) -> String = probability,
        /// The share of verdicts for the first player.
        for_first(share: f64, races: &str) =
            format!("{:.1} % of {races} verdicts are for the first player.", 100.0 * share),
    }

    /// The δ for a wanted error.
    pub struct CalculatorTexts {
        question(alpha: f64, epsilon: f64, mean: f64) = format!(
            "For a probability below α = {} of a wrong verdict, with precision ε = {} and a winning probability of {}:",
            number(alpha), number(epsilon), number(mean)
        ),
        header: [&'static str; 6] = ["", "n_max", "δ", "games at most", "wrong verdicts", ""],
        /// The rows.
        by_bound = "By the thesis's bound F (2.16)",
        exactly = "By the error itself, exact but for the width rule",
        other_races = "This is for races that test after n² games with δ/n_max each. The chosen race does not, so \
            these are the numbers for ILEBR* 2.",
        try_it = "Race with this δ",
        delta_is_large = "Where δ is not below 1, precision ε alone needs more games than the target error: any δ will \
            do.",
        any_delta = "Precision ε alone needs more games than the target error: any δ will do.",
        never(alpha: f64, tests: &str) = format!(
            "The thesis's bound F is never below {}. Its second part, α₂ of (2.12), grows with the number of tests: \
                with {tests} tests α₂ alone is too large, and with fewer tests F is. Only the bound fails: the error \
                itself can be that small.",
            number(alpha)
        ),
        bound_not_found(alpha: f64, tests: &str) =
            format!("The thesis's bound F is not below {} with up to {tests} tests.", number(alpha)),
        /// The same, and whether a smaller ε would help.
        exactly_not_found(alpha: f64, tests: &str, may_choose_epsilon: bool) = {
            let advice = if may_choose_epsilon {
                " With more tests δ would be below 10⁻¹²; a smaller ε allows more games."
            } else {
                ""
            };
            format!(
                "The error itself is not below {} with up to {tests} tests either.{advice}",
                number(alpha)
            )
        },
        after_a_run = "Run the race to compute this too.",
        nobody_is_better = "With a mean of one half neither player is better, and no δ can help.",
    }

    /// Where the source slips.
    pub struct SlipsTexts {
        introduction = "Checked with ε = 0.01, δ = 0.05 and μ = 0.503, as in the thesis's own example. The last column \
            says what this page does instead.",
        header: [&'static str; 3] = ["Where", "What it says", "What is right"],
        /// Where, what it says, what is so.
        rows: &'static [[&'static str; 3]] = &[
            [
                "(2.6), proof in 5.2",
                "The probability of a wrong verdict is one minus a product over the tests.",
                "The tests are not independent: a player who is behind after n² games is likely to be behind after (n \
                    + 1)². The product is 0.100623 and the probability, exact but for the width rule, 0.100621: near \
                    one half nearly everything depends on the last test, and the mistake is small. Where earlier tests \
                    decide more often it is not: with δ = 0.5, μ = 0.51 and Hoeffding's inequality in ILEBR* 2 they \
                    are 0.00120632 and 0.00069294.",
            ],
            [
                "(2.18)",
                "The bound (2.12), with δ = 1, is 0.10083.",
                "With δ = 1 it is 0.10841; with δ = 0.05, as in (2.11), it is 0.10077.",
            ],
            [
                "Algorithms 2 to 5",
                "A race goes on while UB − LB > 2ε or n ≤ n_max.",
                "With “or” it could never stop before n_max. “And” is meant.",
            ],
            [
                "(2.4)",
                "√(ln(3n/δ)/n²) + 3·ln(3n/δ)/n² is ε at n = 230.751.",
                "The first root lacks a factor: with √(ln(3n/δ)/(2n²)), 230.751 is right.",
            ],
            [
                "(2.4)",
                "The most games are ⌈n_max⌉² = ⌈230.751²⌉ = 53 247.",
                "⌈n_max⌉² is 231² = 53 361, since tests are after squares of whole numbers.",
            ],
            [
                "(2.1)",
                "The root is 74539.85.",
                "It is 74539.8426. The number of tests, 74 540, is right.",
            ],
            [
                "Lemmas 1.11 and 1.13, (1.1), (1.2)",
                "For every ε up to the radius, the mean is within ε of μ with a probability of at least 1 − δ.",
                "For every ε from the radius on. With 100 tosses of a fair coin and δ = 0.05 the radius of lemma 1.11 \
                    is 0.1358, and the mean is within it with probability 0.9934. It is within 0.001 only if 50 heads \
                    fall, with probability 0.0796.",
            ],
            [
                "(2.1), likewise (2.2) to (2.5)",
                "n_max is a solution of ε ≤ √(ln(2·n_max/δ)/(2·n_max)).",
                "It is the smallest number for which ε ≥ the right side, as the numbers are computed. As printed, 1 is \
                    a solution of (2.1) too, with a radius of 1.358.",
            ],
            [
                "Section 2.5",
                "⌈7.53219⌉² = 100.",
                "It is 64, as the next sentence says.",
            ],
            [
                "Algorithm 5",
                "Tests are after (n + n_min)² games, and n goes up to the n_max of algorithm 3.",
                "That would be 221² = 48 841 games. Figure 2.6 and (2.5) have 213² = 45 369, so here the tests are \
                    after 8², 9² … 213² games. With δ divided among 213 tests, as printed, or among the 206 that are \
                    left, the error is the same to six digits; with the tests as printed it would be 0.092417, after \
                    48 821 games on average.",
            ],
            [
                "Algorithm 5",
                "Before the first test n_min games are played; then t is n_min².",
                "n_min² games are played: 64, as section 2.5 says, not 8.",
            ],
            [
                "Section 2.6, after (2.15)",
                "δ is chosen so that F_μ(n_max) ≥ α, where α is the wanted error.",
                "F is at least the error, see (2.14). It has to be below the wanted α, as (2.16) itself has it.",
            ],
            [
                "(2.16)",
                "δ = 2.047143·10⁻⁵ gives n_max = 293.",
                "That is rounded down; n_max would be 294. With 2.0471432·10⁻⁵ it is 293.",
            ],
            [
                "(2.16)",
                "For every α there is a δ.",
                "For a small α there is none, whatever the number of tests: the second part of F, α₂ of (2.12), \
                    depends on n_max alone and grows with it, so F falls and then rises. At μ = 0.503 there is a δ for \
                    α = 0.015 (n_max = 493) but none for α = 0.0145. The error itself can be kept below 0.0145: n_max \
                    = 365 is enough.",
            ],
            [
                "Algorithms 4 and 5",
                "A race goes on while UB > ½ or LB < ½.",
                "One of the two always holds, since LB is never above UB: with “or” the rule would never end a race. \
                    “And” is meant: a race goes on while ½ is inside the bounds.",
            ],
            [
                "Algorithm 5",
                "n_min solves 0.5 = √(ln(2·n_max/δ)/(2·(n_min + 1)²)).",
                "With n_max = 213 that gives 3.25 (n_min + 1 = 4.25): Hoeffding's inequality, while the race uses \
                    Bernstein's. The text of section 2.5 has the right equation, with 7.53.",
            ],
            [
                "Algorithms 3 to 5",
                "Before test n, games are played while t ≤ n².",
                "After that t is n² + 1: with t = 0 at the beginning, as in algorithm 3, the first test is after 2 \
                    games. Games are played while t < n².",
            ],
            [
                "Section 1.4",
                "f(k) = k² and g(k) = (6/π²)/k² are examples for lemma 1.16, where δ_k = δ/g(k).",
                "That is the reciprocal of g: with it the sum of δ_k is infinite. Right is g(k) = k²·π²/6, so that δ_k \
                    = 6δ/(π²k²), as in algorithm 1.",
            ],
            [
                "Chapter 5, on War",
                "Decreasing order, the best, wins 54 % against decreasing order, “the most widespread strategy”.",
                "That would be a strategy against itself, which wins 50 %. Decreasing order wins 70 % against random \
                    order, as the thesis says; 54 % is what increasing order wins against random order.",
            ],
            [
                "Chapter 5, on Rrrats",
                "The optimal strategy is mixed: with three tokens in hand a turn is ended with probability 64 %.",
                "The thesis leaves open where the hand goes after 0 and 0. If what was stolen goes back to its owner, \
                    and the last turn is finished, the optimum among strategies of three numbers is mixed: it rolls on \
                    with probability 0.6203. Rolling on with 0.64 instead costs 0.000006 per game against it, and with \
                    0.36, as printed, 0.0009: “ended” may be meant as “continued”. Under the other readings always \
                    rolling on is optimal.",
            ],
            [
                "Table 5.4",
                "The caption: strategies against the random start.",
                "It repeats the caption of table 5.3. The table has row against column; its diagonal of 0.507 to 0.519 \
                    suggests that the row begins.",
            ],
            [
                "(2.11) and (2.12)",
                "The largest variance, ¼, is put into the bounds, and α₂ is at most what comes out.",
                "Wider bounds exclude ½ later, so it is a little too small: for ILEBR* 2 with ε = 0.01 and δ = 0.05 it \
                    gives 0.0001481 at μ = ½, where α₂ with the variance of the games is 0.0001498.",
            ],
            [
                "(2.10) to (2.12)",
                "The products are over the wins in f(n_max) games.",
                "In f(k) games, as in (2.13).",
            ],
        ],
    }
}

/// Of a race.
const PLAYERS: [&str; 2] = ["first", "second"];
