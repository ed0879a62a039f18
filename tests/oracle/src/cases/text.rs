//! Numbers as text that every parser reads back bit for bit.

/// A float in at most 9 significant digits from which every parser gets it back: an integer as it
/// is, any other number as short as can be.
pub(crate) fn shown(number: f32) -> String {
    if !number.is_finite() {
        return format!("{number}").to_lowercase();
    }
    let is_short_integer = number.fract() == 0.0 && number.abs() < 1e9 && number != 0.0;
    if is_short_integer {
        return format!("{number:.0}");
    }
    let shortest = plain(&format!("{number:?}"));
    if is_safe(&shortest, number) {
        return shortest;
    }
    let longest = plain(&format!("{number:.8e}"));
    assert!(is_safe(&longest, number), "{longest} is not {number:?}");
    longest
}

/// The same without a fraction of 0.
fn plain(text: &str) -> String {
    let (digits, exponent) = text.split_once('e').unwrap_or((text, ""));
    let digits = match digits.split_once('.') {
        Some((whole, fraction)) => match fraction.trim_end_matches('0') {
            "" => whole.to_owned(),
            fraction => format!("{whole}.{fraction}"),
        },
        None => digits.to_owned(),
    };
    if exponent.is_empty() { digits } else { format!("{digits}e{exponent}") }
}

/// Whether a parser may go by way of a double, and be off by some of its last bits.
fn is_safe(text: &str, number: f32) -> bool {
    const SLOPPY: f64 = 1e-13;
    let wide: f64 = text.parse().expect("a number");
    let is_it = |wide: f64| (wide as f32).to_bits() == number.to_bits();
    text.parse() == Ok(number) && [-SLOPPY, 0.0, SLOPPY].iter().all(|off| is_it(wide * (1.0 + off)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_come_back() {
        let texts = [
            (4.0, "4"),
            (-0.0, "-0"),
            (0.1, "0.1"),
            (134_217_728.0, "134217728"),
            (1e9, "1000000000"),
            (1e-45, "1e-45"),
            (1e20, "1e20"),
            (f32::MAX, "3.4028235e38"),
            (f32::NAN, "nan"),
            (f32::NEG_INFINITY, "-inf"),
        ];
        for (number, text) in texts {
            assert_eq!(shown(number), text);
        }
    }

    #[test]
    fn all_floats_come_back_through_a_double() {
        let mut rng = crate::Rng::with_seed(1);
        for number in (0..200_000).map(|_| f32::from_bits(rng.u32(..))).filter(|x| x.is_finite()) {
            let text = shown(number);
            let digits = text.split('e').next().unwrap_or_default();
            let significant = digits.trim_start_matches(['-', '0', '.']).replace('.', "");
            assert!(significant.trim_end_matches('0').len() <= 9, "{text}");
            assert_eq!((text.parse::<f64>().expect("a number") as f32).to_bits(), number.to_bits());
        }
    }
}
