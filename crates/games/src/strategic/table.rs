//! The payoff matrix of two players as tables for elsewhere: a `tabular` of LaTeX, and a table for spreadsheets. [`crate::import`] reads both.

use super::game::StrategicGame;
use crate::fraction::Fraction;

/// The matrix of two players as LaTeX has it: a `tabular` that needs no package.
pub fn latex(game: &StrategicGame) -> String {
    let escape = |name: &String| {
        let mut text = String::new();
        for character in name.chars() {
            match character {
                '&' | '%' | '$' | '#' | '_' | '{' | '}' => text.extend(['\\', character]),
                '\\' => text += "\\textbackslash{}",
                '~' => text += "\\textasciitilde{}",
                '^' => text += "\\textasciicircum{}",
                _ => text.push(character),
            }
        }
        text
    };
    let number = |number: Fraction| match (number.numerator(), number.denominator()) {
        (whole, 1) => whole.to_string(),
        (above, below) if above < 0 => format!("-\\frac{{{}}}{{{below}}}", -above),
        (above, below) => format!("\\frac{{{above}}}{{{below}}}"),
    };
    let columns = game.size(1);
    let head: Vec<String> = game.actions()[1].iter().map(escape).collect();
    let mut text = format!(
        "\\begin{{tabular}}{{r|{}|}}\n",
        vec!["c"; columns].join("|")
    );
    text += &format!(
        "\\multicolumn{{1}}{{r}}{{}} & {} \\\\ \\cline{{2-{}}}\n",
        head.join(" & "),
        columns + 1
    );
    for (row, name) in game.actions()[0].iter().enumerate() {
        let cell = |column: usize| {
            let profile = row * columns + column;
            format!(
                "${}, {}$",
                number(game.payoff(profile, 0)),
                number(game.payoff(profile, 1))
            )
        };
        let cells: Vec<String> = (0..columns).map(cell).collect();
        text += &format!(
            "{} & {} \\\\ \\cline{{2-{}}}\n",
            escape(name),
            cells.join(" & "),
            columns + 1
        );
    }
    text + "\\end{tabular}\n"
}

/// The matrix of two players for a spreadsheet, tab by tab.
pub fn tabs(game: &StrategicGame) -> String {
    let columns = game.size(1);
    let mut text = format!("\t{}\n", game.actions()[1].join("\t"));
    for (row, name) in game.actions()[0].iter().enumerate() {
        let cell = |column: usize| {
            let profile = row * columns + column;
            format!("{}, {}", game.payoff(profile, 0), game.payoff(profile, 1))
        };
        let cells: Vec<String> = (0..columns).map(cell).collect();
        text += &format!("{name}\t{}\n", cells.join("\t"));
    }
    text
}
