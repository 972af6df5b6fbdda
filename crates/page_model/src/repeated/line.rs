//! The line of a zero-determinant strategy, in words, and who of the library stands where on it.

use super::analysis::Analysis;
use experiments::common::repeated::strategy::StrategyLanguage;
use experiments::exact::Exact;
use experiments::parameters::Kind;
use experiments::repeated::Line;
use games::fraction::Fraction;
use texts::Texts;

/// The line, once it is known whether there is one.
pub fn line(of: &Analysis) -> Option<Option<&Line>> {
    Some(of.found.analysis.theory.line.as_ref()?.as_ref())
}

/// What the first strategy does.
pub fn sentence(of: &Analysis, line: &Line, texts: &Texts) -> String {
    let words = &texts.labs.repeated.views.patience;
    (words.line)(&of.name(0, texts), &equation(&line.coefficients))
}

/// "s₁ − 3 s₂ + 2": over the first coefficient that is not 0, where the fractions are short.
fn equation(coefficients: &[Exact; 3]) -> String {
    let over_first = || {
        let numbers = coefficients
            .each_ref()
            .map(|number| number.text.parse::<Fraction>().ok());
        let [Some(alpha), Some(beta), Some(gamma)] = numbers else {
            return None;
        };
        let numbers = [alpha, beta, gamma];
        let first = numbers
            .into_iter()
            .find(|number| *number != Fraction::ZERO)?;
        let factor = first.inverse()?;
        let [a, b, c] = numbers.map(|number| number.checked_mul(factor));
        Some([a?, b?, c?].map(|number| number.to_string()))
    };
    let texts = over_first();
    let texts = texts.unwrap_or_else(|| coefficients.each_ref().map(|number| number.text.clone()));
    let factors = texts.iter().zip([" s₁", " s₂", ""]);
    let mut text = String::new();
    for (number, of) in factors.filter(|(number, _)| *number != "0") {
        let (sign, size) = match number.strip_prefix('-') {
            Some(size) => ("−", size),
            None => ("+", number.as_str()),
        };
        let size = if size == "1" && !of.is_empty() {
            ""
        } else {
            size
        };
        let term = format!("{size}{of}");
        let term = term.trim_start();
        if !text.is_empty() {
            text += &format!(" {sign} {term}");
        } else if sign == "−" {
            text += &format!("−{term}");
        } else {
            text += term;
        }
    }
    text
}

/// Rows: a strategy of the library, and what the first strategy and it get. Those that get most first.
pub fn rows(line: &Line, texts: &Texts) -> Vec<[String; 3]> {
    let mut points = line.points.clone();
    points.sort_by(|(_, one), (_, other)| other[1].total_cmp(&one[1]));
    let row = |(text, payoffs): &(String, [f64; 2])| {
        let [first, second] = payoffs.map(|payoff| (texts.fixed)(payoff, 4));
        [StrategyLanguage.spoken(text, texts), first, second]
    };
    points.iter().map(row).collect()
}
