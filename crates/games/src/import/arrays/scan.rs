//! The text around bracketed lists: names that they are assigned to, calls that take them, keys of JSON. Whatever is done to a list there is refused,
//! since the game would not be the one that is read.

use super::cursor::Cursor;
use super::value::{self, Value};
use crate::import::fault::{ImportFault, shortened};

const AROUND: &str = "a matrix, a name for it such as A =, or a call such as np.array( … )";
const BEHIND: &str = "the end of the line, a comma or a closing bracket behind a matrix";

/// Calls that make a matrix of a list as it is.
const ARRAYS: [&str; 9] = [
    "DataFrame",
    "Matrix",
    "array",
    "asarray",
    "list",
    "mat",
    "matrix",
    "tensor",
    "tuple",
];
/// Calls that make a game of one matrix or two.
const GAMES: [&str; 2] = ["Game", "from_arrays"];
/// A text with more lists is refused: a game of three players has a matrix for each action of the third, and names.
const MAX_LISTS: usize = 64;

/// A list under what stands before it.
pub struct Labelled {
    pub label: String,
    pub value: Value,
}

/// The lists of a text in the order in which a call names them, else as they are written.
///
/// # Errors
/// What is wrong, with its place.
pub fn lists(text: &str) -> Result<Vec<Labelled>, ImportFault> {
    let mut scan = Scan {
        cursor: Cursor::new(text),
        lists: Vec::new(),
        label: String::new(),
        is_assigned: false,
        is_setting: false,
        call: None,
        open: Vec::new(),
        named: Vec::new(),
        has_game: false,
    };
    while scan.step()? {}
    if let Some(open) = scan.open.pop() {
        return Err(scan.cursor.unexpected(if open.bracket == '(' {
            "the round bracket that closes a call"
        } else {
            "the curly bracket that closes the JSON"
        }));
    }
    Ok(scan.ordered())
}

/// A bracket around lists that is not closed yet.
struct Open {
    bracket: char,
    /// What is called, without the module that it is from.
    call: Option<String>,
    /// Whether matrices stand in it.
    has_matrices: bool,
    /// An argument that is no matrix.
    other: Option<ImportFault>,
}

struct Scan {
    cursor: Cursor,
    lists: Vec<Labelled>,
    /// What was read since the last list.
    label: String,
    /// Whether something outside of calls is assigned that no list has followed so far.
    is_assigned: bool,
    /// Whether the next word is what a setting of a call is set to.
    is_setting: bool,
    /// The call whose bracket is next.
    call: Option<String>,
    open: Vec<Open>,
    /// Lists that a call names, such as `Game(A, B)`.
    named: Vec<usize>,
    /// Whether a game was made of lists.
    has_game: bool,
}

impl Scan {
    /// Reads on; whether there is more.
    fn step(&mut self) -> Result<bool, ImportFault> {
        let Some(sign) = self.cursor.peek() else {
            return self.ended().map(|()| false);
        };
        match sign {
            '#' | '%' => {
                self.cursor.take_while(|sign| sign != '\n');
            }
            '\n' | ';' | ',' => {
                if self.open.is_empty() && sign != ',' {
                    self.ended()?;
                }
                self.next_part();
            }
            _ if sign.is_whitespace() => {
                self.cursor.take();
            }
            ')' | '}' => self.close(sign)?,
            '=' | ':' => {
                // Inside a call it is a setting.
                self.is_assigned |= sign == '=' && self.open.is_empty();
                self.is_setting = sign == '=' && !self.open.is_empty();
                self.cursor.take();
            }
            '"' | '\'' => {
                if let Value::Word(text, _) = value::quoted(&mut self.cursor)? {
                    self.label = text;
                }
            }
            '[' => self.list()?,
            '(' | '{' if self.begins_list(sign) => self.list()?,
            '(' | '{' => {
                self.open.push(Open {
                    bracket: sign,
                    call: self.call.take(),
                    has_matrices: false,
                    other: None,
                });
                self.cursor.take();
            }
            _ if sign.is_alphanumeric() || sign == '_' => self.word()?,
            _ => return Err(self.cursor.unexpected(AROUND)),
        }
        Ok(true)
    }

    /// The part of a text that a comma, a semicolon or a line ends.
    fn next_part(&mut self) {
        let sign = self.cursor.take();
        self.is_setting = false;
        let stays = sign == Some('\n') && !self.label.is_empty();
        if !stays {
            self.label.clear();
        }
    }

    /// What is assigned must be a list, or a setting of the call.
    fn ended(&mut self) -> Result<(), ImportFault> {
        // What is done with a game changes none of its payoffs.
        if core::mem::take(&mut self.is_assigned) && !self.has_game {
            return Err(self.cursor.unexpected(AROUND));
        }
        Ok(())
    }

    fn close(&mut self, sign: char) -> Result<(), ImportFault> {
        let bracket = if sign == ')' { '(' } else { '{' };
        let open = self.open.pop_if(|open| open.bracket == bracket);
        let open = open.ok_or_else(|| self.cursor.unexpected(AROUND))?;
        self.cursor.take();
        let is_game = open.call.is_some_and(|call| GAMES.contains(&call.as_str()));
        self.has_game |= is_game && open.has_matrices;
        match open.other.filter(|_| is_game && open.has_matrices) {
            Some(other) => Err(other),
            None => Ok(()),
        }
    }

    /// A matrix stands here: calls around it must leave it as it is.
    fn matrix(&mut self) -> Result<(), ImportFault> {
        for open in &mut self.open {
            open.has_matrices = true;
            let Some(call) = &open.call else { continue };
            if !ARRAYS.contains(&call.as_str()) && !GAMES.contains(&call.as_str()) {
                let found = format!("a matrix inside “{}( … )”", shortened(call));
                return Err(self.cursor.fault(found, AROUND));
            }
        }
        self.is_assigned = false;
        Ok(())
    }

    /// Whether a round or curly bracket holds a list, not the arguments of a call or the keys of JSON.
    fn begins_list(&self, sign: char) -> bool {
        if sign == '('
            && self
                .cursor
                .last()
                .is_some_and(|last| last.is_alphanumeric() || last == '_')
        {
            return false;
        }
        let next = self.cursor.peek_solid(1);
        next.is_some_and(|next| {
            next == sign || next.is_ascii_digit() || "+-.\u{2212}".contains(next)
        })
    }

    fn list(&mut self) -> Result<(), ImportFault> {
        if self
            .label
            .chars()
            .next_back()
            .is_some_and(|sign| sign.is_ascii_digit())
            && self.cursor.last().is_some_and(|last| last.is_ascii_digit())
        {
            return Err(self.cursor.unexpected(AROUND));
        }
        self.matrix()?;
        let line = self.cursor.line();
        let value = value::read(&mut self.cursor, 0)?;
        let label = core::mem::take(&mut self.label);
        if self.lists.len() == MAX_LISTS {
            let count = MAX_LISTS + 1;
            return Err(ImportFault::Matrices { line, count });
        }
        self.lists.push(Labelled { label, value });
        self.cursor
            .take_while(|sign| sign == ' ' || sign == '\t' || sign == '\r');
        let is_end = |sign: char| ",;)]}\n#%[".contains(sign);
        match self.cursor.peek() {
            Some(sign) if !is_end(sign) => Err(self.cursor.unexpected(BEHIND)),
            _ => Ok(()),
        }
    }

    /// A name: of a list, of a call, or of nothing that is read.
    fn word(&mut self) -> Result<(), ImportFault> {
        let word = self
            .cursor
            .take_while(|sign| sign.is_alphanumeric() || "_.×-".contains(sign));
        if self.cursor.peek() == Some('{') {
            // Types in the heading of a printed matrix.
            self.cursor.take_while(|sign| sign != '\n' && sign != '}');
            self.cursor.take();
        }
        let is_call = self.cursor.peek() == Some('(');
        let is_inside = self.open.last().is_some_and(|open| open.bracket == '(');
        let known = self
            .lists
            .iter()
            .position(|list| list.label.split(' ').next_back() == Some(word.as_str()));
        match known {
            _ if is_call => self.call = word.rsplit('.').next().map(str::to_owned),
            Some(known) if is_inside => {
                self.matrix()?;
                self.named.push(known);
            }
            _ if is_inside => self.argument(&word),
            _ if !self.is_assigned => {}
            _ if self.has_game || word.parse::<f64>().is_ok() => self.is_assigned = false,
            _ => return Err(self.cursor.unexpected(AROUND)),
        }
        if !is_call {
            if !self.label.is_empty() {
                self.label.push(' ');
            }
            self.label += &word;
        }
        Ok(())
    }

    /// What is no matrix in a call, unless it is a setting.
    fn argument(&mut self, word: &str) {
        let is_setting =
            core::mem::take(&mut self.is_setting) || self.cursor.peek_solid(0) == Some('=');
        if let Some(open) = self.open.last_mut().filter(|_| !is_setting) {
            let found = format!("“{}”", shortened(word));
            open.other.get_or_insert(self.cursor.fault(found, AROUND));
        }
    }

    fn ordered(self) -> Vec<Labelled> {
        if self.named.is_empty() {
            return self.lists;
        }
        let mut lists: Vec<Option<Labelled>> = self.lists.into_iter().map(Some).collect();
        self.named
            .into_iter()
            .filter_map(|known| lists[known].take())
            // The call says the order, whatever the names are.
            .map(|list| Labelled {
                label: String::new(),
                ..list
            })
            .collect()
    }
}
