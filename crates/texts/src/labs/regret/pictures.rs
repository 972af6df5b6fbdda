//! Regret: its texts, the pictures that the page opens on.

texts! {
    /// The pictures.
    pub struct RegretPictureTexts {
        /// A probability: "38 %".
        percent: fn(f64) -> String = percent,
        /// Several: "65 / 30 %".
        percents: fn(&[f64]) -> String = percents,
        board: StrategyBoardTexts,
        deal: DealPictureTexts,
        matrix: MatrixPictureTexts,
        simplex: SimplexPictureTexts,
        moments: MomentTexts,
        set_line: SetLineTexts,
        asking: AskingTexts,
    }

    /// The information set that is looked at, in a few lines.
    pub struct SetLineTexts {
        nothing_selected(can_drag: bool) -> &'static str = if can_drag {
            "Press a bar for details. Drag it, or press Shift and an arrow key on it, to fix the strategy there."
        } else {
            "Press a bar for details, and to fix the strategy there."
        },
        now(shares: &str) = format!("now {shares}"),
        regret(action: &str, added: &str, now: &str) =
            format!("Regret for “{action}”: {now} ({added} in this iteration)"),
    }

    /// The board: hands × histories.
    pub struct StrategyBoardTexts {
        label = "How often each hand does what",
        /// Over a column: who, and what has been done; empty for nothing.
        column(player: usize, history: &str) = {
            let owner = OWNERS[player];
            match history {
                "" => format!("{owner}, first to act"),
                history => format!("{owner}, after {history}"),
            }
        },
        /// Below it: the actions that the bar shows, from the left.
        bar(actions: &str) = actions.to_owned(),
        /// A cell read aloud: the information set, and its actions with their shares.
        cell(set: &str, shares: &str) = format!("{set}: {shares}."),
        /// An action with its share, that of the current strategy, and where the equilibria are.
        share(action: &str, share: &str) = format!("{action} {share}"),
        now(share: &str) = format!("now {share}"),
        in_equilibrium(low: &str, high: &str) =
            if low == high { format!("in every equilibrium {low}") } else { format!("in equilibrium {low} to {high}") },
        fixed = "fixed",
        /// Bar, line, frame, dot.
        legend: [&'static str; 4] = [
            "how often the average strategy takes this action", "how often the current strategy takes this action",
            "every equilibrium lies in here", "the equilibrium with the α that is chosen below",
        ],
        /// Which betting round of a game with two.
        rounds = "Betting round",
        first_round = "First round",
        /// In games without cards of poker: what both players have seen before, step by step.
        so_far = "So far (press to go back)",
        /// The prize that is up, and others that chance might have turned up.
        up(prize: char) = format!("Prize {prize} is up"),
        instead = "Or",
        /// What may come next.
        then = "Then",
        /// Steps of it: a bid of so many dice with a face, and a prize with both bids, or with f, s or t for who won it.
        bid(dice: char, face: char) = format!("{dice}-{face}"),
        prize(prize: char, first: char, second: char) = match (first, second) {
            ('-', 'f') => format!("prize {prize} to the first player"),
            ('-', 's') => format!("prize {prize} to the second player"),
            ('-', _) => format!("prize {prize} tied"),
            (first, second) => format!("prize {prize}: {first} against {second}"),
        },
        /// A step with the prize that is up after it.
        and_up(step: &str, prize: char) = format!("{step}, then prize {prize}"),
        /// Of a player who has bid these cards where the other does not see them.
        has_bid(cards: &str) = format!("has bid {cards}"),
    }

    /// The tree of one deal.
    pub struct DealPictureTexts {
        label = "The game after this deal",
        /// Before the first player's card, and before the second's.
        holds: [&'static str; 2] = ["First player holds", "second player holds"],
        card_of: [&'static str; 2] = ["First player’s card", "Second player’s card"],
        pot(pot: &str) = format!("pot {pot}"),
        /// A history read aloud: who decides with which card, and what has been done.
        decides(player: usize, card: char, history: &str) = {
            let owner = OWNERS[player];
            match history {
                "" => format!("{owner} with {card}, first to act"),
                history => format!("{owner} with {card}, after {history}"),
            }
        },
        /// What an end pays the first player.
        pays(amount: &str) = format!("The first player gets {amount}"),
        to_next_card(card: &str) = format!("Go on with the board card {card}"),
        walk_is_elsewhere(deal: &str) = format!("The walk is in this deal: {deal}."),
        /// A board card that these cards make impossible.
        impossible(card: char, deal: &str) = format!("With {deal} there is no {card} left for the board."),
        /// Disc, disc with a ring, line, box, pot, walk.
        legend: [&'static str; 6] = [
            "the first player decides, with this card", "the second player decides",
            "the wider the line, the more often the average strategy goes this way; “now” is the current strategy",
            "the game is over: what the first player wins, in antes", "what both have put in, in antes",
            "the path of the walk shown below",
        ],
        now(share: &str) = format!("now {share}"),
    }

    /// The matrix of a game of one choice.
    pub struct MatrixPictureTexts {
        caption = "What the first player wins",
        rows_are = "First ↓",
        columns_are = "Second →",
        often(choice: &str, share: &str) = format!("{choice} {share}"),
    }

    /// Current and average strategy among all mixtures.
    pub struct SimplexPictureTexts {
        label(player: &str) = format!("Mixtures of the {player} player up to this iteration"),
        about = "Each point is a mixture of the three choices; a corner is one choice alone.",
        about_square = "From left to right: how often the first player chooses tails; from top to bottom: the second.",
        /// Thin line, thick line, cross.
        legend: [&'static str; 3] = [
            "the path of the current strategy", "the path of the average strategy", "the equilibrium",
        ],
        average = "average",
        current = "current",
        player = "Whose mixtures",
        /// It begins in equilibrium, so nothing is to be seen; and the button that begins elsewhere.
        still = "This run begins in equilibrium, so nothing moves.",
        begin_elsewhere = "Begin off balance",
    }

    /// Iterations as time.
    pub struct MomentTexts {
        caption(iteration: &str, last: &str) = format!("iteration {iteration} of {last}"),
        axis = "How much the average strategy can be beaten, by iteration",
    }

    /// A question about the next moment.
    pub struct AskingTexts {
        question(iteration: &str, set: &str, action: &str) =
            format!("{set}: how often will the current strategy choose “{action}” at iteration {iteration}?"),
        more = "more often than now",
        less = "less often",
        as_often = "as often",
        answer(before: &str, after: &str) = format!("The current strategy goes from {before} to {after}."),
    }
}

const OWNERS: [&str; 2] = ["First player", "Second player"];

/// A share in percent, without decimals but where that would say too much.
fn percent(share: f64) -> String {
    let hundredths = share * 100.0;
    let is_nearly_certain = share > 0.0 && share < 1.0 && !(0.5..99.5).contains(&hundredths);
    match is_nearly_certain {
        true if share < 0.5 => "<1\u{202f}%".to_owned(),
        true => ">99\u{202f}%".to_owned(),
        false => format!("{hundredths:.0}\u{202f}%"),
    }
}

/// Several shares, with the sign after the last.
fn percents(shares: &[f64]) -> String {
    let texts: Vec<String> = shares.iter().copied().map(percent).collect();
    let sign = "\u{202f}%";
    let numbers: Vec<&str> = texts
        .iter()
        .map(|text| text.trim_end_matches(sign))
        .collect();
    format!("{}{sign}", numbers.join(" / "))
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn what_is_rare_is_not_called_impossible() {
        let texts = [0.0, 0.001, 0.384, 0.999, 1.0].map(percent);
        assert_eq!(
            texts,
            [
                "0\u{202f}%",
                "<1\u{202f}%",
                "38\u{202f}%",
                ">99\u{202f}%",
                "100\u{202f}%"
            ]
        );
    }
}
