//! Views of a lab: which of them are shown, where each stands, and what it is called.

use experiments::Experiment;
use texts::Texts;

/// The name of the parameter.
const VIEW: &str = "view";
/// The name of the page with all views.
pub const ALL: &str = "all";

/// Where a view stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Where people look first, and what changes with time.
    Main,
    /// Beside that; on a telephone below time.
    Side,
    /// Below the stage.
    Below,
    /// Below the stage, half as wide as the page: two of them stand side by side.
    Half,
}

impl Place {
    fn is_below(self) -> bool {
        matches!(self, Self::Below | Self::Half)
    }

    /// Whether a view that has this place, and this name in links, is shown among those of the place `of`, while the view
    /// `alone` is the only one, if one is.
    pub fn is_shown(self, name: &str, of: Self, alone: Option<&str>) -> bool {
        match alone {
            Some(alone) => name == alone && of == Self::Main,
            None if of.is_below() => self.is_below(),
            None => self == of,
        }
    }
}

/// The name of the view that an experiment shows alone.
pub fn alone(experiment: &Experiment) -> Option<String> {
    Some(experiment.value(VIEW)).filter(|name| !name.is_empty() && name != ALL)
}

/// The name of this view, or of the main one where there is no such view; `views` are names with places.
pub fn offered(
    mut views: impl Iterator<Item = (&'static str, Place)> + Clone,
    name: String,
) -> String {
    if views.clone().any(|(other, _)| other == name) {
        return name;
    }
    let main = views.find(|(_, place)| *place == Place::Main);
    main.map_or(name, |(main, _)| main.to_owned())
}

/// The link to one view of an experiment.
pub fn link_of(experiment: &Experiment, view: &str) -> String {
    let shown = experiment.with(VIEW, view);
    shown.as_ref().unwrap_or(experiment).link()
}

/// What a view is called: the text of the option of its name.
pub fn title_of(
    experiment: &Experiment,
    name: &str,
    texts: &'static Texts,
) -> Option<&'static str> {
    let mut schema = experiment.schema().iter();
    let parameter = schema.find(|parameter| parameter.key == VIEW)?;
    (parameter.text)(texts).option_named(name)
}
