//! The exact truth beside the estimates: solves the position looked at, the one in which the person moved last, and the one in
//! which the machine decided.
//!
//! It makes way for the machine's thoughts and goes on after them with the moves that are not known yet.

use experiments::ChunkOutput;
use experiments::mcts::MctsExperiment;
use experiments::solve::SolveExperiment;
use page_kit::components::job::{begin, use_job_while};
use page_kit::components::reduced::Reduced;
use page_model::kit::store::Action;
use page_model::mcts::truths::{Judged, Solved, Truths, asked, last_move_of_person};
use yew::prelude::*;

/// What a file has said: the experiment and the solver's snapshots.
pub type FromFile = (MctsExperiment, Vec<Option<ChunkOutput>>);

/// The truth about the moment looked at, and about the moment before it if that is `past`. `is_busy`: the machine thinks.
#[hook]
pub fn use_truths(
    lab: &MctsExperiment,
    is_busy: bool,
    past: Option<&MctsExperiment>,
) -> (Truths, Callback<FromFile>) {
    let solved = use_reducer(Reduced::<Solved>::default);
    let is_wanted = lab.exact > 0;
    let now = lab.solve();
    let judged = last_move_of_person(lab);
    let before = judged.map(|(ply, _)| lab.at_ply(ply).solve());
    let find = |lab: &SolveExperiment| solved.of(lab).cloned();
    let is_open = |lab: &SolveExperiment| is_wanted && solved.is_open(lab);
    let past = past.map(MctsExperiment::solve);
    let next = [Some(now.clone()), before.clone(), past.clone()];
    let next = next
        .into_iter()
        .flatten()
        .find(is_open)
        .filter(|_| !is_busy);
    {
        let solved = solved.clone();
        use_job_while(next, move |lab| {
            let found = solved.of(&lab).cloned().unwrap_or_default();
            let (solved, asked) = (solved.dispatcher(), asked(&lab));
            Some(begin(&solved, asked, &found.snapshots, |_, _| {}))
        });
    }
    let truths = Truths {
        now: is_wanted.then(|| find(&now).unwrap_or_default()),
        past: past
            .filter(|_| is_wanted)
            .map(|past| find(&past).unwrap_or_default()),
        judged: judged.filter(|_| is_wanted).map(|(_, column)| Judged {
            column,
            known: before.as_ref().and_then(find),
        }),
    };
    let restore = {
        let solved = solved.dispatcher();
        Callback::from(move |(lab, snapshots): FromFile| {
            solved.dispatch(Action::Restored(asked(&lab.solve()), snapshots));
        })
    };
    (truths, restore)
}
