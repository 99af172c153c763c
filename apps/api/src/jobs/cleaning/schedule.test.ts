import pino from "pino";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { countRows } from "../../../test/shop-fixtures.ts";
import { type Stack, startStack } from "../../../test/stack.ts";
import { openPool } from "../../db/connection-pool.ts";
import { openQueue } from "../job-queue.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

it("the cleaning comes by the clock, at night and once, however many processes look at it", async () => {
  const { rows } = await stack.db.query("select name, cron, timezone from pgboss.schedule");
  expect(rows).toContainEqual({ name: "cleaning", cron: "30 2 * * *", timezone: "Africa/Dar_es_Salaam" });
  // Now is half past two.
  await stack.db.query(
    "update pgboss.schedule set cron = to_char(now() at time zone timezone, 'FMMI FMHH24') || ' * * *' where name = 'cleaning'",
  );
  const log = pino({ level: "silent" });
  const open = async () => {
    const pool = openPool(stack.appUrl, { log, max: 3 });
    return { pool, queue: await openQueue(pool, log, { runsSchedules: true }) };
  };
  const processes = await Promise.all([open(), open()]);
  const jobs = () => countRows(stack, "pgboss.job where name = 'cleaning'");
  try {
    await vi.waitFor(async () => expect(await jobs()).toBe(1), { timeout: 30_000, interval: 200 });
  } finally {
    for (const { pool, queue } of processes) {
      await queue.stop();
      await pool.end();
    }
  }
  expect(await jobs()).toBe(1);
});
