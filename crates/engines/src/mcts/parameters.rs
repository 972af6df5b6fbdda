//! The switches of a search: plain UCT, and what it can be told or made to remember beyond that.
//!
//! The Chinese report that UCT is taken from (see [`super::uct`]) lists where knowledge can enter: the values a node
//! starts with, the order of expansion, progressive widening, pruning, and playouts; the update stays UCT's own. The
//! rest is from the literature named at each switch. Variants are data, so that a page can choose them, and all of
//! them combine.

use crate::ratings::Ratings;

/// How a simulation goes on below the tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Playout {
    /// Every move by chance.
    #[default]
    Random,
    /// Wins at once if it can, blocks if it must, by chance otherwise.
    Tactical,
}

/// The settings of a search. The default is the plain search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctParameters {
    /// C, from 0: how much a move that was tried rarely is preferred.
    pub exploration: f64,
    /// Whether the exploration term has lost its root, as the source prints it: C·ln(N + 1)/(n + ε). Then it is no bound of
    /// confidence any more.
    pub rootless: bool,
    /// ε, above 0 and small.
    pub epsilon: f64,
    /// Nodes the tree may have; when it is full the search goes on without growing it. Below 2³².
    pub most_nodes: usize,
    /// The value of an unvisited child where it competes with the visited ones ("first-play urgency", Gelly and Wang
    /// 2006), usually in [0, 1.5]. `None` is +∞, the source's: every child once before one twice. With
    /// [`prior_visits`](Self::prior_visits) an unvisited child competes by its virtual visits instead.
    pub first_play: Option<f64>,
    /// A new node begins with so many virtual visits whose mean is the rating of its move; 0 is off. They count in
    /// the child's bound, never in what is reported as visits, nor in its parent's N.
    pub prior_visits: u32,
    /// Unevaluated children are taken strongest first, by rating, instead of by chance.
    pub ordering: bool,
    /// w, 0 is off: while a node has N visits only its ⌈b·N^w⌉ best-rated moves are considered, one at least
    /// (progressive widening: Coulom 2007; Chaslot et al. 2008). Moves are then in the order of their rating.
    pub widening: f64,
    /// b, above 0.
    pub widening_base: f64,
    /// Moves that let the opponent win at once are no children, unless there are no others.
    pub pruning: bool,
    /// How simulations go on below the tree.
    pub playout: Playout,
    /// Proven results are kept in the tree and obeyed (Winands, Björnsson and Saito, "Monte-Carlo Tree Search
    /// Solver", 2008; with two bounds a node after Cazenave and Saffidine, "Score bounded Monte-Carlo tree search",
    /// 2010, so that draws are proven too).
    pub solver: bool,
    /// k, from 0, 0 is off: the visits of a node at which what its moves did at once and what they did at any later
    /// time count the same (Gelly and Silver, "Monte-Carlo tree search and rapid action value estimation", 2011).
    pub rave: f64,
    /// Where a move wins at once only such moves are children; else, where the opponent threatens to win at once,
    /// only moves that block (Teytaud and Teytaud, "On the huge benefit of decisive moves", 2010).
    pub decisive: bool,
    /// Ratings learned from games, in place of those that the game has by hand, wherever a rating is asked for.
    pub ratings: Option<Ratings>,
}

impl Default for UctParameters {
    fn default() -> Self {
        Self::PLAIN
    }
}

impl UctParameters {
    /// Plain UCT: C 1, ε 10⁻⁶, two million nodes, every switch off.
    pub const PLAIN: Self = Self {
        exploration: 1.0,
        rootless: false,
        epsilon: 1e-6,
        most_nodes: 2_000_000,
        first_play: None,
        prior_visits: 0,
        ordering: false,
        widening: 0.0,
        widening_base: 1.0,
        pruning: false,
        playout: Playout::Random,
        solver: false,
        rave: 0.0,
        decisive: false,
        ratings: None,
    };

    /// The combination that plays Connect Four best; `docs/KNOWLEDGE.md` has the games it was chosen by.
    pub fn knowledge() -> Self {
        Self {
            prior_visits: 10,
            rave: 500.0,
            first_play: Some(1.0),
            ordering: true,
            pruning: true,
            playout: Playout::Tactical,
            solver: true,
            decisive: true,
            exploration: 0.7,
            ..Self::PLAIN
        }
    }

    /// Whether every switch is off, whatever the exploration term, ε, the size of the tree and the ratings are, which nothing asks for.
    pub fn is_plain(&self) -> bool {
        let plain = Self {
            exploration: self.exploration,
            rootless: self.rootless,
            epsilon: self.epsilon,
            most_nodes: self.most_nodes,
            widening_base: self.widening_base,
            ratings: self.ratings,
            ..Self::PLAIN
        };
        *self == plain
    }

    /// Whether a search needs to know the ratings of moves.
    pub(super) fn uses_ratings(&self) -> bool {
        self.prior_visits > 0 || self.is_sorted()
    }

    /// Whether children lie in the order of their ratings.
    pub(super) fn is_sorted(&self) -> bool {
        self.ordering || self.widening > 0.0
    }
}
