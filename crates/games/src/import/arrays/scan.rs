//! The text around bracketed lists: names that they are assigned to, calls that take them, keys of JSON. Whatever is done to a list there is refused,
//! since the game would not be the one that is read.

use super::cursor::Cursor;
use super::value::{self, Value};
use crate::import::fault::ImportFault;

const AROUND: &str = "a matrix, a name for it such as A =, or a call such as np.array( … )";
const BEHIND: &str = "the end of the line, a comma or a closing bracket behind a matrix";

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
        open: Vec::new(),
        named: Vec::new(),
    };
    while scan.step()? {}
    if let Some(bracket) = scan.open.pop() {
        return Err(scan.cursor.unexpected(if bracket == '(' {
            "the round bracket that closes a call"
        } else {
            "the curly bracket that closes the JSON"
        }));
    }
    Ok(scan.ordered())
}

struct Scan {
    cursor: Cursor,
    lists: Vec<Labelled>,
    /// What was read since the last list.
    label: String,
    /// Whether something outside of calls is assigned that no list has followed so far.
    is_assigned: bool,
    open: Vec<char>,
    /// Lists that a call names, such as `Game(A, B)`.
    named: Vec<usize>,
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
                self.open.push(sign);
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
        let stays = sign == Some('\n') && !self.label.is_empty();
        if !stays {
            self.label.clear();
        }
    }

    /// What is assigned must be a list, or a setting of the call.
    fn ended(&mut self) -> Result<(), ImportFault> {
        if core::mem::take(&mut self.is_assigned) {
            return Err(self.cursor.unexpected(AROUND));
        }
        Ok(())
    }

    fn close(&mut self, sign: char) -> Result<(), ImportFault> {
        let open = if sign == ')' { '(' } else { '{' };
        if self.open.last() != Some(&open) {
            return Err(self.cursor.unexpected(AROUND));
        }
        self.open.pop();
        self.cursor.take();
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
        let next = self.cursor.peek_behind();
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
        let value = value::read(&mut self.cursor, 0)?;
        let label = core::mem::take(&mut self.label);
        self.is_assigned = false;
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
        let is_inside = self.open.last() == Some(&'(');
        let known = self
            .lists
            .iter()
            .position(|list| list.label.split(' ').next_back() == Some(word.as_str()));
        match known {
            Some(known) if is_inside => {
                self.named.push(known);
                self.is_assigned = false;
            }
            _ if is_inside || !self.is_assigned => {}
            // A call, whose arguments are read next.
            _ if self.cursor.peek() == Some('(') => {}
            _ if word.parse::<f64>().is_ok() => self.is_assigned = false,
            _ => return Err(self.cursor.unexpected(AROUND)),
        }
        if self.cursor.peek() != Some('(') {
            if !self.label.is_empty() {
                self.label.push(' ');
            }
            self.label += &word;
        }
        Ok(())
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
