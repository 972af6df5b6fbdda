//! Words around a lesson that is read.

texts! {
    /// The reader.
    pub struct ReaderTexts {
        loading = "Loading the lesson …",
        no_such(name: &str) = format!("There is no lesson “{name}”."),
        not_loaded = "The lesson could not be loaded. Check your connection.",
        broken = "This link is incomplete or damaged: it has no lesson that can be read.",
        too_long(characters: &str) = format!("This link has {characters} characters. That is too long for a lesson."),
        home = "To the home page",
        /// What lessons are called, over a list of them.
        lessons = "Lessons",
        minutes(minutes: u64) = format!("{minutes} minutes"),
        levels: [&'static str; 2] = ["for newcomers", "if you know the basics"],
        scene(scene: usize, all: usize) = format!("Scene {scene} of {all}"),
        scenes = "Scenes",
        back = "Back",
        next(heading: &str) = format!("Next: {heading}"),
        open_in_lab = "Open in the lab",
        reset = "Reset the experiment",
        stage = "Experiment",
        question = "Question",
        hint = "Hint",
        check = "Check",
        answer = "Your answer",
        right = "Right.",
        wrong = "Not right.",
        your_answer(answer: &str) = format!("Your answer: {answer}."),
        right_answer(right: &str) = format!("Right is {right}."),
        no_number = "Type a number.",
        /// After a count that was written as a share.
        no_percent = "Type the number without a per cent sign.",
        /// After thousands that were parted like decimals.
        no_marks = "Type thousands without a mark between them, and decimals after a point.",
        /// After an answer that cannot be judged yet.
        wait = "The result is still being computed. Your answer is checked as soon as it is there.",
        select = "Click it in the picture.",
        selected = "Selected in the picture.",
        show_place = "Show the right place",
        free = "Your answer in words. It is kept on this machine and is not graded.",
        save = "Save",
        saved = "Saved on this machine.",
        score(right: usize, answered: usize, all: usize) = match (answered, all - answered) {
            (_, 0) => format!("{right} of {all} questions right at the first answer."),
            (0, 1) => "Its question is still open.".to_owned(),
            (0, open) => format!("All {open} questions are still open."),
            (_, open) => format!(
                "{right} of {answered} answers right; {open} of {all} questions are still open."
            ),
        },
        finished = "That was the last scene.",
        back_to(title: &str) = format!("Back to the lesson: {title}"),
        /// Of the button that shows the whole lesson on one page.
        all_scenes = "All on one page",
        /// Over that page.
        sheet = "All scenes, to be read on or printed. Answers are not shown.",
        print = "Print",
        close_sheet = "Back to the scenes",
        unknown = "not known yet",
        nothing = "none",
        yes = "yes",
        no = "no",
        problems = "Parts of this scene could not be used:",
    }
}
