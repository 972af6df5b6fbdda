//! Board: stones, and over each column how often the machine has tried it. A press on a column is a move, by keyboard too.

use super::game::{DrawnColumn, ROWS, Tried};
use first_page::Words;
use first_page::stone::stone;
use games::Player;
use games::connect_four::Column;
use texts::OpeningsTexts;
use yew::prelude::*;

// In the picture's own units.
const WIDTH: f64 = 86.0;
const HEIGHT: f64 = 50.0;
const STONE: f64 = 21.0;
/// Where the board begins, and where the highest bar ends.
const TOP: f64 = 112.0;
const BAR: f64 = 74.0;
/// Around the board.
const EDGE: f64 = 6.0;

#[derive(PartialEq, Properties)]
pub struct BoardProps {
    pub words: Words<OpeningsTexts>,
    pub columns: Vec<DrawnColumn>,
    pub on_press: Callback<Column>,
}

/// The board.
#[component]
pub fn Board(props: &BoardProps) -> Html {
    let width = props.columns.len() as f64 * WIDTH;
    let height = f64::from(ROWS) * HEIGHT;
    let view_box = format!("0 0 {} {}", width + 2.0 * EDGE, TOP + height + EDGE);
    html! {
        <svg viewBox={view_box} role="group" aria-label={props.words.connect_four.board}>
            if props.columns.iter().all(|column| column.tried.is_none()) {
                <text x={(EDGE + width / 2.0).to_string()} y={(TOP - 40.0).to_string()}>{ props.words.connect_four.bars }</text>
            }
            <rect class="board-back" x="2" y={(TOP - 4.0).to_string()} width={(width + 8.0).to_string()} height={(height + 8.0).to_string()} rx="16" />
            { for props.columns.iter().enumerate().map(|(place, column)| drawn(props, place, column)) }
        </svg>
    }
}

/// A column: its bar, its cells, and what can be pressed.
fn drawn(props: &BoardProps, place: usize, column: &DrawnColumn) -> Html {
    let left = EDGE + place as f64 * WIDTH;
    let middle = left + WIDTH / 2.0;
    let words = &props.words.connect_four;
    let label = (words.column)(
        column.column.number(),
        &marks(column, props.words),
        column.tried.as_ref().map(|tried| tried.games),
    );
    let onclick = {
        let (on_press, column) = (props.on_press.clone(), column.column);
        Callback::from(move |()| on_press.emit(column))
    };
    let onkeydown = {
        let onclick = onclick.clone();
        Callback::from(move |event: KeyboardEvent| {
            if matches!(event.key().as_str(), "Enter" | " ") {
                event.prevent_default();
                onclick.emit(());
            }
        })
    };
    let is_free = column.is_free.then_some("free");
    html! {
        <g class={classes!("column", is_free)} role="button" tabindex="0" aria-label={label} aria-disabled={(!column.is_free).to_string()}
            data-column={column.column.number().to_string()} onclick={onclick.reform(|_: MouseEvent| ())} {onkeydown}>
            <rect class="column-back" x={(left + 1.0).to_string()} y="0" width={(WIDTH - 2.0).to_string()} height={(TOP + f64::from(ROWS) * HEIGHT).to_string()} rx="8" />
            { column.tried.as_ref().map(|tried| bar(tried, middle)).unwrap_or_default() }
            { for (0..ROWS).map(|row| cell(column.stones.get(usize::from(row)).copied(), middle, row)) }
        </g>
    }
}

/// The stones of a column in words, from below.
fn marks(column: &DrawnColumn, words: Words<OpeningsTexts>) -> String {
    let words = &words.connect_four;
    let stones = column.stones.iter();
    let names: Vec<&str> = stones
        .map(|(player, _)| words.stones[player.index()])
        .collect();
    names.join(", ")
}

fn bar(tried: &Tried, middle: f64) -> Html {
    let height = (tried.share * BAR).max(1.0);
    let best = tried.is_played.then_some("best");
    html! {
        <g class={classes!("thought", best)} aria-hidden="true">
            <rect x={(middle - 22.0).to_string()} y={(TOP - 30.0 - height).to_string()} width="44" height={height.to_string()} rx="4" />
            <text x={middle.to_string()} y={(TOP - 12.0).to_string()}>{ tried.games }</text>
        </g>
    }
}

/// A stone, or the hole for one.
fn cell(found: Option<(Player, bool)>, x: f64, row: u8) -> Html {
    let y = TOP + (f64::from(ROWS - 1 - row) + 0.5) * HEIGHT;
    let circle = |class: &'static str, radius: f64| {
        html! { <circle {class} cx={x.to_string()} cy={y.to_string()} r={radius.to_string()} /> }
    };
    let Some((player, is_winning)) = found else {
        return circle("hole", STONE);
    };
    html! {
        <>
            { stone(player, x, y, STONE) }
            if is_winning { { circle("winning-mark", STONE + 2.0) } }
        </>
    }
}
