//! The moves with their numbers, and over them what is known beside those.

use super::about;
use super::numbered_stone::NumberedStone;
use super::sight_words::sight_sentence;
use super::thinking::Found;
use engines::mcts::MoveStatistics;
use engines::solver::{Bounds, Score};
use experiments::mcts::{Machine, MctsLab, Sight, Thoughts};
use experiments::solve::Truth;
use games::connect_four::Column;
use games::{Game, Player};
use page_kit::components::connect_four_board::{bounds_text, known_text};
use page_kit::components::data_table::{DataTable, Header};
use page_kit::components::run::RunFailure;
use page_model::kit::runs::words::state_name;
use runner::scheduler::JobState;
use texts::Texts;
use yew::prelude::*;

/// What the table shows beside what was found.
pub struct Beside<'a> {
    pub id: &'static str,
    /// The experiment that was asked.
    pub lab: &'a MctsLab,
    pub truth: Option<&'a Truth>,
}

/// The table of the moves: what is certain of them, and what the search thinks or will think.
pub fn moves_table(found: Option<&Found>, beside: &Beside, texts: &Texts) -> Html {
    let words = &texts.labs.mcts.page;
    // From the beginning, so that nothing below moves when numbers come.
    let legal: Vec<Column> = match found {
        Some(found) => found
            .thoughts
            .moves
            .iter()
            .map(|known| known.action)
            .collect(),
        None => beside.lab.game_so_far().position().actions().collect(),
    };
    let has_numbers = beside.lab.simulates();
    let is_own = beside.lab.agent == Machine::Settings;
    let shown = |index: usize| match index {
        0 => true,
        1 => beside.truth.is_some(),
        2..=4 => has_numbers,
        5 => has_numbers && is_own && has_bounds(beside.lab),
        6 => has_numbers && is_own && beside.lab.prior > 0,
        _ => has_scores(found),
    };
    let row = |&column: &Column| {
        let statistics = found.and_then(|found| {
            found
                .thoughts
                .moves
                .iter()
                .find(|known| known.action == column)
        });
        let best = found.is_some_and(|found| found.thoughts.best == Some(column));
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

/// Whether the agent knows exact scores of its own.
fn has_scores(found: Option<&Found>) -> bool {
    let sight = found.and_then(|found| found.thoughts.sight.as_ref());
    let bounds = |sight: &Sight| {
        let mut places = 0..usize::from(Column::MAX_COUNT);
        places.any(|place| {
            sight
                .bounds(place)
                .is_some_and(|bounds| bounds.outcome().is_some())
        })
    };
    sight.is_some_and(bounds)
}

/// Whether the bounds at the root can be told: several trees have a bound each, and RAVE's are in the look inside.
fn has_bounds(lab: &MctsLab) -> bool {
    lab.trees == 1 && lab.rave == 0.0
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
        found.thoughts.moves.iter().map(|known| known.visits).sum()
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
        let thoughts = &found.thoughts;
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

/// w/n + C·√(ln(N + 1)/n), or without the root, virtual visits included; `None` where there are no visits of any kind.
fn bound(known: &MoveStatistics<Column>, all: u64, lab: &MctsLab) -> Option<f64> {
    let virtual_visits = f64::from(known.prior.visits);
    let visits = known.visits as f64 + virtual_visits;
    let mean = (known.total + virtual_visits * known.prior.mean) / visits;
    let term = (all as f64 + 1.0).ln() / visits;
    let exploration = lab.c * if lab.rootless { term } else { term.sqrt() };
    (visits > 0.0).then_some(mean + exploration)
}

/// Over the table: what is known beside the numbers of the moves, how far the search has come.
pub fn summary_line(id: &'static str, lab: &MctsLab, found: &Found, texts: &Texts) -> Html {
    let thoughts = &found.thoughts;
    html! {
        <>
            <p {id} data-state={state_name(Some(&found.state))}
                data-done={thoughts.progress.done.to_string()}
                data-milliseconds={found.milliseconds.to_string()}
                data-busy-milliseconds={found.busy_milliseconds.to_string()}>
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
fn expected_line(lab: &MctsLab, thoughts: &Thoughts) -> Html {
    let Some(Sight::Minimax { line, .. }) = &thoughts.sight else {
        return Html::default();
    };
    let stones = line.iter().enumerate().map(|(place, column)| {
        html! { <NumberedStone key={place} player={Player::at_ply(lab.plies() + place)} number={column + 1} /> }
    });
    html! { <p class="playout-moves" aria-hidden="true">{ for stones }</p> }
}

fn summary(lab: &MctsLab, found: &Found, texts: &Texts) -> String {
    let (words, group) = (&texts.labs.mcts.page, texts.number);
    let thoughts = &found.thoughts;
    if !lab.simulates() {
        return sight_sentence(thoughts, texts);
    }
    let progress = thoughts.progress;
    let mut sentences = vec![(words.simulations_done)(
        &group(progress.done),
        &group(progress.total),
    )];
    if found.state == JobState::Stopped {
        sentences.push(words.stopped_early.to_owned());
        let percent = (found.redone * 100.0).round() as u32;
        if percent > 0 {
            sentences.push((texts.runs.redone)(percent));
        }
    }
    if found.milliseconds > 0.0 {
        let rate = progress.done as f64 / found.milliseconds * 1_000.0;
        sentences.push((words.rate)(&group(two_digits(rate))));
    }
    // Flat Monte Carlo keeps no tree.
    if thoughts.nodes > 0 {
        sentences.push((words.nodes)(&group(thoughts.nodes)));
    }
    if thoughts.full {
        sentences.push(words.tree_full.to_owned());
    }
    sentences.join(" ")
}

/// A rate to two digits: more would only be noise.
fn two_digits(rate: f64) -> u64 {
    let unit = 10_u64.pow((rate.max(1.0) as u64).ilog10().saturating_sub(1));
    (rate / unit as f64).round() as u64 * unit
}
