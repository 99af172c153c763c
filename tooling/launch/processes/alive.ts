import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** One process for good: a number alone may come to name another process later. */
export type ProcessMark = { pid: number; startedAt: string };

/** When the process began, in words that never change while it lives; undefined once it is gone. */
export function startOf(pid: number): string | undefined {
  if (process.platform !== "linux")
    return spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() || undefined;
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").pop()?.split(" ") ?? [];
    // A zombie has ended: only its parent has not looked yet.
    return fields[0] === "Z" ? undefined : fields[19];
  } catch {
    return undefined;
  }
}

export function markOf(pid: number): ProcessMark {
  return { pid, startedAt: startOf(pid) ?? "" };
}

export function isAlive(mark: ProcessMark): boolean {
  return mark.startedAt !== "" && startOf(mark.pid) === mark.startedAt;
}
