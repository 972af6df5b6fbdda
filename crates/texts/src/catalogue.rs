//! Catalogue of all texts, grouped by where they are said.

use crate::agents::AgentTexts;
use crate::controls::{
    ChartTexts, FilesTexts, FormTexts, PicturesTexts, ShareTexts, TimeTexts, TreeTexts,
};
use crate::courses::CoursesTexts;
use crate::english::numbers::{fixed, grouped, percent, range, signed_fixed, value};
use crate::formula::FormulaTexts;
use crate::gallery::GalleryTexts;
use crate::glossary::GlossaryTexts;
use crate::home::HomeTexts;
use crate::lab_page::{LabPageTexts, PredictTexts};
use crate::labs::Labs;
use crate::lessons::LessonTexts;
use crate::map::SubjectMapTexts;
use crate::playing::PlayingTexts;
use crate::repeated_games::RepeatedGamesTexts;
use crate::rules::RulesTexts;
use crate::runs::RunTexts;
use crate::shared_parameters::{
    BoardTexts, ComposedRaceTexts, RrratsReadingTexts, WarReadingTexts,
};
use crate::shell::{BrokenLinkTexts, NoticesTexts, ShellTexts};
use crate::site_search::SiteSearchTexts;
use crate::sources::{SOURCES, SourceText};
use crate::written_games::WrittenGameTexts;
use crate::wrong_input::{AllowedTexts, FileTexts, LinkTexts};

texts! {
    /// All texts of a language.
    pub struct Texts {
        /// A whole number with its digits in groups.
        number: fn(u64) -> String = grouped,
        /// A value of a position or a probability: short, exact where it is short.
        value: fn(f64) -> String = value,
        /// A number with so many decimals.
        fixed: fn(f64, usize) -> String = fixed,
        /// The same with its sign, none before 0.
        signed_fixed: fn(f64, usize) -> String = signed_fixed,
        /// A share, from 0 to 1, in percent.
        percent: fn(f64) -> String = percent,
        /// From where to where, with so many decimals.
        range: fn((f64, f64), usize) -> String = range,
        shell: ShellTexts,
        lab_page: LabPageTexts,
        predict: PredictTexts,
        home: HomeTexts,
        map: SubjectMapTexts,
        courses: CoursesTexts,
        playing: PlayingTexts,
        broken_link: BrokenLinkTexts,
        notices: NoticesTexts,
        time: TimeTexts,
        /// That a table goes on beyond what can be seen of it.
        scrolling = "Scroll sideways for more →",
        form: FormTexts,
        share: ShareTexts,
        chart: ChartTexts,
        pictures: PicturesTexts,
        files: FilesTexts,
        allowed: AllowedTexts,
        formula: FormulaTexts,
        link: LinkTexts,
        file: FileTexts,
        board_parameters: BoardTexts,
        war_readings: WarReadingTexts,
        rrrats_readings: RrratsReadingTexts,
        composed_race: ComposedRaceTexts,
        repeated_games: RepeatedGamesTexts,
        written_games: WrittenGameTexts,
        agents: AgentTexts,
        runs: RunTexts,
        tree: TreeTexts,
        rules: RulesTexts,
        gallery: GalleryTexts,
        glossary: GlossaryTexts,
        lessons: LessonTexts,
        site_search: SiteSearchTexts,
        labs: Labs,
        /// The documents that the labs are built from.
        sources: &'static [SourceText] = SOURCES,
    }
}

impl Texts {
    /// The sources of a lab.
    pub fn sources_of(&self, lab: &str) -> impl Iterator<Item = &'static SourceText> {
        let sources = self.sources.iter();
        sources.filter(move |source| source.labs.contains(&lab))
    }
}
