import { sources } from "@mauzo/contract/marketing/sources";
import { touchOrders } from "@mauzo/contract/shop/touches";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call } from "../../../../test/endpoints.ts";
import { dayMs } from "../../../../test/invent-books.ts";
import { addPopup } from "../../../../test/popup-fixtures.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { addShortLink } from "../../../../test/short-link-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { rebuildFigures } from "../../insights/rollups/rebuild-figures.ts";
import { rollFigures } from "../../insights/rollups/roll-figures.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

type What = "chat" | "cart" | "order";
type Made = { what: What; touches: [string, string] | null; byStaff: boolean; paid: number; at: Date };
const idAt = "overlay(first_id_at($2)::text placing right(gen_random_uuid()::text, 12) from 25)::uuid";
const insertions: Record<What, string> = {
  chat: `insert into conversations (shop_id, id, bot_id, chat_id, visitor_hash, channel, language, first_touch, last_touch, created_at)
    select $1, ${idAt}, b.id, gen_random_uuid()::text, sha256(gen_random_uuid()::text::bytea), 'web', 'sw', $3, $4, $2 from bots b
    where b.shop_id = $1 and $5::text <> '' and $6::bigint >= 0`,
  cart: `insert into carts (shop_id, id, number, language, state, expires_at, created_at, first_touch, last_touch)
    select $1, ${idAt}, gen_random_uuid()::text, 'sw', 'open', now(), $2, $3, $4 where $5::text <> '' and $6::bigint >= 0`,
  order: `with cart as (
      insert into carts (shop_id, id, number, language, state, expires_at, created_at, first_touch, last_touch)
      select $1, ${idAt}, gen_random_uuid()::text, 'sw', 'ordered', now(), $2, $3, $4 returning id, number)
    insert into orders (shop_id, id, cart_id, number, channel, quantity, total_minor, paid_minor, currency, placed_at, first_touch, last_touch)
    select $1, id, id, number, $5, 1, 1000000, $6, 'TZS', $2, $3, $4 from cart`,
};
const make = (shop: OpenedShop, { what, touches, byStaff, paid, at }: Made) =>
  stack.db.query(insertions[what], [shop.shopId, at, ...(touches ?? [null, null]), byStaff ? "manual" : "web", paid]);

const spans = [
  { from: "2026-03-01", to: "2026-03-31" },
  { from: "2026-03-09", to: "2026-03-15" },
  { from: "2026-03-12", to: "2026-03-12" },
];
const readAll = (shop: OpenedShop) =>
  Promise.all(
    spans.flatMap((days) => touchOrders.map((touch) => call(stack, sources.list, { query: { ...days, touch } }, shop))),
  );
const rolled = async (shop: OpenedShop) =>
  (
    await stack.db.query(
      "select touch_order, day::text, touch, chats, carts, orders, paid_minor from day_sources where shop_id = $1 order by 1, 2, 3",
      [shop.shopId],
    )
  ).rows;
const roll = (shop: OpenedShop) => rollFigures({ pool: stack.pool, queue: stack.deps.queue }, { shopId: shop.shopId });
const countedBy = (all: readonly Made[], { from, to }: (typeof spans)[number], place: 0 | 1) => {
  const [start, end] = [Date.parse(from) - 3 * 3_600_000, Date.parse(to) + dayMs - 3 * 3_600_000];
  const counted = new Map<string, { chats: number; carts: number; orders: number; paid: number }>();
  for (const { what, touches, byStaff, paid, at } of all) {
    if (at.getTime() < start || at.getTime() >= end) continue;
    const add = (touch: string, more: Partial<{ chats: number; carts: number; orders: number; paid: number }>) => {
      const row = counted.get(touch) ?? { chats: 0, carts: 0, orders: 0, paid: 0 };
      for (const name of ["chats", "carts", "orders", "paid"] as const) row[name] += more[name] ?? 0;
      counted.set(touch, row);
    };
    const open = touches?.[place] ?? "direct";
    if (what === "chat") add(open, { chats: 1 });
    if (what === "cart" || (what === "order" && !byStaff)) add(open, { carts: 1 });
    if (what === "order") add(touches?.[place] ?? (byStaff ? "staff" : "direct"), { orders: 1, paid });
  }
  return counted;
};

it("are the same from their rows, rolled up, after changes and rebuilt, and are what was made", async () => {
  const shops = await openShop(stack);
  const [link, popup] = [await addShortLink(stack, shops), await addPopup(stack, shops)];
  const touch = fc.constantFrom(`short_link:${link.id}`, `qr:${link.id}`, `popup:${popup.id}`, "directory");
  const made = fc.record({
    what: fc.constantFrom<What>("chat", "cart", "order"),
    touches: fc.option(fc.tuple(touch, touch)),
    byStaff: fc.boolean(),
    paid: fc.integer({ min: 0, max: 1_000_000 }),
    // Around midnight of the shop, too.
    at: fc
      .tuple(fc.integer({ min: -10, max: 45 }), fc.constantFrom(0, 1, 12 * 3_600_000, dayMs - 1))
      .map(([day, ms]) => new Date(Date.parse("2026-03-01") - 3 * 3_600_000 + day * dayMs + ms)),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(made, { minLength: 5, maxLength: 40 }), async (all) => {
      const shop = await openShop(stack);
      for (const each of all) await make(shop, each);
      const live = await readAll(shop);
      for (const [place, { items }] of live.entries()) {
        const days = spans[Math.floor(place / 2)];
        if (!days) throw new Error("no such span");
        const expected = countedBy(all, days, place % 2 === 0 ? 0 : 1);
        const found = new Map(
          items.flatMap(({ source, id, now }) =>
            now.chats + now.carts + now.orders === 0
              ? []
              : [[id === null ? source : `${source}:${id}`, { ...now, paid: now.paid?.minor }] as const],
          ),
        );
        expect(found).toEqual(expected);
      }
      await roll(shop);
      expect(await countRows(stack, "day_sources where shop_id = $1", [shop.shopId])).toBeGreaterThan(0);
      expect(await readAll(shop)).toEqual(live);
      const kept = await rolled(shop);
      await rebuildFigures(stack.pool, shop.shopId);
      expect(await rolled(shop)).toEqual(kept);

      // A payment that comes later is told of, read at once, and rolled up as a rebuild does.
      await stack.db.query("update orders set paid_minor = paid_minor + 700 where shop_id = $1", [shop.shopId]);
      const { rows } = await stack.db.query<{ id: string }>("select id from orders where shop_id = $1", [shop.shopId]);
      for (const { id: subject } of rows)
        await inShop(stack.pool, shop.shopId, (tx) =>
          stack.deps.emitFact(tx, {
            ...{ name: "order.credit_changed", shopId: shop.shopId, subject, actor: { kind: "system" } },
            payload: { kind: "due", payment: "paid" },
          }),
        );
      await dispatchFacts(stack);
      const later = await readAll(shop);
      const paidOf = (told: typeof live) =>
        told[0]?.items.reduce((sum, { now, before }) => sum + (now.paid?.minor ?? 0) + (before.paid?.minor ?? 0), 0) ??
        0;
      const inSpans = all.filter(
        ({ what, at }) =>
          what === "order" &&
          at.getTime() >= Date.parse("2026-01-29") - 3 * 3_600_000 &&
          at.getTime() < Date.parse("2026-04-01") - 3 * 3_600_000,
      );
      expect(paidOf(later) - paidOf(live)).toBe(700 * inSpans.length);
      await roll(shop);
      expect(await readAll(shop)).toEqual(later);
      const changed = await rolled(shop);
      await rebuildFigures(stack.pool, shop.shopId);
      expect(await rolled(shop)).toEqual(changed);

      // What is cleaned away stays counted, also when its day is made anew; a touch that comes later is not of that day.
      await stack.db.query("delete from carts where shop_id = $1 and state = 'open'", [shop.shopId]);
      await stack.db.query(
        "update conversations set last_touch = 'directory', first_touch = coalesce(first_touch, 'directory') where shop_id = $1",
        [shop.shopId],
      );
      expect(await readAll(shop)).toEqual(later);
      await rebuildFigures(stack.pool, shop.shopId);
      expect(await rolled(shop)).toEqual(changed);
      expect(await readAll(shop)).toEqual(later);
    }),
    { numRuns: 5 },
  );
}, 120_000);

it("are by the days of the shop's zone, at once where it changes", async () => {
  const shop = await openShop(stack);
  await make(shop, { what: "cart", touches: null, byStaff: false, paid: 0, at: new Date("2026-03-11T22:00:00Z") });
  const carts = async (day: string) =>
    (await call(stack, sources.list, { query: { from: day, to: day } }, shop)).items[0]?.now.carts ?? 0;
  await roll(shop);
  expect([await carts("2026-03-11"), await carts("2026-03-12")]).toEqual([0, 1]);
  await stack.db.query("update shops set time_zone = 'Etc/UTC' where shop_id = $1", [shop.shopId]);
  for (let twice = 0; twice < 2; twice++) {
    expect([await carts("2026-03-11"), await carts("2026-03-12")]).toEqual([1, 0]);
    await roll(shop);
  }
});
