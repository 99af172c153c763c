import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { setStep } from "@mauzo/chatflow/edit/edit-flow";
import { readFlowDocument } from "@mauzo/chatflow/read-flow-document";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const kills = inject("whatsappKills");

let stack: Stack;
let shop: OpenedShop;
const apis: ChildProcess[] = [];
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(async () => {
  for (const api of apis) api.kill("SIGKILL");
  await stack.stop();
});

const greetingOf = (flow: FlowDocument) => flow.nodes.find(({ id }) => id === "greeting");
/** Saves a draft that greets so. @returns the version of the draft */
async function draft(words: string): Promise<number> {
  const { document, version } = await call(stack, flows.get, {}, shop);
  const greeting = greetingOf(document);
  if (greeting?.kind !== "choice") throw new Error("no greeting");
  const greets = setStep(document, { ...greeting, text: { en: words, sw: words } });
  await call(stack, flows.save, { body: { document: greets, version } }, shop);
  return version + 1;
}
const publishAt = (url: string, version: number) =>
  fetch(url + pathOf(flows.publish), {
    method: "POST",
    headers: {
      authorization: `Bearer ${shop.token}`,
      "content-type": "application/json",
      "idempotency-key": `publish-${version}-${Math.random()}`,
    },
    body: JSON.stringify({ draft: version, note: "" }),
  }).then(({ status }) => status);
const greets = async () => (await startChatVisitor(stack, shop).say("Hello")).text;
const numbers = async () => {
  const { rows } = await stack.db.query<{ version: number; document: unknown; published: boolean }>(
    "select version, document, published_at is not null as published from flows where shop_id = $1 order by version",
    [shop.shopId],
  );
  for (const { document, published } of rows) expect([readFlowDocument(document).ok, published]).toEqual([true, true]);
  return rows.map(({ version }) => version);
};
const counted = (length: number) => Array.from({ length }, (_, index) => index + 1);
/** Waits until so many sessions of the API are in such a state. */
const waitsOf = (count: number, where: string) =>
  vi.waitFor(
    async () =>
      expect(
        await countRows(
          stack,
          `pg_stat_activity where datname = current_database() and usename = 'mauzo_app' and ${where}`,
        ),
      ).toBe(count),
    { timeout: 20_000, interval: 20 },
  );
async function kill(api: ChildProcess) {
  api.kill("SIGKILL");
  await once(api, "exit");
}

/** Whoever was killed, customers meet `live` or, where it was published, what was drafted; and it is published after all. */
async function expectWhole(live: string, drafted: string, version: number): Promise<"old" | "new"> {
  const { running, document, version: kept, changed } = await call(stack, flows.get, {}, shop);
  expect([kept, JSON.stringify(greetingOf(document))]).toEqual([version, expect.stringContaining(drafted)]);
  const known = await numbers();
  expect(known).toEqual(counted(running));
  expect(await countRows(stack, "facts where name = 'flow.published' and shop_id = $1", [shop.shopId])).toBe(
    Math.max(running - 1, 0),
  );
  expect(await greets()).toContain(changed ? live : drafted);
  const { status } = await request(stack, flows.publish, { body: { draft: version, note: "", even_so: false } }, shop);
  expect(status).toBe(changed ? 201 : 409);
  expect(await greets()).toContain(drafted);
  return changed ? "old" : "new";
}

it("leaves the old version live, whole, and the draft as it was, when it is killed in the middle of publishing", {
  timeout: 300_000,
}, async () => {
  const { process, url } = await startApiProcess(stack);
  apis.push(process);
  const version = await draft("Karibu kwanza");
  // Whoever has its number makes the publication wait in its transaction, once what it had is kept as version 1.
  const holder = await stack.db.connect();
  await holder.query("begin");
  await holder.query(
    `insert into flows (shop_id, bot_id, version, document, published_at)
     select shop_id, id, 2, '{}', now() from bots where shop_id = $1`,
    [shop.shopId],
  );
  const sent = publishAt(url, version).catch(() => "lost");
  await waitsOf(1, `wait_event_type = 'Lock' and query like 'insert into "flows"%'`);
  await kill(process);
  expect(await sent).toBe("lost");
  await holder.query("rollback");
  holder.release();
  await waitsOf(0, "xact_start is not null");
  expect(await numbers()).toEqual([]);
  expect(await expectWhole("welcome to", "Karibu kwanza", version)).toBe("old");
  expect(await numbers()).toEqual([1, 2]);
});

it(`has the old or the new version live after ${kills} kills at any moment of publishing`, {
  timeout: 300_000,
}, async () => {
  let live = "Karibu kwanza";
  for (let round = 0; round < kills; round += 1) {
    const { process, url } = await startApiProcess(stack);
    apis.push(process);
    const drafted = `Karibu mara ${round + 1}`;
    const version = await draft(drafted);
    const sent = publishAt(url, version).catch(() => "lost");
    await sleep(Math.random() * 60);
    await kill(process);
    const answer = await sent;
    await waitsOf(0, "xact_start is not null");
    // What it was told of is there.
    const found = await expectWhole(live, drafted, version);
    if (answer === 201) expect(found).toBe("new");
    live = drafted;
  }
});
