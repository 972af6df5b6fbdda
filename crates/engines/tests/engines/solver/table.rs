//! What a transposition table says is true: of this key, and between the true bounds.

use engines::solver::Bounds;
use engines::solver::table::{NO_COLUMN, Packed, Remembered, Table, Wide};
use games::connect_four::bits::Bits;
use random::Random;
use std::collections::BTreeMap;

const NOTHING: Remembered = Remembered {
    bounds: Bounds::OPEN,
    column: NO_COLUMN,
};

/// What was ever put under a key, together.
type Model<B> = BTreeMap<B, Remembered>;

/// A score that a key of its own has, and true bounds about it.
fn random_entry(score: i32, random: &mut Random) -> Remembered {
    let mut slack = || random.below(10) as i32;
    let (below, above) = (slack(), slack());
    let bounds = Bounds {
        lower: if below > 6 {
            Bounds::OPEN.lower
        } else {
            score - below
        },
        upper: if above > 6 {
            Bounds::OPEN.upper
        } else {
            score + above
        },
    };
    let column = random.below(13) as u8;
    let column = if column == 12 { NO_COLUMN } else { column };
    Remembered { bounds, column }
}

/// Puts and gets in a table much too small for its keys; `most` is the highest score there can be.
fn entries_are_true<B: Bits>(
    table: &mut impl Table<B>,
    keys: &[B],
    most: i32,
    random: &mut Random,
) {
    let mut model = Model::new();
    let (mut hits, mut misses) = (0, 0);
    for _ in 0..20_000 {
        let index = random.below(keys.len() as u32) as usize;
        let (key, score) = (keys[index], index as i32 % (2 * most + 1) - most);
        let found = table.get(key);
        let Bounds { lower, upper } = found.bounds;
        assert!(
            lower <= score && score <= upper,
            "{key:?}: {found:?}, not {score}"
        );
        check_against(model.get(&key), found);
        *(if found == NOTHING {
            &mut misses
        } else {
            &mut hits
        }) += 1;
        let entry = random_entry(score, random);
        table.put(key, entry, random.bits() >> random.below(64));
        check_kept(table.get(key), entry);
        note(&mut model, key, entry);
    }
    assert!(hits > 200 && misses > 200, "{hits} hits, {misses} misses");
}

/// Nothing is said that was never put there.
fn check_against(all: Option<&Remembered>, found: Remembered) {
    let Some(all) = all else {
        return assert_eq!(found, NOTHING);
    };
    // Open bounds are only as far out as there is room for.
    let (lower, upper) = (all.bounds.lower.max(-64), all.bounds.upper.min(63));
    assert!(found.bounds.lower <= lower && upper <= found.bounds.upper);
}

/// What has just been put is there, and what was there before is not forgotten for it.
fn check_kept(found: Remembered, entry: Remembered) {
    let (found_bounds, bounds) = (found.bounds, entry.bounds);
    assert!(found_bounds.lower >= bounds.lower && found_bounds.upper <= bounds.upper);
    assert!(entry.column == NO_COLUMN || found.column == entry.column);
}

fn note<B: Bits>(model: &mut Model<B>, key: B, entry: Remembered) {
    let all = model.entry(key).or_insert(NOTHING);
    all.bounds.lower = all.bounds.lower.max(entry.bounds.lower);
    all.bounds.upper = all.bounds.upper.min(entry.bounds.upper);
}

/// Different keys of `bits` bits: small ones, neighbours, and any.
fn keys_of(bits: u32, random: &mut Random) -> Vec<u64> {
    let mut keys: Vec<u64> = (1..=100).collect();
    keys.extend((0..100).map(|low| (1 << bits) - 1 - low));
    keys.extend((0..bits).map(|bit| 1 << bit));
    keys.extend((0..100).map(|_| random.bits() & ((1 << bits) - 1)));
    keys.sort_unstable();
    keys.dedup();
    keys
}

#[test]
fn packed_entries_are_true() {
    let mut random = Random::stream(1, 0);
    for (index_bits, key_bits) in [
        (1, 42),
        (8, 49),
        (12, 49),
        (4, 45),
        (19, 60),
        (3, 20),
        (5, 9),
    ] {
        let mut table = Packed::new(index_bits, key_bits).expect("room for the rest of a key");
        let keys = keys_of(key_bits, &mut random);
        // Few buckets for all of them: those whose keys share the lowest bits of the bucket.
        fill_and_check(&mut table, &keys, index_bits, &mut random);
    }
}

/// With few buckets everything collides; with many, only that no entry is another key's is of interest.
fn fill_and_check(table: &mut Packed, keys: &[u64], index_bits: u32, random: &mut Random) {
    if index_bits <= 4 {
        return entries_are_true(table, keys, 28, random);
    }
    for (index, &key) in keys.iter().enumerate() {
        assert_eq!(table.get(key), NOTHING, "{key:x}");
        let entry = Remembered {
            bounds: Bounds::exactly(index as i32 % 57 - 28),
            column: index as u8 % 12,
        };
        table.put(key, entry, u64::MAX);
        assert_eq!(table.get(key), entry);
    }
}

#[test]
fn keys_without_room_are_refused() {
    for (index_bits, key_bits) in [(7, 49), (18, 60), (20, 61), (49, 49), (0, 42)] {
        let is_refused = Packed::new(index_bits, key_bits).is_none();
        assert!(is_refused, "{index_bits}, {key_bits}");
    }
}

#[test]
fn wide_entries_are_true() {
    let mut random = Random::stream(2, 0);
    let keys = keys_of(60, &mut random);
    entries_are_true(&mut Wide::<u64>::new(2), &keys, 28, &mut random);
    let keys: Vec<u128> = keys
        .iter()
        .flat_map(|&key| [key.into(), u128::from(key) << 64])
        .collect();
    entries_are_true(&mut Wide::<u128>::new(3), &keys, 63, &mut random);
    let keys: Vec<ethnum::U256> = keys
        .iter()
        .map(|&key| ethnum::U256::from(key) << 100)
        .collect();
    entries_are_true(&mut Wide::<ethnum::U256>::new(3), &keys, 72, &mut random);
}

/// What took much work to find out outlasts what took little.
#[test]
fn dear_entries_stay() {
    let mut table = Packed::new(1, 42).expect("room");
    let entry = |score| Remembered {
        bounds: Bounds::exactly(score),
        column: 3,
    };
    table.put(1, entry(7), 1 << 20);
    for key in 2..1000 {
        table.put(key, entry(-7), 1);
    }
    assert_eq!(table.get(1), entry(7));
}
