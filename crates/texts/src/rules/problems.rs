//! Problems of the tuning lab, explained.

use crate::rules::rules_text::RulesText;

texts! {
    /// What there is to tune.
    pub struct ProblemRulesTexts: RulesText {
        one_max = RulesText {
            name: "OneMax",
            button: "What OneMax is",
            sentences: &[
                "A setting is a row of bits, 10 unless you change it. Its true value is how many of them are 1.",
                "Every evaluation adds normal noise to the true value, so the same setting gets a different number \
                    each time.",
                "The best setting is all ones. Each bit helps on its own: this is the easiest problem here.",
            ],
            drawing: "The true value by how many of ten bits are 1.",
            example: "",
        },
        trap = RulesText {
            name: "Trap",
            button: "What the trap is",
            sentences: &[
                "A setting is a few numbers: five, each from 0 to 3, unless you change it.",
                "Its true value is their sum, but 0 if all of them have their largest value. Every evaluation adds \
                    normal noise.",
                "So each number alone looks best at its largest value, but all of them together are worth nothing. \
                    That is the trap.",
                "The best settings have one number one below its largest value and the others at theirs: with five \
                    numbers from 0 to 3 that is worth 14.",
            ],
            drawing: "The true value of five numbers from 0 to 3 that are all the same: it rises, and falls to 0.",
            example: "",
        },
        hill = RulesText {
            name: "Hill",
            button: "What the hill is",
            sentences: &[
                "A setting is a few numbers: five, each from 0 to 3, unless you change it.",
                "The top is two thirds of the way along each of them, rounded: at 2 if they go from 0 to 3. Its true \
                    value is 1.",
                "Elsewhere it is 1 minus the mean squared distance of the numbers from the top, each as a share of its \
                    range. Every evaluation adds normal noise.",
                "Each number can be made better on its own, but near the top the differences are smaller than the \
                    noise.",
            ],
            drawing: "The true value along one of five numbers from 0 to 3, with the others at the top.",
            example: "",
        },
        win_rates = RulesText {
            name: "A table of win rates",
            button: "What the 288 settings are",
            sentences: &[
                "A setting is five numbers with 4, 2, 2, 3 and 6 values: 288 settings. A made-up table gives each a \
                    win rate; no game is played.",
                "An evaluation is 1, a win, with that probability, and otherwise 0, a loss.",
                "Most settings hardly ever win. The best wins with probability 0.6.",
                "Pairs of numbers count as well as single ones, so it is not enough to look at one at a time.",
            ],
            drawing: "One value is chosen for each number: 4 · 2 · 2 · 3 · 6 = 288 settings.",
            example: "",
        },
        agent = RulesText {
            name: "An agent for Connect Four",
            button: "What is tuned of the agent",
            sentences: &[
                "A setting configures a tree search: how much it explores, how it chooses its move, whether its \
                    playouts see wins at once, and so on.",
                "An evaluation is one game of Connect Four against a fixed opponent; chance decides who begins. A win \
                    is 1, a draw ½, a loss 0.",
                "Nobody knows the true value of a setting, which is its share of points. The setting found is \
                    therefore tested on fresh games.",
            ],
            drawing: "One value is chosen for each switch. With the switches tuned by default there are 7 · 3 · 2 · 2 \
                · 2 · 4 = 672 settings.",
            example: "",
        },
        connect_k = RulesText {
            name: "Rules of a Connect game",
            button: "What is tuned of the game",
            sentences: &[
                "A setting is a set of rules: 4 to 8 columns, 4 to 8 rows, 3 to 5 stones in a line, a blocked cell or \
                    none, and who begins.",
                "An evaluation is one game between a stronger and a weaker agent under these rules: the stronger one’s \
                    score (1, ½ or 0) minus ½.",
                "If you set a penalty, it is subtracted in proportion to how full the board is at the end: short games \
                    are better.",
                "So the best rules are those under which the stronger agent wins most reliably. Nobody knows their \
                    true value.",
            ],
            drawing: "One value is chosen for each rule: 5 · 5 · 3 · 3 · 3 = 675 games.",
            example: "",
        },
        rrrats = RulesText {
            name: "Rules of a dice game",
            button: "What is tuned of Rrrats",
            sentences: &[
                "A setting is a variant of Rrrats: how many tokens, which faces the dice have, how many tokens a hand \
                    may hold, and what a 2 does.",
                "An evaluation is one game between a player with best play and a weaker one who looks only at the \
                    tokens in hand; chance decides who begins. Its value is the stronger one’s score (1, ½ or 0) minus \
                    ½.",
                "If you set a penalty, it is subtracted for every hundred turns, and for fewer in proportion.",
                "Without a penalty the true value of every setting can be computed exactly.",
            ],
            drawing: "One value is chosen for each rule: 5 · 5 · 4 · 3 = 300 games.",
            example: "",
        },
        aliens = RulesText {
            name: "Rules of an arcade game",
            button: "What is tuned of Aliens",
            sentences: &[
                "A setting is a game of Aliens: fifteen numbers say how fast things are, how often they happen and \
                    what they are worth. There are 1.8 billion such games.",
                "For a gap of skill an evaluation is one game of each agent by these rules: 1 if the skilled one wins, \
                    minus 1 if the unskilled one wins; so 0 if both do or neither does.",
                "The opposite aim counts the unskilled agent’s wins alone: a game that it can win.",
                "Nobody knows the true values. “Play this game” leads to the rules that were found, described one by \
                    one beside those of the start.",
            ],
            drawing: "One value is chosen for each number.",
            example: "",
        },
        rolling_horizon = RulesText {
            name: "An agent for Aliens",
            button: "What is tuned of the agent",
            sentences: &[
                "A setting configures rolling-horizon evolution: how far it plans ahead, how many plans evolve, how \
                    much they change, and whether they live on for the next step.",
                "An evaluation is one game of Aliens with a fixed budget: its value is the points.",
                "A longer plan sees more but costs more of the budget. Nobody knows the true value of a setting, which \
                    is its mean of points.",
            ],
            drawing: "One value is chosen for each number: 7 · 5 · 6 · 2 = 420 settings.",
            example: "",
        },
        own = RulesText {
            name: "Your own formula",
            button: "What your formula does",
            sentences: &[
                "You name dimensions and their numbers, and write a formula over them. A setting has one number for \
                    each dimension.",
                "The true value of a setting is what the formula gives. Every evaluation adds normal noise.",
                "If the formula has no value somewhere (a division by 0, a root of a negative number), the search ends \
                    there and says so.",
            ],
            drawing: "One number is chosen for each dimension; the formula gives the value.",
            example: "",
        },
    }
}
