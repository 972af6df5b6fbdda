//! The texts around every lab.

/// What all labs have.
#[derive(Debug)]
pub struct LabPageTexts {
    /// Takes a source that the lab is built from, as it names itself.
    pub source: fn(&str) -> String,
    pub all_settings: &'static str,
    pub close: &'static str,
    /// Takes the title of a view: the link to it alone.
    pub alone: fn(&str) -> String,
    /// What tabs choose among, where one view is shown at a time.
    pub views: &'static str,
    /// The way back from there.
    pub all_views: &'static str,
    /// Above results of other settings than those that are asked for. Takes what was changed.
    pub changed: fn(&str) -> String,
    pub legend: &'static str,
    /// Where a setting is no number and no short list of words: the way to its field. Takes the setting's name.
    pub edit: fn(&str) -> String,
    /// What can be done with a number in a sentence.
    pub drag: &'static str,
    /// On the button that takes a text which was wrong and has been mended.
    pub take_text: &'static str,
    /// How a run is doing where a text cannot be read.
    pub until_mended: &'static str,
    /// Above links to experiments.
    pub presets: &'static str,
}
