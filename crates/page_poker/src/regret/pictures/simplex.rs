//! Paths of the current and the average strategy among all mixtures of two or three choices, up to the moment looked at.

use super::looking::use_looking_around;
use super::shown::Shown;
use experiments::common::simplex::{CORNERS, in_square, in_triangle};
use experiments::regret::{MainRun, OFF_BALANCE, Past, RegretLab};
use games::Player;
use page_kit::components::legend::{Entry, Legend};
use page_kit::components::player_mark::player_class;
use page_kit::components::simplex::{EVEN, Point, Simplex};
use page_kit::components::tabs::{Tabs, tabs};
use page_kit::context::use_page;
use texts::{SimplexPictureTexts, Texts};
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct SimplexPictureProps {
    pub lab: RegretLab,
    pub shown: Shown,
}

/// Which strategy of a moment.
type Of = fn(&Past) -> &[f32];

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
    let is_triangle = first.actions.len() == CORNERS.len();
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
    let main = props.shown.learned.main.as_ref();
    let until = props
        .shown
        .moment
        .as_ref()
        .map_or(0, |moment| moment.iteration);
    let path = |of: Of| points(props, main, player, is_triangle, until, of);
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

fn points(
    props: &SimplexPictureProps,
    main: Option<&MainRun>,
    player: Player,
    is_triangle: bool,
    until: u64,
    of: Of,
) -> Vec<Point> {
    let tree = &props.shown.learned.tree;
    let mixture = |past: &Past, row: usize| -> Vec<f64> {
        let row = of(past)[tree.slots(row)].iter();
        row.copied().map(f64::from).collect()
    };
    let point = |past: &Past| {
        if is_triangle {
            in_triangle(&mixture(past, player.index()))
        } else {
            in_square(&mixture(past, 0), &mixture(past, 1))
        }
    };
    let past = main.map_or(&[][..], |main| &main.past).iter();
    let seen = past.take_while(|past| past.iteration <= until);
    seen.filter_map(point).collect()
}
