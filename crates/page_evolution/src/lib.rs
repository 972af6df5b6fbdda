//! Module of evolution and tuning: pages of the labs about races, coevolution and tuning, a folder each.

#![cfg(target_arch = "wasm32")]

mod aliens;
mod evolution;
mod race_curves;
mod racing;
mod reproduce;
mod rrrats;
mod tuning;
mod war;

page_kit::lab_pages! {
    Racing(lab) => racing::RacingPage(lab),
    RaceCurves(lab) => race_curves::RaceCurvesPage(lab),
    Evolution(lab) => evolution::EvolutionPage(lab),
    Generation(lab) => evolution::EvolutionPage(lab.evolution()),
    Reproduce(lab) => reproduce::ReproducePage(lab),
    Rrrats(lab) => rrrats::RrratsPage(lab),
    War(lab) => war::WarPage(lab),
    WarGame(lab) => war::WarPage(lab.shown()),
    Aliens(lab) => aliens::AliensPage(lab),
    AliensGame(lab) => aliens::AliensPage(lab.shown()),
    Tuning(lab) => tuning::TuningPage(lab),
}
