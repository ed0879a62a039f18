// The bytes are in here: nothing is fetched, and there is nothing to wait for.
import { plain, simd } from "../dist/bytes.js";
import { WHOLE, hasSimd, loadSync, need } from "./load.js";

export * from "./all.js";

loadSync(hasSimd() ? simd() : plain());
need(WHOLE);

export const load = () => Promise.resolve();
