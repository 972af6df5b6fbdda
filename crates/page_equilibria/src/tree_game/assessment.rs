//! The assessment: what is done and believed at every information set, to be typed, and what is wrong with it.

use super::found::FoundProps;
use super::share_fields::{ShareField, action_fields};
use experiments::tree_game::assessment::alike;
use experiments::tree_game::{SetVerdict, TreeGameExperiment};
use experiments::{Experiment, LabExperiment};
use games::fraction::Fraction;
use games::tree_game::SetId;
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::tree_game::analysis::{Analysis, listed};
use page_model::tree_game::shares::with_share;
use page_model::tree_game::verdicts::{fails, in_words, said};
use texts::TreeGameTexts;
use yew::prelude::*;

/// Sets that are shown at most.
const MAX_SETS: usize = 60;

/// The assessment and whether it is consistent and rational.
#[component]
pub fn AssessmentView(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.tree_game.page;
    let question = Experiment::from(of.lab.asked());
    let answer = use_answer(&question, Some(of.assessed().verdicts()), &[]);
    let go = use_go::<TreeGameExperiment>();
    let checked = match answer.latest.as_deref() {
        None => return html! { <p class="quiet">{ words.under_way }</p> },
        Some(None) => return html! { <p class="quiet">{ words.no_play[1] }</p> },
        Some(Some(checked)) => checked,
    };
    let text = in_words(of, checked, words);
    let row = |verdict: &SetVerdict| {
        let set = verdict.set as usize;
        let player = of.game.sets()[set].player().unwrap_or_default();
        Row::of(verdict.set.to_string())
            .class("wrong-here", !verdict.is_right())
            .name(of.player(player, words))
            .cell_of("text", of.labels[set].clone())
            .cell_of("text", behaviour(of, set, &go, words))
            .cell_of("text", beliefs(of, verdict, &go, words))
            .cell_of("text", said(of, verdict, words))
    };
    let header: Header = words
        .assessment_header
        .map(AttrValue::from)
        .into_iter()
        .collect();
    let to = |assessment: String| {
        let lab = TreeGameExperiment {
            assessment,
            beliefs: String::new(),
            ..of.lab.clone()
        };
        go.reform(move |_: MouseEvent| (lab.clone(), Entry::Replace))
    };
    let alike = of.lab.all_alike(&of.game).assessment;
    html! {
        <div class="rows" id="assessment" data-right={fails(checked).is_none().to_string()}>
            <p class="quiet small">{ words.assessment_about }</p>
            <p role="status"><strong>{ text }</strong></p>
            <DataTable id="verdicts" class="of-words" {header}>{ for checked.sets.iter().take(MAX_SETS).map(row) }</DataTable>
            <div class="actions">
                <button onclick={to(String::new())} data-key="solution-assessment">{ words.solution_assessment }</button>
                <button onclick={to(alike)} data-key="alike-assessment">{ words.alike_assessment }</button>
            </div>
        </div>
    }
}

fn behaviour(
    of: &Analysis,
    set: SetId,
    go: &Callback<(TreeGameExperiment, Entry)>,
    words: &TreeGameTexts,
) -> Html {
    let all = of.assessed().behaviour(&of.game);
    let known = &of.game.sets()[set];
    let shares = all[set]
        .clone()
        .unwrap_or_else(|| alike(known.actions.len()));
    let on_shares = {
        let of = of.clone();
        go.reform(move |shares| {
            let mut all = all.clone();
            all[set] = Some(shares);
            (of.lab.with_behaviour(&of.game, &all), Entry::Replace)
        })
    };
    action_fields(
        of,
        set,
        &shares,
        "behaviour",
        words.behaviour_label,
        &on_shares,
    )
}

/// A field for each node, where nodes look alike.
fn beliefs(
    of: &Analysis,
    verdict: &SetVerdict,
    go: &Callback<(TreeGameExperiment, Entry)>,
    words: &TreeGameTexts,
) -> Html {
    let set = verdict.set as usize;
    let nodes = &of.game.sets()[set].nodes;
    if nodes.len() == 1 {
        return html! { "1" };
    }
    let all = of.assessed().believed(&of.game);
    let now: Option<Vec<Fraction>> = verdict
        .beliefs
        .iter()
        .map(|share| share.text.parse().ok())
        .collect();
    let Some(shares) = now else {
        return html! { listed(&verdict.beliefs) };
    };
    let row = |place: usize| {
        let on_share = {
            let (of, shares, all) = (of.clone(), shares.clone(), all.clone());
            filter_map_callback(go, move |share: Fraction| {
                let mut all = all.clone();
                all[set] = Some(with_share(&shares, place, share)?);
                Some((of.assessed().with_beliefs(&of.game, &all), Entry::Replace))
            })
        };
        let way = of.way_to(nodes[place]);
        let label = (words.belief_label)(&of.labels[set], &way);
        html! { <label class="shares">{ way }{ " " }<ShareField {label} share={shares[place]} name={format!("belief-{set}-{place}")} {on_share} /></label> }
    };
    html! { <>{ for (0..nodes.len()).map(row) }</> }
}
