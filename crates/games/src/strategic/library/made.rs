//! Games of the library whose payoffs follow from a rule.

/// Rows and columns by number, and what stands in a cell.
fn table(rows: i64, columns: i64, cell: impl Fn(i64, i64) -> String) -> String {
    let row = |row| {
        let cells = (0..columns).map(|column| cell(row, column));
        cells.collect::<Vec<_>>().join(",")
    };
    (0..rows).map(row).collect::<Vec<_>>().join(";")
}

/// The calls that make sense with so many fingers: fingers shown, and the sum said.
fn calls(fingers: i64) -> Vec<(i64, i64)> {
    let shown = 1..=fingers;
    shown
        .flat_map(|shown| (1..=fingers).map(move |other| (shown, shown + other)))
        .collect()
}

/// Morra: each shows fingers and says the sum; anyone who alone is right wins it.
pub(super) fn morra(fingers: i64) -> String {
    let calls = calls(fingers);
    let count = calls.len() as i64;
    table(count, count, |row, column| {
        let ((mine, says), (theirs, they_say)) = (calls[row as usize], calls[column as usize]);
        let sum = mine + theirs;
        let won = sum * (i64::from(says == sum) - i64::from(they_say == sum));
        won.to_string()
    })
}

/// The names of both players' calls.
pub(super) fn morra_actions(fingers: i64) -> String {
    let names = calls(fingers)
        .into_iter()
        .map(|(shown, says)| format!("{shown} says {says}"));
    let names = names.collect::<Vec<_>>().join(",");
    format!("{names};{names}")
}

/// Colonel Blotto with four regiments against three, and two posts: a post, and a point for each regiment that is beaten there.
pub(super) fn blotto() -> String {
    let post = |mine: i64, theirs: i64| (mine - theirs).signum() * (mine.min(theirs) + 1);
    table(5, 4, |row, column| {
        let ((left, right), (their_left, their_right)) = ((4 - row, row), (3 - column, column));
        (post(left, their_left) + post(right, their_right)).to_string()
    })
}

/// Cournot: two firms choose quantities; the price is what is left of twelve.
pub(super) fn cournot() -> String {
    table(7, 7, |mine, theirs| {
        (mine * (12 - mine - theirs)).to_string()
    })
}

/// The travellers' dilemma with claims from 2 to 10: both get the lower claim, and 2 go from the higher claimant to the lower.
pub(super) fn travellers() -> String {
    table(9, 9, |row, column| {
        let (mine, theirs) = (row + 2, column + 2);
        (mine.min(theirs) + 2 * (theirs - mine).signum()).to_string()
    })
}

/// A second-price auction of a thing worth 3 to the first and 2 to the second; the first wins ties.
pub(super) fn auction() -> String {
    table(5, 5, |first, second| {
        if first >= second {
            format!("{}:0", 3 - second)
        } else {
            format!("0:{}", 2 - first)
        }
    })
}

/// Two work together; what comes out is as good as the lower effort, and effort costs.
pub(super) fn weakest_link() -> String {
    table(5, 5, |mine, theirs| {
        (2 * (mine.min(theirs) + 1) - (mine + 1)).to_string()
    })
}

/// Three players guess from 0 to 3; anyone who is nearest to two thirds of the mean shares a prize of 6.
pub(super) fn beauty_contest() -> String {
    let tables = (0..4).map(|third| {
        table(4, 4, |first, second| {
            let guesses = [first, second, third];
            let sum: i64 = guesses.iter().sum();
            // Nine times the distance from 2/3 of a third of the sum.
            let distances = guesses.map(|guess| (9 * guess - 2 * sum).abs());
            let nearest = distances.into_iter().min().unwrap_or_default();
            let winners = distances
                .iter()
                .filter(|&&distance| distance == nearest)
                .count() as i64;
            let prizes =
                distances.map(|distance| if distance == nearest { 6 / winners } else { 0 });
            prizes.map(|prize| prize.to_string()).join(":")
        })
    });
    tables.collect::<Vec<_>>().join("|")
}

/// So many players with two actions each: what one gets by an action, 0 or 1, where so many choose 1.
fn with_two_actions(players: u32, payoff: impl Fn(i64, i64) -> i64) -> String {
    let mut text = String::new();
    for number in 0..1_i64 << (players - 2) {
        if number > 0 {
            // A bar more for each player who begins anew.
            text += &"|".repeat(1 + number.trailing_zeros() as usize);
        }
        text += &table(2, 2, |first, second| {
            let others = (0..players - 2).map(|place| number >> place & 1);
            let actions: Vec<i64> = [first, second].into_iter().chain(others).collect();
            let sum = actions.iter().sum();
            let payoffs = actions.iter().map(|&own| payoff(own, sum).to_string());
            payoffs.collect::<Vec<_>>().join(":")
        });
    }
    text
}

/// Four think of going to a bar that is pleasant for up to two: who stays at home gets 1, who goes 2 or, in a crowd, nothing.
pub(super) fn el_farol() -> String {
    with_two_actions(4, |stays, at_home| match (stays, 4 - at_home) {
        (1, _) => 1,
        (_, ..=2) => 2,
        _ => 0,
    })
}

/// Five may go for help at a cost of 1; if anybody does, all have 3.
pub(super) fn five_volunteers() -> String {
    with_two_actions(5, |waits, waiting| match (waits, waiting) {
        (_, 5) => 0,
        (waits, _) => 2 + waits,
    })
}

/// Five choose one of two sides; who is on the smaller one gets 1.
pub(super) fn minority_of_five() -> String {
    with_two_actions(5, |side, second| {
        let same = if side == 1 { second } else { 5 - second };
        i64::from(same <= 2)
    })
}

/// Five may give 1, which is lost if fewer than three do; else all have 2.
pub(super) fn three_of_five() -> String {
    with_two_actions(5, |keeps, keeping| {
        2 * i64::from(keeping <= 2) - (1 - keeps)
    })
}
