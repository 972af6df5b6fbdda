//! Pages of labs, as a module of the program lists its own: a line a lab.

use super::lab_page::LabProps;
use experiments::{LabExperiment, Opened};
use yew::prelude::*;
use yew::virtual_dom::VChild;

/// Makes `page`, which draws what a route opened: `Variant(lab) => PageOfIt(the lab that it is given)`.
#[macro_export]
macro_rules! lab_pages {
    ($($lab:ident($shown:ident) => $($page:ident)::+($of:expr),)+) => {
        /// The page of the lab that a route names; nothing if that is in another module.
        pub fn page(route: &page_model::kit::route::Route) -> yew::Html {
            let page_model::kit::route::Route::Lab(opened) = route else {
                return yew::Html::default();
            };
            match opened.experiment.clone() {
                $(experiments::Experiment::$lab($shown) => {
                    page_kit::components::lab_pages::page_of::<$($page)::+, _>($of, opened)
                })+
                _ => yew::Html::default(),
            }
        }
    };
}
pub use lab_pages;

/// The page `C` of what a link opened.
pub fn page_of<C, L>(lab: L, opened: &Opened) -> Html
where
    C: BaseComponent<Properties = LabProps<L>>,
    L: LabExperiment + PartialEq,
{
    let problems = opened.problems.clone();
    VChild::<C>::new(LabProps { lab, problems }, None).into()
}
