//! Equilibria in words: how they are connected, how stable they are, and what players can be sure of.

use super::analysis::{Analysis, part_of_mixture};
use engines::equilibria::extreme::estimate;
use engines::equilibria::several::cube::is_cube;
use experiments::matrix::{
    Approximate, Component, Degenerate, Equilibrium, Stability, Stage, seeks_optimal_only,
};
use texts::{MatrixTexts, Texts};

/// Equilibria with their indices, where these stand in their row.
pub type Listed<'a> = Vec<(&'a Equilibrium, Option<String>)>;

/// Whether components have several equilibria: then they are described, and indices are theirs.
pub fn is_grouped(of: &Analysis) -> bool {
    of.found.components.len() < of.found.equilibria().len()
}

/// All equilibria; each has an index of its own where it is a component.
pub fn known(of: &Analysis) -> Listed<'_> {
    let index = |number: usize| {
        let holds = |component: &&Component| component.equilibria.contains(&(number as u32));
        let component = of.found.components.iter().find(holds)?;
        (!is_grouped(of)).then(|| signed(component.index))
    };
    let listed = of.found.equilibria().iter().enumerate();
    listed
        .map(|(number, equilibrium)| (equilibrium, index(number)))
        .collect()
}

/// Those that are known before all are: the first one, then those that the enumeration has found.
pub fn so_far(of: &Analysis) -> Listed<'_> {
    let found = &of.found;
    let Some(first) = &found.first else {
        return Vec::new();
    };
    let others = found.so_far().iter();
    let others = others.filter(|other| other.strategies != first.strategies);
    core::iter::once(first)
        .chain(others)
        .map(|one| (one, None))
        .collect()
}

/// Which of the five columns the table has: no index and no stability where every row would be empty.
pub fn columns(listed: &Listed) -> [bool; 5] {
    let has_index = listed.iter().any(|(_, index)| index.is_some());
    let has_stability = listed.iter().any(|(one, _)| one.stability.is_some());
    [true, true, true, has_index, has_stability]
}

fn signed(index: i64) -> String {
    if index > 0 {
        format!("+{index}")
    } else {
        index.to_string().replace('-', "\u{2212}")
    }
}

/// A component, counted from 0.
pub fn component(
    of: &Analysis,
    number: usize,
    component: &Component,
    words: &MatrixTexts,
) -> String {
    let equilibria = of.found.equilibria();
    let strategies = |player: usize, places: &Vec<u32>| {
        let mut all = Vec::new();
        for place in places {
            let strategy = &equilibria[*place as usize].strategies[player];
            let text = of.strategy(player, strategy);
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

/// How stable an equilibrium is; empty where that is no question.
pub fn stability(equilibrium: &Equilibrium, words: &MatrixTexts) -> &'static str {
    equilibrium
        .stability
        .map_or("", |stability| match stability {
            Stability::Evolutionary => words.stability[0],
            Stability::Neutral => words.stability[1],
            Stability::Unstable => words.stability[2],
            Stability::Unknown => words.stability[3],
        })
}

/// Whether the game is degenerate, and where.
pub fn degeneracy(of: &Analysis, words: &MatrixTexts) -> String {
    let Some(Degenerate {
        player,
        strategy,
        best_responses,
    }) = &of.found.degenerate
    else {
        // Strategies that are not optimal were not looked at.
        return if seeks_optimal_only(&of.game) {
            String::new()
        } else {
            words.not_degenerate.to_owned()
        };
    };
    let player = usize::from(*player);
    (words.degenerate)(
        &of.player(player, words),
        &of.strategy(player, strategy),
        &of.actions(1 - player, best_responses),
    )
}

/// Risk and payoff dominance, and a zero-sum twin.
pub fn remarks(of: &Analysis, words: &MatrixTexts) -> Vec<String> {
    let found = &of.found;
    let pair = |profile: [u8; 2]| format!("({})", of.profile(&profile).join(", "));
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
    risk.into_iter()
        .chain(payoff)
        .chain(twin(of, words))
        .collect()
}

/// That the game is as good as a zero-sum game, without being one.
fn twin(of: &Analysis, words: &MatrixTexts) -> Option<String> {
    let has_actions = (0..2).all(|player| of.game.size(player) > 1);
    let is_other = of.is_of_two() && has_actions && of.game.constant_sum().is_none();
    let has_twin = is_other && of.game.zero_sum_twin().is_some();
    has_twin.then(|| words.zero_sum_twin.to_owned())
}

/// That there are too many vertices to go through: how many there may be.
pub fn too_many(of: &Analysis, texts: &Texts) -> String {
    let is_of_two = of.is_of_two();
    let vertices = is_of_two.then(|| estimate(of.game.size(0), of.game.size(1)));
    let vertices = vertices.unwrap_or_default().min(1e15);
    (texts.labs.matrix.page.too_many)(&(texts.number)(vertices as u64))
}

/// A strategy of an approximate equilibrium.
pub fn approximate_strategy(of: &Analysis, player: usize, shares: &[f64], texts: &Texts) -> String {
    let share = |(share, name): (&f64, &String)| {
        (*share > 0.0).then(|| {
            if (share - 1.0).abs() < 1e-12 {
                name.clone()
            } else {
                part_of_mixture(&(texts.value)(*share), name)
            }
        })
    };
    let shares = shares.iter().zip(&of.game.actions()[player]);
    let parts: Vec<String> = shares.filter_map(share).collect();
    parts.join(" + ")
}

/// How far off the probabilities of an approximate equilibrium may be; empty where it is pure.
pub fn bound(one: &Approximate, words: &MatrixTexts) -> String {
    if one.exact.is_some() {
        words.exactly.to_owned()
    } else if one.radius > 0.0 {
        (words.radius)(libm::ceil(libm::log10(one.radius)) as i32)
    } else {
        String::new()
    }
}

/// Whether these are all the equilibria of three players or more, once that is known.
pub fn of_several(of: &Analysis, words: &MatrixTexts) -> Option<&'static str> {
    let is_done = of.found.stage == Stage::Done;
    is_done.then(|| match of.found.several_is_complete {
        true if is_cube(&of.game) => words.of_several[2],
        is_complete => words.of_several[usize::from(!is_complete)],
    })
}

/// What players can be sure of, and the value where payoffs always add up to the same.
pub fn security(of: &Analysis, words: &MatrixTexts) -> Vec<String> {
    let found = &of.found;
    let mut sentences = Vec::new();
    if let ([first, second], Some(_)) = (&found.security[..], of.game.constant_sum()) {
        sentences.push((words.value)(&first.value.shown(), &second.value.shown()));
    }
    sentences.extend(found.security.iter().enumerate().map(|(player, security)| {
        (words.security)(
            &of.player(player, words),
            &security.value.shown(),
            &of.strategy(player, &security.strategy),
            &security.pure_value.shown(),
        )
    }));
    sentences
}
