//! Saved runs that are kept in `crates/worker/tests/golden`, one a lab: files of today's layout open as they were, and a snapshot whose layout
//! has changed without a new [`LabExperiment::LAYOUT`](experiments::LabExperiment::LAYOUT) is noticed here, not by somebody whose file holds other numbers.

use crate::faultless::faultless;
use crate::finished::finished;
use crate::labs::LABS;
use experiments::saved_run::{self, FileError};
use experiments::{ChunkOutput, Experiment};
use std::fs;
use std::path::PathBuf;

/// A small experiment a lab, with what it finds.
fn runs() -> impl Iterator<Item = (&'static str, Experiment, Vec<Option<ChunkOutput>>)> {
    let rows = LABS.iter().filter_map(|lab| lab.page.as_ref());
    rows.map(|row| {
        let experiment = faultless(row.small.link);
        let sent = finished(row.small.link);
        (row.lab, experiment, sent)
    })
}

fn file_of(lab: &str) -> PathBuf {
    let name = format!("tests/golden/{lab}.saddlepoint");
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(name)
}

/// Where a layout was meant to change: raise `LAYOUT` of the lab, and write the files anew by
/// `cargo test --test worker -- --ignored write_the_saved_runs`.
#[test]
fn saved_runs_have_the_bytes_they_had() {
    for (lab, experiment, sent) in runs() {
        let kept = fs::read_to_string(file_of(lab)).unwrap_or_default();
        assert!(
            saved_run::write_without_states(&experiment, &sent) == kept,
            "{lab}: its snapshots have other bytes than the file that is kept"
        );
        let opened = saved_run::read(&kept).unwrap();
        assert_eq!(opened.opened.experiment, experiment, "{lab}");
        let report = |sent: &[Option<ChunkOutput>]| experiment.report(sent).unwrap().json;
        assert_eq!(report(&opened.snapshots), report(&sent), "{lab}");
    }
}

/// A file of another layout is no damaged one: its experiment can be run again.
#[test]
fn another_layout_is_told_from_damage() {
    for (lab, experiment, sent) in runs() {
        let own = format!("\"layout\": {}", experiment.layout());
        let file = saved_run::write_without_states(&experiment, &sent);
        assert!(file.contains(&own), "{lab}");
        let other = file.replacen(&own, "\"layout\": 900", 1);
        let link = experiment.link();
        assert_eq!(
            saved_run::read(&other).unwrap_err(),
            FileError::Layout { link },
            "{lab}"
        );
    }
}

#[test]
#[ignore = "writes the saved runs anew"]
fn write_the_saved_runs() {
    for (lab, experiment, sent) in runs() {
        let file = file_of(lab);
        fs::create_dir_all(file.parent().unwrap()).unwrap();
        fs::write(file, saved_run::write_without_states(&experiment, &sent)).unwrap();
    }
}
