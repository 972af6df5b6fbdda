//! Game: what a class plays, with its settings, and what it asks of each student.
//!
//! Sources: H. Moulin, "Game Theory for the Social Sciences" (1986) and R. Nagel, "Unraveling in guessing games" (1995) for the guess; W. Güth, R. Schmittberger
//! and B. Schwarze, "An experimental analysis of ultimatum bargaining" (1982), here by the strategy method, so that each student is on both sides; R. Forsythe,
//! J. Horowitz, N. Savin and M. Sefton, "Fairness in simple bargaining experiments" (1994) for the dictator; J. Berg, J. Dickhaut and K. McCabe, "Trust,
//! reciprocity, and social history" (1995); A. Cournot (1838) and J. Bertrand (1883) for the markets; D. Diamond and P. Dybvig, "Bank runs, deposit insurance,
//! and liquidity" (1983), here without time or chance; H. Kuhn, "A simplified two-person poker" (1950), a student having one card for all deals; J. Ledyard,
//! "Public goods" (1995); A. Diekmann, "Volunteer's dilemma" (1985); W. Vickrey, "Counterspeculation, auctions, and competitive sealed tenders" (1961).

use super::fault::NoGame;
use engines::repeated::stage_game::StageGame;
use experiments::common::strategic_text::{game_of, is_of_library};
use games::fraction::Fraction;
use games::strategic::text::Reading;
use games::strategic::{StrategicGame, names};
use random::Random;

/// What is played.
#[derive(Clone, Debug, PartialEq)]
pub enum ClassGame {
    /// Who is nearest to `fraction` of the mean of all numbers from 0 to `max` shares 100 points.
    Guess { fraction: Fraction, max: u32 },
    /// An offer of some of `coins`, and the smallest one that is accepted.
    Ultimatum { coins: u32 },
    /// Some of `coins` are given to somebody who has no say.
    Dictator { coins: u32 },
    /// Some of `endowment` are sent, multiplied on the way, and a percentage of that comes back.
    Trust {
        endowment: u32,
        multiplier: Fraction,
    },
    /// Firms choose quantities; the price is `demand` less all quantities, at least 0, and a unit costs `cost`.
    Market { demand: u32, cost: u32, group: u32 },
    /// Firms choose prices. At the lowest, buyers buy `demand` less that price in all, of those who ask it in equal shares; a unit costs `cost`.
    Prices { demand: u32, cost: u32, group: u32 },
    /// Each has `deposit` in a bank that can pay out at most `payable` deposits at once. If no more ask for it, they get it and the others `later`; if more do,
    /// they share what there is, and the others get nothing.
    BankRun {
        deposit: u32,
        later: u32,
        payable: u32,
        group: u32,
    },
    /// Poker with a jack, a queen and a king, one stake and one bet. Two with the same card do not meet.
    KuhnPoker,
    /// Each has `endowment`; what groups of `group` contribute is multiplied and shared by all of them.
    PublicGoods {
        endowment: u32,
        multiplier: Fraction,
        group: u32,
    },
    /// If one of a group of `group` volunteers, everybody gets `benefit`; volunteers pay `cost`.
    Volunteer { benefit: u32, cost: u32, group: u32 },
    /// Things that are worth a value of its own to each bidder of a group, drawn from 0 to `max`; each wants one.
    Auction {
        auction: Auction,
        max: u32,
        group: u32,
    },
    /// A strategic game for two.
    Strategic(Box<Strategic>),
}

/// A strategic game for two, of the library or one's own.
#[derive(Clone, Debug, PartialEq)]
pub struct Strategic {
    /// Its name in the library, or as it was written.
    pub text: String,
    /// Names of the actions of one's own game, as they were written; empty where it has its own.
    pub actions: String,
    pub written: StrategicGame,
    pub game: StageGame,
}

/// An auction. The highest bids win; equal ones share what they win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Auction {
    pub kind: AuctionKind,
    /// How many things are sold.
    pub units: u32,
    /// Whether it is worth the same to all: the mean of what those who meet have drawn.
    pub is_common: bool,
}

/// Who pays what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuctionKind {
    /// The winner pays their bid.
    FirstPrice,
    /// The winner pays the second highest bid.
    SecondPrice,
    /// Everybody pays their bid.
    AllPay,
    /// The winner pays the third highest bid.
    ThirdPrice,
    /// The price rises, and a bid is where one leaves: the last to stay pays where the last but one left.
    English,
    /// The price falls, and a bid is where one takes it.
    Dutch,
    /// Winners pay the highest bid that does not win.
    UniformPrice,
    /// Winners pay their bids.
    Discriminatory,
}

impl AuctionKind {
    /// Whether several things can be sold.
    pub fn has_units(self) -> bool {
        matches!(self, Self::UniformPrice | Self::Discriminatory)
    }

    /// Whether the thing can be worth the same to all.
    pub fn may_be_common(self) -> bool {
        matches!(self, Self::FirstPrice | Self::SecondPrice | Self::AllPay)
    }
}

/// Something that a student chooses: a whole number from 0 to `max`, or an action by its place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Field {
    pub kind: FieldKind,
    pub max: u32,
}

/// What it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    Number,
    Offer,
    SmallestAccepted,
    /// To somebody who has no say.
    Gift,
    Sent,
    /// Of what has arrived, in per cent.
    Returned,
    Quantity,
    Contribution,
    Bid,
    /// 1 volunteers.
    Volunteers,
    Price,
    /// 1 asks for the deposit.
    Withdraws,
    /// Of who acts first in poker. 1 bets.
    Bets,
    /// Of who acts second, after a check. 1 bets.
    BetsAfterCheck,
    /// After the other one's bet. 1 calls.
    Calls,
    /// An action of the strategic game.
    Action,
}

/// The two sides of a game that is not the same from both; any other has one.
pub type Role = usize;

/// Cards of poker.
pub const CARDS: u32 = 3;

impl Strategic {
    /// The game of the library of that name, or the one that is written.
    ///
    /// # Errors
    /// Why it is none for two players with up to five actions.
    pub fn read(text: &str, actions: &str) -> Result<Self, NoGame> {
        let mut written = game_of(text, Reading::Each).map_err(NoGame::Text)?;
        let is_own = !is_of_library(text);
        if !is_own && !actions.is_empty() {
            return Err(NoGame::Names);
        }
        let named = |written: StrategicGame, names: Vec<Vec<String>>| {
            let (title, players) = (written.title.clone(), written.players().to_vec());
            let named = written.with_names(title, players, names);
            named.map_err(NoGame::Text)
        };
        if !actions.is_empty() {
            written = named(written, names::read(actions))?;
        }
        let mut game = StageGame::new(&written).map_err(NoGame::Size)?;
        // Names that nobody gave are different on the two sides, though the game may be the same.
        let is_same = game.size(0) == game.size(1) && game.units(0) == game.units(1);
        if is_own && actions.is_empty() && is_same {
            let rows = game.names(0).to_vec();
            written = named(written, vec![rows.clone(), rows])?;
            game = StageGame::new(&written).map_err(NoGame::Size)?;
        }
        Ok(Self {
            text: text.trim().to_owned(),
            actions: actions.to_owned(),
            written,
            game,
        })
    }
}

impl ClassGame {
    /// Whether students are on one of two sides.
    pub fn has_roles(&self) -> bool {
        match self {
            Self::Strategic(strategic) => !strategic.game.is_symmetric(),
            Self::KuhnPoker => true,
            _ => false,
        }
    }

    /// Which side a seat is on: odd and even seats are on different ones, in all rounds, so that sides are about equally large if seats are given in order.
    pub fn role(&self, seed: u64, seat: u16) -> Role {
        if self.has_roles() {
            ((u64::from(seat) + seed) % 2) as usize
        } else {
            0
        }
    }

    /// What a seat alone knows, in a round: what the auctioned thing is worth to it, or its card, from 0 for the jack.
    pub fn value(&self, seed: u64, round: u32, seat: u16) -> Option<u32> {
        // Streams below are those of pairs.
        let stream = 1_000 * u64::from(round) + u64::from(seat);
        match self {
            Self::Auction { max, .. } => Some(Random::stream(seed, stream).below(max + 1)),
            Self::KuhnPoker => Some(Random::stream(seed, stream).below(CARDS)),
            _ => None,
        }
    }

    /// What somebody on this side chooses.
    pub fn fields(&self, role: Role) -> Vec<Field> {
        let one = |kind, max| vec![Field { kind, max }];
        match self {
            Self::Guess { max, .. } => one(FieldKind::Number, *max),
            &Self::Ultimatum { coins } => vec![
                Field {
                    kind: FieldKind::Offer,
                    max: coins,
                },
                Field {
                    kind: FieldKind::SmallestAccepted,
                    max: coins,
                },
            ],
            Self::Dictator { coins } => one(FieldKind::Gift, *coins),
            &Self::Trust { endowment, .. } => vec![
                Field {
                    kind: FieldKind::Sent,
                    max: endowment,
                },
                Field {
                    kind: FieldKind::Returned,
                    max: 100,
                },
            ],
            Self::Market { demand, .. } => one(FieldKind::Quantity, *demand),
            Self::PublicGoods { endowment, .. } => one(FieldKind::Contribution, *endowment),
            Self::Volunteer { .. } => one(FieldKind::Volunteers, 1),
            Self::Prices { demand, .. } => one(FieldKind::Price, *demand),
            Self::BankRun { .. } => one(FieldKind::Withdraws, 1),
            Self::KuhnPoker => {
                let first = [FieldKind::Bets, FieldKind::BetsAfterCheck][role];
                let kinds = [first, FieldKind::Calls];
                kinds.map(|kind| Field { kind, max: 1 }).to_vec()
            }
            // Where the third bid is paid, bids above values are in equilibrium.
            Self::Auction { auction, max, .. } => match auction.kind {
                AuctionKind::ThirdPrice => one(FieldKind::Bid, 2 * max),
                _ => one(FieldKind::Bid, *max),
            },
            Self::Strategic(strategic) => {
                one(FieldKind::Action, strategic.game.size(role) as u32 - 1)
            }
        }
    }

    /// How many meet; `None` for all together.
    pub fn group(&self) -> Option<usize> {
        match self {
            Self::Guess { .. } => None,
            Self::Ultimatum { .. }
            | Self::Dictator { .. }
            | Self::Trust { .. }
            | Self::KuhnPoker
            | Self::Strategic(_) => Some(2),
            Self::PublicGoods { group, .. }
            | Self::Market { group, .. }
            | Self::Prices { group, .. }
            | Self::BankRun { group, .. }
            | Self::Volunteer { group, .. }
            | Self::Auction { group, .. } => Some(*group as usize),
        }
    }

    /// Whether these are choices that somebody on this side can make.
    pub fn allows(&self, role: Role, choices: &[u32]) -> bool {
        let fields = self.fields(role);
        fields.len() == choices.len()
            && fields
                .iter()
                .zip(choices)
                .all(|(field, choice)| *choice <= field.max)
    }
}
