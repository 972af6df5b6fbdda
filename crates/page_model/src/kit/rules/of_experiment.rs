//! Rules of an experiment: of the games that it plays, and the problems that it tunes.

use super::game::GameRules;
use experiments::racing::ContestName;
use experiments::{Experiment, evolution, general_sum, minimax, regret};

impl GameRules {
    /// Those whose rules help to read an experiment; none where nothing is played.
    pub fn of(experiment: &Experiment) -> Vec<Self> {
        match experiment {
            Experiment::Minimax(lab) => vec![of_tree_search(lab.game)],
            Experiment::Regret(lab) => vec![of_learning(lab.game)],
            Experiment::GeneralSum(lab) => vec![of_several(lab.game)],
            Experiment::Racing(lab) => vec![of_contest(lab.contest)],
            Experiment::Evolution(lab) => vec![of_evolution(lab.game)],
            Experiment::Generation(lab) => Self::of(&lab.evolution().into()),
            Experiment::Reproduce(_) => vec![Self::Rrrats, Self::War],
            Experiment::Rrrats(_) => vec![Self::Rrrats],
            Experiment::War(_) | Experiment::WarGame(_) => vec![Self::War],
            Experiment::Aliens(_) | Experiment::AliensGame(_) => vec![Self::Aliens],
            Experiment::Tuning(lab) => vec![Self::Problem(lab.problem, lab.game)],
            Experiment::Mcts(_)
            | Experiment::Ladder(_)
            | Experiment::GradedTest(_)
            | Experiment::Convergence(_)
            | Experiment::Ratings(_)
            | Experiment::Solve(_) => vec![Self::ConnectFour],
            Experiment::RaceCurves(_)
            | Experiment::Matrix(_)
            | Experiment::Repeated(_)
            | Experiment::Tournament(_)
            | Experiment::TreeGame(_) => Vec::new(),
        }
    }
}

fn of_tree_search(game: minimax::GameName) -> GameRules {
    match game {
        minimax::GameName::Tree | minimax::GameName::Exercise => GameRules::Tree,
        minimax::GameName::TicTacToe => GameRules::TicTacToe,
        minimax::GameName::Nim => GameRules::Nim,
        minimax::GameName::ConnectFour => GameRules::ConnectFour,
        minimax::GameName::Gardner => GameRules::Gardner,
    }
}

fn of_learning(game: regret::GameName) -> GameRules {
    match game {
        regret::GameName::Kuhn => GameRules::Kuhn,
        regret::GameName::KuhnSeed => GameRules::KuhnShowdown,
        regret::GameName::Leduc => GameRules::Leduc,
        regret::GameName::RockPaperScissors => GameRules::RockPaperScissors,
        regret::GameName::MatchingPennies => GameRules::MatchingPennies,
    }
}

fn of_several(game: general_sum::GameName) -> GameRules {
    match game {
        general_sum::GameName::KuhnForThree => GameRules::KuhnForThree,
        general_sum::GameName::Shapley => GameRules::Shapley,
        general_sum::GameName::BattleOfTheSexes => GameRules::BattleOfTheSexes,
        general_sum::GameName::Kuhn => GameRules::Kuhn,
        general_sum::GameName::RockPaperScissors => GameRules::RockPaperScissors,
    }
}

fn of_contest(contest: ContestName) -> GameRules {
    match contest {
        ContestName::Coin => GameRules::Coin,
        ContestName::TwoCoins => GameRules::TwoCoins,
        ContestName::ConnectFour => GameRules::ConnectFour,
        ContestName::War => GameRules::War,
        ContestName::Rrrats => GameRules::Rrrats,
    }
}

fn of_evolution(game: evolution::GameName) -> GameRules {
    match game {
        evolution::GameName::Rrrats => GameRules::Rrrats,
        evolution::GameName::War => GameRules::War,
        evolution::GameName::ConnectFour => GameRules::ConnectFour,
    }
}
