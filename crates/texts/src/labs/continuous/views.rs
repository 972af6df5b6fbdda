//! Continuous games: what stands in the views of the page.

use crate::english::numbers::{grouped, power_of_ten, value};
use crate::english::phrases::in_a_list;

texts! {
    /// The sentence, and all views.
    pub struct ContinuousViewTexts {
        sentence: ContinuousSentenceTexts,
        plane: ContinuousPlaneTexts,
        payoffs: ContinuousPayoffsTexts,
        path: ContinuousPathTexts,
        elimination: ContinuousEliminationTexts,
        /// A distance, of which tiny ones are told by a power of ten that is not less.
        size(number: f64) = match number {
            0.0 => "0".to_owned(),
            small if small < 0.001 => power_of_ten(small.log10().ceil() as i32),
            number => value(number),
        },
        under_way = "Not known yet.",
        hidden = "Equilibria are not shown. Where would nobody want to change anything?",
    }

    /// What the game is. Braces are places of controls.
    pub struct ContinuousSentenceTexts {
        game = "{=game}",
        t = ", with t = {t}",
        path = "Players change what they do {order}; the picture shows {film}.",
        shown = "Equilibrium {equilibrium} is shown.",
    }

    /// Both reaction curves.
    pub struct ContinuousPlaneTexts {
        label(one: &str, other: &str) = format!(
            "The plane of both actions: {one} to the right, {other} upwards, with the reaction curves of both players. Press anywhere to begin there, or move the beginning by arrow keys."
        ),
        axis(player: &str, action: &str) = format!("{player}: {action}"),
        straight(action: &str, other: &str, constant: &str, times: &str, sign: &str) = match (times, constant) {
            ("", _) => format!("{action} = {constant}"),
            (_, "0") => format!("{action} = {}{times}{other}", if sign == "+" { "" } else { "\u{2212}" }),
            _ => format!("{action} = {constant} {sign} {times}{other}"),
        },
        where_(equation: &str, other: &str, from: &str, to: &str) = format!("{equation} for {other} from {from} to {to}"),
        every(action: &str, other: &str, at: &str) = format!("every {action} for {other} = {at}"),
        responses(player: &str, parts: &[String]) = format!("The best response of {player}: {}.", parts.join("; ")),
        indifferent(player: &str) = format!("Everything is a best response of {player}, whatever the other does."),
        no_equation = "These payoffs are not both polynomials of degree two: best responses are computed between proved bounds, and drawn at \
            121 actions of the other, and at more where they jump.",
        one(at: &str) = format!("One equilibrium in pure strategies: {at}."),
        several(count: u64) = format!("{} equilibria in pure strategies.", grouped(count)),
        some(count: u64) = match count {
            1 => "One equilibrium in pure strategies was found.".to_owned(),
            count => format!("{} equilibria in pure strategies were found.", grouped(count)),
        },
        cut(listed: usize) = format!("The first {listed} are listed."),
        lines(points: usize, lines: usize) = {
            let some = |count: usize, what: &str| match count {
                1 => format!("one {what}"),
                count => format!("{} {what}s", grouped(count as u64)),
            };
            match points {
                0 => format!("Equilibria form {}.", some(lines, "line")),
                points => format!("Equilibria form {} and {}.", some(lines, "line"), some(points, "point")),
            }
        },
        none = "There is no equilibrium in pure strategies: the curves do not meet.",
        everything = "Every pair of actions is an equilibrium: no player’s own action changes what they get.",
        line(from: &str, to: &str) = format!("Every point from {from} to {to} is an equilibrium."),
        open(count: usize) = match count {
            1 => "In one place (shaded) it is not certain whether there are others.".to_owned(),
            count => format!("In the shaded area ({} pieces) it is not certain where there are equilibria.", grouped(count as u64)),
        },
        proved(radius: &str) = format!("Each is proved to be there, within {radius} of these numbers before they were rounded, and there is no other."),
        proved_one(radius: &str) = format!("It is proved to be there, within {radius} of these numbers before they were rounded, and there is no other."),
        proved_some(radius: &str) = format!("What was found is proved to be there, within {radius} of its numbers before they were rounded."),
        it = "it",
        numbered(number: usize) = format!("equilibrium {number}"),
        attracts(what: &str) = format!("Best responses that begin near {what} come nearer to it, from all around."),
        repels(what: &str) = format!("Best responses that begin near {what} lead away from it, nearly everywhere."),
        pair(one: &str, first: &str, other: &str, second: &str) = format!("{one} = {first}, {other} = {second}"),
        tile: [&'static str; 3] = ["best for the first", "best for the second", "in turns"],
        marks: [(&'static str, &'static str); 7] = [
            ("first", "what is best for the first player, given the second’s action"),
            ("second", "what is best for the second player, given the first’s action"),
            ("equilibrium", "an equilibrium: both do what is best given the other"),
            ("contour", "thin curves: here a player gets as much as in the equilibrium"),
            ("path", "best responses, step by step, from where you press"),
            ("open", "shaded: it is not certain whether there are equilibria here"),
            ("first-mover", "1, 2, T: the first or the second player chooses first; together"),
        ],
    }

    /// Commitment and agreement.
    pub struct ContinuousPayoffsTexts {
        question(leader: &str, follower: &str, action: &str) = format!(
            "If {leader} could choose first, and {follower} saw it: would {leader} choose a larger {action} than in equilibrium?"
        ),
        options: [&'static str; 3] = ["larger", "the same", "smaller"],
        why_same(leader: &str, first: &str, more: &str) = format!(
            "{leader} would choose {first}, as in equilibrium, and get {more}, no more and no less."
        ),
        why(leader: &str, first: &str, equilibrium: &str, more: &str, less: &str) = format!(
            "{leader} would choose {first} instead of {equilibrium}, and get {more} instead of {less}."
        ),
        header: [&'static str; 1] = ["Chosen"],
        pays(player: &str) = format!("{player} gets"),
        equilibrium = "at the same time",
        equilibrium_number(number: usize) = format!("equilibrium {number}"),
        /// Of a line of equilibria.
        line_from(name: &str) = format!("{name}, from"),
        line_to(name: &str) = format!("{name}, to"),
        first(player: &str) = format!("{player} first"),
        together = "together",
        about_together = "“together”: what makes the sum of both payoffs largest.",
        between(low: &str, high: &str) = format!("{low} to {high}"),
        payoff_of(player: &str) = format!("payoff of {player}"),
        sum = "sum",
        elsewhere(name: &str, what: &str) = format!("“{name}” is possible with other actions as well, for the same {what}; one place is shown."),
        not_alone(what: &str) = format!("“{what}”: the other has several best responses there, and takes the one that the first likes best."),
        uncertain(name: &str, what: &str, low: &str, high: &str) = format!(
            "“{name}”: the largest {what} is proved to be between {low} and {high}."
        ),
        leaving(player: &str, more: &str, now: &str) = format!("If both had agreed, {player} could get {more} instead of {now} by leaving the agreement"),
        staying(player: &str) = format!("{player} could gain nothing by leaving an agreement"),
        patience(parts: &[String]) = format!(
            "Played again and again, with a threat to go back to the equilibrium for ever, agreement lasts if {}.",
            in_a_list(parts)
        ),
        at_least(player: &str, factor: &str) = format!("{player}’s discount factor is at least {factor}"),
        first_gains(player: &str) = format!("{player} would rather choose first"),
        first_waits(player: &str) = format!("{player} would rather choose second"),
        first_equal(player: &str) = format!("it makes no difference to {player} who chooses first"),
        no_order = "It makes no difference who chooses first.",
        both_first = "Both would rather choose first.",
        both_second = "Both would rather choose second.",
        order(parts: &[String]) = format!("{}.", crate::english::phrases::capital(&in_a_list(parts))),
    }

    /// Best responses over time.
    pub struct ContinuousPathTexts {
        title = "Both actions, step by step",
        axis = "step",
        moment(step: &str, last: &str) = format!("step {step} of {last}"),
        at(at: &str) = format!("Now {at}."),
        rests(step: usize) = match step {
            1 => "After one step nobody changes anything.".to_owned(),
            step => format!("After {step} steps nobody changes anything."),
        },
        rests_at_once = "Nobody changes anything here.",
        nearer(change: &str) = format!("The last steps change {change} at most: it goes on, by less and less."),
        cycle(length: usize) = format!("It goes round: after every {length} steps all is as it was."),
        goes_on = "It has not come to rest.",
        /// Where payoffs jump.
        nowhere = "Here somebody has no best response: payoffs jump, and whatever one does, something else is better.",
    }

    /// Elimination.
    pub struct ContinuousEliminationTexts {
        header: [&'static str; 1] = ["Round"],
        interval(low: &str, high: &str) = format!("{low} to {high}"),
        start = "all",
        none = "Neither end of an interval is strictly dominated: nothing goes. Between both ends actions may be, where payoffs curve upwards.",
        none_found = "Nothing was found to go at the ends of both intervals.",
        solved(round: usize, width: &str, at: &str) = format!(
            "After round {round} only actions within {width} of {at} are left: every equilibrium, a mixed one too, is there."
        ),
        solved_exactly(round: usize, at: &str) = format!(
            "After round {round} one action of each is left, {at}: this is the only equilibrium, even of all mixed ones."
        ),
        stops(round: usize) = format!("After round {round} the ends stay where they are. Between them actions may be dominated, where payoffs curve upwards."),
        stops_at_most(round: usize) = format!(
            "After round {round} nothing more was found to go; only actions are found that are dominated by those next to them."
        ),
        shrinking(round: usize) = format!("After {round} rounds it still shrinks."),
        about_bounds = "These are bounds: no more than this is left.",
        about = "What goes is worse than something else, whatever the other does of what is left.",
        all_rounds = "All rounds",
    }
}
