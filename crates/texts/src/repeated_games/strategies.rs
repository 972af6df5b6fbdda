//! Strategies of the library: the name of each, and what it does.

/// A strategy of the library.
#[derive(Debug)]
pub struct StrategyText {
    /// As links and the language call it.
    pub key: &'static str,
    /// As people call it.
    pub name: &'static str,
    /// What it does.
    pub sentence: &'static str,
}

const fn strategy(key: &'static str, name: &'static str, sentence: &'static str) -> StrategyText {
    StrategyText {
        key,
        name,
        sentence,
    }
}

pub(super) const ENGLISH: &[StrategyText] = &[
    strategy(
        "Cooperator",
        "Always cooperate",
        "Cooperates, whatever happens.",
    ),
    strategy("Defector", "Always defect", "Defects, whatever happens."),
    strategy(
        "Random",
        "Random",
        "Cooperates with the same probability in every round, one half if none is given.",
    ),
    strategy(
        "GrimTrigger",
        "Grim trigger",
        "Cooperates until either of the two has defected once, and defects ever after.",
    ),
    strategy(
        "Alternator",
        "Alternator",
        "Cooperates and defects in turn.",
    ),
    strategy(
        "CyclerCCD",
        "Cooperate twice, defect once",
        "Cooperates twice and defects once, again and again.",
    ),
    strategy(
        "CyclerDDC",
        "Defect twice, cooperate once",
        "Defects twice and cooperates once, again and again.",
    ),
    strategy(
        "SuspiciousTitForTat",
        "Suspicious tit for tat",
        "Defects first, and then does what the other one did last.",
    ),
    strategy(
        "AntiTitForTat",
        "Anti tit for tat",
        "Cooperates first, and then does the opposite of what the other one did last.",
    ),
    strategy(
        "Bully",
        "Bully",
        "Defects first, and then does the opposite of what the other one did last.",
    ),
    strategy(
        "TitFor2Tats",
        "Tit for two tats",
        "Defects only after the other one has defected twice in a row.",
    ),
    strategy(
        "TwoTitsForTat",
        "Two tits for tat",
        "Answers each defection with two.",
    ),
    strategy(
        "HardTitForTat",
        "Hard tit for tat",
        "Defects if the other one has defected in any of the last three rounds.",
    ),
    strategy(
        "HardTitFor2Tats",
        "Hard tit for two tats",
        "Defects if the other one has defected twice in a row within the last three rounds.",
    ),
    strategy(
        "GTFT",
        "Generous tit for tat",
        "Plays tit for tat, but forgives a defection with some probability: if none is given, the largest \
         at which no defection gains anything.",
    ),
    strategy(
        "ContriteTitForTat",
        "Contrite tit for tat",
        "Plays tit for tat, but takes the answer to its own slips without answering back.",
    ),
    strategy(
        "WinStayLoseShift",
        "Win-stay, lose-shift",
        "Repeats its action if the other one cooperated, and changes it if not.",
    ),
    strategy(
        "WinShiftLoseStay",
        "Win-shift, lose-stay",
        "Changes its action if the other one cooperated, and repeats it if not; it begins with defection.",
    ),
    strategy(
        "FirmButFair",
        "Firm but fair",
        "Answers defection with defection, but tries to cooperate again with probability 2/3 once both have defected.",
    ),
    strategy(
        "SoftJoss",
        "Soft Joss",
        "Cooperates after cooperation, and answers a defection with probability 9/10 if none is given.",
    ),
    strategy(
        "Gradual",
        "Gradual",
        "Punishes the n-th defection with n defections, and makes peace by cooperating twice.",
    ),
    strategy(
        "GoByMajority",
        "Go by majority",
        "Cooperates if the other one has cooperated at least as often as not.",
    ),
    strategy(
        "HardGoByMajority",
        "Go by hard majority",
        "Cooperates only if the other one has cooperated more often than not.",
    ),
    strategy(
        "Prober",
        "Prober",
        "Tries D, C, C, and defects ever after if the other one cooperated in the last two of these rounds; if not, it \
         plays tit for tat.",
    ),
    strategy(
        "Prober2",
        "Prober 2",
        "Tries D, C, C, and cooperates ever after if the other one answered D, C; if not, it plays tit for tat.",
    ),
    strategy(
        "Prober3",
        "Prober 3",
        "Tries D, C, and defects ever after if the other one cooperated in the second round; if not, it plays tit for \
         tat.",
    ),
    strategy(
        "HardProber",
        "Hard prober",
        "Tries D, D, C, C, and defects ever after if the other one cooperated in the second and third round; if not, it \
         plays tit for tat.",
    ),
    strategy(
        "Handshake",
        "Handshake",
        "Begins with C, D, cooperates ever after with anyone who does the same, and defects against all others.",
    ),
    strategy(
        "Detective",
        "Detective",
        "Begins with C, D, C, C, plays tit for tat with anyone who has defected by then, and exploits all others.",
    ),
    strategy(
        "Forgiver",
        "Forgiver",
        "Defects while the other one has defected in more than a tenth of all rounds.",
    ),
    strategy(
        "Punisher",
        "Punisher",
        "The more often the other one has defected, the longer it punishes a defection.",
    ),
    strategy(
        "InversePunisher",
        "Inverse punisher",
        "The more often the other one has cooperated, the longer it punishes a defection.",
    ),
    strategy(
        "OmegaTFT",
        "Omega tit for tat",
        "Plays tit for tat, but ends echoes of retaliation by cooperating, and gives up on those who seem to play at \
         random.",
    ),
    strategy(
        "Fortress3",
        "Fortress 3",
        "Cooperates with those who first defect twice in a row, and defects against all others.",
    ),
    strategy(
        "Fortress4",
        "Fortress 4",
        "Cooperates with those who first defect three times in a row, and defects against all others.",
    ),
    strategy(
        "Ripoff",
        "Ripoff",
        "Defects and cooperates in turn while the other one cooperates; after the first defection it cooperates once, \
         and then plays tit for tat.",
    ),
    strategy(
        "SolutionB1",
        "Solution B1",
        "An automaton that was evolved: it defects until the other one has cooperated once, defects once more, and \
         then cooperates for ever, whatever happens.",
    ),
    strategy(
        "Extortion",
        "Extortion",
        "Holds both to a line on which its surplus over mutual defection is χ times the other one’s.",
    ),
    strategy(
        "ZDExtort2",
        "ZD extortion 2",
        "Holds both to a line on which its surplus over mutual defection is twice the other one’s.",
    ),
    strategy(
        "ZDExtort3",
        "ZD extortion 3",
        "Holds both to a line on which its surplus over mutual defection is three times the other one’s.",
    ),
    strategy(
        "Generous",
        "Generous zero-determinant",
        "Holds both to a line on which it misses χ times as much of mutual cooperation as the other one.",
    ),
    strategy(
        "ZDGTFT2",
        "ZD generous tit for tat 2",
        "Holds both to a line on which it misses twice as much of mutual cooperation as the other one.",
    ),
    strategy(
        "Equalizer",
        "Equaliser",
        "Holds the other one to the payoff that is given, whatever they do.",
    ),
    strategy(
        "TitForTat",
        "Tit for tat",
        "Cooperates first, and then does what the other one did last.",
    ),
    strategy(
        "FirstByTidemanAndChieruzzi",
        "Tideman and Chieruzzi",
        "Punishes each run of defections one round longer than the one before, and offers a fresh start if it is far \
         enough ahead.",
    ),
    strategy(
        "FirstByNydegger",
        "Nydegger",
        "Plays tit for tat for three rounds, and then looks up the last three rounds in a table.",
    ),
    strategy(
        "FirstByGrofman",
        "Grofman",
        "Cooperates if both did the same in the last round, and with probability 2/7 if not.",
    ),
    strategy(
        "FirstByShubik",
        "Shubik",
        "Punishes a defection against its own cooperation, each time one round longer than before.",
    ),
    strategy(
        "FirstBySteinAndRapoport",
        "Stein and Rapoport",
        "Plays tit for tat after four cooperations, but defects against those who seem to play at random and in the last \
         two rounds.",
    ),
    strategy(
        "Grudger",
        "Grudger",
        "Cooperates until the other one has defected once, and defects ever after.",
    ),
    strategy(
        "FirstByDavis",
        "Davis",
        "Cooperates for ten rounds, and then bears a grudge against anyone who has ever defected.",
    ),
    strategy(
        "FirstByGraaskamp",
        "Graaskamp",
        "Plays tit for tat, with a defection in round 51, and then does what suits the opponent that it has recognised: \
         those who seem to play at random get nothing but defections.",
    ),
    strategy(
        "FirstByDowning",
        "Downing",
        "Estimates how often the other one cooperates after each of its actions, and does what pays more in the long \
         run.",
    ),
    strategy(
        "FirstByFeld",
        "Feld",
        "Answers defection with defection, and cooperation with cooperation less and less often, down to one half.",
    ),
    strategy(
        "FirstByJoss",
        "Joss",
        "Plays tit for tat, but defects with probability 1/10 where it would cooperate.",
    ),
    strategy(
        "FirstByTullock",
        "Tullock",
        "Cooperates for eleven rounds, and then with a probability that is ten percentage points below \
         the other one’s share of cooperation in the last ten.",
    ),
    strategy(
        "FirstByAnonymous",
        "Name withheld",
        "Cooperates with probability one half in every round.",
    ),
];
