//! Module of regret: pages of the labs about counterfactual regret, a folder each.

#![cfg(target_arch = "wasm32")]

experiments::labs_of!(Poker => page_kit::lab_pages);
