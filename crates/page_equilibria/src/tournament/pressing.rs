//! Pressing a pair: it is looked at then.

use experiments::tournament::TournamentExperiment;
use page_kit::components::lab_page::use_go;
use page_kit::router::Entry;
use yew::prelude::*;

/// Looks at a pair of entrants, row and column.
#[hook]
pub fn use_look(asked: &TournamentExperiment) -> Callback<[usize; 2]> {
    let go = use_go();
    use_callback((asked.clone(), go), |pair: [usize; 2], (lab, go)| {
        let lab = TournamentExperiment {
            pair: Some(pair),
            ..lab.clone()
        };
        go.emit((lab, Entry::Replace));
    })
}
