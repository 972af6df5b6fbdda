//! Fixing a whole player, and freeing everything.

use crate::regret::show_lab::show_lab;
use experiments::regret::locks::{Locks, MAX_ENTRIES};
use experiments::regret::{Findings, RegretExperiment};
use games::Player;
use page_kit::components::focus::FocusFallback;
use page_kit::context::use_page;
use page_model::regret::strategies::fixing::shortened;
use std::rc::Rc;
use texts::Texts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct FixPlayersProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
}

/// What is fixed, and buttons for both players.
#[component]
pub fn FixPlayers(props: &FixPlayersProps) -> Html {
    let page = use_page();
    let words = &page.texts.labs.regret.page.fixing;
    let is_too_long = use_state(|| false);
    let go = {
        let (router, is_too_long) = (page.router, is_too_long.setter());
        Callback::from(move |lab: RegretExperiment| is_too_long.set(!show_lab(&router, &lab)))
    };
    let free_all = {
        let lab = RegretExperiment {
            lock: Locks::default(),
            ..props.lab.clone()
        };
        go.reform(move |_: MouseEvent| lab.clone())
    };
    let is_any = !props.lab.lock.is_empty();
    html! {
        <section aria-labelledby="fix-players-heading" class="fix-players">
            <h3 id="fix-players-heading">{ words.players }</h3>
            { for Player::BOTH.into_iter().map(|player| player_row(player, props, &go, page.texts)) }
            if is_any {
                <p class="small locks-now" id="locks-now">{ (words.now)(&shortened(&props.lab.lock)) }</p>
                <FocusFallback fallback=".fix-players button">
                    <p class="actions"><button id="free-all" onclick={free_all}>{ words.free_all }</button></p>
                </FocusFallback>
            }
            if *is_too_long { <p class="field-error" role="alert">{ words.too_long }</p> }
        </section>
    }
}

fn player_row(
    player: Player,
    props: &FixPlayersProps,
    go: &Callback<RegretExperiment>,
    texts: &Texts,
) -> Html {
    let page = &texts.labs.regret.page;
    let words = &page.fixing;
    let name = page.players[player.index()];
    let (lab, learned) = (&props.lab, &props.learned);
    let to_average = {
        let (lab, learned) = (lab.clone(), learned.clone());
        go.reform(move |_: MouseEvent| match &learned.main {
            Some(main) => lab.with_player(&learned.tree, player, &main.average),
            None => lab.clone(),
        })
    };
    let to_uniform = {
        let (lab, learned) = (lab.clone(), learned.clone());
        go.reform(move |_: MouseEvent| lab.with_uniform(&learned.tree, player))
    };
    let is_too_many = learned.tree.rows_of(player).len() > MAX_ENTRIES;
    let cannot_average = is_too_many || learned.main.is_none();
    let free = lab.with_free(&learned.tree, player);
    let is_free = free == *lab;
    let onclick = go.reform(move |_: MouseEvent| free.clone());
    html! {
        <div role="group" aria-label={(page.player_heading)(name)} data-player={name}>
            <p>{ (page.player_heading)(name) }</p>
            <p class="actions">
                <button data-fix="average" onclick={to_average} aria-disabled={cannot_average.to_string()}>{ words.fix_to_average }</button>
                <button data-fix="uniform" onclick={to_uniform}>{ words.fix_to_uniform }</button>
                <button data-fix="free" {onclick} aria-disabled={is_free.to_string()}>{ words.free_player }</button>
            </p>
        </div>
    }
}
