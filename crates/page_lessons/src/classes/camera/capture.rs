//! Camera of this machine, as browsers lend it: asked for, looked through, given back when dropped.

use js_sys::{Array, JSON, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    DomException, HtmlVideoElement, MediaDeviceInfo, MediaDeviceKind, MediaDevices, MediaStream,
    MediaStreamConstraints, MediaStreamTrack,
};

/// A code on a telephone an arm's length away needs about as many pixels across the picture; more cost time.
const WIDTH: u32 = 1280;
const HEIGHT: u32 = 720;

/// Why there is no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CameraFault {
    /// The page is not served over HTTPS, or the browser has no cameras.
    Insecure,
    Refused,
    Missing,
    /// Another program has it.
    Busy,
    /// It was unplugged, or taken away in the browser.
    Ended,
    /// The program that reads pictures cannot be loaded or does not run.
    NoReader,
}

impl CameraFault {
    /// By the names that Media Capture and Streams, section 10.2, has for them.
    fn of(error: &JsValue) -> Self {
        let name = error.dyn_ref::<DomException>().map(DomException::name);
        match name.as_deref() {
            Some("NotFoundError" | "OverconstrainedError") => Self::Missing,
            Some("NotReadableError" | "AbortError") => Self::Busy,
            _ => Self::Refused,
        }
    }
}

/// One of several cameras.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Device {
    pub id: String,
    pub label: String,
}

/// A camera that is on. Dropping it turns it off.
pub struct Capture {
    stream: MediaStream,
}

impl Drop for Capture {
    fn drop(&mut self) {
        for track in tracks(&self.stream) {
            track.stop();
        }
    }
}

impl Capture {
    /// Asks for the camera with this id; without one, for that which looks away from who holds the machine.
    pub async fn ask(device: Option<&str>) -> Result<Self, CameraFault> {
        let devices = media_devices().ok_or(CameraFault::Insecure)?;
        let asked = devices
            .get_user_media_with_constraints(&constraints(device))
            .map_err(|error| CameraFault::of(&error))?;
        let stream = JsFuture::from(asked)
            .await
            .map_err(|error| CameraFault::of(&error))?;
        Ok(Self {
            stream: stream.unchecked_into(),
        })
    }

    /// Shows what it sees.
    pub fn show_in(&self, video: &HtmlVideoElement) {
        video.set_src_object(Some(&self.stream));
        // Refused where a page may not start videos by itself; the first frame is there all the same.
        let _ = video.play();
    }

    /// Whether it looks at who holds the machine: people expect to see themselves as in a mirror. A camera that does not say is that of
    /// a laptop.
    pub fn is_mirror(&self) -> bool {
        let settings = self
            .track()
            .map(|track| JsValue::from(track.get_settings()));
        let facing =
            settings.and_then(|settings| Reflect::get(&settings, &"facingMode".into()).ok());
        facing.and_then(|facing| facing.as_string()).as_deref() != Some("environment")
    }

    /// The picture's source, which says when it has ended.
    pub fn track(&self) -> Option<MediaStreamTrack> {
        tracks(&self.stream).next()
    }
}

/// All cameras; their names are known only while one is lent.
pub async fn devices() -> Vec<Device> {
    let Some(listed) = media_devices().and_then(|devices| devices.enumerate_devices().ok()) else {
        return Vec::new();
    };
    let listed: Option<Array> = JsFuture::from(listed)
        .await
        .ok()
        .and_then(|all| all.dyn_into().ok());
    let infos = listed.unwrap_or_default();
    let cameras = infos
        .iter()
        .map(|info| info.unchecked_into::<MediaDeviceInfo>());
    cameras
        .filter(|info| info.kind() == MediaDeviceKind::Videoinput)
        .map(|info| Device {
            id: info.device_id(),
            label: info.label(),
        })
        .collect()
}

/// Outside of secure contexts there are none, whatever the types say.
fn media_devices() -> Option<MediaDevices> {
    let navigator = web_sys::window()?.navigator();
    let devices = Reflect::get(&navigator, &"mediaDevices".into()).ok()?;
    devices.dyn_into().ok()
}

fn constraints(device: Option<&str>) -> MediaStreamConstraints {
    let size = format!(r#""width":{{"ideal":{WIDTH}}},"height":{{"ideal":{HEIGHT}}}"#);
    let which = match device {
        Some(id) => format!(r#""deviceId":{{"exact":{}}}"#, serde_json::Value::from(id)),
        None => r#""facingMode":{"ideal":"environment"}"#.to_owned(),
    };
    let text = format!(r#"{{"audio":false,"video":{{{size},{which}}}}}"#);
    let parsed = JSON::parse(&text).unwrap_or_else(|_| Object::new().into());
    parsed.unchecked_into()
}

fn tracks(stream: &MediaStream) -> impl Iterator<Item = MediaStreamTrack> {
    let tracks = stream.get_video_tracks().to_vec();
    tracks.into_iter().map(JsCast::unchecked_into)
}
