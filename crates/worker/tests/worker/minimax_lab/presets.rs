//! Experiments to begin with.

use crate::minimax_lab::support::{lab, run};
use experiments::minimax::{MinimaxExperiment, Side};
use experiments::{Experiment, LabExperiment};
use texts::{ENGLISH, Preset};

const PRESETS: &[Preset] = ENGLISH.labs.minimax.page.presets;

fn opened(link: &str) -> MinimaxExperiment {
    let settings = link.split_once('?').map_or("", |(_, settings)| settings);
    lab(&settings.replace(' ', "%20"))
}

#[test]
fn presets_open_and_finish_with_a_record() {
    for (preset, _) in PRESETS {
        let lab = opened(preset);
        for side in lab.sides() {
            let (snapshot, picture) = run(&lab, side);
            assert!(snapshot.is_finished && !snapshot.is_too_large, "{preset}");
            assert!(picture.record.step_count() > 0, "{preset}");
        }
        let link = Experiment::Minimax(lab.clone()).link();
        assert!(link.len() < 400, "{link}");
    }
}

/// What the names promise: the best order cuts most, the worst nothing; the sacrifice looks good only at the limit.
#[test]
fn presets_show_what_they_say() {
    let find = |name: &str| {
        let preset = PRESETS.iter().find(|(_, known)| *known == name);
        opened(preset.expect(name).0)
    };
    let leaves = |name, side| run(&find(name), side).0.leaves;
    assert_eq!(leaves("Alpha-beta: the best order", Side::Main), 5);
    assert_eq!(leaves("Alpha-beta: the best order", Side::Versus), 9);
    assert_eq!(leaves("Alpha-beta: the worst order", Side::Main), 9);
    let horizon = find("The horizon effect");
    let best = |side| run(&horizon, side).0.found.unwrap().line[0];
    assert_eq!((best(Side::Main), best(Side::Versus)), (0, 1));
    let textbook = run(&find("The textbook tree"), Side::Main).0.found.unwrap();
    assert_eq!(textbook.value, 3.0);
    assert_eq!(find("The textbook tree").chunk_count(), 1);
}
