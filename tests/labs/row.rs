//! What the suites have to know of a lab: a row of the table.

/// A lab.
#[derive(Debug)]
pub struct Lab {
    /// Its name, as in links.
    pub name: &'static str,
    /// Small experiments, one at least of every kind of chunk that keeps what it needs to go on, and what is kept of it.
    pub resumed: &'static [(&'static str, Kept)],
    /// The largest there are, in some way, and the chunks of which no step may be long.
    pub hardest: &'static [(&'static str, &'static [u32])],
    /// If it has a page of its own.
    pub page: Option<Row>,
}

/// What is kept of a chunk that was interrupted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kept {
    /// All it did, or all but a game, an evaluation or a generation.
    Everything,
    /// Its snapshot alone: it begins again, and what it had shown stays until it has passed that.
    Shown,
}

/// What a browser does on the page of a lab.
#[derive(Debug)]
pub struct Row {
    /// The name of the lab.
    pub lab: &'static str,
    pub course: Course,
    /// Links whose pages are looked at for names, room and order.
    pub looks: &'static [Look],
    /// A small experiment, done in a second: it is there again after a reload, and each of its buttons is pressed.
    pub small: Look,
    /// The largest that is of interest: the page's thread stays free meanwhile.
    pub large: Look,
    /// By keyboard alone: the main controls.
    pub by_keys: &'static [Look],
    /// Links that are not quite right.
    pub wrong: &'static [Wrong],
}

/// How an experiment is begun, and what says that it is done.
#[derive(Clone, Copy, Debug)]
pub struct Course {
    /// There as soon as the lab is.
    pub opened: &'static str,
    /// The button; `None` where the experiment begins by itself.
    pub begin: Option<&'static str>,
    pub finished: &'static str,
    /// All that also says how long it took, which only they know who have seen it.
    pub told: &'static str,
}

/// A link, and what is done before one looks.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// Without `#/`.
    pub link: &'static str,
    /// Whether the experiment is run to its end.
    pub is_run: bool,
    pub then: &'static [Step],
}

impl Look {
    /// As the link opens.
    pub const fn fresh(link: &'static str) -> Self {
        let (is_run, then) = (false, &[]);
        Self { link, is_run, then }
    }

    /// When its experiment has been run.
    pub const fn run(link: &'static str) -> Self {
        let (is_run, then) = (true, &[]);
        Self { link, is_run, then }
    }

    /// And then this.
    pub const fn then(self, then: &'static [Step]) -> Self {
        Self { then, ..self }
    }
}

/// Something a visitor does, or waits for.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// Waits for an element.
    See(&'static str),
    /// Waits for a parameter in the address; empty for one that is not there.
    Address(&'static str, &'static str),
    /// Presses a button, wherever it is: the row of a run may lie over it.
    Press(&'static str),
    /// Comes to it by the tab key and presses enter.
    Enter(&'static str),
    Key(Key),
    /// Moves a slider to a place.
    Slide(&'static str, u64),
}

/// A key that is pressed.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    Home,
    End,
    Left,
    Right,
    Down,
}

/// A link with something wrong in it.
#[derive(Clone, Copy, Debug)]
pub struct Wrong {
    pub link: &'static str,
    /// What the page says about it.
    pub says: &'static [&'static str],
    /// A parameter of the same link that is right, and its value in the form.
    pub taken: (&'static str, &'static str),
}
