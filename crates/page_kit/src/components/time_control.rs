//! Time in the hand of the viewer: step, back, play at a speed, scrub, to the start, to the end.
//!
//! By button, slider and keyboard: ← → one step, space plays and pauses, Home and End. The keys work anywhere
//! on the page but in form fields and where something else has use for them (a board in focus), while the stage is in sight.

use super::filter_map_callback;
use super::icons::{IconName, icon};
use super::keys::use_page_keys;
use super::run::use_latest;
use crate::context::use_page;
use experiments::showing::Showing;
use gloo::timers::callback::Interval;
use page_model::kit::playback::{Pace, Tick};
use page_model::kit::time::{Command, speeds};
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub struct TimeControlProps {
    /// From 0 to `last`.
    pub position: u64,
    pub last: u64,
    /// What `position` of `last` is, in words.
    pub caption: AttrValue,
    /// The longest caption there will be, so that nothing moves while the caption grows; empty if that is not known.
    #[prop_or_default]
    pub widest: AttrValue,
    pub on_move: Callback<u64>,
    /// Whether something is being computed: then the space key, which also presses buttons, does nothing here, and playing
    /// waits at the end for more.
    #[prop_or_default]
    pub busy: bool,
    /// Whether the keys are for this one: there may be two on a page.
    #[prop_or(true)]
    pub has_keys: bool,
    /// Steps a second, until another speed is chosen: one of those that are offered.
    #[prop_or(1.0)]
    pub speed: f64,
    /// Behind the slider, from its first position to its last: an SVG that fills its room.
    #[prop_or_default]
    pub background: Html,
}

/// The control.
#[component]
pub fn TimeControl(props: &TimeControlProps) -> Html {
    let texts = &use_page().texts.time;
    let playing = use_state(|| false);
    let speed = use_state(|| props.speed);
    let at_end = props.position >= props.last;
    let command = use_commands(props, playing.clone());
    use_playing(props, *playing, *speed, playing.setter());
    let place = use_node_ref();
    use_keys(props, &place, &command);
    let button = |name: IconName, label: &'static str, asks: Command, rests: bool| {
        let onclick = command.reform(move |_: MouseEvent| asks);
        html! {
            <button class="icon-button" {onclick} aria-disabled={rests.to_string()} aria-label={label} title={label}>
                { icon(name) }
            </button>
        }
    };
    let (play_icon, play_label) = if *playing && !at_end {
        (IconName::Pause, texts.pause)
    } else {
        (IconName::Play, texts.play)
    };
    html! {
        <div class="time-control" ref={place} role="group" aria-label={texts.label}>
            { button(IconName::Start, texts.start, Command::Start, props.position == 0) }
            { button(IconName::Back, texts.back, Command::Back, props.position == 0) }
            { button(play_icon, play_label, Command::PlayOrPause, props.last == 0) }
            { button(IconName::Forward, texts.forward, Command::Forward, at_end) }
            { button(IconName::End, texts.end, Command::End, at_end) }
            { track(props, texts.label) }
            { speed_select(&speed, props.last, texts.speed, texts.per_second) }
            <span class="quiet number time-caption">
                if !props.widest.is_empty() { <span class="widest" aria-hidden="true">{ &props.widest }</span> }
                <span>{ &props.caption }</span>
            </span>
        </div>
    }
}

/// The keys that are for this control.
#[hook]
fn use_keys(props: &TimeControlProps, place: &NodeRef, command: &Callback<Command>) {
    let dependencies = (command.clone(), props.busy);
    let by_key = use_callback(dependencies, |asks: Command, (command, busy)| {
        if !(*busy && asks == Command::PlayOrPause) {
            command.emit(asks);
        }
    });
    let is_presented = use_context::<Showing>() == Some(Showing::Presented);
    let meaning = if is_presented {
        Command::of_clicker
    } else {
        Command::of_key
    };
    use_page_keys(place, props.has_keys, meaning, by_key);
}

/// The slider.
fn track(props: &TimeControlProps, label: &'static str) -> Html {
    let oninput = filter_map_callback(&props.on_move, |event: InputEvent| {
        let input = event.target_dyn_into::<HtmlInputElement>()?;
        input.value().parse().ok()
    });
    let has_background = props.background != Html::default();
    html! {
        <div class={classes!("time-track", has_background.then_some("with-background"))}>
            if has_background { <div class="time-background" aria-hidden="true">{ props.background.clone() }</div> }
            <input type="range" min="0" max={props.last.to_string()} value={props.position.to_string()}
                disabled={props.last == 0} aria-label={label} aria-valuetext={props.caption.clone()} {oninput} />
        </div>
    }
}

fn speed_select(
    speed: &UseStateHandle<f64>,
    last: u64,
    label: &'static str,
    unit: &'static str,
) -> Html {
    let onchange = {
        let speed = speed.setter();
        Callback::from(move |event: Event| {
            let select = event.target_dyn_into::<HtmlSelectElement>();
            if let Some(chosen) = select.and_then(|select| select.value().parse().ok()) {
                speed.set(chosen);
            }
        })
    };
    let option = |choice: f64| {
        html! {
            <option value={choice.to_string()} selected={choice == **speed}>{ format!("{choice}{unit}") }</option>
        }
    };
    html! {
        <select aria-label={label} title={label} {onchange}>{ for speeds(last).map(option) }</select>
    }
}

/// A position that was asked for and is not drawn yet.
#[derive(Clone, Copy)]
struct Ahead {
    /// The position that is drawn.
    drawn: u64,
    target: u64,
}

/// Carries out commands on the position that was asked for last: keys may come faster than the page is drawn.
#[hook]
fn use_commands(props: &TimeControlProps, playing: UseStateHandle<bool>) -> Callback<Command> {
    let ahead = use_mut_ref(|| None::<Ahead>);
    ahead
        .borrow_mut()
        .take_if(|ahead| ahead.drawn != props.position);
    use_callback(
        (props.clone(), *playing),
        move |command: Command, (props, is_playing)| {
            let (drawn, last) = (props.position, props.last);
            let position = ahead.borrow().map_or(drawn, |ahead| ahead.target).min(last);
            let step = command.after(position, last, *is_playing);
            playing.set(step.is_playing);
            let target = step.position;
            if target != position {
                *ahead.borrow_mut() = Some(Ahead { drawn, target });
                props.on_move.emit(target);
            }
        },
    )
}

/// What a tick of the timer needs to know of the latest render.
#[derive(Clone, PartialEq)]
struct Now {
    props: TimeControlProps,
    set_playing: UseStateSetter<bool>,
}

impl Now {
    fn tick(&self, pace: Pace) {
        let props = &self.props;
        match pace.tick(props.position, props.last, props.busy) {
            Tick::Move(next) => props.on_move.emit(next),
            Tick::Wait => {}
            Tick::Stop => self.set_playing.set(false),
        }
    }
}

/// Steps forward while playing, and stops at the end. The timer goes on however often the control is drawn anew, as it is
/// several times a second while something is being computed.
#[hook]
fn use_playing(
    props: &TimeControlProps,
    playing: bool,
    speed: f64,
    set_playing: UseStateSetter<bool>,
) {
    let props = props.clone();
    let tick = use_latest(Now { props, set_playing }, Now::tick);
    use_effect_with((playing, Pace::of(speed)), move |&(playing, pace)| {
        let timer = playing.then(|| Interval::new(pace.milliseconds, move || tick.emit(pace)));
        move || drop(timer)
    });
}
