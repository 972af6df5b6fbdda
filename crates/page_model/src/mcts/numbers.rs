//! Numbers of a search as they are written.

use experiments::mcts::inside::Arithmetic;

/// A result: 1, ½ or 0.
pub fn result(result: f64) -> String {
    if result == 0.5 {
        "½".to_owned()
    } else {
        format!("{result:.0}")
    }
}

/// A sum of results: 4, 4½.
pub fn sum(total: f64) -> String {
    let whole = total.floor();
    match (whole, total - whole >= 0.25) {
        (_, false) => format!("{whole:.0}"),
        (0.0, true) => "½".to_owned(),
        (_, true) => format!("{whole:.0}½"),
    }
}

/// A mean in few characters; nothing where there is none.
pub fn mean(mean: Option<f64>) -> String {
    mean.map(|mean| format!("{mean:.2}")).unwrap_or_default()
}

/// A mean or a part of a bound as it is calculated with.
pub fn term(number: f64) -> String {
    if number.is_infinite() {
        "∞".to_owned()
    } else {
        format!("{number:.3}")
    }
}

/// The mean in a bound; with RAVE the blend of two that it is.
pub fn mean_term(parts: &Arithmetic) -> String {
    if parts.later_weight > 0.0 {
        format!(
            "{:.3}·{:.3} + {:.3}·{:.3}",
            1.0 - parts.later_weight,
            parts.mean,
            parts.later_weight,
            parts.later_mean
        )
    } else {
        term(parts.mean)
    }
}

/// A number of visits in at most four characters.
pub fn visits(visits: u32) -> String {
    match visits {
        0..1_000 => visits.to_string(),
        1_000..9_950 => format!("{:.1}k", f64::from(visits) / 1e3),
        9_950..999_500 => format!("{:.0}k", f64::from(visits) / 1e3),
        _ => format!("{:.0}M", f64::from(visits) / 1e6),
    }
}
