import { readFileSync } from "node:fs";
import path from "node:path";

/** The languages of the samples, in display order, and the file of each. */
export const sampleLanguages = [
  { name: "curl", file: "curl.sh" },
  { name: "JavaScript", file: "javascript.mjs" },
  { name: "Python", file: "python.py" },
] as const;

/** The text of a sample: a file that runs as it is, which a test does. Read at build time. */
export const readSample = (file: string): string =>
  readFileSync(
    path.join(/* turbopackIgnore: true */ process.cwd(), "src/sections/developers/samples", file),
    "utf8",
  ).trimEnd();

/** The contract's folder, as seen from where the site is built. */
export const contractFolder = (): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), "../../packages/contract/src");
