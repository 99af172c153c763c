import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { UserError } from "../user-error.ts";

/**
 * Fast shutdown first: closes connections and writes everything; then immediate, which needs recovery at the next
 * start.
 */
export async function stopServer(child: ChildProcess, ended: Promise<void>): Promise<void> {
  for (const signal of ["SIGINT", "SIGQUIT", "SIGKILL"] as const) {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    const timeOut = new AbortController();
    const over = await Promise.race([
      ended.then(() => true),
      sleep(10_000, false, { signal: timeOut.signal }).catch(() => false),
    ]);
    timeOut.abort();
    if (over) return;
  }
}

export async function untilAccepting(child: ChildProcess, logFile: string, port: number): Promise<void> {
  for (let waitedMs = 0; waitedMs < 60_000; waitedMs += 20) {
    const text = readFileSync(logFile, "utf8");
    if (text.includes("database system is ready to accept connections")) return;
    if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) {
      if (text.includes("Address already in use"))
        throw new UserError(
          `Port ${port} (POSTGRES_PORT) is taken by another program. Choose another: POSTGRES_PORT=${port + 1}`,
        );
      throw new Error(`PostgreSQL did not start:\n${text.trim().split("\n").slice(-5).join("\n")}`);
    }
    await sleep(20);
  }
  throw new Error(`PostgreSQL did not accept connections within 60 s; see ${logFile}`);
}
