//! Regret: its texts, play.

use crate::labs::regret::inside::antes;

texts! {
    /// Playing against what was learned.
    pub struct RegretPlayTexts {
        lead = "Your opponent plays the average strategy of the last iteration.",
        /// There is nothing to play against yet.
        run_first = "Your opponent is still learning. Run the experiment first; a short run is enough.",
        seat = "Your seat",
        seats: [&'static str; 3] = ["alternate seats", "always first", "always second"],
        coach = "Coach: say what each decision cost",
        deal = "New game",
        next_hand = "Next game",
        start_again = "Reset the score",
        /// Over the buttons, with the keys.
        actions = "Your actions",
        keys = "Keys: 1, 2, 3 … for the actions, n for the next game, h for a hint, u to take back.",
        you = "You",
        opponent = "Opponent",
        public = "Public card",
        pot = "Pot",
        /// What a player has put into it; takes the amount.
        put_in(amount: &str) = format!("{amount} in the pot"),
        /// The amount in antes.
        antes: fn(&str) -> String = antes,
        /// Whose card, and its sign; none if it is hidden.
        card(whose: &str, card: Option<char>) = match card {
            Some(card) => format!("{whose}: {}", card_name(card)),
            None => format!("{whose}: hidden"),
        },
        /// A card's name.
        card_name: fn(char) -> &'static str = card_name,
        /// What an action is called; with what it adds to the pot.
        check = "check",
        fold = "fold",
        call(amount: &str) = format!("call {amount}"),
        bet(amount: &str) = format!("bet {amount}"),
        raise(amount: &str) = format!("raise, {amount} in all"),
        /// A choice in a game without a pot, by the name that links have.
        choice: fn(&str) -> String = str::to_owned,
        /// Who did it and what.
        did(is_you: bool, deed: &str) = if is_you { format!("You: {deed}.") } else { format!("Opponent: {deed}.") },
        revealed(card: &str) = format!("The public card is a {card}."),
        /// Both players' dice, with a dash between.
        rolled(rolled: &str) = format!("The dice: {rolled}."),
        hidden_choice = "The opponent has chosen.",
        not_dealt = "Press “New game” to begin.",
        your_turn(is_first: bool) = {
            let seat = if is_first { "first" } else { "second" };
            format!("Your turn. You are {seat}.")
        },
        over(amount: &str, sign: i32) = match sign {
            1 => format!("You win {amount}."),
            -1 => format!("You lose {amount}."),
            _ => "Nobody wins anything.".to_owned(),
        },
        coach_best(action: &str) = format!("“{action}” was the best you could do: it cost nothing."),
        coach_cost(action: &str, cost: &str, best: &str) = format!("“{action}” cost {cost}; best was “{best}”."),
        coach_unknown(action: &str) =
            format!("“{action}”: the opponent’s strategy never leads here, so the cost is unknown."),
        hint = "Hint",
        take_back = "Take back",
        /// The best action, and all with their values.
        hinted(best: &str, values: &str) =
            format!("Against how the opponent plays, “{best}” wins most. On average, if you continue well: {values}."),
        no_hint = "The opponent’s strategy never leads here, so there is no hint.",
        taken_back = "You took a decision back, so this game does not count.",
        coach_values(values: &str) = format!("Worth on average, if you continue well: {values}."),
        coach_label = "Coach",
        score = "Score",
        hands = "Games",
        total = "Total",
        per_hand = "Per game (95 %)",
        mean(mean: &str, low: &str, high: &str) = format!("{mean} ({low} to {high})"),
        lost_by_mistakes = "Mistakes cost per game",
        last_hands = "The last games",
        hands_header: [&'static str; 6] = ["Game", "Your seat", "Yours – theirs", "What happened", "Won", "Cost"],
        /// First or second.
        seat_names: [&'static str; 2] = ["first", "second"],
    }
}

fn card_name(card: char) -> &'static str {
    match card {
        'A' => "Ace",
        '2' => "Two",
        '3' => "Three",
        '4' => "Four",
        '5' => "Five",
        '6' => "Six",
        '7' => "Seven",
        '8' => "Eight",
        '9' => "Nine",
        'T' => "Ten",
        'J' => "Jack",
        'Q' => "Queen",
        _ => "King",
    }
}
