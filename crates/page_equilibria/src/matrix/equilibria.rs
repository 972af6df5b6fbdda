//! All equilibria as a table, how they are connected, and what players can be sure of.

use super::found::{FoundProps, part_of_mixture};
use experiments::matrix::{
    Degenerate, Equilibrium, Exact, Extreme, Found, Stability, Stage, seeks_optimal_only,
};
use page_kit::components::data_table::{DataTable, Header, Row};
use page_kit::context::use_page;
use texts::{MatrixTexts, Texts};
use yew::prelude::*;

/// The table, and sentences about it.
#[component]
pub fn Equilibria(props: &FoundProps) -> Html {
    let texts = use_page().texts;
    let words = &texts.labs.matrix.page;
    let found = &props.found;
    let body = match &found.extreme {
        _ if !props.is_of_two() => several(props, texts),
        Extreme::Unknown => so_far(props, 0, words),
        Extreme::UnderWay(noted) => so_far(props, noted.count, words),
        Extreme::TooMany(noted) => too_many(props, noted.count, texts),
        Extreme::Known(equilibria) => known(props, equilibria, words),
    };
    html! {
        <div class="rows" id="equilibria" data-known={found.equilibria().len().to_string()} data-done={(found.stage == Stage::Done).to_string()}>
            { body }
            { for security(props, words) }
        </div>
    }
}

fn known(props: &FoundProps, equilibria: &[Equilibrium], words: &MatrixTexts) -> Html {
    let found = &props.found;
    let is_grouped = found.components.len() < equilibria.len();
    let component_of = |number: usize| {
        let holds = |component: &&experiments::matrix::Component| {
            component.equilibria.contains(&(number as u32))
        };
        found.components.iter().find(holds)
    };
    let index = |number: usize| {
        let component = component_of(number).filter(|_| !is_grouped)?;
        Some(signed(component.index))
    };
    let listed = equilibria.iter().enumerate();
    let listed = listed.map(|(number, equilibrium)| (equilibrium, index(number)));
    let component = |(number, component): (usize, &experiments::matrix::Component)| {
        html! { <li>{ component_in_words(props, number, component, words) }</li> }
    };
    html! {
        <>
            <p><strong>{ (words.components)(found.components.len(), equilibria.len()) }</strong></p>
            { table(props, listed.collect(), words) }
            if is_grouped { <ul>{ for found.components.iter().enumerate().map(component) }</ul> }
            <p>{ degeneracy(props, found.degenerate.as_ref(), words) }</p>
            { remarks(props, found, words) }
        </>
    }
}

fn signed(index: i64) -> String {
    if index > 0 {
        format!("+{index}")
    } else {
        index.to_string().replace('-', "\u{2212}")
    }
}

fn component_in_words(
    props: &FoundProps,
    number: usize,
    component: &experiments::matrix::Component,
    words: &MatrixTexts,
) -> String {
    let equilibria = props.found.equilibria();
    let strategies = |player: usize, places: &Vec<u32>| {
        let mut all = Vec::new();
        for place in places {
            let strategy = &equilibria[*place as usize].strategies[player];
            let text = props.strategy(player, strategy);
            if !all.contains(&text) {
                all.push(text);
            }
        }
        all
    };
    let subset = |[first, second]: &[Vec<u32>; 2]| [strategies(0, first), strategies(1, second)];
    let subsets: Vec<[Vec<String>; 2]> = component.subsets.iter().map(subset).collect();
    let places = component.equilibria.iter();
    let rows: Vec<usize> = places.map(|place| *place as usize + 1).collect();
    (words.component)(number + 1, &rows, component.index, &subsets)
}

/// Equilibria with their indices, without the columns that would be empty.
fn table(
    props: &FoundProps,
    listed: Vec<(&Equilibrium, Option<String>)>,
    words: &MatrixTexts,
) -> Html {
    let has_index = listed.iter().any(|(_, index)| index.is_some());
    let has_stability = listed.iter().any(|(one, _)| one.stability.is_some());
    let is_there = [true, true, true, has_index, has_stability];
    let names = words.equilibria_header.into_iter().zip(is_there);
    let header: Header = names
        .filter_map(|(name, is_there)| is_there.then_some(name))
        .collect();
    let rows = listed
        .into_iter()
        .enumerate()
        .map(|(number, (equilibrium, index))| {
            let row = row(props, number, equilibrium);
            let row = if has_index {
                row.cell_of("number", index.unwrap_or_default())
            } else {
                row
            };
            if has_stability {
                row.cell(stability(equilibrium, words))
            } else {
                row
            }
        });
    html! { <DataTable id="equilibria-table" class="equilibria" {header} is_cut=true>{ for rows }</DataTable> }
}

fn stability(equilibrium: &Equilibrium, words: &MatrixTexts) -> &'static str {
    equilibrium
        .stability
        .map_or("", |stability| match stability {
            Stability::Evolutionary => words.stability[0],
            Stability::Neutral => words.stability[1],
            Stability::Unstable => words.stability[2],
            Stability::Unknown => words.stability[3],
        })
}

fn row(props: &FoundProps, number: usize, equilibrium: &Equilibrium) -> Row {
    let strategy = |(player, strategy): (usize, &Vec<Exact>)| {
        let class = ["of-first", "of-second"].get(player).copied();
        let title: Vec<String> = strategy
            .iter()
            .map(|part| format!("{:.4}", part.value))
            .collect();
        html! { <div {class} title={title.join(", ")}>{ props.strategy(player, strategy) }</div> }
    };
    let payoffs: Vec<String> = equilibrium.payoffs.iter().map(Exact::shown).collect();
    let decimals: Vec<String> = equilibrium
        .payoffs
        .iter()
        .map(|payoff| format!("{:.4}", payoff.value))
        .collect();
    let is_fraction = payoffs.iter().any(|payoff| payoff.contains('/'));
    let payoffs = html! { <>{ payoffs.join(", ") }if is_fraction { <div class="quiet small">{ decimals.join(", ") }</div> }</> };
    Row::of(number.to_string())
        .name((number + 1).to_string())
        .cell(html! { <>{ for equilibrium.strategies.iter().enumerate().map(strategy) }</> })
        .cell_of("number", payoffs)
}

fn degeneracy(props: &FoundProps, degenerate: Option<&Degenerate>, words: &MatrixTexts) -> String {
    let Some(degenerate) = degenerate else {
        // Strategies that are not optimal were not looked at.
        return if seeks_optimal_only(&props.game) {
            String::new()
        } else {
            words.not_degenerate.to_owned()
        };
    };
    let player = usize::from(degenerate.player);
    let responses: Vec<&str> = degenerate
        .best_responses
        .iter()
        .map(|&action| props.action(1 - player, action))
        .collect();
    (words.degenerate)(
        &props.player(player, words),
        &props.strategy(player, &degenerate.strategy),
        &responses,
    )
}

/// Risk and payoff dominance.
fn remarks(props: &FoundProps, found: &Found, words: &MatrixTexts) -> Html {
    let pair = |profile: [u8; 2]| {
        format!(
            "({}, {})",
            props.action(0, profile[0]),
            props.action(1, profile[1])
        )
    };
    let risk = found.risk.as_ref().map(|risk| {
        let [first, second] = risk.equilibria.map(pair);
        let dominant = risk.dominant.map_or(2, usize::from);
        (words.risk)(
            [&first, &second],
            dominant,
            [&risk.products[0].shown(), &risk.products[1].shown()],
        )
    });
    let payoff = found
        .payoff_dominant
        .map(|place| (words.payoff_dominant)(place as usize + 1));
    html! { <>{ for risk.into_iter().chain(payoff).map(|sentence| html! { <p>{ sentence }</p> }) }</> }
}

/// Those that are known before all are: the first one, then those that the enumeration has found.
fn so_far(props: &FoundProps, count: u64, words: &MatrixTexts) -> Html {
    let found = &props.found;
    let Some(first) = &found.first else {
        return html! { <p class="quiet">{ words.under_way }</p> };
    };
    let others = found.so_far().iter();
    let others = others.filter(|other| other.strategies != first.strategies);
    let listed: Vec<&Equilibrium> = core::iter::once(first).chain(others).collect();
    let is_cut = count > listed.len() as u64;
    let number = listed.len();
    let known = count.max(number as u64);
    let listed = listed.into_iter().map(|one| (one, None)).collect();
    html! {
        <>
            <p id="so-far" data-known={known.to_string()}>
                { (words.so_far)(known) }
                if is_cut { { " " }{ (words.only_listed)(number) } }
            </p>
            { table(props, listed, words) }
        </>
    }
}

fn too_many(props: &FoundProps, count: u64, texts: &'static Texts) -> Html {
    let words = &texts.labs.matrix.page;
    let vertices = props.lab.vertices().unwrap_or_default().min(1e15);
    let pure = props.found.pure.iter().map(|profile| {
        let names: Vec<&str> = profile
            .iter()
            .enumerate()
            .map(|(player, &action)| props.action(player, action))
            .collect();
        html! { <li>{ names.join(", ") }</li> }
    });
    html! {
        <>
            <p>{ (words.too_many)(&(texts.number)(vertices as u64)) }</p>
            <ul>{ for pure }</ul>
            { so_far(props, count, words) }
        </>
    }
}

/// Three players and more: numbers with a bound; pure ones are exact.
fn several(props: &FoundProps, texts: &Texts) -> Html {
    let words = &texts.labs.matrix.page;
    let found = &props.found;
    let is_done = found.stage == Stage::Done;
    let share = |(share, name): (&f64, &String)| {
        (*share > 0.0).then(|| {
            if (share - 1.0).abs() < 1e-12 {
                name.clone()
            } else {
                part_of_mixture(&(texts.value)(*share), name)
            }
        })
    };
    let strategy = |(player, shares): (usize, &Vec<f64>)| {
        let parts: Vec<String> = shares
            .iter()
            .zip(&props.game.actions()[player])
            .filter_map(share)
            .collect();
        html! { <div>{ parts.join(" + ") }</div> }
    };
    let rows = found.several.iter().enumerate().map(|(number, one)| {
        let payoffs: Vec<String> = one
            .payoffs
            .iter()
            .map(|&payoff| (texts.value)(payoff))
            .collect();
        let sureness = if one.radius > 0.0 {
            (words.radius)(one.radius.log10().ceil() as i32)
        } else {
            String::new()
        };
        Row::of(number.to_string())
            .name((number + 1).to_string())
            .cell(html! { <>{ for one.strategies.iter().enumerate().map(strategy) }</> })
            .cell_of("number", payoffs.join(", "))
            .cell(html! { <>{ sureness }if !one.is_certified { { " " }{ words.uncertain } }</> })
    });
    html! {
        <>
            if is_done { <p>{ words.of_several[usize::from(!found.several_is_complete)] }</p> } else { <p class="quiet">{ words.under_way }</p> }
            <DataTable id="equilibria-table" class="equilibria" header={&words.several_header} is_cut=true>{ for rows }</DataTable>
        </>
    }
}

fn security(props: &FoundProps, words: &MatrixTexts) -> Vec<Html> {
    let found = &props.found;
    let mut sentences = Vec::new();
    if let ([first, second], Some(_)) = (&found.security[..], props.game.constant_sum()) {
        sentences.push((words.value)(&first.value.shown(), &second.value.shown()));
    }
    sentences.extend(found.security.iter().enumerate().map(|(player, security)| {
        let strategy = props.strategy(player, &security.strategy);
        (words.security)(
            &props.player(player, words),
            &security.value.shown(),
            &strategy,
            &security.pure_value.shown(),
        )
    }));
    sentences
        .into_iter()
        .map(|sentence| html! { <p>{ sentence }</p> })
        .collect()
}
