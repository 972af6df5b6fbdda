//! Shell of every lab: a sentence with the settings in it, the stage with its views, time, and all settings one press away.
//!
//! A lab hands over its *views*, each with the name that it has in links: the registry of a lab is the options of its parameter
//! `view`, whose texts are the views' titles. With `view=` in the link one of them stands there alone.
//!
//! * [`view_card`]: a view with its title. [`framed`]: views inside something else. [`drawer`]: all settings.

mod drawer;
mod framed;
mod view_card;

use super::framing::{use_framing, use_report_to_framing};
use super::lab_frame::LabFrame;
use super::lab_page::presets::Presets;
use super::wrong_text::wrong_text;
use crate::context::use_page;
use drawer::SettingsDrawer;
pub use drawer::show_field;
use experiments::diagnostic::Diagnostic;
use experiments::parameters::Word;
use experiments::{ChunkOutput, Experiment};
use framed::{FramedView, FramedViews};
use page_model::kit::change::labels_of_changes;
use page_model::kit::views::{self, ALL, Place, alone, link_of, offered};
use texts::{SourceText, Texts};
use view_card::ViewCard;
use yew::prelude::*;

/// What is shown where it is another experiment than what is asked.
#[derive(Clone, Debug, PartialEq)]
pub struct Before {
    pub experiment: Experiment,
    /// Whether it is a sample of what is asked, and not what was asked before.
    pub is_sample: bool,
}

/// A view of a lab.
#[derive(Clone, PartialEq)]
pub struct ViewPart {
    /// As in links.
    pub name: &'static str,
    pub place: Place,
    pub body: Html,
}

impl ViewPart {
    fn at(place: Place, view: impl Word, body: Html) -> Self {
        let name = view.name();
        Self { name, place, body }
    }

    /// A view that one looks at first.
    pub fn main(view: impl Word, body: Html) -> Self {
        Self::at(Place::Main, view, body)
    }

    /// A view beside that.
    pub fn side(view: impl Word, body: Html) -> Self {
        Self::at(Place::Side, view, body)
    }

    /// A view below the stage.
    pub fn below(view: impl Word, body: Html) -> Self {
        Self::at(Place::Below, view, body)
    }

    /// A view below the stage that needs half of the page's width.
    pub fn half(view: impl Word, body: Html) -> Self {
        Self::at(Place::Half, view, body)
    }
}

#[derive(PartialEq, Properties)]
pub struct LabShellProps {
    /// As the address has it.
    pub experiment: Experiment,
    /// What was wrong with the link.
    pub problems: Vec<Diagnostic>,
    /// What was found; empty if nothing was.
    #[prop_or_default]
    pub snapshots: Vec<Option<ChunkOutput>>,
    pub on_restore: Callback<(Experiment, Vec<Option<ChunkOutput>>)>,
    /// What is shown, with its settings in it.
    pub sentence: Html,
    /// In the head, beside those that all labs have: buttons.
    #[prop_or_default]
    pub actions: Html,
    /// How the run is doing.
    #[prop_or_default]
    pub status: Html,
    pub views: Vec<ViewPart>,
    /// Below the stage: its time control.
    #[prop_or_default]
    pub time: Html,
    #[prop_or_default]
    pub before: Option<Before>,
    /// Whether nobody computes what is asked.
    #[prop_or_default]
    pub is_waiting: bool,
    #[prop_or_default]
    pub presets: Vec<Presets>,
    /// Among all settings, above and below the form.
    #[prop_or_default]
    pub over_form: Html,
    #[prop_or_default]
    pub under_form: Html,
    /// What else can be taken away: buttons.
    #[prop_or_default]
    pub more_to_take: Html,
    /// Below everything.
    #[prop_or_default]
    pub children: Html,
}

/// The shell.
#[component]
pub fn LabShell(props: &LabShellProps) -> Html {
    let texts = use_page().texts;
    let experiment = &props.experiment;
    let names = props.views.iter().map(|view| (view.name, view.place));
    let alone = alone(experiment).map(|name| offered(names, name));
    let framing = use_framing();
    let before = props.before.as_ref().map(|before| &before.experiment);
    // What a link with faults was taken for is shown, but it is no result of that link.
    let told: &[_] = if props.problems.is_empty() {
        &props.snapshots
    } else {
        &[]
    };
    use_report_to_framing(before.unwrap_or(experiment), told);
    // What a file has is what was found about its experiment.
    let own = if before.is_none() {
        props.snapshots.clone()
    } else {
        Vec::new()
    };
    if let Some(framing) = framing {
        return html! {
            <LabFrame experiment={experiment.clone()} problems={Vec::new()} snapshots={Vec::new()} on_restore={Callback::noop()}>
                { wrong_text(experiment, texts) }
                { props.status.clone() }
                { framed(props, &framing.views, texts) }
            </LabFrame>
        };
    }
    let drawer = html! {
        <SettingsDrawer experiment={experiment.clone()} presets={props.presets.clone()} over_form={props.over_form.clone()}
            under_form={props.under_form.clone()} />
    };
    let actions = html! { <>{ props.actions.clone() }{ drawer }</> };
    html! {
        <LabFrame experiment={experiment.clone()} problems={props.problems.clone()} snapshots={own}
            on_restore={props.on_restore.clone()} more_to_take={props.more_to_take.clone()} sentence={props.sentence.clone()} {actions}>
            if alone.is_some() {
                <p class="whole-page"><a href={format!("#/{}", link_of(experiment, ALL))}>{ texts.lab_page.all_views }</a></p>
            }
            { wrong_text(experiment, texts) }
            { props.status.clone() }
            { stage(props, alone.as_deref(), texts) }
            <div class="below-views">{ for views(props, Place::Below, alone.as_deref(), texts) }</div>
            if alone.is_none() { { sources(experiment, texts) } }
            if alone.is_none() { { props.children.clone() } }
        </LabFrame>
    }
}

/// Some views, the first of them over time, the others below.
fn framed(props: &LabShellProps, names: &[String], texts: &'static Texts) -> Html {
    let named = |name: &String| props.views.iter().find(|view| view.name == name);
    let mut shown: Vec<&ViewPart> = names.iter().filter_map(named).collect();
    if shown.is_empty() {
        let mut own = props.views.iter();
        shown.extend(own.find(|view| view.place == Place::Main));
    }
    let view = |view: &&ViewPart| FramedView {
        name: view.name,
        title: title_of(&props.experiment, view.name, texts),
        body: view.body.clone(),
    };
    let views: Vec<FramedView> = shown.iter().map(view).collect();
    let is_stale = is_stale(props);
    html! { <FramedViews {views} time={props.time.clone()} {is_stale} is_inert={is_stale && props.is_waiting} /> }
}

/// Whether what is shown was asked before, and is not any more.
fn is_stale(props: &LabShellProps) -> bool {
    props
        .before
        .as_ref()
        .is_some_and(|before| !before.is_sample)
}

/// What is watched together: the views around time.
fn stage(props: &LabShellProps, alone: Option<&str>, texts: &'static Texts) -> Html {
    let main: Html = views(props, Place::Main, alone, texts).collect();
    let side: Vec<Html> = views(props, Place::Side, alone, texts).collect();
    let is_stale = is_stale(props);
    // Where nobody computes what is asked, one cannot go on in what was.
    let inert = is_stale && props.is_waiting;
    let has_side = !side.is_empty();
    let has_found = props.snapshots.iter().any(Option::is_some);
    let stale = is_stale.then_some("stale");
    // The first findings are on their way.
    let is_coming = !has_found && !props.is_waiting && props.experiment.runnable().is_ok();
    let coming = is_coming.then_some("coming");
    let changed = props.before.as_ref().filter(|_| inert);
    let changed =
        changed.map(|before| labels_of_changes(&before.experiment, &props.experiment, texts));
    html! {
        <div class={classes!("stage-area", stale, coming)} data-found={has_found.to_string()}>
            if let Some(changed) = changed.filter(|changed| !changed.is_empty()) {
                <p class="stale-note" role="status">{ (texts.lab_page.changed)(&changed) }</p>
            }
            <div class={classes!("stage-views", has_side.then_some("two"))} {inert}>
                <div class="main-views">{ main }</div>
                if props.time != Html::default() { <div class="stage-time">{ props.time.clone() }</div> }
                if has_side { <div class="side-views">{ side }</div> }
            </div>
        </div>
    }
}

/// What the lab is built from, as it names itself.
fn sources(experiment: &Experiment, texts: &'static Texts) -> Html {
    let source = |source: &SourceText| html! { <p class="quiet small" data-about="source">{ (texts.lab_page.source)(source.citation) }</p> };
    texts.sources_of(experiment.lab()).map(source).collect()
}

/// The views of a place, or the only one that is shown.
fn views(
    props: &LabShellProps,
    place: Place,
    alone: Option<&str>,
    texts: &'static Texts,
) -> impl Iterator<Item = Html> {
    let shown = props.views.iter();
    let shown = shown.filter(move |view| view.place.is_shown(view.name, place, alone));
    shown.map(move |view| {
        let title = title_of(&props.experiment, view.name, texts);
        let link = alone.is_none().then(|| link_of(&props.experiment, view.name));
        let is_wide = place == Place::Below && view.place == Place::Below;
        html! { <ViewCard key={view.name} name={view.name} {title} {link} {is_wide} body={view.body.clone()} /> }
    })
}

/// What a view is called.
fn title_of(experiment: &Experiment, name: &str, texts: &'static Texts) -> &'static str {
    let named = views::title_of(experiment, name, texts);
    debug_assert!(named.is_some(), "{name} is no view of {}", experiment.lab());
    named.unwrap_or_default()
}
