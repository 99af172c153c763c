import { randomUUID } from "node:crypto";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { countRows, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { openPool, type Pool } from "../db/connection-pool.ts";
import { openFactNotifier } from "../db/facts/fact-notifier.ts";
import { runStatement, statement } from "../db/prepared-statement.ts";
import { inSavepoint, inShop, type Tx } from "../db/tenant-transaction.ts";
import { type AfterCommitSubscriber, makeEmitFact } from "../facts.ts";
import { inTransactionSubscribers } from "../subscribers.ts";
import { openFactDispatcher } from "./fact-dispatcher.ts";

let stack: Stack;
let mine: OpenedShop;
let theirs: OpenedShop;
let pool: Pool;
const log = pino({ level: "silent" });
beforeAll(async () => {
  stack = await startStack();
  [mine, theirs] = [await openShop(stack), await openShop(stack)];
  pool = openPool(stack.appUrl, { log, max: 3 });
});
afterAll(async () => {
  await pool.end();
  await stack.stop();
});
/** The subjects of the facts that each subscriber handled. */
let handled: Record<string, string[]>;
beforeEach(() => {
  handled = {};
});

const emit = (tx: Tx, { shopId }: OpenedShop, subject: string) =>
  stack.deps.emitFact(tx, {
    ...{ name: "message.sent", shopId, subject, payload: { push_number: null } },
    actor: { kind: "system" },
  });
const emitOne = (shop: OpenedShop, subject: string) => inShop(stack.pool, shop.shopId, (tx) => emit(tx, shop, subject));
const ids = (length: number) => Array.from({ length }, () => randomUUID());

type Handle = AfterCommitSubscriber["handle"];
const record = (name: string, handle: Handle = async () => undefined): AfterCommitSubscriber => ({
  name,
  facts: ["message.sent"],
  handle: async (tx, deps, batch) => {
    await handle(tx, deps, batch);
    handled[name] = [...(handled[name] ?? []), ...batch.facts.map(({ subject }) => subject)];
  },
});
const open = (subscribers: AfterCommitSubscriber[], more: { pollEveryMs?: number } = {}) =>
  openFactDispatcher({
    ...{ pool, log, subscribers, queue: stack.deps.queue, retrySeconds: 0 },
    notifier: openFactNotifier(stack.deps.databaseHealth),
    ...more,
  });
/** Dispatches until these subscribers have handled every fact. */
const settle = ({ dispatchDue }: { dispatchDue: () => Promise<void> }, ...names: string[]) =>
  vi.waitFor(
    async () => {
      await dispatchDue();
      const { rowCount } = await stack.db.query(
        `select from fact_cursors c where subscriber = any($1)
         and exists (select from facts f where (f.xid, f.seq) > (c.xid, c.seq))`,
        [names],
      );
      expect(rowCount).toBe(0);
    },
    { timeout: 30_000, interval: 20 },
  );

it("a fact is stored if and only if its transaction was committed", async () => {
  const dispatcher = await open([record("committed")]);
  const [rolledBack = "", undone = "", stored = ""] = ids(3);
  const failing = inShop(stack.pool, mine.shopId, async (tx) => {
    await emit(tx, mine, rolledBack);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  await inShop(stack.pool, mine.shopId, async (tx) => {
    const part = inSavepoint(tx, async (tx) => {
      await emit(tx, mine, undone);
      throw new Error("this part only");
    });
    await expect(part).rejects.toThrow("this part only");
    await emit(tx, mine, stored);
  });
  await settle(dispatcher, "committed");
  expect(handled).toEqual({ committed: [stored] });
  expect(await countRows(stack, "facts where subject = any($1)", [[rolledBack, undone]])).toBe(0);
});

it("a late commit is waited for, and no fact is skipped", async () => {
  const dispatcher = await open([record("late")]);
  const [late = "", early = ""] = ids(2);
  const { promise: emitted, resolve: markEmitted } = Promise.withResolvers<void>();
  const { promise: released, resolve: commit } = Promise.withResolvers<void>();
  const slow = inShop(stack.pool, mine.shopId, async (tx) => {
    await emit(tx, mine, late);
    markEmitted();
    await released;
  });
  await emitted;
  await emitOne(theirs, early);
  await dispatcher.dispatchDue().finally(commit);
  const before = handled.late ?? [];
  await slow;
  expect(before).toEqual([]);
  await settle(dispatcher, "late");
  expect(handled.late).toEqual([late, early]);
});

it("a notification follows the commit of a transaction that emitted facts, and does not come before it", async () => {
  let notifications = 0;
  const emitFact = makeEmitFact(inTransactionSubscribers, () => {
    notifications += 1;
  });
  const opened = { name: "shop.opened" as const, shopId: mine.shopId, subject: mine.shopId, payload: {} };
  const emitTwice = async (tx: Tx) => {
    for (let time = 0; time < 2; time++) await emitFact(tx, { ...opened, actor: { kind: "system" } });
    return notifications;
  };
  expect(await inShop(stack.pool, mine.shopId, emitTwice)).toBe(0);
  expect(notifications).toBe(1);
  const undone = inShop(stack.pool, mine.shopId, async (tx) => {
    await emitTwice(tx);
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(notifications).toBe(1);
});

it("while one process hands facts to a subscriber, another process skips it", async () => {
  const { promise: underWay, resolve: finish } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const first = await open([
    record("single", async () => {
      begin();
      await underWay;
    }),
  ]);
  const second = await open([record("single")]);
  const subject = randomUUID();
  await emitOne(mine, subject);
  const handing = settle(first, "single");
  await begun;
  await second.dispatchDue().finally(finish);
  await handing;
  expect(handled.single).toEqual([subject]);
});

it("a subscriber is given the facts of one shop, and sees nothing of another", async () => {
  const seen: { shopId: string; given: string[]; visible: string[] }[] = [];
  const shopsOfFacts = statement<{ shop_id: string }>("select distinct shop_id from facts");
  const dispatcher = await open([
    record("scoped", async (tx, _, { shopId, facts }) => {
      const rows = await runStatement(tx, shopsOfFacts, []);
      seen.push({
        shopId,
        given: [...new Set(facts.map((fact) => fact.shopId))],
        visible: rows.map((row) => row.shop_id),
      });
    }),
  ]);
  for (const shop of [mine, theirs, mine]) await emitOne(shop, randomUUID());
  await settle(dispatcher, "scoped");
  expect(handled.scoped).toHaveLength(3);
  expect(new Set(seen.map(({ shopId }) => shopId))).toEqual(new Set([mine.shopId, theirs.shopId]));
  for (const { shopId, given, visible } of seen)
    expect({ given, visible }).toEqual({ given: [shopId], visible: [shopId] });
});

it("a fact that fails is isolated: it is tried five times and skipped, all others are handled once", async () => {
  const subjects = ids(41);
  const poison = subjects[23];
  let attempts = 0;
  const dispatcher = await open([
    record("poisoned", async (_, __, { facts }) => {
      if (!facts.some(({ subject }) => subject === poison)) return;
      if (facts.length === 1) attempts += 1;
      throw new Error("not this one");
    }),
    record("healthy"),
  ]);
  for (const subject of subjects) await emitOne(mine, subject);
  await settle(dispatcher, "poisoned", "healthy");
  expect(attempts).toBe(5);
  expect(handled.poisoned).toEqual(subjects.filter((subject) => subject !== poison));
  expect(handled.healthy).toEqual(subjects);
  const { rows } = await stack.db.query(
    `select subscriber, error, f.subject from fact_failures x join facts f on f.shop_id = x.shop_id and f.id = x.fact_id`,
  );
  expect(rows).toEqual([{ subscriber: "poisoned", error: "Error: not this one", subject: poison }]);
});

it("what a subscriber wrote is rolled back with its cursor when it fails", async () => {
  await stack.db.query("create table written (subject uuid)");
  await stack.db.query("grant insert on written to mauzo_app");
  const write = statement("insert into written values ($1)");
  let failures = 2;
  const dispatcher = await open([
    record("writing", async (tx, _, { facts }) => {
      for (const { subject } of facts) await runStatement(tx, write, [subject]);
      if (failures-- > 0) throw new Error("after it wrote");
    }),
  ]);
  const subject = randomUUID();
  await emitOne(mine, subject);
  await settle(dispatcher, "writing");
  expect(await countRows(stack, "written")).toBe(1);
});

it("wakes when a fact is committed, and stops after the current batch", async () => {
  const { promise: underWay, resolve: finish } = Promise.withResolvers<void>();
  let begun = false;
  const dispatcher = await open(
    [
      record("woken", () => {
        begun = true;
        return underWay;
      }),
    ],
    { pollEveryMs: 3_600_000 },
  );
  dispatcher.start();
  const subject = randomUUID();
  await emitOne(mine, subject);
  // An open transaction of another test may have delayed the fact when the notification came.
  await vi.waitFor(
    async () => {
      if (!begun) await emitOne(mine, randomUUID());
      expect(begun).toBe(true);
    },
    { timeout: 30_000, interval: 300 },
  );
  let ended = false;
  const stopped = dispatcher.stop().then(() => {
    ended = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(ended).toBe(false);
  finish();
  await stopped;
  expect(handled.woken).toContain(subject);
});

it("a fact holds ids, numbers and enumerations, nothing else, and is small", async () => {
  const more = { push_number: null, phone: "+255712345678" };
  const wordy = inShop(stack.pool, mine.shopId, (tx) =>
    stack.deps.emitFact(tx, {
      ...{ name: "message.sent", shopId: mine.shopId, subject: mine.shopId, payload: more },
      actor: { kind: "system" },
    }),
  );
  await expect(wordy).rejects.toThrow("phone");
  const large = stack.db.query(
    `insert into facts (shop_id, name, version, subject, actor, payload)
     values ($1, 'message.sent', 1, $1, '{}', json_build_object('text', repeat('x', 9000)))`,
    [mine.shopId],
  );
  await expect(large).rejects.toThrow("fact_payload_size");
});

it("the database sets the transaction, position and time of a fact; the app cannot set them, nor the shop of another", async () => {
  const insert = (columns: string, values: string) =>
    inShop(stack.pool, mine.shopId, (tx) =>
      runStatement(
        tx,
        statement(`insert into facts (name, version, subject, actor, payload, ${columns})
          values ('message.sent', 1, '${mine.shopId}', '{}', '{}', ${values})`),
        [],
      ),
    );
  await expect(insert("shop_id", `'${theirs.shopId}'`)).rejects.toThrow("row-level security");
  for (const [column, value] of [
    ["xid", "'1'"],
    ["seq", "1"],
    ["id", "uuidv7()"],
    ["at", "now()"],
  ])
    await expect(insert(`shop_id, ${column}`, `'${mine.shopId}', ${value}`)).rejects.toThrow("permission denied");
});
