import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { isFoundBy } from "./areas/shop/settings/rules.ts";
import { english } from "./i18n/messages/en/english.ts";
import { swahili } from "./i18n/messages/sw/swahili.ts";
import { canAccess } from "./lib/session/can-access.ts";
import { type SettingsPage, settingsPages } from "./settings-pages.ts";

const found = (typed: string) =>
  settingsPages
    .filter(({ label, keywords }) => isFoundBy(typed, [english.settings.pages[label].name, ...keywords]))
    .map(({ label }) => label);

/** The labels of the fields on a page, in one language. */
const fieldsOf = ({ shop, shopPages, payments, delivery, staff, settings }: typeof swahili) =>
  ({
    shop: [
      shop.name,
      shop.category,
      shop.whatsapp,
      shopPages.place,
      shopPages.hours,
      shopPages.language,
      shopPages.logo,
    ],
    publicPage: [shopPages.about, shopPages.cover, shopPages.directory, shopPages.storage],
    heldGoods: [settings.pages.heldGoods.name],
    payments: [payments.network, payments.number, payments.cash, payments.charges],
    delivery: [delivery.fee],
    staff: [staff.invite.split(" ")[0] ?? ""],
  }) satisfies Partial<Record<SettingsPage["label"], readonly string[]>>;

it.each([
  ["English", english],
  ["Swahili", swahili],
] as const)("finds each page by the labels of its fields in %s, whatever language it is shown in", (_, messages) => {
  for (const [label, fields] of Object.entries(fieldsOf(messages)))
    for (const field of fields) expect(found(field), field).toContain(label);
});

it("finds a page by the words people use for it", () => {
  expect(found("nauli")).toEqual(["delivery"]);
  expect(found("logo")).toEqual(["shop"]);
  expect(found("nenosiri")).toEqual(["profile"]);
  expect(found("mwaliko")).toEqual(["staff"]);
});

it("shows nobody a page that they may not open", () => {
  const seen = (grants: Parameters<typeof canAccess>[0]) =>
    settingsPages.filter(({ access }) => canAccess(grants, access)).map(({ label }) => label);
  expect(seen({ is_admin: true })).toEqual(settingsPages.map(({ label }) => label));
  expect(seen([{ resource: "orders", action: "read" }])).toEqual([
    "shop",
    "publicPage",
    "heldGoods",
    "chat",
    "profile",
  ]);
});

it("names only pages that exist, each once", () => {
  expect(new Set(settingsPages.map((page) => page.path)).size).toBe(settingsPages.length);
  for (const page of settingsPages)
    expect(existsSync(path.join(import.meta.dirname, `app/[locale]${page.path}/page.tsx`)), page.path).toBe(true);
});
