//! Kept: rounds of a class that were closed before, in this browser.

use classes::playing::choices::Choices;
use classes::playing::handed_in::HandedIn;
use classes::playing::round::Round;
use page_kit::storage;

/// The round closed with these choices, after all rounds before it for which at least two students have handed in here; from the first of them.
pub fn closed(round: &Round, choices: &Choices) -> Round {
    let kept = |number: u32| {
        let earlier = round.open_at(number);
        let kept = storage::class(&earlier.key())?;
        let choices = HandedIn::kept(&kept, &earlier)?.choices();
        (choices.0.len() > 1).then_some(choices)
    };
    let earlier = (1..round.number).map(kept);
    let earlier = earlier.skip_while(Option::is_none);
    Round {
        choices: Some(choices.clone()),
        earlier: earlier.map(Option::unwrap_or_default).collect(),
        ..round.clone()
    }
}
