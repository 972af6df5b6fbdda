//! The board: stones, the blocked cell, the winning line, and over each column what the machine thinks of it.
//!
//! By mouse or touch: a click on a column. By keyboard: arrows from column to column, Enter or space to
//! play, or the column's own number. Every cell has a name for screen readers.

use crate::components::player_mark::stone;
use crate::context::use_page;
use engines::solver::Bounds;
use experiments::mcts::{MctsExperiment, Thoughts};
use experiments::solve::{MoveTruth, Truth};
use games::connect_four::game_record::AnyBoard;
use games::connect_four::{Cell, Column, GameRecord};
use games::{Game, Player, Turn};
use std::rc::Rc;
use texts::{MctsTexts, SolveTexts};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use yew::prelude::*;

/// A cell's side, in the picture's own units.
const CELL: f64 = 58.0;
const STONE: f64 = 23.0;
/// Room for the thoughts above the board and the numbers below it.
const ABOVE: f64 = 66.0;
/// More room above where the exact scores stand.
const TRUTH: f64 = 22.0;
const BELOW: f64 = 32.0;
/// Room above a board over which nothing stands.
const EDGE: f64 = 8.0;
/// The highest bar.
const BAR: f64 = 26.0;

/// What stands over a column: a bar, and a word below it.
#[derive(Clone, Debug, PartialEq)]
pub struct OverColumn {
    pub column: Column,
    /// Of the highest bar there can be.
    pub height: f64,
    pub text: String,
    pub is_best: bool,
}

#[derive(PartialEq, Properties)]
pub struct ConnectFourBoardProps {
    pub lab: MctsExperiment,
    pub thoughts: Option<Rc<Thoughts>>,
    /// Other bars, in the place of the thoughts.
    #[prop_or_default]
    pub over: Vec<OverColumn>,
    /// The exact scores, over the thoughts.
    #[prop_or_default]
    pub truth: Option<Rc<Truth>>,
    /// Moves after those of the game, drawn as stones that are not there yet.
    #[prop_or_default]
    pub extra: Vec<Column>,
    /// Those of them that are the moves of a playout: from this one on.
    #[prop_or(usize::MAX)]
    pub playout_from: usize,
    /// Whether its columns are lit together with the nodes of a search tree that they lead to.
    #[prop_or_default]
    pub is_linked: bool,
    /// Whether there is room for what stands over the columns, also while nothing does.
    #[prop_or(true)]
    pub has_room_above: bool,
    /// What the ids of its columns begin with: there may be two boards on a page.
    #[prop_or("column")]
    pub column_id: &'static str,
    /// Whether a click is a move.
    pub playable: bool,
    pub on_play: Callback<Column>,
}

/// Where things are in the picture.
struct Layout {
    columns: u8,
    rows: u8,
    above: f64,
}

impl Layout {
    fn x(&self, column: u8) -> f64 {
        (f64::from(column) + 0.5) * CELL
    }

    fn y(&self, row: u8) -> f64 {
        self.above + (f64::from(self.rows - 1 - row) + 0.5) * CELL
    }

    fn width(&self) -> f64 {
        f64::from(self.columns) * CELL
    }

    fn foot(&self) -> f64 {
        self.above + f64::from(self.rows) * CELL
    }
}

/// The board.
#[component]
pub fn ConnectFourBoard(props: &ConnectFourBoardProps) -> Html {
    let page = use_page();
    let (texts, solve_texts) = (&page.texts.labs.mcts.page, &page.texts.labs.solve.page);
    let game = props.lab.game_so_far();
    let setup = game.setup();
    let layout = Layout {
        columns: setup.width(),
        rows: setup.height(),
        above: match (props.has_room_above, props.truth.is_some()) {
            (false, _) => EDGE,
            (true, true) => ABOVE + TRUTH,
            (true, false) => ABOVE,
        },
    };
    let focused = use_state(|| setup.width() / 2);
    // The board may have become narrower since.
    let in_focus = (*focused).min(setup.width() - 1);
    let columns = (0..setup.width()).filter_map(Column::new);
    let onkeydown = by_key(props, setup.width(), in_focus, focused.setter());
    let extra = extra(&game, &props.extra);
    let view_box = format!("-6 0 {} {}", layout.width() + 12.0, layout.foot() + BELOW);
    let style = format!("--columns:{};--rows:{}", setup.width(), setup.height());
    html! {
        <svg class="board" ~style={style} viewBox={view_box} role="group" aria-label={texts.board} data-own-keys="true" {onkeydown}>
            <rect class="board-back" x="-4" y={(layout.above - 4.0).to_string()} width={(layout.width() + 8.0).to_string()}
                height={(layout.foot() - layout.above + 8.0).to_string()} rx="16" />
            { for columns.clone().map(|column| cells(&game, column, &extra, &layout, texts)) }
            { last_move(&game, &layout) }
            { extra_stones(&extra, props, &layout, texts) }
            { props.truth.as_ref().map(|truth| scores(truth, &layout, solve_texts)).unwrap_or_default() }
            { props.thoughts.as_ref().map(|thoughts| bars(&thought_bars(thoughts), &layout)).unwrap_or_default() }
            { bars(&props.over, &layout) }
            { for columns.map(|column| column_button(props, &game, column, &layout, (in_focus, &focused.setter()), texts)) }
        </svg>
    }
}

/// Keys go from column to column, and play.
fn by_key(
    props: &ConnectFourBoardProps,
    width: u8,
    in_focus: u8,
    focused: UseStateSetter<u8>,
) -> Callback<KeyboardEvent> {
    let (on_play, playable) = (props.on_play.clone(), props.playable);
    let column_id = props.column_id;
    Callback::from(move |event: KeyboardEvent| {
        if event.ctrl_key() || event.alt_key() || event.meta_key() {
            return;
        }
        match key_meaning(&event.key(), in_focus, width) {
            Some(Key::Focus(column)) => {
                focus(column_id, column);
                focused.set(column);
            }
            Some(Key::Play(column)) if playable => on_play.emit(column),
            _ => return,
        }
        event.prevent_default();
    })
}

fn cells(
    game: &GameRecord,
    column: Column,
    extra: &[Extra],
    layout: &Layout,
    texts: &MctsTexts,
) -> Html {
    let position = game.position();
    let blocked = game.setup().blocked();
    let cell = |row: u8| {
        let cell = Cell {
            column: column.index(),
            row,
        };
        let (x, y) = (layout.x(cell.column), layout.y(row));
        let owner = position.stone(cell);
        let is_blocked = blocked == Some(cell);
        let label = (texts.cell)(
            column.number(),
            row + 1,
            owner.map(|player| player.index()),
            is_blocked,
        );
        let winning = position.is_winning(cell);
        // What stands over it says where it is.
        let is_covered = extra.iter().any(|extra| extra.cell == cell);
        html! {
            <g class={classes!("cell", winning.then_some("winning"))} role="img" aria-label={label} aria-hidden={is_covered.then_some("true")}>
                if is_blocked {
                    <path class="blocked" d={format!("M{} {}h34v34h-34z m0 0l34 34m0 -34l-34 34", x - 17.0, y - 17.0)} />
                } else if let Some(player) = owner {
                    { stone(player, x, y, STONE) }
                } else {
                    <circle class="hole" cx={x.to_string()} cy={y.to_string()} r={STONE.to_string()} />
                }
                if winning {
                    <circle class="winning-mark" cx={x.to_string()} cy={y.to_string()} r={(STONE + 3.0).to_string()} />
                }
            </g>
        }
    };
    (0..layout.rows).map(cell).collect()
}

/// A small light on the stone played last.
fn last_move(game: &GameRecord, layout: &Layout) -> Html {
    let Some(&column) = game.moves().last() else {
        return Html::default();
    };
    let taken = |row: &u8| {
        let cell = Cell {
            column: column.index(),
            row: *row,
        };
        game.position().stone(cell).is_some()
    };
    let Some(row) = (0..layout.rows).rev().find(taken) else {
        return Html::default();
    };
    let (x, y) = (layout.x(column.index()), layout.y(row));
    html! { <circle class="last-move" cx={x.to_string()} cy={y.to_string()} r="5" /> }
}

/// Over each column: how often it was tried, beside the one tried most, and its mean.
fn thought_bars(thoughts: &Thoughts) -> Vec<OverColumn> {
    let visits = thoughts.moves.iter().map(|statistics| statistics.visits);
    let most = visits.max().unwrap_or(0);
    if most == 0 {
        // Who does not simulate counts no visits.
        return Vec::new();
    }
    let bar = |statistics: &engines::mcts::MoveStatistics<Column>| OverColumn {
        column: statistics.action,
        height: statistics.visits as f64 / most as f64,
        text: statistics
            .mean()
            .map_or_else(String::new, |mean| format!("{mean:.2}")),
        is_best: thoughts.best == Some(statistics.action),
    };
    thoughts.moves.iter().map(bar).collect()
}

fn bars(over: &[OverColumn], layout: &Layout) -> Html {
    let bar = |over: &OverColumn| {
        let height = (over.height * BAR).max(1.0);
        let (x, foot) = (layout.x(over.column.index()), layout.above - 36.0);
        let best = over.is_best.then_some("best");
        html! {
            <g class={classes!("thought", best)} aria-hidden="true">
                <rect x={(x - 13.0).to_string()} y={(foot - height).to_string()} width="26" height={height.to_string()} rx="3" />
                <text x={x.to_string()} y={(layout.above - 9.0).to_string()}>{ &over.text }</text>
            </g>
        }
    };
    over.iter().map(bar).collect()
}

/// A stone that is not there yet.
struct Extra {
    cell: Cell,
    player: Player,
}

/// Those of the board, in the order in which they would come.
fn extra(game: &GameRecord, columns: &[Column]) -> Vec<Extra> {
    let mut position = game.position().clone();
    let stones = columns.iter().map_while(|&column| {
        let row = free_row(&position, column)?;
        let Turn::Player(player) = position.turn() else {
            return None;
        };
        position.apply(column);
        let column = column.index();
        let cell = Cell { column, row };
        Some(Extra { cell, player })
    });
    stones.collect()
}

/// They are numbered.
fn extra_stones(
    extra: &[Extra],
    props: &ConnectFourBoardProps,
    layout: &Layout,
    texts: &MctsTexts,
) -> Html {
    let stones = extra.iter().enumerate().map(|(index, &Extra { cell, player })| {
        let (x, y) = (layout.x(cell.column), layout.y(cell.row));
        let label = (texts.extra_cell)(cell.column + 1, cell.row + 1, player.index(), index + 1);
        html! {
            <g class={classes!("extra", (index >= props.playout_from).then_some("of-playout"))} data-extra={(index + 1).to_string()} role="img" aria-label={label}>
                { stone(player, x, y, STONE) }
                <text x={x.to_string()} y={(y + 5.0).to_string()}>{ index + 1 }</text>
            </g>
        }
    });
    stones.collect()
}

/// Over each column its exact score, or what is known about it.
fn scores(truth: &Truth, layout: &Layout, words: &SolveTexts) -> Html {
    let score = |known: &MoveTruth| {
        let best = truth.is_best(known.column).then_some("best");
        html! {
            <text class={classes!("exact", best)} x={layout.x(known.column.index()).to_string()} y="17">
                { known_text(known, words) }
            </text>
        }
    };
    html! { <g class="truth" aria-hidden="true">{ for truth.moves.iter().map(score) }</g> }
}

/// The score, else win, draw or loss, else that it is sought or unknown.
pub fn known_text(known: &MoveTruth, words: &SolveTexts) -> String {
    let unknown = if known.is_finished {
        words.unknown
    } else {
        words.searching
    };
    bounds_text(known.bounds, words).unwrap_or_else(|| unknown.to_owned())
}

/// The score, else win, draw or loss, if that much is known.
pub fn bounds_text(bounds: Bounds, words: &SolveTexts) -> Option<String> {
    let outcome = || {
        bounds
            .outcome()
            .map(|outcome| (words.outcome)(outcome).to_owned())
    };
    bounds.score().map(words.score).or_else(outcome)
}

fn column_button(
    props: &ConnectFourBoardProps,
    game: &GameRecord,
    column: Column,
    layout: &Layout,
    (in_focus, focused): (u8, &UseStateSetter<u8>),
    texts: &MctsTexts,
) -> Html {
    let free = free_row(game.position(), column).filter(|_| props.playable);
    let x = layout.x(column.index());
    let onclick = {
        let on_play = props.on_play.clone();
        Callback::from(move |_: MouseEvent| on_play.emit(column))
    };
    // A click shall not take the focus: the arrow keys belong to time then.
    let onmousedown = Callback::from(|event: MouseEvent| event.prevent_default());
    let tabindex = if column.index() == in_focus {
        "0"
    } else {
        "-1"
    };
    // Screen readers move the focus by themselves.
    let onfocus = {
        let focused = focused.clone();
        Callback::from(move |_: FocusEvent| focused.set(column.index()))
    };
    let ghost = free.and_then(|row| match game.position().turn() {
        Turn::Player(player) => Some(html! {
            <g class="ghost">{ stone(player, x, layout.y(row), STONE) }</g>
        }),
        Turn::Chance | Turn::Over => None,
    });
    html! {
        <g class={classes!("column", free.is_some().then_some("free"))} id={format!("{}-{}", props.column_id, column.index())}
            data-column={column.symbol().to_string()} data-about={props.is_linked.then(|| format!("node-{}", column.symbol()))} role="button" {tabindex} aria-disabled={free.is_none().to_string()}
            aria-label={(texts.column)(column.number(), free.is_some())} onclick={free.is_some().then_some(onclick)} {onmousedown} {onfocus}>
            <rect class="column-back" x={(x - CELL / 2.0 + 1.0).to_string()} y="0" width={(CELL - 2.0).to_string()}
                height={(layout.foot() + BELOW).to_string()} rx="8" />
            { ghost.unwrap_or_default() }
            <text class="column-number" x={x.to_string()} y={(layout.foot() + 25.0).to_string()}>{ column.number() }</text>
        </g>
    }
}

fn free_row(position: &AnyBoard, column: Column) -> Option<u8> {
    let legal = position.actions().any(|action| action == column);
    legal.then(|| position.landing_row(column))?
}

enum Key {
    Focus(u8),
    Play(Column),
}

fn key_meaning(key: &str, focused: u8, width: u8) -> Option<Key> {
    match key {
        "ArrowLeft" => Some(Key::Focus(focused.saturating_sub(1))),
        "ArrowRight" => Some(Key::Focus((focused + 1).min(width - 1))),
        "Home" => Some(Key::Focus(0)),
        "End" => Some(Key::Focus(width - 1)),
        "Enter" | " " => Column::new(focused).map(Key::Play),
        _ => key.parse().ok().map(Key::Play),
    }
}

fn focus(column_id: &str, column: u8) {
    let element = web_sys::window()
        .and_then(|window| window.document())
        .and_then(|document| document.get_element_by_id(&format!("{column_id}-{column}")));
    if let Some(element) = element {
        // SVG elements have `focus` too; the type that the binding offers it on is HTML's.
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}
