//! Regret: its texts, play.

/// Playing against what was learned.
#[derive(Debug)]
pub struct RegretPlayTexts {
    pub lead: &'static str,
    /// There is nothing to play against yet.
    pub run_first: &'static str,
    pub seat: &'static str,
    pub seats: [&'static str; 3],
    pub coach: &'static str,
    pub deal: &'static str,
    pub next_hand: &'static str,
    pub start_again: &'static str,
    /// Over the buttons, with the keys.
    pub actions: &'static str,
    pub keys: &'static str,
    pub you: &'static str,
    pub opponent: &'static str,
    pub public: &'static str,
    pub pot: &'static str,
    /// What a player has put into it; takes the amount.
    pub put_in: fn(&str) -> String,
    /// The amount in antes.
    pub antes: fn(&str) -> String,
    /// Whose card, and its sign; none if it is hidden.
    pub card: fn(&str, Option<char>) -> String,
    /// A card's name.
    pub card_name: fn(char) -> &'static str,
    /// What an action is called; with what it adds to the pot.
    pub check: &'static str,
    pub fold: &'static str,
    pub call: fn(&str) -> String,
    pub bet: fn(&str) -> String,
    pub raise: fn(&str) -> String,
    /// A choice in a game without a pot, by the name that links have.
    pub choice: fn(&str) -> String,
    /// Who did it and what.
    pub did: fn(bool, &str) -> String,
    pub revealed: fn(&str) -> String,
    pub hidden_choice: &'static str,
    pub not_dealt: &'static str,
    /// Takes whether the person moves first.
    pub your_turn: fn(bool) -> String,
    /// Takes what was won, with its sign, and 1, 0 or −1.
    pub over: fn(&str, i32) -> String,
    /// Takes the action and that it was best.
    pub coach_best: fn(&str) -> String,
    /// Takes the action, its cost and the best action.
    pub coach_cost: fn(&str, &str, &str) -> String,
    pub coach_unknown: fn(&str) -> String,
    pub hint: &'static str,
    pub take_back: &'static str,
    /// The best action, and all with their values.
    pub hinted: fn(&str, &str) -> String,
    pub no_hint: &'static str,
    pub taken_back: &'static str,
    /// Takes all actions with their values.
    pub coach_values: fn(&str) -> String,
    pub coach_label: &'static str,
    pub score: &'static str,
    pub hands: &'static str,
    pub total: &'static str,
    pub per_hand: &'static str,
    /// Takes a mean and the ends of its interval.
    pub mean: fn(&str, &str, &str) -> String,
    pub lost_by_mistakes: &'static str,
    pub last_hands: &'static str,
    pub hands_header: [&'static str; 6],
    /// First or second.
    pub seat_names: [&'static str; 2],
}
