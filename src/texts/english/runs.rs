//! Runs in English.

use crate::texts::RunTexts;

pub(super) const RUNS: RunTexts = RunTexts {
    label: "Run",
    run: "Run",
    run_again: "Run again",
    pause: "Pause",
    go_on: "Go on",
    stop: "Stop",
    resume: "Go on",
    progress: "Part of the run that is done",
    not_begun: "Not begun.",
    running: "Running …",
    paused: "Paused.",
    finished: "Finished.",
    stopped: "Stopped early: the numbers are those of what was done.",
    time_left: |seconds| match seconds {
        ..1.0 => "less than a second left".to_owned(),
        ..90.0 => format!("{seconds:.0} s left"),
        ..5_400.0 => format!("{:.0} min left", seconds / 60.0),
        _ => format!("{:.0} h left", seconds / 3_600.0),
    },
    workers_die: "The workers stopped again and again, so the run was given up. What was found until then is shown.",
    other_build: "The site was updated while this page was open. Reload the page to go on.",
    refused: |reason| format!("The run was refused: {reason}."),
};
