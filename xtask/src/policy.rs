//! The security policy of the published page: in the page itself and as headers for servers that can be told.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use crate::failure::Failure;
use crate::marks;

/// Where the policy goes in `index.html`: the page as it is served for development has none, since Trunk puts a script into it.
const MARK: &str = "<!-- policy -->";

/// Content security policy: what comes from beside the page, and nothing else. No script and no style is written into the page;
/// `wasm-unsafe-eval` is what compiling WebAssembly is called. Who may have the page in a frame is left open on purpose.
const POLICY: [&str; 11] = [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    // Pictures that were drawn here and are made into files.
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
];

/// Headers besides the policy, for every file.
const HEADERS: [(&str, &str); 3] = [
    // For pages of other origins that use `saddlepoint.js`: all that is here is public.
    ("Access-Control-Allow-Origin", "*"),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
];

/// The policy as one line.
pub fn policy() -> String {
    POLICY.join("; ")
}

/// Writes the policy into the built page, and `_headers` as Netlify and Cloudflare Pages read it.
pub fn write(dist: &Path) -> Result<(), Failure> {
    let meta = format!(
        "<meta http-equiv=\"Content-Security-Policy\" content=\"{}\" />",
        policy()
    );
    marks::replace(&dist.join("index.html"), MARK, &meta)?;
    let headers = dist.join("_headers");
    fs::write(&headers, header_file()).map_err(Failure::file("write", &headers))
}

fn header_file() -> String {
    let mut text = format!("/*\n  Content-Security-Policy: {}\n", policy());
    for (name, value) in HEADERS {
        // A string takes everything.
        let _ = writeln!(text, "  {name}: {value}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Servers of one's own are told the same.
    #[test]
    fn ready_files_have_the_policy_and_all_headers() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/publishing");
        for file in ["Caddyfile", "nginx.conf"] {
            let text = fs::read_to_string(folder.join(file)).unwrap();
            assert!(text.contains(&format!("\"{}\"", policy())), "{file}");
            for (name, value) in HEADERS {
                assert!(text.contains(&format!("{name} {value}")), "{file}: {name}");
            }
        }
    }

    #[test]
    fn nothing_that_is_written_into_the_page_is_let_in() {
        assert!(!policy().contains("unsafe-inline") && !policy().contains(" 'unsafe-eval'"));
        assert!(
            POLICY[0] == "default-src 'none'",
            "what is not named is forbidden"
        );
    }
}
