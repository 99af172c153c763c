import { readFile } from "node:fs/promises";
import { conversationFiles } from "@mauzo/contract/conversations/conversation-files";
import { type Conversation, conversations } from "@mauzo/contract/conversations/conversations";
import { personRights } from "@mauzo/contract/customers/person-rights";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import pLimit from "p-limit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call, pathOf, request } from "../../../../test/endpoints.ts";
import { addClaim } from "../../../../test/order-fixtures.ts";
import { filesOf, makePicture } from "../../../../test/picture-uploads.ts";
import { runFetchLost } from "../../../../test/run-fetch-lost.ts";
import { addMember, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";
import {
  connectNumber,
  newWaId,
  openTestInbound,
  secondsNow,
  type TestNumber,
  write,
} from "../../../../test/whatsapp-number.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import type { Channels } from "../../../gateways/channels/port.ts";
import type { JobPayloads } from "../../../jobs/job-definitions.ts";
import { resumeNumber } from "../outbox/steps/resume-number.ts";
import { fetchFile } from "./fetch-file.ts";

let stack: Stack;
let shop: OpenedShop;
let number: TestNumber;
let inbound: ReturnType<typeof openTestInbound>;
let picture: Uint8Array;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  number = await connectNumber(stack, shop);
  inbound = openTestInbound(stack);
  picture = new Uint8Array(await makePicture(300, 200).jpeg().toBuffer());
});
afterAll(async () => {
  await inbound.stop();
  await stack.stop();
});

type Download = Awaited<ReturnType<Channels["download"]>>;
const bytesOf = (bytes: Uint8Array): Download => ({ result: "downloaded", bytes, type: "image/jpeg", sha256: "" });

/** Fetches what waits, from a provider that answers so. */
async function fetchWaiting(answer: Download) {
  const { rows } = await stack.db.query<{ data: JobPayloads["fetch-file"] }>(
    "delete from pgboss.job where name = 'fetch-file' returning data",
  );
  const { pool, deps } = stack;
  const uses = { ...deps, pool, channels: { download: async () => answer }, drawing: pLimit(1) };
  for (const { data } of rows) await fetchFile(uses, data);
  return rows.length;
}

/** Somebody sends a file of this kind. */
async function send(type: "image" | "document" | "audio", file: Record<string, unknown> = {}) {
  const waId = newWaId();
  await write(stack, number, { waId }, { at: secondsNow(), content: { type, [type]: { id: `m-${waId}`, ...file } } });
  await inbound.handleDue();
  const { items } = await call(stack, conversations.list, { query: { search: waId } }, shop);
  const [conversation] = items;
  if (!conversation) throw new Error("there is no conversation");
  return conversation;
}
const messagesOf = async ({ id }: Conversation) =>
  (await call(stack, conversations.messages, { params: { id }, query: {} }, shop)).items;
const fileOf = async (conversation: Conversation) =>
  (await messagesOf(conversation)).find(({ from }) => from === "customer")?.file;
const read = (id: string, { token }: { token: string }) =>
  fetch(stack.url + pathOf(conversationFiles.read, { params: { id }, query: {} }), {
    headers: { authorization: `Bearer ${token}` },
  });

it("keeps a customer's picture where nobody else sees it, drawn anew, and shows it to who may read the conversation", async () => {
  const conversation = await send("image", { mime_type: "image/jpeg" });
  expect(conversation).toMatchObject({ preview: "📷", reason: "not_understood" });
  expect(await fileOf(conversation)).toMatchObject({ kind: "picture", state: "waiting", bytes: null });
  expect(await fetchWaiting(bytesOf(picture))).toBe(1);
  const file = await fileOf(conversation);
  expect(file).toMatchObject({ kind: "picture", state: "here", why: null, width: 300, height: 200 });
  const id = file?.id ?? "";
  const shown = await read(id, shop);
  expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/webp"]);
  expect(shown.headers.get("cache-control")).toBe("no-store");
  const other = await openShop(stack);
  const seller = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  expect([(await read(id, other)).status, (await read(id, seller)).status]).toEqual([404, 403]);
  const { rows } = await stack.db.query<{ key: string }>("select key from media where shop_id = $1 and is_private", [
    shop.shopId,
  ]);
  expect((await fetch(`${stack.url}/media/${rows[0]?.key}/640.webp`)).status).toBe(404);
});

it("is forgotten with the person", async () => {
  const conversation = await send("image");
  const before = (await filesOf(stack)).length;
  await fetchWaiting(bytesOf(picture));
  const { id, name } = conversation.customer ?? { id: "", name: "" };
  await call(stack, personRights.forget, { params: { id }, body: { name } }, shop);
  expect(await messagesOf(conversation)).toEqual([]);
  const { rows } = await stack.db.query<{ data: JobPayloads["media-removed"] }>(
    "delete from pgboss.job where name = 'media-removed' returning data",
  );
  for (const { data } of rows) await stack.deps.media.storage.remove(data.names);
  expect(await filesOf(stack)).toHaveLength(before);
});

it("keeps no file that may do harm, whatever it is called, and none that is too large", async () => {
  const page = await send("document", { filename: "bei.pdf", mime_type: "application/pdf" });
  await fetchWaiting(bytesOf(new TextEncoder().encode("<html><script>alert(1)</script></html>")));
  expect(await fileOf(page)).toMatchObject({ name: "bei.pdf", state: "refused", why: "kind" });
  const large = await send("image");
  await fetchWaiting({ result: "too large" });
  expect(await fileOf(large)).toMatchObject({ state: "refused", why: "size" });
  const before = await filesOf(stack);
  const program = await send("document", { filename: "zawadi.docx" });
  await fetchWaiting(bytesOf(new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0, 0xff, 0xff])));
  expect(await fileOf(program)).toMatchObject({ state: "refused", why: "kind" });
  expect(await filesOf(stack)).toEqual(before);
});

it("saves a document under a name that says what it is", async () => {
  const conversation = await send("document", { filename: 'ankara "2"\u202Efdp.exe' });
  await fetchWaiting(bytesOf(new TextEncoder().encode("%PDF-1.4\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n%%EOF\n")));
  const file = await fileOf(conversation);
  expect(file).toMatchObject({ kind: "document", state: "here" });
  const { headers } = await read(file?.id ?? "", shop);
  expect(headers.get("content-disposition")).toMatch(/^attachment; filename="[\w -]+\.pdf"$/);
  expect(headers.get("content-type")).toBe("application/pdf");
});

it("tries again what could not be had, also when somebody asks for it", async () => {
  const conversation = await send("audio", { sha256: "AAAA" });
  const [job] = (
    await stack.db.query<{ data: JobPayloads["fetch-file"] }>("select data from pgboss.job where name = 'fetch-file'")
  ).rows;
  await expect(fetchWaiting({ result: "unknown" })).rejects.toThrow("was not had");
  expect(await fileOf(conversation)).toMatchObject({ kind: "audio", state: "waiting" });
  const { pool, deps } = stack;
  // Of another hash than the one that was announced: cut on its way.
  const uses = { ...deps, pool, channels: { download: async () => bytesOf(picture) }, drawing: pLimit(1) };
  if (!job) throw new Error("there is no job");
  for (let time = 1; time < 5; time++) await expect(fetchFile(uses, job.data)).rejects.toThrow("was not had");
  await fetchFile(uses, job.data);
  const file = await fileOf(conversation);
  expect(file?.state).toBe("lost");
  const at = { params: { id: file?.id ?? "" } };
  expect((await request(stack, conversationFiles.fetch, at, await openShop(stack))).status).toBe(404);
  await call(stack, conversationFiles.fetch, at, shop);
  await stack.db.query("update conversation_files set sha256 = '' where id = $1", [file?.id]);
  expect(await fetchWaiting(bytesOf(picture))).toBe(1);
  // What it is counts, not what it was called.
  expect(await fileOf(conversation)).toMatchObject({ kind: "picture", state: "here" });
  await call(stack, conversationFiles.fetch, at, shop);
  expect(await fetchWaiting(bytesOf(picture))).toBe(0);
});

it("tries again what could not be stored, and loses it in the end", async () => {
  const conversation = await send("image");
  const { rows } = await stack.db.query<{ data: JobPayloads["fetch-file"] }>(
    "delete from pgboss.job where name = 'fetch-file' returning data",
  );
  const [job] = rows;
  if (!job) throw new Error("there is no job");
  const { pool, deps } = stack;
  const storage = { ...deps.media.storage, put: () => Promise.reject(new Error("the disk is full")) };
  const channels = { download: async () => bytesOf(picture) };
  const uses = { ...deps, pool, channels, media: { ...deps.media, storage }, drawing: pLimit(1) };
  for (let time = 0; time < 5; time++) await expect(fetchFile(uses, job.data)).rejects.toThrow("the disk is full");
  expect(await fileOf(conversation)).toMatchObject({ state: "waiting" });
  await fetchFile(uses, job.data);
  const file = await fileOf(conversation);
  expect(file).toMatchObject({ state: "lost" });
  await call(stack, conversationFiles.fetch, { params: { id: file?.id ?? "" } }, shop);
  await fetchWaiting(bytesOf(picture));
  expect(await fileOf(conversation)).toMatchObject({ state: "here" });
});

it("waits while the number is paused, fetches what was lost once it is not, and nothing of a removed one", async () => {
  const conversation = await send("image");
  const change = (to: string) => stack.db.query(`update channel_numbers set ${to} where id = $1`, [number.numberId]);
  await change("paused_code = 190");
  await expect(fetchWaiting(bytesOf(picture))).rejects.toThrow("paused");
  expect(await fileOf(conversation)).toMatchObject({ state: "waiting" });
  const id = (await fileOf(conversation))?.id ?? "";
  const { pool, deps } = stack;
  const uses = { ...deps, pool, channels: { download: async () => bytesOf(picture) }, drawing: pLimit(1) };
  const fetchIt = () => fetchFile(uses, { shopId: shop.shopId, fileId: id });
  for (let time = 1; time < 5; time++) await expect(fetchIt()).rejects.toThrow("paused");
  await fetchIt();
  expect(await fileOf(conversation)).toMatchObject({ state: "lost" });
  await inShop(pool, shop.shopId, (tx) => resumeNumber(tx, deps.emitFact, number));
  await dispatchFacts(stack);
  expect(await runFetchLost(stack)).toBe(1);
  await fetchWaiting(bytesOf(picture));
  expect(await fileOf(conversation)).toMatchObject({ state: "here" });

  const late = await send("image");
  await change("removed_at = now()");
  await fetchWaiting(bytesOf(picture));
  await change("removed_at = null");
  expect(await fileOf(late)).toMatchObject({ state: "lost" });
});

it("takes no more than a share of the storage, and leaves proofs of payments theirs", async () => {
  await send("image");
  await fetchWaiting(bytesOf(picture));
  const { rows } = await stack.db.query<{ used: string }>(
    "select sum(bytes) as used from media where shop_id = $1 and is_private",
    [shop.shopId],
  );
  const limit = (bytes: number) =>
    stack.db.query("update shops set media_quota_bytes = $2 where shop_id = $1", [shop.shopId, bytes]);
  const before = await stack.db.query<{ quota: string }>(
    "select media_quota_bytes as quota from shops where shop_id = $1",
    [shop.shopId],
  );
  await limit(Number(rows[0]?.used) * 4);
  const conversation = await send("image");
  await fetchWaiting(bytesOf(picture));
  expect(await fileOf(conversation)).toMatchObject({ state: "refused", why: "full" });
  const { token, id } = await addClaim(stack, shop);
  const at = stack.url + pathOf(cartClaims.upload, { query: { token, id } });
  expect((await fetch(at, { method: "POST", body: new Uint8Array(picture) })).status).toBe(201);
  await limit(Number(before.rows[0]?.quota));
});

const sendFile = async (id: string, body: Uint8Array, query: { name: string; caption?: string }) =>
  fetch(stack.url + pathOf(conversationFiles.send, { params: { id }, query }), {
    method: "POST",
    headers: { authorization: `Bearer ${shop.token}` },
    body: new Uint8Array(body),
  });

it("sends a picture into both channels, in the format each knows, and the bot is silent from then on", async () => {
  const conversation = await send("image");
  await fetchWaiting(bytesOf(picture));
  const sent = await sendFile(conversation.id, picture, { name: "mpya.jpg", caption: "Hii mpya" });
  expect(sent.status).toBe(201);
  const { rows } = await stack.db.query<{ wire: unknown }>(
    "select wire from outbox where conversation_id = $1 and author = 'person'",
    [conversation.id],
  );
  expect(rows).toMatchObject([{ wire: { kind: "image", caption: "Hii mpya" } }]);
  expect(JSON.stringify(rows)).toMatch(/\/media\/[\w-]{32}\/640\.jpg/);

  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  const [web] = (await call(stack, conversations.list, { query: { channel: "web" } }, shop)).items;
  await sendFile(web?.id ?? "", picture, { name: "mpya.jpg" });
  const [newest] = web ? await messagesOf(web) : [];
  expect(newest).toMatchObject({ from: "person", file: null });
  const [link] = /http[^"]+640\.webp/.exec(JSON.stringify(newest?.actions)) ?? [""];
  expect((await fetch(link.replace(siteUrl, stack.url))).status).toBe(200);
  const after = await call(stack, conversations.get, { params: { id: web?.id ?? "" } }, shop);
  expect(after).toMatchObject({ answered_by: "person", preview: "📷" });
  expect((await visitor.say("Asante")).actions).toEqual([]);
});

it("sends nothing that is no picture, film, recording or document, and keeps nothing of what was not sent", async () => {
  const conversation = await send("image");
  const before = await filesOf(stack);
  const code = await sendFile(conversation.id, await readFile(new URL(import.meta.url)), { name: "picha.jpg" });
  expect([code.status, JSON.parse(await code.text()).code]).toEqual([415, "file_kind_refused"]);
  await stack.db.query("update threads set window_until = now() - interval '1 hour' where conversation_id = $1", [
    conversation.id,
  ]);
  expect((await sendFile(conversation.id, picture, { name: "picha.jpg" })).status).toBe(409);
  expect(await filesOf(stack)).toEqual(before);
});
