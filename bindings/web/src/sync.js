// The bytes are in here: nothing is fetched, and there is nothing to wait for.
import { plain, simd } from "../dist/bytes.js";
import { hasSimd, loadSync } from "./load.js";

export * from "./all.js";

loadSync(hasSimd() ? simd() : plain());

export const load = () => Promise.resolve();
