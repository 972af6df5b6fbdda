//! Stage of a scene: some views of a lab, with an experiment of their own.
//!
//! The lab does not know that it is not on a page of its own: what it writes into the address changes the scene's experiment
//! instead. What leads to another lab does lead there.

use experiments::showing::Showing;
use experiments::{ChunkOutput, Experiment, Opened};
use lessons::lesson::Stage;
use page_kit::components::framing::Framing;
use page_kit::context::{Context, use_page};
use page_kit::router::{Entry, Router};
use page_kit::storage::PausedTabStorage;
use std::rc::Rc;
use yew::prelude::*;

/// Tells what is shown and what was found about it.
pub type OnFound = Callback<(Experiment, Vec<Option<ChunkOutput>>)>;

#[derive(PartialEq, Properties)]
pub struct SceneStageProps {
    pub stage: Stage,
    /// The experiment as it stands, where somebody else keeps it.
    #[prop_or_default]
    pub experiment: Option<Experiment>,
    /// Whether the lab's own questions are left out.
    #[prop_or_default]
    pub asks: bool,
    #[prop_or_default]
    pub on_go: Callback<Experiment>,
    #[prop_or_default]
    pub on_found: OnFound,
}

/// The stage; what is wrong with its link is said where it stands.
#[component]
pub fn SceneStage(props: &SceneStageProps) -> Html {
    let page = use_page();
    let _hold = use_memo((), |()| PausedTabStorage::begin());
    let own = use_state(|| None::<Experiment>);
    let opened = use_memo(props.stage.link.clone(), |link| Experiment::open(link));
    let experiment = props.experiment.clone().or_else(|| (*own).clone());
    let router = {
        let (own, on_go, outside) = (own.setter(), props.on_go.clone(), page.router.clone());
        let lab = opened
            .as_ref()
            .as_ref()
            .map_or("", |opened| opened.experiment.lab());
        use_callback(
            (on_go, outside),
            move |(link, entry): (String, Entry), (on_go, outside)| match Experiment::open(&link) {
                Ok(opened) if opened.experiment.lab() == lab => {
                    own.set(Some(opened.experiment.clone()));
                    on_go.emit(opened.experiment);
                }
                _ => outside.go(&link, entry),
            },
        )
    };
    let framing = Framing {
        views: Rc::new(props.stage.views.clone()),
        asks: props.asks,
        on_found: props.on_found.clone(),
    };
    let context = Context {
        router: Router::through(router),
        ..page
    };
    match &*opened {
        Err(error) => {
            html! { <p class="field-error" role="alert">{ error.sentence(page.texts, experiments::LABS) }</p> }
        }
        Ok(opened) => {
            let shown = Opened {
                experiment: experiment.unwrap_or_else(|| opened.experiment.clone()),
                problems: Vec::new(),
                unused: Vec::new(),
            };
            html! {
                <ContextProvider<Context> {context}>
                    // A clicker leads from scene to scene, not through the experiment.
                    <ContextProvider<Showing> context={Showing::Page}>
                        <ContextProvider<Framing> context={framing}>{ (page.lab)(&shown) }</ContextProvider<Framing>>
                    </ContextProvider<Showing>>
                </ContextProvider<Context>>
            }
        }
    }
}
