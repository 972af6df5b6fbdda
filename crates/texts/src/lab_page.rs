//! The page of any lab: what is around its views, and questions that are asked before the answer is shown.

texts! {
    /// What all labs have.
    pub struct LabPageTexts {
        source(citation: &str) = format!("Built from: {citation}."),
        all_settings = "All settings",
        close = "Close",
        alone(title: &str) = format!("Show only this: {title}"),
        /// What tabs choose among, where one view is shown at a time.
        views = "Views",
        /// The way back from there.
        all_views = "Back to the whole page",
        /// Above results of other settings than those that are asked for.
        changed(settings: &str) =
            format!("You changed: {settings}. What you see below was found with the earlier settings."),
        legend = "What the marks mean",
        /// Where a setting is no number and no short list of words: the way to its field.
        edit(setting: &str) = format!("Change: {setting}"),
        /// What can be done with a number in a sentence.
        drag = "Drag sideways, type, or use the arrow keys",
        /// On the button that takes a text which was wrong and has been mended.
        take_text = "Use this text",
        /// How a run is doing where a text cannot be read.
        until_mended = "Nothing is computed until the text can be read.",
        /// Above links to experiments.
        presets = "Examples",
    }

    /// Around each question.
    pub struct PredictTexts {
        /// The name of the field.
        answer = "Your answer",
        check = "Check",
        no_number = "Type a number.",
        right(answer: &str) = format!("Right: {answer}."),
        wrong(answer: &str, right: &str) = format!("Not {answer}: {right}."),
    }
}
