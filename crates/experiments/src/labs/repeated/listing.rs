//! Listing: what stands below the table in a terminal. What patience supports, whether the two strategies are an equilibrium, and why something is not known.

use super::findings::Findings;
use super::settings::RepeatedExperiment;
use super::theory::{End, Known, Line, Perfection, Point, Supported};
use super::values::NoValue;
use crate::parameters::fraction_text;
use texts::{RepeatedListingTexts, Texts};

pub(super) fn listing(lab: &RepeatedExperiment, found: &Findings, texts: &Texts) -> String {
    let words = &texts.labs.repeated.listing;
    let delta = fraction_text(lab.settings.continuation);
    let (analysis, theory) = (&found.analysis, &found.analysis.theory);
    let mut lines = Vec::new();
    if let Some(Err(reason)) = &analysis.values {
        lines.push(why(*reason, words));
    } else if let Some(Err(reason)) = &analysis.over_rounds {
        lines.push(why(*reason, words));
    }
    match &theory.perfection {
        Some(Ok(perfection)) => lines.extend(of_perfection(perfection, &delta, words)),
        Some(Err(reason @ NoValue::Mixes(_))) => lines.push(why(*reason, words)),
        Some(Err(_)) | None => {}
    }
    let supported = theory.supported.as_ref();
    lines.extend(supported.map(|known| of_supported(known, &delta, words)));
    if let Some(Some(Line { coefficients, .. })) = &theory.line {
        let [alpha, beta, gamma] = coefficients.each_ref().map(|exact| exact.text.as_str());
        lines.push((words.line)(alpha, beta, gamma));
    }
    lines.iter().map(|line| format!("{line}\n")).collect()
}

/// Why something is not known.
fn why(reason: NoValue, words: &RepeatedListingTexts) -> String {
    let of = |players: [bool; 2]| -> Vec<String> {
        let numbers = (0..2).filter(|&player| players[player]);
        numbers.map(|player| (words.player)(player + 1)).collect()
    };
    match reason {
        NoValue::NoAutomaton(players) => (words.no_automaton)(&of(players)),
        NoValue::KnowsEnd(players) => (words.knows_end)(&of(players)),
        NoValue::Mixes(players) => (words.mixes)(&of(players)),
        NoValue::TooLarge => words.too_large.to_owned(),
        NoValue::TooLong => words.too_long.to_owned(),
    }
}

fn of_perfection(
    perfection: &Perfection,
    delta: &str,
    words: &RepeatedListingTexts,
) -> Vec<String> {
    let Perfection { gaining, count, .. } = *perfection;
    let now = if perfection.is_perfect {
        (words.perfect)(delta)
    } else {
        (words.not_perfect)(delta, gaining, count)
    };
    let intervals = perfection.patience.as_ref().map(|intervals| {
        let texts: Vec<String> = intervals.iter().map(interval).collect();
        (words.patience)(&texts)
    });
    core::iter::once(now).chain(intervals).collect()
}

/// An interval of δ; 1 itself is never in it.
fn interval([from, to]: &[End; 2]) -> String {
    let text = |end: &End| match end {
        End::Zero => "0".to_owned(),
        End::At(exact) => exact.text.clone(),
        End::Between([low, _]) => format!("{low:.9}…"),
        End::One => "1".to_owned(),
    };
    let (from_text, to_text) = (text(from), text(to));
    match to {
        End::One => format!("[{from_text}, 1)"),
        _ if from == to => format!("{{{from_text}}}"),
        _ => format!("[{from_text}, {to_text}]"),
    }
}

fn of_supported(
    Supported { corners, known }: &Supported,
    delta: &str,
    words: &RepeatedListingTexts,
) -> String {
    if corners.is_empty() {
        return (words.nothing_supported)(delta);
    }
    let point = |[first, second]: &Point| format!("({first}, {second})");
    let listed = |corners: &[Point]| corners.iter().map(point).collect::<Vec<_>>().join(" ");
    match known {
        Known::Exact => (words.supported)(delta, &listed(corners)),
        // Its corners are next to those of what is supported for sure.
        Known::Between(inner) => (words.supported)(delta, &listed(inner)),
        Known::UnderWay | Known::Outer => {
            // Numbers of an outer bound may have dozens of digits.
            let about =
                |[first, second]: &Point| format!("({:.9}, {:.9})", first.value, second.value);
            let corners: Vec<String> = corners.iter().map(about).collect();
            (words.supported_within)(delta, &corners.join(" "))
        }
    }
}
