//! Module of search: pages of the labs about trees that are searched, a folder each. `agent_picker`: a player as a chip.

#![cfg(target_arch = "wasm32")]

mod agent_picker;

experiments::labs_of!(Search => page_kit::lab_pages);
