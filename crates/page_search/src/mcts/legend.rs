//! Legend of the tree: each mark as it is drawn, and its meaning.

use super::numbered_stone::NumberedStone;
use games::Player;
use page_kit::components::legend::Entry;
use texts::StageTexts;
use yew::prelude::*;

/// Marks with their meanings.
pub fn entries(words: &StageTexts) -> Vec<Entry> {
    let marks = [
        picture(html! {
            <>
                <rect class="box" x="-16" y="-11" width="32" height="22" rx="4" />
                <text class="visits" y="4.5">{ "7" }</text>
            </>
        }),
        html! { <NumberedStone player={Player::First} number={3} /> },
        html! { <NumberedStone player={Player::Second} number={3} /> },
        picture(html! { <path class="edge lit" d="M-15 0H15" stroke-width="5" /> }),
        picture(html! { <path class="way" d="M-15 0H15" /> }),
        picture(
            html! { <g class="gain"><rect x="-13" y="-9" width="26" height="18" rx="9" /><text y="4.3">{ "+1" }</text></g> },
        ),
        picture(html! { <text class="hidden" y="4.5">{ "+12" }</text> }),
    ];
    let meanings = words.legend.map(AttrValue::Static);
    marks.into_iter().zip(meanings).collect()
}

fn picture(mark: Html) -> Html {
    html! { <svg class="growing legend-mark" viewBox="-18 -13 36 26" aria-hidden="true">{ mark }</svg> }
}
