//! Functions that expressions may call, by their names.

/// Declares the functions with their names.
macro_rules! functions {
    ($($name:literal $function:ident,)*) => {
        /// A function.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Function { $($function),* }

        impl Function {
            pub const NAMES: &[&str] = &[$($name),*];

            /// The function of this name.
            pub fn named(name: &str) -> Option<Self> {
                match name { $($name => Some(Self::$function),)* _ => None }
            }

            pub fn name(self) -> &'static str {
                match self { $(Self::$function => $name),* }
            }
        }
    };
}

functions! {
    "abs" Abs,
    "sqrt" Sqrt,
    "exp" Exp,
    "log" Log,
    "floor" Floor,
    "ceil" Ceil,
    "round" Round,
    "min" Min,
    "max" Max,
    "sum" Sum,
    "mean" Mean,
    "length" Length,
    "first" First,
    "last" Last,
    "number" Number,
    "pick" Pick,
    "place_of_max" PlaceOfMax,
    "place_of_min" PlaceOfMin,
}
