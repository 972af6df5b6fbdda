//! Regret in English: play.

use super::inside::antes;
use crate::labs::regret::*;

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

pub(super) const PLAY: RegretPlayTexts = RegretPlayTexts {
    lead: "Your opponent plays the average strategy of the last iteration.",
    run_first: "Your opponent is still learning. Run the experiment first; a short run is enough.",
    seat: "Your seat",
    seats: ["alternate seats", "always first", "always second"],
    coach: "Coach: say what each decision cost",
    deal: "New game",
    next_hand: "Next game",
    start_again: "Reset the score",
    actions: "Your actions",
    keys: "Keys: 1, 2, 3 for the actions, n for the next game, h for a hint, u to take back.",
    you: "You",
    opponent: "Opponent",
    public: "Public card",
    pot: "Pot",
    put_in: |amount| format!("{amount} in the pot"),
    antes,
    card: |whose, card| match card {
        Some(card) => format!("{whose}: {}", card_name(card)),
        None => format!("{whose}: hidden"),
    },
    card_name,
    check: "check",
    fold: "fold",
    call: |amount| format!("call {amount}"),
    bet: |amount| format!("bet {amount}"),
    raise: |amount| format!("raise, {amount} in all"),
    choice: str::to_owned,
    did: |is_you, deed| {
        if is_you {
            format!("You: {deed}.")
        } else {
            format!("Opponent: {deed}.")
        }
    },
    revealed: |card| format!("The public card is a {card}."),
    hidden_choice: "The opponent has chosen.",
    not_dealt: "Press “New game” to begin.",
    your_turn: |is_first| {
        let seat = if is_first { "first" } else { "second" };
        format!("Your turn. You are {seat}.")
    },
    over: |amount, sign| match sign {
        1 => format!("You win {amount}."),
        -1 => format!("You lose {amount}."),
        _ => "Nobody wins anything.".to_owned(),
    },
    coach_best: |action| format!("“{action}” was the best you could do: it cost nothing."),
    coach_cost: |action, cost, best| format!("“{action}” cost {cost}; best was “{best}”."),
    coach_unknown: |action| {
        format!("“{action}”: the opponent’s strategy never leads here, so the cost is unknown.")
    },
    hint: "Hint",
    take_back: "Take back",
    hinted: |best, values| {
        format!(
            "Against how the opponent plays, “{best}” wins most. On average, if you continue well: {values}."
        )
    },
    no_hint: "The opponent’s strategy never leads here, so there is no hint.",
    taken_back: "You took a decision back, so this game does not count.",
    coach_values: |values| format!("Worth on average, if you continue well: {values}."),
    coach_label: "Coach",
    score: "Score",
    hands: "Games",
    total: "Total",
    per_hand: "Per game (95 %)",
    mean: |mean, low, high| format!("{mean} ({low} to {high})"),
    lost_by_mistakes: "Mistakes cost per game",
    last_hands: "The last games",
    hands_header: [
        "Game",
        "Your seat",
        "Yours – theirs",
        "What happened",
        "Won",
        "Cost",
    ],
    seat_names: ["first", "second"],
};
