// A part of a level as SVG.
#ifndef BULLETS_PICTURE_HPP
#define BULLETS_PICTURE_HPP

#include <clash2d/world.hpp>

#include <cstdio>

/// A window onto a level, drawn shape by shape into a file.
class Picture {
  public:
    Picture(std::FILE *file, clash::Rectangle window, float width) noexcept
        : file_(file), window_(window), scale_(width / window.size.x) {
        const float height = window.size.y * scale_;
        std::fprintf(file_,
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %.0f %.0f\">\n",
                     number(width), number(height));
        std::fprintf(file_, "<style>.page{fill:#f8fafc}.wall{fill:#cbd5e1;stroke:#64748b}"
                            ".way{fill:none;stroke:#2563eb;stroke-opacity:.55}"
                            ".hit{fill:#dc2626}.bullet{fill:#1e3a8a}</style>\n");
        std::fprintf(file_, "<rect class=\"page\" width=\"%.0f\" height=\"%.0f\"/>\n",
                     number(width), number(height));
    }

    Picture(const Picture &) = delete;
    Picture &operator=(const Picture &) = delete;

    ~Picture() { std::fprintf(file_, "</svg>\n"); }

    /// A disc, or whatever else the corners of a shape are the outline of.
    void shape(const char *name, const clash::Shape &shape) {
        if (shape.kind == clash::ShapeKind::circle) {
            const clash::Circle &disc = shape.data.circle;
            return circle(name, disc.center + shape.position, disc.radius * scale_);
        }
        begin_way(name);
        const std::size_t count = clash::shape_vertex_count(shape);
        for (std::size_t i = 0; i < count; ++i)
            line_to(*clash::shape_vertex(shape, 0, static_cast<uint32_t>(i)), i == 0);
        end_way("z");
    }

    void circle(const char *name, clash::Vector2D center, float pixels) {
        std::fprintf(file_, "<circle class=\"%s\" cx=\"%.1f\" cy=\"%.1f\" r=\"%.1f\"/>\n", name,
                     x(center), y(center), number(pixels));
    }

    void begin_way(const char *name) { std::fprintf(file_, "<path class=\"%s\" d=\"", name); }
    void line_to(clash::Vector2D place, bool is_first) {
        std::fprintf(file_, "%c%.1f %.1f", is_first ? 'M' : 'L', x(place), y(place));
    }
    void end_way(const char *end) { std::fprintf(file_, "%s\"/>\n", end); }

  private:
    std::FILE *file_;
    clash::Rectangle window_;
    float scale_;

    static double number(float value) { return static_cast<double>(value); }
    double x(clash::Vector2D place) const { return number((place.x - window_.origin.x) * scale_); }
    double y(clash::Vector2D place) const {
        return number((window_.origin.y + window_.size.y - place.y) * scale_);
    }
};

#endif // BULLETS_PICTURE_HPP
