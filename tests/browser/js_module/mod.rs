//! The JavaScript module and the element, in pages of another origin, and the module in Node.

mod element;
mod everywhere;
mod examples;
mod node;
mod types;

use crate::support::{Failure, Page};
use serde_json::Value;

/// A page of another origin that allows no more than the documentation says, with the module as `S`; it counts workers.
fn with_module(page: &Page) -> String {
    let (origin, url) = (page.origin(), page.url());
    format!(
        "<!doctype html><meta charset=\"utf-8\">
        <meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; script-src 'nonce-a' {origin} 'wasm-unsafe-eval'; worker-src blob: {origin}; connect-src {origin}\">
        <script nonce=\"a\">
            const Begun = Worker;
            alive = 0; begun = 0;
            Worker = class extends Begun {{
                constructor(...all) {{ super(...all); alive += 1; begun += 1; }}
                terminate() {{ alive -= 1; super.terminate(); }}
            }};
        </script>
        <script type=\"module\" nonce=\"a\">import * as S from \"{url}saddlepoint.js\"; globalThis.S = S;</script>"
    )
}

/// What a promise comes to: `body` is that of an async function; a fault is the object `{{ fault }}`.
async fn awaited(page: &Page, body: &str, arguments: Vec<Value>) -> Result<Value, Failure> {
    page.wait_until("the module", "return Boolean(globalThis.S)", vec![])
        .await?;
    let begin = format!(
        "globalThis.outcome = undefined;
        (async (...arguments) => {{ {body} }})(...arguments).then(
            (value) => outcome = {{ value }},
            (fault) => outcome = {{ value: {{ fault: {{ name: fault.name, code: fault.code, message: fault.message, seconds: fault.seconds }} }} }})"
    );
    page.script(&begin, arguments).await?;
    page.wait_until("an outcome", "return outcome !== undefined", vec![])
        .await?;
    page.script("return outcome.value ?? null", vec![]).await
}
