//! Paths that a file needs: what it uses, and what its expressions, types, macros and attributes say with `::`.
//!
//! Re-exports are left out, since a file that makes a thing known does not need it; so are visibilities and the tests in a file.

use crate::tokens::{self, Path, word};
use proc_macro2::{TokenStream, TokenTree};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, ItemMod, ItemUse, LitStr, Meta, Token, UseTree, Visibility};

/// What a file needs of others.
#[derive(Default)]
pub struct Needs {
    /// As from the module that the file is.
    pub paths: Vec<Path>,
    /// Modules from other places, as `#[path = "../x.rs"]` says, each with that path.
    pub elsewhere: Vec<(String, String)>,
    /// How many modules inside the file are around what is read.
    depth: usize,
    is_attribute: bool,
}

impl Needs {
    /// Reads a file.
    pub fn read(file: &syn::File) -> Self {
        let mut needs = Self::default();
        needs.visit_file(file);
        needs
    }

    fn add(&mut self, path: &[String]) {
        let outwards = path.iter().take(self.depth);
        let outwards = outwards.take_while(|segment| *segment == "super").count();
        let mut path = path.to_vec();
        if outwards > 0 {
            // From inside a module of the file, this is the file itself.
            path.splice(..outwards, ["self".to_owned()]);
        }
        if path.len() > 1 {
            self.paths.push(path);
        }
    }

    fn add_tree(&mut self, tree: &UseTree, prefix: &[String]) {
        let longer = |name: &syn::Ident| [prefix, &[word(name)]].concat();
        match tree {
            UseTree::Path(path) => self.add_tree(&path.tree, &longer(&path.ident)),
            UseTree::Name(name) => self.add(&longer(&name.ident)),
            UseTree::Rename(name) => self.add(&longer(&name.ident)),
            UseTree::Glob(_) => self.add(&[prefix, &["*".to_owned()]].concat()),
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.add_tree(tree, prefix);
                }
            }
        }
    }
}

impl<'a> Visit<'a> for Needs {
    fn visit_item_mod(&mut self, module: &'a ItemMod) {
        if module.attrs.iter().any(is_of_tests) {
            return;
        }
        for attribute in module.attrs.iter().filter(|_| module.content.is_none()) {
            if let Some(path) = place(attribute) {
                self.elsewhere.push((module.ident.to_string(), path));
            }
        }
        let inside = usize::from(module.content.is_some());
        self.depth += inside;
        visit::visit_item_mod(self, module);
        self.depth -= inside;
    }

    fn visit_item_use(&mut self, used: &'a ItemUse) {
        if matches!(used.vis, Visibility::Inherited) {
            self.add_tree(&used.tree, &[]);
        }
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let segments = path.segments.iter();
        let segments = segments.map(|segment| word(&segment.ident));
        self.add(&segments.collect::<Path>());
        visit::visit_path(self, path);
    }

    fn visit_visibility(&mut self, _: &'a Visibility) {}

    fn visit_attribute(&mut self, attribute: &'a Attribute) {
        if attribute.path().is_ident("doc") {
            return;
        }
        self.is_attribute = true;
        visit::visit_attribute(self, attribute);
        self.is_attribute = false;
    }

    /// What a macro or an attribute is given.
    fn visit_token_stream(&mut self, tokens: &'a TokenStream) {
        for path in tokens::paths(tokens.clone()) {
            self.add(&path);
        }
        if self.is_attribute {
            for path in quoted(tokens) {
                self.visit_path(&path);
            }
        }
    }
}

/// The paths in texts of an attribute, as of `#[serde(with = "a::b")]`.
fn quoted(tokens: &TokenStream) -> Vec<syn::Path> {
    let mut found = Vec::new();
    tokens::levels(tokens.clone(), &mut |tokens| {
        let literals = tokens
            .iter()
            .filter(|token| matches!(token, TokenTree::Literal(_)));
        let texts = literals.filter_map(|text| syn::parse_str::<LitStr>(&text.to_string()).ok());
        found.extend(texts.filter_map(|text| text.parse().ok()));
    });
    found
}

/// Where an attribute says that a module is.
fn place(attribute: &Attribute) -> Option<String> {
    match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("path") => match &pair.value {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Str(path),
                ..
            }) => Some(path.value()),
            _ => None,
        },
        _ => None,
    }
}

/// Whether what has this attribute is compiled for tests only.
fn is_of_tests(attribute: &Attribute) -> bool {
    let is_test = |condition: &Meta| condition.path().is_ident("test");
    if !attribute.path().is_ident("cfg") {
        return false;
    }
    match attribute.parse_args::<Meta>() {
        Ok(Meta::List(all)) if all.path.is_ident("all") => {
            let conditions = all.parse_args_with(Punctuated::<Meta, Token![,]>::parse_terminated);
            conditions.is_ok_and(|conditions| conditions.iter().any(is_test))
        }
        Ok(condition) => is_test(&condition),
        Err(_) => false,
    }
}

fn read(code: &str) -> Vec<String> {
    let needs = Needs::read(&syn::parse_file(code).unwrap());
    needs.paths.iter().map(|path| path.join(" ")).collect()
}

#[test]
fn paths_are_read() {
    let code = "use super::{a, b::{C, d as e, self}, f::*};
        pub(super) use g::H; pub use publisher::I;
        pub(in crate::j) fn k(l: m::N) -> <O as P>::Q { r::s::<t::U>(v.w); let x::Y { .. } = <z::A>::b(); }
        #[cfg(all(test, unix))]
        mod tests { use w::x; }
        #[cfg(not(test))]
        mod not_of_tests { fn f() { c::D; } }
        // e::F
        const G: &str = \"h::I\";";
    let expected = [
        "super a",
        "super b C",
        "super b d",
        "super b self",
        "super f *",
        "m N",
        "P Q",
        "r s",
        "t U",
        "x Y",
        "z A",
        "c D",
    ];
    assert_eq!(read(code), expected);
}

#[test]
fn macros_and_attributes_are_read() {
    let code = "html! { <super::a::B c={d::e(f)}>{ \"g::H\" }</super::a::B> }
        i::j!(k, l::{m, n::o}, $crate::p);
        fn q() -> ::r::S { vec![T::<u::V>::w(), x!(y::z)] }
        #[derive(a::B)] #[serde(with = \"c::d\", rename = \"e\")] struct F;
        /// g::H
        macro_rules! i { ($j:ident) => { fn k() -> ::l::M { $crate::n::$j } } }";
    let expected = [
        "super a B",
        "d e",
        "super a B",
        "i j",
        "l m",
        "l n o",
        "crate p",
        "r S",
        "u V",
        "y z",
        "a B",
        "c d",
        "l M",
        "crate n",
    ];
    assert_eq!(read(code), expected);
}

#[test]
fn modules_inside_a_file_are_left_by_super() {
    let code = "mod a { use super::b; mod c { use super::super::d; use super::e; use crate::f; } }
        use super::g;";
    let expected = ["self b", "self d", "self e", "crate f", "super g"];
    assert_eq!(read(code), expected);
}
