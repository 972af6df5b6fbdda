//! Quantal responses: their branch on the pictures of best responses and over λ, what it selects, λ from what people did, and levels of thinking.

use super::found::FoundProps;
use super::square::Square;
use super::triangles::{Triangles, tone};
use experiments::matrix::{MatrixExperiment, Quantal, QuantalFit, QuantalPoint, has_quantal};
use experiments::{Experiment, LabExperiment};
use page_kit::components::answer::use_answer;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::fold::Folded;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::plane::{Point, points_text};
use page_model::matrix::analysis::Analysis;
use page_model::matrix::quantal::{
    AROUND, HEIGHT, WIDTH, fit_rows, fitted, level, line, moment, on_square, on_triangle,
    over_lambda, path, said, strategies,
};
use page_model::matrix::triangles::has_triangle;
use texts::Texts;
use yew::prelude::*;

/// Everything, or why there is nothing.
#[component]
pub fn QuantalView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.quantal;
    let inquiry = has_quantal(&of.game).then(|| of.lab.quantal());
    let answer = use_answer(&Experiment::from(of.lab.asked()), inquiry, &[]).latest;
    let body = match answer {
        _ if !has_quantal(&of.game) => html! { <p class="quiet">{ words.too_large }</p> },
        None => html! { <p class="quiet">{ texts.labs.matrix.page.under_way }</p> },
        Some(found) => all(of, &found, texts),
    };
    html! { <div class="rows" id="quantal">{ body }</div> }
}

fn all(of: &Analysis, found: &Quantal, texts: &'static Texts) -> Html {
    let words = &texts.labs.matrix.quantal;
    let [position, _] = moment(of, found);
    let Some(branch) = found.branches.first() else {
        return Html::default();
    };
    let now = branch.points.get(position as usize);
    let there = now.map(|point| (words.at)(&strategies(of, &point.strategies, texts)));
    let asked = found.at.as_ref().map(|at| {
        (words.asked)(
            &(texts.value)(at.lambda),
            &strategies(of, &at.strategies, texts),
            at.is_proved,
        )
    });
    let players = 0..of.game.players().len();
    html! {
        <>
            { picture(of, found, position as usize) }
            <BranchTime of={of.clone()} found={found.clone()} />
            if let Some(there) = there { <p>{ there }</p> }
            if let Some(asked) = asked { <p>{ asked }</p> } else if of.lab.lambda > 0.0 { <p>{ words.beyond }</p> }
            <div class="path-pictures">{ for players.map(|player| chart(of, found, player, now, texts)) }</div>
            <p class="quiet small">{ words.about }</p>
            { for said(of, found, texts).into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
            <Sentence experiment={Experiment::from(of.lab.clone())} text={words.sentence} />
            { found.fit.as_ref().map_or_else(Html::default, |fit| fit_table(of, found, fit, texts)) }
            <Folded id="levels" summary={html! { words.levels_title }}>{ levels(of, found, texts) }</Folded>
        </>
    }
}

/// The branches on the square, or the triangles; nothing where there are none.
fn picture(of: &Analysis, found: &Quantal, position: usize) -> Html {
    if !of.is_of_two() {
        return Html::default();
    }
    let over = |place: &dyn Fn(&QuantalPoint) -> Option<Point>| {
        let branch = |branch: &experiments::matrix::QuantalBranch| {
            html! { <polyline class="quantal-branch" points={points_text(&path(&branch.points, place))} /> }
        };
        let now = found
            .branches
            .first()
            .and_then(|branch| branch.points.get(position));
        let now = now.and_then(place).map(dot);
        html! { <g class="quantal">{ for found.branches.iter().map(branch) }{ for now }</g> }
    };
    let sizes = [of.game.size(0), of.game.size(1)];
    if sizes == [2, 2] {
        return html! { <Square of={of.clone()} over={over(&on_square)} /> };
    }
    if !has_triangle(sizes) {
        return Html::default();
    }
    let over = [0, 1].map(|player| over(&|point: &QuantalPoint| on_triangle(point, player)));
    html! { <Triangles of={of.clone()} has_labels=false {over} /> }
}

fn dot((x, y): Point) -> Html {
    html! { <circle class="orbit-end" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="7" /> }
}

#[derive(PartialEq, Properties)]
struct BranchTimeProps {
    of: Analysis,
    found: Quantal,
}

/// The way along the principal branch.
#[component]
fn BranchTime(BranchTimeProps { of, found }: &BranchTimeProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.quantal;
    let [position, last] = moment(of, found);
    let lab = of.lab.clone();
    let on_move = use_go().reform(move |point: u64| {
        let branch = (point < last).then_some(point);
        (
            MatrixExperiment {
                branch,
                ..lab.clone()
            },
            Entry::Replace,
        )
    });
    let points = found
        .branches
        .first()
        .map_or(&[][..], |branch| &branch.points);
    let lambda = points
        .get(position as usize)
        .map_or(0.0, |point| point.lambda);
    let caption = (words.moment)(&(texts.value)(lambda));
    let widest = (words.moment)(&(texts.value)(8888.8888));
    html! { <TimeControl {position} {last} {caption} {widest} {on_move} speed=10.0 /> }
}

/// A player's probabilities over λ, a line an action.
fn chart(
    of: &Analysis,
    found: &Quantal,
    player: usize,
    now: Option<&QuantalPoint>,
    texts: &'static Texts,
) -> Html {
    let words = &texts.labs.matrix.quantal;
    let name = of.player(player, &texts.labs.matrix.page);
    let lines = |action: usize| {
        let class = classes!("quantal-line", tone(action));
        let line = |branch| html! { <polyline class={class.clone()} points={points_text(&line(branch, found.scale, player, action))} /> };
        let at = now.and_then(|point| {
            let probability = *point.strategies.get(player)?.get(action)?;
            Some(over_lambda(found.scale, point.lambda, probability.into()))
        });
        html! { <>{ for found.branches.iter().map(line) }{ for at.map(dot) }</> }
    };
    let actions = of.game.actions()[player].iter().enumerate();
    let key = actions.clone().map(|(action, name)| {
        html! { <li><i class={classes!("tone", tone(action))} />{ name }</li> }
    });
    let (left, bottom, right) = (AROUND, HEIGHT - AROUND, WIDTH - AROUND);
    html! {
        <figure class="path-picture">
            <figcaption>{ name.clone() }</figcaption>
            <svg class="quantal-chart" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={(words.chart)(&name)}>
                <path class="axes" d={format!("M{left} {AROUND} V{bottom} H{right}")} />
                <text x={(left - 6.0).to_string()} y={bottom.to_string()} text-anchor="end">{ "0" }</text>
                <text x={(left - 6.0).to_string()} y={(AROUND + 6.0).to_string()} text-anchor="end">{ "1" }</text>
                <text x={(WIDTH / 2.0).to_string()} y={(HEIGHT - 8.0).to_string()} text-anchor="middle">{ words.chart_axis }</text>
                { for (0..of.game.size(player)).map(lines) }
            </svg>
            <ul class="tones small">{ for key }</ul>
        </figure>
    }
}

fn fit_table(of: &Analysis, found: &Quantal, fit: &QuantalFit, texts: &'static Texts) -> Html {
    let words = &texts.labs.matrix.quantal;
    let rows = fit_rows(of, found, fit, texts).into_iter();
    let row = |[name, numbers @ ..]: [String; 5]| Row::named(name).cells(numbers);
    html! {
        <>
            { for fitted(fit, texts).into_iter().map(|sentence| html! { <p>{ sentence }</p> }) }
            <DataTable id="fit" header={&words.fit_header}>{ for rows.map(row) }</DataTable>
        </>
    }
}

fn levels(of: &Analysis, found: &Quantal, texts: &'static Texts) -> Html {
    let words = &texts.labs.matrix.quantal;
    let pairs = found.levels.iter().zip(&found.hierarchy).enumerate();
    let rows = pairs.map(|(number, (alone, together))| {
        let number = number.to_string();
        Row::named(number)
            .cell(level(of, alone, words))
            .cell(level(of, together, words))
    });
    html! {
        <>
            <DataTable id="levels-table" class="levels" header={&words.levels_header}>{ for rows }</DataTable>
            <p>{ (words.choices)(&strategies(of, &found.choices, texts)) }</p>
            <p class="quiet small">{ words.levels_about }</p>
        </>
    }
}
