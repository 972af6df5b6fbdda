//! Round: what is played, and in which round, as a link: `play/guess?p=2/3&max=100&seed=5&round=2`. Students open it; `class/play/…` is the teacher's page.

use super::choices::Choices;
use super::game::{Auction, ClassGame};
use experiments::link::fingerprint;
use games::fraction::Fraction;
use std::collections::BTreeMap;
use thiserror::Error;

/// What the address of a round begins with.
pub const PLAY: &str = "play/";
/// Rounds are counted from 1 to this.
pub const MAX_ROUND: u32 = 31;
/// Largest numbers of coins and points.
pub const MAX_NUMBER: u32 = 1_000;
/// Groups are as large at most.
pub const MAX_GROUP: u32 = 20;

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub game: ClassGame,
    /// What roles, values and pairs are drawn from.
    pub seed: u64,
    pub number: u32,
    /// All choices, once it is closed.
    pub choices: Option<Choices>,
}

/// Why an address names no round.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RoundError {
    #[error("there is no experiment “{found}” for a class; there are {}", NAMES.join(", "))]
    Name { found: String },
    #[error("“{key}” is given twice")]
    Repeated { key: String },
    #[error("“{key}” is no setting of this experiment")]
    Key { key: String },
    #[error("“{found}” is no value of “{key}”, which is {allowed}")]
    Value {
        key: &'static str,
        found: String,
        allowed: String,
    },
    #[error("the results in this link are damaged: copy it whole")]
    Results,
}

/// The names of games in links.
pub const NAMES: [&str; 11] = [
    "guess",
    "ultimatum",
    "dictator",
    "trust",
    "public-goods",
    "volunteer",
    "market",
    "first-price",
    "second-price",
    "all-pay",
    "matrix",
];

/// The settings in a link, each taken when it is read.
struct Settings(BTreeMap<String, String>);

impl Settings {
    fn read(query: &str) -> Result<Self, RoundError> {
        let mut settings = BTreeMap::new();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let value = value.replace("%2F", "/").replace("%2f", "/");
            if settings.insert(key.to_owned(), value).is_some() {
                let key = key.to_owned();
                return Err(RoundError::Repeated { key });
            }
        }
        Ok(Self(settings))
    }

    fn number<T: TryFrom<u64>>(
        &mut self,
        key: &'static str,
        usual: u64,
        least: u64,
        most: u64,
    ) -> Result<T, RoundError> {
        let Some(found) = self.0.remove(key) else {
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
        let Some(found) = self.0.remove(key) else {
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
}

impl Round {
    /// The next round, of the same class.
    #[must_use]
    pub fn next(&self) -> Self {
        Self {
            number: (self.number + 1).min(MAX_ROUND),
            choices: None,
            ..self.clone()
        }
    }

    /// Reads an address without `#/`; `None` if it is of no round.
    ///
    /// # Errors
    /// Why it names none.
    pub fn read(path: &str) -> Option<Result<Self, RoundError>> {
        let rest = path.strip_prefix(PLAY)?;
        let (name, query) = rest.split_once('?').unwrap_or((rest, ""));
        Some(Settings::read(query).and_then(|settings| read(name, settings)))
    }

    /// The link, without `#/`; with the choices if it is closed.
    pub fn link(&self) -> String {
        let question = self.question();
        match &self.choices {
            None => question,
            Some(choices) => format!("{question}&choices={}", choices.packed()),
        }
    }

    /// The link without choices.
    pub fn question(&self) -> String {
        format!("{}&round={}", self.of_all_rounds(), self.number)
    }

    /// What all rounds of the class have in common.
    pub fn of_all_rounds(&self) -> String {
        let settings = match &self.game {
            ClassGame::Guess { fraction, max } => format!("p={fraction}&max={max}"),
            ClassGame::Ultimatum { coins } => format!("coins={coins}"),
            ClassGame::PublicGoods {
                endowment,
                multiplier,
                group,
            } => format!("endowment={endowment}&multiplier={multiplier}&group={group}"),
            ClassGame::Volunteer {
                benefit,
                cost,
                group,
            } => format!("benefit={benefit}&cost={cost}&group={group}"),
            ClassGame::Dictator { coins } => format!("coins={coins}"),
            ClassGame::Trust {
                endowment,
                multiplier,
            } => format!("endowment={endowment}&multiplier={multiplier}"),
            ClassGame::Market {
                demand,
                cost,
                group,
            } => format!("demand={demand}&cost={cost}&group={group}"),
            ClassGame::Auction { max, group, .. } => format!("max={max}&group={group}"),
            ClassGame::Strategic { name, .. } => format!("game={name}"),
        };
        format!("{PLAY}{}?{settings}&seed={}", name(&self.game), self.seed)
    }

    /// A number that tells it from other experiments, whatever the round.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.of_all_rounds())
    }
}

/// The name of a game in links.
pub fn name(game: &ClassGame) -> &'static str {
    match game {
        ClassGame::Guess { .. } => "guess",
        ClassGame::Ultimatum { .. } => "ultimatum",
        ClassGame::Dictator { .. } => "dictator",
        ClassGame::Trust { .. } => "trust",
        ClassGame::Market { .. } => "market",
        ClassGame::PublicGoods { .. } => "public-goods",
        ClassGame::Volunteer { .. } => "volunteer",
        ClassGame::Auction {
            kind: Auction::FirstPrice,
            ..
        } => "first-price",
        ClassGame::Auction {
            kind: Auction::SecondPrice,
            ..
        } => "second-price",
        ClassGame::Auction {
            kind: Auction::AllPay,
            ..
        } => "all-pay",
        ClassGame::Strategic { .. } => "matrix",
    }
}

fn read(name: &str, mut settings: Settings) -> Result<Round, RoundError> {
    let game = game(name, &mut settings)?;
    let seed = settings.number("seed", 1, 0, u64::from(u32::MAX))?;
    let number = settings.number("round", 1, 1, MAX_ROUND.into())?;
    let packed = settings.0.remove("choices");
    if let Some(key) = settings.0.into_keys().next() {
        return Err(RoundError::Key { key });
    }
    let mut round = Round {
        game,
        seed,
        number,
        choices: None,
    };
    if let Some(packed) = packed {
        let choices = Choices::unpacked(&packed, &round.game, seed).ok_or(RoundError::Results)?;
        round.choices = Some(choices);
    }
    Ok(round)
}

fn game(name: &str, settings: &mut Settings) -> Result<ClassGame, RoundError> {
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
        "matrix" => {
            let found = settings
                .0
                .remove("game")
                .unwrap_or_else(|| "prisoners-dilemma".to_owned());
            ClassGame::strategic(&found).ok_or(RoundError::Value {
                key: "game",
                found,
                allowed: "a game of the library for two players with up to five actions".to_owned(),
            })
        }
        _ => Err(RoundError::Name {
            found: name.to_owned(),
        }),
    }
}
