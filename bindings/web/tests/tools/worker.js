import * as clash from "../../src/index.js";
import { askAll } from "../cases.js";

addEventListener("message", async ({ data: { module, functions, texts } }) => {
    await clash.load(module);
    const { asked, problems } = askAll(clash, functions, texts);
    postMessage({ asked: [...asked.values()].reduce((a, b) => a + b, 0), problems });
});
