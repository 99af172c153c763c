import { readFileSync } from "node:fs";
import path from "node:path";

/** The languages of the samples, in the order they are offered, and the file each is in. */
export const sampleLanguages = [
  { name: "curl", file: "curl.sh" },
  { name: "JavaScript", file: "javascript.mjs" },
  { name: "Python", file: "python.py" },
] as const;

/** The text of a sample: a file that runs as it stands, and that a test runs. Read while the site is built. */
export const readSample = (file: string): string =>
  readFileSync(
    path.join(/* turbopackIgnore: true */ process.cwd(), "src/sections/developers/samples", file),
    "utf8",
  ).trimEnd();

/** Where the contract stands, seen from where the site is built. */
export const contractFolder = (): string =>
  path.join(/* turbopackIgnore: true */ process.cwd(), "../../packages/contract/src");
