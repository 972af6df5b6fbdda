//! Trees to be drawn: the shape of the tree, and how each of its nodes looks.
//!
//! A tree is told as its nodes in *preorder*: node 0 is the root, and the descendants of node n are the nodes
//! after n and before `end(n)`. So the first child of n is n + 1 (if n + 1 < end(n)), and the next sibling of a
//! child c is end(c). This takes one number a node and needs no lists.

/// The number of a node, in preorder.
pub type NodeId = u32;

/// A tree that can be drawn. Cheap to ask: a picture asks about the nodes that are to be seen, and only those.
#[expect(clippy::len_without_is_empty, reason = "there is always a root")]
pub trait Tree {
    /// How many nodes there are; at least one.
    fn len(&self) -> NodeId;

    /// One after the last descendant of `node`.
    fn end(&self, node: NodeId) -> NodeId;

    /// The node above; `None` for the root.
    fn parent(&self, node: NodeId) -> Option<NodeId>;

    /// Distance from the root.
    fn depth(&self, node: NodeId) -> u32;

    /// Horizontal place of the node in the tidy layout of the whole tree, in units of the distance between two
    /// leaves side by side.
    fn x(&self, node: NodeId) -> f32;

    /// The places furthest left and right in the subtree of `node`, as [`Layout::extent`](super::layout::Layout)
    /// has them.
    fn extent(&self, node: NodeId) -> (f32, f32);

    /// How many levels are below `node`, as [`Layout::levels_below`](super::layout::Layout) has it.
    fn levels_below(&self, node: NodeId) -> u32;

    /// Whether the node is there at the moment shown. Nothing is drawn of a node that is not, nor below it.
    fn is_there(&self, node: NodeId) -> bool;

    /// How the node looks at the moment shown.
    fn appearance(&self, node: NodeId) -> Appearance;

    /// What else is said about the node at the moment shown; nothing, where a tree has no more to say.
    fn marks(&self, _: NodeId) -> Marks {
        Marks::default()
    }

    /// What a screen reader says about the node at the moment shown: a sentence. Asked of the selected node alone.
    fn description(&self, node: NodeId) -> String;

    /// How large the nodes are.
    fn metrics(&self) -> Metrics;

    /// How far the search is with the node: the phase of its appearance. Asked of more nodes than are drawn; a
    /// tree that knows a shorter way says it here.
    fn phase(&self, node: NodeId) -> Phase {
        self.appearance(node).phase
    }

    /// How many nodes of the subtree are there at the moment shown, itself included: what a subtree that is too
    /// small to be drawn says about itself. All of them, where the tree does not know better.
    fn count(&self, node: NodeId) -> NodeId {
        self.end(node) - node
    }
}

/// The outline of a node: who chooses there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outline {
    /// The maximising player: points up.
    Max,
    /// The minimising player: points down.
    Min,
    /// Nature: round.
    Chance,
    /// Nobody: a leaf.
    Leaf,
}

/// The colour of a player: the same one wherever something is his.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colour {
    First,
    Second,
}

/// How far the search is with a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Not met yet: faint.
    Waiting,
    /// On the path from the root to the current node: in memory.
    Open,
    /// Has its value.
    Done,
    /// Never met: the search knew that it could not matter. Struck out, with all below it.
    Cut,
}

/// How a node looks.
#[derive(Clone, Debug, PartialEq)]
pub struct Appearance {
    pub outline: Outline,
    /// That of the player who moves there, which is apart from the outline: the second player may be the maximising one.
    /// `None` where no player moves.
    pub colour: Option<Colour>,
    pub phase: Phase,
    /// The node at work now.
    pub is_current: bool,
    /// On the principal variation.
    pub is_principal: bool,
    /// How large it is, of the size that the metrics say: in (0, 1].
    pub scale: f32,
    /// Inside the node: a value, `?`, or nothing.
    pub value: String,
    /// Under the value, small: "w".
    pub label: String,
    /// Beside the node, small: the interval "(3, ∞)".
    pub note: String,
    /// On the edge from its parent: the move, the probability.
    pub edge: String,
    /// The position, instead of an outline: the value stands below it.
    pub picture: Option<Picture>,
}

/// What some trees say of a node beyond its look.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Marks {
    /// Beside the node, small: which one it is, "1.2".
    pub number: String,
    /// Near the first of the branches that were cut together: why, in lines.
    pub reason: String,
    /// Whether its value is told before it was found: it is fainter than one that was.
    pub is_foretold: bool,
    /// Whether this search met it and the one beside it did not.
    pub is_alone: bool,
    /// Whether the viewer can change its value.
    pub is_editable: bool,
}

/// A drawing inside another: SVG elements around their own centre.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// Elements, without an `svg` around them; text in them is escaped already.
    pub svg: String,
    /// The space it takes, in the units of [`Metrics`].
    pub width: f32,
    pub height: f32,
}

/// Sizes, in CSS pixels at scale 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Metrics {
    /// Width and height of a node.
    pub node: (f32, f32),
    /// Between the centres of two leaves side by side.
    pub sibling_distance: f32,
    /// Between the centres of a node and its child.
    pub level_distance: f32,
}
