//! Sources: the five documents that the labs are built from, named as far as they name themselves (the rest was looked up), with what of each is where, what differs and
//! why, and what stays open. The page cites them below their labs; `docs/SOURCES.md` is written from here.

/// A source.
#[derive(Clone, Copy, Debug)]
pub struct SourceText {
    /// Author, title, kind and year, chapter.
    pub citation: &'static str,
    pub subject: &'static str,
    /// The labs that are built from it, by their names in links.
    pub labs: &'static [&'static str],
    /// What of it is where.
    pub here: &'static [&'static str],
    /// What is different here, and why.
    pub differs: &'static [&'static str],
    /// What nobody can tell from it.
    pub open: &'static [&'static str],
}

/// The sources of all labs.
pub(crate) const SOURCES: &[SourceText] = &[
    SourceText {
        citation: "博弈2:最大最小值方法 (Games 2: the minimax method), chapter 2 of a tutorial on programming board games, without an author, 2010",
        subject: "Minimax",
        labs: &["minimax"],
        here: &[
            "Labels won, drawn and lost, and values from the leaves: “Won, drawn, lost” among the experiments to begin with, and the lesson “Game trees by hand”, which goes through the ideas of the text, partly in another order, and adds some. The text's figure is not in our copy.",
            "Depth first with partial values, and the stack: the views “The stack” and “The algorithm”, a line of the procedure for each step.",
            "Positions that are not an end, pieces and the part they play: quiescence search and the evaluation of small chess, which is played on 5 × 5 squares so that a search of it can be shown whole.",
        ],
        differs: &[
            "The text says that other programs keep the whole tree for later. No tree is kept between moves here; the memory of both ways stands side by side, and a transposition table keeps values.",
        ],
        open: &[],
    },
    SourceText {
        citation: "蒙特卡洛树_四子棋实验报告 (Monte Carlo tree: report on an experiment with Connect Four), without an author, 2018",
        subject: "UCT for Connect Four",
        labs: &["mcts", "convergence", "graded-test", "ladder", "ratings"],
        here: &[
            "Flat Monte Carlo, UCT with its four phases, the most visited move as the answer: the lab of tree search and its lessons.",
            "Knowledge in selection, expansion, playouts and pruning, and Elo ratings learned beforehand: settings of tree search, docs/KNOWLEDGE.md, and the lab of ratings.",
            "Opponents with numbers, of which the report has only its verdict, 90 % of wins up to number 90 and few above: the graded test, docs/GRADES.md. Its boards and its hundred opponents are ours. Why few above 90: the lesson “What random playouts do not know”.",
        ],
        differs: &[
            "The bound is printed as C·log(N + 1)/(n + ε), without the root that UCB1 has. It has the root here, unless the setting “Without the root” takes it away.",
            "A draw, which the report does not mention, is worth one half.",
            "The rate of a move is printed as r = v/w, visits by wins. It is w/v here.",
            "Its plain Monte Carlo puts the positions it meets into a tree. Nothing is read from that tree, so flat Monte Carlo has none here; what it plays has the same distribution.",
            "The report's searches end after some time. They end after a number of simulations here, so that everyone gets the same result; the graded test measures what three seconds are on the machine at hand.",
            "The opponents of the report are not published. Ours are graded by simulations.",
        ],
        open: &[
            "Which opponents the report's program met, so that “90 % against the first 90” cannot be repeated, only asked of ours.",
        ],
    },
    SourceText {
        citation: "A. Jakóbczyk, Zastosowanie stochastycznej optymalizacji do gier częściowo obserwowalnych (Application of stochastic optimization to partially observable games), engineering thesis, Wrocław University of Science and Technology, 2023",
        subject: "Races and coevolution",
        labs: &[
            "racing",
            "race-curves",
            "evolution",
            "generation",
            "reproduce",
            "war",
            "war-game",
            "rrrats",
        ],
        here: &[
            "LEBR, ILEBR 1 and 2, ILEBR* 1 and 2 (chapter 2), with bounds, errors and numbers of games, exact and simulated: the lab of races and the race curves, which have figures 2.1 to 2.7 among their experiments to begin with.",
            "The proofs of the appendix, 5.1 to 5.3, with numbers of running races: the lesson “What can be proved about a race”.",
            "Algorithms 6 to 9 (chapter 3) at both games: the lab of evolution. All nine algorithms stand beside their pictures as listings with the line at work.",
            "War and Rrrats (chapter 4): a game to watch and one to play, each with its exact or simulated results.",
            "Tables 5.1 to 5.4 and figures 5.1 and 5.2: the reproduction, each published number beside ours.",
        ],
        differs: &[
            "Between equals a classic race goes on for ever with a probability of at least 1 − δ; here it ends at the last test of LEBR, and who is ahead counts as better.",
            "ILEBR* 2 ends after 213² games, as (2.5) has it, not after (213 + n_min)² = 221² as its algorithm is printed.",
            "The proof of (2.6) takes the tests for independent. Its product is an upper bound of the error of a race without the rule on the width, and is shown beside the exact probability of that.",
            "(2.11) and (2.12) put the largest variance, ¼, into the bounds. That widens them and makes a wrong verdict less likely, so what follows is not quite a bound: at one half and with δ = 1 it is about 1 % too small.",
            "Algorithm 7 plays all races before it asks whether all were won. Here the first race that is not won ends the generation.",
            "Chess, draughts and go, examples of extensive games, are too large to be shown whole: chess is here on 5 × 5 squares, the two others are not. Coalitions are named there as a way to divide games and not used; there are none here.",
        ],
        open: &[
            "The start and the number of generations of tables 5.1 to 5.4. From (½, ½, ½) at Rrrats and 18 generations three of the four means of table 5.3 come out; that of approximate coevolution 1 comes out 0.045 lower, half a spread between evolutions. Of the starts that were tried for table 5.1, the nearest mostly put cards back in decreasing order, see the search among the reproduction's experiments.",
            "Where the hand goes after 0 and 0 at Rrrats. Only where what was stolen goes back to its owner and the last turn is finished is the optimum mixed, as in the thesis, and then it rolls on with 0.62, not 0.36. Only where the hand goes to the pile does the published strategy come near to its published mean against (½, ½, ½): 0.7886, published 0.7873.",
            "Why approximate coevolution 1 does as well as the iterative algorithm in table 5.4: among our evolutions it is the worst against the start.",
            "The value 0.10083 in (2.18).",
            "Which game “dobłe” is, named beside rock, paper, scissors and morra in section 1.1: we know no game of that name.",
        ],
    },
    SourceText {
        citation: "labml.ai, Regret minimization in games with incomplete information (CFR), an annotated implementation, read in its Sinhala translation",
        subject: "Counterfactual regret minimisation",
        labs: &["regret", "general-sum", "tree-game"],
        here: &[
            "Histories, information sets, counterfactual values and regret matching, with the arithmetic of every step: the lab of regret and its views “The arithmetic” and “Pseudo-code”, which goes through walk_tree line by line.",
            "Monte Carlo CFR with chance sampling, and Kuhn poker as labml.ai's module for it plays it, which our copy does not have: a first pass ends the hand (`game=kuhn-seed`, among the experiments to begin with).",
            "The average strategy of all information sets, their histories, and files of strategies to save and load.",
            "The proof that small regrets make an equilibrium, with live numbers: a scene of the lesson “The equilibria of Kuhn poker”. That sampled values are right on average: another, and the view “Sampling is right on average” of the lab, mean beside full regret at every information set.",
        ],
        differs: &[
            "The text says that the same can be proved in a similar way for games with more than two players. For Nash equilibria it cannot: the lab of regret for any number of players shows what holds instead.",
            "With more than two players only CFR and CFR+ are offered.",
        ],
        open: &[],
    },
    SourceText {
        citation: "D. Perez-Liebana, S. M. Lucas, R. D. Gaina, J. Togelius, A. Khalifa and J. Liu, General Video Game Artificial Intelligence, 2019, section 7.3, Evolving games for different agents",
        subject: "N-tuple bandit evolution",
        labs: &["tuning", "aliens", "aliens-game"],
        here: &[
            "The N-tuple bandit evolutionary algorithm with its model, its bounds (7.1) and (7.2) and its neighbours: the lab of tuning, docs/TUNING.md. Figure 7.1 and algorithm 7.7 with the line at work: its view “The algorithm”.",
            "Evolving Aliens for two agents: the same lab's problem “Aliens”, docs/ALIENS.md, with sizes, values and descriptions as in listing 7.3.",
        ],
        differs: &[
            "As it is printed, algorithm 7.7 mutates nothing unless flipOnce is set. Here it mutates with probability p either way.",
            "Two agents are told apart at a time; an order of more is a question of its own.",
            "The games of GVGAI, in their own language and drawn in pixels, are not here. Aliens is a game of ours after its rules.",
        ],
        open: &[],
    },
];
