//! Experiments that a class plays: texts.

use crate::capital;

/// An experiment that is offered: its first round, its title and what it is about.
#[derive(Debug, PartialEq, Eq)]
pub struct OfferedGame {
    /// Without `play/`.
    pub link: &'static str,
    pub title: &'static str,
    pub about: &'static str,
}

const fn offered(link: &'static str, title: &'static str, about: &'static str) -> OfferedGame {
    OfferedGame { link, title, about }
}

texts! {
    /// All about them.
    pub struct PlayingTexts {
        heading = "Let the class play",
        /// Over what is wrong with a link.
        broken = "This link opens no round",
        /// Told of a line in a lesson.
        no_round = "that is no experiment for a class, which begins with play/, such as play/guess?p=2/3",
        /// In a lesson.
        choose = "Take part",
        teach = "Collect and close the round",
        lead = "Students choose on their telephones and hand in a code; you close the round, and everybody sees whom they met. No server is involved.",
        offered: &'static [OfferedGame] = OFFERED,
        /// A lab in which the class plays.
        tournament: OfferedGame = OfferedGame {
            link: "tournament",
            title: "A tournament of strategies",
            about: "Students write strategies as texts at “Repeated games” and hand in their codes; you paste them there.",
        },
        /// The title of guesses that are measured by a mean times 1 or more.
        guess_above = "A multiple of the mean",
        /// The title of a game that has none.
        own_game = "A game",
        rules: PlayedRulesTexts,
        fields: PlayedFieldTexts,
        settings: PlayedSettingTexts,
        student: PlayingStudentTexts,
        teacher: PlayingTeacherTexts,
        theory: PlayedTheoryTexts,
        explained: ExplainedTexts,
        published: PublishedTexts,
    }

    /// The rules, with the numbers of the round.
    pub struct PlayedRulesTexts {
        guess(p: &str, max: u32) = format!(
            "Choose a whole number from 0 to {max}. The mean of all numbers, yours too, is multiplied by {p}. The number nearest to that wins 100 points; if \
             several are equally near, they share them."
        ),
        ultimatum(coins: u32) = format!(
            "You and a partner each make the other an offer out of {coins} coins: the other gets what is offered, you keep the rest. If an offer is refused, it \
             brings both of you nothing. How many do you offer, and which is the smallest offer that you accept? Your points are the mean of what the two \
             offers bring you."
        ),
        dictator(coins: u32) = format!(
            "You decide about {coins} coins: how many do you give to a partner, who has no say? The partner decides in the same way about {coins} other coins. \
             Your points are the mean of what the two decisions bring you."
        ),
        trust(endowment: u32, multiplier: &str) = format!(
            "You have {endowment} points and may send some to a partner, who receives {multiplier} times as many. The partner may send some to you in the same \
             way. How many do you send, and what percentage of what you receive do you send back? Your points are the mean of what you get as sender and as \
             receiver."
        ),
        market(demand: u32, cost: u32, group: u32) = format!(
            "You are one of {group} firms. The price of a unit is {demand} less the units of all of you, but never below 0; a unit costs you {cost}. How many \
             do you make?"
        ),
        public_goods(endowment: u32, multiplier: &str, group: u32) = format!(
            "You are in a group of {group}. Each has {endowment} points, keeps as many as they like and puts the rest, or nothing, into a common pot. The pot \
             is multiplied by {multiplier} and shared equally by all of the group, whatever they put in. How many points do you put in?"
        ),
        volunteer(benefit: u32, cost: u32, group: u32) = format!(
            "You are in a group of {group}. If at least one of you volunteers, each of the group gets {benefit} points; if nobody does, nobody gets any. Every \
             volunteer pays {cost}, even if there are several. Do you volunteer?"
        ),
        /// The highest value, the number of bidders, and how one pays.
        auction(max: u32, group: u32, pays: &str) = format!(
            "{group} people bid for one thing. What it is worth to you was drawn for you alone, any whole number from 0 to {max} being equally likely; the \
             others’ values were drawn in the same way. The highest bid wins. {pays} Points can be negative. What do you bid?"
        ),
        auction_of_units(max: u32, group: u32, units: u32, pays: &str) = format!(
            "{group} people bid for {units} equal things, of which each wants one. What one is worth to you was drawn for you alone, any whole number from 0 to {max} being equally \
             likely; the others’ values were drawn in the same way. The {units} highest bids win. {pays} Points can be negative. What do you bid?"
        ),
        common_auction(max: u32, group: u32, pays: &str) = format!(
            "{group} people bid for one thing. Each has seen a number that was drawn for them alone, any whole number from 0 to {max} being equally likely. The thing is worth the \
             same to all of you: the mean of the numbers of all who bid. The highest bid wins. {pays} Points can be negative. What do you bid?"
        ),
        signal(value: u32) = format!("You have seen {value}."),
        english = "The price rises, and your bid is where you leave. The last one to stay gets their value less the price at which the last but one left, the others nothing; if \
            several stay until the same price, each gets an equal share of that.",
        dutch = "The price falls, and your bid is where you take it. Who takes it first gets their value less that price, the others nothing; if several take it at once, each gets \
            an equal share of that.",
        common_first_price = "The winner gets what it is worth less that bid, the others nothing; if several bid the most, each gets an equal share of that.",
        common_second_price = "The winner gets what it is worth less the second-highest bid, the others nothing; if several bid the most, each gets an equal share of that.",
        common_all_pay = "The winner gets what it is worth, and everybody pays their own bid, winner or not; if several bid the most, each gets an equal share of what it is worth.",
        third_price = "The winner gets their value less the third-highest bid, the others nothing; if several bid the most, each gets an equal share of that.",
        uniform_price = "Each winner gets their value less the highest bid that does not win, the others nothing; bids that are equally high share what they win.",
        discriminatory = "Each winner gets their value less their own bid, the others nothing; bids that are equally high share what they win.",
        first_price = "The winner gets their value less that bid, the others nothing; if several bid the most, each gets an equal share of that.",
        second_price = "The winner gets their value less the second-highest bid, the others nothing; if several bid the most, each gets an equal share of that.",
        all_pay = "The winner gets their value, and everybody pays their own bid, winner or not; if several bid the most, each gets an equal share of their value.",
        prices(demand: u32, cost: u32, group: u32) = format!(
            "You are one of {group} firms that sell the same product. Each names a price. All buyers go to the firm with the lowest price; together they buy {demand} minus \
             that price units. Firms that name the same lowest price share the sales equally. Each unit that you sell costs you {cost}, and you make only what you sell. \
             Your points are the price less {cost}, times the units you sell; they can be negative. Which price do you name?"
        ),
        bank_run(deposit: u32, later: u32, payable: u32, group: u32) = format!(
            "You are one of {group} people who have each put {deposit} points into a bank. Today the bank has only {} points to pay out, enough for {payable} of you. Those who \
             ask for their deposit today get it if the bank has enough for all who ask; everybody who waits then gets {later} later. If it has not, those who ask share \
             what it has equally, and those who wait get nothing. Do you ask for your deposit today?",
            deposit * payable
        ),
        kuhn_poker = "There are three cards: the king beats the queen, the queen beats the jack. You and your opponent have different ones, and each has put one point into \
            the pot. The first player checks or bets one more point. After a check the second player checks or bets. After a bet the other one folds, and loses the pot, or \
            calls by adding a point. If nobody folds, the higher card takes the pot: you win or lose 1 point, or 2 if a bet was called. Decide now what you will do. It is \
            played against everybody on the other side with another card; your points are the mean.",
        cards: [&'static str; 3] = ["jack", "queen", "king"],
        card(card: &str) = format!("Your card is the {card}."),
        /// The sides of poker.
        acts: [&'static str; 2] = ["the first player", "the second player"],
        /// Who is met, where that is not usual.
        partners = "You stay with the same partners in every round, as long as they hand in.",
        round_robin = "Your one choice is played against everybody else in the class; your points are the mean.",
        ring = "The class sits on a ring in the order of its seats: you meet the one before you and the one after you, the same in every round as long as they hand in. Your one choice is played \
            against each of them; your points are the mean.",
        grid = "The seats stand in rows, one below the other: you meet those beside you, above you and below you, the same in every round as long as they hand in. Your one choice is played \
            against each of them; your points are the mean.",
        round_robin_of_sides = "Your one choice is played against everybody on the other side; your points are the mean.",
        matrix = "You and somebody else choose at the same time. In the table on your page rows are your actions, columns those of the other; in each cell your \
            payoff stands first.",
        value(value: u32) = format!("It is worth {value} to you."),
        role(name: &str) = format!("You are {name}."),
        /// A player whose name is a number.
        player(number: &str) = format!("player {number}"),
    }

    /// What is chosen.
    pub struct PlayedFieldTexts {
        number = "My number",
        offer = "I offer",
        smallest = "The smallest offer I accept",
        gift = "I give",
        sent = "I send",
        returned = "I send back, in %",
        quantity = "I make",
        contribution = "I put in",
        bid = "I bid",
        volunteer = "Do you volunteer?",
        action = "I choose",
        price = "My price",
        withdraws = "Do you ask for your deposit?",
        bets = "First I",
        bets_after_check = "If the other checks, I",
        calls = "If the other bets, I",
        /// What those do whose share is shown.
        volunteers = "volunteers",
        asks = "asks for the deposit",
        bets_at_once = "bets at once",
        bets_then = "bets after a check",
        calls_bet = "calls a bet",
        check_bet: [&'static str; 2] = ["check", "bet"],
        fold_call: [&'static str; 2] = ["fold", "call"],
        yes_no: [&'static str; 2] = ["No", "Yes"],
        /// The largest number.
        wrong(max: u32) = format!("A whole number from 0 to {max}."),
    }

    /// Settings, by their names in links.
    pub struct PlayedSettingTexts {
        heading = "Settings",
        /// A value that a setting does not take, its name, and what is allowed.
        wrong(found: &str, name: &str, allowed: &str) = format!("“{found}” is no value of “{name}”, which is {allowed}."),
        p = "The mean is multiplied by",
        max = "Highest number",
        coins = "Coins",
        endowment = "Points of each",
        multiplier = "Multiplied by",
        group = "Group of",
        units = "Things sold",
        worth = "Worth",
        private = "to each their own",
        common = "the same to all",
        demand = "Highest price, at which nothing is sold",
        benefit = "Benefit of each",
        cost = "Cost (of a volunteer, of a unit)",
        game = "Game: a name of the library, or rows of payoffs such as 3:3,0:5;5:0,1:1",
        actions = "Names of its actions, such as up,down;left,right",
        deposit = "Deposit of each",
        later = "What those who wait get",
        payable = "Deposits that can be paid out at once",
        matching = "Who meets",
        strangers = "strangers, drawn anew in every round",
        partners = "partners: neighbouring seats, the same in every round",
        round_robin = "everybody meets everybody",
        ring = "neighbours on a ring",
        grid = "neighbours on a grid",
        columns = "Seats in a row",
        practice = "Practice against a machine",
        no = "no",
        yes = "yes",
        seed = "Seed of pairs and values",
    }

    /// The student's page.
    pub struct PlayingStudentTexts {
        /// The number of the round.
        round(round: u32) = format!("Round {round}"),
        seat_hint = "1 to 999",
        no_seat = "Type the number of your seat; then you can choose.",
        change = "You can change your choice until you hand in the code. The code holds your seat and your choice, but no name.",
        closed = "This round is closed.",
        not_in = "Type the number of your seat to see what you got. If it is not among those handed in, you did not take part.",
        /// A choice, and who was met.
        you_chose(choice: &str, met: &str) = format!("Your choice: {choice}. {met}"),
        met_nobody = "Nobody was on the other side, so there are no points.",
        met_no_neighbour = "None of your neighbours took part, so there are no points.",
        met_no_card = "Nobody on the other side had another card, so there are no points.",
        met_one(seat: u16) = format!("You met seat {seat}."),
        met_group(others: usize) = format!("{others} others were in your group."),
        met_each(others: usize) = format!("You met {others} others, one by one."),
        met_neighbours(others: usize) = if others == 1 { "You have one neighbour.".to_owned() } else { format!("You have {others} neighbours.") },
        /// What a neighbour chose and got.
        neighbour(seat: u16, choice: &str, points: &str) = format!("Seat {seat} chose {choice}; points: {points}."),
        other_chose(seat: u16, choice: &str) = format!("Choice of seat {seat}: {choice}."),
        /// Points, rank, and of how many.
        got(points: &str, rank: usize, all: usize) = format!("Points: {points}. Rank: {rank} of {all}."),
        next = "Next round",
        teacher = "For the teacher",
        all_rounds = "All rounds",
        rounds_header: [&'static str; 3] = ["Round", "Choice", "Points"],
        /// The sum of points, its rank, and of how many.
        total(points: &str, rank: usize, all: usize) = format!("Points in all rounds: {points}. Rank: {rank} of {all}."),
        practise = "Practise against a machine",
        practice_note = "It chooses at random, and nothing of it counts.",
        /// What the machine has chosen, and the points.
        practised(chosen: &str, points: &str) = format!("The machine: {chosen}. You would have got: {points}."),
        /// A choice of somebody who has a value or a card.
        with_value(choice: &str, value: &str) = format!("{choice} (with {value})"),
    }

    /// The teacher's page.
    pub struct PlayingTeacherTexts {
        link = "Link for students",
        seats_given = "Seats given",
        handed_in(count: usize) = if count == 1 { "1 has handed in".to_owned() } else { format!("{count} have handed in") },
        missing(seats: &str) = format!("Missing: {seats}"),
        twice = "Handed in twice: which counts?",
        close = "Close the round",
        open = "Open it again",
        too_few = "At least two students must have handed in.",
        chosen = "What the class chose",
        /// For the last row.
        large = "Twice as large",
        mean(mean: &str) = format!("mean {mean}"),
        /// Of a guess.
        target(p: &str, target: &str) = format!("{p} times the mean is {target}"),
        of_role(name: &str) = format!(": {name}"),
        /// What those on a side do whose share is shown.
        does(side: &str, does: &str) = capital(&format!("{side} {does}")),
        paid = "Who got what",
        header: [&'static str; 7] = ["Round", "Seat", "Value", "Chose", "Met", "Points", "Rank"],
        left_over = "Those left over met somebody who had met others already: they are paid for that, and nothing changes for the one they met.",
        /// In place of the value: what was seen of it, a card.
        seen = "Has seen",
        card = "Card",
        rounds = "Round by round",
        rounds_header: [&'static str; 3] = ["Class", "Round", "Students"],
        mean_points = "Points on average",
        this_class = "This class",
        /// Another class, by the place in which it was opened.
        other_class(number: usize) = format!("Class {number}"),
        total = "Points in all rounds",
        total_header: [&'static str; 3] = ["Seat", "Points", "Rank"],
        json = "Save for later",
        beside = "Compare with another class: paste the link with its result, or open a file that was saved",
        beside_button = "Compare",
        open_file = "Open a file",
        beside_wrong = "That holds no closed round of this experiment.",
        dots = "What each got",
        /// Of those who sit on a ring or a grid.
        neighbours = "Who sits where, and chose what",
        seat(seat: u16, choice: &str, points: &str) = {
            let unit = if points == "1" { "point" } else { "points" };
            format!("Seat {seat}: {choice}, {points} {unit}")
        },
        /// Of those who took part in a round and the one before it, in all rounds: how many trailed and imitated, led and stayed.
        imitated([trailed, imitated, led, stayed]: [usize; 4]) = format!(
            "Choices that followed a round: where a neighbour had done better with another choice, {imitated} of {trailed} took that choice over; where their own choice had \
             been the best around, {stayed} of {led} kept it."
        ),
        imitating = "Go on from here with players who imitate their best neighbour",
        explain = "What would have been best, and how can the choices be explained?",
        hide_explained = "Hide it",
        results = "Link with everybody’s result",
        next = "Next round",
        csv = "Save as CSV",
        delete = "Delete what was handed in",
        undo = "Undo",
        kept = "What was handed in is kept in this browser until you delete it. The link with everybody’s result holds all choices too.",
        ask = "Before you show it, ask: what would you expect of players who care only for points and expect the same of all others?",
        show_theory = "Show what theory says",
        hide_theory = "Hide it",
        show_published = "Show published classes",
        published_lab = "Those people in the picture of best responses",
        lab = "Solve the game in its lab",
        another = "Another experiment",
    }

    /// What theory says.
    pub struct PlayedTheoryTexts {
        /// The upper ends that are left after each step of reasoning.
        guess(ends: &str) = format!(
            "A fraction of the mean cannot be above the first of these numbers, so choosing more never does better than choosing that number, and sometimes \
             does worse. If nobody chooses more, it cannot be above the second, and so on: {ends} … If numbers need not be whole, only 0 is left. If everybody \
             chooses 0, all share the points, and that is an equilibrium. With whole numbers, a fraction above ½ and a large class, 1 for all is another; with \
             a fraction above ¾ so are larger numbers."
        ),
        guess_same = "If everybody chooses the same number, whatever it is, that is an equilibrium.",
        guess_max = "If everybody chooses the highest number, that is an equilibrium. So is 0 for all, if the class is at least as large as twice the fraction; \
            with whole numbers and a fraction little above 1, some other small numbers too.",
        ultimatum = "Somebody who cares only for points accepts every offer above 0, so to offer 1 is enough. If they accept 0 as well, to offer 0 is an \
            equilibrium too. Others rest on a threat: to ask for at least x, and to be offered x, is an equilibrium for every x, but to refuse x − 1 would cost \
            those who do so.",
        dictator = "Somebody who cares only for points gives nothing.",
        trust = "Somebody who cares only for points sends nothing back. Those who expect that send nothing.",
        sending_is_best = "If everything were sent, both together would have most.",
        sending_is_worse = "Nothing is gained on the way, so both together have no more if something is sent.",
        /// Quantities of one firm: in equilibrium, for the highest sum of profits, and where the price is the cost.
        market(equilibrium: &str, together: &str, competitive: &str, is_free: bool) = format!(
            "In {} each makes {equilibrium}. They would earn most together with {together} each; at {competitive} each the \
             price is the cost and nobody earns anything. This is for quantities that need not be whole; with whole ones there may be other equilibria nearby.",
            if is_free { "the equilibrium with a price above 0" } else { "equilibrium" }
        ),
        no_market = "A unit never brings more than it costs: nobody makes any.",
        free_rides = "Each point put in brings its owner less than one back, whatever the others do: to put in nothing is best for each.",
        indifferent = "Each point put in brings its owner exactly one back: every amount is equally good for its owner.",
        contributes = "Each point put in brings its owner more than one back: to put in all is best, whatever the others do.",
        all_is_best = "If all put in everything, all have more than if nobody puts in anything.",
        all_is_worse = "The pot brings no more than is put in, so all together gain nothing by it.",
        /// In per cent.
        volunteer(percent: f64, nobody: f64) = format!(
            "If all follow the same strategy in equilibrium, each volunteers with probability {percent:.1} %; then nobody does with probability {nobody:.1} %. \
             In the equilibria without mixing exactly one volunteers; in larger groups there are others, in which some mix and the rest never do."
        ),
        no_volunteer = "It costs a volunteer more than it brings them: nobody volunteers.",
        indifferent_volunteer = "It costs a volunteer exactly what it brings them. If all do the same, nobody volunteers; that exactly one does is an equilibrium too.",
        /// The number of bidders, and the share of its value that each bids.
        first_price(bidders: u32, share: &str) = format!(
            "In equilibrium each of {bidders} bidders bids {share} of their value: less than it is worth to them, so as to gain by winning. This is for values \
             and bids that need not be whole."
        ),
        dutch(bidders: u32, share: &str) = format!(
            "To take the falling price at some point is the same decision as a bid that the winner pays. In equilibrium each of {bidders} bidders takes it at {share} of their value. \
             This is for values and bids that need not be whole."
        ),
        english = "To stay until the price is one’s value is best, whatever the others do.",
        uniform_price = "To bid one’s value is best, whatever the others bid: one’s own bid decides whether one wins, not what is paid.",
        third_price(bidders: u32, share: &str) = format!(
            "In equilibrium each of {bidders} bidders bids {share} times their value: more than it is worth to them, as what is paid is only the third-highest bid. This is for values \
             and bids that need not be whole."
        ),
        discriminatory(half: f64, max: f64) = format!(
            "In equilibrium one bids {half:.1} with half the highest value and {max:.1} with the highest: what the highest value that does not win is expected to be, if \
             one wins. This is for values and bids that need not be whole."
        ),
        common_value_of_two = "In equilibrium each bids just what they have seen, as if the other had seen the same: bids only matter where they are equal. This is for numbers and \
            bids that need not be whole.",
        common_value(share: &str) = format!(
            "In equilibrium each bids {share} times what they have seen. Who wins has seen the most, so the others have seen less: a bid has to allow for that, or winning is a loss on \
             average (the winner’s curse). This is for numbers and bids that need not be whole."
        ),
        common_all_pay(half: f64, max: f64) = format!(
            "In equilibrium one bids {half:.1} having seen half the highest number and {max:.1} having seen the highest. Who wins has seen the most, so the others have seen less: a bid \
             has to allow for that. This is for numbers and bids that need not be whole."
        ),
        second_price = "To bid one’s value is best, whatever the others bid.",
        all_pay(bidders: u32, half: f64, max: f64) = format!(
            "Of {bidders} bidders those with low values bid almost nothing in equilibrium, those with high values much: {half:.1} at half the highest value, \
             {max:.1} at the highest. This is for values and bids that need not be whole."
        ),
        /// The cost, and the lowest price with a gain.
        prices(cost: u32, gain: u32) = format!(
            "A firm that asks more than the others sells nothing, so firms undercut each other. If all ask the same price, only {cost}, which is what a unit costs, and {gain} \
             are equilibria. So even two firms are enough to leave almost no profit."
        ),
        no_price = "No whole price above the cost finds a buyer: nobody can gain anything.",
        bank_both = "There are two equilibria in which all do the same without mixing: nobody asks for the deposit, or everybody does. In either, nobody gains by being the only one to do \
            something else.",
        bank_stays = "If nobody asks for the deposit, nobody gains by asking alone: that is an equilibrium. If everybody asks, it is better to wait.",
        bank_runs = "If everybody asks for the deposit, nobody gains by waiting alone: that is an equilibrium. If nobody asks, it is better to ask.",
        bank_neither = "It is no equilibrium that everybody asks for the deposit, nor that nobody does: it is better to do what the others do not.",
        kuhn_poker = "In equilibrium the first player loses 1/18 of a point per deal on average. They bet the jack with any probability up to 1/3, the king three times as often, \
            and never the queen; after a check and a bet they fold the jack, call with the king, and call with the queen with a probability that is 1/3 greater than that of \
            betting the jack. The second player always bets and calls with the king, bets the jack a third of the time after a check, and calls with the queen a third of the \
            time; otherwise they check and fold.",
        pure(pairs: &str) = format!("Equilibria in pure strategies: {pairs}."),
        no_pure = "There is no equilibrium in pure strategies.",
    }

    /// What would have been best, and models of what was chosen.
    pub struct ExplainedTexts {
        /// Who, what, what it would have brought, and what they got.
        best(who: &str, choice: &str, would: &str, was: &str) = format!(
            "Best against this class{who}: {choice}. It would have brought {would} on average; they got {was}."
        ),
        /// Choices that are equally good, two or more.
        either(choices: &[String]) = choices.join(" or "),
        of_side(side: &str) = format!(", for {side}"),
        /// By side.
        with_card(side: usize, card: &str) = match side {
            0 => format!(", for those who acted first and had the {card}"),
            _ => format!(", for those who acted second and had the {card}"),
        },
        of_value(percent: u32) = format!("{percent} % of their value, rounded down"),
        of_signal(percent: u32) = format!("{percent} % of what they have seen, rounded down"),
        note = "Each student in turn is imagined to have chosen that, while all others chose as they did. Of several numbers that are equally good one is shown; of poker what made \
            no difference is left out.",
        levels = "Levels of reasoning",
        levels_note = "Level 0 chooses the middle on average, and each level the best answer to the one below in a large class. A number counts for the level nearest to it.",
        level(level: usize, guess: &str) = format!("Level {level}: {guess}"),
        last_level(level: usize, guess: &str) = format!("Level {level} and above: {guess}"),
        /// λ, and the ends of its interval.
        logit(lambda: &str, low: &str, high: &str) = format!(
            "Logit response: the odds of one action against another are e to the power of λ times the points by which it brings more against what the class, or the other side, \
             chose. λ = {lambda} fits best (95 %: {low} to {high}); 0, the least, is choosing blindly, ∞ always choosing what is best."
        ),
        no_logit = "Every action brings the same against what was chosen, so every λ fits equally well.",
        none = "Nobody was met, so there is nothing to compare.",
    }

    /// What published experiments have found.
    pub struct PublishedTexts {
        guess = "R. Nagel, “Unraveling in guessing games: an experimental study” (1995): with 2/3 and numbers from 0 to 100 the mean of the first round was \
            about 37.",
        ultimatum = "H. Oosterbeek, R. Sloof and G. van de Kuilen, “Cultural differences in ultimatum game experiments: evidence from a meta-analysis” (2004): on \
            average 40 % is offered, and 16 % of offers are refused. P.-H. Lin and others, “Evidence of general economic principles of bargaining and trade from 2,000 \
            classroom experiments” (2020): equal splits are accepted more often, and more quickly, than slightly unequal ones.",
        dictator = "C. Engel, “Dictator games: a meta study” (2011): 28 % is given on average, and 36 % give nothing.",
        trust = "N. Johnson and A. Mislin, “Trust games: a meta-analysis” (2011): on average half is sent, and 37 % of what arrives is sent back.",
        public_goods = "J. Ledyard, “Public goods: a survey of experimental research” (1995): at first 40 to 60 % of what each has is contributed, and less as \
            rounds go on.",
        prices = "M. Dufwenberg and U. Gneezy, “Price competition and market concentration: an experimental study” (2000): with two firms prices stay well above the equilibrium; with \
            three or four they come close to it after some rounds.",
        /// Matching pennies: the first action of each side, and how many per cent chose it.
        pennies(rows: (&str, u32), columns: (&str, u32)) = format!(
            "J. Goeree and C. Holt, “Ten little treasures of game theory and ten intuitive contradictions” (2001): of 25 people on each side who played it once for \
             cents, {} % chose {} and {} % {}.",
            rows.1, rows.0, columns.1, columns.0
        ),
        /// Kreps's game: the column that is part of no equilibrium.
        kreps(column: &str) = format!(
            "J. Goeree and C. Holt, “Ten little treasures of game theory and ten intuitive contradictions” (2001): about two thirds of those who chose a column chose \
             {column}, which is part of no equilibrium."
        ),
    }
}

const OFFERED: &[OfferedGame] = &[
    offered(
        "guess",
        "A fraction of the mean",
        "Two thirds of it: who thinks how far ahead of the others? Two or three rounds.",
    ),
    offered(
        "ultimatum",
        "The ultimatum",
        "What is offered, and what is refused? One round is enough.",
    ),
    offered(
        "dictator",
        "To give",
        "What is given without having to? One round, after the ultimatum.",
    ),
    offered(
        "trust",
        "Trust",
        "Is anything sent, and does it come back? Two rounds.",
    ),
    offered(
        "public-goods",
        "A common pot",
        "Does anybody put something in, and does it last? Four rounds.",
    ),
    offered(
        "volunteer",
        "Somebody has to do it",
        "Are larger groups more helpful? Play it twice, with different group sizes.",
    ),
    offered(
        "bank-run",
        "A run on the bank",
        "Who waits if others may not? Three rounds: does trust break down at once?",
    ),
    offered(
        "market",
        "A market",
        "How much do firms make that cannot talk to each other? Four rounds.",
    ),
    offered(
        "price-competition",
        "Firms that undercut each other",
        "Two firms, then four: how low does the price go? Four rounds.",
    ),
    offered(
        "first-price",
        "Auction: the winner pays the bid",
        "How far below its value does one bid? Two rounds.",
    ),
    offered(
        "second-price",
        "Auction: the winner pays the second-highest bid",
        "Does anybody bid their value? Two rounds, after the other auction.",
    ),
    offered(
        "all-pay",
        "Auction: everybody pays",
        "Who gives up early? One round.",
    ),
    offered(
        "second-price?worth=common",
        "Auction: a jar of coins",
        "Each has seen a part of what it is worth. Does the winner lose? Two rounds.",
    ),
    offered(
        "dutch",
        "Auction: the price falls",
        "Where do you take it? Two rounds, beside the auction in which the winner pays the bid.",
    ),
    offered(
        "english",
        "Auction: the price rises",
        "Where do you leave? Two rounds, beside the auction in which the winner pays the second-highest bid.",
    ),
    offered(
        "third-price",
        "Auction: the winner pays the third-highest bid",
        "Does anybody bid more than their value? One round.",
    ),
    offered(
        "discriminatory",
        "Auction of two things: winners pay their bids",
        "Two rounds, then with one price for all.",
    ),
    offered(
        "uniform-price",
        "Auction of two things: one price for all",
        "Two rounds: do bids rise when winners pay the highest bid that loses?",
    ),
    offered(
        "kuhn-poker",
        "Poker with three cards",
        "Who bluffs with the jack? Two rounds; everybody meets everybody.",
    ),
    offered(
        "matrix?game=prisoners-dilemma",
        "The prisoner’s dilemma",
        "Do strangers cooperate? Two rounds, with partners drawn anew.",
    ),
    offered(
        "matrix?game=prisoners-dilemma&matching=partners",
        "The prisoner’s dilemma, again and again",
        "Do partners who stay together cooperate? Six rounds; compare with strangers.",
    ),
    offered(
        "matrix?game=prisoners-dilemma&matching=ring",
        "The prisoner’s dilemma among neighbours",
        "Do cooperators hold together, side by side? Six rounds on a ring or a grid; compare with strangers.",
    ),
    offered(
        "matrix?game=battle-of-the-sexes",
        "Battle of the sexes",
        "Does a class that cannot talk coordinate? Two rounds, the same side in both.",
    ),
    offered(
        "matrix?game=stag-hunt",
        "The stag hunt",
        "Safe, or together? One round.",
    ),
    offered(
        "matrix?game=matching-pennies",
        "Matching pennies",
        "How evenly does a class mix? Two sides, some rounds.",
    ),
    offered(
        "matrix?game=asymmetric-matching-pennies",
        "Matching pennies with a large prize",
        "One cell pays one side four times as much. Who will choose otherwise? One round, beside the same with 80 in that cell.",
    ),
    offered(
        "matrix?game=chicken",
        "Chicken",
        "Who gives way? Two rounds.",
    ),
    offered(
        "matrix?game=3:3,0:5;5:0,1:1&actions=A,B;A,B",
        "A game of your own",
        "Type the payoffs of any game for two with up to five actions each, in its settings.",
    ),
];

/// A number of points, a mean and the like: with two decimals where it is not whole.
pub fn points_told(points: f64) -> String {
    let told = if points.fract() == 0.0 {
        format!("{points:.0}")
    } else {
        format!("{points:.2}")
    };
    told.replace('-', "−")
}

/// Numbers that go up, as ranges with this dash: `3, 7–9`.
pub fn ranges_told(numbers: impl Iterator<Item = usize>, dash: char) -> String {
    let mut ranges: Vec<(usize, usize)> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => ranges.push((number, number)),
        }
    }
    let told = |(first, last): &(usize, usize)| {
        if first == last {
            first.to_string()
        } else {
            format!("{first}{dash}{last}")
        }
    };
    ranges.iter().map(told).collect::<Vec<_>>().join(", ")
}
