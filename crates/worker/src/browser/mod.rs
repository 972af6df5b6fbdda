//! A browser around the service: messages, a clock, the opening book, modules of the program. And around what the JavaScript module does on
//! its page.

mod book;
mod clock;
mod js_module;
mod modules;
mod serve;
