//! Games and strategies that can be found: those of libraries by their stories, those that a lab plays by the names in its form, each at a
//! link that opens it.

use experiments::common::repeated::stage::StageSettings;
use experiments::matrix::MatrixExperiment;
use experiments::parameters::Control;
use experiments::repeated::RepeatedExperiment;
use experiments::tree_game::TreeGameExperiment;
use experiments::{Experiment, LabExperiment};
use page_model::kit::rules::GameRules;
use page_model::repeated::editing::with_text;
use page_model::site_search::entry::{Entry, EntryKind};
use page_model::strategies::choosing::{Choice, groups};
use page_model::tree_game::choosing::chosen;
use texts::{ListedLab, Story, Texts, capital, game_catalogue};

/// The settings by which labs choose what is played, or tuned.
const KEYS: [&str; 2] = ["game", "problem"];

/// A link, with something to call it.
fn game(title: String, words: &str, place: &str, experiment: &Experiment) -> Entry {
    Entry {
        kind: EntryKind::Game,
        title,
        words: words.to_owned(),
        place: place.to_owned(),
        link: experiment.link(),
    }
}

/// The games of the libraries, strategic and extensive: those that are offered first, then those of the catalogue.
pub fn of_libraries(texts: &Texts) -> Vec<Entry> {
    let (matrix, tree) = (&texts.labs.matrix, &texts.labs.tree_game);
    let strategic = |key: &str| MatrixExperiment::default().with("game", key);
    let extensive = |key: &str| chosen(&TreeGameExperiment::default(), key);
    let is_offered = |key: &str| matrix.stories.iter().any(|story| story.key == key);
    let listed = game_catalogue().into_iter();
    let listed = listed
        .filter(|listing| !is_offered(listing.key))
        .map(|listing| Story {
            key: listing.key,
            name: listing.name,
            story: listing.story,
        });
    let of_matrix = of_library(matrix.stories, MatrixExperiment::NAME, strategic, texts);
    let of_tree = of_library(tree.stories, TreeGameExperiment::NAME, extensive, texts);
    let listed: Vec<Story> = listed.collect();
    let of_catalogue = of_library(&listed, MatrixExperiment::NAME, strategic, texts);
    [of_matrix, of_tree, of_catalogue].concat()
}

fn of_library<L: LabExperiment + Into<Experiment>>(
    stories: &[Story],
    lab: &'static str,
    open: impl Fn(&str) -> Option<L>,
    texts: &Texts,
) -> Vec<Entry> {
    let place = texts.shell.lab_name(lab);
    let stories = stories.iter();
    let of_story = |story: &Story| {
        let experiment = open(story.key)?.into();
        Some(game(story.name.to_owned(), story.story, place, &experiment))
    };
    stories.filter_map(of_story).collect()
}

/// What labs choose from in their forms.
pub fn of_labs(texts: &'static Texts) -> Vec<Entry> {
    let labs = texts.shell.listed_labs();
    labs.flat_map(|lab| of_lab(lab, texts)).collect()
}

fn of_lab(lab: &ListedLab, texts: &'static Texts) -> Vec<Entry> {
    let Some(experiment) = Experiment::of_lab(lab.key) else {
        return Vec::new();
    };
    let schema = experiment.schema().iter();
    let choices =
        schema.filter(|parameter| KEYS.contains(&parameter.key) && experiment.uses(parameter.key));
    let played = choices.flat_map(|parameter| {
        let Control::OneOf(options) = parameter.kind.control() else {
            return Vec::new();
        };
        let of_option = |&option: &&'static str| {
            let chosen = experiment.with(parameter.key, option)?;
            let name = (parameter.text)(texts).option_named(option);
            let title = capital(name.unwrap_or(option));
            Some(game(title, &rules_of(&chosen, texts), lab.name, &chosen))
        };
        options.iter().filter_map(of_option).collect()
    });
    played.collect()
}

/// The first thing that its rules say.
fn rules_of(experiment: &Experiment, texts: &'static Texts) -> String {
    let rules = GameRules::of(experiment);
    let sentences = rules.first().map(|rules| rules.text(texts).sentences);
    let first = sentences.and_then(|sentences| sentences.first().copied());
    first.unwrap_or_default().to_owned()
}

/// The strategies of repeated games, in a match against what the lab has on the other side.
pub fn strategies(texts: &'static Texts) -> Vec<Entry> {
    let lab = RepeatedExperiment::default();
    let stage = StageSettings::default().stage();
    let groups = stage.map_or_else(|_| Vec::new(), |stage| groups(&stage.game, &[0], texts));
    let strategies = groups.iter().flat_map(|group| {
        let choices = group.strategies.iter();
        choices.filter_map(|choice| strategy(&lab, choice, group.name, texts))
    });
    strategies.collect()
}

fn strategy(
    lab: &RepeatedExperiment,
    choice: &Choice,
    group: &str,
    texts: &Texts,
) -> Option<Entry> {
    let experiment = with_text(lab, 0, &choice.text, texts).ok()?;
    Some(Entry {
        kind: EntryKind::Strategy,
        title: choice.name.clone(),
        words: choice.sentence.to_owned(),
        place: group.to_owned(),
        link: Experiment::from(experiment).link(),
    })
}
