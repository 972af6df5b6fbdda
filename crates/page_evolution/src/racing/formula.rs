//! The bound of a test as a formula: with letters, and with the numbers of the moment. Its terms are linked with the chart and
//! with the rules that end the race.

use engines::racing::{Concentration, Test};
use experiments::racing::RacingExperiment;
use page_model::racing::formula::{Written, correction};
use texts::Texts;
use yew::prelude::*;

/// The formula at the last test so far.
pub fn bound_formula(lab: &RacingExperiment, test: Option<&Test>, texts: &'static Texts) -> Html {
    let words = &texts.labs.racing.page.course;
    let written = Written::of(lab, test, texts);
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
