import { expect, it } from "vitest";
import { id } from "../test/example-cart.ts";
import { type Draft, draftCookies, readDraft } from "./draft-cookies.ts";

const draft: Draft = {
  order: {
    products: [{ id: id(1), variants: [{ id: id(10), quantity: 3 }], add_ons: [] }],
    customer: { name: "Neema", phone: "0712" },
    note: "Njoo saa nne.\nAsante",
    version: "v1",
  },
  shown: [{ id: id(10), name: "Kanga · Blue", minor: 1_800_000 }],
  problem: "invalid",
  detail: "Write a phone number",
  field: "phone",
};
const jarOf = (cookies: string[]) => {
  const jar = new Map(cookies.map((cookie) => [cookie.split("=")[0] ?? "", /=([^;]*)/.exec(cookie)?.[1] ?? ""]));
  return (name: string) => jar.get(name);
};

it("keeps everything the customer wrote", () => {
  expect(readDraft("token", jarOf(draftCookies("token", draft, false)))).toEqual(draft);
});
it("keeps an order larger than one cookie", () => {
  const uuid = () => crypto.randomUUID();
  const variants = Array.from({ length: 100 }, () => ({ id: uuid(), quantity: 1 }));
  const large = { ...draft, order: { ...draft.order, products: [{ id: uuid(), variants, add_ons: [] }] } };
  const cookies = draftCookies("token", large, true);
  expect(readDraft("token", jarOf(cookies))).toEqual(large);
  for (const cookie of cookies) expect(cookie.length).toBeLessThan(4_000);
});
it("opens only under its own link", () => {
  expect(readDraft("other", jarOf(draftCookies("token", draft, false)))).toBeUndefined();
});
it("is for this page alone, and not for scripts", () => {
  expect(draftCookies("token", draft, true)[0]).toMatch(/; Path=\/cart; HttpOnly; SameSite=Lax; Max-Age=1800; Secure$/);
});
it("is cleared when there is nothing to keep", () => {
  for (const cookie of draftCookies("token", undefined, false)) expect(cookie).toMatch(/=; .*Max-Age=0/);
});
it.each(["x", "AAAA", "e30", "%00", "a".repeat(3_000)])("takes a cookie of %s for none", (value) => {
  expect(readDraft("token", (name) => (name === "cart-draft-0" ? value : undefined))).toBeUndefined();
});
