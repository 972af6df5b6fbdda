//! Parameters of the Rrrats lab: strategies and readings of the rules, as they stand in links, forms and help.

use crate::parameters::{Field, Kind, choices, parameters};
use games::rrrats::{AtFour, Bust, End, RollOn, Rules, Twos};

choices! {
    /// When the game ends, in the order of [`EndName::RULES`].
    pub enum EndName {
        Turn = "turn",
        Now = "now",
    }
}

choices! {
    /// What one may do with four in hand, in the order of [`AtFourName::RULES`].
    pub enum AtFourName {
        Stop = "stop",
        Choose = "choose",
    }
}

choices! {
    /// What becomes of a hand that is lost, in the order of [`BustName::RULES`].
    pub enum BustName {
        Pile = "pile",
        Keep = "keep",
        Box = "box",
        Owner = "owner",
    }
}

choices! {
    /// What a 2 does, in the order of [`TwosName::RULES`].
    pub enum TwosName {
        Steal = "steal",
        Take = "take",
        TakeTwo = "take-two",
    }
}

choices! {
    /// How many faces of a die show 0, 1 and 2, in the order of [`FacesName::RULES`].
    pub enum FacesName {
        ThreeTwoOne = "3-2-1",
        TwoThreeOne = "2-3-1",
        TwoTwoTwo = "2-2-2",
        FourOneOne = "4-1-1",
        ThreeOneTwo = "3-1-2",
        OneThreeTwo = "1-3-2",
    }
}

impl EndName {
    pub const RULES: [End; 2] = [End::Turn, End::Now];
}

impl AtFourName {
    pub const RULES: [AtFour; 2] = [AtFour::Stop, AtFour::Choose];
}

impl BustName {
    pub const RULES: [Bust; 4] = [Bust::Pile, Bust::Keep, Bust::Box, Bust::Owner];
}

impl TwosName {
    pub const RULES: [Twos; 3] = [Twos::Steal, Twos::Take, Twos::TakeTwo];
}

impl FacesName {
    pub const RULES: [[u8; 3]; 6] = [
        [3, 2, 1],
        [2, 3, 1],
        [2, 2, 2],
        [4, 1, 1],
        [3, 1, 2],
        [1, 3, 2],
    ];
}

/// The rules with these readings.
pub fn rules(end: EndName, at_four: AtFourName, bust: BustName) -> Rules {
    Rules {
        end: EndName::RULES[end as usize],
        at_four: AtFourName::RULES[at_four as usize],
        bust: BustName::RULES[bust as usize],
        ..Rules::default()
    }
}

/// Three numbers, or four if one rolls on with four.
impl Field for RollOn {
    fn read(text: &str, _: &Kind) -> Option<Self> {
        let numbers: Vec<f64> = text
            .split(',')
            .map(|number| number.trim().parse::<f64>().ok())
            .collect::<Option<_>>()?;
        let is_allowed = numbers.iter().all(|number| (0.0..=1.0).contains(number));
        // Adding 0 makes 0 of −0.
        match (numbers[..].try_into(), numbers[..].try_into()) {
            _ if !is_allowed => None,
            (Ok(three), _) => Some(Self::three(<[f64; 3]>::map(three, |number| number + 0.0))),
            (_, Ok(four)) => Some(Self(<[f64; 4]>::map(four, |number| number + 0.0))),
            _ => None,
        }
    }

    fn write(&self) -> String {
        let [one, two, three, four] = self.0;
        if four == 0.0 {
            format!("{one},{two},{three}")
        } else {
            format!("{one},{two},{three},{four}")
        }
    }
}

const HAND_LIMITS: Kind = Kind::Integer {
    minimum: *Rules::HAND_LIMITS.start() as u64,
    maximum: *Rules::HAND_LIMITS.end() as u64,
};

/// Games that can be played by hand, with the same seed.
pub const MAX_DEALS: u64 = 1_000_000;

parameters! {
    /// One experiment: two strategies and the rules.
    pub struct RrratsLab, texts rrrats_parameters {
        a: RollOn = RollOn::three([1.0, 1.0, 0.36]), Kind::RollOn, Everyone;
        b: RollOn = RollOn::three([0.5; 3]), Kind::RollOn, Everyone;
        end: EndName = EndName::Turn, Kind::Choice(EndName::NAMES), Everyone;
        at_four: AtFourName = AtFourName::Stop, Kind::Choice(AtFourName::NAMES), Everyone;
        bust: BustName = BustName::Pile, Kind::Choice(BustName::NAMES), Everyone;
        tokens: u64 = 31, Kind::Integer { minimum: 1, maximum: Rules::MAX_TOKENS as u64 }, Advanced;
        faces: FacesName = FacesName::ThreeTwoOne, Kind::Choice(FacesName::NAMES), Advanced;
        hand_limit: u64 = 4, HAND_LIMITS, Advanced;
        twos: TwosName = TwosName::Steal, Kind::Choice(TwosName::NAMES), Advanced;
        /// Games that are played; 0 for none.
        games: u64 = 0, Kind::Even { minimum: 0, maximum: 1_000_000_000 }, Everyone;
        /// Whether the best strategies of three numbers are looked for, too.
        optimum: bool = false, Kind::Switch, Everyone;
        /// The decisions of whoever plays by hand, one after the other.
        decisions: String = String::new(), Kind::Moves { most: 2_000 }, Stage;
        /// The number of the game that is played by hand.
        deal: u64 = 1, Kind::Integer { minimum: 1, maximum: MAX_DEALS }, Stage;
        seed: u64 = 1, Kind::Integer { minimum: 0, maximum: u64::MAX }, Everyone;
    }
}

impl RrratsLab {
    /// The rules.
    pub fn rules(&self) -> Rules {
        Rules {
            tokens: self.tokens as u8,
            faces: FacesName::RULES[self.faces as usize],
            hand_limit: self.hand_limit as u8,
            twos: TwosName::RULES[self.twos as usize],
            ..rules(self.end, self.at_four, self.bust)
        }
    }
}
