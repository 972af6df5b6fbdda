//! Style sheets that travel with the program, so that the first page does not wait for them: of labs, and of pictures that can be taken
//! away with them.

use super::components::chart;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::CssStyleSheet;

/// What the first page needs too, once it is alive.
const FIRST: [&str; 5] = [
    include_str!("../../../styles/rules.css"),
    include_str!("../../../styles/stage.css"),
    include_str!("../../../styles/forms.css"),
    include_str!("../../../styles/mcts.css"),
    include_str!("../../../styles/ladder.css"),
];

/// What is only needed where a lab can be, in the order in which it is read. Labs share some of it.
const LABS: [&str; 19] = [
    include_str!("../../../styles/evolution.css"),
    include_str!("../../../styles/racing.css"),
    include_str!("../../../styles/regret.css"),
    include_str!("../../../styles/regret_inside.css"),
    include_str!("../../../styles/regret_play.css"),
    include_str!("../../../styles/general_sum.css"),
    include_str!("../../../styles/matrix.css"),
    include_str!("../../../styles/continuous.css"),
    include_str!("../../../styles/repeated.css"),
    include_str!("../../../styles/tournament.css"),
    include_str!("../../../styles/bayesian.css"),
    include_str!("../../../styles/auction.css"),
    include_str!("../../../styles/populations.css"),
    include_str!("../../../styles/tree_game.css"),
    include_str!("../../../styles/tuning.css"),
    include_str!("../../../styles/war.css"),
    include_str!("../../../styles/rrrats.css"),
    include_str!("../../../styles/aliens.css"),
    // Last, since it has the last word on paper.
    include_str!("../../../styles/print.css"),
];

thread_local! {
    /// Where [`LABS`] goes: between the others, which keep their precedence.
    static OF_LABS: RefCell<Option<CssStyleSheet>> = const { RefCell::new(None) };
}

/// Gives the page what all pages need. A browser that refuses leaves it plain, and usable.
///
/// As constructed sheets (CSSOM, section 6.1): the page's security policy lets nobody write one into the document.
pub fn install() {
    let installed = try_install();
    debug_assert!(installed.is_ok(), "{installed:?}");
}

/// Gives the page what labs need, unless it has that. Called by modules of the program alone, so that the first page is without it.
pub fn install_labs() {
    let Some(sheet) = OF_LABS.take() else { return };
    let installed = sheet.replace_sync(&LABS.concat());
    debug_assert!(installed.is_ok(), "{installed:?}");
}

fn try_install() -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::UNDEFINED)?;
    let adopted = js_sys::Reflect::get(&document, &"adoptedStyleSheets".into())?;
    let adopted = adopted.unchecked_into::<js_sys::Array>();
    let add = |text: &str| {
        let sheet = CssStyleSheet::new()?;
        sheet.replace_sync(text)?;
        adopted.push(&sheet);
        Ok::<_, JsValue>(sheet)
    };
    add(&FIRST.concat())?;
    OF_LABS.set(Some(add("")?));
    add(&[chart::STYLE, drawing::svg::STYLE].concat()).map(drop)
}
