//! Words around a lesson that is written.

texts! {
    /// The writer.
    pub struct WriterTexts {
        title = "Write a lesson",
        lead = "Text on one side, the lesson on the other. The text stays in this browser; the link contains all of \
            it.",
        text = "Text of the lesson",
        preview = "Preview",
        insert = "Insert …",
        /// What can be inserted: a scene, a value, a control, a button, a picture, a question with a number, one with
        /// options.
        inserts: [&'static str; 7] = [
            "a scene", "a live value", "a control", "a button", "a picture", "a question: number", "a question: choice",
        ],
        open = "Open a file",
        save = "Save as a file",
        share = "Copy the link",
        copied = "Copied.",
        long_link(characters: &str) =
            format!("The link has {characters} characters. Some programs cut such links off: send the file instead."),
        read = "Read it",
        earlier = "Back to what was here before",
        problems(count: usize) = match count {
            1 => "One problem:".to_owned(),
            _ => format!("{count} problems:"),
        },
        no_problems = "No problems found.",
        grammar = "How a lesson is written",
        /// What can be written, and what it becomes.
        lines: &'static [(&'static str, &'static str)] = &[
            (
                "--- title: … lab: … ---",
                "the head, each entry on a line of its own; level is newcomer or basics, minutes a number",
            ),
            ("# Heading", "a new scene"),
            (
                "stage: minimax?depth=2 | tree, stack",
                "its experiment, as in the address after #/, and the views that are shown; below the heading",
            ),
            (
                "vary: seed",
                "each reader gets a seed of their own; below the heading",
            ),
            (
                "*words*, **words**, - item, $x^2$",
                "Markdown, with formulas in LaTeX",
            ),
            (
                "{result.value}",
                "a live value of the result (a wrong name is listed below the text, with the names that there are); \
                    {result.mean : 3} with three decimals, {result.share : %1} as a percentage",
            ),
            (
                "{set depth 1..3}",
                "a control of a parameter; {set algorithm minimax alpha-beta} for a choice",
            ),
            (
                "{go the end | step=end}",
                "a button that changes parameters",
            ),
            (
                "{picture minimax | tree}",
                "a view of another experiment, in a paragraph of its own",
            ),
            ("? Question", "ends a scene; then one of the next four"),
            ("= result.value ± 0.1", "a number is right"),
            (
                "- words if result.value > 2",
                "an option, with when it is right",
            ),
            (
                "place node = 7",
                "a place on the stage: what the parameter names when it is clicked",
            ),
            ("free", "free text, which is not graded"),
            (
                "hint: … why: …",
                "shown on demand, and after the answer; each on a line of its own",
            ),
            (
                "actions: Jp",
                "below options of a scene of the regret lab: they are the actions of this information set, in their \
                    order; what a class chooses is its strategy there",
            ),
        ],
        too_large = "This file is too large for a lesson.",
        no_text = "This file is not text.",
        not_read = "The preview could not be made. Your text is safe; the preview comes back when you go on typing.",
        /// What a new lesson begins with.
        sample = "---\ntitle: My lesson\nlab: minimax\nlevel: newcomer\nminutes: 10\n---\n\n# A first scene\nstage: \
            minimax?hide=values&step=0 | tree\n\nSearch it with {set algorithm minimax alpha-beta}: that takes \
            {result.nodes} nodes.\n\n? What is the value of the root?\n= result.value\nhint: Start at the \
            leaves.\nwhy: Min picks the smallest of each group of three, Max the largest of those.\n",
        /// Of the button in other places that adds an experiment.
        add = "Add to my lesson",
        added = "Added. Open my lesson",
        new_scene = "A new scene",
        not_kept = "This browser keeps nothing: save your text as a file before you leave.",
    }
}
