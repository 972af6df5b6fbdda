//! Texts, from outside: the glossary.

mod glossary;
