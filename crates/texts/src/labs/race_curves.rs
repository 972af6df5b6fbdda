//! Curves of races: its texts.

use crate::english::numbers::number;
use crate::english::phrases::done_of;
use crate::lab::{ListedLab, Preset};
use crate::map::Subject;
use crate::parameter::{ParameterText, choice, counted, plain, views};
use crate::shared_parameters::{EPSILON, RACES, SEED};

/// The lab in the list of labs.
pub(super) const LISTED: ListedLab = ListedLab {
    key: "race-curves",
    name: "Compare kinds of race",
    question: "How often is a race wrong, and what does it cost?",
    link: "race-curves?from=0.485&points=9&repeats=0",
    live: "Live: how likely a wrong verdict becomes as the players come closer.",
    subject: Subject::Measuring,
};

texts! {
    /// The texts of the lab.
    pub struct RaceCurvesLabTexts {
        parameters: RaceCurvesParameterTexts,
        page: RaceCurvesTexts,
    }

    /// The parameters of race curves.
    pub struct RaceCurvesParameterTexts: ParameterText {
        races = choice("Races", "Which races are compared.", RACES),
        epsilon = EPSILON,
        delta = plain("δ of races that go on at ½",
            "The error probability of races that do not stop at ½, and in the charts of the last test."),
        delta_star = plain("δ of races that stop at ½", "The error probability of races that stop at ½."),
        from = plain("From", "The smallest probability of winning a game."),
        to = plain("To", "The largest probability of winning a game; above “From”."),
        points = counted("Points", "", "How many probabilities there are, in equal steps."),
        repeats = counted("Simulated races", "per point",
            "How many times each race is simulated at each point; 0 for calculated curves only."),
        chart = choice("Chart", "Which chart is shown.", &[
            ("error", "Wrong verdicts"),
            ("games", "Games"),
            ("games-logarithmic", "Games, logarithmic"),
            ("alpha-2", "α₂ (figure 2.3)"),
            ("tests-every-game", "Tests, t = n (figure 2.1)"),
            ("tests-squares", "Tests, t = n² (figure 2.2)"),
            ("alpha-2-epsilon", "α₂ against ε (figure 2.3)"),
        ]),
        seed = SEED,
        view = views(&[("all", "The whole page"), ("curves", "Curves")]),
    }

    /// Race curves. Numbers in sentences have been written already.
    pub struct RaceCurvesTexts {
        /// The settings are named between braces.
        sentence = "How often is a race wrong, and how long does it take, if the mean is between {from} and {to}? \
            Calculated at {points} points, and simulated {repeats} times at each.",
        not_below(from: f64, to: f64) = format!("“From” is {from} and “To” is {to}, but “From” must be below “To”."),
        summary = "How often races are wrong and how many games they take: by formula, by dynamic programming, and \
            simulated.",
        figures = "The figures of the thesis",
        /// The figures of the thesis. Figure 2.4 has the δ that the thesis chose, and 2.7 the one with which ILEBR* 1
        /// has as many games as LEBR has near ½. Then the classic races and the tests of the example after lemma
        /// 1.16, on the same axes.
        presets: &'static [Preset] = &[
            ("race-curves?chart=tests-every-game", "2.1 Last test against variance, t = n"),
            ("race-curves?chart=tests-squares", "2.2 Last test against variance, t = n²"),
            ("race-curves?races=ilebr-star-1&repeats=0&chart=alpha-2", "2.3 α₂ against μ and δ"),
            ("race-curves?races=ilebr-star-1&delta_star=0.0000204714319&from=0.49&repeats=200",
                "2.4 The chosen δ: ILEBR* 1"),
            ("race-curves?from=0.485&points=16", "2.5 Wrong verdicts of the five races"),
            ("race-curves?from=0.4&chart=games", "2.6 Games of the five races"),
            ("race-curves?races=lebr,ilebr-star-1&delta_star=0.0000000000302101484&from=0.485&points=16",
                "2.7 a LEBR and ILEBR* 1, equal games: errors"),
            ("race-curves?races=lebr,ilebr-star-1&delta_star=0.0000000000302101484&from=0.4&chart=games-logarithmic",
                "2.7 b, c LEBR and ILEBR* 1, equal games: games"),
            ("race-curves?races=lebr,ilebr-star-2,classic-hoeffding,classic-bernstein,lebr-squares&from=0.4&to=0.49&points=7&repeats=0&chart=games-logarithmic",
                "The classic races, and LEBR with tests at n²: games"),
            ("race-curves?races=lebr,ilebr-star-2,classic-hoeffding,classic-bernstein,lebr-squares&from=0.4&to=0.49&points=7&repeats=0",
                "The same: errors"),
            ("race-curves?races=ilebr-star-1&repeats=0&chart=alpha-2-epsilon", "2.3 α₂ against ε and δ"),
        ],
        tabs = "Charts",
        /// The charts' titles, in the order of the choice.
        titles: [&'static str; 7] = [
            "Wrong verdicts against the probability of winning", "Mean games against the probability of winning",
            "Mean games against the probability of winning, logarithmic", "α₂ against the probability of winning",
            "Last test against the variance, t = n", "Last test against the variance, t = n²",
            "α₂ against the precision ε, at μ = 0.497",
        ],
        mean_axis = "probability of winning a game",
        variance_axis = "variance of a result",
        precision_axis = "precision ε",
        simulated = "simulated",
        simulated_of(race: &str) = format!("{race}, simulated"),
        alpha_two_of(delta: f64) = format!("δ = {}", number(delta)),
        hoeffding = "by Hoeffding's inequality",
        bernstein = "by the empirical Bernstein inequality",
        nothing_yet = "Nothing has been calculated yet: press Run.",
        no_star = "α₂ is about races that stop at one half: choose one of those.",
        /// What lines and bands are: of one race, of several, of α₂, of tests.
        one_race = "Lines are calculated; the simulated line has 95 % intervals. “Exact but for the width rule” is by \
            dynamic programming, which applies that rule to the bounds of each test alone. At one half neither player \
            is better; there, as in the thesis, the chart shows the share of verdicts for the first player.",
        several_races = "Lines are exact but for the width rule, by dynamic programming, which applies that rule to \
            the bounds of each test alone. Bars are 95 % intervals of the simulated races, which follow all rules; the \
            data has the simulated values too. At one half neither player is better; there, as in the thesis, the \
            chart shows the share of verdicts for the first player. Choose a single race to compare it with the \
            formulas.",
        alpha_two = "The probability that some test finds the better player worse if tests were independent (2.10), \
            for the first chosen race that stops at one half, with the precision ε from the settings.",
        alpha_two_by_precision = "The same probability (2.10) against the precision ε, for the first chosen race that \
            stops at one half, where the better player wins 0.503 of the games, as in the thesis’s example (2.17). A \
            smaller ε allows more tests, and each of them may err.",
        tests = "How many tests precision ε needs if δ is divided equally among them (2.1 to 2.4). Hoeffding's \
            inequality does not use the variance.",
        /// Said of charts that are there without a run.
        no_run_needed = "This chart needs no run; the others have not been run yet.",
        done(done: &str, total: &str) = done_of(done, total, ["point and race", "points and races"]),
        sliders = "Precision and error probability",
        /// Takes a number in its shortest form.
        number: fn(f64) -> String = number,
        to_race = "One race, game by game",
    }
}
