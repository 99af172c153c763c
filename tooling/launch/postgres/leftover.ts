import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { identityOf, isAlive } from "../processes/process-identity.ts";

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Servers running on a cluster; their helper processes have other titles and end with them. */
function serversOn(cluster: string): number[] {
  const commands =
    process.platform === "linux"
      ? readdirSync("/proc").map((entry) => (/^\d+$/.test(entry) ? `${entry} ${commandOf(entry)}` : ""))
      : (spawnSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" }).stdout ?? "").split("\n");
  return commands.filter((line) => line.includes(`postgres -D ${cluster} `)).map((line) => Number.parseInt(line, 10));
}

/** Stops a server that outlived its launcher; removes the pid file of one that crashed. */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  for (const pid of serversOn(cluster)) {
    log(`Stopping the PostgreSQL an earlier run left behind (process ${pid})`);
    const mark = identityOf(pid);
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      if (isAlive(mark)) process.kill(pid, signal);
      for (let waited = 0; waited < 100 && isAlive(mark); waited += 1) await sleep(100);
    }
  }
  try {
    // The pid may belong to another program by now, which PostgreSQL would take for a running server.
    rmSync(path.join(cluster, "postmaster.pid"), { force: true });
  } catch {
    // Root without special rights cannot read the server's folder; then PostgreSQL decides by itself.
  }
}
