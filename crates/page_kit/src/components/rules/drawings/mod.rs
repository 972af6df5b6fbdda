//! Drawings of rules, 320 units wide. What they show is said below them, so they are hidden from those who cannot see them.
//!
//! [`cards`]: poker and War. [`trees`]: betting, and trees as such. [`boards`]: stones. [`chess`]: pieces. [`arcade`]: Aliens. [`tokens`]: heaps and piles.
//! [`choices`]: games of one choice. [`problems`]: what is tuned, from the definition that is tuned. [`parts`]: what they
//! are made of.

mod arcade;
mod boards;
mod cards;
mod chess;
mod choices;
mod parts;
mod problems;
mod tokens;
mod trees;

use experiments::tuning::TuningExperiment;
use page_model::kit::rules::GameRules;
use texts::Texts;
use yew::prelude::*;

/// The drawing of a game or a problem.
pub fn of(game: GameRules, texts: &'static Texts) -> Html {
    let words = &texts.rules.drawings;
    match game {
        GameRules::Kuhn => trees::kuhn(false, words),
        GameRules::KuhnShowdown => trees::kuhn(true, words),
        GameRules::Tree => trees::game_tree(words),
        GameRules::KuhnForThree => cards::kuhn_for_three(),
        GameRules::Leduc => cards::leduc(words),
        GameRules::LiarsDice => tokens::liars_dice(words),
        GameRules::Goofspiel => cards::goofspiel(words),
        GameRules::War => cards::war(words),
        GameRules::Rrrats => tokens::rrrats(words),
        GameRules::Aliens => arcade::aliens(words),
        GameRules::Nim => tokens::nim(),
        GameRules::TicTacToe => boards::tic_tac_toe(),
        GameRules::ConnectFour => boards::connect_four(),
        GameRules::Gardner => chess::gardner(),
        GameRules::RockPaperScissors => choices::rock_paper_scissors(words),
        GameRules::MatchingPennies => choices::matching_pennies(words),
        GameRules::Shapley => choices::shapley(words),
        GameRules::BattleOfTheSexes => choices::battle_of_the_sexes(words),
        GameRules::Coin => choices::coin(words),
        GameRules::TwoCoins => choices::two_coins(words),
        GameRules::Problem(problem, game) => {
            let lab = TuningExperiment {
                problem,
                game,
                ..TuningExperiment::default()
            };
            problems::of(&lab, words)
        }
    }
}
