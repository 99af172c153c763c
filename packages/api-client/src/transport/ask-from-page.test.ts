import type { publicShops, StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { afterAll, expect, it, vi } from "vitest";
import { json, startServer } from "../test/start-server.ts";
import { askFromPage } from "./ask-from-page.ts";

const server = await startServer();
// A page's own addresses lead to its site.
const { fetch } = globalThis;
vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(new URL(path, server.prefix), init));
afterAll(() => void vi.unstubAllGlobals());

type Shops = typeof publicShops;
const cart: StorefrontCart = { language: "sw", lines: [] };

it("asks where the site serves the API, and hands on what comes", async () => {
  server.answer(json(409, { detail: "No" }));
  const input = { params: { slug: "a b" }, body: cart };
  const options = { headers: { "idempotency-key": "once" } };
  const answer = await askFromPage<Shops["createCart"]>("POST /public/shops/:slug/cart", input, options);
  expect(answer).toEqual({ ok: false, status: 409, body: { detail: "No" } });
  const [asked] = server.asked;
  expect(asked).toMatchObject({ method: "POST", url: "/api/public/shops/a%20b/cart", body: JSON.stringify(cart) });
  expect(asked?.headers).toMatchObject({ "content-type": "application/json", "idempotency-key": "once" });

  server.answer((response) => response.writeHead(502).end("<h1>502</h1>"));
  expect(await askFromPage<Shops["list"]>("GET /public/shops", { query: {} })).toEqual({
    ok: false,
    status: 502,
    body: undefined,
  });
});

it("fails where nobody answers in time, or at all", async () => {
  const ask = (timeoutMs?: number) => askFromPage<Shops["list"]>("GET /public/shops", { query: {} }, { timeoutMs });
  server.answer((response) => void response.writeHead(200).write("{"));
  await expect(ask(40)).rejects.toMatchObject({ name: "TimeoutError" });
  server.answer((response) => response.destroy());
  await expect(ask()).rejects.toBeInstanceOf(TypeError);
});
