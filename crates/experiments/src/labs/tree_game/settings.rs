//! Parameters of the lab of extensive games, as they stand in links, forms and help.

use crate::common::regret_variant::RegretVariant;
use crate::parameters::{AnyText, Integer, IntegerOrEnd, Moves, OneOf, SEED, choices, parameters};
use games::tree_game::text::MAX_CHARACTERS;

choices! {
    /// How much a strategy says.
    pub enum StrategicForm {
        /// Nothing of information sets that it never comes to itself.
        Reduced = "reduced",
        Whole = "whole",
    }
}

choices! {
    /// Who plays against a person.
    pub enum Opponent {
        /// What was found: optimal play, an equilibrium, or a subgame-perfect one.
        Solution = "solution",
        Uniform = "uniform",
        /// The assessment that the link names.
        Assessment = "assessment",
        /// The average that was learned.
        Learner = "learner",
        /// Somebody at the same screen.
        Person = "person",
    }
}

choices! {
    /// What is marked on the tree.
    pub enum Marked {
        /// What is worth showing first of this game.
        Usual = "usual",
        Nothing = "nothing",
        Induction = "induction",
        Solution = "solution",
        Assessment = "assessment",
    }
}

choices! {
    /// The parts of the page that can be shown alone.
    pub enum View {
        All = "all",
        Tree = "tree",
        Solution = "solution",
        Strategic = "strategic",
        Sequence = "sequence",
        Assessment = "assessment",
        Play = "play",
        Learning = "learning",
    }
}

/// Letters of a game by hand at most.
pub const MAX_MOVES: usize = 2_000;

parameters! {
    /// One experiment: a game.
    pub struct TreeGameExperiment, texts labs.tree_game.parameters {
        /// A game of the library by its name, or one that is written.
        game: String = "entry-deterrence".to_owned(), AnyText { max_characters: MAX_CHARACTERS, allowed: |texts| texts.labs.tree_game.allowed_game }, Everyone;
        /// Names of the players; nothing for those of the library, or numbers.
        players: String = String::new(), AnyText { max_characters: 1_000, allowed: |texts| texts.labs.tree_game.allowed_names }, Everyone;
        title: String = String::new(), AnyText { max_characters: 300, allowed: |texts| texts.allowed.title }, Everyone;
        /// How many subgames are solved on the picture.
        step: Option<u64> = Some(0), IntegerOrEnd { minimum: 0, maximum: 1_000_000 }, Look;
        marks: Marked = Marked::Usual, OneOf(Marked::NAMES), Look;
        strategic: StrategicForm = StrategicForm::Reduced, OneOf(StrategicForm::NAMES), Look;
        /// What is done at each information set; nothing for the solution that was found.
        assessment: String = String::new(), AnyText { max_characters: 20_000, allowed: |texts| texts.labs.tree_game.allowed_shares }, Look;
        /// What is believed at each; nothing for what follows from the behaviour.
        beliefs: String = String::new(), AnyText { max_characters: 20_000, allowed: |texts| texts.labs.tree_game.allowed_shares }, Look;
        view: View = View::All, OneOf(View::NAMES), Look;
        /// Which player a person is, from 1.
        person: u64 = 1, Integer { minimum: 1, maximum: 4 }, Look;
        opponent: Opponent = Opponent::Solution, OneOf(Opponent::NAMES), Look;
        /// What was done by hand.
        moves: String = String::new(), Moves { max_characters: MAX_MOVES }, Look;
        /// Which draws chance and the opponents have.
        series: u64 = 1, SEED, Look;
        /// What learns the game.
        /// How the game is learned.
        learner: RegretVariant = RegretVariant::CfrPlus, OneOf(RegretVariant::NAMES), Look;
        iterations: u64 = 1_000, Integer { minimum: 1, maximum: 1_000_000 }, Look;
        /// What is not learned: what is done at an information set all the same; nothing where it is learned.
        lock: String = String::new(), AnyText { max_characters: 20_000, allowed: |texts| texts.labs.tree_game.allowed_shares }, Look;
    }
}
