//! Code of a file: what of it the rules of the house are about, read once.

use crate::paths::Needs;
use crate::tokens::{self, Path, is_mark, is_word, word};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use syn::visit::{self, Visit};
use syn::{Block, ImplItemFn, ItemFn, Signature, TraitItemFn};

/// A file's code, with its tests, macros and attributes, but for comments and texts.
#[derive(Default)]
pub struct Code {
    /// Every word.
    pub words: BTreeSet<String>,
    /// Methods that are called.
    pub methods: BTreeSet<String>,
    /// Names of constants, of statics and of constant parameters.
    pub constants: Vec<String>,
    /// The words `cfg` and the like of conditions that ask for a feature.
    pub features: Vec<String>,
    /// What attributes of whole files and modules, `#![…]`, begin with.
    pub of_modules: Vec<String>,
    /// Everything that is said with `::`.
    pub paths: BTreeSet<Path>,
    /// What it needs of other files.
    pub needs: Needs,
    /// Functions, each with how many lines it has.
    pub functions: Vec<(String, usize)>,
}

impl Code {
    /// Reads a file.
    pub fn read(text: &str) -> syn::Result<Self> {
        let tokens: TokenStream = text.parse()?;
        let file = syn::parse2(tokens.clone())?;
        let mut functions = Functions::default();
        functions.visit_file(&file);
        let mut code = Self {
            paths: tokens::paths(tokens.clone()).into_iter().collect(),
            needs: Needs::read(&file),
            functions: functions.0,
            ..Self::default()
        };
        tokens::levels(tokens, &mut |tokens| code.add(tokens));
        Ok(code)
    }

    /// Adds what tokens beside each other say.
    fn add(&mut self, tokens: &[TokenTree]) {
        for (index, token) in tokens.iter().enumerate() {
            let (before, after) = (&tokens[..index], &tokens[index + 1..]);
            if matches!(token, TokenTree::Ident(_)) {
                self.add_word(&word(token), before, after);
            }
            if let [.., sharp, mark] = before
                && is_mark(sharp, '#')
                && is_mark(mark, '!')
                && let TokenTree::Group(attribute) = token
            {
                let first = attribute.stream().into_iter().next();
                self.of_modules.extend(first.as_ref().map(word));
            }
        }
    }

    /// Adds a word by what is before and after it.
    fn add_word(&mut self, word: &str, before: &[TokenTree], after: &[TokenTree]) {
        self.words.insert(word.to_owned());
        let is_method = before.last().is_some_and(|token| is_mark(token, '.'));
        if is_method && bracket(after).is_some() {
            self.methods.insert(word.to_owned());
        }
        let before = match before {
            [before @ .., last] if is_word(last, "mut") => before,
            before => before,
        };
        let is_constant = |token| is_word(token, "const") || is_word(token, "static");
        if before.last().is_some_and(is_constant) {
            self.constants.push(word.to_owned());
        }
        let after = match after {
            [mark, after @ ..] if is_mark(mark, '!') => after,
            after => after,
        };
        let is_condition = matches!(word, "cfg" | "cfg_attr");
        if is_condition && bracket(after).is_some_and(|condition| has_word(condition, "feature")) {
            self.features.push(word.to_owned());
        }
    }

    /// Whether it names this: a word, or several with `::` between them.
    pub fn names(&self, name: &str) -> bool {
        let sought: Path = name.split("::").map(str::to_owned).collect();
        match &sought[..] {
            [word] => self.words.contains(word),
            path => {
                let has_it = |other: &Path| other.windows(path.len()).any(|part| part == path);
                self.paths.iter().any(has_it)
            }
        }
    }
}

/// The functions of a file, with how many lines each has.
#[derive(Default)]
struct Functions(Vec<(String, usize)>);

impl Functions {
    fn add(&mut self, signature: &Signature, block: &Block) {
        let first = signature.fn_token.span.start().line;
        let last = block.brace_token.span.close().end().line;
        self.0.push((word(&signature.ident), last + 1 - first));
    }
}

impl<'a> Visit<'a> for Functions {
    fn visit_item_fn(&mut self, function: &'a ItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_item_fn(self, function);
    }

    fn visit_impl_item_fn(&mut self, function: &'a ImplItemFn) {
        self.add(&function.sig, &function.block);
        visit::visit_impl_item_fn(self, function);
    }

    fn visit_trait_item_fn(&mut self, function: &'a TraitItemFn) {
        if let Some(block) = &function.default {
            self.add(&function.sig, block);
        }
        visit::visit_trait_item_fn(self, function);
    }
}

/// What is in the round bracket that tokens begin with.
fn bracket(tokens: &[TokenTree]) -> Option<TokenStream> {
    match tokens.first() {
        Some(TokenTree::Group(group)) if group.delimiter() == Delimiter::Parenthesis => {
            Some(group.stream())
        }
        _ => None,
    }
}

fn has_word(tokens: TokenStream, word: &str) -> bool {
    let mut has_it = false;
    tokens::levels(tokens, &mut |tokens| {
        has_it |= tokens.iter().any(|token| is_word(token, word));
    });
    has_it
}
