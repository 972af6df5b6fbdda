//! Results as TypeScript declares them, from the declarations of their types here: for programs that are written against them.

use crate::LabExperiment;
use serde::Serialize;
use std::any::TypeId;
use std::collections::BTreeSet;
use ts_rs::{Config, TS, TypeVisitor};

/// The type of a lab's result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DeclaredResult {
    /// As an expression: a name, perhaps with what else it may be.
    pub of: String,
    /// All types that it is made of, each with its documentation, in the order in which they come up.
    pub types: Vec<String>,
}

/// As JSON has numbers: all of them are `number`.
pub fn config() -> Config {
    Config::new().with_large_int("number")
}

/// The declaration of one type, with its documentation.
pub fn declaration<T: TS + ?Sized>(config: &Config) -> String {
    format!(
        "{}export {}",
        T::docs().unwrap_or_default(),
        T::decl(config)
    )
}

/// The result of a lab.
pub fn result<L: LabExperiment>() -> DeclaredResult {
    of_function::<L, _>(L::result)
}

/// What a lab's function for its result gives: the type has no name outside of the lab.
fn of_function<L: LabExperiment, R: Serialize + TS + 'static>(
    _: fn(&'static L, &'static L::Findings) -> R,
) -> DeclaredResult {
    let mut parts = Parts::default();
    parts.visit::<R>();
    R::visit_generics(&mut parts);
    DeclaredResult {
        of: R::name(&config()),
        types: parts.types,
    }
}

/// The types that a type is made of.
#[derive(Default)]
struct Parts {
    met: BTreeSet<TypeId>,
    types: Vec<String>,
}

impl TypeVisitor for Parts {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.met.insert(TypeId::of::<T>()) {
            return;
        }
        // What has no file of its own is written out where it stands.
        if T::output_path().is_some() {
            self.types.push(declaration::<T>(&config()));
        }
        T::visit_dependencies(self);
    }
}
