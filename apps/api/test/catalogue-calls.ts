import { setPicks, sets } from "@mauzo/contract/catalogue/sets";
import { expect } from "vitest";
import { cursorOf } from "./cursor-of.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

type Call = (path: string) => Promise<void>;

/** Calls the endpoints for stock. */
export async function callStockEndpoints(stack: Stack, shop: OpenedShop, call: Call, id: string) {
  const after = cursorOf("created", id);
  for (const filter of ["all", "low", "out"])
    for (const query of ["", `&cursor=${after}`, "&search=kikoi%2017", `&search=kikoi&cursor=${after}`])
      for (const category of ["", "&category=home", "&category=media"])
        await call(`/stock/items?filter=${filter}${query}${category}`);
  const send = async (method: string, path: string, body: object) =>
    expect((await stack.call(method, path, { ...shop, body })).status).toBeLessThan(300);
  for (const query of ["", "?category=home"]) await call(`/stock/summary${query}`);
  await call(`/stock/items/${id}`);
  for (let more = 0; more < 2; more++) await send("POST", `/stock/items/${id}/restocks`, { quantity: 3 });
  await send("PUT", `/stock/items/${id}/threshold`, { low_stock_at: 5 });
  await send("POST", "/stock/counts", { lines: [{ id, expected: 46, counted: 45 }] });
  const ledger = await stack.call("GET", `/stock/items/${id}/movements?limit=1`, shop);
  await call(`/stock/items/${id}/movements?cursor=${/"next":"([^"]+)"/.exec(JSON.stringify(ledger.body))?.[1]}`);
}

/** Calls the endpoints for sets. */
export async function callSetEndpoints(stack: Stack, shop: OpenedShop, call: Call, ids: string[]) {
  const texts = { en: "", sw: "" };
  const set = { kind: "curated", name: "Zawadi", header: texts, body: texts, footer: texts, product_ids: ids };
  const { body } = await stack.call("POST", "/sets", { ...shop, body: set });
  const { id, updated_at } = sets.create.reply.parse(body);
  const changed = { ...set, expected_updated_at: updated_at };
  expect((await stack.call("PUT", `/sets/${id}`, { ...shop, body: changed })).status).toBe(200);
  for (const path of ["", "?status=archived", `?cursor=${cursorOf("created_desc", id)}`, "?sort=name", `/${id}`])
    await call(`/sets${path}`);
  const narrowings = [{}, { category: "home" }, { price_least_minor: 1, price_most_minor: 1_000 }];
  for (const pick of setPicks)
    for (const in_stock of [true, false])
      for (const rule of narrowings) {
        const asked = await stack.call("POST", "/sets/preview", {
          ...shop,
          body: { rule: { pick, in_stock, ...rule } },
        });
        expect(asked.status).toBe(200);
      }
}
