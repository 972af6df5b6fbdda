//! Frame of every lab: its name, files, the link to share, and what was wrong with a link or a file.

use super::files::FileButtons;
use super::framing::use_framing;
use super::highlighting::use_linked_highlighting;
use super::notices::Notices;
use super::qr_code::QrButton;
use super::read_as::read_as;
use super::rules::RulesButton;
use super::share_button::ShareButton;
use super::show_elsewhere::show_elsewhere;
use super::view_picture::view_picture;
use super::wrong_text::left_out_texts;
use crate::components::lessons_offered::{AddToLesson, LessonBar};
use crate::context::use_page;
use crate::device;
use crate::opened_file::{self, Opened};
use crate::router::Entry;
use crate::storage;
use experiments::diagnostic::Diagnostic;
use experiments::{ChunkOutput, Experiment};
use page_model::kit::rules::GameRules;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LabFrameProps {
    pub experiment: Experiment,
    /// What was wrong with the link.
    pub problems: Vec<Diagnostic>,
    /// What was found; empty if nothing was.
    pub snapshots: Vec<Option<ChunkOutput>>,
    /// What is shown, with its settings in it; what the lab shows, if nothing is said.
    #[prop_or_default]
    pub sentence: Html,
    /// Before those that all labs have: buttons.
    #[prop_or_default]
    pub actions: Html,
    /// What else can be taken away: buttons.
    #[prop_or_default]
    pub more_to_take: Html,
    /// A file of this lab was opened: the experiment is in the address already.
    pub on_restore: Callback<(Experiment, Vec<Option<ChunkOutput>>)>,
    pub children: Html,
}

/// The frame of a lab.
#[component]
pub fn LabFrame(props: &LabFrameProps) -> Html {
    let page = use_page();
    let place = use_node_ref();
    use_linked_highlighting(&place);
    let link_problems = use_link_problems(&props.problems);
    let left_out = if link_problems.0.is_empty() {
        Html::default()
    } else {
        left_out_texts(&props.experiment, &props.problems, page.texts)
    };
    use_last_link(&props.experiment);
    use_file_of_another_lab(&props.experiment, &props.on_restore);
    let file_problem = use_state(|| None::<String>);
    let on_open = use_files(props, &file_problem);
    let on_dismiss_file = {
        let file_problem = file_problem.setter();
        Callback::from(move |()| file_problem.set(None))
    };
    let url = use_callback(props.experiment.clone(), |(), experiment| {
        device::url(&experiment.link())
    });
    if use_framing().is_some() {
        return html! { <div class={classes!("lab", "framed", props.experiment.lab())} ref={place}>{ props.children.clone() }</div> };
    }
    html! {
        <div class={classes!("lab", props.experiment.lab())} ref={place}>
            { title(props, on_open, url, page.texts) }
            <Notices heading={page.texts.notices.link} sentences={link_problems.0} on_dismiss={link_problems.1} />
            { left_out }
            <Notices heading={page.texts.notices.file}
                sentences={file_problem.iter().cloned().collect::<Vec<_>>()} on_dismiss={on_dismiss_file} />
            { read_as(&props.experiment, &page) }
            { props.children.clone() }
        </div>
    }
}

/// Name, question and buttons of the lab.
fn title(
    props: &LabFrameProps,
    on_open: Callback<Opened>,
    url: Callback<(), String>,
    texts: &'static Texts,
) -> Html {
    let experiment = &props.experiment;
    let more = html! { <>{ props.more_to_take.clone() }{ view_picture(texts) }<AddToLesson experiment={experiment.clone()} />{ show_elsewhere(experiment.clone(), texts) }<QrButton {url} /></> };
    html! {
        <div class="lab-title">
            <div class="lab-name-row">
                <h1>{ texts.shell.lab_name(experiment.lab()) }</h1>
                <LessonBar lab={experiment.lab()} />
            </div>
            <div class="lab-asked">
                if props.sentence == Html::default() {
                    <p class="quiet">{ experiment.summary(texts) }</p>
                } else {
                    { props.sentence.clone() }
                }
            </div>
            <div class="actions">
                { for GameRules::of(experiment).into_iter().map(|game| html! { <RulesButton {game} /> }) }
                { props.actions.clone() }
                <FileButtons experiment={experiment.clone()} snapshots={props.snapshots.clone()} {more} {on_open} />
                <ShareButton link={experiment.link()} />
            </div>
        </div>
    }
}

/// The problems of the link as sentences, until they are put away.
#[hook]
fn use_link_problems(problems: &[Diagnostic]) -> (Vec<String>, Callback<()>) {
    let texts = use_page().texts;
    let dismissed = use_state(|| false);
    {
        let dismissed = dismissed.setter();
        use_effect_with(problems.to_vec(), move |_| dismissed.set(false));
    }
    let sentences = problems.iter().map(|problem| problem.sentence(texts));
    let sentences = if *dismissed {
        Vec::new()
    } else {
        sentences.collect()
    };
    (sentences, Callback::from(move |()| dismissed.set(true)))
}

/// Keeps the link for the next visit.
#[hook]
fn use_last_link(experiment: &Experiment) {
    let own = use_framing().is_none().then(|| experiment.clone());
    use_effect_with(own, |own| {
        if let Some(experiment) = own {
            storage::set_last_link(experiment.lab(), &experiment.link());
        }
    });
}

/// A file of this lab that was opened in another one comes with the first render.
#[hook]
fn use_file_of_another_lab(
    experiment: &Experiment,
    on_restore: &Callback<(Experiment, Vec<Option<ChunkOutput>>)>,
) {
    let on_restore = on_restore.clone();
    use_effect_with(experiment.clone(), move |experiment| {
        if let Some(snapshots) = opened_file::take(experiment) {
            on_restore.emit((experiment.clone(), snapshots));
        }
    });
}

/// Opens files while this lab is open: those that are chosen with its button, by what is returned, and those that are dropped or opened with
/// the installed page.
#[hook]
fn use_files(props: &LabFrameProps, problem: &UseStateHandle<Option<String>>) -> Callback<Opened> {
    let (problem, router) = (problem.setter(), use_page().router);
    let (on_restore, lab) = (props.on_restore.clone(), props.experiment.lab());
    let on_open = Callback::from(move |opened: Opened| match opened {
        Ok((experiment, snapshots)) => {
            problem.set(None);
            let link = experiment.link();
            if experiment.lab() == lab {
                router.go(&link, Entry::Push);
                on_restore.emit((experiment, snapshots));
            } else {
                opened_file::keep(experiment, snapshots);
                router.go(&link, Entry::Push);
            }
        }
        Err(sentence) => problem.set(Some(sentence)),
    });
    use_effect_with(on_open.clone(), |on_open| {
        opened_file::enter_lab(on_open.clone());
        let on_open = on_open.clone();
        move || opened_file::leave_lab(&on_open)
    });
    on_open
}
