//! Rules of games and problems, as a dialog says them: a few plain sentences, and what the drawing shows.

mod problems;
mod rules_text;

pub use problems::*;
pub use rules_text::*;

texts! {
    /// Words in the drawings.
    pub struct RulesDrawingTexts {
        check = "check",
        bet = "bet",
        fold = "fold",
        call = "call",
        /// Who is to move, on the nodes of a tree: first, second.
        players: [&'static str; 2] = ["First", "Second"],
        /// The same of a game tree.
        max_and_min: [&'static str; 2] = ["Max", "Min"],
        /// At the end of a hand of Kuhn poker: the cards decide about so much, or somebody has given up.
        showdown(stake: u32) = format!("cards: ±{stake}"),
        /// A bid in Liar's dice; what is bid for in Goofspiel.
        bid = "“2-3”: two dice show 3",
        prize = "Prize",
        wins_one: [&'static str; 2] = ["First +1", "Second +1"],
        you = "You",
        other = "Opponent",
        on_the_table = "On the table",
        pile = "Pile",
        hand = "Your hand",
        bank = "Opponent’s bank",
        /// In a picture of Aliens: aliens, a bomb, a base, a shot, the cannon.
        aliens: [&'static str; 5] = ["aliens", "bomb", "bases", "shot", "cannon"],
        face_up = "up",
        face_down = "down",
        heads = "heads",
        tails = "tails",
        shapes: [&'static str; 3] = ["rock", "paper", "scissors"],
        /// The choices in Shapley's game, and in the battle of the sexes.
        numbers: [&'static str; 3] = ["one", "two", "three"],
        evenings: [&'static str; 2] = ["opera", "match"],
        choices_matter = "beats",
        /// The axes of the curves.
        all_numbers = "all numbers the same: 0, 1, 2, 3",
        one_number = "one number, the others at the top",
        ones = "how many bits are 1",
        value = "true value",
    }

    /// The rules of everything that is played or tuned.
    pub struct RulesTexts: RulesText {
        close: &'static str = "Close",
        example: &'static str = "For example",
        drawings: RulesDrawingTexts,
        kuhn = RulesText {
            name: "Kuhn poker",
            button: "Rules of Kuhn poker",
            sentences: &[
                "There are three cards: Jack, Queen and King. (Some labs allow up to 13.) Each player puts 1 into the \
                    pot and gets one card, which the other does not see.",
                "The first player checks or bets 1.",
                "After a check the second player checks too, or bets 1. After that bet the first player folds or \
                    calls.",
                "After a bet the second player folds or calls.",
                "If a player folds, the other wins 1. If a bet is called, the higher card wins 2; if both check, it \
                    wins 1.",
            ],
            drawing: "The betting. In the circles: the player to move. At the ends: what is won; at “cards” the higher \
                card wins it.",
            example: "You have the Queen and check. Your opponent bets, you call, and the card shown is a Jack: your \
                opponent was bluffing, and you win 2.",
        },
        /// Where the first player's pass ends the hand.
        kuhn_showdown = RulesText {
            name: "Kuhn poker, first check ends it",
            button: "Rules of this Kuhn poker",
            sentences: &[
                "There are three cards: Jack, Queen and King. (Some labs allow up to 13.) Each player puts 1 into the \
                    pot and gets one card, which the other does not see.",
                "The first player checks or bets 1. After a check the higher card wins 1 at once.",
                "After a bet the second player folds or calls. After a fold the first player wins 1, after a call the \
                    higher card wins 2.",
                "In Kuhn’s own game the second player may still bet after a check. A widely read program plays this \
                    variant.",
            ],
            drawing: "The betting. In the circles: the player to move. At the ends: what is won; at “cards” the higher \
                card wins it.",
            example: "",
        },
        /// With three players.
        kuhn_for_three = RulesText {
            name: "Kuhn poker for three",
            button: "Rules of Kuhn poker for three",
            sentences: &[
                "There are four cards: Ten, Jack, Queen and King. (A setting allows up to six.) Each of three players \
                    puts 1 into the pot and gets one card, which the others do not see.",
                "In turn, each player checks or bets 1, until somebody bets. If all check, the highest card takes the \
                    pot.",
                "After a bet each of the other two, in turn, folds or puts 1 into the pot to call. Nobody may raise.",
                "The highest card among the bettor and those who called takes the pot. If nobody called, the bettor \
                    does.",
                "What one wins the other two lose together, but not in fixed parts: so a player can decide who of the \
                    others gets more without paying for it.",
            ],
            drawing: "What you see: your own card, and in the middle three antes and a bet.",
            example: "You have the Queen. The first player checks, you check, the third player bets. The first folds; \
                you call, the card shown is a Jack, and you win 3: the third player’s ante and bet, and the first \
                player’s ante.",
        },
        liars_dice = RulesText {
            name: "Liar’s dice",
            button: "Rules of Liar’s dice",
            sentences: &[
                "Both players roll a die (a setting allows two each) and look at their own alone.",
                "In turn they bid how many of all dice show a face at least: “2-3” says that two dice show a 3. Each bid \
                    must be higher than the last: more dice, or as many with a higher face.",
                "The highest face is wild: it counts as every face.",
                "Instead of bidding you may call “liar”. If the last bid is true, the player who made it wins 1; if it is \
                    not, you do.",
            ],
            drawing: "A bid that is true: one die shows 3, and the 6 is wild.",
            example: "You have a 3. Your opponent bids “1-4”, you bid “2-3”, and your opponent calls “liar”. The other \
                die is a 6, which counts as a 3: you win 1.",
        },
        goofspiel = RulesText {
            name: "Goofspiel",
            button: "Rules of Goofspiel",
            sentences: &[
                "Each player has the cards from 1 to some number. So has a pile of prizes, of which one after the other is \
                    turned up, in an order that is known or random.",
                "For each prize both bid one of their cards, at the same time. The higher card wins the prize: as many \
                    points as it shows. If both are equal nobody does. Both cards are gone.",
                "With imperfect information you are told only who has won a prize, not which card the other has bid.",
                "The last prize is bid for with the card that is left. The player with more points wins 1; or, if the \
                    setting says so, half of the difference.",
            ],
            drawing: "You bid 2 against 1 and win the prize of 4 points.",
            example: "The prizes are 3, 2 and 1, in this order, and you bid 2, 3 and 1. Your opponent bids 3, 1 and 2 and \
                has won 3 and 1, together 4 points; you have 2. You lose 1.",
        },
        tree = RulesText {
            name: "A game tree",
            button: "How to read a game tree",
            sentences: &[
                "Two players take turns to move. The node at the top is where the game begins; each line down is a \
                    move.",
                "Unless the tree says otherwise, the first player, Max, moves at the top, the second, Min, below, and \
                    so on in turn.",
                "A number at the end is what Max gets there. Max wants it large, Min wants it small.",
                "At a chance node nobody chooses: each line is taken with the probability written on it.",
            ],
            drawing: "Max moves at the top, Min below. At the ends: what Max gets.",
            example: "On the left Min would choose 3, on the right 2. So Max goes left: the tree is worth 3.",
        },
        leduc = RulesText {
            name: "Leduc poker",
            button: "Rules of Leduc poker",
            sentences: &[
                "There are six cards: two Jacks, two Queens, two Kings. (A setting allows more ranks.) Each player puts 1 into the pot and gets one \
                    card, which the other does not see.",
                "The first player begins a round of betting: check, or raise by 2. Facing a raise you fold, call, or \
                    raise by 2 more; a round has at most two raises.",
                "Then a card is turned up for both, and a second round follows, in which raises are 4. The first \
                    player begins again.",
                "If you fold, your opponent wins what you have put in.",
                "If nobody folds, a pair with the card on the table wins. Without a pair the higher card wins; equal \
                    cards split the pot.",
            ],
            drawing: "A hand in the second round: the Queen makes a pair with the card on the table and beats the \
                King.",
            example: "You have a Queen, your opponent, who moves first, a King. Both check, and a Queen is turned up. \
                The opponent raises by 4, you raise by 4 more, the opponent calls. You have each put in 9: your pair \
                wins 9.",
        },
        war = RulesText {
            name: "War",
            button: "Rules of War",
            sentences: &[
                "52 cards are dealt, 26 to each player. Only ranks count, from 2 up to the ace.",
                "In each round both turn up the top card of their pile. The higher card takes both.",
                "If the cards are equal there is a war: each puts one card face down and one face up, and the higher \
                    of those takes everything. If they are equal again, there is another war.",
                "What you win goes under your pile: highest card first, lowest first, or in random order. Which of \
                    these, and how often, is your whole strategy.",
                "The player with all the cards wins. A player with too few cards for a war loses; if neither has \
                    enough, nobody wins.",
                "If a game is not over after 10 000 rounds, each player gets half a point. You can change these last \
                    rules in the settings.",
            ],
            drawing: "A war: two sevens, one card each face down, then the King beats the 4. All six cards go to you.",
            example: "",
        },
        rrrats = RulesText {
            name: "Rrrats",
            button: "Rules of Rrrats",
            sentences: &[
                "31 tokens lie in the pile. In your turn you roll two dice, as often as you like. Each die shows 0 on \
                    three faces, 1 on two and 2 on one.",
                "A 1 takes a token from the pile into your hand. A 2 takes one from your opponent’s bank, or from the \
                    pile if that bank is empty. A 0 takes nothing.",
                "If both dice show 0, your turn ends, and everything in your hand goes back to the pile.",
                "With nothing in hand you roll. With 1, 2 or 3 tokens you choose: roll on or stop. With 4 or more your \
                    turn ends; what is above 4 goes back to the pile.",
                "When your turn ends in any other way, your hand goes to your bank.",
                "The game is over when the pile is empty at the end of a turn. More tokens in the bank win; with equal \
                    banks each player gets half a point. The settings have other readings of the rules.",
            ],
            drawing: "A 1 from the pile, a 2 from the opponent’s bank: two tokens more in hand. Two 0s would cost them \
                all.",
            example: "You have 2 in hand and roll 1 and 0: now you have 3. You stop, and 3 tokens are safe from the \
                dice, but not from your opponent’s 2s.",
        },
        aliens = RulesText {
            name: "Aliens",
            button: "Rules of Aliens",
            sentences: &[
                "You have a cannon on the lowest of twelve rows, twenty cells wide. In each step you stay, move one \
                    cell to the left or right, or fire.",
                "Aliens arrive one after the other at the top left. They go to the right, one row down, to the left, \
                    one row down, and so on. Now and then they drop bombs.",
                "Your shot flies straight up. It destroys the first alien or cell of a base that it meets: 2 points \
                    for an alien, 1 for a cell of a base. By default only one shot can be in the air.",
                "Bombs fall straight down. They destroy a cell of a base, or hit your cannon: that costs 1 point and a \
                    life. Aliens crush the bases they pass through.",
                "You win when all aliens have come and are gone. You lose when your last life is gone, when an alien \
                    reaches your row, or after 1 000 steps.",
                "All these numbers are settings: how often things happen, how fast they are and what they are worth.",
            ],
            drawing: "Aliens come down row by row. A shot flies through a hole in the bases, and a bomb falls.",
            example: "",
        },
        nim = RulesText {
            name: "Nim",
            button: "Rules of Nim",
            sentences: &[
                "Objects lie in heaps: here up to six heaps of up to nine.",
                "In your turn you take as many as you like from one heap, but at least one.",
                "The player who takes the last object wins. In misère play that player loses.",
                "Write the sizes of the heaps in binary and add them without carrying (exclusive or): in normal play \
                    the player to move loses exactly when the sum is 0.",
            ],
            drawing: "Heaps of 3, 4 and 5. Take two from the first, and the sum without carrying is 0: 1, 4, 5.",
            example: "From heaps of 3, 4 and 5 you take two from the first. The sum of 1, 4 and 5 is 0: whatever your \
                opponent does, you can make it 0 again, until nothing is left.",
        },
        tic_tac_toe = RulesText {
            name: "Tic-tac-toe",
            button: "Rules of tic-tac-toe",
            sentences: &[
                "The board has three rows of three squares. The players take turns to take a free square.",
                "Three of yours in a row, a column or a diagonal win.",
                "A full board without such a line is a draw. With perfect play every game is a draw.",
            ],
            drawing: "The first player has won with a diagonal.",
            example: "",
        },
        connect_four = RulesText {
            name: "Connect Four",
            button: "Rules of Connect Four",
            sentences: &[
                "The board has seven columns and six rows. The players take turns to drop a stone into a column, where \
                    it falls to the lowest free cell.",
                "The first player with four stones in a line wins: across, up or diagonally.",
                "A full board without such a line is a draw.",
            ],
            drawing: "The first player has won with a diagonal.",
            example: "",
        },
        gardner = RulesText {
            name: "Gardner’s chess",
            button: "Rules of Gardner’s chess",
            sentences: &[
                "Chess on five by five squares. Each side begins with a rook, knight, bishop, queen and king in this \
                    order, and five pawns in front of them. The first player is at the bottom.",
                "Pieces move as in chess: rooks along rows and columns, bishops along diagonals, queens both ways, all \
                    as far as nothing is in the way; knights two squares and one to the side, over anything; kings one \
                    square in any direction. They take what they land on.",
                "A pawn moves one square forward, never two, and takes one square diagonally forward. On the last row \
                    it becomes a queen, rook, bishop or knight. There is no castling and no en passant.",
                "A king that is attacked is in check, and check must be answered at once. If it cannot be, it is mate, \
                    and the game is lost.",
                "It is a draw if the player to move has no move and is not in check, if nobody has enough pieces left \
                    to give mate, or after fifty moves of each side without a capture or a pawn’s move. A position \
                    that comes again is no draw by itself: positions here do not know what came before. With perfect \
                    play every game is a draw (Mhalla and Prost, 2013).",
                "Moves are written with the piece’s letter (none for a pawn, N for a knight) and the square: Nc3, \
                    dxe4, a5=Q. Links write both squares: b1c3.",
            ],
            drawing: "The beginning. Dots: where the knight and a pawn of the first player can go.",
            example: "You move Nc3. Your opponent’s pawn takes the knight: dxc3. You take it with a pawn, bxc3 or \
                dxc3, and have lost a knight for a pawn.",
        },
        rock_paper_scissors = RulesText {
            name: "Rock, paper, scissors",
            button: "Rules of rock, paper, scissors",
            sentences: &[
                "Both players choose at the same time: rock, paper or scissors.",
                "Rock beats scissors, scissors beat paper, paper beats rock. The loser pays the winner 1.",
                "If both choose the same, nobody pays.",
                "In the only equilibrium both choose each with probability 1/3, and neither can expect to win \
                    anything.",
            ],
            drawing: "An arrow leads from what wins to what it beats.",
            example: "",
        },
        matching_pennies = RulesText {
            name: "Matching pennies",
            button: "Rules of matching pennies",
            sentences: &[
                "Both players choose at the same time: heads or tails.",
                "If the pennies match, the second player pays the first 1. If they do not, the first pays the second \
                    1.",
                "In the only equilibrium both choose each side with probability 1/2, and neither can expect to win \
                    anything.",
            ],
            drawing: "What the first player wins: rows are the first player’s choice, columns the second’s.",
            example: "",
        },
        shapley = RulesText {
            name: "Shapley’s game",
            button: "Rules of Shapley’s game",
            sentences: &[
                "Both players choose at the same time: one, two or three.",
                "The first player wants the same number as the second and gets 1 for it. The second wants the number \
                    after the first player’s (after three comes one) and gets 1 for that.",
                "A player who does not get that gets 0; the two are never both paid.",
                "In the only equilibrium both choose each with probability 1/3 and get 1/3. Learners chase each other \
                    round and round.",
            ],
            drawing: "What the first player and the second get: rows are the first player’s choice, columns the \
                second’s.",
            example: "",
        },
        battle_of_the_sexes = RulesText {
            name: "The battle of the sexes",
            button: "Rules of the battle of the sexes",
            sentences: &[
                "Both players choose at the same time where to go: to the opera or to the match.",
                "If they meet, both are glad: at the opera the first gets 2 and the second 1, at the match the other \
                    way round. If they miss each other, both get 0.",
                "There are three equilibria: both to the opera, both to the match, and each to the favourite with \
                    probability 2/3, which gives both only 2/3.",
            ],
            drawing: "What the first player and the second get: rows are the first player’s choice, columns the \
                second’s.",
            example: "",
        },
        coin = RulesText {
            name: "One coin",
            button: "What the coin does",
            sentences: &[
                "A game is one toss of a coin. Heads is a win for the first player, tails for the second.",
                "The probability of heads is a setting, so you know who is better and by how much, and can check the \
                    race.",
            ],
            drawing: "A toss is a game.",
            example: "",
        },
        two_coins = RulesText {
            name: "Two coins",
            button: "What the two coins do",
            sentences: &[
                "In a game each player tosses a coin of their own. Heads beats tails; equal sides are a draw, half a \
                    point each.",
                "Each coin’s probability of heads is a setting, so you know who is better and by how much, and can \
                    check the race.",
            ],
            drawing: "Heads beats tails.",
            example: "",
        },
        problems: ProblemRulesTexts,
    }
}
