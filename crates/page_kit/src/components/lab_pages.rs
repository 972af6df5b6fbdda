//! Pages of labs, as a module of the program has its own.

use super::lab_page::LabProps;
use experiments::{LabExperiment, Opened};
use yew::prelude::*;
use yew::virtual_dom::VChild;

/// Makes the folders of labs, and `page`, which draws what a route opened by the `Page` of its lab's folder.
#[macro_export]
macro_rules! lab_pages {
    ($( $lab:ident: $( $name:literal $variant:ident $type:tt ),+; )+) => {
        $( mod $lab; )+

        /// The page of the lab that a route names; nothing if that is in another module.
        pub fn page(route: &page_model::kit::route::Route) -> yew::Html {
            let page_model::kit::route::Route::Lab(opened) = route else {
                return yew::Html::default();
            };
            match opened.experiment.clone() {
                $($( experiments::Experiment::$variant(lab) => {
                    page_kit::components::lab_pages::page_of::<$lab::Page, _>(lab.into(), opened)
                } )+)+
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
    let problems = [&*opened.problems, &*opened.unused].concat();
    VChild::<C>::new(LabProps { lab, problems }, None).into()
}
