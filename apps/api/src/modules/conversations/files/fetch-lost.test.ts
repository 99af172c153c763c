import { afterAll, beforeAll, expect, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { runFetchLost } from "../../../../test/run-fetch-lost.ts";
import { countRows } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { connectNumber, newWaId, openTestInbound, write } from "../../../../test/whatsapp-number.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { resumeNumber } from "../outbox/steps/resume-number.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

it("fetches many that were lost some at a time, and none that the provider has no longer", async () => {
  const { db, pool, deps } = stack;
  const number = await connectNumber(stack, await openShop(stack));
  const inbound = openTestInbound(stack);
  await write(stack, number, { waId: newWaId() }, {});
  await inbound.handleDue();
  await inbound.stop();
  const lose = (from: number, to: number, days: number) =>
    db.query(
      `insert into conversation_files (shop_id, conversation_id, seq, kind, state, number_id, external_id, created_at)
       select c.shop_id, c.id, n, 'picture', 'lost', $2, 'lost-' || n, now() - make_interval(days => $5)
       from conversations c, generate_series($3::int, $4::int) n where c.shop_id = $1`,
      [number.shopId, number.numberId, from, to, days],
    );
  await lose(1_001, 1_250, 6);
  await lose(1_251, 1_255, 8);
  const pause = () => db.query("update channel_numbers set paused_code = 190 where id = $1", [number.numberId]);
  const resume = async () => {
    await inShop(pool, number.shopId, (tx) => resumeNumber(tx, deps.emitFact, number));
    await dispatchFacts(stack);
  };
  const run = async () => ({
    jobs: await runFetchLost(stack),
    waiting: await countRows(stack, "conversation_files where state = 'waiting'"),
    queued: await countRows(stack, "pgboss.job where name = 'fetch-file'"),
  });
  for (const _ of ["once", "again"]) {
    await pause();
    await resume();
  }
  expect(await run()).toEqual({ jobs: 1, waiting: 200, queued: 200 });
  // It is paused once more: what is lost waits until it is not.
  await pause();
  expect(await run()).toEqual({ jobs: 1, waiting: 200, queued: 200 });
  await resume();
  expect(await run()).toEqual({ jobs: 1, waiting: 250, queued: 250 });
  expect(await run()).toEqual({ jobs: 0, waiting: 250, queued: 250 });
});
