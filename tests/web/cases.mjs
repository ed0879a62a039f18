// The shared cases of tests/cases, asked of a WebAssembly build through its exports.
// usage: node tests/web/cases.mjs clash2d.wasm
import { readFileSync, readdirSync } from "node:fs";
import { Library } from "./abi.mjs";

const [program] = process.argv.slice(2);
const folder = new URL("../cases/", import.meta.url);
const library = new Library(program, new URL("../../bindings/api.json", import.meta.url));

const SPECIAL = { nan: NaN, inf: Infinity, "-inf": -Infinity };

function number(word) {
    if (word in SPECIAL) return SPECIAL[word];
    if (!/^-?\d+(\.\d+)?(e[+-]?\d+)?$/.test(word)) throw new Error(`${word} is no number`);
    return Number(word);
}

/** Numbers, and an array of numbers for what stands in brackets. */
function numbers(words) {
    const found = [];
    for (let i = 0; i < words.length; i++) {
        if (words[i] !== "[") {
            found.push(number(words[i]));
            continue;
        }
        const end = words.indexOf("]", i);
        if (end < 0) throw new Error("a bracket is not closed");
        found.push(words.slice(i + 1, end).map(number));
        i = end;
    }
    return found;
}

function answer(words) {
    const [word] = words;
    if (word !== "yes" && word !== "no") return words.map(number).map(Math.fround);
    if (words.length > 1) throw new Error(`more than ${word}`);
    return word === "yes";
}

/** The same bits, but that every NaN is the same: Object.is tells 0 from -0. */
function same(a, b) {
    if (!Array.isArray(a) || !Array.isArray(b)) return a === b;
    return a.length === b.length && a.every((number, i) => Object.is(number, b[i]));
}

/** Asks about one line; whether the answer is the expected one. */
function ask(line) {
    const parts = line.split("=").map((part) => part.trim().split(/ +/));
    if (parts.length !== 2) throw new Error("a case is a call, = and an answer");
    const [[name, ...words], result] = parts;
    const expected = answer(result);
    const got = library.call(name, numbers(words));
    if (!same(got, expected)) throw new Error(`expected ${shown(expected)}, got ${shown(got)}`);
    return name;
}

function shown(answer) {
    if (!Array.isArray(answer)) return answer ? "yes" : "no";
    return answer.map((number) => (Object.is(number, -0) ? "-0" : `${number}`)).join(" ");
}

let cases = 0;
const elsewhere = readFileSync(new URL("elsewhere", folder), "utf8").split("\n");
const asked = new Set(elsewhere.filter((line) => line.startsWith("clash_")));
const problems = [];
for (const file of readdirSync(folder).filter((file) => file.endsWith(".txt")).sort()) {
    const before = cases;
    readFileSync(new URL(file, folder), "utf8").split("\n").forEach((text, i) => {
        const line = text.split("#")[0].trim();
        if (line === "") return;
        cases += 1;
        try {
            asked.add(ask(line));
        } catch (error) {
            problems.push(`tests/cases/${file}:${i + 1}: ${error.message}\n    ${line}`);
        }
    });
    if (cases === before) problems.push(`tests/cases/${file}: no cases`);
}
for (const name of library.names.filter((name) => !asked.has(name))) {
    problems.push(`${name}: no case`);
}
const [major, minor, patch] = library.version.split(".").map(Number);
const version = library.call("clash_version", []);
if (!same(version, [major * 1000000 + minor * 1000 + patch])) {
    problems.push(`clash_version: ${version} is not ${library.version}`);
}
if (cases === 0) problems.push("tests/cases: no cases");
if (problems.length > 0) {
    console.error(problems.join("\n"));
    console.error(`${problems.length} problems in ${cases} cases`);
    process.exit(1);
}
console.log(`${library.names.length} functions, ${cases} cases: all agree`);
