//! Rules of games and problems, as a dialog says them: a few plain sentences, and what the drawing shows.

mod english;
mod problems;

pub(crate) use english::ENGLISH;

/// The rules of a game, or what a problem is.
#[derive(Debug)]
pub struct RulesText {
    pub name: &'static str,
    /// On the button that opens them.
    pub button: &'static str,
    pub sentences: &'static [&'static str],
    /// What the drawing shows, below it.
    pub drawing: &'static str,
    /// One hand or turn, told; empty where none helps.
    pub example: &'static str,
}

/// Words in the drawings.
#[derive(Debug)]
pub struct RulesDrawingTexts {
    pub check: &'static str,
    pub bet: &'static str,
    pub fold: &'static str,
    pub call: &'static str,
    /// Who is to move, on the nodes of a tree: first, second.
    pub players: [&'static str; 2],
    /// The same of a game tree.
    pub max_and_min: [&'static str; 2],
    /// At the end of a hand of Kuhn poker: the cards decide about so much, or somebody has given up.
    pub showdown: fn(u32) -> String,
    pub wins_one: [&'static str; 2],
    pub you: &'static str,
    pub other: &'static str,
    pub on_the_table: &'static str,
    pub pile: &'static str,
    pub hand: &'static str,
    pub bank: &'static str,
    /// In a picture of Aliens: aliens, a bomb, a base, a shot, the cannon.
    pub aliens: [&'static str; 5],
    pub face_up: &'static str,
    pub face_down: &'static str,
    pub heads: &'static str,
    pub tails: &'static str,
    pub shapes: [&'static str; 3],
    /// The choices in Shapley's game, and in the battle of the sexes.
    pub numbers: [&'static str; 3],
    pub evenings: [&'static str; 2],
    pub choices_matter: &'static str,
    /// The axes of the curves.
    pub all_numbers: &'static str,
    pub one_number: &'static str,
    pub ones: &'static str,
    pub value: &'static str,
}

/// The rules of everything that is played or tuned.
#[derive(Debug)]
pub struct RulesTexts {
    pub close: &'static str,
    pub example: &'static str,
    pub drawings: RulesDrawingTexts,
    pub kuhn: RulesText,
    /// Where the first player's pass ends the hand.
    pub kuhn_showdown: RulesText,
    /// With three players.
    pub kuhn_for_three: RulesText,
    pub tree: RulesText,
    pub leduc: RulesText,
    pub war: RulesText,
    pub rrrats: RulesText,
    pub aliens: RulesText,
    pub nim: RulesText,
    pub tic_tac_toe: RulesText,
    pub connect_four: RulesText,
    pub gardner: RulesText,
    pub rock_paper_scissors: RulesText,
    pub matching_pennies: RulesText,
    pub shapley: RulesText,
    pub battle_of_the_sexes: RulesText,
    pub coin: RulesText,
    pub two_coins: RulesText,
    pub problems: ProblemRulesTexts,
}

/// What there is to tune.
#[derive(Debug)]
pub struct ProblemRulesTexts {
    pub one_max: RulesText,
    pub trap: RulesText,
    pub hill: RulesText,
    pub win_rates: RulesText,
    pub agent: RulesText,
    pub connect_k: RulesText,
    pub rrrats: RulesText,
    pub aliens: RulesText,
    pub rolling_horizon: RulesText,
    pub own: RulesText,
}
