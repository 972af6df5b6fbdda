//! The flow of an infinite population: arrows on a line or in a triangle, rest points as dots, over the long run of this population; and a list.

use super::found::FoundProps;
use experiments::populations::Rest;
use page_kit::components::data_table::{DataTable, Row};
use page_kit::components::legend::Legend;
use page_kit::context::use_page;
use page_model::kit::plane::Point;
use page_model::kit::simplex::CORNERS;
use page_model::populations::analysis::Analysis;
use page_model::populations::flow::{Arrow, arrows, dot, head, place, remarks, rows};
use page_model::populations::long_run::shades;
use texts::Texts;
use yew::prelude::*;

/// Units of the picture: a side, and the room around it.
const SIDE: f64 = 320.0;
const AROUND: f64 = 36.0;
/// What stands for a nature: its class.
const NATURES: [&str; 5] = ["sink", "source", "saddle", "other", "other"];

/// The flow, and where it rests.
#[component]
pub fn FlowView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.populations.views.flow;
    let row = |[places, nature, eigenvalues, equilibrium]: &[String; 4]| {
        Row::named(places.clone())
            .cell(nature.clone())
            .cell(eigenvalues.clone())
            .cell(equilibrium.clone())
    };
    let all = rows(of, texts);
    let has_picture = of.size() <= 3;
    html! {
        <div class="rows" id="flow">
            if has_picture { { picture(of, texts) } { legend(texts) } }
            <DataTable class="number rest-points" header={&words.header} is_cut=true>{ for all.iter().map(row) }</DataTable>
            { for remarks(of, texts).into_iter().map(|remark| html! { <p class="quiet small">{ remark }</p> }) }
        </div>
    }
}

fn placed((x, y): Point) -> Point {
    (AROUND + SIDE * x, AROUND + SIDE * y)
}

fn picture(of: &Analysis, texts: &Texts) -> Html {
    let words = &texts.labs.populations.views.flow;
    let is_triangle = of.size() == 3;
    let height = if is_triangle { CORNERS[1].1 } else { 0.0 };
    let (width, height) = (SIDE + 2.0 * AROUND, height * SIDE + 2.0 * AROUND);
    let shades = shades(of);
    let label = if shades.is_empty() {
        words.label
    } else {
        words.label_shaded
    };
    let flow = of.found.exactly.flow.as_ref();
    let points = flow.map_or(&[][..], |flow| &flow.points[..]);
    html! {
        <svg class="flow-picture" viewBox={format!("0 0 {width} {height:.1}")} role="img" aria-label={label}
            data-points={points.len().to_string()}>
            { frame(of) }
            { for shades.iter().filter_map(|(shares, shade)| shaded(of, shares, *shade)) }
            { for arrows(of).into_iter().map(arrow) }
            { for points.iter().filter_map(marked) }
        </svg>
    }
}

/// How often the population is about there.
fn shaded(of: &Analysis, shares: &[f64; 3], shade: f64) -> Option<Html> {
    // What could not be seen is not drawn.
    if shade < 0.01 {
        return None;
    }
    let (x, y) = placed(place(shares)?);
    let radius = 0.62 * SIDE / f64::from(of.lab.players());
    Some(html! {
        <circle class="long-run-shade" cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={format!("{radius:.1}")}
            fill-opacity={format!("{:.2}", 0.1 + 0.8 * shade)} />
    })
}

fn frame(of: &Analysis) -> Html {
    let corners: Vec<Point> = (0..of.size())
        .filter_map(|strategy| {
            let share = |other: usize| f64::from(u8::from(other == strategy));
            let shares: Vec<f64> = (0..of.size()).map(share).collect();
            place(&shares).map(placed)
        })
        .collect();
    let points: Vec<String> = corners
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
        .collect();
    let name = |(strategy, &(x, y)): (usize, &Point)| {
        let is_top = of.size() == 3 && strategy == 0;
        let y = if is_top { y - 14.0 } else { y + 24.0 };
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor="middle">{ of.name(strategy).to_owned() }</text> }
    };
    html! {
        <>
            <polygon class="simplex-frame" points={points.join(" ")} />
            { for corners.iter().enumerate().map(name) }
        </>
    }
}

fn arrow(arrow: Arrow) -> Html {
    let ((a, b), (c, d)) = (placed(arrow.0), placed(arrow.1));
    let [one, tip, other] = head(arrow).map(placed);
    let path = format!(
        "M{a:.1} {b:.1}L{c:.1} {d:.1}M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}",
        one.0, one.1, tip.0, tip.1, other.0, other.1
    );
    html! { <path class="shares-arrow" d={path} /> }
}

fn marked(rest: &Rest) -> Option<Html> {
    let (x, y) = placed(dot(rest)?);
    let class = classes!("rest-point", NATURES[rest.nature as usize]);
    Some(html! { <circle {class} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r="7" /> })
}

fn legend(texts: &Texts) -> Html {
    let words = &texts.labs.populations.views.flow;
    let entry = |(class, meaning): (&'static str, &'static str)| {
        let mark = html! {
            <svg class="rest-sample" viewBox="0 0 18 18" aria-hidden="true"><circle class={classes!("rest-point", class)} cx="9" cy="9" r="7" /></svg>
        };
        (mark, meaning.into())
    };
    let entries: Vec<_> = NATURES.into_iter().zip(words.legend).map(entry).collect();
    html! { <Legend {entries} /> }
}
