import type { ChildProcess } from "node:child_process";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startApiProcess } from "../../test/api-process.ts";
import { type Stack, siteUrl, startStack } from "../../test/stack.ts";
import { monitorDatabaseHealth } from "../db/connections/database-health.ts";
import { loops, tellOtherProcesses } from "./wake-loops.ts";

let stack: Stack;
const started: ChildProcess[] = [];
beforeAll(async () => {
  stack = await startStack();
});
afterAll(async () => {
  for (const each of started) each.kill("SIGKILL");
  await stack.stop();
});

async function start(roles: string) {
  const api = await startApiProcess(stack, { ROLES: roles });
  started.push(api.process);
  return api;
}

describe("processes with roles of their own", () => {
  it("answer only in the role of the API, and run jobs only as workers", { timeout: 120_000 }, async () => {
    const api = await start("api");
    const worker = await start("worker,scheduler");
    expect((await fetch(`${worker.url}/readyz`)).status).toBe(200);
    expect((await fetch(`${worker.url}/public/shops/demo`)).status).toBe(404);

    const email = "kazi@duka.example";
    const asked = await fetch(`${api.url}/auth/forgot-password`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: siteUrl },
      body: JSON.stringify({ email }),
    });
    expect(asked.status).toBeLessThan(300);
    // The worker has done it when no job is left; the API by itself leaves it.
    await vi.waitFor(
      async () => {
        const { rows } = await stack.db.query(
          "select state from pgboss.job where name = 'forgot-password' and data->>'email' = $1",
          [email],
        );
        expect(rows).toEqual([{ state: "completed" }]);
      },
      { timeout: 60_000 },
    );
  });
});

describe("a loop", () => {
  it("is woken by another process, and wakes others from a process that has none", { timeout: 60_000 }, async () => {
    const log = stack.deps.log;
    const health = await monitorDatabaseHealth(stack.appUrl, log);
    const listener = new pg.Client({ connectionString: stack.appUrl });
    await listener.connect();
    await listener.query("listen loops");
    const told = new Promise((resolve) => listener.once("notification", ({ payload }) => resolve(payload)));
    tellOtherProcesses(health, false);
    loops.sender.wake();
    expect(await told).toBe("sender");

    tellOtherProcesses(health, true);
    let times = 0;
    const forget = loops.campaigns.onWake(() => {
      times++;
    });
    await vi.waitFor(async () => {
      await listener.query("notify loops, 'campaigns'");
      expect(times).toBeGreaterThan(0);
    });
    forget();
    await listener.end();
    health.close();
  });
});
