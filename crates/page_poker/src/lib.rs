//! Module of regret: pages of the labs about counterfactual regret, a folder each.

#![cfg(target_arch = "wasm32")]

mod general_sum;
mod regret;

page_kit::lab_pages! {
    Regret(lab) => regret::RegretPage(lab),
    GeneralSum(lab) => general_sum::GeneralSumPage(lab),
}
