//! Strategies out and in: the learned average as CSV and JSON, and a file's strategy beside it.

use super::show_lab::show_lab;
use engines::regret::Strategy;
use experiments::regret::{Findings, RegretExperiment};
use games::Player;
use gloo::file::Blob;
use gloo::file::callbacks::{FileReader, read_as_text};
use page_kit::components::notices::Notices;
use page_kit::context::use_page;
use page_kit::device;
use page_model::regret::strategy_file;
use std::cell::RefCell;
use std::rc::Rc;
use texts::{StrategyTexts, Texts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// A strategy from a file.
#[derive(Clone, PartialEq)]
pub struct Loaded {
    /// The file's.
    pub name: String,
    pub strategy: Rc<Strategy>,
}

/// The buttons that save the average; none before there is one.
pub fn save_buttons(lab: &RegretExperiment, learned: &Rc<Findings>, words: &StrategyTexts) -> Html {
    let rests = learned.main.is_none();
    let button = |name: &'static str, media_type: &'static str, label: &'static str| {
        let (lab, learned) = (lab.clone(), learned.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            let Some(main) = &learned.main else { return };
            let content = if media_type == "text/csv" {
                strategy_file::to_csv(&learned.tree, &main.average)
            } else {
                strategy_file::to_json(&lab, &learned.tree, &main.average)
            };
            device::download(name, media_type, &content);
        });
        html! { <button {onclick} aria-disabled={rests.to_string()} data-file={name}>{ label }</button> }
    };
    html! {
        <>
            { button("strategy.csv", "text/csv", words.save_csv) }
            { button("strategy.json", "application/json", words.save_json) }
        </>
    }
}

#[derive(PartialEq, Properties)]
pub struct StrategyFilesProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
    pub loaded: Option<Loaded>,
    pub on_load: Callback<Option<Loaded>>,
}

/// Opens a file, says what was wrong with it, and fixes players to what was opened.
#[component]
pub fn StrategyFiles(props: &StrategyFilesProps) -> Html {
    let page = use_page();
    let words = &page.texts.labs.regret.page.files;
    let problem = use_state(|| None::<String>);
    let reader = use_mut_ref(|| None::<FileReader>);
    let on_read = {
        let (problem, on_load) = (problem.setter(), props.on_load.clone());
        Callback::from(move |read: Result<Loaded, String>| match read {
            Ok(loaded) => {
                problem.set(None);
                on_load.emit(Some(loaded));
            }
            Err(sentence) => problem.set(Some(sentence)),
        })
    };
    let dismiss = {
        let problem = problem.setter();
        Callback::from(move |()| problem.set(None))
    };
    let onchange = open(props, &reader, on_read, page.texts);
    html! {
        <div class="strategy-files rows">
            <p class="actions">
                { save_buttons(&props.lab, &props.learned, words) }
                <label class="button">
                    { words.open }
                    <input class="visually-hidden" type="file" accept=".csv,.json,text/csv,application/json" {onchange} id="open-strategy" />
                </label>
            </p>
            <Notices heading={words.failed} sentences={problem.iter().cloned().collect::<Vec<_>>()} on_dismiss={dismiss} />
            <p id="strategy-opened" role="status">{ props.loaded.as_ref().map(|loaded| (words.opened)(&loaded.name)) }</p>
            if let Some(loaded) = &props.loaded { <LoadedActions lab={props.lab.clone()} learned={props.learned.clone()} strategy={loaded.strategy.clone()} on_load={props.on_load.clone()} /> }
        </div>
    }
}

/// What is done when a file was chosen.
fn open(
    props: &StrategyFilesProps,
    reader: &Rc<RefCell<Option<FileReader>>>,
    on_read: Callback<Result<Loaded, String>>,
    texts: &'static Texts,
) -> Callback<Event> {
    let (lab, learned, reader) = (props.lab.clone(), props.learned.clone(), reader.clone());
    Callback::from(move |event: Event| {
        let Some(input) = event.target_dyn_into::<HtmlInputElement>() else {
            return;
        };
        let Some(file) = input.files().and_then(|files| files.get(0)) else {
            return;
        };
        let (name, bytes) = (file.name(), file.size() as usize);
        if bytes > strategy_file::MAX_BYTES {
            let most = strategy_file::MAX_BYTES;
            on_read.emit(Err((texts.file.too_long)(bytes, most)));
            return;
        }
        let (lab, learned, on_read) = (lab.clone(), learned.clone(), on_read.clone());
        let task = read_as_text(&Blob::from(web_sys::Blob::from(file)), move |text| {
            let text = text.map_err(|_| texts.file.unreadable.to_owned());
            on_read.emit(text.and_then(|text| load(&lab, &learned, name, &text, texts)));
            // The same file can be opened again.
            input.set_value("");
        });
        *reader.borrow_mut() = Some(task);
    })
}

fn load(
    lab: &RegretExperiment,
    learned: &Findings,
    name: String,
    text: &str,
    texts: &Texts,
) -> Result<Loaded, String> {
    let tree = &learned.tree;
    let strategy = strategy_file::read(lab, tree, text).map_err(|error| error.sentence(texts))?;
    Ok(Loaded {
        name,
        strategy: Rc::new(strategy),
    })
}

#[derive(PartialEq, Properties)]
struct LoadedActionsProps {
    lab: RegretExperiment,
    learned: Rc<Findings>,
    strategy: Rc<Strategy>,
    on_load: Callback<Option<Loaded>>,
}

/// Fixes a player to the loaded strategy, or puts it away.
#[component]
fn LoadedActions(props: &LoadedActionsProps) -> Html {
    let page = use_page();
    let texts = &page.texts.labs.regret.page;
    let is_too_long = use_state(|| false);
    let fix = |player: Player| {
        let (lab, learned, strategy) = (
            props.lab.clone(),
            props.learned.clone(),
            props.strategy.clone(),
        );
        let (router, is_too_long) = (page.router.clone(), is_too_long.setter());
        let onclick = Callback::from(move |_: MouseEvent| {
            let fixed = lab.with_player(&learned.tree, player, &strategy);
            is_too_long.set(!show_lab(&router, &fixed));
        });
        let name = texts.players[player.index()];
        html! { <button data-fix-loaded={name} {onclick}>{ (texts.files.fix_to_loaded)(name) }</button> }
    };
    let forget = props.on_load.reform(|_: MouseEvent| None);
    html! {
        <>
            <p class="actions">
                { for Player::BOTH.into_iter().map(fix) }
                <button id="forget-strategy" onclick={forget}>{ texts.files.forget }</button>
            </p>
            if *is_too_long { <p class="field-error" role="alert">{ texts.fixing.too_long }</p> }
        </>
    }
}
