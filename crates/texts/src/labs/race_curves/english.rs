//! Curves of races in English.

use super::*;
use crate::english::numbers::number;
use crate::english::parameter::{counted, plain, views};
use crate::english::phrases::done_of;
use crate::english::rules::{EPSILON, RACES, SEED};

pub(crate) const ENGLISH: RaceCurvesLabTexts = RaceCurvesLabTexts {
    parameters: PARAMETERS,
    page: PAGE,
};

const PARAMETERS: RaceCurvesParameterTexts = RaceCurvesParameterTexts {
    view: views(&["The whole page", "Curves"]),
    races: ParameterText {
        options: RACES,
        ..plain("Races", "Which races are compared.")
    },
    epsilon: EPSILON,
    delta: plain(
        "δ without star",
        "The error probability of races that do not stop at ½; that of the charts of the last test too.",
    ),
    delta_star: plain(
        "δ with star",
        "The error probability of races that stop at ½.",
    ),
    from: plain("From", "The smallest probability of winning a game."),
    to: plain("To", "The largest probability of winning a game."),
    points: counted("Points", "", "Probabilities on the axis, in equal steps."),
    repeats: counted(
        "Simulated races",
        "a point",
        "How often each race is simulated at each point; with 0 there are only calculated curves.",
    ),
    chart: ParameterText {
        options: &[
            "Wrong verdicts",
            "Games",
            "Games, logarithmic",
            "α₂ (figure 2.3)",
            "Tests, t = n (figure 2.1)",
            "Tests, t = n² (figure 2.2)",
        ],
        ..plain("Chart", "Which of the charts is looked at.")
    },
    seed: SEED,
};

const PAGE: RaceCurvesTexts = RaceCurvesTexts {
    sentence: "How often is a race wrong, and how long does it take, if the mean is between {from} and {to}? Worked out at {points} points, and played {repeats} times at each.",
    summary: "How often races are wrong and how many games they take: by formula, by dynamic programming, and simulated.",
    results: "Curves",
    presets: "The figures of the thesis",
    preset_names: [
        "2.1 Last test against variance, t = n",
        "2.2 Last test against variance, t = n²",
        "2.3 α₂ against μ and δ",
        "2.4 The chosen δ: ILEBR* 1",
        "2.5 Wrong verdicts of the five races",
        "2.6 Games of the five races",
        "2.7 a LEBR and ILEBR* 1, equal games: errors",
        "2.7 b, c LEBR and ILEBR* 1, equal games: games",
    ],
    tabs: "Charts",
    titles: [
        "Wrong verdicts against the probability of winning",
        "Mean games against the probability of winning",
        "Mean games against the probability of winning, logarithmic",
        "α₂ against the probability of winning",
        "Last test against the variance, t = n",
        "Last test against the variance, t = n²",
    ],
    mean_axis: "probability of winning a game",
    variance_axis: "variance of a result",
    simulated: "simulated",
    simulated_of: |race| format!("{race}, simulated"),
    alpha_two_of: |delta| format!("δ = {}", number(delta)),
    hoeffding: "by Hoeffding's inequality",
    bernstein: "by the empirical Bernstein inequality",
    nothing_yet: "Nothing has been calculated yet: run it.",
    no_star: "α₂ is about races that stop at one half: choose one with a star.",
    one_race: "Lines are calculated; the simulated one has bars of 95 %. “Exact but for the width rule” is by dynamic programming and knows of that rule only the bounds of the test itself. At one half nobody is better; as in the thesis, the share of verdicts for the first player is drawn there.",
    several_races: "Lines are exact but for the width rule, by dynamic programming: of that rule they know only the bounds of the test itself. Bars are 95 % of what was simulated, with all rules; the data has the simulated values too. At one half nobody is better; as in the thesis, the share of verdicts for the first player is drawn there. Choose a single race to see the formulas beside it.",
    alpha_two: "The probability that some test finds the better player worse, if tests were independent (2.10), of the first of the chosen races that stops at one half; with the precision ε of the form.",
    tests: "So many tests are needed for precision ε, where δ is divided equally among them (2.1 to 2.4). Hoeffding's inequality does not know the variance.",
    no_run_needed: "This chart needs no run; the others have not been run yet.",
    done: |done, total| done_of(done, total, ["point and race", "points and races"]),
    sliders: "Precision and error probability",
    number,
    to_race: "One race, game by game",
};
