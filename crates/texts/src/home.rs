//! Home page: its words, the ways in, and the pictures of its tiles.

texts! {
    /// The home page.
    pub struct HomeTexts {
        headline = "See how a machine decides.",
        lead = "Make a move. It answers, and shows you why. Then take it apart, change it, and send the link: everyone who opens \
            it sees the same, bit for bit.",
        promises: &'static [&'static str] = &[
            "Nothing to install: the engines run in your browser, at nearly the speed of native programs.",
            "A link is an experiment: everyone who opens it gets the same result, to the last digit.",
            "What was measured says how sure it is; where it can be computed exactly, that stands beside it.",
        ],
        go_on = "Continue where you left off",
        /// For students, teachers, experts.
        ways_in: [WayIn; 3] = [
            WayIn {
                who: "Learn",
                what: "Lessons with live pictures and questions, about twenty minutes each",
                link: "lesson/game-trees-by-hand",
            },
            WayIn {
                who: "Teach",
                what: "An exercise on every screen, the same tree for all, its values hidden until they are guessed",
                link: "minimax?game=exercise&algorithm=alpha-beta&hide=values&seed=7",
            },
            WayIn {
                who: "Check a claim",
                what: "A thesis calls a strategy for the dice game Rrrats optimal: four readings of its rules, exactly",
                link: "reproduce?view=account",
            },
        ],
        /// Over the tiles.
        labs(count: usize) = format!("{count} labs, one question each"),
        /// The way to the writer of lessons.
        write = "Write your own lesson",
        /// The way to the gallery.
        gallery = "Gallery of ready experiments",
        /// The way to the answers of a class.
        collect = "Collect the answers of a class",
        /// The button that keeps their pictures from moving.
        hold_still = "Pause the pictures",
        pictures: PictureTexts,
    }

    /// Names in the pictures of the tiles.
    pub struct PictureTexts {
        /// What half of the points are.
        even = "half",
        /// What nine tenths of the points are.
        goal = "90 %",
        regret = "regret",
        /// Of regret minimisation.
        variants: [&'static str; 2] = ["CFR", "CFR+"],
        /// With several players: what could be gained, and what is regretted.
        promises: [&'static str; 2] = ["gain", "regret"],
        /// Of a penalty: best responses of kicker and keeper.
        kick: [&'static str; 2] = ["kicker", "keeper"],
        /// What they have got per round.
        repeated: [&'static str; 2] = ["tit for tat", "Joss"],
        mean = "mean",
        bounds: [&'static str; 2] = ["upper bound", "lower bound"],
        half = "½",
        /// Orders in which won cards go back.
        orders: [&'static str; 3] = ["high first", "low first", "random"],
        exact = "exact",
        published: [&'static str; 4] = ["iterative", "coevolution", "approximate 1", "approximate 2"],
        stores: [&'static str; 2] = ["first", "second"],
        /// Of a game of Aliens.
        aliens: [&'static str; 2] = ["points", "aliens left"],
    }
}

/// A way in for somebody.
#[derive(Debug, PartialEq)]
pub struct WayIn {
    pub who: &'static str,
    pub what: &'static str,
    /// Where it leads, without `#/`.
    pub link: &'static str,
}
