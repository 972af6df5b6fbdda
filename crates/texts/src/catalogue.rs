//! Catalogue of all texts: its types, grouped by who says it.

mod agents;
pub(crate) mod lab;
mod lab_page;
pub(crate) mod parameter;
mod predict;
mod rules;
mod runs;
pub(crate) mod shell;

pub use agents::AgentTexts;
pub use lab::LabTexts;
pub use lab_page::LabPageTexts;
pub use parameter::ParameterText;
pub use predict::PredictTexts;
pub use rules::{BoardTexts, ComposedRaceTexts, RrratsReadingTexts, WarReadingTexts};
pub use runs::RunTexts;
pub use shell::{LabGroup, LabName, ListedLab};

use crate::gallery::GalleryTexts;
use crate::glossary::GlossaryTexts;
use crate::labs::Labs;
use crate::lessons::LessonTexts;
use crate::rules::RulesTexts;

/// All texts of a language.
#[derive(Debug)]
pub struct Texts {
    /// A whole number with its digits in groups.
    pub number: fn(u64) -> String,
    /// A value of a position or a probability: short, exact where it is short.
    pub value: fn(f64) -> String,
    /// A number with so many decimals.
    pub fixed: fn(f64, usize) -> String,
    /// A share, from 0 to 1, in percent.
    pub percent: fn(f64) -> String,
    /// From where to where, with so many decimals.
    pub range: fn((f64, f64), usize) -> String,
    pub shell: ShellTexts,
    pub lab_page: LabPageTexts,
    pub predict: PredictTexts,
    pub home: HomeTexts,
    pub broken_link: BrokenLinkTexts,
    pub notices: NoticesTexts,
    pub time: TimeTexts,
    /// That a table goes on beyond what can be seen of it.
    pub scrolling: &'static str,
    pub form: FormTexts,
    pub share: ShareTexts,
    pub chart: ChartTexts,
    pub pictures: PicturesTexts,
    pub files: FilesTexts,
    pub allowed: AllowedTexts,
    pub link: LinkTexts,
    pub file: FileTexts,
    pub board_parameters: BoardTexts,
    pub war_readings: WarReadingTexts,
    pub rrrats_readings: RrratsReadingTexts,
    pub composed_race: ComposedRaceTexts,
    pub agents: AgentTexts,
    pub runs: RunTexts,
    pub tree: TreeTexts,
    pub rules: RulesTexts,
    pub gallery: GalleryTexts,
    pub glossary: GlossaryTexts,
    pub lessons: LessonTexts,
    pub labs: Labs,
}

/// What a parameter may be, as phrases after "allowed is".
#[derive(Debug)]
pub struct AllowedTexts {
    /// Of all numbers that need not be whole.
    pub how_numbers_are_written: &'static str,
    pub integer: fn(u64, u64) -> String,
    pub integer_or_end: fn(u64, u64) -> String,
    pub real_or_infinite: fn(f64, f64) -> String,
    pub real: fn(f64, f64) -> String,
    pub choice: fn(&str) -> String,
    pub switch: &'static str,
    pub cell_or_none: &'static str,
    pub moves: fn(usize) -> String,
    pub title: &'static str,
    /// Takes what stands in a text, and how many characters it may have.
    pub up_to: fn(&str, usize) -> String,
    pub set: fn(&str) -> String,
    pub tree: &'static str,
    pub space: fn(usize) -> String,
    pub formula: fn(usize) -> String,
    pub heaps: fn(usize, u8) -> String,
    pub even: fn(u64, u64) -> String,
    pub agent: &'static str,
    pub agents: &'static str,
    pub searchers: &'static str,
    pub real_or_none: fn(f64, f64) -> String,
    pub ratings: &'static str,
    pub locks: &'static str,
    pub increasing: fn(u64) -> String,
    pub roll_on: &'static str,
    pub shares: &'static str,
}

/// Links that are wrong, each a whole sentence.
#[derive(Debug)]
pub struct LinkTexts {
    pub too_long: fn(usize, usize) -> String,
    pub unknown_lab: fn(&str, &str) -> String,
    pub version: fn(&str, u64) -> String,
    pub unknown_key: fn(&str, &str) -> String,
    pub repeated: fn(&str) -> String,
    pub value: fn(&str, &str, &str) -> String,
    pub packed: fn(&str, &str) -> String,
    pub not_a_move: fn(&str, usize, &str) -> String,
    pub illegal_move: fn(&str, usize, &str) -> String,
    pub after_the_end: fn(&str, usize, &str) -> String,
    /// Takes the key and the sentence about the tree.
    pub tree: fn(&str, &str) -> String,
    /// Takes the key and the sentence about the agent.
    pub agent: fn(&str, &str) -> String,
    /// Takes the key and the sentence about the entry.
    pub lock: fn(&str, &str) -> String,
    pub blocked_outside: fn(&str, u8, u8) -> String,
    /// Takes what is wrong with it.
    pub space: fn(&str) -> String,
    /// Takes the key and what was found.
    pub means_nothing: fn(&str, &str) -> String,
    /// Takes the key, the points found and the most allowed.
    pub too_many_points: fn(&str, &str, &str) -> String,
    pub after_the_last_move: fn(&str, u64, u64) -> String,
    pub nothing_is_cut: &'static str,
    pub nothing_chosen: &'static str,
    /// Takes how the game ended.
    pub nothing_to_run: fn(&str) -> String,
}

/// Files that are wrong, each a whole sentence.
#[derive(Debug)]
pub struct FileTexts {
    pub too_long: fn(usize, usize) -> String,
    pub not_ours: &'static str,
    /// Takes why it is no game either.
    pub no_game: fn(&str) -> String,
    pub version: fn(u64, u64) -> String,
    /// Takes the sentence about the link in it.
    pub link: fn(&str) -> String,
    /// Takes the link of the experiment.
    pub layout: fn(&str) -> String,
    pub damaged: &'static str,
    pub unreadable: &'static str,
}

/// What surrounds every page.
#[derive(Debug)]
pub struct ShellTexts {
    /// The title of the window; takes the lab.
    pub window: fn(Option<&str>) -> String,
    /// The name in two parts, the second in colour.
    pub brand: (&'static str, &'static str),
    pub home: &'static str,
    pub labs: &'static str,
    /// What opens the list of labs.
    pub all_labs: &'static str,
    /// The labs that have a page, in groups, in the order of the interface.
    pub lab_groups: &'static [LabGroup],
    /// Labs that are shown by pages of others.
    pub other_labs: &'static [LabName],
    pub loading: &'static str,
    /// Where a page's code could not be fetched.
    pub not_loaded: &'static str,
    pub skip: &'static str,
    pub theme_system: &'static str,
    pub theme_light: &'static str,
    pub theme_dark: &'static str,
    pub promise: &'static str,
    pub version: fn(&str) -> String,
    /// Of the libraries in the page.
    pub licences: &'static str,
    pub update: UpdateTexts,
}

/// A newer version of the page.
#[derive(Debug)]
pub struct UpdateTexts {
    pub ready: &'static str,
    pub now: &'static str,
    pub later: &'static str,
    /// At the first visit with a newer version, and the link to what is new in it.
    pub is_new: &'static str,
    pub news: &'static str,
    pub close: &'static str,
}

impl ShellTexts {
    /// The labs that have pages of their own.
    pub fn grouped_labs(&self) -> impl Iterator<Item = LabName> {
        self.listed_labs().map(|lab| (lab.key, lab.name))
    }

    /// The same with their questions.
    pub fn listed_labs(&self) -> impl Iterator<Item = &'static ListedLab> {
        self.lab_groups.iter().flat_map(|group| group.labs)
    }

    /// All labs.
    pub fn lab_names(&self) -> impl Iterator<Item = LabName> {
        self.grouped_labs().chain(self.other_labs.iter().copied())
    }

    /// A lab as people call it; its name in links where the catalogue has no other.
    pub fn lab_name(&self, lab: &'static str) -> &'static str {
        let found = self.lab_names().find(|(name, _)| *name == lab);
        found.map_or(lab, |(_, name)| name)
    }
}

/// The home page.
#[derive(Debug)]
pub struct HomeTexts {
    pub headline: &'static str,
    pub lead: &'static str,
    pub promises: &'static [&'static str],
    pub start: &'static str,
    pub go_on: &'static str,
    pub start_here: &'static str,
    /// For students, teachers, experts.
    pub ways_in: [WayIn; 3],
    /// Over the tiles.
    pub labs: fn(usize) -> String,
    pub lessons: &'static str,
    /// The way to the writer of lessons.
    pub write: &'static str,
    /// The way to the gallery.
    pub gallery: &'static str,
    /// The way to the answers of a class.
    pub collect: &'static str,
    /// The button that keeps their pictures from moving.
    pub hold_still: &'static str,
    pub pictures: PictureTexts,
}

/// A way in for somebody.
#[derive(Debug, PartialEq)]
pub struct WayIn {
    pub who: &'static str,
    pub what: &'static str,
    pub begin: &'static str,
    /// Where it leads, without `#/`.
    pub link: &'static str,
}

/// Names in the pictures of the tiles.
#[derive(Debug)]
pub struct PictureTexts {
    /// What half of the points are.
    pub even: &'static str,
    /// What nine tenths of the points are.
    pub goal: &'static str,
    pub regret: &'static str,
    /// Of regret minimisation.
    pub variants: [&'static str; 2],
    /// With several players: what could be gained, and what is regretted.
    pub promises: [&'static str; 2],
    /// Of a penalty: best responses of kicker and keeper.
    pub kick: [&'static str; 2],
    pub mean: &'static str,
    pub bounds: [&'static str; 2],
    pub half: &'static str,
    /// Orders in which won cards go back.
    pub orders: [&'static str; 3],
    pub exact: &'static str,
    pub published: [&'static str; 4],
    pub stores: [&'static str; 2],
    /// Of a game of Aliens.
    pub aliens: [&'static str; 2],
}

/// Where a link leads that opens nothing.
#[derive(Debug)]
pub struct BrokenLinkTexts {
    pub title: &'static str,
    pub kept: &'static str,
    pub home: &'static str,
    pub open_lab: fn(&str) -> String,
}

/// Over what has to be said first.
#[derive(Debug)]
pub struct NoticesTexts {
    pub link: &'static str,
    pub file: &'static str,
    /// Takes how many problems are not shown.
    pub more: fn(usize) -> String,
    pub dismiss: &'static str,
    /// Takes what a text was taken for.
    pub read_as: fn(&str) -> String,
    /// The same of another reading, on its button.
    pub read_instead: fn(&str) -> String,
}

/// The time control.
#[derive(Debug)]
pub struct TimeTexts {
    pub label: &'static str,
    pub start: &'static str,
    pub back: &'static str,
    pub play: &'static str,
    pub pause: &'static str,
    pub forward: &'static str,
    pub end: &'static str,
    pub speed: &'static str,
    pub per_second: &'static str,
}

/// The parameter form.
#[derive(Debug)]
pub struct FormTexts {
    pub knowledge: &'static str,
    pub more: &'static str,
    /// Takes what is allowed.
    pub refused: fn(&str) -> String,
    /// Takes the help sentence and what is allowed.
    pub help: fn(&str, &str) -> String,
    /// The button that shows the help of a parameter. Takes its label.
    pub explain: fn(&str) -> String,
}

/// The share button.
#[derive(Debug)]
pub struct ShareTexts {
    pub share: &'static str,
    pub copied: &'static str,
    pub by_hand: &'static str,
    pub qr: &'static str,
    pub qr_hint: &'static str,
    pub qr_too_long: &'static str,
    /// The button of what follows.
    pub show_elsewhere: &'static str,
    /// Which view is shown.
    pub view: &'static str,
    pub present: &'static str,
    pub present_hint: &'static str,
    pub embed: &'static str,
    pub embed_hint: &'static str,
    pub in_words: &'static str,
    pub copy: &'static str,
    pub copied_text: &'static str,
    /// From a view that stands alone.
    pub open_here: &'static str,
    pub full_screen: &'static str,
    pub leave: &'static str,
}

/// Charts.
#[derive(Debug)]
pub struct ChartTexts {
    pub data: &'static str,
    pub save_svg: &'static str,
    pub save_png: &'static str,
    pub save_latex: &'static str,
    pub save_csv: &'static str,
    pub save_json: &'static str,
    pub point_to_read: &'static str,
    /// Takes the title.
    pub how_to_read: fn(&str) -> String,
    pub bar_header: [&'static str; 4],
    /// Of a band.
    pub band_ends: [&'static str; 2],
}

/// Files and results to take away.
#[derive(Debug)]
pub struct FilesTexts {
    /// The menu with all of them.
    pub menu: &'static str,
    pub save: &'static str,
    pub open: &'static str,
    pub json: &'static str,
    pub csv: &'static str,
    pub command_line: &'static str,
    /// Above the entry of a bibliography.
    pub citation: &'static str,
}

/// Pictures of views.
#[derive(Debug)]
pub struct PicturesTexts {
    /// On the button and over the dialog.
    pub button: &'static str,
    pub view: &'static str,
    pub part: &'static str,
    /// The drawing, everything.
    pub parts: [&'static str; 2],
    pub theme: &'static str,
    /// As the page is, light, dark.
    pub themes: [&'static str; 3],
    pub size: &'static str,
    /// From small to large.
    pub sizes: [&'static str; 3],
    pub transparent: &'static str,
    pub remark: &'static str,
    pub nothing: &'static str,
}

/// Pictures of trees.
#[derive(Debug)]
pub struct TreeTexts {
    /// Takes what the picture shows.
    pub how_to_use: fn(&str) -> String,
    /// Before anything is selected.
    pub nothing_selected: &'static str,
    pub tools: &'static str,
    pub zoom_in: &'static str,
    pub zoom_out: &'static str,
    /// The word on the button, and what it does.
    pub fit: (&'static str, &'static str),
    pub follow: (&'static str, &'static str),
}
