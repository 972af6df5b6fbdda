//! No file makes the program panic: real ones, changed or cut anywhere.

use crate::saved_run::file::{LINK, experiment, file, with};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use experiments::saved_run;
use proptest::prelude::*;
use proptest::test_runner::RngSeed;
use serde_json::json;
use worker::inline;

fn config() -> ProptestConfig {
    ProptestConfig {
        cases: 1_500,
        rng_seed: RngSeed::Fixed(3),
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Reads a file and looks at all that comes of it.
fn look_at_everything(text: &str) {
    if let Ok(run) = saved_run::read(text) {
        let experiment = run.opened.experiment;
        assert!(experiment.report(&run.snapshots).is_ok());
        let again = saved_run::write(&experiment, &run.snapshots);
        assert_eq!(saved_run::read(&again).unwrap().snapshots, run.snapshots);
    }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn changed_files_do_not_panic(changes in prop::collection::vec((0.0..1.0, any::<char>()), 1..4)) {
        let mut symbols: Vec<char> = file().chars().collect();
        for (place, symbol) in changes {
            let index = (symbols.len() as f64 * place) as usize;
            symbols[index] = symbol;
        }
        look_at_everything(&symbols.into_iter().collect::<String>());
    }

    #[test]
    fn cut_files_do_not_panic(part in 0.0..1.0) {
        let file = file();
        let cut = (file.len() as f64 * part) as usize;
        prop_assert!(saved_run::read(&file[..cut]).is_err());
    }

    #[test]
    fn changed_snapshots_do_not_panic(
        changes in prop::collection::vec((0.0..1.0, any::<u8>()), 0..6),
        length in 0.0..1.2,
    ) {
        let mut chunks = inline::run(&experiment(LINK)).into_iter().flatten();
        let mut bytes = chunks.next().unwrap().to_vec();
        for (place, byte) in changes {
            let index = (bytes.len() as f64 * place) as usize;
            bytes[index] = byte;
        }
        bytes.resize((bytes.len() as f64 * length) as usize, 0xff);
        let text = STANDARD.encode(&bytes);
        look_at_everything(&with("/snapshots", json!([text, text, null])));
    }
}
