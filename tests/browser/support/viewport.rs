//! What the page is looked at with: the window's size and the visitor's preferences.

/// A window and its visitor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// In CSS pixels.
    pub width: u32,
    /// In CSS pixels.
    pub height: u32,
    /// A telephone: touched rather than clicked, and the page's `viewport` element counts.
    pub mobile: bool,
    pub dark: bool,
    pub reduced_motion: bool,
    /// A contrast theme of the system: its few colours in place of the page's.
    pub forced_colours: bool,
    /// On paper.
    pub printed: bool,
}

impl Viewport {
    /// A small laptop, or a projector.
    pub const DESKTOP: Self = Self {
        width: 1280,
        height: 720,
        mobile: false,
        dark: false,
        reduced_motion: false,
        forced_colours: false,
        printed: false,
    };

    /// A usual telephone, upright.
    pub const PHONE: Self = Self {
        width: 390,
        height: 844,
        mobile: true,
        ..Self::DESKTOP
    };

    /// The same for a visitor who prefers dark pages.
    pub const fn dark(self) -> Self {
        Self { dark: true, ..self }
    }

    /// The same for a visitor who does not want to see movement.
    pub const fn reduced_motion(self) -> Self {
        Self {
            reduced_motion: true,
            ..self
        }
    }

    /// The same for a visitor with a contrast theme.
    pub const fn forced_colours(self) -> Self {
        Self {
            forced_colours: true,
            ..self
        }
    }
}
