//! Data of a chart of lines, as a table.

use super::line_chart_props::LineChartProps;
use super::scale::data_text;
use experiments::report::Table;

/// A column a line, and one for either end of its band.
pub fn table(props: &LineChartProps, ends: [&str; 2]) -> Table {
    let mut header = vec![props.axis_label.to_string()];
    let mut rows: Vec<Vec<String>> = props
        .axis
        .iter()
        .map(|number| vec![number.to_string()])
        .collect();
    let mut column = |name: String, values: &mut dyn Iterator<Item = f64>| {
        header.push(name);
        for row in &mut rows {
            let value = values.next().filter(|value| value.is_finite());
            row.push(value.map_or_else(String::new, data_text));
        }
    };
    for (index, series) in props.series.iter().chain(props.data.iter()).enumerate() {
        column(series.name.clone(), &mut series.values.iter().copied());
        // Where there is more data the bands of what is drawn are those of the data.
        let is_own = props.data.is_empty() || index >= props.series.len();
        if is_own && !series.band.is_empty() {
            let [low, high] = ends.map(|end| format!("{}, {end}", series.name));
            column(low, &mut series.band.iter().map(|band| band.0));
            column(high, &mut series.band.iter().map(|band| band.1));
        }
    }
    Table { header, rows }
}
