//! The interface in English.

mod agents;
mod lab_page;
pub(crate) mod numbers;
pub(crate) mod parameter;
pub(crate) mod phrases;
mod predict;
pub(crate) mod rules;
mod runs;

use super::catalogue::*;
pub use numbers::power_of_ten;
use numbers::{fixed, grouped, limit, percent, range, value};

/// English.
pub const ENGLISH: Texts = Texts {
    number: grouped,
    value,
    fixed,
    percent,
    range,
    shell: ShellTexts {
        window: |lab| match lab {
            Some(lab) => format!("{lab} · Saddlepoint"),
            None => "Saddlepoint: see how a machine decides".to_owned(),
        },
        brand: ("Saddle", "point"),
        home: "Saddlepoint, home page",
        labs: "Labs",
        all_labs: "All labs",
        lab_groups: crate::labs::ENGLISH_GROUPS,
        other_labs: &[
            ("solve", "Solver"),
            ("generation", "Generation"),
            ("war-game", "War game"),
            ("aliens-game", "Game of Aliens"),
        ],
        loading: "Loading the laboratory …",
        not_loaded: "This part of the laboratory could not be loaded. Check your connection, then try again or reload the page.",
        skip: "Skip to the content",
        theme_system: "Colours: as in the system",
        theme_light: "Colours: light",
        theme_dark: "Colours: dark",
        promise: "Everything is computed on your own machine. No server, no account, nothing sent.",
        version: |build| format!("Saddlepoint {build}"),
        licences: "Licences",
        update: UpdateTexts {
            ready: "A new version of this page is ready.",
            now: "Use it now",
            later: "At the next start",
            is_new: "This page has changed since your last visit.",
            news: "What is new",
            close: "Close",
        },
    },
    home: HomeTexts {
        headline: "See how a machine decides.",
        lead: "A game-theory laboratory in one page: play against the algorithms, watch them think, take them apart, and share a link that repeats the experiment bit for bit.",
        promises: &[
            "Nothing to install: the engines run in your browser, at nearly the speed of native programs.",
            "A link is an experiment: everyone who opens it gets the same result, to the last digit.",
            "What was measured says how sure it is; where it can be computed exactly, that stands beside it.",
        ],
        start: "Play Connect Four against the machine",
        go_on: "Continue where you left off",
        start_here: "Start here",
        ways_in: [
            WayIn {
                who: "For students",
                what: "Lessons with live pictures and questions, about twenty minutes each. The first begins with a game you can search by hand.",
                begin: "Start the first lesson",
                link: "lesson/game-trees-by-hand",
            },
            WayIn {
                who: "For teachers",
                what: "Put an exercise on the projector. Everyone who opens its link gets the same tree, with the values hidden until they are guessed.",
                begin: "Open an exercise",
                link: "minimax?game=exercise&algorithm=alpha-beta&hide=values&seed=7",
            },
            WayIn {
                who: "For experts",
                what: "Check a claim: a thesis calls a mixed strategy for the dice game Rrrats optimal. As printed it is optimal under no reading of the rules; under one of them the optimum is mixed all the same. Compare four readings, exactly.",
                begin: "Check the claim",
                link: "reproduce?view=account",
            },
        ],
        labs: |count| format!("{count} labs, one question each"),
        lessons: "Lessons",
        write: "Write your own lesson",
        gallery: "See the gallery of ready experiments",
        collect: "Collect the answers of a class",
        hold_still: "Pause the pictures",
        pictures: PictureTexts {
            even: "half",
            goal: "90 %",
            regret: "regret",
            variants: ["CFR", "CFR+"],
            promises: ["gain", "regret"],
            kick: ["kicker", "keeper"],
            mean: "mean",
            bounds: ["upper bound", "lower bound"],
            half: "½",
            orders: ["high first", "low first", "random"],
            exact: "exact",
            published: ["iterative", "coevolution", "approximate 1", "approximate 2"],
            stores: ["first", "second"],
            aliens: ["points", "aliens left"],
        },
    },
    broken_link: BrokenLinkTexts {
        title: "This link does not open anything",
        kept: "The address is unchanged, so you can correct it there.",
        home: "Home page",
        open_lab: |lab| format!("Open {lab}"),
    },
    notices: NoticesTexts {
        link: "Parts of this link could not be used and were ignored:",
        file: "The file was not opened:",
        more: |count| format!("… and {count} more."),
        dismiss: "Dismiss",
        read_as: |form| format!("Read as {form}."),
        read_instead: |form| format!("Read it as {form}"),
    },
    scrolling: "Scroll sideways for more →",
    time: TimeTexts {
        label: "Time",
        start: "To the start (Home)",
        back: "One step back (←)",
        play: "Play (space)",
        pause: "Pause (space)",
        forward: "One step forward (→)",
        end: "To the end (End)",
        speed: "Steps per second",
        per_second: " per second",
    },
    form: FormTexts {
        knowledge: "Knowledge",
        more: "More settings",
        refused: |allowed| format!("Allowed: {allowed}."),
        help: |help, allowed| format!("{help} Allowed: {allowed}."),
        explain: |label| format!("Help: {label}"),
    },
    share: ShareTexts {
        share: "Share",
        copied: "Link copied",
        by_hand: "Copy this link:",
        qr: "QR code",
        qr_hint: "Point a telephone’s camera at the code to open this page.",
        qr_too_long: "This link is too long for a QR code, which holds 2 953 characters. Copy the link instead.",
        show_elsewhere: "Present or embed",
        view: "View",
        present: "Present it",
        present_hint: "One view in large type, for a projector. A clicker’s keys step through it.",
        embed: "Embed it in a web page",
        embed_hint: "The frame shows one view with its time control. It tells the page around it how high it is, as docs/EMBEDDING.md describes.",
        in_words: "Link with words, in Markdown",
        copy: "Copy",
        copied_text: "Copied",
        open_here: "Open in Saddlepoint",
        full_screen: "Full screen",
        leave: "Back to the page",
    },
    chart: ChartTexts {
        data: "Data and export",
        save_svg: "Save as SVG",
        save_png: "Save as PNG",
        save_latex: "Save for LaTeX",
        save_csv: "Save as CSV",
        save_json: "Save as JSON",
        point_to_read: "Point at the chart, or use the arrow keys on it, to read it.",
        how_to_read: |title| {
            format!("Chart: {title}. Arrow keys move a cursor that reads the values.")
        },
        bar_header: ["name", "value", "low", "high"],
        band_ends: ["from", "to"],
    },
    pictures: PicturesTexts {
        button: "Picture of a view",
        view: "View",
        part: "What of it",
        parts: ["the drawing alone", "the view with its text"],
        theme: "Colours",
        themes: ["as on the page", "light", "dark"],
        size: "Size as PNG",
        sizes: [
            "as on the screen",
            "twice as large, for print",
            "four times as large",
        ],
        transparent: "Transparent, without the card behind it",
        remark: "The picture shows the view as it is now. Its file says which experiment it is of. Every program draws the SVG of a drawing alone; that of a whole view only browsers do, so take the PNG for others.",
        nothing: "The page shows no view now.",
    },
    files: FilesTexts {
        menu: "Files",
        save: "Save this run",
        open: "Open a file",
        json: "Results as JSON",
        csv: "Results as CSV",
        command_line: "The same on the command line:",
        citation: "To cite this experiment (BibTeX):",
    },
    allowed: AllowedTexts {
        how_numbers_are_written: "A number that need not be whole may be written as 1.4, 1,4 or 7/5.",
        integer: |minimum, maximum| match minimum == maximum {
            true => grouped(minimum),
            false => format!(
                "a whole number from {} to {}",
                grouped(minimum),
                grouped(maximum)
            ),
        },
        integer_or_end: |minimum, maximum| {
            let (minimum, maximum) = (grouped(minimum), grouped(maximum));
            format!("a whole number from {minimum} to {maximum}, or the word end")
        },
        real_or_infinite: |minimum, maximum| {
            let (minimum, maximum) = (limit(minimum), limit(maximum));
            format!("a number from {minimum} to {maximum}, or the word infinite")
        },
        real: |minimum, maximum| format!("a number from {} to {}", limit(minimum), limit(maximum)),
        choice: |names| format!("one of: {names}"),
        switch: "on or off",
        cell_or_none: "none, or column.row counted from the bottom left, such as 4.1",
        moves: |most| format!("moves of this game in up to {most} characters"),
        title: "any text",
        up_to: |what, most| format!("{what}; up to {} characters", grouped(most as u64)),
        set: |names| format!("some of {names}, in this order, separated by commas, or none"),
        tree: "a tree such as ((3 12 8)(2 4 6)(14 5 2)) or ((w d)(l w))",
        space: |most| {
            format!(
                "dimensions such as x: 0, 0.5, 1; y: 1..5; mode: slow, fast, up to {most} characters"
            )
        },
        formula: |most| format!("a formula over the dimensions, up to {most} characters"),
        heaps: |count, size| format!("1 to {count} numbers from 0 to {size}, such as 3,4,5"),
        even: |minimum, maximum| {
            let (minimum, maximum) = (grouped(minimum), grouped(maximum));
            format!("an even whole number from {minimum} to {maximum}")
        },
        agent: "an agent such as random, tactical, minimax(6), flat(1000), uct(1000), knowledge(1000) or perfect",
        agents: "agents separated by commas, such as random,minimax(6),uct(1000)",
        searchers: "agents that simulate, separated by commas, such as flat(1000),uct(1000),knowledge(1000)",
        ratings: "up to 22 whole numbers from −4000 to 4000 with slashes between them, such as 700/120/-388, or none",
        real_or_none: |minimum, maximum| format!("a number from {minimum} to {maximum}, or none"),
        locks: "none, or information sets and players with probabilities, such as K:0.3,Kb:1/3,second:uniform",
        increasing: |maximum| {
            let numbers = "increasing whole numbers separated by commas";
            match maximum {
                0 => "none".to_owned(),
                _ => format!("none, or {numbers}, from 1 to {maximum}"),
            }
        },
        roll_on: "three or four probabilities from 0 to 1 separated by commas, as in 1,1,0.36",
        shares: "three numbers from 0 to 1 000 000 separated by commas, not all 0, as in 1,0,0",
    },
    link: LinkTexts {
        too_long: |found, most| {
            format!("This link has {found} characters; up to {most} are allowed.")
        },
        unknown_lab: |found, known| format!("There is no lab “{found}”. The labs are: {known}."),
        version: |found, known| {
            format!("This link has version “{found}”; this page reads version {known}.")
        },
        unknown_key: |key, known| {
            format!("This lab has no setting “{key}”. Its settings are: {known}.")
        },
        repeated: |key| format!("“{key}” appears in the link twice."),
        value: |key, found, allowed| format!("{key} is “{found}”, but it must be {allowed}."),
        packed: |key, reason| format!("The packed value of {key} {reason}."),
        not_a_move: |key, ply, symbol| {
            format!("{key}: move {ply} is “{symbol}”, which is not a move of this game.")
        },
        illegal_move: |key, ply, symbol| {
            format!("{key}: move {ply}, “{symbol}”, is not possible in that position.")
        },
        after_the_end: |key, ply, symbol| {
            format!("{key}: move {ply}, “{symbol}”, comes after the end of the game.")
        },
        tree: |key, fault| format!("{key}: {fault}"),
        agent: |key, fault| format!("{key}: {fault}"),
        lock: |key, fault| format!("{key}: {fault}"),
        blocked_outside: |found, width, height| {
            format!("blocked is “{found}”, outside a board of {width} columns and {height} rows.")
        },
        space: |fault| format!("“dimensions” and “values”: {fault}."),
        too_many_points: |key, found, most| {
            format!(
                "“{key}”: UCB1 tries every point once, and {found} points are too many; up to {most} are allowed."
            )
        },
        means_nothing: |key, found| {
            format!("“{key}” has no effect in this experiment, so “{found}” was ignored.")
        },
        after_the_last_move: |key, found, last| {
            let moves = if last == 1 { "move" } else { "moves" };
            format!("{key} is {found}, but the game has {last} {moves}.")
        },
        nothing_is_cut: "hide is “cuts”, but plain minimax and expectiminimax cut nothing: choose alpha-beta or PVS.",
        nothing_chosen: "Nothing is chosen, so there is nothing to run.",
        nothing_to_run: |outcome| format!("There is nothing to compute: {outcome}."),
    },
    file: FileTexts {
        too_long: |found, most| format!("This file has {found} bytes; up to {most} are allowed."),
        not_ours: "This is not a file saved by Saddlepoint.",
        no_game: |fault| format!("It holds no game either: {fault}."),
        version: |found, known| {
            format!("This file has version {found}; this page reads version {known}.")
        },
        link: |sentence| format!("The experiment in this file cannot be opened. {sentence}"),
        layout: |link| {
            format!(
                "The results in this file have the form of another version of Saddlepoint. The experiment is {link}: run it again, and it finds the same."
            )
        },
        damaged: "This file was saved by Saddlepoint but is damaged.",
        unreadable: "The browser could not read this file as text.",
    },
    board_parameters: rules::BOARD,
    war_readings: rules::WAR_READINGS,
    rrrats_readings: rules::RRRATS_READINGS,
    composed_race: rules::COMPOSED_RACE,
    agents: agents::AGENTS,
    lab_page: lab_page::LAB_PAGE,
    predict: predict::PREDICT,
    runs: runs::RUNS,
    rules: crate::rules::ENGLISH,
    gallery: crate::gallery::ENGLISH,
    glossary: crate::glossary::ENGLISH,
    lessons: crate::lessons::ENGLISH,
    labs: crate::labs::ENGLISH,
    tree: TreeTexts {
        how_to_use: |title| {
            format!(
                "{title}. Arrow keys go up to the parent, down to the first child and to the siblings; Enter folds a node; plus, minus and 0 zoom."
            )
        },
        nothing_selected: "Drag to move, scroll or pinch to zoom. Click a node to select it, twice to fold it.",
        tools: "View of the tree",
        zoom_in: "Zoom in (+)",
        zoom_out: "Zoom out (−)",
        fit: ("Fit", "Show the whole tree (0)"),
        follow: ("Follow", "Keep the current node in view"),
    },
};
