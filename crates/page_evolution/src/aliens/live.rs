//! A game being played by hand: steps at an even pace, painted as often as the screen shows a picture.
//!
//! All that is computed here is a step of the rules, some twenty times per second. How long frames take decides only when a step
//! comes; what happens in it follows from the seed and what is pressed.

use super::frames::Frames;
use super::keys::listen;
use super::numbers::numbers;
use super::painter::Painter;
use super::picture::{canvas_of, use_pixels};
use experiments::aliens::{Actions, AliensExperiment};
use experiments::aliens_game::AliensGameExperiment;
use games::ForwardModel;
use page_kit::context::use_page;
use page_model::aliens::keys::{Held, Keys};
use page_model::aliens::live::Live as Game;
use std::cell::RefCell;
use std::rc::Rc;
use web_sys::HtmlCanvasElement;
use yew::prelude::*;

#[derive(PartialEq, Properties)]
pub struct LiveProps {
    pub lab: AliensExperiment,
    /// What was done so far.
    pub actions: Actions,
    pub steps_per_second: u32,
    /// Told what was done, when somebody pauses or the game is over.
    pub on_end: Callback<Actions>,
    /// The pause button's place in the row of buttons.
    pub is_pausing: bool,
}

fn paint(game: &Game, canvas: &NodeRef) {
    if let Some(canvas) = canvas.cast::<HtmlCanvasElement>() {
        let (before, part) = game.before();
        // A browser without a canvas shows the words in its place.
        let _ = Painter::paint(&canvas, before, game.now(), part);
    }
}

/// Steps and paints from frame to frame, until the game is over.
#[hook]
fn use_steps(
    steps_per_second: u32,
    game: &Rc<RefCell<Game>>,
    keys: &Rc<Keys>,
    canvas: &NodeRef,
    pause: &Callback<()>,
) {
    let again = use_force_update();
    let (game, keys) = (game.clone(), keys.clone());
    let (canvas, pause) = (canvas.clone(), pause.clone());
    use_effect_with(steps_per_second, move |&steps_per_second| {
        let stop = pause.clone();
        let listeners = listen(&keys, move || stop.emit(()));
        let frames = Frames::new(move |time| {
            let has_stepped = game.borrow_mut().go_to(time, steps_per_second, &keys);
            paint(&game.borrow(), &canvas);
            if has_stepped {
                again.force_update();
            }
            let is_over = game.borrow().now().is_over();
            if is_over {
                pause.emit(());
            }
            !is_over
        });
        move || drop((listeners, frames))
    });
}

/// The canvas, the numbers and the touch buttons.
#[component]
pub fn Live(props: &LiveProps) -> Html {
    let texts = use_page().texts;
    let canvas = use_node_ref();
    use_pixels(&canvas);
    let keys = use_memo((), |()| Keys::default());
    let game =
        use_mut_ref(|| Game::new(AliensGameExperiment::of(&props.lab).playthrough(&props.actions)));
    let pause = {
        let (game, on_end) = (game.clone(), props.on_end.clone());
        Callback::from(move |()| {
            let done = game.borrow().actions();
            on_end.emit(done);
        })
    };
    use_steps(props.steps_per_second, &game, &keys, &canvas, &pause);
    {
        let pause = pause.clone();
        use_effect_with(props.is_pausing, move |is_pausing| {
            if *is_pausing {
                pause.emit(());
            }
        });
    }
    let game = game.borrow();
    let now = game.now();
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
