//! Regret: its texts, the pictures that the page opens on.

/// The pictures.
#[derive(Debug)]
pub struct RegretPictureTexts {
    /// A probability: "38 %".
    pub percent: fn(f64) -> String,
    /// Several: "65 / 30 %".
    pub percents: fn(&[f64]) -> String,
    /// An amount of antes with its sign.
    pub antes: fn(&str) -> String,
    pub board: StrategyBoardTexts,
    pub deal: DealPictureTexts,
    pub matrix: MatrixPictureTexts,
    pub simplex: SimplexPictureTexts,
    pub moments: MomentTexts,
    pub set_line: SetLineTexts,
    pub asking: AskingTexts,
}

/// The information set that is looked at, in a few lines.
#[derive(Debug)]
pub struct SetLineTexts {
    /// Takes whether bars can be dragged.
    pub nothing_selected: fn(bool) -> &'static str,
    /// Takes what the current strategy does.
    pub now: fn(&str) -> String,
    /// Takes an action, what the iteration has added to its regret, and the regret now.
    pub regret: fn(&str, &str, &str) -> String,
}

/// The board: hands × histories.
#[derive(Debug)]
pub struct StrategyBoardTexts {
    pub label: &'static str,
    /// Over a column: who, and what has been done; empty for nothing.
    pub column: fn(usize, &str) -> String,
    /// Below it: the actions that the bar shows, from the left.
    pub bar: fn(&str) -> String,
    /// A cell read aloud: the information set, and its actions with their shares.
    pub cell: fn(&str, &str) -> String,
    /// An action with its share, that of the current strategy, and where the equilibria are.
    pub share: fn(&str, &str) -> String,
    pub now: fn(&str) -> String,
    pub in_equilibrium: fn(&str, &str) -> String,
    pub fixed: &'static str,
    /// Bar, line, frame, dot.
    pub legend: [&'static str; 4],
    /// Which betting round of a game with two.
    pub rounds: &'static str,
    pub first_round: &'static str,
}

/// The tree of one deal.
#[derive(Debug)]
pub struct DealPictureTexts {
    pub label: &'static str,
    /// Before the first player's card, and before the second's.
    pub holds: [&'static str; 2],
    pub card_of: [&'static str; 2],
    pub pot: fn(&str) -> String,
    /// A history read aloud: who decides with which card, and what has been done.
    pub decides: fn(usize, char, &str) -> String,
    /// What an end pays the first player.
    pub pays: fn(&str) -> String,
    pub to_next_card: fn(&str) -> String,
    pub walk_is_elsewhere: fn(&str) -> String,
    /// A board card that these cards make impossible.
    pub impossible: fn(char, &str) -> String,
    /// Disc, disc with a ring, line, box, pot, walk.
    pub legend: [&'static str; 6],
    pub now: fn(&str) -> String,
}

/// The matrix of a game of one choice.
#[derive(Debug)]
pub struct MatrixPictureTexts {
    pub caption: &'static str,
    pub rows_are: &'static str,
    pub columns_are: &'static str,
    pub often: fn(&str, &str) -> String,
}

/// Current and average strategy among all mixtures.
#[derive(Debug)]
pub struct SimplexPictureTexts {
    pub label: fn(&str) -> String,
    pub about: &'static str,
    pub about_square: &'static str,
    /// Thin line, thick line, cross.
    pub legend: [&'static str; 3],
    pub average: &'static str,
    pub current: &'static str,
    pub player: &'static str,
    /// It begins in equilibrium, so nothing is to be seen; and the button that begins elsewhere.
    pub still: &'static str,
    pub begin_elsewhere: &'static str,
}

/// Iterations as time.
#[derive(Debug)]
pub struct MomentTexts {
    pub label: &'static str,
    /// Takes the iteration and how many there are.
    pub caption: fn(&str, &str) -> String,
    /// Takes the amount.
    pub gap: fn(&str) -> String,
    pub axis: &'static str,
}

/// A question about the next moment.
#[derive(Debug)]
pub struct AskingTexts {
    /// Takes the iteration, the information set and the action.
    pub question: fn(&str, &str, &str) -> String,
    pub more: &'static str,
    pub less: &'static str,
    pub as_often: &'static str,
    /// Takes the shares before and after.
    pub answer: fn(&str, &str) -> String,
}
