//! Shares of the visits, behind time: how much each move has had so far, the chosen one marked.

use experiments::mcts::Thoughts;
use yew::prelude::*;

/// Size of the picture, in units of its own: it is stretched.
const WIDTH: f64 = 1_000.0;
const HEIGHT: f64 = 100.0;

/// A line a move, from the first simulation to the last; nothing where nothing was counted.
pub fn shares(thoughts: Option<&Thoughts>) -> Html {
    let Some(thoughts) = thoughts.filter(|thoughts| thoughts.history.len() > 1) else {
        return Html::default();
    };
    let last = (thoughts.history.len() - 1) as f64;
    let share = |moment: usize, place: usize| {
        let moves = &thoughts.history[moment];
        let all: u64 = moves.iter().map(|known| known.visits).sum();
        moves[place].visits as f64 / all.max(1) as f64
    };
    // As high as they become, but for the first moments, when one move has all.
    let settled = thoughts.history.len() / 8..thoughts.history.len();
    let shares =
        settled.flat_map(|moment| (0..thoughts.moves.len()).map(move |place| (moment, place)));
    let highest = shares
        .map(|(moment, place)| share(moment, place))
        .fold(0.01, f64::max);
    let line = |place: usize| {
        let points = (0..thoughts.history.len()).map(|moment| {
            let (x, y) = (
                moment as f64 / last * WIDTH,
                HEIGHT * (1.0 - (share(moment, place) / highest).min(1.0)),
            );
            format!("{x:.0},{y:.1}")
        });
        let points: Vec<String> = points.collect();
        let is_best = thoughts.best == Some(thoughts.moves[place].action);
        (
            is_best,
            html! {
                <polyline class={classes!("share-line", is_best.then_some("best"))} points={points.join(" ")} />
            },
        )
    };
    let mut lines: Vec<(bool, Html)> = (0..thoughts.moves.len()).map(line).collect();
    lines.sort_by_key(|(is_best, _)| *is_best);
    html! {
        <svg viewBox={format!("0 0 {WIDTH} {HEIGHT}")} preserveAspectRatio="none">{ for lines.into_iter().map(|(_, line)| line) }</svg>
    }
}
