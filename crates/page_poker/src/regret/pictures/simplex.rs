//! Paths of the current and the average strategy among all mixtures of two or three choices, up to the moment looked at.

use super::looking::use_looking_around;
use experiments::regret::{OFF_BALANCE, RegretExperiment};
use games::Player;
use page_kit::components::legend::{Entry, Legend};
use page_kit::components::player_mark::player_class;
use page_kit::components::simplex::{EVEN, Simplex};
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use page_model::regret::paths::{Of, is_triangle, path};
use page_model::regret::shown::Shown;
use texts::{SimplexPictureTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SimplexPictureProps {
    pub lab: RegretExperiment,
    pub shown: Shown,
}

/// The picture; nothing for games that have none.
#[component]
pub fn SimplexPicture(props: &SimplexPictureProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.simplex;
    let player = use_state_eq(|| Player::First);
    let (lab, tree) = (&props.lab, &props.shown.learned.tree);
    let looking = use_looking_around(lab);
    let [first, _] = tree.information_sets() else {
        return Html::default();
    };
    let is_triangle = is_triangle(first.actions.len());
    let on_choose = {
        let player = player.setter();
        Callback::from(move |chosen: Player| player.set(chosen))
    };
    let names =
        Player::BOTH.map(|player| (player, texts.labs.regret.deeds.players[player.index()]));
    let begin = looking.choose(|lab, ()| {
        lab.head_start = OFF_BALANCE;
    });
    let is_still = lab.head_start == 0.0 && lab.lock.is_empty();
    html! {
        <div class="simplex-picture" id="simplex-picture">
            if is_triangle {
                <Tabs<Player> label={words.player} tabs={tabs(names)} chosen={*player} {on_choose} />
            }
            { picture(props, *player, is_triangle, texts) }
            if is_still {
                <p>{ words.still }{ " " }<button id="begin-elsewhere" onclick={begin.reform(|_: MouseEvent| ())}>{ words.begin_elsewhere }</button></p>
            }
            <p class="quiet small">{ if is_triangle { words.about } else { words.about_square } }</p>
            <Legend entries={legend(*player, is_triangle, words)} />
        </div>
    }
}

/// What the marks mean.
fn legend(player: Player, is_triangle: bool, words: &SimplexPictureTexts) -> Vec<Entry> {
    let tone = if is_triangle {
        player_class(player)
    } else {
        ""
    };
    let mark = |drawn: Html| {
        html! { <svg class={classes!("simplex", "legend-edge", tone)} viewBox="0 0 40 12">{ drawn }</svg> }
    };
    let [current, average, truth] = words.legend;
    vec![
        (
            mark(html! { <polyline class="current-path" points="4,6 36,6" /> }),
            current.into(),
        ),
        (
            mark(html! { <polyline class="average-path" points="4,6 36,6" /> }),
            average.into(),
        ),
        (
            mark(html! { <path class="equilibrium-cross" d="M14 6H26M20 0V12" /> }),
            truth.into(),
        ),
    ]
}

fn picture(props: &SimplexPictureProps, player: Player, is_triangle: bool, texts: &Texts) -> Html {
    let words = &texts.labs.regret.pictures.simplex;
    let path = |of: Of| path(&props.shown, player, of);
    let sets = props.shown.learned.tree.information_sets();
    let class = if is_triangle {
        player_class(player)
    } else {
        ""
    };
    html! {
        <Simplex label={(words.label)(texts.labs.regret.page.players[player.index()])} actions={sets[player.index()].actions.clone()}
            current={path(|past| &past.current)} average={path(|past| &past.average)} ends={[words.current, words.average]}
            equilibria={vec![if is_triangle { EVEN } else { (0.5, 0.5) }]} {class} />
    }
}
