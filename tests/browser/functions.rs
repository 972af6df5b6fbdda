//! What is in the programs: nothing that computes in the page's, no engine's loop either, nothing of the page in the workers', and no
//! laboratory in that of the openings.
//!
//! Looked at is what the compiler wrote, before names are taken out, and what was left of it for everybody when modules were cut off.

use rustc_demangle::demangle;
use std::path::PathBuf;
use std::{env, fs};
use wasmparser::{CustomSectionReader, KnownCustom, Name, Naming, Parser, Payload, TypeRef};

/// What chunks and answers are, and what they are computed with.
const COMPUTING: [&str; 19] = [
    "computing::",
    "engines::agents::thought::",
    "engines::evolution::evolve::",
    "engines::mcts::uct::",
    "engines::minimax::search::",
    "engines::planning::planner::",
    "engines::racing::race::Race::test",
    "engines::regret::best_response::BestResponse::against",
    "engines::regret::best_response::realization",
    "engines::regret::solver::",
    "engines::regret::walk::",
    "engines::repeated::matches::",
    "engines::repeated::values::",
    "engines::rrrats::best_play::BestPlay",
    "engines::rrrats::exact::ExactPlay",
    "engines::solver::Solver",
    "engines::tuning::genetic::",
    "engines::tuning::model::Model",
    "engines::tuning::ntbea::Ntbea",
];
/// What only a page has.
const PAGE: [&str; 2] = ["yew::", "page_kit::"];
/// The crates of modules: what of the programs not everybody fetches.
const PAGE_MODULES: [&str; 6] = [
    "page_equilibria::",
    "page_evolution::",
    "page_lessons::",
    "page_information::",
    "page_poker::",
    "page_search::",
];

/// A function of a program: its path, and how long it is in bytes; nothing if it is imported.
struct Function {
    path: String,
    length: usize,
}

/// The functions of a program.
fn functions(program: &str) -> Vec<Function> {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = root
        .join(target)
        .join(format!("wasm32-unknown-unknown/page/{program}.wasm"));
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (mut functions, mut lengths) = (Vec::new(), Vec::new());
    for payload in Parser::new(0).parse_all(&bytes) {
        match payload {
            Ok(Payload::ImportSection(imports)) => {
                let imports = imports.into_imports().flatten();
                let functions = imports.filter(|import| matches!(import.ty, TypeRef::Func(_)));
                lengths.extend(functions.map(|_| 0));
            }
            Ok(Payload::CodeSectionEntry(body)) => lengths.push(body.range().len()),
            Ok(Payload::CustomSection(section)) => functions.extend(named(&section, &lengths)),
            _ => (),
        }
    }
    assert!(
        functions.len() > 1_000,
        "{}: {} functions",
        path.display(),
        functions.len()
    );
    functions
}

/// The functions that a section has names for, if it is the section of names.
fn named(section: &CustomSectionReader, lengths: &[usize]) -> Vec<Function> {
    let KnownCustom::Name(names) = section.as_known() else {
        return Vec::new();
    };
    let lists = names.into_iter().flatten().filter_map(|names| match names {
        Name::Function(names) => Some(names),
        _ => None,
    });
    let function = |naming: Naming| Function {
        path: format!("{:#}", demangle(naming.name)),
        length: lengths[naming.index as usize],
    };
    lists
        .flat_map(|names| names.into_iter().flatten())
        .map(function)
        .collect()
}

/// Those functions that are of `part`: of its types and modules, or of a trait implemented for them.
fn of<'a>(functions: &'a [Function], part: &str) -> impl Iterator<Item = &'a Function> {
    let is_of = move |function: &&Function| {
        let path = function.path.trim_start_matches('<');
        path.starts_with(part)
    };
    functions.iter().filter(is_of)
}

/// The paths of those functions.
fn paths<'a>(functions: &'a [Function], part: &str) -> Vec<&'a str> {
    of(functions, part)
        .map(|function| function.path.as_str())
        .collect()
}

#[test]
fn programs_have_what_is_theirs_and_modules_what_is_of_labs() {
    the_page_computes_nothing_and_the_workers_no_page();
    what_everybody_fetches_has_no_lab();
    the_openings_need_no_laboratory();
}

/// A visitor who plays an opening waits for nothing else.
fn the_openings_need_no_laboratory() {
    let openings = functions("openings");
    for part in ["computing::", "experiments::", "page_kit::", "page_model::"] {
        assert_eq!(paths(&openings, part), Vec::<&str>::new(), "{part}");
    }
    assert_ne!(paths(&openings, "engines::mcts::uct::"), Vec::<&str>::new());
}

fn the_page_computes_nothing_and_the_workers_no_page() {
    let (page, worker) = (functions("page"), functions("worker"));
    let none = Vec::<&str>::new();
    for part in COMPUTING {
        assert_eq!(paths(&page, part), none, "{part} in the page's program");
        assert_ne!(
            paths(&worker, part),
            none,
            "{part} is not in the workers' program: is that its name?"
        );
    }
    for part in PAGE {
        assert_eq!(paths(&worker, part), none, "{part} in the workers' program");
        assert_ne!(paths(&page, part), none, "{part}");
    }
}

/// Of functions that are alike (such as those that put a notice away) the compiler makes one, under the name of either: so many bytes of
/// what everybody fetches may be called after a module.
const MAX_SHARED: usize = 1_000;

/// What everybody fetches has nothing of a lab or a lesson and no chunk; those are in modules.
fn what_everybody_fetches_has_no_lab() {
    for (program, parts) in [
        ("page", &PAGE_MODULES[..]),
        ("worker", &["computing::labs::"]),
    ] {
        let all = functions(program);
        let rest = functions(&format!("split/{program}"));
        for part in parts {
            let length =
                |functions| -> usize { of(functions, part).map(|function| function.length).sum() };
            let (whole, shared) = (length(&all), length(&rest));
            assert!(whole > 10 * MAX_SHARED, "{part}: {whole} bytes");
            let named = paths(&rest, part);
            assert!(shared < MAX_SHARED, "{shared} bytes of {part}: {named:?}");
        }
    }
}
