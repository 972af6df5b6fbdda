//! Experiments of all labs: opened from links, and done with whichever lab they belong to.

use crate::common::aliens_rules::AliensRules;
use crate::common::planning_agents::PlanningSettings;
use crate::common::rrrats_rules::RrratsRules;
use crate::cost::Cost;
use crate::declared::{self, DeclaredResult};
use crate::diagnostic::{Diagnostic, quote};
use crate::from_file::FromFile;
use crate::labs::{
    Experiment, LABS, WithLab, aliens, asked, each_lab, matrix, mcts, rrrats, tree_game, with_lab,
};
use crate::link::{self, Link, LinkError};
use crate::link_fault::LinkFault;
use crate::parameters::{Audience, ByKey, Parameter, Parameters, SEED_KEY};
use crate::report::Report;
use crate::{
    ChunkOutput, ForeignSnapshot, LabExperiment, NotRunnable, Progress, Reached, Snapshots,
};
use engines::agents::Agent;
use games::Player;
use games::connect_four::Setup;
use games::import::ImportedGame;
use games::rrrats::RollOn;
use texts::Texts;

/// An experiment as a link gave it, with what was wrong with the link.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    pub experiment: Experiment,
    pub problems: Vec<Diagnostic>,
    /// What the link sets that makes no difference beside its other settings. Nothing is wrong, but its author may think otherwise.
    pub unused: Vec<Diagnostic>,
}

/// What an edit of a parameter has come to.
#[derive(Clone, Debug, PartialEq)]
pub struct Edit {
    pub experiment: Experiment,
    /// See [`LabExperiment::is_new_place`].
    pub is_new_place: bool,
}

/// Readings of a lab as those of any.
fn of_any<L: Into<Experiment>>(readings: Vec<FromFile<L>>) -> Vec<FromFile<Experiment>> {
    readings.into_iter().map(|read| read.map(L::into)).collect()
}

impl Experiment {
    /// Opens a link: a whole URL or what follows its `#/`.
    ///
    /// # Errors
    /// Only where there is nothing to open; see [`Opened::problems`] for the rest.
    pub fn open(text: &str) -> Result<Opened, LinkError> {
        let link = Link::split(text)?;
        let name = match link.lab.as_str() {
            mcts::OTHER_NAME => <mcts::MctsExperiment as LabExperiment>::NAME,
            name => name,
        };
        with_lab(name, OpenLink(&link)).ok_or(LinkError::UnknownLab { found: link.lab })
    }

    /// The lab `name` with its defaults.
    pub fn of_lab(name: &str) -> Option<Self> {
        LABS.contains(&name)
            .then(|| Self::open(name).ok())?
            .map(|opened| opened.experiment)
    }

    /// What the lab `name` shows to anyone who comes without a link of their own; see [`LabExperiment::opening`].
    pub fn opening_of(name: &str) -> Option<Self> {
        with_lab(name, Open)
    }

    /// The layout of its snapshots; see [`LabExperiment::LAYOUT`].
    pub fn layout(&self) -> u32 {
        fn of<L: LabExperiment>(_: &L) -> u32 {
            L::LAYOUT
        }
        each_lab!(self, lab => of(lab))
    }

    /// The same lab with what a text from elsewhere holds; see [`LabExperiment::with_file`]. `None` if it reads no such texts.
    pub fn with_file(&self, text: &str) -> Option<Result<Vec<FromFile<Self>>, String>> {
        each_lab!(self, lab => {
            Some(lab.with_file(text)?.map(of_any))
        })
    }

    /// The text of a game that is none as links write it; see [`LabExperiment::foreign_text`].
    pub fn foreign_text(&self) -> Option<&str> {
        each_lab!(self, lab => lab.foreign_text())
    }

    /// The experiments that a file with a game may be, each in the lab of such games, the likeliest first.
    ///
    /// # Errors
    /// What is wrong with it, as a sentence without its end.
    pub fn of_game_file(text: &str) -> Result<Vec<FromFile<Self>>, String> {
        let readings = games::import::read(text).map_err(|fault| fault.to_string())?;
        if let ImportedGame::Tree(_) = readings[0].game {
            let read = tree_game::TreeGameExperiment::opening().of_imported(readings);
            return read.map(of_any).map_err(|fault| fault.to_string());
        }
        let read = matrix::MatrixExperiment::opening().of_imported(readings);
        read.map(of_any).map_err(|fault| fault.to_string())
    }

    /// A game of Connect Four to be shown, with a person on both sides.
    pub fn game(setup: Setup, moves: String) -> Self {
        Self::Mcts(mcts::MctsExperiment::of_game(setup, moves))
    }

    /// The same, to be gone through from its beginning.
    pub fn game_from_the_beginning(setup: Setup, moves: String) -> Self {
        Self::Mcts(mcts::MctsExperiment {
            ply: Some(0),
            view: mcts::View::Play,
            ..mcts::MctsExperiment::of_game(setup, moves)
        })
    }

    /// A new game on this board, for a person to play one side of it against an agent.
    pub fn game_against(setup: Setup, agent: Agent, person: Player) -> Self {
        let person = match person {
            Player::First => mcts::Person::First,
            Player::Second => mcts::Person::Second,
        };
        Self::Mcts(mcts::MctsExperiment::against(setup, agent, person))
    }

    /// A game of Rrrats by these rules, for a person to play against a strategy.
    pub fn rrrats_against(rules: RrratsRules, strategy: RollOn) -> Self {
        Self::Rrrats(rrrats::RrratsExperiment {
            b: strategy,
            rules,
            ..rrrats::RrratsExperiment::default()
        })
    }

    /// Aliens by these rules, with this agent to watch.
    pub fn aliens_by(rules: AliensRules, player: PlanningSettings) -> Self {
        Self::Aliens(aliens::AliensExperiment {
            player,
            rules,
            ..aliens::AliensExperiment::default()
        })
    }

    /// Its lab's name.
    pub fn lab(&self) -> &'static str {
        each_lab!(self, lab => name_of(lab))
    }

    /// The canonical link, without `#/`: [`Experiment::open`] gives the same experiment back.
    pub fn link(&self) -> String {
        each_lab!(self, lab => link::write(name_of(lab), lab))
    }

    /// What its lab shows, in a sentence.
    pub fn summary(&self, texts: &Texts) -> &'static str {
        each_lab!(self, lab => summary_of(lab, texts))
    }

    /// The description of its parameters.
    pub fn schema(&self) -> &'static [Parameter] {
        each_lab!(self, lab => schema_of(lab))
    }

    /// What a parameter is called on the page; one that it does not have, by its key.
    pub fn label<'a>(&self, key: &'a str, texts: &'a Texts) -> &'a str {
        let parameter = self.schema().iter().find(|one| one.key == key);
        parameter.map_or(key, |parameter| (parameter.text)(texts).label)
    }

    /// A problem as a sentence beside the field of its parameter.
    pub fn at_field(&self, problem: &Diagnostic, texts: &Texts) -> String {
        problem.at_field(self.label(problem.key(), texts), texts)
    }

    /// The type of its result.
    pub fn declared_result(&self) -> DeclaredResult {
        fn of<L: LabExperiment>(_: &L) -> DeclaredResult {
            declared::result::<L>()
        }
        each_lab!(self, lab => of(lab))
    }

    /// The value of a parameter as text.
    pub fn value(&self, key: &str) -> String {
        each_lab!(self, lab => lab.write(key))
    }

    /// See [`LabExperiment::asked`].
    #[must_use]
    pub fn asked(&self) -> Self {
        asked(self)
    }

    /// See [`Parameters::uses`].
    pub fn uses(&self, key: &str) -> bool {
        each_lab!(self, lab => lab.uses(key))
    }

    /// See [`LabExperiment::offers`].
    pub fn offers(&self, key: &str, option: &str) -> bool {
        each_lab!(self, lab => lab.offers(key, option))
    }

    /// See [`LabExperiment::with`].
    pub fn with(&self, key: &str, text: &str) -> Option<Self> {
        each_lab!(self, lab => LabExperiment::with(lab, key, text).map(Self::from))
    }

    /// An edit of a parameter.
    ///
    /// # Errors
    /// See [`LabExperiment::change`].
    pub fn edit(&self, key: &str, text: &str) -> Result<Edit, Option<Diagnostic>> {
        each_lab!(self, lab => edit(lab, key, text))
    }

    /// See [`LabExperiment::runnable`].
    ///
    /// # Errors
    /// Says why there is nothing to compute.
    pub fn runnable(&self) -> Result<(), NotRunnable> {
        each_lab!(self, lab => lab.runnable())
    }

    /// See [`LabExperiment::wants_book`].
    pub fn wants_book(&self) -> bool {
        each_lab!(self, lab => lab.wants_book())
    }

    /// See [`LabExperiment::chunk_count`].
    pub fn chunk_count(&self) -> usize {
        each_lab!(self, lab => lab.chunk_count())
    }

    /// See [`LabExperiment::cost`].
    pub fn cost(&self) -> Cost {
        each_lab!(self, lab => lab.cost())
    }

    /// See [`LabExperiment::costly_setting`].
    pub fn costly_setting(&self) -> Option<&'static str> {
        each_lab!(self, lab => lab.costly_setting())
    }

    /// See [`LabExperiment::sample`].
    pub fn sample(&self) -> Option<Self> {
        each_lab!(self, lab => lab.sample().map(Self::from))
    }

    /// See [`Snapshots::reached`].
    pub fn reached(&self, index: usize, snapshot: &[u8]) -> Option<Reached> {
        each_lab!(self, lab => lab.reached(index, snapshot))
    }

    /// See [`Snapshots::finished`].
    pub fn finished(&self, index: usize, snapshot: &[u8]) -> Option<Progress> {
        self.reached(index, snapshot)?.finished()
    }

    /// See [`LabExperiment::is_final`].
    pub fn is_final(&self, index: usize, snapshot: &[u8]) -> bool {
        each_lab!(self, lab => {
            let snapshot = lab.snapshot(index, snapshot);
            snapshot.is_some_and(|snapshot| lab.is_final(index, &snapshot))
        })
    }

    /// See [`Snapshots::check`].
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn check(&self, snapshots: &[Option<ChunkOutput>]) -> Result<(), ForeignSnapshot> {
        each_lab!(self, lab => lab.check(snapshots))
    }

    /// See [`Snapshots::report`].
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn report(&self, snapshots: &[Option<ChunkOutput>]) -> Result<Report, ForeignSnapshot> {
        each_lab!(self, lab => lab.report(snapshots))
    }

    /// See [`LabExperiment::listing`].
    ///
    /// # Errors
    /// A snapshot that is not one of this experiment's.
    pub fn listing(
        &self,
        snapshots: &[Option<ChunkOutput>],
        texts: &Texts,
    ) -> Result<String, ForeignSnapshot> {
        each_lab!(self, lab => Ok(lab.listing(&lab.merge(snapshots)?, texts)))
    }
}

/// A lab as it opens.
struct Open;

impl WithLab for Open {
    type Output = Experiment;

    fn with<L: LabExperiment>(self, wrap: fn(L) -> Experiment) -> Experiment {
        wrap(L::opening())
    }
}

struct OpenLink<'a>(&'a Link);

impl WithLab for OpenLink<'_> {
    type Output = Opened;

    fn with<L: LabExperiment>(self, wrap: fn(L) -> Experiment) -> Opened {
        let (mut lab, mut problems) = self.0.read::<L>();
        problems.extend(leave_out_foreign_texts(&mut lab, &L::default()));
        problems.extend(lab.repair());
        let unused = unused(&lab, &L::default());
        Opened {
            experiment: wrap(lab),
            problems,
            unused,
        }
    }
}

/// What differs from its default and makes no difference; not where one looks, which is never the experiment's matter, and no
/// seed, which is given to experiments that draw nothing too.
fn unused(lab: &dyn ByKey, defaults: &dyn ByKey) -> Vec<Diagnostic> {
    let all = lab.all().iter();
    let settings = all.filter(|parameter| parameter.audience != Audience::Look);
    settings
        .map(|parameter| parameter.key)
        .filter(|&key| key != SEED_KEY && !lab.is_used(key) && lab.get(key) != defaults.get(key))
        .map(|key| {
            let found = quote(&lab.get(key));
            Diagnostic::new(key, LinkFault::Unused { found })
        })
        .collect()
}

/// Texts that say nothing about the experiment, and that nobody would check: they are left out, with a word.
fn leave_out_foreign_texts(lab: &mut dyn ByKey, defaults: &dyn ByKey) -> Vec<Diagnostic> {
    let mut problems = Vec::new();
    for Parameter { key, kind, .. } in lab.all() {
        let (text, default) = (lab.get(key), defaults.get(key));
        if kind.takes_any_text() && !lab.is_used(key) && text != default {
            let found = quote(&text);
            problems.push(Diagnostic::new(*key, LinkFault::MeansNothing { found }));
            let was_taken = lab.set(key, &default);
            debug_assert!(was_taken.is_ok(), "a default is always allowed");
        }
    }
    problems
}

fn edit<L: LabExperiment + Into<Experiment>>(
    lab: &L,
    key: &str,
    text: &str,
) -> Result<Edit, Option<Diagnostic>> {
    let changed = lab.change(key, text)?.after_edit_of(lab);
    Ok(Edit {
        is_new_place: changed.is_new_place(lab),
        experiment: changed.into(),
    })
}

fn name_of<L: LabExperiment>(_: &L) -> &'static str {
    L::NAME
}

fn schema_of<L: LabExperiment>(_: &L) -> &'static [Parameter] {
    L::schema()
}

fn summary_of<L: LabExperiment>(_: &L, texts: &Texts) -> &'static str {
    L::summary(texts)
}
