//! A moment of Aliens: two rows of aliens, a bomb, a base with a hole, a shot and the cannon, each with its name.

use super::parts::{arrow, drawing, remark};
use texts::RulesDrawingTexts;
use yew::prelude::*;

/// The moment.
pub fn aliens(words: &RulesDrawingTexts) -> Html {
    let [aliens, bomb, base, shot, cannon] = words.aliens;
    let alien = |(x, y): (f64, f64)| {
        html! { <rect class="rules-cell" x={x.to_string()} y={y.to_string()} width="18" height="12" rx="4" /> }
    };
    let places = [
        (40.0, 14.0),
        (72.0, 14.0),
        (104.0, 14.0),
        (200.0, 40.0),
        (232.0, 40.0),
    ];
    let cells = [60.0, 76.0, 92.0, 210.0, 242.0];
    let cell = |x: f64| {
        html! { <rect class="rules-cell chosen" x={x.to_string()} y="108" width="15" height="15" /> }
    };
    drawing(
        190.0,
        html! {
            <>
                { for places.map(alien) }
                { arrow((130.0, 20.0), (172.0, 20.0)) }{ arrow((192.0, 46.0), (150.0, 46.0)) }
                { remark((312.0, 24.0), "end", aliens) }
                <circle class="rules-token" cx="209" cy="76" r="5" />
                { remark((222.0, 81.0), "start", bomb) }
                { for cells.map(cell) }
                { remark((312.0, 121.0), "end", base) }
                <rect class="rules-token" x="158" y="96" width="4" height="16" />
                { remark((150.0, 92.0), "end", shot) }
                <rect class="rules-token" x="146" y="158" width="28" height="12" />
                <rect class="rules-token" x="157" y="146" width="6" height="12" />
                { remark((186.0, 169.0), "start", cannon) }
            </>
        },
    )
}
