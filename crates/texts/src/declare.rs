//! Declarations of texts: one entry makes a field and its English.

/// Declares structs of texts, each with its English as `ENGLISH`.
///
/// An entry is the name of a text and what it says. What a text takes stands between them, and so does its type where
/// it is no plain text; the struct names the type that most of its entries have where that is another. An entry that
/// has only a type is a struct of texts, declared like this.
///
/// ```
/// texts::texts! {
///     /// A page.
///     pub struct PageTexts {
///         title = "War",
///         /// Over the table.
///         cards(count: usize) = format!("{count} cards"),
///         winner(who: Option<usize>) -> &'static str = if who.is_some() { "won" } else { "drawn" },
///         players: [&'static str; 2] = ["First", "Second"],
///         limits: LimitTexts,
///     }
///
///     /// Numbers.
///     pub struct LimitTexts: u64 {
///         smallest = 1,
///         largest = 9,
///     }
/// }
///
/// assert_eq!((PageTexts::ENGLISH.cards)(2), "2 cards");
/// assert_eq!(PageTexts::ENGLISH.limits.largest, 9);
/// ```
///
/// Another language is another value of the same type, in a crate of its own if it is fetched alone:
///
/// ```
/// texts::texts! { pub struct PageTexts { title = "War", cards(count: usize) = format!("{count} cards"), } }
///
/// const MADE_UP: PageTexts = PageTexts { title: "Raw", cards: |count| format!("sdrac {count}") };
/// assert_eq!((MADE_UP.cards)(2), "sdrac 2");
/// ```
///
/// With a text missing it does not compile:
///
/// ```compile_fail,E0063
/// texts::texts! { pub struct PageTexts { title = "War", cards(count: usize) = format!("{count} cards"), } }
///
/// const MADE_UP: PageTexts = PageTexts { title: "Raw" };
/// ```
#[macro_export]
macro_rules! texts {
    ($( $(#[$about:meta])* pub struct $name:ident $(: $usual:ty)? { $($entries:tt)* } )+) => {
        $( $crate::texts! { @struct [$($usual)?] $(#[$about])* $name { $($entries)* } } )+
    };
    (@struct [] $($rest:tt)*) => { $crate::texts! { @struct [&'static str] $($rest)* } };
    (@struct [$usual:ty] $(#[$about:meta])* $name:ident { $(
        $(#[$doc:meta])*
        $entry:ident $(($($taken:tt: $of:ty),*))? $(-> $result:ty)? $(: $type:ty)? $(= $value:expr)?,
    )* }) => {
        $(#[$about])*
        #[derive(Debug)]
        pub struct $name { $(
            $(#[$doc])*
            pub $entry: $crate::texts!(@type $(($($of),*))? $(-> $result)? $(: $type)?; $usual),
        )* }

        impl $name {
            pub(crate) const ENGLISH: Self = Self { $(
                $entry: $crate::texts!(@value $(($($taken: $of),*))? $(: $type)? $(= $value)?),
            )* };
        }
    };
    (@type ($($of:ty),*) -> $result:ty; $usual:ty) => { fn($($of),*) -> $result };
    (@type ($($of:ty),*); $usual:ty) => { fn($($of),*) -> String };
    (@type : $type:ty; $usual:ty) => { $type };
    (@type ; $usual:ty) => { $usual };
    (@value : $type:ty) => { <$type>::ENGLISH };
    (@value ($($taken:tt: $of:ty),*) = $value:expr) => { |$($taken: $of),*| $value };
    (@value $(: $type:ty)? = $value:expr) => { $value };
}
