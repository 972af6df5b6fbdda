//! The moves with their numbers, and over them what is known beside those.

use super::numbered_stone::NumberedStone;
use engines::mcts::MoveStatistics;
use engines::solver::{Bounds, Score};
use experiments::mcts::{MctsExperiment, Sight, Thoughts};
use experiments::solve::Truth;
use games::Player;
use games::connect_four::Column;
use page_kit::components::connect_four_board::{bounds_text, known_text};
use page_kit::components::data_table::{DataTable, Header};
use page_kit::components::run::RunFailure;
use page_model::kit::runs::words::state_name;
use page_model::mcts::about;
use page_model::mcts::thinking::Found;
use page_model::mcts::thoughts_table::{bound, is_shown, moves, summary};
use runner::scheduler::JobState;
use texts::Texts;
use yew::prelude::*;

/// What the table shows beside what was found.
pub struct Beside<'a> {
    pub id: &'static str,
    /// The experiment that was asked.
    pub lab: &'a MctsExperiment,
    pub truth: Option<&'a Truth>,
}

/// The table of the moves: what is certain of them, and what the search thinks or will think.
pub fn moves_table(found: Option<&Found>, beside: &Beside, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.page;
    let legal = moves(beside.lab, found);
    let shown = |index: usize| is_shown(beside.lab, found, beside.truth.is_some(), index);
    let row = |&column: &Column| {
        let statistics = found.and_then(|found| {
            found
                .findings
                .moves
                .iter()
                .find(|known| known.action == column)
        });
        let best = found.is_some_and(|found| found.findings.best == Some(column));
        let cells = cells(statistics, found, beside, column, texts);
        html! {
            <tr key={column.number()} class={best.then_some("best")} data-column={column.symbol().to_string()}
                data-about={about::node(&[column.index()])}>
                <th scope="row">{ column.number() }{ if best { " ★" } else { "" } }</th>
                { for cells.into_iter().enumerate().filter(|(index, _)| shown(index + 1)).map(|(_, cell)| cell) }
            </tr>
        }
    };
    let header = words.thoughts_header.iter().enumerate();
    let header = header.filter(|(index, _)| shown(*index));
    let header: Header = header.map(|(_, name)| *name).collect();
    if !(1..words.thoughts_header.len()).any(shown) {
        // Of who knows nothing but the choice there is no table.
        return Html::default();
    }
    html! { <DataTable id={beside.id} {header}>{ for legal.iter().map(row) }</DataTable> }
}

/// Exact score, visits, mean, noise of sampling, bound, prior, what the agent knows of the score.
fn cells(
    statistics: Option<&MoveStatistics<Column>>,
    found: Option<&Found>,
    beside: &Beside,
    column: Column,
    texts: &Texts,
) -> [Html; 7] {
    let words = &texts.labs.mcts.page;
    let known = beside.truth.and_then(|truth| truth.of(column));
    let is_best = beside.truth.is_some_and(|truth| truth.is_best(column));
    let exact = known.map_or_else(String::new, |known| {
        known_text(known, &texts.labs.solve.page)
    });
    let text =
        |value: Option<String>| html! { <td>{ value.unwrap_or_else(|| "–".to_owned()) }</td> };
    let all = found.map_or(0, |found| {
        found.findings.moves.iter().map(|known| known.visits).sum()
    });
    let proven = statistics
        .and_then(MoveStatistics::proven)
        .map(|proven| words.proven[proven as usize]);
    [
        html! {
            <td class={classes!("exact", is_best.then_some("best"))} data-exact={exact.clone()}>
                { exact }{ in_words(known.and_then(|known| known.bounds.score()), beside, texts) }
            </td>
        },
        text(statistics.map(|known| (texts.number)(known.visits))),
        html! {
            <td>
                { statistics.and_then(MoveStatistics::mean).map_or_else(|| "–".to_owned(), |mean| format!("{mean:.3}")) }
                if let Some(proven) = proven { <span class="proven">{ proven }</span> }
            </td>
        },
        text(statistics.map(|known| {
            let (low, high) = known.interval();
            format!("{low:.3} – {high:.3}")
        })),
        text(
            statistics
                .and_then(|known| bound(known, all, beside.lab))
                .map(|bound| format!("{bound:.3}")),
        ),
        text(statistics.map(|known| format!("{:.2}", known.prior.mean))),
        own_score(found, beside, column, texts),
    ]
}

/// How a move ends that has this score, and when.
fn in_words(score: Option<Score>, beside: &Beside, texts: &Texts) -> Html {
    let Some(score) = score else {
        return Html::default();
    };
    let moves = beside.lab.solve().moves_to_end(score);
    html! { <span class="in-words quiet small">{ (texts.labs.solve.page.scored)(score, moves) }</span> }
}

/// What an agent that knows exact scores knows of this move.
fn own_score(found: Option<&Found>, beside: &Beside, column: Column, texts: &Texts) -> Html {
    let bounds = found.and_then(|found| {
        let thoughts = &found.findings;
        let place = thoughts
            .moves
            .iter()
            .position(|known| known.action == column)?;
        thoughts.sight.as_ref()?.bounds(place)
    });
    let written = bounds.and_then(|bounds| bounds_text(bounds, &texts.labs.solve.page));
    let score = bounds.and_then(Bounds::score);
    html! { <td>{ written.unwrap_or_else(|| "–".to_owned()) }{ in_words(score, beside, texts) }</td> }
}

/// Over the table: what is known beside the numbers of the moves, how far the search has come.
pub fn summary_line(id: &'static str, lab: &MctsExperiment, found: &Found, texts: &Texts) -> Html {
    let thoughts = &found.findings;
    html! {
        <>
            <p {id} data-state={state_name(Some(&found.state))}
                data-done={thoughts.progress.done.to_string()}
                data-milliseconds={found.milliseconds.to_string()}
                data-busy-milliseconds={found.all_busy_milliseconds().to_string()}>
                { summary(lab, found, texts) }
            </p>
            { expected_line(lab, thoughts) }
            if let JobState::Failed(failure) = &found.state {
                <RunFailure failure={failure.clone()} />
            }
        </>
    }
}

/// The moves that minimax expects, as stones.
fn expected_line(lab: &MctsExperiment, thoughts: &Thoughts) -> Html {
    let Some(Sight::Minimax { line, .. }) = &thoughts.sight else {
        return Html::default();
    };
    let stones = line.iter().enumerate().map(|(place, column)| {
        html! { <NumberedStone key={place} player={Player::at_ply(lab.plies() + place)} number={column + 1} /> }
    });
    html! { <p class="playout-moves" aria-hidden="true">{ for stones }</p> }
}
