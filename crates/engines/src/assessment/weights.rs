//! Weights: how likely nodes are to each other, where only some are thought possible: coefficients of mistakes that make what is done best.
//!
//! A node's weight is what chance makes of it times a product of coefficients, one for each mistake on the way. What makes an action best is linear in the
//! weights of a set, and all weights of a set may be multiplied together. Nodes of different sets whose products differ by one factor throughout are of a
//! *class*, and share a weight. If the products of all classes are independent, their weights are free, and a linear programme decides.
//! Otherwise it only says no where even free weights would not do, and yes where equal coefficients do: the rest is a system of polynomials, which is
//! left undecided. Source: as in `labels`; classes are our own way to keep it linear.

use super::labels::Mistakes;
use crate::exact::feasible::Inequalities;
use crate::exact::linear::dependencies;
use crate::exact::rational::Rational;
use dashu_int::IBig;

/// A set as far as it matters here: the nodes that are thought possible.
pub(super) struct Possible<'a> {
    pub mistakes: Vec<&'a Mistakes>,
    /// What chance makes of each node.
    pub shares: Vec<&'a Rational>,
    /// By action that is not taken: what it would gain at each node.
    pub gains: Vec<Vec<&'a Rational>>,
}

/// What comes of it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Decision {
    /// With these coefficients, if they could be written; others are 1.
    Yes(Option<Vec<Rational>>),
    No,
    Undecided,
}

/// Exponents of coefficients, by mistake.
type Product = Vec<i64>;

/// Nodes with the same weight: the component, in which sets are connected by classes, and the product.
type Class = (usize, Product);

/// Classes, and how the nodes of the sets are distributed.
struct Classes {
    classes: Vec<Class>,
    components: usize,
    /// By set and node.
    of: Vec<Vec<usize>>,
}

/// Whether coefficients of so many mistakes make what is done best at all sets.
pub(super) fn decide(sets: &[Possible], count: usize) -> Decision {
    let classes = Classes::new(sets, count);
    let rows = classes.rows(sets);
    let Some(weights) = weights(&rows, classes.classes.len()) else {
        return Decision::No;
    };
    let is_alike = rows.iter().all(|row| {
        let sum = row.iter().fold(Rational::ZERO, |sum, gain| sum + gain);
        sum <= Rational::ZERO
    });
    if is_alike {
        Decision::Yes(Some(vec![Rational::ONE; count]))
    } else if classes.are_free() {
        Decision::Yes(classes.coefficients(&weights, count))
    } else {
        Decision::Undecided
    }
}

/// Weights above 0 with which no row comes to more than 0: multiplied so that none is below 1.
fn weights(rows: &[Vec<Rational>], count: usize) -> Option<Vec<Rational>> {
    let mut inequalities = Inequalities::new(count);
    for row in rows {
        let ones = row.iter().fold(Rational::ZERO, |sum, gain| sum + gain);
        inequalities.push(row.clone(), -ones);
    }
    let above = inequalities.point()?;
    Some(
        above
            .into_iter()
            .map(|weight| weight + Rational::ONE)
            .collect(),
    )
}

impl Classes {
    fn new(sets: &[Possible], count: usize) -> Self {
        let mut classes = Self {
            classes: Vec::new(),
            components: 0,
            of: Vec::new(),
        };
        for set in sets {
            let products: Vec<Product> = set
                .mistakes
                .iter()
                .map(|mistakes| {
                    let mut product = vec![0; count];
                    mistakes.iter().for_each(|&mistake| product[mistake] += 1);
                    product
                })
                .collect();
            classes.add(&products);
        }
        classes
    }

    /// Another set: with the factor that leads to most classes that there are, if at least two of its nodes are in them.
    fn add(&mut self, products: &[Product]) {
        let most = |best: Option<(usize, usize, Product)>, (component, factor): Class| {
            let known = |product: &&Product| {
                self.classes
                    .contains(&(component, divided(product, &factor)))
            };
            let matches = products.iter().filter(known).count();
            let is_better = matches > best.as_ref().map_or(1, |&(most, ..)| most);
            if is_better {
                Some((matches, component, factor))
            } else {
                best
            }
        };
        let candidates = products.iter().flat_map(|product| {
            let classes = self.classes.iter();
            classes.map(move |(component, class)| (*component, divided(product, class)))
        });
        let (component, factor) = match candidates.fold(None, most) {
            Some((_, component, factor)) => (component, factor),
            None => {
                self.components += 1;
                (self.components - 1, products[0].clone())
            }
        };
        let mut own = Vec::with_capacity(products.len());
        for product in products {
            let class = (component, divided(product, &factor));
            let place = self.classes.iter().position(|known| *known == class);
            own.push(place.unwrap_or(self.classes.len()));
            if place.is_none() {
                self.classes.push(class);
            }
        }
        self.of.push(own);
    }

    /// By set and action that is not taken: what it gains for each unit of a class's weight.
    fn rows(&self, sets: &[Possible]) -> Vec<Vec<Rational>> {
        let mut rows = Vec::new();
        for (set, classes) in sets.iter().zip(&self.of) {
            for gains in &set.gains {
                let mut row = vec![Rational::ZERO; self.classes.len()];
                for ((&gain, &share), &class) in gains.iter().zip(&set.shares).zip(classes) {
                    row[class] += gain * share;
                }
                rows.push(row);
            }
        }
        rows
    }

    /// Whether coefficients can give the classes any weights, up to one factor for each component.
    fn are_free(&self) -> bool {
        let row = |(component, product): &Class| -> Vec<IBig> {
            let own = (0..self.components).map(|other| i64::from(other == *component));
            let numbers = product.iter().copied().chain(own);
            numbers.map(IBig::from).collect()
        };
        let rows: Vec<Vec<IBig>> = self.classes.iter().map(row).collect();
        dependencies(&rows).is_empty()
    }

    /// Coefficients that give these weights, if each can be found from one class after the other; roots are not taken.
    fn coefficients(&self, weights: &[Rational], count: usize) -> Option<Vec<Rational>> {
        let mut open: Vec<(&Product, Rational)> = Vec::new();
        for ((component, product), weight) in self.classes.iter().zip(weights) {
            // Each component has a class without mistakes: that of the first node.
            let is_unit =
                |class: &Class| class.0 == *component && class.1.iter().all(|&power| power == 0);
            let unit = self.classes.iter().position(is_unit)?;
            if product.iter().any(|&power| power != 0) {
                open.push((product, weight / &weights[unit]));
            }
        }
        let mut order = Vec::new();
        while !open.is_empty() {
            let (place, mistake) = alone(&open)?;
            order.push((open.remove(place), mistake));
        }
        let mut coefficients = vec![Rational::ONE; count];
        for ((product, weight), mistake) in order.into_iter().rev() {
            let mut left = weight;
            for (other, &power) in product.iter().enumerate().filter(|&(at, _)| at != mistake) {
                left = match power {
                    0 => left,
                    power if power > 0 => left / &coefficients[other],
                    _ => left * &coefficients[other],
                };
            }
            coefficients[mistake] = if product[mistake] > 0 {
                left
            } else {
                Rational::ONE / left
            };
        }
        Some(coefficients)
    }
}

/// A class with a mistake that is in no other one, once; powers of the others must be such too, so that no root is taken.
fn alone(open: &[(&Product, Rational)]) -> Option<(usize, usize)> {
    let is_alone = |place: usize, mistake: usize| {
        let others = open.iter().enumerate().filter(|&(at, _)| at != place);
        let product = open[place].0;
        product[mistake].abs() == 1
            && product.iter().all(|power| power.abs() <= 1)
            && others.clone().all(|(_, (other, _))| other[mistake] == 0)
    };
    (0..open.len()).find_map(|place| {
        let mistake = (0..open[place].0.len()).find(|&mistake| is_alone(place, mistake))?;
        Some((place, mistake))
    })
}

fn divided(product: &Product, factor: &Product) -> Product {
    product
        .iter()
        .zip(factor)
        .map(|(power, other)| power - other)
        .collect()
}
