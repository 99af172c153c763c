import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CartLine } from "../../src/chat-state.ts";

/** A conversation under way, how it goes on, and what is ordered in the end. */
export type StateSample = { name: string; state: unknown; goOn: string[]; lines: CartLine[] };

/** Where the samples are: a folder for each kind and format. */
export const samplesFolder = join(import.meta.dirname, "../../samples");
const read = (path: string) => JSON.parse(readFileSync(join(samplesFolder, path), "utf8"));

/** The samples of every format, named after their files. */
function readAll(kind: "state" | "flow"): { name: string; value: unknown }[] {
  const folders = readdirSync(samplesFolder).filter((folder) => folder.startsWith(`${kind}-v`));
  return folders.flatMap((folder) =>
    readdirSync(join(samplesFolder, folder)).map((file) => ({
      name: `${folder}/${file.replace(".json", "")}`,
      value: read(join(folder, file)),
    })),
  );
}

/** Written by record.ts and read by tests only. */
const asStateSample = (name: string, value: unknown) => ({ name, ...(value as Omit<StateSample, "name">) });

export const readStateSamples = (): StateSample[] =>
  readAll("state").map(({ name, value }) => asStateSample(name, value));
export const readFlowSamples = () => readAll("flow");
/** By kind and format, the digest of its shape. */
export const readShapes = (): Record<"state" | "flow", Record<string, string>> => read("shapes.json");
