//! Sheets of labs style nothing in other labs: a class that two labs have come upon by chance would cut the picture of one of them.

use crate::css::{rules, sheets};
use crate::labs::NO_LABS;
use crate::source::{LABS_OF_PAGE, OF_PAGE, Source, page_sources};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// Sheets of what labs share.
const SHARED: [&str; 12] = [
    "base",
    "components",
    "forms",
    "labs",
    "lessons",
    "plain",
    "print",
    "rules",
    "shell",
    "stage",
    "tokens",
    "tree",
];

/// The folders of the labs that a sheet is of: it begins with `/* Of these, and these.`; `None` if it is of what they share.
fn labs_of(css: &str) -> Option<Vec<&str>> {
    let (labs, _) = css.strip_prefix("/* Of ")?.split_once(['.', '\n'])?;
    Some(labs.split(", ").collect())
}

/// The classes of one element, each with its dot, or its id.
type Element = BTreeSet<String>;

/// The texts between quotes.
fn quoted(code: &str) -> impl Iterator<Item = &str> {
    code.split('"').skip(1).step_by(2)
}

/// What an attribute or macro that begins with `start` names: one set each time.
fn named(code: &str, start: &str, mark: char) -> Vec<Element> {
    let marked = |text: &str| -> Element {
        let words = text.split_whitespace();
        words.map(|word| format!("{mark}{word}")).collect()
    };
    let found = code.match_indices(start).map(|(index, _)| {
        let rest = &code[index + start.len()..];
        match rest.trim_start_matches('\\').strip_prefix('"') {
            Some(text) => marked(text.split(['"', '\\']).next().unwrap_or_default()),
            None => quoted(bracket(rest)).flat_map(marked).collect(),
        }
    });
    found.filter(|element| !element.is_empty()).collect()
}

/// The text up to the end of the bracket that is open where it begins, or its first bracket.
fn bracket(code: &str) -> &str {
    let mut depth = 1_usize;
    for (index, symbol) in code.char_indices() {
        match symbol {
            '(' | '{' => depth += usize::from(index > 0),
            ')' | '}' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &code[..index];
        }
    }
    ""
}

/// The text without comments, by lines.
fn without_comments(text: &str) -> String {
    let lines = text.lines();
    let code = lines.map(|line| line.split_once("//").map_or(line, |(code, _)| code));
    code.collect::<Vec<_>>().join("\n")
}

/// The elements that a code makes, as far as their names stand in it.
fn elements(code: &str) -> Vec<Element> {
    let mut all = named(code, "class=", '.');
    all.extend(named(code, "classes!(", '.'));
    all.extend(named(code, "id=", '#'));
    all
}

/// The elements that each lab makes, by its folder, and those of what labs share.
fn makers<'a>(
    sources: impl Iterator<Item = &'a Source>,
) -> (BTreeMap<String, Vec<Element>>, Vec<Element>) {
    let (mut labs, mut shared) = (BTreeMap::<String, Vec<Element>>::new(), Vec::new());
    for source in sources {
        let mut labs_of_page = LABS_OF_PAGE.iter();
        let folder = labs_of_page.find_map(|folder| source.path.strip_prefix(folder));
        let lab = folder.and_then(|path| path.split_once('/'));
        let found = elements(&without_comments(&source.text));
        match lab {
            Some((lab, _)) => labs.entry(lab.to_owned()).or_default().extend(found),
            None => shared.extend(found),
        }
    }
    let is_lab = |lab: &str| !NO_LABS.contains(&lab);
    for (lab, elements) in labs.iter_mut().filter(|(lab, _)| is_lab(lab)) {
        // What stands around the lab has its name, as links write it.
        elements.push([format!(".{}", lab.replace('_', "-"))].into());
    }
    (labs, shared)
}

/// The selectors of a list.
fn selectors(list: &str) -> Vec<&str> {
    let (mut depth, mut start, mut found) = (0_i32, 0, Vec::new());
    for (index, symbol) in list.char_indices() {
        match symbol {
            '(' => depth += 1,
            ')' => depth -= 1,
            ',' if depth == 0 => {
                found.push(&list[start..index]);
                start = index + 1;
            }
            _ => {}
        }
    }
    found.push(&list[start..]);
    found
}

/// The classes and ids of each element that a selector names; what it must not have is left out.
fn parts(selector: &str) -> Vec<Element> {
    let selector = selector
        .split(":not(")
        .enumerate()
        .map(|(index, part)| {
            let end = part.find(')').filter(|_| index > 0);
            end.map_or(part, |end| &part[end + 1..])
        })
        .collect::<String>();
    let is_part = |symbol: char| symbol.is_alphanumeric() || "-_".contains(symbol);
    let part = |part: &str| -> Element {
        let marks = part.match_indices(['.', '#']);
        let names = marks.map(|(index, mark)| {
            let name = &part[index + 1..];
            let end = name.find(|symbol| !is_part(symbol)).unwrap_or(name.len());
            format!("{mark}{}", &name[..end])
        });
        names.collect()
    };
    let all = selector.split([' ', '>', '+', '~']).map(part);
    all.filter(|part| !part.is_empty()).collect()
}

/// Whether a selector styles what a lab makes, and not only what all labs share.
fn styles(selector: &str, lab: &[Element], shared: &[Element]) -> bool {
    let is_in = |part: &Element, all: &[Element]| all.iter().any(|element| part.is_subset(element));
    let parts = parts(selector);
    let is_there = |part: &Element| is_in(part, lab) || is_in(part, shared);
    let is_own = |part: &Element| is_in(part, lab) && !is_in(part, shared);
    parts.iter().all(is_there) && parts.iter().any(is_own)
}

/// The selectors of a sheet that style what labs make which it is not of.
fn strays(
    css: &str,
    of: &[&str],
    labs: &BTreeMap<String, Vec<Element>>,
    shared: &[Element],
) -> Vec<String> {
    let others = labs.iter().filter(|(lab, _)| !of.contains(&lab.as_str()));
    let rules = rules(css);
    let all: Vec<&str> = rules
        .iter()
        .flat_map(|rule| selectors(&rule.selectors))
        .collect();
    let found = others.flat_map(|(lab, elements)| {
        let hits = all.iter().filter(|s| styles(s, elements, shared));
        hits.map(move |selector| format!("{} in {lab}", selector.trim()))
    });
    found.collect()
}

#[test]
fn sheets_of_labs_style_no_other_labs() {
    let (labs, shared) = makers(page_sources());
    assert!(labs.len() > 15 && shared.len() > 200);
    for sheet in sheets() {
        let Some(of) = labs_of(&sheet.text) else {
            continue;
        };
        assert!(of.iter().all(|lab| labs.contains_key(*lab)), "{of:?}");
        let strays = strays(&sheet.text, &of, &labs, &shared);
        assert!(strays.is_empty(), "{} styles {strays:#?}", sheet.path);
    }
}

/// A new sheet is of labs, or of what they share.
#[test]
fn every_sheet_is_known() {
    for sheet in sheets() {
        let path = Path::new(&sheet.path);
        if path.extension().is_none_or(|extension| extension != "css") {
            continue;
        }
        let name = path.file_stem().unwrap().to_string_lossy();
        let is_of_labs = labs_of(&sheet.text).is_some();
        assert!(
            is_of_labs != SHARED.contains(&&*name),
            "whose is {}?",
            sheet.path
        );
    }
}

/// The check finds what it looks for, and nothing else.
#[test]
fn planted_violations_are_found() {
    let source =
        |folder: &str, path: &str, text: &str| Source::new(&format!("{folder}{path}"), text);
    let ([labs, ..], [page, ..]) = (LABS_OF_PAGE, OF_PAGE);
    let sources = [
        source(
            labs,
            "tuning/bars.rs",
            "<i class=\"bar known\" /> // class=\"cell\"",
        ),
        source(
            labs,
            "tree_game/table.rs",
            "<td class={classes!(\"bar\", is_best.then_some(\"best\"))} id=\"cell\"> <b class=\\\"deep\\\">",
        ),
        source(page, "components/board.rs", "<svg class=\"board\">"),
    ];
    let (labs, shared) = makers(sources.iter());
    let strays = |css: &str| strays(css, &["tuning"], &labs, &shared);
    for css in [
        ".bar {}",
        "p, .board > .bar.best:hover {}",
        "@media print { #cell td {} }",
        ".bar:not(.known) {}",
        ".tree-game i {}",
        ".board .deep {}",
    ] {
        assert_eq!(strays(css).len(), 1, "{css}");
    }
    for css in [
        ".known {}",
        ".bar.known {}",
        ".tuning .bar {}",
        ":where(.tuning) .bar {}",
        ".board {}",
        ".cell {}",
        ".best .known {}",
        "td {}",
    ] {
        assert!(strays(css).is_empty(), "{css}");
    }
}
