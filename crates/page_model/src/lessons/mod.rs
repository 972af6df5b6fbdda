//! Lessons and classes, as the page shows them.
//!
//! * [`live`]: what is known about the experiment of a scene. [`results`]: what was found. [`scene`]: how its experiment stands.
//! * [`judging`]: whether an answer is right. [`said`]: what was said, and what is told about it. [`kept`]: what was answered.
//! * [`hands`]: a class that shows hands. [`bars`]: how many have given an answer. [`hand_in`]: what a student hands in.
//! * [`places`]: from scene to scene. [`prose`]: where buttons in it lead.
//! * [`writing`]: the text of a lesson that is written. [`faults`]: what is wrong with it. [`offered`]: lessons about
//!   a lab.
//! * [`classes`]: what students hand in is collected and shown.

pub mod bars;
pub mod classes;
pub mod course;
pub mod faults;
pub mod hand_in;
pub mod hands;
pub mod judging;
pub mod kept;
pub mod live;
pub mod offered;
pub mod places;
pub mod prose;
pub mod results;
pub mod said;
pub mod scene;
pub mod writing;
