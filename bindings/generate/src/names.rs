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

/// `halfExtend` and `HalfExtend` as `half_extend`.
pub fn snake(camel: &str) -> String {
    let mut text = String::new();
    for letter in camel.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// `ShapeKind` as `SHAPE_KIND`, `AInsideB` as `A_INSIDE_B`, like cbindgen.
pub fn screaming(pascal: &str) -> String {
    let letters: Vec<char> = pascal.chars().collect();
    let mut text = String::new();
    for (index, letter) in letters.iter().enumerate() {
        let is_next_lower = letters.get(index + 1).is_some_and(char::is_ascii_lowercase);
        let is_after_lower = index > 0 && !letters[index - 1].is_ascii_uppercase();
        let starts_word = index > 0 && letter.is_ascii_uppercase();
        if starts_word && (is_after_lower || is_next_lower) {
            text.push('_');
        }
        text.push(letter.to_ascii_uppercase());
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
        assert_eq!(snake("halfExtend"), "half_extend");
        assert_eq!(snake("ShapeKind"), "shape_kind");
        assert_eq!(screaming("ShapeKind"), "SHAPE_KIND");
        assert_eq!(screaming("AInsideB"), "A_INSIDE_B");
        assert_eq!(screaming("Vector2D"), "VECTOR2_D");
    }
}
