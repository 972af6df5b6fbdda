//! Paths of the current and the average strategy among all mixtures of two or three choices, up to the moment looked at.

use super::looking::use_looking_around;
use super::shown::Shown;
use crate::app::components::legend::{Entry, Legend};
use crate::app::components::player_mark::player_class;
use crate::app::components::tabs::{Tabs, tabs};
use crate::app::context::use_page;
use experiments::regret::simplex::{CORNERS, in_square, in_triangle};
use experiments::regret::{MainRun, Past, RegretLab};
use games::Player;
use texts::{SimplexPictureTexts, Texts};
use yew::prelude::*;

/// Units of the picture: a side, and the room around it.
const SIDE: f64 = 300.0;
const AROUND: f64 = 34.0;

type Point = (f64, f64);

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
        lab.head_start = 1.0;
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
    let (current, average) = (path(|past| &past.current), path(|past| &past.average));
    let sets = props.shown.learned.tree.information_sets();
    let actions = &sets[player.index()].actions;
    let height = if is_triangle { CORNERS[1].1 } else { 1.0 };
    let size = (SIDE + 2.0 * AROUND, height * SIDE + 2.0 * AROUND);
    let label = (words.label)(texts.labs.regret.page.players[player.index()]);
    let tone = if is_triangle {
        player_class(player)
    } else {
        ""
    };
    html! {
        <svg class={classes!("simplex", tone)} viewBox={format!("0 0 {} {}", size.0, size.1)} role="img" aria-label={label}>
            { frame(is_triangle, actions) }
            { cross(if is_triangle { (0.5, CORNERS[1].1 * 2.0 / 3.0) } else { (0.5, 0.5) }) }
            <polyline class="current-path" points={text_of(&current)} />
            <polyline class="average-path" points={text_of(&average)} />
            { end(&current, "current-end", words.current) }
            { end(&average, "average-end", words.average) }
        </svg>
    }
}

/// A place of the simplex in the picture.
fn placed((x, y): Point) -> Point {
    (AROUND + SIDE * x, AROUND + SIDE * y)
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
    seen.filter_map(point).map(placed).collect()
}

fn text_of(points: &[Point]) -> String {
    let texts = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}"));
    texts.collect::<Vec<_>>().join(" ")
}

fn frame(is_triangle: bool, actions: &[String]) -> Html {
    let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
    let corners: Vec<Point> = if is_triangle {
        CORNERS.map(placed).to_vec()
    } else {
        square.map(placed).to_vec()
    };
    // Below what is at the bottom, above what is at the top.
    let name = |(x, y): Point, name: &str, is_top: bool| {
        let y = if is_top { y - 10.0 } else { y + 22.0 };
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor="middle">{ name.to_owned() }</text> }
    };
    let names: Vec<Html> = if is_triangle {
        let corners = corners.iter().zip(actions).enumerate();
        corners
            .map(|(index, (&corner, action))| name(corner, action, index == 0))
            .collect()
    } else {
        // From the first choice of the first player to its last.
        let ends = [corners[3], corners[2]].into_iter().zip(actions);
        ends.map(|(corner, action)| name(corner, action, false))
            .collect()
    };
    html! { <><polygon class="simplex-frame" points={text_of(&corners)} />{ names }</> }
}

/// The equilibrium.
fn cross(at: Point) -> Html {
    let (x, y) = placed(at);
    let size = 7.0;
    let path = format!(
        "M{} {y}H{}M{x} {}V{}",
        x - size,
        x + size,
        y - size,
        y + size
    );
    html! { <path class="equilibrium-cross" d={path} /> }
}

/// Where a path has come to, with its name.
fn end(points: &[Point], class: &'static str, name: &'static str) -> Html {
    let Some((x, y)) = points.last() else {
        return Html::default();
    };
    html! {
        <g class={class}>
            <circle cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="5" />
            <text x={format!("{:.1}", x + 9.0)} y={format!("{:.1}", y - 7.0)}>{ name }</text>
        </g>
    }
}
