import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { Refusal } from "../refusal.ts";
import { isAlive, markOf, type ProcessMark } from "./alive.ts";

function holderOf(file: string): ProcessMark | undefined {
  try {
    const [pid = "", startedAt = ""] = readFileSync(file, "utf8").split("\n");
    return { pid: Number(pid), startedAt };
  } catch {
    return undefined;
  }
}

/** One living process at a time holds the file; what a killed one left behind is taken over. */
export function takeLock(file: string, what: string): () => void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, "wx");
      const mine = markOf(process.pid);
      writeSync(handle, `${mine.pid}\n${mine.startedAt}\n`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder))
      throw new Refusal(
        `${what} already runs from this folder (process ${holder.pid}). Stop it first: kill ${holder.pid}`,
      );
    rmSync(file, { force: true });
  }
  throw new Refusal(`${what} is being started from this folder by another process. Try again.`);
}
