import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../test/api-process.ts";
import { expireHeartbeats, makeRetriesDue } from "../../../test/job-timeouts.ts";
import { addRowsOfAge } from "../../../test/run-cleaning.ts";
import { countRows, type OpenedShop } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { inTransaction } from "../../db/tenant-transaction.ts";

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(async () => {
  api?.kill("SIGKILL");
  await stack.stop();
});

it("a night whose API is killed in the middle goes on with the next", { timeout: 150_000 }, async () => {
  const left = () => countRows(stack, "stored_replies");
  await addRowsOfAge(stack, shop, "stored_replies", "3 days", 1_200);
  await addRowsOfAge(stack, shop, "stored_replies", "1 hour", 7);
  // Whoever deletes one row of the last batch waits for as long as this lock is held.
  await stack.db.query(`
    create function stand_still() returns trigger language plpgsql as
      $$ begin perform set_config('lock_timeout', '0', true), pg_advisory_xact_lock(7); return old; end $$;
    create trigger stands before delete on stored_replies for each row when (old.request_hash = 'stop') execute function stand_still()`);
  await stack.db.query(
    "update stored_replies set request_hash = 'stop', created_at = now() - interval '2 days' where ctid = (select ctid from stored_replies where created_at < now() - interval '1 day' limit 1)",
  );
  const holder = await stack.db.connect();
  await holder.query("select pg_advisory_lock(7)");
  await inTransaction(stack.pool, (tx) => stack.deps.queue.send(tx, "cleaning", {}));
  const { process: first } = await startApiProcess(stack);
  api = first;
  await vi.waitFor(async () => expect(await left()).toBe(207), { timeout: 30_000, interval: 50 });
  first.kill("SIGKILL");
  await once(first, "exit");
  holder.release(true);
  // Whole batches are deleted, and nothing of the unfinished one.
  expect(await left()).toBe(207);
  await expireHeartbeats(stack);
  ({ process: api } = await startApiProcess(stack));
  const isDone = async () => {
    await makeRetriesDue(stack);
    expect(await left()).toBe(7);
  };
  await vi.waitFor(isDone, { timeout: 100_000, interval: 200 });
});
