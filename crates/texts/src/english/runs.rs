//! Runs in English.

use crate::RunTexts;

pub(super) const RUNS: RunTexts = RunTexts {
    label: "Run",
    run: "Run",
    run_for: |seconds| format!("Run (takes {})", duration(seconds)),
    run_again: "Run again",
    pause: "Pause",
    go_on: "Go on",
    stop: "Stop",
    resume: "Go on",
    progress: "Part of the run that is done",
    not_begun: "This experiment is large, so it waits for you.",
    running: "Running …",
    paused: "Paused.",
    finished: "Finished.",
    stopped: "Stopped early: the numbers are those of what was done.",
    left_behind: "This experiment is large, so it waits for you. The run with the earlier settings was stopped, and what it found is \
        kept: go back to see it, or to go on with it.",
    redone: |percent| {
        format!(
            "Going on computes about {percent} % of that again; what is shown stays until it is passed."
        )
    },
    is_behind: "Computing again what could not be kept; the numbers shown stay until they are passed.",
    finishing: "finishing …",
    time_left: |seconds| format!("{} left", duration(seconds)),
    workers_die: "The workers stopped again and again, so the run was given up. What was found until then is shown.",
    other_build: "The site was updated while this page was open. Reload the page to go on; what was found is kept.",
    no_program: "The part of the laboratory that computes could not be loaded. Check your connection, then try again or reload \
        the page. What was found until then is kept.",
    reload: "Reload",
    try_again: "Try again",
    refused: |reason| format!("The run was refused: {reason}."),
    foreign: |part| {
        format!(
            "Part {part} of the run came to numbers that cannot belong to it, so the run was ended. What was found until then \
             is shown."
        )
    },
};

fn duration(seconds: f64) -> String {
    match seconds {
        ..1.5 => "about a second".to_owned(),
        ..90.0 => format!("about {seconds:.0} s"),
        ..5_400.0 => format!("about {:.0} min", seconds / 60.0),
        ..172_800.0 => format!("about {:.0} h", seconds / 3_600.0),
        _ => "days".to_owned(),
    }
}
