// Bullets in a level: each flies up to four units a frame, past or into walls that are a hundred
// times thinner, and bounces off where it meets the first one. None gets through.
//
//     c++ -std=c++17 -O2 -Iinclude examples/bullets/bullets.cpp target/release/libclash2d.a
//     -Wl,--gc-sections
//     ./a.out 100000 10000 200 bullets.svg  # bullets, walls, frames, a picture
#include "picture.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <vector>

using clash::Vector2D;

namespace {

enum Layer : uint64_t { walls = 1, bullets = 2 };

/// How far before a wall a bullet is put that met it.
constexpr float gap = 1.0f / 128;

/// How many frames of a bullet's way are drawn.
constexpr std::size_t drawn_frames = 8;

/// The same numbers on every machine.
class Random {
  public:
    /// From 0 to less than 1.
    float part() {
        state_ = state_ * 6364136223846793005u + 1442695040888963407u;
        return static_cast<float>(state_ >> 40) / (1 << 24);
    }
    float from(float least, float most) { return least + (most - least) * part(); }

  private:
    uint64_t state_ = 7;
};

/// What happened in one frame.
struct Frame {
    double milliseconds = 0;
    std::size_t bounces = 0;
    /// Bullets that a look at the end of the frame's way would have missed.
    std::size_t passes = 0;
};

class Level {
  public:
    Level(std::size_t bullet_count, std::size_t wall_count)
        : side_(10 * std::sqrt(static_cast<float>(wall_count))) {
        for (std::size_t i = 0; i < wall_count; ++i)
            add_wall(i);
        add_border();
        while (ids_.size() < bullet_count)
            add_bullet();
        world_.update();
    }

    Frame step() {
        const auto start = std::chrono::steady_clock::now();
        Frame frame;
        for (std::size_t i = 0; i < ids_.size(); ++i)
            ends_[i].position = starts_[i].position + speeds_[i];
        world_.move(ids_, ends_);
        for (const clash::Event &event : world_.update().begins) // the first contacts come first
            bounce(event, frame);
        world_.place(moved_ids_, moved_poses_);
        world_.update(); // Ends what they would have touched behind.
        moved_ids_.clear();
        moved_poses_.clear();
        starts_ = ends_;
        const std::chrono::duration<double, std::milli> time =
            std::chrono::steady_clock::now() - start;
        frame.milliseconds = time.count();
        return frame;
    }

    const std::vector<clash::Pose> &places() const { return ends_; }

    /// How many bullets are in walls: none, ever.
    std::size_t lost() const {
        return static_cast<std::size_t>(
            std::count_if(ids_.begin(), ids_.end(), [&](clash::ColliderId id) {
                return world_.overlaps_any(*world_.shape(id), clash::Query().on(walls));
            }));
    }

    /// The middle of the level with the last frames of all bullets that end there.
    void draw(std::FILE *file, const std::vector<std::vector<clash::Pose>> &history) const {
        const float width = std::min(48.0f, side_);
        const clash::Rectangle window{{-width / 2, -width / 2}, {width, width}};
        Picture picture(file, window, 720);
        std::vector<clash::ColliderId> seen;
        world_.overlaps(window, seen, clash::Query().on(walls));
        for (const clash::ColliderId id : seen)
            picture.shape("wall", *world_.shape(id));
        world_.overlaps(window, seen, clash::Query().on(bullets));
        for (const clash::ColliderId id : seen)
            draw_way(picture, static_cast<std::size_t>(world_.get(id)->user), history);
    }

  private:
    clash::World world_;
    Random random_;
    float side_;
    std::vector<clash::ColliderId> ids_, moved_ids_;
    std::vector<clash::Pose> starts_, ends_, moved_poses_;
    std::vector<Vector2D> speeds_;

    Vector2D anywhere() {
        const float x = random_.from(-side_ / 2, side_ / 2);
        return {x, random_.from(-side_ / 2, side_ / 2)};
    }

    clash::ColliderId add_wall(const clash::Collider &wall) {
        return world_.add(wall.on(walls).seeing(0).with(clash::ColliderFlags::static_));
    }

    /// Planks, discs and angles.
    void add_wall(std::size_t number) {
        static const clash::OwnedPolygon angle{{0, 0},       {4, 0},    {4, 0.5f},
                                               {0.5f, 0.5f}, {0.5f, 3}, {0, 3}};
        static const clash::Rectangle plank{{-3, -0.02f}, {6, 0.04f}};
        const clash::Pose pose{anywhere(), random_.from(-180, 180)};
        if (number % 8 == 0)
            add_wall(clash::Collider(clash::Circle{{0, 0}, random_.from(0.5f, 2)}).at(pose));
        else if (number % 8 == 1)
            add_wall(clash::Collider(angle).at(pose));
        else
            add_wall(clash::Collider(plank).at(pose));
    }

    /// Boxes around the level.
    void add_border() {
        const float half = side_ / 2;
        for (const float turn : {0.0f, 90.0f, 180.0f, 270.0f})
            add_wall(clash::Collider(clash::Rectangle{{half, -half - 8}, {8, side_ + 16}})
                         .at(clash::Pose{{0, 0}, turn}));
    }

    void add_bullet() {
        const Vector2D place = anywhere();
        if (world_.overlaps_any(place, clash::Query().on(walls)))
            return;
        const auto bullet = clash::Collider(Vector2D()).on(bullets).seeing(walls).at(place);
        ids_.push_back(world_.add(bullet.keeping(uint64_t{ids_.size()})));
        starts_.push_back({place});
        ends_.push_back({place});
        const float speed = random_.from(0.5f, 4);
        speeds_.push_back(clash::rotate_vector({speed, 0}, random_.from(-180, 180)));
    }

    /// Stops a bullet shortly before what it meets first, and turns it round.
    void bounce(const clash::Event &event, Frame &frame) {
        const auto bullet = static_cast<std::size_t>(event.userB); // Walls were there before.
        const Vector2D way = speeds_[bullet];
        const Vector2D end = starts_[bullet].position + way;
        if (ends_[bullet].position != end)
            return; // It met something before.
        frame.passes += has(event.flags, clash::EventFlags::passed);
        const float part = event.enter - gap / clash::vector_length(way);
        ends_[bullet].position = starts_[bullet].position + std::max(part, 0.0f) * way;
        if (world_.overlaps_any(ends_[bullet].position, clash::Query().on(walls)))
            ends_[bullet] = starts_[bullet]; // Rounded into what it grazes.
        speeds_[bullet] = clash::reflect_vector(way, event.normal);
        moved_ids_.push_back(ids_[bullet]);
        moved_poses_.push_back(ends_[bullet]);
        ++frame.bounces;
    }

    void draw_way(Picture &picture, std::size_t bullet,
                  const std::vector<std::vector<clash::Pose>> &history) const {
        picture.begin_way("way");
        for (std::size_t i = 0; i < history.size(); ++i)
            picture.line_to(history[i][bullet].position, i == 0);
        picture.end_way("");
        picture.circle("bullet", history.back()[bullet].position, 1.6f);
    }
};

} // namespace

int main(int count, char **words) {
    const auto number = [&](int i, std::size_t otherwise) -> std::size_t {
        return i < count ? std::strtoul(words[i], nullptr, 10) : otherwise;
    };
    Level level(number(1, 100000), number(2, 10000));
    std::vector<double> times;
    std::vector<std::vector<clash::Pose>> history;
    std::size_t bounces = 0, passes = 0;
    const std::size_t frames = number(3, 200);
    for (std::size_t i = 0; i < frames; ++i) {
        if (i + drawn_frames >= frames)
            history.push_back(level.places());
        const Frame frame = level.step();
        times.push_back(frame.milliseconds);
        bounces += frame.bounces;
        passes += frame.passes;
    }
    history.push_back(level.places());
    std::sort(times.begin(), times.end());
    if (!times.empty())
        std::printf("a frame takes %.2f ms, the fastest %.2f, the slowest %.2f\n",
                    times[times.size() / 2], times.front(), times.back());
    std::printf("%zu bounces, %zu of them at what is passed at the end of the frame\n", bounces,
                passes);
    if (std::FILE *file = count > 4 ? std::fopen(words[4], "w") : nullptr) {
        level.draw(file, history);
        std::fclose(file);
    }
    const std::size_t lost = level.lost();
    std::printf("%zu bullets are in a wall\n", lost);
    return lost == 0 ? 0 : 1;
}
