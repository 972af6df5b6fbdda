//! Two searches of the same position, without progressive widening and with it, and how their trees grow.

use crate::answering::Answering;
use crate::common::on_shape::OnShape;
use engines::Status;
use engines::mcts::Uct;
use engines::mcts::profile::Profile;
use engines::solver::Solvable;
use experiments::inquiry::encode;
use experiments::mcts::MctsExperiment;
use experiments::mcts::widening::Compared;
use games::connect_four::ConnectFour;
use random::Random;

/// Simulations of each search a step.
const SIMULATIONS: u64 = 50;

/// The searches that `lab` compares.
pub struct Comparing<'a>(pub &'a MctsExperiment);

impl OnShape for Comparing<'_> {
    type Output = Box<dyn Answering>;

    fn on<S: Solvable + 'static>(self, shape: S) -> Self::Output {
        let game = self.0.game_so_far();
        let root = game.replay(shape, game.moves().len());
        let search =
            |parameters| Uct::new(root.clone(), parameters, Random::stream(self.0.seed, 0));
        Box::new(UnderWay {
            searches: self.0.compared_parameters().map(search),
            done: 0,
            at: self.0.compared_at(),
            found: Vec::new(),
        })
    }
}

struct UnderWay<S: Solvable> {
    searches: [Uct<ConnectFour<S>>; 2],
    /// Simulations of each.
    done: u64,
    /// Numbers of simulations after which they are compared, in ascending order.
    at: Vec<u64>,
    found: Vec<Compared>,
}

impl<S: Solvable> Answering for UnderWay<S> {
    fn step(&mut self) -> Status {
        let Some(&next) = self.at.get(self.found.len()) else {
            return Status::Finished;
        };
        let open = (next - self.done).min(SIMULATIONS);
        for search in &mut self.searches {
            search.advance(open);
        }
        self.done += open;
        if self.done == next {
            let [plain, widened] = self
                .searches
                .each_ref()
                .map(|search| Profile::of(search.tree()));
            self.found.push(Compared {
                simulations: next,
                plain,
                widened,
            });
        }
        Status::Running
    }

    fn answer(&mut self) -> Vec<u8> {
        encode(&self.found)
    }
}
