//! Tour: what there is in each lab, and commands to try it with. Read by the plain pages and `docs/TOUR.md`, not by the page's program, which
//! therefore has none of it.

/// What there is in a lab.
#[derive(Debug)]
pub struct TourStop {
    /// The lab's name in links.
    pub lab: &'static str,
    pub words: &'static str,
    /// What can be typed after `saddlepoint`.
    pub commands: &'static [&'static str],
}

/// The stop of a lab.
pub fn tour_stop(lab: &str) -> Option<&'static TourStop> {
    TOUR.iter().find(|stop| stop.lab == lab)
}

/// All of them, in the order of the interface.
pub const TOUR: &[TourStop] = &[
    TourStop {
        lab: "minimax",
        words: "Type a game tree, or take tic-tac-toe, Nim, a small Connect Four or chess on five by five squares, and step through the \
            search: what is on the stack, what each node has so far, which line of the algorithm is running, what is cut and why that is \
            safe. Alpha-beta, principal variation search, move ordering, a transposition table, iterative deepening, quiescence and chance \
            nodes are switches that combine; two searches of one tree run side by side. In chess positions are judged by number and kind of \
            pieces, with worths that you set. All nodes looked at, the path and the table stand side by side as memory. Predict values or cuts, \
            play against any of these searches, save the tree as SVG, PNG or TikZ, and any view of any lab as a picture.",
        commands: &[
            "run 'minimax?tree=((3 12 8)(2 4 6)(14 5 2))&algorithm=alpha-beta' --format json",
        ],
    },
    TourStop {
        lab: "mcts",
        words: "Monte Carlo tree search on Connect Four, from 4×4 to 12×12, three to five in a row, with a blocked cell if you like. Beside \
            every estimate of UCT stands the exact score, where a solver with an opening book finds it: always on small boards, late in the \
            game on the largest. Look inside the search: its tree, the four phases of each simulation, the arithmetic of each bound. Switch \
            on knowledge (priors, ordering, widening, pruning, tactical playouts, proofs, RAVE) and see how much it helps. Play any opponent \
            from random to perfect, with a coach; step back through the game; save a run to a file and open it again.",
        commands: &[
            "run 'mcts?moves=4453&simulations=20000&seed=7' --format json",
            "solve positions.txt      # one position per line, such as 4453",
        ],
    },
    TourStop {
        lab: "ladder",
        words: "Any of these players against opponents of rising strength, with intervals.",
        commands: &["run 'ladder?agent=uct(100)&rungs=random,tactical,uct(50)' --format json"],
    },
    TourStop {
        lab: "graded-test",
        words: "A hundred opponents, from random play to a strong search, on boards of 9 to 12 columns and rows with a blocked cell, drawn \
            for each game: how many in a row does a player beat with 90 %, and how sure is that?",
        commands: &["run 'graded-test?agent=knowledge(5000)' --format json"],
    },
    TourStop {
        lab: "convergence",
        words: "How much the recommended move loses against perfect play, by simulations, for several searches in one chart; flat Monte \
            Carlo among them, which has no tree.",
        commands: &["run 'convergence?agents=flat(1000),uct(1000)' --format json"],
    },
    TourStop {
        lab: "ratings",
        words: "Two players play, and what the features of their moves are worth is fitted from the games, in Elo with errors. Searches use \
            the result as the switch “elo”: as prior, order and widening, and as the order of moves of minimax.",
        commands: &["run 'ratings?first=uct(1000)&second=uct(1000)&games=1000' --format json"],
    },
    TourStop {
        lab: "matrix",
        words: "Strategic games of two to five players, typed, pasted or chosen from a library. Of two, everything exactly: best responses \
            as a picture, what is dominated, what can be secured, all extreme equilibria with their components and indices, evolutionary \
            stability, the best correlated equilibria; of more, all equilibria in pure strategies, mixed ones between proved bounds, and whether \
            these are all only where that is proved. There are two algorithms to watch pivot by pivot, actions to cross out by hand, quantal \
            responses with their precision from what people did, and a catalogue of 168 games. Paste or drop a game as you have it: CSV, Markdown, LaTeX, \
            Python, NumPy, Julia, MATLAB, JSON, files of Gambit (.nfg, .efg, .gbt) and Game Theory Explorer. The page says what it read and \
            offers other readings.",
        commands: &[
            "run 'matrix?game=battle-of-the-sexes' --format json",
            "run 'matrix?game=travellers-dilemma&lambda=2' --format json",
            "run matrix --file game.nfg --format json      # or .csv, .tex, .py …",
            "run matrix --file game.csv --reading 2        # takes the second reading",
        ],
    },
    TourStop {
        lab: "continuous",
        words: "Two players who choose numbers: quantities, prices, efforts, places; eleven games with stories, or payoffs that you type as formulas. \
            Both reaction curves, all equilibria in pure strategies, best responses in turns from wherever you press, iterated elimination as shrinking \
            rectangles, what the first mover does, what both together could have, and how patient they must be to keep it. In fractions for payoffs of degree two; for all others equilibria are proved \
            between bounds, and what could not be decided is told.",
        commands: &[
            "run 'continuous?game=cournot&t=1/2' --format json",
            "run 'continuous?game=contest'",
        ],
    },
    TourStop {
        lab: "repeated",
        words: "Two strategies in a repeated game of up to five actions each, as text: a name of the library (all of Axelrod’s first \
            tournament, the classics, zero-determinant ones), probabilities after each outcome, an automaton, or rules that anyone can read. \
            A match to watch with the reason of every move, what both get exactly (in the long run, discounted, over so many rounds; with \
            errors of execution and perception) beside many matches with intervals, which payoffs patience supports at δ, and whether the \
            two are a subgame-perfect equilibrium, for which δ. Play against one yourself: which strategies are still possible?",
        commands: &[
            "run 'repeated?first=TitForTat&second=m1(9/10,0,9/10,0;1)&continuation=9/10' --format json",
            "run 'repeated?first=first: C; if they defected last 2: D; else: C&second=Joss&execution=0.03'",
        ],
    },
    TourStop {
        lab: "tournament",
        words: "Everybody meets everybody in a repeated game, as in Axelrod’s tournaments. Payoffs of matches with their intervals beside \
            exact ones, who gets what from whom, what a population of them comes to, and what errors and a missing strategy change. \
            Strategies are names of a library, probabilities, automata or rules, a list in a link or a file with one on each line, with \
            names in brackets if you like: [Ann] first: C; else: copy.",
        commands: &[
            "run 'tournament?entrants=TitForTat,GTFT,Defector&execution=3/100' --format json",
            "run 'tournament?rounds=random&continuation=99/100' --file strategies.txt",
        ],
    },
    TourStop {
        lab: "populations",
        words: "Up to ten thousand players, or 90,000 on a grid, with any symmetric game of up to eight strategies, or a mutant of constant fitness. Moran, \
            birth–death, death–birth, Wright–Fisher, pairwise comparison, imitation, best response, imitation of the best; mutation, any \
            strength of selection, linear or exponential. Well mixed, on cycles, paths, stars, complete, random regular, small-world and \
            scale-free graphs, on grids of up to 300 × 300 cells, or on edges that you type. Who takes over, exactly and in runs, and \
            without a structure after how many steps; the long run with mutations, and as they become rare; rest points of the replicator dynamic with their \
            eigenvalues, and the phase portrait of three strategies by its number in Bomze’s list. Press a cell to plant a mutant.",
        commands: &[
            "run 'populations?game=3,0;5,1&population=10&selection=1/2&process=moran' --format json",
            "run 'populations?fitness=3/2&structure=star&population=5&process=birth-death'",
        ],
    },
    TourStop {
        lab: "bayesian",
        words: "Two or three players with up to six types and five actions each; eleven games with stories, or a game that you type: types with \
            probabilities, independent or in a table, payoffs as tables or as formulas of types and actions. What each type believes, does and \
            gets; all extreme equilibria of two players, exactly, equilibria in pure strategies of three; what knowing less or more is worth, \
            and where it hurts; actions that no belief makes best; what a mediator could do. The same game as a tree and, if it is small, as a matrix, one \
            press away.",
        commands: &[
            "run 'bayesian?game=lemons' --format json",
            "run 'bayesian?game=reputation&x=2/5'",
        ],
    },
    TourStop {
        lab: "auction",
        words: "Two to fifty bidders with independent private values, distributed as any formula without jumps says: first price, second price, English, Dutch, \
            all-pay, third price, and several units at a uniform price or each at its bid; reserve, entry fee, risk aversion. What each value bids, wins, \
            pays and gains in equilibrium, and what the seller gets, each between proved bounds; formats side by side, virtual values and the best \
            reserve; how revenue is distributed, in auctions that are held too. Budgets and affiliated values break revenue equivalence, and by how much is shown. Bidders learn on a grid by regret matching \
            or fictitious play, with their distance from equilibrium, and equilibria of two bidders are found there in fractions. Bid yourself, against bidders in equilibrium, naive ones or those who have \
            learned, once or in a series, with what hindsight says. A common value too, of which each has seen a part, with the winner’s curse in numbers.",
        commands: &[
            "run 'auction?format=first-price&bidders=3&values=v^2&reserve=0.3' --format json",
            "run 'auction?format=all-pay&bidders=5' --format csv",
            "run 'auction?bidders=2&grid=10&rounds=2000' --format json",
        ],
    },
    TourStop {
        lab: "tree-game",
        words: "Two to four players, chance with exact probabilities, moves that are hidden by dragging one node onto another. Backward \
            induction subgame by subgame, with all subgame-perfect equilibria in pure strategies; the strategic and the sequence form beside \
            the tree; exact values and optimal play of zero-sum games, an equilibrium of others; beliefs and sequential rationality of an \
            assessment; the same game learned from regret, with any behaviour fixed, and played by hand. Files of Gambit (.efg) and JSON \
            both ways, TikZ.",
        commands: &[
            "run 'tree-game?game=kuhn' --format json",
            "run 'tree-game?game=kuhn&iterations=5000' --learn      # also learned from regret",
            "run tree-game --file game.efg --format json",
        ],
    },
    TourStop {
        lab: "regret",
        words: "Counterfactual regret minimisation on Kuhn and Leduc poker, Liar’s dice and Goofspiel, in all its usual variants, with the exact \
            exploitability of the learned strategies: every information set with what its actions cost, strategies that you can fix, save \
            and open, and Kuhn’s equilibria beside them.",
        commands: &[
            "run 'regret?game=leduc&variant=cfr-plus&iterations=1000' --format json",
            "run 'regret?game=leduc&iterations=1000000' --save run.saddlepoint --every 60",
        ],
    },
    TourStop {
        lab: "general-sum",
        words: "The same idea on Kuhn poker for three and on games that are not zero sum, with what is promised there beside what is found. \
            In Shapley’s game regrets vanish while the averages run in circles.",
        commands: &["run 'general-sum?game=shapley&start=random&iterations=20000' --format json"],
    },
    TourStop {
        lab: "racing",
        words: "Which of two players is better? They play until confidence bounds decide, or until the difference is too small to matter. \
            The races, bounds and figures come from a thesis: run them, look inside, and check them against exact numbers.",
        commands: &["run 'racing?race=ilebr-star-2&mean=0.503&repeats=2000' --format json"],
    },
    TourStop {
        lab: "race-curves",
        words: "Figures 2.1 to 2.7 of the thesis that the races are from: how often each kind of race is wrong, and how many games it \
            takes.",
        commands: &["run 'race-curves?from=0.485&points=9' --format json"],
    },
    TourStop {
        lab: "evolution",
        words: "Strategies of War, of the dice game Rrrats, or of Connect Four’s evaluation, evolved by four algorithms: every generation \
            with parent, offspring, σ and the race that decided, the archive against itself, and for Rrrats the exact optimum beside what \
            was found.",
        commands: &[
            "run 'evolution?game=rrrats&algorithm=coevolution&generations=200' --format json",
        ],
    },
    TourStop {
        lab: "reproduce",
        words: "The tables of such evolutions, computed again, with the difference from each published number and what explains it.",
        commands: &["run 'reproduce' --format csv"],
    },
    TourStop {
        lab: "war",
        words: "A game of War to watch, round by round. Orders in which won cards go back under the pile play each other many times.",
        commands: &["run 'war?a=1,0,0&b=0,0,1&games=400000' --format json"],
    },
    TourStop {
        lab: "rrrats",
        words: "Play at a table where every decision has its exact price, under any of four readings of the rules.",
        commands: &["run 'rrrats?a=1,1,0.36&b=0.5,0.5,0.5&optimum=on' --format json"],
    },
    TourStop {
        lab: "tuning",
        words: "The N-tuple bandit evolutionary algorithm and five competitors on noisy problems: what its model says about every value and \
            pair, why the next point is chosen, term by term, and a race that evaluates the recommended point and its runners-up again. It \
            tunes agents, evolves the rules of games (boards, dice games, the arcade game Aliens), with dimensions and values of your own if \
            you like, and takes your own formula. The model that was learned comes with the result.",
        commands: &[
            "run 'tuning?problem=noisy-onemax&bits=10&evaluations=500&repeats=100' --format json",
            "run 'tuning?problem=aliens&evaluations=400&repeats=1&fresh=20&finalists=1' --format json",
            "run 'tuning?problem=aliens&own_space=alien_pause: 1..8; lives: 1..5&evaluations=400&repeats=1' --model model.csv",
            "run 'tuning?problem=agent&opponent=uct(100)&simulations=50&evaluations=200&repeats=2'",
        ],
    },
    TourStop {
        lab: "aliens",
        words: "By hand or by agents that plan on a forward model, with fifteen rules as numbers: what does an agent win by which rules, and \
            how far ahead must it look? Step back to any moment and play on from there.",
        commands: &["run 'aliens?agent=tree-search&budget=100&games=200' --format json"],
    },
];
