import { readFileSync } from "node:fs";

function statOf(pid) {
  try {
    const [name, rest] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .split(/^\d+ \(|\) /)
      .slice(1);
    return { name, parent: Number(rest.split(" ")[1]) };
  } catch {
    return undefined;
  }
}

/**
 * Calls back once npm is gone: npm ends at SIGTERM without notifying the script it runs, and cannot at SIGKILL. There
 * may be a shell between npm and this process, so the grandparent is checked too. Does nothing when not started by npm,
 * so that a process meant to outlive its shell does.
 */
export function whenNpmEnds(callback) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const above = statOf(parent);
  const behindShell = above !== undefined && /sh$/.test(above.name);
  const timer = setInterval(() => {
    const isGone = process.ppid !== parent || (behindShell && statOf(parent)?.parent !== above.parent);
    if (!isGone) return;
    clearInterval(timer);
    callback();
  }, 500);
  timer.unref();
}
