//! Modules of the program: the code of some labs each, asked of the page when a worker first gets something of them to do.

use computing::Computing;
use experiments::{Experiment, Module};
use std::cell::RefCell;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The module `$name`, with what computes its labs.
macro_rules! module {
    ($name:ident, $computing:ident) => {
        #[wasm_split($name, fallible)]
        fn $name() -> Result<&'static Computing, SplitLoaderError> {
            Ok(&computing::$computing)
        }
    };
}

module!(search, SEARCH);
module!(equilibria, EQUILIBRIA);
module!(information, INFORMATION);
module!(poker, POKER);
module!(evolution_and_tuning, EVOLUTION_AND_TUNING);

thread_local! {
    /// Modules that are here.
    static LOADED: RefCell<Vec<(Module, &'static Computing)>> = const { RefCell::new(Vec::new()) };
}

/// What computes an experiment, if it is here.
pub fn code(experiment: &Experiment) -> Option<&'static Computing> {
    let wanted = experiment.module();
    LOADED.with_borrow(|loaded| {
        let found = loaded.iter().find(|(module, _)| *module == wanted);
        found.map(|(_, computing)| *computing)
    })
}

/// Gets what computes an experiment. If that fails, [`code`] has none, and the next one who wants it tries again.
pub async fn load(experiment: &Experiment) {
    if code(experiment).is_some() {
        return;
    }
    let module = experiment.module();
    let loaded = match module {
        Module::Search => search().await,
        Module::Equilibria => equilibria().await,
        Module::Information => information().await,
        Module::Poker => poker().await,
        Module::EvolutionAndTuning => evolution_and_tuning().await,
    };
    if let Ok(computing) = loaded {
        LOADED.with_borrow_mut(|loaded| loaded.push((module, computing)));
    }
}
