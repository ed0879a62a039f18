// The shared cases of tests/cases, asked of a WebAssembly build through its exports.
// usage: node tests/web/cases.mjs clash2d.wasm
import { readFileSync, readdirSync } from "node:fs";
import { Library } from "./abi.mjs";

const [program] = process.argv.slice(2);
const folder = new URL("../cases/", import.meta.url);

/** The lines of a file without what stands behind a #, and which line each is. */
function linesOf(file) {
    const lines = readFileSync(new URL(file, folder), "utf8").split("\n");
    return lines.map((text, i) => [text.split("#")[0].trim(), i + 1]).filter(([line]) => line !== "");
}

const names = Object.fromEntries(linesOf("shapes/names").map(([line]) => line.split(" ")));
for (const name in names) names[name] = Number(names[name]);
const library = new Library(program, new URL("../../bindings/api.json", import.meta.url), names);

const wordsOf = (text) => text.replaceAll(/[[\]]/g, " $& ").trim().split(/ +/);

/** Whether a word says what an answer is: the same bits, but that every NaN is the same. */
function says(word, { type, value }) {
    if (type === "bool") {
        if (word !== "yes" && word !== "no") throw new Error(`${word} is neither yes nor no`);
        return value === (word === "yes");
    }
    if (word === "_") return true;
    const number = library.number(word, type);
    // Object.is tells 0 from -0.
    return Object.is(value, type === "float" ? Math.fround(number) : number);
}

/** Asks about one line; the function's name. */
function ask(line) {
    const parts = line.split("=");
    if (parts.length !== 2) throw new Error("a case is a call, = and an answer");
    const [[name, ...words], answer] = parts.map(wordsOf);
    // Brackets in an answer are for the eye.
    const expected = answer.filter((word) => word !== "[" && word !== "]");
    const got = library.call(name, words);
    const isSame = got.length === expected.length && got.every((told, i) => says(expected[i], told));
    if (!isSame) throw new Error(`expected ${expected.join(" ")}, got ${got.map(shown).join(" ")}`);
    return name;
}

function shown({ type, value }) {
    if (type === "bool") return value ? "yes" : "no";
    return Object.is(value, -0) ? "-0" : `${value}`;
}

let cases = 0;
const asked = new Set(linesOf("shapes/elsewhere").map(([line]) => line.split(" ")[0]));
const problems = [];
const textsIn = (below) =>
    readdirSync(new URL(below, folder)).filter((file) => file.endsWith(".txt")).map((file) => below + file);
for (const file of [...textsIn(""), ...textsIn("shapes/")].sort()) {
    const before = cases;
    for (const [line, number] of linesOf(file)) {
        cases += 1;
        try {
            asked.add(ask(line));
        } catch (error) {
            problems.push(`tests/cases/${file}:${number}: ${error.message}\n    ${line}`);
        }
    }
    if (cases === before) problems.push(`tests/cases/${file}: no cases`);
}
for (const name of library.names.filter((name) => !asked.has(name))) {
    problems.push(`${name}: no case`);
}
const [major, minor, patch] = library.version.split(".").map(Number);
const [version] = library.call("clash_version", []);
if (version.value !== major * 1000000 + minor * 1000 + patch) {
    problems.push(`clash_version: ${version.value} is not ${library.version}`);
}
if (cases === 0) problems.push("tests/cases: no cases");
if (problems.length > 0) {
    console.error(problems.join("\n"));
    console.error(`${problems.length} problems in ${cases} cases`);
    process.exit(1);
}
console.log(`${library.names.length} functions, ${cases} cases: all agree`);
