//! Memory of a strategy: four probabilities as a table, an automaton as a drawing or, with many states, as a table; what decided is lit.

use experiments::repeated::{Machine, State};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use page_model::repeated::analysis::Analysis;
use page_model::repeated::machine::{Arrow, Circle, Drawing, RADIUS, WIDTH, drawing, plays};
use page_model::repeated::memory::{self, rows};
use page_model::repeated::reasons::state_now;
use texts::Texts;
use yew::prelude::*;

/// Before the circle of the state that it begins in.
const START: f64 = 30.0;

#[derive(PartialEq, Properties)]
pub struct MachineProps {
    pub of: Analysis,
    pub player: usize,
}

/// Whatever there is to show.
#[component]
pub fn MachineView(MachineProps { of, player }: &MachineProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views.strategy;
    let player = *player;
    let Some(known) = of.described(player) else {
        return Html::default();
    };
    let memory = rows(of, player);
    let mixes = |state: &State| state.mixture.iter().all(|part| part.text != "1");
    let is_told = memory.is_some() && known.states().iter().any(mixes);
    let drawn = drawing(of, player).filter(|_| !is_told);
    let automaton = match (&known.machine, &drawn) {
        (_, Some(drawing)) => picture(of, player, drawing, texts),
        _ if is_told => Html::default(),
        (Machine::States(states), None) => table(of, player, states, texts),
        (Machine::Large(states), None) => {
            html! { <p class="quiet small">{ (words.large)((*states).into()) }</p> }
        }
        (Machine::None, None) => html! { <p class="quiet small">{ words.no_machine }</p> },
    };
    html! {
        <div class="strategy-pictures">
            { automaton }
            if let Some(memory) = memory { { memory_table(of, player, &memory, texts) } }
            if known.knows_end { <p class="quiet small">{ words.knows_end }</p> }
        </div>
    }
}

fn memory_table(of: &Analysis, player: usize, rows: &[memory::Row], texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.strategy;
    let name = |row: &memory::Row| match row.after {
        None => words.opening.to_owned(),
        Some([own, other]) => of.letter(player, own.into()) + &of.letter(1 - player, other.into()),
    };
    let header: Header = rows.iter().map(name).collect();
    let probabilities = rows.iter().fold(Row::of("probabilities"), |line, row| {
        let class = if row.is_now { "lit" } else { "" };
        line.cell_of(class, row.probability.clone())
    });
    let caption = (words.memory_caption)(of.action(player, 0));
    html! { <DataTable {caption} class="number memory-table" {header}>{ Html::from(probabilities) }</DataTable> }
}

fn picture(of: &Analysis, player: usize, drawing: &Drawing, texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.strategy;
    let now = state_now(of, player).map(usize::from);
    let name = of.name(player, texts);
    let label = (words.machine_label)(&name, drawing.circles.len());
    let about = if drawing.is_by_both {
        words.by_both
    } else {
        words.by_other
    };
    let (x, y) = drawing
        .circles
        .first()
        .map_or((0.0, 0.0), |circle| circle.at);
    html! {
        <figure class="machine-figure">
            <svg class="machine" viewBox={format!("0 0 {WIDTH} {}", drawing.height)} role="img" aria-label={label} data-state={now.map(|now| now.to_string())}>
                <path class="arrow-line" d={format!("M{:.1} {y:.1} H{:.1}", x - RADIUS - START, x - RADIUS)} />
                { for drawing.arrows.iter().map(|arrow| line(arrow, now == Some(arrow.from))) }
                { for drawing.circles.iter().enumerate().map(|(number, one)| circle(one, now == Some(number))) }
                { for drawing.arrows.iter().map(arrow_label) }
            </svg>
            <figcaption class="quiet small">{ about }</figcaption>
        </figure>
    }
}

fn line(arrow: &Arrow, is_lit: bool) -> Html {
    let corners = arrow.head.map(|(x, y)| format!("{x:.1},{y:.1}")).join(" ");
    let lit = is_lit.then_some("lit");
    html! {
        <g class={classes!("arrow", lit)}>
            <path class="arrow-line" d={arrow.path.clone()} />
            <polygon points={corners} />
        </g>
    }
}

fn arrow_label(arrow: &Arrow) -> Html {
    let (x, y) = arrow.label_at;
    html! { <text class="arrow-label" x={format!("{x:.1}")} y={format!("{:.1}", y + 4.0)} text-anchor="middle">{ &arrow.label }</text> }
}

fn circle(circle: &Circle, is_now: bool) -> Html {
    let (x, y) = circle.at;
    let at = |up: f64| format!("{:.1}", y + up);
    html! {
        <g class={classes!("state", is_now.then_some("now"))}>
            <circle cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={RADIUS.to_string()} />
            <text x={format!("{x:.1}")} y={at(1.0)} text-anchor="middle">{ &circle.plays }</text>
            <text class="state-name" x={format!("{x:.1}")} y={at(14.0)} text-anchor="middle">{ &circle.name }</text>
        </g>
    }
}

/// Its states, where they are too many to draw.
fn table(of: &Analysis, player: usize, states: &[State], texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.strategy;
    let now = state_now(of, player).map(usize::from);
    let others = of.stage.game.size(1 - player);
    let outcome = |outcome: usize| {
        of.letter(player, outcome / others) + &of.letter(1 - player, outcome % others)
    };
    let outcomes = of.stage.game.size(player) * others;
    let header: Header = [words.state_column.to_owned(), words.plays_column.to_owned()]
        .into_iter()
        .chain((0..outcomes).map(|number| (words.after_column)(&outcome(number))))
        .collect();
    let row = |(number, state): (usize, &State)| {
        let next = state.next.iter().map(|&next| of.state(player, next));
        Row::named(of.state(player, number as u16))
            .class("lit", now == Some(number))
            .cell(plays(of, player, state))
            .cells(next)
    };
    let caption = (words.states_caption)(&of.name(player, texts));
    html! {
        <DataTable {caption} class="number states-table" {header} is_cut=true>
            { for states.iter().enumerate().map(row) }
        </DataTable>
    }
}
