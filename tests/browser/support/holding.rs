//! Programs that are held back, so that a test sees the page without them.

/// While `window.isHeld`, fetching a file with `part` in its address fails if `fails`, and waits otherwise.
pub fn holding(part: &str, fails: bool) -> String {
    format!(
        "const plain = window.fetch;
         window.isHeld = true;
         window.fetch = (...request) => !window.isHeld || !String(request[0]).includes({part:?})
             ? plain(...request)
             : {fails} ? Promise.reject(new TypeError('held back')) : new Promise(then => {{
                 const waiting = setInterval(() => {{
                     if (window.isHeld) return;
                     clearInterval(waiting);
                     then(plain(...request));
                 }}, 20);
             }});"
    )
}
