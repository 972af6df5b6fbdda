//! Values of every dimension on its own, and what the model says of them: the 1-tuples.

use super::stage::Stage;
use crate::app::components::chart::extent;
use crate::app::context::use_page;
use experiments::tuning::seen::SeenValue;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct ValuesProps {
    pub stage: Stage,
}

/// What is drawn of a value: its numbers, and where they are between the least and the largest of all.
struct Row {
    visits: u32,
    mean: Option<f64>,
    bound: Option<f64>,
    /// What the bound has beyond the mean.
    exploration: f64,
    truth: Option<f64>,
}

/// The table.
#[component]
pub fn Values(props: &ValuesProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tuning.page.model;
    let stage = &props.stage;
    let Some(values) = &stage.seen.values else {
        return html! { <p class="quiet">{ words.without_singles }</p> };
    };
    let rows = values.iter().enumerate();
    let rows: Vec<Vec<Row>> = rows
        .map(|(place, values)| rows_of(stage, values, place))
        .collect();
    let range = range(rows.iter().flatten());
    html! {
        <div class="rows tuning-values">
            <h3>{ words.values }</h3>
            <p class="quiet small">{ words.values_lead }</p>
            <div class="scroll whole"><table class="number" id="values">
                <thead><tr>{ for words.header.iter().map(|name| html! { <th scope="col">{ *name }</th> }) }</tr></thead>
                { for rows.iter().enumerate().map(|(place, rows)| group(stage, place, rows, range, texts)) }
            </table></div>
        </div>
    }
}

fn rows_of(stage: &Stage, values: &[SeenValue], dimension: usize) -> Vec<Row> {
    let truths = stage.truths.values.get(dimension);
    let row = |(value, seen): (usize, &SeenValue)| {
        let truth = truths.and_then(|truths| *truths.get(value)?);
        let mean = seen.entry.mean();
        Row {
            visits: seen.entry.visits,
            mean,
            bound: mean.map(|mean| mean + seen.exploration),
            exploration: seen.exploration,
            truth: truth.map(|truth| truth.mean),
        }
    };
    values.iter().enumerate().map(row).collect()
}

/// From the least to the largest number.
fn range<'a>(rows: impl Iterator<Item = &'a Row>) -> (f64, f64) {
    let numbers = rows
        .flat_map(|row| [row.mean, row.bound, row.truth])
        .flatten();
    let (low, high) = extent(numbers).unwrap_or_default();
    (low.min(0.0), high)
}

fn group(stage: &Stage, place: usize, rows: &[Row], range: (f64, f64), texts: &Texts) -> Html {
    let dimension = &stage.facts.dimensions[place];
    let current = stage
        .seen
        .last
        .first()
        .map(|(point, _)| usize::from(point[place]));
    let row = |(value, row): (usize, &Row)| {
        let is_current = current == Some(value);
        html! {
            <tr key={value} class={classes!(is_current.then_some("current"))} aria-current={is_current.then_some("true")}
                data-dimension={place.to_string()} data-value={value.to_string()} data-visits={row.visits.to_string()}>
                if value == 0 { <th scope="rowgroup" rowspan={rows.len().to_string()}>{ &dimension.name }</th> }
                <th scope="row">{ &dimension.values[value] }</th>
                { cells(row, range, texts) }
            </tr>
        }
    };
    html! { <tbody key={place}>{ for rows.iter().enumerate().map(row) }</tbody> }
}

fn cells(row: &Row, range: (f64, f64), texts: &Texts) -> Html {
    let amount =
        |number: Option<f64>| number.map_or_else(|| "–".to_owned(), texts.labs.tuning.page.amount);
    // The rest of the cell is for the number.
    let share =
        |number: f64| 72.0 * (number - range.0) / (range.1 - range.0).max(f64::MIN_POSITIVE);
    let style = |name: &str, number: Option<f64>| {
        number.map_or_else(String::new, |number| {
            format!("--{name}:{:.1}%;", share(number))
        })
    };
    let style = [
        style("mean", row.mean),
        style("bound", row.bound),
        style("truth", row.truth),
    ]
    .concat();
    // Of a value that was never seen the mean is that of the point's other tuples, which depends on the point.
    let bound = row.bound.map_or_else(
        || {
            (texts.labs.tuning.page.model.unseen_bound)(&(texts.labs.tuning.page.amount)(
                row.exploration,
            ))
        },
        texts.labs.tuning.page.amount,
    );
    let visits = if row.visits == 0 {
        texts.labs.tuning.page.model.never.to_owned()
    } else {
        (texts.number)(row.visits.into())
    };
    html! {
        <>
            <td>{ visits }</td>
            <td class="value-bar" {style}>
                if row.mean.is_some() { <i class="bar" /><i class="reach" /> }
                if row.truth.is_some() { <i class="truth" /> }
                <span>{ amount(row.mean) }</span>
            </td>
            <td>{ bound }</td>
            <td>{ amount(row.truth) }</td>
        </>
    }
}
