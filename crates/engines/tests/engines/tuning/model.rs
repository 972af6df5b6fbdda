//! The model against a specification of maps from values to lists of evaluations, and worked numbers.

use engines::tuning::{Model, ModelSettings, Space, TupleChoice};
use random::Random;
use std::collections::HashMap;

/// All evaluations by tuple and values.
struct Plain {
    tuples: Vec<Vec<u8>>,
    values: HashMap<(usize, Vec<u16>), Vec<f64>>,
    evaluations: usize,
    settings: ModelSettings,
}

impl Plain {
    fn key(&self, tuple: usize, point: &[u16]) -> (usize, Vec<u16>) {
        let values = self.tuples[tuple].iter();
        (tuple, values.map(|&d| point[usize::from(d)]).collect())
    }

    fn add(&mut self, point: &[u16], value: f64) {
        self.evaluations += 1;
        for tuple in 0..self.tuples.len() {
            let key = self.key(tuple, point);
            self.values.entry(key).or_default().push(value);
        }
    }

    /// v_UCB by its formula.
    fn bound(&self, point: &[u16]) -> f64 {
        let seen = |tuple: usize| self.values.get(&self.key(tuple, point));
        let mean = |seen: &Vec<f64>| seen.iter().sum::<f64>() / seen.len() as f64;
        let known: Vec<f64> = (0..self.tuples.len()).filter_map(seen).map(mean).collect();
        let of_unknown = known.iter().sum::<f64>() / known.len().max(1) as f64;
        let bound = |tuple: usize| {
            let visits = seen(tuple).map_or(0.0, |seen| seen.len() as f64);
            seen(tuple).map_or(of_unknown, mean)
                + self.settings.exploration
                    * ((self.evaluations as f64).ln() / (visits + self.settings.epsilon)).sqrt()
        };
        let sum: f64 = (0..self.tuples.len()).map(bound).sum();
        sum / self.tuples.len() as f64
    }
}

const SIZES: [&[u16]; 5] = [&[5], &[2, 3], &[4, 2, 2, 3, 6], &[2; 10], &[300, 2, 70, 5]];

#[test]
fn bounds_are_those_of_the_formula() {
    for (number, sizes) in (0..).zip(SIZES) {
        // Every choice of tuples but none.
        for choice in 1..64 {
            let has = |bit: u32| choice & 1 << bit != 0;
            let chosen = (1..=4).filter(|size| has(*size - 1));
            let own: [&[u8]; 3] = [&[1], &[0, 1], &[0, 1, 3]];
            let own = own.into_iter().filter(|own| own.len() < sizes.len());
            let tuples = TupleChoice {
                sizes: chosen.map(|size| size as u8).collect(),
                own: own.filter(|_| has(4)).map(<[u8]>::to_vec).collect(),
                all: has(5),
            };
            if tuples.of(&Space::new(sizes.to_vec()).unwrap()).is_empty() {
                continue;
            }
            let settings = ModelSettings {
                tuples,
                exploration: 1.3,
                epsilon: 0.4,
            };
            let space = Space::new(sizes.to_vec()).unwrap();
            let mut model = Model::new(&space, &settings);
            let mut plain = Plain {
                tuples: settings.tuples.of(&space),
                values: HashMap::new(),
                evaluations: 0,
                settings,
            };
            let mut random = Random::stream(number, 0);
            let mut point = vec![0; sizes.len()];
            for _ in 0..80 {
                space.draw(&mut random, &mut point);
                // Near the corner, so that values come again.
                point.iter_mut().for_each(|value| *value %= 4);
                let value = random.unit() * 10.0 - 5.0;
                model.add(&point, value);
                plain.add(&point, value);
                space.draw(&mut random, &mut point);
                let (found, expected) = (model.bound(&point).value(), plain.bound(&point));
                assert!((found - expected).abs() < 1e-9, "{found} for {expected}");
            }
        }
    }
}

/// Two dimensions of two values, tuples (x), (y), (x, y), C = 1, ε = ½. After (0, 0) → 1 and (0, 1) → 2 and (1, 1) → 4:
/// N = 3, √ln 3 = 1.04815. For (0, 0): x=0 has mean 1.5 of 2, y=0 mean 1 of 1, (0, 0) mean 1 of 1, so
/// v = (1.5 + 1 + 1)/3 + 1.04815·(1/√2.5 + 1/√1.5 + 1/√1.5)/3 = 1.16667 + 0.79150. For (1, 0): x=1 has mean 4 of 1, y=0 mean 1 of 1,
/// (1, 0) nothing: v = (4 + 1)/2 + 1.04815·(1/√1.5 + 1/√1.5 + 1/√0.5)/3 = 2.5 + 1.06464.
#[test]
fn an_example_by_hand() {
    let space = Space::new(vec![2, 2]).unwrap();
    let settings = ModelSettings {
        tuples: TupleChoice::default(),
        exploration: 1.0,
        epsilon: 0.5,
    };
    let mut model = Model::new(&space, &settings);
    for (point, value) in [([0, 0], 1.0), ([0, 1], 2.0), ([1, 1], 4.0)] {
        model.add(&point, value);
    }
    for (point, exploitation, exploration) in
        [([0, 0], 1.166_67, 0.791_50), ([1, 0], 2.5, 1.064_64)]
    {
        let bound = model.bound(&point);
        assert!(
            (bound.exploitation - exploitation).abs() < 1e-5,
            "{bound:?}"
        );
        assert!((bound.exploration - exploration).abs() < 1e-5, "{bound:?}");
    }
    assert_eq!(model.mean(&[1, 0]), 2.5);
}
