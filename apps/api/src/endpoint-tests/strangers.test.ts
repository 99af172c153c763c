import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Endpoint } from "@mauzo/contract/endpoint";
import { cart } from "@mauzo/contract/orders/cart";
import { cartClaims } from "@mauzo/contract/orders/cart-claims";
import { documentKinds, orderDocuments } from "@mauzo/contract/orders/order-documents";
import { orderLinks } from "@mauzo/contract/orders/order-links";
import { orderWorkflow } from "@mauzo/contract/orders/order-workflow";
import { orders } from "@mauzo/contract/orders/orders";
import { readPdf } from "@mauzo/order-documents/test/read-pdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { deliveryMethodId } from "../../test/add-full-settings.ts";
import { linkTokenIn, startChatVisitor } from "../../test/chat-visitor.ts";
import { call, endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { openMailbox } from "../../test/mailbox.ts";
import { addressOf, makeSampleRequests, type SampleRequest } from "../../test/sample-requests.ts";
import { callSave } from "../../test/saves.ts";
import { type Stack, startStack } from "../../test/stack.ts";

/** What the shop knows about Amina, and what nobody who gives her name and number has said. */
const secrets = ["amina", "zuberi", "mwanaisha", "ng'ambo", "qx77"];
const phone = "0712 777 321";
type Given = { name: string; phone: string };
type Buyer = Given & {
  place: string;
  note: string;
  token: string;
  number: string;
  claimId: string;
  documentKey: string;
  visitor: ReturnType<typeof startChatVisitor>;
};

let stack: Stack;
let shop: FullShop;
let mailbox: Awaited<ReturnType<typeof openMailbox>>;

/** A customer chats with the bot, orders by its link and claims a payment; the shop does its part. */
async function buy(given: Given, { place, note }: { place: string; note: string }): Promise<Buyer> {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  await visitor.say("products");
  await visitor.say(`Kikoi ${shop.word}`);
  const token = linkTokenIn(await reachLink(visitor));
  const { products } = await call(stack, cart.get, { query: { token } });
  const body = { products, customer: given, note, delivery: { method_id: deliveryMethodId, place } };
  const { order_id: number } = await call(stack, cart.submit, { query: { token }, body });
  const { items } = await call(stack, orders.list, { query: { search: number } }, shop);
  const at = { params: { id: items[0]?.id ?? "" } };
  const claim = { amount_minor: 100, reference: note };
  const { id: claimId } = await call(stack, cartClaims.create, { query: { token }, body: claim });
  await call(stack, orders.move, { ...at, body: { from: "new", to: "ready" } }, shop);
  const { url } = await call(stack, orderDocuments.share, { ...at, body: { kind: "invoice" } }, shop);
  await stack.db.query("update pgboss.job set start_after = now() where state = 'created'");
  for (let round = 0; round < 2; round++) await mailbox.runDueJobs();
  const documentKey = new URL(url).pathname.split("/").at(-2) ?? "";
  return { ...given, place, note, token, number, claimId, documentKey, visitor };
}

/** Answers the bot until it sends a link. */
async function reachLink(visitor: ReturnType<typeof startChatVisitor>): Promise<string> {
  let { text } = await visitor.say("1");
  for (let turn = 0; turn < 6 && !text.includes("/cart?token="); turn++) {
    ({ text } = await visitor.say(text.includes("Get order link") ? "Get order link" : "1"));
  }
  return text;
}

async function answerOf(endpoint: Endpoint, { headers, ...sample }: SampleRequest): Promise<string> {
  const { cookie: _, ...own } = headers;
  const answer = await fetch(stack.url + addressOf(endpoint, sample), {
    // Where a link leads is its answer; what is there is another server.
    redirect: "manual",
    method: endpoint.method,
    headers: { ...own, ...(sample.body !== undefined && { "content-type": "application/json" }) },
    ...(sample.body !== undefined && { body: JSON.stringify(sample.body) }),
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const isPdf = answer.headers.get("content-type") === "application/pdf";
  const said = isPdf ? (await readPdf(bytes)).map(({ text }) => text).join("\n") : new TextDecoder().decode(bytes);
  return `${answer.status} ${said} ${[...answer.headers].filter(([name]) => !changing.has(name)).join("; ")}`;
}
const changing = new Set(["date", "server-timing", "x-request-id", "keep-alive"]);

/** Everything that a person with this link and this conversation can read. */
async function readAll({ token, documentKey, visitor }: Buyer): Promise<string[]> {
  const query = { token };
  const heard = { params: { botId: shop.botId }, query: { chat_id: visitor.chatId } };
  const samples: [Endpoint, Partial<SampleRequest>][] = [
    [cart.get, { query }],
    [orderDocuments.receipt, { query }],
    [chat.listPushed, { ...heard, headers: { [visitorTokenHeader]: visitor.token() } }],
    ...documentKinds.map((kind): [Endpoint, Partial<SampleRequest>] => [
      orderDocuments.shared,
      { params: { key: documentKey, kind } },
    ]),
  ];
  const answers: string[] = [];
  for (const [endpoint, sample] of samples)
    answers.push(await answerOf(endpoint, { params: {}, query: {}, body: undefined, headers: {}, ...sample }));
  return answers;
}

const openAccess = ["public", "visitor", "cart", "shopper", "bot"];
const open = endpoints.filter(({ endpoint }) => openAccess.includes(String(endpoint.access)) && !endpoint.streams);

/** Calls every public endpoint as a person who has a link and a conversation of their own. */
async function walk(buyer: Buyer): Promise<Map<string, string>> {
  const { token, claimId, documentKey, visitor } = buyer;
  const own = { chatId: visitor.chatId, visitorToken: visitor.token(), claimId, documentKey };
  const theirs = { ...shop, ...own, openCart: token, orderedCart: token, newOrderCart: token };
  const typed: Record<string, string> = { "body.customer.name": buyer.name, "body.customer.phone": buyer.phone };
  const sampleOf = await makeSampleRequests(stack, theirs, (place) => typed[place.join(".")]);
  const answers = new Map<string, string>();
  for (const { name, endpoint } of open) answers.set(name, await answerOf(endpoint, sampleOf(endpoint)));
  return answers;
}

const told = (answers: Iterable<[string, string]>) =>
  [...answers].filter(([, answer]) => secrets.some((secret) => answer.toLowerCase().includes(secret)));

let hers: Buyer;
let before: string[];
beforeAll(async () => {
  stack = await startStack();
  mailbox = await openMailbox(stack);
  shop = await openFullShop(stack, "Tulivu");
  const workflow = await call(stack, orderWorkflow.get, {}, shop);
  const text = { en: "{name}, {number} is ready: {link}", sw: "{jina}, {namba} ipo tayari: {kiungo}" };
  const ready = { ...workflow.steps.ready, customer: { on: true, text } };
  await callSave(stack, orderWorkflow.save, { body: { ...workflow, steps: { ...workflow.steps, ready } } }, shop);
  hers = await buy({ name: "Amina Zuberi", phone }, { place: "Kwa Mwanaisha, Ng'ambo", note: "QX77" });
  secrets.push(hers.number.toLowerCase());
  before = await readAll(hers);
});
afterAll(async () => {
  await mailbox.close();
  await stack.stop();
});

describe("who names somebody the shop knows", () => {
  it("is told by no public answer what the shop knows of them", async () => {
    expect(open.length).toBeGreaterThan(25);
    expect(told(before.map((answer, at): [string, string] => [String(at), answer]))).toHaveLength(before.length);
    for (const name of ["", "Mgeni Hamisi"]) {
      const stranger = await buy({ name, phone }, { place: "Sokoni", note: "Haraka" });
      const read = (await readAll(stranger)).map((answer, at): [string, string] => [String(at), answer]);
      expect(told(read)).toEqual([]);
      if (name !== "") expect(read[0]?.[1]).toContain(name);
      // The shop gives them a link and its messages.
      const { items } = await call(stack, orders.list, { query: { search: stranger.number } }, shop);
      const link = await call(stack, orderLinks.create, { params: { id: items[0]?.id ?? "" } }, shop);
      expect(told([["link", link.text]])).toEqual([]);
      expect(told(await walk(stranger))).toEqual([]);
      for (const words of ["order status", "my orders", "oda yangu", phone, "+255712777321"])
        expect(told([[words, (await stranger.visitor.say(words)).text]])).toEqual([]);
    }
  });

  it("changes no answer to the one they named", async () => {
    expect(await readAll(hers)).toEqual(before);
  });
});
