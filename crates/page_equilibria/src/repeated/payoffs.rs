//! The plane of payoffs: what is feasible, what both secure, what patience supports with public randomisation and without, and what the two get.

use super::found::FoundProps;
use experiments::Experiment;
use experiments::common::repeated::stage::StageSettings;
use experiments::repeated::{Known, RepeatedExperiment, WithoutLotteries};
use games::fraction::Fraction;
use page_kit::components::answer::use_answer;
use page_kit::components::filter_map_callback;
use page_kit::components::lab_page::use_go;
use page_kit::components::sentence::Sentence;
use page_kit::context::use_page;
use page_kit::router::Entry;
use page_model::kit::plane::{ABOVE, BELOW, HEIGHT, LEFT, Point, RIGHT, Scale, WIDTH};
use page_model::repeated::analysis::Analysis;
use page_model::repeated::payoffs::{Payoffs, cells, is_empty, known};
use std::rc::Rc;
use texts::{PatienceTexts, Texts};
use web_sys::HtmlInputElement;
use yew::prelude::*;

/// The id of the area that is supported.
const CLIP: &str = "supported-clip";
/// Steps of the slider.
const STEPS: i64 = 100;

/// The slider, the picture and what it shows.
#[component]
pub fn PayoffsView(FoundProps { of }: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.repeated.views;
    let without = use_without_lotteries(of);
    let without = without.as_deref().and_then(Option::as_ref);
    let payoffs = Payoffs::of(of);
    let remark = match known(of) {
        _ if is_empty(of) => Some(words.patience.nothing),
        Some(Known::Outer) => Some(words.patience.outer),
        Some(Known::Between(_)) => Some(words.patience.between),
        Some(Known::UnderWay | Known::Exact) | None => None,
    };
    html! {
        <div class="rows" id="payoffs">
            <Sentence experiment={Experiment::from(of.asked.clone())} text={words.patience.sentence} />
            <Slider of={of.clone()} />
            if let Some(scale) = payoffs.scale() {
                { picture(of, &payoffs, without, &scale, texts) }
                { legend(&payoffs, without.is_some(), &words.patience) }
            } else {
                <p class="quiet">{ words.under_way }</p>
            }
            if let Some(remark) = remark { <p class="small">{ remark }</p> }
            <p class="quiet small">{ words.patience.about_picture }</p>
        </div>
    }
}

/// What is supported without public randomisation: at the last δ, until the answer about this one is there.
#[hook]
fn use_without_lotteries(of: &Analysis) -> Option<Rc<Option<WithoutLotteries>>> {
    let last = use_mut_ref(|| None::<(StageSettings, Rc<Option<WithoutLotteries>>)>);
    let pair = of.lab.pair_at(of.lab.settings.continuation);
    let answer = use_answer(
        &Experiment::from(pair),
        Some(of.lab.without_lotteries()),
        &[],
    );
    let mut last = last.borrow_mut();
    if let Some(latest) = answer.latest {
        *last = Some((of.lab.stage.clone(), latest));
    }
    let (stage, known) = last.as_ref()?;
    (*stage == of.lab.stage).then(|| known.clone())
}

/// Drags δ.
#[component]
fn Slider(FoundProps { of }: &FoundProps) -> Html {
    let words = &use_page().texts.labs.repeated.views.patience;
    let oninput = {
        let lab = of.asked.clone();
        filter_map_callback(&use_go(), move |event: InputEvent| {
            let steps: i64 = event
                .target_dyn_into::<HtmlInputElement>()?
                .value()
                .parse()
                .ok()?;
            let mut lab: RepeatedExperiment = lab.clone();
            lab.settings.continuation = Fraction::new(steps, STEPS);
            Some((lab, Entry::Replace))
        })
    };
    let delta = of.asked.settings.continuation.value();
    let value = (delta * STEPS as f64).round().to_string();
    html! {
        <input type="range" id="patience-slider" min="0" max={(STEPS - 1).to_string()} {value} aria-label={words.slider} aria-valuetext={delta.to_string()} {oninput} />
    }
}

fn picture(
    of: &Analysis,
    payoffs: &Payoffs,
    without: Option<&WithoutLotteries>,
    scale: &Scale,
    texts: &Texts,
) -> Html {
    let words = &texts.labs.repeated.views.patience;
    let dot = |point: Point, class: &'static str, radius: &'static str| {
        let (x, y) = scale.at(point);
        html! { <circle {class} cx={format!("{x:.1}")} cy={format!("{y:.1}")} r={radius} /> }
    };
    let line = payoffs.line.as_ref();
    html! {
        <svg class="patience-plane" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={(words.picture_label)(payoffs.supported.len())}
            data-corners={payoffs.supported.len().to_string()}>
            <polygon class="feasible-area" points={scale.line(&payoffs.feasible)} />
            <polygon class="rational-area" points={scale.line(&payoffs.rational)} />
            <polygon class="supported-area" points={scale.line(&payoffs.supported)} />
            if let [only] = &payoffs.supported[..] { { dot(*only, "supported-area", "5") } }
            // What is supported without lotteries is a part of what is with them.
            <clipPath id={CLIP}><polygon points={scale.line(&payoffs.supported)} /></clipPath>
            if let Some(without) = without { { unlotteried(without, scale) } }
            { for payoffs.minmax.iter().map(|lines| minmax(lines, scale)) }
            if let Some((ends, met)) = line {
                <polyline class="held-line" points={scale.line(ends)} />
                { for met.iter().map(|&point| dot(point, "met-dot", "3.5")) }
            }
            { for payoffs.pair.map(|pair| dot(pair, "pair-dot", "6")) }
            { axes(of, scale, texts) }
        </svg>
    }
}

/// Cells as one area, points as one path.
fn unlotteried(found: &WithoutLotteries, scale: &Scale) -> Html {
    let cell = |((x, y), (width, height)): (Point, Point)| {
        format!("M{x:.1} {y:.1}h{width:.1}v{height:.1}h{:.1}z", -width)
    };
    let area: String = cells(found, scale).into_iter().map(cell).collect();
    let point = |&[first, second]: &[f64; 2]| {
        let (x, y) = scale.at((first, second));
        format!("M{x:.1} {y:.1}h0")
    };
    let points: String = found.points.iter().map(point).collect();
    html! {
        <>
            <path class="possible-cells" d={area} clip-path={format!("url(#{CLIP})")} />
            <path class="path-points" d={points} data-points={found.points.len().to_string()} />
        </>
    }
}

fn minmax(lines: &[Point; 2], scale: &Scale) -> Html {
    let one = |(point, class): (&Point, &'static str)| {
        let (x, y) = scale.at(*point);
        let path = format!(
            "M{x:.1} {ABOVE}V{} M{LEFT} {y:.1}H{}",
            HEIGHT - BELOW,
            WIDTH - RIGHT
        );
        html! { <path class={classes!("minmax", class)} d={path} /> }
    };
    html! { <>{ for lines.iter().zip(["of-pure", "of-mixed"]).map(one) }</> }
}

fn axes(of: &Analysis, scale: &Scale, texts: &Texts) -> Html {
    let words = &texts.labs.repeated.views.patience;
    let text = |(x, y): Point, anchor: &'static str, text: String| {
        html! { <text x={format!("{x:.1}")} y={format!("{y:.1}")} text-anchor={anchor}>{ text }</text> }
    };
    let axis = |player: usize| (words.axis)(&of.name(player, texts));
    let number = texts.value;
    let (foot, right) = (HEIGHT - BELOW, WIDTH - RIGHT);
    html! {
        <>
            <path class="plane-axes" d={format!("M{LEFT} {ABOVE}V{foot}H{right}")} />
            { text((LEFT, foot + 18.0), "middle", number(scale.low.0)) }
            { text((right, foot + 18.0), "middle", number(scale.high.0)) }
            { text((LEFT - 8.0, foot + 5.0), "end", number(scale.low.1)) }
            { text((LEFT - 8.0, ABOVE + 5.0), "end", number(scale.high.1)) }
            { text((f64::midpoint(LEFT, right), HEIGHT - 8.0), "middle", axis(0)) }
            <g transform={format!("translate(14 {:.1}) rotate(-90)", f64::midpoint(ABOVE, foot))}>{ text((0.0, 0.0), "middle", axis(1)) }</g>
        </>
    }
}

/// What the marks mean that are there.
fn legend(payoffs: &Payoffs, has_points: bool, words: &PatienceTexts) -> Html {
    let marks = [
        ("feasible-area", true),
        ("rational-area", true),
        ("supported-area", !payoffs.supported.is_empty()),
        ("possible-cells", has_points),
        ("path-points", has_points),
        ("pair-dot", payoffs.pair.is_some()),
        ("of-pure", true),
        ("of-mixed", true),
        ("held-line", payoffs.line.is_some()),
    ];
    let shown = marks
        .into_iter()
        .zip(words.legend)
        .filter(|((_, is_there), _)| *is_there);
    html! {
        <ul class="plane-legend small">
            { for shown.map(|((class, _), text)| html! { <li><i class={classes!("plane-mark", class)} />{ text }</li> }) }
        </ul>
    }
}
