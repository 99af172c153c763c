import { readFileSync } from "node:fs";
import path from "node:path";

/** The port of the server that runs on the data of this folder; undefined where none does. */
export function runningPort(dataDir: string): number | undefined {
  try {
    // PostgreSQL's own note, whose fourth line is the port; it goes when the server stops.
    const port = Number(readFileSync(path.join(dataDir, "cluster", "postmaster.pid"), "utf8").split("\n")[3]);
    return Number.isInteger(port) && port > 0 ? port : undefined;
  } catch {
    return undefined;
  }
}
