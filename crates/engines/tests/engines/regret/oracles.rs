//! Curves of exploitability that OpenSpiel 2.0.2 measured: the same to rounding, at every iteration listed.

use crate::regret::support::{kuhn, leduc, solver};
use engines::regret::{Evaluation, GameTree, RegretParameters};
use serde_json::Value;
use std::sync::Arc;

fn agrees(name: &str, tree: &Arc<GameTree>, parameters: RegretParameters) {
    let text = include_str!("../../oracles/regret/cfr_curves.json");
    let document: Value = serde_json::from_str(text).unwrap();
    let curve = document["curves"][name].as_object().unwrap();
    let point =
        |(t, value): (&String, &Value)| (t.parse::<u64>().unwrap(), value.as_f64().unwrap());
    let mut points: Vec<(u64, f64)> = curve.iter().map(point).collect();
    points.sort_by_key(|&(t, _)| t);
    let mut solver = solver(tree, parameters, 1);
    for (t, expected) in points {
        solver.advance(t - solver.iterations());
        let found = Evaluation::of(tree, &solver.average_strategy()).exploitability();
        let relative = (found / expected - 1.0).abs();
        assert!(relative < 1e-9, "{name}, {t}: {found} for {expected}");
    }
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

#[test]
fn plus_on_leduc() {
    agrees("leduc_cfr+", &leduc(), RegretParameters::CFR_PLUS);
}

#[test]
fn linear_on_kuhn_and_leduc() {
    agrees("kuhn_linear", &kuhn(3), RegretParameters::LINEAR);
    agrees("leduc_linear", &leduc(), RegretParameters::LINEAR);
}

#[test]
fn discounted_on_kuhn_and_leduc() {
    let discounted = RegretParameters::discounted(1.5, 0.0, 2.0);
    agrees("kuhn_discounted", &kuhn(3), discounted);
    agrees("leduc_discounted", &leduc(), discounted);
}
