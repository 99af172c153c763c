import { once } from "node:events";
import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { sendRaw, trickle } from "../../test/raw-request.ts";
import { addressOf, makeSampleRequests } from "../../test/sample-requests.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { serverTimeouts } from "../http/lifecycle/server-timeouts.ts";

/** The server's timeouts, twenty times shorter: half a second here stands for ten. */
const hurried = {
  headersTimeout: serverTimeouts.headersTimeout / 20,
  requestTimeout: serverTimeouts.requestTimeout / 200,
  keepAliveTimeout: serverTimeouts.keepAliveTimeout / 20,
  connectionsCheckingInterval: serverTimeouts.connectionsCheckingInterval / 20,
};

let stack: Stack;
let shop: FullShop;
let sampleOf: Awaited<ReturnType<typeof makeSampleRequests>>;
beforeAll(async () => {
  stack = await startStack({ limits: hurried });
  shop = await openFullShop(stack, "kikomo");
  sampleOf = await makeSampleRequests(stack, shop);
});
afterAll(() => stack.stop());

const bearer = () => `Authorization: Bearer ${shop.token}\r\n`;
const works = async () => expect((await stack.call("GET", "/products", { token: shop.token })).status).toBe(200);

describe("a list", () => {
  const lists = endpoints.filter(({ endpoint }) => endpoint.query && "limit" in endpoint.query.def.shape);
  it("gives a hundred at most, whatever is asked for", async () => {
    expect(lists.length).toBeGreaterThanOrEqual(2);
    for (const { name, endpoint } of lists)
      for (const limit of [
        "101",
        "1000000000",
        "1e9",
        "9007199254740993",
        "-1",
        "0",
        "NaN",
        "Infinity",
        "1.5",
        " ",
        "[]",
      ]) {
        const sample = sampleOf(endpoint);
        const path = addressOf(endpoint, { ...sample, query: { ...sample.query, limit } });
        expect([name, limit, (await stack.call(endpoint.method, path, { token: shop.token })).status]).toEqual([
          name,
          limit,
          422,
        ]);
      }
  });
});

describe("what is no HTTP, or not as much as it says", () => {
  const product = JSON.stringify({ name: "Kikoi", category: "home", price_minor: 1 });
  const post = (headers: string, body: string) =>
    `POST /products HTTP/1.1\r\nHost: x\r\n${bearer()}Content-Type: application/json\r\n${headers}\r\n\r\n${body}`;
  const malformed: [string, () => string | Buffer][] = [
    ["no request line", () => "\r\n\r\n\r\n"],
    ["another protocol", () => "SSH-2.0-OpenSSH\r\n"],
    ["TLS", () => Buffer.from("160301020001000001fc0303", "hex")],
    ["HTTP/2", () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
    ["HTTP/9", () => "GET / HTTP/9.9\r\nHost: x\r\n\r\n"],
    ["no host", () => "GET /livez HTTP/1.1\r\n\r\n"],
    ["a space before the colon", () => "GET /livez HTTP/1.1\r\nHost : x\r\n\r\n"],
    ["a folded header", () => "GET /livez HTTP/1.1\r\nHost: x\r\nA: b\r\n c\r\n\r\n"],
    ["NUL in a header", () => `GET /user HTTP/1.1\r\nHost: x\r\nA: a\u0000b\r\n\r\n`],
    ["bare line feeds", () => "GET /livez HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\n\nzz\n"],
    ["a space in the path", () => "GET /a b HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an unknown method", () => "STEAL /products HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a negative length", () => post("Content-Length: -5", product)],
    ["a length in hex", () => post("Content-Length: 0x10", product)],
    ["two lengths", () => post("Content-Length: 5\r\nContent-Length: 6", product)],
    ["a length and chunks", () => post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n")],
    ["an unknown encoding", () => post("Transfer-Encoding: xchunked", product)],
    ["a chunk of no size", () => post("Transfer-Encoding: chunked", "zz\r\nabc\r\n0\r\n\r\n")],
    ["a chunk of all sizes", () => post("Transfer-Encoding: chunked", "ffffffffffffffffff\r\nabc\r\n")],
    ["a shorter body than said", () => post("Content-Length: 5000", product)],
    ["a longer body than said", () => post("Content-Length: 5", product)],
    ["64 kB of address", () => `GET /products?search=${"x".repeat(65_536)} HTTP/1.1\r\nHost: x\r\n\r\n`],
    ["64 kB of headers", () => `GET /products HTTP/1.1\r\nHost: x\r\nA: ${"x".repeat(65_536)}\r\n\r\n`],
    ["5,000 headers", () => `GET /user HTTP/1.1\r\nHost: x\r\n${"a: b\r\n".repeat(5_000)}\r\n`],
    ["a cookie of 15 kB", () => `GET /user HTTP/1.1\r\nHost: x\r\nCookie: ${"a=b; ".repeat(3_000)}\r\n\r\n`],
    ["a bearer that is no token", () => "GET /user HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer %\r\n\r\n"],
    ["half an escape", () => "GET /products/%E0%A4%A HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an address of another", () => "GET http://evil.example/user HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["a tunnel", () => "CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n"],
    ["an upgrade", () => "GET /events HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
  ];

  it.each(malformed)("%s is refused, and the server goes on", async (_, bytes) => {
    const before = await stack.db.query("select count(*) from products");
    const answer = await sendRaw(stack.url, bytes());
    expect(answer).toMatch(/^(HTTP\/1\.1 (4\d\d|501|505) |$)/);
    expect(answer).not.toMatch(/HTTP\/1\.1 2\d\d|node_modules|\bat .*:\d+:\d+|Error:/);
    expect((await stack.db.query("select count(*) from products")).rows).toEqual(before.rows);
    await works();
  });

  it("a packed body is not unpacked", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    const answer = await fetch(`${stack.url}/products`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${shop.token}`,
        "content-type": "application/json",
        "content-encoding": "gzip",
      },
      body: bomb,
    });
    expect([400, 415]).toContain(answer.status);
    await works();
  });
});

describe("slow senders", () => {
  it("are sent away, heads and bodies alike, while everybody else is served", async () => {
    const heads = Array.from({ length: 60 }, () => trickle(stack.url, "GET /products HTTP/1.1\r\nHost: x\r\nA: ", 50));
    const bodies = Array.from({ length: 60 }, () =>
      trickle(
        stack.url,
        `POST /products HTTP/1.1\r\nHost: x\r\n${bearer()}Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
        50,
      ),
    );
    for (let count = 0; count < 10; count++) await works();
    for (const answer of await Promise.all([...heads, ...bodies])) expect(answer).toMatch(/^(HTTP\/1\.1 4\d\d |$)/);
    await works();
  });
});

describe("a JSON body", () => {
  it("has less time to arrive than a file", async () => {
    const brisk = await startStack({ jsonDeadlineMs: 300 });
    try {
      const { token } = await openShop(brisk);
      const json = await trickle(
        brisk.url,
        `POST /products HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`,
        50,
      );
      expect(json).toMatch(/^HTTP\/1\.1 408 [\s\S]*connection: close/i);
      // The same pace for twice as long: it is read to its end, then found not to be a picture.
      const file = request(`${brisk.url}/media/uploads?name=a`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
      });
      const answer = once(file, "response");
      for (let sent = 0; sent < 12; sent++) {
        file.write("a");
        await setTimeout(50);
      }
      file.end();
      expect(await answer).toMatchObject([{ statusCode: 415 }]);
    } finally {
      await brisk.stop();
    }
  });
});

setFlagsFromString("--expose-gc");
const collect: unknown = runInNewContext("gc");

/** The memory still in use after garbage collection. */
function heldMemory(): number {
  if (typeof collect === "function") collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe("large bodies", () => {
  it("leave no memory behind", async () => {
    const body = JSON.stringify({ name: "x".repeat(999_000) });
    const burst = async (count: number) => {
      for (let sent = 0; sent < count; sent += 5) {
        const answers = await Promise.all(
          Array.from({ length: 5 }, () => stack.call("POST", "/products", { token: shop.token, body })),
        );
        // Refused, or too slow for this server on a busy machine.
        for (const { status } of answers) expect([408, 422]).toContain(status);
      }
    };
    await burst(20);
    const before = heldMemory();
    await burst(80);
    // What a closed connection held is freed by the garbage collection after next.
    await expect.poll(() => (heldMemory() - before) / 1_000_000).toBeLessThan(20);
  });
});
