//! Games and problems that have rules to be read.

use experiments::tuning::{GameName, ProblemName};
use texts::{RulesText, Texts};

/// Whose rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameRules {
    Kuhn,
    /// Kuhn poker where the first player's pass ends the hand.
    KuhnShowdown,
    /// With three players.
    KuhnForThree,
    Leduc,
    LiarsDice,
    Goofspiel,
    War,
    Rrrats,
    Aliens,
    /// A game tree as it was typed.
    Tree,
    Nim,
    TicTacToe,
    ConnectFour,
    Gardner,
    RockPaperScissors,
    MatchingPennies,
    Shapley,
    BattleOfTheSexes,
    Coin,
    TwoCoins,
    /// What there is to tune, by the name that links have for it.
    Problem(ProblemName, GameName),
}

impl GameRules {
    /// How they read.
    pub fn text(self, texts: &'static Texts) -> &'static RulesText {
        let rules = &texts.rules;
        match self {
            Self::Kuhn => &rules.kuhn,
            Self::KuhnShowdown => &rules.kuhn_showdown,
            Self::KuhnForThree => &rules.kuhn_for_three,
            Self::Tree => &rules.tree,
            Self::Leduc => &rules.leduc,
            Self::LiarsDice => &rules.liars_dice,
            Self::Goofspiel => &rules.goofspiel,
            Self::War => &rules.war,
            Self::Rrrats => &rules.rrrats,
            Self::Aliens => &rules.aliens,
            Self::Nim => &rules.nim,
            Self::TicTacToe => &rules.tic_tac_toe,
            Self::ConnectFour => &rules.connect_four,
            Self::Gardner => &rules.gardner,
            Self::RockPaperScissors => &rules.rock_paper_scissors,
            Self::MatchingPennies => &rules.matching_pennies,
            Self::Shapley => &rules.shapley,
            Self::BattleOfTheSexes => &rules.battle_of_the_sexes,
            Self::Coin => &rules.coin,
            Self::TwoCoins => &rules.two_coins,
            Self::Problem(problem, game) => of_problem(problem, game, texts),
        }
    }
}

fn of_problem(problem: ProblemName, game: GameName, texts: &'static Texts) -> &'static RulesText {
    let problems = &texts.rules.problems;
    match problem {
        ProblemName::NoisyOneMax => &problems.one_max,
        ProblemName::NoisyTrap => &problems.trap,
        ProblemName::Hill => &problems.hill,
        ProblemName::WinRates => &problems.win_rates,
        ProblemName::Agent => &problems.agent,
        ProblemName::Game => match game {
            GameName::ConnectK => &problems.connect_k,
            GameName::Rrrats => &problems.rrrats,
        },
        ProblemName::Aliens => &problems.aliens,
        ProblemName::RollingHorizon => &problems.rolling_horizon,
        ProblemName::Own => &problems.own,
    }
}
