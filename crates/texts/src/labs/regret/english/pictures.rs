//! Regret in English: the pictures that the page opens on.

use super::inside::antes;
use crate::labs::regret::*;

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

pub(super) const PICTURES: RegretPictureTexts = RegretPictureTexts {
    percent,
    percents,
    antes,
    board: StrategyBoardTexts {
        label: "How often each hand does what",
        column: |player, history| {
            let owner = OWNERS[player];
            match history {
                "" => format!("{owner}, first to act"),
                history => format!("{owner}, after {history}"),
            }
        },
        bar: |actions| actions.to_owned(),
        cell: |set, shares| format!("{set}: {shares}."),
        share: |action, share| format!("{action} {share}"),
        now: |share| format!("now {share}"),
        in_equilibrium: |low, high| {
            if low == high {
                format!("in every equilibrium {low}")
            } else {
                format!("in equilibrium {low} to {high}")
            }
        },
        fixed: "fixed",
        legend: [
            "how often the average strategy takes this action",
            "how often the current strategy takes this action",
            "every equilibrium lies in here",
            "the equilibrium with the α that is chosen below",
        ],
        rounds: "Betting round",
        first_round: "First round",
    },
    deal: DealPictureTexts {
        label: "The game after this deal",
        holds: ["First player holds", "second player holds"],
        card_of: ["First player’s card", "Second player’s card"],
        pot: |pot| format!("pot {pot}"),
        decides: |player, card, history| {
            let owner = OWNERS[player];
            match history {
                "" => format!("{owner} with {card}, first to act"),
                history => format!("{owner} with {card}, after {history}"),
            }
        },
        pays: |amount| format!("The first player gets {}", antes(amount)),
        to_next_card: |card| format!("Go on with the board card {card}"),
        walk_is_elsewhere: |deal| format!("The walk is in this deal: {deal}."),
        impossible: |card, deal| format!("With {deal} there is no {card} left for the board."),
        legend: [
            "the first player decides, with this card",
            "the second player decides",
            "the wider the line, the more often the average strategy goes this way; “now” is the current strategy",
            "the game is over: what the first player wins, in antes",
            "what both have put in, in antes",
            "the path of the walk shown below",
        ],
        now: |share| format!("now {share}"),
    },
    matrix: MatrixPictureTexts {
        caption: "What the first player wins",
        rows_are: "First ↓",
        columns_are: "Second →",
        often: |choice, share| format!("{choice} {share}"),
    },
    simplex: SimplexPictureTexts {
        label: |player| format!("Mixtures of the {player} player up to this iteration"),
        about: "Each point is a mixture of the three choices; a corner is one choice alone.",
        about_square: "From left to right: how often the first player chooses tails; from top to bottom: the second.",
        legend: [
            "the path of the current strategy",
            "the path of the average strategy",
            "the equilibrium",
        ],
        average: "average",
        current: "current",
        player: "Whose mixtures",
        still: "This run begins in equilibrium, so nothing moves.",
        begin_elsewhere: "Begin off balance",
    },
    moments: MomentTexts {
        label: "Iterations",
        caption: |iteration, last| format!("iteration {iteration} of {last}"),
        gap: |amount| format!("can be beaten by {amount}"),
        axis: "How much the average strategy can be beaten, by iteration",
    },
    set_line: SetLineTexts {
        nothing_selected: |can_drag| {
            if can_drag {
                "Press a bar for details. Drag it, or press Shift and an arrow key on it, to fix the strategy there."
            } else {
                "Press a bar for details, and to fix the strategy there."
            }
        },
        now: |shares| format!("now {shares}"),
        regret: |action, added, now| {
            format!("Regret for “{action}”: {now} ({added} in this iteration)")
        },
    },
    asking: AskingTexts {
        question: |iteration, set, action| {
            format!(
                "{set}: how often will the current strategy choose “{action}” at iteration {iteration}?"
            )
        },
        more: "more often than now",
        less: "less often",
        as_often: "as often",
        answer: |before, after| format!("The current strategy goes from {before} to {after}."),
    },
};

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
