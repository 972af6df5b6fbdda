//! Games for the tests: Kuhn poker with any number of cards, and random trees.

use games::fraction::Fraction;
use games::tree_game::TreeGame;
use games::tree_game::given::{Given, GivenNode, game};
use games::tree_game::text::read;
use random::Random;

/// A game as links write it.
pub fn typed(text: &str) -> TreeGame {
    read(text, String::new(), &[]).expect("a game")
}

fn end(payoff: i64) -> GivenNode {
    end_of(payoff, -payoff)
}

fn end_of(first: i64, second: i64) -> GivenNode {
    GivenNode {
        name: String::new(),
        what: Given::End,
        payoffs: vec![Fraction::whole(first), Fraction::whole(second)],
    }
}

fn inner(what: Given) -> GivenNode {
    GivenNode {
        name: String::new(),
        what,
        payoffs: Vec::new(),
    }
}

fn choice(player: usize, known: String, actions: [&str; 2]) -> GivenNode {
    inner(Given::Decision {
        player,
        key: Some(known.clone()),
        name: known,
        actions: actions.map(str::to_owned).to_vec(),
    })
}

/// H. W. Kuhn's poker with so many cards, by its rules: an ante of one, and one bet of one.
pub fn kuhn(cards: usize) -> TreeGame {
    let deals: Vec<[usize; 2]> = (0..cards)
        .flat_map(|first| (0..cards).map(move |second| [first, second]))
        .filter(|[first, second]| first != second)
        .collect();
    let chance = Fraction::new(1, deals.len() as i64);
    let actions = deals.iter().map(|[a, b]| (format!("{a}-{b}"), chance));
    let mut nodes = vec![inner(Given::Chance {
        name: String::new(),
        actions: actions.collect(),
    })];
    for [first, second] in deals {
        let won = if first > second { 1 } else { -1 };
        nodes.extend([
            choice(0, format!("{first}"), ["check", "bet"]),
            choice(1, format!("{second} check"), ["check", "bet"]),
            end(won),
            choice(0, format!("{first} check bet"), ["fold", "call"]),
            end(-1),
            end(2 * won),
            choice(1, format!("{second} bet"), ["fold", "call"]),
            end(1),
            end(2 * won),
        ]);
    }
    let players = vec!["First".to_owned(), "Second".to_owned()];
    game("Kuhn poker".to_owned(), players, nodes).expect("a game")
}

/// Two players move in turns, left or right, and do not see the other one's last move: so nearly everything is mixed. Payoffs are integers from −50 to 50.
pub fn hidden_moves(moves: usize, random: &mut Random) -> TreeGame {
    fn write(moves: usize, way: &str, random: &mut Random, written: &mut String) {
        if way.len() == moves {
            *written += &(i64::from(random.below(101)) - 50).to_string();
            return;
        }
        let known = &way[..way.len().saturating_sub(1)];
        *written += &format!("{}.w{}{known}(", way.len() % 2 + 1, way.len());
        write(moves, &format!("{way}l"), random, written);
        written.push(' ');
        write(moves, &format!("{way}r"), random, written);
        written.push(')');
    }
    let mut written = String::new();
    write(moves, "", random, &mut written);
    typed(&written)
}

/// A random tree of so many levels at most, in which players forget nothing: nodes look alike only where their player did the same before.
pub fn random_tree(levels: usize, random: &mut Random) -> TreeGame {
    grown(levels, random, true)
}

/// The same with payoffs that do not add up to anything.
pub fn random_general(levels: usize, random: &mut Random) -> TreeGame {
    grown(levels, random, false)
}

fn grown(levels: usize, random: &mut Random, is_zero_sum: bool) -> TreeGame {
    let mut nodes = Vec::new();
    let own = [String::new(), String::new()];
    grow(levels, own, random, &mut nodes, is_zero_sum);
    let players = vec!["Alice".to_owned(), "Bob".to_owned()];
    game(String::new(), players, nodes).expect("a game")
}

/// `own`: what each player knows and did so far, as a text that names the next information set.
fn grow(
    levels: usize,
    own: [String; 2],
    random: &mut Random,
    nodes: &mut Vec<GivenNode>,
    is_zero_sum: bool,
) {
    if levels == 0 || (random.below(8) == 0 && !nodes.is_empty()) {
        let first = i64::from(random.below(19)) - 9;
        let second = if is_zero_sum {
            -first
        } else {
            i64::from(random.below(7)) - 3
        };
        nodes.push(end_of(first, second));
        return;
    }
    if random.below(6) == 0 {
        let thirds = [Fraction::new(1, 3), Fraction::new(2, 3)];
        let actions = thirds.map(|chance| (chance.to_string(), chance)).to_vec();
        let name = String::new();
        nodes.push(inner(Given::Chance { name, actions }));
        for _ in 0..2 {
            grow(levels - 1, own.clone(), random, nodes, is_zero_sum);
        }
        return;
    }
    let player = random.below(2) as usize;
    let known = format!("{}{}", own[player], random.below(3));
    nodes.push(choice(player, known.clone(), ["a", "b"]));
    for action in ["a", "b"] {
        let mut own = own.clone();
        own[player] = format!("{known}{action}");
        grow(levels - 1, own, random, nodes, is_zero_sum);
    }
}
