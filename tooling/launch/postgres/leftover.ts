import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, markOf } from "../processes/alive.ts";

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** Servers running on a cluster; their helper processes carry titles of their own and end with them. */
function serversOn(cluster: string): number[] {
  const commands =
    process.platform === "linux"
      ? readdirSync("/proc").map((entry) => (/^\d+$/.test(entry) ? `${entry} ${commandOf(entry)}` : ""))
      : (spawnSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" }).stdout ?? "").split("\n");
  return commands.filter((line) => line.includes(`postgres -D ${cluster} `)).map((line) => Number.parseInt(line, 10));
}

/** Stops a server that outlived its launcher; removes the pid file of one that did not end in order. */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  for (const pid of serversOn(cluster)) {
    log(`Stopping the PostgreSQL an earlier run left behind (process ${pid})`);
    const mark = markOf(pid);
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      if (isAlive(mark)) process.kill(pid, signal);
      for (let waited = 0; waited < 100 && isAlive(mark); waited += 1) await sleep(100);
    }
  }
  try {
    // Its number may by now name some other program, which PostgreSQL would take for a living server.
    rmSync(path.join(cluster, "postmaster.pid"), { force: true });
  } catch {
    // Root without special rights cannot look into the server's folder; PostgreSQL then decides by itself.
  }
}
