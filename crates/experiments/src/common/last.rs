//! Last thing that was worked out, kept: a page asks about one experiment several times before it is drawn.

use core::cell::RefCell;

/// What something was worked out from, and the result.
pub struct Last<K, V>(RefCell<Option<(K, V)>>);

impl<K, V> Default for Last<K, V> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<K, V: Clone> Last<K, V> {
    /// The result for what is asked about, worked out if that is not what was asked about before.
    pub fn get(&self, is_asked: impl FnOnce(&K) -> bool, make: impl FnOnce() -> (K, V)) -> V {
        let last = self.0.take().filter(|(key, _)| is_asked(key));
        let (key, value) = last.unwrap_or_else(make);
        self.0.replace(Some((key, value.clone())));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_is_worked_out_once() {
        let (last, made) = (Last::default(), RefCell::new(0));
        let get = |asked: u8| {
            let make = || {
                *made.borrow_mut() += 1;
                (asked, 2 * asked)
            };
            last.get(|&key| key == asked, make)
        };
        assert_eq!([get(3), get(3), get(3)], [6; 3]);
        assert_eq!(*made.borrow(), 1);
        assert_eq!([get(4), get(4)], [8; 2]);
        assert_eq!(*made.borrow(), 2);
    }
}
