//! The bound of a test as a formula: with letters, and with the numbers of the moment. Its terms are linked with the chart and
//! with the rules that end the race.

use engines::racing::{Concentration, Correction, Test};
use experiments::racing::RacingLab;
use texts::Texts;
use yew::prelude::*;

/// Digits of means and bounds.
const DIGITS: usize = 4;

/// The numbers of a test as they are written; dashes before the first.
struct Written {
    deviation: String,
    logarithm: String,
    games: String,
    radius: String,
    mean: String,
    /// Of this test alone, and the best of all so far.
    lower: [String; 2],
    upper: [String; 2],
}

/// The formula at the last test so far.
pub fn bound_formula(lab: &RacingLab, test: Option<&Test>, texts: &'static Texts) -> Html {
    let words = &texts.labs.racing.page.course;
    let written = written(lab, test, texts);
    let concentration = lab.rules().concentration;
    html! {
        <div class="bound-formula number">
            <p class="quiet">{ (words.at_test)(test.map(|test| (texts.number)(test.games)).as_deref()) }</p>
            <p><span data-about="radius">{ "εₙ = " }{ letters(concentration) }</span>{ ", " }{ correction(lab) }</p>
            <p data-about="radius">{ "= " }{ numbers(concentration, &written) }{ format!(" = {}", written.radius) }</p>
            { bound("lower", words.lower, "−", &written, &written.lower, words.highest_so_far) }
            { bound("upper", words.upper, "+", &written, &written.upper, words.lowest_so_far) }
        </div>
    }
}

fn written(lab: &RacingLab, test: Option<&Test>, texts: &Texts) -> Written {
    let fixed = |value: Option<f64>, digits| {
        value.map_or_else(|| "–".to_owned(), |value: f64| (texts.fixed)(value, digits))
    };
    let value = |of: fn(&Test) -> f64| fixed(test.map(of), DIGITS);
    let logarithm = test.map(|test| lab.plan().logarithm(test.number));
    let deviation = test.zip(logarithm);
    let deviation = deviation.map(|(test, logarithm)| deviation_of(test, logarithm));
    let games = test.map_or_else(|| "–".to_owned(), |test| (texts.number)(test.games));
    Written {
        deviation: fixed(deviation, 3),
        logarithm: fixed(logarithm, 2),
        games,
        radius: value(|test| test.radius),
        mean: value(|test| test.mean),
        lower: [
            value(|test| test.mean - test.radius),
            value(|test| test.lower),
        ],
        upper: [
            value(|test| test.mean + test.radius),
            value(|test| test.upper),
        ],
    }
}

/// σ̄ at a test, from the radius that it led to: there may have been games since.
fn deviation_of(test: &Test, logarithm: f64) -> f64 {
    let games = test.games as f64;
    let spread = test.radius - 3.0 * logarithm / games;
    (spread / (2.0 * logarithm / games).sqrt()).max(0.0)
}

fn letters(concentration: Concentration) -> Html {
    let games = html! { <span data-about="games">{ "t" }</span> };
    match concentration {
        Concentration::EmpiricalBernstein => html! {
            <>{ "σ̄ · √(2 ln(3/δₙ) / " }{ games.clone() }{ ") + 3 ln(3/δₙ) / " }{ games }</>
        },
        Concentration::Hoeffding => html! { <>{ "√(ln(2/δₙ) / (2" }{ games }{ "))" }</> },
    }
}

fn numbers(concentration: Concentration, written: &Written) -> Html {
    let games = html! { <span data-about="games">{ written.games.clone() }</span> };
    let logarithm = &written.logarithm;
    match concentration {
        Concentration::EmpiricalBernstein => html! {
            <>
                { format!("{} · √(2 · {logarithm} / ", written.deviation) }{ games.clone() }
                { format!(") + 3 · {logarithm} / ") }{ games }
            </>
        },
        Concentration::Hoeffding => html! {
            <>{ format!("√({logarithm} / (2 · ") }{ games }{ "))" }</>
        },
    }
}

/// How δ is divided among tests.
fn correction(lab: &RacingLab) -> String {
    match lab.rules().correction {
        Correction::Summable => "δₙ = 6δ/(π²n²)".to_owned(),
        Correction::Equal => format!("δₙ = δ/{}", lab.plan().n_max),
    }
}

/// LB or UB: what this test says, and the best of all tests.
fn bound(
    about: &'static str,
    name: &'static str,
    sign: &'static str,
    written: &Written,
    [now, best]: &[String; 2],
    so_far: &'static str,
) -> Html {
    html! {
        <p>
            <span data-about="mean">{ "X̄" }</span>{ format!(" {sign} ") }<span data-about="radius">{ "εₙ" }</span>{ " = " }
            <span data-about="mean">{ written.mean.clone() }</span>{ format!(" {sign} ") }
            <span data-about="radius">{ written.radius.clone() }</span>{ format!(" = {now}; {so_far} ") }
            <strong data-about={about} data-bound={about}>{ format!("{name} = {best}") }</strong>
        </p>
    }
}
