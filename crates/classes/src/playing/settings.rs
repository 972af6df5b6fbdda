//! Settings: what a round is played with, as parts of a link, read and written.

use super::fault::RoundError;
use super::game::{Auction, AuctionKind, ClassGame, Strategic};
use super::matching::{COLUMNS, Matching, USUAL_COLUMNS};
use experiments::link::{decoded, encoded};
use games::fraction::Fraction;
use std::collections::BTreeMap;

/// Largest numbers of coins and points.
pub const MAX_NUMBER: u32 = 1_000;
/// Groups are as large at most.
pub const MAX_GROUP: u32 = 20;

/// The names of games in links.
pub const NAMES: [&str; 19] = [
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
    "english",
    "dutch",
    "third-price",
    "uniform-price",
    "discriminatory",
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
        ClassGame::Auction { auction, .. } => match auction.kind {
            AuctionKind::FirstPrice => "first-price",
            AuctionKind::SecondPrice => "second-price",
            AuctionKind::AllPay => "all-pay",
            AuctionKind::English => "english",
            AuctionKind::Dutch => "dutch",
            AuctionKind::ThirdPrice => "third-price",
            AuctionKind::UniformPrice => "uniform-price",
            AuctionKind::Discriminatory => "discriminatory",
        },
        ClassGame::Strategic(_) => "matrix",
    }
}

/// The settings of a round on which its pairs and points depend, all but its number, in the order of its link; who meets whom only if it is not as usual.
pub(super) fn settings(
    game: &ClassGame,
    matching: Matching,
    seed: u64,
) -> Vec<(&'static str, String)> {
    let mut all = of_game(game);
    if matching != Matching::offered(game)[0] {
        all.push(("matching", matching.name().to_owned()));
    }
    if let Matching::Grid { columns } = matching
        && columns != USUAL_COLUMNS
    {
        all.push(part("columns", &columns));
    }
    all.push(("seed", seed.to_string()));
    all
}

fn part(key: &'static str, value: &impl ToString) -> (&'static str, String) {
    (key, value.to_string())
}

fn of_game(game: &ClassGame) -> Vec<(&'static str, String)> {
    match game {
        ClassGame::Guess { fraction, max } => vec![part("p", fraction), part("max", max)],
        ClassGame::Ultimatum { coins } | ClassGame::Dictator { coins } => {
            vec![part("coins", coins)]
        }
        ClassGame::PublicGoods {
            endowment,
            multiplier,
            group,
        } => vec![
            part("endowment", endowment),
            part("multiplier", multiplier),
            part("group", group),
        ],
        ClassGame::Volunteer {
            benefit,
            cost,
            group,
        } => vec![
            part("benefit", benefit),
            part("cost", cost),
            part("group", group),
        ],
        ClassGame::BankRun {
            deposit,
            later,
            payable,
            group,
        } => vec![
            part("deposit", deposit),
            part("later", later),
            part("payable", payable),
            part("group", group),
        ],
        ClassGame::Trust {
            endowment,
            multiplier,
        } => vec![part("endowment", endowment), part("multiplier", multiplier)],
        ClassGame::Market { .. } | ClassGame::Prices { .. } => of_firms(game),
        ClassGame::Auction {
            auction,
            max,
            group,
        } => of_auction(*auction, [max, group]),
        ClassGame::KuhnPoker => Vec::new(),
        ClassGame::Strategic(strategic) => of_table(strategic),
    }
}

fn of_firms(game: &ClassGame) -> Vec<(&'static str, String)> {
    match game {
        ClassGame::Market {
            demand,
            cost,
            group,
        }
        | ClassGame::Prices {
            demand,
            cost,
            group,
        } => vec![
            part("demand", demand),
            part("cost", cost),
            part("group", group),
        ],
        _ => Vec::new(),
    }
}

fn of_auction(auction: Auction, [max, group]: [&u32; 2]) -> Vec<(&'static str, String)> {
    let mut parts = vec![part("max", max), part("group", group)];
    if auction.kind.has_units() {
        parts.push(part("units", &auction.units));
    }
    // Links are as they were before it could be.
    if auction.is_common {
        parts.push(("worth", "common".to_owned()));
    }
    parts
}

fn of_table(strategic: &Strategic) -> Vec<(&'static str, String)> {
    let mut parts = vec![("game", encoded(&strategic.text))];
    if !strategic.actions.is_empty() {
        parts.push(("actions", encoded(&strategic.actions)));
    }
    parts
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

    /// As it is written in the link.
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

    fn group(&mut self, usual: u64) -> Result<u32, RoundError> {
        self.number("group", usual, 2, MAX_GROUP.into())
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

    /// Whether what is auctioned is worth the same to all.
    fn is_common(&mut self, kind: AuctionKind) -> Result<bool, RoundError> {
        let allowed = match kind.may_be_common() {
            true => "private or common",
            false => "private",
        };
        match self.taken("worth") {
            None => Ok(false),
            Some(found) if found == "private" => Ok(false),
            Some(found) if found == "common" && kind.may_be_common() => Ok(true),
            Some(found) => Err(RoundError::Value {
                key: "worth",
                found,
                allowed: allowed.to_owned(),
            }),
        }
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
        match offered.iter().find(is_it) {
            Some(Matching::Grid { .. }) => Ok(Matching::Grid {
                columns: self.number(
                    "columns",
                    USUAL_COLUMNS.into(),
                    (*COLUMNS.start()).into(),
                    (*COLUMNS.end()).into(),
                )?,
            }),
            Some(matching) => Ok(*matching),
            None => Err(RoundError::Value {
                key: "matching",
                allowed: offered
                    .iter()
                    .map(|one| one.name())
                    .collect::<Vec<_>>()
                    .join(" or "),
                found,
            }),
        }
    }
}

/// The game of that name, with the settings of the link.
///
/// # Errors
/// If there is none, or something is no value.
pub(super) fn game(name: &str, settings: &mut Settings) -> Result<ClassGame, RoundError> {
    let numbers = u64::from(MAX_NUMBER);
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
        "kuhn-poker" => Ok(ClassGame::KuhnPoker),
        "matrix" => {
            let found = settings.text("game")?;
            let text = found.unwrap_or_else(|| "prisoners-dilemma".to_owned());
            let actions = settings.text("actions")?.unwrap_or_default();
            let game = Strategic::read(&text, &actions).map_err(RoundError::Game)?;
            Ok(ClassGame::Strategic(Box::new(game)))
        }
        _ => in_groups(name, settings),
    }
}

/// One that is played in groups.
fn in_groups(name: &str, settings: &mut Settings) -> Result<ClassGame, RoundError> {
    let mut number = |key, usual, least| settings.number(key, usual, least, MAX_NUMBER.into());
    match name {
        "market" | "price-competition" => {
            let (demand, cost) = (number("demand", 30, 1)?, number("cost", 6, 0)?);
            let group = settings.group(2)?;
            Ok(if name == "market" {
                ClassGame::Market {
                    demand,
                    cost,
                    group,
                }
            } else {
                ClassGame::Prices {
                    demand,
                    cost,
                    group,
                }
            })
        }
        "volunteer" => {
            let (benefit, cost) = (number("benefit", 10, 1)?, number("cost", 4, 1)?);
            let group = settings.group(4)?;
            Ok(ClassGame::Volunteer {
                benefit,
                cost,
                group,
            })
        }
        "bank-run" => Ok(ClassGame::BankRun {
            deposit: number("deposit", 10, 1)?,
            later: number("later", 15, 1)?,
            payable: settings.number("payable", 2, 1, MAX_GROUP.into())?,
            group: settings.group(5)?,
        }),
        "public-goods" => Ok(ClassGame::PublicGoods {
            endowment: number("endowment", 20, 1)?,
            multiplier: settings.fraction("multiplier", [8, 5])?,
            group: settings.group(4)?,
        }),
        _ => auction(name, settings),
    }
}

fn auction(name: &str, settings: &mut Settings) -> Result<ClassGame, RoundError> {
    let kind = match name {
        "first-price" => AuctionKind::FirstPrice,
        "second-price" => AuctionKind::SecondPrice,
        "all-pay" => AuctionKind::AllPay,
        "english" => AuctionKind::English,
        "dutch" => AuctionKind::Dutch,
        "third-price" => AuctionKind::ThirdPrice,
        "uniform-price" => AuctionKind::UniformPrice,
        "discriminatory" => AuctionKind::Discriminatory,
        _ => {
            return Err(RoundError::Name {
                found: name.to_owned(),
                known: NAMES.join(", "),
            });
        }
    };
    let max = settings.number("max", 100, 1, MAX_NUMBER.into())?;
    // With two there is no third bid, and no two things of which somebody gets none.
    let needs_three = kind == AuctionKind::ThirdPrice || kind.has_units();
    let least = if needs_three { 3 } else { 2 };
    let group: u32 = settings.number("group", 4, least, MAX_GROUP.into())?;
    let units = match kind.has_units() {
        true => settings.number("units", 2, 2, u64::from(group) - 1)?,
        false => 1,
    };
    let is_common = settings.is_common(kind)?;
    let auction = Auction {
        kind,
        units,
        is_common,
    };
    Ok(ClassGame::Auction {
        auction,
        max,
        group,
    })
}
