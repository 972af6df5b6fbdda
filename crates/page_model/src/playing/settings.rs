//! Settings of a round, as fields with their names: those of its link.

use classes::playing::round::{Round, RoundError};
use texts::PlayedSettingTexts;

/// A setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// As links name it.
    pub key: String,
    pub value: String,
    pub name: &'static str,
}

/// What is set, in the order of the link.
pub fn settings(round: &Round, words: &PlayedSettingTexts) -> Vec<Setting> {
    let link = round.of_all_rounds();
    let (_, query) = link.split_once('?').unwrap_or_default();
    let setting = |pair: &str| {
        let (key, value) = pair.split_once('=')?;
        Some(Setting {
            key: key.to_owned(),
            value: value.to_owned(),
            name: name(key, words)?,
        })
    };
    query.split('&').filter_map(setting).collect()
}

fn name(key: &str, words: &PlayedSettingTexts) -> Option<&'static str> {
    Some(match key {
        "p" => words.p,
        "max" => words.max,
        "coins" => words.coins,
        "endowment" => words.endowment,
        "multiplier" => words.multiplier,
        "group" => words.group,
        "demand" => words.demand,
        "benefit" => words.benefit,
        "cost" => words.cost,
        "game" => words.game,
        "seed" => words.seed,
        _ => return None,
    })
}

/// The first round with another value of a setting.
///
/// # Errors
/// What is allowed.
pub fn with(
    round: &Round,
    key: &str,
    value: &str,
    words: &PlayedSettingTexts,
) -> Result<Round, RoundError> {
    let link = round.of_all_rounds();
    let (address, _) = link.split_once('?').unwrap_or((&link, ""));
    let pairs = settings(round, words).into_iter().map(|setting| {
        let value = if setting.key == key {
            value.trim()
        } else {
            &setting.value
        };
        format!("{}={}", setting.key, value.replace(['&', '=', '?'], ""))
    });
    let link = format!("{address}?{}", pairs.collect::<Vec<_>>().join("&"));
    Round::read(&link).unwrap_or(Err(RoundError::Key {
        key: key.to_owned(),
    }))
}
