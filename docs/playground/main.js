// The tabs, the address and what takes back.
import { here, shownBy, undo, visit } from "./history.js";
import { library } from "./library.js";
import * as pair from "./pair.js";
import * as platformer from "./platformer.js";
import * as race from "./race.js";

const byId = (id) => document.getElementById(id);
/** Each has a title, `begin()`, `show(text)`, which returns what it shows, and `hide()`. */
const TABS = { pair, race, platformer };
const begun = new Set();
let open;

const tabOf = (text) => {
    const name = new URLSearchParams(text).get("tab");
    return Object.hasOwn(TABS, name ?? "") ? name : "pair";
};

/** Shows what an address tells; what it would be in full. */
function show(text) {
    const name = tabOf(text);
    if (open !== undefined && open !== name) TABS[open].hide();
    open = name;
    for (const [other, { tab }] of Object.entries(tabs)) {
        byId(other).hidden = other !== name;
        tab.setAttribute("aria-selected", other === name);
        tab.tabIndex = other === name ? 0 : -1;
    }
    if (!begun.has(name)) TABS[name].begin();
    begun.add(name);
    return (tabs[name].last = TABS[name].show(text));
}

const tabs = {};

function bar() {
    const nav = document.querySelector("nav");
    for (const [name, { title }] of Object.entries(TABS)) {
        const tab = document.createElement("button");
        Object.assign(tab, { id: `tab-${name}`, role: "tab", textContent: title });
        tab.setAttribute("aria-controls", name);
        byId(name).setAttribute("aria-labelledby", tab.id);
        tab.addEventListener("click", () => open !== name && visit(tabs[name].last));
        tabs[name] = { tab, last: name === "pair" ? "" : `tab=${name}` };
        nav.append(tab);
    }
    nav.addEventListener("keydown", ({ key }) => {
        const way = { ArrowLeft: -1, ArrowRight: 1 }[key];
        if (way === undefined) return;
        const names = Object.keys(TABS);
        const { tab } = tabs[names.at((names.indexOf(open) + way) % names.length)];
        tab.click();
        tab.focus();
    });
}

function begin() {
    byId("loading").hidden = true;
    bar();
    shownBy(show);
    visit(here());
    byId("undo").addEventListener("click", undo);
    window.addEventListener("keydown", (event) => {
        if (event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        undo();
    });
    document.body.dataset.ready = "yes";
}

library().then(begin).catch((error) => {
    byId("loading").hidden = true;
    byId("error").hidden = false;
    byId("error").textContent = error.message;
    console.error(error);
});
