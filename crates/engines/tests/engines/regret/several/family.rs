//! The equilibria of Kuhn poker for three that are known in formulas: exact best responses gain nothing against them, and they do not
//! pay the same.
//!
//! Source: Szafron, Gibson and Sturtevant (2013), the sub-family in which the third player never bets the lowest card
//! unasked (c₁₁ = 0). a, b, c are the players, then come the card, 1 for the lowest, and the situation; what is given is the probability of
//! betting or calling.

use super::{form, kuhn_for_three};
use engines::regret::several::{Deviations, Profile, SequenceForm};
use games::extensive::ExtensiveGame;

/// What may be chosen.
#[derive(Clone, Copy)]
struct Chosen {
    b11: f64,
    b21: f64,
    b32: f64,
    c33: f64,
    c34: f64,
}

/// By player, situation and card.
fn bets(of: Chosen) -> [[[f64; 4]; 4]; 3] {
    let Chosen {
        b11,
        b21,
        b32,
        c33,
        c34,
    } = of;
    let highest = [0.0, 0.0, 0.0, 1.0];
    let a = [[0.0; 4], highest, [0.0, 0.0, 0.5, 1.0], highest];
    let b33 = (1.0 + b11 + 2.0 * b21) / 2.0;
    let b41 = 2.0 * b11 + 2.0 * b21;
    let b = [
        [b11, b21, 0.0, b41],
        [0.0, 0.0, b32, 1.0],
        [0.0, 0.0, b33, 1.0],
        highest,
    ];
    let c = [
        [0.0, 0.5, 0.0, 1.0],
        highest,
        [0.0, 0.0, c33, 1.0],
        [0.0, 0.0, c34, 1.0],
    ];
    [a, b, c]
}

fn profile(game: &ExtensiveGame, form: &SequenceForm, of: Chosen) -> Profile {
    let mut profile = Profile::uniform(form);
    for (player, situations) in bets(of).into_iter().enumerate() {
        // The sets stand by situation, then by card.
        for (set, bet) in game.sets_of(player).zip(situations.concat()) {
            profile.change(form, set, &[1.0 - bet, bet]);
        }
    }
    profile
}

fn deviations(of: Chosen) -> Deviations {
    let game = kuhn_for_three();
    let form = form(&game);
    Deviations::of(&form, &profile(&game, &form, of))
}

/// Members of the family, from one border of it to the other.
fn members() -> Vec<Chosen> {
    let mut members = Vec::new();
    for b21 in [0.0, 0.1, 0.25] {
        for b11 in [0.0, b21 / 2.0, b21] {
            let most = (2.0 + 3.0 * b11 + 4.0 * b21) / 4.0;
            for b32 in [0.0, most / 2.0, most] {
                let least = f64::max(0.5 - b32, 0.0);
                let most = (0.5 - b32 + (3.0 * b11 + 4.0 * b21) / 4.0).clamp(least, 1.0);
                for c33 in [least, most] {
                    for c34 in [0.0, 1.0] {
                        members.push(Chosen {
                            b11,
                            b21,
                            b32,
                            c33,
                            c34,
                        });
                    }
                }
            }
        }
    }
    members
}

#[test]
fn nobody_gains_by_leaving_the_family() {
    for member in members() {
        let found = deviations(member);
        assert!(found.nash_conv() < 1e-12, "{found:?}");
    }
}

/// As published: −(1/2 + β)/24, −1/48 and (1 + β)/24, where β is the larger of b₁₁ and b₂₁.
#[test]
fn the_second_player_gives_to_the_third_what_is_the_firsts() {
    for member in members() {
        let beta = member.b11.max(member.b21);
        let payoffs = deviations(member).payoffs;
        let published = [-(0.5 + beta) / 24.0, -1.0 / 48.0, (1.0 + beta) / 24.0];
        for (found, published) in payoffs.iter().zip(published) {
            assert!((found - published).abs() < 1e-12, "{beta}: {payoffs:?}");
        }
    }
}

#[test]
fn outside_the_family_somebody_gains() {
    let inside = Chosen {
        b11: 0.1,
        b21: 0.2,
        b32: 0.5,
        c33: 0.1,
        c34: 0.5,
    };
    assert!(deviations(inside).nash_conv() < 1e-12);
    for outside in [
        Chosen { b21: 0.3, ..inside },
        Chosen { b11: 0.3, ..inside },
        Chosen { b32: 0.9, ..inside },
        Chosen { c33: 0.6, ..inside },
    ] {
        let found = deviations(outside);
        assert!(found.largest() > 1e-4, "{found:?}");
        assert!(found.largest() <= found.nash_conv());
    }
}
