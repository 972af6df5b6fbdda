//! Declarations of `saddlepoint.js` for TypeScript: its functions, the parameters of each lab from their schemas, and the results from
//! the types that they are made of.
//!
//! Types of results have a namespace for each lab, since two labs may call different things by one name.

use crate::fault::{Code, Fault, Problem};
use crate::questions::described::{self, Described, KindName, Lab, Parameter, Parsed};
use crate::questions::games::ReadAs;
use core::fmt::Write;
use experiments::declared::{config, declaration};
use experiments::{Experiment, LABS};
use texts::Texts;
use ts_rs::TS;

/// What is not written from declarations here.
const FUNCTIONS: &str = include_str!("declarations/functions.d.ts");

/// The file.
pub fn file(texts: &Texts) -> String {
    let labs: Vec<Experiment> = LABS
        .iter()
        .filter_map(|name| Experiment::of_lab(name))
        .collect();
    let mut file = FUNCTIONS.to_owned();
    answers(&mut file);
    // A string takes everything, here and below.
    let _ = writeln!(
        file,
        "\n/** The parameters of each lab; those that are left out have their defaults. */\nexport interface Parameters {{"
    );
    for lab in &labs {
        parameters(&mut file, lab, texts);
    }
    let _ = writeln!(
        file,
        "}}\n\n/** The result of each lab. */\nexport interface Results {{"
    );
    for lab in &labs {
        let space = namespace(lab.lab());
        let _ = writeln!(file, "  \"{}\": {space}.Result;", lab.lab());
    }
    let _ = writeln!(file, "}}");
    for lab in &labs {
        result(&mut file, lab);
    }
    file
}

/// What questions are answered with.
fn answers(file: &mut String) {
    let all = [
        of::<Code>,
        of::<Problem>,
        of::<Fault>,
        of::<Lab>,
        of::<KindName>,
        of::<Parameter>,
        of::<Described>,
        of::<Parsed>,
        of::<ReadAs>,
    ];
    for one in all {
        file.push('\n');
        one(file);
    }
}

fn of<T: TS>(file: &mut String) {
    let _ = writeln!(file, "{}", declaration::<T>(&config()));
}

fn parameters(file: &mut String, lab: &Experiment, texts: &Texts) {
    let _ = writeln!(
        file,
        "  /** {} */\n  \"{}\": {{",
        lab.summary(texts),
        lab.lab()
    );
    for parameter in described::parameters(lab, texts) {
        let Parameter {
            key,
            help,
            ref allowed,
            ..
        } = parameter;
        let default = match &*parameter.default {
            "" => String::new(),
            default => format!(" Default: {default}."),
        };
        let unit = match parameter.unit {
            "" => String::new(),
            unit => format!(" ({unit})"),
        };
        let about = format!("{help}{unit} Allowed: {allowed}.{default}").replace("*/", "* /");
        let _ = writeln!(
            file,
            "    /** {about} */\n    {key}?: {};",
            taken(&parameter)
        );
    }
    let _ = writeln!(file, "  }};");
}

/// What a parameter takes.
fn taken(parameter: &Parameter) -> String {
    let one_of = || {
        let words = parameter.options.iter().map(|word| format!("\"{word}\""));
        words.collect::<Vec<_>>().join(" | ")
    };
    match parameter.kind {
        KindName::Whole | KindName::Number => "Numeric".to_owned(),
        KindName::OneOf => one_of(),
        KindName::SomeOf => format!("string | ReadonlyArray<{}>", one_of()),
        KindName::Switch => "boolean | \"on\" | \"off\"".to_owned(),
        KindName::Text => "Written".to_owned(),
    }
}

fn result(file: &mut String, lab: &Experiment) {
    let declared = lab.declared_result();
    let _ = writeln!(
        file,
        "\nexport declare namespace {} {{",
        namespace(lab.lab())
    );
    for one in &declared.types {
        let _ = writeln!(file, "{}", one.replace('\n', "\n  "));
    }
    let _ = writeln!(file, "export type Result = {};\n}}", declared.of);
}

/// `tree-game` is `TreeGame`.
fn namespace(lab: &str) -> String {
    let words = lab.split('-').map(|word| {
        let (first, rest) = word.split_at(1);
        first.to_uppercase() + rest
    });
    words.collect()
}
