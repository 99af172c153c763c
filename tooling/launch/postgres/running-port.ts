import { readFileSync } from "node:fs";
import path from "node:path";

/** The port of the server running on the data in this folder; undefined if none is running. */
export function runningPort(dataDir: string): number | undefined {
  try {
    // PostgreSQL's own file with the port in its fourth line; it is deleted when the server stops.
    const port = Number(readFileSync(path.join(dataDir, "cluster", "postmaster.pid"), "utf8").split("\n")[3]);
    return Number.isInteger(port) && port > 0 ? port : undefined;
  } catch {
    return undefined;
  }
}
