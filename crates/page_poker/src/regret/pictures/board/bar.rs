//! Bar: the shares of some actions one beside the other, from the left, with where the equilibria end the first of them and
//! where the current strategy ends each.

use yew::prelude::*;

/// What a bar shows, in shares of its width.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bar {
    /// Of the average strategy; what is left over is the ground.
    pub shares: Vec<f64>,
    /// Where the current strategy ends each of them.
    pub current: Vec<f64>,
    /// Where the equilibria end the first, from the lowest to the highest.
    pub frame: Option<(f64, f64)>,
    /// Where the equilibrium that was chosen ends it.
    pub chosen: Option<f64>,
}

impl Bar {
    /// Of these actions of an information set, by their numbers, from the left.
    pub fn of(average: &[f64], current: &[f64], actions: &[usize]) -> Self {
        let ends = actions.iter().scan(0.0, |sum, &action| {
            *sum += current[action];
            Some(*sum)
        });
        Self {
            shares: actions.iter().map(|&action| average[action]).collect(),
            current: ends.collect(),
            frame: None,
            chosen: None,
        }
    }

    /// Drawn.
    pub fn draw(&self) -> Html {
        let percent = |share: f64| format!("{:.2}%", share * 100.0);
        let mut left = 0.0;
        let part = |&share: &f64| {
            let style = format!("left:{};width:{}", percent(left), percent(share));
            left += share;
            html! { <i ~style={style} /> }
        };
        let parts: Vec<Html> = self.shares.iter().map(part).collect();
        let now = |&end: &f64| html! { <b ~style={format!("left:{}", percent(end))} /> };
        let frame = self.frame.map(|(low, high)| {
            let style = format!("left:{};width:{}", percent(low), percent(high - low));
            html! { <u ~style={style} /> }
        });
        let chosen = self
            .chosen
            .map(|at| html! { <s ~style={format!("left:{}", percent(at))} /> });
        html! { <span class="share-bar" aria-hidden="true">{ parts }{ frame }{ chosen }{ for self.current.iter().map(now) }</span> }
    }
}
