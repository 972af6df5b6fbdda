//! A game being played by hand: steps at an even pace, painted as often as the screen shows a picture.
//!
//! All that is computed here is a step of the rules, some twenty times per second. How long frames take decides only when a step
//! comes; what happens in it follows from the seed and what is pressed.

use super::frames::Frames;
use super::keys::{Held, Keys};
use super::numbers::numbers;
use super::painter::Painter;
use super::picture::{canvas_of, use_pixels};
use experiments::aliens::{Actions, AliensLab};
use experiments::aliens_game::AliensGameLab;
use games::ForwardModel;
use games::aliens::Playthrough;
use page_kit::context::use_page;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

/// More steps are not made up for, after a pause of the browser's.
const MAX_STEPS_A_FRAME: f64 = 3.0;

#[derive(PartialEq, Properties)]
pub struct LiveProps {
    pub lab: AliensLab,
    /// What was done so far.
    pub actions: Actions,
    pub steps_per_second: u32,
    /// Told what was done, when somebody pauses or the game is over.
    pub on_end: Callback<Actions>,
    /// The pause button's place in the row of buttons.
    pub is_pausing: bool,
}

/// The game under way.
struct Game {
    playthrough: Playthrough,
    /// The time of the last frame, and how much of the next step has passed.
    time: Option<f64>,
    part: f64,
}

impl Game {
    /// Goes on to a time in milliseconds; whether a step was made.
    fn go_to(&mut self, time: f64, steps_per_second: u32, keys: &Keys) -> bool {
        let last = self.time.replace(time).unwrap_or(time);
        let passed = (time - last).max(0.0) * f64::from(steps_per_second) / 1_000.0;
        self.part += passed.min(MAX_STEPS_A_FRAME);
        let mut has_stepped = false;
        while self.part >= 1.0 && !self.playthrough.now().is_over() {
            let can_fire = self.playthrough.now().can_fire_next();
            self.playthrough.step(keys.action(can_fire));
            self.part -= 1.0;
            has_stepped = true;
        }
        has_stepped
    }

    fn paint(&self, canvas: &NodeRef) {
        if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
            let last = self.playthrough.steps();
            let before = self.playthrough.at(last.saturating_sub(1));
            // A browser without a canvas shows the words in its place.
            let _ = Painter::paint(&canvas, before, self.playthrough.now(), self.part.min(1.0));
        }
    }
}

/// The canvas, the numbers and the touch buttons.
#[component]
pub fn Live(props: &LiveProps) -> Html {
    let texts = use_page().texts;
    let canvas = use_node_ref();
    use_pixels(&canvas);
    let keys = use_memo((), |()| Keys::default());
    let again = use_force_update();
    let game = use_mut_ref(|| Game {
        playthrough: AliensGameLab::of(&props.lab).playthrough(&props.actions),
        time: None,
        part: 0.0,
    });
    let pause = {
        let (game, on_end) = (game.clone(), props.on_end.clone());
        Callback::from(move |()| on_end.emit(done(&game)))
    };
    {
        let (game, keys, canvas, pause) =
            (game.clone(), keys.clone(), canvas.clone(), pause.clone());
        use_effect_with(props.steps_per_second, move |&steps_per_second| {
            let stop = pause.clone();
            let listeners = keys.listen(move || stop.emit(()));
            let frames = Frames::new(move |time| {
                let has_stepped = game.borrow_mut().go_to(time, steps_per_second, &keys);
                game.borrow().paint(&canvas);
                if has_stepped {
                    again.force_update();
                }
                let is_over = game.borrow().playthrough.now().is_over();
                if is_over {
                    pause.emit(());
                }
                !is_over
            });
            move || drop((listeners, frames))
        });
    }
    {
        let pause = pause.clone();
        use_effect_with(props.is_pausing, move |is_pausing| {
            if *is_pausing {
                pause.emit(());
            }
        });
    }
    let game = game.borrow();
    let now = game.playthrough.now();
    html! {
        <>
            <div class="aliens-frame" id="live">{ canvas_of(canvas, now, texts) }</div>
            <div class="aliens-told">
                { numbers(now, texts) }
                <p class="quiet small">{ texts.labs.aliens.page.keys }</p>
            </div>
            { touch_buttons(&keys, texts) }
        </>
    }
}

fn done(game: &Rc<RefCell<Game>>) -> Actions {
    Actions(game.borrow().playthrough.actions().to_vec())
}

fn touch_buttons(keys: &Rc<Keys>, texts: &texts::Texts) -> Html {
    let words = &texts.labs.aliens.page;
    let button = |held: Held, name: &'static str, sign: &'static str| {
        let set = |is_down: bool| {
            let keys = keys.clone();
            Callback::from(move |_: PointerEvent| keys.set(held, is_down))
        };
        html! {
            <button class="aliens-touch" aria-label={name} title={name} onpointerdown={set(true)} onpointerup={set(false)}
                onpointercancel={set(false)} onpointerleave={set(false)}>{ sign }</button>
        }
    };
    html! {
        <div class="aliens-pad" role="group" aria-label={words.keys}>
            { button(Held::Left, words.left, "◀") }
            { button(Held::Fire, words.fire, "▲") }
            { button(Held::Right, words.right, "▶") }
        </div>
    }
}
