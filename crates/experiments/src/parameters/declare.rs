//! Declaration of sets of parameters: the macro `parameters!`.

/// Declares a struct of parameters:
///
/// ```ignore
/// parameters! {
///     /// One experiment.
///     pub struct LadderExperiment, texts labs.ladder.parameters {
///         decide: Decide = Decide::Games, OneOf(Decide::NAMES), Everyone;
///         games: u64 = 20, Even { minimum: 2, maximum: 10_000 }, Everyone, if |lab| lab.decide == Decide::Games;
///         ..board: Board, Everyone;
///     }
/// }
/// ```
///
/// `..` stands before a group: the parameters of another such struct, shown to whom the group says (`as declared`) or to whom
/// is named. `if` says when a parameter or a group says something about the experiment.
#[macro_export]
#[doc(hidden)]
macro_rules! __parameters {
    // One entry after the other is brought into the form: attributes, name, type, default, part, condition.
    (@entries $head:tt [$($done:tt)*] ) => {
        $crate::__parameters! { @struct $head $($done)* }
    };
    (@entries ($meta:tt $name:ident [$($texts:tt)*]) [$($done:tt)*]
        $(#[$field_meta:meta])* ..$field:ident: $type:ty, as declared $(, if $condition:expr)?; $($rest:tt)*) => {
        $crate::__parameters! { @entries ($meta $name [$($texts)*]) [$($done)*
            { [$(#[$field_meta])*] $field, $type, <$type>::default(),
              $crate::parameters::parts::Group { audience: None }, [$($condition)?] }
        ] $($rest)* }
    };
    (@entries ($meta:tt $name:ident [$($texts:tt)*]) [$($done:tt)*]
        $(#[$field_meta:meta])* ..$field:ident: $type:ty, $audience:ident $(, if $condition:expr)?; $($rest:tt)*) => {
        $crate::__parameters! { @entries ($meta $name [$($texts)*]) [$($done)*
            { [$(#[$field_meta])*] $field, $type, <$type>::default(),
              $crate::parameters::parts::Group { audience: Some($crate::parameters::Audience::$audience) }, [$($condition)?] }
        ] $($rest)* }
    };
    (@entries ($meta:tt $name:ident [$($texts:tt)*]) [$($done:tt)*]
        $(#[$field_meta:meta])* $field:ident: $type:ty = $default:expr, $kind:expr, $audience:ident $(, if $condition:expr)?; $($rest:tt)*) => {
        $crate::__parameters! { @entries ($meta $name [$($texts)*]) [$($done)*
            { [$(#[$field_meta])*] $field, $type, $default,
              $crate::parameters::parts::Single {
                  key: stringify!($field),
                  kind: $kind,
                  audience: $crate::parameters::Audience::$audience,
                  text: |texts| &texts.$($texts)*.$field,
              }, [$($condition)?] }
        ] $($rest)* }
    };
    (@struct ([$($meta:tt)*] $name:ident $texts:tt)
        $( { [$($field_meta:tt)*] $field:ident, $type:ty, $default:expr, $part:expr, [$($condition:expr)?] } )*) => {
        $($meta)*
        #[derive(Clone, Debug, PartialEq)]
        pub struct $name { $( $($field_meta)* pub $field: $type, )* }

        impl Default for $name {
            fn default() -> Self {
                Self { $( $field: $default, )* }
            }
        }

        impl $crate::parameters::Parameters for $name {
            fn schema() -> &'static [$crate::parameters::Parameter] {
                static SCHEMA: ::std::sync::LazyLock<Vec<$crate::parameters::Parameter>> = ::std::sync::LazyLock::new(|| {
                    let mut parameters = Vec::new();
                    $( $crate::parameters::parts::Part::<$type>::describe(&$part, &mut parameters); )*
                    parameters
                });
                &SCHEMA
            }

            fn read(&mut self, key: &str, text: &str) -> Result<(), $crate::diagnostic::Refusal> {
                use $crate::parameters::parts::Part;
                $(
                    let part = $part;
                    if Part::<$type>::has(&part, key) {
                        return Part::<$type>::read(&part, key, text, &mut self.$field);
                    }
                )*
                Err($crate::diagnostic::Refusal::Plain)
            }

            fn write(&self, key: &str) -> String {
                use $crate::parameters::parts::Part;
                $(
                    let part = $part;
                    if Part::<$type>::has(&part, key) {
                        return Part::<$type>::write(&part, key, &self.$field);
                    }
                )*
                String::new()
            }

            fn uses(&self, key: &str) -> bool {
                use $crate::parameters::parts::Part;
                $(
                    let part = $part;
                    if Part::<$type>::has(&part, key) {
                        $(
                            let is_used: fn(&Self) -> bool = $condition;
                            if !is_used(self) {
                                return false;
                            }
                        )?
                        return Part::<$type>::uses(&part, key, &self.$field);
                    }
                )*
                true
            }
        }
    };
    (
        $(#[$meta:meta])*
        pub struct $name:ident, texts $($texts:ident).+ { $($entries:tt)* }
    ) => {
        $crate::__parameters! { @entries ([$(#[$meta])*] $name [$($texts).+]) [] $($entries)* }
    };
}
