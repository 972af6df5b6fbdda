//! Texts of a parameter: of those without options, of choices, and of views.

/// A parameter in the form and on the command line.
#[derive(Debug)]
pub struct ParameterText {
    /// A word or two.
    pub label: &'static str,
    /// One sentence, without what is allowed: that is added.
    pub help: &'static str,
    /// What a number counts; empty if nothing.
    pub unit: &'static str,
    /// The options of a choice, in its order: what links call each, and what people read.
    pub options: &'static [(&'static str, &'static str)],
}

impl ParameterText {
    /// What people read of an option, by its place.
    pub fn option(&self, index: usize) -> &'static str {
        self.options[index].1
    }

    /// What people read of an option, by its name in links.
    pub fn option_named(&self, name: &str) -> Option<&'static str> {
        let mut options = self.options.iter();
        let (_, text) = options.find(|(known, _)| *known == name)?;
        Some(text)
    }
}

pub(crate) const fn plain(label: &'static str, help: &'static str) -> ParameterText {
    counted(label, "", help)
}

pub(crate) const fn counted(
    label: &'static str,
    unit: &'static str,
    help: &'static str,
) -> ParameterText {
    ParameterText {
        label,
        help,
        unit,
        options: &[],
    }
}

pub(crate) const fn choice(
    label: &'static str,
    help: &'static str,
    options: &'static [(&'static str, &'static str)],
) -> ParameterText {
    ParameterText {
        options,
        ..plain(label, help)
    }
}

/// The views of a lab: the whole page, then each by its title.
pub(crate) const fn views(options: &'static [(&'static str, &'static str)]) -> ParameterText {
    choice("View", "The whole page, or one view of it alone.", options)
}
