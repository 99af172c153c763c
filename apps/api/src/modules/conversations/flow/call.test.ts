import { createServer, type Server } from "node:http";
import { insertStep } from "@mauzo/chatflow/edit/edit-flow";
import { newStep } from "@mauzo/chatflow/edit/new-step";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import { flows } from "@mauzo/contract/conversations/flows";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { paymentJobDeps } from "../../../../test/payment-jobs.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { callShop } from "./call-shop.ts";

let stack: Stack;
let shop: OpenedShop;
let server: Server;
let origin: string;
/** What the shop's server was asked, and what it answers. */
let got: { method: string; url: string; key: string; body: string }[] = [];
let answers = () => ({ status: 200, body: '{"data":{"bei":12000}}' });

beforeAll(async () => {
  server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk);
    const key = String(asked.headers["idempotency-key"]);
    got.push({ method: asked.method ?? "", url: asked.url ?? "", key, body: Buffer.concat(chunks).toString() });
    const { status, body } = answers();
    answer.writeHead(status, { "content-type": "application/json", location: "/elsewhere" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  stack = await startStack({ webhookAddresses: [`${origin}/bei`] });
});
beforeEach(async () => {
  got = [];
  answers = () => ({ status: 200, body: '{"data":{"bei":12000}}' });
  shop = await openShop(stack, { name: "Duka la Asha" });
  await stack.db.query("delete from pgboss.job");
});
afterAll(async () => {
  await stack.stop();
  server.close();
});

/** A flow that asks the shop's server after "thanks". */
function asks(document: FlowDocument, url: string, method: "GET" | "POST" = "POST"): FlowDocument {
  const step = newStep("request", "uliza");
  if (step.kind !== "request") throw new Error("no step that asks");
  const fields = [{ key: "duka", value: "{shop}" }];
  const asking = { ...step, url, method, fields, answers: [{ path: "data.bei", name: "bei" }] };
  const said = (id: string, en: string) => ({ id, kind: "message" as const, text: { en } });
  const begun = insertStep(document, { from: "thanks", outlet: "next" }, asking);
  const told = insertStep(begun, { from: "uliza", outlet: "ok" }, said("bei", "It is {bei}."));
  return insertStep(told, { from: "uliza", outlet: "failed" }, said("samahani", "We cannot tell now."));
}
async function publish(url: string, method: "GET" | "POST" = "POST") {
  const { document, version } = await call(stack, flows.get, {}, shop);
  await call(stack, flows.save, { body: { document: asks(document, url, method), version } }, shop);
  return request(stack, flows.publish, { body: { draft: version + 1, note: "" } }, shop);
}

type Job = { data: Parameters<typeof callShop>[1] };
const jobs = async () =>
  (await stack.db.query<Job>("select data from pgboss.job where name = 'call-shop'")).rows.map(({ data }) => data);
async function ask() {
  const visitor = startChatVisitor(stack, shop);
  await visitor.say("Hello");
  expect((await visitor.say("thanks")).text).toContain("One moment, please.");
  return visitor;
}
const pushed = async () =>
  (
    await stack.db.query<{ text: string }>(
      "select text from messages where shop_id = $1 and author = 'bot' and push_number is not null order by seq",
      [shop.shopId],
    )
  ).rows.map(({ text }) => text);

it("asks the shop's server with what is known, and says what it answers once, however many workers take the job", async () => {
  expect((await publish(`${origin}/bei`)).status).toBe(201);
  await ask();
  const [job, ...others] = await jobs();
  if (!job) throw new Error("nothing is asked");
  expect(others).toEqual([]);
  expect(JSON.stringify(job)).not.toContain("Duka");
  const deps = paymentJobDeps(stack);
  await Promise.all([callShop(deps, job), callShop(deps, job)]);
  const times = got.length;
  await callShop(deps, job);
  expect(got).toHaveLength(times);
  expect(got[0]).toMatchObject({ method: "POST", url: "/bei", key: job.callId, body: '{"duka":"Duka la Asha"}' });
  const said = await pushed();
  expect(said.filter((text) => text.includes("It is 12000."))).toHaveLength(1);
});

it.each([
  ["an error", { status: 500, body: "{}" }],
  ["another address", { status: 302, body: "{}" }],
  ["no JSON", { status: 200, body: "<html>" }],
])("goes on by the other way where the server answers %s", async (_, answer) => {
  answers = () => answer;
  await publish(`${origin}/bei`, "GET");
  await ask();
  for (const job of await jobs()) await callShop(paymentJobDeps(stack), job);
  expect(got.map(({ method, url }) => [method, url])).toEqual([["GET", "/bei?duka=Duka+la+Asha"]]);
  expect((await pushed()).join()).toContain("We cannot tell now.");
});

it("asks nobody for who has gone elsewhere", async () => {
  await publish(`${origin}/bei`);
  const visitor = await ask();
  await visitor.say("menu");
  for (const job of await jobs()) await callShop(paymentJobDeps(stack), job);
  expect([got, await pushed()]).toEqual([[], []]);
});

const inside = [
  ...["http://127.0.0.1:1/", "https://127.0.0.1/", "https://0x7f.1/", "https://[::1]/", "https://[::ffff:10.0.0.1]/"],
  ...["https://169.254.169.254/latest", "https://10.0.0.1/", "https://localhost/", "https://a:b@duka.co.tz/", "x"],
];
it.each(inside)("publishes no step that asks %s, and does not ask it", async (url) => {
  await publish(`${origin}/bei`);
  const { document, version } = await call(stack, flows.get, {}, shop);
  const nodes = document.nodes.map((node) => (node.kind === "request" ? { ...node, url } : node));
  await call(stack, flows.save, { body: { document: { ...document, nodes }, version } }, shop);
  const refused = await request(stack, flows.publish, { body: { draft: version + 1, note: "" } }, shop);
  expect(refused).toMatchObject({ status: 422, body: { code: "flow_address_unreachable" } });
  // Nor is it asked where it has been published all the same.
  await ask();
  await stack.db.query(
    "update flows set id = uuidv7(), document = replace(document::text, $2, $3)::jsonb where shop_id = $1",
    [...[shop.shopId, `${origin}/bei`, url]],
  );
  for (const job of await jobs()) await callShop(paymentJobDeps(stack), job);
  expect(got).toEqual([]);
  expect((await pushed()).join()).toContain("We cannot tell now.");
});
