import { describe, expect, it } from "vitest";
import { demoProducts } from "../demo-products.ts";
import { demoShelf } from "./demo-shelf.ts";
import { planDemoLife } from "./plan-demo-life.ts";
import { shopClock } from "./shop-clock.ts";

const timeZone = "Africa/Dar_es_Salaam";
const person = (name: string) => ({ userId: `id of ${name}`, name });
const staff = { owner: person("Neema"), orders: person("Baraka"), stock: person("Rehema") };
const money = (minor: number) => ({ minor, currency: "TZS" });
const products = demoProducts.map(({ name, variants = [{ name: "", price_minor: 100 }], add_on_groups = [] }) => ({
  ...{ id: name, name, description: "", category: "home" as const, status: "published" as const, image_url: null },
  ...{ pictures: [], price_from: money(0), price_to: money(0), stock: 0, option_names: [] },
  variants: variants.map((variant) => ({
    ...{ id: `${name} ${variant.name}`, name: variant.name ?? "", price: money(variant.price_minor), stock: 0 },
    ...{ low_stock_at: null, sku: null, barcode: null, option_values: [], picture_id: null },
  })),
  add_on_groups: add_on_groups.map((group) => ({
    ...{ id: group.name, name: group.name, min: group.min, max: group.max, product_count: 1, updated_at: "" },
    add_ons: group.add_ons.map((addOn) => ({
      ...{ id: `${group.name} ${addOn.name}`, name: addOn.name, price: money(addOn.price_minor), stock: addOn.stock },
      low_stock_at: null,
    })),
  })),
  ...{ created_at: "", updated_at: "" },
}));
const shelf = demoShelf(products, demoProducts);
const planAt = (moment: string) => {
  const nowMs = Date.parse(moment);
  return { nowMs, life: planDemoLife({ nowMs, timeZone, shelf, staff, botId: "bot" }) };
};

/** In the shop, three hours ahead: at noon, in the early morning, at the ends of a day, a month and a year. */
const moments = [
  "2026-11-25T09:00:00.000Z",
  "2026-11-25T00:10:00.000Z",
  "2026-11-30T20:59:00.000Z",
  "2026-11-30T21:04:00.000Z",
  "2026-12-31T21:30:00.000Z",
  "2027-02-28T05:40:00.000Z",
];

describe("two months of a shop", () => {
  it("are the same for the same moment", () => {
    const [noon = ""] = moments;
    const asText = () => {
      const { ofOrder, ...life } = planAt(noon).life;
      return JSON.stringify({ ...life, chatIds: life.stories.map((story) => ofOrder.get(story)?.id) });
    };
    const first = asText();
    expect(asText() === first).toBe(true);
  });

  it.each(moments)("have nothing in the future at %s, and are full of life", (moment) => {
    const { nowMs, life } = planAt(moment);
    const times = [
      ...life.customers.map(({ atMs }) => atMs),
      ...life.movements.map(({ atMs }) => atMs),
      ...life.chats.flatMap(({ messages }) => messages.map(({ atMs }) => atMs)),
      ...life.stories.flatMap(({ placedMs, changes }) => [placedMs, ...changes.map(({ atMs }) => atMs)]),
      ...life.stories.flatMap(({ claims }) => claims.map(({ decidedMs }) => decidedMs ?? 0)),
      ...life.pushes.flatMap(({ askedMs, paidMs, settledMs }) => [askedMs, paidMs ?? 0, settledMs ?? 0]),
    ];
    expect(Math.max(...times)).toBeLessThanOrEqual(nowMs);
    expect(Math.min(...life.movements.map(({ atMs }) => atMs))).toBeGreaterThanOrEqual(life.openedMs);
    expect(life.stories.length).toBeGreaterThan(750);
    expect(life.stories.length).toBeLessThan(1_050);
    expect(life.customers.length).toBe(140);
    expect(life.stories.flatMap(({ claims }) => claims).filter(({ state }) => state === "open").length).toBeGreaterThan(
      0,
    );
    const states = new Set(life.pushes.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(["declined", "expired", "paid", "unknown"]);
    const isVoid = life.stories.filter(({ fulfilment }) => fulfilment === "cancelled").length / life.stories.length;
    expect(isVoid).toBeGreaterThan(0.01);
    expect(isVoid).toBeLessThan(0.06);
  });

  it("are spread over the hours of today until now", () => {
    const { nowMs, life } = planAt("2026-11-25T15:00:00.000Z");
    const { dayStart, hour } = shopClock(nowMs, timeZone);
    const today = life.stories.filter(({ placedMs }) => placedMs >= dayStart(0)).map(({ placedMs }) => hour(placedMs));
    expect(today.length).toBeGreaterThan(6);
    expect(Math.min(...today)).toBeLessThan(10);
    expect(Math.max(...today)).toBeGreaterThan(16);
  });

  it("have each status, and more orders at the end than at the start", () => {
    const { nowMs, life } = planAt("2026-11-25T15:00:00.000Z");
    const { dayStart } = shopClock(nowMs, timeZone);
    const statuses = new Set(life.stories.map(({ fulfilment }) => fulfilment));
    expect([...statuses].toSorted()).toEqual(["cancelled", "delivered", "new", "picked up", "preparing", "ready"]);
    const between = (from: number, to: number) =>
      life.stories.filter(({ placedMs }) => placedMs >= dayStart(from) && placedMs < dayStart(to)).length;
    expect(between(28, 0)).toBeGreaterThan(between(56, 28) * 1.15);
  });
});
