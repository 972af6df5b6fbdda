//! Files with a model: every entry that was ever seen, as a table or as JSON.

use super::settings::TuningExperiment;
use crate::report::Table;
use crate::{Experiment, LabExperiment};
use engines::tuning::Model;
use engines::tuning::problems::Dimension;
use engines::tuning::table::{Entry, Table as Tuple};
use serde::Serialize;
use ts_rs::TS;

#[derive(Serialize)]
struct ModelFile {
    experiment: String,
    /// The moment: after so many steps; the end if not given.
    step: Option<u64>,
    evaluations: u64,
    dimensions: Vec<DimensionEntry>,
    tuples: Vec<TupleEntries>,
}

#[derive(Serialize)]
struct DimensionEntry {
    name: String,
    values: Vec<String>,
}

/// A tuple with every entry that was ever seen.
#[derive(Serialize, TS)]
pub(super) struct TupleEntries {
    /// Dimensions, from 0.
    dimensions: Vec<u8>,
    entries: Vec<FileEntry>,
}

#[derive(Serialize, TS)]
struct FileEntry {
    /// The number of the value of each dimension of the tuple, from 0.
    values: Vec<u16>,
    visits: u32,
    mean: Option<f64>,
    standard_deviation: Option<f64>,
    standard_error: Option<f64>,
}

/// A row an entry: dimensions and values by their names.
pub fn table(model: &Model, dimensions: &[Dimension]) -> Table {
    let header = [
        "dimensions",
        "values",
        "visits",
        "mean",
        "standard_deviation",
        "standard_error",
    ];
    let rows = model.tables().iter().flat_map(|tuple| {
        let row = move |(values, entry): (Vec<u16>, Entry)| row(tuple, &values, &entry, dimensions);
        tuple.seen().map(row)
    });
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows: rows.collect(),
    }
}

fn row(tuple: &Tuple, values: &[u16], entry: &Entry, dimensions: &[Dimension]) -> Vec<String> {
    let of_tuple = tuple
        .tuple()
        .iter()
        .map(|&place| &dimensions[usize::from(place)]);
    let names: Vec<&str> = of_tuple
        .clone()
        .map(|dimension| dimension.name.as_str())
        .collect();
    let value =
        |(dimension, &value): (&Dimension, &u16)| dimension.values[usize::from(value)].clone();
    let values: Vec<String> = of_tuple.zip(values).map(value).collect();
    let number = |number: Option<f64>| number.map_or_else(String::new, |number| number.to_string());
    vec![
        names.join(" "),
        values.join(" "),
        entry.visits.to_string(),
        number(entry.mean()),
        number(entry.standard_deviation()),
        number(entry.standard_error()),
    ]
}

/// The tuples of a model, with numbers of dimensions and values from 0.
pub(super) fn tuples(model: &Model) -> Vec<TupleEntries> {
    let entry = |(values, entry): (Vec<u16>, Entry)| FileEntry {
        values,
        visits: entry.visits,
        mean: entry.mean(),
        standard_deviation: entry.standard_deviation(),
        standard_error: entry.standard_error(),
    };
    let tuple = |tuple: &Tuple| TupleEntries {
        dimensions: tuple.tuple().to_vec(),
        entries: tuple.seen().map(entry).collect(),
    };
    model.tables().iter().map(tuple).collect()
}

/// The same with the experiment that it belongs to.
pub fn json(lab: &TuningExperiment, model: &Model, dimensions: &[Dimension]) -> String {
    let dimension = |dimension: &Dimension| DimensionEntry {
        name: dimension.name.clone(),
        values: dimension.values.clone(),
    };
    let file = ModelFile {
        experiment: Experiment::Tuning(lab.asked()).link(),
        step: lab.step,
        evaluations: model.evaluations(),
        dimensions: dimensions.iter().map(dimension).collect(),
        tuples: tuples(model),
    };
    // Strings, numbers and lists have a JSON form.
    serde_json::to_string_pretty(&file).unwrap_or_default()
}
