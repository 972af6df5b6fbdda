//! Best-response polytopes: Euler's formula, faces that close the body from every side, ways along its edges.

use super::labels::random_link;
use super::{analysed, bare};
use engines::equilibria::bimatrix::Bimatrix;
use engines::equilibria::lemke_howson::LemkeHowson;
use experiments::matrix::Pivot;
use page_model::kit::plane::Point;
use page_model::matrix::labels::labels_of_equilibria;
use page_model::matrix::polytope::{Polytope, SIZE, Seen, Turned};
use random::Random;

const TURNS: [(f64, f64); 4] = [(0.0, 0.0), (0.6, 0.4), (2.1, -1.2), (4.0, 1.5)];

fn area(points: &[Point]) -> f64 {
    let next = points.iter().cycle().skip(1);
    let sides = points.iter().zip(next);
    let twice: f64 = sides.map(|(a, b)| a.0 * b.1 - a.1 * b.0).sum();
    twice.abs() / 2.0
}

/// Corners and edges, counted on the faces as they are seen.
fn counted(faces: &[Seen]) -> (usize, usize) {
    let mut corners: Vec<Point> = faces.iter().flat_map(|face| face.corners.clone()).collect();
    corners.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.total_cmp(&b.1)));
    corners.dedup();
    let sides: usize = faces.iter().map(|face| face.corners.len()).sum();
    assert_eq!(sides % 2, 0);
    (corners.len(), sides / 2)
}

#[test]
fn bodies_are_closed_from_every_side() {
    let mut random = Random::stream(49, 3);
    for turn in 0..60 {
        let (rows, columns) = [(3, 3), (3, 5), (2, 3)][turn % 3];
        let player = usize::from(rows < 3);
        let of = bare(&random_link(&mut random, rows, columns));
        let body = Polytope::of(&of.game, player).expect("three actions");
        for (around, forward) in TURNS {
            let faces = body.seen(Turned { around, forward });
            if around == 0.6 {
                let (corners, edges) = counted(&faces);
                assert_eq!(corners + faces.len(), edges + 2, "Euler");
            }
            let side = |is_front: bool| -> f64 {
                let of_side = faces.iter().filter(|face| face.is_front == is_front);
                of_side.map(|face| area(&face.corners)).sum()
            };
            // What is seen from before and from behind has one outline.
            assert!(
                (side(true) - side(false)).abs() < 1e-6,
                "{around} {forward}"
            );
            let is_inside = |&(x, y): &Point| (0.0..SIZE).contains(&x) && (0.0..SIZE).contains(&y);
            assert!(faces.iter().all(|face| face.corners.iter().all(is_inside)));
        }
    }
}

#[test]
fn every_action_has_a_face_at_the_origin() {
    let of = bare("matrix?game=1:2,3:1,0:0;2:0,1:1,1:3;0:1,0:0,2:2");
    for player in 0..2 {
        let body = Polytope::of(&of.game, player).expect("three actions");
        let faces = body.seen(Turned::default());
        let all = faces.iter().fold(0, |all, face| all | face.labels);
        let own = 0b111_u64 << (3 * player);
        assert_eq!(all & own, own);
    }
    assert_eq!(Polytope::of(&bare(super::PENNIES).game, 0), None);
}

#[test]
fn lemke_and_howson_walk_along_edges_to_an_equilibrium() {
    let mut random = Random::stream(49, 4);
    for _ in 0..30 {
        let of = analysed(&random_link(&mut random, 3, 3));
        let labels = labels_of_equilibria(&of);
        let game = Bimatrix::new(&of.game);
        for label in 0..6 {
            let mut search = LemkeHowson::new(&game, label);
            let pivots = std::iter::from_fn(|| search.step()).map(|pivot| Pivot {
                player: pivot.player as u8,
                dropped: pivot.dropped,
                found: pivot.found,
                strategies: [None, None],
                labels: pivot.labels,
            });
            let pivots: Vec<Pivot> = pivots.collect();
            for player in 0..2 {
                let body = Polytope::of(&of.game, player).expect("three actions");
                let way = body.walked(&pivots, player);
                let turned = Turned::default();
                let faces = body.seen(turned);
                for pair in way.windows(2) {
                    let ends = [pair[0], pair[1]].map(|corner| body.at(corner, turned));
                    let shared = faces
                        .iter()
                        .filter(|face| ends.iter().all(|end| face.corners.contains(end)));
                    assert!(shared.count() > 1, "an edge is where two faces meet");
                }
                let of_player: Vec<Vec<usize>> =
                    labels.iter().map(|both| both[player].clone()).collect();
                let ends = body.named(&of_player);
                assert!(ends.iter().any(|(corner, _)| Some(corner) == way.last()));
            }
        }
    }
}

#[test]
fn turns_stop_where_the_body_would_be_upside_down() {
    let turned = Turned::default();
    let over = turned.dragged((0.0, 9_999.0));
    assert_eq!(over.forward, std::f64::consts::FRAC_PI_2);
    assert!(turned.by_key("ArrowLeft").expect("an arrow").around < turned.around);
    assert_eq!(turned.by_key("a"), None);
}
