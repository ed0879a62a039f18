// How the shared cases of tests/cases are read: one line a case, a function, its numbers, and
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
#include <optional>
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

    /// Brackets are words of their own.
    explicit Words(const std::string &text) {
        std::string spaced;
        for (const char letter : text)
            spaced += letter == '[' || letter == ']' ? std::string{' ', letter, ' '}
                                                     : std::string{letter};
        std::istringstream stream(spaced);
        for (std::string word; stream >> word;)
            words.push_back(word);
    }

    /// The next word; an empty one where there is none.
    std::string word() { return is_at_end() ? "" : words[next++]; }

    bool is_at_end() const { return next == words.size(); }

    bool accept(const char *word) {
        const bool is_next = !is_at_end() && words[next] == word;
        next += is_next;
        return is_next;
    }

    void expect(const char *word) { is_good = accept(word) && is_good; }

    /// The next word as `convert` reads it, which must read all of it.
    template <class Number> Number number(Number (*convert)(const char *, char **)) {
        const std::string word = this->word();
        char *end = nullptr;
        const Number value = convert(word.c_str(), &end);
        is_good = is_good && !word.empty() && *end == '\0';
        return value;
    }
};

inline void read(Words &from, float &to) { to = from.number<float>(std::strtof); }

/// The whole numbers that words of the cases of any shape are the names of.
inline std::map<std::string, float> &names() {
    static std::map<std::string, float> all;
    return all;
}

/// A number of things, or an enumerator.
template <class N, std::enable_if_t<std::is_unsigned_v<N> && !std::is_same_v<N, bool>, int> = 0>
void read(Words &from, N &to) {
    const auto named = from.is_at_end() ? names().end() : names().find(from.words[from.next]);
    if (named != names().end()) {
        to = static_cast<N>(named->second);
        ++from.next;
        return;
    }
    to = static_cast<N>(from.number<unsigned long long>(
        [](const char *text, char **end) { return std::strtoull(text, end, 10); }));
}

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

/// A word of an answer: yes, no, a number, or in what is expected any number.
struct Part {
    enum { yes_or_no, number, any_number } kind;
    float value;

    friend bool operator==(Part a, Part b) {
        if (a.kind == any_number || b.kind == any_number)
            return a.kind != yes_or_no && b.kind != yes_or_no;
        return a.kind == b.kind && check::same(a.value, b.value);
    }

    std::string text() const {
        char digits[32];
        std::snprintf(digits, sizeof digits, "%.9g", static_cast<double>(value));
        return kind == any_number ? "_" : kind == number ? digits : value != 0 ? "yes" : "no";
    }
};

/// Yes, no and numbers: whatever a function tells, one after the other.
struct Answer {
    std::vector<Part> parts;

    Answer() = default;
    Answer(bool yes) : parts{{Part::yes_or_no, yes ? 1.0f : 0.0f}} {}
    Answer(float number) : parts{{Part::number, number}} {}
    template <class N, std::enable_if_t<std::is_unsigned_v<N> && !std::is_same_v<N, bool>, int> = 0>
    Answer(N number) : Answer(static_cast<float>(number)) {}
    /// The book's Bool, or the number of an enumerator.
    template <class E, std::enable_if_t<std::is_enum_v<E>, int> = 0> Answer(E answer) {
        if constexpr (std::is_convertible_v<E, int>)
            add(answer != E{});
        else
            add(static_cast<float>(answer));
    }

    /// A struct of the C API.
    template <class C, class = decltype(clash::from_c(std::declval<C>())),
              std::enable_if_t<std::is_class_v<C>, int> = 0>
    Answer(const C &in_c) : Answer(clash::from_c(in_c)) {}

    /// Yes and what was found, or no.
    template <class T> Answer(const std::optional<T> &found) : Answer(found.has_value()) {
        if (found)
            add(*found);
    }
    template <class T> Answer(const std::vector<T> &elements) {
        for (const T &element : elements)
            add(element);
    }

    Answer(clash::Vector2D v) { add(v.x, v.y); }
    Answer(clash::Range r) { add(r.minimum, r.maximum); }
    Answer(clash::Pose p) { add(p.position, p.rotation); }
    Answer(clash::Circle c) { add(c.center, c.radius); }
    Answer(clash::Rectangle r) { add(r.origin, r.size); }
    Answer(clash::Segment s) { add(s.point1, s.point2); }
    Answer(clash::Line l) { add(l.base, l.direction); }
    Answer(clash::OrientedRectangle r) { add(r.center, r.halfExtend, r.rotation); }
    Answer(clash::Place p) { add(p.member, p.edge, p.along); }
    Answer(clash::Edge e) { add(e.start, e.end, e.center, e.radius, e.from, e.to); }
    Answer(clash::Support s) { add(s.point, s.place); }
    Answer(clash::Mass m) { add(m.area, m.centroid, m.secondMoment); }
    Answer(clash::IndexPair p) { add(p.a, p.b); }
    Answer(clash::PieceCounts c) { add(c.indexCount, c.pieceCount); }
    Answer(const clash::CastSettings &s) {
        add(s.mode, s.sides, s.largestFraction, s.distanceKept, s.tolerance);
    }
    Answer(const clash::Distance &d) { add(d.distance, d.pointA, d.pointB, d.placeA, d.placeB); }
    Answer(const clash::SignedDistance &d) { add(d.distance, d.point, d.normal, d.place); }
    Answer(const clash::Stretch &s) { add(s.entry, s.exit, s.entryPoint, s.exitPoint); }
    Answer(const clash::ContactPoint &p) {
        add(p.position, p.depth, p.featureA, p.featureB, p.placeA, p.placeB);
    }
    Answer(const clash::Contact &c) {
        add(c.normal, c.depth, c.points[0], c.points[1], c.pointCount);
        add(c.memberA, c.memberB, c.partA, c.partB);
    }
    Answer(const clash::Intersection &i) {
        add(i.start, i.end, i.placeA, i.placeB, i.endA, i.endB);
    }
    Answer(const clash::RayHit &h) {
        add(h.entry, h.exit, h.entryPoint, h.exitPoint, h.entryNormal, h.exitNormal);
        add(h.entryPlace, h.exitPlace, h.startsInside);
    }
    Answer(const clash::CastHit &h) {
        add(h.fraction, h.point, h.normal, h.placeA, h.placeB, h.startsInContact);
    }

    template <class... More> void add(const More &...more) {
        for (const Answer &next : {Answer(more)...})
            parts.insert(parts.end(), next.parts.begin(), next.parts.end());
    }

    friend bool operator==(const Answer &a, const Answer &b) { return a.parts == b.parts; }

    std::string text() const {
        std::string text;
        for (const Part &part : parts)
            text += (text.empty() ? "" : " ") + part.text();
        return text;
    }
};

/// A word of what is expected. Brackets are for the eye.
inline void read_part(Words &from, std::vector<Part> &to) {
    if (from.accept("[") || from.accept("]"))
        return;
    if (from.accept("yes") || from.accept("no"))
        return to.push_back({Part::yes_or_no, from.words[from.next - 1] == "yes" ? 1.0f : 0.0f});
    if (from.accept("_"))
        return to.push_back({Part::any_number, 0});
    const auto named = names().find(from.words[from.next]);
    const bool is_name = named != names().end();
    from.next += is_name;
    to.push_back({Part::number, is_name ? named->second : next<float>(from)});
}

inline Answer read_answer(Words &from) {
    Answer answer;
    while (from.is_good && !from.is_at_end())
        read_part(from, answer.parts);
    from.is_good = from.is_good && !answer.parts.empty();
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

/// The functions of any shape.
const cases::Functions &shape_functions();

/// The functions of book.h; none where the library is built without them.
const cases::Functions &book_functions();

#endif // CLASH2D_TESTS_CASES_HPP
