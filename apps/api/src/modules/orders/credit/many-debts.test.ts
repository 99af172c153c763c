import { afterAll, beforeAll, expect, it } from "vitest";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { testMessaging } from "../../../../test/test-messaging.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { findShopsToRemind } from "./find-shops-to-remind.ts";
import { listDueReminders } from "./queries/due-reminders.ts";
import { remindDebtors } from "./remind-debtors.ts";

const count = Number(process.env.DEBT_COUNT ?? 400);
const batch = 50;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** Where it is about noon now. */
const noon = () => {
  const ahead = ((36 - new Date().getUTCHours() + 12) % 24) - 12;
  return `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
};
/** So many customers, each with an order that was due yesterday, and ten times as many paid ones beside them. */
async function oweMany({ shopId }: OpenedShop, debts: number) {
  await stack.db.query("update shops set time_zone = $2 where shop_id = $1", [shopId, noon()]);
  await stack.db.query(
    `with c as (insert into customers (shop_id, name, owed_minor)
       select $1, 'Neema ' || n, 10000 from generate_series(1, $2::int) n returning id, name),
     carts as (insert into carts (shop_id, id, number, language, state, expires_at)
       select $1, c.id, 'D' || right(c.name, -6), 'sw', 'ordered', now() from c)
     insert into orders (shop_id, cart_id, customer_id, customer_name, number, fulfilment, channel, quantity, total_minor, currency, due_on, reminds)
     select $1, c.id, c.id, c.name, 'D' || right(c.name, -6), 'delivered', 'manual', 1, 10000, 'TZS',
       (now() at time zone $3)::date - 1, true from c`,
    [shopId, debts, noon()],
  );
  await stack.db.query(
    `with new as (select uuidv7() id, n from generate_series(1, $2::int) n),
     carts as (insert into carts (shop_id, id, number, language, state, expires_at)
       select $1, id, 'P' || n, 'sw', 'ordered', now() from new)
     insert into orders (shop_id, cart_id, number, fulfilment, channel, quantity, total_minor, paid_minor, currency)
     select $1, id, 'P' || n, 'delivered', 'manual', 1, 100, 100, 'TZS' from new`,
    [shopId, debts * 10],
  );
}
const reminded = ({ shopId }: OpenedShop) =>
  countRows(stack, "order_messages where shop_id = $1 and event = 'reminder'", [shopId]);

it("many due debts of one shop are reminded once each, some at a time, and hold up nobody else's", async () => {
  const large = await openShop(stack);
  const small = await openShop(stack);
  await oweMany(large, count);
  await oweMany(small, 1);
  await stack.db.query("analyze orders");
  const { pool, deps } = stack;
  const { queue, env, emitFact } = deps;
  await findShopsToRemind({ pool, queue }, {});
  const jobs = "pgboss.job where name = 'remind-debtors' and state = 'created' and data ->> 'shopId' = $1";
  for (const { shopId } of [large, small]) expect(await countRows(stack, jobs, [shopId])).toBe(1);

  const read = await inShop(pool, large.shopId, async (tx) => {
    await listDueReminders(tx, large.shopId, batch);
    const { rows } = await tx.execute<{ read: number }>(
      "select coalesce(sum(seq_tup_read), 0)::float8 as read from pg_stat_xact_user_tables where relname = 'orders'",
    );
    return rows[0]?.read;
  });
  expect(read).toBe(0);

  const messaging = testMessaging({ send: async () => {} }, emitFact);
  const turn = ({ shopId }: OpenedShop) => remindDebtors({ pool, queue, env, emitFact, messaging }, { shopId });
  const turns: number[] = [];
  for (let done = 0; done < count; done += batch) {
    const started = performance.now();
    await Promise.all([turn(large), ...(done === 0 ? [turn(small)] : [])]);
    turns.push(performance.now() - started);
    // The other shop waits for one turn, however many debts there are.
    if (done === 0) expect([await reminded(large), await reminded(small)]).toEqual([Math.min(batch, count), 1]);
  }
  await Promise.all([turn(large), turn(large)]);
  expect(await reminded(large)).toBe(count);
  const [shortest, longest] = [Math.min(...turns), Math.max(...turns)].map(Math.round);
  console.warn(`${count} debts: ${turns.length} turns of ${batch}, ${shortest} to ${longest} ms each`);
}, 600_000);
