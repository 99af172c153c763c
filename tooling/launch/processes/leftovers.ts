import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, type ProcessIdentity } from "./process-identity.ts";

/** Signals a process and all its children, if it leads a group of its own. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  if (!(pid > 1)) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, signal);
  } catch {
    // Already gone.
  }
}

export function recordRunning(file: string, marks: Iterable<ProcessIdentity>): void {
  writeFileSync(file, JSON.stringify([...marks]));
}

function marksIn(file: string): ProcessIdentity[] {
  try {
    const noted: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(noted)
      ? noted.map(({ pid, startedAt }) => ({ pid: Number(pid), startedAt: String(startedAt) }))
      : [];
  } catch {
    return [];
  }
}

/** Ends what a killed run left running, before its ports are used again. */
export async function endLeftovers(file: string): Promise<void> {
  const alive = () => marksIn(file).filter(isAlive);
  for (const signal of ["SIGTERM", "SIGKILL"] as const) {
    for (const mark of alive()) signalGroup(mark.pid, signal);
    for (let waitedMs = 0; waitedMs < 8_000 && alive().length > 0; waitedMs += 50) await sleep(50);
  }
  recordRunning(file, []);
}
