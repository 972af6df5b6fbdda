//! Games that follow a rule, as links write them.

/// Players take turns to stop or to go on for so many turns. What is on the table doubles each time; stopping takes four fifths of it.
pub(super) fn centipede(turns: usize) -> String {
    // Beyond 2^60 numbers would not be kept exactly.
    let power = |turn: usize| 1_i64 << turn.min(56);
    let pay = |turn: usize| match turn % 2 {
        0 => format!("{};{}", 4 * power(turn), power(turn)),
        _ => format!("{};{}", power(turn), 4 * power(turn)),
    };
    let mut text = pay(turns);
    for turn in (0..turns).rev() {
        text = format!("{}(stop:{} go:{text})", turn % 2 + 1, pay(turn));
    }
    text
}

/// One offers some of so many coins, the other accepts, or both get nothing.
pub(super) fn ultimatum(coins: usize) -> String {
    let offer = |offer: usize| {
        format!(
            "\"offer {offer}\":2(accept:{};{offer} reject:0;0)",
            coins - offer
        )
    };
    let offers: Vec<String> = (0..=coins).map(offer).collect();
    format!("1({})", offers.join(" "))
}

/// Offers in turn over so many coins, of which one is lost with each rejection.
pub(super) fn bargaining(coins: usize) -> String {
    round(coins, 0)
}

fn round(coins: usize, proposer: usize) -> String {
    if coins == 0 {
        return "0;0".to_owned();
    }
    let next = round(coins - 1, 1 - proposer);
    let offer = |offer: usize| {
        let shares = match proposer {
            0 => format!("{};{offer}", coins - offer),
            _ => format!("{offer};{}", coins - offer),
        };
        format!(
            "\"offer {offer}\":{}(accept:{shares} reject:{next})",
            2 - proposer
        )
    };
    let offers: Vec<String> = (0..=coins).map(offer).collect();
    format!("{}({})", proposer + 1, offers.join(" "))
}

/// Poker with so many cards, one each, an ante of one and one bet of one.
pub(super) fn kuhn(cards: usize) -> String {
    // The best ones of a suit, but jack, queen and king where there are three, as the game is known.
    let best = if cards == 3 { 12 } else { 13 };
    let name = |card: usize| &"23456789TJQKA"[best - cards + card..=best - cards + card];
    let deal = |first: usize, second: usize| {
        let (a, b) = (name(first), name(second));
        let won = if first > second { 1 } else { -1 };
        let twice = 2 * won;
        format!(
            "1/{}:{a}{b}:1.{a}(check:2.{b}-check(check:{won} bet:1.{a}-check-bet(fold:-1 call:{twice})) bet:2.{b}-bet(fold:1 call:{twice}))",
            cards * (cards - 1)
        )
    };
    let pairs = (0..cards).flat_map(|first| (0..cards).map(move |second| (first, second)));
    let deals: Vec<String> = pairs
        .filter(|(first, second)| first != second)
        .map(|(first, second)| deal(first, second))
        .collect();
    format!("?({})", deals.join(" "))
}

/// A prize behind one of so many doors; the host opens another one without the prize, and the contestant stays or changes to one that is closed.
pub(super) fn monty_hall(doors: usize) -> String {
    let outcome = |prize: usize, pick: usize, opened: usize| {
        let closed = (1..=doors).filter(|&door| door != opened);
        let choice = |door: usize| {
            let won = if door == prize { "1;-1" } else { "0;0" };
            let action = if door == pick {
                "stay".to_owned()
            } else {
                format!("door{door}")
            };
            format!("{action}:{won}")
        };
        let choices: Vec<String> = closed.map(choice).collect();
        format!("1.picked{pick}open{opened}({})", choices.join(" "))
    };
    let opening = |prize: usize, pick: usize| {
        let doors = (1..=doors).filter(|&door| door != prize && door != pick);
        let opened: Vec<String> = doors
            .map(|door| format!("open{door}:{}", outcome(prize, pick, door)))
            .collect();
        format!("2.prize{prize}picked{pick}({})", opened.join(" "))
    };
    let prize = |prize: usize| {
        let picks: Vec<String> = (1..=doors)
            .map(|pick| format!("pick{pick}:{}", opening(prize, pick)))
            .collect();
        format!("1/{doors}:prize{prize}:1.pick({})", picks.join(" "))
    };
    let prizes: Vec<String> = (1..=doors).map(prize).collect();
    format!("?({})", prizes.join(" "))
}
