//! Runs that somebody starts and waits for: started, paused, stopped, resumed, and there again after a reload.
//!
//! What was found is kept under the experiment's link, so that going back shows it again, and in the tab's storage as
//! a file would have it. A run that is resumed takes over the chunks that were finished, and goes on with those that were
//! begun.

mod failure;
mod row;
mod sample;
mod saving;

use super::framing::use_framing;
use crate::components::job::{self, JobCell, use_job_cell};
use crate::components::page_is_shown::use_page_is_shown;
use crate::components::reduced::Reduced;
use crate::router;
use crate::workers::{JobHandle, hardware_concurrency};
use experiments::cost::Cost;
use experiments::{ChunkOutput, Experiment, LabExperiment, Snapshots};
pub use failure::RunFailure;
pub use page_model::kit::runs::Found;
use page_model::kit::runs::{Left, Runs, asked};
use page_model::kit::store::Action;
pub use row::{RunRow, use_time_left};
use runner::scheduler::JobState;
pub use sample::{Sample, SampleInSight, use_sample};
pub use saving::{Saver, kept, use_saver};
use std::rc::Rc;
use yew::prelude::*;

/// What a person can ask for.
#[derive(Clone, Debug, PartialEq)]
pub enum RunCommand {
    /// From the beginning.
    Start,
    /// The chunks that are missing.
    Resume,
    Pause(bool),
    Stop,
    /// A file was opened.
    Restore(Box<Experiment>, Vec<Option<ChunkOutput>>),
}

/// What the components see.
#[derive(Clone, PartialEq)]
pub struct Run {
    pub command: Callback<RunCommand>,
    /// `None` if nothing was ever begun.
    pub found: Option<Rc<Found>>,
    /// Whether another run was ended since this experiment is asked for.
    pub was_another_ended: bool,
    /// What all of it costs.
    pub cost: Cost,
    /// Whether that is so little that it begins without being asked.
    pub begins_unasked: bool,
    /// What there is to see until somebody runs what does not.
    pub sample: Option<SampleInSight>,
}

impl Run {
    /// Takes what was found over from an opened file.
    pub fn on_restore(&self) -> Callback<(Experiment, Vec<Option<ChunkOutput>>)> {
        self.command
            .reform(|(experiment, snapshots)| RunCommand::Restore(Box::new(experiment), snapshots))
    }

    /// What the chunks have found; empty if nothing was.
    pub fn snapshots(&self) -> Vec<Option<ChunkOutput>> {
        let found = self.found.as_ref();
        found.map_or_else(Vec::new, |found| found.snapshots.clone())
    }

    /// How it is; `None` if nothing was ever begun.
    pub fn state(&self) -> Option<&JobState> {
        self.found.as_ref().map(|found| &found.state)
    }

    /// Whether nobody computes what is asked, nor is about to.
    pub fn is_waiting(&self) -> bool {
        let is_about_to = self.found.is_none() && self.begins_unasked;
        !self.is_active() && !is_about_to
    }

    /// Whether it goes on, or would if it were not paused.
    pub fn is_active(&self) -> bool {
        self.state().is_some_and(JobState::is_active)
    }
}

#[derive(Clone)]
struct Handles {
    experiment: Experiment,
    runs: UseReducerHandle<Reduced<Runs>>,
    job: JobCell,
    saver: Saver,
}

/// The run of what `experiment` asks. What costs little begins by itself as soon as the page is shown; what takes but a moment also goes on by
/// itself where it was left. When the question changes, the run of the one before ends.
#[hook]
pub fn use_run(experiment: &Experiment) -> Run {
    let experiment = experiment.asked();
    let runs = use_reducer(Reduced::<Runs>::default);
    let job = use_job_cell();
    let saver = use_saver();
    let handles = Handles {
        experiment,
        runs: runs.clone(),
        job,
        saver,
    };
    let link = handles.experiment.link();
    // Worked out once a question: some labs have to lay out what they would compute.
    let estimate = use_memo(handles.experiment.clone(), |asked| {
        (asked.cost(), asked.runnable().is_ok())
    });
    let (cost, may_run) = *estimate;
    let begins_unasked = may_run && cost.may_begin_unasked(hardware_concurrency());
    use_way_back(runs.found(&link).is_some(), &link);
    use_unasked_run(&handles, &link, move |left| match left {
        Left::Nothing(_) => begins_unasked,
        Left::Half(_) => may_run && cost.is_small(),
    });
    Run {
        command: use_latest(handles, Handles::carry_out),
        found: runs.found(&link).cloned(),
        was_another_ended: runs.was_left_for(&link),
        cost,
        begins_unasked,
        sample: None,
    }
}

/// Ends the runs of other questions, and begins that of this one where that is `wanted`, once the page is shown.
#[hook]
fn use_unasked_run(handles: &Handles, link: &str, wanted: impl FnOnce(&Left) -> bool + 'static) {
    let waiting = use_mut_ref(|| None::<Vec<Option<ChunkOutput>>>);
    let is_shown = use_page_is_shown();
    {
        let (handles, waiting) = (handles.clone(), waiting.clone());
        use_effect_with(link.to_owned(), move |link| {
            let left = handles.leave_the_others(link).filter(wanted);
            *waiting.borrow_mut() = left.map(|(Left::Nothing(from) | Left::Half(from))| from);
        });
    }
    let handles = handles.clone();
    use_effect_with((link.to_owned(), is_shown), move |(_, is_shown)| {
        let missing = waiting.borrow_mut().take_if(|_| *is_shown);
        if let Some(snapshots) = missing {
            handles.begin(&snapshots);
        }
    });
}

/// A callback that stays the same, so that what it is given to need not be drawn again, and works with what was there when
/// the component was drawn last.
#[hook]
pub fn use_latest<H: Clone + 'static, C: 'static>(handles: H, carry_out: fn(&H, C)) -> Callback<C> {
    let latest = use_mut_ref(|| handles.clone());
    latest.borrow_mut().clone_from(&handles);
    use_callback((), move |command, ()| {
        // Out of its cell: what is done may draw the component again.
        let handles = latest.borrow().clone();
        carry_out(&handles, command);
    })
}

/// Once something was found an edit is a new place, from which the back button comes back. In a lesson's scene the address is the
/// lesson's, so nothing is found at it.
#[hook]
fn use_way_back(is_found: bool, link: &str) {
    let is_own = use_framing().is_none();
    let dependencies = (is_found && is_own, link.to_owned());
    use_effect_with(dependencies, |(is_found, link)| {
        let is_found = *is_found;
        if is_found {
            router::set_question_with_findings(Some(link.clone()));
        }
        move || {
            if is_found {
                router::set_question_with_findings(None);
            }
        }
    });
}

/// What the snapshots of the run of `lab` say together; of snapshots that are not its own, that there are none.
#[hook]
pub fn use_merged<L>(run: &Run, lab: &L) -> Rc<L::Findings>
where
    L: LabExperiment<Findings: 'static> + PartialEq + 'static,
{
    use_memo((lab.clone(), run.found.clone()), move |(lab, found)| {
        let snapshots = found.as_ref().map_or(&[][..], |found| &found.snapshots);
        let merged = lab.merge(snapshots).or_else(|_| lab.merge(&[]));
        merged.unwrap_or_else(|_| unreachable!("no snapshots belong to every experiment"))
    })
}

impl Handles {
    /// Ends the run of another experiment, which is kept with everything it has found, and looks whether a reload has left
    /// something of this one, or whether it goes on from another. Returns what there is to go on from, unless this one has come to its end: one that was left
    /// before its end was not stopped by anybody.
    fn leave_the_others(&self, link: &str) -> Option<Left> {
        // First, since the job's last news is that it was stopped, and then nobody knows any more that it was under way.
        self.runs.dispatch(Action::OthersEnded(link.to_owned()));
        if let Some(job) = self.job.take() {
            job.leave();
        }
        let (left, restored) = self.runs.left(&self.experiment, || kept(&self.experiment));
        if let Some(snapshots) = restored {
            self.runs
                .dispatch(Action::Restored(asked(self.experiment.clone()), snapshots));
        }
        left
    }

    fn carry_out(&self, command: RunCommand) {
        match command {
            RunCommand::Start => self.begin(&[]),
            RunCommand::Resume => {
                let found = self.runs.found(&self.experiment.link()).cloned();
                self.begin(found.as_ref().map_or(&[], |found| &found.snapshots));
            }
            RunCommand::Pause(paused) => self.job.with(|job| job.set_paused(paused)),
            RunCommand::Stop => self.job.with(JobHandle::stop),
            RunCommand::Restore(experiment, snapshots) => {
                self.runs
                    .dispatch(Action::Restored(asked(experiment.asked()), snapshots));
            }
        }
    }

    fn begin(&self, snapshots: &[Option<ChunkOutput>]) {
        if self.experiment.runnable().is_err() {
            return;
        }
        let asked = asked(self.experiment.clone());
        let job = job::begin(
            &self.runs.dispatcher(),
            asked,
            snapshots,
            self.saver.hears(),
        );
        self.job.begin(job);
    }
}
