import { globSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { areaGroups } from "./area.ts";
import { areas } from "./areas.ts";
import { settingsPages } from "./settings-pages.ts";
import { creations, pages } from "./shell/command-palette/pages.ts";
import { placesOf } from "./shell/navigation/places-of.ts";
import { groupAreas, placesIn, visibleAreas } from "./shell/navigation/visible-areas.ts";

type Grants = Parameters<typeof visibleAreas>[0];
const visible = (grants: Grants) => placesIn(visibleAreas(grants)).map(({ label }) => label);
const everything = { is_admin: true };

it("shows a person what they may enter, entry by entry", () => {
  expect(visible([{ resource: "orders", action: ["read", "update"] }])).toEqual([
    "home",
    "orders",
    "analytics",
    "compliance",
    "settings",
    "tryChat",
  ]);
  const ofStaff = ["home", "compliance", "settings", "staffAccounts", "tryChat"];
  expect(visible([{ resource: "staffs", action: "read" }])).toEqual(ofStaff);
  expect(visible({ is_admin: false })).toEqual(["home", "compliance", "settings", "tryChat"]);
  const ofProducts = (...action: ("read" | "create" | "update")[]) =>
    visibleAreas([{ resource: "product", action }])
      .find(({ label }) => label === "products")
      ?.entries.map(({ label }) => label);
  expect(ofProducts("read")).toEqual(["allProducts", "stock", "addOns"]);
  expect(ofProducts("read", "create")).toEqual(["allProducts", "stock", "addOns", "importProducts"]);
  expect(ofProducts("read", "update")).toEqual(["allProducts", "stock", "sets", "addOns", "changes"]);
  expect(ofProducts("create")).toBeUndefined();
  // An entry at its area's own path is the area.
  const all = areas.flatMap((area) => [area, ...(area.entries ?? []).filter((entry) => entry.path !== area.path)]);
  expect(new Set(visible(everything))).toEqual(new Set(all.map(({ label }) => label)));
});

it("leaves out a group in which a person may enter nothing", () => {
  const groups = (grants: Grants) => groupAreas(visibleAreas(grants)).map(({ group }) => group);
  expect(groups(everything)).toEqual(["home", "selling", "catalogue", "money", "marketing", "insights", "shop"]);
  expect(groups([{ resource: "orders", action: "read" }])).toEqual(["home", "selling", "insights", "shop"]);
  expect(groups([{ resource: "transactions", action: "read" }])).toEqual(["home", "money", "shop"]);
});

it("lists the areas in the order of their groups", () => {
  const order = visibleAreas(everything).map(({ group }) => areaGroups.indexOf(group));
  expect(order).toEqual(order.toSorted((left, right) => left - right));
});

it.each([
  ["/dashboard", "home", undefined],
  ["/dashboard/orders", "orders", undefined],
  ["/dashboard/orders/order-info/7", "orders", undefined],
  ["/dashboard/pos", "till", undefined],
  ["/dashboard/pos/shifts", "till", "shifts"],
  ["/dashboard/products", "products", "allProducts"],
  ["/dashboard/products/new", "products", "allProducts"],
  ["/dashboard/products/stock/count", "products", "stock"],
  ["/dashboard/products/set", "products", "sets"],
  ["/dashboard/products/setting", "products", "allProducts"],
  ["/dashboard/transactions/7", "transactions", "allTransactions"],
  ["/dashboard/transactions/unmatched", "transactions", "unmatched"],
  ["/dashboard/transactions/withdrawals", "transactions", "withdrawals"],
  ["/dashboard/compliance", "compliance", undefined],
  ["/dashboard/analytics", "analytics", undefined],
  ["/dashboard/marketing/website/website-popup/7", "marketing", "popups"],
  ["/dashboard/marketing/links", "marketing", "shortLinks"],
  ["/dashboard/settings", "settings", undefined],
  ["/dashboard/settings/delivery", "settings", "delivery"],
  ["/dashboard/profile/staff-accounts", "settings", "staffAccounts"],
  ["/dashboard/profile", undefined, undefined],
  ["/login", undefined, undefined],
] as const)("knows where %s is: %s, %s", (pathname, area, entry) => {
  const found = placesOf(pathname);
  expect([found.area?.label, found.entry?.label]).toEqual([area, entry]);
});

it("gives each area a letter of its own, and puts four in a phone's bar", () => {
  expect(new Set(areas.map(({ letter }) => letter)).size).toBe(areas.length);
  for (const { letter } of areas) expect(letter).toMatch(/^[a-z]$/);
  expect(areas.filter(({ inBar }) => inBar)).toHaveLength(4);
});

it("leads to each path once", () => {
  const paths = placesIn(visibleAreas(everything)).map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

/** Pages that are found on the way: records, what a list's button creates, a step of a form, developers' pages, and what is missing. */
const onTheWay = /\/(by-id\b|new$)|^\/dashboard\/(gallery|missing|marketing\/(sms|whatsapp\/campaign)\/preview)$/;

it("reaches every built page by the navigation or the palette, and every list by the navigation", () => {
  const app = path.join(import.meta.dirname, "app/[locale]");
  const built = globSync("dashboard/**/page.tsx", { cwd: app })
    .map((file) => `/${path.dirname(file).replaceAll(/\/\(\w+\)/g, "")}`)
    .filter((route) => !onTheWay.test(route));
  const navigation = new Set<string>(placesIn(visibleAreas(everything)).map((place) => place.path));
  const forms = new Set<string>(areas.flatMap(({ create }) => create?.path ?? []));
  for (const { path: route } of [...creations, ...pages, ...settingsPages]) forms.add(route);
  expect(built.length).toBeGreaterThan(15);
  expect(built.filter((route) => !navigation.has(route) && !forms.has(route))).toEqual([]);
  // What is not in the navigation is no list: it creates something, counts, or is a page of the settings.
  expect(built.filter((route) => !navigation.has(route)).toSorted()).toEqual(
    [
      "conversations/numbers",
      "customers/doubles",
      "customers/import",
      "expenses/import",
      "marketing/sms/create",
      "orders/add-order",
    ]
      .concat("products/set/single-set-collection", "products/set/template-based-set")
      .concat(
        "products/stock/count",
        "profile",
        "settings/api-keys",
        "settings/held-goods",
        "settings/inbox",
        "settings/notifications",
        "settings/payments",
        "settings/pos",
      )
      .concat("settings/public-page", "settings/record", "settings/shop", "settings/webhooks")
      .map((route) => `/dashboard/${route}`),
  );
  for (const route of [...navigation, ...forms].filter((each) => !onTheWay.test(each))) expect(built).toContain(route);
});
