//! Folding: texts as a search compares them, in small letters, without accents, apostrophes and marks.
//!
//! A table of Latin letters is enough: the texts are English, with names of people. Letters of other scripts stay as they are.

/// The words of a text, each with a space before it. Marks, hyphens too, part words; an apostrophe does not.
pub fn folded(text: &str) -> String {
    let mut folded = String::with_capacity(text.len() + 1);
    let mut is_within_word = false;
    for letter in text.chars().flat_map(char::to_lowercase) {
        if is_left_out(letter) {
            continue;
        }
        if !letter.is_alphanumeric() {
            is_within_word = false;
            continue;
        }
        if !is_within_word {
            folded.push(' ');
        }
        is_within_word = true;
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
    folded
}

/// Apostrophes, and accents that are written after their letters.
fn is_left_out(letter: char) -> bool {
    matches!(letter, '\'' | '’' | '\u{300}'..='\u{36f}')
}

/// A small letter without its accent; `None` where it has none.
fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à'..='å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'ć' | 'ĉ' | 'ċ' | 'č' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'è'..='ë' | 'ē' | 'ĕ' | 'ė' | 'ę' | 'ě' => "e",
        'ĝ' | 'ğ' | 'ġ' | 'ģ' => "g",
        'ĥ' | 'ħ' => "h",
        'ì'..='ï' | 'ĩ' | 'ī' | 'ĭ' | 'į' | 'ı' => "i",
        'ĵ' => "j",
        'ķ' => "k",
        'ĺ' | 'ļ' | 'ľ' | 'ŀ' | 'ł' => "l",
        'ñ' | 'ń' | 'ņ' | 'ň' => "n",
        'ò'..='ö' | 'ø' | 'ō' | 'ŏ' | 'ő' => "o",
        'œ' => "oe",
        'ŕ' | 'ŗ' | 'ř' => "r",
        'ß' => "ss",
        'ś' | 'ŝ' | 'ş' | 'š' | 'ș' => "s",
        'þ' => "th",
        'ţ' | 'ť' | 'ŧ' | 'ț' => "t",
        'ù'..='ü' | 'ũ' | 'ū' | 'ŭ' | 'ů' | 'ű' | 'ų' => "u",
        'ŵ' => "w",
        'ý' | 'ÿ' | 'ŷ' => "y",
        'ź' | 'ż' | 'ž' => "z",
        _ => return None,
    })
}
