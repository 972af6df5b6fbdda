//! Controls that many pages have: time, forms, sharing, charts, files, pictures and trees.

texts! {
    /// The time control.
    pub struct TimeTexts {
        label = "Time",
        start = "To the start (Home)",
        back = "One step back (←)",
        play = "Play (space)",
        pause = "Pause (space)",
        forward = "One step forward (→)",
        end = "To the end (End)",
        speed = "Steps per second",
        per_second = " per second",
    }

    /// The parameter form.
    pub struct FormTexts {
        knowledge = "Knowledge",
        more = "More settings",
        refused(allowed: &str) = format!("Allowed: {allowed}."),
        help(help: &str, allowed: &str) = format!("{help} Allowed: {allowed}."),
        /// The button that shows the help of a parameter.
        explain(label: &str) = format!("Help: {label}"),
    }

    /// The share button.
    pub struct ShareTexts {
        share = "Share",
        copied = "Link copied",
        by_hand = "Copy this link:",
        qr = "QR code",
        qr_hint = "Point a telephone’s camera at the code to open this page.",
        qr_too_long = "This link is too long for a QR code, which holds 2 953 characters. Copy the link instead.",
        /// The button of what follows.
        show_elsewhere = "Present or embed",
        /// Which view is shown.
        view = "View",
        present = "Present it",
        present_hint = "One view in large type, for a projector. A clicker’s keys step through it.",
        embed = "Embed it in a web page",
        embed_hint = "The frame shows one view with its time control. It tells the page around it how high it is, as \
            docs/EMBEDDING.md describes.",
        in_words = "Link with words, in Markdown",
        copy = "Copy",
        copied_text = "Copied",
        /// From a view that stands alone.
        open_here = "Open in Saddlepoint",
        full_screen = "Full screen",
        leave = "Back to the page",
    }

    /// Charts.
    pub struct ChartTexts {
        data = "Data and export",
        save_svg = "Save as SVG",
        save_png = "Save as PNG",
        save_latex = "Save for LaTeX",
        save_csv = "Save as CSV",
        save_json = "Save as JSON",
        point_to_read = "Point at the chart, or use the arrow keys on it, to read it.",
        how_to_read(title: &str) = format!("Chart: {title}. Arrow keys move a cursor that reads the values."),
        bar_header: [&'static str; 4] = ["name", "value", "low", "high"],
        /// Of a band.
        band_ends: [&'static str; 2] = ["from", "to"],
    }

    /// Files and results to take away.
    pub struct FilesTexts {
        /// The menu with all of them.
        menu = "Files",
        save = "Save this run",
        open = "Open a file",
        json = "Results as JSON",
        csv = "Results as CSV",
        command_line = "The same on the command line:",
        /// Above the entry of a bibliography.
        citation = "To cite this experiment (BibTeX):",
    }

    /// Pictures of views.
    pub struct PicturesTexts {
        /// On the button and over the dialog.
        button = "Picture of a view",
        view = "View",
        part = "What of it",
        /// The drawing, everything.
        parts: [&'static str; 2] = ["the drawing alone", "the view with its text"],
        theme = "Colours",
        /// As the page is, light, dark.
        themes: [&'static str; 3] = ["as on the page", "light", "dark"],
        size = "Size as PNG",
        /// From small to large.
        sizes: [&'static str; 3] = ["as on the screen", "twice as large, for print", "four times as large"],
        transparent = "Transparent, without the card behind it",
        remark = "The picture shows the view as it is now. Its file says which experiment it is of. Every program \
            draws the SVG of a drawing alone; that of a whole view only browsers do, so take the PNG for others.",
        nothing = "The page shows no view now.",
    }

    /// Pictures of trees.
    pub struct TreeTexts {
        how_to_use(title: &str) = format!(
            "{title}. Arrow keys go up to the parent, down to the first child and to the siblings; Enter folds a node; \
                plus, minus and 0 zoom."
        ),
        /// Before anything is selected.
        nothing_selected = "Drag to move, scroll or pinch to zoom. Click a node to select it, twice to fold it.",
        tools = "View of the tree",
        zoom_in = "Zoom in (+)",
        zoom_out = "Zoom out (−)",
        /// The word on the button, and what it does.
        fit: (&'static str, &'static str) = ("Fit", "Show the whole tree (0)"),
        follow: (&'static str, &'static str) = ("Follow", "Keep the current node in view"),
    }
}
