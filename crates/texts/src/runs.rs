//! The texts of runs that somebody starts and waits for.

texts! {
    /// Beside the button that starts a run.
    pub struct RunTexts {
        label = "Run",
        run_for(seconds: f64) = format!("Run (takes {})", duration(seconds)),
        /// The same where a part of it is shown already.
        run_whole(seconds: f64) = format!("Run the whole (takes {})", duration(seconds)),
        /// In programs that allow less; takes the same, what is allowed, and the setting that makes it so, as links have it.
        over_limit(seconds: f64, limit: f64, setting: Option<&str>) = {
            let because = setting.map_or_else(String::new, |setting| format!(", because of {setting}"));
            let takes = match seconds {
                ..10.0 => format!("about {seconds:.1} s"),
                _ => duration(seconds),
            };
            format!("this experiment takes {takes}{because}; the limit is {limit} s")
        },
        /// On a terminal; takes the same, and the setting that makes it so, as links have it.
        takes_long(seconds: f64, setting: Option<&str>) = {
            let because = setting.map_or_else(String::new, |setting| format!(", because of {setting}"));
            format!(
                "this experiment takes {}{because}; Ctrl+C stops it",
                duration(seconds)
            )
        },
        sample(smaller: &str) = format!("A small run is shown first: {smaller}."),
        smaller(label: &str, small: &str, whole: &str) = format!("{label} {small} instead of {whole}"),
        run_again = "Run again",
        pause = "Pause",
        go_on = "Resume",
        stop = "Stop",
        resume = "Resume",
        progress = "Progress of the run",
        not_begun = "This experiment takes a while, so it waits for you.",
        running = "Running …",
        paused = "Paused.",
        finished = "Finished.",
        stopped = "Stopped early: the numbers cover what was found by then.",
        /// Instead of `not_begun` where a run with other settings was going on until they were edited.
        left_behind = "This experiment takes a while, so it waits for you. The run with the earlier settings was \
            stopped, and what it found is kept: go back to see it or to resume it.",
        redone(percent: u32) =
            format!("Resuming repeats about {percent} % of the work; what is shown stays until then."),
        /// While that goes on.
        is_behind = "Repeating work that could not be kept; the numbers shown stay until it has caught up.",
        finishing = "finishing …",
        time_left(seconds: f64) = format!("{} left", duration(seconds)),
        workers_die = "The workers kept failing, so the run was ended. What was found by then is shown.",
        other_build = "The site was updated while this page was open. Reload the page to continue; what was found is \
            kept.",
        no_program = "The part of the laboratory that computes could not be loaded. Check your connection, then try \
            again or reload the page. What was found by then is kept.",
        reload = "Reload",
        /// Where a worker was asked for something to look at, and failed.
        try_again = "Try again",
        refused(reason: &str) = format!("The run was refused: {reason}."),
        foreign(part: usize) = format!(
            "Part {part} of the run returned numbers that cannot be right, so the run was ended. What was found by \
                then is shown."
        ),
    }
}

fn duration(seconds: f64) -> String {
    match seconds {
        ..1.5 => "about a second".to_owned(),
        ..90.0 => format!("about {seconds:.0} s"),
        ..5_400.0 => format!("about {:.0} min", seconds / 60.0),
        ..172_800.0 => format!("about {:.0} h", seconds / 3_600.0),
        _ => "days".to_owned(),
    }
}
