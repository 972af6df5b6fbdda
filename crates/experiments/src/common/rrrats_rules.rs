//! Rules of Rrrats, and strategies, as parameters.

use crate::diagnostic::Refusal;
use crate::parameters::{Integer, Kind, OneOf, Values, choices, list_of_numbers, parameters};
use games::rrrats::{AtFour, Bust, End, RollOn, Rules, Twos};
use texts::Texts;

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

impl EndName {
    pub const RULES: [End; 2] = [End::Turn, End::Now];
}

impl AtFourName {
    pub const RULES: [AtFour; 2] = [AtFour::Stop, AtFour::Choose];
}

impl BustName {
    pub const RULES: [Bust; 4] = [Bust::Pile, Bust::Keep, Bust::Box, Bust::Owner];
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

const HAND_LIMITS: Integer = Integer {
    minimum: *Rules::HAND_LIMITS.start() as u64,
    maximum: *Rules::HAND_LIMITS.end() as u64,
};

parameters! {
    /// How the rules are read.
    #[derive(Copy)]
    pub struct RrratsReadings, texts rrrats_readings {
        end: EndName = EndName::Turn, OneOf(EndName::NAMES), Everyone;
        at_four: AtFourName = AtFourName::Stop, OneOf(AtFourName::NAMES), Everyone;
        bust: BustName = BustName::Pile, OneOf(BustName::NAMES), Everyone;
    }
}

impl RrratsReadings {
    /// The rules with these readings.
    pub fn rules(&self) -> Rules {
        Rules {
            end: EndName::RULES[self.end as usize],
            at_four: AtFourName::RULES[self.at_four as usize],
            bust: BustName::RULES[self.bust as usize],
            ..Rules::default()
        }
    }
}

parameters! {
    /// All rules that can be changed.
    #[derive(Copy)]
    pub struct RrratsRules, texts labs.rrrats.parameters {
        ..readings: RrratsReadings, as declared;
        tokens: u64 = 31, Integer { minimum: 1, maximum: Rules::MAX_TOKENS as u64 }, Advanced;
        faces: FacesName = FacesName::ThreeTwoOne, OneOf(FacesName::NAMES), Advanced;
        hand_limit: u64 = 4, HAND_LIMITS, Advanced;
        twos: TwosName = TwosName::Steal, OneOf(TwosName::NAMES), Advanced;
    }
}

impl RrratsRules {
    /// The rules.
    pub fn rules(&self) -> Rules {
        Rules {
            tokens: self.tokens as u8,
            faces: FacesName::RULES[self.faces as usize],
            hand_limit: self.hand_limit as u8,
            twos: TwosName::RULES[self.twos as usize],
            ..self.readings.rules()
        }
    }
}

/// Three probabilities separated by commas, or four if one rolls on with four.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RollOnNumbers;

impl Kind for RollOnNumbers {
    fn allowed(&self, texts: &Texts) -> String {
        texts.allowed.roll_on.to_owned()
    }

    fn spoken(&self, text: &str, texts: &Texts) -> String {
        match self.read(text) {
            Ok(RollOn(numbers)) => (texts.labs.rrrats.rolls_on)(numbers),
            Err(_) => text.to_owned(),
        }
    }
}

impl Values<RollOn> for RollOnNumbers {
    fn read(&self, text: &str) -> Result<RollOn, Refusal> {
        let three = || list_of_numbers(text, 0.0, 1.0).map(RollOn::three);
        let four = || list_of_numbers(text, 0.0, 1.0).map(RollOn);
        three().or_else(four).ok_or(Refusal::Plain)
    }

    fn write(&self, RollOn([one, two, three, four]): &RollOn) -> String {
        if *four == 0.0 {
            format!("{one},{two},{three}")
        } else {
            format!("{one},{two},{three},{four}")
        }
    }
}
