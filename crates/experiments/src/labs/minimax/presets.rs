//! Experiments to begin with, each the link of one idea. Their names are in the texts, in the same order.

/// Their links, without the lab's name.
pub const PRESETS: [&str; 17] = [
    // The textbook's tree.
    "",
    // The labels w, d, l and the values 1, 0, -1.
    "tree=(((1 -1)(0 1))((-1 0)(1 1))((0 -1)(0 0)))",
    // The same numbers in the best and in the worst order for alpha-beta, side by side with plain minimax.
    "tree=((3 8 12)(2 4 6)(2 5 14))&algorithm=alpha-beta&versus=minimax",
    "tree=((6 4 2)(14 5 2)(12 8 3))&algorithm=alpha-beta&versus=minimax",
    // The largest number is behind "raise", and on average that is the worst of the three: 1, 0 and -0.75.
    "tree=(bet:?(0.5:(8 4) 0.5:(-2 6)) pass:0 raise:?(0.25:(12 9) 0.75:(-4 -1)))&algorithm=expectiminimax",
    // The horizon effect: at depth 2 the sacrifice looks like a win, its refutation lies just behind.
    "tree=(take:(a=9!:(1 2) 8) wait:(b=4:(5 4) 6))&depth=2&versus=minimax&versus_depth=2&versus_quiescence=2",
    // Ends of tic-tac-toe.
    "game=tic-tac-toe&moves=15927&algorithm=minimax",
    "game=tic-tac-toe&moves=159&algorithm=alpha-beta&versus=minimax",
    "game=nim&heaps=1,2,3&algorithm=alpha-beta",
    "game=connect-four&width=4&height=4&in_a_row=3&depth=4&algorithm=alpha-beta&ordering=static",
    "game=connect-four&moves=4453&depth=5&algorithm=pvs&ordering=static,killer,history&table=on&deepening=on",
    // To be worked out by anyone who looks.
    "game=exercise&seed=4&hide=values",
    "algorithm=alpha-beta&hide=cuts",
    // From plain minimax to everything on.
    "game=connect-four&width=4&height=4&in_a_row=3&depth=6&algorithm=alpha-beta&view=savings",
    // Looked at one move deep the queen wins a bishop; two moves deep it is taken for that.
    "game=gardner&position=rq2k/1bpp1/2Q1p/PP1PP/R1BK1 w&depth=2&algorithm=alpha-beta&ordering=static",
    // The king takes a bishop, and whatever Black does then, the next move mates.
    "game=gardner&position=2r1k/p1Q2/N3b/PP2K/3R1 w&depth=3&algorithm=alpha-beta&ordering=static&step=end",
    "game=gardner&depth=4&algorithm=alpha-beta&ordering=static,killer,history&table=on&deepening=on&step=400&view=memory",
];
