//! Search over the whole site: its button, its dialog, and what it says where nothing is found.

texts! {
    /// The dialog, and the button that opens it.
    pub struct SiteSearchTexts {
        button = "Find a game, a lesson, a word",
        /// The key that opens it.
        key = "/",
        heading = "Find",
        close = "Close the search",
        /// The list, for those who do not see it.
        results = "What was found",
        /// Over the list before anything is typed.
        beginnings = "Some ways to begin",
        loading = "Fetching the list of all there is …",
        not_loaded = "The list of all there is could not be loaded. Check your connection, then try again.",
        /// How many of them there are, where no more than so many are shown.
        found(count: usize, is_all: bool) = match (count, is_all) {
            (1, _) => "1 result".to_owned(),
            (count, true) => format!("{count} results"),
            (count, false) => format!("The first {count} results"),
        },
        nothing(text: &str) = format!("Nothing has all the words of “{text}”."),
        what_there_is = "You can look for labs and their settings, lessons and their scenes, games, strategies, ready \
            experiments, and the words of the glossary.",
        kinds: EntryKindTexts,
    }

    /// What each kind of result is called.
    pub struct EntryKindTexts {
        lab = "Lab",
        lesson = "Lesson",
        game = "Game",
        strategy = "Strategy",
        term = "Word",
        scene = "Scene",
        piece = "Ready experiment",
        setting = "Setting",
    }
}
