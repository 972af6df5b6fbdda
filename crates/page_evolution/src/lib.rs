//! Module of evolution and tuning: pages of the labs about races, coevolution and tuning, a folder each.

#![cfg(target_arch = "wasm32")]

experiments::labs_of!(EvolutionAndTuning => page_kit::lab_pages);
