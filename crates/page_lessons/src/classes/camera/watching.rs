//! Watching: a camera that is on while a component is there, with its frames read as fast as they can be.

use super::capture::{CameraFault, Capture, Device, devices};
use super::code_reader::CodeReader;
use super::frame::Canvas;
use gloo::events::EventListener;
use gloo::timers::callback::Interval;
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlVideoElement;
use yew::prelude::*;

/// Between frames, in milliseconds; one that is still being read is not followed by another.
const PAUSE: u32 = 100;

/// What the camera is at.
#[derive(Clone, Debug, PartialEq)]
pub enum Watching {
    /// The browser asks whether it may.
    Asking,
    On {
        is_mirror: bool,
        devices: Vec<Device>,
    },
    Failed(CameraFault),
}

/// A camera that is on, and what looks at its frames.
struct On {
    _frames: Interval,
    _ended: Option<EventListener>,
    _capture: Capture,
}

/// What an attempt has come to. The answer to one that nobody waits for any more is dropped, and the camera with it.
enum Attempt {
    Wanted,
    On { _on: On },
    Over,
}

/// Turns the camera on, gives its frames to `reader`, and turns it off with the component. Another `device` or `attempt` asks again.
#[hook]
pub fn use_watching(
    video: &NodeRef,
    reader: &Rc<CodeReader>,
    device: Option<String>,
    attempt: u32,
) -> (Watching, UseStateSetter<Watching>) {
    let watching = use_state(|| Watching::Asking);
    let (setter, video, reader) = (watching.setter(), video.clone(), reader.clone());
    use_effect_with((device, attempt), move |(device, _)| {
        setter.set(Watching::Asking);
        let slot = Rc::new(RefCell::new(Attempt::Wanted));
        let (device, place) = (device.clone(), slot.clone());
        spawn_local(async move {
            let asked = Capture::ask(device.as_deref()).await;
            let known = devices().await;
            let mut place = place.borrow_mut();
            if !matches!(*place, Attempt::Wanted) {
                return;
            }
            match asked.map(|capture| begin(capture, &video, reader, &setter)) {
                Ok((on, is_mirror)) => {
                    *place = Attempt::On { _on: on };
                    setter.set(Watching::On {
                        is_mirror,
                        devices: known,
                    });
                }
                Err(fault) => setter.set(Watching::Failed(fault)),
            }
        });
        move || *slot.borrow_mut() = Attempt::Over
    });
    ((*watching).clone(), watching.setter())
}

/// Shows and reads what the camera sees; and whether it is shown as in a mirror.
fn begin(
    capture: Capture,
    video: &NodeRef,
    reader: Rc<CodeReader>,
    setter: &UseStateSetter<Watching>,
) -> (On, bool) {
    let element = video.cast::<HtmlVideoElement>();
    if let Some(element) = &element {
        capture.show_in(element);
    }
    let ended = capture.track().map(|track| {
        let setter = setter.clone();
        EventListener::once(&track, "ended", move |_| {
            setter.set(Watching::Failed(CameraFault::Ended));
        })
    });
    let canvas = Canvas::new();
    let frames = Interval::new(PAUSE, move || {
        let frame = element
            .as_ref()
            .zip(canvas.as_ref())
            .filter(|_| reader.is_free())
            .and_then(|(element, canvas)| canvas.of_video(element));
        if let Some(frame) = frame {
            reader.read(frame);
        }
    });
    let is_mirror = capture.is_mirror();
    let on = On {
        _frames: frames,
        _ended: ended,
        _capture: capture,
    };
    (on, is_mirror)
}
