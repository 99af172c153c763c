import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { expectHttpError } from "../../test/expect-http-error.ts";
import { sendChunked } from "../../test/send-chunked.ts";
import type { OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { makeValidRequests } from "../../test/valid-requests.ts";

let stack: Stack;
let shop: OpenedShop;
let requestOf: Awaited<ReturnType<typeof makeValidRequests>>;
let before: string;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  requestOf = await makeValidRequests(stack, shop);
  before = await everything();
});
afterAll(() => stack.stop());

/** Counts the rows of everything a request could have written. */
async function everything(): Promise<string> {
  const tables = [
    "shops",
    "products",
    "variants",
    "stock_movements",
    "customers",
    "carts",
    "orders",
    "order_lines",
    "conversations",
    "messages",
    "auth.users",
    "auth.sessions",
    "lookup_keys",
    "pgboss.job",
  ];
  const counts = tables.map((table) => `(select count(*) from ${table})`).join(", ");
  const { rows } = await stack.db.query(
    `select json_build_array(${counts}, (select json_agg(p order by p.id) from products p), (select json_agg(s order by s.shop_id) from shops s)) as all`,
  );
  return JSON.stringify(rows[0]);
}

const writes = endpoints.filter(({ endpoint }) => endpoint.body);
/** One function reads the bodies of all endpoints: what does not depend on a schema is tested with these three. */
const three = writes.filter(({ name }) => ["POST /products", "PUT /shop", "POST /api/v1/order"].includes(name));
const send = (
  endpoint: (typeof endpoints)[number]["endpoint"],
  body: unknown,
  headers: Record<string, string> = {},
) => {
  const { path, token, headers: own } = requestOf(endpoint);
  return stack.call(endpoint.method, path, { token, body, headers: { ...own, ...headers } });
};
const oddNames = ["%00", "%", "%ff", "..%2f..", "1' or '1'='1", "x".repeat(4_000), "null", "-1", "%F0%9F%98%80"];
const nested = (depth: number) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`;
const arrays = (depth: number) => "[".repeat(depth) + "]".repeat(depth);
const manyKeys = `{${Array.from({ length: 100_000 }, (_, index) => `"${index.toString(36)}":1`).join(",")}}`;

it("reads three kinds of bodies", () => expect(three).toHaveLength(3));

describe.each(three)("$name", ({ endpoint }) => {
  it("is 415 without a JSON content type", async () => {
    const { path, token, headers, body } = requestOf(endpoint);
    const types = [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
      "application/jsonx",
      "text/json",
      "application/json-patch+json",
      "application/json; charset=utf-16",
    ];
    for (const type of types)
      expectHttpError(await send(endpoint, JSON.stringify(body), { "content-type": type }), 415);
    const none = await fetch(stack.url + path, {
      method: endpoint.method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      body: Buffer.from("{}"),
    });
    expect(none.status).toBe(415);
    expectHttpError({ status: none.status, headers: none.headers, body: await none.json() }, 415);
  });

  it("is 400 for bytes that are not UTF-8", async () => {
    const { path, token, headers } = requestOf(endpoint);
    const answer = await fetch(stack.url + path, {
      method: endpoint.method,
      headers: { ...headers, authorization: `Bearer ${token}`, "content-type": "application/json; charset=UTF-8" },
      body: Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe]), Buffer.from('"}')]),
    });
    expectHttpError({ status: answer.status, headers: answer.headers, body: await answer.json() }, 400);
  });

  it("is 400 for broken JSON", async () => {
    for (const body of [
      "",
      "{",
      "{]",
      "undefined",
      "{'a':1}",
      '{"a":1,}',
      "NaN",
      "\u0000",
      '{"a":"\n"}',
      "\ufeff{",
      '{"__proto__":',
    ])
      expectHttpError(await send(endpoint, body, { "content-type": "application/json" }), 400);
  });

  it("is 413 for two megabytes, announced or not", async () => {
    const { path, token, headers, body } = requestOf(endpoint);
    const text = JSON.stringify({ ...body, padding: "x".repeat(2_000_000) });
    expectHttpError(await send(endpoint, text), 413);
    const all = { ...headers, authorization: `Bearer ${token}`, "content-type": "application/json" };
    const chunks = Array.from({ length: 20 }, (_, index) => text.slice(index * 100_010, (index + 1) * 100_010));
    expect(await sendChunked(stack.url + path, endpoint.method, all, chunks)).toBe(413);
  });

  it("is 4xx for JSON that is deep or wide", async () => {
    for (const text of [nested(10_000), arrays(10_000), manyKeys, `[${"1,".repeat(100_000)}1]`])
      expectHttpError(await send(endpoint, text), 422);
  });
});

describe.each(writes)("$name", ({ endpoint, name }) => {
  // Which paths accept larger bodies is listed separately.
  it("is 413 for more than a megabyte", async () => {
    const { body } = requestOf(endpoint);
    expectHttpError(await send(endpoint, JSON.stringify({ ...body, padding: "x".repeat(1_000_000) })), 413);
  });

  it("is 4xx for JSON that is no such object", async () => {
    const { body } = requestOf(endpoint);
    for (const text of ["null", "[]", "7", '"x"', "true", "{}"]) {
      // An empty change of the shop, of the user or of an order's credit changes nothing, and is accepted.
      if (text === "{}" && ["PUT /shop", "PUT /user", "PATCH /orders/:id/credit"].includes(name)) continue;
      // A cancellation needs no reason, nor does striking out an expense or a bill; a reminder is only written unless asked for more.
      if (
        text === "{}" &&
        [
          "/api/v1/order/cancel",
          "/expenses/:id/void",
          "/supplier-bills/:id/void",
          "/debts/:id/reminders",
          "/conversations/:id/messages/:message/send-again",
        ].includes(endpoint.path)
      )
        continue;
      expectHttpError(await send(endpoint, text), 422);
    }
    const object = JSON.stringify(body).slice(0, -1);
    for (const extra of [
      '"__proto__":{"is_admin":true}',
      '"constructor":{"prototype":{}}',
      '"unknown":1',
      '"shop_id":"x"',
      '"a\\u0000":1',
      '"\\ud800":1',
    ]) {
      // Only the order ignores unknown fields.
      if (endpoint.path === "/api/v1/order" && /constructor|unknown|shop_id/.test(extra)) continue;
      expectHttpError(await send(endpoint, `${object},${extra}}`), 422);
    }
  });

  const versions = new Set(["version", "other_version", "turn", "seq", "seen", "draft"]);
  it("is 4xx for a value of the wrong kind anywhere", async () => {
    const { body = {} } = requestOf(endpoint);
    const wrong: unknown[] = [
      null,
      7,
      -0.5,
      true,
      [],
      {},
      [null],
      "",
      "\u0000",
      "a\ud800",
      "x".repeat(100_000),
      { toString: 1 },
    ];
    for (const field of Object.keys(body))
      for (const value of wrong) {
        const counts = [
          "price_minor",
          "part_price_minor",
          "stock",
          "quantity",
          "delta",
          "low_stock_at",
          "min",
          "max",
          "amount_minor",
          "limit_minor",
          "counted_minor",
          "refund_minor",
          "budget_minor",
          "hour",
          "day",
        ].includes(field);
        const allowed =
          // As it is in the request that is taken.
          JSON.stringify(value) === JSON.stringify(Reflect.get(body, field)) ||
          (counts && value === 7) ||
          (field === "low_stock_at" && value === null) ||
          (endpoint.path === "/campaigns/:id/start" && ["at", "price_minor"].includes(field) && value === null) ||
          // Goods to sell have no category.
          (endpoint.path === "/suppliers/:id/bills" && field === "category" && value === null) ||
          (["assignee", "before", "consent", "purpose", "due_on", "promised_on", "limit_minor"].includes(field) &&
            value === null) ||
          (["different", "dismissed", "record", "locked", "send", "sees_phones", "is_fallback", "is_wanted"].includes(
            field,
          ) &&
            value === true);
        const empty =
          // A claim may have the network's message in place of its code.
          (value === "" && endpoint.path === "/balances/:link/claims" && field === "reference") ||
          (value === "" && ["about", "reason", "note", "en", "sw"].includes(field)) ||
          (["timers", "methods", "charges", "tags", "notes"].includes(field) &&
            Array.isArray(value) &&
            value.length === 0);
        // What WhatsApp shows of a business may be taken away.
        const cleared =
          endpoint.path === "/channels/whatsapp/profile" &&
          (value === "" || (Array.isArray(value) && value.length === 0));
        if (allowed || empty || cleared) continue;
        const answer = await send(endpoint, { ...body, [field]: value });
        // Another version is a good value, of something that was changed since, or that the shop does not have.
        expectHttpError(answer, 422, ...(versions.has(field) && value === 7 ? [404, 409] : [409]));
      }
  });
});

describe.each(endpoints)("$name", ({ endpoint }) => {
  it("is 4xx for addresses and queries of any make", async () => {
    const { path, token, headers, body } = requestOf(endpoint);
    const go = (address: string) =>
      stack.call(endpoint.method, address, {
        token: endpoint.path === "/auth/log-out" ? undefined : token,
        body,
        headers,
      });
    const keys = Object.keys(endpoint.query?.def.shape ?? {});
    for (const key of keys) {
      const base = path.split("?")[0];
      const query = new URLSearchParams(path.split("?")[1] ?? "");
      const doubled = new URLSearchParams([...query, [key, query.get(key) ?? "1"], [key, "2"]]);
      expectHttpError(await go(`${base}?${doubled}`), 422);
      for (const value of ["%00", "x".repeat(5_000)]) {
        query.delete(key);
        expectHttpError(await go(`${base}?${query}&${key}=${value}`), 422);
      }
    }
    if (!/:\w+/.test(endpoint.path)) return;
    for (const value of oddNames) {
      const answer = await go(`${endpoint.path.replace(/:\w+/, value)}?${path.split("?")[1] ?? ""}`);
      // Who mistypes a printed address is a person: it leads to the site, whatever stands in it.
      if (endpoint.path === "/l/:code" && answer.status === 302)
        expect(new URL(answer.headers.get("location") ?? "").pathname).toBe("/");
      else expectHttpError(answer, 404);
    }
  });
});

describe("all of it", () => {
  it("left nothing behind", async () => {
    expect(await everything()).toBe(before);
    expect(Reflect.get({}, "is_admin")).toBeUndefined();
  });
});
