//! The declarations for TypeScript, by its own compiler: results of all labs, their parameters, and calls that must not compile.

use super::everywhere::links;
use crate::support::{dist, native_result, scratch, tool};
use experiments::{Experiment, LABS};
use std::fmt::Write;
use std::fs;

/// Calls as the documentation has them; each line after `@ts-expect-error` must not compile.
const CALLS: &str = r#"import * as S from "./saddlepoint.js";

const chicken = await S.run("matrix?game=chicken", { workers: 2, progress: ({ done }) => console.log(done) });
const index: number | undefined = chicken.result?.components[0]?.index;
const shared = await S.run("https://saddlepoint.example/#/war?games=300");
const score: number | null = shared.result.score;
const whatever = await S.run(String(index) + String(score));
const lab: string = whatever.experiment;
const known = await S.run<"tournament">(lab);
const first: string | undefined = known.result?.entrants[0]?.name;
const several = await S.runMany(["matrix", "regret"]);
for (const one of several) if (!(one instanceof S.SaddlepointError)) console.log(one.result, one.version, first);
const csv: string = await S.report(chicken, "csv") + S.save(chicken);
const link: string = await S.link("war", { games: 300, seed: "18446744073709551615" });
const { experiment, diagnostics } = await S.parse(link);
const seconds: number | undefined = experiment?.seconds;
const place: number | null | undefined = diagnostics[0]?.start;
const [scores] = await S.solve(["4444"]);
console.log(csv, seconds, place, scores, S.version);

// @ts-expect-error
chicken.result?.nonsense;
// @ts-expect-error
shared.result.extreme_equilibria;
// @ts-expect-error
S.link("war", { games: "many" });
// @ts-expect-error
S.link("war", { players: 3 });
// @ts-expect-error
S.parameters("chess");
// @ts-expect-error
S.run("matrix", { workers: "all" });
// @ts-expect-error
S.report(chicken, "xml");
"#;

/// Results of experiments as the command line prints them, each as a value of its lab's type.
fn results() -> String {
    let mut program = String::from("import type { Results } from \"./saddlepoint.js\";\n");
    for (number, link) in links().into_iter().enumerate() {
        let json: serde_json::Value =
            serde_json::from_str(&native_result(link, "json")).expect("JSON");
        let opened = Experiment::open(link).expect("a link");
        let lab = opened.experiment.lab();
        let _ = writeln!(
            program,
            "export const result{number}: Results[\"{lab}\"] = {};",
            json["result"]
        );
    }
    program
}

/// All parameters of every lab as they are by default, as texts.
fn parameters() -> String {
    let mut program = String::from("import { link } from \"./saddlepoint.js\";\n");
    for lab in LABS.iter().filter_map(|name| Experiment::of_lab(name)) {
        let parameters = lab.schema().iter();
        let values = parameters.map(|parameter| (parameter.key, lab.value(parameter.key)));
        let values: Vec<String> = values
            .map(|(key, value)| format!("{key}: {value:?}"))
            .collect();
        let _ = writeln!(
            program,
            "link(\"{}\", {{ {} }});",
            lab.lab(),
            values.join(", ")
        );
    }
    program
}

#[test]
fn results_and_parameters_of_all_labs_are_as_declared() {
    let folder = scratch("types");
    let declared = dist().join("saddlepoint.d.ts");
    fs::copy(declared, folder.join("saddlepoint.d.ts")).expect("declarations beside the module");
    let files = [
        ("calls.ts", CALLS.to_owned()),
        ("results.ts", results()),
        ("parameters.ts", parameters()),
    ];
    for (name, program) in &files {
        fs::write(folder.join(name), program).expect("a file of the test");
    }
    let strict = "--noEmit --strict --exactOptionalPropertyTypes --noUncheckedIndexedAccess --module esnext --moduleResolution bundler --target es2022 --lib es2022,dom";
    let names = files.iter().map(|(name, _)| *name);
    tool(&folder, "tsc", strict.split(' ').chain(names));
}
