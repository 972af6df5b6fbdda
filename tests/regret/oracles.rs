//! Curves of exploitability that OpenSpiel 2.0.2 measured: the same to rounding, at every iteration listed.

use crate::support::{kuhn, leduc, solver};
use saddlepoint::engines::regret::{Evaluation, GameTree, RegretParameters};
use serde_json::Value;
use std::sync::Arc;

fn agrees(name: &str, tree: &Arc<GameTree>, parameters: RegretParameters) {
    let text = include_str!("../oracles/regret/cfr_curves.json");
    let document: Value = serde_json::from_str(text).unwrap();
    let curve = document["curves"][name].as_object().unwrap();
    let point = |(t, value): (&String, &Value)| (t.parse::<u64>().unwrap(), value.as_f64().unwrap());
    let mut points: Vec<(u64, f64)> = curve.iter().map(point).collect();
    points.sort_by_key(|&(t, _)| t);
    let mut worst: f64 = 0.0;
    let mut solver = solver(tree, parameters, 1);
    for (t, expected) in points {
        solver.advance(t - solver.iterations());
        let found = Evaluation::of(tree, &solver.average_strategy()).exploitability();
        let relative = (found / expected - 1.0).abs();
        println!("{name}, {t}: {relative:e} {found} for {expected}");
        worst = worst.max(relative);
    }
    assert!(worst < 1e-9, "{worst}");
}

#[test]
fn vanilla_on_kuhn() {
    agrees("kuhn_cfr", &kuhn(3), RegretParameters::CFR);
}

#[test]
fn plus_on_kuhn() {
    agrees("kuhn_cfr+", &kuhn(3), RegretParameters::CFR_PLUS);
}

#[test]
fn vanilla_on_leduc() {
    agrees("leduc_cfr", &leduc(), RegretParameters::CFR);
}
