import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFaultProxy } from "@mauzo/faults/fault-proxy";
import { freePort } from "@mauzo/launch/ports";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../../test/chat-visitor.ts";
import { type Listener, listenAsVisitor, listenerOf } from "../../../test/listen-as-visitor.ts";
import { addProduct, type OpenedShop } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, sealKeys, startStack } from "../../../test/stack.ts";
import { inShop } from "../../db/tenant-transaction.ts";
import { pushMessage } from "../../modules/conversations/chat/push-message.ts";

let stack: Stack;
let shop: OpenedShop;
let folder: string;
const started: ChildProcess[] = [];
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  folder = await mkdtemp(join(tmpdir(), "mauzo-stop-"));
});
afterAll(async () => {
  for (const child of started) child.kill("SIGKILL");
  await stack.stop();
  await rm(folder, { recursive: true });
});

/** Starts the API as `npm start` does: in a process of its own. */
async function startProcess(databaseUrl = stack.appUrl) {
  const port = await freePort();
  const child = spawn(process.execPath, [join(import.meta.dirname, "../../main.ts")], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      APP_DATABASE_URL: databaseUrl,
      AUTH_SECRET: "a secret of at least thirty-two characters",
      SEAL_KEYS: sealKeys,
      API_PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
    },
    stdio: "ignore",
  });
  started.push(child);
  const ended = once(child, "exit").then(([code, signal]) => ({ code, signal }));
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  const status = (path: string) =>
    get(path).then(
      (answer) => answer.status,
      () => 0,
    );
  return { port, child, ended, status };
}

describe("a process told to stop", () => {
  it("says so while it still serves, answers what it accepted, ends streams, and goes", {
    timeout: 90_000,
  }, async () => {
    const { port, child, ended, status } = await startProcess();
    await expect.poll(() => status("/readyz"), { timeout: 120_000 }).toBe(200);
    const product = await addProduct(stack, shop);
    const headers = { authorization: `Bearer ${shop.token}` };
    const stream = await fetch(`http://127.0.0.1:${port}/events`, { headers });
    const streamed = stream.text();

    const holder = await stack.db.connect();
    await holder.query("begin");
    await holder.query("lock table products in access exclusive mode");
    const accepted = Array.from({ length: 5 }, () =>
      fetch(`http://127.0.0.1:${port}/products/${product.id}`, { headers }),
    );
    await expect
      .poll(
        async () =>
          (await stack.db.query("select from pg_locks where relation = 'products'::regclass and not granted")).rowCount,
      )
      .toBe(5);

    child.kill("SIGTERM");
    child.kill("SIGTERM");
    await expect.poll(() => status("/readyz"), { interval: 20 }).toBe(503);
    expect(await status("/livez")).toBe(200);
    await holder.query("commit");
    holder.release();

    const answers = await Promise.all(accepted);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    await streamed;
    // What would be cut off after ten seconds has ended by itself.
    const cut = new Promise((resolve) => setTimeout(resolve, 8_000, "cut"));
    expect(await Promise.race([ended, cut])).toEqual({ code: 0, signal: null });
    expect(await status("/livez")).toBe(0);
  });

  it("ends the streams of visitors, also of one on the way in, who miss nothing elsewhere", {
    timeout: 90_000,
  }, async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    const listener: Listener = listenerOf(shop, visitor);
    const { rows } = await stack.db.query("select id from conversations where chat_id = $1", [listener.chatId]);
    const push = (text: string) =>
      inShop(stack.pool, shop.shopId, (tx) =>
        pushMessage(tx, stack.deps.emitFact, {
          shopId: shop.shopId,
          conversationId: rows[0].id,
          actions: [{ send_message: text }],
        }),
      );
    const { port, child, ended, status } = await startProcess();
    await expect.poll(() => status("/readyz"), { timeout: 120_000 }).toBe(200);
    const here = { url: `http://127.0.0.1:${port}` };
    const stream = await listenAsVisitor(here, listener);
    await push("one");
    await expect.poll(() => stream.heard.map(({ seq }) => seq)).toEqual([1]);

    const holder = await stack.db.connect();
    await holder.query("begin");
    await holder.query("lock table conversations in access exclusive mode");
    const late = listenAsVisitor(here, listener, { after: 1 });
    // Jobs may wait for the table, too.
    const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
      where relation = 'conversations'::regclass and not granted and application_name = 'mauzo-api'`;
    await expect.poll(async () => (await stack.db.query(waiting)).rowCount).toBe(1);
    child.kill("SIGTERM");
    expect(await stream.ended).toBe("whole");
    await holder.query("commit");
    holder.release();
    expect([(await late).status, await (await late).ended]).toEqual([200, "whole"]);
    const cut = new Promise((resolve) => setTimeout(resolve, 5_000, "cut"));
    expect(await Promise.race([ended, cut])).toEqual({ code: 0, signal: null });

    await push("two");
    const elsewhere = await listenAsVisitor(stack, listener, { after: 1 });
    await expect.poll(() => elsewhere.heard.map(({ seq }) => seq)).toEqual([2]);
    elsewhere.stop();
  });

  it("goes at any moment of its start", { timeout: 90_000 }, async () => {
    for (const waitMs of [50, 400, 800, 1_200]) {
      const { child, ended } = await startProcess();
      await new Promise((resolve) => setTimeout(resolve, waitMs));
      child.kill("SIGTERM");
      const { code, signal } = await ended;
      expect([0, "SIGTERM"]).toContain(signal ?? code);
    }
  });
});

it("a process that starts before its database waits for it", { timeout: 60_000 }, async () => {
  const network = await openFaultProxy(stack.appUrl);
  network.set("refused");
  const { child, status } = await startProcess(network.through(stack.appUrl));
  // By then it would have given up.
  const beside = await startProcess();
  await expect.poll(() => beside.status("/readyz"), { timeout: 120_000 }).toBe(200);
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(child.exitCode).toBeNull();
  network.set("none");
  await expect.poll(() => status("/readyz"), { timeout: 120_000 }).toBe(200);
  for (const each of [child, beside.child]) each.kill("SIGKILL");
  await network.close();
});
