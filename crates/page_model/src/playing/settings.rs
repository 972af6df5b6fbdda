//! Settings of a round, as fields with their names: those of its link.

use classes::playing::fault::RoundError;
use classes::playing::game::ClassGame;
use classes::playing::matching::Matching;
use classes::playing::round::{PLAY, Round};
use classes::playing::settings::name as game_name;
use experiments::common::strategic_text::is_of_library;
use experiments::link::{decoded, encoded};
use texts::PlayedSettingTexts;

/// A setting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting {
    /// As links name it.
    pub key: &'static str,
    pub value: String,
    pub name: &'static str,
    /// Values with their names, where there are few; empty where it is typed.
    pub offered: Vec<(&'static str, &'static str)>,
}

/// What is set, in the order of the link, and what is usual and could be set.
pub fn settings(round: &Round, words: &PlayedSettingTexts) -> Vec<Setting> {
    let mut all = round.settings();
    let seed = all.pop();
    let mut usual = |key: &'static str, value: &str, is_offered: bool| {
        if is_offered && all.iter().all(|(known, _)| *known != key) {
            all.push((key, value.to_owned()));
        }
    };
    if let ClassGame::Strategic(strategic) = &round.game {
        usual("actions", "", !is_of_library(&strategic.text));
    }
    if let ClassGame::Auction { auction, .. } = &round.game {
        usual("worth", "private", auction.kind.may_be_common());
    }
    let offered = Matching::offered(&round.game);
    usual("matching", round.matching.name(), offered.len() > 1);
    if let Matching::Grid { columns } = round.matching {
        usual("columns", &columns.to_string(), true);
    }
    let practice = if round.has_practice { "yes" } else { "no" };
    usual("practice", practice, true);
    let setting = |(key, value): (&'static str, String)| Setting {
        key,
        value: decoded(&value).unwrap_or(value),
        name: name(key, words),
        offered: match key {
            "matching" => offered
                .iter()
                .map(|one| (one.name(), said(*one, words)))
                .collect(),
            "practice" => vec![("no", words.no), ("yes", words.yes)],
            "worth" => vec![("private", words.private), ("common", words.common)],
            _ => Vec::new(),
        },
    };
    all.into_iter().chain(seed).map(setting).collect()
}

fn said(matching: Matching, words: &PlayedSettingTexts) -> &'static str {
    match matching {
        Matching::Strangers => words.strangers,
        Matching::Partners => words.partners,
        Matching::RoundRobin => words.round_robin,
        Matching::Ring => words.ring,
        Matching::Grid { .. } => words.grid,
    }
}

fn name(key: &str, words: &PlayedSettingTexts) -> &'static str {
    match key {
        "p" => words.p,
        "max" => words.max,
        "coins" => words.coins,
        "endowment" => words.endowment,
        "multiplier" => words.multiplier,
        "group" => words.group,
        "units" => words.units,
        "worth" => words.worth,
        "demand" => words.demand,
        "benefit" => words.benefit,
        "cost" => words.cost,
        "deposit" => words.deposit,
        "later" => words.later,
        "payable" => words.payable,
        "game" => words.game,
        "actions" => words.actions,
        "matching" => words.matching,
        "columns" => words.columns,
        "practice" => words.practice,
        _ => words.seed,
    }
}

/// Why a value is refused, as a sentence that names the setting as its field does.
pub fn told(error: &RoundError, words: &PlayedSettingTexts) -> String {
    match error {
        RoundError::Value {
            key,
            found,
            allowed,
        } => (words.wrong)(found, name(key, words), allowed),
        other => other.to_string(),
    }
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
    let given = |left_out: &str| {
        let pairs = settings(round, words).into_iter().map(|setting| {
            let value = if setting.key == key {
                value.trim()
            } else {
                &setting.value
            };
            (setting.key, value.to_owned())
        });
        // Names of actions belong to their game.
        // So do columns to the grid.
        let pairs = pairs.filter(|(of, value)| {
            *of != left_out
                && (*of != "columns" || (key != "matching" && left_out != "matching"))
                && (*of != "actions" || (key != "game" && !value.is_empty()))
        });
        let pairs: Vec<String> = pairs
            .map(|(key, value)| format!("{key}={}", encoded(&value)))
            .collect();
        let link = format!("{PLAY}{}?{}", game_name(&round.game), pairs.join("&"));
        Round::read(&link).unwrap_or(Err(RoundError::Key {
            key: key.to_owned(),
        }))
    };
    match given("") {
        // A larger group cannot meet everybody.
        Err(RoundError::Value {
            key: "matching", ..
        }) if key != "matching" => given("matching"),
        read => read,
    }
}
