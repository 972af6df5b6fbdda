//! Foretold moves of games that were not learned from: by learned ratings, by those set by hand, by chance.

use experiments::ratings::ForetoldResult;
use page_kit::components::dots::{Dot, DotPlot};
use page_model::kit::dots::Marks;
use texts::Texts;
use yew::prelude::*;

/// A share, if there is one, and its interval.
type Share = (Option<f64>, Option<(f64, f64)>);

/// Three shares on one scale.
pub fn foretold_plot(of: &ForetoldResult, texts: &'static Texts) -> Html {
    let words = &texts.labs.ratings.page;
    let shares = [
        (of.learned, Some(of.learned_interval)),
        (of.by_hand, Some(of.by_hand_interval)),
        (of.by_chance, None),
    ];
    let dot = |(&name, (value, whisker)): (&&'static str, Share)| Dot {
        name: html! { name },
        marks: Marks {
            value,
            whisker,
            truth: None,
        },
        text: html! { value.map_or_else(|| "–".to_owned(), words.percent) },
        class: Classes::new(),
        about: None,
    };
    let dots: Vec<Dot> = words.foretold.iter().zip(shares).map(dot).collect();
    html! {
        <div class="rows">
            <p class="quiet small">{ words.foretold_lead }</p>
            <DotPlot id="foretold" label={words.foretold_lead} {dots} range={(0.0, 1.0)} />
            <p class="quiet small">{ (words.foretold_moves)(&(texts.number)(of.moves)) }</p>
        </div>
    }
}
