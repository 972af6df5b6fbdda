//! Words of a lesson as Markdown again, with live values as they were written or as they are worth: what leaves the page.
//!
//! Formulas are LaTeX again, between dollars. Buttons become links to the experiment as they would show it, and controls the values of their parameters.

use experiments::Experiment;
use lessons::expression::{Scope, Value};
use lessons::lesson::{Block, Format, Inline, Jump, LiveValue};

/// What stands in place of live values.
#[derive(Clone, Copy)]
pub enum Values<'a> {
    /// The expression.
    AsWritten,
    /// What it is worth, and the experiment that buttons go on from.
    Of(Scope<'a>, &'a Experiment),
}

/// Where nothing is known.
const UNKNOWN: &str = "…";

/// The blocks, with an empty line between two.
pub fn markdown(blocks: &[Block], values: &Values) -> String {
    let blocks = blocks.iter().map(|block| self::block(block, values));
    let blocks: Vec<String> = blocks.filter(|text| !text.is_empty()).collect();
    blocks.join("\n\n")
}

fn block(block: &Block, values: &Values) -> String {
    match block {
        Block::Paragraph(inside) => inlines(inside, values),
        Block::Heading(inside) => format!("### {}", inlines(inside, values)),
        Block::List(first, items) => list(*first, items, values),
        Block::Quotation(blocks) => indented(&markdown(blocks, values), "> ", "> "),
        Block::Code(code) => format!("```\n{}\n```", code.trim_end()),
        Block::Table(header, rows) => table(header, rows, values),
        Block::Formula(mathml) => formula(mathml, "$$"),
        Block::Picture(_) => String::new(),
        Block::Rule => "---".to_owned(),
    }
}

fn list(first: Option<u64>, items: &[Vec<Block>], values: &Values) -> String {
    let item = |(place, item): (usize, &Vec<Block>)| {
        let mark = match first {
            Some(first) => format!("{}. ", first + place as u64),
            None => "* ".to_owned(),
        };
        indented(&markdown(item, values), &mark, &" ".repeat(mark.len()))
    };
    let items = items.iter().enumerate().map(item);
    items.collect::<Vec<_>>().join("\n")
}

fn indented(text: &str, first: &str, others: &str) -> String {
    let lines = text.lines().enumerate();
    let lines =
        lines.map(|(line, text)| format!("{}{text}", if line == 0 { first } else { others }));
    lines.collect::<Vec<_>>().join("\n")
}

fn table(header: &[Vec<Inline>], rows: &[Vec<Vec<Inline>>], values: &Values) -> String {
    let line = |cells: &[Vec<Inline>]| {
        let cells = cells
            .iter()
            .map(|cell| inlines(cell, values).replace('|', "\\|"));
        format!("| {} |", cells.collect::<Vec<_>>().join(" | "))
    };
    let rule = format!("|{}", "---|".repeat(header.len()));
    let lines = [line(header), rule].into_iter();
    let lines = lines.chain(rows.iter().map(|row| line(row)));
    lines.collect::<Vec<_>>().join("\n")
}

fn inlines(inlines: &[Inline], values: &Values) -> String {
    inlines
        .iter()
        .map(|inline| self::inline(inline, values))
        .collect()
}

fn inline(inline: &Inline, values: &Values) -> String {
    match inline {
        Inline::Text(text) => text.clone(),
        Inline::Emphasis(inside) => format!("*{}*", inlines(inside, values)),
        Inline::Strong(inside) => format!("**{}**", inlines(inside, values)),
        Inline::Code(code) => format!("`{code}`"),
        Inline::Link(to, inside) if to.starts_with("https:") => {
            format!("[{}]({to})", inlines(inside, values))
        }
        Inline::Link(_, inside) => inlines(inside, values),
        Inline::Formula(mathml) => formula(mathml, "$"),
        Inline::LineBreak => "  \n".to_owned(),
        Inline::Value(value) => live(value, values),
        Inline::Set(control) => match values {
            Values::AsWritten => format!("{{set {}}}", control.key),
            Values::Of(scope, _) => scope.experiment.value(&control.key),
        },
        Inline::Go(jump) => match values {
            Values::AsWritten => jump.words.clone(),
            Values::Of(_, shown) => format!("[{}](#/{})", jump.words, shown_by(jump, shown).link()),
        },
        Inline::Fault(_) => String::new(),
    }
}

/// The experiment as the button shows it.
fn shown_by(jump: &Jump, experiment: &Experiment) -> Experiment {
    let changes = jump.changes.iter();
    changes.fold(experiment.clone(), |shown, (key, value)| {
        shown.with(key, value).unwrap_or(shown)
    })
}

/// Markdown whose links to experiments begin with this address.
pub fn with_address(markdown: &str, address: &str) -> String {
    markdown.replace("](#/", &format!("]({address}#/"))
}

/// The LaTeX that MathML carries with it.
fn formula(mathml: &str, mark: &str) -> String {
    let after = mathml
        .split_once("application/x-tex\">")
        .map(|(_, after)| after);
    let latex = after.and_then(|after| after.split_once("</annotation>"));
    let latex = latex.map_or(UNKNOWN, |(latex, _)| latex);
    let plain = latex
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&");
    format!("{mark}{}{mark}", plain.trim())
}

fn live(value: &LiveValue, values: &Values) -> String {
    match values {
        Values::AsWritten => format!("{{{}}}", value.expression.text()),
        Values::Of(scope, _) => {
            let worth =
                |expression: &lessons::expression::Expression| match expression.evaluate(scope) {
                    Ok(worth) => written(&worth, value.format),
                    Err(_) => UNKNOWN.to_owned(),
                };
            let main = worth(&value.expression);
            match &value.plus_minus {
                Some(plus_minus) => format!("{main} ± {}", worth(plus_minus)),
                None => main,
            }
        }
    }
}

/// A value in a file: with a point, and no spaces between digits.
fn written(value: &Value, format: Format) -> String {
    match value {
        Value::Number(number) => number_written(number.as_f64().unwrap_or_default(), format),
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

/// A number in a file.
pub fn number_written(number: f64, format: Format) -> String {
    match format {
        Format::Short if number.fract() == 0.0 => format!("{number}"),
        Format::Short => {
            let text = format!("{number:.3}");
            text.trim_end_matches('0').trim_end_matches('.').to_owned()
        }
        Format::Decimals(decimals) => format!("{number:.*}", decimals.into()),
        Format::Percent(decimals) => format!("{:.*} %", decimals.into(), 100.0 * number),
    }
}
