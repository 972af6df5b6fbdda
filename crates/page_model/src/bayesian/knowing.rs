//! Knowing: what all get if somebody knew less or more, what finding out in secret is worth, and what a mediator could do.

use super::analysis::{Analysis, shown};
use experiments::bayesian::Knowing;
use experiments::exact::Exact;
use games::fraction::Fraction;
use texts::Texts;

/// The name of a row, and what each player gets.
pub type Row = (String, Vec<String>);

/// The rows, as it is first.
pub fn rows(of: &Analysis, texts: &Texts) -> Vec<Row> {
    let words = &texts.labs.bayesian.views.knowing;
    let as_it_is = of.found.range().map(|payoffs| {
        let cells = payoffs.iter().map(|ends| range(ends, texts)).collect();
        (words.as_it_is.to_owned(), cells)
    });
    let known = of
        .found
        .knowing
        .iter()
        .filter(|_| of.game.players.len() == 2);
    let others = known.map(|known| (named(of, known, texts), cells(of, known, texts)));
    let correlated = of.found.correlated.iter().flatten().enumerate();
    let mediated = correlated.map(|(place, payoffs)| {
        let cells = payoffs.iter().map(|payoff| shown(payoff, texts)).collect();
        (mediator(of, place, texts), cells)
    });
    as_it_is.into_iter().chain(others).chain(mediated).collect()
}

fn named(of: &Analysis, known: &Knowing, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.knowing;
    let player = &of.game.players[usize::from(known.player)].name;
    match known.everything {
        true => (words.everything)(player),
        false => (words.nothing)(player),
    }
}

fn cells(of: &Analysis, known: &Knowing, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.bayesian.views.knowing;
    match &known.payoffs {
        Some(payoffs) => payoffs.iter().map(|ends| range(ends, texts)).collect(),
        None => vec![words.too_large.to_owned(); of.game.players.len()],
    }
}

/// Of the most for all, for each player, and of the least for all.
fn mediator(of: &Analysis, place: usize, texts: &Texts) -> String {
    let words = &texts.labs.bayesian.views.knowing;
    let [best, worst] = words.mediator;
    match place
        .checked_sub(1)
        .map(|player| of.game.players.get(player))
    {
        None => best.to_owned(),
        Some(Some(player)) => (words.best_for)(&player.name),
        Some(None) => worst.to_owned(),
    }
}

/// The least and the most, once where they are the same.
fn range([least, most]: &[Exact; 2], texts: &Texts) -> String {
    match least == most {
        true => shown(least, texts),
        false => {
            let words = &texts.labs.bayesian.views.knowing;
            (words.range)(&shown(least, texts), &shown(most, texts))
        }
    }
}

/// The only payoff of a player, where all equilibria pay the same.
fn only(payoffs: &[[Exact; 2]], player: usize) -> Option<&Exact> {
    let [least, most] = payoffs.get(player)?;
    (least == most).then_some(least)
}

/// What the rows are, where somebody could know something else.
pub fn about(of: &Analysis, texts: &Texts) -> Option<&'static str> {
    let knows = of.game.players.len() == 2 && !of.found.knowing.is_empty();
    (knows && !of.hides()).then_some(texts.labs.bayesian.views.knowing.about)
}

/// Where knowing hurts, and what finding out in secret is worth.
pub fn said(of: &Analysis, texts: &Texts) -> Vec<String> {
    let words = &texts.labs.bayesian.views.knowing;
    if let Some(instead) = of.instead(texts) {
        return vec![instead.to_owned()];
    }
    let hurts = of
        .found
        .knowing
        .iter()
        .filter_map(|known| hurts(of, known, texts));
    let mut said: Vec<String> = hurts.collect();
    if let Some(one) = of.equilibrium().filter(|one| one.radius == 0.0) {
        for (player, (secret, payoff)) in one.secret.iter().zip(&one.payoffs).enumerate() {
            if secret.value > payoff.value {
                let worth = difference(secret, payoff, texts);
                said.push((words.secret)(&of.game.players[player].name, &worth));
            }
        }
    }
    match of.found.correlated {
        Some(_) => said.push(words.about_mediator.to_owned()),
        None if of.is_done() => said.push(words.no_mediator.to_owned()),
        None => {}
    }
    said
}

/// One number less another, exactly where digits suffice.
fn difference(one: &Exact, other: &Exact, texts: &Texts) -> String {
    let fractions = [one, other].map(|number| number.text.parse::<Fraction>());
    let exactly = match fractions {
        [Ok(one), Ok(other)] => one.checked_add(-other),
        _ => None,
    };
    let value = one.value - other.value;
    let text = exactly.map_or_else(|| value.to_string(), |number| number.to_string());
    shown(&Exact { text, value }, texts)
}

/// That a player would be better off knowing less, or worse off knowing more.
fn hurts(of: &Analysis, known: &Knowing, texts: &Texts) -> Option<String> {
    let words = &texts.labs.bayesian.views.knowing;
    let player = usize::from(known.player);
    let range = of.found.range()?;
    let (now, then) = (
        only(&range, player)?,
        only(known.payoffs.as_ref()?, player)?,
    );
    let name = &of.game.players[player].name;
    let (now_shown, then_shown) = (shown(now, texts), shown(then, texts));
    match known.everything {
        false if then.value > now.value => Some((words.hurts)(name, &now_shown, &then_shown)),
        true if then.value < now.value => Some((words.hurts_more)(name, &then_shown, &now_shown)),
        _ => None,
    }
}
