//! Races as parameters: which there are, one composed of its rules, their precision and their error probability.

use crate::parameters::{OneOf, Real, choices, parameters};
use engines::racing::{Concentration, Correction, Rules, Schedule};

/// ε: below ½, and not so small that a single race takes hours.
pub const EPSILON: Real = Real {
    minimum: 0.001,
    maximum: 0.499,
};
/// δ: inside (0, 1).
pub const DELTA: Real = Real {
    minimum: 1e-12,
    maximum: 0.999,
};

choices! {
    /// The races, in the order of [`Rules::ALL`], and one that is composed.
    #[derive(PartialOrd, Ord)]
    pub enum RaceName {
        Lebr = "lebr",
        Ilebr1 = "ilebr-1",
        Ilebr2 = "ilebr-2",
        IlebrStar1 = "ilebr-star-1",
        IlebrStar2 = "ilebr-star-2",
        Hoeffding = "hoeffding",
        HoeffdingStar2 = "hoeffding-star-2",
        ClassicHoeffding = "classic-hoeffding",
        ClassicBernstein = "classic-bernstein",
        LebrSquares = "lebr-squares",
        Composed = "composed",
    }
}

choices! {
    /// After how many games tests are done.
    pub enum ScheduleName {
        EveryGame = "every-game",
        Squares = "squares",
        SquaresFromMinimum = "squares-from-minimum",
    }
}

impl ScheduleName {
    const SCHEDULES: [Schedule; 3] = [
        Schedule::EveryGame,
        Schedule::Squares,
        Schedule::SquaresFromMinimum,
    ];
}

choices! {
    /// How δ is divided among tests.
    pub enum CorrectionName {
        Summable = "summable",
        Equal = "equal",
    }
}

impl CorrectionName {
    const CORRECTIONS: [Correction; 2] = [Correction::Summable, Correction::Equal];
}

choices! {
    /// What the bounds follow from.
    pub enum InequalityName {
        Bernstein = "bernstein",
        Hoeffding = "hoeffding",
    }
}

impl InequalityName {
    const INEQUALITIES: [Concentration; 2] =
        [Concentration::EmpiricalBernstein, Concentration::Hoeffding];
}

choices! {
    /// What ends a race before its last test.
    pub enum StopName {
        /// ½ is outside the bounds, or they are 2ε apart.
        Either = "either",
        Half = "half",
        Width = "width",
    }
}

parameters! {
    /// A race that is composed of its rules.
    #[derive(Copy)]
    pub struct ComposedRace, texts composed_race {
        schedule: ScheduleName = ScheduleName::Squares, OneOf(ScheduleName::NAMES), Everyone;
        correction: CorrectionName = CorrectionName::Summable, OneOf(CorrectionName::NAMES), Everyone;
        inequality: InequalityName = InequalityName::Bernstein, OneOf(InequalityName::NAMES), Everyone;
        stops: StopName = StopName::Either, OneOf(StopName::NAMES), Everyone;
    }
}

impl ComposedRace {
    fn rules(&self) -> Rules {
        Rules {
            schedule: ScheduleName::SCHEDULES[self.schedule as usize],
            correction: CorrectionName::CORRECTIONS[self.correction as usize],
            concentration: InequalityName::INEQUALITIES[self.inequality as usize],
            stops_at_half: self.stops != StopName::Width,
            stops_by_width: self.stops != StopName::Half,
        }
    }
}

impl RaceName {
    /// Those that are told of the same games whichever is chosen: the thesis' own, and two with Hoeffding's inequality.
    pub const TABLE: [Self; 7] = [
        Self::Lebr,
        Self::Ilebr1,
        Self::Ilebr2,
        Self::IlebrStar1,
        Self::IlebrStar2,
        Self::Hoeffding,
        Self::HoeffdingStar2,
    ];

    /// What it does; `composed` says what one that is composed does.
    pub fn rules(self, composed: &ComposedRace) -> Rules {
        match self {
            Self::Composed => composed.rules(),
            named => Rules::ALL[named as usize],
        }
    }
}
