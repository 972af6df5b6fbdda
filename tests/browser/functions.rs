//! What is in the two programs: nothing that computes in the page's, no engine's loop either, and nothing of the page in the
//! workers'.
//!
//! Looked at is what the compiler wrote, before names are taken out, and what was left of it for everybody when modules were cut off.

use rustc_demangle::demangle;
use std::path::PathBuf;
use std::{env, fs};
use wasmparser::{KnownCustom, Name, Parser, Payload};

/// What chunks and answers are, and what they are computed with.
const COMPUTING: [&str; 17] = [
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
const PAGE_MODULES: [&str; 5] = [
    "page_equilibria::",
    "page_evolution::",
    "page_lessons::",
    "page_poker::",
    "page_search::",
];

/// The functions of a program, by their paths.
fn functions(program: &str) -> Vec<String> {
    let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    let path = root
        .join(target)
        .join(format!("wasm32-unknown-unknown/page/{program}.wasm"));
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let mut functions = Vec::new();
    for payload in Parser::new(0).parse_all(&bytes) {
        let Ok(Payload::CustomSection(section)) = payload else {
            continue;
        };
        let KnownCustom::Name(names) = section.as_known() else {
            continue;
        };
        for names in names.into_iter().flatten() {
            let Name::Function(names) = names else {
                continue;
            };
            let paths = names.into_iter().flatten();
            functions.extend(paths.map(|naming| format!("{:#}", demangle(naming.name))));
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

/// Those functions that are of `part`: of its types and modules, or of a trait implemented for them.
fn of<'a>(functions: &'a [String], part: &str) -> Vec<&'a String> {
    let is_of = |function: &&String| function.trim_start_matches('<').starts_with(part);
    functions.iter().filter(is_of).collect()
}

#[test]
fn the_page_computes_nothing_and_the_workers_no_page() {
    let (page, worker) = (functions("page"), functions("worker"));
    let none = Vec::<&String>::new();
    for part in COMPUTING {
        assert_eq!(of(&page, part), none, "{part} in the page's program");
        assert_ne!(
            of(&worker, part),
            none,
            "{part} is not in the workers' program: is that its name?"
        );
    }
    for part in PAGE {
        assert_eq!(of(&worker, part), none, "{part} in the workers' program");
        assert_ne!(of(&page, part), none, "{part}");
    }
}

/// What everybody fetches has nothing of a lab or a lesson and no chunk; those are in modules.
///
/// Closures are passed over: the compiler makes one function of two that are alike (such as those that put a notice away), and keeps
/// the name of either.
#[test]
fn what_everybody_fetches_has_no_lab() {
    for (program, parts) in [
        ("page", &PAGE_MODULES[..]),
        ("worker", &["computing::labs::"]),
    ] {
        let all = functions(program);
        let rest = functions(&format!("split/{program}"));
        for part in parts {
            let of_part = |functions: &[String]| -> Vec<String> {
                let of_part = of(functions, part).into_iter();
                let is_wanted = |name: &&String| !name.contains("{closure");
                of_part.filter(is_wanted).cloned().collect()
            };
            assert!(of_part(&all).len() > 50, "{part}");
            assert_eq!(of_part(&rest), Vec::<String>::new(), "{part}");
        }
    }
}
