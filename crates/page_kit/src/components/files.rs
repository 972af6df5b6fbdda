//! Take it away, bring it back: the run as a file, the result as JSON and CSV, and whatever else a lab offers.

use super::download_button::DownloadButton;
use crate::context::use_page;
use crate::device;
use crate::opened_file::{self, Opened};
use experiments::inquiry::{Format, Inquiry};
use experiments::{ChunkOutput, Experiment, saved_run};
use js_sys::Date;
use runner::protocol::BUILD;
use texts::Texts;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, Node};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FileButtonsProps {
    pub experiment: Experiment,
    /// What was found; empty if nothing was.
    pub snapshots: Vec<Option<ChunkOutput>>,
    /// What else can be taken away: buttons.
    #[prop_or_default]
    pub more: Html,
    pub on_open: Callback<Opened>,
}

/// Save, open, and the result as data.
#[component]
pub fn FileButtons(props: &FileButtonsProps) -> Html {
    let page = use_page();
    let texts = &page.texts.files;
    let menu = use_node_ref();
    let experiment = &props.experiment;
    let save = {
        let (experiment, snapshots) = (experiment.clone(), props.snapshots.clone());
        Callback::from(move |_: MouseEvent| {
            let content = saved_run::write(&experiment, &snapshots);
            let name = format!("{}.saddlepoint", experiment.lab());
            device::download(&name, "application/json", &content);
        })
    };
    let open = use_opening(&props.on_open);
    let file = |ending: &str| format!("{}.{ending}", experiment.lab());
    html! {
        <details class="menu" ref={menu.clone()} onkeydown={close_on_escape(&menu)} onfocusout={close_on_leave(&menu)}>
            <summary class="button" id="files">{ texts.menu }</summary>
            <div class="card menu-content">
                <div class="actions">
                    <button onclick={save} id="save">{ texts.save }</button>
                    <label class="button">
                        { texts.open }
                        <input class="visually-hidden" type="file" accept=".saddlepoint,.json,.nfg,.efg,.gbt,.xml,.csv,.tsv,.txt,.md,.tex,application/json,text/*" onchange={open} id="open" />
                    </label>
                </div>
                <DownloadButton experiment={experiment.clone()} inquiry={Inquiry::report(Format::Json)} file={file("json")}
                    media_type="application/json" label={texts.json} snapshots={props.snapshots.clone()} />
                <DownloadButton experiment={experiment.clone()} inquiry={Inquiry::report(Format::Csv)} file={file("csv")}
                    media_type="text/csv" label={texts.csv} snapshots={props.snapshots.clone()} />
                { props.more.clone() }
                <p class="quiet small">{ texts.command_line }</p>
                <code id="command-line">{ format!("saddlepoint run '{}' --format json", experiment.link()) }</code>
                <p class="quiet small">{ texts.citation }</p>
                <pre id="citation" class="small scroll">{ citation(experiment, page.texts) }</pre>
            </div>
        </details>
    }
}

/// Reads the file that was chosen.
#[hook]
fn use_opening(on_open: &Callback<Opened>) -> Callback<Event> {
    let reader = use_mut_ref(|| None);
    let (on_open, texts) = (on_open.clone(), use_page().texts);
    Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        // The same file can be opened again.
        input.set_value("");
        *reader.borrow_mut() = opened_file::read(file, texts, on_open.clone());
    })
}

/// The entry of a bibliography that names the experiment, the version of the page and the whole address.
fn citation(experiment: &Experiment, texts: &Texts) -> String {
    let (lab, year) = (experiment.lab(), Date::new_0().get_full_year());
    let name = texts.shell.lab_name(lab);
    format!(
        "@misc{{saddlepoint-{lab},\n  title = {{{name}, an experiment in Saddlepoint {BUILD}}},\n  year = {{{year}}},\n  \
         howpublished = {{\\url{{{}}}}}\n}}",
        device::url(&experiment.link())
    )
}

fn close(menu: &NodeRef) {
    if let Some(details) = menu.cast::<Element>() {
        // Removing an attribute does not fail, whether it is there or not.
        let _ = details.remove_attribute("open");
    }
}

fn close_on_escape(menu: &NodeRef) -> Callback<KeyboardEvent> {
    let menu = menu.clone();
    Callback::from(move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            close(&menu);
        }
    })
}

/// Closes the menu when the focus goes to something outside of it.
fn close_on_leave(menu: &NodeRef) -> Callback<FocusEvent> {
    let menu = menu.clone();
    Callback::from(move |event: FocusEvent| {
        let target = event
            .related_target()
            .and_then(|target| target.dyn_into::<Node>().ok());
        let stays = menu
            .cast::<Node>()
            .is_some_and(|menu| menu.contains(target.as_ref()));
        if target.is_some() && !stays {
            close(&menu);
        }
    })
}
