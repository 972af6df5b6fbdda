//! Games of one choice, and coins.

use super::parts::{arrow, drawing, node, remark, text};
use games::Player;
use texts::RulesDrawingTexts;
use yew::prelude::*;

/// What beats what.
pub fn rock_paper_scissors(words: &RulesDrawingTexts) -> Html {
    let [rock, paper, scissors] = words.shapes;
    drawing(
        170.0,
        html! {
            <>
                { text((160.0, 24.0), "middle", rock) }
                { text((258.0, 150.0), "middle", scissors) }
                { text((62.0, 150.0), "middle", paper) }
                { arrow((182.0, 34.0), (248.0, 132.0)) }{ remark((224.0, 78.0), "start", words.choices_matter) }
                { arrow((222.0, 146.0), (92.0, 146.0)) }{ remark((160.0, 164.0), "middle", words.choices_matter) }
                { arrow((72.0, 132.0), (138.0, 34.0)) }{ remark((96.0, 78.0), "end", words.choices_matter) }
            </>
        },
    )
}

/// What the first player wins.
pub fn matching_pennies(words: &RulesDrawingTexts) -> Html {
    matrix(&[words.heads, words.tails], &[&["+1", "−1"], &["−1", "+1"]])
}

/// What both get.
pub fn shapley(words: &RulesDrawingTexts) -> Html {
    matrix(
        &words.numbers,
        &[
            &["1, 0", "0, 1", "0, 0"],
            &["0, 0", "1, 0", "0, 1"],
            &["0, 1", "0, 0", "1, 0"],
        ],
    )
}

/// What both get.
pub fn battle_of_the_sexes(words: &RulesDrawingTexts) -> Html {
    matrix(&words.evenings, &[&["2, 1", "0, 0"], &["0, 0", "1, 2"]])
}

/// Payoffs, row by row, where both have the same choices.
fn matrix(choices: &[&'static str], rows: &[&[&'static str]]) -> Html {
    let count = choices.len() as f64;
    let at = |index: usize| (160.0 + 70.0 * index as f64, 84.0 + 44.0 * index as f64);
    let middle = 70.0 * (count - 1.0) / 2.0;
    // As far to the left as there are columns on the right.
    let shift = 35.0 * (2.0 - count);
    let row = |(row, payoffs): (usize, &&[&'static str])| {
        let (_, y) = at(row);
        let cell =
            |(column, payoff): (usize, &&'static str)| cell((shift + at(column).0, y), payoff);
        html! { <>{ remark((shift + 112.0, y), "end", choices[row]) }{ for payoffs.iter().enumerate().map(cell) }</> }
    };
    let name = |(column, name): (usize, &&'static str)| {
        remark((shift + at(column).0, 50.0), "middle", *name)
    };
    drawing(
        64.0 + 44.0 * count,
        html! {
            <>
                { node((shift + 60.0, 101.0), Player::First) }{ node((shift + 160.0 + middle, 16.0), Player::Second) }
                { for choices.iter().enumerate().map(name) }
                { for rows.iter().enumerate().map(row) }
            </>
        },
    )
}

fn cell((x, y): (f64, f64), payoff: &'static str) -> Html {
    html! {
        <>
            <rect class="rules-cell" x={(x - 33.0).to_string()} y={(y - 26.0).to_string()} width="66" height="40" rx="6" />
            { text((x, y), "middle", payoff) }
        </>
    }
}

/// One toss.
pub fn coin(words: &RulesDrawingTexts) -> Html {
    let outcomes = [
        (90.0, words.heads, words.wins_one[0]),
        (230.0, words.tails, words.wins_one[1]),
    ];
    let outcome = |(x, side, result): (f64, &'static str, &'static str)| {
        html! { <>{ penny((x, 44.0), side) }{ text((x, 104.0), "middle", result) }</> }
    };
    drawing(112.0, html! { <>{ for outcomes.map(outcome) }</> })
}

/// A toss each.
pub fn two_coins(words: &RulesDrawingTexts) -> Html {
    drawing(
        112.0,
        html! {
            <>
                { penny((80.0, 44.0), words.heads) }{ penny((240.0, 44.0), words.tails) }
                { arrow((124.0, 44.0), (196.0, 44.0)) }{ remark((160.0, 36.0), "middle", words.choices_matter) }
                { node((52.0, 100.0), Player::First) }{ text((70.0, 105.0), "start", words.players[0]) }
                { node((206.0, 100.0), Player::Second) }{ text((224.0, 105.0), "start", words.players[1]) }
            </>
        },
    )
}

fn penny((x, y): (f64, f64), side: &'static str) -> Html {
    html! {
        <>
            <circle class="rules-cell" cx={x.to_string()} cy={y.to_string()} r="34" />
            { text((x, y + 5.0), "middle", side) }
        </>
    }
}
