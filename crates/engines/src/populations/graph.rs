//! Graphs: who is whose neighbour. Without loops and double edges; an edge goes both ways.

/// A graph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Graph {
    /// Of each vertex, in rising order.
    neighbours: Vec<Vec<u32>>,
}

/// An edge that a graph cannot have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WrongEdge {
    /// There is no such vertex.
    Outside { edge: (u32, u32) },
    /// From a vertex to itself.
    Loop { vertex: u32 },
}

/// Which cells of a grid are neighbours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Neighbourhood {
    /// Four: side by side.
    VonNeumann,
    /// Eight: corner to corner too.
    Moore,
}

/// A grid; cells are vertices, row by row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grid {
    pub width: u32,
    pub height: u32,
    pub neighbourhood: Neighbourhood,
    /// Whether it ends at its borders; without them it goes on at the other side.
    pub has_borders: bool,
}

impl Graph {
    /// The graph of so many vertices with these edges; one that comes twice is one edge.
    ///
    /// # Errors
    /// An edge that it cannot have.
    pub fn of_edges(vertices: u32, edges: &[(u32, u32)]) -> Result<Self, WrongEdge> {
        let mut neighbours = vec![Vec::new(); vertices as usize];
        for &(from, to) in edges {
            if from.max(to) >= vertices {
                return Err(WrongEdge::Outside { edge: (from, to) });
            }
            if from == to {
                return Err(WrongEdge::Loop { vertex: from });
            }
            neighbours[from as usize].push(to);
            neighbours[to as usize].push(from);
        }
        Ok(Self::sorted(neighbours))
    }

    fn sorted(mut neighbours: Vec<Vec<u32>>) -> Self {
        for all in &mut neighbours {
            all.sort_unstable();
            all.dedup();
        }
        Self { neighbours }
    }

    /// Of edges that are right by the way they were made.
    pub(super) fn made(vertices: u32, edges: impl Iterator<Item = (u32, u32)>) -> Self {
        let mut neighbours = vec![Vec::new(); vertices as usize];
        for (from, to) in edges.filter(|(from, to)| from != to) {
            neighbours[from as usize].push(to);
            neighbours[to as usize].push(from);
        }
        Self::sorted(neighbours)
    }

    /// Everybody is everybody's neighbour.
    pub fn complete(vertices: u32) -> Self {
        let edges = (0..vertices).flat_map(|to| (0..to).map(move |from| (from, to)));
        Self::made(vertices, edges)
    }

    /// A ring.
    pub fn cycle(vertices: u32) -> Self {
        let edges = (0..vertices).map(|from| (from, (from + 1) % vertices));
        Self::made(vertices, edges)
    }

    /// A row with two ends.
    pub fn path(vertices: u32) -> Self {
        Self::made(vertices, (1..vertices).map(|to| (to - 1, to)))
    }

    /// Vertex 0 is everybody's neighbour, and nobody else is anybody's.
    pub fn star(vertices: u32) -> Self {
        Self::made(vertices, (1..vertices).map(|leaf| (0, leaf)))
    }

    /// A grid.
    pub fn grid(grid: Grid) -> Self {
        let Grid { width, height, .. } = grid;
        let ways: &[(u32, i64)] = match grid.neighbourhood {
            Neighbourhood::VonNeumann => &[(0, 1), (1, 0)],
            Neighbourhood::Moore => &[(0, 1), (1, -1), (1, 0), (1, 1)],
        };
        let cells = (0..height).flat_map(|row| (0..width).map(move |column| (row, column)));
        let edges = cells.flat_map(|(row, column)| {
            let there = ways.iter().filter_map(move |&(down, right)| {
                let to = (i64::from(row + down), i64::from(column) + right);
                let inside = (
                    to.0.rem_euclid(height.into()),
                    to.1.rem_euclid(width.into()),
                );
                let to = if to == inside || !grid.has_borders {
                    inside
                } else {
                    return None;
                };
                u32::try_from(to.0 * i64::from(width) + to.1).ok()
            });
            there.map(move |to| (row * width + column, to))
        });
        Self::made(width * height, edges)
    }

    /// How many vertices there are.
    pub fn size(&self) -> usize {
        self.neighbours.len()
    }

    /// The neighbours of a vertex, in rising order.
    pub fn neighbours(&self, vertex: usize) -> &[u32] {
        &self.neighbours[vertex]
    }

    /// Whether there is a way from everybody to everybody.
    pub fn is_connected(&self) -> bool {
        self.unreached().is_none()
    }

    /// The first vertex to which there is no way from vertex 0.
    pub fn unreached(&self) -> Option<u32> {
        let mut is_reached = vec![false; self.size()];
        let mut open = vec![0];
        while let Some(vertex) = open.pop() {
            if is_reached.get(vertex) == Some(&false) {
                is_reached[vertex] = true;
                open.extend(self.neighbours[vertex].iter().map(|&next| next as usize));
            }
        }
        let first = is_reached.into_iter().position(|is| !is)?;
        u32::try_from(first).ok()
    }
}
