//! Tree search in English.

mod inside;
mod page;
mod parameters;
mod sight;
mod stage;
mod widening;

use super::MctsLabTexts;

pub(crate) const ENGLISH: MctsLabTexts = MctsLabTexts {
    parameters: parameters::PARAMETERS,
    page: page::PAGE,
    sight: sight::SIGHT,
    inside: inside::INSIDE,
    stage: stage::STAGE,
    widening: widening::WIDENING,
};
