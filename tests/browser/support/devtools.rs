//! What Chromium's driver can do beyond the WebDriver standard: DevTools commands, logs, and start options.

use std::path::Path;

use fantoccini::Client;
use fantoccini::wd::{Capabilities, WebDriverCompatibleCommand};
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

use super::failure::Failure;
use super::settings;
use super::viewport::Viewport;

/// No window, which a headless shell never has, and no connections but those the page makes.
const ARGUMENTS: [&str; 13] = [
    "--headless=new",
    // Containers and administrators cannot have Chromium's sandbox; the only page it sees is ours.
    "--no-sandbox",
    // Containers often have little shared memory.
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-default-apps",
    "--disable-sync",
    "--no-first-run",
    "--no-default-browser-check",
    "--force-color-profile=srgb",
    // Tests come one after the other, and in one process what one has compiled of the page's program the next has too.
    "--renderer-process-limit=1",
];

/// A mouse, which a browser without a window lacks: it points finely, and hovers.
const MOUSE: &str = "--blink-settings=primaryHoverType=2,availableHoverTypes=2,\
                     primaryPointerType=4,availablePointerTypes=4";

/// A camera that needs no one to allow it.
const CAMERA: [&str; 2] = [
    "--use-fake-device-for-media-stream",
    "--use-fake-ui-for-media-stream",
];

/// The driver's commands that are its own, all sent as a JSON body below the session's address.
#[derive(Debug)]
struct Extension {
    path: &'static str,
    body: Value,
}

impl WebDriverCompatibleCommand for Extension {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!(
            "session/{}/{}",
            session.unwrap_or_default(),
            self.path
        ))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}

/// Runs one command of the Chrome DevTools protocol.
pub async fn execute(client: &Client, command: &str, parameters: Value) -> Result<Value, Failure> {
    let extension = Extension {
        path: "goog/cdp/execute",
        body: json!({ "cmd": command, "params": parameters }),
    };
    Ok(client.issue_cmd(extension).await?)
}

/// Takes the messages that the console has gained since it was last asked.
pub async fn take_console(client: &Client) -> Result<Vec<Value>, Failure> {
    let extension = Extension {
        path: "se/log",
        body: json!({ "type": "browser" }),
    };
    match client.issue_cmd(extension).await? {
        Value::Array(entries) => Ok(entries),
        other => Err(Failure::Answer {
            question: "the console's messages".to_owned(),
            answer: other.to_string(),
        }),
    }
}

/// What a session is started with. A `camera` is a video that the browser's camera sees, lent without asking.
pub fn capabilities(viewport: Viewport, camera: Option<&Path>) -> Capabilities {
    let mut arguments = arguments(viewport);
    if let Some(video) = camera {
        arguments.extend(CAMERA.map(str::to_owned));
        arguments.push(format!(
            "--use-file-for-fake-video-capture={}",
            video.display()
        ));
    }
    let mut options = json!({ "args": arguments });
    if let Some(program) = settings::chromium() {
        options["binary"] = program.into();
    }
    let milliseconds = settings::PATIENCE.as_millis() as u64;
    let timeouts = json!({ "script": milliseconds, "pageLoad": milliseconds });
    Capabilities::from_iter([
        ("browserName".to_owned(), "chrome".into()),
        ("goog:chromeOptions".to_owned(), options),
        ("goog:loggingPrefs".to_owned(), json!({ "browser": "ALL" })),
        ("timeouts".to_owned(), timeouts),
    ])
}

fn arguments(viewport: Viewport) -> Vec<String> {
    let mut arguments: Vec<String> = ARGUMENTS.map(str::to_owned).into();
    let Viewport { width, height, .. } = viewport;
    arguments.push(format!("--window-size={width},{height}"));
    if !viewport.mobile {
        arguments.push(MOUSE.to_owned());
    }
    arguments
}

/// Makes the browser look like `viewport`; before the page is loaded.
///
/// By DevTools rather than by the window's size, because windows cannot be as narrow as telephones.
pub async fn emulate(client: &Client, viewport: Viewport) -> Result<(), Failure> {
    let metrics = json!({
        "width": viewport.width,
        "height": viewport.height,
        "deviceScaleFactor": 1,
        "mobile": viewport.mobile,
    });
    execute(client, "Emulation.setDeviceMetricsOverride", metrics).await?;
    if viewport.mobile {
        let touch = json!({ "enabled": true });
        execute(client, "Emulation.setTouchEmulationEnabled", touch).await?;
    }
    let scheme = if viewport.dark { "dark" } else { "light" };
    let motion = if viewport.reduced_motion {
        "reduce"
    } else {
        "no-preference"
    };
    let colours = if viewport.forced_colours {
        "active"
    } else {
        "none"
    };
    let media = if viewport.printed { "print" } else { "" };
    let media = json!({ "media": media, "features": [
        { "name": "forced-colors", "value": colours },
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": motion },
    ]});
    execute(client, "Emulation.setEmulatedMedia", media).await?;
    Ok(())
}
