//! Results as files.

use crate::support::{Viewport, browse, native_result};

/// Links whose results are compared, byte for byte, between Chromium and the native program.
const COMPARED: [&str; 3] = [
    "racing?mean=0.52&epsilon=0.02&repeats=60&seed=7",
    "racing?race=ilebr-1&mean=0.3&epsilon=0.02&repeats=5&seed=7",
    "racing?contest=connect-four&first=tactical&second=random&epsilon=0.2&repeats=3&width=5&height=4",
];

#[test]
fn races_give_the_same_bytes_as_the_command_line() {
    browse("races_same_bytes", Viewport::DESKTOP, "", async |page| {
        page.keep_downloads().await?;
        for link in COMPARED {
            let (_, query) = link.split_once('?').unwrap();
            page.race(query).await?;
            let native = native_result(link, "json");
            assert_eq!(page.download("racing.json").await?, native, "{link}");
        }
        Ok(())
    });
}
