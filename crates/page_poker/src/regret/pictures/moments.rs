//! Iterations as time: the time control goes through those that are kept, and behind its slider is how much the average
//! strategy could be beaten.

use super::looking::use_looking_around;
use experiments::regret::{Findings, Past, RegretExperiment, View};
use page_kit::components::time_control::TimeControl;
use page_kit::context::use_page;
use page_model::regret::moments::{HEIGHT, WIDTH, area, is_power_of_ten, look_at, place_of};
use std::rc::Rc;
use texts::MomentTexts;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct MomentsProps {
    pub lab: RegretExperiment,
    pub learned: Rc<Findings>,
}

/// The time control.
#[component]
pub fn Moments(props: &MomentsProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.regret.pictures.moments;
    let lab = &props.lab;
    let question = (lab.rules(), lab.iterations);
    let moments = use_memo(question, |_| lab.moments());
    let looking = use_looking_around(lab);
    let on_move = looking.slide({
        let moments = moments.clone();
        move |lab, place: u64| lab.look = look_at(lab, &moments, place)
    });
    let place = place_of(&moments, lab.iteration_looked_at());
    let end = moments.len() as u64 - 1;
    let iteration = moments[place];
    let number = texts.number;
    let caption = (words.caption)(&number(iteration), &number(lab.iterations));
    let last = (words.caption)(&number(lab.iterations), &number(lab.iterations));
    let background = html! { <Curve learned={props.learned.clone()} {moments} {place} /> };
    html! {
        <div class="moments" id="moments" data-iteration={iteration.to_string()}>
            <TimeControl background={background} position={place as u64} last={end} {caption} widest={last} {on_move}
                has_keys={lab.view != View::Arithmetic} />
        </div>
    }
}

/// The same curve as a picture of its own.
pub fn large_curve(
    lab: &RegretExperiment,
    learned: &Rc<Findings>,
    words: &'static MomentTexts,
) -> Html {
    let moments = lab.moments();
    let place = place_of(&moments, lab.iteration_looked_at());
    html! {
        <div class="moment-curve-large rows">
            <Curve learned={learned.clone()} moments={Rc::new(moments)} {place} />
            <p class="quiet small">{ words.axis }</p>
        </div>
    }
}

#[derive(PartialEq, Properties)]
struct CurveProps {
    learned: Rc<Findings>,
    moments: Rc<Vec<u64>>,
    place: usize,
}

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
            { drawn(past, last) }
            { for powers.map(tick) }
            <span class={classes!("moment-now", is_late.then_some("late"))} ~style={left(props.place)}>
                if let Some(amount) = amount { <span class="moment-gap number">{ amount }</span> }
            </span>
        </div>
    }
}

/// The curve of what is kept so far, and what is below it; `last` is the last place of the slider.
fn drawn(past: &[Past], last: f64) -> Html {
    let area = area(past, last);
    html! {
        <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none" aria-hidden="true">
            if let Some(area) = area {
                <polygon points={area.polygon} />
                <polyline points={area.line} />
            }
        </svg>
    }
}
