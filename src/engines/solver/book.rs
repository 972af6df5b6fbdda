//! The opening book: the score of every position with eight stones on the standard board.
