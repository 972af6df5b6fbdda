//! The result for programs and for a terminal.

use super::findings::Findings;
use super::published::STATISTICS;
use super::readings::ReadingRow;
use super::settings::ReproduceExperiment;
use super::statistics::Beside;
use super::tables::Tables;
use crate::common::algorithms::AlgorithmName;
use crate::parameters::Parameters;
use crate::report::Table;
use serde::Serialize;
use ts_rs::TS;

/// The result as JSON has it.
#[derive(Serialize, TS)]
pub(super) struct ReproduceResult<'a> {
    algorithms: Vec<&'static str>,
    statistics: [&'static str; 7],
    /// Which reading of the rules was used.
    reading: Vec<(&'static str, String)>,
    /// Tables 5.1 and 5.2.
    war: &'a Tables,
    /// Tables 5.3 and 5.4.
    rrrats: &'a Tables,
    /// What the source's strategy is worth under each reading, exactly.
    readings: &'a [ReadingRow],
    stopped_early: bool,
}

pub(super) fn result<'a>(lab: &ReproduceExperiment, findings: &'a Findings) -> ReproduceResult<'a> {
    ReproduceResult {
        algorithms: AlgorithmName::ALL.iter().map(|name| name.name()).collect(),
        statistics: STATISTICS,
        reading: vec![
            ("end", lab.rrrats.write("end")),
            ("at_four", lab.rrrats.write("at_four")),
            ("bust", lab.rrrats.write("bust")),
            ("out_of_cards", lab.war.write("out_of_cards")),
            ("cap", lab.war.write("cap")),
            ("at_cap", lab.war.write("at_cap")),
        ],
        war: &findings.war,
        rrrats: &findings.rrrats,
        readings: &findings.readings,
        stopped_early: findings.progress.done < findings.progress.total,
    }
}

pub(super) fn table(findings: &Findings) -> Table {
    let header = [
        "table",
        "row",
        "column",
        "published",
        "ours",
        "spread",
        "difference",
        "standard errors",
        "spreads",
    ];
    let mut rows = Vec::new();
    for (number, tables) in [(1, &findings.war), (3, &findings.rrrats)] {
        for (algorithm, statistics) in AlgorithmName::ALL.iter().zip(&tables.against_start) {
            for (name, beside) in STATISTICS.iter().zip(statistics) {
                rows.push(row(format!("5.{number}"), name, algorithm.name(), beside));
            }
        }
        for (first, pairs) in AlgorithmName::ALL.iter().zip(&tables.pairs) {
            for (second, pair) in AlgorithmName::ALL.iter().zip(pairs) {
                let table = format!("5.{}", number + 1);
                rows.push(row(table, first.name(), second.name(), &pair.mean));
            }
        }
    }
    Table {
        header: header.map(str::to_owned).to_vec(),
        rows,
    }
}

fn row(table: String, row: &str, column: &str, beside: &Beside) -> Vec<String> {
    let number = |number: Option<f64>, digits: usize| {
        number.map_or_else(String::new, |number| format!("{number:.digits$}"))
    };
    vec![
        table,
        row.to_owned(),
        column.to_owned(),
        number(Some(beside.published), 6),
        number(Some(beside.ours), 6),
        number(beside.spread, 6),
        number(Some(beside.difference), 6),
        number(beside.standard_errors, 2),
        number(beside.spreads, 2),
    ]
}
