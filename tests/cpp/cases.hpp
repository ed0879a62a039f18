// How the shared cases, tests/cases/*.txt, are read: one line a case, a function, its numbers, and
// the answer.
#ifndef CLASH2D_TESTS_CASES_HPP
#define CLASH2D_TESTS_CASES_HPP

#include <clash2d/clash2d.hpp>

#include "check.hpp"

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

namespace cases {

// ---- Words to arguments ------------------------------------------------------------------------

/// The words of a line, read one after the other. What can't be read leaves `is_good` false.
struct Words {
    std::vector<std::string> words;
    std::size_t next = 0;
    bool is_good = true;

    explicit Words(const std::string &text) {
        std::istringstream stream(text);
        for (std::string word; stream >> word;)
            words.push_back(word);
    }

    bool is_at_end() const { return next == words.size(); }

    bool accept(const char *word) {
        const bool is_next = !is_at_end() && words[next] == word;
        next += is_next;
        return is_next;
    }

    void expect(const char *word) { is_good = accept(word) && is_good; }

    /// The next word as `convert` reads it, which must read all of it.
    template <class Number> Number number(Number (*convert)(const char *, char **)) {
        const std::string word = is_at_end() ? "" : words[next++];
        char *end = nullptr;
        const Number value = convert(word.c_str(), &end);
        is_good = is_good && !word.empty() && *end == '\0';
        return value;
    }
};

inline void read(Words &from, float &to) { to = from.number<float>(std::strtof); }

inline void read(Words &from, int &to) {
    to = static_cast<int>(
        from.number<long>([](const char *text, char **end) { return std::strtol(text, end, 10); }));
}

// The types of C and C++ have the same fields.
template <class V> auto read(Words &from, V &v) -> decltype(void(v.x)) {
    read(from, v.x);
    read(from, v.y);
}
template <class R> auto read(Words &from, R &r) -> decltype(void(r.origin)) {
    read(from, r.origin);
    read(from, r.size);
}
template <class C> auto read(Words &from, C &c) -> decltype(void(c.radius)) {
    read(from, c.center);
    read(from, c.radius);
}
template <class L> auto read(Words &from, L &l) -> decltype(void(l.base)) {
    read(from, l.base);
    read(from, l.direction);
}
template <class S> auto read(Words &from, S &s) -> decltype(void(s.point1)) {
    read(from, s.point1);
    read(from, s.point2);
}
template <class R> auto read(Words &from, R &r) -> decltype(void(r.rotation)) {
    read(from, r.center);
    read(from, r.halfExtend);
    read(from, r.rotation);
}
template <class R> auto read(Words &from, R &r) -> decltype(void(r.minimum)) {
    read(from, r.minimum);
    read(from, r.maximum);
}
inline void read(Words &from, clash::Pose &p) {
    read(from, p.position);
    read(from, p.rotation);
}
inline void read(Words &from, clash::Motion &m) {
    read(from, m.movement);
    read(from, m.rotation);
    read(from, m.pivot);
}
template <class T> void read(Words &from, std::vector<T> &to) {
    from.expect("[");
    while (from.is_good && !from.accept("]")) {
        to.emplace_back();
        read(from, to.back());
    }
}

template <class T> T next(Words &from) {
    T argument{};
    read(from, argument);
    return argument;
}

// ---- Answers -----------------------------------------------------------------------------------

/// Yes or no, or numbers.
struct Answer {
    bool is_bool = false;
    bool is_yes = false;
    std::vector<float> numbers;

    Answer() = default;
    Answer(bool yes) : is_bool(true), is_yes(yes) {}
    Answer(float number) : numbers{number} {}
    Answer(std::uint32_t number) : numbers{static_cast<float>(number)} {}
    /// The book's Bool.
    template <class E, std::enable_if_t<std::is_enum_v<E>, int> = 0>
    Answer(E answer) : Answer(answer != E{}) {}

    /// A struct of the C API.
    template <class C, class = decltype(clash::from_c(std::declval<C>())),
              std::enable_if_t<std::is_class_v<C>, int> = 0>
    Answer(const C &in_c) : Answer(clash::from_c(in_c)) {}

    Answer(clash::Vector2D v) : numbers{v.x, v.y} {}
    Answer(clash::Range r) : numbers{r.minimum, r.maximum} {}
    Answer(clash::Pose p) : numbers{p.position.x, p.position.y, p.rotation} {}
    Answer(clash::Circle c) : numbers{c.center.x, c.center.y, c.radius} {}
    Answer(clash::Rectangle r) : numbers{r.origin.x, r.origin.y, r.size.x, r.size.y} {}
    Answer(clash::Segment s) : numbers{s.point1.x, s.point1.y, s.point2.x, s.point2.y} {}

    friend bool operator==(const Answer &a, const Answer &b) {
        if (a.is_bool != b.is_bool || a.is_yes != b.is_yes || a.numbers.size() != b.numbers.size())
            return false;
        for (std::size_t i = 0; i < a.numbers.size(); ++i)
            if (!check::same(a.numbers[i], b.numbers[i]))
                return false;
        return true;
    }

    std::string text() const {
        std::string text = is_bool ? (is_yes ? "yes" : "no") : "";
        for (const float number : numbers) {
            char digits[32];
            std::snprintf(digits, sizeof digits, " %.9g", static_cast<double>(number));
            text += digits;
        }
        return text;
    }
};

inline Answer read_answer(Words &from) {
    if (from.accept("yes"))
        return true;
    if (from.accept("no"))
        return false;
    Answer answer;
    do {
        answer.numbers.emplace_back();
        read(from, answer.numbers.back());
    } while (from.is_good && !from.is_at_end());
    return answer;
}

/// Answers to the same question, asked in several ways; more than one if they differ.
using Answers = std::vector<Answer>;

// ---- Functions ---------------------------------------------------------------------------------

/// Reads the arguments of a function, and calls it.
using Function = std::function<Answers(Words &)>;

template <class... Arguments, class Ask> Function reading(Ask ask) {
    return [ask](Words &from) {
        // In braces, hence from left to right.
        const std::tuple<Arguments...> arguments{next<Arguments>(from)...};
        return from.is_good ? std::apply(ask, arguments) : Answers();
    };
}

/// A function that is asked in one way.
template <class Result, class... Arguments> Function one(Result (*function)(Arguments...)) {
    return reading<Arguments...>([function](Arguments... a) { return Answers{function(a...)}; });
}

/// The elements behind a C array's pointer and count.
template <class T> using Array = std::vector<T>;

/// The functions by their names in C.
using Functions = std::map<std::string, Function>;

} // namespace cases

/// The functions of book.h; none where the library is built without them.
const cases::Functions &book_functions();

#endif // CLASH2D_TESTS_CASES_HPP
