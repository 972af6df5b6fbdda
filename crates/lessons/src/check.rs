//! Check of a lesson: whether the labs, parameters, views and values that it names exist, and what it asks can be answered.

use crate::expression::fault::EvaluationFault;
use crate::expression::{Expression, Scope};
use crate::fault::{Fault, FaultKind, Position};
use crate::lesson::{
    Actions, Allowed, Block, Control, Hidden, Inline, Jump, Lesson, Question, Scene, Stage, Wanted,
};
use crate::link::{CLASS, EXERCISES, LESSON, LessonLink, WRITE};
use crate::prose::inlines;
use experiments::parameters::{Audience, Control as Kind};
use experiments::regret::naming::action_names;
use experiments::{Experiment, LABS};
use texts::Texts;

/// The parameter that names a view.
const VIEW: &str = "view";
const SEED: &str = "seed";

/// All that is wrong with a lesson, in the order of its text: what was found when it was read, and what it names in vain.
pub fn faults(lesson: &Lesson, texts: &Texts) -> Vec<Fault> {
    let mut faults = lesson.faults.clone();
    for scene in &lesson.scenes {
        faults.extend(faults_of(scene, texts));
    }
    faults.sort_by_key(|fault| fault.at);
    faults
}

/// The same of a scene.
pub fn faults_of(scene: &Scene, texts: &Texts) -> Vec<Fault> {
    let mut check = Check {
        at: scene.at,
        experiment: None,
        faults: scene.faults.clone(),
        texts,
    };
    if let Some(stage) = &scene.stage {
        check.experiment = check.stage(stage);
    }
    let has_seed = check
        .experiment
        .as_ref()
        .is_some_and(|experiment| experiment.uses(SEED));
    if scene.varies && !has_seed {
        check.add(scene.at, FaultKind::NoSeed);
    }
    if let Some(hidden) = &scene.hidden {
        check.hidden(hidden, scene.question.is_some());
    }
    check.prose(&scene.prose);
    if let Some(question) = &scene.question {
        check.question(question);
    }
    check.faults
}

struct Check<'a> {
    /// Where the scene begins.
    at: Position,
    experiment: Option<Experiment>,
    faults: Vec<Fault>,
    texts: &'a Texts,
}

impl Check<'_> {
    fn add(&mut self, at: Position, kind: FaultKind) {
        self.faults.push(Fault::new(at, kind));
    }

    fn knows(&self, key: &str) -> bool {
        let schema = self.experiment.as_ref().map(Experiment::schema);
        schema.is_some_and(|schema| schema.iter().any(|parameter| parameter.key == key))
    }

    /// The experiment of a stage, if its link opens one.
    fn stage(&mut self, stage: &Stage) -> Option<Experiment> {
        match Experiment::open(&stage.link) {
            Err(error) => {
                self.add(stage.at, FaultKind::Link(error.sentence(self.texts, LABS)));
                None
            }
            Ok(opened) => {
                for problem in opened.problems.iter().chain(&opened.unused) {
                    let sentence = problem.sentence(self.texts);
                    self.add(stage.at, FaultKind::Link(sentence));
                }
                for view in &stage.views {
                    let views = view_names(&opened.experiment);
                    if !views.contains(&view.as_str()) {
                        let kind = FaultKind::UnknownView(view.clone(), views.join(", "));
                        self.add(stage.at, kind);
                    }
                }
                Some(opened.experiment)
            }
        }
    }

    fn prose(&mut self, blocks: &[Block]) {
        for picture in pictures(blocks) {
            let _ = self.stage(picture);
        }
        for inline in inlines(blocks) {
            match inline {
                Inline::Value(value) => {
                    self.expression(&value.expression, value.at);
                    if let Some(plus_minus) = &value.plus_minus {
                        self.expression(plus_minus, value.at);
                    }
                }
                Inline::Set(control) => self.control(control),
                Inline::Go(jump) => self.jump(jump),
                Inline::Fault(fault) => self.faults.push(fault.clone()),
                Inline::Link(to, _) => self.link(to),
                _ => {}
            }
        }
    }

    /// Whether a link leads somewhere.
    fn link(&mut self, to: &str) {
        let Some(path) = to.strip_prefix("#/") else {
            return;
        };
        let is_of_lesson =
            |place: &&str| path == *place || LessonLink::read_at(place, path).is_some();
        let mut places = [WRITE, LESSON, CLASS, EXERCISES].iter();
        if path.is_empty() || places.any(is_of_lesson) {
            return;
        }
        if let Err(error) = Experiment::open(path) {
            let sentence = error.sentence(self.texts, LABS);
            self.add(self.at, FaultKind::Link(sentence));
        }
    }

    /// Whether it knows the parameters that are named.
    /// What a number is asked for of.
    fn number(&mut self, expression: &Expression, at: Position) {
        let before = self.faults.len();
        self.expression(expression, at);
        if self.faults.len() == before {
            self.worth(at, |scope| expression.number(scope).map(drop));
        }
    }

    /// Without a result: what is wrong then is wrong with every result.
    fn worth(
        &mut self,
        at: Position,
        evaluate: impl FnOnce(&Scope) -> Result<(), EvaluationFault>,
    ) {
        let Some(experiment) = &self.experiment else {
            return;
        };
        let result = None;
        match evaluate(&Scope { experiment, result }) {
            Ok(()) | Err(EvaluationFault::NoResult) => {}
            Err(fault) => self.faults.push(Fault::no_value(at, &fault, self.texts)),
        }
    }

    fn expression(&mut self, expression: &Expression, at: Position) {
        let unknown: Vec<String> = expression
            .parameters()
            .into_iter()
            .filter(|key| !self.knows(key))
            .map(str::to_owned)
            .collect();
        if self.experiment.is_none() {
            self.add(at, FaultKind::NoStage);
            return;
        }
        if unknown.is_empty() {
            self.worth(at, |scope| expression.evaluate(scope).map(drop));
        }
        for key in unknown {
            let kind = FaultKind::UnknownParameter(key, self.keys());
            self.add(at, kind);
        }
    }

    fn keys(&self) -> String {
        let schema = self.experiment.as_ref().map(Experiment::schema);
        let keys = schema.into_iter().flatten().map(|parameter| parameter.key);
        keys.collect::<Vec<_>>().join(", ")
    }

    fn control(&mut self, control: &Control) {
        let Some(experiment) = self.experiment.clone() else {
            self.add(control.at, FaultKind::NoStage);
            return;
        };
        let mut schema = experiment.schema().iter();
        let Some(parameter) = schema.find(|parameter| parameter.key == control.key) else {
            let kind = FaultKind::UnknownParameter(control.key.clone(), self.keys());
            self.add(control.at, kind);
            return;
        };
        if !matches!(
            parameter.kind.control(),
            Kind::Whole | Kind::Real | Kind::OneOf(_) | Kind::Switch
        ) {
            self.add(control.at, FaultKind::NotSettable(control.key.clone()));
            return;
        }
        let values = match &control.allowed {
            Allowed::All => Vec::new(),
            Allowed::Range(least, most) => vec![least.to_string(), most.to_string()],
            Allowed::Words(words) => words.clone(),
        };
        for value in values {
            self.value(control.at, &experiment, &control.key, &value);
        }
    }

    fn value(&mut self, at: Position, experiment: &Experiment, key: &str, value: &str) {
        let mut schema = experiment.schema().iter();
        let Some(parameter) = schema.find(|parameter| parameter.key == key) else {
            let kind = FaultKind::UnknownParameter(key.to_owned(), self.keys());
            self.add(at, kind);
            return;
        };
        if experiment.with(key, value).is_none() {
            let allowed = parameter.kind.allowed(self.texts);
            self.add(at, FaultKind::NotAllowed(value.to_owned(), allowed));
        }
    }

    fn jump(&mut self, jump: &Jump) {
        let Some(mut experiment) = self.experiment.clone() else {
            self.add(jump.at, FaultKind::NoStage);
            return;
        };
        for (key, value) in &jump.changes {
            self.value(jump.at, &experiment, key, value);
            experiment = experiment.with(key, value).unwrap_or(experiment);
        }
    }

    fn question(&mut self, question: &Question) {
        for blocks in [&question.words, &question.hint, &question.why] {
            self.prose(blocks);
        }
        if let Some(actions) = &question.actions {
            self.actions(actions, &question.wanted);
        }
        match &question.wanted {
            Wanted::Number(right, tolerance) => {
                self.number(right, question.answered_at);
                if let Some(tolerance) = tolerance {
                    self.number(tolerance, question.answered_at);
                }
            }
            Wanted::Choice(options) => {
                for option in options {
                    self.expression(&option.condition, option.at);
                }
            }
            Wanted::Place(key, right) => {
                self.expression(right, question.answered_at);
                if !self.knows(key) {
                    let kind = FaultKind::UnknownParameter(key.clone(), self.keys());
                    self.add(question.answered_at, kind);
                }
            }
            Wanted::Free => {}
        }
    }
}

impl Check<'_> {
    /// Whether what is hidden until an answer only chooses what is shown.
    fn hidden(&mut self, hidden: &Hidden, is_asked: bool) {
        let Some(experiment) = self.experiment.clone() else {
            self.add(hidden.at, FaultKind::NoStage);
            return;
        };
        if !is_asked {
            self.add(hidden.at, FaultKind::NoQuestion);
        }
        let looks = experiment.schema().iter();
        let looks = looks.filter(|parameter| parameter.audience == Audience::Look);
        let looks: Vec<&str> = looks.map(|parameter| parameter.key).collect();
        for (key, value) in &hidden.changes {
            if self.knows(key) && !looks.contains(&key.as_str()) {
                let kind = FaultKind::NotHidden(key.clone(), looks.join(", "));
                self.add(hidden.at, kind);
            } else {
                self.value(hidden.at, &experiment, key, value);
            }
        }
    }

    /// Whether the options are as many as the actions of the information set.
    fn actions(&mut self, actions: &Actions, wanted: &Wanted) {
        let Some(Experiment::Regret(lab)) = &self.experiment else {
            self.add(actions.at, FaultKind::NoInformationSets);
            return;
        };
        let tree = lab.tree();
        let key = &actions.information_set;
        let Some(row) = tree.find(key) else {
            let keys = tree.information_sets().iter().map(|set| set.key.as_str());
            let keys = keys.collect::<Vec<_>>().join(", ");
            self.add(
                actions.at,
                FaultKind::UnknownInformationSet(key.clone(), keys),
            );
            return;
        };
        let names = action_names(&tree, row, self.texts);
        let is_right = matches!(wanted, Wanted::Choice(options) if options.len() == names.len());
        if !is_right {
            let kind = FaultKind::OptionsAreNoActions(key.clone(), names.join(", "));
            self.add(actions.at, kind);
        }
    }
}

/// The names of the views of a lab.
pub fn view_names(experiment: &Experiment) -> Vec<&'static str> {
    let mut schema = experiment.schema().iter();
    let parameter = schema.find(|parameter| parameter.key == VIEW);
    match parameter.map(|parameter| parameter.kind.control()) {
        // The first is the page with all of them.
        Some(Kind::OneOf(names)) => names.iter().skip(1).copied().collect(),
        _ => Vec::new(),
    }
}

/// The pictures among blocks.
pub fn pictures(blocks: &[Block]) -> Vec<&Stage> {
    let mut pictures = Vec::new();
    for block in blocks {
        match block {
            Block::Picture(stage) => pictures.push(stage),
            Block::List(_, items) => {
                pictures.extend(items.iter().flat_map(|item| self::pictures(item)));
            }
            Block::Quotation(blocks) => pictures.extend(self::pictures(blocks)),
            _ => {}
        }
    }
    pictures
}
