import { closeSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { UserError } from "../user-error.ts";
import { identityOf, isAlive, type ProcessIdentity } from "./process-identity.ts";

function holderOf(file: string): ProcessIdentity | undefined {
  try {
    const [pid = "", startedAt = ""] = readFileSync(file, "utf8").split("\n");
    return { pid: Number(pid), startedAt };
  } catch {
    return undefined;
  }
}

/** Locks the file for one living process; takes over the lock of a killed one. */
export function takeLock(file: string, what: string): () => void {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const handle = openSync(file, "wx");
      const mine = identityOf(process.pid);
      writeSync(handle, `${mine.pid}\n${mine.startedAt}\n`);
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = holderOf(file);
    if (holder && isAlive(holder))
      throw new UserError(
        `${what} already runs from this folder (process ${holder.pid}). Stop it first: kill ${holder.pid}`,
      );
    rmSync(file, { force: true });
  }
  throw new UserError(`${what} is being started from this folder by another process. Try again.`);
}
