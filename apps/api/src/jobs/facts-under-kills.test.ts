import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { countRows, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { inShop } from "../db/tenant-transaction.ts";

const [count, kills] = [inject("factCount"), inject("factKills")];
const writers = 16;

let stack: Stack;
let shops: OpenedShop[];
const processes: ChildProcess[] = [];
beforeAll(async () => {
  stack = await startStack({ connections: writers });
  shops = [await openShop(stack), await openShop(stack), await openShop(stack)];
  await stack.db.query("create table handled (place bigint generated always as identity, fact_id uuid not null)");
  await stack.db.query("grant insert on handled to mauzo_app");
  await stack.db.query("insert into fact_cursors (subscriber, xid, seq) values ('counted', '1', 0)");
});
afterAll(async () => {
  for (const each of processes) each.kill("SIGKILL");
  await stack.stop();
});

function startDispatcher(): ChildProcess {
  const program = new URL("../../test/fact-dispatcher-process.ts", import.meta.url).pathname;
  const started = spawn(process.execPath, [program, stack.appUrl], { stdio: ["ignore", "ignore", "inherit"] });
  processes.push(started);
  return started;
}

/** Emits facts, a few in each transaction, with late commits in any order. */
async function write(open: { left: number }): Promise<void> {
  while (open.left > 0) {
    const some = Math.min(open.left, 1 + Math.floor(Math.random() * 4));
    open.left -= some;
    const { shopId = "" } = shops[Math.floor(Math.random() * shops.length)] ?? {};
    await inShop(stack.pool, shopId, async (tx) => {
      for (let number = 0; number < some; number++)
        await stack.deps.emitFact(tx, {
          ...{ name: "message.sent", shopId, subject: randomUUID(), payload: { push_number: null } },
          actor: { kind: "system" },
        });
      await sleep(Math.random() * 40);
    });
  }
}

it(`${count} facts of ${writers} writers are handled once each, in the order of each shop, though a dispatcher is killed ${kills} times`, {
  timeout: 900_000,
}, async () => {
  const alive = [startDispatcher(), startDispatcher()];
  const handled = () => countRows(stack, "handled");
  const open = { left: count };
  const written = Promise.all(Array.from({ length: writers }, () => write(open)));
  for (let kill = 1; kill <= kills; kill++) {
    await vi.waitFor(async () => expect(await handled()).toBeGreaterThan((count * kill) / (kills + 2)), {
      timeout: 300_000,
      interval: 20,
    });
    const victim = alive.shift();
    victim?.kill("SIGKILL");
    if (victim) await once(victim, "exit");
    alive.push(startDispatcher());
  }
  await written;
  await vi.waitFor(async () => expect(await handled()).toBeGreaterThanOrEqual(count), {
    timeout: 300_000,
    interval: 100,
  });
  const { rows } = await stack.db.query(
    `select count(*)::int as handled, count(distinct h.fact_id)::int as facts,
       count(*) filter (where not ordered)::int as "outOfOrder"
     from (
       select fact_id, (f.xid, f.seq) > (lag(f.xid) over w, lag(f.seq) over w) is not false as ordered
       from handled h join facts f on f.id = h.fact_id window w as (partition by f.shop_id order by h.place)
     ) h`,
  );
  expect(rows).toEqual([{ handled: count, facts: count, outOfOrder: 0 }]);
});
