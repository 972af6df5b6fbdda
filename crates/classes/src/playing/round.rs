//! Round: what is played, and in which round, as a link: `play/guess?p=2/3&max=100&seed=5&round=2`. Students open it; `class/play/…` is the teacher's page.
//!
//! A closed round's link holds all choices, those of earlier rounds too: `&choices=~…` (see [`super::choices`]).

use super::choices::{Choices, packed, unpacked};
use super::fault::RoundError;
use super::game::ClassGame;
use super::matching::Matching;
use super::settings::{Settings, game, name, settings};
use experiments::link::fingerprint;

/// What the address of a round begins with.
pub const PLAY: &str = "play/";
/// Rounds are counted from 1 to this.
pub const MAX_ROUND: u32 = 31;

/// A round.
#[derive(Clone, Debug, PartialEq)]
pub struct Round {
    pub game: ClassGame,
    pub matching: Matching,
    /// Whether students may practise against a machine.
    pub has_practice: bool,
    /// What roles, values and pairs are drawn from.
    pub seed: u64,
    pub number: u32,
    /// All choices, once it is closed.
    pub choices: Option<Choices>,
    /// Those of rounds before it, the last of them just before it; only where it is closed.
    pub earlier: Vec<Choices>,
}

impl Round {
    /// The next round, of the same class.
    #[must_use]
    pub fn next(&self) -> Self {
        self.open_at((self.number + 1).min(MAX_ROUND))
    }

    /// Another round of the same class, open.
    #[must_use]
    pub fn open_at(&self, number: u32) -> Self {
        Self {
            number,
            choices: None,
            earlier: Vec::new(),
            ..self.clone()
        }
    }

    /// All rounds whose choices are known, the first one first, this one last; each without those before it.
    pub fn all_closed(&self) -> Vec<Self> {
        let all = self.earlier.iter().chain(&self.choices);
        let before = self.earlier.len() as u32;
        let closed = |(place, choices): (usize, &Choices)| Self {
            choices: Some(choices.clone()),
            ..self.open_at((self.number + place as u32).saturating_sub(before))
        };
        all.enumerate().map(closed).collect()
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
            Some(choices) => {
                let all: Vec<&Choices> = self.earlier.iter().chain([choices]).collect();
                format!("{question}&choices={}", packed(&all))
            }
        }
    }

    /// The link without choices.
    pub fn question(&self) -> String {
        let practice = if self.has_practice {
            "&practice=yes"
        } else {
            ""
        };
        format!("{}{practice}", self.key())
    }

    /// What tells it from all other rounds: whether one may practise makes no other one.
    pub fn key(&self) -> String {
        format!("{}&round={}", self.of_all_rounds(), self.number)
    }

    /// The settings on which pairs and points depend, in the order of the link, and as they stand in it.
    pub fn settings(&self) -> Vec<(&'static str, String)> {
        settings(&self.game, self.matching, self.seed)
    }

    /// What all rounds of the class have in common.
    pub fn of_all_rounds(&self) -> String {
        let all = self.settings();
        let pairs: Vec<String> = all
            .iter()
            .map(|(key, value)| format!("{key}={value}"))
            .collect();
        format!("{PLAY}{}?{}", name(&self.game), pairs.join("&"))
    }

    /// A number that tells it from other experiments, whatever the round.
    pub fn fingerprint(&self) -> u64 {
        fingerprint(&self.of_all_rounds())
    }
}

fn read(name: &str, mut settings: Settings) -> Result<Round, RoundError> {
    let game = game(name, &mut settings)?;
    let matching = settings.matching(&game)?;
    let has_practice = settings.is_allowed("practice")?;
    let seed = settings.number("seed", 1, 0, u64::from(u32::MAX))?;
    let number = settings.number("round", 1, 1, MAX_ROUND.into())?;
    let choices = settings.taken("choices");
    settings.none_left()?;
    let mut round = Round {
        game,
        matching,
        has_practice,
        seed,
        number,
        choices: None,
        earlier: Vec::new(),
    };
    if let Some(text) = choices {
        let all = unpacked(&text, &round.game, seed).filter(|all| all.len() <= number as usize);
        round.earlier = all.ok_or(RoundError::Results)?;
        round.choices = round.earlier.pop();
    }
    Ok(round)
}
