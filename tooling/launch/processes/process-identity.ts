import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** Identifies one process permanently: the number alone may be reused later. */
export type ProcessIdentity = { pid: number; startedAt: string };

/** When the process started, as a text that never changes; undefined once it is gone. */
export function startOf(pid: number): string | undefined {
  if (process.platform !== "linux")
    return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() || undefined;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()?.split(" ") ?? [];
    // A zombie has ended but was not yet reaped by its parent.
    return fields[0] === "Z" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export function identityOf(pid: number): ProcessIdentity {
  return { pid, startedAt: startOf(pid) ?? "" };
}

export function isAlive(mark: ProcessIdentity): boolean {
  return mark.startedAt !== "" && startOf(mark.pid) === mark.startedAt;
}
