// Written by bindings/generate from the Rust source; changes here are lost.

export const SIDE = ["none", "left", "right"];

export const RELATION = ["disjoint", "touching", "overlapping", "aInsideB", "aInsideBTouching", "bInsideA", "bInsideATouching", "equal"];

export const CAST_MODE = ["all", "approaching"];

export const CAST_SIDES = ["respect", "ignore"];

export const WINDING = ["none", "counterclockwise", "clockwise"];

export const STATUS = ["ok", "nullPointer", "unknownKind", "notFinite", "negative", "badInnerRadius", "badArray", "badRings", "unknownValue", "nestedGroup", "notSimple", "bufferTooSmall", "reservedNotZero", "badNodes", "staleId", "outOfMemory", "badSnapshot"];

export const ColliderFlags = Object.freeze({
    static: 1,
    sensor: 2,
    unswept: 4,
    carrier: 8,
});

export const EventFlags = Object.freeze({
    aSeesB: 1,
    bSeesA: 2,
    passed: 4,
    aRemoved: 8,
    bRemoved: 16,
    changed: 32,
});

export const MoverFlags = Object.freeze({
    drop: 1,
    noCarry: 2,
    noSlide: 4,
    evenSpeed: 8,
    stopOnSlope: 16,
    climbOnlyFloors: 32,
});

export const MoverTouch = Object.freeze({
    floor: 1,
    wall: 2,
    ceiling: 4,
    stepped: 8,
    snapped: 16,
    nudged: 32,
    pushedOut: 64,
    stuck: 128,
    crushed: 256,
});

export const QueryFlags = Object.freeze({
    noSensors: 1,
    noSolids: 2,
    noStatics: 4,
    noMoving: 8,
    oneWay: 16,
});
