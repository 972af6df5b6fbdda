//! Words around a lesson that is read.

/// The reader.
#[derive(Debug)]
pub struct ReaderTexts {
    pub loading: &'static str,
    pub no_such: fn(&str) -> String,
    pub not_loaded: &'static str,
    pub broken: &'static str,
    pub too_long: fn(&str) -> String,
    pub home: &'static str,
    /// What lessons are called, over a list of them.
    pub lessons: &'static str,
    pub minutes: fn(u64) -> String,
    pub levels: [&'static str; 2],
    /// Takes the number of the scene and how many there are.
    pub scene: fn(usize, usize) -> String,
    pub scenes: &'static str,
    pub back: &'static str,
    /// Takes the heading of the next scene.
    pub next: fn(&str) -> String,
    pub open_in_lab: &'static str,
    pub reset: &'static str,
    pub stage: &'static str,
    pub question: &'static str,
    pub hint: &'static str,
    pub check: &'static str,
    pub answer: &'static str,
    pub right: &'static str,
    pub wrong: &'static str,
    /// Takes what was answered.
    pub your_answer: fn(&str) -> String,
    /// Takes what is right.
    pub right_answer: fn(&str) -> String,
    pub no_number: &'static str,
    /// After an answer that cannot be judged yet.
    pub wait: &'static str,
    pub select: &'static str,
    pub selected: &'static str,
    pub show_place: &'static str,
    pub free: &'static str,
    pub save: &'static str,
    pub saved: &'static str,
    /// Takes how many were right, how many were answered, and how many there are.
    pub score: fn(usize, usize, usize) -> String,
    pub finished: &'static str,
    pub again: &'static str,
    /// Takes the title.
    pub back_to: fn(&str) -> String,
    /// Of the button that shows the whole lesson on one page.
    pub all_scenes: &'static str,
    /// Over that page.
    pub sheet: &'static str,
    pub print: &'static str,
    pub close_sheet: &'static str,
    pub edit: &'static str,
    pub unknown: &'static str,
    pub nothing: &'static str,
    pub yes: &'static str,
    pub no: &'static str,
    pub problems: &'static str,
}

pub(super) const ENGLISH: ReaderTexts = ReaderTexts {
    loading: "Loading the lesson …",
    no_such: |name| format!("There is no lesson “{name}”."),
    not_loaded: "The lesson could not be loaded. Check your connection.",
    broken: "This link is incomplete or damaged: it has no lesson that can be read.",
    too_long: |characters| {
        format!("This link has {characters} characters. That is too long for a lesson.")
    },
    home: "To the home page",
    lessons: "Lessons",
    minutes: |minutes| format!("{minutes} minutes"),
    levels: ["for newcomers", "if you know the basics"],
    scene: |scene, all| format!("Scene {scene} of {all}"),
    scenes: "Scenes",
    back: "Back",
    next: |heading| format!("Next: {heading}"),
    open_in_lab: "Open in the lab",
    reset: "Reset the experiment",
    stage: "Experiment",
    question: "Question",
    hint: "Hint",
    check: "Check",
    answer: "Your answer",
    right: "Right.",
    wrong: "Not right.",
    your_answer: |answer| format!("Your answer: {answer}."),
    right_answer: |right| format!("Right is {right}."),
    no_number: "Type a number.",
    wait: "The result is still being computed. Your answer is checked as soon as it is there.",
    select: "Click it in the picture.",
    selected: "Selected in the picture.",
    show_place: "Show the right place",
    free: "Your answer in words. It is kept on this machine and is not graded.",
    save: "Save",
    saved: "Saved on this machine.",
    score: |right, answered, all| match (answered, all - answered) {
        (_, 0) => format!("{right} of {all} questions right at the first answer."),
        (0, 1) => "Its question is still open.".to_owned(),
        (0, open) => format!("All {open} questions are still open."),
        (_, open) => format!(
            "{right} of {answered} answers right; {open} of {all} questions are still open."
        ),
    },
    finished: "That was the last scene.",
    again: "Answer the questions again",
    back_to: |title| format!("Back to the lesson: {title}"),
    all_scenes: "All on one page",
    sheet: "All scenes, to be read on or printed. Answers are not shown.",
    print: "Print",
    close_sheet: "Back to the scenes",
    edit: "Edit a copy",
    unknown: "not known yet",
    nothing: "none",
    yes: "yes",
    no: "no",
    problems: "Parts of this scene could not be used:",
};
