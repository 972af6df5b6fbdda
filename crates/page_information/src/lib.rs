//! Module of information: pages of the labs about what others know, a folder each.

#![cfg(target_arch = "wasm32")]

experiments::labs_of!(Information => page_kit::lab_pages);
