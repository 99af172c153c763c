import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync, realpathSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isAlive, markOf } from "../processes/alive.ts";

function servesCluster(pid: number, cluster: string): boolean {
  if (process.platform !== "linux")
    return (
      spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout?.includes(cluster) ?? false
    );
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
  } catch {
    return false;
  }
}

/** Stops a server that outlived its launcher; removes the pid file of one that did not end in order. */
export async function stopLeftover(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = path.join(cluster, "postmaster.pid");
  let pid: number;
  try {
    pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
  } catch {
    return;
  }
  if (!(pid > 1) || !servesCluster(pid, cluster)) {
    // The number may by now name some other program, which PostgreSQL would take for a living server.
    rmSync(pidFile, { force: true });
    return;
  }
  log(`Stopping the PostgreSQL an earlier run left behind (process ${pid})`);
  const mark = markOf(pid);
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    if (isAlive(mark)) process.kill(pid, signal);
    for (let waited = 0; waited < 100 && isAlive(mark); waited += 1) await sleep(100);
  }
}
