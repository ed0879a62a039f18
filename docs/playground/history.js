// The address tells all that is shown, and what it told before can be brought back.
const undone = [];
const MOST = 500;
let show = () => {};

export const here = () => location.hash.slice(1);

/** Who shows what an address tells. */
export function shownBy(how) {
    show = how;
    window.addEventListener("hashchange", () => visit(here()));
}

/** Puts a text into the address; `before` is what taking it back brings, if that is a step of its own. */
export function tell(text, before) {
    if (before !== undefined && before !== text && before !== undone.at(-1)) undone.push(before);
    if (undone.length > MOST) undone.shift();
    if (here() !== text) history.replaceState(null, "", `#${text}`);
}

/** Shows another address as a step that can be taken back. */
export function visit(text) {
    const before = shown;
    shown = show(text);
    if (before !== undefined) tell(shown, before);
    else tell(shown);
}

let shown;
/** What is shown now, in the address, too; a step unless it is on the way of one. */
export function changed(text, isStep = true) {
    tell(text, isStep ? shown : undefined);
    if (isStep) shown = text;
}

export function undo() {
    const text = undone.pop();
    if (text === undefined) return false;
    shown = show(text);
    tell(shown);
    return true;
}
