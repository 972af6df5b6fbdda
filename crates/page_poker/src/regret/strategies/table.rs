//! A row an information set, a line in it an action: strategies as bars and numbers, regrets, what actions cost; columns sort it
//! when their heads are pressed.

use engines::regret::{Locks, Strategy};
use experiments::regret::{Evaluated, Findings, RegretExperiment, naming};
use page_model::regret::strategies::rows::{Column, PAGE, Page, View, columns};
use texts::{InformationSetTexts, Texts};
use yew::prelude::*;

/// What the table is drawn from.
pub struct Table<'a> {
    pub lab: &'a RegretExperiment,
    pub learned: &'a Findings,
    pub answers: Option<&'a Evaluated>,
    /// From a file, for the same game.
    pub loaded: Option<&'a Strategy>,
    pub selected: Option<usize>,
    pub on_select: Callback<usize>,
    pub view: View,
    pub on_view: Callback<View>,
}

/// The table, and what it shows of how many rows.
pub fn table(drawn: &Table, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.table;
    let tree = &drawn.learned.tree;
    let rows = drawn.view.rows(tree, drawn.learned, drawn.answers, texts);
    let locks = drawn.lab.lock.of_game(tree);
    let page = Page::of(drawn.view.page, rows.len());
    let shown = &rows[page.first..page.end];
    html! {
        <>
            <div class="scroll whole">
                <table class="number information-sets" id="information-sets">
                    <caption>{ words.caption }</caption>
                    { head(&drawn.view, &drawn.on_view, drawn.loaded.is_some(), words) }
                    <tbody>{ for shown.iter().map(|&row| information_set(drawn, &locks, row, texts)) }</tbody>
                </table>
            </div>
            { paging(drawn, page, rows.len(), texts) }
        </>
    }
}

fn paging(drawn: &Table, page: Page, all: usize, texts: &Texts) -> Html {
    let words = &texts.labs.regret.page.table;
    let turn = |to: usize| {
        let view = View {
            page: to,
            ..drawn.view.clone()
        };
        drawn.on_view.reform(move |_: MouseEvent| view.clone())
    };
    let Page {
        number, is_last, ..
    } = page;
    html! {
        <p class="actions paging">
            <span id="shown" class="quiet small" aria-live="polite">{ page.told(all, texts) }</span>
            if all > PAGE {
                <button id="earlier" aria-disabled={(number == 0).to_string()} onclick={turn(number.saturating_sub(1))}>{ words.earlier }</button>
                <button id="later" aria-disabled={is_last.to_string()} onclick={turn(number + 1)}>{ words.later }</button>
            }
        </p>
    }
}

/// A cell with a line an action.
fn lines(lines: impl Iterator<Item = Html>) -> Html {
    html! { <td><ul class="lines">{ for lines.map(|line| html! { <li>{ line }</li> }) }</ul></td> }
}

fn information_set(drawn: &Table, locks: &Locks, row: usize, texts: &Texts) -> Html {
    let page = &texts.labs.regret.page;
    let words = &page.table;
    let tree = &drawn.learned.tree;
    let set = &tree.information_sets()[row];
    let main = drawn.learned.main.as_ref();
    let is_selected = drawn.selected == Some(row);
    let name = naming::set_name(tree, row, texts);
    let actions = naming::action_names(tree, row, texts);
    let onclick = drawn.on_select.reform(move |_: MouseEvent| row);
    let unknown = || set.actions.iter().map(|_| html! { "–" });
    let shares = |strategy: Option<&Strategy>| match strategy {
        Some(strategy) => lines(strategy.row(tree, row).iter().map(|&part| share(part))),
        None => lines(unknown()),
    };
    let regrets = main.map(|main| &main.regrets[tree.slots(row)]);
    let best = drawn.answers;
    let reach = best.map(|answers| answers.best[set.player.index()].reach(row));
    let given_away = best.map(|answers| answers.given_away[row]);
    let or_unknown = |number: Option<f64>| number.map_or_else(|| "–".to_owned(), page.amount);
    html! {
        <tr key={row} data-key={set.key.clone()} data-about={format!("set-{}", set.key)} class={classes!(is_selected.then_some("selected"))}>
            <th scope="row">
                <button class="key" {onclick} aria-pressed={is_selected.to_string()} aria-label={(words.select)(&name)}>{ &name }</button>
                <span class="key-text quiet small">{ &set.key }</span>
                if locks.is_locked(row) { <span class="fixed small">{ words.fixed }</span> }
            </th>
            <td>{ page.players[set.player.index()] }</td>
            { lines(actions.iter().map(|action| html! { action })) }
            { shares(main.map(|main| &main.average)) }
            { shares(main.map(|main| &main.current)) }
            if let Some(loaded) = drawn.loaded { { shares(Some(loaded)) } }
            { match regrets {
                Some(regrets) => lines(regrets.iter().map(|&regret| html! { (texts.value)(regret) })),
                None => lines(unknown()),
            } }
            { costs(drawn, row, texts) }
            <td>{ or_unknown(reach) }</td>
            <td>{ or_unknown(given_away) }</td>
        </tr>
    }
}

/// A probability as a bar and a number.
fn share(share: f64) -> Html {
    html! {
        <span class="probability"><span class="probability-bar" ~style={format!("--share:{share:.4}")}></span>{ format!("{share:.4}") }</span>
    }
}

/// What each action costs against the best one, which has a star.
fn costs(drawn: &Table, row: usize, texts: &Texts) -> Html {
    let tree = &drawn.learned.tree;
    let set = &tree.information_sets()[row];
    let best = drawn
        .answers
        .map(|answers| &answers.best[set.player.index()]);
    let known = best.and_then(|best| Some((best.costs(tree, row)?, best.best_action(tree, row))));
    let Some((costs, best)) = known else {
        return lines(set.actions.iter().map(|_| html! { "–" }));
    };
    let cost = |(index, cost): (usize, &f64)| {
        let star = if index == best { "★ " } else { "" };
        html! { <span class={(index == best).then_some("best-answer")}>{ star }{ (texts.labs.regret.page.amount)(*cost) }</span> }
    };
    lines(costs.iter().enumerate().map(cost))
}

/// The head of the table; `has_loaded` says whether there is a column for a loaded strategy.
fn head(
    view: &View,
    on_view: &Callback<View>,
    has_loaded: bool,
    words: &InformationSetTexts,
) -> Html {
    let column = |(column, name, label): (Option<Column>, &'static str, &'static str)| {
        column_head(view, on_view, (column, name), label, words.sort)
    };
    html! { <thead><tr>{ for columns(has_loaded, words).map(column) }</tr></thead> }
}

fn column_head(
    view: &View,
    on_view: &Callback<View>,
    (column, name): (Option<Column>, &'static str),
    label: &'static str,
    title: fn(&str) -> String,
) -> Html {
    let Some(column) = column else {
        return html! { <th scope="col">{ label }</th> };
    };
    let (sort, arrow) = view.sorted(column);
    let next = view.sort(column);
    let onclick = on_view.reform(move |_: MouseEvent| next.clone());
    html! {
        <th scope="col" aria-sort={sort}>
            <button class="sort" data-sort={name} {onclick} title={title(label)}>{ label }<span aria-hidden="true">{ arrow }</span></button>
        </th>
    }
}
