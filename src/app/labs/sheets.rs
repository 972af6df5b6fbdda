//! The style sheets that only labs need. They travel with the labs' program, so that a first visit does not wait for
//! them.

const SHEETS: [&str; 8] = [
    include_str!("../../../styles/forms.css"),
    include_str!("../../../styles/ladder.css"),
    include_str!("../../../styles/evolution.css"),
    include_str!("../../../styles/racing.css"),
    include_str!("../../../styles/regret.css"),
    include_str!("../../../styles/regret_inside.css"),
    include_str!("../../../styles/regret_play.css"),
    include_str!("../../../styles/tuning.css"),
];

/// Gives the page the sheets. A browser that refuses leaves it plain, and usable.
pub fn install() {
    let document = web_sys::window().and_then(|window| window.document());
    let inserted = document.and_then(|document| {
        let head = document.query_selector("head").ok()??;
        let style = document.create_element("style").ok()?;
        style.set_text_content(Some(&SHEETS.concat()));
        head.append_child(&style).ok()
    });
    debug_assert!(inserted.is_some());
}
