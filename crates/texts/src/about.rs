//! About: who the page is for, what it does with data, how exact it is, how to cite it, what others do better. Read by the plain pages; the
//! program has none of it.

/// A part of the page: its heading and its paragraphs.
#[derive(Debug)]
pub struct AboutPart {
    pub heading: &'static str,
    pub paragraphs: &'static [&'static str],
}

/// Another project, and what it does better.
#[derive(Debug)]
pub struct Other {
    pub name: &'static str,
    pub link: &'static str,
    pub better: &'static str,
}

texts! {
    /// The page about all this.
    pub struct AboutTexts {
        name = "About Saddlepoint",
        lead = "A game-theory laboratory in one web page: what it does with data, how exact it is, and what others do better.",
        parts: &'static [AboutPart] = PARTS,
        cite = "How to cite it",
        cited = "Please name the version. A link of the page names an experiment with its seed: cite it whole, and others get the same result.",
        better = "What others do better",
        others: &'static [Other] = OTHERS,
    }
}

const PARTS: &[AboutPart] = &[
    AboutPart {
        heading: "Who it is for",
        paragraphs: &[
            "Students who want to see how an algorithm decides, teachers who want an experiment on the projector that every student can open, \
                and researchers who want to check a claim.",
            "Lessons need no account. A class works without a server too: students hand in short codes.",
        ],
    },
    AboutPart {
        heading: "What it does with data",
        paragraphs: &[
            "Everything is computed on your own machine. After loading, the page asks only the server it came from, and only for its own \
                files; a security policy in the page forbids anything else. There is no account, no cookie and no counting of visitors. The \
                server that hands out the files sees which files you ask for, as every web server does. What follows # in an address is not \
                sent to it.",
            "Your browser keeps for you, under this address and under names that begin with “saddlepoint.”: the version you last saw, the \
                colours you chose, the last link of each lab, your answers to lessons, the lesson you are writing, and the answers of a class \
                if you collect them. As long as a tab is open it also keeps what a run has found and what you have predicted, so that a \
                reload loses nothing. The page’s own files are kept for times without network.",
            "To delete all of it, use your browser’s setting that clears the data of this site. Where browsers forbid keeping anything, the \
                page works without it.",
            "A link has in it what you typed into the experiment; a code that is handed in has answers and no free text. Everyone who gets one \
                can read it.",
        ],
    },
    AboutPart {
        heading: "How exact it is",
        paragraphs: &[
            "Equilibria of strategic games of two players, values of zero-sum games and of trees are computed in fractions, without rounding. \
                Large linear programmes are guessed with rounded numbers first, and the guess is then proved in fractions. Scores of \
                Connect Four come from a complete search. Winning probabilities at Rrrats and of races are computed without chance, in \
                double precision.",
            "What is played at random is measured: a tree search’s estimates, points won, ratings. The page says how sure such a number is, \
                most often by a 95 % interval. More games make an error smaller, not zero.",
            "The same link gives the same result in any browser, with any number of workers and on the command line. Tests compare such results \
                byte by byte with files that were written before.",
            "Tests compare results with those of others: equilibria of 48 games with those of Gambit 16.7, curves of regret minimisation with \
                OpenSpiel 2.0.2, matches of strategies with the Axelrod library, scores of Connect Four with Pascal Pons’s published \
                positions. Tests of the built page in Chromium open every lab; a smaller set, run less often, does so in Firefox.",
            "No test shows that a program has no faults. If a number looks wrong, please say so.",
        ],
    },
    AboutPart {
        heading: "Report a fault",
        paragraphs: &[
            "Through the issue tracker of the repository where you found it. Say the version at the foot of the page, the browser, and the whole \
                address: it repeats what you saw. For what may harm others, see SECURITY.md there.",
        ],
    },
    AboutPart {
        heading: "Accessibility",
        paragraphs: &[
            "The page is meant to be used with keys alone, with a screen reader, without motion, in contrast themes and on a telephone, and tests \
                check much of that. Known to fall short: on light paper the second player’s orange and the edges of fields have \
                less contrast than 3 to 1.",
        ],
    },
];

const OTHERS: &[Other] = &[
    Other {
        name: "Gambit",
        link: "https://www.gambit-project.org",
        better: "computes equilibria of games of more than two players in general, and quantal response equilibria of extensive games; it can be \
            called from Python.",
    },
    Other {
        name: "OpenSpiel",
        link: "https://github.com/google-deepmind/open_spiel",
        better: "has far more games and learning algorithms, and is made to be programmed with, in C++ and Python.",
    },
    Other {
        name: "Axelrod",
        link: "https://github.com/Axelrod-Python/Axelrod",
        better: "has more than 200 strategies for the iterated prisoner’s dilemma, Moran processes and fingerprints of strategies.",
    },
    Other {
        name: "Nashpy",
        link: "https://github.com/drvinceknight/Nashpy",
        better: "is a small Python library for games of two players, with a textbook on the theory beside it.",
    },
    Other {
        name: "EvoLudo",
        link: "https://wiki.evoludo.org",
        better: "shows evolutionary games in space and on graphs, which are not here.",
    },
    Other {
        name: "oTree",
        link: "https://www.otree.org",
        better: "is a framework for experiments and surveys of one’s own, in which people play with each other over a server. Here everybody plays \
            alone and hands in a code.",
    },
    Other {
        name: "classEx",
        link: "https://classex-doc.readthedocs.io",
        better: "has ready games that a lecturer starts and a class plays live, each on a device of their own.",
    },
    Other {
        name: "MobLab",
        link: "https://moblab.com",
        better: "has markets, auctions and surveys for classes, and fills incomplete groups with robots.",
    },
    Other {
        name: "Veconlab",
        link: "http://veconlab.econ.virginia.edu",
        better: "has markets and auctions that a class plays live in the browser.",
    },
    Other {
        name: "The Evolution of Trust",
        link: "https://ncase.me/trust/",
        better: "by Nicky Case, tells about trust and repeated games as an interactive story.",
    },
];
