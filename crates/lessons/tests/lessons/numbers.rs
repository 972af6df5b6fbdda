//! Numbers in the prose of our own lessons, of the gallery and of the help: each that is written by hand is computed here, or marked as given.
//!
//! What stands between braces is computed on the page. Everything else with a decimal point or three digits is found by a scan, and
//! has a line below: a *claim* with an expression over the result of an experiment, or a place among the *given* numbers, which are
//! settings, published figures or parts of a question.

use super::ours::result;
use experiments::Experiment;
use lessons::expression::{Expression, Scope};
use std::collections::BTreeMap;
use std::fs;
use texts::ENGLISH;

/// A number as it is written, the experiment whose result it is of (nothing for plain arithmetic), and how it follows.
type Claim = (&'static str, &'static str, &'static str);

const RRRATS: &str = "result.exact.mean";

/// By lesson.
const CLAIMS: &[(&str, &[Claim])] = &[
    (
        "evolution-under-noise",
        &[
            (
                "80.9",
                "rrrats?a=1,1,1&b=0.5,0.5,0.5",
                "100 * result.exact.mean",
            ),
            (
                "77.5",
                "rrrats?a=1,1,0&b=0.5,0.5,0.5",
                "100 * result.exact.mean",
            ),
            ("2.718", "", "exp(1)"),
            ("0.43", "", "0.5 - 9075135300 / 2^36 / 2"),
            ("361", "racing?epsilon=0.1", "result.most_games"),
            ("4489", "racing?epsilon=0.03", "result.most_games"),
        ],
    ),
    (
        "from-random-games-to-a-tree",
        &[
            ("4.605", "", "log(100)"),
            ("0.679", "", "sqrt(log(100) / 10)"),
            ("1.279", "", "0.6 + sqrt(log(100) / 10)"),
            ("0.939", "", "0.6 + sqrt(log(100) / 40)"),
            ("0.667", "", "4 / 6"),
            ("0.833", "", "5 / 6"),
            ("0.78", SMALL_TREE, "result.moves[0].mean"),
            ("0.75", SMALL_TREE, "result.moves[1].mean"),
            ("0.778", SMALL_TREE, "result.moves[0].mean"),
            ("0.750", SMALL_TREE, "result.moves[1].mean"),
            ("1.853", "", "sqrt(log(31))"),
            ("0.655", "", "sqrt(log(31) / 8)"),
            ("0.618", "", "sqrt(log(31) / 9)"),
            (
                "1.395",
                SMALL_TREE,
                "result.moves[0].mean + sqrt(log(31) / result.moves[0].visits)",
            ),
            (
                "1.405",
                SMALL_TREE,
                "result.moves[1].mean + sqrt(log(31) / result.moves[1].visits)",
            ),
            (
                "1.272",
                SMALL_TREE,
                "result.moves[2].mean + sqrt(log(31) / result.moves[2].visits)",
            ),
            (
                "1.257",
                SMALL_TREE,
                "result.moves[3].mean + sqrt(log(31) / result.moves[3].visits)",
            ),
        ],
    ),
    ("game-trees-by-hand", &[("88573", "", "(3^11 - 1) / 2")]),
    ("how-far-from-perfect-play", &[("0.0625", "", "0.5^4")]),
    (
        "how-many-games-are-enough",
        &[("738", "", "ceil(log(2 / 0.05) / (2 * 0.05^2))")],
    ),
    (
        "learning-from-regret",
        &[
            (
                "0.7",
                TWO_ITERATIONS,
                "result.information_sets[1].average_strategy[0]",
            ),
            (
                "0.2",
                TWO_ITERATIONS,
                "result.information_sets[1].average_strategy[1]",
            ),
            (
                "0.1",
                TWO_ITERATIONS,
                "result.information_sets[1].average_strategy[2]",
            ),
            (
                "−0.1",
                TWO_ITERATIONS,
                "result.points[1].best_responses[0] - 0.7",
            ),
            (
                "0.6",
                TWO_ITERATIONS,
                "result.information_sets[0].current_strategy[1]",
            ),
            (
                "0.4",
                TWO_ITERATIONS,
                "result.information_sets[0].current_strategy[0]",
            ),
            (
                "0.8",
                TWO_ITERATIONS,
                "result.information_sets[0].cumulative_regrets[0]",
            ),
            (
                "1.2",
                TWO_ITERATIONS,
                "result.information_sets[0].cumulative_regrets[1]",
            ),
            ("−0.0556", "", "-1 / 18"),
        ],
    ),
    (
        "stopping-a-race-early",
        &[
            ("0.25", "", "0.5 * 0.5"),
            ("74540", "racing?race=ilebr-1", "result.most_games"),
            ("45369", "racing?race=ilebr-2", "result.most_games"),
            (
                "0.0023",
                "racing?race=ilebr-2",
                "0.5 / sqrt(result.most_games)",
            ),
        ],
    ),
    (
        "the-equilibria-of-kuhn-poker",
        &[("0.0556", "", "1 / 18"), ("1.5", "", "0.5 + 1")],
    ),
    (
        "tuning-under-noise",
        &[
            ("−1.61", "", "-log(5)"),
            ("4.605", "", "log(100)"),
            (
                "288",
                "tuning?problem=win-rates&evaluations=1&finalists=0",
                WIN_RATES,
            ),
            ("1024", "", "2^10"),
        ],
    ),
    (
        "what-alpha-beta-may-skip",
        &[
            ("117649", "", "7^6"),
            (
                "1582",
                "minimax?game=connect-four&depth=6&algorithm=alpha-beta&ordering=static",
                "result.leaves",
            ),
            (
                "12363",
                "minimax?game=connect-four&depth=6&algorithm=alpha-beta",
                "result.leaves",
            ),
        ],
    ),
    (
        "what-a-race-can-prove",
        &[
            (
                "230.751",
                "race-curves?points=2&repeats=0",
                "result.tests_squares[50].bernstein",
            ),
            (
                "231",
                "race-curves?points=2&repeats=0",
                "ceil(result.tests_squares[50].bernstein)",
            ),
            ("53361", "", "231^2"),
            ("53247", "", "ceil(230.751^2)"),
            ("0.81", "", "0.9 * 0.9"),
            ("200", "", "2 * 100"),
            (
                "293",
                "racing?mean=0.503&alpha=0.05&repeats=20",
                "result.wanted.n_max",
            ),
            (
                "2.047143",
                "racing?mean=0.503&alpha=0.05&repeats=20",
                "100000 * result.wanted.delta",
            ),
        ],
    ),
    ("what-patience-can-support", &[("4.33", "", "13 / 3")]),
    (
        "what-random-playouts-do-not-know",
        &[
            ("267", "ratings", "result.features[1].elo"),
            (
                "774",
                "ratings?first=uct(400)&second=uct(400)",
                "result.features[1].elo",
            ),
        ],
    ),
    (
        "what-the-optimum-says",
        &[
            ("0.81", "rrrats?a=1,1,1&b=0.5,0.5,0.5", RRRATS),
            ("0.7886", "rrrats?a=1,1,0.36&b=0.5,0.5,0.5", RRRATS),
            ("0.8094", "rrrats?a=1,1,1&b=0.5,0.5,0.5", RRRATS),
            ("0.8540", "rrrats?a=1,1,1&b=0.5,0.5,0.5", "result.best_play"),
            ("0.5025", "rrrats?a=1,1,0.36&b=1,1,1&bust=owner", RRRATS),
            ("0.5009", "rrrats?a=1,1,0.62&b=1,1,0.36&bust=owner", RRRATS),
            (
                "0.62",
                "rrrats?b=0.5,0.5,0.5&bust=owner&optimum=on",
                "result.optimum.equilibrium[2]",
            ),
            ("0.732", "rrrats?a=1,1,0&b=0.5,0.5,0.5&bust=owner", RRRATS),
            (
                "0.725",
                "rrrats?a=1,1,0.62&b=0.5,0.5,0.5&bust=owner",
                RRRATS,
            ),
            ("0.496", "rrrats?a=1,1,0&b=1,1,0.62&bust=owner", RRRATS),
            ("0.499", "rrrats?a=1,1,0.36&b=1,1,0.62&bust=owner", RRRATS),
            ("0.54", "war?a=0,1,0&b=0,0,1&games=100000", "result.score"),
            ("0.30", "war?a=0,0,1&b=1,0,0&games=100000", "result.score"),
        ],
    ),
    (
        "who-really-wins",
        &[
            (
                "288",
                "tuning?problem=win-rates&evaluations=1&finalists=0",
                WIN_RATES,
            ),
            (
                "0.49",
                "tuning?problem=win-rates&repeats=100&tuples=all",
                "result.true_value_mean",
            ),
            (
                "0.56",
                "tuning?problem=win-rates&repeats=100&tuples=1",
                "result.true_value_mean",
            ),
            (
                "0.59",
                "tuning?problem=win-rates&repeats=100",
                "result.true_value_mean",
            ),
            ("4.5", "", "sqrt(20)"),
            (
                "1.8",
                "",
                "4 * 5 * 4 * 3 * 4 * 5 * 5 * 6 * 4 * 4 * 4 * 3 * 4 * 4 * 4 / 10^9",
            ),
        ],
    ),
];

const SMALL_TREE: &str = "mcts?simulations=30&width=4&height=4&in_a_row=3";
const TWO_ITERATIONS: &str = "regret?game=rock-paper-scissors&iterations=2&head_start=1&look=2";
/// The combinations of its settings.
const WIN_RATES: &str = "length(result.dimensions[0].values) * length(result.dimensions[1].values) \
    * length(result.dimensions[2].values) * length(result.dimensions[3].values) * length(result.dimensions[4].values)";

/// By lesson: settings, parts of questions, names of nodes, and what was published.
const GIVEN: &[(&str, &[&str])] = &[
    ("bid-below-your-value", &["0.3", "0.8", "0.85"]),
    ("the-winners-curse", &["0.2", "0.28", "0.4", "0.5"]),
    ("who-knows-what", &["0.3", "0.7", "1973"]),
    ("how-much-will-the-other-make", &["1838", "1934"]),
    // 47.9 % is of an offspring in the stage's result, whose numbers no link holds.
    ("evolution-under-noise", &["47.9", "0.1", "0.03", "0.01"]),
    ("from-random-games-to-a-tree", &["0.6", "100", "10000"]),
    (
        "how-far-from-perfect-play",
        &["10000", "2000", "5000", "1000", "100"],
    ),
    (
        "how-many-games-are-enough",
        &["100", "400", "1600", "0.05", "0.1", "0.01", "0.503"],
    ),
    (
        "stopping-a-race-early",
        &["0.01", "0.05", "100", "0.495", "0.48"],
    ),
    ("the-equilibria-of-kuhn-poker", &["0.01", "0.02", "1.96"]),
    ("tuning-under-noise", &["1.25", "100", "200"]),
    ("what-alpha-beta-may-skip", &["−100", "1.2", "2.2"]),
    // Figures, formulas and appendices of the thesis among them.
    (
        "what-a-race-can-prove",
        &[
            "0.02", "0.05", "0.48", "0.49", "0.495", "0.497", "0.498", "0.9", "1.16", "100", "2.1",
            "2.12", "2.16", "2.2", "2.3", "2.4", "2.5", "2.6", "2.7", "5.1", "5.2", "5.3",
        ],
    ),
    // The shares of 92.5 % and more are of a test of some minutes, see docs/GRADES.md.
    (
        "what-random-playouts-do-not-know",
        &[
            "0.05", "0.9", "100", "1000", "120", "200", "20000", "3000", "32.5", "368", "400",
            "4000", "82.5", "92.5",
        ],
    ),
    (
        "what-the-optimum-says",
        &[
            "0.0036", "10000", "0.49", "0.4", "0.64", "0.36", "0.787", "5.4", "5.3", "0.519",
            "0.515", "0.507", "0.005", "0.5", "0.01",
        ],
    ),
    ("tournaments-noise-and-forgiveness", &["200", "1980"]),
    ("what-patience-can-support", &["1.2", "4.5", "0.75"]),
    // A hare against a coin: half of 3 and half of 2.
    ("what-will-the-other-do", &["100", "2.5"]),
    // The gains for which Nowak and May give the share, and that of the game.
    ("where-your-neighbours-are-counts", &["1.8", "1.85"]),
    ("why-cooperate-at-all", &["2.6"]),
];

/// The numbers of the gallery.
const GALLERY: &[Claim] = &[
    ("20000", "mcts?view=play", "simulations"),
    (
        "1000",
        "regret?compare=cfr-plus,linear,discounted&iterations=1000",
        "iterations",
    ),
    (
        "288",
        "regret?game=leduc&iterations=1",
        "length(result.information_sets)",
    ),
    (
        "200",
        "regret?game=leduc&iterations=200&compare=cfr-plus&look=50",
        "iterations",
    ),
    ("0.6", "racing?mean=0.6&game=225", "mean"),
    ("0.503", "racing?mean=0.503", "mean"),
    (
        "0.2",
        "racing?race=ilebr-2&mean=0.55&epsilon=0.2&all=off",
        "epsilon",
    ),
    ("0.95", "racing?race=lebr&mean=0.95&repeats=10", "mean"),
    (
        "0.3",
        "evolution?algorithm=iterative&generations=30&epsilon=0.3&look=9",
        "epsilon",
    ),
    ("100", "mcts?moves=44&simulations=20000&c=100", "c"),
    ("1.2", "", "1.2"),
    // A year.
    ("1980", "", "1980"),
];

/// The numbers of a text with a decimal point or three digits, without what is computed, mathematics and addresses.
fn numbers(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut number = String::new();
    let mut depth = 0_usize;
    let mut is_formula = false;
    let mut before = ' ';
    for letter in text.replace("$$", "$").chars().chain([' ']) {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            '$' => is_formula = !is_formula,
            _ => {}
        }
        let is_plain = depth == 0 && !is_formula;
        let belongs = letter.is_ascii_digit()
            || (letter == '−' && number.is_empty())
            || (['.', '\u{202f}'].contains(&letter)
                && number.ends_with(|last: char| last.is_ascii_digit()));
        if is_plain && belongs && (!number.is_empty() || !before.is_alphanumeric()) {
            number.push(letter);
        } else if !number.is_empty() {
            found.push(core::mem::take(&mut number));
        }
        before = letter;
    }
    let tidy = found.into_iter().map(|number| {
        number
            .replace('\u{202f}', "")
            .trim_end_matches('.')
            .to_owned()
    });
    let digits = |number: &str| number.chars().filter(char::is_ascii_digit).count();
    tidy.filter(|number| number.contains('.') || digits(number) >= 3)
        .collect()
}

/// The prose of a lesson: no settings of scenes, no right answers, no conditions of options.
fn prose(lesson: &str) -> String {
    let is_prose = |line: &&str| {
        let settings = [
            "stage:",
            "vary:",
            "until answered:",
            "title:",
            "lab:",
            "minutes:",
            "= ",
            "place ",
            "actions:",
        ];
        !settings.iter().any(|start| line.starts_with(start))
    };
    let words = |line: &str| match line.strip_prefix("- ") {
        Some(option) => option
            .rsplit_once(" if ")
            .map_or(option, |(words, _)| words)
            .to_owned(),
        None => line.to_owned(),
    };
    let lines = lesson.lines().filter(is_prose).map(words);
    // Addresses of links.
    let text = lines.collect::<Vec<_>>().join("\n");
    text.split("](")
        .enumerate()
        .map(|(place, part)| match (place, part.split_once(')')) {
            (0, _) | (_, None) => part,
            (_, Some((_, rest))) => rest,
        })
        .collect()
}

/// Every number of `text` is claimed or given, and every claim and given number is there.
fn all_are_listed(name: &str, text: &str, claims: &[Claim], given: &[&str]) {
    let mut found = numbers(text);
    found.sort_unstable();
    found.dedup();
    let mut listed: Vec<String> = claims
        .iter()
        .map(|(number, ..)| (*number).to_owned())
        .collect();
    listed.extend(given.iter().map(|number| (*number).to_owned()));
    listed.sort_unstable();
    assert_eq!(found, listed, "{name}");
}

fn all_are_true(
    name: &str,
    claims: &[Claim],
    results: &mut BTreeMap<String, lessons::expression::Value>,
) {
    for &(written, link, expression) in claims {
        let link = if link.is_empty() { "minimax" } else { link };
        let experiment = Experiment::open(link).unwrap().experiment;
        let expression = Expression::read(expression).unwrap();
        let result = results
            .entry(link.to_owned())
            .or_insert_with(|| result(&experiment));
        let scope = Scope {
            experiment: &experiment,
            result: Some(result),
        };
        let value = expression
            .number(&scope)
            .unwrap_or_else(|fault| panic!("{name}, {written}: {}", fault.sentence(&ENGLISH)));
        let decimals = written
            .split_once('.')
            .map_or(0, |(_, decimals)| decimals.len());
        let number: f64 = written.replace('−', "-").parse().unwrap();
        let half = 0.5 * 0.1_f64.powi(decimals as i32) + 1e-9;
        assert!(
            (value - number).abs() <= half,
            "{name}: {written} is written, {value} is right"
        );
    }
}

fn of<'a, T>(table: &'a [(&str, &'a [T])], name: &str) -> &'a [T] {
    table
        .iter()
        .find(|(known, _)| *known == name)
        .map_or(&[], |(_, list)| *list)
}

#[test]
fn every_number_in_the_prose_of_lessons_is_right() {
    let mut results = BTreeMap::new();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../lessons");
    for lesson in texts::LESSONS {
        let name = lesson.name;
        let text = fs::read_to_string(folder.join(format!("{name}.md"))).unwrap();
        all_are_listed(name, &prose(&text), of(CLAIMS, name), of(GIVEN, name));
        all_are_true(name, of(CLAIMS, name), &mut results);
    }
}

#[test]
fn every_number_in_the_gallery_is_right() {
    let pieces = ENGLISH.gallery.rooms.iter().flat_map(|room| room.pieces);
    let text: Vec<String> = pieces
        .map(|piece| format!("{} {}", piece.title, piece.words))
        .collect();
    // With suits told apart Leduc is not played here; three are names of figures and a table.
    let given = ["936", "2000000", "2.1", "2.7", "5.1"];
    all_are_listed("gallery", &text.join("\n"), GALLERY, &given);
    all_are_true("gallery", GALLERY, &mut BTreeMap::new());
}

/// Of the help of settings: the strongest grade and the turns of Rrrats after which all is subtracted, the worth of an open line,
/// and the numbers of an example. What settings allow is written from their limits.
#[test]
fn every_number_of_the_help_is_known() {
    assert_eq!(experiments::graded_test::grades::COUNT, 100);
    let mut help = Vec::new();
    for name in experiments::LABS {
        let experiment = Experiment::of_lab(name).unwrap();
        help.push(experiment.summary(&ENGLISH));
        let words = |parameter: &experiments::parameters::Parameter| (parameter.text)(&ENGLISH);
        help.extend(
            experiment
                .schema()
                .iter()
                .map(|parameter| words(parameter).help),
        );
    }
    all_are_listed(
        "help",
        &help.join("\n"),
        &[],
        // 2.3 is a player and an action.
        &["0.01", "0.25", "0.5", "100", "2.3"],
    );
}

#[test]
fn numbers_are_found() {
    let text = "At 0.503 and {epsilon} it takes 45\u{202f}369 games, $x = 0.25$, level 12, node1.2 and −0.10.";
    assert_eq!(numbers(text), ["0.503", "45369", "−0.10"]);
    assert_eq!(
        prose("stage: mcts?c=1.4\n- At 0.49 if c == 1.4\nSee [it](#/mcts?c=1.4).").trim(),
        "At 0.49\nSee [it."
    );
}

/// Tests of the same games help each other to be passed, and a verdict for the better player ends a race: so the product of (2.6)
/// is at least the error.
#[test]
fn the_product_over_tests_bounds_the_error() {
    for race in ["ilebr-star-1", "ilebr-star-2", "hoeffding-star-2"] {
        for settings in [
            "mean=0.51&delta=0.5",
            "mean=0.52&epsilon=0.1&delta=0.9",
            "mean=0.55&epsilon=0.2&delta=0.9",
            "mean=0.7&epsilon=0.2&delta=0.5",
        ] {
            let link = format!("racing?race={race}&{settings}&repeats=1");
            let result = result(&Experiment::open(&link).unwrap().experiment);
            let [product, exact] = ["error_product", "error_exact"].map(|key| result[key].as_f64());
            let (product, exact) = (product.expect(&link), exact.expect(&link));
            assert!(product >= exact, "{link}: {product} and {exact}");
        }
    }
}
