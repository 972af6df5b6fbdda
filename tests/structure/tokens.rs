//! Tokens of a code, wherever they are: in macros and attributes too, but not in comments and texts.

use proc_macro2::{Delimiter, TokenStream, TokenTree};

/// A path, as its segments; the last of `a::*` is `*`.
pub type Path = Vec<String>;

/// Shows `each` the tokens, and those in each bracket.
pub fn levels(tokens: TokenStream, each: &mut impl FnMut(&[TokenTree])) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    each(&tokens);
    for token in tokens {
        if let TokenTree::Group(group) = token {
            levels(group.stream(), each);
        }
    }
}

/// Everything that is said with `::`; of a tree with braces each path.
pub fn paths(tokens: TokenStream) -> Vec<Path> {
    let mut found = Vec::new();
    read_all(tokens, &mut found);
    found.retain(|path| path.len() > 1);
    found
}

fn read_all(tokens: TokenStream, found: &mut Vec<Path>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut rest = &tokens[..];
    while let Some((first, after)) = rest.split_first() {
        rest = match first {
            TokenTree::Ident(_) => read(first, after, &[], found),
            TokenTree::Group(group) => {
                read_all(group.stream(), found);
                after
            }
            _ => after,
        };
    }
}

/// Reads one path, or a tree of them, that begins with `first`; what follows it.
fn read<'a>(
    first: &TokenTree,
    rest: &'a [TokenTree],
    prefix: &[String],
    found: &mut Vec<Path>,
) -> &'a [TokenTree] {
    let path = [prefix, &[word(first)]].concat();
    match rest {
        [one, two, next, after @ ..] if is_mark(one, ':') && is_mark(two, ':') => match next {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                let group: Vec<TokenTree> = group.stream().into_iter().collect();
                for part in group.split(|token| is_mark(token, ',')) {
                    // Another name (`as x`) is of no interest.
                    if let Some((first, after)) = part.split_first() {
                        read(first, after, &path, found);
                    }
                }
                after
            }
            next if matches!(next, TokenTree::Ident(_)) || is_mark(next, '*') => {
                read(next, after, &path, found)
            }
            _ => {
                found.push(path);
                rest
            }
        },
        _ => {
            found.push(path);
            rest
        }
    }
}

/// Whether a token is this mark.
pub fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// Whether a token is a word, and this one.
pub fn is_word(token: &TokenTree, word: &str) -> bool {
    matches!(token, TokenTree::Ident(ident) if ident == word)
}

/// A name or another token as it is written; a word that is written `r#word` is that word.
pub fn word(name: &impl ToString) -> String {
    name.to_string().trim_start_matches("r#").to_owned()
}
