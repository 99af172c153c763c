import { randomUUID } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { channelJobDeps } from "../../test/channel-job-deps.ts";
import { dispatchFacts } from "../../test/dispatch-facts.ts";
import { addCart, addMember, addProduct, countRows, makeCartLine, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { testMessaging } from "../../test/test-messaging.ts";
import { openPool } from "../db/connection-pool.ts";
import { inShop } from "../db/tenant-transaction.ts";
import { fileMail } from "../gateways/mail/file.ts";
import { noSite } from "../gateways/site/port.ts";
import { queueNames } from "./job-definitions.ts";
import { jobHandlers } from "./job-handlers.ts";
import { openQueue } from "./job-queue.ts";

let stack: Stack;
let shop: OpenedShop;
let folder: string;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  folder = await mkdtemp(join(tmpdir(), "mauzo-mail-"));
});
afterAll(async () => {
  await stack.stop();
  await rm(folder, { recursive: true });
});

const jobs = async () => {
  await dispatchFacts(stack);
  return countRows(stack, "pgboss.job where name = 'order-mail'");
};
const handlers = () => {
  const mail = fileMail(folder, "Mauzo <no-reply@mauzo.example>", stack.deps.log);
  return jobHandlers({
    pool: stack.pool,
    mail,
    messaging: testMessaging(mail, stack.deps.emitFact),
    storage: stack.deps.media.storage,
    queue: stack.deps.queue,
    emitFact: stack.deps.emitFact,
    payments: stack.deps.payments,
    sms: stack.deps.sms,
    ...channelJobDeps(stack),
    site: noSite,
    env: stack.deps.env,
    log: stack.deps.log,
  });
};
const adminOf = async ({ email }: OpenedShop) => {
  const { rows } = await stack.db.query<{ id: string }>("select id from auth.users where email = $1", [email]);
  return rows[0]?.id ?? "";
};
const letters = async () =>
  Promise.all(
    (await readdir(folder))
      .sort()
      .map(async (name) => (await readFile(join(folder, name), "utf8")).replace(/=\r\n/g, "").replaceAll("=\r\n", "")),
  );

async function order(quantity: number, stock = 5) {
  const product = await addProduct(stack, shop, { stock });
  const token = await addCart(stack, shop, [makeCartLine(product)]);
  const chosen = { id: product.id, variants: [{ id: product.variants[0]?.id, quantity }] };
  const body = { products: [chosen], customer: { name: "Neema", phone: "0712345678" } };
  return stack.call("POST", `/api/v1/order?token=${token}`, { body });
}

describe("a job", () => {
  it("is there if and only if what it tells of was committed", async () => {
    expect((await order(9)).status).toBe(409);
    expect(await jobs()).toBe(0);
    const { shopId } = shop;
    const failed = inShop(stack.pool, shopId, async (tx) => {
      await stack.deps.queue.send(tx, "order-mail", { shopId, orderId: shopId, userId: shopId });
      throw new Error("something after it failed");
    });
    await expect(failed).rejects.toThrow("something after it failed");
    expect(await jobs()).toBe(0);
    expect((await order(2)).status).toBe(200);
    expect(await jobs()).toBe(1);
    const { rows } = await stack.db.query("select data from pgboss.job where name = 'order-mail'");
    const placed = await stack.db.query<{ id: string }>("select id from orders");
    expect(rows).toEqual([{ data: { shopId, orderId: placed.rows[0]?.id, userId: await adminOf(shop) } }]);
  });

  it("tells the shop's admins by mail, and nobody else", async () => {
    const member = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const log = pino({ level: "silent" });
    const jobPool = openPool(stack.appUrl, { log, max: 3 });
    const queue = await openQueue(jobPool, log);
    try {
      await queue.work(handlers());
      await vi.waitFor(async () => expect(await readdir(folder)).toHaveLength(1), { timeout: 10_000, interval: 200 });
    } finally {
      await queue.stop();
      await jobPool.end();
    }
    const [letter = ""] = await letters();
    const { rows } = await stack.db.query<{ number: string }>("select number from orders");
    expect(letter).toContain(`To: ${shop.email}`);
    expect(letter).toContain(rows[0]?.number);
    expect(letter).toContain("50,000.00 TZS");
    expect(letter).toContain("Neema");
    expect(letter).not.toContain(member.email);
    expect(letter).not.toMatch(/token=/);
    expect(await countRows(stack, "pgboss.job where name = 'order-mail' and state = 'completed'")).toBe(1);
  });

  it("is sent once for an order, though its fact is read again; one whose order is not there does nothing", async () => {
    const before = await stack.db.query("select * from orders");
    const { rows } = await stack.db.query<{ id: string }>("select id from orders");
    await stack.db.query("update fact_cursors set xid = '1', seq = 0");
    expect(await jobs()).toBe(1);
    const sent = (await readdir(folder)).length;
    const mail = handlers()["order-mail"];
    const other = await openShop(stack);
    await mail({ shopId: other.shopId, orderId: rows[0]?.id ?? "", userId: await adminOf(other) });
    await mail({ shopId: shop.shopId, orderId: rows[0]?.id ?? "", userId: await adminOf(other) });
    await mail({ shopId: shop.shopId, orderId: other.shopId, userId: await adminOf(shop) });
    expect(await readdir(folder)).toHaveLength(sent);
    expect((await stack.db.query("select * from orders")).rows).toEqual(before.rows);
  });

  it("cannot put a line of its own into the head of a letter", async () => {
    const mail = fileMail(folder, "Mauzo <no-reply@mauzo.example>", stack.deps.log);
    await mail.send({ to: "asha@duka.example", subject: "One\r\nBcc: evil@evil.example", text: "x" });
    const [letter = ""] = (await letters()).filter((text) => text.includes("asha@duka.example"));
    expect(letter).not.toMatch(/^Bcc:/m);
  });

  it("is not held up by a backlog, nor undone by one beside it that fails", async () => {
    await stack.db.query("delete from pgboss.job");
    const ids = Array.from({ length: 200 }, () => randomUUID());
    await inShop(stack.pool, shop.shopId, async (tx) => {
      for (const orderId of ids)
        await stack.deps.queue.send(tx, "order-mail", { shopId: shop.shopId, orderId, userId: orderId });
    });
    const done: string[] = [];
    const jobPool = openPool(stack.appUrl, { log: pino({ level: "silent" }), max: 3 });
    const queue = await openQueue(jobPool, pino({ level: "silent" }));
    try {
      await queue.work({
        ...handlers(),
        "order-mail": async ({ orderId }) => {
          if (orderId === ids[7]) throw new Error("the mail server is away");
          done.push(orderId);
        },
      });
      const completed = () => countRows(stack, "pgboss.job where name = 'order-mail' and state = 'completed'");
      // With one poll a second it would take 40 seconds.
      await vi.waitFor(async () => expect(await completed()).toBe(199), { timeout: 20_000, interval: 100 });
    } finally {
      await queue.stop();
      await jobPool.end();
    }
    expect(done.toSorted()).toEqual(ids.filter((id) => id !== ids[7]).toSorted());
    expect(await countRows(stack, "pgboss.job where name = 'order-mail' and state = 'retry'")).toBe(1);
  });

  it("of a worker that died goes to another: every queue has a heartbeat, an end and a dead letter", async () => {
    const { rows } = await stack.db.query(
      "select name, heartbeat_seconds, expire_seconds, dead_letter from pgboss.queue where name <> 'dead-letter' and name !~ '^__pgboss' order by name",
    );
    expect(rows).toEqual(
      queueNames
        .toSorted()
        .map((name) => ({ name, heartbeat_seconds: 15, expire_seconds: 60, dead_letter: "dead-letter" })),
    );
  });
});
