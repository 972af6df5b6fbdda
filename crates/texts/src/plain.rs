//! Plain pages: the words on pages that are read without the program, one for each lab, each lesson and each game of the libraries. The program has none of them.

texts! {
    /// The words on plain pages.
    pub struct PlainTexts {
        /// The title of the window; takes what the page is about.
        title(of: &str) = format!("{of} · Saddlepoint"),
        site = "Saddlepoint",
        /// What search engines and previews are told about a lab: its question, and what it shows.
        about_lab(question: &str, summary: &str) = format!("{question} {summary}"),
        /// The same of a lesson; takes how long it takes, whom it is for, and the headings of its scenes.
        about_lesson(title: &str, minutes: &str, level: &str, scenes: &str) =
            format!("{title}: an interactive lesson of {minutes}, {level}. {scenes}."),
        /// The title of a game's page: its name, and that of its lab.
        game(name: &str, lab: &str) = format!("{name} · {lab}"),
        about_game(name: &str, story: &str) = format!("{name}: {story}"),
        /// A game that the lab opens with.
        open_game = "Open the game: change it, solve it, play it",
        games = "Games",
        payoffs = "Payoffs",
        /// The players of the rows and the columns.
        payoffs_of(first: &str, second: &str) =
            format!("Rows are the actions of {first}, columns those of {second}; the payoff of {first} stands first."),
        tree = "The game, as the lab names it",
        /// Over the table that the lab's report is.
        equilibria = "What the lab finds",
        more(count: usize) = format!("… and {count} more."),
        lab = "The lab it is solved in",
        open_lab = "Open the live lab",
        open_lesson = "Open the live lesson",
        open_page = "Open the laboratory",
        /// Below these links.
        needs_program = "It runs in your browser, on your own machine, and needs JavaScript. This page does not.",
        what = "What is in it",
        rules(game: &str) = format!("Rules: {game}"),
        example(of: &str) = format!("For example: {of}"),
        pieces = "Ready experiments",
        lessons = "Lessons about it",
        commands = "On the command line",
        sources = "Sources",
        /// The neighbours of a lab or a lesson.
        neighbours = "Go on with",
        labs = "Labs",
        all_lessons = "Lessons",
        about = "About",
        /// Over the links of the header.
        navigation = "Pages",
        scenes = "Scenes",
        /// Takes the lesson's lab.
        lab_of(lab: &str) = format!("The lab it is about: {lab}"),
        unknown = "Where this page has “…”, the live lesson has a number that its experiment has just computed, or something to \
            choose. Questions have their answers there.",
    }
}
