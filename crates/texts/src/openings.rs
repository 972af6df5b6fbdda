//! Openings of the first page: five small games that a visitor plays at once. A program of their own has them, and the page's has none.

use crate::english::numbers::signed;

texts! {
    /// What all have, and each.
    pub struct OpeningsTexts {
        /// The row of buttons that choose one.
        choose = "Another game",
        again = "Play again",
        connect_four: ConnectFourWords,
        penalty: PenaltyWords,
        bluff: BluffWords,
        ultimatum: UltimatumWords,
        repeated: RepeatedWords,
    }

    pub struct ConnectFourWords {
        name = "Connect Four",
        title = "Connect Four on 5 × 4, three in a row",
        begin = "You are blue. Press a column: the machine answers, and shows what it has tried.",
        thinking = "It tries some games …",
        /// Games tried, the column tried most, which it plays, and the points that it brought, in per cent.
        answer(games: u64, column: u8, percent: f64) = format!(
            "It plays column {column}, which it tried most often in {games} games: that brought it {percent:.0} % of the points."
        ),
        /// What the move is worth to the machine: 1, 0 or −1.
        exact(worth: i32) -> &'static str = match worth {
            1 => "With best play it wins from here.",
            0 => "With best play that is a draw.",
            _ => "With best play it loses: your chance.",
        },
        you_have_won = "Three in a row: you have won.",
        it_has_won = "Three in a row: the machine has won.",
        drawn = "The board is full: a draw.",
        board = "Board of Connect Four",
        /// Where the bars will stand.
        bars = "Over each column: how many games it tries there",
        /// Whose they are.
        stones: [&'static str; 2] = ["blue", "yellow"],
        /// A column's number from the left, from 1; its stones from below; and how often the machine has tried it.
        column(number: u8, stones: &str, games: Option<u64>) = format!(
            "Column {number}{}{}",
            if stones.is_empty() { String::new() } else { format!(": {stones}") },
            games.map_or_else(String::new, |games| format!("; tried {games} times"))
        ),
        way = "Watch its search step by step",
    }

    pub struct PenaltyWords {
        name = "A penalty kick",
        title = "A penalty: left or right?",
        question(left: u32) = format!("You shoot left {left} times in a hundred. Drag it."),
        /// How often left, in a hundred; whether the keeper dives left; and goals in a hundred.
        worst(dives_left: bool, goals: f64) = format!(
            "A keeper who knows that dives {}: you score {goals:.1} times in a hundred. Where is that highest?",
            if dives_left { "left" } else { "right" }
        ),
        /// How often left, exactly, and goals in a hundred.
        best(left: &str, goals: f64) = format!(
            "As high as it gets: at {left} it makes no difference where the keeper dives, you score {goals:.1} times in a hundred."
        ),
        keeper: [&'static str; 2] = ["keeper dives left", "keeper dives right"],
        slider = "How often you shoot left",
        goals = "goals in a hundred",
        way = "Open the payoff matrix",
    }

    pub struct BluffWords {
        name = "A bluff",
        title = "Kuhn poker: jack, queen, king",
        /// The card in hand.
        hand(card: &str) = format!("You hold the {card}. Each has put in one coin. Bet another?"),
        facing = "It bets. Call, or give up?",
        cards: [&'static str; 3] = ["jack", "queen", "king"],
        ranks: [&'static str; 3] = ["J", "Q", "K"],
        bet = "Bet",
        check = "Check",
        call = "Call",
        fold = "Give up",
        next = "Next hand",
        /// Its card, and what the visitor has got.
        over(card: &str, payoff: i32) = format!("It had the {card}: {} for you.", signed(payoff)),
        it_folded(card: &str) = format!("It gives up the {card}: +1 for you."),
        you_folded = "You give up: −1. Its card stays hidden.",
        /// Hands played, and what they have brought.
        so_far(hands: u32, total: i32) = format!(
            "{}: {}. It plays an equilibrium: nobody gets more than −1/18 a hand from it in the long run.",
            if hands == 1 { "One hand".to_owned() } else { format!("{hands} hands") },
            signed(total)
        ),
        hidden = "hidden",
        yours = "your card",
        its = "its card",
        way = "See how that is learned",
    }

    pub struct UltimatumWords {
        name = "The ultimatum",
        title = "Ten coins, one offer",
        begin = "How many of the ten do you offer? If the other one refuses, nobody gets any.",
        /// The offer.
        accepted(offer: u32) = format!(
            "Someone who cares only for coins accepts {offer}: it is more than nothing. You keep {}. Could you have offered less?",
            10 - offer
        ),
        least = "One coin is more than nothing: accepted. You keep nine. No offer that is sure to be accepted leaves you more. Would you accept it?",
        nothing = "Nothing or nothing: someone who cares only for coins may as well refuse. Then you get nothing too.",
        /// An offer.
        offer(coins: u32) = format!("Offer {coins}"),
        accept = "accepts",
        refuse = "refuses",
        you = "you",
        other = "the other",
        way = "Draw and solve the tree",
    }

    pub struct RepeatedWords {
        name = "Meet again",
        title = "Ten rounds of the prisoner’s dilemma",
        begin = "Three strangers: one copies you, one always defects, one always cooperates. Who will you be?",
        strategies: [&'static str; 3] = ["Tit for tat", "Always defect", "Always cooperate"],
        /// The points of the three matches.
        total(points: [i64; 3]) = format!(
            "{} + {} + {} = {} points. Does another do better?",
            points[0], points[1], points[2], points.iter().sum::<i64>()
        ),
        /// The best, when all have been tried.
        all_tried(best: &str) = format!("{best} gets most here. And if those who are exploited learn from it?"),
        against(strategy: &str) = format!("against: {strategy}"),
        moves: [&'static str; 2] = ["cooperate", "defect"],
        way = "Hold a tournament",
    }
}
