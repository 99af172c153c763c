import { Socket } from "node:net";
import { chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { Failure } from "@mauzo/contract/shared";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { startChatVisitor } from "../../test/chat-visitor.ts";
import { endpoints, pathOf } from "../../test/endpoints.ts";
import type { OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const lookAlikes = [
  "http://localhost:3000.evil.example",
  "http://localhost:30000",
  "https://localhost:3000",
  "http://localhost:3001",
  "http://evil.example",
  "null",
  "http://LOCALHOST:3000",
  "http://localhost:3000/",
];
const preflight = (path: string, origin: string, method = "POST") =>
  stack.call("OPTIONS", path, {
    headers: {
      origin,
      "access-control-request-method": method,
      "access-control-request-headers": "authorization,content-type",
    },
  });
const allowed = (headers: Headers) => headers.get("access-control-allow-origin");

describe("a browser on another page", () => {
  it("may call the chat and what is public from anywhere, without credentials", async () => {
    const paths = [`/plugin/${shop.botId}/unauthenticated`, "/public/shops", `/public/shops/${shop.slug}`];
    for (const path of paths) {
      const { status, headers } = await stack.call("GET", path, { headers: { origin: "https://anywhere.example" } });
      expect([status, allowed(headers), headers.get("access-control-allow-credentials")]).toEqual([200, "*", null]);
      const asked = await preflight(path, "https://anywhere.example");
      expect([asked.status, allowed(asked.headers), asked.headers.get("access-control-allow-credentials")]).toEqual([
        204,
        "*",
        null,
      ]);
    }
    const asked = await preflight(`/plugin/conversation/${shop.botId}`, "https://anywhere.example");
    expect(asked.headers.get("access-control-allow-headers")?.toLowerCase()).toContain("x-visitor-token");
  });

  it("may call the rest from our own origins exactly", async () => {
    for (const path of [
      "/orders",
      "/products",
      "/shop",
      "/user",
      "/auth/renew",
      "/api/v1/order",
      "/events",
      "/openapi.json",
      "/publicity",
      "/plugins/x",
      "/conversations",
      "/bots/x/token",
    ]) {
      const ours = await preflight(path, siteUrl);
      expect([allowed(ours.headers), ours.headers.get("access-control-allow-credentials")]).toEqual([siteUrl, "true"]);
      expect(ours.headers.get("vary")?.toLowerCase()).toContain("origin");
      for (const origin of lookAlikes) {
        const asked = await preflight(path, origin);
        expect(allowed(asked.headers)).toBeNull();
        // Without a token: the endpoint that streams responds too.
        const called = await stack.call("GET", path, { headers: { origin } });
        expect(allowed(called.headers)).toBeNull();
      }
    }
  });
});

describe("every answer", () => {
  it("carries an id of its own and the headers that keep it in its place", async () => {
    const ids = new Set<string>();
    const paths = ["/livez", "/nothing", "/user", "/public/shops", "/public/shops/nobody", "/products?limit=x"];
    for (const path of paths) {
      const { headers } = await stack.call("GET", path, {
        token: path.startsWith("/products") ? shop.token : undefined,
      });
      ids.add(headers.get("x-request-id") ?? "");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("cache-control")).toBe("no-store");
      // Browsers ignore it over http, and on localhost it would break other projects.
      expect(headers.get("strict-transport-security")).toBeNull();
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("x-powered-by")).toBeNull();
      expect(headers.get("server")).toBeNull();
    }
    expect(ids.size).toBe(paths.length);
    expect([...ids].every((id) => /^[0-9a-f-]{36}$/.test(id))).toBe(true);
    const forged = await stack.call("GET", "/livez", { headers: { "x-request-id": "forged" } });
    expect(forged.headers.get("x-request-id")).not.toBe("forged");
  });

  it("asks for https for a year where the site has it", async () => {
    const secure = await startStack({ siteUrl: "https://duka.example" });
    const { headers } = await secure.call("GET", "/livez").finally(() => secure.stop());
    expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });

  it("to what is wrong in the middle tells nothing of the inside", async () => {
    await stack.db.query("alter table listings rename to hidden");
    try {
      const answer = await stack.call("GET", "/public/shops");
      expect(answer).toMatchObject({ status: 500, body: { code: "server_error" } });
      expect(Object.keys(Failure.parse(answer.body))).toEqual(["detail", "code"]);
      expect(JSON.stringify(answer.body)).not.toMatch(/listings|select|Error:/);
    } finally {
      await stack.db.query("alter table hidden rename to listings");
    }
    expect((await stack.call("GET", "/public/shops")).status).toBe(200);
  });

  it("to a request that is no HTTP is 400, and the server goes on", async () => {
    const { hostname, port } = new URL(stack.url);
    const sendRaw = (text: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = new Socket().connect(Number(port), hostname, () => socket.write(text));
        let answer = "";
        socket.on("data", (chunk) => {
          answer += String(chunk);
          socket.destroy();
        });
        socket.on("close", () => resolve(answer));
        socket.on("error", reject);
      });
    expect(await sendRaw("GARBAGE\r\n\r\n")).toMatch(/^HTTP\/1\.1 400/);
    expect(await sendRaw(`GET /user HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer a\u0000b\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 400/,
    );
    expect(await sendRaw(`GET /user HTTP/1.1\r\nHost: x\r\nAuthorization: ${"x".repeat(100_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431/,
    );
    expect(
      await sendRaw(
        "POST /products HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      ),
    ).toMatch(/^HTTP\/1\.1 400/);
    expect((await stack.call("GET", "/livez")).status).toBe(200);
  });
});

describe("the API's own pages", () => {
  it("say that it lives and can work", async () => {
    expect(await stack.call("GET", "/livez")).toMatchObject({ status: 200, body: { live: true } });
    expect(await stack.call("GET", "/readyz")).toMatchObject({ status: 200, body: { ready: true } });
  });

  it("describe every endpoint in OpenAPI 3.1, with who may call it", async () => {
    const Operation = z.object({
      "x-access": z.string(),
      security: z.optional(z.array(z.object({ bearer: z.array(z.string()) }))),
      parameters: z.array(
        z.object({ name: z.string(), in: z.enum(["path", "query", "header"]), required: z.boolean() }),
      ),
      requestBody: z.optional(
        z.object({
          content: z.union([
            z.object({ "application/json": z.object({ schema: z.looseObject({}) }) }),
            z.object({ "application/octet-stream": z.object({}) }),
          ]),
        }),
      ),
      responses: z.record(z.string(), z.unknown()),
    });
    const { body } = await stack.call("GET", "/openapi.json");
    const document = z
      .object({
        openapi: z.string(),
        paths: z.record(z.string(), z.record(z.string(), Operation)),
        servers: z.array(z.object({ url: z.string() })),
      })
      .parse(body);
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.servers).toEqual([{ url: `${siteUrl}/api` }]);
    const listed = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const expected = endpoints.map(({ name }) => name.replace(/:(\w+)/g, "{$1}"));
    expect(listed.sort()).toEqual(expected.sort());
    for (const { endpoint } of endpoints) {
      const operation = document.paths[endpoint.path.replace(/:(\w+)/g, "{$1}")]?.[endpoint.method.toLowerCase()];
      const { access } = endpoint;
      expect(operation?.["x-access"]).toBe(typeof access === "string" ? access : `${access.resource}:${access.action}`);
      expect(operation?.security !== undefined).toBe(
        !["public", "visitor", "cart", "shopper"].includes(String(access)),
      );
      expect(operation?.requestBody !== undefined).toBe(
        endpoint.body !== undefined || endpoint.takesFile === true || endpoint.takesBytes !== undefined,
      );
      expect(operation?.parameters.filter(({ in: place }) => place === "path").map(({ name }) => name)).toEqual(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => name),
      );
      expect(Object.keys(operation?.responses ?? {})).toContain(
        String(endpoint.status ?? (endpoint.method === "POST" ? 201 : 200)),
      );
    }
  });
});

describe("HEAD of a stream", () => {
  it("says that it is there, and nobody listens for it", async () => {
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Habari");
    const query = { chat_id: visitor.chatId, after: 0 };
    const streams = [
      ["/events", { authorization: `Bearer ${shop.token}` }],
      [pathOf(chat.listen, { params: shop, query }), { [visitorTokenHeader]: visitor.token() }],
    ] as const;
    let watching = 0;
    const { live } = stack.deps;
    const { subscribe } = live;
    const watched = vi.spyOn(live, "subscribe").mockImplementation((...asked) => {
      const leave = subscribe(...asked);
      watching++;
      return () => {
        leave();
        watching--;
      };
    });
    try {
      for (const [path, headers] of streams) {
        const { status, headers: told } = await fetch(stack.url + path, { method: "HEAD", headers });
        expect([status, told.get("content-type")]).toEqual([200, "text/event-stream"]);
      }
      expect(watched).toHaveBeenCalledTimes(2);
      expect(watching).toBe(0);
    } finally {
      watched.mockRestore();
    }
  });
});
