//! Names from one language's case to another's.

/// `half_extend` as `halfExtend`.
pub fn camel(snake: &str) -> String {
    let pascal = pascal(snake);
    let mut letters = pascal.chars();
    letters.next().map(|first| first.to_ascii_lowercase()).into_iter().chain(letters).collect()
}

/// `half_extend` as `HalfExtend`.
pub fn pascal(snake: &str) -> String {
    let word = |word: &str| {
        let mut letters = word.chars();
        let first = letters.next().map(|first| first.to_ascii_uppercase());
        first.into_iter().chain(letters).collect::<String>()
    };
    snake.split('_').map(word).collect()
}

/// `ShapeKind` as `SHAPE_KIND`.
pub fn screaming(pascal: &str) -> String {
    let mut text = String::new();
    let mut before = ' ';
    for letter in pascal.chars() {
        if before.is_ascii_lowercase() && letter.is_ascii_uppercase() {
            text.push('_');
        }
        text.push(letter.to_ascii_uppercase());
        before = letter;
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_change_case() {
        assert_eq!(camel("half_extend"), "halfExtend");
        assert_eq!(camel("move_a"), "moveA");
        assert_eq!(camel("x"), "x");
        assert_eq!(pascal("rotate_vector_90"), "RotateVector90");
        assert_eq!(screaming("ShapeKind"), "SHAPE_KIND");
        assert_eq!(screaming("Vector2D"), "VECTOR2D");
    }
}
