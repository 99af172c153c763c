import type { Product } from "@mauzo/contract/catalogue/products";
import { type SourceRow, sources } from "@mauzo/contract/marketing/sources";
import { orders } from "@mauzo/contract/orders/orders";
import { touchOrders } from "@mauzo/contract/shop/touches";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { addConversation } from "../../../../test/cart-holds.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addPopup } from "../../../../test/popup-fixtures.ts";
import { addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { addShortLink } from "../../../../test/short-link-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { createCartLink } from "../../orders/cart/create-cart-link.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1000 });
});

type Placed = {
  touches: [string, string] | null;
  channel: "web" | "whatsapp" | "manual" | "pos";
  paid: number;
  at: Date;
};
/** An order as if it had been placed then: its id is of that time, as the ids of orders are. */
async function place({ touches, channel, paid, at }: Placed) {
  const [first, last] = touches ?? [null, null];
  await stack.db.query(
    `with cart as (
       insert into carts (shop_id, id, number, language, state, expires_at, created_at, first_touch, last_touch)
       select $1, overlay(first_id_at($2)::text placing right(gen_random_uuid()::text, 12) from 25)::uuid, gen_random_uuid()::text, 'sw', 'ordered', now(), $2, $5, $6
       returning id, number)
     insert into orders (shop_id, id, cart_id, number, channel, quantity, total_minor, paid_minor, currency, placed_at, first_touch, last_touch)
     select $1, id, id, number, $3, 1, 1000000, $4, 'TZS', $2, $5, $6 from cart`,
    [shop.shopId, at, channel, paid, first, last],
  );
}
const noon = (day: string) => new Date(`${day}T09:00:00Z`);
const listed = async (
  row: Pick<SourceRow, "source" | "id">,
  touch: "first" | "last",
  span: { from: string; to: string },
) => {
  const found = { orders: 0, paid: 0 };
  let cursor: string | undefined;
  do {
    const query = {
      source: row.source,
      touch,
      ...span,
      ...(row.id && { source_id: row.id }),
      limit: 20,
      ...(cursor && { cursor }),
    };
    const { items, next } = await call(stack, orders.list, { query }, shop);
    found.orders += items.length;
    found.paid += items.reduce((sum, { paid }) => sum + paid.minor, 0);
    cursor = next ?? undefined;
  } while (cursor);
  return found;
};

it("equals the list of orders, source by source, for whatever was sold", async () => {
  const [one, two, popup] = [
    await addShortLink(stack, shop),
    await addShortLink(stack, shop),
    await addPopup(stack, shop),
  ];
  const touch = fc.constantFrom(
    `short_link:${one.id}`,
    `qr:${one.id}`,
    `qr:${two.id}`,
    `popup:${popup.id}`,
    "directory",
  );
  const day = fc.integer({ min: 1, max: 20 }).map((n) => noon(`2026-03-${String(n).padStart(2, "0")}`));
  const sold = fc.record({
    touches: fc.option(fc.tuple(touch, touch)),
    channel: fc.constantFrom("web", "whatsapp", "manual", "pos"),
    paid: fc.integer({ min: 0, max: 1_000_000 }),
    at: day,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(sold, { minLength: 1, maxLength: 25 }), async (all) => {
      await stack.db.query("delete from orders where shop_id = $1", [shop.shopId]);
      for (const each of all) await place(each);
      for (const touch of touchOrders) {
        const { items } = await call(
          stack,
          sources.list,
          { query: { from: "2026-03-11", to: "2026-03-15", touch } },
          shop,
        );
        const spans = {
          now: { from: "2026-03-10T21:00:00.000Z", to: "2026-03-15T21:00:00.000Z" },
          before: { from: "2026-03-05T21:00:00.000Z", to: "2026-03-10T21:00:00.000Z" },
        };
        for (const when of ["now", "before"] as const) {
          for (const row of items)
            expect({ orders: row[when].orders, paid: row[when].paid?.minor }).toEqual(
              await listed(row, touch, spans[when]),
            );
          const inSpan = all.filter(({ at }) => at >= new Date(spans[when].from) && at < new Date(spans[when].to));
          expect(items.reduce((sum, row) => sum + row[when].orders, 0)).toBe(inSpan.length);
          expect(items.reduce((sum, row) => sum + (row[when].paid?.minor ?? 0), 0)).toBe(
            inSpan.reduce((sum, { paid }) => sum + paid, 0),
          );
        }
      }
    }),
    { numRuns: 8 },
  );
});

it("counts chats and carts of today by what brought them, and names it", async () => {
  const { id } = await addShortLink(stack, shop, { name: "Menyu mezani" });
  const conversationId = await addConversation(stack, shop);
  await stack.db.query("update conversations set first_touch = $2, last_touch = $2 where id = $1", [
    conversationId,
    `qr:${id}`,
  ]);
  await inShop(stack.pool, shop.shopId, (tx) =>
    createCartLink(tx, stack.deps, {
      ...{ shopId: shop.shopId, conversationId, language: "sw", lines: [makeCartLine(product)], replaces: null },
    }),
  );
  const { items } = await call(stack, sources.list, { query: {} }, shop);
  const none = { chats: 0, carts: 0, orders: 0, paid: { minor: 0, currency: "TZS" } };
  expect(items).toEqual([
    { source: "qr", id, name: "Menyu mezani", now: { ...none, chats: 1, carts: 1 }, before: none },
  ]);
});

it("tells sums only to who may read transactions, and nothing of another shop", async () => {
  await place({ touches: null, channel: "web", paid: 500, at: noon("2026-03-11") });
  const query = { from: "2026-03-11", to: "2026-03-11" };
  const seller = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
  const { items } = await call(stack, sources.list, { query }, seller);
  expect(items).toMatchObject([{ source: "direct", now: { orders: 1, paid: null } }]);
  expect((await call(stack, sources.list, { query }, await openShop(stack))).items).toEqual([]);
  const reader = await addMember(stack, shop, [{ resource: "customers", action: "read" }]);
  expect((await request(stack, sources.list, { query }, reader)).status).toBe(403);
});

it("is a file, too, in the reader's language", async () => {
  await place({ touches: null, channel: "pos", paid: 500, at: noon("2026-03-11") });
  const query = { from: "2026-03-11", to: "2026-03-11" };
  const { body } = await request(stack, sources.file, { query }, { ...shop, headers: { "accept-language": "sw" } });
  expect(String(body)).toContain("Chanzo");
  expect(String(body)).toContain("Imeandikwa dukani");
});
