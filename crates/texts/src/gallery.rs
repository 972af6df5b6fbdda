//! Gallery: ready experiments, each with a title, a link and what to look for. Links are canonical: as the page itself writes them.
//! A test opens and runs every one of them.

texts! {
    /// The page of the gallery.
    pub struct GalleryTexts {
        heading = "Gallery",
        lead = "Ready experiments. Open one, look for what it says, then change it: every change is in the address, so \
            you can share it.",
        /// The field that finds pieces by their words.
        find = "Find by words",
        /// The button that shows all rooms.
        all = "All",
        nothing = "No experiment here has all of these words.",
        rooms: &'static [GalleryRoom] = &[
            GalleryRoom {
                key: "minimax",
                name: "Game trees and minimax",
                pieces: &[
                    GalleryPiece {
                        title: "Nine leaves, one value",
                        words: "Label the nodes from the leaves up, then step through the search: at each node it asks \
                            what you have found.",
                        link: "minimax?hide=values&step=0",
                    },
                    GalleryPiece {
                        title: "All that a search remembers",
                        words: "Depth first: only the path to the node at work is on the stack, each node with what it \
                            has found so far. How high does the stack grow?",
                        link: "minimax?step=22&view=stack",
                    },
                    GalleryPiece {
                        title: "A tree in bytes",
                        words: "Tic-tac-toe from the empty board, searched to the end: the memory of the whole tree \
                            beside that of the path.",
                        link: "minimax?game=tic-tac-toe&view=memory",
                    },
                    GalleryPiece {
                        title: "What alpha-beta skips",
                        words: "The same tree searched twice. Both searches find 3; one of them leaves out two leaves \
                            of nine.",
                        link: "minimax?algorithm=alpha-beta&versus=minimax&step=end",
                    },
                    GalleryPiece {
                        title: "The worst order of moves",
                        words: "Nothing is cut here, because the best move always comes last. Change leaves until \
                            something is cut.",
                        link: "minimax?tree=((6 4 2)(14 5 2)(12 8 3))&algorithm=alpha-beta&versus=minimax&step=end",
                    },
                    GalleryPiece {
                        title: "Cuts on both sides",
                        words: "One level more, so both players cut: Max at node 1.2, Min at node 2, where a whole \
                            subtree goes.",
                        link: "minimax?tree=(((5 3)(6 9))((1 2)(0 1)))&algorithm=alpha-beta&step=end",
                    },
                    GalleryPiece {
                        title: "Predict the cuts",
                        words: "Mark the leaves that alpha-beta will never read. The page checks your answer.",
                        link: "minimax?game=exercise&levels=3&branching=3&seed=4&algorithm=alpha-beta&hide=cuts",
                    },
                    GalleryPiece {
                        title: "Who wins this tic-tac-toe?",
                        words: "Three empty squares. Say who wins before you show the labels.",
                        link: "minimax?game=tic-tac-toe&moves=143985&hide=values&step=0",
                    },
                    GalleryPiece {
                        title: "One move too short",
                        words: "At depth 2 taking looks like a gift. One move deeper it is a mistake: this is the \
                            horizon effect.",
                        link: "minimax?tree=(take:(a=9!:(1 2) 8) wait:(b=4:(5 4) 6))&depth=2&step=end",
                    },
                    GalleryPiece {
                        title: "What each improvement saves",
                        words: "Better ordering, a transposition table, principal variation search: how many nodes \
                            each of them spares.",
                        link: "minimax?game=connect-four&depth=6&algorithm=alpha-beta&view=savings",
                    },
                    GalleryPiece {
                        title: "Chess on twenty-five squares",
                        words: "Gardner's minichess, judged by counting pieces. Change what a knight is worth and \
                            search again.",
                        link: "minimax?game=gardner&depth=2",
                    },
                ],
            },
            GalleryRoom {
                key: "mcts",
                name: "Monte Carlo tree search",
                pieces: &[
                    GalleryPiece {
                        title: "Play against a tree",
                        words: "Drop a stone. UCT plays 20 000 games in its head and answers.",
                        link: "mcts?view=play",
                    },
                    GalleryPiece {
                        title: "One iteration, four phases",
                        words: "Selection, expansion, playout, backpropagation: step through the twentieth iteration \
                            of a search on a small board.",
                        link: "mcts?simulations=30&width=4&height=4&in_a_row=3&look=77",
                    },
                    GalleryPiece {
                        title: "Why playouts mislead",
                        words: "With C = 100 the tree hardly grows where it should, and random games decide. Their \
                            means are precise, and their favourite is not the best move.",
                        link: "mcts?moves=44&simulations=20000&c=100",
                    },
                    GalleryPiece {
                        title: "Too little curiosity",
                        words: "With C = 0 the search stays with whatever did best so far: a good move that was \
                            unlucky at its first tries is given up.",
                        link: "mcts?simulations=60&c=0&width=4&height=4&in_a_row=3&view=tree",
                    },
                    GalleryPiece {
                        title: "More is not always better",
                        words: "After 20\u{202f}000 simulations UCT prefers column 4, the only move that wins. After \
                            2\u{202f}000\u{202f}000 it prefers column 2, which loses. Go back in time and see when it \
                            changes its mind.",
                        link: "mcts?simulations=2000000",
                    },
                    GalleryPiece {
                        title: "A trap in column 2",
                        words: "After a thousand simulations plain UCT still likes a move that loses. Switch on \
                            decisive moves and look again.",
                        link: "mcts?moves=2217543357624155&simulations=1000",
                    },
                    GalleryPiece {
                        title: "What the tree brings",
                        words: "Flat Monte Carlo and UCT on the same position: one converges to the value if both \
                            sides go on at random, the other to the value of the game.",
                        link: "convergence?moves=534354212&width=5&height=5&agents=flat(10000),uct(10000)&seeds=10",
                    },
                    GalleryPiece {
                        title: "A small ladder",
                        words: "UCT with 100 simulations climbs past two opponents. How many games does it take to be \
                            sure?",
                        link: "ladder?agent=uct(100)&rungs=random,tactical&games=20&width=5&height=4",
                    },
                    GalleryPiece {
                        title: "Opponents by grade",
                        words: "A hundred opponents, each a little stronger than the one before. Eight of them play \
                            eight games each: against which does it still reach 90 %?",
                        link: "graded-test?agent=uct(100)&games=8&first=10&last=45&step=5&smallest=5&largest=6",
                    },
                    GalleryPiece {
                        title: "What a few games teach",
                        words: "Sixty games of two weak players, and the features of a move that they prefer. The \
                            intervals say how little sixty games are.",
                        link: "ratings?first=uct(60)&second=uct(60)&games=60&width=5&height=4",
                    },
                    GalleryPiece {
                        title: "What these players never learn",
                        words: "Both win at once where they can, block where they must, and draw lots otherwise. Two \
                            weights are large. Which moves do they not tell apart?",
                        link: "ratings?first=tactical&second=tactical",
                    },
                    GalleryPiece {
                        title: "Promising moves first",
                        words: "Twelve columns and a short search. One player admits moves one by one, the best rated \
                            first; the other tries them all. Change the number of columns.",
                        link: "ladder?agent=uct(200,widening:0.25,base:2)&rungs=uct(200)&games=60&width=12",
                    },
                    GalleryPiece {
                        title: "Where random playouts end",
                        words: "Plain UCT against two grades: many simulations without knowledge, and few with it. \
                            Which of them is harder to beat?",
                        link: "graded-test?agent=uct(4000)&games=18&first=90&last=94&step=4&smallest=7&largest=7",
                    },
                ],
            },
            GalleryRoom {
                key: "tree-game",
                name: "Extensive games",
                pieces: &[
                    GalleryPiece {
                        title: "A threat that nobody would carry out",
                        words: "Begin with the last decision, and see what is left of the threat.",
                        link: "tree-game?game=entry-deterrence",
                    },
                    GalleryPiece {
                        title: "Bluffing with one card",
                        words: "The widths of the branches are exact probabilities: one bluff for three good hands.",
                        link: "tree-game?game=one-card-poker",
                    },
                    GalleryPiece {
                        title: "What a breakfast says",
                        words: "Change what is believed about somebody who orders quiche, and watch an equilibrium \
                            break.",
                        link: "tree-game?game=beer-quiche&assessment=1,0;0,1;1,0;1,0&beliefs=;;1/4,3/4",
                    },
                    GalleryPiece {
                        title: "Three doors",
                        words: "Stay or change? Decide, then show the solution: the exact value of the game says what \
                            the best answer is worth.",
                        link: "tree-game?game=monty-hall&marks=nothing",
                    },
                    GalleryPiece {
                        title: "The absent-minded driver",
                        words: "Two exits that look the same, and what goes wrong without perfect recall.",
                        link: "tree-game?game=absent-minded-driver&step=end",
                    },
                ],
            },
            GalleryRoom {
                key: "matrix",
                name: "Strategic games",
                pieces: &[
                    GalleryPiece {
                        title: "The prisoner’s dilemma, and a way out",
                        words: "Drag both payoffs of cooperating together upwards until a second equilibrium appears.",
                        link: "matrix?game=prisoners-dilemma",
                    },
                    GalleryPiece {
                        title: "Where to shoot a penalty",
                        words: "Whatever is predictable is punished. The shades say how often each comes up in the \
                            only equilibrium.",
                        link: "matrix?game=penalty-kick",
                    },
                    GalleryPiece {
                        title: "Seventy-five equilibria",
                        words: "Six actions each, and as many equilibria as a game of that size is known to have.",
                        link: "matrix?game=seventy-five",
                    },
                    GalleryPiece {
                        title: "Equilibria along one line",
                        words: "Two actions against five: wherever the highest line bends, the best answer to it turns round, and there is an \
                            equilibrium. Why is their number odd?",
                        link: "matrix?game=1:16,0:23,3:28,0:31,2:32;0:16,2:15,0:12,1:7,0:0&view=envelope",
                    },
                    GalleryPiece {
                        title: "Mistakes that pay",
                        words: "Travellers who often err claim much, those who hardly err claim little; in between the branch turns back twice. \
                            At which precision does reason take over?",
                        link: "matrix?game=travellers-dilemma&view=quantal",
                    },
                    GalleryPiece {
                        title: "Cross out what you like",
                        words: "Cross out the fight, then take it back and cross out sharing instead. Which equilibria go with each? Is any new?",
                        link: "matrix?game=entry&view=dominance",
                    },
                    GalleryPiece {
                        title: "A walk from label to label",
                        words: "Drop another label first, step by step. Do all walks end at the same equilibrium? The bodies below can be turned.",
                        link: "matrix?game=rock-paper-scissors-costly&view=algorithm",
                    },
                    GalleryPiece {
                        title: "A threat nobody believes",
                        words: "One equilibrium is a point, the others are a line: the game is degenerate.",
                        link: "matrix?game=entry",
                    },
                    GalleryPiece {
                        title: "Learning that never settles",
                        words: "In Shapley’s game fictitious play runs in longer and longer circles around the only \
                            equilibrium.",
                        link: "matrix?game=shapley&dynamic=fictitious-play&view=dynamics",
                    },
                    GalleryPiece {
                        title: "Play against a learner",
                        words: "Rock, paper, scissors against a machine that regrets. Can you stay unpredictable?",
                        link: "matrix?game=rock-paper-scissors&view=play",
                    },
                ],
            },
            GalleryRoom {
                key: "repeated",
                name: "Repeated games and tournaments",
                pieces: &[
                    GalleryPiece {
                        title: "A mistake that never ends",
                        words: "Two players of tit for tat, and one move in twenty goes wrong. What does each earn per \
                            round in the long run, and does it change if slips become rarer?",
                        link: "repeated?second=TitForTat&execution=0.05&view=match",
                    },
                    GalleryPiece {
                        title: "An offer that cannot be refused",
                        words: "An extortionate strategy holds the payoffs of both to a line, against any other one. \
                            Who gets the larger part of what cooperation brings?",
                        link: "repeated?first=Extortion(3)&second=Cooperator&view=line",
                    },
                    GalleryPiece {
                        title: "Who is it?",
                        words: "Play against a strategy that is not named. A list says which of the library it can \
                            still be; how few rounds do you need?",
                        link: "repeated?second=Gradual&view=play&hidden=on",
                    },
                    GalleryPiece {
                        title: "What patience can support",
                        words: "Drag how likely another round is, and watch which payoffs equilibria support. Where \
                            does the set jump?",
                        link: "repeated?first=GrimTrigger&second=GrimTrigger&continuation=0.25&view=payoffs",
                    },
                    GalleryPiece {
                        title: "The tournament of 1980",
                        words: "The fifteen programs of Axelrod’s first tournament, rebuilt from their descriptions. How \
                            much of the ranking is luck?",
                        link: "tournament?entrants=TitForTat,FirstByTidemanAndChieruzzi,FirstByNydegger,FirstByGrofman,FirstByShubik,FirstBySteinAndRapoport,Grudger,FirstByDavis,FirstByGraaskamp,FirstByDowning,FirstByFeld,FirstByJoss,FirstByTullock,FirstByAnonymous,Random&repetitions=5",
                    },
                    GalleryPiece {
                        title: "First up, then out",
                        words: "The defector earns most at first, from those who always cooperate. What is left of it \
                            when they are fewer?",
                        link: "tournament?entrants=Cooperator,Defector,TitForTat&view=ecology",
                    },
                ],
            },
            GalleryRoom {
                key: "populations",
                name: "Populations",
                pieces: &[
                    GalleryPiece {
                        title: "A kaleidoscope of cooperators",
                        words: "One defector among cooperators on a grid, and all copy the best among themselves and their neighbours. \
                            Nothing is random: who would have guessed the pattern?",
                        link: "populations?game=1,0%3B1.85,0&strategies=cooperate,defect&structure=grid&width=69&height=69&process=imitate-best&with_itself=on&totals=on&start=4761&planted=2381.2&generations=100&runs=1&generation=30&view=population",
                    },
                    GalleryPiece {
                        title: "Chased round the grid",
                        words: "Rock, paper, scissors among neighbours. Without a structure only one is left after some \
                            thousand generations. What keeps all three alive here?",
                        link: "populations?game=rock-paper-scissors&structure=grid&process=fermi&selection=10&start=867,867&generations=100&runs=2&watched=200&generation=60&view=population",
                    },
                    GalleryPiece {
                        title: "A star helps the fitter",
                        words: "A mutant that is a little fitter, at a leaf of a star. Why does it take over more often \
                            than in a crowd?",
                        link: "populations?fitness=11/10&structure=star&population=20&process=birth-death&watched=50",
                    },
                    GalleryPiece {
                        title: "The worse habit lasts",
                        words: "A stag hunt with mutants now and then. In the long run the population could be in \
                            either habit. In which is it nearly all of the time?",
                        link: "populations?game=stag-hunt&population=30&selection=0.5&mutation=0.01&runs=50&view=long-run",
                    },
                ],
            },
            GalleryRoom {
                key: "continuous",
                name: "Choose a number",
                pieces: &[
                    GalleryPiece {
                        title: "The one who chooses first",
                        words: "Two firms choose how much to make. Each line says what is best for one, given the other. Would you \
                            rather choose first, or see what the other has done?",
                        link: "continuous?view=plane",
                    },
                    GalleryPiece {
                        title: "Nobody needs to guess",
                        words: "No firm makes more than a monopoly would, whatever the other does. Who knows that, and that the other knows \
                            it, can go on. How far does it lead?",
                        link: "continuous?film=elimination&step=3&view=plane",
                    },
                    GalleryPiece {
                        title: "Half the prize is burnt",
                        words: "Two strive for a prize of 1, and the effort of both is lost. How much of the prize do they spend together?",
                        link: "continuous?game=contest&view=plane",
                    },
                    GalleryPiece {
                        title: "Hide and seek on a line",
                        words: "One wants to be near the other, who wants to be far away. Follow them. Where do they come to rest?",
                        link: "continuous?game=chase&view=plane",
                    },
                ],
            },
            GalleryRoom {
                key: "bayesian",
                name: "What the other knows",
                pieces: &[
                    GalleryPiece {
                        title: "Nobody buys a good car",
                        words: "All cars but the worst are worth more to the buyer than to their owners, and yet only the worst can be \
                            sold. What must a buyer fear who offers more?",
                        link: "bayesian?game=lemons&view=strategies",
                    },
                    GalleryPiece {
                        title: "Better not to know",
                        words: "Bob knows whether it is day or night, and gets less for it. Who else knows something that makes it so?",
                        link: "bayesian?game=knowing-hurts&view=knowing",
                    },
                    GalleryPiece {
                        title: "Dice without dice",
                        words: "Matching pennies with moods: no type ever mixes. Make the moods weaker. What do all types together do?",
                        link: "bayesian?game=purification&x=0.1&view=strategies",
                    },
                    GalleryPiece {
                        title: "A little doubt decides",
                        words: "If both knew what investing is worth, both investing and both waiting could be right. They know it \
                            nearly. Why does only one of the two remain?",
                        link: "bayesian?game=global-game&own_type=3&view=strategies",
                    },
                    GalleryPiece {
                        title: "Looking at the sky",
                        words: "The sun changes nothing that they could earn. Why can it be right to invest only when it shines?",
                        link: "bayesian?game=sunspots&equilibrium=3&view=strategies",
                    },
                ],
            },
            GalleryRoom {
                key: "auction",
                name: "Auctions",
                pieces: &[
                    GalleryPiece {
                        title: "Half is enough",
                        words: "Two bidders with values anywhere from 0 to 1, and the highest bid wins and pays. Each bids exactly \
                            half of what it is worth. Why does neither dare to bid a little less?",
                        link: "auction?bidders=2&view=bids",
                    },
                    GalleryPiece {
                        title: "Everybody pays",
                        words: "Ten lobbyists, one favour, and no money back. Who bids next to nothing, and who nearly all?",
                        link: "auction?format=all-pay&bidders=10&view=bids",
                    },
                    GalleryPiece {
                        title: "More than it is worth",
                        words: "The winner pays the third-highest bid. All bid more than their value, and yet all of them gain on \
                            average. How can that be?",
                        link: "auction?format=third-price&bidders=4&view=bids",
                    },
                    GalleryPiece {
                        title: "Refusing to sell pays",
                        words: "Two bidders, and the seller keeps the thing unless somebody bids a half. A quarter of the time \
                            nobody does. Why is that the best a seller can do?",
                        link: "auction?bidders=2&reserve=0.5&view=virtual-values",
                    },
                    GalleryPiece {
                        title: "Nobody told them",
                        words: "Two bidders who begin by bidding anything, and learn from what they have missed. Go through the rounds: where do \
                            their bids come to rest?",
                        link: "auction?bidders=2&round=1&view=learning",
                    },
                    GalleryPiece {
                        title: "All that they have",
                        words: "Nobody has more than 0.3 to bid. Why do bids jump, and why does nobody bid a little less than all?",
                        link: "auction?bidders=2&budget=0.3&view=bids",
                    },
                    GalleryPiece {
                        title: "The same on average",
                        words: "First price and second price bring a seller the same on average. Which of the two would you choose if you could sell \
                            only once?",
                        link: "auction?bidders=2&view=held",
                    },
                ],
            },
            GalleryRoom {
                key: "regret",
                name: "Poker and regret",
                pieces: &[
                    GalleryPiece {
                        title: "Learning rock, paper, scissors",
                        words: "The strategy of the moment runs in circles; its average settles in the middle.",
                        link: "regret?game=rock-paper-scissors&iterations=1000&head_start=1&look=37",
                    },
                    GalleryPiece {
                        title: "How a machine learns to bluff",
                        words: "Kuhn poker, a thousand iterations. Watch the second player's Jack after a check: in \
                            the end it bets about one hand in three.",
                        link: "regret?iterations=1000&look=end",
                    },
                    GalleryPiece {
                        title: "A mistake at Kuhn and who profits",
                        words: "The second player never bluffs with a Jack. Both learn the rest: see what that honesty \
                            costs, and who gets it.",
                        link: "regret?iterations=1000&look=end&lock=Jp:0",
                    },
                    GalleryPiece {
                        title: "Many equilibria, one value",
                        words: "Slide α: the first player's strategy changes, the value of the game does not.",
                        link: "regret?iterations=1000&look=end&equilibrium=0.1&view=equilibria",
                    },
                    GalleryPiece {
                        title: "Four algorithms, one game",
                        words: "CFR, CFR+, linear and discounted CFR side by side: which is nearest to equilibrium \
                            after 1 000 iterations?",
                        link: "regret?compare=cfr-plus,linear,discounted&iterations=1000",
                    },
                    GalleryPiece {
                        title: "A changed rule",
                        words: "In one widely copied program the first pass ends the hand. The value of the game \
                            changes sign.",
                        link: "regret?game=kuhn-seed&variant=chance-sampling&iterations=20000&look=end&seed=1",
                    },
                    GalleryPiece {
                        title: "A bigger poker",
                        words: "Leduc has 288 information sets, or 936 if suits are told apart. CFR and CFR+ after 200 \
                            iterations.",
                        link: "regret?game=leduc&iterations=200&compare=cfr-plus&look=50",
                    },
                    GalleryPiece {
                        title: "Three at the table",
                        words: "Kuhn poker for three players. There regret does not promise a Nash equilibrium; see \
                            how much somebody could still gain.",
                        link: "general-sum",
                    },
                    GalleryPiece {
                        title: "Regrets that vanish in circles",
                        words: "Shapley’s game again: nobody regrets what was played, and yet the averages never \
                            settle. Watch each stay a little longer than the other did.",
                        link: "general-sum?game=shapley&iterations=20000&start=random&starts=3",
                    },
                ],
            },
            GalleryRoom {
                key: "racing",
                name: "How many games are enough?",
                pieces: &[
                    GalleryPiece {
                        title: "A race that stops early",
                        words: "A coin at 0.6: after how many games is it clear that it favours heads?",
                        link: "racing?mean=0.6&game=225",
                    },
                    GalleryPiece {
                        title: "Nearly fair",
                        words: "At 0.503 the race is told not to care, and guesses. See how often it guesses wrong.",
                        link: "racing?mean=0.503",
                    },
                    GalleryPiece {
                        title: "A short match",
                        words: "81 games, a tolerance of 0.2: how often does the worse player win?",
                        link: "racing?race=ilebr-2&mean=0.55&epsilon=0.2&all=off",
                    },
                    GalleryPiece {
                        title: "When Bernstein pays",
                        words: "A coin at 0.95 has little variance. A bound that knows this stops much earlier.",
                        link: "racing?race=lebr&mean=0.95&repeats=10",
                    },
                    GalleryPiece {
                        title: "The price of certainty",
                        words: "Games needed, race by race, as the players come closer to each other.",
                        link: "race-curves?from=0.48&points=9&repeats=0&chart=games",
                    },
                    GalleryPiece {
                        title: "Figure 2.1: variance decides",
                        words: "When does a race end at the latest? With Bernstein’s inequality that depends on the \
                            variance, with Hoeffding’s it does not.",
                        link: "race-curves?repeats=0&chart=tests-every-game",
                    },
                    GalleryPiece {
                        title: "Figure 2.7: as many games, as many errors",
                        words: "Two races that may play about as long are wrong about as often. Show the games: which \
                            of them stops early where it is clear?",
                        link: "race-curves?races=lebr,ilebr-star-1&delta_star=0.0000000000302101484&from=0.48&points=5&repeats=0",
                    },
                ],
            },
            GalleryRoom {
                key: "evolution",
                name: "Dice, cards and evolution",
                pieces: &[
                    GalleryPiece {
                        title: "When to stop rolling",
                        words: "Rrrats: every roll may cost the hand. Two strategies of three numbers meet, and the \
                            result is exact.",
                        link: "rrrats?a=1,1,0.36&b=1,1,1",
                    },
                    GalleryPiece {
                        title: "Is the thesis’s optimum one?",
                        words: "A rule of Rrrats can be read in four ways. Under which of them is a mixed strategy \
                            optimal?",
                        link: "reproduce?view=account",
                    },
                    GalleryPiece {
                        title: "The published tables beside ours",
                        words: "What four algorithms evolved at Rrrats, as it was published and as it comes out here. \
                            Which differences are larger than chance?",
                        link: "reproduce?view=rrrats-start",
                    },
                    GalleryPiece {
                        title: "Which start was it?",
                        words: "Table 5.1 of the thesis is against a random start. From 78 starts on a grid, which \
                            come near to its numbers?",
                        link: "reproduce?generations=12&evolutions=1&war_evolutions=78&evaluations=2&games=1000&war_grid=12",
                    },
                    GalleryPiece {
                        title: "Order matters at War",
                        words: "In this game of War the only decision is the order in which captured cards go back. It \
                            is worth more than it seems.",
                        link: "war?a=1,0,0&b=0,0,1&games=20000&round=40",
                    },
                    GalleryPiece {
                        title: "Parent and offspring",
                        words: "Each generation an offspring challenges its parent in a race. Follow the path over the \
                            exact landscape.",
                        link: "evolution?algorithm=iterative&generations=30&epsilon=0.1&seed=4",
                    },
                    GalleryPiece {
                        title: "Chosen by luck",
                        words: "With ε = 0.3 a race is over after 36 games: more than one worse offspring in four is \
                            accepted, and more than one better in three is refused.",
                        link: "evolution?algorithm=iterative&generations=30&epsilon=0.3&look=9",
                    },
                    GalleryPiece {
                        title: "An archive that remembers",
                        words: "Coevolution keeps its champions. Does that help it find the best strategy?",
                        link: "evolution?algorithm=coevolution&generations=20&epsilon=0.02",
                    },
                ],
            },
            GalleryRoom {
                key: "tuning",
                name: "Tuning under noise",
                pieces: &[
                    GalleryPiece {
                        title: "A valley in the fog",
                        words: "Two parameters, sixty noisy evaluations so far. Where does NTBEA look, and what does \
                            it believe?",
                        link: "tuning?problem=own&evaluations=200&row=2&column=1&seed=2&step=60",
                    },
                    GalleryPiece {
                        title: "Five searches, one budget",
                        words: "The same number of noisy evaluations for NTBEA, random search, a hill-climber and two \
                            genetic algorithms.",
                        link: "tuning?problem=noisy-onemax&optimizer=ntbea,random,hill-climber,genetic,compact-genetic&repeats=30&view=curves",
                    },
                    GalleryPiece {
                        title: "What is the winner worth?",
                        words: "The best evaluation is partly luck. Fresh evaluations tell what remains.",
                        link: "tuning?problem=hill&view=finals",
                    },
                    GalleryPiece {
                        title: "Rules evolved for skill",
                        words: "Fifteen rules of Aliens, sixty evaluations: find a game that a planner wins and a \
                            short-sighted player loses. Does the model’s favourite survive the final race?",
                        link: "tuning?problem=aliens&evaluations=60&repeats=1&fresh=20&finalists=1&view=finals",
                    },
                    GalleryPiece {
                        title: "An arcade game, planned",
                        words: "An agent plays Aliens by searching futures. Step through its game, or take the cannon \
                            yourself.",
                        link: "aliens?agent=tree-search&budget=30",
                    },
                ],
            },
        ],
    }
}

/// Experiments about one subject.
#[derive(Debug)]
pub struct GalleryRoom {
    /// In the address of the page's part.
    pub key: &'static str,
    pub name: &'static str,
    pub pieces: &'static [GalleryPiece],
}

/// An experiment.
#[derive(Debug)]
pub struct GalleryPiece {
    pub title: &'static str,
    /// What it shows, or asks.
    pub words: &'static str,
    /// Without `#/`.
    pub link: &'static str,
}

impl GalleryTexts {
    /// All experiments, in order.
    pub fn pieces(&self) -> impl Iterator<Item = &'static GalleryPiece> {
        self.rooms.iter().flat_map(|room| room.pieces)
    }
}
