//! Files of Game Theory Explorer, the page on which games were drawn before there was a browser version of Gambit: strategic games as two matrices,
//! extensive games as nested nodes.
//!
//! Source: R. Savani and B. von Stengel, "Game Theory Explorer: software for the applied game theorist" (2015), and the files that it wrote. A node
//! names its player and its information set where they come up; a node whose branches have probabilities is chance.

use super::fault::{ImportFault, shortened};
use super::form::Kind;
use super::imported::{Imported, ImportedGame};
use crate::fraction::Fraction;
use crate::gambit::lexer::{Lexer, Token};
use crate::strategic::StrategicGame;
use crate::strategic::names::told_apart;
use crate::strategic::text::Reading;
use crate::tree_game::TreeGameFault;
use crate::tree_game::given::{Given, GivenNode, game};
use crate::tree_game::sizes::MAX_PLAYERS;
use roxmltree::Node;
use std::collections::BTreeMap;

/// All text in an element.
pub fn content(node: Node) -> String {
    let texts = node.descendants().filter(Node::is_text);
    texts.filter_map(|text| text.text()).collect()
}

fn wrong(node: Node, what: &str) -> ImportFault {
    let place = node.document().text_pos_at(node.range().start);
    ImportFault::Xml(format!(
        "line {}: <{}> {what}",
        place.row,
        node.tag_name().name()
    ))
}

fn fraction(node: Node, text: &str) -> Result<Fraction, ImportFault> {
    let number = text.trim().parse();
    number.map_err(|error| {
        wrong(
            node,
            &format!("has “{}”, which is {error}", shortened(text)),
        )
    })
}

fn title(root: Node) -> String {
    let described = root
        .children()
        .find(|node| node.has_tag_name("gameDescription"));
    described
        .map_or_else(String::new, content)
        .trim()
        .to_owned()
}

/// The players by what nodes call them, with their names.
fn players(root: Node) -> Vec<(String, String)> {
    let players = root
        .descendants()
        .filter(|node| node.has_tag_name("player"));
    let player = |node: Node| {
        Some((
            node.attribute("playerId")?.to_owned(),
            content(node).trim().to_owned(),
        ))
    };
    players.filter_map(player).collect()
}

/// A strategic game: `<strategy player="1">{ "r1" "r2" }</strategy>`, and a matrix for each player.
///
/// # Errors
/// What is wrong, with its line.
pub fn strategic(root: Node, form: Node) -> Result<Imported, ImportFault> {
    let of = |tag: &str, player: &str| {
        let is_it =
            |node: &Node| node.has_tag_name(tag) && node.attribute("player") == Some(player);
        form.children()
            .find(is_it)
            .ok_or_else(|| wrong(form, &format!("has no <{tag} player=\"{player}\">")))
    };
    let mut actions = Vec::new();
    let mut matrices = Vec::new();
    for player in ["1", "2"] {
        actions.push(quoted(of("strategy", player)?)?);
        let node = of("payoffs", player)?;
        let text = content(node);
        let numbers = text.split_whitespace().map(|number| fraction(node, number));
        matrices.push(numbers.collect::<Result<Vec<_>, _>>()?);
    }
    if matrices[0].len() != matrices[1].len() {
        let (found, wanted) = (matrices[1].len(), matrices[0].len());
        return Err(wrong(
            of("payoffs", "2")?,
            &format!("has another number of payoffs ({found}) than that of player 1 ({wanted})"),
        ));
    }
    let payoffs = matrices[0]
        .iter()
        .zip(&matrices[1])
        .flat_map(|(&first, &second)| [first, second]);
    let notes = told_apart(&mut actions);
    let known = players(root);
    let names = (0..2).map(|player| {
        known
            .get(player)
            .map_or_else(|| (player + 1).to_string(), |(_, name)| name.clone())
    });
    let game = StrategicGame::new(title(root), names.collect(), actions, payoffs.collect())?;
    Ok(Imported {
        game: ImportedGame::Strategic(game, Reading::Each),
        form: Kind::Explorer.into(),
        notes,
    })
}

/// Names between braces, as files of Gambit have them.
fn quoted(node: Node) -> Result<Vec<String>, ImportFault> {
    let mut words = Lexer::new(&content(node))?;
    words.bracket(&Token::Open)?;
    let mut names = Vec::new();
    while !words.skip(&Token::Close) {
        names.push(words.quoted("a name in quotation marks")?);
    }
    Ok(names)
}

fn is_node(node: &Node) -> bool {
    node.has_tag_name("node") || node.has_tag_name("outcome")
}

/// A tree of nodes.
///
/// # Errors
/// What is wrong, with its line.
pub fn extensive(root: Node, form: Node) -> Result<Imported, ImportFault> {
    let nodes: Vec<Node> = form.descendants().filter(is_node).collect();
    let known = all_players(root, &nodes)?;
    let with_player = |node: &Node| {
        let set = node.attribute("iset")?.to_owned();
        Some((set, node.attribute("player")?.to_owned()))
    };
    let tree = Tree {
        movers: nodes.iter().filter_map(with_player).collect(),
        players: &known,
    };
    let given = nodes
        .iter()
        .map(|&node| tree.given(node))
        .collect::<Result<Vec<_>, _>>()?;
    let names = known.iter().map(|(_, name)| name.clone()).collect();
    let game = game(title(root), names, given).map_err(|(node, fault)| {
        let node = nodes.get(node).copied().unwrap_or(form);
        wrong(node, &format!("cannot be in a game: {fault}"))
    })?;
    Ok(Imported::plain(ImportedGame::Tree(game), Kind::Explorer))
}

/// The players that are listed, then those that nodes name.
fn all_players(root: Node, nodes: &[Node]) -> Result<Vec<(String, String)>, ImportFault> {
    let mut known = players(root);
    for node in nodes {
        let paid = node
            .children()
            .filter_map(|child| child.attribute("player"));
        for id in node.attribute("player").into_iter().chain(paid) {
            if !known.iter().any(|(known, _)| known == id) {
                known.push((id.to_owned(), id.to_owned()));
            }
        }
        if known.len() > MAX_PLAYERS {
            return Err(TreeGameFault::Players(known.len()).into());
        }
    }
    Ok(known)
}

struct Tree<'a> {
    /// The player of each information set whose nodes name one.
    movers: BTreeMap<String, String>,
    players: &'a [(String, String)],
}

impl Tree<'_> {
    fn given(&self, node: Node) -> Result<GivenNode, ImportFault> {
        let children: Vec<Node> = node.children().filter(is_node).collect();
        let names: Vec<String> = children
            .iter()
            .map(|child| child.attribute("move").unwrap_or_default().to_owned())
            .collect();
        let name = node.attribute("isetName").unwrap_or_default().to_owned();
        let is_chance = children.iter().any(|child| child.has_attribute("prob"));
        let what = if children.is_empty() {
            Given::End
        } else if is_chance {
            let probability = |child: &Node| {
                let text = child.attribute("prob").ok_or_else(|| {
                    wrong(*child, "has no probability, and its neighbour has one")
                })?;
                fraction(*child, text)
            };
            let probabilities = children
                .iter()
                .map(probability)
                .collect::<Result<Vec<_>, _>>()?;
            Given::Chance {
                name,
                actions: names.into_iter().zip(probabilities).collect(),
            }
        } else {
            Given::Decision {
                player: self.mover(node)?,
                key: node.attribute("iset").map(str::to_owned),
                name,
                actions: names,
            }
        };
        let payoffs = self.payoffs(node)?;
        Ok(GivenNode {
            name: node.attribute("nodeName").unwrap_or_default().to_owned(),
            what,
            payoffs,
        })
    }

    /// Who moves: as the node says, or another of its information set.
    fn mover(&self, node: Node) -> Result<usize, ImportFault> {
        let of_set = || self.movers.get(node.attribute("iset")?).map(String::as_str);
        let id = node
            .attribute("player")
            .or_else(of_set)
            .ok_or_else(|| wrong(node, "has branches, and neither a player nor probabilities"))?;
        self.number(node, id)
    }

    fn number(&self, node: Node, id: &str) -> Result<usize, ImportFault> {
        let number = self.players.iter().position(|(known, _)| known == id);
        number.ok_or_else(|| {
            wrong(
                node,
                &format!(
                    "names player “{}”, whom the game does not have",
                    shortened(id)
                ),
            )
        })
    }

    fn payoffs(&self, node: Node) -> Result<Vec<Fraction>, ImportFault> {
        let paid: Vec<Node> = node
            .children()
            .filter(|child| child.has_tag_name("payoff"))
            .collect();
        if paid.is_empty() {
            return Ok(Vec::new());
        }
        let mut payoffs = vec![Fraction::ZERO; self.players.len()];
        for payoff in paid {
            let text = payoff
                .attribute("value")
                .map_or_else(|| content(payoff), str::to_owned);
            let id = payoff.attribute("player").unwrap_or_default();
            payoffs[self.number(payoff, id)?] = fraction(payoff, &text)?;
        }
        Ok(payoffs)
    }
}
