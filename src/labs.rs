//! Labs: which module of the program has the page of an experiment. Each module lists its labs.

use experiments::{Experiment, Module, Opened};
use page_kit::components::split_page::{SplitModule, SplitPage, split_module};
use page_model::kit::route::Route;
use yew::prelude::*;

/// The page of what a link opened.
pub fn lab(opened: &Opened) -> Html {
    let module = module_of(&opened.experiment);
    html! { <SplitPage {module} route={Route::Lab(Box::new(opened.clone()))} /> }
}

fn module_of(experiment: &Experiment) -> SplitModule {
    match experiment.module() {
        Module::Search => split_module!(search, page_search::page),
        Module::Equilibria => split_module!(equilibria, page_equilibria::page),
        Module::Information => split_module!(information, page_information::page),
        Module::Poker => split_module!(poker, page_poker::page),
        Module::EvolutionAndTuning => {
            split_module!(evolution_and_tuning, page_evolution::page)
        }
    }
}
