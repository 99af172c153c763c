import { mockApi } from "@mauzo/api-mock/mock-api";
import { disconnected, json, unfinished } from "@mauzo/api-mock/responders";
import { publicShops, type StorefrontCart } from "@mauzo/contract/storefront/public-shops";
import { afterAll, expect, it, vi } from "vitest";
import { askFromPage } from "./ask-from-page.ts";

vi.stubGlobal("location", new URL("https://mauzo.example/shops"));
afterAll(() => void vi.unstubAllGlobals());
const server = mockApi("https://mauzo.example/api");

type Shops = typeof publicShops;
const cart: StorefrontCart = { language: "sw", lines: [] };

it("asks where the site serves the API, and hands on what comes", async () => {
  server.answer(publicShops.createCart, json(409, { detail: "No" }));
  const input = { params: { slug: "a b" }, body: cart };
  const options = { headers: { "idempotency-key": "once" } };
  const answer = await askFromPage<Shops["createCart"]>("POST /public/shops/:slug/cart", input, options);
  expect(answer).toEqual({ ok: false, status: 409, body: { detail: "No" } });
  const [asked] = server.calls;
  expect(asked).toMatchObject({ path: "/api/public/shops/a%20b/cart", body: cart });
  expect(asked?.headers.get("idempotency-key")).toBe("once");

  server.answer(publicShops.list, () => new Response("<h1>502</h1>", { status: 502 }));
  expect(await askFromPage<Shops["list"]>("GET /public/shops", { query: {} })).toEqual({
    ok: false,
    status: 502,
    body: undefined,
  });
});

it("fails where nobody answers in time, or at all", async () => {
  const ask = (timeoutMs?: number) => askFromPage<Shops["list"]>("GET /public/shops", { query: {} }, { timeoutMs });
  server.answer(publicShops.list, unfinished("{"));
  await expect(ask(40)).rejects.toMatchObject({ name: "TimeoutError" });
  server.answer(publicShops.list, disconnected);
  await expect(ask()).rejects.toBeInstanceOf(TypeError);
});
