// Written by bindings/generate from the Rust source; changes here are lost.
import { degrees, finite, ring, size } from "../check.js";
import { Shape, read, write } from "../shape.js";

/**
 * A point, or a direction with a length. X points to the right, Y up.
 *
 * The unit is the program's own; tiles, pixels and metres work alike.
 */
export class Point extends Shape {
    constructor(x, y, options) {
        super(1, options);
        try {
            this.set(x, y);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "point";
    }

    /** Sets all numbers at once. */
    set(x, y) {
        const isStrict = this.isStrict;
        x = finite(x, "x", isStrict);
        y = finite(y, "y", isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x;
        f[i + 3] = y;
        return this;
    }

    get x() {
        return read(this, 2);
    }

    set x(value) {
        value = finite(value, "x", this.isStrict);
        write(this, 2, value);
    }

    get y() {
        return read(this, 3);
    }

    set y(value) {
        value = finite(value, "y", this.isStrict);
        write(this, 3, value);
    }
}

/**
 * An endless straight line.
 *
 * With the null vector as its direction it is its base point.
 */
export class Line extends Shape {
    constructor(x, y, dx, dy, options) {
        super(2, options);
        try {
            this.set(x, y, dx, dy);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "line";
    }

    /** Sets all numbers at once. */
    set(x, y, dx, dy) {
        const isStrict = this.isStrict;
        x = finite(x, "x", isStrict);
        y = finite(y, "y", isStrict);
        dx = finite(dx, "dx", isStrict);
        dy = finite(dy, "dy", isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x;
        f[i + 3] = y;
        f[i + 4] = dx;
        f[i + 5] = dy;
        return this;
    }

    get x() {
        return read(this, 2);
    }

    set x(value) {
        value = finite(value, "x", this.isStrict);
        write(this, 2, value);
    }

    get y() {
        return read(this, 3);
    }

    set y(value) {
        value = finite(value, "y", this.isStrict);
        write(this, 3, value);
    }

    get dx() {
        return read(this, 4);
    }

    set dx(value) {
        value = finite(value, "dx", this.isStrict);
        write(this, 4, value);
    }

    get dy() {
        return read(this, 5);
    }

    set dy(value) {
        value = finite(value, "dy", this.isStrict);
        write(this, 5, value);
    }
}

/**
 * A straight piece between two points, both included.
 *
 * With two equal points it is a point.
 */
export class Segment extends Shape {
    constructor(x1, y1, x2, y2, options) {
        super(3, options);
        try {
            this.set(x1, y1, x2, y2);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "segment";
    }

    /** Sets all numbers at once. */
    set(x1, y1, x2, y2) {
        const isStrict = this.isStrict;
        x1 = finite(x1, "x1", isStrict);
        y1 = finite(y1, "y1", isStrict);
        x2 = finite(x2, "x2", isStrict);
        y2 = finite(y2, "y2", isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x1;
        f[i + 3] = y1;
        f[i + 4] = x2;
        f[i + 5] = y2;
        return this;
    }

    get x1() {
        return read(this, 2);
    }

    set x1(value) {
        value = finite(value, "x1", this.isStrict);
        write(this, 2, value);
    }

    get y1() {
        return read(this, 3);
    }

    set y1(value) {
        value = finite(value, "y1", this.isStrict);
        write(this, 3, value);
    }

    get x2() {
        return read(this, 4);
    }

    set x2(value) {
        value = finite(value, "x2", this.isStrict);
        write(this, 4, value);
    }

    get y2() {
        return read(this, 5);
    }

    set y2(value) {
        value = finite(value, "y2", this.isStrict);
        write(this, 5, value);
    }
}

/** A filled circle, its rim included. */
export class Circle extends Shape {
    constructor(x, y, radius, options) {
        super(4, options);
        try {
            this.set(x, y, radius);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "circle";
    }

    /** Sets all numbers at once. */
    set(x, y, radius) {
        const isStrict = this.isStrict;
        x = finite(x, "x", isStrict);
        y = finite(y, "y", isStrict);
        radius = size(radius, "radius", isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x;
        f[i + 3] = y;
        f[i + 4] = radius;
        return this;
    }

    get x() {
        return read(this, 2);
    }

    set x(value) {
        value = finite(value, "x", this.isStrict);
        write(this, 2, value);
    }

    get y() {
        return read(this, 3);
    }

    set y(value) {
        value = finite(value, "y", this.isStrict);
        write(this, 3, value);
    }

    get radius() {
        return read(this, 4);
    }

    set radius(value) {
        value = size(value, "radius", this.isStrict);
        write(this, 4, value);
    }
}

/**
 * A filled rectangle whose sides run along the axes, its border included.
 *
 * It reaches from `origin` to `origin + size`, a sum of real numbers that is never rounded.
 */
export class Rectangle extends Shape {
    constructor(x, y, width, height, options) {
        super(5, options);
        try {
            this.set(x, y, width, height);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "rectangle";
    }

    /** Sets all numbers at once. */
    set(x, y, width, height) {
        const isStrict = this.isStrict;
        x = finite(x, "x", isStrict);
        y = finite(y, "y", isStrict);
        width = size(width, "width", isStrict);
        height = size(height, "height", isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x;
        f[i + 3] = y;
        f[i + 4] = width;
        f[i + 5] = height;
        return this;
    }

    get x() {
        return read(this, 2);
    }

    set x(value) {
        value = finite(value, "x", this.isStrict);
        write(this, 2, value);
    }

    get y() {
        return read(this, 3);
    }

    set y(value) {
        value = finite(value, "y", this.isStrict);
        write(this, 3, value);
    }

    get width() {
        return read(this, 4);
    }

    set width(value) {
        value = size(value, "width", this.isStrict);
        write(this, 4, value);
    }

    get height() {
        return read(this, 5);
    }

    set height(value) {
        value = size(value, "height", this.isStrict);
        write(this, 5, value);
    }
}

/** A filled rectangle that is turned around its center, its border included. */
export class OrientedRectangle extends Shape {
    constructor(x, y, halfWidth, halfHeight, rotation, options) {
        super(6, options);
        try {
            this.set(x, y, halfWidth, halfHeight, rotation);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "orientedRectangle";
    }

    /** Sets all numbers at once. */
    set(x, y, halfWidth, halfHeight, rotation) {
        const isStrict = this.isStrict;
        x = finite(x, "x", isStrict);
        y = finite(y, "y", isStrict);
        halfWidth = size(halfWidth, "halfWidth", isStrict);
        halfHeight = size(halfHeight, "halfHeight", isStrict);
        rotation = finite(rotation, "rotation", isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x;
        f[i + 3] = y;
        f[i + 4] = halfWidth;
        f[i + 5] = halfHeight;
        f[i + 6] = rotation;
        return this;
    }

    get x() {
        return read(this, 2);
    }

    set x(value) {
        value = finite(value, "x", this.isStrict);
        write(this, 2, value);
    }

    get y() {
        return read(this, 3);
    }

    set y(value) {
        value = finite(value, "y", this.isStrict);
        write(this, 3, value);
    }

    get halfWidth() {
        return read(this, 4);
    }

    set halfWidth(value) {
        value = size(value, "halfWidth", this.isStrict);
        write(this, 4, value);
    }

    get halfHeight() {
        return read(this, 5);
    }

    set halfHeight(value) {
        value = size(value, "halfHeight", this.isStrict);
        write(this, 5, value);
    }

    get rotation() {
        return read(this, 6);
    }

    set rotation(value) {
        value = finite(value, "rotation", this.isStrict);
        write(this, 6, value);
    }

    get rotationRadians() {
        return (this.rotation * Math.PI) / 180;
    }

    set rotationRadians(value) {
        this.rotation = degrees(value, "rotationRadians");
    }
}

/**
 * All points within a distance from a segment: a filled stadium, its border included.
 *
 * With two equal points it is a circle, with radius 0 a segment.
 */
export class Capsule extends Shape {
    constructor(x1, y1, x2, y2, radius, options) {
        super(7, options);
        try {
            this.set(x1, y1, x2, y2, radius);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "capsule";
    }

    /** Sets all numbers at once. */
    set(x1, y1, x2, y2, radius) {
        const isStrict = this.isStrict;
        x1 = finite(x1, "x1", isStrict);
        y1 = finite(y1, "y1", isStrict);
        x2 = finite(x2, "x2", isStrict);
        y2 = finite(y2, "y2", isStrict);
        radius = size(radius, "radius", isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x1;
        f[i + 3] = y1;
        f[i + 4] = x2;
        f[i + 5] = y2;
        f[i + 6] = radius;
        return this;
    }

    get x1() {
        return read(this, 2);
    }

    set x1(value) {
        value = finite(value, "x1", this.isStrict);
        write(this, 2, value);
    }

    get y1() {
        return read(this, 3);
    }

    set y1(value) {
        value = finite(value, "y1", this.isStrict);
        write(this, 3, value);
    }

    get x2() {
        return read(this, 4);
    }

    set x2(value) {
        value = finite(value, "x2", this.isStrict);
        write(this, 4, value);
    }

    get y2() {
        return read(this, 5);
    }

    set y2(value) {
        value = finite(value, "y2", this.isStrict);
        write(this, 5, value);
    }

    get radius() {
        return read(this, 6);
    }

    set radius(value) {
        value = size(value, "radius", this.isStrict);
        write(this, 6, value);
    }
}

/**
 * A piece of a disc or of a ring around its center, its border included: the swing of a sword, a
 * cone of sight.
 *
 * Its points are between `innerRadius` and `radius` away from the center, in directions that differ
 * by at most `halfAngle` from `direction`. From 180 degrees on it is the whole disc or ring, with
 * 0 degrees a segment.
 */
export class Sector extends Shape {
    constructor(x, y, innerRadius, radius, direction, halfAngle, options) {
        super(10, options);
        try {
            this.set(x, y, innerRadius, radius, direction, halfAngle);
        } catch (error) {
            this.dispose();
            throw error;
        }
    }

    get type() {
        return "sector";
    }

    /** Sets all numbers at once. */
    set(x, y, innerRadius, radius, direction, halfAngle) {
        const isStrict = this.isStrict;
        x = finite(x, "x", isStrict);
        y = finite(y, "y", isStrict);
        innerRadius = size(innerRadius, "innerRadius", isStrict);
        radius = size(radius, "radius", isStrict);
        direction = finite(direction, "direction", isStrict);
        halfAngle = size(halfAngle, "halfAngle", isStrict);
        ring(innerRadius, radius, isStrict);
        const f = this.floats, i = this.word;
        f[i + 2] = x;
        f[i + 3] = y;
        f[i + 4] = innerRadius;
        f[i + 5] = radius;
        f[i + 6] = direction;
        f[i + 7] = halfAngle;
        return this;
    }

    get x() {
        return read(this, 2);
    }

    set x(value) {
        value = finite(value, "x", this.isStrict);
        write(this, 2, value);
    }

    get y() {
        return read(this, 3);
    }

    set y(value) {
        value = finite(value, "y", this.isStrict);
        write(this, 3, value);
    }

    get innerRadius() {
        return read(this, 4);
    }

    set innerRadius(value) {
        value = size(value, "innerRadius", this.isStrict);
        ring(value, this.radius, this.isStrict);
        write(this, 4, value);
    }

    get radius() {
        return read(this, 5);
    }

    set radius(value) {
        value = size(value, "radius", this.isStrict);
        ring(this.innerRadius, value, this.isStrict);
        write(this, 5, value);
    }

    get direction() {
        return read(this, 6);
    }

    set direction(value) {
        value = finite(value, "direction", this.isStrict);
        write(this, 6, value);
    }

    get directionRadians() {
        return (this.direction * Math.PI) / 180;
    }

    set directionRadians(value) {
        this.direction = degrees(value, "directionRadians");
    }

    get halfAngle() {
        return read(this, 7);
    }

    set halfAngle(value) {
        value = size(value, "halfAngle", this.isStrict);
        write(this, 7, value);
    }

    get halfAngleRadians() {
        return (this.halfAngle * Math.PI) / 180;
    }

    set halfAngleRadians(value) {
        this.halfAngle = degrees(value, "halfAngleRadians");
    }
}
