//! Iterations as time: the time control goes through those that are kept, and behind its slider is how much the average
//! strategy could be beaten.

use super::looking::use_looking_around;
use experiments::regret::{Learned, Past, RegretLab, View};
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_model::kit::chart::extent;
use std::rc::Rc;
use texts::MomentTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MomentsProps {
    pub lab: RegretLab,
    pub learned: Rc<Learned>,
}

/// The time control.
#[component]
pub fn Moments(props: &MomentsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.moments;
    let lab = &props.lab;
    let question = (lab.game, lab.cards, lab.iterations);
    let moments = use_memo(question, |_| lab.moments());
    let looking = use_looking_around(lab);
    let on_move = looking.slide({
        let moments = moments.clone();
        move |lab, place: u64| {
            let last = moments.len() - 1;
            let iteration = moments[(place as usize).min(last)];
            lab.look = (iteration < lab.iterations).then_some(iteration);
        }
    });
    let wanted = lab.iteration_looked_at();
    let after = moments.partition_point(|&moment| moment <= wanted);
    let place = after.saturating_sub(1) as u64;
    let end = moments.len() as u64 - 1;
    // Of those that are not kept the one before is shown.
    let iteration = moments[place as usize];
    let number = texts.number;
    let caption = (words.caption)(&number(iteration), &number(lab.iterations));
    let last = (words.caption)(&number(lab.iterations), &number(lab.iterations));
    let background =
        html! { <Curve learned={props.learned.clone()} {moments} place={place as usize} /> };
    html! {
        <div class="moments" id="moments" data-iteration={iteration.to_string()}>
            <TimeControl background={background} position={place} last={end} {caption} widest={last} {on_move}
                has_keys={lab.view != View::Arithmetic} />
        </div>
    }
}

/// The same curve as a picture of its own.
pub fn large_curve(lab: &RegretLab, learned: &Rc<Learned>, words: &'static MomentTexts) -> Html {
    let moments = lab.moments();
    let iteration = lab.iteration_looked_at();
    let place = moments.partition_point(|&moment| moment <= iteration);
    let place = place.saturating_sub(1);
    html! {
        <div class="moment-curve-large rows">
            <Curve learned={learned.clone()} moments={Rc::new(moments)} {place} />
            <p class="quiet small">{ words.axis }</p>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct CurveProps {
    learned: Rc<Learned>,
    moments: Rc<Vec<u64>>,
    place: usize,
}

/// Units of the picture, which is stretched over the slider.
const WIDTH: f64 = 1_000.0;
const HEIGHT: f64 = 100.0;
/// Less cannot be told from nothing.
const MIN_GAP: f64 = 1e-9;

/// How much the average strategy could be beaten, over the places of the slider. The vertical axis has powers of ten.
#[component]
fn Curve(props: &CurveProps) -> Html {
    let texts = use_page().texts;
    let main = props.learned.main.as_ref();
    let past = main.map_or(&[][..], |main| &main.past);
    let last = (props.moments.len().max(2) - 1) as f64;
    let left = |place: usize| format!("left:{:.2}%", 100.0 * place as f64 / last);
    let powers = props.moments.iter().enumerate();
    let powers = powers.filter(|(_, moment)| is_power_of_ten(**moment));
    let tick = |(place, moment): (usize, &u64)| {
        // Written to the left where there is no room to the right.
        let is_last = (place as f64 > 0.85 * last).then_some("last");
        html! { <span class={classes!("tick", "number", is_last)} ~style={left(place)}>{ (texts.number)(*moment) }</span> }
    };
    let is_late = 2.0 * props.place as f64 > last;
    let amount = past.get(props.place);
    let amount = amount.map(|past| (texts.labs.regret.page.short)(past.best_response_gap));
    html! {
        <div class="moment-curve">
            { area(past, last) }
            { for powers.map(tick) }
            <span class={classes!("moment-now", is_late.then_some("late"))} ~style={left(props.place)}>
                if let Some(amount) = amount { <span class="moment-gap number">{ amount }</span> }
            </span>
        </div>
    }
}

/// The curve of what is kept so far, and what is below it; `last` is the last place of the slider.
fn area(past: &[Past], last: f64) -> Html {
    let logarithm = |past: &Past| libm::log10(past.best_response_gap.max(MIN_GAP));
    let (low, high) = extent(past.iter().map(logarithm)).unwrap_or_default();
    let x = |place: usize| WIDTH * place as f64 / last;
    let point = |(place, past): (usize, &Past)| {
        let share = (high - logarithm(past)) / (high - low).max(1.0);
        format!("{:.1},{:.1}", x(place), HEIGHT * (0.08 + 0.84 * share))
    };
    let line: Vec<String> = past.iter().enumerate().map(point).collect();
    let line = line.join(" ");
    let end = x(past.len().saturating_sub(1));
    html! {
        <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
            if !line.is_empty() {
                <polygon points={format!("0,{HEIGHT} {line} {end:.1},{HEIGHT}")} />
                <polyline points={line.clone()} />
            }
        </svg>
    }
}

fn is_power_of_ten(number: u64) -> bool {
    let mut power = 1_u64;
    while power < number {
        power = power.saturating_mul(10);
    }
    power == number
}
