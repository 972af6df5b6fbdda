//! Experiments that a class plays: texts.

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
        lead = "Students choose on their telephones and hand in a code; you close the round, and everybody sees who met whom. Nothing is sent to \
            anyone but you.",
        offered: &'static [OfferedGame] = OFFERED,
        rules: PlayedRulesTexts,
        fields: PlayedFieldTexts,
        settings: PlayedSettingTexts,
        student: PlayingStudentTexts,
        teacher: PlayingTeacherTexts,
        theory: PlayedTheoryTexts,
        published: PublishedTexts,
    }

    /// The rules, with the numbers of the round.
    pub struct PlayedRulesTexts {
        guess(p: &str, max: u32) = format!(
            "Choose a whole number from 0 to {max}. The number nearest to {p} of the mean of all wins 100 points; equally near ones share them."
        ),
        ultimatum(coins: u32) = format!(
            "You share {coins} coins with somebody: how many do you offer? And which offer is the smallest that you accept from somebody else? If an offer \
             is refused, both get nothing. You play both sides; the mean of both is yours."
        ),
        public_goods(endowment: u32, multiplier: &str, group: u32) = format!(
            "Each of {group} has {endowment} points and puts some into a common pot. The pot is multiplied by {multiplier} and shared equally by all {group}, \
             whatever they put in. How many do you put in?"
        ),
        volunteer(benefit: u32, cost: u32, group: u32) = format!(
            "If at least one of your group of {group} volunteers, everybody gets {benefit} points. Each volunteer pays {cost}. Do you?"
        ),
        first_price(max: u32, group: u32) = format!(
            "{group} bid for a thing that is worth something else to each: any whole number from 0 to {max}, equally likely. The highest bid wins it and \
             pays that bid. What do you bid?"
        ),
        second_price(max: u32, group: u32) = format!(
            "{group} bid for a thing that is worth something else to each: any whole number from 0 to {max}, equally likely. The highest bid wins it and \
             pays the second highest. What do you bid?"
        ),
        all_pay(max: u32, group: u32) = format!(
            "{group} bid for a thing that is worth something else to each: any whole number from 0 to {max}, equally likely. The highest bid wins it, and \
             everybody pays what they have bid. What do you bid?"
        ),
        matrix = "You and somebody else choose at the same time. In the table your payoff stands first.",
        value(value: u32) = format!("It is worth {value} to you."),
        role(name: &str) = format!("You are {name}."),
    }

    /// What is chosen.
    pub struct PlayedFieldTexts {
        number = "My number",
        offer = "I offer",
        smallest = "I accept from",
        contribution = "I put in",
        bid = "I bid",
        volunteer = "Do you volunteer?",
        action = "I choose",
        yes_no: [&'static str; 2] = ["No", "Yes"],
        /// The largest number.
        wrong(max: u32) = format!("A whole number from 0 to {max}."),
    }

    /// Settings, by their names in links.
    pub struct PlayedSettingTexts {
        heading = "Settings",
        p = "Fraction of the mean",
        max = "Highest number",
        coins = "Coins",
        endowment = "Points of each",
        multiplier = "Multiplied by",
        group = "Group of",
        benefit = "Benefit of each",
        cost = "Cost of a volunteer",
        game = "Game of the library",
        seed = "Seed of pairs and values",
    }

    /// The student's page.
    pub struct PlayingStudentTexts {
        /// The number of the round.
        round(round: u32) = format!("Round {round}"),
        no_seat = "Type the number of your seat; then there is a code.",
        show = "Show my code",
        change = "You can change your choice until you have handed in the code. It says what you chose and your seat, no name.",
        closed = "This round is closed.",
        not_in = "Type the number of your seat to see what you got. If it is not among those handed in, you did not take part.",
        you_chose(choice: &str, seats: &[u16]) = match seats {
            [] => format!("You chose {choice}, and nobody was on the other side."),
            [other] => format!("You chose {choice} and met seat {other}."),
            _ => format!("You chose {choice}, with {} others.", seats.len()),
        },
        other_chose(seat: u16, choice: &str) = format!("Seat {seat} chose {choice}."),
        /// Points, rank, and of how many.
        got(points: &str, rank: usize, all: usize) = format!("{points} points: rank {rank} of {all}."),
        next = "Next round",
        teacher = "For the teacher",
    }

    /// The teacher's page.
    pub struct PlayingTeacherTexts {
        link = "Link for students",
        show_link = "Show the link as a QR code",
        hint = "Paste codes from a chat or a list, or type them.",
        seats_given = "Seats given",
        handed_in(count: usize) = if count == 1 { "1 has handed in".to_owned() } else { format!("{count} have handed in") },
        missing(seats: &str) = format!("Missing: {seats}"),
        twice = "Handed in twice: which counts?",
        close = "Close the round",
        open = "Open it again",
        too_few = "Two must have handed in.",
        chosen = "What the class chose",
        mean(mean: &str) = format!("mean {mean}"),
        /// Of a guess.
        target(p: &str, target: &str) = format!("{p} of the mean is {target}"),
        of_role(name: &str) = format!(": {name}"),
        paid = "Who got what",
        header: [&'static str; 5] = ["Seat", "Chose", "Met", "Points", "Rank"],
        results = "Link with everybody’s result",
        next = "Next round",
        csv = "Save as CSV",
        delete = "Delete what was handed in",
        undo = "Undo",
        kept = "What was handed in is kept in this browser alone, until you delete it.",
        ask = "Before you show it, ask: what would you expect of players who care only for points and expect the same of all others?",
        show_theory = "Show what theory says",
        hide_theory = "Hide it",
        show_published = "Show published classes",
        lab = "Solve the game in its lab",
        another = "Another experiment",
    }

    /// What theory says.
    pub struct PlayedTheoryTexts {
        /// The upper ends that are left after each step of reasoning.
        guess(ends: &str) = format!(
            "No number above {ends} survives one, two, three and more steps of that reasoning; only 0 survives all. If everybody chooses 0, all win; \
             with whole numbers and a fraction above ½ that holds at 1 as well, in a large class."
        ),
        guess_same = "Any number is an equilibrium if all choose it.",
        guess_max = "If everybody chooses the highest number, that is an equilibrium; so is 0 for all, in any class larger than twice the fraction.",
        ultimatum = "Somebody who cares only for points accepts every offer above 0, so the smallest such offer is enough. With an offer of 0 accepted too there \
            is a second such equilibrium.",
        free_rides = "Each point put in brings its owner less than one back, whatever the others do: to put in nothing is best for each.",
        contributes = "Each point put in brings its owner at least one back: to put in all is best.",
        all_is_best = "If all put in everything, all have more than if nobody does.",
        all_is_worse = "The pot brings no more than is put in, so all together gain nothing by it.",
        /// In per cent.
        volunteer(percent: f64, nobody: f64) = format!(
            "In the equilibrium in which all do the same, each volunteers with probability {percent:.1} %, and with probability {nobody:.1} % nobody does. There \
             are others in which exactly one volunteers."
        ),
        no_volunteer = "It costs more than it brings: nobody volunteers.",
        /// The number of bidders, and the bid of somebody with the highest value.
        first_price(bidders: u32, share: &str) = format!("With {bidders} bidders each bids {share} of their value: less than it is worth, to win something."),
        second_price = "To bid one’s value is best, whatever the others bid.",
        all_pay(bidders: u32, half: f64, max: f64) = format!(
            "With {bidders} bidders low values bid almost nothing and high ones much: half the highest value bids {half:.1}, the highest {max:.1}."
        ),
        whole = "For values and bids that need not be whole.",
        pure(pairs: &str) = format!("Equilibria without mixing: {pairs}."),
        no_pure = "There is no equilibrium without mixing.",
    }

    /// What published experiments have found.
    pub struct PublishedTexts {
        guess = "R. Nagel, “Unraveling in guessing games” (1995): with 2/3 and numbers from 0 to 100 the mean of the first round was about 37.",
        ultimatum = "H. Oosterbeek, R. Sloof and G. van de Kuilen, “Cultural differences in ultimatum game experiments” (2004), from 37 papers: on average \
            40 % is offered, and 16 % of offers are refused.",
        public_goods = "J. Ledyard, “Public goods: a survey of experimental research” (1995): at first 40 to 60 % is contributed, less with every repetition.",
    }
}

const OFFERED: &[OfferedGame] = &[
    offered(
        "guess",
        "Two thirds of the mean",
        "Who thinks how far ahead of the others? Fifteen minutes, two or three rounds.",
    ),
    offered(
        "ultimatum",
        "The ultimatum",
        "What is offered, and what is refused? One round is enough.",
    ),
    offered(
        "public-goods",
        "A common pot",
        "Does anybody put something in, and does it last? Four rounds.",
    ),
    offered(
        "volunteer",
        "Somebody has to do it",
        "Are larger groups more helpful? Two rounds, with other group sizes.",
    ),
    offered(
        "first-price",
        "Auction: the winner pays the bid",
        "How far below its value does one bid? Two rounds.",
    ),
    offered(
        "second-price",
        "Auction: the winner pays the second bid",
        "Does anybody bid their value? Two rounds, after the other auction.",
    ),
    offered(
        "all-pay",
        "Auction: everybody pays",
        "Who gives up early? One round.",
    ),
    offered(
        "matrix?game=prisoners-dilemma",
        "The prisoner’s dilemma",
        "Do strangers cooperate? Two rounds, with another partner in each.",
    ),
    offered(
        "matrix?game=battle-of-the-sexes",
        "Battle of the sexes",
        "Does a class that cannot talk coordinate? Two sides, two rounds.",
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
        "matrix?game=chicken",
        "Chicken",
        "Who gives way? Two rounds.",
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
