//! Settings: what a round is played with, as parts of a link, read and written.

use super::game::{Auction, ClassGame, Strategic};
use super::matching::Matching;
use super::round::{Round, RoundError};
use experiments::link::{decoded, encoded};
use games::fraction::Fraction;
use std::collections::BTreeMap;

/// Largest numbers of coins and points.
pub const MAX_NUMBER: u32 = 1_000;
/// Groups are as large at most.
pub const MAX_GROUP: u32 = 20;

/// The names of games in links.
pub const NAMES: [&str; 14] = [
    "guess",
    "ultimatum",
    "dictator",
    "trust",
    "public-goods",
    "volunteer",
    "bank-run",
    "market",
    "price-competition",
    "first-price",
    "second-price",
    "all-pay",
    "kuhn-poker",
    "matrix",
];

/// The name of a game in links.
pub fn name(game: &ClassGame) -> &'static str {
    match game {
        ClassGame::Guess { .. } => "guess",
        ClassGame::Ultimatum { .. } => "ultimatum",
        ClassGame::Dictator { .. } => "dictator",
        ClassGame::Trust { .. } => "trust",
        ClassGame::Market { .. } => "market",
        ClassGame::Prices { .. } => "price-competition",
        ClassGame::PublicGoods { .. } => "public-goods",
        ClassGame::Volunteer { .. } => "volunteer",
        ClassGame::BankRun { .. } => "bank-run",
        ClassGame::KuhnPoker => "kuhn-poker",
        ClassGame::Auction { kind, .. } => match kind {
            Auction::FirstPrice => "first-price",
            Auction::SecondPrice => "second-price",
            Auction::AllPay => "all-pay",
        },
        ClassGame::Strategic(_) => "matrix",
    }
}

/// The settings of a round, all but its number, in the order of its link; what is usual with everybody is left out.
pub fn settings(round: &Round) -> Vec<(&'static str, String)> {
    let mut all = of_game(&round.game);
    if round.matching != Matching::offered(&round.game)[0] {
        all.push(("matching", round.matching.name().to_owned()));
    }
    if round.has_practice {
        all.push(("practice", "yes".to_owned()));
    }
    all.push(("seed", round.seed.to_string()));
    all
}

fn of_game(game: &ClassGame) -> Vec<(&'static str, String)> {
    let numbers = |all: &[(&'static str, u32)]| {
        let one = |(key, number): &(&'static str, u32)| (*key, number.to_string());
        all.iter().map(one).collect()
    };
    match game {
        ClassGame::Guess { fraction, max } => {
            vec![("p", fraction.to_string()), ("max", max.to_string())]
        }
        ClassGame::Ultimatum { coins } | ClassGame::Dictator { coins } => {
            numbers(&[("coins", *coins)])
        }
        ClassGame::PublicGoods {
            endowment,
            multiplier,
            group,
        } => vec![
            ("endowment", endowment.to_string()),
            ("multiplier", multiplier.to_string()),
            ("group", group.to_string()),
        ],
        &ClassGame::Volunteer {
            benefit,
            cost,
            group,
        } => numbers(&[("benefit", benefit), ("cost", cost), ("group", group)]),
        &ClassGame::BankRun {
            deposit,
            later,
            payable,
            group,
        } => numbers(&[
            ("deposit", deposit),
            ("later", later),
            ("payable", payable),
            ("group", group),
        ]),
        ClassGame::Trust {
            endowment,
            multiplier,
        } => vec![
            ("endowment", endowment.to_string()),
            ("multiplier", multiplier.to_string()),
        ],
        &ClassGame::Market {
            demand,
            cost,
            group,
        }
        | &ClassGame::Prices {
            demand,
            cost,
            group,
        } => numbers(&[("demand", demand), ("cost", cost), ("group", group)]),
        &ClassGame::Auction { max, group, .. } => numbers(&[("max", max), ("group", group)]),
        ClassGame::KuhnPoker => Vec::new(),
        ClassGame::Strategic(strategic) => {
            let game = ("game", encoded(&strategic.text));
            let names = ("actions", encoded(&strategic.actions));
            let is_named = !strategic.actions.is_empty();
            [game]
                .into_iter()
                .chain(is_named.then_some(names))
                .collect()
        }
    }
}

/// The settings in a link, each taken when it is read.
pub(super) struct Settings(BTreeMap<String, String>);

impl Settings {
    pub fn read(query: &str) -> Result<Self, RoundError> {
        let mut settings = BTreeMap::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            if settings.insert(key.to_owned(), value.to_owned()).is_some() {
                let key = key.to_owned();
                return Err(RoundError::Repeated { key });
            }
        }
        Ok(Self(settings))
    }

    /// As it stands in the link.
    pub fn taken(&mut self, key: &str) -> Option<String> {
        self.0.remove(key)
    }

    /// A text, which may be long.
    fn text(&mut self, key: &'static str) -> Result<Option<String>, RoundError> {
        let Some(found) = self.taken(key) else {
            return Ok(None);
        };
        decoded(&found).map(Some).map_err(|_| RoundError::Value {
            key,
            found,
            allowed: "a text, copied whole".to_owned(),
        })
    }

    /// # Errors
    /// If there is a setting that nobody has asked for.
    pub fn none_left(self) -> Result<(), RoundError> {
        match self.0.into_keys().next() {
            Some(key) => Err(RoundError::Key { key }),
            None => Ok(()),
        }
    }

    pub fn number<T: TryFrom<u64>>(
        &mut self,
        key: &'static str,
        usual: u64,
        least: u64,
        most: u64,
    ) -> Result<T, RoundError> {
        let Some(found) = self.taken(key) else {
            return T::try_from(usual).map_err(|_| RoundError::Key {
                key: key.to_owned(),
            });
        };
        let number = found
            .parse()
            .ok()
            .filter(|number| (least..=most).contains(number));
        let number = number.and_then(|number: u64| T::try_from(number).ok());
        number.ok_or(RoundError::Value {
            key,
            found,
            allowed: format!("a whole number from {least} to {most}"),
        })
    }

    /// A fraction above 0, up to 10, whose parts are small.
    fn fraction(&mut self, key: &'static str, usual: [i64; 2]) -> Result<Fraction, RoundError> {
        let Some(found) = self.text(key)? else {
            return Ok(Fraction::new(usual[0], usual[1]));
        };
        let number = found.parse().ok().filter(|number: &Fraction| {
            *number > Fraction::ZERO
                && *number <= Fraction::whole(10)
                && number.denominator() <= 1_000
        });
        number.ok_or(RoundError::Value {
            key,
            found,
            allowed: "a fraction above 0, up to 10, such as 2/3".to_owned(),
        })
    }

    /// Whether something is allowed that usually is not.
    pub fn is_allowed(&mut self, key: &'static str) -> Result<bool, RoundError> {
        match self.taken(key) {
            None => Ok(false),
            Some(found) if found == "no" => Ok(false),
            Some(found) if found == "yes" => Ok(true),
            Some(found) => Err(RoundError::Value {
                key,
                found,
                allowed: "yes or no".to_owned(),
            }),
        }
    }

    /// One that the game can be played with.
    pub fn matching(&mut self, game: &ClassGame) -> Result<Matching, RoundError> {
        let offered = Matching::offered(game);
        let Some(found) = self.taken("matching") else {
            return Ok(offered[0]);
        };
        let is_it = |matching: &&Matching| matching.name() == found;
        offered
            .iter()
            .find(is_it)
            .copied()
            .ok_or_else(|| RoundError::Value {
                key: "matching",
                allowed: offered
                    .iter()
                    .map(|one| one.name())
                    .collect::<Vec<_>>()
                    .join(" or "),
                found,
            })
    }
}

/// The game of that name, with what the link says of it.
///
/// # Errors
/// If there is none, or something is no value.
pub(super) fn game(name: &str, settings: &mut Settings) -> Result<ClassGame, RoundError> {
    let numbers = u64::from(MAX_NUMBER);
    let auction = |kind, settings: &mut Settings| {
        Ok(ClassGame::Auction {
            kind,
            max: settings.number("max", 100, 1, numbers)?,
            group: settings.number("group", 4, 2, MAX_GROUP.into())?,
        })
    };
    match name {
        "guess" => Ok(ClassGame::Guess {
            fraction: settings.fraction("p", [2, 3])?,
            max: settings.number("max", 100, 1, numbers)?,
        }),
        "ultimatum" => Ok(ClassGame::Ultimatum {
            coins: settings.number("coins", 10, 1, numbers)?,
        }),
        "dictator" => Ok(ClassGame::Dictator {
            coins: settings.number("coins", 10, 1, numbers)?,
        }),
        "trust" => Ok(ClassGame::Trust {
            endowment: settings.number("endowment", 10, 1, numbers)?,
            multiplier: settings.fraction("multiplier", [3, 1])?,
        }),
        "market" => Ok(ClassGame::Market {
            demand: settings.number("demand", 30, 1, numbers)?,
            cost: settings.number("cost", 6, 0, numbers)?,
            group: settings.number("group", 2, 2, MAX_GROUP.into())?,
        }),
        "public-goods" => Ok(ClassGame::PublicGoods {
            endowment: settings.number("endowment", 20, 1, numbers)?,
            multiplier: settings.fraction("multiplier", [8, 5])?,
            group: settings.number("group", 4, 2, MAX_GROUP.into())?,
        }),
        "volunteer" => Ok(ClassGame::Volunteer {
            benefit: settings.number("benefit", 10, 1, numbers)?,
            cost: settings.number("cost", 4, 1, numbers)?,
            group: settings.number("group", 4, 2, MAX_GROUP.into())?,
        }),
        "first-price" => auction(Auction::FirstPrice, settings),
        "second-price" => auction(Auction::SecondPrice, settings),
        "all-pay" => auction(Auction::AllPay, settings),
        "price-competition" => Ok(ClassGame::Prices {
            demand: settings.number("demand", 30, 1, numbers)?,
            cost: settings.number("cost", 6, 0, numbers)?,
            group: settings.number("group", 2, 2, MAX_GROUP.into())?,
        }),
        "bank-run" => Ok(ClassGame::BankRun {
            deposit: settings.number("deposit", 10, 1, numbers)?,
            later: settings.number("later", 15, 1, numbers)?,
            payable: settings.number("payable", 2, 1, MAX_GROUP.into())?,
            group: settings.number("group", 5, 2, MAX_GROUP.into())?,
        }),
        "kuhn-poker" => Ok(ClassGame::KuhnPoker),
        "matrix" => {
            let found = settings.text("game")?;
            let text = found.unwrap_or_else(|| "prisoners-dilemma".to_owned());
            let actions = settings.text("actions")?.unwrap_or_default();
            let game = Strategic::read(&text, &actions).map_err(RoundError::Game)?;
            Ok(ClassGame::Strategic(Box::new(game)))
        }
        _ => Err(RoundError::Name {
            found: name.to_owned(),
        }),
    }
}
