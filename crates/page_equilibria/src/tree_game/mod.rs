//! The lab of extensive games: a tree to draw, and everything that follows from it.
//!
//! * `found`: what every view is given. `chooser`: which game. `take_out`: games that leave.
//! * `editor`: the tree and what is done to it, with `stage` (pointer and keys), `picture` and its `band`s, `inspector` (a node as a form)
//!   and `steps` (backward induction).
//! * `solution` with `behaviour_table`: the value, behaviour and equilibria. `strategic`, `sequence`: the matrices. `assessment`: what is believed; `share_fields`: probabilities to type.
//! * `play`: the game by hand. `learning`: what regret minimisation makes of it.

mod assessment;
mod band;
mod behaviour_table;
mod chooser;
mod editor;
mod found;
mod inspector;
mod learning;
mod picture;
mod play;
mod sequence;
mod share_fields;
mod solution;
mod stage;
mod steps;
mod strategic;
mod take_out;

use crate::paste_game::PasteGame;
use assessment::AssessmentView;
use chooser::Chooser;
use editor::Editor;
use experiments::tree_game::{Findings, Stage, TreeGameExperiment, View};
use experiments::{Experiment, LabExperiment, Progress};
use learning::LearningView;
use page_kit::components::deferred::Deferred;
use page_kit::components::fold::folded_unless;
use page_kit::components::lab_page::presets::Presets;
use page_kit::components::lab_page::{LabProps, LabRun, use_lab_run, why_not_runnable};
use page_kit::components::lab_shell::{LabShell, ViewPart};
use page_kit::components::read_as::use_foreign_text;
use page_kit::components::run::RunRow;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_model::tree_game::analysis::Analysis;
use page_model::tree_game::marks::tells;
use page_model::tree_game::sentence::sentence_of;
use play::Play;
use sequence::SequenceForm;
use solution::Solution;
use strategic::Strategic;
use take_out::TakeOut;
use texts::{Texts, TreeGameTexts};
use yew::prelude::*;

/// The whole lab.
#[component]
pub fn Page(LabProps { lab, problems }: &LabProps<TreeGameExperiment>) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.tree_game.page;
    use_foreign_text(&lab.clone().into());
    let LabRun { run, shown } = use_lab_run(lab);
    let asked = (lab.game.clone(), lab.players.clone(), lab.title.clone());
    // What was found of another game fits this one only by chance: then the tree is shown alone.
    let is_same = shown.lab.asked() == lab.asked();
    let nothing = use_memo((), |()| Findings::default());
    let named = use_memo(asked, |_| {
        let game = lab.tree().ok()?;
        Some(Analysis::new(game, words))
    });
    let found = named.as_ref().as_ref().map(|named| Analysis {
        lab: lab.clone(),
        found: if is_same {
            shown.findings.clone()
        } else {
            nothing
        },
        ..named.clone()
    });
    let done = u64::from(shown.findings.stage == Stage::Done);
    let progress = Progress { done, total: 1 };
    let why_not_runnable = why_not_runnable(lab, texts);
    let status =
        html! { <RunRow run={run.clone()} {progress} done={String::new()} {why_not_runnable} /> };
    let views = found
        .as_ref()
        .map_or_else(Vec::new, |found| views(found, words));
    let experiment = Experiment::from(lab.clone());
    let over_form = html! { <PasteGame experiment={experiment.clone()} title={words.paste} help={words.paste_help} take={words.take} /> };
    html! {
        <LabShell {experiment} problems={problems.clone()} snapshots={shown.snapshots.clone()}
            on_restore={run.on_restore()} sentence={sentence(lab, found.as_ref(), texts)} {status} {views} {over_form}
            before={shown.before()} is_waiting={run.is_waiting()} presets={vec![Presets::new(words.presets)]}
            more_to_take={found.map_or_else(Html::default, |found| html! { <TakeOut of={found} /> })} />
    }
}

fn sentence(lab: &TreeGameExperiment, found: Option<&Analysis>, texts: &'static Texts) -> Html {
    let words = &texts.labs.tree_game;
    let of = found.map(sentence_of);
    let text = of.map_or_else(|| "{=game}".to_owned(), |of| (words.page.sentence)(&of));
    let values = vec![("game", html! { <Chooser lab={lab.clone()} /> })];
    let name = lab.entry().map(|(entry, _)| entry.name);
    let story = words.stories.iter().find(|story| Some(story.key) == name);
    html! {
        <>
            <Sentence experiment={Experiment::from(lab.clone())} {text} {values} />
            if let Some(story) = story { <p class="quiet game-story">{ story.story }</p> }
        </>
    }
}

/// Trees that leave room for something beside them.
const MAX_BESIDE: usize = 24;

fn views(found: &Analysis, words: &TreeGameTexts) -> Vec<ViewPart> {
    let of = || found.clone();
    let later = |place: u32, body: Html| html! { <Deferred {place}>{ body }</Deferred> };
    let told =
        |is_told: bool, id, body: Html| folded_unless(is_told, id, words.show_solution, body);
    let tells = tells(found);
    let is_small = found.game.nodes().len() <= MAX_BESIDE;
    let of_two = found.game.players().len() == 2;
    let below: fn(View, Html) -> ViewPart = if is_small {
        ViewPart::half
    } else {
        ViewPart::below
    };
    // A line that unfolds leaves its row blank, so beside a small tree it stands with others, below what has something to show.
    let beside_unless = |is_told: bool| -> fn(View, Html) -> ViewPart {
        if is_small && !is_told {
            ViewPart::side
        } else {
            below
        }
    };
    let tree = ViewPart::main(View::Tree, html! { <Editor of={of()} /> });
    let solution = told(tells, "solution-fold", html! { <Solution of={of()} /> });
    let solution = beside_unless(!is_small)(View::Solution, solution);
    let strategic = later(1, html! { <Strategic of={of()} /> });
    let strategic = beside_unless(tells)(View::Strategic, strategic);
    let mut views = if is_small && !tells {
        vec![tree, strategic, solution]
    } else {
        vec![tree, solution, strategic]
    };
    if of_two {
        let sequence = later(2, html! { <SequenceForm of={of()} /> });
        views.push(below(View::Sequence, sequence));
    }
    if found.found.forgotten.is_none() {
        // One that is given tells nothing that was found.
        let is_wanted = !found.lab.assessment.is_empty() || found.lab.view == View::Assessment;
        let is_told = tells || is_wanted;
        let assessment = html! { <AssessmentView of={of()} /> };
        let assessment = later(3, told(is_told, "assessment-fold", assessment));
        views.push(beside_unless(is_told)(View::Assessment, assessment));
    }
    if of_two && found.game.constant_sum().is_some() {
        let is_told = tells || found.lab.view == View::Learning;
        let learning = told(
            is_told,
            "learning-fold",
            html! { <LearningView of={of()} /> },
        );
        views.push(beside_unless(is_told)(View::Learning, later(4, learning)));
    }
    views.push(below(View::Play, later(5, html! { <Play of={of()} /> })));
    views
}
